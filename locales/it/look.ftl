# /look at: what lies on a square.

look-title = ### { $square } · { $lord } · { $table }
look-free = { $lies }.
look-out = libera, fuori portata
look-laid = { $lies }, metà di { $domino } in { $spot }.
look-effect = { $name }: { $effect }.
look-territory = { $count ->
    [one] Territorio di { $terrain }, { $count } casella
   *[other] Territorio di { $terrain }, { $count } caselle ({ $squares })
}, { $crowns ->
    [0] nessuna corona: 0 punti.
    [one] { $crowns } corona: { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
   *[other] { $crowns } corone: { $points } punti.
}
look-around = Intorno: { $around }.
look-above = { $square } sopra, { $lies }
look-right = { $square } a destra, { $lies }
look-below = { $square } sotto, { $lies }
look-left = { $square } a sinistra, { $lies }
look-laid-draft = { $half } nel tuo turno non finito
look-spot = { $spot } ({ $gain }; { $halves })
look-fits = { $whose ->
    [own] La tua tessera { $domino }
   *[lord] La tessera { $domino } di { $lord }
}, { $halves }, qui entra: { $spots }.
look-unfit = { $whose ->
    [own] La tua tessera { $domino }
   *[lord] La tessera { $domino } di { $lord }
}, { $halves }, qui non entra. { $why }
look-drafted = Nel tuo turno non finito copre questa casella: { $halves }.
look-drafted-moves = Nel tuo turno non finito: { $moves }.
look-choice = { $square } · { $lies }
