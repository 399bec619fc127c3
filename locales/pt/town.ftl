town-coins = { $coins ->
    [0] { $coins } moedas
    [one] { $coins } moeda
   *[other] { $coins } moedas
}
town-price = { $coins ->
    [0] grátis
    [one] { $coins } moeda
   *[other] { $coins } moedas
}

town-title = ### Vila · { $coins }
town-knights = cavaleiros { $knights } ({ $free } na mão{ $later ->
    [0] {""}
   *[other] , { $later } a partir do seu próximo turno
})
town-purse = { $held } · torres { $towers }
town-purse-queen = { $held } · torres { $towers } · a rainha está com você: de agora em diante, edifícios custam 1 moeda a menos.
town-purse-discount = { $held } · torres { $towers } · a rainha está com você: 1 moeda a menos, já descontada.
town-purse-line = { $coins } · { $purse }
town-holdings = { $coins }, cavaleiros { $knights } ({ $free } fora do reino), torres { $towers }{ $queen ->
    [yes] , com a rainha.
   *[no] .
}
town-slot = { $price } · { $building }: { $effect }
town-slot-cheaper = { $price } · { $building } (você paga { $asked }): { $effect }
town-slot-bought = { $price } · comprado por { $lord }
town-slot-burnt = { $price } · incendiado pelo dragão
town-slot-empty = { $price } · vazio
town-opens = A vila abre depois que você coloca o dominó.
town-hint-both = Vila: imposto de até { $coins ->
    [0] +{ $coins } moedas
    [one] +{ $coins } moeda
   *[other] +{ $coins } moedas
}, { $buildings ->
    [one] { $buildings } edifício
   *[other] { $buildings } edifícios
}.
town-hint-tax = Vila: imposto de até { $coins ->
    [0] +{ $coins } moedas
    [one] +{ $coins } moeda
   *[other] +{ $coins } moedas
}.
town-hint-build = Vila: { $buildings ->
    [one] { $buildings } edifício
   *[other] { $buildings } edifícios
}.
town-hint-burn = Vila: só o dragão.
town-hint-none = Vila: nada neste turno.

town-can-tax-build = { $knights ->
    [1] Recolha imposto com o seu cavaleiro em um quadrado de { $domino }, construa ou faça as duas coisas (tudo opcional).
   *[other] Recolha impostos com os seus cavaleiros em quadrados de { $domino }, construa ou faça as duas coisas (tudo opcional).
}
town-can-tax = { $knights ->
    [1] Recolha imposto com o seu cavaleiro em um quadrado de { $domino } (opcional).
   *[other] Recolha impostos com os seus cavaleiros em quadrados de { $domino } (opcional).
}
town-can-build = Construa, se quiser.
town-can-burn = Suborne o dragão, se quiser.
town-can-nothing = A vila não tem nada para você neste turno.
town-tax = Imposto { $square }: { $coins ->
    [0] +{ $coins } moedas
    [one] +{ $coins } moeda
   *[other] +{ $coins } moedas
}
town-no-tax-on = Sem imposto em { $square }
town-build-list = Construir…
town-offer = { $building }, { $price }
town-offer-queen = { $building }, { $price } com a rainha
town-copy = { $building } (a { $price })
town-knights-later = Os cavaleiros ganhos ficam livres a partir do seu próximo turno.
town-ends-bribe = Comprar isto desfaz o seu suborno.
town-queen = Com { $towers ->
    [one] { $towers } torre
   *[other] { $towers } torres
}, a rainha vem para você{ $hosts ->
    [0] {""}
   *[other] {" "}(estava com { $lord })
}; o desconto dela vale a partir da sua próxima compra.
town-brings-queen = Torres que trazem a rainha para você{ $hosts ->
    [0] {""}
   *[other] {" "}(está com { $lord })
}: { $buildings }. O desconto dela vale a partir da sua próxima compra.
town-brings-queen-all = Qualquer um destes traz a rainha para você{ $hosts ->
    [0] {""}
   *[other] {" "}(está com { $lord })
}; o desconto dela vale a partir da sua próxima compra.
town-bribe = Subornar (1 moeda)…
town-burn = Incendiar { $building }
town-no-bribe = Sem suborno

town-taxed = { $coins ->
    [0] Imposto em { $square }: +{ $coins } moedas.
    [one] Imposto em { $square }: +{ $coins } moeda.
   *[other] Imposto em { $square }: +{ $coins } moedas.
}
town-bought = { $cost ->
    [0] Comprado: { $building }, de graça, em { $square }.
    [one] Comprado: { $building }, por { $cost } moeda, em { $square }.
   *[other] Comprado: { $building }, por { $cost } moedas, em { $square }.
}
town-burnt = Dragão subornado por 1 moeda para incendiar { $building }.
town-total = Este turno: { $gain }, você teria { $total }.
town-give-back = Devolver

town-too-dear = Caro demais: { $buildings }.
town-too-dear-bribe = Caro demais mesmo sem o suborno: { $buildings }.
town-too-dear-one = { $building } ({ $short ->
    [0] faltam { $short } moedas
    [one] falta { $short } moeda
   *[other] faltam { $short } moedas
})
town-no-tax_no_knight = Imposto: nenhum cavaleiro livre.
town-no-tax_discarded = Imposto: só depois de colocar um dominó.
town-no-build_no_square = Construir: nenhum quadrado de vila livre.
town-no-build_none = Construir: o tabuleiro está vazio.
town-no-burn_queen = O dragão: não enquanto a rainha está com você.
town-no-burn_coins = O dragão: falta 1 moeda.
town-no-burn_none = O dragão: o tabuleiro está vazio.
town-dragon-out = O dragão já saiu nesta rodada ({ $lord }).
town-dragon-out-own = O dragão já saiu nesta rodada: você o subornou.

town-choice-build = { $offer }: agora { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
town-choice-tax = { $square } { $terrain }: { $coins ->
    [0] +{ $coins } moedas
    [one] +{ $coins } moeda
   *[other] +{ $coins } moedas
}
town-choice-site = { $square } ({ $gain })
town-choice-burn = { $building }: { $effect }
