# The Great War, English

## Names

gw-subtitle = The Great War
gw-length = first to { $medals } medals
gw-force = { $count } × { $type }
gw-force-assets = { $command } command cards, { $combat } combat cards, { $tokens } HQ tokens, reserve artillery { $artillery }
gw-unit = { $hex } { $type }
gw-unit-own-name = { $hex } { $name } ({ $type })
gw-hex = { $hex }
gw-hex-bog = { $dice ->
    [0] { $hex }
    [one] { $hex } (1 bog die)
   *[other] { $hex } ({ $dice } bog dice)
}
gw-list = { $items }
gw-none = none
gw-reserve-artillery = Reserve artillery
gw-reserve-artillery-at = reserve artillery at { $hex }
gw-artillery-of = { $side } reserve artillery

gw-side-british = British
gw-side-german = Germans
gw-side-french = French

gw-adj-british = British
gw-adj-german = German
gw-adj-french = French

gw-type-infantry = infantry
gw-type-infantry_bomber = infantry with bomber
gw-type-infantry_marksman = infantry with marksman
gw-type-machine_gun = machine gun
gw-type-machine_gun_loader = machine gun with loader
gw-type-mortar = mortar
gw-type-field_gun = field gun
gw-type-mark_i_male = Mark I male
gw-type-mark_i_female = Mark I female
gw-type-mark_iv_male = Mark IV male
gw-type-mark_iv_female = Mark IV female
gw-type-captured_mark_iv_male = captured Mark IV male
gw-type-captured_mark_iv_female = captured Mark IV female
gw-type-a7v = A7V
gw-type-whippet = Whippet
gw-type-mark_v_male = Mark V male
gw-type-mark_v_female = Mark V female
gw-type-schneider = Schneider
gw-type-saint_chamond = Saint-Chamond
gw-type-renault_ft_male = Renault FT male
gw-type-renault_ft_female = Renault FT female
gw-special-bomber = bomber
gw-special-marksman = marksman
gw-special-loader = loader

gw-terrain-countryside = countryside
gw-terrain-forest = forest
gw-terrain-trench = trench
gw-terrain-building = building
gw-terrain-church = church
gw-terrain-bunker = bunker
gw-terrain-rubble = rubble
gw-terrain-mine_crater = mine crater
gw-terrain-river = river
gw-terrain-stream = stream
gw-terrain-sunken_lane = sunken lane
gw-terrain-crater = shell crater
gw-terrain-wire = wire
gw-terrain-fortified = fortified position
gw-terrain-hill = hill

gw-section-left = left
gw-section-centre = centre
gw-section-right = right
gw-phase-card = Command card
gw-phase-orders = Orders
gw-phase-move = Movement
gw-phase-battle = Battle
gw-phase-end = End of turn
gw-status-none = running
gw-status-bogged = bogged down
gw-status-ditched = ditched
gw-status-to-act = { $side } to act
gw-status-decides = { $side } to decide
gw-status-won = { $side } win
gw-status-drawn = Drawn
gw-status-preview = Preview

gw-face-soldier = soldier
gw-face-burst = burst
gw-face-deadly = Deadly Die
gw-face-flag = flag
gw-face-hq = HQ
gw-die = { $face } ({ $effect })
gw-effect-hit = hit
gw-effect-cancelled = cancelled by terrain
gw-effect-potential = potential hit
gw-effect-flag = retreat
gw-effect-ignored = first flag ignored
gw-effect-pays = HQ token
gw-effect-nothing = no effect
gw-effect-confirmed = confirmed
gw-effect-bogs = bogs
gw-effect-frees = frees it

## Reasons for dice

gw-modifier = { $label }: { $value }
gw-mod-base = { $distance ->
    [0] shells
    [1] close combat
   *[other] at { $distance } hexes
}
gw-mod-potential = potential hits
gw-mod-bogged = bogged target
gw-mod-ditched = ditched target
gw-mod-artillery = hit by artillery
gw-mod-male = hit by a male tank
gw-mod-step = { $step ->
    [1] first hex
    [2] second hex
   *[other] third hex
}
gw-mod-ground = taking ground
gw-mod-trench-extra = long hull in the trench
gw-mod-recovery = own dice
gw-mod-landships = Landships forward
gw-mod-workshop = Field workshop
gw-mod-bought = bought with tokens
gw-mod-entered = entered { $terrain } this turn
gw-mod-wire = in the wire
gw-mod-bogged-fires = bogged down
gw-mod-barrage = Machine-gun barrage
gw-mod-registered = Registered fire
gw-mod-six-pounder = Six-pounder
gw-mod-bomb-party = Bombing party
gw-mod-bombard = Artillery Bombard
gw-mod-cross-fire = cross fire
gw-mod-smoke = Smoke screen

## Rolls, for the dice log

