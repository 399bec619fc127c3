setup-lords = { $lords ->
    [one] { $lords } игрок
    [few] { $lords } игрока
   *[many] { $lords } игроков
}
setup-players = { $lords ->
    [one] { $lords } игрок
    [few] { $lords } игрока
   *[many] { $lords } игроков
}
setup-grid = { $side }×{ $side }
setup-rounds = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}
setup-dynasty = Династия: три партии, очки складываются
setup-with-giants = Эпоха великанов
setup-with-court = Двор
setup-with-teams = команды по двое
setup-quests-two = Задания для всех: { $quests }.
setup-quests-none = Два задания для всех вытянут в начале.
setup-partners-chosen-line = Партнёры выбирают друг друга местами за столом.
setup-partners-drawn-line = Партнёров определит жребий в начале.
setup-usual-here = Такая партия здесь обычно длится { $time }.
setup-usual = Такая партия обычно длится { $time }.
setup-time-days = { $most ->
    [one] { $least }–{ $most } день
    [few] { $least }–{ $most } дня
   *[many] { $least }–{ $most } дней
}
setup-time-days-about = около { $most ->
    [one] { $most } дня
    [few] { $most } дней
   *[many] { $most } дней
}
setup-time-hours = { $most ->
    [one] { $least }–{ $most } час
    [few] { $least }–{ $most } часа
   *[many] { $least }–{ $most } часов
}
setup-time-hours-about = около { $most ->
    [one] { $most } часа
    [few] { $most } часов
   *[many] { $most } часов
}
setup-time-minutes = { $most ->
    [one] { $least }–{ $most } минута
    [few] { $least }–{ $most } минуты
   *[many] { $least }–{ $most } минут
}
setup-time-minutes-about = около { $most ->
    [one] { $most } минуты
    [few] { $most } минут
   *[many] { $most } минут
}
setup-who-anyone = сесть может любой на этом сервере
setup-who-invited = сесть могут только приглашённые
setup-who-role = только для роли { $role }
setup-who-no-role = только для одной роли; выберите её ниже
setup-who-reliable = надёжность от { $percent } %

setup-new-title =
    ### Новый стол
    {"**"}Коробка** → Игроки → Варианты → Часы → Кто
setup-new-last = Как здесь в прошлый раз: { $setup }.
setup-new-same = Как в прошлый раз
setup-new-which-box = Какая коробка?
setup-new-or-preset = Или шаблон…
setup-box-kingdomino-about = 2–4 игрока · выложить, выбрать, считать короны
setup-box-queendomino-about = 2–4 игрока · ещё города, рыцари, королева и дракон
setup-box-royal_wedding-about = 3–8 игроков · обе коробки вместе, вшестером и ввосьмером командами
setup-box-discovery-about = 2 игрока · 24 свои костяшки, шесть коротких раундов
setup-preset-saved-about = Сохранено этим сервером: { $setup }
setup-preset-mighty_duel = Большая дуэль
setup-preset-mighty_duel-about = 2 игрока, 7×7, все 48 костяшек
setup-preset-queen_duel = Лоскутная империя вдвоём
setup-preset-queen_duel-about = 2 игрока, 7×7, все 48 костяшек, все здания
setup-preset-dynasty = Династия
setup-preset-dynasty-about = Три партии подряд, очки складываются
setup-preset-giants_five = Великаны впятером
setup-preset-giants_five-about = 5 игроков, Эпоха великанов: великаны, следы и два задания
setup-preset-wedding_teams = Королевская свадьба, команды
setup-preset-wedding_teams-about = 6 игроков по двое, обе коробки, 7×7 на команду

