# Le bureau de l’arbitre, les réglages du serveur, les données de chacun.

## Commandes

cmd-gm = Le bureau de l’arbitre ; chaque acte est numéroté et publié
cmd-gm-reason = Pourquoi ; tout le monde le lit
cmd-gm-rewind = Revenir juste avant un ordre, après un aperçu
cmd-gm-rewind-to = Numéro de l’ordre, last, ou act et son numéro
cmd-gm-amend = Modifier la position
cmd-gm-amend-what = Que modifier
cmd-gm-amend-unit = Quelle unité : numéro ou partie du nom
cmd-gm-amend-hex = Quel hexagone, par exemple D5
cmd-gm-amend-facing = Orientation : N NE SE S SW NW
cmd-gm-amend-value = Un nombre, un terrain ou une carte, selon le cas
cmd-gm-amend-side = Quel camp
cmd-gm-amend-state = Une marque ; pour une main, la carte rendue
cmd-gm-rule = Répondre à la question ouverte pour le camp interrogé
cmd-gm-rule-answer = Quelle réponse
cmd-gm-extend = Donner plus de temps pour la question ouverte
cmd-gm-extend-time = Combien de plus, par exemple 30m, 12h ou 2j
cmd-gm-pause = Arrêter les horloges ; les ordres attendent
cmd-gm-resume = Reprendre après une pause
cmd-gm-seat = Donner une place à un autre joueur
cmd-gm-seat-seat = Quelle place
cmd-gm-seat-player = Qui joue désormais
cmd-gm-take = Prendre la place d’arbitre de la partie et voir ce qui est caché
cmd-gm-leave = Quitter la place d’arbitre
cmd-gm-dice = Saisir des dés réels pour le prochain jet d’une sorte
cmd-gm-dice-kind = Quels dés
cmd-gm-dice-faces = Faces dans l’ordre, par exemple 3 4 ou soldier burst
cmd-gm-note = Mettre une note au journal
cmd-gm-note-text = Que noter ; tout le monde le lit
cmd-gm-end = Mettre fin à la partie
cmd-gm-end-winner = Le camp qui gagne, ou nul
cmd-gm-apply = Parties arbitrées : exécuter l’ordre qui attend
cmd-gm-apply-seat = De qui ; le plus ancien si rien n’est dit
cmd-gm-return = Parties arbitrées : rendre l’ordre qui attend
cmd-gm-return-note = Pourquoi ; tout le monde le lit
cmd-settings = Comment ce serveur joue
cmd-settings-show = Voir les réglages
cmd-settings-gm-role = Qui peut arbitrer
cmd-settings-gm-role-role = Le rôle ; aucun si rien n’est dit
cmd-settings-opener-role = Qui peut ouvrir des parties
cmd-settings-opener-role-role = Le rôle ; tout le monde si rien n’est dit
cmd-settings-game-channels = Où ouvrir des parties
cmd-settings-game-channels-channel = Quel salon
cmd-settings-game-channels-change = L’ajouter, l’ôter, ou permettre tous les salons
cmd-settings-game-channels-change-add = ajouter
cmd-settings-game-channels-change-remove = ôter
cmd-settings-game-channels-change-all = tous les salons
cmd-settings-max-games = Combien de parties à la fois
cmd-settings-max-games-number = De 1 à 500
cmd-settings-max-scenarios = Combien de scénarios à lui le serveur garde
cmd-settings-max-scenarios-number = De 0 à 200
cmd-settings-language = Langue des messages des nouvelles parties
cmd-settings-language-language = Quelle langue
cmd-settings-language-server = celle du serveur
cmd-settings-reaction-time = Délai de réaction des nouvelles parties
cmd-settings-reaction-time-time = Par exemple 30m, 12h ou 2j
cmd-settings-claim-after = Après quel silence une partie peut être réclamée
cmd-settings-claim-after-time = Par exemple 12h ou 7j
cmd-settings-pictures = Quand dessiner le plateau
cmd-settings-pictures-every = Après chaque action, ou une fois par tour
cmd-settings-pictures-every-action = chaque action
cmd-settings-pictures-every-turn = chaque tour
cmd-settings-post-channel = Publier toutes les parties dans un salon
cmd-settings-post-channel-channel = Quel salon ; celui de chaque partie si rien n’est dit
cmd-settings-mask-reactions = Toujours interroger l’autre camp dans les nouvelles parties
cmd-settings-mask-reactions-on = Oui ou non
cmd-settings-theme = Couleurs des images
cmd-settings-theme-theme = Claires ou sombres
cmd-settings-theme-theme-light = claires
cmd-settings-theme-theme-dark = sombres
cmd-my = Ce qui vous concerne
cmd-my-data = Ce qui est gardé sur vous
cmd-my-data-show = Voir ce qui est gardé sur vous
cmd-my-data-delete = Le faire effacer

