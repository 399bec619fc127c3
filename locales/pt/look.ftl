look-title = ### { $square } · { $lord } · { $table }
look-free = { $lies }.
look-out = livre, fora de alcance
look-laid = { $lies }, metade de { $domino } em { $spot }.
look-effect = { $name }: { $effect }.
look-territory = { $count ->
    [one] Um território de { $terrain } de { $count } quadrado
   *[other] Um território de { $terrain } de { $count } quadrados ({ $squares })
}{ $crowns ->
    [0] {" "}sem coroas: 0 pontos.
    [one] {" "}com { $crowns } coroa: { $points ->
        [0] { $points } pontos.
        [one] { $points } ponto.
       *[other] { $points } pontos.
    }
   *[other] {" "}com { $crowns } coroas: { $points } pontos.
}
look-around = Ao redor: { $around }.
look-above = { $square } acima, { $lies }
look-right = { $square } à direita, { $lies }
look-below = { $square } abaixo, { $lies }
look-left = { $square } à esquerda, { $lies }
look-laid-draft = { $half } no seu turno inacabado
look-spot = { $spot } ({ $gain }; { $halves })
look-fits = { $whose ->
    [own] Seu dominó { $domino }
   *[lord] O dominó { $domino } de { $lord }
}, { $halves }, cabe aqui: { $spots }.
look-unfit = { $whose ->
    [own] Seu dominó { $domino }
   *[lord] O dominó { $domino } de { $lord }
}, { $halves }, não cabe aqui. { $why }
look-drafted = No seu turno inacabado, ele cobre este quadrado: { $halves }.
look-drafted-moves = No seu turno inacabado: { $moves }.
look-choice = { $square } · { $lies }