gw-roll-shuffle-command = Shuffle of the command deck
gw-roll-shuffle-combat = Shuffle of the combat deck
gw-roll-shelling = Shelling of No-Man's-Land
gw-roll-bog = Bog roll of { $unit }
gw-roll-recovery = Recovery roll of { $unit }
gw-roll-battle = { $unit } attacks { $target }
gw-roll-shells = Shells on { $target }
gw-roll-confirm = Confirm roll against { $unit }
gw-roll-personnel = { $unit }: does the { $special } fall
gw-roll-target = Reserve artillery aimed at { $hex }
gw-roll-wire = Fire at the wire in { $hex }
gw-roll-gas = Gas in { $hex }
gw-outcome-bogged = { $faces }: bogged down
gw-outcome-not-bogged = { $faces }: drives on
gw-outcome-recovers = { $faces }: recovers
gw-outcome-stays-bogged = { $faces }: stays bogged down
gw-outcome-hits = { $faces }: hits { $hits }, flags { $flags }
gw-outcome-potential = { $faces }: potential hits { $potential }
gw-outcome-confirmed = { $faces }: confirmed { $confirmed }
gw-outcome-personnel-lost = the special figure falls
gw-outcome-personnel-safe = the special figure stays
gw-outcome-target = on target { $on-target }
gw-outcome-shelling = { $hexes }

## The story

