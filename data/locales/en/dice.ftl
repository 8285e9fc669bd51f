# Dice: the trail, statistics, exports, rolls outside games. Command descriptions first, at most 100 characters each.

cmd-dice = The dice of this game, and how to check them
cmd-dice-log = All rolls, page by page
cmd-dice-player = Only the rolls of this side or person
cmd-dice-log-unit = Only the rolls of this unit
cmd-dice-log-page = Which page; the newest one if left out
cmd-dice-show = One roll: who, why, rule, modifiers, and the board at that moment
cmd-dice-show-n = Number of the roll; the newest one if left out
cmd-dice-stats = How the dice fell against what fair dice do
cmd-dice-export = A file with every roll, for you to check
cmd-dice-export-form = What kind of file
cmd-dice-export-form-zip = zip: everything, with a checker
cmd-dice-export-form-json = JSON: the trail alone
cmd-dice-export-form-csv = CSV: a table for a spreadsheet
cmd-dice-rolls = The rolls outside games of a day, with the file to check them
cmd-dice-rolls-day = Which day (UTC); the newest one if left out
cmd-roll = Roll dice for everybody to see
cmd-roll-dice = Such as 2d6+1, d100 or 4d10-2

no-rolls = No die has been rolled in this game yet.
no-rolls-such = No die has been rolled for that.
button-all-rolls = All rolls
dice-nothing = { "" }
dice-newest = { $total ->
    [one] The only roll so far:
   *[other] The last { $count } of { $total } rolls:
 }
dice-more = `/dice show` tells all about one of them, `/help dice` says how to check them.
dice-side = { $side } ·{ " " }
dice-result = : **{ $faces }**
dice-outcome = { " " }· { $text }
dice-rule = { " " }({ $id })
dice-line = **{ $n }** · { $who }{ $purpose } · { $dice }{ $faces }{ $outcome }{ $rule }{ $source }
dice-line-void = ~~{ $n } · { $who }{ $purpose } · { $dice }{ $faces }{ $outcome }{ $rule }~~{ $source } · **void**
dice-source-live = { "" }
dice-source-gm = { " " }· **entered by the game master**
dice-source-script = { " " }· entered by hand

dice-kind-plain = { $count }D{ $sides }
dice-kind-many = { $count } × D{ $sides }
dice-kind-battle = { $count ->
    [one] 1 battle die
   *[other] { $count } battle dice
 }
dice-kind-confirm = { $count ->
    [one] 1 confirm die
   *[other] { $count } confirm dice
 }
dice-kind-bog = { $count ->
    [one] 1 bog die
   *[other] { $count } bog dice
 }
dice-kind-recovery = { $count ->
    [one] 1 recovery die
   *[other] { $count } recovery dice
 }
dice-kind-personnel = { $count ->
    [one] 1 personnel die
   *[other] { $count } personnel dice
 }
dice-kind-target = { $count ->
    [one] 1 targeting die
   *[other] { $count } targeting dice
 }
dice-kind-hex = { $count ->
    [one] 1 random hex
   *[other] { $count } random hexes
 }
dice-kind-shuffle = shuffle of { $count } cards
dice-face-soldier = soldier
dice-face-burst = burst
dice-face-deadly = Deadly Die
dice-face-flag = flag
dice-face-hq = HQ
dice-face-times = { $count } × { $face }
dice-sum = { $sum }
dice-named = { $faces }
dice-sealed = sealed until the game is over
dice-shuffled = done
dice-order = { $order }

dice-log-head = **Dice of game { $number }**{ $filter } · { $first } to { $last } of { $total }
dice-log-filter = { " " }· only { $parts }
dice-log-foot = `/dice show` tells all about one roll, `/dice export` gives a file to check them all.
dice-unit = { $name } #{ $number } ({ $side })
refuse-no-such-player-rolled = Nobody of this game is called “{ $word }”.
refuse-which-player-rolled = “{ $word }” could be more than one.
refuse-no-such-unit-rolled = No unit called “{ $word }” has rolled.
refuse-which-unit-rolled = “{ $word }” could be more than one unit.
dice-rolls-there = { $count ->
    [one] There is 1 roll so far.
   *[other] The rolls so far are 1 to { $count }.
 }

dice-show-head = **Roll { $n }** of game { $number } · <t:{ $at }:f>
dice-show-void = **Void**: the game went back behind this roll. It stays here, and its number is not used again.
dice-show-who = For **{ $who }** · { $cause }
dice-show-why = { $purpose }
dice-show-rule = Rule **{ $id } · { $title }** · `/rules { $id }`
dice-show-dice = { $dice }: **{ $faces }**{ $source }
dice-show-modifier = { $value } { $label }{ $rule }
dice-show-total = Together: **{ $sum }**
dice-show-outcome = Outcome: **{ $text }**
dice-show-hash = Row hash `{ $hash }`
dice-show-prev = Row before `{ $hash }`
dice-cause-order = set off by { $who }, order `{ $id }`
dice-cause-order-gone = set off by order `{ $id }`
dice-cause-expire = set off when time ran out, `{ $id }`
dice-cause-other = set off by the bot, `{ $id }`

