# La Grande Guerre, français

## Noms

gw-subtitle = La Grande Guerre
gw-length = premier à { $medals } médailles
gw-force = { $count } × { $type }
gw-force-assets = { $command } cartes de commandement, { $combat } cartes de combat, { $tokens } jetons QG, artillerie de réserve { $artillery }
gw-unit = { $hex } { $type }
gw-unit-own-name = { $hex } { $name } ({ $type })
gw-hex = { $hex }
gw-hex-bog = { $dice ->
    [0] { $hex }
    [1] { $hex } (1 dé d’enlisement)
   *[other] { $hex } ({ $dice } dés d’enlisement)
}
gw-list = { $items }
gw-none = rien
gw-reserve-artillery = Artillerie de réserve
gw-reserve-artillery-at = artillerie de réserve sur { $hex }
gw-artillery-of = artillerie de réserve ({ $side })

gw-side-british = Britanniques
gw-side-german = Allemands
gw-side-french = Français

gw-adj-british = Britanniques
gw-adj-german = Allemands
gw-adj-french = Français

gw-type-infantry = infanterie
gw-type-infantry_bomber = infanterie avec grenadier
gw-type-infantry_marksman = infanterie avec tireur d’élite
gw-type-machine_gun = mitrailleuse
gw-type-machine_gun_loader = mitrailleuse avec pourvoyeur
gw-type-mortar = mortier
gw-type-field_gun = canon de campagne
gw-type-mark_i_male = Mark I mâle
gw-type-mark_i_female = Mark I femelle
gw-type-mark_iv_male = Mark IV mâle
gw-type-mark_iv_female = Mark IV femelle
gw-type-captured_mark_iv_male = Mark IV mâle capturé
gw-type-captured_mark_iv_female = Mark IV femelle capturé
gw-type-a7v = A7V
gw-type-whippet = Whippet
gw-type-mark_v_male = Mark V mâle
gw-type-mark_v_female = Mark V femelle
gw-type-schneider = Schneider
gw-type-saint_chamond = Saint-Chamond
gw-type-renault_ft_male = Renault FT mâle
gw-type-renault_ft_female = Renault FT femelle
gw-special-bomber = grenadier
gw-special-marksman = tireur d’élite
gw-special-loader = pourvoyeur

gw-terrain-countryside = rase campagne
gw-terrain-forest = forêt
gw-terrain-trench = tranchée
gw-terrain-building = bâtiment
gw-terrain-church = église
gw-terrain-bunker = fortin
gw-terrain-rubble = ruines
gw-terrain-mine_crater = cratère de mine
gw-terrain-river = rivière
gw-terrain-stream = ruisseau
gw-terrain-sunken_lane = chemin creux
gw-terrain-crater = trou d’obus
gw-terrain-wire = barbelés
gw-terrain-fortified = position fortifiée
gw-terrain-hill = colline

gw-section-left = gauche
gw-section-centre = centre
gw-section-right = droite
gw-phase-card = Carte de commandement
gw-phase-orders = Ordres
gw-phase-move = Mouvement
gw-phase-battle = Combat
gw-phase-end = Fin du tour
gw-status-none = en marche
gw-status-bogged = enlisé
gw-status-ditched = abandonné
gw-status-to-act = Aux { $side } de jouer
gw-status-decides = Aux { $side } de décider
gw-status-won = Victoire : { $side }
gw-status-drawn = Partie nulle
gw-status-preview = Aperçu

gw-face-soldier = soldat
gw-face-burst = explosion
gw-face-deadly = tête de mort
gw-face-flag = drapeau
gw-face-hq = QG
gw-die = { $face } ({ $effect })
gw-effect-hit = touché
gw-effect-cancelled = annulé par le terrain
gw-effect-potential = touche possible
gw-effect-flag = retraite
gw-effect-ignored = premier drapeau ignoré
gw-effect-pays = jeton QG
gw-effect-nothing = sans effet
gw-effect-confirmed = confirmé
gw-effect-bogs = enlise
gw-effect-frees = dégage

## Raisons des dés

gw-modifier = { $label } : { $value }
gw-mod-base = { $distance ->
    [0] obus
    [1] corps à corps
   *[other] à { $distance } hexagones
}
gw-mod-potential = touches possibles
gw-mod-bogged = cible enlisée
gw-mod-ditched = cible abandonnée
gw-mod-artillery = touche d’artillerie
gw-mod-male = touche d’un char mâle
gw-mod-step = { $step ->
    [1] premier hexagone
    [2] deuxième hexagone
   *[other] troisième hexagone
}
gw-mod-ground = terrain pris
gw-mod-trench-extra = longue caisse dans la tranchée
gw-mod-recovery = dés du char
gw-mod-landships = En avant les cuirassés
gw-mod-workshop = Atelier de campagne
gw-mod-bought = achetés avec des jetons
gw-mod-entered = entré ce tour : { $terrain }
gw-mod-wire = dans les barbelés
gw-mod-bogged-fires = enlisé
gw-mod-barrage = Barrage de mitrailleuses
gw-mod-registered = Tir réglé
gw-mod-six-pounder = Six livres
gw-mod-bomb-party = Groupe de grenadiers
gw-mod-bombard = Bombardement d’artillerie
gw-mod-cross-fire = feux croisés
gw-mod-smoke = Écran de fumée

## Jets, pour le journal des dés

