cups-percent = { $value } %
cups-stage-choose = Этап…
cups-stage-swiss = швейцарская система
cups-stage-robin = круговая система
cups-stage-groups = группы
cups-stage-single = игра на вылет
cups-stage-double = до двух поражений
cups-stage-final = финальный стол
cups-stage-ladder = рейтинг-лист
cups-stage-gone = следующий этап
cups-stage-league = сезон { $number }
cups-closing = Все столы доиграли ({ $stage }). Результаты ещё можно исправить; окончательными они станут { $until } ({ $left }).
cups-round = тур { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}из { $rounds }
}
cups-round-groups = групповой тур { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}из { $rounds }
}
cups-round-single = тур на вылет { $round } из { $rounds }
cups-round-final = финальный стол
cups-round-last = финал
cups-round-semi = полуфинал
cups-round-quarter = четвертьфинал
cups-round-league = сезон { $stage }, тур { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}из { $rounds }
}
cups-round-deciding = решающий стол

cups-button-options = Изменить настройки
cups-button-enter = Записаться
cups-button-wait = Ждать места ({ $count })
cups-button-withdraw = Отказаться от участия
cups-button-drop = Выбыть
cups-button-list = Участники
cups-button-places = Все места
cups-button-rules = Правила турнира
cups-button-here = Я здесь
cups-button-cannot = Я не могу играть
cups-button-table = Мой стол
cups-button-why = Почему этот стол?
cups-button-standings = Таблица
cups-button-bracket = Турнирная сетка
cups-button-judge = Позвать судью
cups-button-text = Текстом
cups-button-csv = Файл CSV
cups-button-xlsx = Файл XLSX
cups-button-cross = Перекрёстная таблица
cups-button-export = Сохранить в файл
cups-button-yes = Да, я участвую
cups-button-no = Не сейчас
cups-button-play = Я играю
cups-button-refuse = Нет
cups-button-agree = Я не против
cups-button-notme = Без меня
cups-button-help = Я помогаю
cups-button-back = Играть дальше
cups-button-leave = Да, выбыть
cups-button-stay = Нет, играть дальше
cups-button-partner = Да, вместе
cups-button-decline = Нет, спасибо
cups-button-look = К столу
cups-button-event = К турниру
cups-button-all = Все турниры
cups-button-words = Что значат слова
cups-button-previous = ← Назад
cups-button-following = Дальше →
cups-button-page = { $page } из { $pages }

cups-home-title = ## { $name }
cups-home-signup = Запись до { $until }
cups-home-checkin = Отметка о явке с { $from } до { $until }
cups-home-start = Начало тура 1: { $start }
cups-home-start-ends = Начало тура 1: { $start } · конец турнира: { $ends }
cups-home-start-latest = Начало тура 1: { $start } · конец турнира не позже { $ends }
cups-home-count = Записались **{ $count } из { $capacity }**{ $waiting ->
    [0] .
   *[other] , ждут места: { $waiting }.
}
cups-home-vacation = Отсутствие учитывается.
cups-home-no-vacation = Отсутствие не учитывается.
cups-home-seal = Зерно каждой жеребьёвки открывается, когда она проведена. До тех пор зёрна под печатью: `{ $seal }`
cups-home-closed = Запись окончена. Начало тура 1: { $start }.
cups-home-closed-checkin = Отметка о явке открыта до { $start }: нажмите **Я здесь**.
cups-home-here = Отметились **{ $here } из { $count }**.{ $waiting ->
    [0] {""}
   *[other] {" "}Ждут места: { $waiting }.
}
cups-home-running = Сейчас { $round }, конец { $ends } ({ $left }).
cups-home-between = Все столы доиграли: { $round }. Начало следующего тура: { $start }.
cups-home-page = [К новейшей странице]({ $url })
cups-home-playing = Участников: **{ $count }**.
cups-home-late = Записаться ещё можно до тура { $round }.
cups-home-late-ladder = Записаться ещё можно.
cups-home-late-league = Записаться ещё можно, играть — со следующего сезона.
cups-home-paused = Пауза ({ $since }): все часы стоят.
cups-home-best = Впереди: { $best }
cups-home-points = { $lord } { $points }
cups-home-over = { $lords ->
    [1] Побеждает { $winner }.
   *[other] Побеждают { $winner }.
}
cups-home-place = **{ $place }** { $lord }
cups-home-cancelled = Турнир отменён { $at }: { $reason }
cups-home-too-few = Турнир отменён { $at }: явилось { $count }, а нужно не меньше { $least }.

cups-checkin-title = ## { $name } · отметка о явке открыта
cups-checkin-press = Нажмите **Я здесь** до { $until } ({ $left }). Иначе вы потеряете место.
cups-checkin-over = ## { $name } · отметка о явке окончена
cups-checkin-began = Тур 1 начался.

cups-round-title = ## { $name } · { $round }
cups-round-title-page = ## { $name } · { $round } · страница { $page } из { $pages }
cups-round-ends = Конец { $ends } ({ $left }). Столы, которые к этому времени не доиграют, доиграет автопилот.
cups-round-adjourned = Стол { $table } отложен: конец { $until } ({ $left }).
cups-round-third = Стол { $table } играет за третье место.
cups-table-stands = Результат стола { $table } исправлен позже ({ $round }); всё равно дальше играют: { $lords }.
cups-table-passed = Стол { $table }, { $round }: вместо дисквалифицированного победителя дальше проходят: { $lords }.
cups-round-own = Стол { $table }: решение о результате принято тем, кто сам сидел за столом.
cups-round-tied = { $count ->
    [1] За столом { $tables } ничья: решит ещё одна партия.
   *[other] За столами { $tables } ничья: решат ещё партии.
}
cups-round-ended = Тур окончен { $at }.
cups-round-cancelled = Турнир отменён { $at }: у столов, которые не доиграли, нет результата.
cups-round-paused = Пауза ({ $since }): все часы стоят.
cups-round-byes = Пропуск тура: { $names }
cups-round-byes-more = Ещё пропускают тур: { $count }.
cups-round-undone = ## { $name } · жеребьёвка отменена
cups-round-undone-text = Столы, которые здесь были, не считаются. Жеребьёвка тура пройдёт снова.
cups-round-undone-over = Столы, которые здесь были, не считаются.

