# Tank Duel, English

## Names

td-subtitle = Tank Duel
td-length = { $turns } turns
td-force = { $unit } ({ $model }, { $points } points)
td-unit = { $name } #{ $number }
td-unit-at = { $unit } in { $hex }
td-tag = { $name }
td-hint-hex = { $hex }
td-ap = { $ap } AP
td-chance = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
td-two-lines =
    { $first }
    { $second }

td-terrain-open = open ground
td-terrain-field = field
td-terrain-woods = woods
td-terrain-village = village
td-terrain-marsh = marsh
td-terrain-river = river
td-terrain-ford = ford
td-bridge = bridge
td-on-hill = { $terrain } on a hill

td-facing-n = N
td-facing-ne = NE
td-facing-se = SE
td-facing-s = S
td-facing-sw = SW
td-facing-nw = NW

td-zone-front = front
td-zone-side = side
td-zone-rear = rear
td-zone-side-left = left side
td-zone-side-right = right side
td-plate = { $zone } { $armour }

td-cause-woods = woods
td-cause-village = village
td-cause-hill = hill
td-cause-field = field
td-cause-tank = tank
td-cause-wreck = wreck
td-cause-hedge = hedge
td-cause-hex = { $what } in { $hex }
td-cause-side = { $what } between { $hex } and { $other }

td-sight-clear = clear
td-sight-hidden = partly hidden
td-sight-blocked = no sight
td-line-clear = clear
td-line-hidden = hidden
td-line-blocked = blocked

td-mark-halted = halted
td-mark-moving = in motion
td-mark-turret = turret { $facing }
td-mark-ambush = ambush
td-mark-activated = activated
td-mark-no-gun = gun out of action

## Modifiers

td-modifier = { $sign }{ $n } { $label }
td-modifier-rule = { $sign }{ $n } { $label } ({ $rule })
td-mod-began-halted = began halted
td-mod-began-moving = began in motion
td-mod-turret = turns its turret
td-mod-target-moving = target in motion
td-mod-hidden = partly hidden
td-mod-tile = target in { $terrain }
td-mod-hill = fires down from a hill
td-mod-penetration = penetration
td-mod-bonus = bonus for the hit
td-mod-restriction = movement restriction

## Rolls

td-roll-hit = { $unit } fires at { $target }: to hit
td-roll-pierce = { $unit } fires at { $target }: to pierce
td-roll-movement = { $unit } drives
td-roll-initiative = Initiative of { $side }, turn { $turn }
td-read-miss = { $total }: miss
td-read-hit = { $total }: hit, +{ $bonus }
td-read-destroyed = { $sum } > { $armour }: destroyed
td-read-ricochet = { $sum } ≤ { $armour }: ricochet
td-read-ap = { $ap } AP

## Status

td-status-setup = Not started
td-status-acts = { $side } to act
td-status-decides = { $side } decides
td-status-won = { $side } wins
td-status-drawn = Draw
td-status-running = { $unit } is under way with { $ap } AP left.
td-initiative = Initiative { $side }, { $high } to { $low }
td-initiative-fixed = { $side } goes first

## The story

td-tell-turn = **Turn { $turn } of { $turns }.** Initiative D10: { $dice }. **{ $side }** goes first.
td-tell-turn-fixed = **Turn { $turn } of { $turns }.** **{ $side }** goes first.
td-tell-die = { $side } { $n }
td-tell-rolled = **{ $unit } drives.** { $dice }: { $faces } = **{ $ap } AP**
td-tell-rolled-less = **{ $unit } drives.** { $dice }: { $faces } − { $restriction } restriction, at least 1 = **{ $ap } AP**
td-tell-drove = **{ $unit }** drives { $origin } > { $path }, facing { $facing }, { $ap } AP left.
td-step = { $step }
td-steps = { $first } > { $rest }
td-tell-reversed = **{ $unit }** reverses { $origin } > { $path }, facing { $facing }, { $ap } AP left.
td-tell-captured = **{ $side }** takes the objective in { $hex }.
td-tell-stopped = **{ $unit }** stops: { $reason }
td-tell-held = { $units } { $count ->
    [one] holds
   *[other] hold
  }.
