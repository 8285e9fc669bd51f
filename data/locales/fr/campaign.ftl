# Campagnes : des batailles reliées par les effectifs.

campaign-created = La campagne **{ $name }** est ouverte, et vous la menez. Maintenant les camps : chacun tape `/campaign join`. Ensuite `/campaign battle` ouvre la première bataille ; elle remplit les effectifs.
campaign-began = { $who } ouvre la campagne **{ $name }** ({ $ruleset }). `/campaign join` fait entrer dans un camp.
campaign-joined = **{ $who }** entre dans le camp { $side } de la campagne { $campaign }.
campaign-left = **{ $who }** quitte le camp { $side } de la campagne { $campaign }.
campaign-ended = { $who } met fin à la campagne **{ $name }**, sans vainqueur. Motif : { $reason }
campaign-ended-won = { $who } met fin à la campagne **{ $name }** : **victoire, { $side }**. Motif : { $reason }
campaign-over-told = La campagne { $name } est terminée. Son journal et ses effectifs restent.
campaign-shared = Publié dans ce canal.

campaign-title = **Campagne { $n } : { $name }** · menée par { $gm }
campaign-no-sides = Aucun camp n'a encore de joueur. `/campaign join` en prend un ; une première bataille crée les deux.
campaign-side = **{ $side }** : { $people } · { $crews ->
    [0] pas encore d'équipage
    [one] un équipage
   *[other] { $crews } équipages
 }
campaign-people = { $names }
campaign-nobody-yet = personne encore
campaign-account = **{ $side }** : { $won ->
    [0] aucune bataille gagnée
    [one] une bataille gagnée
   *[other] { $won } batailles gagnées
 }, { $kills ->
    [one] { $kills } victoire
   *[other] { $kills } victoires
 }, perdus : { $losses }, prêts : { $ready }
campaign-no-battles = Pas encore de bataille. `/campaign battle` en ouvre une.
campaign-battle-open = { $n }. { $title } (partie { $game }) · en cours dans <#{ $channel }>
campaign-battle-void = { $n }. { $title } (partie { $game }) · jamais commencée
campaign-battle-drawn = { $n }. { $title } (partie { $game }) · match nul
campaign-battle-won = { $n }. { $title } (partie { $game }) · gagnée : { $side }
campaign-roster-of = **{ $side }** · { $people }
campaign-roster-empty = Pas encore d'équipage : la première bataille les amène.
campaign-crew = **{ $name }** · { $type } · { $battles ->
    [0] aucune bataille
    [one] une bataille
   *[other] { $battles } batailles
 } · { $kills ->
    [0] aucune victoire
    [one] une victoire
   *[other] { $kills } victoires
 } · { $state }
crew-state-ready = prêt
crew-state-fighting = au combat
crew-state-repair = atelier, de retour à la bataille { $n }
crew-state-lost = perdu à la bataille { $n }

campaign-battle-opened = La bataille { $n } de { $campaign } est ouverte dans <#{ $channel }> : **{ $title }**.
campaign-battle-there = Le salon est ouvert dans <#{ $channel }> (partie { $number }). Qui est entré dans un camp y est déjà assis ; vous appuyez sur **Commencer**.
campaign-settled = **La bataille { $n } de { $campaign } est finie : { $title }, victoire { $side }**, qui tient le terrain.
campaign-settled-drawn = **La bataille { $n } de { $campaign } est finie : { $title }, match nul.** Personne ne tient le terrain.
campaign-fates-of = { $side } :
campaign-fate-ready = **{ $name }** ({ $type }) : { $kills ->
    [one] une victoire
   *[other] { $kills } victoires
 }
campaign-fate-repair = **{ $name }** ({ $type }) : { $state }, part à l'atelier et revient à la bataille { $n }{ $kills ->
    [0] { "" }
    [one] , une victoire
   *[other] , { $kills } victoires
 }
campaign-fate-lost = **{ $name }** ({ $type }) : { $state }, perdu{ $kills ->
    [0] { "" }
    [one] , après une victoire
   *[other] , après { $kills } victoires
 }
unit-state-intact = indemne
unit-state-gun-lost = canon hors d'état
unit-state-destroyed = mis hors de combat
unit-state-removed = retiré par le meneur de jeu
unit-state-bogged = enlisé
unit-state-ditched = abandonné
unit-state-wrecked = détruit
unit-state-broken = éliminé
unit-state-exited = a percé
campaign-abandoned = Le salon de la bataille { $n } ({ $title }) a été fermé. Chacun revient à l'effectif.
campaign-reopened = La bataille { $n } ({ $title }) reprend : ce qu'elle a fait aux effectifs est annulé jusqu'à sa nouvelle fin.
campaign-enlisted = { $name } ({ $type }) entre à l'effectif pour la bataille { $n }.
campaign-log-opened = { $who } ouvre la bataille { $n } : { $title } (partie { $game }).
campaign-log-won = victoire, { $side }
campaign-log-drawn = match nul
campaign-log-settled = Bataille { $n }, { $title } : { $outcome }.{ $count ->
    [0] { "" }
   *[other] { " " }{ $fates }
 }