cups-mine = { $name }, { $round }. { $who ->
    [you] Вы сидите
   *[lord] { $lord } сидит
} за **столом { $table }**, соперники: { $others }.
cups-mine-over = { $name }, { $round }. { $who ->
    [you] Вы сидели за
   *[lord] { $lord }: место за
} **столом { $table }**, соперники: { $others }.
cups-mine-none = { $who ->
    [you] У вас
   *[lord] { $lord }:
} сейчас нет стола в турнире { $name }.
cups-mine-bye = { $name }, { $round }. { $who ->
    [you] Вы пропускаете
   *[lord] { $lord } пропускает
} тур: это считается выигранным столом.
cups-mine-bye-bracket = { $name }, { $round }. { $who ->
    [you] У вас нет стола: вы проходите дальше без него.
   *[lord] { $lord } проходит дальше без стола.
}
cups-mine-on = { $who ->
    [you] Вы проходите
   *[lord] { $lord } проходит
} в следующий тур.
cups-mine-third = { $who ->
    [you] Вы играете
   *[lord] { $lord } играет
} за третье место.
cups-mine-out = { $who ->
    [you] Вы выбыли.
   *[lord] { $lord } выбывает.
}
cups-mine-result = Результат: { $scores }.
cups-mine-result-ruled = Результат по решению: { $scores }. Причина: { $reason }
cups-mine-game = Партия { $slot }: { $scores }.
cups-mine-game-ruled = Партия { $slot }, по решению: { $scores }. Причина: { $reason }
cups-mine-tied = Была ничья, решит ещё одна партия. Она уже идёт.
cups-mine-gone = Канал вашего стола удалён, поэтому партия продолжается в личных сообщениях.
cups-mine-seal = Расклад стола определён до начала. Печать его зерна, которое откроется в конце: `{ $seal }`.
cups-result = { $place }. { $lord } { $points }

cups-why-title = ### { $name } · { $round } · стол { $table }
cups-why-start = Все начинали с нуля: первые столы следуют из зерна турнира.
cups-why-points = { $who ->
    [you] Ваши очки
   *[lord] { $lord }, очки
}: { $points }.
cups-why-near = { $near ->
    [0] Столько же ни у кого больше не было.
    [1] Столько же было ещё у одного участника, { $unmet ->
        [0] встреча уже была.
       *[other] встречи ещё не было.
    }
   *[other] Столько же было и у других: { $near }; ещё не встречались: { $unmet }.
}
cups-why-all = { $kind ->
    [robin] В круговой системе
    [groups] В группе
   *[league] В дивизионе
} все играют со всеми, порядок определён с самого начала.
cups-why-seeded = { $kind ->
    [double] В игре до двух поражений
   *[single] В игре на вылет
} столы следуют из посева: { $seeding ->
    [places] это места прошлого этапа
    [rating] это рейтинги на начало турнира
    [hand] его задали организаторы до начала
   *[lot] это жребий из зерна турнира
}{ $kind ->
    [double] ; после одного поражения играют дальше с такими же.
   *[single] ; первые в посеве встречаются как можно позже.
}
cups-why-ladder = В рейтинг-листе встречаются свободные игроки, которые стоят рядом.
cups-why-final = За финальным столом сидят те, кто прошёл дальше.
cups-why-unmet = { $lord } (очки: { $points }) — встречи ещё не было.
cups-why-met = { $lord } (очки: { $points }) — встреча уже была, тур { $rounds }: лучше не выходило.
cups-why-met-again = { $lord } — встреча уже была, тур { $rounds }.
cups-why-first = Первый выбор здесь: { $lord }, { $count ->
    [0] в первый раз.
    [one] как уже в { $count } туре раньше.
    [few] как уже в { $count } турах раньше.
   *[many] как уже в { $count } турах раньше.
}
cups-why-nobody-twice = { $who ->
    [you] У вас
   *[lord] { $lord }:
} ни одной повторной встречи.
cups-why-twice = { $who ->
    [you] У вас
   *[lord] { $lord }:
} больше одной встречи с теми же соперниками ({ $count }).
cups-why-bye = { $who ->
    [you] Ваш
   *[lord] { $lord },
} пропуск тура: { $rounds }.

cups-column-place = М
cups-column-lord = игрок
cups-column-points = очки
cups-column-opponents = сопер.
cups-column-head = личн.
cups-column-share = доля
cups-column-territory = обл.
cups-column-crowns = кор.
cups-column-duplicate = раскл.
cups-column-round = Т{ $round }
cups-column-rounds = тур
cups-column-result = итог
cups-table-opening = готовится
cups-table-adjourned = отложен
cups-table-playing = играет
cups-table-over = окончен
cups-table-free = пропуск тура
cups-table-nobody = без победы

