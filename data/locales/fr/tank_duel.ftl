# Tank Duel, français

## Noms

td-subtitle = Duel de chars
td-length = { $turns } tours
td-force = { $unit } ({ $model }, { $points } points)
td-unit = { $name } #{ $number }
td-unit-at = { $unit } en { $hex }
td-tag = { $name }
td-hint-hex = { $hex }
td-ap = { $ap } PA
td-chance = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
td-two-lines =
    { $first }
    { $second }

td-terrain-open = plaine
td-terrain-field = champ
td-terrain-woods = bois
td-terrain-village = village
td-terrain-marsh = marais
td-terrain-river = rivière
td-terrain-ford = gué
td-bridge = pont
td-on-hill = { $terrain } sur une colline

td-facing-n = N
td-facing-ne = NE
td-facing-se = SE
td-facing-s = S
td-facing-sw = SO
td-facing-nw = NO

td-zone-front = avant
td-zone-side = flanc
td-zone-rear = arrière
td-zone-side-left = flanc gauche
td-zone-side-right = flanc droit
td-plate = { $zone } { $armour }

td-cause-woods = bois
td-cause-village = village
td-cause-hill = colline
td-cause-field = champ
td-cause-tank = char
td-cause-wreck = épave
td-cause-hedge = haie
td-cause-hex = { $what } en { $hex }
td-cause-side = { $what } entre { $hex } et { $other }

td-sight-clear = dégagé
td-sight-hidden = partiellement caché
td-sight-blocked = pas de vue
td-line-clear = dégagée
td-line-hidden = gênée
td-line-blocked = bloquée

td-mark-halted = à l'arrêt
td-mark-moving = en mouvement
td-mark-turret = tourelle { $facing }
td-mark-ambush = à l'affût
td-mark-activated = activé
td-mark-no-gun = canon hors d'usage

## Modificateurs

td-modifier = { $sign }{ $n } { $label }
td-modifier-rule = { $sign }{ $n } { $label } ({ $rule })
td-mod-began-halted = tour débuté à l'arrêt
td-mod-began-moving = tour débuté en mouvement
td-mod-turret = tourne sa tourelle
td-mod-target-moving = cible en mouvement
td-mod-hidden = partiellement caché
td-mod-tile = cible dans : { $terrain }
td-mod-hill = tire du haut d'une colline
td-mod-penetration = perforation
td-mod-bonus = bonus de l'impact
td-mod-restriction = restriction de mouvement

## Jets

td-roll-hit = { $unit } tire sur { $target } : toucher
td-roll-pierce = { $unit } tire sur { $target } : percer
td-roll-movement = { $unit } roule
td-roll-initiative = Initiative, { $side }, tour { $turn }
td-read-miss = { $total } : manqué
td-read-hit = { $total } : touché, +{ $bonus }
td-read-destroyed = { $sum } > { $armour } : détruit
td-read-ricochet = { $sum } ≤ { $armour } : ricochet
td-read-ap = { $ap } PA

## État

td-status-setup = Pas commencé
td-status-acts = { $side } joue
td-status-decides = { $side } décide
td-status-won = Victoire : { $side }
td-status-drawn = Égalité
td-status-running = { $unit } est en cours d'activation, { $ap } PA restants.
td-initiative = Initiative { $side }, { $high } à { $low }
td-initiative-fixed = { $side } commence

## Le récit

