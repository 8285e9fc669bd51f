# Les dés : registre, statistiques, exports, jets hors parties. D’abord les descriptions, 100 caractères au plus.

cmd-dice = Les dés de cette partie, et comment les vérifier
cmd-dice-log = Tous les jets, page par page
cmd-dice-player = Seulement les jets de ce camp ou de cette personne
cmd-dice-log-unit = Seulement les jets de cette unité
cmd-dice-log-page = Quelle page ; la plus récente si rien n’est dit
cmd-dice-show = Un jet : qui, pourquoi, règle, modificateurs, et le plateau à ce moment
cmd-dice-show-n = Numéro du jet ; le dernier si rien n’est dit
cmd-dice-stats = Comment les dés sont tombés, comparés à des dés honnêtes
cmd-dice-export = Un fichier de tous les jets, à vérifier vous-même
cmd-dice-export-form = Quelle sorte de fichier
cmd-dice-export-form-zip = zip : tout, avec un vérificateur
cmd-dice-export-form-json = JSON : le registre seul
cmd-dice-export-form-csv = CSV : un tableau pour tableur
cmd-dice-rolls = Les jets d’un jour hors des parties, avec le fichier pour les vérifier
cmd-dice-rolls-day = Quel jour (UTC) ; le dernier si rien n’est dit
cmd-roll = Lancer des dés devant tout le monde
cmd-roll-dice = Par exemple 2d6+1, d100 ou 4d10-2

no-rolls = Aucun dé n’a encore été lancé dans cette partie.
no-rolls-such = Aucun dé n’a été lancé pour cela.
button-all-rolls = Tous les jets
dice-nothing = { "" }
dice-newest = { $total ->
    [one] Le seul jet :
   *[other] Les { $count } derniers jets sur { $total } :
 }
dice-more = `/dice show` dit tout d’un jet, `/help dice` comment les vérifier.
dice-side = { $side } ·{ " " }
dice-result = { " " }: **{ $faces }**
dice-outcome = { " " }· { $text }
dice-rule = { " " }({ $id })
dice-line = **{ $n }** · { $who }{ $purpose } · { $dice }{ $faces }{ $outcome }{ $rule }{ $source }
dice-line-void = ~~{ $n } · { $who }{ $purpose } · { $dice }{ $faces }{ $outcome }{ $rule }~~{ $source } · **nul**
dice-source-live = { "" }
dice-source-gm = { " " }· **saisi par l’arbitre**
dice-source-script = { " " }· saisi à la main

dice-kind-plain = { $count }D{ $sides }
dice-kind-many = { $count } × D{ $sides }
dice-kind-battle = { $count ->
    [one] 1 dé de combat
   *[other] { $count } dés de combat
 }
dice-kind-confirm = { $count ->
    [one] 1 dé de confirmation
   *[other] { $count } dés de confirmation
 }
dice-kind-bog = { $count ->
    [one] 1 dé d’embourbement
   *[other] { $count } dés d’embourbement
 }
dice-kind-recovery = { $count ->
    [one] 1 dé de dégagement
   *[other] { $count } dés de dégagement
 }
dice-kind-personnel = { $count ->
    [one] 1 dé de personnel
   *[other] { $count } dés de personnel
 }
dice-kind-target = { $count ->
    [one] 1 dé de visée
   *[other] { $count } dés de visée
 }
dice-kind-hex = { $count ->
    [one] 1 hexagone au hasard
   *[other] { $count } hexagones au hasard
 }
dice-kind-shuffle = mélange de { $count } cartes
dice-face-soldier = soldat
dice-face-burst = explosion
dice-face-deadly = tête de mort
dice-face-flag = drapeau
dice-face-hq = QG
dice-face-times = { $count } × { $face }
dice-sum = { $sum }
dice-named = { $faces }
dice-sealed = scellé jusqu’à la fin de la partie
dice-shuffled = fait
dice-order = { $order }

dice-log-head = **Dés de la partie { $number }**{ $filter } · { $first } à { $last } sur { $total }
dice-log-filter = { " " }· seulement { $parts }
dice-log-foot = `/dice show` dit tout d’un jet, `/dice export` donne un fichier pour les vérifier tous.
dice-unit = { $name } #{ $number } ({ $side })
refuse-no-such-player-rolled = Personne dans cette partie ne s’appelle « { $word } ».
refuse-which-player-rolled = « { $word } » peut désigner plusieurs personnes.
refuse-no-such-unit-rolled = Aucune unité nommée « { $word } » n’a lancé de dé.
refuse-which-unit-rolled = « { $word } » peut désigner plusieurs unités.
dice-rolls-there = { $count ->
    [one] Il y a un seul jet jusqu’ici.
   *[other] Les jets vont jusqu’ici de 1 à { $count }.
 }

dice-show-head = **Jet { $n }** de la partie { $number } · <t:{ $at }:f>
dice-show-void = **Nul** : la partie est revenue avant ce jet. Il reste ici, et son numéro ne sert plus.
dice-show-who = Pour **{ $who }** · { $cause }
dice-show-why = { $purpose }
dice-show-rule = Règle **{ $id } · { $title }** · `/rules { $id }`
dice-show-dice = { $dice } : **{ $faces }**{ $source }
dice-show-modifier = { $value } { $label }{ $rule }
dice-show-total = Ensemble : **{ $sum }**
dice-show-outcome = Résultat : **{ $text }**
dice-show-hash = Empreinte de la ligne `{ $hash }`
dice-show-prev = Ligne précédente `{ $hash }`
dice-cause-order = provoqué par { $who }, ordre `{ $id }`
dice-cause-order-gone = provoqué par l’ordre `{ $id }`
dice-cause-expire = provoqué par la fin d’un délai, `{ $id }`
dice-cause-other = provoqué par le bot, `{ $id }`

