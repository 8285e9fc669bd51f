# Words inside the pictures. Short: each stands in a narrow place.

pic-turn = Turn { $turn }
pic-points = pts
pic-in-motion = in motion
pic-ambush = ambush
pic-activated = activated
pic-zone-front = Front
pic-zone-side = Side
pic-zone-rear = Rear
pic-zone-front-letter = F
pic-zone-side-letter = S
pic-zone-rear-letter = R
pic-choice = choice { $number } costs { $cost } AP

# Key of the map: name, then AP to enter, effect on sight, effect on the die.
pic-terrain-open = Open
pic-terrain-open-facts = 1 AP
pic-terrain-open-road = Open, road
pic-terrain-open-road-facts = 1 AP · bridge 1
pic-terrain-field = Crops
pic-terrain-field-facts = 1 · hides
pic-terrain-hedge = Hedge
pic-terrain-hedge-facts = +1 · hides
pic-terrain-woods = Woods
pic-terrain-woods-facts = 2 · blocks · −1
pic-terrain-village = Village
pic-terrain-village-facts = 2 · blocks · −2
pic-terrain-hill = Hill
pic-terrain-hill-facts = 2 up · blocks
pic-terrain-marsh = Marsh
pic-terrain-marsh-facts = 3 · must halt
pic-terrain-ford = Ford
pic-terrain-ford-facts = 3 · must halt
pic-terrain-marsh-ford = Marsh, ford
pic-terrain-marsh-ford-facts = 3 · must halt
pic-terrain-river = River
pic-terrain-river-facts = no entry