gw-roll-shuffle-command = Mélange des cartes de commandement
gw-roll-shuffle-combat = Mélange des cartes de combat
gw-roll-shelling = Bombardement du no man’s land
gw-roll-bog = Jet d’enlisement : { $unit }
gw-roll-recovery = Jet de dégagement : { $unit }
gw-roll-battle = { $unit } attaque { $target }
gw-roll-shells = Obus sur { $target }
gw-roll-confirm = Jet de confirmation contre { $unit }
gw-roll-personnel = { $unit } : { $special } touché ?
gw-roll-target = Artillerie de réserve sur { $hex }
gw-roll-wire = Tir sur les barbelés en { $hex }
gw-roll-gas = Gaz en { $hex }
gw-outcome-bogged = { $faces } : enlisé
gw-outcome-not-bogged = { $faces } : continue
gw-outcome-recovers = { $faces } : dégagé
gw-outcome-stays-bogged = { $faces } : reste enlisé
gw-outcome-hits = { $faces } : touches { $hits }, drapeaux { $flags }
gw-outcome-potential = { $faces } : touches possibles { $potential }
gw-outcome-confirmed = { $faces } : confirmées { $confirmed }
gw-outcome-personnel-lost = la figurine spéciale tombe
gw-outcome-personnel-safe = la figurine spéciale reste
gw-outcome-target = sur la cible { $on-target }
gw-outcome-shelling = { $hexes }

## Le récit

gw-tell-turn = **Tour { $turn } : { $side }.**
gw-tell-shelling = **Les { $side } bombardent le no man’s land** : { $drawn }. { $count ->
    [0] Aucun nouveau trou d’obus.
    [one] Nouveau trou d’obus : { $craters }.
   *[other] Nouveaux trous d’obus : { $craters }.
}
gw-tell-card = Les **{ $side }** jouent **{ $card }** : { $text }
gw-tell-card-held = Cartes de commandement en main, celle-ci comprise : **{ $held }**.
gw-tell-ordered = { $count ->
    [one] Ordre donné : { $units }.
   *[other] Ordres donnés ({ $count }) : { $units }.
}
gw-tell-move = **{ $unit }** avance : { $path }.
gw-tell-ground = **{ $unit }** prend le terrain en **{ $path }**.
gw-tell-retreat = **{ $unit }** bat en retraite vers { $path }.
gw-tell-wire-flat = Les barbelés en { $hex } sont écrasés.
gw-tell-stop-wire = **{ $unit }** s’arrête dans les barbelés.
gw-tell-stop-halt = **{ $unit }** s’arrête dans la tranchée.
gw-tell-stop-pinned = **{ $unit }** est cloué au sol et s’arrête.
gw-tell-exit = **{ $unit }** sort par la ligne de fond ennemie.
gw-tell-bogged = **{ $unit }**, jet d’enlisement { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} ({ $why }) : { $faces } : **enlisé**.
gw-tell-not-bogged = **{ $unit }**, jet d’enlisement { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} ({ $why }) : { $faces } : continue.
gw-tell-bog-again = **{ $unit }**, jet d’enlisement { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} ({ $why }) : { $faces } : s’enliserait.
gw-tell-steady = Bon pilote : **{ $unit }** relance les dés.
gw-tell-recovers = **{ $unit }**, jet de dégagement { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} ({ $why }) : { $faces } : **dégagé**.
gw-tell-stays-bogged = **{ $unit }**, jet de dégagement { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} ({ $why }) : { $faces } : reste **enlisé**.
gw-tell-ditched = **{ $unit }** est **abandonné** : il ne vaut plus que 1 médaille.
gw-tell-attack-close = **{ $attacker }** attaque **{ $target }**, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} ({ $why }) : { $faces } : { $result }.
gw-tell-attack-ranged = **{ $attacker }** tire sur **{ $target }**, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} ({ $why }) : { $faces } : { $result }.
gw-tell-attack-strike = **{ $attacker }** frappe d’abord **{ $target }**, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} ({ $why }) : { $faces } : { $result }.
gw-tell-attack-shells = Obus de **{ $attacker }** sur **{ $target }**, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} : { $faces } : { $result }.
gw-tell-every-symbol = Un trou d’obus se forme : tous les symboles comptent, aucun soldat annulé, aucun drapeau ignoré.
gw-result-potential = { $count ->
    [one] **{ $count } touche possible**
   *[other] **{ $count } touches possibles**
}
gw-result-no-effect = **sans effet**
gw-result-hits = { $hits ->
    [0] aucune touche
    [one] **{ $hits } touche**
   *[other] **{ $hits } touches**
}, { $flags ->
    [0] aucun drapeau
    [one] { $flags } drapeau
   *[other] { $flags } drapeaux
}
gw-tell-confirm = Jet de confirmation contre **{ $unit }**, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} ({ $why }) : { $faces } : **{ $confirmed } confirmée(s)**.
gw-tell-loses = **{ $unit }** perd { $lost ->
    [one] { $lost } figurine
   *[other] { $lost } figurines
}{ $why }, reste { $left }.
gw-tell-loses-tokens = **{ $unit }** perd { $lost ->
    [one] { $lost } jeton de silhouette
   *[other] { $lost } jetons de silhouette
}, reste { $left }.
gw-lost-combat = { "" }
gw-lost-retreat = , la retraite est bloquée
gw-lost-gas = { " " }par le gaz
gw-tell-eliminated = **{ $unit }** est **éliminé**.
gw-tell-tank-destroyed = **{ $unit }** est **éliminé** : le char est détruit.
gw-tell-personnel-lost = **{ $unit }**, jet pour la figurine spéciale : { $face } : { $special } perdu.
gw-tell-personnel-safe = **{ $unit }**, jet pour la figurine spéciale : { $face } : { $special } sauf.
gw-tell-flags = **{ $unit }** ignore { $ignored } de { $flags ->
    [one] { $flags } drapeau
   *[other] { $flags } drapeaux
}.
gw-tell-cancelled-jammed = **{ $unit }** perd son combat : enrayé.
gw-tell-cancelled-panic = **{ $unit }** perd son combat : peur du char.
gw-tell-cancelled-gone = L’attaque de **{ $unit }** n’a pas lieu.
gw-tell-wire-shot = Tir sur les barbelés en { $hex } : { $faces } : plus de barbelés.
gw-tell-wire-stays = Tir sur les barbelés en { $hex } : { $faces } : sans effet.
gw-tell-wire-cut = Les barbelés en { $hex } sont coupés.
gw-tell-ground-stays-choice = **{ $unit }** ne prend pas le terrain en { $hex }.
gw-tell-ground-stays-bogged = **{ $unit }** est enlisé et ne prend pas le terrain.
gw-tell-ground-stays-immobile = **{ $unit }** ne peut bouger et ne prend pas le terrain.
gw-tell-ground-stays-impassable = **{ $unit }** ne peut pas entrer en { $hex }.
gw-tell-artillery = **Artillerie de réserve ({ $side })** sur **{ $hex }**, { $dice ->
    [one] { $dice } dé de visée
   *[other] { $dice } dés de visée
} : { $shells } : **{ $hits } sur la cible**.
gw-shell-on-target = { $face } (sur la cible)
gw-shell-drifts = { $face } ({ $hex })
gw-shell-off = { $face } (hors de la carte)
gw-tell-artillery-waived = Les **{ $side }** laissent leur artillerie de réserve au repos.
gw-tell-ground-crater = **{ $hex }** devient : { $terrain }.
gw-tell-ground-rubble = **{ $hex }** n’est plus que ruines.
gw-tell-ground-dug = On creuse en **{ $hex }** : { $terrain }.
gw-tell-gas = Gaz sur **{ $unit }** : { $faces } : { $hits ->
    [0] aucune touche
    [one] { $hits } touche
   *[other] { $hits } touches
}.
gw-tell-combat-card = Les **{ $side }** jouent **{ $card }** ({ $cost ->
    [one] { $cost } jeton
   *[other] { $cost } jetons
}){ $aimed ->
    [yes] { " " }sur { $target }
   *[no] { "" }
} : { $text }
gw-tell-tokens-gained = Les **{ $side }** prennent { $tokens ->
    [one] { $tokens } jeton QG
   *[other] { $tokens } jetons QG
} ({ $why }), { $held } en tout.
gw-tell-tokens-spent = Les **{ $side }** paient { $tokens ->
    [one] { $tokens } jeton QG
   *[other] { $tokens } jetons QG
} ({ $why }), reste { $held }.
gw-tell-pool-empty = La réserve de jetons QG est vide.
gw-why-hq = symboles QG
gw-why-end = fin du tour
gw-why-discard = carte défaussée
gw-why-rider = Estafette
gw-why-recovery = dés de dégagement
gw-why-artillery = dés de visée
gw-tell-draws-command = Les **{ $side }** piochent { $count ->
    [one] une carte de commandement
   *[other] { $count } cartes de commandement
}.
gw-tell-draws-combat = Les **{ $side }** piochent { $count ->
    [one] une carte de combat
   *[other] { $count } cartes de combat
}.
gw-tell-you-draw = Vous piochez : { $cards }.
gw-tell-discards = Les **{ $side }** défaussent **{ $card }**.
gw-tell-drops = Les **{ $side }** défaussent une carte de commandement.
gw-tell-you-drop = Vous défaussez : { $card }.
gw-tell-reshuffled-command = La pioche de commandement est reformée avec sa défausse.
gw-tell-reshuffled-combat = La pioche de combat est reformée avec sa défausse.
gw-tell-silenced = On ne demande plus de carte aux **{ $side }** ce tour-ci.
gw-tell-medal = **{ $side }** : { $count ->
    [one] { $count } médaille
   *[other] { $count } médailles
}, { $why }. Total **{ $total }** sur { $needed }.
gw-tell-medal-lost = **{ $side }** : perte de { $count ->
    [one] { $count } médaille
   *[other] { $count } médailles
}, { $why }. Total **{ $total }** sur { $needed }.
gw-medal-eliminated = { $what } éliminé
gw-medal-token = jeton de silhouette ({ $what })
gw-medal-exited = percée ({ $what })
gw-medal-recon = course contre la montre
gw-medal-given = maître de jeu
gw-medal-building = bâtiment en { $hex }
gw-medal-temporary = objectif { $hex }
gw-medal-permanent = objectif { $hex }
gw-medal-group = un de { $hex }
gw-medal-start-turn = dans la ligne ennemie
gw-medal-turn-start-majority = majorité de { $hex }
gw-tell-revealed = Les chars des **{ $side }** sont dévoilés.
gw-tell-over = **{ $result }** : { $why }
gw-tell-expired = Les **{ $side }** n’ont pas répondu ({ $question }) : le choix par défaut s’applique.
gw-tell-void = La question ({ $question }) est close : elle ne convient plus.
gw-tell-no-card = Les **{ $side }** ne jouent pas de carte.
gw-tell-no-bonus = Les **{ $side }** renoncent au combat de bonus.
gw-question-reaction_card = une carte de réaction
gw-question-flags = les drapeaux
gw-question-retreat = la retraite
gw-question-take_ground = la prise de terrain
gw-question-bonus_combat = le combat de bonus
gw-question-recon_clock = la course contre la montre
gw-question-keep_card = la carte à garder
gw-end-medals = Les { $side } ont { $medals } médailles.
gw-end-resigned = Les { $side } abandonnent.

