# Messages publics, panneaux et réponses privées.

our-fault = Quelque chose s’est cassé de notre côté ; votre ordre n’a pas été exécuté, sauf si le salon le montre. Erreur `{ $id }`.
refusal-which = Lequel ?
refusal-did-you-mean = Vouliez-vous dire :
missing-rights = Le bot ne peut pas tenir de partie ici : il lui manque { $rights }. Demandez à un administrateur de l’autoriser dans ce salon.
missing-attach-files = -# Pas d’image : il manque ici au bot le droit **Joindre des fichiers**.
no-game-here = Il n’y a pas de partie dans ce salon ou ce fil. `/game new` en ouvre une, `/game list` montre où l’on joue.
no-games = Aucune partie n’est ouverte sur ce serveur. `/game new` en ouvre une.
no-hand-here = Il n’y a pas de cartes dans cette partie.
nothing-asked = Personne ne vous demande rien en ce moment.
nothing-new = Rien de nouveau depuis votre dernier passage.
old-button = Ce bouton vient d’un ancien message ou d’une ancienne version du bot. Le dernier plateau en a de bons.
refuse-old-panel = La partie a avancé depuis ce panneau, rien n’a donc été fait. Appuyez sur **Agir** sous le dernier plateau.
done = Fait.
opened = Le salon d’attente est ouvert ici.
joined = Vous avez une place. Le salon d’attente la montre.
left = Votre place est de nouveau libre.
removed = La place est de nouveau libre.
watching = Vous suivez cette partie : les messages de ce salon montrent tout ce qui est public. `/game board` montre le plateau à tout moment.

lobby-title = ## { $title }
    -# Partie { $number } · { $length }
lobby-side = **{ $side }** ({ $seat }) : { $forces }
lobby-seat-open = libre
lobby-seat-taken = { $who }
lobby-solo = { $who } joue les deux camps.
lobby-invited = La dernière place libre est gardée pour { $who }.
lobby-gm = Arbitre : { $who }
lobby-ready = Toutes les places sont prises : **{ $who }** peut appuyer sur **Commencer**.
lobby-waiting = Prenez un camp ci-dessous. **{ $who }** lance la partie quand toutes les places sont prises.
lobby-started = La partie a commencé.
lobby-closed = Ce salon d’attente est fermé. `/game new` en ouvre un autre.
options-line = { $count ->
    [0] Réactions sous { $window } · { $language }
   *[other] Réactions sous { $window } · { $language } · { $extras }
 }
option-solo = solo
option-casual = amicale : les joueurs peuvent arbitrer d’un commun accord
option-moderated = arbitrée : l’arbitre applique les ordres
option-mask_reactions = réactions masquées
switch-tankschrecken = peur des chars
switch-ditched_holds_objective = un char au fossé tient son objectif
switch-soldier_taking_ground = les soldats choisissent de prendre le terrain
switch-trench_halt = les tranchées arrêtent les soldats
language-en = anglais
language-fr = français
time-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
 }
time-hours = { $n } h
time-minutes = { $n } min
ruleset-tank_duel = duel de chars
ruleset-great_war = la Grande Guerre
scenario-choice = { $title } ({ $ruleset })

side-held = { $side } ({ $who })
status-title = **{ $title }** · partie { $number }
status-lobby = En attente de joueurs.
status-abandoned = Ce salon d’attente a été fermé.
status-over = La partie est finie : victoire de **{ $winner }**.
status-over-draw = La partie est finie, sans vainqueur.
status-paused = L’arbitre a suspendu la partie.
status-waiting = On attend **{ $who }** jusqu’au <t:{ $due }:f> (<t:{ $due }:R>) ; sans réponse : { $default }.
status-to-act = À **{ $who }** de jouer.
status-proposal = { $who } doit répondre au sujet de { $kind }, jusqu’à <t:{ $due }:R>.
list-line = { $number }. **{ $title }** dans <#{ $channel }> : { $status }

notice-locked = Le fil <#{ $channel }> de la partie { $number } est verrouillé : rien ne peut y être publié. Déverrouillez-le pour continuer ; la partie est conservée.
question-in-full = -# Tous les modificateurs de chaque choix : `/react`.
question-closes = Fin le <t:{ $due }:f>, <t:{ $due }:R>. Sans réponse : { $default }.
question-gone = Cette question n’a plus lieu d’être.
answered-seat = { $who } répond : **{ $what }**.
answered-expiry = Pas de réponse de { $who } à temps : **{ $what }**.
answered-gm = L’arbitre tranche pour { $who } : **{ $what }**.
answered-rules = La question se ferme : { $why }
answered-secret = { $who } a décidé.

tell-commitment = { $epoch ->
    [1] Dés : l’empreinte du nombre secret de cette partie est `{ $hash }`. Chaque jet pourra être vérifié avec elle quand la partie sera finie.
   *[other] Dés : la partie continue avec un nouveau nombre secret. Son empreinte est `{ $hash }`.
 }
tell-secret = Dés : le nombre secret de cette partie était `{ $secret }`. Son empreinte a été publiée au début ; `/dice export` donne tout ce qu’il faut pour vérifier chaque jet.
tell-gm-act = **Arbitre, acte { $n }** : { $what }. Motif : { $reason }
tell-gm-change = Avant : { $before } · après : { $after }
tell-rewound = Ce qui a suivi est annulé ; { $voided ->
    [0] aucun jet n’est perdu.
    [one] un jet reste dans le registre, marqué nul.
   *[other] { $voided } jets restent dans le registre, marqués nuls.
 }