td-tell-turn = **Tour { $turn } sur { $turns }.** Initiative D10 : { $dice }. **{ $side }** commence.
td-tell-turn-fixed = **Tour { $turn } sur { $turns }.** **{ $side }** commence.
td-tell-die = { $side } { $n }
td-tell-rolled = **{ $unit } roule.** { $dice } : { $faces } = **{ $ap } PA**
td-tell-rolled-less = **{ $unit } roule.** { $dice } : { $faces } − { $restriction } de restriction, au moins 1 = **{ $ap } PA**
td-tell-drove = **{ $unit }** avance { $origin } > { $path }, cap { $facing }, { $ap } PA restants.
td-step = { $step }
td-steps = { $first } > { $rest }
td-tell-reversed = **{ $unit }** recule { $origin } > { $path }, cap { $facing }, { $ap } PA restants.
td-tell-captured = **{ $side }** prend l'objectif en { $hex }.
td-tell-stopped = **{ $unit }** s'arrête : { $reason }
td-tell-held = { $units } : tir retenu.
td-tell-holds = **{ $side }** retient son tir.
td-tell-own-hold-move = Vos chars retiennent leur tir jusqu'à la fin de ce mouvement.
td-tell-own-hold-unless = Vos chars retiennent leur tir jusqu'à la fin de ce mouvement, sauf si la chance atteint { $n } %.
td-tell-expired = Pas de réponse, **{ $side }** : tir retenu. Plus de question pendant ce mouvement.
td-tell-void = La question posée est close, **{ $side }** retient son tir : { $reason }
td-tell-ambush = **{ $unit }** se met à l'affût.
td-tell-ends-halted = **{ $unit }** finit son activation, à l'arrêt.
td-tell-ends-moving = **{ $unit }** finit son activation et reste en mouvement.
td-tell-blocked = **{ $unit }** ne peut aller nulle part : à l'arrêt et activé, pas de tir.
td-tell-turret-stay = **{ $unit }** gardera sa tourelle tournée en fin de tour.
td-tell-turret-centre = **{ $unit }** remettra sa tourelle droite en fin de tour.
td-tell-fires = **{ $unit } tire**
td-tell-reaction = **{ $unit } : tir d'opportunité**
td-tell-miss = { $how } sur { $target }, { $zone } : D10 { $face }, { $modifiers } = **{ $total } : manqué**
td-tell-ricochet = { $how } sur { $target }, { $zone } : D10 { $face }, { $modifiers } = **{ $total } : touché, +{ $bonus }** · D100 { $pierce } : { $pierce } + { $penetration } + { $bonus } = **{ $sum } ≤ { $armour } : ricochet**
td-tell-destroyed = { $how } sur { $target }, { $zone } : D10 { $face }, { $modifiers } = **{ $total } : touché, +{ $bonus }** · D100 { $pierce } : { $pierce } + { $penetration } + { $bonus } = **{ $sum } > { $armour } : détruit**
td-tell-over = **{ $result }.** { $why }

td-stop-fired-on = on lui a tiré dessus.
td-void-mover = le char qui bougeait n'est plus en jeu.
td-void-shooters = { $reasons }
td-void-renewed = les chances ont changé ; la question est reposée.

## Fins

td-end-destroyed = { $loser } n'a plus de char.
td-end-held = À la limite de tours, { $winner } tient ce qu'il fallait tenir.
td-end-points = Limite de tours : { $a } { $points-a } points, { $b } { $points-b } points.
td-end-draw = Limite de tours, personne devant : { $a } { $points-a } points, { $b } { $points-b } points.
td-end-resigned = { $side } abandonne.

## La question

td-question-entered = **{ $unit } entre en { $hex }**, cap { $facing }, devant les canons adverses ({ $side }). Son mouvement n'est pas fini.
td-question-pivoted = **{ $unit } pivote en { $hex }**, cap { $facing }, devant les canons adverses ({ $side }). Son mouvement n'est pas fini.
td-option-fire = Tirer : { $unit }
td-option-hold = Retenir
td-option-hold-move = Retenir tout le mouvement
td-option-hold-unless = Retenir sauf si…
td-odds = **{ $unit }** : tir d'opportunité, { $face }, blindage { $armour }, { $sight } : destruction **{ $chance }**
    { $lines }
td-odds-pierce = D100 + { $penetration } + bonus de l'impact doit dépasser { $armour } (TD-6.2)

## Images

td-panel-shot = Tir en { $hex }
td-panel-reaction = Tir d'opportunité en { $hex }
td-panel-shooter = { $unit }, P { $penetration }
td-panel-target = { $unit }, { $plate }
td-panel-chance = chance avant le jet { $chance }
td-panel-rules = { $rules }
td-panel-sight = Vue
td-panel-free = { $free } lignes libres sur 3
td-panel-to-hit = Toucher : 6 ou plus
td-panel-hit = = { $total } : touché, bonus +{ $bonus }
td-panel-missed = = { $total } : manqué
td-panel-penetration = Perforation : plus de { $armour }
td-panel-sum = { $face } + { $penetration } + { $bonus }
td-panel-more = = { $sum } > { $armour }
td-panel-less = = { $sum } ≤ { $armour }
td-panel-destroyed = { $unit } détruit
td-panel-ricochet = Ricochet, sans effet
td-panel-miss = Manqué
td-panel-question = { $side } : tirer ou retenir ?
td-panel-hits = touche : { $face } { $armour }
td-panel-hold = le tir est gardé pour plus tard
td-panel-hold-move = plus de question pendant ce mouvement
td-panel-hold-unless = tirer plus tard dès N %
td-panel-entered = { $unit } vient d'entrer en { $hex }, cap { $facing }
td-panel-pivoted = { $unit } vient de pivoter en { $hex }, cap { $facing }
td-panel-sight-clear = Tir dégagé
td-panel-sight-hidden = Partiellement caché, −1 pour toucher
td-panel-sight-blocked = Pas de tir
td-panel-sight-from = De { $where } à { $to }
td-stamp-miss = MANQUÉ
td-stamp-ricochet = RICOCHET
td-stamp-destroyed = DÉTRUIT