setup-ready-title = ### Новый стол
setup-edit-title = ### { $table } · настройки
setup-edit-at-once = Изменения действуют сразу, и все видят их за столом.
setup-edit-asks = Каждое изменение действует сразу. Тех, кто уже сидит, спросят, остаются ли они, и партия ждёт их ответов.
setup-ready-lords = Игроки
setup-variants-nothing = нет
setup-ready-variants = Варианты: нет
setup-ready-who = Кто может сесть
setup-ready-role = Какая роль может сесть?
setup-lords-kingdomino-2 = 24 костяшки, 6 раундов; у каждого два короля
setup-lords-kingdomino-3 = 36 костяшек, 12 раундов
setup-lords-kingdomino-4 = Все 48 костяшек, 12 раундов
setup-lords-mighty_duel-2 = Все 48 костяшек, 12 раундов; у каждого два короля
setup-lords-queendomino-2 = Все 48 костяшек, 12 раундов, 7×7; у каждого два короля
setup-lords-queendomino-3 = Все 48 костяшек, 12 раундов; одна за раунд выходит из игры
setup-lords-queendomino-4 = Все 48 костяшек, 12 раундов
setup-lords-royal_wedding-3 = 96 костяшек, 24 раунда, 7×7; одна за раунд выходит из игры
setup-lords-royal_wedding-4 = 96 костяшек, 24 раунда, 7×7
setup-lords-royal_wedding-5 = 96 костяшек рядами по восемь, 12 раундов; три за раунд уходят
setup-lords-royal_wedding-6 = 96 костяшек рядами по восемь, 12 раундов; две за раунд уходят
setup-lords-royal_wedding-7 = 96 костяшек рядами по восемь, 12 раундов; одна за раунд уходит
setup-lords-royal_wedding-8 = 96 костяшек рядами по восемь, 12 раундов
setup-lords-teams-6 = Три команды, 7×7 на команду, 12 раундов; две костяшки за раунд уходят
setup-lords-teams-8 = Четыре команды, 7×7 на команду, 12 раундов
setup-lords-giants-2 = 30 из 60 костяшек, 6 раундов; у каждого два короля
setup-lords-giants_big-2 = Все 60 костяшек, 12 раундов, 7×7; у каждого два короля
setup-lords-giants-3 = Все 60 костяшек, 12 раундов; две уходят до каждого выбора
setup-lords-giants-4 = Все 60 костяшек, 12 раундов; одна уходит до каждого выбора
setup-lords-giants-5 = Все 60 костяшек, 12 раундов
setup-lords-discovery-2 = 24 свои костяшки, 6 раундов; у каждого два короля
setup-variant-mighty_duel-about = Королевство 7×7 со всеми костяшками, для 2 игроков
setup-variant-middle_kingdom-about = +10, если замок в центре сетки
setup-variant-harmony-about = +5, если вы ни разу не сбросили костяшку
setup-variant-dynasty-about = Три партии, очки складываются
setup-variant-giants-about = Великаны накрывают короны, следы отправляют их дальше; два задания; до 5 игроков
setup-variant-court-about = Ресурсы земель покупают здания и персонажей; последний шаг каждого хода
setup-variant-teams-about = Двое делят одно королевство, его монеты и рыцарей
setup-extra-giants = Эпоха великанов
setup-extra-court = Двор
setup-extra-teams = Команды по двое
setup-pick-anyone = Сесть может любой
setup-pick-invited = Только приглашённые мной
setup-pick-role = Только эта роль…
setup-pick-role-about = Выберите роль ниже
setup-pick-reliable = Надёжность от { $percent } %
setup-pick-reliable-usual = Надёжность от 80 %
setup-pick-reliable-about = Сочетается с остальным; кто здесь впервые, считается надёжным
setup-only-lords = Коробка «{ $box }» рассчитана только на { $most } игроков.
setup-unknown-variant = Не знаю варианта «{ $text }». Возможные перечислены в подсказке.
setup-no-mighty_duel-lords = Большая дуэль — для 2 игроков.
setup-no-teams-lords = Команды — для 6 или 8 игроков.
setup-no-teams-box = Команды бывают только в коробке «Королевская свадьба».
setup-no-partners = Партнёры бывают только в командах по двое.
setup-no-any-giants = { $variant } не сочетается с Эпохой великанов: там это задание.
setup-no-any-box = { $variant } не сочетается с коробкой «{ $box }».
setup-no-all-giants = { $variants } не сочетаются с Эпохой великанов: там это задания.
setup-no-all-box = { $variants } не сочетаются с коробкой «{ $box }».
setup-off-mighty_duel-lords = Большая дуэль убрана: она для 2 игроков.
setup-off-mighty_duel-box = Большая дуэль убрана: она из коробки «Лоскутное королевство».
setup-off-teams-lords = Команды убраны: они для 6 или 8 игроков.
setup-off-teams-box = Команды убраны: они из коробки «Королевская свадьба».
setup-off-giants-variants = Эпоха великанов убрана, не сочетается: { $bonuses }.
setup-off-computers = Компьютерных игроков теперь меньше: за столом не хватает мест, или они здесь не умеют играть в это.
setup-off-quests-giants = Выбранные задания убраны: они из Эпохи великанов.
setup-off-any-giants = Убрано: { $variant }. В Эпохе великанов это задание.
setup-off-any-box = Убрано: { $variant }. Не сочетается с коробкой «{ $box }».
setup-off-any-here = Убрано: { $variant }. Здесь этого не выбрать.
setup-off-lords = Теперь за столом { $lords }: для коробки «{ $box }» нужно от { $least } до { $most }.
setup-off-lords-one = Теперь за столом { $lords }: для коробки «{ $box }» нужно { $most }.
setup-off-lords-giants = Теперь за столом { $lords }: без Эпохи великанов для коробки «{ $box }» нужно от { $least } до { $most }.
setup-off-lords-teams = Теперь за столом { $lords }: для команд нужно 6 или 8.
setup-open = Открыть стол
setup-more = Ещё настройки
setup-keep = Сохранить как шаблон
setup-keep-title = Сохранить как шаблон
setup-keep-label = Название, которое здесь видят все
setup-kept = Сохранено как { $preset }. Шаблон найдётся в списке «Или шаблон…».
setup-presets = Удалить шаблон…
setup-presets-title =
    ### Удалить шаблон
    Шаблон может удалить тот, кто его сохранил, а с правом «Управлять сервером» — любой. Столы останутся как есть.
