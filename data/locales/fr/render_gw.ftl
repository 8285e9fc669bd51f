# Mots fixes dans les images de great_war.
pic-gw-turn = Tour { $turn }
pic-gw-hq = QG
pic-gw-left = Gauche
pic-gw-centre = Centre
pic-gw-right = Droite
pic-gw-hand = Votre main
pic-gw-hand-secret = visible de vous seulement
pic-gw-hand-note = Les autres ne voient que les nombres. Appuyez sur le numéro d’une carte ou tapez son nom.
pic-gw-spend = À dépenser
pic-gw-tokens = { $count ->
    [one] jeton QG
   *[other] jetons QG
}
pic-gw-command-cards = { $count ->
    [one] carte de commandement
   *[other] cartes de commandement
}
pic-gw-combat-cards = { $count ->
    [one] carte de combat
   *[other] cartes de combat
}
pic-gw-playable = jouable
pic-gw-kind-section = Ordre · secteur
pic-gw-kind-tactic = Ordre · tactique
pic-gw-kind-combat = Combat
pic-gw-kind-reaction = Combat · réaction
pic-gw-line-section = Carte de secteur
pic-gw-line-tactic = Tactique : tout le plateau
pic-gw-line-combat = À votre tour
pic-gw-line-reaction = Réaction, tour adverse

pic-card-words = { $number } { $title } : { $text }
pic-card-words-cost = { $number } { $title } (coûte { $cost }) : { $text }
