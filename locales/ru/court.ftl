court-wheat_mill = Мельница
court-forest_lodge = Лесная сторожка
court-lake_jetty = Причал
court-grassland_fold = Овчарня
court-grassland_manor = Усадьба
court-swamp_hut = Хижина на болоте
court-swamp_keep = Крепость на болоте
court-farmer = Фермер
court-lumberjack = Лесоруб
court-fisherman = Рыбак
court-shepherdess = Пастушка
court-merchant = Купец
court-captain = Капитан
court-queen = Королева двора
court-king = Король двора
court-light_archer = Лёгкий лучник
court-heavy_archer = Тяжёлый лучник
court-axe_warrior = Воин с топором
court-sword_warrior = Воин с мечом

court-resource-wheat = пшеница
court-resource-wood = древесина
court-resource-fish = рыба
court-resource-sheep = овца

court-effect-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
court-effect-swords = { $count ->
    [one] { $count } меч
    [few] { $count } меча
   *[many] { $count } мечей
}

court-on = { $count ->
    [one] { $count } корона
    [few] { $count } короны
   *[many] { $count } корон
} на квадрат { $terrain ->
    [wheat] поля
    [forest] леса
    [lake] озера
    [grassland] равнины
   *[swamp] болота
}

court-per = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
} за { $each ->
    [wheat] каждую пшеницу
    [wood] каждую древесину
    [fish] каждую рыбу
    [sheep] каждую овцу
    [any] каждый ресурс
    [character] каждого персонажа
    [crown] каждую открытую корону
   *[swords] каждый меч
} вокруг
