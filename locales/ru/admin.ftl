admin-command-admin = Для тех, кто управляет этим сервером
admin-command-admin-settings = Канал, кто открывает столы, настройки по умолчанию, язык, значки зданий
admin-command-admin-check = Проверить настройку этого сервера и узнать, чего не хватает

admin-title = ### Проверка настройки · { $missing ->
    [0] всё в порядке
    [one] исправить: { $missing }
    [few] исправить: { $missing }
   *[many] исправить: { $missing }
}
admin-where = Партии идут в { $channel }.
admin-ok = Есть · { $right }
admin-missing = {"**"}Не хватает · { $right }**
admin-optional = Разрешено, не обязательно · { $right }
admin-optional-absent = Не обязательно · { $right }
admin-never = Никогда не нужно · управление сообщениями, привилегированные интенты

admin-right-view_channel = Видеть канал
admin-right-send_messages = Отправлять сообщения
admin-right-create_public_threads = Создавать публичные ветки
admin-right-send_messages_in_threads = Отправлять сообщения в ветках
admin-right-attach_files = Прикреплять файлы
admin-right-read_message_history = Читать историю сообщений
admin-right-create_private_threads = Создавать приватные ветки, чтобы зрители общались незаметно для игроков
admin-right-manage_threads = Управлять ветками, чтобы писать в ветках, закрытых модератором

admin-without-view_channel = В { $channel } нельзя открыть стол, и ходы там не появляются: я пишу игрокам лично.
admin-without-send_messages = В { $channel } нельзя открыть стол. Партии в ветках продолжаются; о партиях в самом канале я пишу игрокам лично.
admin-without-create_public_threads = Партии в { $channel } пойдут прямо в канале.
admin-without-send_messages_in_threads = Партии в { $channel } пойдут прямо в канале, пока вы это не разрешите.
admin-without-attach_files = Ходы приходят текстовыми досками, без картинок.
admin-without-read_message_history = После сбоя о ходе могут сообщить дважды.

admin-fix = Настройки канала → Права доступа → Castellan → { $right } → разрешить.
admin-members = те, у кого нет своей роли
admin-members-view_channel = {"**"}Не хватает: { $who }** · им не виден { $channel }, и они не могут играть.
admin-members-send_messages_in_threads = {"**"}Не хватает: { $who }** · они не могут писать в ветках, и когда ветка партии уйдёт в архив, её кнопки им не нажать.
admin-members-use_application_commands = {"**"}Не хватает: { $who }** · им недоступны команды вроде /next; работают только кнопки.
admin-members-read_message_history = {"**"}Не хватает: { $who }** · им не видно, что написано до того, как они открыли { $channel }.
admin-fix-members = Настройки канала → Права доступа → { $who } → { $right } → разрешить.
admin-discord-use_application_commands = Использовать команды приложений
admin-discord-view_channel = Просматривать канал
admin-discord-send_messages = Отправлять сообщения
admin-discord-create_public_threads = Создать публичные ветки
admin-discord-send_messages_in_threads = Отправлять сообщения в ветках
admin-discord-attach_files = Прикреплять файлы
admin-discord-read_message_history = Читать историю сообщений

admin-button-again = Проверить снова
admin-button-test = Пробная картинка
admin-test = { $person }, это проба картинок Castellan. Она исчезнет сама.
admin-test-changed = Это проба картинок Castellan. Она изменена и исчезнет сама.
admin-tested = Пробная картинка опубликована в { $channel } с упоминанием вас, изменена и снова удалена.
admin-test-failed = {"**"}Проба остановилась:** { $step }. Ответ Discord: { $why }
admin-test-post = опубликовать картинку в { $channel } не удалось
admin-test-edit = изменить сообщение в { $channel } не удалось
admin-test-delete = удалить сообщение в { $channel } не удалось

