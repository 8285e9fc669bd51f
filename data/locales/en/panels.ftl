# Menus of the Act panel, answers without buttons, and what is said when Discord takes less than we have.

pictures-too-big = -# No picture: Discord refuses it here, even the smallest.
posts-lacking = The channel does not show this: the bot lacks { $rights } there.
react-elsewhere = -# Game { $number }, in <#{ $channel }>:

menu-unit = { $name } #{ $number } · { $hex }
menu-no-unit = Everything else
menu-nothing = Nothing to order now
menu-waiting = Waiting for { $who }
menu-verbs = { $verbs }
verb-drive = drive
verb-move = move
verb-pivot = pivot
verb-fire = fire
verb-ambush = ambush
verb-finish = finish
verb-turret = turret
verb-standing = standing order
verb-card = card
verb-units = name it
verb-battle = battle
verb-artillery = artillery
verb-recover = recover
verb-ditch = ditch
verb-combat-card = combat card
verb-discard = discard
verb-exit = leave the board
verb-end = end the turn