td-tell-holds = **{ $side }** holds.
td-tell-own-hold-move = Your tanks hold for the rest of this move.
td-tell-own-hold-unless = Your tanks hold for the rest of this move unless the chance reaches { $n } %.
td-tell-expired = No answer from **{ $side }**: hold. No further question in this move.
td-tell-void = The question to **{ $side }** is closed, held: { $reason }
td-tell-ambush = **{ $unit }** lies in ambush.
td-tell-ends-halted = **{ $unit }** ends its activation, halted.
td-tell-ends-moving = **{ $unit }** ends its activation and stays in motion.
td-tell-blocked = **{ $unit }** has nowhere to go: halted and activated, no shot.
td-tell-turret-stay = **{ $unit }** will keep its turret as it is at turn end.
td-tell-turret-centre = **{ $unit }** will put its turret back at turn end.
td-tell-fires = **{ $unit } fires**
td-tell-reaction = **{ $unit }: opportunity fire**
td-tell-miss = { $how } at { $target }, { $zone }: D10 { $face }, { $modifiers } = **{ $total }: miss**
td-tell-ricochet = { $how } at { $target }, { $zone }: D10 { $face }, { $modifiers } = **{ $total }: hit, +{ $bonus }** · D100 { $pierce }: { $pierce } + { $penetration } + { $bonus } = **{ $sum } ≤ { $armour }: ricochet**
td-tell-destroyed = { $how } at { $target }, { $zone }: D10 { $face }, { $modifiers } = **{ $total }: hit, +{ $bonus }** · D100 { $pierce }: { $pierce } + { $penetration } + { $bonus } = **{ $sum } > { $armour }: destroyed**
td-tell-over = **{ $result }.** { $why }

td-stop-fired-on = it was fired on.
td-void-mover = the tank that moved is out of play.
td-void-shooters = { $reasons }
td-void-renewed = the odds have changed; it is asked again.

## Endings

td-end-destroyed = { $loser } has no tank left.
td-end-held = At the turn limit { $winner } holds what had to be held.
td-end-points = Turn limit: { $a } { $points-a } points, { $b } { $points-b } points.
td-end-draw = Turn limit, nobody ahead: { $a } { $points-a } points, { $b } { $points-b } points.
td-end-resigned = { $side } resigns.

## The question

td-question-entered = **{ $unit } enters { $hex }**, facing { $facing }, in front of the guns of { $side }. It has not finished its move.
td-question-pivoted = **{ $unit } pivots in { $hex }**, now facing { $facing }, in front of the guns of { $side }. It has not finished its move.
td-option-fire = Fire { $unit }
td-option-hold = Hold
td-option-hold-move = Hold this whole move
td-option-hold-unless = Hold unless…
td-odds = **{ $unit }**: opportunity fire at its { $face }, armour { $armour }, { $sight }: kill **{ $chance }**
    { $lines }
td-odds-pierce = D100 + { $penetration } + bonus for the hit must be more than { $armour } (TD-6.2)

## Pictures

