settings-command-settings = Ваши настройки: уведомления, напоминания, тихие часы, картинки, язык
settings-option-notice = Как вам сообщать, что ваш ход
settings-option-reminders = Когда напоминать о ходе
# unchecked: english
settings-option-quiet = Часы без уведомлений, например 22:00-07:00, или none
# unchecked: english
settings-option-zone = Ваш часовой пояс, например Europe/Berlin
settings-option-pictures = Как вам присылать картинки
settings-option-theme = Цвета ваших личных картинок
settings-option-language = Язык того, что видите только вы
settings-option-forced = Что делать, когда у шага только один вариант
settings-option-weekends = Ждут ли ваши часы по субботам и воскресеньям
settings-option-ladders = Показывать ли ваше имя в рейтинг-листах и рекордах и ваш профиль
settings-option-animation = Могут ли повторы двигаться
settings-option-brief = Сообщать ли только изменения, а шаги хода одной строкой
settings-option-soon = Сообщать ли, что скоро ваш ход

settings-title = ### Ваши настройки
settings-saved = Сохранено: { $settings }.
settings-scope = Они действуют на всех серверах и сохраняются сразу.

settings-notice = Уведомление о ходе…
settings-notice-mention = Ваш ход: упоминание в ветке
settings-notice-mention-about = Если не выйдет, личное сообщение
settings-notice-direct = Ваш ход: личное сообщение
settings-notice-direct-about = Если не выйдет, упоминание в ветке
settings-notice-both = Ваш ход: и то и другое

settings-reminders = Напоминания…
settings-reminders-server = Напоминания: как на сервере
settings-reminders-half = Напоминания: на половине и за 2 часа
settings-reminders-late = Напоминания: за 2 часа до конца
settings-reminders-none = Напоминания: нет

settings-quiet = Тихие часы…
settings-quiet-none = Тихие часы: нет
settings-quiet-hours = Тихие часы: { $from }–{ $until }
settings-quiet-other = Тихие часы: другие…
settings-quiet-form = Тихие часы
settings-quiet-from = С какого времени, например 22:00
settings-quiet-until = До какого времени, например 07:00
settings-quiet-unknown = Не понимаю часы «{ $hours }». Напишите два разных времени, например 22:00-07:00.
settings-no-zone = Для тихих часов и тихих выходных нужен ваш часовой пояс. Выберите его кнопкой ниже.

settings-pictures = Картинки…
settings-pictures-standard = Картинки: обычные
settings-pictures-board = Картинки: сначала текстовая доска
settings-pictures-board-about = Над каждой картинкой её текстовая доска
settings-pictures-words = Картинки: нет, только слова
settings-pictures-words-about = Предложения вместо каждой картинки

settings-theme = Цвета картинок…
settings-theme-dark = Цвета картинок: тёмные
settings-theme-light = Цвета картинок: светлые
settings-theme-light-about = У общих картинок остаются цвета сервера

settings-language = Язык…
settings-language-discord = Язык: как в Discord
# unchecked: english
settings-language-en = English
# unchecked: english
settings-language-fr = Français
# unchecked: english
settings-language-de = Deutsch
# unchecked: english
settings-language-es = Español
# unchecked: english
settings-language-it = Italiano
# unchecked: english
settings-language-pt = Português
# unchecked: english
settings-language-nl = Nederlands
settings-language-ru = Русский
# unchecked: english
settings-language-he = עברית

settings-forced = Вынужденные ходы…
settings-forced-ask = Вынужденные ходы: спрашивать
settings-forced-ask-about = Каждый ход завершаете вы сами
settings-forced-play = Вынужденные ходы: делать за меня
settings-forced-play-about = Ход без всякого выбора делается за вас

settings-weekends-off = Выходные: часы идут
settings-weekends-on = Выходные: часы ждут
settings-soon-off = Скоро мой ход: не сообщать
settings-soon-on = Скоро мой ход: сообщать
settings-brief-off = Ответы: полные
settings-brief-on = Ответы: краткие
settings-ladders-on = Рейтинг-листы: видно
settings-ladders-off = Рейтинг-листы: скрыто
settings-animation-on = Повторы: с движением
settings-animation-off = Повторы: без движения
settings-weekends-on-choice = Да, в выходные часы ждут
settings-weekends-off-choice = Нет, в выходные часы идут
settings-soon-on-choice = Да, сообщать, что скоро мой ход
settings-soon-off-choice = Нет, не сообщать, что скоро мой ход
settings-brief-on-choice = Да, краткие ответы
settings-brief-off-choice = Нет, полные ответы
settings-ladders-on-choice = Да, показывать меня в рейтинг-листах
settings-ladders-off-choice = Нет, не показывать меня в рейтинг-листах
settings-animation-on-choice = Да, повторы с движением
settings-animation-off-choice = Нет, неподвижные картинки

