# Posts, panels and private answers.

our-fault = Something broke on our side; your order was not applied unless the channel shows it. Error `{ $id }`.
refusal-which = Which one?
refusal-did-you-mean = Did you mean:
missing-rights = The bot cannot host a game here: it lacks { $rights }. Ask a server admin to allow that in this channel.
missing-attach-files = -# No picture: the bot lacks the right **Attach Files** here.
no-game-here = There is no game in this channel or thread. `/game new` opens one, `/game list` shows where games run.
no-games = No game is open on this server. `/game new` opens one.
no-hand-here = There are no cards in this game.
nothing-asked = Nobody asks you anything now.
nothing-new = Nothing new since you last looked.
old-button = This button is from an older message or an older version of the bot. The newest board has working ones.
refuse-old-panel = The game has moved on since this panel was made, so nothing was done. Press **Act** on the newest board.
done = Done.
opened = The lobby is open in this channel.
joined = You have a seat. The lobby shows it.
left = Your seat is free again.
removed = The seat is free again.
watching = You watch this game: posts in this channel show all that is public. `/game board` shows the board at any time.

lobby-title = ## { $title }
    -# Game { $number } · { $length }
lobby-side = **{ $side }** ({ $seat }): { $forces }
lobby-seat-open = open
lobby-seat-taken = { $who }
lobby-solo = { $who } plays both sides.
lobby-invited = The last open seat is kept for { $who }.
lobby-gm = Game master: { $who }
lobby-ready = All seats are filled: **{ $who }** may press **Start**.
lobby-waiting = Take a side below. **{ $who }** starts the game when all seats are filled.
lobby-started = The game has begun.
lobby-closed = This lobby is closed. `/game new` opens another.
options-line = { $count ->
    [0] Reactions within { $window } · { $language }
   *[other] Reactions within { $window } · { $language } · { $extras }
 }
option-solo = solo
option-casual = casual: players may referee by consent
option-moderated = moderated: the game master applies orders
option-mask_reactions = masked reactions
switch-tankschrecken = tank fright
switch-ditched_holds_objective = ditched tanks hold objectives
switch-soldier_taking_ground = soldiers choose to take ground
switch-trench_halt = trenches halt soldiers
language-en = English
language-fr = French
time-days = { $n ->
    [one] 1 day
   *[other] { $n } days
 }
time-hours = { $n } h
time-minutes = { $n } min
ruleset-tank_duel = tank duel
ruleset-great_war = the Great War
scenario-choice = { $title } ({ $ruleset })

side-held = { $side } ({ $who })
status-title = **{ $title }** · game { $number }
status-lobby = In the lobby, waiting for players.
status-abandoned = This lobby was closed.
status-over = The game is over: **{ $winner }** wins.
status-over-draw = The game is over, without a winner.
status-paused = The game is paused by the game master.
status-waiting = Waiting for **{ $who }** until <t:{ $due }:f> (<t:{ $due }:R>); without an answer: { $default }.
status-to-act = **{ $who }** to act.
status-proposal = { $who } is asked about { $kind }, until <t:{ $due }:R>.
list-line = { $number }. **{ $title }** in <#{ $channel }>: { $status }

notice-locked = The thread <#{ $channel }> of game { $number } is locked, so nothing can be posted there. Unlock it to go on; the game is kept.
question-in-full = -# Every modifier of every choice: `/react`.
question-closes = Closes <t:{ $due }:f>, <t:{ $due }:R>. Without an answer: { $default }.
question-gone = This question has lapsed.
answered-seat = { $who } answers: **{ $what }**.
answered-expiry = No answer from { $who } in time: **{ $what }**.
answered-gm = The game master rules for { $who }: **{ $what }**.
answered-rules = The question closes: { $why }
answered-secret = { $who } has decided.

tell-commitment = { $epoch ->
    [1] Dice: the fingerprint of this game's secret number is `{ $hash }`. Every roll can be checked against it when the game is over.
   *[other] Dice: the game goes on with a new secret number. Its fingerprint is `{ $hash }`.
 }
tell-secret = Dice: the secret number of this game was `{ $secret }`. Its fingerprint was posted when the game started; `/dice export` gives everything needed to check each roll.
tell-gm-act = **Game master, act { $n }**: { $what }. Reason: { $reason }
tell-gm-change = Before: { $before } · after: { $after }
tell-rewound = What came after is void; { $voided ->
    [0] no roll was lost.
    [one] one roll stays in the trail, marked void.
   *[other] { $voided } rolls stay in the trail, marked void.
 }
