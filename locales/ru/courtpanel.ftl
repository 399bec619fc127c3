courtpanel-title =
    ### Двор · ваши ресурсы: { $resources }
    По желанию, в конце хода. Одна покупка.
courtpanel-resource = { $resource } ×{ $count }
courtpanel-resources-none = нет
courtpanel-holdings = Ресурсы: { $resources }.
courtpanel-opens = Двор откроется, когда вы выложите костяшку.
courtpanel-opens-both = Город и Двор откроются, когда вы выложите костяшку.

courtpanel-can = Можно нанять один из этих жетонов. До конца хода выбор можно изменить.
courtpanel-can-nothing = В этот ход при Дворе для вас ничего нет.
courtpanel-recruit-list = Нанять за два ресурса…
courtpanel-bought = Вы нанимаете: { $token } на { $square }, плата: { $paid }.
courtpanel-found = Вы находите в стопке: { $token }, на { $square }, плата: { $paid }.
courtpanel-paid = { $resource } { $square }
courtpanel-pay = Отдать: { $paid } ({ $gain })
courtpanel-pay-list = Чем платить…
courtpanel-search = Искать в стопке за 4…
courtpanel-search-token = { $token } ×{ $left }: { $gain } на { $square }
courtpanel-search-price = Поиск стоит по одному ресурсу каждого из четырёх видов.
courtpanel-lying = Ещё открыты: { $tokens }.
courtpanel-lying-one = { $token }, { $effect }
courtpanel-lies = { $token }: { $effect }
courtpanel-empty = { $count ->
    [1] Одна ячейка пуста,
    [one] { $count } ячейка пуста,
    [few] { $count } ячейки пусты,
   *[many] { $count } ячеек пусты,
} пока не выложен следующий ряд.
courtpanel-empty-last = { $count ->
    [1] Одна ячейка останется пустой
    [one] { $count } ячейка останется пустой
    [few] { $count } ячейки останутся пустыми
   *[many] { $count } ячеек останутся пустыми
}: новых рядов больше не будет.

courtpanel-hint = Двор: { $token } { $gain }.
courtpanel-hint-both = Двор: { $token } { $gain }, можно искать в стопке.
courtpanel-hint-search = Двор: можно искать в стопке.
courtpanel-hint-none = Двор: в этот ход ничего.

courtpanel-short = Нанять: не хватает { $short ->
    [one] { $short } вида
    [few] { $short } видов
   *[many] { $short } видов
}. Нужны два разных ресурса.
courtpanel-no-square = Нанять: ни для одного жетона нет подходящего свободного квадрата.
courtpanel-no-square-for = Нет подходящего свободного квадрата: { $tokens }.
courtpanel-search-short = Искать в стопке: не хватает { $short ->
    [one] { $short } вида
    [few] { $short } видов
   *[many] { $short } видов
}. Нужно по одному ресурсу каждого из четырёх видов.
courtpanel-search-court_none = Искать в стопке: нет подходящего свободного квадрата.

courtpanel-choice = { $token }: { $gain } на { $square }
courtpanel-choice-site = { $square } ({ $gain })
courtpanel-choice-pay = { $paid } ({ $gain })
