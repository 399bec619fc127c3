# Classements et profils, d'après les parties finies d'un serveur.

annals-command-ladder = Le classement de ce serveur
annals-command-profile = Le profil d’un joueur
annals-option-season = Quel trimestre ; sans rien, depuis toujours
annals-option-computers = Le classement des parties avec ordinateurs
annals-option-page = Quelle page de dix joueurs
annals-option-user = Le profil de qui ; sans rien, le tien

annals-ladder = { $box }, { $kingdoms } royaumes
annals-ladder-teams = { $box }, { $kingdoms } équipes de deux
annals-ladder-computer = { $ladder }, avec ordinateurs
annals-season-all = Depuis toujours
annals-season = { $quarter ->
    [1] Janvier à mars { $year }
    [2] Avril à juin { $year }
    [3] Juillet à septembre { $year }
   *[4] Octobre à décembre { $year }
}
annals-computer = Ordinateur ({ $level })
annals-nameless = Sans nom

annals-ladder-title = ### Classement · { $ladder } · { $season }
annals-ladder-count = { $lords ->
    [one] { $lords } joueur
   *[other] { $lords } joueurs
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}. Cote, ± son incertitude (en gris avec un « ? » : moins de dix parties), parties, les cinq derniers rangs.
annals-ladder-empty = Aucune partie de cette sorte n’a encore été jouée jusqu’au bout ici. Ouvre une table avec `/game new`, et ce sera la première.
annals-ladder-mine = Tu es au rang { $place } : **{ $rating }** ± { $deviation } après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.
annals-choose-ladder = Boîte et taille
annals-choose-season = Saison
annals-find = Me trouver
annals-browse = Autres classements
annals-share = Montrer dans le salon

annals-profile-title = ### { $lord }
annals-profile-hidden = Ceci n’est visible que pour toi : ton nom ne figure pas aux classements. Cela se change dans `/settings`.
annals-profile-empty = Aucune partie finie ici pour l’instant. Ouvre une table avec `/game new`, ou trouves-en une avec `/games`.
annals-standing = { $name } : rang { $place }, { $rating }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}
annals-standing-one = { $games } parties sur { $of } contre la même personne
annals-ladder-one = Surtout contre la même personne : { $lords }
annals-ladder-one-lord = { $lord } ({ $games } parties sur { $of })
annals-level = **{ $level }** : les gens ont gagné { $wins } fois sur { $games }
annals-level-best = meilleur royaume : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $lord })
annals-level-best-hidden = meilleur royaume : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
annals-level-mine = tu as gagné { $wins } fois sur { $games }, meilleur score : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
annals-level-mine-left = tu as gagné { $wins } fois sur { $games }
annals-rating = **{ $rating }** ± { $deviation }
annals-rating-unsure = **{ $rating }** ± { $deviation } (moins de dix parties)
annals-reliable-always = Joue toujours à temps ({ $percent } %).
annals-reliable-mostly = Joue presque toujours à temps ({ $percent } %).
annals-reliable-often = Manque un tour de temps en temps ({ $percent } %).
annals-reliable-seldom = Manque souvent des tours ({ $percent } %).
annals-best = Meilleur royaume : **{ $points }** dans { $table }
annals-recent-title = Dernières parties
annals-recent = { $table } : rang { $place } sur { $of }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $rated ->
    [yes] ({ $change }){" "}
   *[no] {""}
}{ $when }
annals-recent-left = { $table } : pas jouée jusqu’au bout { $rated ->
    [yes] ({ $change }){" "}
   *[no] {""}
}{ $when }
annals-trophies-title = Trophées
annals-trophy = **{ $trophy }** · { $about }
annals-cup = { $place ->
    [1] Première place
    [2] Deuxième place
   *[other] Troisième place
} : { $cup } · { $of } inscriptions · { $at }
annals-cups-more = { $count ->
    [one] Et { $count } tournoi de plus.
   *[other] Et { $count } tournois de plus.
}
annals-trophy-first_stone = Première pierre
annals-trophy-first_stone-about = une partie jouée jusqu’au bout
annals-trophy-crowned = Sacre
annals-trophy-crowned-about = une partie gagnée
annals-trophy-hundred = Cent
annals-trophy-hundred-about = un royaume de 100 points
annals-trophy-broad_fields = Vastes champs
annals-trophy-broad_fields-about = un domaine de 15 cases
annals-trophy-six_lands = Six paysages
annals-trophy-six_lands-about = les six paysages rapportent dans un même royaume
annals-trophy-harmonious = En harmonie
annals-trophy-harmonious-about = victoire avec Harmonie et Empire du milieu
annals-trophy-treasury = Trésor
annals-trophy-treasury-about = 20 points en mines
annals-trophy-architect = Architecture
annals-trophy-architect-about = 40 points en bâtiments
annals-trophy-queens_host = Chez la Reine
annals-trophy-queens_host-about = victoire en accueillant la Reine
annals-trophy-close_shave = De justesse
annals-trophy-close_shave-about = victoire d’un point, ou au départage
annals-trophy-crowded_field = Dans la mêlée
annals-trophy-crowded_field-about = victoire contre quatre royaumes ou plus
annals-trophy-old_hand = Longue pratique
annals-trophy-old_hand-about = 50 parties jouées jusqu’au bout
annals-compare-me = Comparer avec moi