campaign-log-line = <t:{ $at }:d> { $text }

campaign-amended = **{ $campaign }, acte { $n } du meneur de jeu** ({ $who }). Avant : { $before }. Après : { $after }. Motif : { $reason }
campaign-amended-told = Acte { $n } : maintenant { $after }
campaign-nobody = pas à l'effectif

campaign-muster = **Bataille { $n } de { $campaign } : { $title }**
campaign-muster-side = **{ $side }**
campaign-spot = { $n }. { $hex } : **{ $name }** ({ $type }){ $kills ->
    [0] { "" }
    [one] , une victoire
   *[other] , { $kills } victoires
 }
campaign-spot-new = { $n }. { $hex } : un nouvel équipage ({ $type })
campaign-spot-none = { $n }. { $hex } : personne ({ $type })
campaign-muster-spare = En réserve : { $names }
campaign-muster-how = Pour changer une place : `/campaign forces` avec le camp, la place et l'équipage (un nom, `new` ou `none`). `/campaign battle` ouvre la bataille.
campaign-new-crew = un nouvel équipage
campaign-no-crew = personne

campaign-subtitle = Campagne { $n } · { $ruleset } · { $battles ->
    [0] pas encore de bataille
    [one] une bataille
   *[other] { $battles } batailles
 }
campaign-pill-next = Prochaine : bataille { $n }
campaign-pill-battle = Bataille { $n } en cours
campaign-pill-won = Victoire : { $side }
campaign-pill-over = Terminée
pic-campaign-won = { $n ->
    [one] gagnée
   *[other] gagnées
 }
pic-campaign-kills = { $n ->
    [one] victoire
   *[other] victoires
 }
pic-campaign-losses = { $n ->
    [one] perdu
   *[other] perdus
 }
pic-campaign-ready = { $n ->
    [one] prêt
   *[other] prêts
 }
pic-campaign-open-side = Un camp à prendre
pic-campaign-no-crews = Pas encore d'équipage
pic-campaign-more = et { $n } de plus
pic-campaign-won-by = { $side }
pic-campaign-open = en cours
pic-campaign-drawn = match nul

refuse-no-campaign = Ce serveur n'a pas de campagne. `/campaign create` en ouvre une.
refuse-no-such-campaign = Il n'y a pas de campagne « { $word } » ici.
refuse-which-campaign = Plusieurs campagnes sont en cours ici. Dites laquelle :
refuse-campaign-name = Le nom doit avoir de 1 à { $most } caractères.
refuse-campaign-name-taken = Une campagne du nom de { $name } est déjà en cours.
refuse-too-many-campaigns = Ce serveur a { $count } campagnes en cours ; terminez-en une d'abord.
refuse-campaign-over = Cette campagne est terminée.
refuse-campaign-not-gm = Seul qui mène cette campagne, ou un meneur de jeu de ce serveur, peut faire cela.
refuse-campaign-side-already = Vous êtes déjà de ce camp.
refuse-campaign-no-side = Vous n'êtes d'aucun camp de cette campagne.
refuse-campaign-sides = Cette bataille oppose { $scenario } ; cette campagne oppose { $campaign }. Les batailles de la Grande Guerre gardent leurs camps.
refuse-campaign-no-crews = { $side } n'a personne qui puisse se battre. `/campaign forces` envoie de nouveaux équipages, `/campaign amend` en fait revenir.
refuse-campaign-forces = { $count ->
    [one] Ces forces ne vont pas à leurs places :
   *[other] Ces forces ne vont pas à leurs places ({ $count } raisons) :
 }
refuse-campaign-channel = Une bataille demande un canal de texte ou un fil.
refuse-campaign-place = Il n'y a pas de place { $n } de ce côté ; il y en a { $most }.
refuse-campaign-forces-words = Pour changer une place, donnez les trois : camp, place et équipage.
refuse-campaign-not-ready = { $name } n'est pas prêt{ $state ->
    [fighting] { " " }: au combat.
    [repair] { " " }: à l'atelier.
    [lost] { " " }: perdu.
   *[other] .
 }