dice-stats-title = **Dice of game { $number }** · { $who }
dice-stats-all = everybody
dice-stats-line = **{ $dice }** · average { $mean }, expected { $expected } · { $verdict }
dice-stats-named = **{ $dice }** · { $verdict }
dice-verdict-few = Too few to judge: that takes { $needed }.
dice-verdict-usual = Nothing unusual: fair dice are at least this uneven { $percent } times in 100.
dice-verdict-odd = Unusual: fair dice are this uneven 1 time in { $times }.
dice-verdict-rare = Very unusual: fair dice are this uneven 1 time in { $times }. `/dice export` lets you check each one.
dice-short-few = too few ({ $needed } needed)
dice-short-usual = ordinary: { $percent } in 100
dice-short-odd = unusual: 1 in { $times }
dice-short-rare = very unusual: 1 in { $times }
dice-stats-foot = Void rolls are counted, dice entered by a game master and shuffles are not. The more kinds of dice, the more often one of them looks unusual.
dice-chart-rolled = rolled
dice-chart-expected = expected
dice-chart-bar = { $label }: { $count }
dice-chart-bar-of = { $label }: { $count } (expected { $expected })
dice-chart-alt = { $title }: { $fell }; expected { $expected } each.
dice-chart-alt-uneven = { $title }: { $fell }.

dice-export-zip = Everything about these dice. Unpack it and run `python3 verify.py game.json`; any Python will do. README.txt in it says more.
dice-export-json = The trail alone. `hulldown verify FILE` or `verify.py` from the zip checks it.
dice-export-csv = The rolls as a table, to look at. The zip or the JSON file is what can be checked.
dice-export-over = The game is over and its secret is in the file: every die can be recomputed.
dice-export-running = The game is still running: nothing changed or missing can hide in the file, but the dice can only be recomputed once the secret is posted. Secret cards stay sealed until then.

refuse-roll-channel = The bot may not write in this channel, so nothing was rolled.
dice-rolled = Rolled: **{ $total }**. It is roll { $n } of today.
dice-rolled-unseen = { $dice }: { $sum }. It could not be posted here, but it stays in the trail of the day: `/dice rolls`.
dice-free-roll = **{ $who }** rolls { $dice }: **{ $sum }**
dice-free-small = Roll { $n } of <t:{ $at }:d> · fingerprint of the day `{ $hash }` · `/dice rolls`
dice-free-line = **{ $n }** · <t:{ $at }:t> · { $who } · { $dice }: **{ $sum }**
dice-day-head = { $total ->
    [one] **Rolls outside games on { $day } (UTC)** · 1 roll
   *[other] **Rolls outside games on { $day } (UTC)** · the last { $count } of { $total }
 }
dice-day-hash = Fingerprint of the day: `{ $hash }`
dice-day-secret = Secret of the day: `{ $secret }`. Every die can be recomputed with it.
dice-day-open = The secret of the day is shown here once the day is over, at midnight UTC. Until then the file shows that nothing is changed or missing.

help-dice = **How do I know the dice are fair?**
    1. When a game starts, the bot makes a secret number and posts its fingerprint (SHA-256). Nobody can find the number from the fingerprint, and the bot cannot change the number any more.
    2. Each roll is computed from the secret, the number of the roll, and the id that Discord gives to the order behind it. That id is made after the fingerprint is public, so nobody can pick a secret that suits an order.
    3. When the game is over, in whatever way, the secret is posted. `/dice export` gives a file with a checker in it: it recomputes every die, and shuffled decks too. You can also write your own, the format is described in it.
    `/dice log` lists all rolls, `/dice show` explains one, `/dice stats` compares them with fair dice. Rolls are numbered without gaps, and each carries the fingerprint of the one before. Rolls that were taken back stay, marked void. Dice that a game master enters by hand are marked, too.
    Its limits: whoever runs the bot could read the secret and look ahead, for themselves or a friend; no trail shows that. What would show: a changed die no longer fits the fingerprint, the posts or an export you made earlier; a dropped roll leaves a gap; dice entered by hand and rolls taken back are marked; a secret that is never posted leaves the game unchecked. An order that the bot ignores until it suits is seen by the one who gave it. If that is not enough, let somebody run the bot who does not play.
    `/roll` outside games works the same, with a secret for each day: `/dice rolls`.
