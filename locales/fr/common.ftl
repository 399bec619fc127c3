# Mots que tous les écrans partagent.

common-terrain-wheat = blé
common-terrain-forest = forêt
common-terrain-lake = lac
common-terrain-grassland = prairie
common-terrain-swamp = marais
common-terrain-mine = mine
common-terrain-town = ville

common-box-kingdomino = Kingdomino
common-box-queendomino = Queendomino
common-box-royal_wedding = Royal Wedding
common-box-discovery = Version découverte

common-score-coins = pièces
common-score-buildings = bâtiments
common-score-queen = la Reine
common-score-quests = quêtes
common-score-court = la Cour

common-variant-mighty_duel = Le Grand Duel
common-variant-middle_kingdom = Empire du milieu
common-variant-harmony = Harmonie
common-dynasty = Dynastie

common-half = { $crowns ->
    [0] { $terrain }
    [one] { $terrain } { $crowns } couronne
   *[other] { $terrain } { $crowns } couronnes
}

common-no-file = Impossible de joindre *{ $file }* : Castellan a besoin ici du droit *Joindre des fichiers*. En message privé, il l’a toujours.
common-crowded = -# Beaucoup d’images sont en cours de dessin. Voici celle-ci en lettres ; appuie de nouveau pour avoir l’image.
common-names-beside = -# Sur l’image : { $names }
common-words-beside = Suite de l’image en mots :
common-database-still = Ma base de données ne répond pas. Ton action passera peut-être quand même : regarde de nouveau dans un instant.
common-plain = -# Discord a refusé l’image et les boutons de ce message. /next mène à ton tour.

common-refused-there = -# Ce message ne peut pas être publié dans { $channel }, alors il te parvient en privé.

common-answered-here = { $thread } est verrouillé, alors la réponse vient ici. La modération peut le déverrouiller.

common-called = { $mentions } { $text }
common-there = { $name } ({ $server })

common-semicolon = {"\u202F; "}
common-button-play = Jouer
common-button-look = Regarder
common-button-close = Fermer
common-button-back = Retour
