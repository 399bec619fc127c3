look-title = ### { $square } · { $lord } · { $table }
look-free = { $lies }.
look-out = libre, hors d’atteinte
look-laid = { $lies }, moitié de { $domino } en { $spot }.
look-effect = { $name } : { $effect }.
look-territory = Domaine ({ $terrain }) de { $count ->
    [one] { $count } case
   *[other] { $count } cases ({ $squares })
} avec { $crowns ->
    [0] 0 couronne : 0 point.
    [one] { $crowns } couronne : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[other] { $crowns } couronnes : { $points } points.
}
look-around = Alentour : { $around }.
look-above = { $square } au-dessus, { $lies }
look-right = { $square } à droite, { $lies }
look-below = { $square } en dessous, { $lies }
look-left = { $square } à gauche, { $lies }
look-laid-draft = { $half } dans ton tour inachevé
look-spot = { $spot } ({ $gain } ; { $halves })
look-fits = { $whose ->
    [own] Ton domino { $domino }, { $halves }, se pose ici
   *[lord] Le domino { $domino } de { $lord }, { $halves }, se pose ici
} : { $spots }.
look-unfit = { $whose ->
    [own] Ton domino { $domino }, { $halves }, ne se pose pas ici.
   *[lord] Le domino { $domino } de { $lord }, { $halves }, ne se pose pas ici.
} { $why }
look-drafted = Dans ton tour inachevé, il couvre cette case : { $halves }.
look-drafted-moves = Dans ton tour inachevé : { $moves }.
look-choice = { $square } · { $lies }
