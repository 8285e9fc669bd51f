# The game master's desk, the server's settings, one's own data.

## Commands

cmd-gm = The game master's desk; every act is numbered and posted
cmd-gm-reason = Why; everybody reads it
cmd-gm-rewind = Go back to just before an order, after a preview
cmd-gm-rewind-to = Number of the order, last, or act and its number
cmd-gm-amend = Change the position
cmd-gm-amend-what = What to change
cmd-gm-amend-unit = Which unit: number or part of its name
cmd-gm-amend-hex = Which hex, such as D5
cmd-gm-amend-facing = Facing: N NE SE S SW NW
cmd-gm-amend-value = A number, a terrain or a card, as the change needs
cmd-gm-amend-side = Which side
cmd-gm-amend-state = A mark; for a hand, the card that goes away
cmd-gm-rule = Answer the open question for the seat asked
cmd-gm-rule-answer = Which answer
cmd-gm-extend = Give more time for the open question
cmd-gm-extend-time = How much more, such as 30m, 12h or 2d
cmd-gm-pause = Stop the clocks; orders wait
cmd-gm-resume = Go on after a pause
cmd-gm-seat = Put another player in a seat
cmd-gm-seat-seat = Which seat
cmd-gm-seat-player = Who plays from now on
cmd-gm-take = Take the game master's seat of this game and see what is hidden
cmd-gm-leave = Leave the game master's seat
cmd-gm-dice = Enter physical dice for the next roll of a kind
cmd-gm-dice-kind = Which dice
cmd-gm-dice-faces = Faces in order, such as 3 4 or soldier burst
cmd-gm-note = Put a note in the log
cmd-gm-note-text = What to note; everybody reads it
cmd-gm-end = End the game
cmd-gm-end-winner = The side that wins, or draw
cmd-gm-apply = Moderated games: carry out the order that waits
cmd-gm-apply-seat = Whose order; the oldest if left out
cmd-gm-return = Moderated games: give the order that waits back
cmd-gm-return-note = Why; everybody reads it
cmd-settings = How this server plays
cmd-settings-show = Show the settings
cmd-settings-gm-role = Who may be game master
cmd-settings-gm-role-role = The role; nobody by role if left out
cmd-settings-opener-role = Who may open games
cmd-settings-opener-role-role = The role; everybody if left out
cmd-settings-game-channels = Where games may be opened
cmd-settings-game-channels-channel = Which channel
cmd-settings-game-channels-change = Add it, remove it, or allow all channels
cmd-settings-game-channels-change-add = add
cmd-settings-game-channels-change-remove = remove
cmd-settings-game-channels-change-all = all channels
cmd-settings-max-games = How many games may run at once
cmd-settings-max-games-number = From 1 to 500
cmd-settings-max-scenarios = How many scenario files of its own the server keeps
cmd-settings-max-scenarios-number = From 0 to 200
cmd-settings-language = Language of the posts of new games
cmd-settings-language-language = Which language
cmd-settings-language-server = the server's own
cmd-settings-reaction-time = Time for reactions in new games
cmd-settings-reaction-time-time = Such as 30m, 12h or 2d
cmd-settings-claim-after = After how much silence a game may be claimed
cmd-settings-claim-after-time = Such as 12h or 7d
cmd-settings-pictures = How often the board is drawn
cmd-settings-pictures-every = After each action, or once a turn
cmd-settings-pictures-every-action = each action
cmd-settings-pictures-every-turn = each turn
cmd-settings-post-channel = Post all games in one channel
cmd-settings-post-channel-channel = Which channel; each game's own if left out
cmd-settings-mask-reactions = Always ask the other side in new games
cmd-settings-mask-reactions-on = Whether to
cmd-settings-theme = Colours of the pictures
cmd-settings-theme-theme = Light or dark
cmd-settings-theme-theme-light = light
cmd-settings-theme-theme-dark = dark
cmd-my = What concerns you
cmd-my-data = What is stored about you
cmd-my-data-show = Show what is stored about you
cmd-my-data-delete = Have it erased

## Acts

gm-rewound-order = rewinds the game to before order { $n }: { $order }
gm-rewound-act = rewinds the game to before act { $n }
gm-rules-secret = rules on the open question
gm-would-amend = changes “{ $before }” to “{ $after }”
gm-substituted-side = puts another player in the seat of { $side }
gm-ended-for = ends the game in favour of { $side }
gm-ended-drawn = ends the game without a winner
gm-returned = returns the order of { $side }

