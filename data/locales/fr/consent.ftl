# Ce qu'un joueur d'une partie libre demande à l'autre camp d'accepter, comme arbitre.

gm-act-with-reason = { $act } ({ $reason })
gm-act-rule-on-decision = répondre à la question ouverte
gm-act-extend-decision = déplacer l'échéance
gm-act-pause = mettre la partie en pause
gm-act-resume = reprendre la partie
gm-act-enter-dice = saisir des dés réels pour le prochain jet
gm-act-note = ajouter une note au journal
gm-act-end-game = mettre fin à la partie
gm-act-rewind = revenir en arrière
gm-act-substitute-person = confier un siège à quelqu'un d'autre
gm-act-amend = modifier la position
