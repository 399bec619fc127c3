organise-format-swiss-line = Швейцарская система, { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тура
   *[many] { $rounds } туров
}, столы по { $size }
organise-format-robin-line = Все играют со всеми, столы по { $size }
organise-format-groups-line = Группы: { $groups }, столы по { $size }, { $through ->
    [1] из каждой дальше проходит лучший
   *[other] из каждой дальше проходят лучшие { $through }
}
organise-format-elimination-line = { $kind ->
    [double] До двух поражений
   *[single] Игра на вылет
}, { $size ->
    [2] по двое за столом
   *[other] столы по { $size }, { $through ->
        [1] дальше проходит лучший
       *[other] дальше проходят { $through }
    }
}
organise-format-ladder-line = Постоянный рейтинг-лист, столы по { $size }
organise-format-league-line = Лига, дивизионы по { $division }, { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тура
   *[many] { $rounds } туров
} в сезоне, столы по { $size }, вверх и вниз переходят: { $through }
organise-seasons-line = { $seasons ->
    [one] { $seasons } сезон
    [few] { $seasons } сезона
   *[many] { $seasons } сезонов
}
organise-final-line = затем финальный стол на { $size }
organise-elimination-line = затем игра на вылет, участников { $entries }, финал на { $size }
organise-teams-line = Команды по двое: партнёры записываются вместе.
organise-games-line = Матч играют из { $games } партий: побеждает тот, за кем больше побед.
organise-duplicate-line = Одинаковый расклад: один на все столы тура, в приватных ветках до его конца.
organise-box-line = { $box }.
organise-box-more-line = { $box }, { $variants }.
organise-clock-line = { $pace }, тур длится { $time }. За отсутствующих играет автопилот, поэтому каждый тур заканчивается вовремя.
organise-vacation-honored = Отсутствие и тихие выходные учитываются в пределах тура: часы ждут, тур нет.
organise-vacation-ignored = Отсутствие и тихие выходные не учитываются.
organise-who-line = { $facts }.
organise-who-anyone = Записаться может любой на этом сервере
organise-who-role = Записаться может только роль { $role }
organise-who-reliability = надёжность от { $percent } %
organise-who-rating = рейтинг от { $rating }
organise-who-opponents = рейтинговые партии с разными соперниками, не меньше { $count }
organise-size-line = { $what ->
    [teams] Мест для команд
   *[lords] Мест для участников
}: { $capacity }; если их меньше { $least }, турнир отменят.
organise-late-line = Поздняя запись до тура { $round }.
organise-late-ladder = Записаться и выбыть можно в любое время.
organise-late-league = Записаться можно в любое время, играть — со следующего сезона.
organise-late-league-seasons = Записаться можно до начала сезона { $season }, играть — со следующего сезона.
organise-points-line = Очки { $points }.
organise-ties-elimination = При ничьей о том, кто проходит или побеждает, решают очки, область и короны стола, затем { $decider ->
    [lot] жребий из зерна турнира
   *[game] ещё одна партия
}.
organise-third-played = Третье место разыгрывается.
organise-ties-ladder = Победитель стола занимает высшее из мест, которые были в рейтинг-листе у сидевших за ним, и так далее вниз. При ничьей за столом решают очки партий, затем наибольшая область, затем короны, затем жребий из зерна турнира.
organise-absences = Кто отсутствует { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тура подряд
   *[many] { $rounds } туров подряд
}, выбывает.
organise-protest = Результаты станут окончательными, когда доиграет последний стол и пройдёт ещё { $time }.
organise-protest-none = Результаты окончательны, когда доиграет последний стол.
organise-leavers-half = Кто выбыл раньше половины своих партий, не считается ни для кого.
organise-leavers-out = Кто выбыл до конца, не считается ни для кого.
organise-leavers-stand = Если кто-то выбыл, сыгранные партии считаются, остальные выигрывают соперники.
organise-seeding-rating = Посев по рейтинг-листу этого сервера на начало тура 1; кто без рейтинга, идёт следом по жребию. Эти рейтинги есть в файлах турнира, которые может получить каждый.
organise-seeding-hand = Посев до тура 1 задают организаторы; остальные идут следом по жребию.
organise-ties-lot = При равных очках место делят.
organise-ties-line = При ничьей: { $ties }; иначе место делят.
organise-ties-cut = Кто из них проходит, решает жребий.
organise-ties-then = {", "}затем{" "}
organise-tie-opponents = очки соперников
organise-tie-opponents-about = Очки всех, с кем вы встречались: выше тот, у кого соперники сильнее
organise-tie-head = личные встречи
organise-tie-head-about = Результаты среди тех, у кого поровну, если все они встречались
organise-tie-share = доля очков
organise-tie-share-about = Ваша доля всех очков стола, в среднем
organise-tie-territory = наибольшая область
organise-tie-territory-about = Квадраты наибольшей области, в среднем по вашим партиям
organise-tie-crowns = короны
organise-tie-crowns-about = Короны вашего королевства, в среднем по вашим партиям
organise-tie-duplicate = счёт расклада
organise-tie-duplicate-about = Ваш счёт в том же раскладе по сравнению с другими столами
organise-tie-lot = больше ничего
organise-tie-lot-about = Кто равен до сих пор, делит место; жребий лишь говорит, кто проходит
organise-no-name = Названия пока нет.

