# Ce que dit toute partie, quelles que soient ses règles : refus, actes de l’arbitre, fins.

expired = Aucune réponse n’est venue à temps.
end-draw-agreed = Les deux camps s’accordent sur le **nul**.
end-claimed = La partie est réclamée : l’autre camp n’a donné aucun ordre depuis { $days ->
    [one] un jour
   *[other] { $days } jours
 }.
end-gm = L’arbitre met fin à la partie.

gm-ruled = tranche la question ouverte : { $answer }
gm-extended = reporte l’échéance au <t:{ $due }:F>
gm-paused = suspend la partie
gm-resumed = relance la partie
gm-amended = modifie la position
gm-dice = saisit des dés réels pour le prochain { $kind } : { $faces }
gm-note = note
gm-ended = met fin à la partie
gm-substituted = donne la place de { $seat } à un autre joueur
gm-rewound = revient en arrière

refuse-game-over = La partie est finie. `/game rematch` en ouvre une autre, camps inversés.
refuse-paused = L’arbitre a suspendu la partie ; les ordres attendent la reprise.
refuse-not-paused = La partie n’est pas suspendue.
refuse-not-gm = Seul un arbitre peut faire cela : qui tient la place d’arbitre de cette partie, le rôle d’arbitre ou le droit Gérer les salons.
refuse-gm-plays = Vous jouez cette partie, vous ne pouvez donc pas l’arbitrer. Une partie ouverte comme *amicale* le permet, avec l’accord d’en face.
refuse-gm-already = Vous tenez déjà la place d’arbitre.
refuse-other-ruleset = Cet ordre appartient à l’autre système de règles. `/order` propose ce qui convient à cette partie.
refuse-question-closed = Cette question est close ; rien ne change. `/react` montre ce qui est ouvert.
refuse-question-answered = { $who } a déjà répondu : **{ $what }**. Rien ne change.
refuse-question-expired = Trop tard : le délai est passé et **{ $what }** a été retenu. Rien ne change.
refuse-question-ruled = L’arbitre a tranché : **{ $what }**. Rien ne change.
refuse-not-asked = Cette question ne s’adresse pas à vous.
refuse-others-asked = Cette question ne s’adresse pas à vous, mais à **{ $who }**.
refuse-no-such-answer = Ce n’est pas une réponse à cette question. `/react` montre les choix.
refuse-answer-first = Vous avez d’abord une question à trancher, avant <t:{ $due }:R>. `/react` la montre.
refuse-question-open = Pas maintenant : **{ $who }** décide, jusqu’à <t:{ $due }:R>. Après cela, ou après une réponse, la partie continue.
refuse-not-due = Ce n’est pas encore l’heure.
refuse-deadline-past = Une échéance doit être dans l’avenir.
refuse-proposal-open = Une autre demande est encore ouverte ; répondez-y d’abord.
refuse-proposal-closed = Cette demande est close ; rien ne change.
refuse-claim-own-turn = Vous ne pouvez pas réclamer la partie : c’est à vous de jouer.
refuse-claim-early = Trop tôt : vous pourrez réclamer la partie le <t:{ $due }:F>, si aucun ordre ne vient d’ici là.
refuse-claim-solo = Une partie contre soi-même ne se réclame pas.
refuse-rewind-target = La partie ne peut pas revenir à ce point. `/game log` donne les ordres et leurs numéros.
refuse-nothing-to-undo = Vous n’avez aucun ordre à reprendre.
refuse-use-gm-rule = Vous arbitrez ici, la question s’adresse à un autre. `/gm rule` répond à sa place ; c’est publié avec votre motif.