dice-stats-title = **Dés de la partie { $number }** · { $who }
dice-stats-all = tout le monde
dice-stats-line = **{ $dice }** · moyenne { $mean }, attendue { $expected } · { $verdict }
dice-stats-named = **{ $dice }** · { $verdict }
dice-verdict-few = Trop peu pour juger : il en faut { $needed }.
dice-verdict-usual = Rien d’inhabituel : des dés honnêtes sont au moins aussi inégaux { $percent } fois sur 100.
dice-verdict-odd = Inhabituel : des dés honnêtes sont aussi inégaux 1 fois sur { $times }.
dice-verdict-rare = Très inhabituel : des dés honnêtes sont aussi inégaux 1 fois sur { $times }. `/dice export` permet de les vérifier un à un.
dice-short-few = trop peu ({ $needed } requis)
dice-short-usual = ordinaire : { $percent } sur 100
dice-short-odd = inhabituel : 1 sur { $times }
dice-short-rare = très inhabituel : 1 sur { $times }
dice-stats-foot = Les jets nuls comptent ; les dés saisis par un arbitre et les mélanges ne comptent pas. Plus il y a de sortes de dés, plus souvent l’une paraît inhabituelle.
dice-chart-rolled = obtenu
dice-chart-expected = attendu
dice-chart-bar = { $label } : { $count }
dice-chart-bar-of = { $label } : { $count } (attendu { $expected })
dice-chart-alt = { $title } : { $fell } ; attendu { $expected } pour chacun.
dice-chart-alt-uneven = { $title } : { $fell }.

dice-export-zip = Tout sur ces dés. Décompressez et lancez `python3 verify.py game.json` ; n’importe quel Python convient. README.txt en dit plus.
dice-export-json = Le registre seul. `hulldown verify FICHIER`, ou `verify.py` du zip, le vérifie.
dice-export-csv = Les jets en tableau, pour les regarder. Ce qui se vérifie, c’est le zip ou le fichier JSON.
dice-export-over = La partie est finie et son secret est dans le fichier : chaque dé peut être recalculé.
dice-export-running = La partie dure encore : rien de changé ou de manquant ne peut se cacher dans le fichier, mais les dés ne se recalculent qu’une fois le secret publié. Les cartes secrètes restent scellées jusque-là.

refuse-roll-channel = Le bot ne peut pas écrire dans ce salon ; rien n’a été lancé.
dice-rolled = Lancé : **{ $total }**. C’est le jet { $n } du jour.
dice-rolled-unseen = { $dice } : { $sum }. Le jet n’a pas pu être publié ici, mais il reste dans le registre du jour : `/dice rolls`.
dice-free-roll = **{ $who }** lance { $dice } : **{ $sum }**
dice-free-small = Jet { $n } du <t:{ $at }:d> · empreinte du jour `{ $hash }` · `/dice rolls`
dice-free-line = **{ $n }** · <t:{ $at }:t> · { $who } · { $dice } : **{ $sum }**
dice-day-head = { $total ->
    [one] **Jets hors parties le { $day } (UTC)** · { $total } jet
   *[other] **Jets hors parties le { $day } (UTC)** · les { $count } derniers sur { $total }
 }
dice-day-hash = Empreinte du jour : `{ $hash }`
dice-day-secret = Secret du jour : `{ $secret }`. Il permet de recalculer chaque dé.
dice-day-open = Le secret du jour paraît ici une fois le jour fini, à minuit UTC. D’ici là, le fichier montre que rien n’est changé ni manquant.

help-dice = **Comment savoir que les dés sont honnêtes ?**
    1. Au début d’une partie le bot tire un nombre secret et publie son empreinte (SHA-256). Personne ne peut retrouver le nombre à partir de l’empreinte, et le bot ne peut plus changer de nombre.
    2. Chaque jet se calcule avec le secret, le numéro du jet et l’identifiant que Discord donne à l’ordre qui l’a causé. Cet identifiant naît après la publication de l’empreinte : personne ne peut donc choisir un secret qui arrange un ordre.
    3. Quand la partie est finie, de quelque façon que ce soit, le secret est publié. `/dice export` donne un fichier qui contient un vérificateur : il recalcule chaque dé, et les mélanges aussi. Vous pouvez écrire le vôtre, le format y est décrit.
    `/dice log` donne tous les jets, `/dice show` en explique un, `/dice stats` les compare à des dés honnêtes. Les jets sont numérotés sans trou, chacun porte l’empreinte du précédent. Les jets repris restent, marqués nuls. Les dés saisis par un arbitre sont marqués aussi.
    Ses limites : qui fait tourner le bot pourrait lire le secret et regarder d’avance, pour lui ou un ami ; aucun registre ne le montre. Ce qui se verrait : un dé changé ne va plus avec l’empreinte, les messages ou un export plus ancien ; un jet retiré laisse un trou ; dés saisis et jets repris sont marqués ; un secret jamais publié laisse la partie sans preuve. Un ordre que le bot ignore jusqu’à ce qu’il lui convienne, son auteur le remarque. Si cela ne suffit pas, confiez le bot à quelqu’un qui ne joue pas.
    `/roll`, hors des parties, marche de même, avec un secret par jour : `/dice rolls`.