organise-dates-signup = Запись { $open ->
    [yes] с { $begins }
   *[no] до { $ends }
}
organise-dates = { $what ->
    [checkin] Отметка о явке
    [round] Тур { $round }
    [stage_round] Этап { $stage }, тур { $round }
    [rounds] Столы один за другим
    [final] Финал
    [final_table] Финальный стол
   *[season] Сезон { $round }
}: { $open ->
    [yes] с { $begins }
   *[no] с { $begins } до { $ends }
}
organise-dates-more = … { $rounds ->
    [one] ещё { $rounds } тур
    [few] ещё { $rounds } тура
   *[many] ещё { $rounds } туров
} …

organise-gone-size = Столы теперь по { $size }: так нужно этой коробке.
organise-gone-teams = Командам по двое нужна «Королевская свадьба», поэтому их больше нет.
organise-gone-dynasty = Династия с этим не сочетается.
organise-gone-duplicate = Одинаковому раскладу нужны туры, в которых все играют одновременно, поэтому он выключен.
organise-gone-games = Династия — это уже три партии, поэтому матчи из нескольких партий выключены.
organise-gone-points = Очки снова обычные: ваши были для столов другого размера.
organise-gone-ties = Без одинакового расклада счёт расклада ничего не решает.
organise-gone-late = Поздняя запись выключена: в этом формате её нет.
organise-gone-final = Финальный стол убран: такого размера в этой коробке нет.
organise-fault-name-missing = Нужно название.
organise-fault-signup_until-past = Запись закончилась бы { $at }; от этой минуты она должна быть открыта хотя бы { $minutes } мин.
organise-fault-start-order = Тур 1 начался бы раньше конца записи.
organise-fault-start-checkin = На отметку о явке нужно { $minutes } мин между концом записи и туром 1.
organise-fault-start-far = Тур 1 должен начаться не позже чем через { $days } дн.
organise-fault-pace-none = Нужны часы, чтобы туры доигрывали люди, а не автопилот.
organise-fault-pace-round = Ход может длиться дольше тура: выберите часы короче или тур длиннее.
organise-fault-least-size = Для стола нужно хотя бы { $entries }.
organise-fault-least-final = Для финального стола нужно { $entries }: задайте минимум участников не меньше.
organise-fault-groups-small = В группах было бы участников: { $entries }. Это слишком мало: выберите меньше групп или больше мест.
organise-fault-groups-final = Дальше прошло бы: { $entries }. Для финального стола это слишком мало.
organise-fault-groups-over = Из групп проходит { $entries }, но за финальным столом мест { $final }: там играют только лучшие из них.
organise-fault-groups-large = В группе не больше { $entries } участников: выберите больше групп или меньше мест.
organise-fault-capacity-robin = Все со всеми могут сыграть, только если участников не больше { $entries }: выберите меньше мест, группы или швейцарскую систему.
organise-fault-round-short = С этими часами партии тура обычно длятся не меньше { $days ->
    [one] { $days } дня
    [few] { $days } дней
   *[many] { $days } дней
}.
organise-fault-round-long = Он длится { $days } дн.
organise-fault-teams-pairs = Две пары партнёров не могут играть за столом вдвоём: где остались только две, как за последним столом, они делят место, а кто проходит, решает жребий.
organise-fault-rounds-repeats = Если запишутся только { $entries }, за столько туров ({ $rounds }) кто-то встретится снова.

organise-command-organise = Создавать и проводить турниры
organise-command-organise-new = Создать турнир, по шагам или сразу
organise-option-template = Начать с образца этого сервера
organise-option-name = Название, 1–30 знаков
organise-option-format = Как играют
organise-option-box = Коробка
organise-option-variants = Варианты и прочее, например Гармония, Срединное королевство
organise-option-lords = Сколько игроков за столом
organise-option-clock = Время на ход, например 12 часов
organise-option-rounds = Сколько туров
organise-option-capacity = Сколько мест
organise-option-who = Записаться может только эта роль
organise-option-opponents = С каким числом разных соперников нужны рейтинговые партии
organise-option-signup = Когда конец записи, например пятница 20:00
organise-option-start = Когда начнётся тур 1, например 24 дек 18:00
organise-option-vacation = Ждут ли часы при отсутствии в пределах тура
organise-command-organise-publish = Опубликовать созданный вами турнир

organise-new-title = ### Новый турнир
organise-step-what = Что
organise-step-format = Формат
organise-step-dates = Даты
organise-step-who = Кто может записаться
organise-step-ties = Очки и ничьи
organise-step-preview = Предпросмотр
organise-steps = { $steps }
organise-zone = Даты каждый видит в своём часовом поясе. Вводите их в поясе { $zone } из ваших /settings.
organise-rounds-fixed = Сколько будет туров, зависит от числа участников.

