panel-round = { $round ->
    [0] первый выбор
   *[other] раунд { $round } из { $rounds }
}

panel-title-free = ### Ваш ход · { $round }
panel-title-start-free = ### Ваш первый выбор
panel-title-start-king-free = ### Ваш первый выбор · король { $king } из { $kings }
panel-title-ends = ### Ваш ход · { $round } · конец { $ends }
panel-title-away = ### Ваш ход · { $round } · вас нет до { $until }; часы ждут
panel-title-paused = ### Ваш ход · { $round } · пауза ({ $since })
panel-title-stands = ### Ваш ход · { $round } · пауза до { $until }
panel-title-start-ends = ### Ваш первый выбор · конец { $ends }
panel-title-start-away = ### Ваш первый выбор · вас нет до { $until }; часы ждут
panel-title-start-paused = ### Ваш первый выбор · пауза ({ $since })
panel-title-start-stands = ### Ваш первый выбор · пауза до { $until }
panel-title-start-king-ends = ### Ваш первый выбор · король { $king } из { $kings } · конец { $ends }
panel-title-start-king-away = ### Ваш первый выбор · король { $king } из { $kings } · вас нет до { $until }; часы ждут
panel-title-start-king-paused = ### Ваш первый выбор · король { $king } из { $kings } · пауза ({ $since })
panel-title-start-king-stands = ### Ваш первый выбор · король { $king } из { $kings } · пауза до { $until }
panel-clock-ends = Конец хода { $ends }.
panel-clock-away = { $lord }: отсутствие до { $until }; часы ждут.
panel-clock-paused = Партия и часы на паузе ({ $since }).
panel-clock-stands = Партия и часы на паузе до { $until }.
panel-is-below = Эта панель ниже.
panel-is-above = Эта панель выше.
panel-is-elsewhere = Эта панель открыта в другом канале.
panel-table = -# { $table }
panel-place = Выложите { $domino }: { $halves }.
panel-later = Позже в этом раунде: { $domino }, { $halves }.
panel-choose-first = Выберите костяшку первого ряда. С малым номером ходят раньше, с большим костяшки ценнее.

panel-partner-sees = Ваш партнёр { $partner } тоже видит эту панель.

panel-news-taken_back = Ваш ход снова открыт, таким, каким был.
panel-news-draft_kept = Вот ваш черновик, каким вы его оставили.
panel-news-again = Ход завершён, и снова ходите вы.
panel-news-on-again = Снова ходите вы.
panel-dropped-place = Ваша позиция больше не подходит, выберите её снова.
panel-dropped-discard = Костяшка теперь подходит, поэтому её не сбрасывают.
panel-dropped-giant = Корона на { $square } уже накрыта, и великан ищет другую.
panel-dropped-send = Великана на { $square } больше нельзя отправить, он остаётся.
panel-dropped-recruit = Нанять больше нельзя: { $token }. Ресурсы возвращены.
panel-dropped-search = Взять из стопки больше нельзя: { $token }. Ресурсы возвращены.
panel-dropped-tax = Ваш рыцарь больше не может стоять на { $square }, он снова у вас в руке.
panel-dropped-build = Здание «{ $building }» больше не подходит и вернулось на планшет.
panel-dropped-burn = Дракон больше не подкуплен, и здание «{ $building }» остаётся на планшете.
panel-dropped-burn-yours = Дракон больше не подкуплен: вы купили здание, которое он должен был сжечь: «{ $building }».
panel-dropped-choose = Костяшка { $domino } уже занята, выберите снова.
panel-removed = Отменено: { $steps }.
panel-step-place = { $domino } на { $spot }
panel-step-discard = сброс { $domino }
panel-step-giant = великан на короне { $square }
panel-step-send = отправка великана с { $square }
panel-step-tax = рыцарь на { $square }
panel-step-build = { $building } на { $square }
panel-step-burn = подкуп дракона (сжечь: { $building })
panel-step-recruit = { $token } на { $square }
panel-step-search = { $token } на { $square }
panel-step-choose = выбор { $domino }
panel-gained = { $gain } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}

