# Mots des images. Courts : chacun tient dans une place étroite.

pic-turn = Tour { $turn }
pic-points = pts
pic-in-motion = en mouvement
pic-ambush = à l’affût
pic-activated = activé
pic-zone-front = Avant
pic-zone-side = Flanc
pic-zone-rear = Arrière
pic-zone-front-letter = AV
pic-zone-side-letter = FL
pic-zone-rear-letter = AR
pic-choice = le choix { $number } coûte { $cost } PA

# Légende : nom, puis PA pour entrer, effet sur la vue, effet sur le dé.
pic-terrain-open = Plaine
pic-terrain-open-facts = 1 PA
pic-terrain-open-road = Plaine, route
pic-terrain-open-road-facts = 1 PA · pont 1
pic-terrain-field = Champ
pic-terrain-field-facts = 1 · gêne
pic-terrain-hedge = Haie
pic-terrain-hedge-facts = +1 · gêne
pic-terrain-woods = Bois
pic-terrain-woods-facts = 2 · bloque · −1
pic-terrain-village = Village
pic-terrain-village-facts = 2 · bloque · −2
pic-terrain-hill = Colline
pic-terrain-hill-facts = 2 en montant
pic-terrain-marsh = Marais
pic-terrain-marsh-facts = 3 · arrêt forcé
pic-terrain-ford = Gué
pic-terrain-ford-facts = 3 · arrêt forcé
pic-terrain-marsh-ford = Marais, gué
pic-terrain-marsh-ford-facts = 3 · arrêt forcé
pic-terrain-river = Rivière
pic-terrain-river-facts = interdite