annals-command-compare = Deux joueurs côte à côte
annals-option-compared = Avec qui te comparer
annals-option-with = Quelqu’un d’autre à ta place
annals-compare-title = ### { $one } et { $two }
annals-compare-unrated = { $lord } : pas encore de cote ici
annals-compare-chance = D’après leurs cotes, { $one } finit devant { $two } dans { $percent } parties sur 100.
annals-compare-never = Ces deux personnes n’ont pas encore joué ensemble ici.
annals-compare-met = { $games ->
    [1] Une partie
   *[other] { $games } parties
} en commun : { $one } a fini devant { $two } { $ahead } fois, derrière { $behind } fois.
annals-compare-latest = Leurs dernières parties, vues par { $one }

annals-command-honors = Les records de ce serveur : meilleur royaume, plus grand domaine et plus
annals-honors-title = ### Records · { $box }
annals-honors-count = { $games ->
    [one] { $games } partie finie
   *[other] { $games } parties finies
} ici
annals-honor-kingdom = Meilleur royaume : **{ $value }** points, par { $lords }
annals-honor-territory = Plus grand domaine : **{ $value }** cases, par { $lords }
annals-honor-crowns = Le plus de couronnes : **{ $value }**, par { $lords }
annals-honor-fastest = Table la plus rapide : **{ $value }**, par { $lords }
annals-honor-games = Le plus de parties finies : **{ $value }**, par { $lords }
annals-honor-wins = Le plus de parties gagnées : **{ $value }**, par { $lords }
annals-honor-short-kingdom = meilleur royaume
annals-honor-short-territory = domaine
annals-honor-short-crowns = couronnes
annals-honor-short-fastest = plus rapide
annals-honor-short-games = parties finies
annals-honor-short-wins = parties gagnées
annals-honor-hidden = quelqu’un qui n’est pas montré
annals-honor-where = { $table }, { $when }
annals-choose-box = Boîte

annals-command-stats = Ce que valent ici dominos, bâtiments, quêtes et places
annals-option-about = Sur quoi
annals-about-domino = Dominos
annals-about-building = Bâtiments
annals-about-quest = Quêtes
annals-about-token = Jetons de la Cour
annals-about-seat = Places
annals-about-order = Ordre du premier choix
annals-stats-title = ### { $about } · { $box }
annals-stats-empty = Aucune partie de cette boîte n’a encore été jouée jusqu’au bout ici.
annals-stats-usual = { $games ->
    [one] { $games } partie finie
   *[other] { $games } parties finies
} ici. De tous les royaumes, { $share } % gagnent, avec { $points } points en moyenne. Les meilleurs d’abord.
annals-stats-line = **{ $what }** : { $share } % de { $games ->
    [one] { $games } royaume a gagné
   *[other] { $games } royaumes ont gagné
}, { $points } points
annals-stats-quest = **{ $what }** : { $share } % de { $games ->
    [one] { $games } royaume a gagné
   *[other] { $games } royaumes ont gagné
}, elle a rapporté { $points } points
annals-seat = Place { $place } sur { $kingdoms }
annals-order = Choix { $place } sur { $kingdoms }