setup-presets-which = Какой шаблон?
setup-removed = Шаблон удалён: { $preset }.
setup-unknown-preset = Не знаю шаблона «{ $text }». Возможные перечислены в подсказке.
setup-closed = Ничего не открыто. /game new вернёт ваш выбор.
setup-done = Хорошей игры.
setup-opened = Стол { $table } открыт в { $channel }.
setup-host-button = Панель хозяина

setup-more-name-own = Стол называется { $table }.
setup-name-label = Название (пусто: случайное)
setup-switches = За этим столом
setup-switch-other = Если снять: { $other }
setup-partners = Партнёры
setup-partners-chosen = Партнёры выбирают друг друга
setup-partners-drawn = Партнёров определит жребий
setup-pick-partners-chosen = Партнёры выбирают друг друга
setup-pick-partners-drawn = Партнёров определит жребий
setup-quests = Задания (нет: вытянут 2)
setup-quests-one = Выберите два задания или ни одного: тогда вытянут два.
setup-quest-bleak_king-about = 10 очков за каждую область от 5 квадратов без открытых корон
setup-starts = Начало
setup-starts-full = Начинается сама, когда все сели
setup-starts-host = Начинает хозяин стола
setup-missed = Пропущенные ходы до потери места
setup-missed-1 = 1 пропущенный ход
setup-missed-2 = 2 пропущенных хода
setup-missed-3 = 3 пропущенных хода
setup-missed-4 = 4 пропущенных хода
setup-missed-5 = 5 пропущенных ходов
setup-vacation = Отсутствие и тихие выходные
setup-vacation-yes = Отсутствие и тихие выходные учитываются
setup-vacation-no = Отсутствие и тихие выходные не учитываются
setup-takeback = Возврат хода
setup-takeback-yes = Ход можно вернуть, пока не сходил следующий
setup-takeback-no = Ходы вернуть нельзя
setup-numbers = Буквы позиций
setup-numbers-yes = У лучших позиций есть буквы
setup-numbers-no = Позиции без букв
setup-hints = Подсказки
setup-hints-yes = Подсказки есть; партия не идёт в рейтинг-лист
setup-hints-no = Без подсказок
setup-unusual-line = { $said }.
setup-hints-line = Подсказки разрешены: в свой ход каждый может спросить сильного компьютерного игрока, как сходить. Кто сколько взял, видно в конце. Партия не идёт ни в один рейтинг-лист.
setup-watching = Кто может смотреть
setup-watching-everybody = Смотреть могут все здесь
setup-watching-table = Смотреть могут только за столом
setup-detail = Что остаётся в ветке
setup-detail-turn = В ветке остаётся каждый ход
setup-detail-round = В ветке остаётся каждый раунд