name-gm = arbitre
name-rewind = revenir
name-reason = motif
name-amend = modifier
name-what = quoi
name-value = valeur
name-state = marque
name-answer = réponse
name-extend = prolonger
name-time = durée
name-pause = pause
name-resume = relancer
name-seat = place
name-take = prendre
name-kind = sorte
name-faces = faces
name-note = note
name-text = texte
name-winner = vainqueur
name-apply = appliquer
name-return = rendre
name-settings = réglages
name-gm-role = rôle-arbitre
name-role = rôle
name-opener-role = rôle-ouverture
name-game-channels = salons
name-channel = salon
name-change = changement
name-max-games = nombre-parties
name-number = nombre
name-max-scenarios = nombre-scénarios
name-reaction-time = délai-réaction
name-claim-after = réclamer-après
name-pictures = images
name-every = quand
name-post-channel = salon-messages
name-on = oui
name-theme = thème
name-my = mes
name-data = données
name-delete = effacer

## Actes

gm-rewound-order = revient juste avant l’ordre { $n } : { $order }
gm-rewound-act = revient juste avant l’acte { $n }
gm-rules-secret = tranche la question ouverte
gm-would-amend = change « { $before } » en « { $after } »
gm-substituted-side = donne la place de { $side } à un autre joueur
gm-ended-for = met fin à la partie en faveur de { $side }
gm-ended-drawn = met fin à la partie sans vainqueur
gm-returned = rend son ordre à { $side }

tell-gm-act-plain = **Arbitre, acte { $n }** : { $what }.
tell-gm-note = **Arbitre, note { $n }** : { $text }
tell-seat = **{ $who }** joue désormais { $side }.
gm-seat-taken = Vous avez la place d’arbitre de cette partie. C’est publié ; vous voyez ce qui est caché.
gm-seat-left = Vous avez quitté la place d’arbitre.
act-cancelled = Rien n’a été fait.
button-confirm = Confirmer
button-cancel = Annuler

rewind-last = Avant le dernier ordre : { $order }
rewind-order = Avant l’ordre { $n } : { $order }
rewind-act = Avant l’acte { $n } : { $act }
winner-none = personne : partie nulle

preview-act = L’arbitre { $what }.
preview-confirm = Rien n’est encore fait. **Confirmer** le fait et le publie.
preview-end = La partie est alors finie, et le secret de ses dés est publié.
preview-rolls-dice = Des dés sont lancés aussitôt, l’issue ne peut donc pas être montrée avant.
preview-question-closes = La question ouverte se ferme.
preview-question-opens = Une nouvelle question est posée.
preview-proposal-lapses = La demande ouverte tombe.
preview-game-ends = La partie finit : { $reason }
preview-game-reopens = La partie est rouverte, avec un nouveau secret pour ses dés.
preview-undone-orders = { $count ->
    [0] Aucun ordre n’est annulé.
    [one] Un ordre est annulé :
   *[other] { $count } ordres sont annulés :
 }
preview-order = - { $n } : { $order }
preview-more = - et { $count } de plus
preview-void-rolls = { $count ->
    [0] Aucun jet n’est annulé.
    [one] Un jet devient nul ; il reste dans le registre et son numéro ne resservira pas :
   *[other] { $count } jets deviennent nuls ; ils restent dans le registre et leurs numéros ne resserviront pas :
 }
preview-roll = - { $n } : { $kind } **{ $faces }**, { $purpose }
preview-roll-secret = - { $n } : un tirage secret
preview-undone-acts = { $count ->
    [one] Annulé aussi : l’acte { $acts }.
   *[other] Annulés aussi : les actes { $acts }.
 }
