# Menus du panneau Agir, réponses sans boutons, et ce qui se dit quand Discord accepte moins que prévu.

pictures-too-big = -# Pas d’image : Discord la refuse ici, même la plus petite.
posts-lacking = Le salon ne montre pas ceci : il y manque au bot { $rights }.
react-elsewhere = -# Partie { $number }, dans <#{ $channel }> :

menu-unit = { $name } n° { $number } · { $hex }
menu-no-unit = Tout le reste
menu-nothing = Rien à ordonner pour l’instant
menu-waiting = En attente de { $who }
menu-verbs = { $verbs }
verb-drive = rouler
verb-move = avancer
verb-pivot = pivoter
verb-fire = tirer
verb-ambush = affût
verb-finish = terminer
verb-turret = tourelle
verb-standing = consigne
verb-card = carte
verb-units = désigner
verb-battle = combattre
verb-artillery = artillerie
verb-recover = dégager
verb-ditch = abandonner
verb-combat-card = carte de combat
verb-discard = défausser
verb-exit = quitter le plateau
verb-end = finir le tour
