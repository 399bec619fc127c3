watching-command-watch = Список идущих партий, которые можно смотреть
watching-command-follow = Следить за партиями, игроками и турнирами
watching-command-follow-game = Следить за партией
watching-command-follow-lord = Следить за игроком
watching-command-follow-cup = Следить за турниром
watching-command-follow-list = За чем вы следите и как перестать
watching-command-game-kibitz = Войти в ветку зрителей партии, в которой вы не играете
watching-option-show = Какие партии
watching-option-box = Только партии этой коробки
watching-option-user = За каким игроком следить
watching-option-how = Насколько подробно

watching-button-watch = Смотреть
watching-button-follow = Следить
watching-button-kibitz = Обсуждать
watching-button-stop = Перестать следить
watching-button-follows = За чем я слежу
watching-button-all = Все идущие партии
watching-button-tables = Открытые столы

watching-title = ### Идущие партии · { $count }
watching-menu = Посмотреть партии игрока
watching-title-lord = ### Идущие партии · { $lord } · { $count }
watching-none-lord = У этого игрока нет здесь партий, которые вам можно смотреть.
watching-none = Здесь сейчас нет партий, которые можно смотреть.
watching-none-all = Партий этой коробки здесь сейчас нет.
watching-none-followed = Здесь сейчас нет партий, за которыми вы следите.
watching-none-cups = Здесь сейчас нет турнирных партий, которые можно смотреть.
watching-none-ending = Партий, которые скоро закончатся, здесь нет.
watching-points = { $lord } { $points }
watching-followed = -# Вы следите за ней.
watching-show-all = Все партии
watching-show-followed = За которыми я слежу
watching-show-cups = Турниры
watching-show-ending = Скоро закончатся
watching-box = Коробка…
watching-box-any = Все коробки

watching-index-none = Сейчас никто не играет.
watching-index-current = -# { $more ->
    [0] Этот список обновляется сам.
   *[other] И ещё партии: { $more }. Этот список обновляется сам.
}

watching-follow-game = Вы { $new ->
    [yes] теперь следите
   *[no] следите
} за партией { $what }.
watching-follow-lord = Вы { $new ->
    [yes] теперь следите
   *[no] следите
} за игроком { $what }: за всеми партиями здесь, которые вам можно смотреть.
watching-follow-cup = Вы { $new ->
    [yes] теперь следите
   *[no] следите
} за турниром { $what }.
watching-follow-digest = Новости приходят личным сообщением не чаще раза в час и никогда в ваши тихие часы. Никто не видит, за чем вы следите.
watching-how = Насколько подробно…
watching-how-turn = Каждый ход
watching-how-turn-about = У игрока — его собственные ходы
watching-how-round = Каждый раунд
watching-how-round-about = Счёт после каждого раунда
watching-how-end = Только конец
watching-how-end-about = Кто побеждает
watching-how-turn-cup = Каждый результат
watching-how-turn-cup-about = По каждому столу и по каждому туру
watching-how-round-cup = Каждый тур
watching-how-round-cup-about = Когда тур начинается и кто впереди, когда он окончен
watching-how-end-cup = Только конец
watching-how-end-cup-about = Кто побеждает

watching-follows-title = ### За чем вы следите · { $count }
watching-follows-none = Вы ни за чем не следите. Кнопка [Следить] есть под каждой партией, которую вы смотрите.
watching-option-game = { $what }
watching-option-lord = { $what }, игрок
watching-follows-game = { $what } · { $how ->
    [turn] каждый ход
    [round] каждый раунд
   *[end] только конец
}
watching-follows-lord = { $what }, игрок · { $how ->
    [turn] каждый собственный ход
    [round] каждый раунд
   *[end] только конец партий
}
watching-option-cup = { $what }, турнир
watching-follows-cup = { $what }, турнир · { $how ->
    [turn] каждый результат
    [round] каждый тур
   *[end] только конец
}
watching-follows-change = Изменить или перестать…

watching-news = Новости с сервера { $server }, за которыми вы следите:
watching-news-game = { $table } · { $where }
watching-news-began = { $count ->
    [1] Партию начинает { $lords }: { $setup }.
   *[other] Партию начинают { $lords }: { $setup }.
}
watching-news-more = { $count ->
    [one] Новости есть ещё в { $count } партии.
    [few] Новости есть ещё в { $count } партиях.
   *[many] Новости есть ещё в { $count } партиях.
}

watching-cup-started = Турнир начался, участники: { $count }.
watching-cup-paired = { $tables ->
    [0] Начался { $round }. Конец { $ends }.
    [one] Начался { $round }, { $tables } стол. Конец { $ends }.
    [few] Начался { $round }, { $tables } стола. Конец { $ends }.
   *[many] Начался { $round }, { $tables } столов. Конец { $ends }.
}
watching-cup-round = Окончен { $round }.
watching-cup-leader = { $place } { $name } { $points }
watching-cup-leaders = Таблица: { $leaders }.
watching-cup-place = { $place } { $name } { $points }
watching-cup-result = Стол { $number }, { $round }: { $places }.
watching-cup-won = Побеждает { $name }.
watching-cup-over = Турнир окончен.
watching-cup-cancelled = Турнир отменён: { $reason }

watching-kibitz-name = Зрители: { $table }
watching-kibitz-in = Вы в ветке { $thread }, где общаются зрители стола { $table }. До конца партии её игроки не могут это читать.
watching-kibitz-in-over = Вы в ветке { $thread }, где общались зрители стола { $table }.
watching-kibitz-opening = Здесь общаются зрители стола { $table }. До конца партии её игроки не могут это читать; потом их впустят. Пожалуйста, ничего не рассказывайте им раньше.
watching-kibitz-ended = Партия за столом { $table } окончена, теперь здесь и её игроки.