tell-undone = **{ $who }** reprend son dernier ordre.
tell-proposal-undo = **{ $who }** demande l’accord de { $whom } : { $text }.
tell-proposal-draw = **{ $who }** propose le nul à { $whom }.
tell-proposal-consent = **{ $who }** demande l’accord de { $whom } : { $text }.
tell-proposal-accepted = Accord donné : { $kind }.
tell-proposal-refused = Refusé : { $kind }. Rien ne change.
tell-proposal-expired = Pas de réponse à temps pour { $kind }. Rien ne change.
tell-proposal-lapsed = La partie a continué, la demande ({ $kind }) tombe.
tell-deadline = L’échéance est maintenant le <t:{ $due }:F> (<t:{ $due }:R>).
tell-paused = Les échéances attendent la reprise.
tell-resumed = Les échéances courent de nouveau, reculées de la durée de la pause.
proposal-ask = **{ $who }** demande : { $text } ? Jusqu’à <t:{ $due }:R> ; sans réponse rien ne change.

button-join = Rejoindre { $side }
button-watch = Suivre
button-start = Commencer
button-act = Agir
button-since = Depuis mon passage
button-dice = Dés
button-rules = Règles
button-rematch = Revanche
button-answer = Répondre
button-agree = Accepter
button-decline = Refuser
menu-fire-with = Tirer avec…
offer-piece = { $name } #{ $n }, { $hex }
menu-choose = Choisissez
menu-percent = { $n } % ou mieux
menu-order = Choisissez un ordre
menu-which-unit = Choisissez une unité
choose-unit = Quelle unité ?

rule-see = Voir aussi { $ids }.
no-such-rule = Il n’y a pas de règle `{ $id }`. Les règles s’appellent `TD-6.1` ou `GW-6.2` ; tapez un mot pour chercher dans les titres.
no-rules-yet = Aucune règle n’a encore rien décidé.

help-start = **Hulldown** fait jouer des parties de chars sur hexagones dans un salon, un ordre à la fois.
    1. `/game new` ouvre un salon d’attente : choisissez l’entraînement **Duel**, un camp, et laissez quelqu’un appuyer sur **Rejoindre** (ou ajoutez `solo:True`).
    2. **Commencer** lance la partie. Le dernier plateau dit à qui de jouer.
    3. `/order` donne les ordres ; chaque option ne propose que le permis, avec son coût ou ses chances. **Agir**, sous le plateau, fait de même par menus.
    4. Quand on vous interroge, un message vous mentionne. Appuyez sur un bouton, ou `/react`.
    5. `/game status`, `/game board`, `/game log` et `/rules` disent le reste.
    Plus : `/help` avec un sujet.
help-turn = **Un tour du duel de chars.** Les camps activent un char chacun, à tour de rôle. Un char qui débute à l’arrêt peut tirer aussitôt, rouler (1D4 points d’action) ou se mettre à l’affût. Un char qui débute en mouvement roule (2D4) et doit entrer dans un hexagone. La plaine coûte 1 point, bois et village 2, pivoter 1 ou 2, tirer après avoir roulé 3. Le tir termine tout.
    `/rules TD-3` donne le détail.
help-orders = **Les ordres.** `/order drive` lance les dés de points, `/order move` prend un chemin comme `D4 D5/NE E5` (hexagones dans l’ordre, orientation après une barre, `L1` ou `R2` pour pivoter à gauche ou à droite) ou juste une destination. `/order fire`, `/order ambush`, `/order finish` (à l’arrêt ou en mouvement), `/order pivot`. `/order standing` dit d’avance quand un char tire de lui-même. `/sight` trace les lignes entre deux hexagones.
help-reactions = **Les réactions.** Pendant qu’un char roule, les chars ennemis qui n’ont pas agi, ou à l’affût, peuvent tirer sur lui. Le bot arrête la marche et demande, avec les chances exactes. Sans réponse à temps ils se retiennent, et la marche reprend. `/order standing` répond d’avance.
help-great-war = **La Grande Guerre.** Jouez une carte de commandement (`/order card`), nommez les unités qu’elle active (`/order units`), puis avancez et combattez. Les chars s’embourbent (`/rules GW-6.2`), se dégagent ou finissent au fossé. Un second jet confirme les coups portés contre eux. `/hand` montre vos cartes à vous seul.
help-gm = **Les arbitres** ont le rôle d’arbitre du serveur (`/settings gm-role`), le droit Gérer les salons, ou la place d’arbitre d’une partie (`/gm take`, qui est publié ; elle seule voit ce qui est caché). `/gm` revient en arrière, modifie, tranche, prolonge, suspend, change de joueur, saisit des dés réels, note et conclut ; chaque acte a un motif, un numéro, est publié, et peut lui-même être annulé (`/gm rewind to:act 3`).
    Ouverte comme *amicale*, une partie laisse ses joueurs arbitrer, chaque acte avec l’accord d’en face. Ouverte comme *arbitrée*, elle garde chaque ordre jusqu’à ce qu’un arbitre l’applique ou le rende.
help-table = **À la table.** `/game draw` propose le nul, `/game resign` abandonne, `/game undo` reprend le dernier ordre (aussitôt si aucun dé n’a roulé, sinon l’autre camp est consulté), `/game claim` termine une partie délaissée depuis une semaine, `/game rematch` inverse les camps.

card-line = **{ $number } { $title }** : { $text }
card-line-cost = **{ $number } { $title }** (coûte { $cost }) : { $text }
