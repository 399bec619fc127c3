annals-command-ladder = Рейтинг-лист этого сервера
annals-command-profile = Профиль игрока
annals-option-season = Какой квартал; иначе всё время
annals-option-computers = Рейтинг-лист партий с компьютерными игроками
annals-option-page = Какая страница по десять игроков
annals-option-user = Чей профиль; иначе ваш

annals-ladder = { $box }, королевства: { $kingdoms }
annals-ladder-teams = { $box }, команды по двое: { $kingdoms }
annals-ladder-computer = { $ladder }, с компьютерными игроками
annals-season-all = Всё время
annals-season = { $quarter ->
    [1] Январь — март { $year }
    [2] Апрель — июнь { $year }
    [3] Июль — сентябрь { $year }
   *[4] Октябрь — декабрь { $year }
}
annals-computer = Компьютер ({ $level })
annals-nameless = Игрок

annals-ladder-title = ### Рейтинг-лист · { $ladder } · { $season }
annals-ladder-count = { $lords ->
    [one] { $lords } игрок
    [few] { $lords } игрока
   *[many] { $lords } игроков
}, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}. Рейтинг, ± возможная погрешность (серый с «?»: меньше десяти партий), партии, последние пять мест.
annals-ladder-empty = Здесь пока не доиграна ни одна такая партия. Откройте стол командой `/game new`, и она будет первой.
annals-ladder-mine = Вы на { $place }-м месте: **{ $rating }** ± { $deviation }, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}.
annals-choose-ladder = Коробка и размер
annals-choose-season = Сезон
annals-find = Найти меня
annals-browse = Другие рейтинг-листы
annals-share = Показать в канале

annals-profile-title = ### { $lord }
annals-profile-hidden = Это видите только вы: в рейтинг-листах вас не показывают. Изменить это можно в `/settings`.
annals-profile-empty = Доигранных партий здесь пока нет. Откройте стол командой `/game new` или найдите его через `/games`.
annals-standing = { $name }: место { $place }, { $rating }, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, побед { $wins }
annals-standing-one = { $games } из { $of } партий против одного и того же игрока
annals-ladder-one = В основном против одного и того же игрока: { $lords }
annals-ladder-one-lord = { $lord } ({ $games } из { $of } партий)
annals-level = **{ $level }**: побед людей { $wins } из { $games }
annals-level-best = лучшее королевство { $points } ({ $lord })
annals-level-best-hidden = лучшее королевство { $points }
annals-level-mine = ваших побед { $wins } из { $games }, лучший счёт { $points }
annals-level-mine-left = ваших побед { $wins } из { $games }
annals-rating = **{ $rating }** ± { $deviation }
annals-rating-unsure = **{ $rating }** ± { $deviation } (меньше десяти партий)
annals-reliable-always = Всегда ходит вовремя ({ $percent } %).
annals-reliable-mostly = Почти всегда ходит вовремя ({ $percent } %).
annals-reliable-often = Иногда пропускает ход ({ $percent } %).
annals-reliable-seldom = Часто пропускает ходы ({ $percent } %).
annals-best = Лучшее королевство: **{ $points }** за столом { $table }
annals-recent-title = Последние партии
annals-recent = { $table }: место { $place } из { $of }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} { $rated ->
    [yes] ({ $change }){" "}
   *[no] {""}
}{ $when }
annals-recent-left = { $table }: не доиграно { $rated ->
    [yes] ({ $change }){" "}
   *[no] {""}
}{ $when }
annals-trophies-title = Трофеи
annals-trophy = **{ $trophy }** · { $about }
annals-cup = { $place ->
    [1] Победа в турнире
    [2] Второе место в турнире
   *[other] Третье место в турнире
} { $cup } · участников { $of } · { $at }
annals-cups-more = { $count ->
    [one] И ещё { $count } турнир.
    [few] И ещё { $count } турнира.
   *[many] И ещё { $count } турниров.
}
annals-trophy-first_stone = Первый камень
annals-trophy-first_stone-about = партия доиграна до конца
annals-trophy-crowned = Коронация
annals-trophy-crowned-about = победа в партии
annals-trophy-hundred = Сотня
annals-trophy-hundred-about = королевство на 100 очков
annals-trophy-broad_fields = Бескрайние просторы
annals-trophy-broad_fields-about = область из 15 квадратов
annals-trophy-six_lands = Шесть земель
annals-trophy-six_lands-about = все шесть ландшафтов приносят очки в одном королевстве
annals-trophy-harmonious = В гармонии
annals-trophy-harmonious-about = победа с бонусами «Гармония» и «Срединное королевство»
annals-trophy-treasury = Сокровищница
annals-trophy-treasury-about = 20 очков за горы
annals-trophy-architect = Зодчество
annals-trophy-architect-about = 40 очков за здания
annals-trophy-queens_host = В гостях королева
annals-trophy-queens_host-about = победа, когда королева у вас
annals-trophy-close_shave = Впритык
annals-trophy-close_shave-about = победа на одно очко или лишь по правилу ничьей
annals-trophy-crowded_field = В толпе
annals-trophy-crowded_field-about = победа над четырьмя королевствами или больше
annals-trophy-old_hand = Старая гвардия
annals-trophy-old_hand-about = 50 партий доиграны до конца
annals-compare-me = Сравнить со мной