gw-tell-turn = **Turn { $turn }: { $side }.**
gw-tell-shelling = **{ $side } shell No-Man's-Land**: { $drawn }. { $count ->
    [0] No new crater.
    [one] New crater: { $craters }.
   *[other] New craters: { $craters }.
}
gw-tell-card = **{ $side }** play **{ $card }**: { $text }
gw-tell-card-held = Command cards held, this one included: **{ $held }**.
gw-tell-ordered = { $count ->
    [one] Ordered: { $units }.
   *[other] Ordered ({ $count }): { $units }.
}
gw-tell-move = **{ $unit }** moves: { $path }.
gw-tell-ground = **{ $unit }** takes ground in **{ $path }**.
gw-tell-retreat = **{ $unit }** retreats to { $path }.
gw-tell-wire-flat = The wire in { $hex } is flattened.
gw-tell-stop-wire = **{ $unit }** stops in the wire.
gw-tell-stop-halt = **{ $unit }** halts in the trench.
gw-tell-stop-pinned = **{ $unit }** is pinned down and stops.
gw-tell-exit = **{ $unit }** leaves over the enemy baseline.
gw-tell-bogged = **{ $unit }**, bog roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} ({ $why }): { $faces }: **bogged down**.
gw-tell-not-bogged = **{ $unit }**, bog roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} ({ $why }): { $faces }: drives on.
gw-tell-bog-again = **{ $unit }**, bog roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} ({ $why }): { $faces }: would bog.
gw-tell-steady = Steady driver: **{ $unit }** rolls once more.
gw-tell-recovers = **{ $unit }**, recovery roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} ({ $why }): { $faces }: **recovers**.
gw-tell-stays-bogged = **{ $unit }**, recovery roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} ({ $why }): { $faces }: stays **bogged down**.
gw-tell-ditched = **{ $unit }** is **ditched**: it is worth 1 medal from now on.
gw-tell-attack-close = **{ $attacker }** attacks **{ $target }**, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} ({ $why }): { $faces }: { $result }.
gw-tell-attack-ranged = **{ $attacker }** fires at **{ $target }**, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} ({ $why }): { $faces }: { $result }.
gw-tell-attack-strike = **{ $attacker }** strikes first at **{ $target }**, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} ({ $why }): { $faces }: { $result }.
gw-tell-attack-shells = Shells of **{ $attacker }** on **{ $target }**, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}: { $faces }: { $result }.
gw-tell-every-symbol = A crater is made: every symbol counts, no soldier symbol is cancelled and no flag ignored.
gw-result-potential = { $count ->
    [one] **1 potential hit**
   *[other] **{ $count } potential hits**
}
gw-result-no-effect = **no effect**
gw-result-hits = { $hits ->
    [0] no hit
    [one] **1 hit**
   *[other] **{ $hits } hits**
}, { $flags ->
    [0] no flag
    [one] 1 flag
   *[other] { $flags } flags
}
gw-tell-confirm = Confirm roll against **{ $unit }**, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} ({ $why }): { $faces }: **{ $confirmed } confirmed**.
gw-tell-loses = **{ $unit }** loses { $lost ->
    [one] 1 figure
   *[other] { $lost } figures
}{ $why }, { $left } left.
gw-tell-loses-tokens = **{ $unit }** loses { $lost ->
    [one] 1 silhouette token
   *[other] { $lost } silhouette tokens
}, { $left } left.
gw-lost-combat = { "" }
gw-lost-retreat = , the way back is blocked
gw-lost-gas = { " " }to gas
gw-tell-eliminated = **{ $unit }** is **eliminated**.
gw-tell-tank-destroyed = **{ $unit }** is **eliminated**: the tank is destroyed.
gw-tell-personnel-lost = **{ $unit }**, check for the { $special }: { $face }: the { $special } falls.
gw-tell-personnel-safe = **{ $unit }**, check for the { $special }: { $face }: the { $special } stays.
gw-tell-flags = **{ $unit }** ignores { $ignored } of { $flags ->
    [one] 1 flag
   *[other] { $flags } flags
}.
gw-tell-cancelled-jammed = **{ $unit }** loses its battle: jammed.
gw-tell-cancelled-panic = **{ $unit }** loses its battle: tank panic.
gw-tell-cancelled-gone = The attack of **{ $unit }** does not take place.
gw-tell-wire-shot = Fire at the wire in { $hex }: { $faces }: the wire is gone.
gw-tell-wire-stays = Fire at the wire in { $hex }: { $faces }: no effect.
gw-tell-wire-cut = The wire in { $hex } is cut.
gw-tell-ground-stays-choice = **{ $unit }** does not take ground in { $hex }.
gw-tell-ground-stays-bogged = **{ $unit }** is bogged down and does not take ground.
gw-tell-ground-stays-immobile = **{ $unit }** cannot move and does not take ground.
gw-tell-ground-stays-impassable = **{ $unit }** cannot enter { $hex }.
gw-tell-artillery = **{ $side } reserve artillery** at **{ $hex }**, { $dice ->
    [one] 1 targeting die
   *[other] { $dice } targeting dice
}: { $shells }: **{ $hits } on target**.
gw-shell-on-target = { $face } (on target)
gw-shell-drifts = { $face } ({ $hex })
gw-shell-off = { $face } (off the board)
gw-tell-artillery-waived = **{ $side }** let their reserve artillery rest.
gw-tell-ground-crater = **{ $hex }** is now: { $terrain }.
gw-tell-ground-rubble = **{ $hex }** is now rubble.
gw-tell-ground-dug = A hole is dug in **{ $hex }**: { $terrain }.
gw-tell-gas = Gas on **{ $unit }**: { $faces }: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}.
gw-tell-combat-card = **{ $side }** play **{ $card }** ({ $cost ->
    [one] 1 token
   *[other] { $cost } tokens
}){ $aimed ->
    [yes] { " " }on { $target }
   *[no] { "" }
}: { $text }
gw-tell-tokens-gained = **{ $side }** take { $tokens ->
    [one] 1 HQ token
   *[other] { $tokens } HQ tokens
} ({ $why }), { $held } held.
gw-tell-tokens-spent = **{ $side }** pay { $tokens ->
    [one] 1 HQ token
   *[other] { $tokens } HQ tokens
} ({ $why }), { $held } left.
gw-tell-pool-empty = The pool of HQ tokens is empty.
gw-why-hq = HQ symbols
gw-why-end = end of turn
gw-why-discard = card discarded
gw-why-rider = Dispatch rider
gw-why-recovery = recovery dice
gw-why-artillery = targeting dice
gw-tell-draws-command = **{ $side }** draw { $count ->
    [one] a command card
   *[other] { $count } command cards
}.
gw-tell-draws-combat = **{ $side }** draw { $count ->
    [one] a combat card
   *[other] { $count } combat cards
}.
gw-tell-you-draw = You draw: { $cards }.
gw-tell-discards = **{ $side }** discard **{ $card }**.
gw-tell-drops = **{ $side }** discard a command card.
gw-tell-you-drop = You discard: { $card }.
gw-tell-reshuffled-command = The command deck is shuffled anew from its discards.
gw-tell-reshuffled-combat = The combat deck is shuffled anew from its discards.
gw-tell-silenced = **{ $side }** are asked for no more cards this turn.
gw-tell-medal = **{ $side }**: { $count ->
    [one] 1 medal
   *[other] { $count } medals
}, { $why }. They have **{ $total }** of { $needed }.
gw-tell-medal-lost = **{ $side }** lose { $count ->
    [one] 1 medal
   *[other] { $count } medals
}: { $why }. They have **{ $total }** of { $needed }.
gw-medal-eliminated = { $what } eliminated
gw-medal-token = silhouette token of the { $what }
gw-medal-exited = { $what } broke through
gw-medal-recon = Recon clock
gw-medal-given = game master
gw-medal-building = building in { $hex }
gw-medal-temporary = objective { $hex }
gw-medal-permanent = objective { $hex }
gw-medal-group = one of { $hex }
gw-medal-start-turn = in the enemy's line
gw-medal-turn-start-majority = majority of { $hex }
gw-tell-revealed = The tanks of the **{ $side }** are revealed.
gw-tell-over = **{ $result }**: { $why }
gw-tell-expired = **{ $side }** did not answer about { $question }: the default holds.
gw-tell-void = The question about { $question } is closed: it no longer fits.
gw-tell-no-card = **{ $side }** play no card.
gw-tell-no-bonus = **{ $side }** fight no bonus combat.
gw-question-reaction_card = a reaction card
gw-question-flags = flags
gw-question-retreat = the retreat
gw-question-take_ground = taking ground
gw-question-bonus_combat = bonus combat
gw-question-recon_clock = the Recon clock
gw-question-keep_card = the card to keep
gw-end-medals = { $side } have { $medals } medals.
gw-end-resigned = { $side } resign.

## Questions

