look-title = ### { $square } · { $lord } · { $table }
look-free = { $lies }.
look-out = frei, außer Reichweite
look-laid = { $lies }, Hälfte von { $domino } auf { $spot }.
look-effect = { $name }: { $effect }.
look-territory = { $count ->
    [one] { $terrain }: Gebiet aus { $count } Feld
   *[other] { $terrain }: Gebiet aus { $count } Feldern ({ $squares })
} mit { $crowns ->
    [0] 0 Kronen, 0 Punkte.
    [one] { $crowns } Krone, { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
   *[other] { $crowns } Kronen, { $points } Punkte.
}
look-around = Ringsum: { $around }.
look-above = { $square } oben, { $lies }
look-right = { $square } rechts, { $lies }
look-below = { $square } unten, { $lies }
look-left = { $square } links, { $lies }
look-laid-draft = { $half } in deinem unfertigen Zug
look-spot = { $spot } ({ $gain }; { $halves })
look-fits = { $whose ->
    [own] Dein Stein { $domino }
   *[lord] Stein { $domino } von { $lord }
}, { $halves }, passt hier: { $spots }.
look-unfit = { $whose ->
    [own] Dein Stein { $domino }
   *[lord] Stein { $domino } von { $lord }
}, { $halves }, passt hier nicht. { $why }
look-drafted = In deinem unfertigen Zug bedeckt er dieses Feld: { $halves }.
look-drafted-moves = In deinem unfertigen Zug: { $moves }.
look-choice = { $square } · { $lies }