panel-tap-number = Нажмите на букву, чтобы выложить костяшку. До конца хода выбор можно изменить.
panel-tap-spot = Подвиньте костяшку или выберите позицию в списке. До конца хода выбор можно изменить.
panel-tap-domino = Выберите костяшку ниже. До конца хода выбор можно изменить.
panel-at = На **{ $spot }**: { $gain }, у вас будет { $total }.
panel-at-only = На **{ $spot }**, единственной позиции: { $gain }, у вас будет { $total }.
panel-lies = Костяшка { $domino } лежит на **{ $spot }**.
panel-lies-only = Костяшка { $domino } лежит на **{ $spot }**, единственной позиции.
panel-lie-halves = { $halves }.
panel-sum = { $terrain } { $squares } × { $crowns }
panel-sum-bonus = { $bonus } { $points }
panel-sums = { $sums }.
panel-bonus-won = { $bonus }: получено ({ $change }).
panel-bonus-lost = { $bonus }: потеряно ({ $change }).
panel-then = Вы берёте { $domino }.
panel-then-only = Вы берёте последнюю костяшку: { $domino }.
panel-takes-first = Вы берёте { $domino }: { $halves }.
panel-takes-first-only = Вы берёте последнюю костяшку: { $domino }, { $halves }.

panel-fits-nowhere = Костяшку { $domino } некуда положить в вашем королевстве, поэтому её сбрасывают.
panel-why = Почему?
panel-why-title =
    ### Почему { $domino } никуда не подходит
    { $halves }. { $places ->
        [1] Её можно приложить к королевству одним способом, и он нарушает правило. Вот он:
        [one] Её можно приложить к королевству { $places } способом, и каждый нарушает правило. Вот самые близкие:
        [few] Её можно приложить к королевству { $places } способами, и каждый нарушает правило. Вот самые близкие:
       *[many] Её можно приложить к королевству { $places } способами, и каждый нарушает правило. Вот самые близкие:
    }
panel-why-line = { $spot }: { $reason }
panel-back = Назад к ходу

panel-other-spots = Другие позиции
panel-best-spots = Лучшие позиции
panel-arrow-left = Влево
panel-arrow-up = Вверх
panel-arrow-down = Вниз
panel-arrow-right = Вправо
panel-arrow-turn = Повернуть
panel-number = { $number } · { $spot } ({ $gain })
panel-spots-bonus = { $bonus } { $change } на { $spots }.
panel-all-spots = { $count ->
    [1] Единственная позиция
   *[other] Все позиции ({ $count })
}
panel-spot = { $spot } ({ $gain })
panel-spot-numbered = { $number }: { $spot } ({ $gain })
panel-spot-about = { $left } на { $left_square }, { $right } на { $right_square }
panel-more-spots = Ещё позиции ({ $first }–{ $last })…
panel-square-gain = { $number } · { $square } ({ $gain })
panel-square-listed = { $square } ({ $gain })
panel-all-squares = { $count ->
    [1] Единственный квадрат
   *[other] Все квадраты ({ $count })
}
panel-take = { $domino }
panel-take-letter = Костяшка { $domino }
panel-take-halves = { $domino } { $left }–{ $right }
panel-take-half = { $crowns ->
    [0] { $terrain }
    [1] { $terrain } корона
    [one] { $terrain } { $crowns } корона
    [few] { $terrain } { $crowns } короны
   *[many] { $terrain } { $crowns } корон
}
panel-take-list = Взять костяшку…
panel-taken = { $domino } · { $lord }
panel-undo = Отменить
panel-tab-land = Земли
panel-tab-town = Город
panel-tab-court = Двор
panel-look = Посмотреть
panel-hint = Подсказка
panel-take-back = Вернуть ход
panel-end = Завершить ход

panel-todo = Осталось: { $steps }.
panel-todo-place = выложить костяшку
panel-todo-giant = накрыть великаном корону
panel-todo-receive = выбрать корону, которую накроет великан
panel-todo-choose = взять костяшку следующего ряда
panel-todo-first = Осталось: выбрать костяшку.
panel-ready = Готово. До конца хода этого никто не видит.
panel-ready-partner = Готово. До конца хода это видите только вы и { $partner }.
panel-ready-draws = Готово. Конец хода откроет следующий ряд, поэтому вернуть ход будет нельзя.
panel-ready-tiles = Готово. Конец хода откроет новые здания, поэтому вернуть ход будет нельзя.
panel-ready-final = Готово. За этим столом ходы вернуть нельзя.
panel-ready-ends = Готово. Конец хода завершит партию, поэтому вернуть ход будет нельзя.