settings-zone-unset = Часовой пояс…
settings-zone-set = Часовой пояс: { $zone }
settings-zone-title = ### Ваш часовой пояс
settings-zone-line = Сейчас задан { $zone }, там { $time }.
settings-zone-line-none = Он не задан.
settings-zone-why = По нему считаются тихие часы, тихие выходные и дни отсутствия. Время в сообщениях и так показано в вашем поясе.
settings-zone-hour = Сколько у вас сейчас времени?
settings-hour = { $hour }:00–{ $hour }:59
settings-zone-pick = Пояса с этим временем…
settings-zone-which = Какой из них ваш?
settings-zone-all = Все пояса: /settings zone:
settings-zone-none = Без часового пояса
settings-zone-guess = Судя по нажатиям, ваш пояс — { $zone }. Взять его?
settings-zone-use = Взять этот
settings-zone-unknown = Не знаю часового пояса «{ $zone }». Напишите крупный город рядом или разницу вроде +2; /settings zone: подскажет подходящее.

settings-reliability = Ваша надёжность { $percent } %. Считаются последние 100 ходов; доигранные партии её повышают.
settings-cap = Сейчас вы можете играть одновременно столько партий: { $games }. Играете: { $playing }.

settings-button-away = Отсутствие…
settings-button-data = Мои данные…
settings-button-done = Готово
settings-done = Сохранено. /settings откроет их снова.

settings-command-away = Сообщить, когда вас нет: ваши часы ждут, уведомлений нет
settings-option-away-from = Первый день: сегодня, завтра, 3 дек, 2026-12-03
settings-option-away-until = Последний день или сколько дней: 10 дек, 7 дней
settings-option-away-note = Заметка для себя
settings-day-today = сегодня
settings-day-tomorrow = завтра
settings-away-said = Вас нет { $from }–{ $until } (дни { $year } года: { $used } из { $budget }{ $later ->
    [0] {""}
   *[other] , { $next } года: { $later }
}).
settings-away-waiting = { $count ->
    [one] Часы ждут в { $count } партии.
    [few] Часы ждут в { $count } партиях.
   *[many] Часы ждут в { $count } партиях.
}
settings-away-playing = { $count ->
    [1] За столом { $tables } отсутствие не учитывается: часы идут, и там играет автопилот.
   *[other] За столами { $tables } отсутствие не учитывается: часы идут, и там играет автопилот.
}
settings-away-playing-more = За столами { $tables } и ещё { $more } отсутствие не учитывается: часы идут, и там играет автопилот.
settings-away-rounds = В турнирах часы ждут, но туры нет: { $cups }. Что останется к концу тура, доиграет автопилот.
settings-away-title = ### Отсутствие
settings-away-used = Дни { $year } года: заявлено { $used } из { $budget }.
settings-away-line = { $from }–{ $until }
settings-away-about = Пока вас нет, часы ждут там, где стол это учитывает, и уведомлений нет. Если вернуться раньше, дни возвращаются, кроме начавшихся: каждые сутки считаются с первой минуты. В первые пять минут можно отменить всё.
settings-away-stands = Это уже заявлено. [Оставить] показывает всё заявленное, [Отменить] отменяет это.
settings-away-dropped = Отменено: { $from }–{ $until }.
settings-away-cut = С возвращением. Отсутствие { $from }–{ $until } сокращено.
settings-away-keep = Оставить
settings-away-cancel = Отменить
settings-away-new = Заявить…
settings-away-form = Когда вас не будет?
settings-away-from = Первый день
settings-away-until = Последний день или сколько дней

settings-command-block = Никогда не сидеть с кем-то за одним столом или снять этот запрет
settings-option-block-user = С кем
settings-blocked-on = Вы больше никогда не сядете за один стол с { $lord }, ни на одном сервере. Об этом никто не узнает; общие партии продолжаются.
settings-blocked-off = Вы снова можете сесть за один стол с { $lord }.
settings-blocked-all = -# Никогда за одним столом: { $people }{ $more ->
    [0] {""}
   *[other] {" "}и ещё { $more }
}
settings-block-lift = Снять запрет
settings-block-again = Никогда больше