cups-standings-title = ## { $name } · таблица · { $round }
cups-standings-final = ## { $name } · итоговая таблица · { $stage }
cups-standings-group = ## { $name } · { $kind ->
    [division] дивизион
   *[group] группа
} { $group } · { $round }
cups-standings-group-final = ## { $name } · итоговая таблица · { $kind ->
    [division] дивизион
   *[group] группа
} { $group }
cups-tie-lot = жребий
cups-tie-points = очки
cups-standings-before = ## { $name } · таблица
cups-standings-columns = Место, игрок, { $columns }.
cups-standings-line = **{ $place }** { $lord } · **{ $points }** · { $ties }
cups-standings-line-left = ~~{ $place } { $lord } · { $points } · { $ties }~~
cups-met-win = { $others }В
cups-met-loss = { $others }П
cups-met-draw = { $others }Н
cups-met-unplayed = { $others }А
cups-met-bye = +
cups-met-absent = –
cups-met-playing = { $others }…
cups-cross-legend = Каждый тур: 4В — победа над строкой 4, П — поражение, Н — ничья, А — победителя нет, за обоих играл автопилот; 2/4 1·7·9 — второе место из четырёх против строк 1, 7 и 9; «+» пропуск тура, «–» отсутствие, «…» ещё играют.
cups-standings-met = последние туры (4В — победа над строкой 4, П — поражение, Н — ничья, А — победителя нет, за обоих играл автопилот)
cups-standings-cut = — проходная черта —
cups-standings-none = Пока никто не играл.
cups-standings-explain = Пояснить строку…
cups-standings-option = { $place } · { $lord }
cups-standings-behind = В итоговых местах те, кто не сделал ни хода, и дисквалифицированные стоят после всех: см. «Все места» в объявлении.
cups-standings-frozen = Проходная черта проведена: позднее решение изменит её, только если организаторы назначат переиграть то, что следовало.
cups-group = Группа { $group }
cups-group-choose = Группа…
cups-division = Дивизион { $group }
cups-division-choose = Дивизион…

cups-explain-title = ### { $lord } · место { $place }
cups-explain-decided = Уступает игроку { $lord } по показателю: { $what }.
cups-explain-shared = Делит место с игроком { $lord }: различает их только жребий, он решает, кто пройдёт дальше, если может лишь один.
cups-explain-sum = **{ $what }: { $value }**
cups-explain-mean = среднее из { $count }
cups-explain-more = и ещё { $count }
cups-explain-tables = Здесь места решают столы, а не эти числа.
cups-explain-passed = пропущено: считается только среди пока равных, если все они встречались
cups-explain-lot = из зерна турнира; лучший — 1
cups-explain-game = Т{ $round } С{ $table }
cups-term = Т{ $round } С{ $table }: { $value }
cups-term-lord = Т{ $round } { $lord }: { $value }
cups-term-only-lord = { $lord }: { $value }
cups-term-other = Т{ $round }: { $value }
cups-term-bye = Т{ $round } пропуск тура: { $value }
cups-term-walkover = Т{ $round } победа, соперник выбыл: { $value }
cups-term-annulled = Т{ $round } не считается, кто-то рано выбыл: { $value }
cups-term-late = Т{ $round } ещё до записи: { $value }
cups-term-left = Т{ $round } после выбытия: { $value }
cups-term-absent = Т{ $round } без стола: { $value }
cups-term-ruled = Т{ $round } С{ $table }, по решению: { $value }

cups-words-title = ### { $name } · что значат слова
cups-words-points = **Очки**: чего стоят места за столом, первое больше всех. Кто делит места, делит поровну и их очки.
cups-words-tie = **{ $tie }**: { $about }.
cups-words-signs = **На картинке таблицы**: корона — первое место за столом, число — другое место, «+» тур без стола, «–» пропущенный тур, «…» стол ещё играет. Венок — у победителя.
cups-words-seeding = **Посев**: порядок, в котором участников ставят в турнирную сетку. Первые в посеве встречаются как можно позже.
cups-words-lot = **Жребий**: следует из зерна турнира, у каждого свой. Кто равен во всём остальном, делит место; жребий лишь говорит, кто пройдёт, если не все могут.
cups-words-free = **Пропуск тура**: тур без стола. Он считается выигранным столом.
cups-words-cut = **Проходная черта**: линия в таблице; кто выше, проходит дальше.
cups-words-duplicate = **Одинаковый расклад**: у всех столов тура один расклад, поэтому везёт всем одинаково. До конца тура его больше никто не видит.
cups-words-autopilot = **Автопилот**: компьютерный игрок, который делает ходы, когда вышло время, и играет на местах тех, кто сдался или потерял место.
cups-words-seed = **Зерно**: секретное случайное число, созданное при публикации; зерно тура открывают, когда проведена жеребьёвка. Жребий и пары следуют из него, поэтому никто не может их выбрать или предвидеть.
cups-words-seal = **Печать**: отпечаток зёрен, видный с самого начала. Другим он не подходит и доказывает, что их с тех пор не меняли. У расклада каждого стола свои зерно и печать.

cups-bracket-title = ## { $name } · { $stage }
cups-bracket-page = Страница { $page } из { $pages }.

cups-podium-title = ## Турнир { $name } окончен
cups-podium-won = { $lords ->
    [1] Побеждает { $winner }!
   *[other] Побеждают { $winner }!
}
cups-podium-place = **{ $place }** { $lord }
cups-podium-undone =
    ## Турнир { $name } снова открыт
    Места, которые здесь были, отозваны: { $reason }