td-panel-shot = Shot at { $hex }
td-panel-reaction = Opportunity fire at { $hex }
td-panel-shooter = { $unit }, P { $penetration }
td-panel-target = { $unit }, { $plate }
td-panel-chance = chance before the roll { $chance }
td-panel-rules = { $rules }
td-panel-sight = Sight
td-panel-free = { $free } of 3 lines free
td-panel-to-hit = To hit: 6 or more
td-panel-hit = = { $total }: hit, bonus +{ $bonus }
td-panel-missed = = { $total }: miss
td-panel-penetration = Penetration: more than { $armour }
td-panel-sum = { $face } + { $penetration } + { $bonus }
td-panel-more = = { $sum } > { $armour }
td-panel-less = = { $sum } ≤ { $armour }
td-panel-destroyed = { $unit } destroyed
td-panel-ricochet = Ricochet, no effect
td-panel-miss = Miss
td-panel-question = { $side }: fire or hold?
td-panel-hits = hits the { $face } { $armour }
td-panel-hold = the shot is kept for a later step
td-panel-hold-move = no further question in this move
td-panel-hold-unless = fire later in this move at N % or better
td-panel-entered = { $unit } has just entered { $hex }, facing { $facing }
td-panel-pivoted = { $unit } has just pivoted in { $hex } to face { $facing }
td-panel-sight-clear = Clear shot
td-panel-sight-hidden = Partly hidden, −1 to hit
td-panel-sight-blocked = No shot
td-panel-sight-from = From { $where } to { $to }
td-stamp-miss = MISS
td-stamp-ricochet = RICOCHET
td-stamp-destroyed = DESTROYED

td-alt-head = { $title }, turn { $turn } of { $turns }. { $status }.
td-alt-preview = { $title }, { $turns } turns.
td-alt-sentence = { $text }.
td-alt-list = { $first }; { $rest }
td-alt-side = { $side }, { $points } points: { $tanks }.
td-alt-objective = Objective { $hex }, { $points } points: { $side }.
td-alt-objective-free = Objective { $hex }, { $points } points: nobody.
td-alt-drove = Last: { $unit } drove { $path }.
td-alt-drove-halted = Last: { $unit } drove { $path } and halted.
td-alt-drove-moving = Last: { $unit } drove { $path } and stays in motion.
td-alt-pivoted = Last: { $unit } pivoted to face { $facing }.
td-alt-shot-miss = { $unit } in { $at } fired at { $target } in { $where }: { $plate }; lines { $lines }; D10 { $face }, { $modifiers } = { $total }, miss.
td-alt-shot-ricochet = { $unit } in { $at } fired at { $target } in { $where }: { $plate }; lines { $lines }; D10 { $face }, { $modifiers } = { $total }, hit; D100 { $pierce } + { $penetration } + { $bonus } = { $sum }, ricochet.
td-alt-shot-destroyed = { $unit } in { $at } fired at { $target } in { $where }: { $plate }; lines { $lines }; D10 { $face }, { $modifiers } = { $total }, hit; D100 { $pierce } + { $penetration } + { $bonus } = { $sum }, destroyed.
td-alt-question = { $side } decides: { $choices }; or hold.
td-alt-choice = { $unit } { $chance }, { $face } { $armour }

td-state-tank = { $unit } { $hex } facing { $facing }, { $marks }
td-state-wreck = { $unit }, wreck in { $hex }
td-state-gone = { $unit }, off the map
td-state-ground = { $hex }: { $ground }
td-state-points = { $side }: { $n } points
td-state-turn = Turn { $turn } of { $turns }
td-state-held = { $hex }: held by { $side }
td-state-unheld = { $hex }: held by nobody

## Orders

td-order-drive = Drive { $unit }
td-order-move = Move { $unit }
td-order-pivot = Pivot { $unit }
td-order-fire = Fire { $unit } at { $target }
td-order-ambush = Ambush { $unit }
td-order-finish-halted = Finish { $unit }, halted
td-order-finish-moving = Finish { $unit }, in motion
td-order-turret-stay = Keep the turret of { $unit } turned
td-order-turret-centre = Centre the turret of { $unit }
td-order-standing = A standing order

td-menu-drive = Drive { $unit }
td-menu-ambush = Ambush { $unit }
td-menu-enter = { $hex } facing { $facing }, { $ap } AP
td-menu-pivot = Pivot to { $facing }, { $ap } AP
td-menu-fire = Fire { $unit } at { $target }, { $zone }, { $chance }
td-menu-finish-halted = Halted
td-menu-finish-moving = In motion
td-menu-turret-stay = { $unit }: turret stays turned
td-menu-turret-centre = { $unit }: turret goes back
td-menu-standing-ask = Standing order, { $unit }: ask me
td-menu-standing-hold = Standing order, { $unit }: hold
td-menu-standing-fire = Standing order, { $unit }: fire at N % or better