panel-done-title = ### Ход завершён
panel-done-placed = { $domino } на { $spot } ({ $gain }). У вас { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
}.
panel-done-placed-took = { $domino } на { $spot } ({ $gain }), затем { $taken }. У вас { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
}.
panel-done-discarded = Костяшка { $domino } сброшена: она никуда не подходит. У вас { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
} ({ $gain }).
panel-done-discarded-took = Костяшка { $domino } сброшена: она никуда не подходит. Затем { $taken }. У вас { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
} ({ $gain }).
panel-done-chose = Вы взяли { $taken }.
panel-done-taxed = Вы собрали налог на { $square }: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
panel-done-built = { $cost ->
    [0] Вы построили здание «{ $building }» на { $square } бесплатно.
    [one] Вы построили здание «{ $building }» на { $square } за { $cost } монету.
    [few] Вы построили здание «{ $building }» на { $square } за { $cost } монеты.
   *[many] Вы построили здание «{ $building }» на { $square } за { $cost } монет.
}
panel-done-queen = Королева пришла к вам с планшета «Строительство».
panel-done-queen-from = Королева пришла к вам от игрока { $lord }.
panel-done-burnt = Вы подкупили дракона, и он сжёг здание «{ $building }».
panel-done-giant-covers = Великан накрывает корону на { $square }.
panel-done-wandered = Великан не нашёл открытой короны и ушёл.
panel-done-sent = Ваш великан с { $square } ушёл к игроку { $receiver }.
panel-done-recruited = Нанято: { $token }, теперь на { $square }.
panel-done-searched = Вы нашли в стопке: { $token }, теперь на { $square }.
panel-done-giant = Все ходы сделаны. { $lord } ещё выбирает корону, которую накроет великан.
panel-done-next = Ходит { $lord }.
panel-done-next-soon = Ходит { $lord }. Потом снова вы.
panel-done-next-row = Ходит { $lord }, { $turns ->
    [2] дважды
    [one] { $turns } раз
    [few] { $turns } раза
   *[many] { $turns } раз
} подряд. Потом снова вы.
panel-done-next-you = Снова ходите вы.
panel-done-next-after = Ходит { $lord }. Ваша очередь после: { $after }.
panel-done-over = Партия окончена. Результат в ветке.
panel-done-may = -# Ход можно вернуть, пока не сходит { $lord }.
panel-done-may-minute = -# Ход можно вернуть в течение минуты; потом ходит { $lord }.
panel-done-may-alone = -# Ход можно вернуть в любое время.
panel-next-game = Другая партия ({ $count })

panel-watching = ### Сейчас ходит { $lord } · { $round }
panel-watching-domino = { $domino }: { $halves }.
panel-watching-nothing = Пока ничего не выбрано.
panel-watching-takes = Будет взята: { $domino }.
panel-watching-takes-only = Будет взята последняя костяшка: { $domino }.
panel-watching-still = Это черновик на момент вашего нажатия. Его можно смотреть, но не менять.
panel-notes = Заметки
panel-notes-some = Заметки (новые: { $count })
panel-notes-new = { $count ->
    [1] { $partner } оставляет вам заметку.
   *[other] { $partner } оставляет вам заметки: { $count }.
}
panel-partners-turn = Ход партнёра
panel-notes-title = ### Заметки с партнёром { $partner } · { $table }
panel-notes-none = Заметок пока нет. Их можете читать только вы вдвоём.
panel-note = { $lord } { $when }: { $text }
panel-notes-write = Написать заметку
panel-notes-refresh = Обновить
panel-notes-back = Назад к ходу
panel-notes-form = Заметка для партнёра
panel-notes-field = Что вы хотите сказать

panel-look-drafted = Ваш незавершённый ход здесь не учтён.
panel-look-title = ### { $table } · { $round }
panel-look-over = ### { $table } · партия окончена
panel-look-turn = Ходит { $lord }, очки сейчас: { $points }.
panel-look-turn-sums = Ходит { $lord }, очки сейчас: { $points } ({ $sums }).
panel-look-choosing = Выбирает { $lord }.
panel-look-turn-you = Ваш ход, очки сейчас: { $points }.
panel-look-turn-sums-you = Ваш ход, очки сейчас: { $points } ({ $sums }).
panel-look-choosing-you = Выбираете вы.
panel-look-winner = Побеждает { $lord } со счётом { $points }.
panel-look-nobody = Победителя нет: за всех ходил автопилот. Больше всего очков: { $lords }, { $points }.
panel-look-shared = Победу делят { $lords } со счётом { $points }.
panel-look-ended = Партия закончилась без результата.
panel-look-kingdom = { $lord }, очки: { $points }.
panel-look-kingdom-sums = { $lord }, очки: { $points } ({ $sums }).
panel-look-kingdom-team = { $lord }, очки: { $points }.
panel-look-kingdom-sums-team = { $lord }, очки: { $points } ({ $sums }).
panel-look-before = ← Назад
panel-look-page = { $page } из { $pages }
panel-look-after = Дальше →
panel-look-quest = { $quest }: { $about }. Сейчас: { $now }.
panel-look-resources = { $lord }: { $resources }
panel-show = Показать…
panel-show-table = Весь стол
panel-show-kingdom = Королевство: { $lord }
panel-show-kingdom-team = { $lord } и { $partner }
panel-show-line = Ряды
panel-show-board = Планшет «Строительство»
panel-show-court = Двор
panel-show-quests = Задания
panel-show-score = Счёт на данный момент
panel-show-score-over = Счёт
panel-show-text = Текстом
panel-game-menu = Партия…