cups-notice-message = ### { $by } — всем участникам турнира { $name }
cups-notice-changed = В турнире { $name } что-то изменилось по сравнению с объявленным: { $what }. Причина: { $reason }
cups-changed-name = название «{ $value }»
cups-changed-text = текст
cups-changed-capacity = мест { $value }
cups-changed-least = нужно не меньше { $value }
cups-changed-rounds = туров { $value }
cups-changed-late = поздняя запись до тура { $value }
cups-changed-ended = эти туры заканчиваются после тура { $value }, таблица остаётся как есть
cups-home-left = Этот турнир продолжается в { $channel }.
cups-notice-paused = Турнир { $name } на паузе: все часы стоят. Причина: { $reason }
cups-notice-closing = Последний стол турнира { $name } доиграл. Нынешние результаты станут окончательными { $until }, если до этого их не исправят или не утвердят. Кто видит ошибку, зовёт судью.
cups-notice-ruled = Результат стола { $table } ({ $round }) турнира { $name } исправляет { $by }: { $scores }. Причина: { $reason }
cups-notice-reopened-signup = Турнир { $name } всё же состоится; запись до { $until }: { $reason }
cups-notice-reopened = Турнир { $name } снова открыт, места и трофеи отозваны: { $reason }
    Он закроется снова { $until } или когда результаты утвердят.
cups-notice-resumed = Турнир { $name } продолжается. Всё, что предстоит, сдвинуто позже ({ $time }).
cups-notice-outage = Вынужденный перерыв: { $time }. На столько же сдвинуто всё, что предстоит в турнире { $name }.
cups-notice-sooner = Часы бота спешили. Всё, что предстоит в турнире { $name }, снова наступит раньше ({ $time }), как и было объявлено.

cups-book-title = **{ $name } · журнал**
cups-book-name = { $name } · журнал
cups-book-text = Всё, что делают организаторы этого турнира, — в ветке ниже, с причиной.
cups-log-line = { $at } · { $line }
cups-log-organiser = { $by } (организатор)
cups-log-extended-tied = { $round }: конец сдвинут ({ $time }). За столом ничья, и те, кто её сыграл, играют ещё одну партию.
cups-log-extended = { $by } даёт больше времени ({ $round }): { $time }. Причина: { $reason }
cups-log-shortened = { $by } сокращает тур ({ $round }): { $time }. Причина: { $reason }
cups-log-next-begins = { $by } переносит начало следующего тура: { $begins }. Причина: { $reason }
cups-log-moved = { $by } переносит конец записи: { $closes }, и начало тура 1: { $start }. Причина: { $reason }
cups-log-changed = { $by } меняет объявленное: { $what }. Причина: { $reason }
cups-log-arranged = { $by } составляет вручную ({ $round }): { $what }. Причина: { $reason }
cups-log-arranged-none = { $by } возвращает обычную жеребьёвку ({ $round }): { $reason }
cups-log-arranged-swap = { $by } меняет местами в жеребьёвке ({ $round }): { $what }. Причина: { $reason }
cups-arranged-table = стол: { $lords }
cups-arranged-bye = пропуск тура: { $lords }
cups-log-adjourned = { $by } откладывает стол { $table } ({ $round }), новый конец: { $ends }. Причина: { $reason }
cups-log-postponed = { $by } сдвигает даты до начала: { $time }. Причина: { $reason }
cups-log-channel = { $by } переносит турнир в { $channel }: { $reason }
cups-log-opened = { $by } разрешает запись без роли: { $reason }
cups-log-paused = { $by } ставит турнир на паузу: { $reason }
cups-log-resumed = { $by } продолжает турнир, всё сдвинуто позже ({ $time }). Причина: { $reason }
cups-log-ruled = { $by } принимает решение о столе { $table } ({ $round }): { $scores }. Причина: { $reason }
cups-log-ruled-stands = { $by } принимает решение о столе { $table } ({ $round }): { $scores }. Кто прошёл дальше, играет дальше. Причина: { $reason }
cups-log-rewound = { $by } назначает переиграть столы, возникшие из неверного результата: { $reason }
cups-log-rewound-expelled = { $by } назначает переиграть столы, за которыми сидели дисквалифицированные: { $reason }
cups-log-rewound-stage = { $by } снова открывает этап ({ $stage }), и следующее за ним переиграют: { $reason }
cups-log-ruled-sealed = { $by } принимает решение о столе { $table } ({ $round }); результат назовут вместе с результатами тура. Причина: { $reason }
cups-log-replaced = { $by } заменяет: { $out } → { $lord }. Причина: { $reason }
cups-log-renamed = Новое имя: { $was } → { $lord }.
cups-log-expelled-passes = { $by } дисквалифицирует: { $entry }; вместо этого дальше проходит побеждённый соперник. Причина: { $reason }
cups-log-expelled = { $by } дисквалифицирует: { $entry }. Причина: { $reason }
cups-log-dropped = { $by } снимает с турнира: { $entry }. Причина: { $reason }
cups-log-dropped-absent = { $entry } выбывает: слишком много туров подряд играл автопилот.
cups-log-dropped-self = { $entry } выбывает по собственному желанию.
cups-log-withdrawn = { $by } снимает до начала: { $entry }. Причина: { $reason }
cups-log-returned = { $by } возвращает: { $entry }, с тура { $round }. Причина: { $reason }
cups-log-returned-self = { $entry } возвращается с тура { $round }.
cups-log-invited = { $by } зовёт играть: { $lord }. Причина: { $reason }
cups-log-invited-pilot = { $by } спрашивает, может ли играть автопилот: { $lord }. Причина: { $reason }
cups-log-invited-instead = { $by } зовёт играть вместо { $out }: { $lord }. Причина: { $reason }
cups-log-agreed = { $lord }: согласие играть.
cups-log-refused = { $lord }: отказ играть.
cups-log-entered = { $by } добавляет: { $entry }. Причина: { $reason }
cups-log-entered-late = { $by } добавляет с тура { $round }: { $entry }. Причина: { $reason }
cups-log-unpaired = { $by } отменяет жеребьёвку ({ $round }): { $reason }
cups-log-paired = { $by } проводит жеребьёвку сейчас ({ $round }): { $reason }
cups-log-hastened = { $by } начинает тур 1 сейчас: { $reason }
cups-log-seeded = { $by } задаёт посев: { $lords }. Причина: { $reason }
cups-log-signup_ended = { $by } заканчивает запись: { $reason }
cups-log-team-on = { $by } назначает { $role ->
    [judge] судью
   *[organiser] организатора
}: { $lord }.
cups-log-team-off = { $by } убирает из { $role ->
    [judge] судей
   *[organiser] организаторов
}: { $lord }.
cups-log-team-left = На этом сервере больше нет организаторов. Теперь турнир ведёт { $lord }, владелец сервера, а с правом *Управлять сервером* это может любой.
cups-log-team-self = { $lord } больше не { $role ->
    [judge] судья
   *[organiser] организатор
}, по собственному желанию.
cups-log-team-helps = { $lord } помогает как { $role ->
    [judge] судья
   *[organiser] организатор
}.
cups-log-because = { $what } Причина: { $reason }
cups-log-message-because = { $what } (Причина: { $reason })
cups-log-own-table = Решение принято тем, кто сам сидит за этим столом: других организаторов и судей не было.
cups-log-message = { $by } пишет всем участникам: { $text }
cups-log-cancelled = { $by } отменяет турнир: { $reason }
cups-log-over = { $by } заканчивает турнир: { $reason }
cups-log-confirmed = { $by } утверждает результаты ({ $stage }): { $reason }
cups-log-reopened = { $by } снова открывает турнир: { $reason }
cups-log-stage_ended = { $by } заканчивает этап ({ $stage }): { $reason }
cups-log-imported = { $by } зовёт играть из файла: { $count }. Причина: { $reason }
cups-log-autopilot = { $by } ставит автопилот: { $lord }, стол { $table } ({ $round }). Причина: { $reason }
cups-log-restarted = { $by } заново запускает часы стола { $table } ({ $round }): { $reason }
cups-log-taken_back = { $count ->
    [1] Стол { $table } ({ $round }) согласен вернуть последний ход, об этом просит { $entry }.
    [one] Стол { $table } ({ $round }) согласен вернуть { $count } последний ход, об этом просит { $entry }.
    [few] Стол { $table } ({ $round }) согласен вернуть { $count } последних хода, об этом просит { $entry }.
   *[many] Стол { $table } ({ $round }) согласен вернуть { $count } последних ходов, об этом просит { $entry }.
}
cups-log-stand = { $by } публикует таблицу: { $reason }
cups-log-other = { $by } что-то меняет в турнире: { $reason }

