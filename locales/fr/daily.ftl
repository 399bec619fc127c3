daily-command-daily = Le royaume du jour : les mêmes dominos pour tout le monde
daily-command-daily-play = Jouer le royaume d’aujourd’hui, ou voir combien de temps il dure
daily-command-daily-table = Qui a construit quoi le dernier jour
daily-command-daily-ladder = Le classement du mois des royaumes du jour
daily-command-daily-world = Le dernier jour sur tous les serveurs, et si ton nom y figure
daily-option-month = Quel mois
daily-month-now = Ce mois-ci
daily-month-last = Le mois dernier
daily-title = ### Royaume du jour · { $day }
daily-what = { $setup } · contre trois ordinateurs de même niveau ({ $level })
daily-ends = Fin de la journée : { $ends }, { $in }.
daily-how = Tout le monde joue les mêmes dominos contre les mêmes adversaires, en solo et dans un fil privé. Tu as un seul essai, et aucun tour ne peut être repris. Avant la fin de la journée, personne d’autre n’en voit rien ; merci de n’en rien dire non plus.
daily-told = Ensuite, ton nom et ton royaume figurent dans le tableau du jour de ce serveur.
daily-seals = -# Le tirage d’aujourd’hui est scellé : `{ $seal }` Celui de demain : `{ $next }` La graine qui prouve un sceau est montrée à la fin de son jour.
daily-begin = Jouer le royaume du jour
daily-playing = Tu as commencé. Pour compter, ta partie doit être finie avant la fin de la journée.
daily-played = Tu as fait { $points ->
    [one] { $points } point
   *[other] { $points } points
} aujourd’hui. La comparaison s’affichera à la fin de la journée ; le royaume suivant commencera au même moment.
daily-left = Tu as abandonné la partie d’aujourd’hui : elle ne compte pas. Le prochain royaume commence à la fin de la journée.
daily-streak = Tu as joué { $days } jours de suite.
daily-streak-one = Tu as joué hier.
daily-begun = Le royaume du jour commence, dans un fil privé de { $channel } que personne d’autre ne voit. Tu y reçois un appel à chacun de tes tours ; [Jouer] et `/play` l’ouvrent partout.
daily-no-thread = Un royaume du jour se joue dans un fil privé, et je ne peux en ouvrir aucun dans { $channel }. La gestion du serveur peut le permettre ; `/admin check` dit comment.
daily-button-today = Royaume du jour
daily-button-table = Le dernier jour
daily-button-before = Le jour d’avant
daily-button-ladder = Classement du mois
daily-button-last = Le mois dernier
daily-button-now = Ce mois-ci
daily-button-world = Tous les serveurs
daily-button-here = Ce serveur
daily-button-replay = Revoir le meilleur
daily-button-mine = Revoir le mien
daily-button-review = Analyser ma partie
daily-button-name = Afficher mon nom
daily-button-unname = Retirer mon nom

daily-table-title = ### Royaume du jour · { $day } · { $world ->
    [yes] tous les serveurs
   *[no] qui a construit quoi
}
daily-line = { $place }. **{ $lord }** · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $worth } %{ $streak ->
    [0] {""}
   *[other] {" "}· { $streak } jours de suite
}
daily-you = Toi : { $line }
daily-hidden = quelqu’un
daily-more = -# { $count ->
    [one] { $count } personne a
   *[other] { $count } personnes ont
} joué ce jour jusqu’au bout.
daily-model = Avec les mêmes dominos, l’ordinateur ({ $level }) a fait { $points ->
    [one] { $points } point
   *[other] { $points } points
}, ce qui vaut ici 100 %. Cela aurait donné le rang { $place }.
daily-seed = -# Le tirage était honnête : la graine donne bien le sceau montré avant. Graine : `{ $seed }` Sceau : `{ $seal }`
daily-nobody-named = Parmi ceux qui ont joué ce jour, personne n’affiche son nom sur tous les serveurs.
daily-named = Ton nom figure dans les tableaux de tous les serveurs, tel qu’il est dans ton compte Discord.
daily-unnamed = Ton nom ne figure pas dans les tableaux des autres serveurs. [Afficher mon nom] change cela, pour les jours passés aussi ; tu peux revenir là-dessus à tout moment.
daily-picture = Les meilleurs royaumes du { $day }

daily-month-title = ### Royaumes du jour · { $month }{ $world ->
    [yes] {" "}· tous les serveurs
   *[no] {""}
}
daily-month-how = -# Un jour vaut tes points en pourcentage de ce que l’ordinateur a fait avec les mêmes dominos, 200 au plus. Les { $best } meilleurs jours comptent. À droite : les rangs des derniers jours.
daily-month-none = Aucun jour de ce mois n’a encore été joué jusqu’au bout.
daily-month-you = Tu es au rang { $place } avec { $total } en { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
daily-head-days = Jours
