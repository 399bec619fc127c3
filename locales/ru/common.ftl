common-terrain-wheat = поле
common-terrain-forest = лес
common-terrain-lake = озеро
common-terrain-grassland = равнина
common-terrain-swamp = болото
common-terrain-mine = горы
common-terrain-town = город

common-box-kingdomino = Лоскутное королевство
common-box-queendomino = Лоскутная империя
common-box-royal_wedding = Королевская свадьба
common-box-discovery = Знакомство

common-score-coins = монеты
common-score-buildings = здания
common-score-queen = королева
common-score-quests = задания
common-score-court = Двор

common-variant-mighty_duel = Большая дуэль
common-variant-middle_kingdom = Срединное королевство
common-variant-harmony = Гармония
common-dynasty = Династия

common-half = { $crowns ->
    [0] { $terrain }
    [one] { $terrain } { $crowns } корона
    [few] { $terrain } { $crowns } короны
   *[many] { $terrain } { $crowns } корон
}

common-no-file = Файл *{ $file }* нельзя приложить: здесь у Castellan нет права *Прикреплять файлы*. В личных сообщениях это можно всегда.
common-crowded = -# Сейчас рисуется много картинок, поэтому вот то же самое буквами; чтобы увидеть картинку, нажмите ещё раз.
common-names-beside = -# На картинке: { $names }
common-words-beside = Ещё о картинке словами:
common-database-still = База данных не отвечает. То, что вы нажали, возможно, ещё сработает: загляните через минуту.
common-plain = -# Discord не принял картинку и кнопки этого сообщения. К вашему ходу ведёт /next.

common-refused-there = -# Опубликовать это сообщение здесь нельзя: { $channel }. Поэтому оно пришло вам лично.

common-answered-here = Ветка { $thread } закрыта, поэтому ответ пришёл сюда. Открыть её может модератор.

common-called = { $mentions } { $text }
common-there = { $name } ({ $server })

common-semicolon = {"; "}
common-button-play = Играть
common-button-look = Посмотреть
common-button-close = Закрыть
common-button-back = Назад