cups-judge-called = { $lord } зовёт судью к столу { $table } ({ $round }), { $where }: { $what }
cups-judge-called-event = { $lord } зовёт судью: { $what }
cups-judge-field = В чём дело?
cups-judge-reached = Позвали: { $lords }{ $more ->
    [0] .
   *[other] {" "}и ещё { $more }.
}
cups-judge-unheard = Ваш вызов записан в журнале турнира. Судей в последнее время звали так часто, что он никого не упоминает.
cups-judge-nobody = Организаторов и судей турнира { $name } на этом сервере больше нет. Теперь его ведут те, у кого есть право *Управлять сервером*: { $managers }. Напишите им; /organise panel покажет им ваш вызов.

cups-call-paired = { $name }: начался { $round }. Конец { $ends }.
cups-call-imported = { $by } записывает вас на турнир { $name }. Начало тура 1: { $start }; кому места пока нет, тому сообщат, когда оно освободится.
cups-call-message = { $by } пишет всем участникам турнира { $name }: смотрите эту ветку.

cups-told-checkin = Отметка о явке на турнир { $name } открыта до { $until } ({ $left }). Вы здесь?
cups-told-lastcall = Вы ещё не отметили явку на турнир { $name }. Отметка закроется { $left }; потом вы потеряете место.
cups-told-paired = { $name }: начался { $round }. Конец { $ends }. Ваши соперники: { $others }.
cups-told-dates-round = { $name }, { $round }: новый конец { $ends }. Причина: { $reason }
cups-told-dates-round-tied = { $name }, { $round }: новый конец { $ends }, потому что после ничьей за столом играют ещё одну партию.
cups-told-dates-next = Новое начало следующего тура турнира { $name }: { $begins }. Причина: { $reason }
cups-told-dates-start = Новое начало тура 1 турнира { $name }: { $start }. Причина: { $reason }
cups-told-dates-start-checkin = Новое начало тура 1 турнира { $name }: { $start }, отметка о явке: { $closes }. Причина: { $reason }
cups-told-free = { $name }, { $round }: вы пропускаете тур, { $how ->
    [bracket] и проходите дальше без стола
   *[usual] это считается выигранным столом
}.
cups-told-paired-free = { $name }: начался { $round }.
cups-told-closing = Все столы турнира { $name } доиграли ({ $stage }). Результаты станут окончательными { $until }; до этого их можно исправить или сразу утвердить.
cups-told-through = Вы прошли дальше: { $stage } турнира { $name }.
cups-told-unposted = -# Это не удалось опубликовать в турнире { $name }, поэтому оно пришло вам лично. Почему, скажет /admin health.
cups-told-rewound = Ваш стол в турнире { $name } больше не считается: { $how ->
    [expelled] кого-то дисквалифицировали, и сидеть там должны другие
   *[usual] по исправленному результату сидеть там должны были другие
}. Вам найдут новый стол; если соперников не осталось, он не нужен. Причина: { $reason }
cups-told-unpaired = Жеребьёвка турнира { $name } отменена ({ $round }): то, что вы там сыграли, не считается, жеребьёвка пройдёт снова. Причина: { $reason }
cups-told-ended = Турнир { $name } раньше заканчивает этап ({ $stage }): таких туров больше не будет. Причина: { $reason }
cups-told-reopened = Турнир { $name } снова открыт, места и трофеи отозваны. Он закроется снова { $until } или когда результаты утвердят. Причина: { $reason }
cups-told-message = { $by } пишет всем участникам турнира { $name }: { $text }
cups-told-cancelled = Турнир { $name } отменён: { $reason }
cups-told-too-few = Турнир { $name } отменён: явилось слишком мало.
cups-told-moved = Место освободилось: вы в турнире { $name }. { $how ->
    [checkin] Отметьте явку до { $start }.
    [running] Тур 1 начался.
   *[usual] Начало тура 1: { $start }.
}
cups-told-noshow = Вы не отметили явку на турнир { $name }, поэтому не участвуете.
cups-told-invited = { $by } зовёт вас в турнир { $name }{ $how ->
    [late] , со следующего тура
    [round] , с тура { $round }
   *[usual] . Начало тура 1: { $start }
}. Вы участвуете, только если нажмёте **Я играю**.
cups-told-invited-instead = { $by } зовёт вас на место игрока { $out } в турнире { $name }, со всеми очками и идущими столами. Вы играете, только если нажмёте **Я играю**.
cups-told-invited-pilot = { $by } предлагает, чтобы за вашим столом в турнире { $name } играл автопилот: { $reason }. Пока вы не вернётесь, партия считается оставленной. Это случится, только если вы согласитесь или пропустите ход.
cups-told-invited-yield = { $by } предлагает, чтобы ваше место в турнире { $name } занял кто-то другой, со всеми очками и идущими столами: { $reason }. Это случится, только если вы согласитесь или пропустите ход.
cups-told-invited-back = { $by } предлагает вернуть вашу команду в турнир { $name } со следующего тура. Она вернётся, только если вы нажмёте **Я играю**.
cups-told-teamed-asked = { $by } просит вас помочь в турнире { $name } как { $role ->
    [judge] судья
   *[organiser] организатор
}. Назовут и позовут вас, только когда вы нажмёте **Я помогаю**.
cups-told-teamed = { $by } поручает вам роль в турнире { $name }: { $role ->
    [judge] судья
   *[organiser] организатор
}. Вас позовут, когда кому-то нужен судья.
cups-told-teamed-left = Организаторов турнира { $name } на том сервере больше нет. Сервер принадлежит вам, и теперь турнир ведёте вы: см. /organise panel там. Вас позовут, когда кому-то нужен судья.
cups-told-added = { $by } записывает вас на турнир { $name }. { $how ->
    [late] Вы играете с тура { $round }.
    [season] Вы играете со следующего сезона.
   *[usual] Начало тура 1: { $start }.
}
cups-told-added-waiting = { $by } вносит вас в лист ожидания турнира { $name }.
cups-told-asked = { $lord } хочет играть с вами в турнире { $name }. А вы?
cups-told-joined = { $lord } играет с вами в турнире { $name }.
cups-told-declined = { $lord } не может играть с вами в турнире { $name }. Выберите другого партнёра кнопкой **Записаться**.
cups-told-expelled = { $by } дисквалифицирует вас в турнире { $name }: { $reason }
cups-told-withdrawn = { $by } снимает вас с турнира { $name }: { $reason }
cups-told-absent = Вы выбыли из турнира { $name }: слишком много туров подряд за вас играл автопилот.{ $how ->
    [last] {""}
   *[usual] {" "}Вернуться можно там кнопкой **Играть дальше**.
}
cups-told-gone = Канал турнира { $name } удалён, и турнир остановился. Нажмите **Другой канал** в /organise panel там: он продолжится в новом канале, со всем, что было. Идущие партии продолжаются в личных сообщениях.
cups-told-homeless = Канал турнира { $name } удалён. Идущие партии продолжаются в личных сообщениях, ваше место сохранено. Когда организаторы выберут другой канал, я сообщу вам здесь.
cups-told-rehomed = Турнир { $name } продолжается в { $channel }, его партии тоже: старого канала больше нет.
cups-told-relocated = Турнир { $name } теперь продолжается в { $channel }. Идущие столы остаются на месте. Если вам не виден этот канал, попросите организаторов или играйте отсюда: здесь работают все команды, а *Ваш ход: личное сообщение* в /settings зовёт вас сюда.
cups-told-shut = Мне больше нельзя писать в { $channel }, и турнир { $name } остановился. Дайте мне там права *Просматривать канал* и *Отправлять сообщения*; /admin check в том канале скажет, не нужно ли ещё чего. Или нажмите **Другой канал** в /organise panel.
cups-told-role = Роль, нужная для записи на турнир { $name }, удалена, и записаться больше никто не может.
cups-told-parted = Ваш партнёр покидает турнир { $name }, и ваша команда выбывает.
cups-told-parted-running = Ваш партнёр покидает турнир { $name }, и вашу команду больше не ставят в пары. Ваше место за столом, который ещё играет, остаётся вашим.
cups-told-rejoined = Ваш партнёр возвращает команду в турнир { $name }. Вы играете с тура { $round }.
cups-told-returned = { $by } возвращает вас в турнир { $name }. Вы играете с тура { $round }.
cups-told-autopilot = { $by } ставит вам автопилот за столом { $table } турнира { $name }. **Мой стол** ведёт туда: нажмите там **Я снова здесь**, чтобы играть дальше. Причина: { $reason }
cups-told-replaced = { $by } отдаёт ваше место в турнире { $name }: { $lord }. Причина: { $reason }
cups-told-instead = Теперь вы играете в турнире { $name } вместо игрока { $out }.
cups-told-adjourned = { $by } откладывает ваш стол { $table } турнира { $name } ({ $round }): новый конец { $ends }, а пока стол не доиграл, считается ничья. Причина: { $reason }
cups-told-ruled-sealed = { $by } принимает решение о вашем столе { $table } турнира { $name } ({ $round }). Результат назовут вместе с результатами тура. Причина: { $reason }
cups-told-ruled = { $by } принимает решение о вашем столе { $table } турнира { $name } ({ $round }): { $scores }. Причина: { $reason }
cups-told-stands = Следующие столы остаются: кто прошёл дальше по прежнему результату, играет дальше.

