# Fixed words inside the pictures of great_war.
pic-gw-turn = Turn { $turn }
pic-gw-hq = HQ
pic-gw-left = Left
pic-gw-centre = Centre
pic-gw-right = Right
pic-gw-hand = Your hand
pic-gw-hand-secret = only you see this
pic-gw-hand-note = Others see only the numbers. Press the number of a card, or type its name.
pic-gw-spend = To spend
pic-gw-tokens = { $count ->
    [one] HQ token
   *[other] HQ tokens
}
pic-gw-command-cards = { $count ->
    [one] command card
   *[other] command cards
}
pic-gw-combat-cards = { $count ->
    [one] combat card
   *[other] combat cards
}
pic-gw-playable = playable now
pic-gw-kind-section = Command · section
pic-gw-kind-tactic = Command · tactic
pic-gw-kind-combat = Combat card
pic-gw-kind-reaction = Combat card · reaction
pic-gw-line-section = Section card
pic-gw-line-tactic = Tactic: whole board
pic-gw-line-combat = Your turn
pic-gw-line-reaction = Reaction, enemy turn

pic-card-words = { $number } { $title }: { $text }
pic-card-words-cost = { $number } { $title } (costs { $cost }): { $text }