setup-table-open = ### { $table } · стол открыт
setup-seat-taken = { $seat } · **{ $name }**
setup-seat-host = { $seat } · **{ $name }** (хозяин стола)
setup-seat-free = { $seat } · *свободно*
setup-seat-kept = { $seat } · *оставлено для* **{ $name }**
setup-team-line = { $seats } · { $first } и { $second }
setup-team-taken = **{ $name }**
setup-team-host = **{ $name }** (хозяин стола)
setup-team-free = *свободно*
setup-team-kept = *оставлено для* **{ $name }**
setup-table-invited = Приглашены: { $names }.
setup-table-asked-there = Спросили, на месте ли они: { $names }. Партия ждёт ответа.
setup-table-asked = После изменения спросили, остаются ли они: { $names }. Партия ждёт ответа.
setup-table-expires = Если места не займут, стол закроется сам { $when }.
setup-take-seat = Занять место
setup-leave = Уйти
setup-leave-table = Уйти: { $table }
setup-invite = Пригласить…
setup-host = Хозяин стола…
setup-start = Начать
setup-starts-full-rule = Партия начнётся сама, когда займут последнее место.
setup-starts-full-earlier = Партия начнётся сама, когда займут последнее место, или раньше, если этого хотят хозяин стола и все, кто сидит.
setup-starts-host-rule = Партию начинает хозяин стола, когда все места заняты.
setup-starts-host-earlier = Партию начинает хозяин стола, когда все места заняты, или раньше, если этого хотят все, кто сидит.
setup-begun-title = ### { $table }
setup-begun = Играют { $lords }: { $thread }
setup-begun-here = Играют { $lords }, здесь, в канале.
setup-begun-direct = Играют { $lords }, в личных сообщениях.
setup-begun-soon = Играют { $lords }.
setup-over = Партия окончена.
setup-over-where = { $result } Партия: { $thread }
setup-expired =
    ### { $table }
    За 7 дней последнее место никто не занял, и стол закрыт.
setup-table-closed =
    ### { $table }
    Этот стол закрыт.
setup-table-empty =
    ### { $table }
    Все ушли, и стол закрыт.
setup-expired-mention = { $mention }, за 7 дней последнее место за столом { $table } никто не занял, и стол закрыт.
setup-expired-direct = За 7 дней последнее место за столом { $table } никто не занял, и стол закрыт.
setup-role-gone-mention = { $mention }, роль, для которой был стол { $table }, удалена, и никто не может сесть. Разрешите играть кому-то ещё.
setup-role-gone-direct = Роль, для которой был стол { $table }, удалена, и никто не может сесть. Разрешите играть кому-то ещё.
setup-open-again = Открыть снова
setup-opened-again = Стол { $table } снова открыт в { $channel }.