td-alt-head = { $title }, tour { $turn } sur { $turns }. { $status }.
td-alt-preview = { $title }, { $turns } tours.
td-alt-sentence = { $text }.
td-alt-list = { $first } ; { $rest }
td-alt-side = { $side }, { $points } points : { $tanks }.
td-alt-objective = Objectif { $hex }, { $points } points : { $side }.
td-alt-objective-free = Objectif { $hex }, { $points } points : personne.
td-alt-drove = Dernière action : { $unit } a roulé { $path }.
td-alt-drove-halted = Dernière action : { $unit } a roulé { $path } et s'est arrêté.
td-alt-drove-moving = Dernière action : { $unit } a roulé { $path } et reste en mouvement.
td-alt-pivoted = Dernière action : { $unit } a pivoté, cap { $facing }.
td-alt-shot-miss = { $unit } en { $at } a tiré sur { $target } en { $where } : { $plate } ; lignes { $lines } ; D10 { $face }, { $modifiers } = { $total }, manqué.
td-alt-shot-ricochet = { $unit } en { $at } a tiré sur { $target } en { $where } : { $plate } ; lignes { $lines } ; D10 { $face }, { $modifiers } = { $total }, touché ; D100 { $pierce } + { $penetration } + { $bonus } = { $sum }, ricochet.
td-alt-shot-destroyed = { $unit } en { $at } a tiré sur { $target } en { $where } : { $plate } ; lignes { $lines } ; D10 { $face }, { $modifiers } = { $total }, touché ; D100 { $pierce } + { $penetration } + { $bonus } = { $sum }, détruit.
td-alt-question = { $side } décide : { $choices } ; ou retenir.
td-alt-choice = { $unit } { $chance }, { $face } { $armour }

td-state-tank = { $unit } { $hex } cap { $facing }, { $marks }
td-state-wreck = { $unit }, épave en { $hex }
td-state-gone = { $unit }, hors de la carte
td-state-ground = { $hex } : { $ground }
td-state-points = { $side } : { $n } points
td-state-turn = Tour { $turn } sur { $turns }
td-state-held = { $hex } : tenu par { $side }
td-state-unheld = { $hex } : à personne

## Ordres

td-order-drive = Rouler { $unit }
td-order-move = Déplacer { $unit }
td-order-pivot = Pivoter { $unit }
td-order-fire = Tir de { $unit } sur { $target }
td-order-ambush = À l'affût { $unit }
td-order-finish-halted = Finir { $unit }, à l'arrêt
td-order-finish-moving = Finir { $unit }, en mouvement
td-order-turret-stay = Garder tournée la tourelle de { $unit }
td-order-turret-centre = Recentrer la tourelle de { $unit }
td-order-standing = Une consigne

td-menu-drive = Rouler { $unit }
td-menu-ambush = À l'affût { $unit }
td-menu-enter = { $hex } cap { $facing }, { $ap } PA
td-menu-pivot = Pivoter vers { $facing }, { $ap } PA
td-menu-fire = Tir de { $unit } sur { $target }, { $zone }, { $chance }
td-menu-finish-halted = À l'arrêt
td-menu-finish-moving = En mouvement
td-menu-turret-stay = { $unit } : la tourelle reste tournée
td-menu-turret-centre = { $unit } : la tourelle revient
td-menu-standing-ask = Consigne, { $unit } : me demander
td-menu-standing-hold = Consigne, { $unit } : retenir
td-menu-standing-fire = Consigne, { $unit } : tirer dès N %