admin-command-admin-health = Всё ли в порядке? Ждущие сообщения, просроченные задачи, ошибки
admin-health-title = ### Состояние · { $wrong ->
    [0] всё в порядке
    [one] требует внимания: { $wrong }
    [few] требуют внимания: { $wrong }
   *[many] требуют внимания: { $wrong }
}
admin-health-well = Все сообщения доставлены, ничего не просрочено.
admin-health-waiting = { "**" }{ $table }:{ "**" } { $count ->
    [one] отправки ждёт { $count } сообщение
    [few] отправки ждут { $count } сообщения
   *[many] отправки ждут { $count } сообщений
} в { $place } ({ $since }). { $why } Следующая попытка { $due }; партия продолжается.
admin-health-astray-channel = {"**"}{ $table }:{"**"} сообщения не доходят в { $place } ({ $since }), поэтому они публикуются в { $channel }. { $why }
admin-health-astray-direct = {"**"}{ $table }:{"**"} сообщения не доходят в { $place } ({ $since }), поэтому я пишу игрокам лично. { $why }
admin-health-moved = {"**"}{ $table }:{"**"} ветка удалена, партия продолжается в { $channel } ({ $since }).
admin-health-more = { $count ->
    [one] И ещё { $count } стол.
    [few] И ещё { $count } стола.
   *[many] И ещё { $count } столов.
}
admin-health-late = {"**"}Просрочено:{"**"} сроки и напоминания, { $count }. Они опоздали больше чем на минуту или не удались и будут повторены.
admin-health-unreadable = {"**"}Не прочесть:{"**"} { $count ->
    [one] { $count } сохранённое сообщение
    [few] { $count } сохранённых сообщения
   *[many] { $count } сохранённых сообщений
}.
admin-health-given-up = {"**"}Не доставлено:{"**"} { $count ->
    [1] одно сообщение за эти две недели не удалось опубликовать нигде, { $at }.
   *[other] сообщения за эти две недели, которые не удалось опубликовать нигде: { $count }, последнее { $at }.
} { $why }
admin-health-unlisted = **Список идущих партий** в { $channel } не записать: канала нет, или мне там нельзя писать. Другой выбирают командой /admin index.
admin-health-shut = {"**"}Выбранный канал{"**"} { $channel } удалён, или я его не вижу или не могу там писать. [Проверить настройку] там скажет, чего не хватает; другой выбирают в /admin settings.
admin-health-faults = {"**"}Ошибки:{"**"} { $count } за сутки, последняя { $at }. В журнале она под кодом { $code }.
admin-health-refused = {"**"}Отклонено:{"**"} Discord не принимает { $count ->
    [1] одно сообщение
   *[other] сообщения ({ $count })
}, последнее { $at }: { $cause }. Каждое отправлено одним текстом, а иначе — лично тому, чей ход.
admin-health-readable = {"**"}Открытые файлы:{"**"} другие пользователи этой машины могут читать мои файлы с раскладами идущих партий. Что ввести, скажет там {"`"}python bot.py check{"`"}.
admin-health-full = {"**"}Нет места:{"**"} мой диск был полон или недоступен для записи { $at }; нажатое тогда отклонено, ничего не потеряно.
admin-health-busy = {"**"}Занято:{"**"} моя база данных не ответила вовремя { $at }. Ничего не потеряно.
admin-health-code-compiling = {"**"}Компьютерные игроки:{"**"} машинный код для двух сильнейших готовится, один раз на каждую версию. Пока его нет, они играют как тот, кто видит на костяшку вперёд.
admin-health-code-missing = {"**"}Компьютерные игроки:{"**"} машинный код для двух сильнейших здесь не собрать, поэтому они играют как тот, кто видит на костяшку вперёд. Я пробую снова каждые десять минут.
admin-health-clock = {"**"}Часы:{"**"} часы машины { $way ->
    [ahead] спешат
   *[behind] отстают
} на { $seconds } с по сравнению с часами Discord, как и время, которое я называю.
admin-health-elsewhere = {"**"}Другая программа{"**"} отвечает с моим токеном; она опередила меня { $count ->
    [1] один раз
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раза
}, последний раз { $at }. Остановите её или сбросьте токен.
admin-health-still = {"**"}Диск:{"**"} папка с моими данными не отвечает.
admin-health-low = {"**"}Мало места:{"**"} на моём диске осталось только { $free }.
admin-health-backups-fail = {"**"}Резервные копии не удаются.{"**"} Причина указана в журнале ({"`"}backup.failed{"`"}).
admin-health-undrawn = {"**"}Картинки:{"**"} последнюю, которую не удалось нарисовать ({ $cause }), запросили { $at }; вместо неё был текст. Причина — в моём журнале.

