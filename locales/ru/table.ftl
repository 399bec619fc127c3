table-opening-title-channel = ### { $table }: партия началась
table-opening-title-thread = ### Партия началась
table-opening-dynasty-thread = ### Партия { $number } из { $of } началась
table-opening-dynasty-channel = ### { $table } · партия { $number } из { $of } началась
table-opening-coins = Монет у каждого королевства в начале: { $coins }. Это { $points ->
    [one] { $points } очко, с него
    [few] { $points } очка, с них
   *[many] { $points } очков, с них
} все и начинают.
table-opening-order = Короли вытянуты. Порядок: { $lords }.
table-opening-teams = Команды: { $teams }.
table-opening-quest = Задание: { $quest }, { $about }.
table-opening-seal-shared = -# Расклад определён. Когда закончится последний стол тура, /verify покажет зерно и проверит его. До тех пор он под печатью: `{ $seal }`
table-opening-seal-day = -# Расклад определён. Когда закончится день, /verify покажет зерно и проверит его. До тех пор он под печатью: `{ $seal }`
table-opening-seal = -# Расклад определён. Зерно откроется в конце, и каждый сможет проверить его через /verify. До тех пор расклад под печатью: `{ $seal }`
table-opening-round = -# Конец тура { $ends }. Что останется, доиграет автопилот.
table-opening-sealed-day = -# Сегодня этот расклад играют все, поэтому до конца дня партию видите только вы. Она идёт в зачёт, если закончится до этого. Пожалуйста, никому не рассказывайте, как она идёт.
table-opening-sealed-round = -# У всех столов этого тура один расклад, поэтому партию видите только вы, пока не доиграет последний из них. Пожалуйста, никому не рассказывайте, как она идёт.
table-opening-private = -# Всё, что вы нажимаете в этой ветке, до конца вашего хода видите только вы. Общайтесь здесь свободно.
table-opening-here = -# Здесь нельзя открыть ветку, поэтому партия идёт прямо в этом канале.
table-rules = Правила

table-call-start-free = { $mention }, выберите первую костяшку за столом { $table }
table-call-free = { $mention }, ваш ход за столом { $table } · { $round }
table-call-quiet-start-free = За столом { $table } костяшку выбирает { $lord }
table-call-quiet-free = За столом { $table } ходит { $lord } · { $round }
table-call-start-ends = { $mention }, выберите первую костяшку за столом { $table } · конец { $ends }
table-call-ends = { $mention }, ваш ход за столом { $table } · { $round } · конец { $ends }
table-call-quiet-start-ends = За столом { $table } костяшку выбирает { $lord } · конец { $ends }
table-call-quiet-ends = За столом { $table } ходит { $lord } · { $round } · конец { $ends }
table-ends-round = { $ends }, вместе с туром
table-call-start-away = { $mention }, выберите первую костяшку за столом { $table } · вас нет до { $until }; часы ждут
table-call-away = { $mention }, ваш ход за столом { $table } · { $round } · вас нет до { $until }; часы ждут
table-call-quiet-start-away = За столом { $table } костяшку выбирает { $lord } · отсутствие до { $until }; часы ждут
table-call-quiet-away = За столом { $table } ходит { $lord } · { $round } · отсутствие до { $until }; часы ждут
table-call-start-paused = { $mention }, выберите первую костяшку за столом { $table } · пауза ({ $since })
table-call-start-stands = { $mention }, выберите первую костяшку за столом { $table } · пауза до { $until }
table-call-paused = { $mention }, ваш ход за столом { $table } · { $round } · пауза ({ $since })
table-call-stands = { $mention }, ваш ход за столом { $table } · { $round } · пауза до { $until }
table-call-quiet-start-paused = За столом { $table } костяшку выбирает { $lord } · пауза ({ $since })
table-call-quiet-start-stands = За столом { $table } костяшку выбирает { $lord } · пауза до { $until }
table-call-quiet-paused = За столом { $table } ходит { $lord } · { $round } · пауза ({ $since })
table-call-quiet-stands = За столом { $table } ходит { $lord } · { $round } · пауза до { $until }
table-call-nobody = { $table } · { $round }
table-call-giant = { $mention }, выберите корону, которую накроет ваш великан за столом { $table }. Это последнее, что осталось
table-call-giant-quiet = За столом { $table } корону для великана выбирает { $lord }
table-giant = { $mention }, { $sender } отправляет вам великана за столом { $table }. Выберите до следующего хода, какую корону он накроет.
table-giant-direct = { $sender } отправляет вам великана за столом { $table } ({ $server }). Выберите до следующего хода, какую корону он накроет.
table-done-round = Раунд { $round } из { $rounds }
table-done-start = Первый выбор
table-reminder = { $mention }, всё ещё ваш ход за столом { $table } · { $round }

