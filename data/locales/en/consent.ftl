# What a player of a casual game asks the other side to consent to, as game master.

gm-act-with-reason = { $act } ({ $reason })
gm-act-rule-on-decision = answer the open question
gm-act-extend-decision = move the deadline
gm-act-pause = pause the game
gm-act-resume = resume the game
gm-act-enter-dice = enter physical dice for the next roll
gm-act-note = put a note in the log
gm-act-end-game = end the game
gm-act-rewind = rewind the game
gm-act-substitute-person = put another player in a seat
gm-act-amend = change the position