gw-ask-step = **{ $unit }** has entered its first hex and is about to go on. Play a reaction card?
gw-ask-attack-close = **{ $unit }** attacks **{ $target }** in close combat: { $odds }. Play a reaction card?
gw-ask-attack-ranged = **{ $unit }** fires at **{ $target }**: { $odds }. Play a reaction card?
gw-ask-attack-shells = Shells are about to fall on **{ $target }**: { $odds }. Play a reaction card?
gw-ask-flags = **{ $unit }** faces { $flags ->
    [one] 1 flag
   *[other] { $flags } flags
} and may ignore { $ignorable }.
gw-ask-retreat = **{ $unit }** retreats { $retreat ->
    [one] 1 hex
   *[other] { $retreat } hexes
}. Which way?
gw-ask-ground = **{ $unit }** may take ground in **{ $hex }**.
gw-ask-bonus = **{ $unit }** may fight a bonus combat.
gw-ask-clock = **{ $side }** may take a medal instead of drawing for their Recon card.
gw-ask-keep = **{ $side }** choose which of two command cards to keep.
gw-option-play = { $card } ({ $cost })
gw-option-no-card = No card
gw-option-pass-turn = Pass this turn
gw-option-ignore = { $retreat ->
    [0] Ignore { $ignored }, stand
   *[other] Ignore { $ignored }, retreat { $retreat }
}
gw-option-retreat = { $lost ->
    [0] { $path }
   *[other] { $path }, lose { $lost }
}
gw-option-take = Take { $hex }
gw-option-stay = Stay in { $hex }
gw-option-bonus = { $hex }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
gw-option-no-bonus = No more combat
gw-option-keep-first = Keep the first drawn
gw-option-clock-draw = Draw two, keep one
gw-option-clock-medal = Take 1 medal
gw-closed-edit = The board was changed by the game master.

## Choices while typing

