record-command-import = Открыть сохранённую запись партии или королевство, только для себя
record-command-verify = Доказать, что расклад и результат партии честные
record-command-admin-export = Все партии этого сервера одним файлом
record-option-file = Запись партии, как её сохраняет /record
record-option-kingdom = Королевство текстом, например w w1 f / w C l1
record-option-verify = Запись партии откуда угодно

record-import-title = ### { $name } · только для вас
record-import-date = Начало: { $date }.
record-import-playing = Запись обрывается: { panel-round }.
record-import-abandoned = Эту партию закончили до последнего раунда.
record-import-result = { $standing }
record-import-won = Победа: { $lords }.
record-import-nobody = Победителя нет: за всех ходил автопилот.
record-import-known = -# Эту запись вы уже загружали. Она хранится 90 дней с последнего открытия.
record-import-kept = -# Больше её никто не видит, и она не идёт ни в один рейтинг-лист. Она хранится 90 дней с последнего открытия.
record-forgot = { $count ->
    [1] -# Хранить можно 50: та, что не открывалась дольше всех, удалена.
   *[other] -# Хранить можно 50: удалены те, что не открывались дольше всех ({ $count }).
}

record-kingdom-title = ### Королевство · { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
record-kingdom-line = { $label } { $points }
record-kingdom-bonuses = -# Бонусы и задания не учтены: из текста не видно, какие из них в игре.

record-verify-title = ### { $table } · расклад и результат
record-verify-holds = Партия сыграна заново по одной записи, всё сходится:
record-verify-seed = 1. Зерно даёт печать: его SHA-256. Печать была показана до первого хода, поэтому выбрать расклад позже никто не мог.
record-verify-moves = 2. На раскладе, который следует из этого зерна, все ходы ({ $moves }) сделаны по правилам.
record-verify-result = 3. Итог { $standing }, как и в записи.
record-verify-abandoned = 3. Партию закончили до последнего раунда, поэтому результата у неё нет.
record-verify-playing = 3. Запись обрывается ({ panel-round }), поэтому результата пока нет.
record-verify-same = Это запись партии { $table }, ход в ход, как её здесь играли.
record-verify-other = Здесь играли иначе: у партии { $table } было то же зерно, но другие ходы.
record-verify-foreign = Здешней партии с этим зерном я не знаю, поэтому доказана только сама запись, а не то, кто играл.
record-verify-sealed = Партия { $table } ещё идёт. Её печать в первом сообщении партии.
record-verify-later = Зерно откроется в конце. Тогда каждый сможет доказать, что оно даёт эту печать.
record-verify-shared = Другие ещё играют тот же расклад, что и за столом { $table }. Его печать в первом сообщении партии.
record-verify-digits = Зерно: `{ $seed }` Печать: `{ $seal }`
record-verify-seal = Печать: `{ $seal }`
record-verify-how = -# Чтобы проверить без меня, сохраните запись партии и запустите `python -m engine replay FILE` в копии Castellan.

record-export-title = { $left ->
    [0] ### Партии этого сервера · часть { $part }, последняя
   *[other] ### Партии этого сервера · часть { $part }
}
record-export-games = { $games ->
    [one] { $games } партия, { $size } МБ: текстом и в JSON, со списком содержимого.
    [few] { $games } партии, { $size } МБ: текстом и в JSON, со списком содержимого.
   *[many] { $games } партий, { $size } МБ: текстом и в JSON, со списком содержимого.
}
record-export-left = { $left ->
    [one] -# Осталась { $left } партия. Сначала сохраните эту часть.
    [few] -# Осталось { $left } партии. Сначала сохраните эту часть.
   *[many] -# Осталось { $left } партий. Сначала сохраните эту часть.
}
record-export-running = -# Идущие партии сохранены без зёрен.
record-export-sealed = { $sealed ->
    [one] -# Пропущена { $sealed } партия: тот же расклад ещё играют другие. Сохраните заново, когда закончится их тур или день.
    [few] -# Пропущены { $sealed } партии: те же расклады ещё играют другие. Сохраните заново, когда закончатся их туры или день.
   *[many] -# Пропущено { $sealed } партий: те же расклады ещё играют другие. Сохраните заново, когда закончатся их туры или день.
}
record-export-nothing = Здесь пока не было партий.

