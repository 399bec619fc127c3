replay-command-replay = Просмотреть партию по шагам
replay-option-round = С какого раунда начать; 0 — первый выбор
replay-button = Повтор
replay-button-step = По шагам

replay-table-game = { $table } · партия { $number }
replay-title-start = ### { $table } · начало · шаг 0 из { $steps }
replay-title-choice = ### { $table } · первый выбор · шаг { $step } из { $steps }
replay-title = ### { $table } · раунд { $round }, ход { $turn } · шаг { $step } из { $steps }
replay-title-end = ### { $table } · чем всё закончилось
replay-title-grown = ### { $table } · как росли королевства
replay-title-grown-one = ### { $table } · как росло королевство: { $lord }
replay-start = Пока ничего не выбрано.
replay-file-title = Запись партии из файла
replay-file-lord = файл: { $lord }
replay-file-origin = Эта запись — из файла, её загружает { $by }. Сама партия шла не при мне, и имена в ней взяты из файла.
replay-plays = -# Проиграется несколько раз и остановится.{ $running ->
    [yes] {" "}Партия продолжается.
   *[no] {""}
}

replay-first = ⏮ Начало
replay-back = ◀ Назад
replay-next = Дальше ▶
replay-last = Конец ⏭
replay-round = К раунду…
replay-round-choice = Первый выбор
replay-round-one = Раунд { $round }
replay-show-move = Ход
replay-show-table = Весь стол
replay-show-kingdom = Рост королевства: { $lord }
replay-show-kingdom-team = Рост королевства: { $lord } и { $partner }
replay-show-end = Итоговая картинка
replay-show-text = Ход текстом
replay-animation = Анимация

replay-which = Какую партию просмотреть по шагам?
replay-which-none = Здесь пока нет партий для повтора.
replay-which-select = Какая партия?
replay-choice-running = { $table } · { panel-round }
replay-choice-over = { $table } · { $points }
replay-choice-ended = { $table } · без результата