organise-pick-format = Формат
organise-pick-format-swiss = Швейцарская система
organise-pick-format-swiss-about = Все играют каждый тур, с соперниками с похожими результатами
organise-pick-format-robin = Круговая система
organise-pick-format-robin-about = Все играют со всеми
organise-pick-format-groups = Группы и финальный стол
organise-pick-format-groups-about = Круговая система в группах; лучшие проходят дальше
organise-pick-format-single = Игра на вылет
organise-pick-format-single-about = Одно поражение — и вы выбыли
organise-pick-format-double = До двух поражений
organise-pick-format-double-about = Два поражения — и вы выбыли
organise-pick-format-ladder = Рейтинг-лист
organise-pick-format-ladder-about = Всегда открыт; вместе садятся свободные игроки, близкие по месту
organise-pick-format-league = Лига
organise-pick-format-league-about = Дивизионы и сезоны, переходы вверх и вниз
organise-pick-size = За столом { $number }
organise-pick-rounds = { $number ->
    [one] { $number } тур
    [few] { $number } тура
   *[many] { $number } туров
}
organise-pick-final = Финальный стол на { $number }
organise-pick-final-none = Без финального стола
organise-pick-groups = Группы: { $number }
organise-pick-through = { $number ->
    [1] Дальше проходит лучший
   *[other] Дальше проходят лучшие { $number }
}
organise-pick-division = Дивизионы по { $number }
organise-pick-seasons = { $number ->
    [one] { $number } сезон
    [few] { $number } сезона
   *[many] { $number } сезонов
}
organise-pick-seasons-none = Сезоны, пока вы не закончите
organise-pick-games = { $number ->
    [1] Матч — одна партия
   *[other] Матч из { $number } партий
}
organise-pick-duplicate-yes = Одинаковый расклад: да
organise-pick-duplicate-yes-about = Один расклад на все столы тура, в приватных ветках до его конца
organise-pick-duplicate-no = Одинаковый расклад: нет
organise-pick-duplicate-no-about = У каждого стола свой расклад, смотреть могут все
organise-pick-absences = Выбывает тот, за кого автопилот сыграл { $number ->
    [one] { $number } тур
    [few] { $number } тура
   *[many] { $number } туров
}
organise-pick-absences-none = Отсутствующие остаются
organise-pick-leavers-half = Выбывшие считаются с половины партий
organise-pick-leavers-half-about = Правило ФИДЕ: меньше половины — ни для кого; иначе остальное выиграно
organise-pick-leavers-out = Выбывшие не считаются ни для кого
organise-pick-leavers-out-about = Все их партии убирают из таблицы
organise-pick-leavers-stand = Сыгранное до выбытия считается
organise-pick-leavers-stand-about = Оставшиеся партии выигрывают соперники
organise-pick-seeding-lot = Посев: жребий
organise-pick-seeding-lot-about = Из зерна турнира, проверить может каждый
organise-pick-seeding-rating = Посев: рейтинг
organise-pick-seeding-rating-about = По рейтинг-листу этого сервера на начало тура 1
organise-pick-seeding-hand = Посев: вручную
organise-pick-seeding-hand-about = Порядок участников задаёте вы до тура 1
organise-pick-third-no = Третье место делят
organise-pick-third-no-about = Проигравшие в полуфиналах
organise-pick-third-yes = Третье место разыгрывают
organise-pick-third-yes-about = В туре финала, если за столом двое
organise-pick-decider-game = При ничьей за столом играют снова
organise-pick-decider-game-about = Ещё одна партия тех, у кого ничья, где один проходит или побеждает
organise-pick-decider-lot = При ничьей за столом решает жребий
organise-pick-decider-lot-about = Из зерна турнира; туры не удлиняются
organise-pick-checkin-yes = Отметка о явке: да
organise-pick-checkin-no = Отметка о явке: нет
organise-pick-vacation-yes = Отсутствие: часы ждут
organise-pick-vacation-no = Отсутствие: часы идут
organise-pick-takeback-yes = Ход можно вернуть, пока не сходил следующий
organise-pick-takeback-no = Ходы вернуть нельзя
organise-pick-round = Тур длится { $time }
organise-pick-rest = Между турами { $time }
organise-pick-rest-none = Без паузы между турами
organise-pick-protest = Окончательно, когда после всех столов пройдёт { $time }
organise-pick-protest-none = Окончательно сразу после последнего стола
organise-pick-late = Поздняя запись до тура { $number }
organise-pick-late-none = Без поздней записи
organise-pick-tie = { $place }: { $tie }

organise-which-box = Какая коробка?
organise-which-variants = Варианты: нет
organise-which-template = Начать с образца…
organise-which-role = Какая роль может записаться?
organise-which-clock = Часы
organise-which-tie = Тай-брейк
organise-which-size = Размер столов
organise-which-rounds = Туры
organise-which-final = Финальный стол
organise-which-groups = Группы
organise-which-through = Сколько проходит дальше
organise-which-division = Размер дивизионов
organise-which-seasons = Сезоны
organise-which-games = Партии матча
organise-which-duplicate = Одинаковый расклад
organise-which-leavers = Когда кто-то выбыл
organise-which-seeding = Посев
organise-which-third = Третье место
organise-which-decider = Ничьи за столом
organise-which-absences = Отсутствующие
organise-which-checkin = Отметка о явке
organise-which-vacation = Отсутствие
organise-which-takeback = Возврат хода
organise-which-round = Длительность тура
organise-which-rest = Между турами
organise-which-protest = Когда итог окончателен
organise-which-late = Поздняя запись

organise-button-words = Название и текст…
organise-button-dates = Ввести даты…
organise-button-numbers = Кто…
organise-button-points = Очки…
organise-button-ties = Очки и ничьи
organise-button-publish = Опубликовать
organise-button-keep = Сохранить как образец
organise-button-shred = Удалить образец…
organise-button-fresh = Начать заново