record-bad-other = Это не запись партии, которую я могу прочесть.
record-bad-file_too_big = В этой записи больше 64 КБ, хранить столько нельзя. Записи самого Castellan меньше хотя бы впятеро: уберите лишнее.
record-bad-file_archive = Это архив. Достаньте из него одну запись партии и загрузите её.
record-bad-file_no_text = Этот файл не текст, а значит, не запись партии.
record-bad-file_empty = Этот файл пуст.
record-bad-file_json = Этот файл в JSON, но не такой, какой сохраняет /record.
record-bad-stored = Результат этой партии не сходится с её ходами. Пожалуйста, сообщите тому, кто держит этого бота.
record-bad-too_long = Строка { $line } слишком длинна для записи партии.
record-bad-key_twice = Строка { $line } повторяет { $key }.
record-bad-header_line = Строке { $line } не место в заголовке записи: { $text }
record-bad-header_value = Строку { $line } не прочесть: { $key } пишется не так: { $value }
record-bad-missing_key = В заголовке записи не хватает { $key }.
record-bad-seed = В записи нет зерна, поэтому сыграть её заново нельзя. Зерно появится в ней, когда партия закончится.
record-bad-turn_line = Строка { $line } — не ход: { $text }
record-bad-notation = В строке { $line } есть то, что не является ходом: { $text }
record-bad-setup = В строке { $line } настройки, которых не бывает: { $value }
record-bad-players = В строке { $line } число игроков, не подходящее коробке: { $value }
record-bad-grid = В строке { $line } сетка, не подходящая коробке: { $value }
record-bad-teams = В строке { $line } невозможные команды: { $value }
record-bad-seats = В строке { $line } игроки не названы место за местом: { $text }
record-bad-seed_mismatch = Зерно не даёт этой печати.
record-bad-unknown_rules = Запись сделана по правилам { $value }. Я знаю только правила { $known }.
record-bad-turn_unfinished = Строка { $line } обрывается внутри хода { $turn }, но дальше идёт другой ход.
record-bad-wrong_turn = Строка { $line } — это ход { $turn } места { $seat }. Там должен быть ход { $due } места { $lord }.
record-bad-wrong_turn-over = Строка { $line } — это ход { $turn } места { $seat }, но партия к этому времени окончена.
record-bad-result = В строке { $line } результат { $value }. По ходам получается { $correct }.
record-bad-winners = В строке { $line } победа у места { $value }. По ходам это { $correct }.
record-bad-unended = В строке { $line } есть результат, но партия не окончена.
record-bad-ending = В строке { $line } сказано, что партию прервали, но она доиграна до конца.
record-bad-not_adjacent = Строка { $line } не по правилам: { $move } (квадраты не соседние).
record-bad-off_canvas = Строка { $line } не по правилам: { $move } (этот квадрат не может войти в королевство).
record-bad-overlap = Строка { $line } не по правилам: { $move } (квадрат занят).
record-bad-area = Строка { $line } не по правилам: { $move } (королевство станет слишком большим).
record-bad-no_connection = Строка { $line } не по правилам: { $move } (нет подходящего соседа).
record-bad-illegal = Строка { $line } не по правилам: { $move } (см. { $rule } в правилах).

record-kingdom-bad-other = Это не королевство, которое я могу прочесть. Строки идут сверху вниз, например { $example }.
record-kingdom-bad-too_long = Этот текст слишком длинный для королевства.
record-kingdom-bad-no_castle = Королевству нужен замок: C в одной из строк, например { $example }.
record-kingdom-bad-second_castle = Второй замок: строка { $row }, столбец { $column }.
record-kingdom-bad-ragged_row = В строке { $row } квадратов { $squares }, а в первой { $first }. Пустой квадрат — это точка.
record-kingdom-bad-too_large = Ширина этого королевства { $width }, высота { $height }; предел { $limit }. С `grid=7` после точки с запятой он 7.
record-kingdom-bad-empty_edge = Строка или столбец с краю пусты. Уберите их.
record-kingdom-bad-unknown_square = Не знаю квадрата { $text }: строка { $row }, столбец { $column }.
record-kingdom-bad-resource_place = Ресурса на { $text } быть не может: строка { $row }, столбец { $column }.
record-kingdom-bad-unknown_building = Не знаю здания или жетона { $building } (строка { $row }, столбец { $column }).
record-kingdom-bad-building_place = { $building } не может стоять на { $text } (строка { $row }, столбец { $column }).
record-kingdom-bad-too_many_giants = На { $text } великанов больше, чем корон (строка { $row }, столбец { $column }).
record-kingdom-bad-field_twice = { $field } встречается дважды.
record-kingdom-bad-unknown_field = Не знаю { $field } после точки с запятой.
record-kingdom-bad-field_value = { $field } не может быть { $value }.
record-kingdom-bad-no_box = Ни в одной коробке нет всего этого сразу в одном королевстве.