cups-ask-title = ### { $name } · вы хотите играть?
cups-ask-late = Вы играете с тура { $round }.
cups-ask-season = Вы играете со следующего сезона, в низшем дивизионе.
cups-ask-back = Вы возвращаетесь с тура { $round }.
cups-ask-back-partner = Партнёра тоже спросят: команда вернётся, когда согласитесь вы оба.
cups-ask-ends = Конец { $ends }.
cups-ask-changed = С того сообщения это изменилось. Вот как сейчас:
cups-ask-checkin = Отметка о явке с { $from } до { $until }: кнопка **Я здесь**. Без неё вы потеряете место.
cups-ask-vacation-honored = Если отсутствие заявлено, ваши ходы ждут, но только до конца тура.
cups-ask-vacation-ignored = Отсутствие не учитывается: за отсутствующих играет автопилот.
cups-ask-away-honored = В эти даты вас нет: { $spans }.
cups-ask-away-ignored = **В эти даты вас нет: { $spans }.** За вас играл бы автопилот.
cups-ask-span = с { $start } до { $end }
cups-ask-wait = Все места заняты. В листе ожидания вы будете под номером { $place } и продвинетесь сами.
cups-ask-blocked = Участвуют и те, с кем вы не хотите сидеть: { $count }. Вы можете встретиться за столом.
cups-ask-asked = { $lord } хочет играть с вами.
cups-ask-partner = Играют командами по двое. Выберите партнёра, его спросят.
cups-ask-choose = Ваш партнёр…
cups-in = Вы в турнире { $name }. Начало тура 1: { $start }.
cups-in-checkin-later = Вы в турнире { $name }. Отметка о явке с { $from }; начало тура 1: { $start }.
cups-in-checkin = Вы в турнире { $name }. Нажмите **Я здесь** до { $start }.
cups-in-late = Вы в турнире { $name } с тура { $round }.
cups-in-again = Ваше место за столом { $table } ({ $round }) снова ваше, если автопилот там ещё не ходил: **Мой стол** ведёт туда.
cups-in-instead = Теперь вы в турнире { $name }, с очками и столами того, чьё место заняли.
cups-in-season = Вы в турнире { $name } со следующего сезона.
cups-in-waiting = В листе ожидания турнира { $name } вы под номером { $place }. Вы продвинетесь сами, вам сообщат.
cups-in-asked = Партнёра спросили. Вы будете в турнире { $name }, когда он согласится.
cups-in-agreed = Вы согласились играть в турнире { $name }. Вы будете в нём, когда согласится и партнёр.
cups-in-yield = Вы согласились. Всё произойдёт, когда согласятся все, кого спросили.
cups-in-invited-yield = { $by } предлагает, чтобы в турнире { $name } за вас играл кто-то другой или автопилот: { $reason }
cups-in-back = Вы согласились играть в турнире { $name }. Команда вернётся, когда согласится и партнёр: его спросят.
cups-in-invited = { $by } зовёт вас в турнир { $name }. Вы участвуете, только если согласитесь.
cups-team-on = Теперь вы помогаете проводить турнир { $name }: что нужно сделать, покажет /organise panel.
cups-team-off = Вы больше не в команде турнира { $name }, и вернуть вас туда никто не может.
cups-in-no = Вы отказались. Больше вас не спросят.
cups-here = Явка на турнир { $name } отмечена. Начало тура 1: { $start } ({ $left }).
cups-here-waiting = Явка на турнир { $name } отмечена, вы в листе ожидания: вы играете, если место освободится до { $start }.

