# La table locale
local-welcome =
    Bienvenue à la table. En haut de la page, vous choisissez qui vous êtes : **Alice**, **Bob** ou l'arbitre (GM).
    Tapez `/game new` pour ouvrir une partie, prenez l'autre place sous un autre nom, puis appuyez sur **Commencer**. Avec `solo`, vous jouez les deux camps.
    `/order` donne les ordres, `/react` montre la question qui vous est posée, `/help` le reste. Le temps passe comme à votre montre ; `/table skip` fait passer des heures d'un coup.
local-skipped = { $hours } h passent.
local-cleared = La table est débarrassée. L'ancienne est mise de côté.
cmd-table = La table locale elle-même
cmd-table-skip = Faire passer des heures d'un coup, pour que les délais expirent
cmd-table-skip-hours = Combien d'heures
cmd-table-fresh = Repartir d'une table vide ; l'ancienne est mise de côté