preview-back = { $count ->
    [one] L’ordre { $orders } compte de nouveau.
   *[other] Les ordres { $orders } comptent de nouveau.
 }
preview-reopened = { $count ->
    [one] Une question est posée de nouveau, avec une nouvelle échéance.
   *[other] { $count } questions sont posées de nouveau, avec de nouvelles échéances.
 }

refuse-rewind-nothing = Il n’y a pas d’ordre avant lequel revenir.
refuse-rewind-text = `{ $text }` n’est pas un point où revenir. Donnez le numéro d’un ordre, `last`, ou `act 2`.
refuse-no-such-order = Il n’y a pas d’ordre { $n }. `/gm rewind` propose ceux qui comptent.
refuse-no-such-act = Il n’y a pas d’acte { $n }.
refuse-order-void = L’ordre { $n } est déjà nul. Pour le rétablir, revenez avant l’acte qui l’a annulé : `act` et son numéro.
refuse-draft-gone = Cet acte est déjà fait ou abandonné ; rien ne change.
refuse-draft-stale = La partie a avancé depuis cet aperçu, rien n’a donc été fait. Redemandez l’acte pour voir ce qu’il ferait maintenant.
refuse-nothing-asked = Aucune question n’est ouverte.
refuse-which-answer = « { $text } » ne répond pas à la question ouverte.
refuse-which-seat = Quelle place ? Choisissez-la dans la liste.
refuse-no-such-seat = Il n’y a pas de place { $seat }. Places : { $known }.
refuse-substitute-plays = Cette personne joue déjà dans cette partie.
refuse-substitute-gm = Cette personne a la place d’arbitre et a vu ce qui est caché ; elle doit d’abord la quitter (`/gm leave`), et les joueurs devraient en convenir.
refuse-substitute-bot = Un bot ne peut pas tenir une place.
refuse-die-kind = `{ $text }` n’est pas une sorte de dés ici. Connues : { $known }.
refuse-die-faces = `{ $text }` ne se lit pas comme des faces de { $kind }. Faces : { $faces }, séparées par des espaces, douze au plus.
refuse-need-gm-seat = Cela touche à ce qui est caché : prenez d’abord la place d’arbitre de la partie, `/gm take`. C’est publié.

## Accord

proposal-ask-consent = **{ $who }** joue dans cette partie et demande à agir comme arbitre : { $text }. Êtes-vous d’accord ? Jusqu’à <t:{ $due }:R> ; sans réponse rien ne change.

## Parties arbitrées

held-public = **{ $who }** ({ $side }) a donné un ordre ; il attend l’arbitre depuis <t:{ $at }:R>.
held-public-returned = L’ordre de **{ $who }** ({ $side }) a été rendu : { $note }
held-ask = L’appliquer ou le rendre ?
held-ask-nobody = Cette partie n’a pas encore d’arbitre : `/gm take` prend la place. L’appliquer ou le rendre ?
held-order = L’ordre qui attend depuis <t:{ $at }:R> : **{ $order }**
held-own-waiting = Votre ordre attend l’arbitre depuis <t:{ $at }:R> : **{ $order }**
    Un nouvel ordre le remplace, `/game undo` le reprend.
held-own-returned = Cet ordre a été rendu : **{ $order }**
    L’arbitre dit : { $note }
held-own-impossible = Cet ordre n’est plus possible et a été rendu : **{ $order }**
held-applied = L’arbitre a appliqué l’ordre de **{ $who }**.
held-returned = L’ordre de **{ $who }** a été rendu.
held-replaced = **{ $who }** a donné un autre ordre à la place.
held-withdrawn = **{ $who }** a repris son ordre.
held-taken-back = Votre ordre est repris : { $order }
held-back = votre ordre a été rendu : { $note }
held-back-impossible = votre ordre n’est plus possible et vous revient. `/game status` dit pourquoi.
held-impossible = L’ordre n’est plus possible et revient à son joueur.
held-now-returned = L’ordre revient à son joueur, avec votre note.
held-take-seat = Ce qu’un joueur prépare est caché : prenez d’abord la place d’arbitre de la partie, `/gm take`. C’est publié.
button-apply = Appliquer
button-return = Rendre
button-look = Lire l’ordre
modal-return = Rendre l’ordre
modal-return-note = Pourquoi ? Tout le monde le lit.
refuse-held-closed = Cet ordre n’attend plus ; rien ne change.
refuse-nothing-held = Aucun ordre n’attend l’arbitre.
refuse-not-moderated = Dans cette partie les ordres n’attendent pas l’arbitre.
refuse-gm-plays-held = Vous jouez dans cette partie, quelqu’un d’autre doit donc décider de ses ordres.
refuse-held-substituted = Qui a donné cet ordre n’a plus cette place.
refuse-claim-held = Un ordre attend l’arbitre, la partie ne peut donc pas être réclamée.

