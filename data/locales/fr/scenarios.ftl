# Fichiers de scénario d'un serveur, et composition des forces aux points.

scenario-template = Voici un fichier pour commencer : modifiez la carte, les camps et les unités, puis essayez-le avec `/scenario check`. Quand il est bon, `/scenario add` l'ajoute à la liste de ce serveur. { $most } ko au plus.
scenario-good = **{ $title }** ({ $id }) est un bon fichier de scénario. `/scenario add` l'ajoute à la liste de ce serveur.
scenario-added = **{ $title }** ({ $id }) est maintenant sur la liste de ce serveur : `/game new` le propose.
scenario-shown = **{ $title }** ({ $id })
scenario-removed = **{ $id }** n'est plus sur la liste de ce serveur. Les parties qui s'en servent continuent.
scenario-faults = { $count ->
    [one] Ce fichier a une erreur :
   *[other] Ce fichier a { $count } erreurs :
 }
scenario-fault = **Ligne { $line }**, colonne { $column } : { $text }
scenario-more-faults = { $count ->
    [one] Encore une erreur.
   *[other] Encore { $count } erreurs.
 }
scenario-no-map = La carte ne peut pas encore être dessinée.
scenario-length = { $ruleset } · { $length }
scenario-side = **{ $side }** : { $forces }
scenario-list-shipped = **Scénarios fournis avec le bot**
scenario-list-own = { $count ->
    [0] Ce serveur n'a pas de scénario à lui. `/scenario template` donne un fichier pour commencer.
   *[other] **Scénarios de ce serveur**
 }
scenario-line = **{ $id }** · { $title } · { $ruleset } · { $length }
scenario-own-line = **{ $id }** · { $title } · { $ruleset } · ajouté par { $who }
scenario-broken-line = **{ $id }** · illisible avec les règles actuelles · ajouté par { $who }

scenario-which-ruleset = Le fichier doit dire pour quel jeu il est fait : ruleset = "tank_duel" ou ruleset = "great_war". Connus : { $known }.
scenario-too-deep = Le fichier est trop imbriqué pour être un scénario.
scenario-slip = Cette ligne est illisible : { $detail }.
scenario-slip-list = Il manque quelque chose dans cette liste : une virgule entre deux entrées, ou le crochet fermant ].
scenario-slip-table = Il manque quelque chose entre les accolades : une virgule, ou l'accolade fermante {"}"}.
scenario-slip-quotes = Il manque un guillemet : un texte s'écrit entre deux guillemets, par exemple "A1".
scenario-slip-twice = Ceci figure ici pour la deuxième fois ; chaque clé et chaque table ne se donnent qu'une fois.
scenario-slip-equals = Après la clé, il faut un signe égal et une valeur, par exemple hex = "A1".
scenario-slip-value = La valeur est illisible. Les textes demandent des guillemets, les nombres et true ou false non.
scenario-slip-more = Il y a quelque chose après la fin de la valeur. Une clé et une valeur par ligne.

refuse-file-size = Le fichier est trop gros : { $most } ko au plus.
refuse-file-text = Le fichier n'est pas du texte simple (UTF-8) : la ligne { $line } a des caractères illisibles. Enregistrez-le comme texte, pas comme document.
refuse-file-lost = Discord n'a pas transmis { $name }. Réessayez.
refuse-scenario-shipped = **{ $id }** est l'identifiant d'un scénario fourni avec le bot. Donnez-en un autre au vôtre.
refuse-scenario-taken = **{ $id }** est déjà sur la liste de ce serveur, ajouté par quelqu'un d'autre. Changez d'identifiant, ou demandez à cette personne ou à un meneur de jeu.
refuse-scenario-fixed = **{ $id }** est fourni avec le bot et ne peut pas être retiré.
refuse-scenario-not-yours = **{ $id }** a été ajouté par quelqu'un d'autre ; cette personne ou un meneur de jeu peut le retirer.
refuse-no-own-scenario = Ce serveur n'a pas de scénario **{ $id }**. `/scenario list` les montre.
refuse-too-many-scenarios = La liste de ce serveur est pleine : { $count } fichiers. Retirez-en un d'abord.
refuse-no-such-ruleset = Ce jeu n'existe pas. Connus : { $known }.

lineup-opened = Le salon est ouvert. Chaque camp appuie sur **Choisir ses forces** et choisit en secret pour { $limit } points au plus ; quand les deux ont fini, tout est montré.
lineup-waiting = Forces aux points : **{ $limit } points** par camp, choisies en secret. Choisissent encore : { $sides }.
lineup-revealed = Forces aux points : **{ $limit } points** par camp. Les deux ont choisi.
lineup-panel = **{ $side }** : { $spent } points dépensés sur { $limit }, { $places } places en tout. Personne d'autre ne voit ceci.
lineup-picked = { $n }. { $type } · { $points } points
lineup-offer = { $type } · { $points } points
lineup-you-are-done = **{ $side }** a choisi. Les forces seront montrées quand l'autre camp aura fini aussi.
lineup-closed = C'est fait. Vos forces seront montrées quand l'autre camp aura fini aussi.
lineup-closed-all = C'est fait. Les deux camps ont choisi : le nouveau message du salon montre les forces, et la partie peut commencer.
button-lineup = Choisir ses forces
button-lineup-drop = Reprendre le dernier
button-lineup-done = Terminé
menu-lineup = Ajouter (il reste { $left } points)
notice-lineup-done = **{ $side }** ({ $who }) a choisi ses forces.
notice-lineup-revealed = Les deux camps ont choisi. Voici les forces.
refuse-lineup-no-points = **{ $title }** fait partie d'un jeu sans points : on ne peut pas y composer de forces aux points. Jouez-le tel quel avec `/game new`.
refuse-lineup-limit = La limite doit être de { $low } à { $high } points par camp.
refuse-lineup-open = Les forces ne sont pas encore choisies. Choisissent encore : { $sides }. Le bouton est **Choisir ses forces**.
refuse-lineup-closed = Il n'y a rien à choisir ici : cette partie n'est pas aux points, ou les forces sont déjà choisies.
refuse-lineup-no-seat = Prenez d'abord un camp, puis choisissez ses forces.
refuse-lineup-done = Vous avez déjà terminé ; le choix est fait.
refuse-lineup-unit = Celui-là ne va pas : il reste { $left } points et { $places } places.
refuse-lineup-empty = Choisissez-en au moins un.

# commandes

cmd-scenario = Les scénarios de ce serveur
cmd-scenario-template = Un fichier de scénario commenté pour commencer
cmd-scenario-template-ruleset = Pour quel jeu
cmd-scenario-template-ruleset-tank_duel = duel de chars
cmd-scenario-template-ruleset-great_war = la Grande Guerre
cmd-scenario-check = Vérifier un fichier de scénario : chaque erreur, sa ligne, et la carte
cmd-scenario-check-file = Un fichier de scénario (.toml)
cmd-scenario-add = Ajouter un fichier de scénario à la liste de ce serveur
cmd-scenario-list = Tous les scénarios que l'on peut jouer ici
cmd-scenario-show = Carte, présentation et forces d'un scénario
cmd-scenario-show-scenario = Quel scénario
cmd-scenario-remove = Retirer un fichier de scénario de la liste de ce serveur
cmd-scenario-remove-scenario = Lequel des scénarios de ce serveur
cmd-scenario-forces = Ouvrir une partie aux forces choisies en secret, aux points
cmd-scenario-forces-limit = Points par camp