setup-which-seat = Какое место за столом { $table }? Два места делят одно королевство.
setup-seat-number = Место { $seat }
setup-beside = Партнёр { $name }, место { $seat }
setup-beside-nobody = Место { $seat } рядом свободно
setup-you-sit = У вас место { $seat } за столом { $table }.
setup-you-sit-with = С вами: { $others }.
setup-you-sit-free = { $free ->
    [one] Свободно ещё { $free } место.
    [few] Свободно ещё { $free } места.
   *[many] Свободно ещё { $free } мест.
}
setup-you-sit-where = Стол: { $link }
setup-you-sit-beside = Ваш партнёр — { $partner }.
setup-you-sit-alone = Место вашего партнёра ещё свободно.
setup-you-sit-last = У вас место { $seat } за столом { $table }, партия начинается.
setup-you-left = Вы ушли из-за стола { $table }.
setup-you-left-host = Вы ушли из-за стола { $table }. Теперь хозяин стола — { $host }.
setup-you-left-closed = Вы ушли из-за стола { $table }. За ним больше никого не было, и стол закрыт.

setup-invite-title =
    ### { $table } · приглашение
    Кого вы хотите видеть за этим столом?
setup-invite-people = Пригласить людей…
setup-invited-now = Приглашения отправлены: { $names }.
setup-invited-nobody = Никто не приглашён: боты не играют.
setup-not-invited-seated = Уже за столом: { $names }.
setup-not-invited-invited = Уже приглашены: { $names }.
setup-not-invited-declined = Отказались от этого стола, снова не спрашиваем: { $names }. Сесть самостоятельно они могут.
setup-not-invited-removed = Хозяин стола освободил их место, и пригласить их снова может только он: { $names }.
setup-not-invited-again = Сегодня уже трижды позвали без согласия: { $names }. Завтра можно пригласить снова.
setup-not-invited-many = Не приглашены: { $names }. Сегодня вы позвали многих, с кем ещё не доиграли ни одной партии; попробуйте завтра.
setup-not-invited-bot = Боты не играют: { $names }.
setup-not-invited-blocked = Не за этот стол: { $names }.
setup-not-invited-no_seat = Нет свободного места: { $names }.
setup-invitation = { $mention }, **{ $host }** приглашает вас за стол **{ $table }** ({ $setup }).
setup-stay = { $mention }, **{ $host }** меняет настройки стола **{ $table }**, где у вас есть место. Вы остаётесь?
setup-stay-yes = Я остаюсь
setup-there = { $mention }, за столом **{ $table }** всё готово, а ходы короткие. Вы здесь?
setup-there-yes = Я здесь
setup-stay-until = Без ответа ваше место освободится { $when }. Партия не начнётся, пока не ответят все.
setup-changed = С того сообщения стол { $table } изменился. Вот как сейчас:
setup-icons = Здания, числа которых исправил этот сервер: { $buildings }
setup-before-seat = Что играют за столом { $table }:
setup-accept = Принять
setup-decline = Отказаться
setup-you-declined = Вы отказались. Об этом узнает только { $host }, лично.

setup-panel-inherited = { $host } больше не на сервере, и теперь хозяин стола — вы.

setup-panel-title =
    ### { $table } · панель хозяина
    Это видите только вы.
setup-panel-declined = В этот раз не могут: { $names }.
setup-panel-free-seat = Освободить место
setup-panel-seat = Место { $seat } · { $name }
setup-panel-freed = Место { $seat } снова свободно.
setup-panel-asked = Сначала спросят всех остальных. Когда все согласятся, партия может начаться.
setup-panel-start = Начать (игроков: { $lords })
setup-panel-not-yet = { $missing ->
    [1] Чтобы начать, нужен ещё один игрок.
    [one] Чтобы начать, нужен ещё { $missing } игрок.
    [few] Чтобы начать, нужны ещё { $missing } игрока.
   *[many] Чтобы начать, нужны ещё { $missing } игроков.
}
setup-panel-change = Изменить настройки
setup-panel-close = Закрыть стол
setup-panel-sure =
    ### { $table } · закрыть стол?
    Все потеряют места. Больше ничего не пропадёт.
setup-panel-keep = Оставить открытым
setup-panel-closed = Стол { $table } закрыт.
setup-panel-too-few-lords = { $seated ->
    [one] Здесь сидит { $seated } игрок
    [few] Здесь сидят { $seated } игрока
   *[many] Здесь сидят { $seated } игроков
}, меньше стол быть не может.

