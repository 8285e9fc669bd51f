# What a player of a casual game asks the other side to consent to, as game master.

gm-act-with-reason = { $act }. Reason: { $reason }
gm-act-without-reason = { $act }
