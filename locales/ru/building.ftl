building-bakery = Пекарня
building-sawmill = Лесопилка
building-fishmonger = Рыбная лавка
building-weaving_shop = Ткацкая мастерская
building-magic_school = Школа магии
building-foundry = Литейная
building-church = Церковь
building-safe_knights = Сейф рыцарей
building-safe_towers = Сейф башен
building-small_tavern = Малая таверна
building-big_tavern = Большая таверна
building-guardtower = Дозорная башня
building-fortified_castle = Укреплённый замок
building-travelling_castle = Бродячий замок
building-training_camp = Тренировочный лагерь
building-statue = Статуя
building-queens_tower = Башня королевы

building-effect-knights = { $count ->
    [one] { $count } рыцарь
    [few] { $count } рыцаря
   *[many] { $count } рыцарей
}
building-effect-towers = { $count ->
    [one] { $count } башня
    [few] { $count } башни
   *[many] { $count } башен
}
building-effect-crowns = { $count ->
    [one] { $count } корона
    [few] { $count } короны
   *[many] { $count } корон
}
building-effect-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}

building-effect-per = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
} за { $each ->
    [wheat] каждую область поля
    [forest] каждую область леса
    [lake] каждую область озера
    [grassland] каждую область равнины
    [swamp] каждую область болота
    [mine] каждую область гор
    [town] каждую область города
    [tower] каждую башню
   *[knight] каждого рыцаря
}

building-tax = с каждым налогом ещё по 1 монете за { $each ->
    [knights] каждого вашего рыцаря
   *[towers] каждую вашу башню
}