refuse-no-seat = Vous n’avez pas de place dans cette partie. Vous pouvez suivre, et regarder avec `/game board`, `/sight` et `/game log`.
refuse-not-started = La partie n’a pas encore commencé.
refuse-game-not-over = La partie est encore en cours.
refuse-lobby-closed = Cette partie a déjà commencé, ou son salon d’attente a été fermé.
refuse-not-opener = Seule la personne qui a ouvert le salon d’attente peut faire cela.
refuse-not-seated = Cette personne n’a pas de place ici.
refuse-seated-already = Cette place est déjà la vôtre.
refuse-seat-taken = Ce camp est pris. Un autre est peut-être libre.
refuse-game-full = Toutes les places sont prises.
refuse-seat-kept = La dernière place est gardée pour une personne invitée.
refuse-seats-open = { $count ->
    [one] Une place est encore libre
   *[other] { $count } places sont encore libres
 }. La partie commence quand toutes sont prises, ou en solo (`/game options solo:True`).
refuse-solo-game = C’est une partie en solo ; personne d’autre ne peut y entrer.
refuse-solo-others = D’autres ont pris place : une partie en solo n’a qu’un joueur.
refuse-channel-taken = Ce salon a déjà une partie{ $number ->
    [0] .
   *[other] {" "}: la numéro { $number }.
 } Une partie par salon ; ouvrez un fil pour une autre.
refuse-too-many-games = Ce serveur mène { $count } parties, autant que ses réglages le permettent.
refuse-open-channel = On n’ouvre pas de partie dans ce salon. Les réglages du serveur nomment les salons.
refuse-open-role = Il faut, pour ouvrir une partie, un rôle que vous n’avez pas.
refuse-no-such-scenario = Il n’y a pas de scénario « { $word } ». Choisissez-en un dans la liste qui s’affiche.
refuse-which-scenario = Plusieurs scénarios correspondent à « { $word } ».
refuse-no-such-side = Il n’y a pas de camp « { $word } » dans ce scénario.
refuse-which-side = Plusieurs camps correspondent à « { $word } ».
refuse-window = Le délai de réaction doit être entre { $low } minute et { $high } jours, par exemple `30m`, `12h` ou `2j`.
refuse-timer = `{ $text }` n’est pas une durée. Écrivez par exemple `30m`, `12h` ou `2j`.
refuse-try-again = Autre chose s’est passé au même instant. Regardez le plateau et réessayez.
refuse-not-admin = Il faut pour cela la permission Gérer le serveur.
refuse-no-such-roll = Il n’y a pas de jet numéro { $n }.
refuse-no-free-rolls = Rien n’a été lancé hors des parties ce jour-là.
refuse-export-form = Choisissez parmi { $forms }.
refuse-roll-form = Ce n’est pas un jet. Écrivez par exemple `2d6+1`, `d100` ou `4d10-2`.
refuse-roll-count = Entre { $low } et { $high } dés à la fois.
refuse-roll-sides = Un dé a ici de { $low } à { $high } faces.
refuse-roll-modifier = Le nombre ajouté doit être entre −{ $high } et { $high }.
free-roll = jet libre
free-roll-modifier = ajouté

scenario-row-indent = La ligne { $row } doit commencer par une espace : les lignes paires sont décalées d’un demi-hexagone à droite.
scenario-row-gap = La ligne { $row } n’a pas de terrain à la colonne { $column }.

proposal-undo = reprendre l’ordre { $n } : { $order }
proposal-draw = finir la partie sur un nul
proposal-consent = { $what }
proposal-kind-undo = la reprise d’un ordre
proposal-kind-draw = un nul
proposal-kind-consent = un acte d’arbitre

notice-reminder = La moitié du délai est passée : **{ $who }** décide jusqu’au <t:{ $due }:F> (<t:{ $due }:R>). `/react` montre la question.
notice-outage = Le bot s’est absenté { $hours } h { $minutes } min. Chaque échéance ouverte recule d’autant ; la prochaine tombe maintenant <t:{ $due }:R>.
notice-gm-seat = **{ $who }** prend la place d’arbitre de cette partie, et voit donc ce qui est caché.
notice-gm-left = **{ $who }** quitte la place d’arbitre de cette partie.