setup-computers = Компьютерный игрок…
setup-computers-title = ### { $table } · компьютерные игроки
setup-computers-about = Компьютерный игрок ходит сам. Партии с ним идут в отдельные рейтинг-листы и больше никуда.
setup-computers-level = Дать место…
setup-computers-temper = Его нрав
setup-computers-seat = На первое свободное место
setup-computers-seated = { $lord } занимает место { $seat }.
setup-computers-placeholder = Компьютерные игроки
setup-computers-none = Компьютерные игроки: нет
setup-computers-some-balanced = { $count } × { $level } (компьютер)
setup-computers-some-careful = { $count } × { $level }, осторожный (компьютер)
setup-computers-some-greedy = { $count } × { $level }, жадный (компьютер)
setup-computers-some-spiteful = { $count } × { $level }, вредный (компьютер)
setup-computers-line = Играют и компьютерные игроки: { $lords }. Партия не идёт ни в один рейтинг-лист людей.
setup-computers-missing = Здесь нет: { $levels } (им нужна библиотека `numba`, она не установлена)
setup-solo-title =
    ### Игра против компьютера
    { $lords ->
        [1] Вы играете против компьютерного игрока
        [one] Вы играете против { $lords } компьютерного игрока
        [few] Вы играете против { $lords } компьютерных игроков одного уровня
       *[many] Вы играете против { $lords } компьютерных игроков одного уровня
    }. Партия начнётся, когда вы выберете уровень.
setup-solo-practice = Для тренировки: часов нет, можно возвращать что угодно и просить подсказки, партия не идёт ни в один рейтинг-лист.
setup-solo-rated = Для рейтинг-листа: на каждый ход день, вернуть ход нельзя, подсказок нет, а сдача считается поражением.
setup-solo-how = Для чего?
setup-solo-how-practice = Для тренировки
setup-solo-how-practice-about = Без часов; возврат ходов, подсказки
setup-solo-how-rated = Для рейтинг-листа
setup-solo-how-rated-about = День на каждый ход; см. `/ladder computers:`
setup-solo-no-ladder = Партия здесь — для тренировки: рейтинг-листы есть только у серверов.
setup-solo-level = Против кого…
setup-solo-box = Какая коробка?
setup-solo-begun = Партия { $table } начинается в приватной ветке в { $channel }: её видите только вы. Вас позовут туда, когда придёт ваш ход; [Играть] и `/play` открывают её где угодно.
setup-solo-begun-direct = Партия { $table } начинается здесь, в наших личных сообщениях. [Играть] и `/play` открывают ваш ход.
setup-solo-closed = Мне нельзя писать вам сюда, и партия застряла бы. Разрешите личные сообщения с нашего общего сервера или введите `/game solo` на сервере.
setup-solo-nothing = Ваших партий сейчас нет. `/game new` открывает стол для нескольких игроков.
setup-solo-begun-open = Партия { $table } начинается в ветке в { $channel }, которую видят и другие: приватных веток мне там открывать нельзя. [Играть] и `/play` открывают ваш ход где угодно.
setup-pause = Когда ходит компьютер
setup-pause-0 = Компьютерные игроки ходят сразу
setup-pause-0-about = Среди нескольких людей — после минуты на возврат хода
setup-pause-1 = Компьютерные игроки ходят через 1 минуту
setup-pause-2 = Компьютерные игроки ходят через 2 минуты
setup-pause-10 = Компьютерные игроки ходят через 10 минут
setup-pause-60 = Компьютерные игроки ходят через 1 час
setup-pause-line = { $minutes ->
    [1] Компьютерные игроки ходят через минуту.
    [60] Компьютерные игроки ходят через час.
    [one] Компьютерные игроки ходят через { $minutes } минуту.
    [few] Компьютерные игроки ходят через { $minutes } минуты.
   *[many] Компьютерные игроки ходят через { $minutes } минут.
}
setup-computer-page = Паж
setup-computer-page-about = Уровень 1: новичок, видит только костяшку в руке
setup-computer-squire = Оруженосец
setup-computer-squire-about = Уровень 2: видит на костяшку вперёд, но часто ошибается
setup-computer-knight = Рыцарь
setup-computer-knight-about = Уровень 3: ошибается реже и думает о других
setup-computer-duke = Герцог
setup-computer-duke-about = Уровень 4: силён
setup-computer-sovereign = Государь
setup-computer-sovereign-about = Уровень 5: сильнейший
setup-temper-balanced = Уравновешенный
setup-temper-balanced-about = Играет на победу
setup-temper-careful = Осторожный
setup-temper-careful-about = Избегает риска
setup-temper-greedy = Жадный
setup-temper-greedy-about = Больше всего ценит свои очки
setup-temper-spiteful = Вредный
setup-temper-spiteful-about = Любит портить чужие планы
setup-computer-numbered = { $level } { $number }
setup-computer-named-balanced = { $level } (компьютер)
setup-computer-named-careful = Осторожный { $level } (компьютер)
setup-computer-named-greedy = Жадный { $level } (компьютер)
setup-computer-named-spiteful = Вредный { $level } (компьютер)

