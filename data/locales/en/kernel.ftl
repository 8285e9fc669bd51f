# What every game says, whatever its ruleset: refusals, a game master's acts, endings.

expired = No answer came in time.
end-draw-agreed = Both sides agree to a **draw**.
end-claimed = The game is claimed: the other side gave no order for { $days ->
    [one] a day
   *[other] { $days } days
 }.
end-gm = The game master ends the game.

gm-ruled = rules on the open question: { $answer }
gm-extended = moves the deadline to <t:{ $due }:F>
gm-paused = pauses the game
gm-resumed = resumes the game
gm-amended = changes the position
gm-dice = enters physical dice for the next { $kind }: { $faces }
gm-note = notes
gm-ended = ends the game
gm-substituted = puts another player in the seat of { $seat }
gm-rewound = rewinds the game

refuse-game-over = The game is over. `/game rematch` opens another one with the sides swapped.
refuse-paused = The game is paused by the game master; orders wait until it goes on.
refuse-not-paused = The game is not paused.
refuse-not-gm = Only a game master may do that: the holder of this game's GM seat, of the GM role, or of Manage Channels.
refuse-gm-plays = You play in this game, so you cannot be its game master. A game opened as *casual* allows it, with the other side's consent.
refuse-gm-already = You hold the game master's seat already.
refuse-other-ruleset = That order belongs to the other ruleset. `/order` offers what fits this game.
refuse-question-closed = That question is closed; nothing changes. `/react` shows what is open now.
refuse-question-answered = Already answered by { $who }: **{ $what }**. Nothing changes.
refuse-question-expired = Too late: the time ran out and **{ $what }** was taken. Nothing changes.
refuse-question-ruled = The game master has ruled on it: **{ $what }**. Nothing changes.
refuse-not-asked = This question is not yours to answer.
refuse-others-asked = This question is not yours to answer; **{ $who }** is asked.
refuse-no-such-answer = That is no answer to this question. `/react` shows the choices.
refuse-answer-first = First you have a question to answer, until <t:{ $due }:R>. `/react` shows it.
refuse-question-open = Not now: **{ $who }** is deciding, until <t:{ $due }:R>. After that, or after an answer, the game goes on.
refuse-not-due = That is not due yet.
refuse-deadline-past = A deadline has to lie in the future.
refuse-proposal-open = Another request is still open; answer it first.
refuse-proposal-closed = That request is closed; nothing changes.
refuse-claim-own-turn = You cannot claim the game: it waits for you.
refuse-claim-early = Too early: you may claim the game from <t:{ $due }:F>, if no order comes until then.
refuse-claim-solo = A game against yourself cannot be claimed.
refuse-rewind-target = The game cannot go back to that point. Orders and their numbers are in `/game log`.
refuse-nothing-to-undo = You have no order to take back.
refuse-use-gm-rule = You are the game master here, not the one asked. Use `/gm rule` to answer for a seat; it is posted with your reason.

refuse-no-seat = This is not your game: you hold no seat in it. You may watch, and look with `/game board`, `/sight` and `/game log`.
refuse-not-started = The game has not started yet.
refuse-game-not-over = The game is still running.
refuse-lobby-closed = This game has already begun, or its lobby was closed.
refuse-not-opener = Only the person who opened the lobby may do that.
refuse-not-seated = That person holds no seat here.
refuse-seated-already = That seat is yours already.
refuse-seat-taken = That side is taken. Another one may be free.
refuse-game-full = All seats are taken.
refuse-seat-kept = The last seat is kept for somebody who was invited.
refuse-seats-open = { $count ->
    [one] One seat is
   *[other] { $count } seats are
 } still open. The game can start when all are filled, or as a solo game (`/game options solo:True`).
refuse-solo-game = This is a solo game; nobody else can join.
refuse-solo-others = Others have joined: a solo game has one player.
refuse-channel-taken = This channel already has a game{ $number ->
    [0] .
   *[other] : number { $number }.
 } One game a channel; open a thread for another.
refuse-too-many-games = This server runs { $count } games, as many as its settings allow.
refuse-open-channel = Games are not opened in this channel. The server's settings name the channels.
refuse-open-role = Opening games needs a role that you do not have.
refuse-no-such-scenario = There is no scenario “{ $word }”. Choose one from the list that appears as you type.
refuse-which-scenario = Several scenarios fit “{ $word }”.
refuse-no-such-side = There is no side “{ $word }” in this scenario.
refuse-which-side = Several sides fit “{ $word }”.
refuse-window = The reaction time must lie between { $low } minute and { $high } days, for example `30m`, `12h` or `2d`.
refuse-timer = `{ $text }` is no length of time. Write for example `30m`, `12h` or `2d`.
refuse-try-again = Something else happened at the same moment. Please look at the board and try again.
refuse-not-admin = That needs the Manage Server permission.
refuse-no-such-roll = There is no roll number { $n }.
refuse-no-free-rolls = Nothing was rolled outside games on that day.
refuse-export-form = Choose one of { $forms }.
refuse-roll-form = That is not a roll. Write for example `2d6+1`, `d100` or `4d10-2`.
refuse-roll-count = Between { $low } and { $high } dice at once.
refuse-roll-sides = A die here has { $low } to { $high } sides.
refuse-roll-modifier = The number added must lie between −{ $high } and { $high }.
free-roll = free roll
free-roll-modifier = added

scenario-row-indent = Row { $row } must begin with a space: even rows are drawn half a hex to the right.
scenario-row-gap = Row { $row } has no terrain at column { $column }.

proposal-undo = take back order { $n }: { $order }
proposal-draw = end the game as a draw
proposal-consent = { $what }
proposal-kind-undo = taking an order back
proposal-kind-draw = a draw
proposal-kind-consent = a game master's act

notice-reminder = Half of the time is gone: **{ $who }** decides until <t:{ $due }:F> (<t:{ $due }:R>). `/react` shows the question.
notice-outage = The bot was away for { $hours } h { $minutes } min. Every open deadline moves by that much; the next one now ends <t:{ $due }:R>.
notice-gm-seat = **{ $who }** takes the game master's seat of this game, and with it sees what is hidden.
notice-gm-left = **{ $who }** leaves the game master's seat.
