review-command-review = Voir ce que valait chaque tour d’une partie finie
review-button = Analyser ma partie
review-which = Quelle partie veux-tu analyser ?
review-which-none = Aucune partie n’est encore finie ici.
review-title = ### { $table } · analyse
review-title-turn = ### { $table } · analyse · { $round ->
    [0] premier choix
   *[other] manche { $round }
}, tour { $turn } · { $lord }
review-made = Un ordinateur parcourt cette partie tour par tour. Cela prend environ une demi-minute, et plus si d’autres attendent aussi.
review-show = Montrer l’analyse

review-accuracy = **Précision** : { $lords }
review-accuracy-one = { $lord } { $percent } %
review-accuracy-how = 100 % : aucun meilleur tour n’a été trouvé. Un tour qui a sacrifié au moins 10 % des chances de victoire compte 0 %.
review-decided = **Ces tours ont coûté le plus cher**
review-decided-none = Aucun tour n’a sacrifié beaucoup de chances de victoire.
review-decided-one = { $number }. Manche { $round }, { $lord } : { $played }. Meilleur : { $better } ({ $gain }).
review-decided-how = Chaque ligne compare le tour joué à un meilleur, toute la suite étant bien jouée. De plusieurs tours d’affilée, chacun ne compte que ce qu’il a perdu lui-même.
review-gain = environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus, et { $better } % de chances de victoire au lieu de { $played } %
review-gain-points = environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus
review-gain-chance = { $better } % de chances de victoire au lieu de { $played } %
review-gain-less = { $gain } ; pour { $lord }, environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins
review-played-out = Les chances viennent de parties jouées jusqu’au bout avec d’autres tirages. L’ordinateur savait ce que tu pouvais voir alors, pas le tirage.
review-estimated = Les chances sont estimées d’après les royaumes seuls. C’est plus grossier que de jouer des parties jusqu’au bout, ce qui n’est pas possible avec les géants, avec la Cour ou à Royal Wedding.
review-estimated-numba = Les chances sont estimées d’après les royaumes seuls. C’est plus grossier que de jouer des parties jusqu’au bout : pour cela, il manquait numba ici.
review-first = Tour par tour
review-turns = Tours coûteux…
review-turn-label = Manche { $round } · { $lord } · { $better } % → { $played } %
review-turn-label-points = Manche { $round } · { $lord } · −{ $points } { $points ->
    [one] point
   *[other] points
}

review-played = Joué : { $moves }.
review-played-marked = Joué (**{ $mark }**, { $points }) : { $moves }.
review-better = Meilleur : { $moves } : { $gain }.
review-better-marked = Meilleur (**{ $mark }**, { $points }) : { $moves } : { $gain }.
review-halves = { $halves }.
review-unfit = Ensuite, { $domino } ne peut être posé nulle part.
review-no-better = Aucun meilleur tour n’a été trouvé.
review-forced = Il n’y avait pas d’autre façon de jouer.
review-first-choice = Les premiers choix ne sont pas jugés.
review-outlook = **Chances de victoire et points attendus après ce tour**
review-outlook-better = **Chances de victoire et points attendus, avec le meilleur tour et tel qu’il a été joué**
review-outlook-one = { $lord } : { $percent } % → { $later } %, { $points } → { $after } points
review-outlook-alone = { $lord } : { $percent } %, { $points } points
review-overview = Vue d’ensemble
review-replay = Ouvrir la relecture ici
review-whose = Tours de…
review-whose-all = Les tours de tout le monde
review-whose-one = Tours : { $lord }

review-move-receive = géant en { $square }
review-move-place = { $domino } en { $spot }
review-move-discard = défausser { $domino }
review-move-giant = géant en { $square }
review-move-send = envoyer le géant de { $square } chez { $lord }
review-move-tax = impôt en { $square }
review-move-build = construire { $building } en { $square }
review-move-burn = détruire { $building }
review-move-choose = prendre { $domino }
review-move-recruit = recruter { $token } en { $square }
review-move-search = chercher { $token } dans la pioche, pour { $square }

review-command-hint = Recevoir un conseil pour ton tour, là où ta table le permet
review-hint-title = ### { $table } · conseil · { $round }
review-hint-place = Cherche un emplacement pour { $domino } { $where ->
    [above] au-dessus
    [below] en dessous
    [left] à gauche
    [right] à droite
    [above-left] en haut à gauche
    [above-right] en haut à droite
    [below-left] en bas à gauche
   *[below-right] en bas à droite
} de ton château.
review-hint-discard = { $domino } ne se pose nulle part.
review-hint-beside = À méditer pour ce tour : { $steps }.
review-hint-step-giant = où va le géant
review-hint-step-send = envoyer un géant
review-hint-step-tax = un impôt
review-hint-step-build = un bâtiment
review-hint-step-burn = le dragon
review-hint-step-recruit = les jetons de la Cour
review-hint-step-search = la pioche de la Cour
review-hint-take = Prends un des { $count } plus { $which ->
    [low] petits
   *[high] grands
} dominos libres.
review-hint-no-region = Le choix est mince : le prochain conseil est le coup.
review-hint-moves = Un ordinateur fort joue : { $moves }. Changement de ton score : { $gain }.
review-hint-more = Montrer le coup
review-hint-count = L’ordinateur voit ce que tu vois, pas le tirage. { $count ->
    [1] C’est ton premier conseil dans cette partie
   *[other] Tu as pris { $count } conseils dans cette partie
} ; leur nombre s’affiche à la fin et sur sa feuille de partie.
