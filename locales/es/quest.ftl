# The quests of Age of Giants: their names and conditions.

quest-harmony = Armonía
quest-middle_kingdom = Reino Medio
quest-lost_corner = El rincón perdido
quest-folie_des_grandeurs = Delirio de grandeza
quest-bleak_king = El rey austero
quest-local_business = Comercio de barrio
quest-four_corners = Cuatro esquinas
quest-of = { $quest }: { $terrain }

quest-about-harmony = 5 puntos si no se descartó ninguna ficha
quest-about-middle_kingdom = 10 puntos si el castillo está en el centro del reino
quest-about-lost_corner = 20 puntos si el castillo está en una esquina del reino
quest-about-folie_des_grandeurs = 10 puntos por cada serie recta de tres cuadrados con coronas
quest-about-bleak_king = 10 puntos por cada territorio de trigo, bosque, lago o pradera de 5 cuadrados o más sin ninguna corona visible
quest-about-local_business = 5 puntos por cada cuadrado de { $terrain ->
    [wheat] trigo
    [forest] bosque
    [lake] lago
    [grassland] pradera
    [swamp] pantano
   *[mine] montaña
} alrededor del castillo
quest-about-four_corners = 5 puntos por cada cuadrado de { $terrain ->
    [wheat] trigo
    [forest] bosque
    [lake] lago
    [grassland] pradera
    [swamp] pantano
   *[mine] montaña
} en una esquina del reino
