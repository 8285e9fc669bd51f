# Ce qu'un joueur d'une partie amicale demande à l'autre camp d'accepter, comme arbitre.

gm-act-with-reason = { $act }. Motif : { $reason }
gm-act-without-reason = { $act }