organise-form-words = Название и текст
organise-form-words-name = Название
organise-form-words-text = Что надо знать участникам (можно пусто)
organise-form-dates = Даты
organise-form-dates-hint = Пусто: оставить как запланировано
organise-form-date-signup_until = Конец записи, например пятница 20:00
organise-form-date-start = Начало тура 1, например 24 дек 18:00
organise-form-date-ends = Конец тура, например воскресенье 20:00
organise-form-date-table = Стол играет до, например воскресенье
organise-form-date-begins = Следующий тур, например понедельник 18:00
organise-form-numbers-rounds = Туры
organise-form-numbers-late = Последний тур для поздней записи; 0: нет
organise-what-changes = ### Что изменить в турнире { $cup }?
organise-change-words = Название и текст…
organise-change-numbers = Числа…
organise-form-seat-entries = Один стол; один: пропуск тура; пусто: нет
organise-form-swap-entries = Каких двоих
organise-form-first = С какого тура
organise-form-first-hint = Пусто: со следующего
organise-form-points = Очки
organise-form-points-label = Начиная с первого места; пусто: обычные
organise-form-numbers-capacity = Места
organise-form-numbers-least = Сколько нужно участников
organise-form-numbers-reliability = Надёжность в процентах; 0: любая
organise-form-numbers-rating = Рейтинг, число соперников; 0 0: любые
organise-form-numbers-round = Часов на тур
organise-form-keep-label = Название образца

organise-kept = Сохранено как { $template }. При каждом использовании даты сдвигаются на целые недели.
organise-shred-title = ### Удалить образец
organise-shred-which = Какой образец?
organise-shredded = Образец удалён: { $template }.
organise-template-about = { $format }
organise-changed = С тех пор, как вы это видели, настройки изменились. Вот как сейчас.
organise-ready = Всё готово. После публикации можно записываться.
organise-missing = Что осталось до публикации:
organise-note = Стоит проверить:
organise-preview-dates = Если участников { $entries }:
organise-no-right = Опубликовать это в { $channel } я не могу. Мне нужно там: { $rights }.
organise-right-view = видеть канал
organise-right-text = текстовый канал
organise-right-send = отправлять сообщения
organise-right-threads = создавать публичные ветки
organise-right-talk = отправлять сообщения в ветках
organise-right-private = создавать приватные ветки для одинакового расклада
organise-published = Турнир { $cup } опубликован. Объявление появится в { $channel }.
organise-closed = Ваш турнир сохранён как есть. /organise new откроет его снова.
organise-button-panel = Панель организаторов

organise-command-organise-panel = Открыть панель организаторов
organise-command-organise-pair = Провести жеребьёвку следующего тура сейчас
organise-command-organise-unpair = Отменить последнюю жеребьёвку
organise-command-organise-extend = Дать этому туру больше времени
organise-command-organise-dates = Сдвинуть даты, раньше или позже
organise-command-organise-change = Изменить объявленное
organise-command-organise-seat = Составить вручную стол или пропуск следующего тура
organise-command-organise-swap = Поменять двоих в только что проведённой жеребьёвке
organise-command-organise-pause = Пауза или продолжение
organise-command-organise-result = Исправить результат
organise-command-organise-replace = Заменить участника
organise-command-organise-expel = Дисквалифицировать участника
organise-command-organise-drop = Снять участника с турнира
organise-command-organise-table = Поставить участнику автопилот или заново запустить часы стола
organise-command-organise-add = Добавить опоздавшего или участников из файла
organise-command-organise-message = Написать всем участникам турнира
organise-command-organise-seed = Задать посев участников
organise-command-organise-team = Добавить или убрать организатора или судью
organise-command-organise-cancel = Отменить турнир
organise-command-organise-confirm = Утвердить результаты, когда все столы доиграли
organise-command-organise-reopen = Открыть оконченный турнир для исправлений или отменённый — для записи
organise-command-organise-channel = Продолжить в другом канале
organise-command-organise-fairplay = Узнать, как часто ходы совпадают с ходами сильного компьютера
organise-option-cup = Какой турнир
organise-option-reason = Почему; в журнале это могут прочесть все
organise-option-ends = Когда конец этого тура, например воскресенье 20:00
organise-option-begins = Когда начнётся следующий тур, например понедельник 18:00
organise-option-least = Сколько нужно участников
organise-option-late = Последний тур для поздней записи; 0: нет
organise-option-entries = Номера или имена, например 4, 7
organise-option-first = С какого тура; пусто: со следующего
organise-option-hours = Столько часов
organise-option-channel = Канал, в котором всё продолжится
organise-option-round = Какой тур, если не последний
organise-option-table = Номер стола в туре
organise-option-lord = Какой участник
organise-option-with = Замена; иначе первый в листе ожидания
organise-option-do = Что сделать
organise-option-order = Имена или номера участников через запятую, лучший первым
organise-option-user = Кого добавить
organise-option-partner = Партнёр, где играют команды по двое
organise-option-file = Файл участников (CSV), до начала
organise-option-text = Что вы хотите сказать
organise-option-member = Кто входит в команду или уходит из неё
organise-option-role = Какая роль
organise-choice-autopilot = За участника играет автопилот
organise-choice-adjourn = Отложить: стол играет до другой даты
organise-choice-restart = Часы идут заново
organise-choice-organiser = Организатор
organise-choice-judge = Судья
organise-choice-nothing = Ни то ни другое: вне команды