panel-score-title = ### { $table } · счёт на данный момент
panel-score-title-over = ### { $table } · счёт
panel-score-lord = { $lord } · { $total }
panel-score-terrain = { $terrain }: { $sums } = { $points }
panel-score-part = { $squares ->
    [one] { $squares } квадрат
    [few] { $squares } квадрата
   *[many] { $squares } квадратов
} × { $crowns ->
    [one] { $crowns } корона
    [few] { $crowns } короны
   *[many] { $crowns } корон
}
panel-score-empty = { $terrain }: корон нет = 0
panel-score-coins = Монеты: { $coins }, 1 очко за каждые 3 = { $points }
panel-score-queen = Королева на одной из наибольших областей: { $squares ->
    [one] { $squares } квадрат
    [few] { $squares } квадрата
   *[many] { $squares } квадратов
} × 1 корона = { $points }
panel-score-buildings = Здания: { $points }
panel-score-quests = Задания: { $points }
panel-score-court = Двор: { $points }
panel-score-part-of = – { $part }: { $points }
panel-score-piece = – { $building }: { $points }
panel-score-piece-none = – { $building }: само по себе 0
panel-score-per-wheat = – { $building }: { $count ->
    [one] { $count } область поля
    [few] { $count } области поля
   *[many] { $count } областей поля
} × { $each } = { $points }
panel-score-per-forest = – { $building }: { $count ->
    [one] { $count } область леса
    [few] { $count } области леса
   *[many] { $count } областей леса
} × { $each } = { $points }
panel-score-per-lake = – { $building }: { $count ->
    [one] { $count } область озера
    [few] { $count } области озера
   *[many] { $count } областей озера
} × { $each } = { $points }
panel-score-per-grassland = – { $building }: { $count ->
    [one] { $count } область равнины
    [few] { $count } области равнины
   *[many] { $count } областей равнины
} × { $each } = { $points }
panel-score-per-swamp = – { $building }: { $count ->
    [one] { $count } область болота
    [few] { $count } области болота
   *[many] { $count } областей болота
} × { $each } = { $points }
panel-score-per-mine = – { $building }: { $count ->
    [one] { $count } область гор
    [few] { $count } области гор
   *[many] { $count } областей гор
} × { $each } = { $points }
panel-score-per-town = – { $building }: { $count ->
    [one] { $count } область города
    [few] { $count } области города
   *[many] { $count } областей города
} × { $each } = { $points }
panel-score-per-tower = – { $building }: { $count ->
    [one] { $count } башня
    [few] { $count } башни
   *[many] { $count } башен
} × { $each } = { $points }
panel-score-per-knight = – { $building }: { $count ->
    [one] { $count } рыцарь
    [few] { $count } рыцаря
   *[many] { $count } рыцарей
} × { $each } = { $points }
panel-score-brief = /score с именем игрока объясняет каждое здание.
panel-score-line = { $lord } · { $total }: { $parts }
panel-score-briefest = /score с именем игрока объясняет каждую строку.
panel-score-bonus = { $bonus }: { $points }
panel-score-nothing = Пока очков нет.
panel-score-ties-town = -# При ничьей: наибольшая область { $largest }.
panel-score-ties = -# При ничьей: наибольшая область { $largest }, короны { $crowns }.

panel-menu-title =
    ### { $table } · партия
    Это видите только вы.
