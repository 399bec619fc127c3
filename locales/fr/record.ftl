record-command-import = Ouvrir une feuille de partie ou un royaume, pour toi seulement
record-command-verify = Prouver le tirage et le résultat d’une partie
record-command-admin-export = Toutes les parties de ce serveur en un fichier
record-option-file = Une feuille de partie, telle que /record l’enregistre
record-option-kingdom = Un royaume en texte, par exemple w w1 f / w C l1
record-option-verify = Une feuille de partie, d’où qu’elle vienne

record-import-title = ### { $name } · pour toi seulement
record-import-date = Commencée le { $date }.
record-import-playing = Cette feuille de partie s’arrête là : { panel-round }.
record-import-abandoned = Cette partie a été arrêtée avant sa dernière manche.
record-import-result = { $standing }
record-import-won = Partie gagnée par { $lords }.
record-import-nobody = Personne n’a gagné, car le pilote automatique a joué pour tout le monde.
record-import-known = -# Tu as déjà importé cette feuille de partie. Elle reste jusqu’à 90 jours après sa dernière ouverture.
record-import-kept = -# Personne d’autre ne la voit, et elle ne compte à aucun classement. Elle reste jusqu’à 90 jours après sa dernière ouverture.
record-forgot = { $count ->
    [1] -# Tu peux en garder 50 : la plus anciennement ouverte a été supprimée.
   *[other] -# Tu peux en garder 50 : les { $count } plus anciennement ouvertes ont été supprimées.
}

record-kingdom-title = ### Un royaume · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
record-kingdom-line = { $label } { $points }
record-kingdom-bonuses = -# Sans bonus ni quêtes : le texte ne dit pas lesquels sont en jeu.

record-verify-title = ### { $table } · tirage et résultat
record-verify-holds = Rejouée d’après sa seule feuille de partie, tout est exact :
record-verify-seed = 1. La graine donne le sceau : c’est son SHA-256. Le sceau a été montré avant le premier coup : personne n’a pu choisir le tirage ensuite.
record-verify-moves = { $moves ->
    [one] 2. Son { $moves } coup est permis avec le tirage qui découle de cette graine.
   *[other] 2. Ses { $moves } coups sont tous permis avec le tirage qui découle de cette graine.
}
record-verify-result = 3. Ils donnent { $standing }, comme le dit la feuille de partie.
record-verify-abandoned = 3. La partie a été arrêtée avant sa dernière manche : elle n’a pas de résultat.
record-verify-playing = 3. La feuille de partie s’arrête là : { panel-round }. Elle n’a pas encore de résultat.
record-verify-same = C’est la feuille de { $table }, coup pour coup comme elle a été jouée ici.
record-verify-other = Ce n’est pas ce qui a été joué ici : { $table } avait la même graine, mais pas ces coups.
record-verify-foreign = Je ne connais aucune partie jouée ici avec cette graine : seule la feuille de partie est prouvée, pas qui l’a jouée.
record-verify-sealed = { $table } est en cours. Son sceau est dans le premier message de la partie.
record-verify-later = La graine est montrée à la fin. Tout le monde peut alors prouver qu’elle donne ce sceau.
record-verify-shared = D’autres jouent encore le même tirage que { $table }. Son sceau est dans le premier message de la partie.
record-verify-digits = Graine : `{ $seed }` Sceau : `{ $seal }`
record-verify-seal = Sceau : `{ $seal }`
record-verify-how = -# Pour vérifier sans moi : enregistre la feuille de partie et lance `python -m engine replay FILE` dans une copie de Castellan.

record-export-title = { $left ->
    [0] ### Les parties de ce serveur · morceau { $part }, le dernier
   *[other] ### Les parties de ce serveur · morceau { $part }
}
record-export-games = { $games ->
    [one] { $games } partie, { $size } Mo : en texte et en JSON, avec une liste du contenu.
   *[other] { $games } parties, { $size } Mo : en texte et en JSON, avec une liste du contenu.
}
record-export-left = { $left ->
    [one] -# { $left } partie suit. Enregistre d’abord ce morceau.
   *[other] -# { $left } parties suivent. Enregistre d’abord ce morceau.
}
record-export-running = -# Les parties en cours y sont sans leur graine.
record-export-sealed = { $sealed ->
    [one] -# { $sealed } partie n’y est pas : d’autres jouent encore le même tirage. Recommence quand leur ronde, ou la journée, sera finie.
   *[other] -# { $sealed } parties n’y sont pas : d’autres jouent encore les mêmes tirages. Recommence quand leurs rondes, ou la journée, seront finies.
}
record-export-nothing = Aucune partie n’a encore été jouée ici.