td-suggest-target = { $unit } — { $zone }, { $chance }
td-suggest-stay = { $unit } : la tourelle reste tournée en fin de tour
td-suggest-centre = { $unit } : la tourelle revient en fin de tour
td-suggest-ask = { $unit } : me demander
td-suggest-hold = { $unit } : retenir
td-suggest-fire = { $unit } : tirer dès { $n } %
td-suggest-pivot = { $turns } : cap { $facing }, { $ap } PA, reste { $left }
td-suggest-to = { $hex } — { $ap } PA, reste { $left }
td-suggest-facing = { $facing } — { $ap } PA, reste { $left }
td-suggest-path = { $path } — { $ap } PA, reste { $left }

td-standing-ask = { $unit } : me demander pour un tir d'opportunité.
td-standing-hold = { $unit } : retenir, pas de tir d'opportunité.
td-standing-fire = { $unit } : tir d'opportunité dès { $n } %.

## Refus

td-refuse-question = Pas maintenant : **{ $side }** décide d'un tir d'opportunité sur { $unit } jusqu'à <t:{ $due }:R>. `/react` montre la question.
td-refuse-not-your-turn = Pas maintenant : { $side } doit jouer.
td-refuse-other-running = { $unit } est en cours d'activation. Finissez d'abord : `/order finish`.
td-refuse-activated = { $unit } a déjà été activé ce tour.
td-refuse-no-unit = Aucun char ne s'appelle { $name }.
td-refuse-not-yours = { $unit } appartient à l'autre camp ({ $side }).
td-refuse-lost = { $unit } est détruit ou hors de la carte.
td-refuse-rolled = { $unit } a déjà lancé ses dés de mouvement.
td-refuse-roll-first = { $unit } n'a pas encore lancé les dés. D'abord : `/order drive`. Le jet engage.
td-refuse-empty-path = Ce trajet n'a aucune étape.
td-refuse-path = Ce trajet s'interrompt à l'étape { $step } : **{ $why }** À ce moment le char est en { $where }, cap { $facing }, avec { $ap } PA. Étapes possibles : { $legal }.
td-refuse-too-far = { $hex } demande { $cost } PA ; vous en avez { $ap }. Étapes possibles : { $legal }.
td-refuse-out-of-reach = { $hex } ne peut pas être atteint ; vous avez { $ap } PA. Étapes possibles : { $legal }.
td-refuse-already-there = { $unit } est déjà ainsi en { $hex }.
td-refuse-own-target = { $target } est de votre camp.
td-refuse-target-lost = { $target } est détruit ou hors de la carte.
td-refuse-moving-start = { $unit } a débuté le tour en mouvement : il doit lancer les dés et bouger avant de tirer.
td-refuse-fire-ap = Un tir après le jet coûte { $cost } PA ; il en reste { $ap }.
td-refuse-fire-duty = { $unit } a débuté le tour en mouvement : il doit entrer dans un hexagone avant de tirer.
td-refuse-ambush-rolled = { $unit } a lancé ses dés de mouvement : plus d'affût.
td-refuse-ambush-moving = { $unit } a débuté le tour en mouvement : pas d'affût.
td-refuse-finish-idle = { $unit } n'a pas commencé son activation.
td-refuse-finish-duty = { $unit } a débuté le tour en mouvement : il doit entrer dans au moins un hexagone. Étapes possibles : { $legal }.
td-refuse-motion-reverse = { $unit } a reculé : il ne peut finir qu'à l'arrêt.
td-refuse-motion-pivot = { $unit } n'est entré dans aucun hexagone en avant : il ne peut finir qu'à l'arrêt.
td-refuse-motion-ground = { $unit } se trouve ici : { $ground }. Il ne peut finir qu'à l'arrêt.
td-refuse-no-turret = { $unit } n'a pas de tourelle.
td-refuse-turret-stays = La tourelle de { $unit } reste déjà tournée.
td-refuse-turret-centres = La tourelle de { $unit } revient déjà en fin de tour.
td-refuse-standing-number = La chance va de 1 à 100 %.

td-next-hex = { $hex } ({ $ap } PA)
td-next-pivot = { $most ->
    [1] pivoter à gauche ou à droite (1 PA)
   *[other] pivoter (1 PA, 2 PA pour deux ou trois angles)
  }
td-next-stop = s'arrêter