panel-menu-resign = Сдаться…
panel-menu-abort = Закончить по согласию…
panel-menu-record = Запись партии
panel-resign-ask = Сдаться за столом { $table }? За вас доиграет автопилот, и партия зачтётся как проигранная.
panel-resign-ask-solo = Сдаться за столом { $table }? Партия сразу закончится. Она нигде не учитывается.
panel-resign-ask-rated = Сдаться за столом { $table }? Партия сразу закончится и зачтётся как проигранная.
panel-resign-yes = Сдаться
panel-resign-no = Играть дальше
panel-resigned = Вы отдали своё место за столом { $table }. За вас доиграет автопилот.
panel-resigned-last = Вы отдали своё место за столом { $table }. За столом никого не осталось, партия окончена.
panel-resigned-agreed = Вы отдали своё место за столом { $table }. Остальные уже были согласны закончить, партия окончена.
panel-record =
    ### { $table } · запись партии
    Вся партия текстом и в JSON.
panel-record-seedless = -# Зерно появится, когда партия закончится.
panel-record-check = -# Проверить её может каждый: через /verify или командой `python -m engine replay { $file }`
panel-rematch-open = Реванш { $table } открыт в { $channel }. Остальные приглашены.
panel-rematch-already = Реванш уже открыт: { $table } в { $channel }.
panel-go-there = Перейти туда

panel-command-game = Столы и партии
panel-command-play = Открыть свой ход или начать партию против компьютера
panel-command-place = Выложить костяшку
panel-command-discard = Сбросить костяшку, если она никуда не подходит
panel-command-tax = Поставить рыцаря на квадрат только что выложенной костяшки
panel-command-build = Купить здание и поставить его на квадрат города
panel-command-burn = Подкупить дракона, чтобы он сжёг здание на планшете
panel-command-giant = Накрыть пришедшим великаном одну из своих корон
panel-command-send = Отправить своего великана другому игроку
panel-command-receive = Выбрать корону, которую накроет присланный великан
panel-command-recruit = Купить открытый жетон Двора
panel-command-search = Купить любой жетон из стопки Двора за четыре разных ресурса
panel-command-choose = Взять костяшку следующего ряда
panel-command-undo = Отменить последний шаг своего хода
panel-command-end = Завершить ход
panel-command-takeback = Вернуть только что завершённый ход
panel-command-kingdom = Показать королевство
panel-command-table = Показать весь стол
panel-command-line = Показать костяшки этого раунда и следующий ряд
panel-command-board = Показать планшет «Строительство» с ценами для вас
panel-command-court = Показать жетоны Двора и ресурсы всех игроков
panel-command-look = Посмотреть партию или узнать, что лежит на квадрате и что туда подходит
panel-command-score = Показать и объяснить счёт на данный момент
panel-command-record = Сохранить партию текстом и в JSON
panel-command-game-status = Показать, как обстоят дела в партии
panel-command-game-resign = Сдаться; за вас доиграет автопилот
panel-command-game-abort = Предложить всем закончить партию без результата
panel-command-game-note = Оставить заметку партнёру или прочитать заметки (игра в командах)
panel-command-game-vote = Ответить на вопрос всему столу
panel-command-game-rematch = Тот же стол ещё раз, места сдвинуты на одно
panel-option-game = Какая партия; иначе та, что в этой ветке
panel-option-spot = Два квадрата, сначала левая половинка, например b5 a5
panel-option-square = Квадрат, например h9
panel-option-site = Квадрат города для здания; иначе лучший
panel-option-building = Здание на планшете
panel-option-crown = Квадрат с открытой короной, например e6
panel-option-giant = Квадрат одного из ваших великанов, например d4
panel-option-receiver = Кому достанется великан
panel-option-token = Жетон Двора
panel-option-place = Квадрат, куда он ляжет; иначе лучший
panel-option-pay = Квадраты с ресурсами для оплаты, например c6 b4; иначе самые дешёвые
panel-option-note = Что вы хотите сказать; прочтёт только партнёр. Без текста заметки будут показаны
panel-option-domino = Номер костяшки следующего ряда
panel-option-lord = Какой игрок
panel-option-at = Квадрат, например c6; иначе всё королевство
panel-option-as = Картинкой или текстом
panel-option-answer = Ваш ответ
panel-choice-picture = картинка
panel-choice-text = текст
panel-choice-agree = Да: согласиться
panel-choice-goon = Нет: играть дальше как есть
panel-which-game = Выберите партию
panel-choice-game = { $table } · { panel-round }
panel-choice-game-yours = { $table } · { panel-round } · ваш ход
panel-choice-spot = { $number }: { $spot } ({ $gain })
panel-choice-spot-plain = { $spot } ({ $gain })
panel-choice-illegal = { $spot } · не по правилам: { $why }
panel-choice-domino = { $domino }: { $halves }
