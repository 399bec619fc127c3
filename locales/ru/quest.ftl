quest-harmony = Гармония
quest-middle_kingdom = Срединное королевство
quest-lost_corner = Затерянный уголок
quest-folie_des_grandeurs = Мания величия
quest-bleak_king = Суровый король
quest-local_business = Местная торговля
quest-four_corners = Четыре угла
quest-of = { $quest }: { $terrain }

quest-about-harmony = 5 очков, если ни одна костяшка не сброшена
quest-about-middle_kingdom = 10 очков, если замок в центре королевства
quest-about-lost_corner = 20 очков, если замок в углу королевства
quest-about-folie_des_grandeurs = 10 очков за каждые три квадрата с коронами подряд по прямой
quest-about-bleak_king = 10 очков за каждую область поля, леса, озера или равнины от 5 квадратов без открытых корон
quest-about-local_business = 5 очков за каждый квадрат { $terrain ->
    [wheat] поля
    [forest] леса
    [lake] озера
    [grassland] равнины
    [swamp] болота
   *[mine] гор
} вокруг замка
quest-about-four_corners = 5 очков за каждый квадрат { $terrain ->
    [wheat] поля
    [forest] леса
    [lake] озера
    [grassland] равнины
    [swamp] болота
   *[mine] гор
} в углу королевства