td-bad-ap = { $hex }, { $ground }, { $cost } PA ; il en reste { $ap }.
td-bad-sideways = { $hex } est sur le côté d'un char au cap { $facing }. Il avance dans ses deux hexagones avant ou recule dans les deux arrière.
td-bad-not-next = { $hex } n'est pas voisin de { $where }.
td-bad-facing = En { $hex } le char peut prendre le cap { $allowed }, pas { $facing }.
td-bad-reverse-after-forward = { $hex } est derrière le char ; pas de marche arrière après une marche avant dans le même tour.
td-bad-forward-after-reverse = { $hex } est devant le char ; pas de marche avant après une marche arrière dans le même tour.
td-bad-pivot = Un pivot est d'un à trois angles.
td-bad-pivot-ap = Ce pivot coûte { $cost } PA ; il en reste { $ap }.
td-bad-pivot-duty = Après ce pivot il reste { $ap } PA, trop peu pour entrer dans un hexagone, or un départ en mouvement y oblige.
td-closed-edge = C'est hors de la carte.
td-closed-tank = { $unit } occupe { $hex }.
td-closed-wreck = L'épave de { $unit } occupe { $hex }.
td-closed-river = { $hex } est une rivière sans pont.

td-no-gun = { $unit } ne peut pas tirer : son canon est hors d'usage.
td-no-arc = { $target } est hors de l'arc de caisse de { $unit }, qui n'a pas de tourelle.
td-no-sight = { $unit } ne voit pas { $target } : { $free } lignes libres sur 3, il en faut 2. En travers : { $causes }.
td-no-hit = { $unit } ne peut pas toucher { $target } : modificateurs { NUMBER($net) }, il faut 6.
td-no-chance = { $unit } n'a plus aucune chance de le détruire.

## Lecture

td-parse-verb = L'ordre { $verb } n'existe pas ici. Ordres : { $verbs }.
td-parse-unit-missing = Quel char : { $units } ?
td-parse-unit-none = Aucun de vos chars ne peut faire cela maintenant.
td-parse-unit-ambiguous = { $name } peut désigner plusieurs chars.
td-parse-unit-unknown = Il n'y a pas de { $name } ici. Chars : { $units }. Un numéro comme #2 ou une partie du nom suffit.
td-parse-path-missing = Donnez un trajet comme D4 D5/NE, ou un hexagone de destination.
td-parse-path-or-to = Donnez un trajet ou une destination, pas les deux.
td-parse-path-example = Un trajet est une suite d'hexagones : D4 D5/NE R1. Un cap peut suivre un hexagone après une barre ; L1 à L3 et R1 à R3 sont des pivots (gauche, droite).
td-parse-hex = « { $text } » n'est pas un hexagone de cette carte ({ $span }).
td-parse-hex-hint = « { $text } » n'est pas un hexagone de cette carte ({ $span }). Vouliez-vous dire { $hint } ?
td-parse-facing = « { $text } » n'est pas un cap. Caps : N, NE, SE, S, SO, NO.
td-parse-turns = « { $text } » n'est pas un pivot. Pivots : L1, L2, L3, R1, R2, R3, ou −3 à 3, négatif à gauche.
td-parse-target-missing = Sur quel char : { $units } ?
td-parse-motion = « { $text } » n'est ni à l'arrêt (halted) ni en mouvement (moving).
td-parse-turret = « { $text } » n'est ni stay ni centre.
td-parse-standing = « { $text } » n'est pas une consigne. Dites ask, hold ou fire 40.

## Questions sur la carte

td-ask-unknown = Rien à demander sur { $topic }. Sujets : { $known }.
td-ask-same-hex = Les deux bouts sont en { $hex }.
td-ask-hex = { $hex }
td-ask-from-to = De { $where } à { $to } :
td-ask-supposed = Aucun char ne s'y trouve ; on en suppose un au cap { $facing }.
td-ask-line = Ligne { $n } : { $state } ({ $causes })
td-ask-line-clear = Ligne { $n } : { $state }
td-ask-odds = Toucher **{ $hit }**, détruire **{ $chance }** (D10 { $modifiers } ; D100 + { $penetration } + bonus contre { $armour })
td-ask-no-activation = Aucun char n'est en cours d'activation. D'abord : `/order drive`.
td-sight-long-clear = **Dégagé** : 3 lignes libres sur 3, { $zone }.
td-sight-long-hidden = **Partiellement caché** : { $free } lignes libres sur 3, { $zone }, −1 pour toucher.
td-sight-long-blocked = **Pas de tir** : { $free } lignes libres sur 3, il en faut 2.
td-reach = { $unit } a { $ap } PA et peut atteindre { $count ->
    [0] aucun hexagone
    [1] un hexagone
   *[other] { $count } hexagones
  }.