admin-health-why-forbidden = Мне нельзя там писать; [Проверить настройку] скажет, чего не хватает.
admin-health-why-locked = Ветку закрыл модератор.
admin-health-why-gone = Это место удалено.
admin-health-why-refused = Discord отказывает ({ $code }).
admin-health-why-internal = Это моя ошибка ({ $code }); подробности в моём журнале.
admin-health-why-silent = Discord не отвечает ({ $code }).

admin-health-gateway = Связь есть, { $milliseconds } мс до Discord
admin-health-gateway-away = Связи с Discord нет
admin-health-outage = последний сбой { $time }, до { $at }, возвращён всем часам
admin-health-backup = последняя резервная копия { $at }
admin-health-backup-none = резервных копий пока нет
admin-health-disk = свободно { $free }
admin-health-processes = процессы по шардам: { $shards }
admin-health-version = версия { $version }
admin-health-megabytes = { $size } МБ
admin-health-gigabytes = { $size } ГБ

admin-button-retry = Повторить сейчас
admin-button-look = Посмотреть снова
admin-health-retried = { $count ->
    [0] Повторять было нечего.
   *[other] Повторяется сейчас: { $count }.
}

admin-option-setting = Что задать
admin-option-value = Значение; канал, роль или значки вроде `sawmill=k1t0`
admin-pick-channel = Канал столов
admin-pick-opener = Кто может открывать столы
admin-pick-cups = Канал турниров
admin-pick-organiser = Кто может проводить турниры
admin-pick-place = Ветки или канал
admin-pick-detail = Что остаётся в ветках
admin-pick-watching = Кто может смотреть
admin-pick-reminders = Напоминания
admin-pick-ladders = Рейтинг-листы
admin-pick-repeats = Рейтинговые партии с одним и тем же игроком
admin-pick-invitations = Приглашения в день
admin-pick-computers = Когда ходят компьютерные игроки
admin-pick-language = Язык общих сообщений
admin-pick-theme = Цвета общих картинок
admin-pick-answer = Сколько часов на ответ у отсутствующих
admin-pick-again = Через сколько часов отклонённый вопрос задают снова
admin-pick-pause = До скольких дней паузы молчание — согласие
admin-pick-takebacks = Сколько раз ход возвращают без вопроса
admin-pick-back = Сколько минут остаётся после возврата хода, не меньше
admin-pick-icons = Значки зданий

admin-settings-title = ### Настройки этого сервера
admin-settings-scope = Они действуют для всех здесь и сохраняются сразу. Идущие партии и открытые столы остаются как есть, кроме чисел для вопросов.
admin-settings-done = Сохранено. /admin settings откроет их снова.
admin-value-unknown = Не знаю здесь значения «{ $value }». Сначала выберите настройку, затем одно из предложенных для неё значений.