tell-gm-act-plain = **Game master, act { $n }**: { $what }.
tell-gm-note = **Game master, note { $n }**: { $text }
tell-seat = **{ $who }** now plays { $side }.
gm-seat-taken = You hold the game master's seat of this game. That is posted; you see what is hidden.
gm-seat-left = You have left the game master's seat.
act-cancelled = Nothing was done.
button-confirm = Confirm
button-cancel = Cancel

rewind-last = Before the last order: { $order }
rewind-order = Before order { $n }: { $order }
rewind-act = Before act { $n }: { $act }
winner-none = nobody: a draw

preview-act = The game master { $what }.
preview-confirm = Nothing has been done yet. **Confirm** does it and posts it.
preview-end = The game is over then, and the secret of its dice is posted.
preview-rolls-dice = Dice are rolled at once, so the outcome cannot be shown before.
preview-question-closes = The open question closes.
preview-question-opens = A new question is asked.
preview-proposal-lapses = The open request lapses.
preview-game-ends = The game ends: { $reason }
preview-game-reopens = The game is open again, with a new secret for its dice.
preview-undone-orders = { $count ->
    [0] No order is undone.
    [one] One order is undone:
   *[other] { $count } orders are undone:
 }
preview-order = - { $n }: { $order }
preview-more = - and { $count } more
preview-void-rolls = { $count ->
    [0] No roll becomes void.
    [one] One roll becomes void; it stays in the trail and its number is not used again:
   *[other] { $count } rolls become void; they stay in the trail and their numbers are not used again:
 }
preview-roll = - { $n }: { $kind } **{ $faces }**, { $purpose }
preview-roll-secret = - { $n }: a secret draw
preview-undone-acts = { $count ->
    [one] Undone as well: act { $acts }.
   *[other] Undone as well: acts { $acts }.
 }
preview-back = { $count ->
    [one] Order { $orders } counts again.
   *[other] Orders { $orders } count again.
 }
preview-reopened = { $count ->
    [one] A question is asked again, with a new deadline.
   *[other] { $count } questions are asked again, with new deadlines.
 }

refuse-rewind-nothing = There is no order to go back to.
refuse-rewind-text = `{ $text }` is no point to go back to. Give the number of an order, `last`, or `act 2`.
refuse-no-such-order = There is no order { $n }. `/gm rewind` lists those that count as you type.
refuse-no-such-act = There is no act { $n }.
refuse-order-void = Order { $n } is void already. To bring it back, go to before the act that undid it: `act` and its number.
refuse-draft-gone = That act was done or dropped already; nothing changes.
refuse-draft-stale = The game has moved on since this preview, so nothing was done. Ask for the act again to see what it would do now.
refuse-nothing-asked = No question is open.
refuse-which-answer = “{ $text }” is no answer to the open question.
refuse-which-seat = Which seat? Choose one from the list.
refuse-no-such-seat = There is no seat { $seat }. Seats: { $known }.
refuse-substitute-plays = That person plays in this game already.
refuse-substitute-gm = That person holds the game master's seat and has seen what is hidden; the seat must be left first (`/gm leave`), and the players should agree.
refuse-substitute-bot = A bot cannot hold a seat.
refuse-die-kind = `{ $text }` is no kind of dice here. Known: { $known }.
refuse-die-faces = `{ $text }` cannot be read as faces of { $kind }. Faces: { $faces }, separated by spaces, twelve at most.
refuse-need-gm-seat = This touches what is hidden: take the game master's seat of this game first, `/gm take`. That is posted.

## Consent

proposal-ask-consent = **{ $who }** plays in this game and asks to act as its game master: { $text }. Do you agree? Until <t:{ $due }:R>; without an answer nothing changes.

## Moderated games

held-public = **{ $who }** ({ $side }) has given an order; it waits for the game master since <t:{ $at }:R>.
held-public-returned = The order of **{ $who }** ({ $side }) was returned: { $note }
held-ask = Apply or return it?
held-ask-nobody = This game has no game master yet: `/gm take` takes the seat. Apply or return it?
held-order = The order that waits since <t:{ $at }:R>: **{ $order }**
held-own-waiting = Your order waits for the game master since <t:{ $at }:R>: **{ $order }**
    A new order replaces it, `/game undo` takes it back.