annals-command-compare = Два игрока рядом
annals-option-compared = С кем вас сравнить
annals-option-with = Другой игрок вместо вас
annals-compare-title = ### { $one } и { $two }
annals-compare-unrated = { $lord }: рейтинга здесь пока нет
annals-compare-chance = Судя по рейтингам, { $one } опережает игрока { $two } в { $percent } из 100 партий.
annals-compare-never = Друг против друга они здесь пока не играли.
annals-compare-met = Партий друг против друга: { $games }. { $one } впереди в { $ahead }, позади в { $behind }.
annals-compare-latest = Последние общие партии. Результаты игрока { $one }

annals-command-honors = Рекорды этого сервера: лучшее королевство, наибольшая область и другие
annals-honors-title = ### Рекорды · { $box }
annals-honors-count = { $games ->
    [one] Здесь доиграна { $games } партия
    [few] Здесь доиграны { $games } партии
   *[many] Здесь доиграно { $games } партий
}
annals-honor-kingdom = Лучшее королевство, очков: **{ $value }** — { $lords }
annals-honor-territory = Наибольшая область, квадратов: **{ $value }** — { $lords }
annals-honor-crowns = Больше всего корон: **{ $value }** — { $lords }
annals-honor-fastest = Самый быстрый стол: **{ $value }** — { $lords }
annals-honor-games = Больше всего доигранных партий: **{ $value }** — { $lords }
annals-honor-wins = Больше всего побед: **{ $value }** — { $lords }
annals-honor-short-kingdom = королевство
annals-honor-short-territory = область
annals-honor-short-crowns = короны
annals-honor-short-fastest = быстрый стол
annals-honor-short-games = партии
annals-honor-short-wins = победы
annals-honor-hidden = кто-то, кого не показывают
annals-honor-where = { $table }, { $when }
annals-choose-box = Коробка

annals-command-stats = Как здесь показывают себя костяшки, здания, задания и места
annals-option-about = О чём
annals-about-domino = Костяшки
annals-about-building = Здания
annals-about-quest = Задания
annals-about-token = Жетоны Двора
annals-about-seat = Места
annals-about-order = Порядок первого выбора
annals-stats-title = ### { $about } · { $box }
annals-stats-empty = Здесь пока не доиграна ни одна партия этой коробки.
annals-stats-usual = { $games ->
    [one] Доиграна { $games } партия
    [few] Доиграны { $games } партии
   *[many] Доиграно { $games } партий
}. Из всех королевств побеждают { $share } %, в среднем очков: { $points }. Лучшие сверху.
annals-stats-line = **{ $what }**: победы — { $share } % из { $games ->
    [one] { $games } королевства
    [few] { $games } королевств
   *[many] { $games } королевств
}, очков в среднем: { $points }
annals-stats-quest = **{ $what }**: победы — { $share } % из { $games ->
    [one] { $games } королевства
    [few] { $games } королевств
   *[many] { $games } королевств
}, принесло очков в среднем: { $points }
annals-seat = Место { $place } из { $kingdoms }
annals-order = Выбор { $place } из { $kingdoms }