admin-channel = Канал столов…
admin-channel-set = Столы публикуются в { $channel }.
admin-channel-none = Столы публикуются там, где введено /game new.
admin-channel-gone = Канала столов больше нет, поэтому они публикуются там, где введено /game new.
admin-channel-shut = Писать в { $channel } я пока не могу. Чего не хватает, скажет проверка настройки.
admin-cups = Канал турниров…
admin-cups-set = Турниры объявляются в { $channel }.
admin-cups-none = Турниры объявляются там, где введено /organise.
admin-cups-gone = Канала турниров больше нет, поэтому они объявляются там, где введено /organise.
admin-organiser = Кто проводит турниры…
admin-organiser-set = Турниры может создавать роль { $role }, как и те, у кого есть право «Управлять сервером».
admin-organiser-none = Турниры могут создавать только те, у кого есть право «Управлять сервером».
admin-organiser-gone = Роли организаторов больше нет, поэтому турниры могут создавать только те, у кого есть право «Управлять сервером».
admin-opener = Кто открывает столы…
admin-opener-set = Открывать столы может только роль { $role }.
admin-opener-gone = Роли, которая может открывать столы, больше нет, и никто этого не может. Выберите другую или разрешите всем.
admin-opener-none = Открывать столы могут все.
admin-fair = Вопросы: отсутствующим на ответ { $answer_hours } ч, отклонённый вопрос можно повторить через { $again_hours } ч, молчание — согласие на паузу до { $pause_days } дн. Возвраты хода без вопроса: не больше { $takebacks } за ход, после возврата остаётся не меньше { $minutes_back } мин.
admin-answer = Часов на ответ отсутствующим ({ $least }–{ $most })
admin-again = Через сколько часов новый вопрос ({ $least }–{ $most })
admin-pause = Дней паузы при молчании ({ $least }–{ $most })
admin-takebacks = Возвратов хода без вопроса ({ $least }–{ $most })
admin-back = Минут после возврата хода ({ $least }–{ $most })
admin-fair-form = Вопросы и возврат хода
admin-fair-unread = Ничего не изменено: каждое число должно быть в пределах, указанных в форме.
admin-icons-count = { $count ->
    [0] Значки зданий не исправлены.
    [one] Исправлены значки у { $count } здания.
    [few] Исправлены значки у { $count } зданий.
   *[many] Исправлены значки у { $count } зданий.
}

admin-place = Ветки или канал…
admin-place-threads = Партии: каждая в своей ветке
admin-place-channel = Партии: прямо в канале
admin-place-channel-about = Для одной партии за раз
admin-detail = Что остаётся в ветках…
admin-detail-turn = В ветках остаётся каждый ход
admin-detail-turn-about = Так начинаются новые столы; хозяин стола может изменить
admin-detail-round = В ветках остаётся каждый раунд
admin-detail-round-about = От раунда остаётся только последний ход
admin-watching = Кто может смотреть…
admin-watching-everybody = Смотреть: все здесь
admin-watching-everybody-about = Так начинаются новые столы; хозяин стола может изменить
admin-watching-table = Смотреть: только за столом
admin-watching-table-about = Остальным не видны ни королевства, ни счёт
admin-reminders = Напоминания…
admin-reminders-half = Напоминания: на половине и за 2 часа
admin-reminders-half-about = Для тех, кто не выбрал своё в /settings
admin-reminders-late = Напоминания: за 2 часа до конца
admin-reminders-late-about = Для тех, кто не выбрал своё в /settings
admin-reminders-none = Напоминания: нет
admin-reminders-none-about = Кроме тех, кто выбрал своё в /settings
admin-ladders = Рейтинг-листы…
admin-ladders-public = Рейтинг-листы: видны всем
admin-ladders-public-about = /ladder отвечает в канале
admin-ladders-private = Рейтинг-листы: только спросившему
admin-ladders-private-about = /ladder отвечает только тому, кто спросил
admin-ladders-off = Рейтинг-листы: выключены
admin-ladders-off-about = Ни рейтинг-листов, ни профилей, ни рекордов; ничего не удалено
admin-repeats = Партии с одним игроком…
admin-repeats-number = Один соперник: { $number ->
    [one] { $number } рейтинговая партия
    [few] { $number } рейтинговые партии
   *[many] { $number } рейтинговых партий
} в неделю
admin-repeats-number-about = Остальные не меняют рейтинг
admin-repeats-all = Один соперник: все партии рейтинговые
admin-repeats-all-about = Каждая значит меньше предыдущей
admin-invitations = Приглашения в день…
admin-invitations-number = Незнакомым: { $number ->
    [0] без приглашений
    [one] { $number } приглашение в день
    [few] { $number } приглашения в день
   *[many] { $number } приглашений в день
}
admin-invitations-number-about = Тем, с кем нет доигранных партий
admin-computers = Когда ходит компьютер…
admin-computers-number = Компьютер ходит: { $number ->
    [0] сразу
    [60] через 1 час
    [one] через { $number } минуту
    [few] через { $number } минуты
   *[many] через { $number } минут
}
admin-computers-number-about = За новыми столами; хозяин стола может выбрать другое
admin-theme = Цвета общих картинок…
admin-theme-dark = Общие картинки: тёмные
admin-theme-light = Общие картинки: светлые
admin-language = Язык…
admin-language-discord = Общие сообщения: как задано на сервере в Discord
admin-language-en = Общие сообщения: English
admin-language-fr = Общие сообщения: Français
admin-language-de = Общие сообщения: Deutsch
admin-language-es = Общие сообщения: Español
admin-language-it = Общие сообщения: Italiano
admin-language-pt = Общие сообщения: Português
admin-language-nl = Общие сообщения: Nederlands
admin-language-ru = Общие сообщения: Русский
admin-language-he = Общие сообщения: עברית