table-report-placed = { $lord } выкладывает { $domino } на { $spot } ({ $gain }, всего { $total }).
table-report-placed-took = { $lord } выкладывает { $domino } на { $spot } ({ $gain }, всего { $total }) и берёт { $taken }.
table-report-discarded = { $lord } сбрасывает { $domino }: костяшка никуда не подходит.
table-report-lost = { $lord } сбрасывает { $domino }: костяшка никуда не подходит ({ $gain }, всего { $total }).
table-report-lost-resigned = Автопилот сбрасывает { $domino } за игрока { $lord }: костяшка никуда не подходит ({ $gain }, всего { $total }).
table-report-lost-autopilot = Автопилот сбрасывает { $domino }: костяшка никуда не подходит ({ $gain }, всего { $total }).
table-report-chose = { $lord } берёт { $taken }.
table-report-placed-resigned = Автопилот выкладывает { $domino } на { $spot } за игрока { $lord } ({ $gain }, всего { $total }).
table-report-placed-took-resigned = Автопилот выкладывает { $domino } на { $spot } за игрока { $lord } ({ $gain }, всего { $total }) и берёт { $taken }.
table-report-discarded-resigned = Автопилот сбрасывает { $domino } за игрока { $lord }: костяшка никуда не подходит.
table-report-chose-resigned = Автопилот берёт { $taken } за игрока { $lord }.
table-autopilot-out = { $lord }: время истекло.
table-autopilot-away = { $lord } всё ещё отсутствует.
table-autopilot-round = Тур закончился раньше, чем сходил игрок { $lord }.
table-autopilot-lost = { $lord }: на этом месте играет автопилот.
table-report-placed-autopilot = Автопилот выкладывает { $domino } на { $spot } ({ $gain }, всего { $total }).
table-report-placed-took-autopilot = Автопилот выкладывает { $domino } на { $spot } ({ $gain }, всего { $total }) и берёт { $taken }.
table-report-discarded-autopilot = Автопилот сбрасывает { $domino }: костяшка никуда не подходит.
table-report-chose-autopilot = Автопилот берёт { $taken }.
table-report-laid-autopilot = Автопилот выкладывает { $domino } на { $spot }.
table-seat-kept = { $lord }, место всё ещё ваше (пропущено ходов: { $missed } из { $allowed }). Пока вас нет, ваши ходы короче.
table-seat-lost = { $lord }, пропущено ходов: { $missed } из { $allowed }, поэтому ваше место свободно: за вас играет автопилот, и место может занять кто-то другой. До тех пор его можно вернуть.
table-seat-lost-cup = { $lord }, пропущено ходов: { $missed } из { $allowed }, поэтому за вас играет автопилот. Место можно вернуть; организаторы могут отдать его кому-то другому.
table-back = Я снова здесь
table-with-partner = { $lord } (вместе с { $partner })
table-report-laid = { $lord } выкладывает { $domino } на { $spot }.
table-report-giant = { $lord } накрывает великаном корону на { $square }.
table-report-wandered = Великан не находит открытой короны и уходит.
table-report-sent = { $lord } отправляет великана с { $square } игроку { $receiver }.
table-report-taxed = { $lord } собирает налог на { $square }: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
table-report-built = { $cost ->
    [0] { $lord } строит здание «{ $building }» на { $square } бесплатно.
    [one] { $lord } строит здание «{ $building }» на { $square } за { $cost } монету.
    [few] { $lord } строит здание «{ $building }» на { $square } за { $cost } монеты.
   *[many] { $lord } строит здание «{ $building }» на { $square } за { $cost } монет.
}
table-report-queen = { $lord } получает королеву с планшета «Строительство».
table-report-queen-from = { $lord } получает королеву от игрока { $host }.
table-report-burnt = { $lord } подкупает дракона, и тот сжигает здание «{ $building }».
table-report-recruited = { $lord } нанимает: { $token } на { $square }.
table-report-searched = { $lord } находит в стопке Двора: { $token }, теперь на { $square }.
table-report-then-took = { $lord } берёт { $taken }.
table-report-now = { $lord }: теперь { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
} ({ $gain }).
table-report-now-took = { $lord } берёт { $taken }, теперь { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
} ({ $gain }).
table-report-laid-resigned = Автопилот выкладывает { $domino } на { $spot } за игрока { $lord }.
table-report-giant-resigned = Автопилот накрывает великаном корону на { $square }.
table-report-sent-resigned = Автопилот отправляет великана с { $square } игроку { $receiver }.
table-report-taxed-resigned = Автопилот собирает налог на { $square }: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
table-report-built-resigned = { $cost ->
    [0] Автопилот строит здание «{ $building }» на { $square } бесплатно.
    [one] Автопилот строит здание «{ $building }» на { $square } за { $cost } монету.
    [few] Автопилот строит здание «{ $building }» на { $square } за { $cost } монеты.
   *[many] Автопилот строит здание «{ $building }» на { $square } за { $cost } монет.
}
table-report-burnt-resigned = Автопилот подкупает дракона, и тот сжигает здание «{ $building }».
table-report-recruited-resigned = Автопилот нанимает: { $token } на { $square }.
table-report-searched-resigned = Автопилот находит в стопке Двора: { $token }, теперь на { $square }.
table-report-then-took-resigned = Автопилот берёт { $taken }.
table-report-now-resigned = { $lord }: теперь { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
} ({ $gain }).
table-report-now-took-resigned = Автопилот берёт { $taken }. { $lord }: теперь { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
} ({ $gain }).
table-received = { $lord } накрывает присланным великаном корону на { $square } ({ $change }).
table-received-forced = { $lord }: присланный великан накрывает корону на { $square }, потеря наименьшая ({ $change }).
table-received-resigned = { $lord }: автопилот накрывает присланным великаном корону на { $square } ({ $change }).
table-took-back = { $lord } возвращает последний ход.
table-gave-up = { $lord } сдаётся. На этом месте доиграет автопилот.

