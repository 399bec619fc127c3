board-kingdom = { $whose ->
    [own] Ваше королевство
   *[lord] Королевство: { $owner }
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, ширина { $width }, высота { $height } из { $grid }.
board-heading = **{ $owner }** · { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

board-row = Строка { $row }: { $squares }.
board-run = { $columns } { $half }
board-half = { $crowns ->
    [0] { $terrain }
   *[other] { $terrain } { $crowns }
}
board-castle = замок
board-knight = рыцарь
board-any-building = здание
board-free = свободно
board-any-resource = ресурс
board-giants = { $count ->
    [1] великан
    [one] { $count } великан
    [few] { $count } великана
   *[many] { $count } великанов
}
board-with = { $square }, там { $things }
board-crowns = Числа после ландшафтов — короны.
board-rows-short = Строки сверху вниз: { $rows }.
board-sign-wheat = П
board-sign-forest = Л
board-sign-lake = О
board-sign-grassland = Р
board-sign-swamp = Б
board-sign-mine = Г
board-sign-town = Д
board-sign-castle = З
board-sign-knight = ц
board-sign-free = х
board-sign-new = н
board-letters = Буквы: { $letters }; числа после них — короны.
board-buildings = Здания: { $buildings }.
board-tokens = Жетоны: { $buildings }.
board-building = #{ $index } { $building }
board-building-on = #{ $index } { $building }, { $squares }

board-scoring-squares = Счёт, квадраты × короны: { $parts }.
board-scoring = Счёт: { $parts }.
board-territory = { $terrain } { $squares }×{ $crowns }
board-crownless = Без корон: { $territories }.
board-region = { $terrain } { $squares }
board-bonus = { $line } { $points }
board-bonus-coins = очки за монеты { $points }
board-bonus-buildings = здания { $points }
board-bonus-quests = задания { $points }
board-sums = Сейчас { $total }: { $sums }.
board-sums-none = Сейчас { $total }.
board-sum = { $terrain } { $squares } × { $crowns } = { $points }

board-purse = Монеты { $coins }, рыцари { $knights } (не выставлено { $free }), башни { $towers }{ $queen ->
    [yes] , королева здесь.
   *[no] .
}

board-placed = Только что выложена: { $domino } на { $spot }.
board-placed-gain = Только что выложена: { $domino } на { $spot }, { $gain }.
board-discarded = Только что сброшена: { $domino }.
board-chosen = Выбрано: { $domino } на { $spot }.
board-chosen-gain = Выбрано: { $domino } на { $spot }, { $gain }.
board-taken = Взята: { $domino }.

board-spots = Позиции для { $domino }: { $spots }.
board-spot = { $index } { $spot } { $gain }

board-others = Остальные: { $lords }.
board-lord = { $lord } { $points }
board-turn = Ходит { $lord }.

board-order = Этот раунд: { $order }.
board-order-over = Последний раунд: { $order }.
board-order-start = Порядок выбора: { $order }.
board-order-domino = { $domino } { $left } + { $right }, { $lord }
board-later = Позже в этом раунде: { $dominoes }.
board-domino = { $domino } { $left } + { $right }
board-line = Следующий ряд: { $dominoes }.
board-line-first = Первый ряд: { $dominoes }.
board-line-title = Следующий ряд:
board-line-first-title = Первый ряд:
board-line-free = { $domino } { $left } + { $right }, свободна
board-line-taken = { $domino } { $left } + { $right }, { $lord }
board-line-giant = { $domino } (великан)
board-line-footprints = { $domino } (следы)

board-animation = { $steps ->
    [1] Анимация в один шаг и её итог.
    [one] Анимация, { $steps } шаг, и её итог.
    [few] Анимация, { $steps } шага, и её итог.
   *[many] Анимация, { $steps } шагов, и её итог.
}
board-table = { $title }.
board-table-kingdom = { $lord } { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: { $rows }.
board-table-purse = { $lord } { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, монеты { $coins }, рыцари { $knights }, башни { $towers }: { $rows }.

board-score = Блокнот для подсчёта очков. { $cards }
board-score-card = { $lord } { $total }: { $lines }.
board-score-card-empty = { $lord } { $total }.
board-score-card-tied = { $lord } { $total }: { $lines }; наибольшая область { $territory }.
board-score-card-crowns = { $lord } { $total }: { $lines }; наибольшая область { $territory }, короны { $crowns }.
board-wins = { $lords ->
    [1] Побеждает { $lord }
   *[other] Побеждают { $lord }
}{ $how ->
    [territory] : наибольшая область больше
    [crowns] : больше корон
   *[points] {""}
}.
board-wins-nobody = Победителя нет: за всех ходил автопилот.
board-wins-shared = Победу делят { $lords }.

board-end = { $title }. { $places }.
board-place = { $place } { $lord } { $points }

board-legend = { $letters }. Число — короны.
board-legend-last = { $letters }. Число — короны. { $sign } — только что выложенная костяшка.
board-letter = { $letter } { $word }
board-reach = Свободные квадраты, которые ещё можно занять: { $squares }.

board-builders = Планшет «Строительство», в стопке { $pile ->
    [0] ничего нет
   *[other] { $pile }
}.{ $queen ->
    [yes] {" "}Ваши цены: на 1 монету меньше, потому что королева у вас.
   *[no] {""}
}
board-slot = { $price ->
    [0] Бесплатно: { $building }, { $effect }
    [one] { $price } монета: { $building }, { $effect }
    [few] { $price } монеты: { $building }, { $effect }
   *[many] { $price } монет: { $building }, { $effect }
}
board-slot-empty = Ячейка { $price }: { $why }
board-slot-bought = { $whose ->
    [own] куплено вами
   *[lord] куплено: { $lord }
}
board-slot-burnt = сожжено драконом
board-slot-unfilled = пусто
board-slots = { $slots }.
board-builders-short = Планшет «Строительство»: { $slots }.
board-slot-short = { $price } { $building }
board-slot-short-empty = { $price } { $why }
board-dragon-in = Дракон в пещере.
board-dragon-out = { $whose ->
    [own] Дракон улетел: его подкупили вы.
   *[lord] Дракон улетел: его подкупает { $lord }.
}
board-queen-free = Королева ни у кого.
board-queen-yours = Королева у вас.
board-queen = Королева здесь: { $lord }.
board-own-coins = { $coins ->
    [one] У вас { $coins } монета.
    [few] У вас { $coins } монеты.
   *[many] У вас { $coins } монет.
}
board-payable = Сейчас можно купить: { $buildings }.
board-sites = Квадраты для него: { $squares }.
board-site = { $index } { $square }
board-built = Куплено: { $building }, на { $square }.
board-posts = Рыцари этого хода: { $squares }.
board-draft-gain = Пока за этот ход: { $gain }.
board-turn-gain = За весь ход: { $gain }.

board-giants-wait = Великаны, которые ждут корону: { $count }.
board-crowns-open = Короны, которые может накрыть великан: { $crowns }.
board-crown-open = { $index } { $square } { $gain }
board-covered = Великан накрывает корону на { $square }.
board-covered-gain = Великан накрывает корону на { $square }: { $gain }.

board-court = Двор, в стопке { $pile ->
    [0] нет жетонов
    [one] { $pile } жетон
    [few] { $pile } жетона
   *[many] { $pile } жетонов
}.
board-token = { $token }: { $effect }
board-face-up = Открыты: { $tokens }.
board-face-up-none = Открытых жетонов нет.
board-recruits = Сейчас можно нанять: { $tokens }.
board-resources = Ваши ресурсы: { $resources }.
board-resources-none = Ресурсов у вас нет.
board-borne = Ресурсы: { $resources }.
board-borne-none = Ресурсы: нет.
board-resources-of = Ресурсы игрока { $owner }: { $resources }.
board-resources-none-of = Ресурсы игрока { $owner }: нет.
board-resource = { $resource } { $count }
board-recruited = Нанято: { $token }, на { $square }.
board-searched = Найдено в стопке: { $token }, на { $square }.
board-paid = Оплачено ресурсами на { $squares }.

board-quests = Задания. { $quests }.
board-quest = { $quest }: { $about }

board-score-wheat = Поле
board-score-forest = Лес
board-score-lake = Озеро
board-score-grassland = Равнина
board-score-swamp = Болото
board-score-mine = Горы
board-score-town = Город
board-score-middle_kingdom = Срединное королевство
board-score-harmony = Гармония
board-score-buildings = Здания
board-score-coins = Монеты
board-score-queen = Королева
board-score-court = Двор
board-score-quests = Задания
board-score-total = Всего
board-score-largest_territory = Наибольшая область
board-score-crowns = Короны

board-ladder-row = { $place }. { $lord }{ $whose ->
    [own] , это вы
   *[lord] {""}
}: { $rating }, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}{ $form }.
board-ladder-form = , последние места { $places }
board-ladder-hidden = Кто-то, кого не показывают
board-ladder-empty = В этом рейтинг-листе пока никого нет.
board-rating = { $rating } ± { $deviation }
board-rating-unsure = { $rating } ± { $deviation } (предварительно)
board-profile = { $lord }, рейтинг { $rating }.
board-profile-unrated = { $lord }, рейтинга пока нет.
board-profile-plot = Сначала { $first }, затем от { $least } до { $most }.
board-profile-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, побед { $wins }.
board-profile-best = Лучшее королевство: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
board-profile-trophies = { $count ->
    [one] { $count } трофей
    [few] { $count } трофея
   *[many] { $count } трофеев
}.
board-profile-form = Последние места: { $places }.
board-chances = Шансы на победу: в начале каждого раунда и в конце.
board-chances-lord = { $lord }: { $chances }.
board-chances-decided = Решающий ход { $number }: { $lord }, раунд { $round }.

board-cup-title = { $title }.
board-cup-points = очки: { $points }
board-cup-row = { $place }. { $lord }{ $whose ->
    [own] , это вы
    [left] , вне турнира
   *[lord] { "" }
} — { $points }{ $tie }{ $rounds }.
board-cup-row-placed = { $place }. { $lord }{ $rounds }.
board-cup-rounds = ; { $rounds }
board-cup-came = { $head } { $came }
board-cup-came-place = место { $place }
board-cup-came-bye = пропуск тура
board-cup-came-absent = отсутствие
board-cup-came-playing = идёт партия
board-cup-came-unplayed = не сыграно
board-cup-tie = , { $tie } { $value }
board-cup-tie-break = , тай-брейк { $value }
board-cup-cut = { $through ->
    [1] Проходная черта: дальше идёт первое место.
   *[other] Проходная черта: дальше идут места 1–{ $through }.
}
board-cup-nobody = Участников пока нет.
board-cup-table = Стол { $number }: { $lords }, раунд { $played } из { $rounds }.
board-cup-table-games = Стол { $number }: { $lords }; победы в партиях: { $results }; раунд { $played } из { $rounds }.
board-cup-table-tied = Стол { $number }: { $lords }; ничья: { $results }; ещё одна партия, раунд { $played } из { $rounds }.
board-cup-table-state = Стол { $number }: { $lords }; { $state }.
board-cup-table-over = { $tied ->
    [0] Стол { $number }: { $lords }; партия окончена, победа: { $winners }.
   *[other] Стол { $number }: { $lords }; партия окончена, ничья: { $winners }.
}
board-cup-table-result = { $tied ->
    [0] Стол { $number }: { $lords }; партия окончена: { $results }; победа: { $winners }.
   *[other] Стол { $number }: { $lords }; партия окончена: { $results }; ничья: { $winners }.
}
board-cup-table-autopilot = За кого-то там играет автопилот.
board-cup-lord = { $lord } { $points }
board-cup-byes = Без стола в этом туре: { $lords }.
board-cup-column = Тур { $number }:
board-cup-final = Финал:
board-cup-match = { $lords }.
board-cup-match-over = { $lords }; дальше: { $winners }.
board-cup-final-over = { $lords }; победа: { $winners }.
board-cup-third = За третье место: { $lords }.
board-cup-third-over = За третье место: { $lords }; третье место: { $winners }.
board-cup-unknown = пока неизвестно
board-cup-cross = { $place }. { $lord }: { $points }. { $cells }.
board-cup-podium = { $place }. { $lord }, { $points } в последней сыгранной партии.
board-cup-podium-same = { $place }. { $lord }: { $points }.
board-cup-podium-beside = Для сравнения { $lord }: { $points }.
board-cup-podium-unplayed = { $place }. { $lord }.
board-cup-podium-kingdom = Королевство игрока { $lord }: { $rows }.