admin-clear-channel = Столы: где введено
admin-clear-cups = Турниры: где введено
admin-clear-organiser = Турниры: без роли
admin-clear-opener = Столы открывают все
admin-clear-icons = Без исправлений
admin-button-fair = Вопросы и возврат хода…
admin-button-icons = Значки зданий…
admin-button-check = Проверить настройку
admin-button-done = Готово
admin-button-change = Изменить…

admin-icons-title = ### Значки зданий
admin-icons-text =
    Чётких изображений этих зданий «Лоскутной империи» мы не нашли, поэтому некоторые числа — наша догадка. Если у вас есть коробка, посмотрите на участки и исправьте, что не так.
    `k` — число рыцарей на участке, `t` — башен: `sawmill=k1t0` — это один рыцарь и ни одной башни.
admin-icons-corrected = **{ $building }** · `{ $icon }` · **исправлено**, у нас было { $before }
admin-icons-unverified = **{ $building }** · `{ $icon }` · не подтверждены { $which ->
    [knights] рыцари
    [towers] башни
   *[both] рыцари и башни
}
admin-icons-running = Идущие партии сохраняют числа, с которыми начались, Династия — числа своей первой партии. Столы и турниры, открытые с этой минуты, берут эти.
admin-icons-refused = «{ $value }» задать нельзя. Исправить можно только здания ниже, оба числа; остальные подтверждены.
admin-icons-unread = «{ $value }» — не исправление. Напишите здание, `=` и оба числа от 0 до 9, например `sawmill=k1t0`.
admin-icons-form = Значки зданий
admin-icons-label = k — рыцари, t — башни на участке
admin-icons-suggest = { $building }: сейчас { $icon }

admin-command-admin-index = Выбрать канал списка идущих партий
admin-option-channel = В каком канале это публиковать
admin-index-title = ### Список идущих партий
admin-index-about = Одно сообщение, где названо до 10 партий, идущих здесь; обновляется не чаще раза в минуту. В нём только партии, каналы которых видны всем, кому виден список.
admin-index-none = Он нигде не публикуется.
admin-index-set = Он публикуется в { $channel }.
admin-index-coming = Он появится в { $channel } в течение минуты.
admin-index-shut = Его место — { $channel }, но писать там я не могу. Чего не хватает, скажет проверка настройки.
admin-index-gone = Его канала больше нет. Выберите другой.
admin-index = Канал списка партий…
admin-index-off = Убрать его

admin-command-admin-daily = Выбрать канал, где рассказывают, кто что построил из костяшек дня
admin-daily-title = ### Королевства дня
admin-daily-about = Тот, кто может открывать здесь столы, может сыграть королевство дня командой `/daily play`. Если выбран канал, таблица каждого дня, в который здесь кто-то играл, публикуется там один раз, когда день закончится (00:00 UTC): с именами, королевствами и зерном. Упоминаний в ней нет.
admin-daily-none = Канал не выбран.
admin-daily-set = Таблицы публикуются в { $channel }.
admin-daily-shut = Место таблиц — { $channel }, но писать там я не могу. Чего не хватает, скажет проверка настройки.
admin-daily-gone = Канала больше нет, таблицы не публикуются. Выберите другой.
admin-daily = Канал таблиц…
admin-daily-off = Больше не публиковать