table-standing = { $lord } { $points }
table-start-end = -# Все выбрали. Первым ходит наименьший номер.
table-round-end = -# Раунд { $round } окончен. Новый ряд: { $line }. Счёт: { $standing }.
table-round-tiles = -# Новое на планшете «Строительство»: { $buildings }.
table-round-tokens = -# Новое при Дворе: { $tokens }.
table-round-end-last = -# Раунд { $round } окончен. Начинается последний раунд: нового ряда нет. Счёт: { $standing }.

table-direct-free = Ваш ход за столом { $table } ({ $server }) · { $round }
table-direct-start-free = Выберите первую костяшку за столом { $table } ({ $server })
table-direct-ends = Ваш ход за столом { $table } ({ $server }) · { $round } · конец { $ends }
table-direct-away = Ваш ход за столом { $table } ({ $server }) · { $round } · вас нет до { $until }; часы ждут
table-direct-paused = Ваш ход за столом { $table } ({ $server }) · { $round } · пауза ({ $since })
table-direct-stands = Ваш ход за столом { $table } ({ $server }) · { $round } · пауза до { $until }
table-direct-start-away = Выберите первую костяшку за столом { $table } ({ $server }) · вас нет до { $until }; часы ждут
table-direct-start-paused = Выберите первую костяшку за столом { $table } ({ $server }) · пауза ({ $since })
table-direct-start-stands = Выберите первую костяшку за столом { $table } ({ $server }) · пауза до { $until }
table-direct-start-ends = Выберите первую костяшку за столом { $table } ({ $server }) · конец { $ends }
table-direct-over = За столом { $table } ({ $server }) сейчас уже не ваш ход.
table-no-thread = -# В ветке партии я не могу писать, поэтому новости приходят вам лично.

