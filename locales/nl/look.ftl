look-title = ### { $square } · { $lord } · { $table }
look-free = { $lies }.
look-out = vrij, buiten bereik
look-laid = { $lies }, helft van { $domino } op { $spot }.
look-effect = { $name }: { $effect }.
look-territory = { $count ->
    [one] Een domein ({ $terrain }) van { $count } vak
   *[other] Een domein ({ $terrain }) van { $count } vakken ({ $squares })
} { $crowns ->
    [0] zonder kronen: 0 punten.
    [one] met { $crowns } kroon: { $points ->
        [one] { $points } punt.
       *[other] { $points } punten.
    }
   *[other] met { $crowns } kronen: { $points } punten.
}
look-around = Eromheen: { $around }.
look-above = { $square } boven, { $lies }
look-right = { $square } rechts, { $lies }
look-below = { $square } onder, { $lies }
look-left = { $square } links, { $lies }
look-laid-draft = { $half } in je onvoltooide beurt
look-spot = { $spot } ({ $gain }; { $halves })
look-fits = { $whose ->
    [own] Jouw domino { $domino }
   *[lord] { $domino } van { $lord }
}, { $halves }, past hier: { $spots }.
look-unfit = { $whose ->
    [own] Jouw domino { $domino }
   *[lord] { $domino } van { $lord }
}, { $halves }, past hier niet. { $why }
look-drafted = In je onvoltooide beurt bedekt die dit vak: { $halves }.
look-drafted-moves = In je onvoltooide beurt: { $moves }.
look-choice = { $square } · { $lies }