cups-leave-before = Отказаться от участия в турнире { $name }? Ваше место получит первый в листе ожидания.
cups-leave-begun = Выбыть из турнира { $name }?
cups-leave-tables = { $count ->
    [1] За вашим столом доиграет автопилот, и это считается сдачей.
   *[other] За вашими столами ({ $count }) доиграет автопилот, и это считается сдачей.
}
cups-leave-again = { $count ->
    [1] Если вернуться, пока автопилот там не сходил, вы играете дальше.
   *[other] Если вернуться, пока автопилот там не сходил, вы играете за этими столами дальше.
}
cups-leave-until = Вернуться можно до тура { $round }.
cups-leave-any-time = Вернуться можно в любое время.
cups-leave-for-good = Вернуться будет нельзя.
cups-button-stay-in = Нет, остаться
cups-gone = Вы больше не участвуете в турнире { $name }.
cups-gone-begun = Вы выбыли из турнира { $name }.

cups-list-title = ### { $name } · участники
cups-list-places = ### { $name } · итоговые места
cups-list-line = **{ $number }** { $lord }
cups-list-here = **{ $number }** { $lord } · здесь
cups-list-asking = **{ $number }** { $lord } · ждёт партнёра
cups-list-waiting = **В листе ожидания**
cups-list-dropped = **Выбыли**
cups-list-absent = **Не сделали ни хода**
cups-list-expelled = **Дисквалифицированы**
cups-list-nobody = Пока никто не записался.