table-end-winner = ## { $lord } побеждает за столом { $table } со счётом { $points }
table-end-winners = ## { $lords } побеждают за столом { $table } со счётом { $points }
table-end-shared = ## { $lords } делят победу за столом { $table } со счётом { $points }
table-end-nobody = ## За столом { $table } победителя нет
table-end-away-why = Кто доиграл до конца, стоит выше тех, за кого играл автопилот.
table-end-place = { $place } · { $mention } { $points }
table-end-place-territory = { $place } · { $mention } { $points }, наибольшая область больше ({ $more } против { $fewer })
table-end-place-crowns = { $place } · { $mention } { $points }, больше корон ({ $more } против { $fewer })
table-end-place-resigned = { $place } · { $mention } { $points } (автопилот { $turn ->
    [0] с самого начала
   *[other] с раунда { $turn }
})
table-end-place-one-resigned = { $place } · { $mention } { $points } (автопилот за игрока { $lord } { $turn ->
    [0] с самого начала
   *[other] с раунда { $turn }
})
table-end-by-territory = Наибольшая область больше ({ $more } против { $fewer }).
table-end-by-crowns = Больше корон ({ $more } против { $fewer }).
table-end-shared-why = Поровну очков, наибольшие области равны, корон столько же.
table-end-shared-why-town = Поровну очков, наибольшие области равны.
table-end-well-played = Хорошая игра, { $mentions }.
table-end-hints = { $lord }, взято подсказок: { $count }.
table-end-time =
    -# { $rounds ->
        [0] Партия закончилась до раунда 1, время: { $time }.
        [one] { $rounds } раунд, время: { $time }.
        [few] { $rounds } раунда, время: { $time }.
       *[many] { $rounds } раундов, время: { $time }.
    }
table-seed-follows = { $known ->
    [yes] /verify и /record покажут зерно, когда закончится последний стол тура, самое позднее { $ends }.
    [day] /verify и /record покажут зерно, когда закончится день.
   *[no] /verify и /record покажут зерно, когда закончится последний стол тура.
}
table-end-proof = -# Расклад был честным: зерно даёт печать, показанную в начале. Проверить можно через /verify. Зерно: `{ $seed }` Печать: `{ $seal }`
table-end-agreed =
    ## { $table }: конец по согласию
    Партия остановлена без результата ({ $round }).
table-end-deserted =
    ## { $table }: партия окончена
    За столом никого не осталось, и партия остановлена ({ $round }).
table-end-stopped =
    ## { $table }: партия окончена
    Организаторы турнира остановили её ({ $round }). Если есть их решение, результат — на странице тура.
table-end-standing = Счёт: { $standing }.
table-end-dynasty = Партия { $number } из { $of }. Династия пока: { $standing }.
table-end-dynasty-next = -# Следующая партия начнётся сама { $when }.
table-end-dynasty-won = Династию выигрывает { $lords } со счётом { $points }: { $standing }.
table-end-dynasty-team = Династию выигрывают { $lords } со счётом { $points }: { $standing }.
table-end-dynasty-nobody = В Династии победителя нет: за всех ходил автопилот. Счёт: { $standing }.
table-end-dynasty-shared = Династию делят { $lords } со счётом { $points }: { $standing }.
table-time-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
table-time-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[many] { $count } часов
}
table-time-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
table-rematch = Реванш
table-explain = Объяснить счёт
table-record = Запись партии

table-outage = Вынужденный перерыв: { $time }. Всем часам это время возвращено.
table-cup-paused = Турнир и часы на паузе. Играть пока можно.
table-away = Меня не было на этом сервере: { $time }. Всем часам это время возвращено.