## Questions

gw-ask-step = **{ $unit }** est entré dans son premier hexagone et va continuer. Jouer une carte de réaction ?
gw-ask-attack-close = **{ $unit }** attaque **{ $target }** au corps à corps : { $odds }. Jouer une carte de réaction ?
gw-ask-attack-ranged = **{ $unit }** tire sur **{ $target }** : { $odds }. Jouer une carte de réaction ?
gw-ask-attack-shells = Des obus vont tomber sur **{ $target }** : { $odds }. Jouer une carte de réaction ?
gw-ask-flags = **{ $unit }** subit { $flags ->
    [one] { $flags } drapeau
   *[other] { $flags } drapeaux
} et peut en ignorer { $ignorable }.
gw-ask-retreat = **{ $unit }** recule de { $retreat ->
    [one] { $retreat } hexagone
   *[other] { $retreat } hexagones
}. Par où ?
gw-ask-ground = **{ $unit }** peut prendre le terrain en **{ $hex }**.
gw-ask-bonus = **{ $unit }** peut livrer un combat de bonus.
gw-ask-clock = Les **{ $side }** peuvent prendre une médaille au lieu de piocher pour leur carte Reconnaissance.
gw-ask-keep = Les **{ $side }** choisissent laquelle de deux cartes garder.
gw-option-play = { $card } ({ $cost })
gw-option-no-card = Pas de carte
gw-option-pass-turn = Passer ce tour
gw-option-ignore = { $retreat ->
    [0] Ignorer { $ignored }, tenir
   *[other] Ignorer { $ignored }, reculer { $retreat }
}
gw-option-retreat = { $lost ->
    [0] { $path }
   *[other] { $path }, perdre { $lost }
}
gw-option-take = Prendre { $hex }
gw-option-stay = Rester en { $hex }
gw-option-bonus = { $hex } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
gw-option-no-bonus = Pas d’autre combat
gw-option-keep-first = Garder la première
gw-option-clock-draw = Piocher 2, garder 1
gw-option-clock-medal = Prendre 1 médaille
gw-closed-edit = Le maître de jeu a changé la situation.