held-own-returned = This order was returned: **{ $order }**
    The game master says: { $note }
held-own-impossible = This order is no longer possible and was returned: **{ $order }**
held-applied = The game master has applied the order of **{ $who }**.
held-returned = The order of **{ $who }** has been returned.
held-replaced = **{ $who }** has given another order instead.
held-withdrawn = **{ $who }** has taken the order back.
held-taken-back = Your order is taken back: { $order }
held-back = your order was returned: { $note }
held-back-impossible = your order is no longer possible and comes back to you. `/game status` says why.
held-impossible = The order is no longer possible and goes back to its player.
held-now-returned = The order goes back to its player, with your note.
held-take-seat = What a player plans is hidden: take the game master's seat of this game first, `/gm take`. That is posted.
button-apply = Apply
button-return = Return
button-look = Read the order
modal-return = Return the order
modal-return-note = Why? Everybody reads it.
refuse-held-closed = That order waits no more; nothing changes.
refuse-nothing-held = No order waits for the game master.
refuse-not-moderated = In this game orders do not wait for the game master.
refuse-gm-plays-held = You play in this game, so somebody else must decide on its orders.
refuse-held-substituted = Whoever gave this order does not hold the seat any more.
refuse-claim-held = An order waits for the game master, so the game cannot be claimed.

## Settings

settings-title = **Settings of this server**
settings-gm-role = Game masters: { $is-set ->
    [0] whoever may manage channels
   *[other] <@&{ $role }>, and whoever may manage channels
 }
settings-opener-role = Opening games: { $is-set ->
    [0] everybody
   *[other] <@&{ $role }>
 }
settings-channels = Games in: { $count ->
    [0] all channels
   *[other] { $channels }
 }
settings-max-games = At once: { $n } games at most
settings-max-scenarios = Own scenario files: { $n } at most
settings-language = Language: { $language }
settings-of-server = the server's own
settings-reaction-time = Reactions within { $time }
settings-claim-after = A game may be claimed after { $time } without an order
settings-pictures-action = Pictures: after each action
settings-pictures-turn = Pictures: once a turn, and with questions
settings-post-channel = Posts: { $is-set ->
    [0] in each game's own channel
   *[other] in <#{ $channel }>
 }
settings-mask-reactions = Masked reactions: { $on ->
    [0] off
   *[other] on
 }
settings-theme-light = Pictures are light
settings-theme-dark = Pictures are dark
settings-changed = { $after }
    -# before: { $before }
settings-same = Nothing is different; it was so already.
channel-link = <#{ $channel }>
post-of-game = -# Game { $number } · <#{ $channel }>
refuse-name-a-channel = Name the channel.
refuse-too-many-channels = { $count } channels at most.
refuse-claim-after = Between { $low } h and { $high } days, for example `7d`.

## One's own data

my-data-none = Nothing is stored about you.
my-data-name = Your Discord id { $id } and your name **{ $name }**. In games you go by the random id `{ $person }`.
my-data-games = { $count ->
    [one] One game knows that id
   *[other] { $count } games know that id
 }, and you gave { $entries } commands in them.
my-data-file = The file has it all.
my-data-ask = Your id and name are erased for good. Games keep the random id, which then belongs to nobody. { $seats ->
    [0] You hold no seat in a game that runs.
    [one] You hold a seat in one game that runs, and lose it.
   *[other] You hold seats in { $seats } games that run, and lose them.
 }
my-data-gone = Erased. Nothing ties you to past games any more.
my-data-kept = Nothing was erased.
button-erase = Erase

## Kinds of edits

edit-place = place a unit
edit-move = move a unit
edit-turn = turn a tank, or begin a side's turn anew
edit-damage = destroy a tank
edit-destroy = destroy a tank
edit-revive = bring a wreck back
edit-mark = mark a unit
edit-remove = remove a unit
edit-terrain = change the terrain
edit-turn-number = set the turn, such as 3 or 3/12
edit-points = set a side's points
edit-objective = say who holds an objective
edit-figures = set a unit's figures
edit-tokens = set a tank's tokens
edit-medals = set a side's medals
edit-hq = set a side's HQ tokens
edit-hand = put a card in a hand
edit-no-mark = no mark
edit-turret = turret { $n } sixths from the hull
edit-on-a-hill = { $ground }, on a hill
edit-clear-crater = fill the crater
edit-clear-wire = clear the wire
