quest-harmony = Harmonie
quest-middle_kingdom = Middenrijk
quest-lost_corner = Het verloren hoekje
quest-folie_des_grandeurs = Grootheidswaan
quest-bleak_king = De sobere koning
quest-local_business = Handel om de hoek
quest-four_corners = Vier hoeken
quest-of = { $quest }: { $terrain }

quest-about-harmony = 5 punten als er geen domino is verwijderd
quest-about-middle_kingdom = 10 punten als het kasteel in het midden van het koninkrijk staat
quest-about-lost_corner = 20 punten als het kasteel in een hoek van het koninkrijk staat
quest-about-folie_des_grandeurs = 10 punten voor elke rechte reeks van drie vakken met kronen
quest-about-bleak_king = 10 punten voor elk koren-, bos-, meer- of grasdomein van minstens 5 vakken zonder vrije kroon
quest-about-local_business = 5 punten voor elk { $terrain ->
    [wheat] korenvak
    [forest] bosvak
    [lake] meervak
    [grassland] grasvak
    [swamp] moerasvak
   *[mine] bergvak
} rond het kasteel
quest-about-four_corners = 5 punten voor elk { $terrain ->
    [wheat] korenvak
    [forest] bosvak
    [lake] meervak
    [grassland] grasvak
    [swamp] moerasvak
   *[mine] bergvak
} in een hoek van het koninkrijk