td-suggest-target = { $unit } — { $zone }, { $chance }
td-suggest-stay = { $unit }: the turret stays turned at turn end
td-suggest-centre = { $unit }: the turret goes back at turn end
td-suggest-ask = { $unit }: ask me
td-suggest-hold = { $unit }: hold
td-suggest-fire = { $unit }: fire at { $n } % or better
td-suggest-pivot = { $turns }: face { $facing }, { $ap } AP, { $left } left
td-suggest-to = { $hex } — { $ap } AP, { $left } left
td-suggest-facing = { $facing } — { $ap } AP, { $left } left
td-suggest-path = { $path } — { $ap } AP, { $left } left

td-standing-ask = { $unit }: ask me about opportunity fire.
td-standing-hold = { $unit }: hold, no opportunity fire.
td-standing-fire = { $unit }: opportunity fire at { $n } % or better.

## Refusals

td-refuse-question = Not now: **{ $side }** is deciding about opportunity fire on { $unit } until <t:{ $due }:R>. `/react` shows it.
td-refuse-not-your-turn = Not now: it is not your move, **{ $side }** is to act.
td-refuse-other-running = { $unit } is under way. Finish it first: `/order finish`.
td-refuse-activated = { $unit } has already been activated this turn.
td-refuse-no-unit = There is no tank called { $name }.
td-refuse-not-yours = { $unit } is not yours: it belongs to **{ $side }**.
td-refuse-lost = { $unit } is destroyed or off the map.
td-refuse-rolled = { $unit } has already rolled its movement dice.
td-refuse-roll-first = { $unit } has not rolled yet. Roll first: `/order drive`. The roll is binding.
td-refuse-empty-path = That path has no step.
td-refuse-path = That path breaks at step { $step }: **{ $why }** At that point the tank is in { $where } facing { $facing } with { $ap } AP left. Legal next steps: { $legal }.
td-refuse-too-far = { $hex } needs { $cost } AP; you have { $ap }. Legal next steps: { $legal }.
td-refuse-out-of-reach = { $hex } cannot be reached; you have { $ap } AP. Legal next steps: { $legal }.
td-refuse-already-there = { $unit } already stands in { $hex } like that.
td-refuse-own-target = { $target } is on your own side.
td-refuse-target-lost = { $target } is destroyed or off the map.
td-refuse-moving-start = { $unit } began the turn in motion: it must roll and move before it may fire.
td-refuse-fire-ap = A shot after the roll costs { $cost } AP; you have { $ap } left.
td-refuse-fire-duty = { $unit } began the turn in motion: it must enter a hex before it may fire.
td-refuse-ambush-rolled = { $unit } has rolled its movement dice: no ambush any more.
td-refuse-ambush-moving = { $unit } began the turn in motion: no ambush.
td-refuse-finish-idle = { $unit } has not begun its activation.
td-refuse-finish-duty = { $unit } began the turn in motion: it must enter at least one hex. Legal next steps: { $legal }.
td-refuse-motion-reverse = { $unit } has reversed: it can only end halted.
td-refuse-motion-pivot = { $unit } has not entered a hex forward: it can only end halted.
td-refuse-motion-ground = { $unit } stands in { $ground }: it can only end halted.
td-refuse-no-turret = { $unit } has no turret.
td-refuse-turret-stays = The turret of { $unit } is already set to stay.
td-refuse-turret-centres = The turret of { $unit } already goes back at turn end.
td-refuse-standing-number = The chance must be from 1 to 100 %.

td-next-hex = { $hex } ({ $ap } AP)
td-next-pivot = { $most ->
    [1] pivot left or right (1 AP)
   *[other] pivot (1 AP, 2 AP for two or three corners)
  }