refuse-campaign-fighting = { $name } est dans une bataille ; son état change quand elle est finie.
refuse-campaign-no-change = Cela ne change rien.
refuse-campaign-new-type = Un nouvel équipage demande un camp et un type.
refuse-campaign-kills = Les victoires vont de 0 à { $most }.
refuse-campaign-state = { $text } n'est pas un état : ready, repair ou lost.
refuse-no-such-crew = Il n'y a pas d'équipage « { $word } » dans les effectifs.
refuse-which-crew = « { $word } » convient à plusieurs équipages :
refuse-no-such-type = Il n'y a pas de type d'unité « { $word } ».
refuse-which-type = « { $word } » convient à plusieurs types :
fault-plain = - { $text }
refuse-no-reason = Donnez un motif ; il est publié avec le changement.

# commandes

cmd-campaign = Des batailles reliées par leurs effectifs
cmd-campaign-which = Quelle campagne, s'il y en a plusieurs
cmd-campaign-create = Ouvrir une campagne ; vous la menez
cmd-campaign-create-name = Son nom
cmd-campaign-join = Entrer dans un camp d'une campagne, ou en changer
cmd-campaign-join-side = Quel camp ; none quitte le vôtre
cmd-campaign-sides = Qui joue quel camp
cmd-campaign-forces = Voir ou changer qui combattra à la prochaine bataille
cmd-campaign-forces-side = Quel camp
cmd-campaign-forces-place = Numéro de la place dans la liste
cmd-campaign-forces-crew = Qui s'y tient : un équipage de l'effectif, new ou none
cmd-campaign-battle = Ouvrir la prochaine bataille, forces prises aux effectifs
cmd-campaign-battle-scenario = Quel scénario
cmd-campaign-battle-channel = Canal ou fil où se battre ; ici si rien n'est dit
cmd-campaign-roster = Les équipages de chaque camp : batailles, victoires, état
cmd-campaign-standings = Le bilan des deux camps, en image
cmd-campaign-standings-share = Le publier pour tous
cmd-campaign-log = Tout ce qui s'est passé dans la campagne
cmd-campaign-amend = Meneur de jeu : changer l'effectif, avec un motif
cmd-campaign-amend-crew = Quel équipage, ou new
cmd-campaign-amend-reason = Pourquoi ; c'est publié
cmd-campaign-amend-state = Son état
cmd-campaign-amend-state-ready = prêt
cmd-campaign-amend-state-repair = à l'atelier
cmd-campaign-amend-state-lost = perdu
cmd-campaign-amend-battles = Avec l'atelier : combien de batailles il manque
cmd-campaign-amend-kills = Victoires
cmd-campaign-amend-name = Un autre nom
cmd-campaign-amend-type = Un autre type de char ou d'unité
cmd-campaign-amend-strength = Figurines ou jetons restants ; 0 pour complet
cmd-campaign-amend-side = Pour un nouvel équipage : son camp
cmd-campaign-end = Mettre fin à la campagne
cmd-campaign-end-reason = Pourquoi ; c'est publié
cmd-campaign-end-winner = Quel camp gagne ; personne si rien n'est dit

name-campaign = campagne
name-create = créer
name-name = nom
name-ruleset = jeu
name-sides = camps
name-forces = forces
name-place = place
name-crew = équipage
name-roster = effectif
name-standings = bilan
name-share = publier
name-battles = batailles
name-kills = victoires
name-type = type
name-strength = force
name-template = modèle
name-check = vérifier
name-file = fichier
name-add = ajouter
name-remove = retirer
name-limit = limite
campaign-alt = { $text }.
campaign-fate-item = - { $text }
campaign-log-began = { $who } ouvre la campagne { $name } ({ $ruleset }).
crew-note-ready = prêt
crew-note-fighting = au combat
crew-note-repair = retour : bataille { $n }
crew-note-lost = perdu, bataille { $n }

cmd-help-topic-campaign = Campagnes et scénarios maison
help-campaign = **Campagnes.** `/campaign create` en ouvre une, `/campaign join` fait entrer dans un camp, `/campaign battle` ouvre la prochaine bataille avec les équipages des effectifs. À la fin, les victoires restent aux équipages, et le barème décide qui est prêt, qui part à l'atelier et qui est perdu : le vainqueur tient le terrain et remorque les épaves, celles du vaincu sont perdues. `/campaign forces` montre et change qui combattra, `/campaign roster` et `/campaign standings` font le point.
    {"**"}Scénarios maison.** `/scenario template` donne un fichier pour commencer, `/scenario check` nomme chaque erreur avec sa ligne et dessine la carte, `/scenario add` l'ajoute à la liste de ce serveur. `/scenario forces` ouvre une partie dont les deux camps choisissent leurs forces en secret, aux points.
