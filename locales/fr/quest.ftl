quest-harmony = Harmonie
quest-middle_kingdom = Empire du milieu
quest-lost_corner = Le petit coin perdu
quest-folie_des_grandeurs = La folie des grandeurs
quest-bleak_king = Le Roi austère
quest-local_business = Commerce de proximité
quest-four_corners = Aux confins du Royaume
quest-of = { $quest } : { $terrain }

quest-about-harmony = 5 points si aucun domino n’a été défaussé
quest-about-middle_kingdom = 10 points si le château est au milieu du royaume
quest-about-lost_corner = 20 points si le château est dans un coin du royaume
quest-about-folie_des_grandeurs = 10 points par ligne droite de trois cases avec couronnes
quest-about-bleak_king = 10 points par domaine de blé, de forêt, de lac ou de prairie d’au moins 5 cases sans couronne visible
quest-about-local_business = 5 points par case { $terrain ->
    [wheat] de blé
    [forest] de forêt
    [lake] de lac
    [grassland] de prairie
    [swamp] de marais
   *[mine] de mine
} autour du château
quest-about-four_corners = 5 points par case { $terrain ->
    [wheat] de blé
    [forest] de forêt
    [lake] de lac
    [grassland] de prairie
    [swamp] de marais
   *[mine] de mine
} dans un coin du royaume
