review-command-review = Узнать, чего стоил каждый ход оконченной партии
review-button = Разобрать мою партию
review-which = Какую партию разобрать?
review-which-none = Здесь пока нет оконченных партий.
review-title = ### { $table } · разбор
review-title-turn = ### { $table } · разбор · { $round ->
    [0] первый выбор
   *[other] раунд { $round }
}, ход { $turn } · { $lord }
review-made = Компьютерный игрок проходит партию ход за ходом. Это занимает около полуминуты, а если ждут и другие, дольше.
review-show = Показать разбор

review-accuracy = **Точность**: { $lords }
review-accuracy-one = { $lord } { $percent } %
review-accuracy-how = 100 %: лучшего хода не нашлось. Ход, который стоил 10 % шансов на победу или больше, считается за 0 %.
review-decided = **Эти ходы обошлись дороже всего**
review-decided-none = Ни один ход не стоил никому заметной доли шансов на победу.
review-decided-one = { $number }. Раунд { $round }, { $lord }: { $played }. Лучше: { $better } ({ $gain }).
review-decided-how = Каждая строка сравнивает сыгранный ход с лучшим, если дальше всё играется хорошо. Если игрок ходит несколько раз подряд, для каждого хода считается только то, что потерял он сам.
review-gain = примерно на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} больше, шансы на победу { $better } % вместо { $played } %
review-gain-points = примерно на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} больше
review-gain-chance = шансы на победу { $better } % вместо { $played } %
review-gain-less = { $gain }; { $lord }: примерно на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} меньше
review-played-out = Шансы взяты из партий, доигранных с другими раскладами. Компьютер знал то же, что тогда видели вы, но не расклад.
review-estimated = Шансы оценены только по королевствам. Это грубее, чем доигрывать партии, а с великанами, с Двором и в «Королевской свадьбе» доигрывать их нельзя.
review-estimated-numba = Шансы оценены только по королевствам. Это грубее, чем доигрывать партии: для этого здесь не хватало библиотеки `numba`.
review-first = Ход за ходом
review-turns = Дорогие ходы…
review-turn-label = Раунд { $round } · { $lord } · { $better } % → { $played } %
review-turn-label-points = Раунд { $round } · { $lord } · очки −{ $points }

review-played = Сыграно: { $moves }.
review-played-marked = Сыграно (**{ $mark }**, { $points }): { $moves }.
review-better = Лучше: { $moves }: { $gain }.
review-better-marked = Лучше (**{ $mark }**, { $points }): { $moves }: { $gain }.
review-halves = { $halves }.
review-unfit = Костяшка { $domino } потом никуда не подходит.
review-no-better = Лучшего хода не нашлось.
review-forced = Иначе сыграть было нельзя.
review-first-choice = Первый выбор не оценивается.
review-outlook = **Шансы на победу и ожидаемые очки после хода**
review-outlook-better = **Шансы на победу и ожидаемые очки, с лучшим ходом и как сыграно**
review-outlook-one = { $lord }: { $percent } % → { $later } %, очки { $points } → { $after }
review-outlook-alone = { $lord }: { $percent } %, очки { $points }
review-overview = Обзор
review-replay = Открыть повтор здесь
review-whose = Чьи ходы…
review-whose-all = Ходы всех
review-whose-one = Ходы: { $lord }

review-move-receive = великан на { $square }
review-move-place = { $domino } на { $spot }
review-move-discard = сбросить { $domino }
review-move-giant = великан на { $square }
review-move-send = отправить великана с { $square } игроку { $lord }
review-move-tax = собрать налог на { $square }
review-move-build = построить «{ $building }» на { $square }
review-move-burn = сжечь «{ $building }»
review-move-choose = взять { $domino }
review-move-recruit = нанять на { $square }: { $token }
review-move-search = найти в стопке на { $square }: { $token }

review-command-hint = Получить подсказку на свой ход, если стол их разрешает
review-hint-title = ### { $table } · подсказка · { $round }
review-hint-place = Ищите позицию для { $domino } { $where ->
    [above] выше
    [below] ниже
    [left] левее
    [right] правее
    [above-left] выше и левее
    [above-right] выше и правее
    [below-left] ниже и левее
   *[below-right] ниже и правее
} замка.
review-hint-discard = Костяшка { $domino } никуда не подходит.
review-hint-beside = Об этом в этот ход стоит подумать: { $steps }.
review-hint-step-giant = куда пойдёт великан
review-hint-step-send = отправить великана
review-hint-step-tax = собрать налог
review-hint-step-build = построить здание
review-hint-step-burn = дракон
review-hint-step-recruit = жетоны Двора
review-hint-step-search = стопка Двора
review-hint-take = Возьмите одну из { $which ->
    [low] наименьших
   *[high] наибольших
} свободных костяшек ({ $count }).
review-hint-no-region = Выбор невелик: следующая подсказка — сам ход.
review-hint-moves = Сильный компьютерный игрок ходит так: { $moves }. Ваш счёт изменится на { $gain }.
review-hint-more = Показать ход
review-hint-count = Компьютер видит то же, что и вы, но не расклад. { $count ->
    [1] Это ваша первая подсказка в этой партии
   *[other] Подсказок в этой партии вы взяли: { $count }
}; их число видно в конце партии и в её записи.