## Réglages

settings-title = **Réglages de ce serveur**
settings-gm-role = Arbitres : { $is-set ->
    [0] qui peut gérer les salons
   *[other] <@&{ $role }>, et qui peut gérer les salons
 }
settings-opener-role = Ouvrir des parties : { $is-set ->
    [0] tout le monde
   *[other] <@&{ $role }>
 }
settings-channels = Parties dans : { $count ->
    [0] tous les salons
   *[other] { $channels }
 }
settings-max-games = À la fois : { $n } parties au plus
settings-max-scenarios = Scénarios du serveur : { $n } au plus
settings-language = Langue : { $language }
settings-of-server = celle du serveur
settings-reaction-time = Réactions sous { $time }
settings-claim-after = Une partie peut être réclamée après { $time } sans ordre
settings-pictures-action = Images : après chaque action
settings-pictures-turn = Images : une fois par tour, et avec les questions
settings-post-channel = Messages : { $is-set ->
    [0] dans le salon de chaque partie
   *[other] dans <#{ $channel }>
 }
settings-mask-reactions = Réactions masquées : { $on ->
    [0] non
   *[other] oui
 }
settings-theme-light = Les images sont claires
settings-theme-dark = Les images sont sombres
settings-changed = { $after }
    -# avant : { $before }
settings-same = Rien ne change ; c’était déjà ainsi.
channel-link = <#{ $channel }>
post-of-game = -# Partie { $number } · <#{ $channel }>
refuse-name-a-channel = Nommez le salon.
refuse-too-many-channels = { $count } salons au plus.
refuse-claim-after = Entre { $low } h et { $high } jours, par exemple `7j`.

## Données personnelles

my-data-none = Rien n’est gardé sur vous.
my-data-name = Votre identifiant Discord { $id } et votre nom **{ $name }**. Dans les parties vous portez l’identifiant aléatoire `{ $person }`.
my-data-games = { $count ->
    [one] Une partie connaît cet identifiant
   *[other] { $count } parties connaissent cet identifiant
 }, et vous y avez donné { $entries } commandes.
my-data-file = Le fichier contient tout.
my-data-ask = Votre identifiant et votre nom sont effacés pour de bon. Les parties gardent l’identifiant aléatoire, qui n’est alors plus à personne. { $seats ->
    [0] Vous n’avez de place dans aucune partie en cours.
    [one] Vous avez une place dans une partie en cours, et la perdez.
   *[other] Vous avez des places dans { $seats } parties en cours, et les perdez.
 }
my-data-gone = Effacé. Plus rien ne vous relie aux parties passées.
my-data-kept = Rien n’a été effacé.
button-erase = Effacer

## Sortes de modifications

edit-place = placer une unité
edit-move = déplacer une unité
edit-turn = tourner un char, ou recommencer le tour d’un camp
edit-damage = détruire un char
edit-destroy = détruire un char
edit-revive = relever une épave
edit-mark = marquer une unité
edit-remove = retirer une unité
edit-terrain = changer le terrain
edit-turn-number = fixer le tour, par exemple 3 ou 3/12
edit-points = fixer les points d’un camp
edit-objective = dire qui tient un objectif
edit-figures = fixer les figurines d’une unité
edit-tokens = fixer les jetons d’un char
edit-medals = fixer les médailles d’un camp
edit-hq = fixer les jetons QG d’un camp
edit-hand = mettre une carte dans une main
edit-no-mark = aucune marque
edit-turret = tourelle à { $n } sixièmes de la caisse
edit-on-a-hill = { $ground }, sur une colline
edit-clear-crater = combler le cratère
edit-clear-wire = ôter les barbelés