record-bad-other = Je ne sais pas lire cette feuille de partie.
record-bad-file_too_big = Cette feuille de partie dépasse 64 Ko, c’est trop pour la garder. Celles de Castellan en font un cinquième au plus : retires-en le remplissage.
record-bad-file_archive = C’est une archive. Sors-en une feuille de partie et apporte celle-ci.
record-bad-file_no_text = Ce fichier n’est pas du texte : ce n’est pas une feuille de partie.
record-bad-file_empty = Ce fichier est vide.
record-bad-file_json = Ce fichier est du JSON, mais pas tel que /record l’enregistre.
record-bad-stored = Le résultat de cette partie n’est pas celui que donnent ses coups. Merci de prévenir la personne qui m’héberge.
record-bad-too_long = La ligne { $line } est trop longue pour une feuille de partie.
record-bad-key_twice = La ligne { $line } donne { $key } une seconde fois.
record-bad-header_line = La ligne { $line } n’a pas sa place dans l’en-tête d’une feuille de partie : { $text }
record-bad-header_value = La ligne { $line } est illisible : { $key } ne s’écrit pas { $value }
record-bad-missing_key = Il manque { $key } dans l’en-tête de cette feuille de partie.
record-bad-seed = Cette feuille de partie n’a pas de graine : impossible de la rejouer. La graine y figure une fois la partie finie.
record-bad-turn_line = La ligne { $line } n’est pas un tour : { $text }
record-bad-notation = La ligne { $line } contient autre chose qu’un coup : { $text }
record-bad-setup = La ligne { $line } cite des réglages qui n’existent pas : { $value }
record-bad-players = La ligne { $line } cite un nombre de joueurs qui ne va pas avec la boîte : { $value }
record-bad-grid = La ligne { $line } cite une grille qui ne va pas avec la boîte : { $value }
record-bad-teams = La ligne { $line } cite des équipes impossibles : { $value }
record-bad-seats = La ligne { $line } ne nomme pas les joueurs place par place : { $text }
record-bad-seed_mismatch = La graine ne donne pas ce sceau.
record-bad-unknown_rules = Cette feuille de partie suit les règles { $value }. Je ne connais que les règles { $known }.
record-bad-turn_unfinished = La ligne { $line } s’arrête au milieu du tour { $turn }, mais un autre tour suit.
record-bad-wrong_turn = La ligne { $line } est le tour { $turn } de la place { $seat }. Le tour attendu là est { $due }, de la place { $lord }.
record-bad-wrong_turn-over = La ligne { $line } est le tour { $turn } de la place { $seat }, mais la partie est finie avant.
record-bad-result = La ligne { $line } donne pour résultat { $value }. Les coups donnent { $correct }.
record-bad-winners = La ligne { $line } donne la victoire à la place { $value }. D’après les coups, c’est { $correct }.
record-bad-unended = La ligne { $line } donne un résultat, mais la partie n’est pas finie.
record-bad-ending = La ligne { $line } dit que la partie a été arrêtée, mais elle a été jouée jusqu’au bout.
record-bad-not_adjacent = La ligne { $line } n’est pas permise : { $move } (les cases ne se touchent pas).
record-bad-off_canvas = La ligne { $line } n’est pas permise : { $move } (cette case ne peut jamais faire partie d’un royaume).
record-bad-overlap = La ligne { $line } n’est pas permise : { $move } (une case est prise).
record-bad-area = La ligne { $line } n’est pas permise : { $move } (le royaume serait trop grand).
record-bad-no_connection = La ligne { $line } n’est pas permise : { $move } (aucun voisin ne correspond).
record-bad-illegal = La ligne { $line } n’est pas permise : { $move } (voir { $rule } dans les règles).

record-kingdom-bad-other = Je ne sais pas lire ce royaume. Les rangées vont de haut en bas, par exemple { $example }.
record-kingdom-bad-too_long = Ce texte est trop long pour un royaume.
record-kingdom-bad-no_castle = Un royaume a besoin de son château : un C dans une des rangées, par exemple { $example }.
record-kingdom-bad-second_castle = Il y a un second château, rangée { $row }, colonne { $column }.
record-kingdom-bad-ragged_row = { $squares ->
    [one] La rangée { $row } a { $squares } case, la première rangée { $first }. Une case vide est un point.
   *[other] La rangée { $row } a { $squares } cases, la première rangée { $first }. Une case vide est un point.
}
record-kingdom-bad-too_large = Ce royaume fait { $width } de large et { $height } de haut ; la limite est { $limit }. Avec grid=7 après un point-virgule, elle est de 7.
record-kingdom-bad-empty_edge = Une rangée ou une colonne du bord est vide. Enlève-la.
record-kingdom-bad-unknown_square = Je ne connais pas la case { $text }, rangée { $row }, colonne { $column }.
record-kingdom-bad-resource_place = Il ne peut pas y avoir de ressource sur { $text }, rangée { $row }, colonne { $column }.
record-kingdom-bad-unknown_building = Je ne connais ni bâtiment ni jeton { $building } (rangée { $row }, colonne { $column }).
record-kingdom-bad-building_place = { $building } ne peut pas se trouver sur { $text } (rangée { $row }, colonne { $column }).
record-kingdom-bad-too_many_giants = { $text } a plus de géants que de couronnes (rangée { $row }, colonne { $column }).
record-kingdom-bad-field_twice = { $field } apparaît deux fois.
record-kingdom-bad-unknown_field = Je ne connais pas { $field } après le point-virgule.
record-kingdom-bad-field_value = { $field } ne peut pas valoir { $value }.
record-kingdom-bad-no_box = Aucune boîte ne réunit tout cela dans un royaume.