organise-panel-title = ### { $cup } · панель организаторов
organise-panel-public = Каждое действие спрашивает причину и видно в открытом журнале.
organise-state-signup = Запись до { $at }. Записались { $entries } из { $capacity }{ $waiting ->
    [0] .
   *[other] , ждут места: { $waiting }.
}
organise-state-checkin = Отметка о явке до { $at }. Отметились { $here } из { $entries }{ $waiting ->
    [0] .
   *[other] , ждут места: { $waiting }.
}
organise-state-closed = Запись окончена, участников: { $entries }{ $waiting ->
    [0] .
   *[other] , ждут места: { $waiting }.
} Начало тура 1: { $at }.
organise-state-round = { $tables ->
    [1] Сейчас { $round }, { $over ->
        [0] единственный стол ещё играет
       *[other] единственный стол доиграл
    }. Конец { $at } ({ $left }).
   *[other] Сейчас { $round }, доиграли столы: { $over } из { $tables }. Конец { $at } ({ $left }).
}
organise-state-between = { $adjourned ->
    [0] Все столы доиграли: { $round }.
   *[other] Все остальные столы доиграли: { $round }.
}
organise-state-adjourned = Отложен стол { $table } ({ $round }). Конец { $at } ({ $left }).
organise-state-closed-now = Результаты окончательны. Продолжение через минуту: нажмите **Обновить**.
organise-state-ended-now = Все туры окончены. Продолжение через минуту: нажмите **Обновить**.
organise-state-begun = Турнир начался; готовятся первые столы.
organise-state-paused = **Пауза** ({ $at }): всё ждёт.
organise-state-asked = { $count ->
    [one] Позвали играть, ответа пока нет: { $count } человек.
    [few] Позвали играть, ответа пока нет: { $count } человека.
   *[many] Позвали играть, ответа пока нет: { $count } человек.
}
organise-state-over = { $winners ->
    [0] Турнир окончен, победы нет.
   *[other] Турнир окончен, победа: { $lord }.
}
organise-state-too-few = Турнир отменён: явилось меньше { $least }.
organise-need-few = **Пока здесь { $there }**: если будет меньше { $least }, турнир отменят { $at }. Позовите сообщением или перенесите начало.
organise-need-confirm = **Все столы доиграли.** Нажмите **Утвердить результаты** или исправьте неверное, пока они не стали окончательными.
organise-need-seeds = **Посева ещё нет.** Нажмите **Посев участников…** до начала тура 1; иначе всех расставит жребий.
organise-need-nothing = От вас ничего не требуется.
organise-need-gone = **Канал турнира удалён**, и турнир остановился: туры не начинаются. Выберите другой канал, и он продолжится там.
organise-need-role = **Роль, нужная для записи, удалена**, и записаться никто не может. Разрешите запись без неё или добавьте тех, кто должен играть.
organise-need-shut = **Мне больше нельзя писать в { $channel }**, и турнир остановился: туры не начинаются. Дайте мне там права *Просматривать канал* и *Отправлять сообщения* или выберите другой канал.
organise-need-left-entries = Больше не на этом сервере: { $lords }{ $more ->
    [0] .
   *[other] {" "}и ещё { $more }.
} Выберите их ниже, чтобы заменить или снять с турнира.
organise-need-left-team = Больше не на этом сервере, и никто их не зовёт: { $lords }{ $more ->
    [0] .
   *[other] {" "}и ещё { $more }.
} Вести турнир может любой с правом *Управлять сервером*.
organise-channel-title = В каком канале продолжить турнир { $cup }? Всё, что идёт, будет опубликовано там снова.
organise-channel = Другой канал…
organise-need-call = **Зовут судью** { $at }: { $lord }{ $table ->
    [0] {""}
   *[other] , стол { $table }
}: { $what }
organise-late-lord = Опоздание: стол { $table }, { $lord }, пропущено ходов: { $missed }.
organise-late-lord-autopilot = { $missed ->
    [0] Стол { $table }: автопилот играет вместо игрока { $lord }.
   *[other] Опоздание: стол { $table }, { $lord }, пропущено ходов: { $missed }, пока отсутствует.
}
organise-late-option = { $missed ->
    [0] { $name }: играет автопилот
   *[other] { $name }: пропущено ходов { $missed }
}
organise-missed-option = { $missed ->
    [0] Играет автопилот
   *[other] Пропущено ходов: { $missed }
}
organise-waits-option = В листе ожидания
organise-next-paired = Жеребьёвка следующего тура пройдёт сама { $at }.
organise-next-paired-now = Жеребьёвка следующего тура пройдёт сама через минуту: нажмите **Обновить**.
organise-next-by-hand = Вручную ({ $round }): { $what }.
organise-next-left-over = Остаются без стола и пропускают тур: { $count }.
organise-next-playing = Следующий тур сейчас: ещё { $tables ->
    [one] играет { $tables } стол.
    [few] играют { $tables } стола.
   *[many] играют { $tables } столов.
}

