quest-harmony = Harmonie
quest-middle_kingdom = Reich der Mitte
quest-lost_corner = Das verlorene Eckchen
quest-folie_des_grandeurs = Größenwahn
quest-bleak_king = Der karge König
quest-local_business = Nahversorgung
quest-four_corners = Vier Ecken
quest-of = { $quest }: { $terrain }

quest-about-harmony = 5 Punkte, wenn kein Stein abgeworfen wurde
quest-about-middle_kingdom = 10 Punkte, wenn das Schloss in der Mitte des Königreichs liegt
quest-about-lost_corner = 20 Punkte, wenn das Schloss in einer Ecke des Königreichs liegt
quest-about-folie_des_grandeurs = 10 Punkte für je drei Felder mit Kronen in gerader Linie
quest-about-bleak_king = 10 Punkte je Getreide-, Wald-, See- oder Weidegebiet aus mindestens 5 Feldern ohne freie Krone
quest-about-local_business = 5 Punkte je { $terrain ->
    [wheat] Getreidefeld
    [forest] Waldfeld
    [lake] Seefeld
    [grassland] Weidefeld
    [swamp] Sumpffeld
   *[mine] Gebirgsfeld
} rund um das Schloss
quest-about-four_corners = 5 Punkte je { $terrain ->
    [wheat] Getreidefeld
    [forest] Waldfeld
    [lake] Seefeld
    [grassland] Weidefeld
    [swamp] Sumpffeld
   *[mine] Gebirgsfeld
} in einer Ecke des Königreichs