td-reach-list = { $entries }
td-reach-entry = { $n } : { $hex }, { $ap } PA
td-reach-title = { $unit } : où aller ?
td-reach-hint = le cap se choisit avec l'hexagone
td-reach-state = débuté { $motion }, cap { $facing }

## Le bureau de l'arbitre

td-edit-unknown = La correction { $what } n'existe pas. Corrections : { $known }.
td-edit-turret = « { $text } » n'est pas une position de tourelle : 0 à 5 crans depuis la caisse.
td-edit-mark = « { $text } » n'est pas une marque. Marques : { $known }.
td-edit-terrain = Donnez un terrain, avec hill si c'est une colline : { $known }.
td-edit-number = Il faut un nombre entier.
td-edit-side = Le camp { $text } n'existe pas. Camps : { $known }.
td-edit-nothing = Cela ne change rien à { $unit }.
td-edit-taken = { $unit } est en { $hex }.
td-edit-turn-range = Le tour va de 1 à la limite, la limite est au plus { $most }.
td-edit-no-objective = { $hex } n'est pas un objectif.

## Fichiers de scénario

td-type-number = un nombre
td-type-text = un texte
td-type-yes-no = true ou false
td-type-list = une liste
td-type-table = une table
td-fault-toml = Ce n'est pas du TOML : { $detail }
td-fault-unknown-key = Clé inconnue { $key }. Connues ici : { $known }.
td-fault-missing = { $key } manque.
td-fault-type = { $key } doit être { $wanted }.
td-fault-range = { $key } doit aller de { $low } à { $high }.
td-fault-long = { $key } est trop long : { $most } caractères au plus.
td-fault-schema = schema doit être 1.
td-fault-ruleset = ruleset doit être { $wanted }.
td-fault-id = { $text } n'est pas un identifiant : minuscules, chiffres, - et _, 40 au plus.
td-fault-rows = rows doit être une liste de textes, un par rangée de la carte.
td-fault-map-size = La carte est trop grande : { $columns } colonnes et { $rows } rangées au plus.
td-fault-terrain = Le terrain { $char } n'existe pas. Terrains : { $known }
td-fault-mark = La marque { $char } n'existe pas. La seule marque est ^ pour une colline.
td-fault-hex = { $label } n'est pas un hexagone de cette carte ({ $span }).
td-fault-road = Une route est une liste d'au moins deux hexagones.
td-fault-road-gap = La route saute : { $a } et { $b } ne sont pas voisins.
td-fault-road-river = La route traverse la rivière en { $hex } ; ajoutez { $hex } aux ponts.
td-fault-bridge = Il y a un pont en { $hex }, mais pas de rivière.
td-fault-hedge = Une haie est une paire d'hexagones voisins.
td-fault-hedge-gap = Pas de côté pour une haie : { $a } et { $b } ne sont pas voisins.
td-fault-label = Une étiquette a un hexagone, un texte de 40 caractères au plus et le style place, hill ou water.
td-fault-objective-twice = Il y a deux objectifs en { $hex }.
td-fault-objective-river = L'objectif en { $hex } est dans la rivière, où aucun char ne va.
td-fault-card-twice = La carte de char { $text } existe déjà.
td-fault-silhouette = Le dessin { $text } n'existe pas. Dessins : { $known }.
td-fault-two-sides = Il faut deux camps ; il y en a { $count }.
td-fault-side-twice = Deux camps s'appellent { $text }.
td-fault-tank-count = { $side } doit avoir de 1 à { $most } chars.
td-fault-card = Le char { $text } n'existe pas. Chars : { $known }.
td-fault-facing = { $text } n'est pas un cap. Caps : N, NE, SE, S, SW, NW.
td-fault-motion = { $text } n'est ni halted ni moving.
td-fault-turret = { $text } n'a pas de tourelle à tourner.
td-fault-standing = { $text } n'est pas une consigne : ask, hold ou fire 40.
td-fault-hex-taken = Il y a déjà un char en { $hex }.
td-fault-unit-river = Un char ne peut pas être dans la rivière en { $hex }.
td-fault-first-side = first_side vaut { $text }, mais les camps sont { $sides }.
td-fault-hold = { $hex } doit être un objectif pour être tenu.