cups-rules-title = ### { $name } · правила турнира
cups-rules-noshow = Кто не отметит явку, теряет место. Его займут те, кто ждёт и отметился.
cups-rules-organisers = Организаторы: { $lords }
cups-rules-judges = Судьи: { $lords }
cups-rules-seal = Печать зерна: `{ $seal }`
cups-rules-seed = Зерно: `{ $seed }`
cups-rules-seed-round = Зерно, { $round }: `{ $seed }`
cups-show-title = ### { $name }
cups-show-address = [Объявление]({ $url })
cups-show-gone = Его канал удалён. Идущие партии продолжаются в личных сообщениях; организаторы могут выбрать другой канал.
cups-show-in = Вы участвуете.
cups-show-here = Вы участвуете, явка отмечена.
cups-show-waiting = Вы в листе ожидания.
cups-show-withdrawn = Вы не участвуете: вы отказались или не отметили явку.
cups-show-addable = Организаторы ещё могут вас добавить: напишите им.
cups-show-dropped = Вы больше не участвуете: вы выбыли или вас сняли.
cups-show-expelled = Вы дисквалифицированы.
cups-show-parted = Ваш партнёр дисквалифицирован, и команда выбыла. Ваше место за столом, который ещё играет, остаётся вашим, а на место партнёра организаторы могут поставить другого.
cups-button-show = Показать
cups-button-json = Файл JSON

cups-phase-signup = Конец записи { $ends }.
cups-phase-checkin = Конец отметки о явке { $start }.
cups-phase-closed = Запись окончена; начало { $start }.
cups-phase-running = Сейчас { $round }, конец { $ends }.
cups-phase-between = Следующий тур ещё не начался.
cups-phase-paused = Пауза.
cups-phase-over = Турнир окончен.
cups-phase-cancelled = Турнир отменён.

cups-events-title = ### Турниры здесь · { $count }
cups-events-line = { $name } · { $count ->
    [0] пока никого
   *[other] { $what ->
        [teams] { $count ->
            [one] { $count } команда
            [few] { $count } команды
           *[many] { $count } команд
        }
       *[lords] { $count ->
            [one] { $count } участник
            [few] { $count } участника
           *[many] { $count } участников
        }
    }
}
cups-events-in = Вы участвуете.
cups-events-waiting = Вы в листе ожидания.
cups-events-now = Открытые и идущие ({ $count })
cups-events-mine = Где я участвую ({ $count })
cups-events-over = Оконченные ({ $count })
cups-events-none-now = Открытых и идущих турниров здесь нет.
cups-events-none-mine = Вы здесь не участвуете ни в одном турнире.
cups-events-none-over = Оконченных турниров здесь пока нет.
cups-which = Какой турнир…
cups-which-question = Какой турнир?
cups-option-signup = запись открыта
cups-option-checkin = скоро начнётся
cups-option-running = идёт
cups-option-over = окончен
cups-option-cancelled = отменён
cups-export = Турнир { $name } в файлах: участники, жеребьёвки, результаты и таблица.
cups-exported = Вот файл турнира { $name }.
cups-export-sealed = -# Результаты, партии и зёрна тура с одинаковым раскладом появятся, когда доиграет его последний стол.
cups-button-games = Все партии
cups-archive = Записи партий турнира { $name }, часть { $part }: { $games ->
    [0] партий нет
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, { $size } МБ.
cups-archive-left = { $left ->
    [one] Для следующей части осталась { $left } партия.
    [few] Для следующих частей остались { $left } партии.
   *[many] Для следующих частей осталось { $left } партий.
}
cups-archive-next = Часть { $part }

cups-command-cup = Турниры: запись, ваш стол, таблица
cups-command-cup-list = Турниры здесь
cups-command-cup-show = Страница турнира
cups-command-cup-enter = Записаться
cups-command-cup-leave = Отказаться от участия или выбыть
cups-command-cup-here = Отметить явку
cups-command-cup-table = Ваш стол в этом туре и почему вы сидите там
cups-command-cup-standings = Таблица, где объяснено каждое число
cups-command-cup-judge = Позвать судью к своему столу
cups-command-cup-export = Участники, жеребьёвки, результаты и таблица в файле
cups-option-cup = Какой турнир
cups-option-partner = Ваш партнёр, где играют командами
cups-option-lord = Чей
cups-option-list = Какие
cups-option-what = В чём дело
cups-option-as = Картинка, текст, перекрёстная таблица или что значат слова
cups-option-format = Какой файл
cups-as-picture = Картинка
cups-as-text = Текст
cups-as-cross = Перекрёстная таблица
cups-as-words = Что значат слова
cups-choice-now = Открытые и идущие
cups-choice-mine = Где я участвую
cups-choice-over = Оконченные
cups-choice-csv = CSV, для электронных таблиц
cups-choice-json = JSON, для программ
cups-choice-xlsx = XLSX, книга со всеми таблицами
# unchecked: english
cups-choice-trf = TRF16, для шахматных программ
cups-choice-entries = CSV только с участниками
cups-choice-pairings = CSV только с жеребьёвками
cups-choice-results = CSV только с результатами
cups-choice-standings = CSV только с таблицей
cups-choice-crosstable = CSV только с перекрёстной таблицей
cups-choice-bracket = CSV только с турнирной сеткой
cups-choice-sheet = CSV с жеребьёвкой тура, для печати
cups-choice-event = { $name } · { $phase }
