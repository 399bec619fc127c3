watching-command-watch = Lister les parties en cours à regarder
watching-command-follow = Suivre des parties, des joueurs et des tournois
watching-command-follow-game = Suivre une partie
watching-command-follow-lord = Suivre un joueur
watching-command-follow-cup = Suivre un tournoi
watching-command-follow-list = Ce que tu suis, et comment arrêter
watching-command-game-kibitz = Rejoindre le fil du public d’une partie que tu ne joues pas
watching-option-show = Quelles parties
watching-option-box = Seulement les parties de cette boîte
watching-option-user = Qui suivre
watching-option-how = À quel rythme

watching-button-watch = Regarder
watching-button-follow = Suivre
watching-button-kibitz = Commenter
watching-button-stop = Ne plus suivre
watching-button-follows = Ce que je suis
watching-button-all = Parties en cours
watching-button-tables = Tables ouvertes

watching-title = ### Parties en cours · { $count }
watching-menu = Regarder ses parties
watching-title-lord = ### Parties en cours · { $lord } · { $count }
watching-none-lord = Il n’y a ici aucune de ses parties que tu puisses regarder.
watching-none = Il n’y a aucune partie à regarder ici.
watching-none-all = Aucune partie de cette boîte n’est en cours ici.
watching-none-followed = Aucune partie que tu suis n’est en cours ici.
watching-none-cups = Il n’y a aucune partie de tournoi à regarder ici.
watching-none-ending = Aucune partie ici n’est près de finir.
watching-points = { $lord } { $points }
watching-followed = -# Tu la suis.
watching-show-all = Toutes les parties
watching-show-followed = Celles que je suis
watching-show-cups = Tournois
watching-show-ending = Presque finies
watching-box = Boîte…
watching-box-any = Toutes les boîtes

watching-index-none = Aucune partie n’est en cours.
watching-index-current = -# { $more ->
    [0] Cette liste se tient à jour toute seule.
    [one] Et { $more } de plus. Cette liste se tient à jour toute seule.
   *[other] Et { $more } de plus. Cette liste se tient à jour toute seule.
}

watching-follow-game = { $new ->
    [yes] Tu suis maintenant
   *[no] Tu suis
} { $what }.
watching-follow-lord = { $new ->
    [yes] Tu suis maintenant
   *[no] Tu suis
} { $what } : toutes ses parties ici que tu peux regarder.
watching-follow-cup = { $new ->
    [yes] Tu suis maintenant
   *[no] Tu suis
} { $what }, un tournoi.
watching-follow-digest = Les nouvelles te parviennent par message privé, une fois par heure au plus, jamais pendant tes heures calmes. Personne ne voit ce que tu suis.
watching-how = À quel rythme…
watching-how-turn = Chaque tour
watching-how-turn-about = Pour un joueur, ses propres tours
watching-how-round = Chaque manche
watching-how-round-about = Le score à la fin de la manche
watching-how-end = Seulement la fin
watching-how-end-about = Qui a gagné
watching-how-turn-cup = Chaque résultat
watching-how-turn-cup-about = Pour chaque table, et chaque ronde
watching-how-round-cup = Chaque ronde
watching-how-round-cup-about = Quand elle commence, et qui mène à la fin
watching-how-end-cup = Seulement la fin
watching-how-end-cup-about = Qui a gagné

watching-follows-title = ### Ce que tu suis · { $count }
watching-follows-none = Tu ne suis rien. [Suivre] est sous chaque partie que tu regardes.
watching-option-game = { $what }
watching-option-lord = { $what }, joueur
watching-follows-game = { $what } · { $how ->
    [turn] chaque tour
    [round] chaque manche
   *[end] seulement la fin
}
watching-follows-lord = { $what }, joueur · { $how ->
    [turn] chacun de ses tours
    [round] chaque manche
   *[end] seulement les fins
}
watching-option-cup = { $what }, tournoi
watching-follows-cup = { $what }, tournoi · { $how ->
    [turn] chaque résultat
    [round] chaque ronde
   *[end] seulement la fin
}
watching-follows-change = Changer ou arrêter…

watching-news = Nouvelles de { $server }, sur ce que tu suis :
watching-news-game = { $table } · { $where }
watching-news-began = { $count ->
    [1] { $lords } l’a commencée : { $setup }.
   *[other] { $lords } l’ont commencée : { $setup }.
}
watching-news-more = { $count ->
    [one] Il y a du nouveau dans { $count } autre partie.
   *[other] Il y a du nouveau dans { $count } autres parties.
}

watching-cup-started = { $count ->
    [one] Il a commencé avec { $count } inscription.
   *[other] Il a commencé avec { $count } inscriptions.
}
watching-cup-paired = { $tables ->
    [0] Commencée : { $round }. Fin : { $ends }.
    [one] Commencée : { $round }, avec { $tables } table. Fin : { $ends }.
   *[other] Commencée : { $round }, avec { $tables } tables. Fin : { $ends }.
}
watching-cup-round = Finie : { $round }.
watching-cup-leader = { $place } { $name } { $points }
watching-cup-leaders = Classement du tournoi : { $leaders }.
watching-cup-place = { $place } { $name } { $points }
watching-cup-result = Table { $number }, { $round } : { $places }.
watching-cup-won = Remporté par { $name }.
watching-cup-over = Il est fini.
watching-cup-cancelled = Il a été annulé : { $reason }

watching-kibitz-name = Public de { $table }
watching-kibitz-in = Te voici dans { $thread }, où discute le public de { $table }. Ceux qui la jouent ne peuvent pas le lire avant la fin.
watching-kibitz-in-over = Te voici dans { $thread }, où a discuté le public de { $table }.
watching-kibitz-opening = Ici discute le public de { $table }. Ceux qui la jouent ne peuvent pas lire ceci avant la fin ; ensuite, le fil s’ouvre à eux. Merci de ne rien leur dire avant.
watching-kibitz-ended = { $table } est finie, et ceux qui l’ont jouée sont maintenant ici.