organise-act = Действие с турниром…
organise-act-extend = Продлить этот тур…
organise-act-extend-about = Все столы получат одинаково больше времени
organise-act-postpone = Сдвинуть все даты…
organise-act-postpone-about = Запись, если она открыта, и тур 1 будут позже
organise-act-dates = Изменить даты…
organise-act-dates-about = Раньше или позже; всем сообщат
organise-act-change = Изменить объявленное…
organise-act-change-about = Название, текст, места, туры
organise-act-seat = Составить вручную…
organise-act-seat-about = Стол или пропуск следующего тура
organise-act-swap = Поменять двоих…
organise-act-swap-about = В только что проведённой жеребьёвке
organise-act-pause = Пауза турнира…
organise-act-pause-about = Все часы и даты ждут
organise-act-resume = Продолжить…
organise-act-resume-about = Все даты сдвинутся на время паузы; после двух недель ещё на три дня
organise-act-message = Написать всем участникам…
organise-act-message-about = Как задано в их уведомлениях
organise-act-add = Добавить участника…
organise-act-add-about = Опоздавшего или того, кто выбыл
organise-act-open = Разрешить запись без роли…
organise-act-open-about = Остальные условия сохранятся
organise-act-close = Закончить запись сейчас…
organise-act-close-about = Больше никто не запишется; тур 1 начнётся по плану
organise-act-seed = Посев участников…
organise-act-seed-about = В каком порядке они начинают
organise-act-channel = Другой канал…
organise-act-channel-about = Турнир продолжится там
organise-act-stand = Опубликовать таблицу сейчас…
organise-act-stand-about = В ветке турнира
organise-act-team = Организаторы и судьи…
organise-act-team-about = Добавить или убрать
organise-act-end = Закончить турнир…
organise-act-end-about = С таблицей как есть
organise-act-confirm = Утвердить результаты
organise-act-reopen = Открыть снова…
organise-act-reopen-about = Снова запись, или результаты можно исправить
organise-act-cancel = Отменить турнир…
organise-act-cancel-about = Он закончится без результата
organise-act-import = Участники из файла
organise-act-result = Исправить результат…
organise-act-restart = Запустить часы заново…
organise-act-adjourn = Отложить…
organise-act-replace = Заменить…
organise-act-drop = Снять с турнира…
organise-act-expel = Дисквалифицировать…
organise-act-autopilot = Автопилот…
organise-tact = Действие со столом…
organise-pact = Действие с участником…
organise-other-table = Другой стол…
organise-other-lord = Кто-то другой…
organise-table-option = { $stages ->
    [1] {""}
   *[other] { $stage }{" "}
}Т{ $round } С{ $table } · { $lords }
organise-table-over = Окончен
organise-table-adjourned = Отложен
organise-table = Стол { $table }: { $lords }
organise-game-option = Решение о партии { $game }
organise-autopilot-whom = Автопилот для…
organise-lord-title = ### { $lord }
organise-entry-in = { $lord } участвует.
organise-entry-waiting = { $lord } ждёт места.
organise-entry-withdrawn = { $lord }: отказ от участия.
organise-entry-dropped = { $lord }: больше не участвует.
organise-entry-expelled = { $lord }: дисквалификация.
organise-whom-replace = Кто придёт на замену?
organise-whom-replace-title = Кого-то с этого сервера спросят о замене: место игрока { $lord }, с очками и открытыми столами.
organise-whom-add = Кого добавить?
organise-whom-add-title = Кого позвать в турнир { $cup }? Партнёров выбирают вместе.
organise-whom-lord = О ком речь?
organise-whom-lord-title = Выберите участника турнира { $cup }.
organise-whom-team-title = Организаторы турнира { $cup } могут здесь всё, судьи принимают решения о столах.
organise-whom-organiser = Добавить организатора…
organise-whom-judge = Добавить судью…
organise-off-team = Убрать из команды…
organise-role-organiser = Организатор
organise-role-judge = Судья
organise-first-waiting = Первый, кто ждёт

organise-form-reason = Причина (могут прочесть все)
organise-form-hours = Часы
organise-form-order = Участники, лучший первым, по одному в строке
organise-form-text = Что вы хотите им сказать?
organise-form-result = Исправить результат
organise-form-result-hint = Очки, например 44, или место и очки, например 1, 44
organise-form-pair = Следующий тур сейчас
organise-form-unpair = Отменить последнюю жеребьёвку
organise-form-stage = Этап, начиная с 1
organise-form-round = Тур
organise-form-table = Стол

organise-button-channel = Другой канал
organise-button-refresh = Обновить
organise-button-log = Журнал
organise-button-anew = Новый по образцу
organise-button-asklords = Позвать участников
organise-again-reason = Участники турнира { $cup }
organise-button-pair = Следующий тур сейчас
organise-button-begin = Начать тур 1 сейчас
organise-button-unpair = Отменить жеребьёвку
organise-button-do = Выполнить
organise-button-again = Переиграть их
organise-button-stands = Оставить как есть
organise-button-passes = Проходит дальше
organise-button-passes-none = Никто не проходит
organise-button-dont = Отмена
organise-done = Сделано. Запись — в журнале турнира.