td-next-stop = stop

td-bad-ap = { $hex } is { $ground }, { $cost } AP; you have { $ap } left.
td-bad-sideways = { $hex } lies beside a tank facing { $facing }. It drives into its two front hexes or reverses into the two behind it.
td-bad-not-next = { $hex } is not next to { $where }.
td-bad-facing = In { $hex } the tank can face { $allowed }, not { $facing }.
td-bad-reverse-after-forward = { $hex } is behind the tank; no reverse after going forward in the same turn.
td-bad-forward-after-reverse = { $hex } is ahead of the tank; no forward after reversing in the same turn.
td-bad-pivot = A pivot is one to three corners.
td-bad-pivot-ap = That pivot costs { $cost } AP; you have { $ap } left.
td-bad-pivot-duty = After that pivot { $ap } AP are left, too few to enter a hex, and a moving start must enter one.
td-closed-edge = That is off the map.
td-closed-tank = { $unit } stands in { $hex }.
td-closed-wreck = The wreck of { $unit } lies in { $hex }.
td-closed-river = { $hex } is river without a bridge.

td-no-gun = { $unit } cannot fire: its gun is out of action.
td-no-arc = { $target } is outside the hull arc of { $unit }, which has no turret.
td-no-sight = { $unit } does not see { $target }: { $free } of 3 lines free, 2 are needed. In the way: { $causes }.
td-no-hit = { $unit } cannot hit { $target }: modifiers { NUMBER($net) }, a 6 is needed.
td-no-chance = { $unit } has no chance to destroy it any more.

## Reading

td-parse-verb = There is no order { $verb } here. Orders: { $verbs }.
td-parse-unit-missing = Which tank: { $units }?
td-parse-unit-none = No tank of yours can do that now.
td-parse-unit-ambiguous = { $name } could be more than one tank.
td-parse-unit-unknown = There is no { $name } here. Tanks: { $units }. A number such as #2 or part of a name will do.
td-parse-path-missing = Give a path such as D4 D5/NE, or a hex to go to.
td-parse-path-or-to = Give either a path or a hex to go to, not both.
td-parse-path-example = A path is hex labels in order: D4 D5/NE R1. A facing may follow a hex after a slash; L1 to L3 and R1 to R3 are pivots.
td-parse-hex = “{ $text }” is not a hex on this map ({ $span }).
td-parse-hex-hint = “{ $text }” is not a hex on this map ({ $span }). Did you mean { $hint }?
td-parse-facing = “{ $text }” is no facing. Facings: N, NE, SE, S, SW, NW.
td-parse-turns = “{ $text }” is no pivot. Pivots: L1, L2, L3, R1, R2, R3, or −3 to 3 with left negative.
td-parse-target-missing = At which tank: { $units }?
td-parse-motion = “{ $text }” is neither halted nor moving.
td-parse-turret = “{ $text }” is neither stay nor centre.
td-parse-standing = “{ $text }” is no standing order. Say ask, hold, or fire 40.

## Questions about the board

td-ask-unknown = { $topic } is nothing to ask about. Ask about: { $known }.
td-ask-same-hex = Both ends are in { $hex }.
td-ask-hex = { $hex }
td-ask-from-to = From { $where } to { $to }:
td-ask-supposed = No tank stands there; supposed is one facing { $facing }.
td-ask-line = Line { $n }: { $state } ({ $causes })
td-ask-line-clear = Line { $n }: { $state }
td-ask-odds = Hit **{ $hit }**, kill **{ $chance }** (D10 { $modifiers }; D100 + { $penetration } + bonus against { $armour })
td-ask-no-activation = No tank is under way. Roll first: `/order drive`.
td-sight-long-clear = **Clear**: 3 of 3 lines free, on the { $zone }.
td-sight-long-hidden = **Partly hidden**: { $free } of 3 lines free, on the { $zone }, −1 to hit.
td-sight-long-blocked = **No shot**: { $free } of 3 lines free, 2 are needed.
td-reach = { $unit } has { $ap } AP and can reach { $count ->
    [0] no hex
    [one] one hex
   *[other] { $count } hexes
  }.
