# The quests of Age of Giants: their names and conditions.

quest-harmony = Armonia
quest-middle_kingdom = Regno di mezzo
quest-lost_corner = L’angolino sperduto
quest-folie_des_grandeurs = Mania di grandezza
quest-bleak_king = Il re austero
quest-local_business = Negozi di vicinato
quest-four_corners = Quattro angoli
quest-of = { $quest }: { $terrain }

quest-about-harmony = 5 punti se non è stata scartata nessuna tessera
quest-about-middle_kingdom = 10 punti se il castello è al centro del reame
quest-about-lost_corner = 20 punti se il castello è in un angolo del reame
quest-about-folie_des_grandeurs = 10 punti per ogni fila diritta di tre caselle con corone
quest-about-bleak_king = 10 punti per ogni territorio di grano, bosco, lago o prateria di almeno 5 caselle e senza corone scoperte
quest-about-local_business = 5 punti per ogni casella di { $terrain ->
    [wheat] grano
    [forest] bosco
    [lake] lago
    [grassland] prateria
    [swamp] palude
   *[mine] montagna
} intorno al castello
quest-about-four_corners = 5 punti per ogni casella di { $terrain ->
    [wheat] grano
    [forest] bosco
    [lake] lago
    [grassland] prateria
    [swamp] palude
   *[mine] montagna
} in un angolo del reame