gw-choice-unit = { $unit } #{ $n }
gw-choice-units = { $units }
gw-choice-card = { $card }: { $text }
gw-choice-combat-card = { $card } ({ $cost ->
    [one] 1 token
   *[other] { $cost } tokens
})
gw-choice-recover = { $unit } — { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, recovers { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
gw-choice-recovery-tokens = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} — { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, recovers { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
gw-choice-battle-unit = { $unit } — { $targets ->
    [one] 1 target
   *[other] { $targets } targets
}
gw-choice-target = { $target } — { $odds }
gw-odds-soldiers = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, at least 1 hit { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
gw-odds-tank = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, at least 1 confirmed { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
gw-choice-wire = { $hex }: the wire
gw-choice-path = { $path } (no battle after it)
gw-choice-path-battle = { $path } (may battle)
gw-choice-path-tank = { $dice ->
    [0] { $path } — no bog roll
    [one] { $path } — 1 bog die, gets through { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
   *[other] { $path } — { $dice } bog dice, gets through { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
}
gw-choice-artillery = { $dice ->
    [one] 1 token, 1 die
   *[other] { $dice } tokens, { $dice } dice
}, crater { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
gw-choice-draw-card = Draw a combat card
gw-choice-draw-tokens = Take two HQ tokens
gw-menu-move = { $unit } to { $path }
gw-menu-battle = { $unit } against { $target }
gw-menu-wire = { $unit } at the wire in { $hex }
gw-menu-artillery = Reserve artillery at { $hex }

## Orders in words

gw-order-card = Play { $card }
gw-order-units = Order { $units }
gw-order-recover = { $unit }: recovery, { $tokens ->
    [0] no token
    [one] 1 token
   *[other] { $tokens } tokens
}
gw-order-ditch = Ditch { $unit }
gw-order-exit = { $unit } leaves the board
gw-order-battle = { $unit } battles { $hex }
gw-order-artillery = { $tokens ->
    [0] Reserve artillery rests
    [one] Reserve artillery at { $hex }, 1 token
   *[other] Reserve artillery at { $hex }, { $tokens } tokens
}
gw-order-combat-card = Combat card { $card }
gw-order-discard = Discard { $card }
gw-order-end = End of turn: { $draw }
gw-order-other = An order

## Refusals

gw-no-question-open = Not now: **{ $side }** have a question to answer first. `/react` shows it.
gw-no-not-your-turn = It is not your turn: **{ $side }** are to act.
gw-no-own-unit = That is not one of your units.
gw-no-own-target = **{ $target }** is on your side.
gw-no-card-first = Play a command card first: `/order card`.
gw-no-second-card = A command card is already played this turn.
gw-no-phase-over = Too late for that: dice have been rolled after the phase "{ $phase }".
gw-no-such-card-held = You do not hold **{ $card }**.
gw-no-ordered-already = **{ $unit }** is ordered already.
gw-no-ditched = **{ $unit }** is ditched: it does nothing more in this game.
gw-no-class = **{ $card }** does not order **{ $unit }**.
gw-no-section = **{ $unit }** stands { $section }; **{ $card }** has no order there.
gw-no-orders-left = No order is left for **{ $unit }**: the card gives { $orders ->
    [one] 1 order
   *[other] { $orders } orders
}.
gw-no-orders-left-artillery = No order is left for reserve artillery: the card gives { $orders ->
    [one] 1 order
   *[other] { $orders } orders
}.
gw-orders-legal = You can still order: { $units }.
gw-orders-none = No other unit can be ordered with this card.
gw-no-bombard-artillery = The card is used for reserve artillery; it orders no units as well.
gw-no-bombard-guns = The card is used for guns and mortars; reserve artillery stays silent.
gw-no-bombard-class = The card orders field guns and mortars; **{ $unit }** is neither.
gw-no-artillery-ordered = Reserve artillery is ordered already.
gw-no-artillery-none = You have no reserve artillery.
gw-no-artillery-tokens = Reserve artillery needs at least 1 HQ token; you have none.
gw-no-artillery-card = **{ $card }** orders battlefield units only.
gw-no-artillery-fired = Reserve artillery has fired this turn.
gw-no-artillery-late = Reserve artillery always fires first; a unit has battled already.
gw-no-artillery-first = Reserve artillery fires first: `/order artillery`, or give it 0 tokens to let it rest.
gw-no-artillery-dice = Reserve artillery rolls 1 to { $most } dice, one token each.
gw-no-artillery-zero = It takes at least 1 token.
gw-no-aim-section = { $hex } lies { $section }; the order for reserve artillery is for another section.
gw-no-tokens = That costs { $cost }; you have { $tokens ->
    [one] 1 HQ token
   *[other] { $tokens } HQ tokens
}.
gw-no-not-ordered = **{ $unit }** is not ordered: `/order units`.
gw-no-not-bogged = **{ $unit }** is not bogged down.
gw-no-immobile = **{ $unit }** cannot be moved or freed in this battle.
gw-no-recovery-twice = **{ $unit }** has tried to recover this turn.
gw-no-recovery-tokens = You may buy up to { $most } recovery dice.
gw-no-recovery-dice = **{ $unit }** has no recovery dice of its own: buy at least one with an HQ token.
gw-no-ditch-yet = **{ $unit }** can only be ditched right after a recovery roll that failed.
gw-no-bogged = **{ $unit }** is bogged down: `/order recover` first.
gw-no-moved = **{ $unit }** has moved this turn.
gw-no-battled = **{ $unit }** has battled this turn.
gw-no-move-card = **{ $unit }** may not move: the card orders it to battle only.
gw-no-dug-in = **{ $unit }** is digging in this turn.
gw-step-not-next = { $hex } is not next to { $start }
gw-step-too-far = { $hex } is too far: it moves up to { $move ->
    [one] 1 hex
   *[other] { $move } hexes
}
gw-step-stop = it must stop in { $hex } ({ $terrain })
gw-step-wire = it must stop in { $hex } ({ $terrain })
gw-step-halt = it must halt in { $hex } ({ $terrain })
gw-step-occupied = { $hex } is occupied by { $unit }
gw-step-barred = { $hex } is impassable to it ({ $terrain })
gw-step-back = it has been in { $hex } already
gw-path-empty = Name at least one hex, for example `path:D4 D5`.
gw-path-breaks = The path breaks at step **{ $step }**: { $why }.
gw-no-way = **{ $unit }** cannot reach { $hex } this turn.
gw-path-reach = In reach: { $hexes }.
gw-path-legal = Legal next steps: { $steps }.
gw-no-exit-scenario = Units cannot leave the board in this battle.
gw-no-exit-hex = **{ $unit }** is not on the enemy baseline.
gw-no-exit-far = **{ $unit }** has no hex of movement left to leave.
gw-no-battle-moved = **{ $unit }** has moved too far to battle this turn.
gw-no-battle-bogged = **{ $unit }** bogged down this turn and may not battle.
gw-no-battle-water = **{ $unit }** stands in the stream and may not battle.
gw-no-unrevealed = **{ $target }** has not shown itself yet and may not be attacked.
gw-no-dice = **{ $unit }** would have no dice left of { $base }.
gw-no-fire-adjacent = **{ $unit }** is next to the enemy ({ $enemies }): close combat or none.
gw-no-range = { $hex } is { $distance } hexes away; **{ $unit }** reaches { $range }.
gw-no-tank-fire = **{ $unit }** entered { $terrain } this turn and may not fire at range.
gw-no-sight = **{ $unit }** does not see { $hex }; blocked by { $blockers }.
gw-no-target = There is nothing to attack in { $hex }.
gw-no-wire-cut = **{ $unit }** cannot cut wire: that takes infantry that began its turn in it.
gw-no-wire-fire = **{ $unit }** cannot fire at wire: that takes a mortar or a field gun.
gw-no-reaction-now = **{ $card }** is a reaction: you are asked for it in the enemy's turn.
gw-no-card-target = **{ $card }** cannot be used on that now.
gw-no-discard-twice = You have discarded a combat card this turn.
gw-no-discard-played = You have played a combat card this turn; none may be discarded.
gw-no-draw-full = You hold { $most } combat cards: take tokens.
gw-no-draw-empty = No combat card is left to draw: take tokens.

gw-parse-hex = `{ $text }` is not a hex on this map ({ $span }).
gw-parse-did-you-mean = Did you mean { $guess }?
gw-parse-unit-missing = Name a unit by its hex, number or name, for example `unit:D4`.
gw-parse-unit-hex = None of those units stands in { $text }.
gw-parse-unit = There is no unit `{ $text }` here. A hex, a number or part of a name will do.
gw-parse-unit-several = Several units are called `{ $text }`.
gw-parse-units-missing = Name the units to order, for example `units:D3 E2`, or `artillery`.
gw-parse-card-missing = Name a card of your hand, for example `card:probe-left`.
gw-parse-card = You hold no card `{ $text }`.
gw-parse-card-several = Several cards fit `{ $text }`.
gw-parse-path-missing = Say where to: `to:D5`, or the whole way: `path:D4 D5`.
gw-parse-target-missing = Name a target by its hex, for example `target:F7`.
gw-parse-aim-missing = Say where to aim, for example `hex:G8`.
gw-parse-number = `{ $text }` is no number of tokens.
gw-parse-card-target-unit = Say for which unit, for example `target:D4`.
gw-parse-card-target-hex = Say for which hex, for example `target:F7`.
gw-parse-card-target-card = Say which command card to discard.
gw-parse-draw = Say `draw:card` or `draw:tokens`.

## Cards

gw-card-kind-section = Section card
gw-card-kind-tactic = Tactic: whole board
gw-when-orders = Your orders
gw-when-move = Your movement
gw-when-battle = Your battle
gw-when-any = Any time in your turn
gw-when-attack = Reaction: when attacked
gw-when-step = Reaction: when the enemy moves
gw-hand-summary = { $command ->
    [one] 1 command card
   *[other] { $command } command cards
}, { $combat ->
    [one] 1 combat card
   *[other] { $combat } combat cards
}, { $tokens ->
    [one] 1 HQ token
   *[other] { $tokens } HQ tokens
}, reserve artillery { $artillery }.

gw-card-recon-left = Recon left
gw-card-recon-left-text = Order 1 unit left. At the end of the turn draw 2 command cards, keep 1.
gw-card-recon-centre = Recon centre
gw-card-recon-centre-text = Order 1 unit in the centre. At the end of the turn draw 2 command cards, keep 1.
gw-card-recon-right = Recon right
gw-card-recon-right-text = Order 1 unit right. At the end of the turn draw 2 command cards, keep 1.
gw-card-probe-left = Probe left
gw-card-probe-left-text = Order 2 units left.
gw-card-probe-centre = Probe centre
gw-card-probe-centre-text = Order 2 units in the centre.
gw-card-probe-right = Probe right
gw-card-probe-right-text = Order 2 units right.
gw-card-attack-left = Attack left
gw-card-attack-left-text = Order 3 units left.
gw-card-attack-centre = Attack centre
gw-card-attack-centre-text = Order 3 units in the centre.
gw-card-attack-right = Attack right
gw-card-attack-right-text = Order 3 units right.
gw-card-assault-left = Assault left
gw-card-assault-left-text = Order as many units left as you hold command cards, this one included.
gw-card-assault-centre = Assault centre
gw-card-assault-centre-text = Order as many units in the centre as you hold command cards, this one included.
gw-card-assault-right = Assault right
gw-card-assault-right-text = Order as many units right as you hold command cards, this one included.
gw-card-advance = Advance on all fronts
gw-card-advance-text = Order 1 unit in each section.
gw-card-pincer = Pincer
gw-card-pincer-text = Order 2 units left and 2 right.
gw-card-push = General push
gw-card-push-text = Order 2 units in each section.
gw-card-bombard = Artillery Bombard
gw-card-bombard-text = Reserve artillery at any hex; or field guns and mortars battle with 1 die more.
gw-card-headquarters = Orders from headquarters
gw-card-headquarters-text = Order any 4 units.
gw-card-wave = Infantry wave
gw-card-wave-text = Order as many infantry units as you hold command cards, this one included.
gw-card-guns = Guns and mortars
gw-card-guns-text = All machine guns and mortars battle; they do not move.
gw-card-landships = Landships forward
gw-card-landships-text = Order all tanks; each has 1 recovery die more.

gw-card-mg-barrage = Machine-gun barrage
gw-card-mg-barrage-text = All machine guns and female tanks that did not move fire, with 1 die more each.
gw-card-rapid-mortar = Rapid fire
gw-card-rapid-mortar-text = One mortar that did not move battles twice.
gw-card-registered-fire = Registered fire
gw-card-registered-fire-text = One ordered soldier unit or field gun fires at range with 1 die more.
gw-card-over-the-top = Over the top
gw-card-over-the-top-text = One ordered infantry unit may move 2 hexes and still battle.
gw-card-bomb-party = Bombing party
gw-card-bomb-party-text = One ordered infantry unit with bomber has 1 die more in close combat.
gw-card-press-on = Press on
gw-card-press-on-text = One ordered infantry unit that takes ground may fight a bonus combat.
gw-card-deep-dugout = Deep dugout
gw-card-deep-dugout-text = An attacked unit in a trench cancels 1 more soldier symbol.
gw-card-strike-first = Strike first
gw-card-strike-first-text = A soldier unit attacked in close combat fights first.
gw-card-stand-fast = Stand fast
gw-card-stand-fast-text = An attacked soldier unit may ignore 1 more flag.
gw-card-smoke-screen = Smoke screen
gw-card-smoke-screen-text = The enemy fires at range with 1 die less, but never with none.
gw-card-pinned-down = Pinned down
gw-card-pinned-down-text = An enemy soldier unit stops after its first hex.
gw-card-jammed = Jammed
gw-card-jammed-text = An attacking enemy unit loses its battle.
gw-card-gas-cloud = Gas cloud
gw-card-gas-cloud-text = On an enemy soldier unit within 4 hexes: 1 die for each soldier unit in that hex and next to it. Soldiers and bursts hit, terrain does not protect.
gw-card-gas-shells = Gas shells
gw-card-gas-shells-text = On an enemy soldier unit within 4 hexes: 2 dice. Soldiers and bursts hit, terrain does not protect.
gw-card-wire-cutters = Wire cutters
gw-card-wire-cutters-text = Remove wire on or next to an ordered infantry unit.
gw-card-dig-in = Dig in
gw-card-dig-in-text = A soldier unit in open country that neither moved nor battled digs a shell crater; it does nothing else.
gw-card-fascines = Fascines
gw-card-fascines-text = One ordered tank rolls no bog dice for terrain in its move.
gw-card-dispatch-rider = Dispatch rider
gw-card-dispatch-rider-text = Take 2 HQ tokens.
gw-card-change-of-plan = Change of plan
gw-card-change-of-plan-text = Discard a command card and draw another.
gw-card-reserves-up = Reserves up
gw-card-reserves-up-text = Order one more unit anywhere.
gw-card-steady-driver = Steady driver
gw-card-steady-driver-text = If one ordered tank would bog down this turn, it rolls once more.
gw-card-field-workshop = Field workshop
gw-card-field-workshop-text = One ordered bogged tank has 2 recovery dice more.
gw-card-tank-panic = Tank panic
gw-card-tank-panic-text = An attacking soldier unit next to your tank loses its battle.
gw-card-six-pounder = Six-pounder
gw-card-six-pounder-text = One ordered male tank fires at range with 1 die more.

## Pictures

gw-chip-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
gw-stamp-bogged = Bogged
gw-stamp-recovered = Recovered
gw-stamp-stuck = Still bogged
gw-stamp-ditched = Ditched
gw-stamp-destroyed = Destroyed
gw-stamp-eliminated = Eliminated
gw-stamp-hit = Hit ×{ $n }
gw-stamp-confirmed = Confirmed ×{ $n }
gw-stamp-retreat = Retreat
gw-stamp-miss = No effect
gw-stamp-nothing = No effect
gw-stamp-gas = Gas ×{ $n }
gw-panel-attack = Attack
gw-panel-dice = Dice
gw-panel-recovery = Recovery
gw-panel-bog = Bog roll in { $hex }
gw-panel-bogged = Bogged
gw-panel-not-bogged = Drives on
gw-panel-no-battle = no battle this turn
gw-panel-recovered = Recovered
gw-panel-stuck = Still bogged
gw-panel-why = { $unit }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} ({ $why })
gw-panel-attack-why = { $attacker } at { $target }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} ({ $why })
gw-panel-roll-attack = Attack roll
gw-panel-roll-shells = Shells
gw-panel-roll-confirm = Confirm roll
gw-panel-roll-targeting = Targeting
gw-panel-to-confirm = { $count } to confirm
gw-panel-no-confirm = no confirm roll
gw-panel-hits = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, { $flags ->
    [one] 1 flag
   *[other] { $flags } flags
}
gw-panel-tokens = { $side }: +{ $tokens ->
    [one] 1 HQ token
   *[other] { $tokens } HQ tokens
}
gw-panel-figures = { $lost ->
    [one] 1 figure off
   *[other] { $lost } figures off
}, { $left } left
gw-panel-silhouettes = { $lost ->
    [one] 1 token off
   *[other] { $lost } tokens off
}, { $left } left
gw-panel-destroyed = destroyed
gw-panel-medals = { $count ->
    [one] 1 medal
   *[other] { $count } medals
}
gw-panel-confirm-why = { $why }
gw-panel-confirmed = { $count } confirmed
gw-panel-on-target = on target
gw-panel-off-board = off the board
gw-panel-targeting-why = { $side } at { $hex }: { $dice ->
    [one] 1 token paid
   *[other] { $dice } tokens paid
}
gw-panel-on-target-count = { $count } on target
gw-panel-crater = a crater: no protection

## Alt text

gw-alt-head = { $title }, turn { $turn }, { $phase }, { $status }.
gw-alt-phase = Phase: { $phase }.
gw-alt-medals = Medals: { $side } { $medals } of { $needed }, { $other } { $others } of { $needed }.
gw-alt-last = Last: { $line }
gw-alt-tanks = { $side } landships: { $units }.
gw-alt-tank = { $hex } { $type }, { $tokens ->
    [0] no token
    [one] one token
   *[other] { $tokens } tokens
}
gw-alt-marked = { $tank }, { $marks }
gw-alt-ordered = ordered
gw-alt-done = done
gw-alt-soldiers = { $side } soldiers: { $units }.
gw-alt-soldier = { $hex } { $type } { $figures }
gw-alt-craters = Shell craters: { $hexes }.
gw-alt-wire = Wire: { $hexes }.
gw-alt-held = { $side } hold objectives { $hexes }.
gw-alt-asset = { $side }: { $tokens ->
    [one] 1 HQ token
   *[other] { $tokens } HQ tokens
}, { $command ->
    [one] 1 command card
   *[other] { $command } command cards
}, { $combat ->
    [one] 1 combat card
   *[other] { $combat } combat cards
}, reserve artillery { $artillery }.

## Asking the board

gw-ask-unknown = `{ $topic }` cannot be asked. Known: { $known }.
gw-ask-same-hex = Name two different hexes.
gw-ask-distance = { $start } to { $end }: distance { $distance }.
gw-ask-adjacent = The hexes touch: close combat.
gw-ask-clear = Line of sight: **clear**.
gw-ask-blocked = Line of sight: **blocked** by { $blockers }.
gw-ask-cover = { $hex } is { $terrain }: soldier symbols cancelled { $soldiers }, flags that may be ignored { $flags }. Tanks have none of it.
gw-ask-no-range = **{ $unit }** reaches { $range } hexes.
gw-ask-odds = **{ $attacker }** against **{ $target }**: { $odds }.
gw-ask-dice = Dice: { $base } and { $why }.
gw-ask-no-reach = **{ $unit }** cannot move now.
gw-ask-reach = **{ $unit }** can reach:
gw-ask-reach-line = { $dice ->
    [0] { $n }: { $hex }
    [one] { $n }: { $hex }, 1 bog die
   *[other] { $n }: { $hex }, { $dice } bog dice
}
gw-ask-card = Played: **{ $card }**, { $left ->
    [one] 1 order left
   *[other] { $left } orders left
}.

## Game master

gw-edit-unknown = `{ $what }` cannot be edited. Known: { $known }.
gw-edit-number = Give a number.
gw-edit-side = Name a side: { $known }.
gw-edit-mark = Name a mark: { $known }.
gw-edit-terrain = Name a terrain: { $known }.
gw-edit-occupied = { $hex } is occupied by { $unit }.
gw-edit-strength = From { $low } to { $high }.
gw-edit-no-tank = { $unit } is no tank.
gw-edit-gone = { $unit } is not on the map.
gw-edit-tokens = From 0 to { $most } tokens; there are 30 in all.
gw-edit-no-crater = No crater can be made in { $hex }.
gw-edit-card-held = All cards **{ $card }** are in other hands.
gw-edit-card-away = Say which card goes away for it.
gw-edited-unit = { $unit }, strength { $strength }, { $status }
gw-edited-gone = { $unit }, not on the map
gw-edited-ground = { $hex }: { $terrain }
gw-edited-tokens = { $side }: { $tokens } HQ tokens
gw-edited-medals = { $side }: { $medals } medals
gw-edited-turn = turn of the { $side }
gw-edited-hand = hand of the { $side }

## Faults of a scenario file

gw-fault-toml = The file is no valid TOML: { $detail }
gw-fault-unknown-key = { $key } is not known here. Known: { $known }.
gw-fault-missing = { $key } is missing.
gw-fault-number = { $key } must be a number from { $low } to { $high }.
gw-fault-text = { $key } must be a text.
gw-fault-choice = { $key } is "{ $value }"; it must be one of: { $known }.
gw-fault-flag = { $key } must be true or false.
gw-fault-words = { $key } must be a text, or a text in `en` and `fr`.
gw-fault-long = { $key } is too long: at most { $most } characters.
gw-fault-hex = "{ $label }" is not a hex of the map ({ $span }).
gw-fault-list = { $key } must be a list of hexes.
gw-fault-tables = { $key } must be a list of tables.
gw-fault-schema = The file must say `schema = 1`.
gw-fault-ruleset = The file must say `ruleset = "great_war"`.
gw-fault-id = The id "{ $text }" may hold small letters, digits, - and _ only, at most 40.
gw-fault-rows = `rows` must be a list of texts, the top row first.
gw-fault-row-count = The map has { $rows } rows; it must have { $wanted }.
gw-fault-row-width = Row { $row } has { $hexes } hexes; it must have { $wanted }.
gw-fault-terrain = "{ $char }" is no terrain. Known: { $known }.
gw-fault-mark = "{ $char }" is no mark. Known: { $known }.
gw-fault-bridge = { $label } is no water: a bridge makes no sense there.
gw-fault-no-trench = { $label } is in a trench line, but it is no trench.
gw-fault-tokens = The sides have { $tokens } HQ tokens; there are { $most } in all.
gw-fault-two-sides = There must be two sides; the file has { $found }.
gw-fault-same-side = The side "{ $side }" is there twice.
gw-fault-same-edge = Both sides have the same baseline.
gw-fault-no-units = The side "{ $side }" has no units.
gw-fault-unit-type = "{ $type }" is no unit type. Known: { $known }.
gw-fault-strength-key = This unit has { $wanted }, not { $key }.
gw-fault-status = Only a tank can be { $status }.
gw-fault-stacked = Two units stand in { $label }.
gw-fault-drowned = The unit in { $label } cannot stand on that terrain.
gw-fault-no-unit = No unit stands in { $label }.
gw-fault-shelling-rows = The rows to shell must be two row numbers with hexes between them, for example `rows = [3, 6]`.