## Choix à la saisie

gw-choice-unit = { $unit } n° { $n }
gw-choice-units = { $units }
gw-choice-card = { $card } : { $text }
gw-choice-combat-card = { $card } ({ $cost ->
    [one] { $cost } jeton
   *[other] { $cost } jetons
})
gw-choice-recover = { $unit } — { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, dégagé { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
gw-choice-recovery-tokens = { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} — { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, dégagé { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
gw-choice-battle-unit = { $unit } — { $targets ->
    [one] { $targets } cible
   *[other] { $targets } cibles
}
gw-choice-target = { $target } — { $odds }
gw-odds-soldiers = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, au moins 1 touche { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
gw-odds-tank = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, au moins 1 confirmée { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
gw-choice-wire = { $hex } : les barbelés
gw-choice-path = { $path } (pas de combat ensuite)
gw-choice-path-battle = { $path } (peut combattre)
gw-choice-path-tank = { $dice ->
    [0] { $path } — pas de jet d’enlisement
    [1] { $path } — 1 dé d’enlisement, passe { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
   *[other] { $path } — { $dice } dés d’enlisement, passe { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
}
gw-choice-artillery = { $dice ->
    [one] { $dice } jeton, { $dice } dé
   *[other] { $dice } jetons, { $dice } dés
}, trou d’obus { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
gw-choice-draw-card = Piocher une carte de combat
gw-choice-draw-tokens = Prendre deux jetons QG
gw-menu-move = { $unit } vers { $path }
gw-menu-battle = { $unit } contre { $target }
gw-menu-wire = { $unit } sur les barbelés en { $hex }
gw-menu-artillery = Artillerie de réserve sur { $hex }

## Ordres en toutes lettres

gw-order-card = Jouer { $card }
gw-order-units = Ordres à { $units }
gw-order-recover = { $unit } : dégagement, { $tokens ->
    [0] aucun jeton
    [1] 1 jeton
   *[other] { $tokens } jetons
}
gw-order-ditch = Abandonner { $unit }
gw-order-exit = { $unit } sort de la carte
gw-order-battle = { $unit } combat en { $hex }
gw-order-artillery = { $tokens ->
    [0] L’artillerie de réserve se repose
    [1] Artillerie de réserve sur { $hex }, 1 jeton
   *[other] Artillerie de réserve sur { $hex }, { $tokens } jetons
}
gw-order-combat-card = Carte de combat { $card }
gw-order-discard = Défausser { $card }
gw-order-end = Fin du tour : { $draw }
gw-order-other = Un ordre

## Refus

gw-no-question-open = Pas maintenant : les **{ $side }** ont d’abord une question à trancher. `/react` la montre.
gw-no-not-your-turn = Ce n’est pas votre tour : aux **{ $side }** de jouer.
gw-no-own-unit = Ce n’est pas une de vos unités.
gw-no-own-target = **{ $target }** est de votre camp.
gw-no-card-first = Jouez d’abord une carte de commandement : `/order card`.
gw-no-second-card = Une carte de commandement est déjà jouée ce tour.
gw-no-phase-over = Trop tard : des dés ont été jetés après la phase « { $phase } ».
gw-no-such-card-held = Vous n’avez pas **{ $card }** en main.
gw-no-ordered-already = **{ $unit }** a déjà reçu son ordre.
gw-no-ditched = **{ $unit }** est abandonné : il ne fait plus rien de la partie.
gw-no-class = **{ $card }** ne donne pas d’ordre à **{ $unit }**.
gw-no-section = **{ $unit }** est dans le secteur { $section } ; **{ $card }** n’y donne pas d’ordre.
gw-no-orders-left = Plus d’ordre pour **{ $unit }** : la carte en donne { $orders }.
gw-no-orders-left-artillery = Plus d’ordre pour l’artillerie de réserve : la carte en donne { $orders }.
gw-orders-legal = Vous pouvez encore donner un ordre à : { $units }.
gw-orders-none = Aucune autre unité ne peut recevoir d’ordre avec cette carte.
gw-no-bombard-artillery = La carte sert à l’artillerie de réserve ; elle n’ordonne pas d’unités en plus.
gw-no-bombard-guns = La carte sert aux canons et mortiers ; l’artillerie de réserve se tait.
gw-no-bombard-class = La carte ordonne canons de campagne et mortiers ; **{ $unit }** n’est ni l’un ni l’autre.
gw-no-artillery-ordered = L’artillerie de réserve a déjà son ordre.
gw-no-artillery-none = Vous n’avez pas d’artillerie de réserve.
gw-no-artillery-tokens = L’artillerie de réserve demande au moins 1 jeton QG ; vous n’en avez pas.
gw-no-artillery-card = **{ $card }** n’ordonne que des unités de la carte.
gw-no-artillery-fired = L’artillerie de réserve a déjà tiré ce tour.
gw-no-artillery-late = L’artillerie de réserve tire toujours en premier ; une unité a déjà combattu.
gw-no-artillery-first = L’artillerie de réserve tire d’abord : `/order artillery`, ou 0 jeton pour la laisser au repos.
gw-no-artillery-dice = L’artillerie de réserve jette 1 à { $most } dés, un jeton par dé.
gw-no-artillery-zero = Il faut au moins 1 jeton.
gw-no-aim-section = { $hex } est dans le secteur { $section } ; l’ordre de l’artillerie de réserve vaut pour un autre.
gw-no-tokens = Cela coûte { $cost } ; vous avez { $tokens ->
    [one] { $tokens } jeton QG
   *[other] { $tokens } jetons QG
}.
gw-no-not-ordered = **{ $unit }** n’a pas d’ordre : `/order units`.
gw-no-not-bogged = **{ $unit }** n’est pas enlisé.
gw-no-immobile = **{ $unit }** ne peut être ni déplacé ni dégagé dans cette bataille.
gw-no-recovery-twice = **{ $unit }** a déjà tenté de se dégager ce tour.
gw-no-recovery-tokens = Vous pouvez acheter jusqu’à { $most } dés de dégagement.
gw-no-recovery-dice = **{ $unit }** n’a pas de dé de dégagement : achetez-en au moins un avec un jeton QG.
gw-no-ditch-yet = **{ $unit }** ne peut être abandonné que juste après un jet de dégagement manqué.
gw-no-bogged = **{ $unit }** est enlisé : d’abord `/order recover`.
gw-no-moved = **{ $unit }** a déjà bougé ce tour.
gw-no-battled = **{ $unit }** a déjà combattu ce tour.
gw-no-move-card = **{ $unit }** ne peut pas bouger : la carte ne lui ordonne que le combat.
gw-no-dug-in = **{ $unit }** creuse ce tour.
gw-step-not-next = { $hex } ne touche pas { $start }
gw-step-too-far = { $hex } est trop loin : mouvement de { $move ->
    [one] { $move } hexagone
   *[other] { $move } hexagones
}
gw-step-stop = l’unité doit s’arrêter en { $hex } ({ $terrain })
gw-step-wire = l’unité doit s’arrêter en { $hex } ({ $terrain })
gw-step-halt = l’unité doit s’arrêter en { $hex } ({ $terrain })
gw-step-occupied = { $hex } est occupé par { $unit }
gw-step-barred = { $hex } lui est infranchissable ({ $terrain })
gw-step-back = l’unité est déjà passée par { $hex }
gw-path-empty = Nommez au moins un hexagone, par exemple `path:D4 D5`.
gw-path-breaks = Le chemin s’interrompt au pas **{ $step }** : { $why }.
gw-no-way = **{ $unit }** ne peut pas atteindre { $hex } ce tour.
gw-path-reach = À portée : { $hexes }.
gw-path-legal = Pas suivants possibles : { $steps }.
gw-no-exit-scenario = On ne peut pas sortir de la carte dans cette bataille.
gw-no-exit-hex = **{ $unit }** n’est pas sur la ligne de fond ennemie.
gw-no-exit-far = **{ $unit }** n’a plus de mouvement pour sortir.
gw-no-battle-moved = **{ $unit }** a trop bougé pour combattre ce tour.
gw-no-battle-bogged = **{ $unit }** s’est enlisé ce tour et ne peut pas combattre.
gw-no-battle-water = **{ $unit }** est dans le ruisseau et ne peut pas combattre.
gw-no-unrevealed = **{ $target }** ne s’est pas encore dévoilé et ne peut pas être attaqué.
gw-no-dice = **{ $unit }** n’aurait plus aucun dé sur { $base }.
gw-no-fire-adjacent = **{ $unit }** touche l’ennemi ({ $enemies }) : corps à corps ou rien.
gw-no-range = { $hex } est à { $distance } hexagones ; **{ $unit }** porte à { $range }.
gw-no-tank-fire = **{ $unit }** est entré ce tour ({ $terrain }) et ne peut pas tirer à distance.
gw-no-sight = **{ $unit }** ne voit pas { $hex } ; bloqué par { $blockers }.
gw-no-target = Il n’y a rien à attaquer en { $hex }.
gw-no-wire-cut = **{ $unit }** ne peut pas couper les barbelés : il faut une infanterie qui y a commencé son tour.
gw-no-wire-fire = **{ $unit }** ne peut pas tirer sur les barbelés : il faut un mortier ou un canon.
gw-no-reaction-now = **{ $card }** est une réaction : on vous la proposera au tour de l’ennemi.
gw-no-card-target = **{ $card }** ne s’applique pas à cela maintenant.
gw-no-discard-twice = Vous avez déjà défaussé une carte de combat ce tour.
gw-no-discard-played = Vous avez joué une carte de combat ce tour ; aucune ne peut être défaussée.
gw-no-draw-full = Vous avez { $most } cartes de combat : prenez des jetons.
gw-no-draw-empty = Il ne reste aucune carte de combat : prenez des jetons.

gw-parse-hex = `{ $text }` n’est pas un hexagone de cette carte ({ $span }).
gw-parse-did-you-mean = Vouliez-vous dire { $guess } ?
gw-parse-unit-missing = Nommez une unité par son hexagone, son numéro ou son nom, par exemple `unit:D4`.
gw-parse-unit-hex = Aucune de ces unités n’est en { $text }.
gw-parse-unit = Il n’y a pas d’unité `{ $text }` ici. Un hexagone, un numéro ou une partie du nom suffit.
gw-parse-unit-several = Plusieurs unités s’appellent `{ $text }`.
gw-parse-units-missing = Nommez les unités, par exemple `units:D3 E2`, ou `artillery`.
gw-parse-card-missing = Nommez une carte de votre main, par exemple `card:probe-left`.
gw-parse-card = Vous n’avez pas de carte `{ $text }`.
gw-parse-card-several = Plusieurs cartes conviennent à `{ $text }`.
gw-parse-path-missing = Dites où aller : `to:D5`, ou tout le chemin : `path:D4 D5`.
gw-parse-target-missing = Nommez une cible par son hexagone, par exemple `target:F7`.
gw-parse-aim-missing = Dites où viser, par exemple `hex:G8`.
gw-parse-number = `{ $text }` n’est pas un nombre de jetons.
gw-parse-card-target-unit = Dites pour quelle unité, par exemple `target:D4`.
gw-parse-card-target-hex = Dites pour quel hexagone, par exemple `target:F7`.
gw-parse-card-target-card = Dites quelle carte de commandement défausser.
gw-parse-draw = Dites `draw:card` ou `draw:tokens`.

## Cartes

gw-card-kind-section = Carte de secteur
gw-card-kind-tactic = Tactique : toute la carte
gw-when-orders = Vos ordres
gw-when-move = Votre mouvement
gw-when-battle = Votre combat
gw-when-any = À tout moment de votre tour
gw-when-attack = Réaction : quand on vous attaque
gw-when-step = Réaction : quand l’ennemi avance
gw-hand-summary = { $command ->
    [one] { $command } carte de commandement
   *[other] { $command } cartes de commandement
}, { $combat ->
    [one] { $combat } carte de combat
   *[other] { $combat } cartes de combat
}, { $tokens ->
    [one] { $tokens } jeton QG
   *[other] { $tokens } jetons QG
}, artillerie de réserve { $artillery }.

gw-card-recon-left = Reconnaissance à gauche
gw-card-recon-left-text = 1 unité à gauche. En fin de tour, piochez 2 cartes de commandement, gardez-en 1.
gw-card-recon-centre = Reconnaissance au centre
gw-card-recon-centre-text = 1 unité au centre. En fin de tour, piochez 2 cartes de commandement, gardez-en 1.
gw-card-recon-right = Reconnaissance à droite
gw-card-recon-right-text = 1 unité à droite. En fin de tour, piochez 2 cartes de commandement, gardez-en 1.
gw-card-probe-left = Coup de sonde à gauche
gw-card-probe-left-text = 2 unités à gauche.
gw-card-probe-centre = Coup de sonde au centre
gw-card-probe-centre-text = 2 unités au centre.
gw-card-probe-right = Coup de sonde à droite
gw-card-probe-right-text = 2 unités à droite.
gw-card-attack-left = Attaque à gauche
gw-card-attack-left-text = 3 unités à gauche.
gw-card-attack-centre = Attaque au centre
gw-card-attack-centre-text = 3 unités au centre.
gw-card-attack-right = Attaque à droite
gw-card-attack-right-text = 3 unités à droite.
gw-card-assault-left = Assaut à gauche
gw-card-assault-left-text = Autant d’unités à gauche que vous avez de cartes de commandement, celle-ci comprise.
gw-card-assault-centre = Assaut au centre
gw-card-assault-centre-text = Autant d’unités au centre que vous avez de cartes de commandement, celle-ci comprise.
gw-card-assault-right = Assaut à droite
gw-card-assault-right-text = Autant d’unités à droite que vous avez de cartes de commandement, celle-ci comprise.
gw-card-advance = Sur tous les fronts
gw-card-advance-text = 1 unité dans chaque secteur.
gw-card-pincer = Tenaille
gw-card-pincer-text = 2 unités à gauche et 2 à droite.
gw-card-push = Poussée générale
gw-card-push-text = 2 unités dans chaque secteur.
gw-card-bombard = Bombardement d’artillerie
gw-card-bombard-text = Artillerie de réserve sur n’importe quel hexagone ; ou canons et mortiers combattent avec 1 dé de plus.
gw-card-headquarters = Ordres du QG
gw-card-headquarters-text = 4 unités de votre choix.
gw-card-wave = Vague d’infanterie
gw-card-wave-text = Autant d’unités d’infanterie que vous avez de cartes de commandement, celle-ci comprise.
gw-card-guns = Mitrailleuses et mortiers
gw-card-guns-text = Mitrailleuses et mortiers combattent tous ; ils ne bougent pas.
gw-card-landships = En avant les cuirassés
gw-card-landships-text = Ordre à tous les chars ; chacun a 1 dé de dégagement de plus.

gw-card-mg-barrage = Barrage de mitrailleuses
gw-card-mg-barrage-text = Mitrailleuses et chars femelles qui n’ont pas bougé tirent, avec 1 dé de plus chacun.
gw-card-rapid-mortar = Tir rapide
gw-card-rapid-mortar-text = Un mortier qui n’a pas bougé combat deux fois.
gw-card-registered-fire = Tir réglé
gw-card-registered-fire-text = Une unité de soldats ou un canon qui a un ordre tire à distance avec 1 dé de plus.
gw-card-over-the-top = À l’assaut
gw-card-over-the-top-text = Une infanterie qui a un ordre peut bouger de 2 et combattre.
gw-card-bomb-party = Groupe de grenadiers
gw-card-bomb-party-text = Une infanterie avec grenadier qui a un ordre a 1 dé de plus au corps à corps.
gw-card-press-on = En avant
gw-card-press-on-text = Une infanterie qui a un ordre et prend le terrain peut livrer un combat de bonus.
gw-card-deep-dugout = Abri profond
gw-card-deep-dugout-text = Une unité attaquée en tranchée annule 1 symbole soldat de plus.
gw-card-strike-first = Frapper d’abord
gw-card-strike-first-text = Une unité de soldats attaquée au corps à corps combat la première.
gw-card-stand-fast = Tenir bon
gw-card-stand-fast-text = Une unité de soldats attaquée peut ignorer 1 drapeau de plus.
gw-card-smoke-screen = Écran de fumée
gw-card-smoke-screen-text = L’ennemi tire à distance avec 1 dé de moins, mais jamais sans dé.
gw-card-pinned-down = Cloués au sol
gw-card-pinned-down-text = Une unité de soldats ennemie s’arrête après son premier hexagone.
gw-card-jammed = Enrayé
gw-card-jammed-text = Une unité ennemie qui attaque perd son combat.
gw-card-gas-cloud = Nappe de gaz
gw-card-gas-cloud-text = Sur des soldats ennemis à 4 hexagones au plus : 1 dé par unité de soldats dans l’hexagone et autour. Soldats et explosions touchent, le terrain ne protège pas.
gw-card-gas-shells = Obus à gaz
gw-card-gas-shells-text = Sur des soldats ennemis à 4 hexagones au plus : 2 dés. Soldats et explosions touchent, le terrain ne protège pas.
gw-card-wire-cutters = Cisailles
gw-card-wire-cutters-text = Ôtez les barbelés sur ou à côté d’une infanterie qui a un ordre.
gw-card-dig-in = Creuser
gw-card-dig-in-text = Des soldats en rase campagne qui n’ont ni bougé ni combattu creusent un trou d’obus ; ils ne font rien d’autre.
gw-card-fascines = Fascines
gw-card-fascines-text = Un char qui a un ordre ne jette pas de dés d’enlisement pour le terrain de son mouvement.
gw-card-dispatch-rider = Estafette
gw-card-dispatch-rider-text = Prenez 2 jetons QG.
gw-card-change-of-plan = Changement de plan
gw-card-change-of-plan-text = Défaussez une carte de commandement, piochez-en une autre.
gw-card-reserves-up = Réserves
gw-card-reserves-up-text = Ordre à une unité de plus, où que ce soit.
gw-card-steady-driver = Bon pilote
gw-card-steady-driver-text = Si un char qui a un ordre devait s’enliser ce tour, il relance les dés une fois.
gw-card-field-workshop = Atelier de campagne
gw-card-field-workshop-text = Un char enlisé qui a un ordre a 2 dés de dégagement de plus.
gw-card-tank-panic = Peur du char
gw-card-tank-panic-text = Des soldats qui attaquent à côté de votre char perdent leur combat.
gw-card-six-pounder = Six livres
gw-card-six-pounder-text = Un char mâle qui a un ordre tire à distance avec 1 dé de plus.

## Images

gw-chip-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
gw-stamp-bogged = Enlisé
gw-stamp-recovered = Dégagé
gw-stamp-stuck = Toujours enlisé
gw-stamp-ditched = Abandonné
gw-stamp-destroyed = Détruit
gw-stamp-eliminated = Éliminé
gw-stamp-hit = Touché ×{ $n }
gw-stamp-confirmed = Confirmé ×{ $n }
gw-stamp-retreat = Retraite
gw-stamp-miss = Sans effet
gw-stamp-nothing = Sans effet
gw-stamp-gas = Gaz ×{ $n }
gw-panel-attack = Attaque
gw-panel-dice = Dés
gw-panel-recovery = Dégagement
gw-panel-bog = Enlisement en { $hex }
gw-panel-bogged = Enlisé
gw-panel-not-bogged = Continue
gw-panel-no-battle = pas de combat ce tour
gw-panel-recovered = Dégagé
gw-panel-stuck = Toujours enlisé
gw-panel-why = { $unit } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} ({ $why })
gw-panel-attack-why = { $attacker } sur { $target } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} ({ $why })
gw-panel-roll-attack = Jet d’attaque
gw-panel-roll-shells = Obus
gw-panel-roll-confirm = Confirmation
gw-panel-roll-targeting = Visée
gw-panel-to-confirm = { $count } à confirmer
gw-panel-no-confirm = pas de confirmation
gw-panel-hits = { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
}, { $flags ->
    [one] { $flags } drapeau
   *[other] { $flags } drapeaux
}
gw-panel-tokens = { $side } : +{ $tokens ->
    [one] { $tokens } jeton QG
   *[other] { $tokens } jetons QG
}
gw-panel-figures = { $lost ->
    [one] { $lost } figurine perdue
   *[other] { $lost } figurines perdues
}, reste { $left }
gw-panel-silhouettes = { $lost ->
    [one] { $lost } jeton perdu
   *[other] { $lost } jetons perdus
}, reste { $left }
gw-panel-destroyed = détruit
gw-panel-medals = { $count ->
    [one] { $count } médaille
   *[other] { $count } médailles
}
gw-panel-confirm-why = { $why }
gw-panel-confirmed = { $count ->
    [one] { $count } confirmée
   *[other] { $count } confirmées
}
gw-panel-on-target = sur la cible
gw-panel-off-board = hors carte
gw-panel-targeting-why = { $side } sur { $hex } : { $dice ->
    [one] { $dice } jeton payé
   *[other] { $dice } jetons payés
}
gw-panel-on-target-count = { $count } sur la cible
gw-panel-crater = trou d’obus : plus d’abri

## Texte de remplacement

gw-alt-head = { $title }, tour { $turn }, { $phase }, { $status }.
gw-alt-phase = Phase : { $phase }.
gw-alt-medals = Médailles : { $side } { $medals } sur { $needed }, { $other } { $others } sur { $needed }.
gw-alt-last = Dernière action : { $line }
gw-alt-tanks = Chars ({ $side }) : { $units }.
gw-alt-tank = { $hex } { $type }, { $tokens ->
    [0] aucun jeton
    [1] un jeton
   *[other] { $tokens } jetons
}
gw-alt-marked = { $tank }, { $marks }
gw-alt-ordered = ordre reçu
gw-alt-done = a fini
gw-alt-soldiers = Soldats ({ $side }) : { $units }.
gw-alt-soldier = { $hex } { $type } { $figures }
gw-alt-craters = Trous d’obus : { $hexes }.
gw-alt-wire = Barbelés : { $hexes }.
gw-alt-held = Objectifs tenus ({ $side }) : { $hexes }.
gw-alt-asset = { $side } : { $tokens ->
    [one] { $tokens } jeton QG
   *[other] { $tokens } jetons QG
}, { $command ->
    [one] { $command } carte de commandement
   *[other] { $command } cartes de commandement
}, { $combat ->
    [one] { $combat } carte de combat
   *[other] { $combat } cartes de combat
}, artillerie de réserve { $artillery }.

## Questions sur le terrain

gw-ask-unknown = On ne peut pas demander `{ $topic }`. Connu : { $known }.
gw-ask-same-hex = Nommez deux hexagones différents.
gw-ask-distance = De { $start } à { $end } : distance { $distance }.
gw-ask-adjacent = Les hexagones se touchent : corps à corps.
gw-ask-clear = Ligne de vue : **libre**.
gw-ask-blocked = Ligne de vue : **bloquée** par { $blockers }.
gw-ask-cover = { $hex } : { $terrain } ; symboles soldat annulés { $soldiers }, drapeaux qu’on peut ignorer { $flags }. Rien de cela pour un char.
gw-ask-no-range = **{ $unit }** porte à { $range } hexagones.
gw-ask-odds = **{ $attacker }** contre **{ $target }** : { $odds }.
gw-ask-dice = Dés : { $base } et { $why }.
gw-ask-no-reach = **{ $unit }** ne peut pas bouger maintenant.
gw-ask-reach = **{ $unit }** peut atteindre :
gw-ask-reach-line = { $dice ->
    [0] { $n } : { $hex }
    [1] { $n } : { $hex }, 1 dé d’enlisement
   *[other] { $n } : { $hex }, { $dice } dés d’enlisement
}
gw-ask-card = Carte jouée : **{ $card }**, { $left ->
    [one] { $left } ordre restant
   *[other] { $left } ordres restants
}.

## Maître de jeu

gw-edit-unknown = `{ $what }` ne se corrige pas. Connu : { $known }.
gw-edit-number = Donnez un nombre.
gw-edit-side = Nommez un camp : { $known }.
gw-edit-mark = Nommez une marque : { $known }.
gw-edit-terrain = Nommez un terrain : { $known }.
gw-edit-occupied = { $hex } est occupé par { $unit }.
gw-edit-strength = De { $low } à { $high }.
gw-edit-no-tank = { $unit } n’est pas un char.
gw-edit-gone = { $unit } n’est pas sur la carte.
gw-edit-tokens = De 0 à { $most } jetons ; il y en a 30 en tout.
gw-edit-no-crater = Aucun trou d’obus possible en { $hex }.
gw-edit-card-held = Toutes les cartes **{ $card }** sont en d’autres mains.
gw-edit-card-away = Dites quelle carte part en échange.
gw-edited-unit = { $unit }, force { $strength }, { $status }
gw-edited-gone = { $unit }, hors de la carte
gw-edited-ground = { $hex } : { $terrain }
gw-edited-tokens = { $side } : { $tokens } jetons QG
gw-edited-medals = { $side } : { $medals } médailles
gw-edited-turn = tour des { $side }
gw-edited-hand = main des { $side }

## Fautes d’un fichier de scénario

gw-fault-toml = Le fichier n’est pas du TOML valable : { $detail }
gw-fault-unknown-key = { $key } n’est pas connu ici. Connu : { $known }.
gw-fault-missing = { $key } manque.
gw-fault-number = { $key } doit être un nombre de { $low } à { $high }.
gw-fault-text = { $key } doit être un texte.
gw-fault-choice = { $key } vaut « { $value } » ; ce doit être l’un de : { $known }.
gw-fault-flag = { $key } doit être true ou false.
gw-fault-words = { $key } doit être un texte, ou un texte en `en` et `fr`.
gw-fault-long = { $key } est trop long : { $most } caractères au plus.
gw-fault-hex = « { $label } » n’est pas un hexagone de la carte ({ $span }).
gw-fault-list = { $key } doit être une liste d’hexagones.
gw-fault-tables = { $key } doit être une liste de tables.
gw-fault-schema = Le fichier doit dire `schema = 1`.
gw-fault-ruleset = Le fichier doit dire `ruleset = "great_war"`.
gw-fault-id = L’identifiant « { $text } » n’admet que minuscules, chiffres, - et _, 40 au plus.
gw-fault-rows = `rows` doit être une liste de textes, la rangée du haut d’abord.
gw-fault-row-count = La carte a { $rows } rangées ; il en faut { $wanted }.
gw-fault-row-width = La rangée { $row } a { $hexes } hexagones ; il en faut { $wanted }.
gw-fault-terrain = « { $char } » n’est pas un terrain. Connus : { $known }.
gw-fault-mark = « { $char } » n’est pas une marque. Connues : { $known }.
gw-fault-bridge = Il n’y a pas d’eau en { $label } : un pont n’y a pas de sens.
gw-fault-no-trench = { $label } est dans une ligne de tranchée, mais ce n’est pas une tranchée.
gw-fault-tokens = Les camps ont { $tokens } jetons QG ; il y en a { $most } en tout.
gw-fault-two-sides = Il faut deux camps ; le fichier en a { $found }.
gw-fault-same-side = Le camp « { $side } » y est deux fois.
gw-fault-same-edge = Les deux camps ont la même ligne de fond.
gw-fault-no-units = Le camp « { $side } » n’a pas d’unités.
gw-fault-unit-type = « { $type } » n’est pas un type d’unité. Connus : { $known }.
gw-fault-strength-key = Cette unité a { $wanted }, pas { $key }.
gw-fault-status = Seul un char peut être { $status }.
gw-fault-stacked = Deux unités sont en { $label }.
gw-fault-drowned = L’unité en { $label } ne peut pas se tenir sur ce terrain.
gw-fault-no-unit = Il n’y a pas d’unité en { $label }.
gw-fault-shelling-rows = Les rangées à bombarder doivent être deux numéros avec des hexagones entre elles, par exemple `rows = [3, 6]`.