td-reach-list = { $entries }
td-reach-entry = { $n }: { $hex }, { $ap } AP
td-reach-title = { $unit }: where to?
td-reach-hint = the facing is free to choose with it
td-reach-state = began { $motion }, facing { $facing }

## The game master's desk

td-edit-unknown = There is no edit { $what }. Edits: { $known }.
td-edit-turret = “{ $text }” is no turret setting: 0 to 5 steps from the hull.
td-edit-mark = “{ $text }” is no mark. Marks: { $known }.
td-edit-terrain = Say a terrain, with hill if it is one: { $known }.
td-edit-number = A whole number is needed.
td-edit-side = There is no side { $text }. Sides: { $known }.
td-edit-nothing = That changes nothing about { $unit }.
td-edit-taken = { $unit } is in { $hex }.
td-edit-turn-range = The turn must be from 1 to the limit, the limit at most { $most }.
td-edit-no-objective = { $hex } is no objective.

## Scenario files

td-type-number = a number
td-type-text = text
td-type-yes-no = true or false
td-type-list = a list
td-type-table = a table
td-fault-toml = This is not TOML: { $detail }
td-fault-unknown-key = Unknown key { $key }. Known here: { $known }.
td-fault-missing = { $key } is missing.
td-fault-type = { $key } must be { $wanted }.
td-fault-range = { $key } must be from { $low } to { $high }.
td-fault-long = { $key } is too long: { $most } characters at most.
td-fault-schema = schema must be 1.
td-fault-ruleset = ruleset must be { $wanted }.
td-fault-id = { $text } is no id: small letters, digits, - and _, 40 at most.
td-fault-rows = rows must be a list of texts, one for each row of the map.
td-fault-map-size = The map is too large: { $columns } columns and { $rows } rows at most.
td-fault-terrain = There is no terrain { $char }. Terrain: { $known }
td-fault-mark = There is no mark { $char }. The only mark is ^ for a hill.
td-fault-hex = { $label } is not a hex on this map ({ $span }).
td-fault-road = A road is a list of two or more hexes.
td-fault-road-gap = The road jumps: { $a } and { $b } are not neighbours.
td-fault-road-river = The road crosses the river in { $hex }; add { $hex } to the bridges.
td-fault-bridge = There is a bridge in { $hex }, but no river.
td-fault-hedge = A hedge is a pair of neighbouring hexes.
td-fault-hedge-gap = There is no side for a hedge: { $a } and { $b } are not neighbours.
td-fault-label = A label has a hex, a text of 40 characters at most, and the style place, hill or water.
td-fault-objective-twice = There are two objectives in { $hex }.
td-fault-objective-river = The objective in { $hex } lies in the river, where no tank can go.
td-fault-card-twice = There is already a tank card { $text }.
td-fault-silhouette = There is no drawing { $text }. Drawings: { $known }.
td-fault-two-sides = There must be two sides; there are { $count }.
td-fault-side-twice = There are two sides called { $text }.
td-fault-tank-count = { $side } must have 1 to { $most } tanks.
td-fault-card = There is no tank { $text }. Tanks: { $known }.
td-fault-facing = { $text } is no facing. Facings: N, NE, SE, S, SW, NW.
td-fault-motion = { $text } is neither halted nor moving.
td-fault-turret = { $text } has no turret to turn.
td-fault-standing = { $text } is no standing order: ask, hold, or fire 40.
td-fault-hex-taken = There is already a tank in { $hex }.
td-fault-unit-river = A tank cannot stand in the river in { $hex }.
td-fault-first-side = first_side is { $text }, but the sides are { $sides }.
td-fault-hold = { $hex } must be an objective to be held.
