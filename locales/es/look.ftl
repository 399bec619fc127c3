look-title = ### { $square } · { $lord } · { $table }
look-free = { $lies }.
look-out = libre, fuera de alcance
look-laid = { $lies }, mitad de { $domino } en { $spot }.
look-effect = { $name }: { $effect }.
look-territory = { $count ->
    [one] Un territorio de { $terrain } de { $count } cuadrado
   *[other] Un territorio de { $terrain } de { $count } cuadrados ({ $squares })
} con { $crowns ->
    [0] ninguna corona: 0 puntos.
    [one] { $crowns } corona: { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
   *[other] { $crowns } coronas: { $points } puntos.
}
look-around = Alrededor: { $around }.
look-above = { $square } arriba, { $lies }
look-right = { $square } a la derecha, { $lies }
look-below = { $square } abajo, { $lies }
look-left = { $square } a la izquierda, { $lies }
look-laid-draft = { $half } en tu turno sin terminar
look-spot = { $spot } ({ $gain }; { $halves })
look-fits = { $whose ->
    [own] Tu ficha { $domino }
   *[lord] La ficha { $domino } de { $lord }
}, { $halves }, cabe aquí: { $spots }.
look-unfit = { $whose ->
    [own] Tu ficha { $domino }
   *[lord] La ficha { $domino } de { $lord }
}, { $halves }, no cabe aquí. { $why }
look-drafted = En tu turno sin terminar cubre este cuadrado: { $halves }.
look-drafted-moves = En tu turno sin terminar: { $moves }.
look-choice = { $square } · { $lies }