organise-effect-title = ### Вот что произойдёт
organise-effect-open = Теперь для записи на турнир { $cup } роль не нужна.
organise-effect-channel = Турнир продолжится в { $channel }: там появятся его объявление и всё, что идёт, { $tables ->
    [0] и его следующие столы.
    [1] и его открытый стол тоже.
   *[other] и его открытые столы тоже ({ $tables }).
}
organise-effect-channel-blind = **Участники, которым этот канал не виден: { $lords }.** Всем сообщат лично, где теперь турнир; кому канал не виден, может только играть оттуда.
organise-effect-changed = ### С тех пор, как вы это видели, что-то изменилось. Теперь произойдёт вот что
organise-effect-reason = Причина: { $reason }
organise-effect-moved = Было назначено на { $before }, станет { $after }.
organise-effect-ends = Конец { $after } вместо { $before }.
organise-effect-date-signup_until = Конец записи { $after } вместо { $before }.
organise-effect-date-start = Начало тура 1 { $after } вместо { $before }.
organise-effect-date-ends = { $round }: конец { $after } вместо { $before }, всё следующее сдвинется на столько же.
organise-effect-date-begins = Начало следующего тура { $after } вместо { $before }.
organise-effect-date-sooner = { $tables ->
    [one] Ещё играет { $tables } стол. Что там к этому времени останется, доиграет автопилот.
    [few] Ещё играют { $tables } стола. Что там к этому времени останется, доиграет автопилот.
   *[many] Ещё играют { $tables } столов. Что там к этому времени останется, доиграет автопилот.
}
organise-effect-date-told = Всем, кого это касается, сообщат.
organise-effect-change-name = Название «{ $after }» вместо «{ $before }».
organise-effect-change-text = Новый текст: { $after }
organise-effect-change-capacity = Мест { $after } вместо { $before }.
organise-effect-change-least = Нужно не меньше { $after } вместо { $before }.
organise-effect-change-rounds = Туров { $after } вместо { $before }.
organise-effect-change-late = Поздняя запись возможна до тура { $after } вместо { $before }.
organise-effect-end-early = { $last ->
    [yes] Новых туров больше не будет, последний: { $round }. Решает таблица как есть, продолжения нет.
   *[no] Новых туров здесь больше не будет, последний: { $round }. Решает таблица как есть, затем идёт продолжение.
}
organise-effect-seat = Вручную в туре { $round }:
organise-effect-seat-table = - стол: { $lords }
organise-effect-seat-byes = - пропуск тура: { $lords }
organise-effect-seat-rest = Остальных распределит обычная жеребьёвка.
organise-effect-seat-left-over = Из них остаются без стола и тоже пропускают тур: { $count }.
organise-effect-seat-none = Вручную больше ничего не задано: весь тур { $round } распределит обычная жеребьёвка.
organise-effect-swap = { $lords } меняются местами.
organise-effect-swap-anew = { $tables ->
    [1] Стол этого тура начнёт
   *[other] Столы этого тура ({ $tables }) начнут
} заново, с новым раскладом. Конец тура прежний.
organise-effect-postpone = Сдвиг всех дат до начала: { $time }.
organise-effect-extend = { $tables ->
    [1] Открытый стол получит
   *[other] Все открытые столы ({ $tables }) получат
} ещё { $time }: { $round }.
organise-effect-pause = Турнир { $cup } встаёт на паузу: все даты ждут, { $tables ->
    [0] сейчас ничего не играют
    [1] часы одного стола остановятся
   *[other] часы столов остановятся ({ $tables })
}.
organise-effect-resume = Турнир { $cup } продолжается: { $tables ->
    [0] открытых столов нет
    [1] часы одного стола снова идут
   *[other] часы столов снова идут ({ $tables })
}, все даты сдвинутся на столько же.
organise-effect-game = Партия { $game } матча.
organise-effect-will = Станет: { $scores }
organise-effect-was = Было: { $scores }
organise-effect-score = { $place } { $lord } { $points }
organise-effect-stops = { $games ->
    [1] Партия, которая там идёт, закончится.
   *[other] Партии, которые там идут, закончатся: { $games }.
}
organise-effect-goes-on = Матч этим не решён и продолжается.
organise-effect-depends = С этим результатом за уже составленными столами должны сидеть другие. Выбирайте: эти столы переиграют те, кто должен там сидеть, а их результаты не считаются; или всё остаётся как есть.
organise-effect-again = { $round }, { $table } · { $over ->
    [0] играет
   *[other] окончен
} { $count ->
    [0] { "" }
   *[other] → { $lords }
}
organise-effect-again-more = { $tables ->
    [one] и ещё { $tables } стол
    [few] и ещё { $tables } стола
   *[many] и ещё { $tables } столов
}
organise-effect-frozen = Этот этап окончен: кто прошёл дальше, остаётся.
organise-effect-replace = { $other } займёт место игрока { $lord }, со всеми очками.
organise-effect-replace-rated = Идущая партия для рейтинга считается оставленной ({ $lord }), если в ней пропущен ход, иначе — по месту королевства; без единого хода не считается.
organise-effect-in-time = { $lords } за столом не пропускает ходов, поэтому сначала спросят. Без согласия это возможно, только когда пропущен ход.
organise-effect-waited = { $other } больше не ждёт места и уходит из листа ожидания.
organise-effect-seats = { $tables ->
    [1] Открытый стол перейдёт на замену.
   *[other] Открытые столы перейдут на замену: { $tables }.
}
organise-effect-expel = { $lord }: дисквалификация, больше не участвует.
organise-effect-parts = { $other } сохранит своё место за открытым столом. С помощью «Заменить…» к этой команде может присоединиться кто-то другой на место игрока { $lord }; до тех пор её не ставят в пары.
organise-effect-parts-before = Вместе с игроком { $lord } уходит команда; { $other } может записаться снова с кем-то другим.
organise-effect-drop = { $lord } снимается с турнира и может вернуться, пока впереди есть тур.
organise-effect-passes = Последний стол выигран, это проход дальше. Выбирайте: вместо этого дальше проходит побеждённый там соперник, { $other }, или никто, и у следующего соперника нет стола.
organise-effect-passes-again = Если соперник проходит дальше, составленное с тех пор переиграют:
organise-effect-moves-up = { $other } приходит из листа ожидания.
organise-effect-autopilots = { $tables ->
    [1] За открытым столом будет играть автопилот.
   *[other] За открытыми столами будет играть автопилот: { $tables }.
}
organise-effect-autopilot = Теперь вместо игрока { $lord } играет автопилот, до его возвращения. Если игрок успел получить ход и не вернулся до конца партии, в рейтинге она считается оставленной.
organise-effect-adjourn = Новый конец этого стола: { $ends }. Туры идут дальше; пока он играет, это ничья: по пол-очка за столом на двоих.
organise-effect-restart = Текущий ход снова получит всё своё время.
organise-effect-asked = Сначала спросят: { $lords }; без согласия ничего не случится.
organise-effect-add = Будут участвовать: { $lords }.
organise-effect-add-waits = В лист ожидания: { $lords }. Свободных мест нет.
organise-effect-add-late = Играют с тура { $round }: { $lords }.
organise-effect-import = Спросят людей: { $lords }. При согласии они участвуют.
organise-effect-left = Ещё пропущено участников: { $lords }. Слишком многих пришлось бы спросить сразу. Загрузите файл снова, когда эти ответят.
organise-effect-known = Участники файла, которые уже здесь или уже получили вопрос, пропущены: { $lords }.
organise-effect-some-wait = Мест не хватает: последние ждут.
organise-effect-unpair = Жеребьёвка отменяется ({ $round }): { $tables ->
    [1] стол закончится без результата.
   *[other] столы закончатся без результата ({ $tables }).
}
organise-effect-unpair-played = Из них доиграли и не будут считаться: { $tables }.
organise-effect-paired-again = Жеребьёвка пройдёт снова сама { $at } или раньше, если её проведёте вы.
organise-effect-pair = { $round }: жеребьёвка и начало сейчас; длительность тура не меняется.
organise-effect-pair-next = Жеребьёвка и начало следующего этапа — сейчас (после: { $stage }); длительность его первого тура не меняется.
organise-effect-begin = Запись и отметка о явке окончены, тур 1 начинается сейчас, участников: { $lords }. Длительность тура не меняется.
organise-effect-begin-without = { $more ->
    [0] Кто не отметил явку, выбывает: { $lords }.
   *[other] Кто не отметил явку, выбывает: { $lords } и ещё { $more }.
}
organise-effect-pair-instead = Сам тур начался бы { $at }.
organise-effect-message = Сообщение получат участники ({ $lords }):
organise-effect-team-on = { $role ->
    [judge] { $lord } сможет здесь судить; назовут и позовут к столам после **Я помогаю**.
   *[organiser] { $lord } сможет здесь всё; назовут и позовут как организатора после **Я помогаю**.
}
organise-effect-team-off = { $lord } больше не { $role ->
    [judge] судья
   *[organiser] организатор
}.
organise-effect-seed = Посев, лучший первым: { $lords }. { $left ->
    [0] Это все.
    [1] Затем идёт ещё один участник.
   *[other] Остальные ({ $left }) идут следом по жребию.
}
organise-effect-seed-more = ещё { $count }
organise-effect-close = Запись заканчивается сейчас, участников: { $lords }.
organise-effect-checkin = Начинается отметка о явке.
organise-effect-start-stays = Тур 1 начнётся по плану, { $at }.
organise-effect-stand = Таблица будет опубликована в ветке турнира.
organise-effect-end = Турнир { $cup } заканчивается: таблица становится окончательной.
organise-effect-confirm = Теперь результаты окончательны ({ $stage }).
organise-effect-confirm-last = Турнир { $cup } заканчивается, лучшие получают трофеи:
organise-effect-through = { $more ->
    [0] Дальше проходят: { $lords }.
   *[other] Дальше проходят: { $lords } и ещё { $more }.
}
organise-effect-reopen = Турнир { $cup } снова открыт: пьедестал и трофеи отозваны, результаты последнего этапа можно исправлять до { $until } или пока вы их не утвердите. Всем сообщат.
organise-effect-reopen-signup = Турнир { $cup } всё же состоится: запись снова открыта на сутки, начало тура 1 { $start }. { $lords ->
    [0] Пока никого нет.
    [1] Кто был записан, остаётся, ему сообщат.
   *[other] Все записанные ({ $lords }) остаются, им сообщат.
} Другие даты можно задать потом.
organise-effect-cancel = { $begun ->
    [yes] Турнир { $cup } закончится без результата. Вернуть его будет нельзя.
   *[no] Турнир { $cup } отменяется. Его можно открыть снова.
}
organise-effect-no-result = { $tables ->
    [1] Стол, который ещё играет, закончится
   *[other] Столы, которые ещё играют ({ $tables }), закончатся
} без результата.

organise-fair-button = Честная игра
organise-fair-title = ### { $cup } · честная игра
organise-fair-about = Как часто { $lord } ходит так, как считает лучшим сильный компьютерный игрок. Видно только организаторам, которые не играют в этом турнире.
organise-fair-total = **{ $percent } %** ходов из { $turns }, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
organise-fair-round = { $round }: { $percent } % из { $turns }
organise-fair-none = Ни одна из этих партий ещё не сравнена.
organise-fair-waiting = { $count ->
    [1] Одна партия ещё не сравнена. Это займёт около полуминуты.
   *[other] Ещё не сравнены партии: { $count }. Каждая займёт около полуминуты.
}
organise-fair-more = Сравнить ещё партии
organise-fair-reading = Ходы без выбора, первый выбор и ходы автопилота не считаются. При таком числе партий ({ $games }) от { $percent } % стоит присмотреться, но это не доказательство: сильные игроки достигают этого сами, а одна партия не говорит ни о чём.
organise-fair-coarse = Ходы без выбора, первый выбор и ходы автопилота не считаются. Здесь компьютер судит только о королевствах, поэтому доля говорит, насколько игра похожа на автопилот, и ничего не говорит об обмане.