setup-which-table = Какой стол?
setup-choice-table = { $table } · занято { $seated } из { $lords }
setup-choice-join = { $table } · { $setup } · занято { $seated } из { $lords }

setup-only-server = Столы открывают на сервере. Мы можем встретиться здесь: { $servers }.
setup-only-server-none = Столы открывают на сервере, а общих с вами серверов я пока не знаю.
setup-no-place = В { $channel } играть нельзя. Откройте стол в текстовом канале, канале объявлений или публикации форума.
setup-no-write = Вы не можете писать в { $channel }, поэтому не можете открыть там стол или ждать его.
setup-no-right =
    Я не могу писать в { $channel }, и стол там никто бы не увидел.
    Хозяева этого сервера узнают, чего не хватает, через /admin check.

setup-word-mighty_duel = Большая дуэль
setup-word-middle_kingdom = Срединное королевство
setup-word-harmony = Гармония
setup-word-dynasty = Династия
setup-word-giants = Великаны
setup-word-court = Двор
setup-word-teams = Команды

setup-command-game-new = Открыть стол: по шагам или сразу, указав коробку, игроков и кто может сесть
setup-command-game-join = Занять место за открытым столом
setup-command-game-leave = Освободить своё место до начала
setup-command-game-invite = Пригласить кого-то за свой стол
setup-command-game-decline = Отказаться от приглашения
setup-command-game-start = Начать партию за своим столом сейчас
setup-command-game-host = Открыть панель хозяина стола
setup-command-game-computer = Дать место за своим столом компьютерному игроку
setup-option-ladder = Идёт ли партия в рейтинг-лист с компьютерными игроками
setup-command-game-solo = Сразу сыграть в одиночку против компьютерных игроков
setup-option-level = Насколько он силён
setup-option-temper = Что для него важно
setup-option-box = Какая коробка
setup-option-lords = Сколько игроков
setup-option-variants = Срединное королевство, Гармония, Большая дуэль, Династия
setup-option-giants = Эпоха великанов: великаны, следы, два задания
setup-option-court = Двор: ресурсы, здания и персонажи
setup-option-teams = Команды по двое, для 6 или 8 игроков, коробка «Королевская свадьба»
setup-option-quests = Два задания Эпохи великанов; иначе их вытянут
setup-option-partners = Как партнёры находят друг друга в командах
# unchecked: english
setup-option-clock = Время на ход, например 1 день, 36 часов или запас 3 дня +8 часов
setup-option-who = Кто может сесть
setup-option-reliability = Какая надёжность нужна, чтобы сесть, в процентах
setup-option-name = Название стола
setup-option-preset = Готовые настройки
setup-option-table = Какой стол
setup-option-seat = Какое место
setup-option-user = Кто
