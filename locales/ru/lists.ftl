lists-command-games = Список партий: мои, ждут меня, открытые столы, смотрю, оконченные
lists-command-game-list = То же, что /games
lists-command-next = Открыть самую срочную из ваших партий
lists-option-show = Какие партии
lists-option-box = Только партии этой коробки

lists-title-mine = ### Ваши партии{ $waiting ->
    [0] {""}
    [one] {" "}· { $waiting } ждёт вас
    [few] {" "}· { $waiting } ждут вас
   *[many] {" "}· { $waiting } ждут вас
}
lists-title-waiting = ### Ждут вас · { $waiting }
lists-title-cups = ### Ваши турнирные партии · { $count }
lists-title-open = ### Открытые столы здесь · { $count }
lists-title-watching = ### Партии, которые можно смотреть · { $count }
lists-title-finished = ### Оконченные партии · { $count }

lists-show-mine = Мои партии
lists-show-waiting = Ждут меня
lists-show-cups = Турниры
lists-show-open = Открытые столы
lists-show-watching = Смотреть
lists-show-finished = Оконченные
lists-show = Показать…
lists-only = Только «{ $box }».
lists-only-fitting = Только столы, за которые вам можно сесть.
lists-speed = Темп…
lists-speed-any = Любой темп
lists-speed-fast = Меньше дня на ход
lists-speed-day = День на ход
lists-speed-slow = Больше дня на ход
lists-speed-bank = С запасом времени
lists-speed-none = Без лимита времени
lists-button-fit = Только для меня
lists-button-all = Все столы

lists-game = **{ $table }** · { $setup } · { panel-round }
lists-game-start = **{ $table }** · { $setup } · короли выбирают первые костяшки
lists-table-open = **{ $table }** · { $setup } · { $clock }
lists-table = **{ $table }** · { $setup }
lists-setup = { $box } { $lords }
lists-setup-dynasty = { $box } { $lords }, Династия

lists-your-turn-free = Ваш ход, вызов { $at }.
lists-your-turn-ends = Ваш ход, конец { $ends }.
lists-your-turn-paused = Ваш ход, но партия на паузе.
lists-giant = Вас ждёт великан: выберите корону, которую он накроет.
lists-vote = Столу задан вопрос.
lists-invited = **{ $host }** приглашает вас. { $free ->
    [one] Свободно { $free } место.
    [few] Свободно { $free } места.
   *[many] Свободно { $free } мест.
}
lists-on-turn-free = Ходит { $lord }.
lists-on-turn-ends = Ходит { $lord }; конец хода { $ends }.
lists-on-turn-paused = Ходит { $lord }, но партия на паузе.
lists-between = Скоро начнётся следующая партия Династии.
lists-open = { $free ->
    [one] Свободно { $free } место
    [few] Свободно { $free } места
   *[many] Свободно { $free } мест
} · хозяин стола **{ $host }**{ $percent ->
    [0] {""}
   *[other] {" "}· надёжность от { $percent } %
}
lists-open-yours = У вас место { $seat }. { $free ->
    [one] Ещё свободно { $free } место.
    [few] Ещё свободно { $free } места.
   *[many] Ещё свободно { $free } мест.
}
lists-over = Доиграно до конца.
lists-abandoned = Без результата.

lists-button-urgent = Самая срочная
lists-button-giant = Выбрать
lists-button-vote = Ответить
lists-button-previous = ← Назад
lists-button-following = Дальше →
lists-button-page = { $page } из { $pages }
lists-button-show-open = Показать их
lists-button-new = Открыть стол
lists-button-games = Мои партии

lists-empty-mine = Вы не участвуете ни в одной партии. { $open ->
    [0] Открытых столов здесь тоже нет.
    [one] Здесь открыт { $open } стол.
    [few] Здесь открыты { $open } стола.
   *[many] Здесь открыты { $open } столов.
}
lists-empty-waiting = Ни одна партия вас не ждёт. { $open ->
    [0] Открытых столов здесь нет.
    [one] Здесь открыт { $open } стол.
    [few] Здесь открыты { $open } стола.
   *[many] Здесь открыты { $open } столов.
}
lists-empty-cups = Турнирных партий у вас сейчас нет. Они появятся, когда начнётся тур турнира, в котором вы участвуете.
lists-empty-open = Открытых столов здесь нет. Можно открыть свой.
lists-empty-narrowed = Такого здесь нет. Уберите выбор выше, и найдётся больше.
lists-empty-watching = Здесь сейчас нет партий, которые можно смотреть.
lists-empty-finished = Оконченных партий пока нет.

lists-next-nothing = Вас ничего не ждёт.
lists-next-games = { $games ->
    [0] Вы не участвуете ни в одной партии.
    [one] Вы участвуете в { $games } партии.
    [few] Вы участвуете в { $games } партиях.
   *[many] Вы участвуете в { $games } партиях.
}
lists-next-time = Следующий ваш ход, вероятно, за столом **{ $table }**. Ждать примерно: { $time }.
lists-next-turns = Следующий ваш ход, вероятно, за столом **{ $table }**, ещё через { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}.
