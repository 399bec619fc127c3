lists-command-games = Lister les parties : les miennes, celles qui m’attendent, ouvertes, à regarder, finies
lists-command-game-list = Comme /games
lists-command-next = Ouvrir ta partie la plus urgente
lists-option-show = Quelles parties
lists-option-box = Seulement les parties de cette boîte

lists-title-mine = ### Tes parties{ $waiting ->
    [0] { "" }
    [one] { " " }· { $waiting } t’attend
   *[other] { " " }· { $waiting } t’attendent
}
lists-title-waiting = ### Parties qui t’attendent · { $waiting }
lists-title-cups = ### Tes parties de tournoi · { $count }
lists-title-open = ### Tables ouvertes ici · { $count }
lists-title-watching = ### Parties à regarder ici · { $count }
lists-title-finished = ### Parties finies · { $count }

lists-show-mine = Mes parties
lists-show-waiting = M’attendent
lists-show-cups = Tournois
lists-show-open = Tables ouvertes
lists-show-watching = À regarder
lists-show-finished = Finies
lists-show = Montrer…
lists-only = Seulement { $box }.
lists-only-fitting = Seulement les tables où tu peux prendre place.
lists-speed = Rythme…
lists-speed-any = Tous les rythmes
lists-speed-fast = Moins d’un jour par tour
lists-speed-day = Un jour par tour
lists-speed-slow = Plus d’un jour par tour
lists-speed-bank = Avec une réserve de temps
lists-speed-none = Sans limite de temps
lists-button-fit = Seulement pour moi
lists-button-all = Toutes les tables

lists-game = **{ $table }** · { $setup } · { panel-round }
lists-game-start = **{ $table }** · { $setup } · les rois choisissent leurs premiers dominos
lists-table-open = **{ $table }** · { $setup } · { $clock }
lists-table = **{ $table }** · { $setup }
lists-setup = { $box } à { $lords }
lists-setup-dynasty = { $box } à { $lords }, Dynastie

lists-your-turn-free = À toi de jouer, appel { $at }.
lists-your-turn-ends = À toi de jouer, fin { $ends }.
lists-your-turn-paused = À toi de jouer, mais la partie est en pause.
lists-giant = Un géant t’attend : choisis la couronne qu’il recouvre.
lists-vote = Une question est posée à la table.
lists-invited = **{ $host }** t’invite. { $free ->
    [one] { $free } place est libre.
   *[other] { $free } places sont libres.
}
lists-on-turn-free = C’est à { $lord } de jouer.
lists-on-turn-ends = C’est à { $lord } de jouer ; fin { $ends }.
lists-on-turn-paused = C’est à { $lord } de jouer, mais la partie est en pause.
lists-between = La prochaine partie de la Dynastie commence bientôt.
lists-open = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
} · hôte **{ $host }**{ $percent ->
    [0] {""}
   *[other] {" "}· fiabilité d’au moins { $percent } %
}
lists-open-yours = Tu as la place { $seat }. { $free ->
    [one] { $free } place est encore libre.
   *[other] { $free } places sont encore libres.
}
lists-over = Jouée jusqu’au bout.
lists-abandoned = Terminée sans résultat.

lists-button-urgent = La plus urgente
lists-button-giant = Choisir
lists-button-vote = Voter
lists-button-previous = ← Précédente
lists-button-following = Suivante →
lists-button-page = { $page } sur { $pages }
lists-button-show-open = Les montrer
lists-button-new = Ouvrir une table
lists-button-games = Mes parties

lists-empty-mine = Tu n’as aucune partie. { $open ->
    [0] Aucune table n’est ouverte ici non plus.
    [one] { $open } table est ouverte ici.
   *[other] { $open } tables sont ouvertes ici.
}
lists-empty-waiting = Aucune partie ne t’attend. { $open ->
    [0] Aucune table n’est ouverte ici.
    [one] { $open } table est ouverte ici.
   *[other] { $open } tables sont ouvertes ici.
}
lists-empty-cups = Tu n’as pas de partie de tournoi en ce moment. Tu en auras une quand une ronde commencera dans un de tes tournois.
lists-empty-open = Aucune table n’est ouverte ici. Tu peux en ouvrir une.
lists-empty-narrowed = Rien ici n’y correspond. Il y en a plus sans les choix ci-dessus.
lists-empty-watching = Il n’y a aucune partie à regarder ici.
lists-empty-finished = Aucune partie finie pour l’instant.

lists-next-nothing = Rien ne t’attend.
lists-next-games = { $games ->
    [0] Tu n’as aucune partie.
    [one] Tu as { $games } partie en cours.
   *[other] Tu as { $games } parties en cours.
}
lists-next-time = Ton prochain tour sera sans doute dans **{ $table }**, d’ici { $time } environ.
lists-next-turns = Ton prochain tour sera sans doute dans **{ $table }**, après encore { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