tell-undone = **{ $who }** takes the last order back.
tell-proposal-undo = **{ $who }** asks { $whom } to agree: { $text }.
tell-proposal-draw = **{ $who }** offers { $whom } a draw.
tell-proposal-consent = **{ $who }** asks { $whom } to consent: { $text }.
tell-proposal-accepted = Agreed: { $kind }.
tell-proposal-refused = Declined: { $kind }. Nothing changes.
tell-proposal-expired = No answer in time to { $kind }. Nothing changes.
tell-proposal-lapsed = The game went on, so the request ({ $kind }) lapses.
tell-deadline = The deadline is now <t:{ $due }:F> (<t:{ $due }:R>).
tell-paused = Deadlines stand still until the game goes on.
tell-resumed = Deadlines run again, moved by the length of the pause.
proposal-ask = **{ $who }** asks: { $text }? Until <t:{ $due }:R>; without an answer nothing changes.

button-join = Join { $side }
button-watch = Watch
button-start = Start
button-act = Act
button-since = Since I last looked
button-dice = Dice
button-rules = Rules
button-rematch = Rematch
button-answer = Answer
button-agree = Accept
button-decline = Decline
menu-fire-with = Fire with…
offer-piece = { $name } #{ $n }, { $hex }
menu-choose = Choose
menu-percent = { $n } % or better
menu-order = Choose an order
menu-which-unit = Choose a unit
choose-unit = Which unit?

rule-see = See also { $ids }.
no-such-rule = There is no rule `{ $id }`. Rules are called like `TD-6.1` or `GW-6.2`; type a word to search the titles.
no-rules-yet = Nothing has been decided by a rule yet.

help-start = **Hulldown** plays hex tank games in a channel, one order at a time.
    1. `/game new` opens a lobby: choose the training game **Duel**, a side, and let somebody press **Join** (or add `solo:True`).
    2. **Start** begins it. The newest board says whose move it is.
    3. `/order` gives orders; every option offers only what is legal, with its cost or odds. **Act** under the board does the same with menus.
    4. When you are asked, a message mentions you. Press a button, or `/react`.
    5. `/game status`, `/game board`, `/game log` and `/rules` tell the rest.
    More: `/help` with a topic.
help-turn = **A turn of the tank duel.** Sides take turns activating one tank each. A tank that began halted may fire at once, drive (1D4 action points) or lie in ambush. One that began in motion drives (2D4) and must enter a hex. Entering open ground costs 1 point, woods and villages 2, pivoting 1 or 2, firing after driving 3. Firing ends it.
    `/rules TD-3` has the details.
help-orders = **Orders.** `/order drive` rolls for points, `/order move` takes a path such as `D4 D5/NE E5` (hexes in order, a facing after a slash, `L1` or `R2` for pivots) or just a destination. `/order fire`, `/order ambush`, `/order finish` (halted or in motion), `/order pivot`. `/order standing` says in advance when a tank fires by itself. `/sight` draws the lines between two hexes.
help-reactions = **Reactions.** While a tank drives, enemy tanks that have not acted or lie in ambush may fire at it. The bot stops the drive and asks, with exact odds. Without an answer in time they hold, and the drive goes on. `/order standing` answers in advance.
help-great-war = **The Great War.** Play a command card (`/order card`), name the units it orders (`/order units`), then move and battle. Landships bog down (`/rules GW-6.2`), recover, or are ditched. Hits on them are confirmed by a second roll. `/hand` shows your cards to you alone.
help-gm = **Game masters** hold the GM role of the server (`/settings gm-role`), Manage Channels, or the GM seat of a game (`/gm take`, which is posted; only the seat sees what is hidden). `/gm` can rewind, amend, rule, extend, pause, seat somebody else, enter physical dice, note and end; every act has a reason, is numbered and posted, and can itself be undone (`/gm rewind to:act 3`).
    Opened as *casual*, a game lets its players referee, each act with the other side's consent. Opened as *moderated*, it holds each order until a game master applies or returns it.
help-table = **At the table.** `/game draw` offers a draw, `/game resign` gives up, `/game undo` takes the last order back (at once when no die was rolled, else the other side is asked), `/game claim` ends a game the other side has left for a week, `/game rematch` swaps sides.

card-line = **{ $number } { $title }**: { $text }
card-line-cost = **{ $number } { $title }** (costs { $cost }): { $text }
