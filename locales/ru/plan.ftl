plan-title = ### План следующего хода · { $round }
plan-place = Вы выложите { $domino }: { $halves }.
plan-nowhere = Костяшка { $domino } сейчас никуда не подходит в вашем королевстве и будет сброшена.
plan-first = Вы выберете костяшку первого ряда.
plan-kept = План сохранён. До вашего хода его можно изменить или удалить.
plan-cleared = План удалён. Ничего не запланировано.
plan-unkept = Этот план ещё не сохранён: нажмите «Сохранить план».
plan-waits = Этот план ждёт вашего хода.
plan-differs = Вашего хода ждёт другой план. Сохраните этот, чтобы заменить его.
plan-gone = { $count ->
    [1] Костяшка { $dominoes } уже занята, в пожеланиях ей не место.
   *[other] Костяшки { $dominoes } уже заняты, в пожеланиях им не место.
}
plan-arrives = С костяшкой { $domino } придёт великан: вас спросят, какую корону он накроет.
plan-own-turn = Сейчас уже ваш ход: сыграйте его здесь. Ничего не запланировано.
plan-tap = Плану нужна позиция: нажмите на букву. Ничего не сохраняется, пока вы не нажмёте «Сохранить план».
plan-tap-spot = Плану нужна позиция: выберите её в списке. Ничего не сохраняется, пока вы не нажмёте «Сохранить план».
plan-tap-wish = Выберите желаемые костяшки, лучшую первой. Ничего не сохраняется, пока вы не нажмёте «Сохранить план».
plan-at = План: { $domino } на **{ $spot }**: { $gain }, у вас будет { $total }.
plan-taxes = { $count ->
    [1] Рыцарь соберёт налог: { $squares }.
   *[other] Рыцари соберут налог: { $squares }.
}
plan-wishes = Пожелания: { $wishes }.
plan-else = { $first }, иначе { $then }
plan-otherwise-ask = Если всё из пожеланий занято, вас спросят.
plan-otherwise = Если всё из пожеланий занято, план возьмёт { $which ->
    [lowest] наименьшую.
   *[highest] наибольшую.
}
plan-only = План возьмёт { $which ->
    [lowest] наименьшую
   *[highest] наибольшую
} из свободных.
plan-asks-wish = Потом вас спросят, какую костяшку взять.
plan-no-line = Следующего ряда на столе ещё нет: запланировать можно только позицию.
plan-wish = { $domino } · { $place }-е
plan-wish-list = Пожелание…
plan-select-ask = Если пожелания заняты: спросить меня
plan-select = Если пожелания заняты: взять { $which ->
    [lowest] наименьшую
   *[highest] наибольшую
}
plan-select-tax = Собрать налог…
plan-select-tax-none = Без налога
plan-how = План сработает сам через минуту после начала вашего хода, если { $team ->
    [yes] партнёр с тех пор ничего не выкладывал, позиция
   *[no] позиция
} всё ещё годится и хоть одно пожелание свободно. Иначе вас спросят. Больше никто его не видит.
plan-how-spot = Когда придёт ваш ход, позиция будет уже выбрана, а остальное выберете вы. Больше никто этого не видит.
plan-button-keep = Сохранить план
plan-button-clear = Удалить
plan-button-mine = План хода
plan-button-next = План следующего хода
plan-button-log = Мои планы

plan-log-title = ### Ваши планы за столом { $table }
plan-log-none = Здесь вы ещё не сохраняли планов.
plan-log-nothing = Вашего хода не ждёт ни один план.
plan-log-hidden = Больше никто их не видит.
plan-log-waits = Ждёт: { $turn } · { $plan }
plan-log-line = { $when } · { $turn }: { $fate }
plan-turn = раунд { $round }, { $domino }
plan-turn-start = первый выбор

plan-fate-played = Ваш план сыгран: { $domino } на { $spot }, затем { $took }.
plan-fate-played-last = Ваш план сыгран: { $domino } на { $spot }.
plan-fate-played-discarded = Ваш план сыгран: { $domino } никуда не подошла, затем { $took }.
plan-fate-played-chose = Ваш план сыгран: вы взяли { $took }.
plan-fate-gone = { $count ->
    [1] Костяшку { $dominoes } уже взяли.
   *[other] Костяшки { $dominoes } уже взяли.
}
plan-fate-wishes_taken = { $count ->
    [1] Ваш план не сыгран: костяшку { $dominoes } уже взяли.
   *[other] Ваш план не сыгран: костяшки { $dominoes } уже взяли.
}
plan-fate-line_unknown = План не сработал сам: когда вы его составляли, следующий ряд ещё не был известен.
plan-fate-no_wish = План не сработал сам: в нём не было пожеланий.
plan-fate-giant_arrives = План не сработал сам: с вашей костяшкой приходит великан, и корону для него выбираете вы.
plan-fate-no_spot = Ваш план не сыгран: в нём не было позиции для костяшки.
plan-fate-spot_illegal = Ваш план не сыгран: позиция больше не годится.
plan-fate-tax_illegal = Ваш план не сыгран: собрать налог больше нельзя.
plan-fate-giant_came = Ваш план не сыгран: тем временем на { $square } пришёл великан.
plan-fate-giant_waits = Ваш план не сыгран: к вам идёт великан, сначала нужна корона для него.
plan-fate-kingdom_changed-own = Ваш план не сыгран: после него вы изменили королевство.
plan-fate-kingdom_changed-partner = Ваш план не сыгран: после него партнёр изменил королевство.
plan-fate-kingdom_changed-queen = Ваш план не сыгран: тем временем королева ушла от вас.
plan-fate-other_domino = Ваш план не сыгран: после него вы взяли другую костяшку.
plan-fate-taken_back = Ваш план не сыгран: ходы вернули по общему согласию.
plan-fate-time = Ваш план не сыгран: раньше истекло ваше время.
plan-fate-resigned = Ваш план не сыгран: за вас играл компьютер.
plan-fate-game_over = Ваш план не сыгран: партия закончилась раньше.
plan-fate-again = Вы составили новый план.
plan-fate-own_turn = План больше не сработает сам: уже ваш ход.
plan-fate-cleared = Вы его удалили.
plan-fate-drafted = Запланированное уже выбрано.

plan-news = { $table } ({ $server }) · { $turn }

plan-command-plan = Спланировать следующий ход
plan-command-plan-make = Спланировать следующий ход
plan-command-plan-show = Показать свой план и что стало с прежними
plan-command-plan-drop = Удалить свой план
plan-option-spot = Куда положить костяшку, например b5 a5
plan-option-wishes = Костяшки следующего ряда, лучшая первой, например 41 33
plan-option-otherwise = Что взять, если все пожелания заняты
plan-choice-ask = Спросить меня
plan-choice-lowest = Взять наименьшую
plan-choice-highest = Взять наибольшую
