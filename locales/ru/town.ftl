town-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
town-price = { $coins ->
    [0] бесплатно
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}

town-title = ### Город · { $coins }
town-knights = рыцари { $knights } (свободно { $free }{ $later ->
    [0] {""}
   *[other] , со следующего хода { $later }
})
town-purse = { $held } · башни { $towers }
town-purse-queen = { $held } · башни { $towers } · королева у вас: теперь здания стоят для вас на 1 монету меньше.
town-purse-discount = { $held } · башни { $towers } · королева у вас: на 1 монету меньше, уже учтено.
town-purse-line = { $coins } · { $purse }
town-holdings = { $coins }, рыцари { $knights } (не выставлено { $free }), башни { $towers }{ $queen ->
    [yes] , королева здесь.
   *[no] .
}
town-slot = { $price } · { $building }: { $effect }
town-slot-cheaper = { $price } · { $building } (для вас { $asked }): { $effect }
town-slot-bought = { $price } · куплено: { $lord }
town-slot-burnt = { $price } · сожжено драконом
town-slot-empty = { $price } · пусто
town-opens = Город откроется, когда вы выложите костяшку.
town-hint-both = Город: налог до { $coins ->
    [one] +{ $coins } монеты
    [few] +{ $coins } монет
   *[many] +{ $coins } монет
}, { $buildings ->
    [one] { $buildings } здание
    [few] { $buildings } здания
   *[many] { $buildings } зданий
}.
town-hint-tax = Город: налог до { $coins ->
    [one] +{ $coins } монеты
    [few] +{ $coins } монет
   *[many] +{ $coins } монет
}.
town-hint-build = Город: { $buildings ->
    [one] { $buildings } здание
    [few] { $buildings } здания
   *[many] { $buildings } зданий
}.
town-hint-burn = Город: только дракон.
town-hint-none = Город: в этот ход ничего.

town-can-tax-build = { $knights ->
    [1] Соберите налог рыцарем на квадрате костяшки { $domino }, постройте здание или и то и другое (по желанию).
   *[other] Соберите налог рыцарями на квадратах костяшки { $domino }, постройте здание или и то и другое (по желанию).
}
town-can-tax = { $knights ->
    [1] Соберите налог рыцарем на квадрате костяшки { $domino } (по желанию).
   *[other] Соберите налог рыцарями на квадратах костяшки { $domino } (по желанию).
}
town-can-build = Если хотите, постройте здание.
town-can-burn = Если хотите, подкупите дракона.
town-can-nothing = В этот ход в городе для вас ничего нет.
town-tax = Налог { $square }: { $coins ->
    [one] +{ $coins } монета
    [few] +{ $coins } монеты
   *[many] +{ $coins } монет
}
town-no-tax-on = Без налога на { $square }
town-build-list = Построить…
town-offer = { $building }, { $price }
town-offer-queen = { $building }, { $price } с королевой
town-copy = { $building } (цена { $price })
town-knights-later = Полученные рыцари свободны со следующего хода.
town-ends-bribe = Эта покупка отменит подкуп.
town-queen = С этой покупкой у вас { $towers ->
    [one] { $towers } башня
    [few] { $towers } башни
   *[many] { $towers } башен
}, и королева придёт к вам{ $hosts ->
    [0] {""}
   *[other] {" "}от игрока { $lord }
}; её скидка начнётся со следующей покупки.
town-brings-queen = Башни, с которыми королева придёт к вам{ $hosts ->
    [0] {""}
   *[other] {" "}от игрока { $lord }
}: { $buildings }. Её скидка начнётся со следующей покупки.
town-brings-queen-all = С каждым из этих зданий королева придёт к вам{ $hosts ->
    [0] {""}
   *[other] {" "}от игрока { $lord }
}; её скидка начнётся со следующей покупки.
town-bribe = Подкуп дракона (1 монета)…
town-burn = Сжечь: { $building }
town-no-bribe = Без подкупа

town-taxed = { $coins ->
    [one] Налог на { $square }: +{ $coins } монета.
    [few] Налог на { $square }: +{ $coins } монеты.
   *[many] Налог на { $square }: +{ $coins } монет.
}
town-bought = { $cost ->
    [0] Получено бесплатно: { $building }, на { $square }.
    [one] Куплено за { $cost } монету: { $building }, на { $square }.
    [few] Куплено за { $cost } монеты: { $building }, на { $square }.
   *[many] Куплено за { $cost } монет: { $building }, на { $square }.
}
town-burnt = Дракон подкуплен за 1 монету и сожжёт здание «{ $building }».
town-total = За этот ход: { $gain }, у вас будет { $total }.
town-give-back = Вернуть здание

town-too-dear = Слишком дорого: { $buildings }.
town-too-dear-bribe = Слишком дорого даже без подкупа: { $buildings }.
town-too-dear-one = { $building } (не хватает { $short ->
    [one] { $short } монеты
    [few] { $short } монет
   *[many] { $short } монет
})
town-no-tax_no_knight = Налог: нет свободного рыцаря.
town-no-tax_discarded = Налог: только если костяшка выложена.
town-no-build_no_square = Построить: нет свободного квадрата города.
town-no-build_none = Построить: планшет пуст.
town-no-burn_queen = Дракон: нельзя, пока королева у вас.
town-no-burn_coins = Дракон: не хватает 1 монеты.
town-no-burn_none = Дракон: планшет пуст.
town-dragon-out = В этом раунде дракон уже улетел ({ $lord }).
town-dragon-out-own = В этом раунде дракон уже улетел: его подкупили вы.

town-choice-build = { $offer }: сейчас { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
town-choice-tax = { $square } { $terrain }: { $coins ->
    [one] +{ $coins } монета
    [few] +{ $coins } монеты
   *[many] +{ $coins } монет
}
town-choice-site = { $square } ({ $gain })
town-choice-burn = { $building }: { $effect }
