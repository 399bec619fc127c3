# Créer et mener des tournois : /organise.

## Des réglages en mots

organise-format-swiss-line = Système suisse, { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
} à des tables de { $size }
organise-format-robin-line = Toutes rondes : tout le monde rencontre tout le monde, à des tables de { $size }
organise-format-groups-line = { $groups } poules à des tables de { $size }, { $through ->
    [1] le premier de chacune passe
   *[other] les { $through } premiers de chacune passent
}
organise-format-elimination-line = { $kind ->
    [double] Double élimination
   *[single] Élimination directe
}{ $size ->
    [2] , à deux par table
   *[other] {" "}à des tables de { $size }, { $through ->
        [1] le premier passe
       *[other] les { $through } premiers passent
    }
}
organise-format-ladder-line = Un classement continu à des tables de { $size }
organise-format-league-line = Une ligue en divisions de { $division }, { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
} par saison à des tables de { $size }, { $through ->
    [1] un joueur monte et un descend
   *[other] { $through } joueurs montent et autant descendent
}
organise-seasons-line = { $seasons ->
    [1] une saison
   *[other] { $seasons } saisons
}
organise-final-line = puis une table finale de { $size }
organise-elimination-line = puis une élimination directe à { $entries }, avec une finale à { $size }
organise-teams-line = Équipes de deux : les partenaires s’inscrivent ensemble.
organise-games-line = Chaque match se joue au meilleur des { $games } parties.
organise-duplicate-line = Même tirage pour tous : le même à toutes les tables d’une ronde, dans des fils privés jusqu’à sa fin.
organise-box-line = { $box }.
organise-box-more-line = { $box }, { $variants }.
organise-clock-line = { $pace } dans une ronde de { $time }. Le pilote automatique joue pour les absents : chaque ronde finit à l’heure.
organise-vacation-honored = Absences et week-ends calmes sont respectés au sein d’une ronde : l’horloge attend, pas la ronde.
organise-vacation-ignored = Absences et week-ends calmes ne sont pas respectés.
organise-who-line = { $facts }.
organise-who-anyone = Ouvert à tout le serveur
organise-who-role = Seulement { $role }
organise-who-reliability = fiabilité d’au moins { $percent } %
organise-who-rating = cote d’au moins { $rating }
organise-who-opponents = parties cotées contre au moins { $count ->
    [one] { $count } adversaire
   *[other] { $count } adversaires différents
}
organise-size-line = { $capacity } places ({ $what ->
    [teams] équipes
   *[lords] joueurs
}) ; avec moins de { $least }, il est annulé.
organise-late-line = Inscription tardive jusqu’à la ronde { $round }.
organise-late-ladder = On peut s’inscrire et partir à tout moment.
organise-late-league = On peut s’inscrire à tout moment, pour jouer à partir de la prochaine saison.
organise-late-league-seasons = On peut s’inscrire jusqu’au début de la saison { $season }, pour jouer à partir de la prochaine saison.
organise-points-line = Points { $points }.
organise-ties-elimination = Une égalité sur qui passe ou gagne se règle par les points, le domaine et les couronnes de la table, puis { $decider ->
    [lot] par un tirage au sort d’après la graine de l’événement
   *[game] par une partie de plus
}.
organise-third-played = On joue pour la troisième place.
organise-ties-ladder = La première place à une table donne le plus haut des rangs que ses joueurs avaient au classement, et ainsi de suite. Une égalité s’y règle par les points de ses parties, puis le plus grand domaine, puis les couronnes, puis un tirage au sort d’après la graine de l’événement.
organise-absences = Qui est absent pendant { $rounds ->
    [1] une ronde
   *[other] { $rounds } rondes de suite
} sort du tournoi.
organise-protest = Résultats définitifs { $time } après la dernière table.
organise-protest-none = Résultats définitifs dès la fin de la dernière table.
organise-leavers-half = Une inscription qui part avant la moitié de ses parties ne compte pour personne.
organise-leavers-out = Une inscription qui part avant la fin ne compte pour personne.
organise-leavers-stand = Si une inscription part, ses parties jusque-là comptent, et ses adversaires gagnent le reste.
organise-seeding-rating = Têtes de série d’après le classement de ce serveur au début de la ronde 1 ; les joueurs sans cote suivent par tirage au sort. Ces cotes sont dans les fichiers de l’événement, que tout le monde peut obtenir.
organise-seeding-hand = Têtes de série fixées par l’organisation avant la ronde 1 ; les autres suivent par tirage au sort.
organise-ties-lot = À points égaux, on partage le rang.
organise-ties-line = Départage : { $ties } ; sinon, on partage le rang.
organise-ties-cut = Un tirage au sort dit qui passe.
organise-ties-then = {", "}puis{" "}
organise-tie-opponents = points des adversaires
organise-tie-opponents-about = Les points de ceux que tu as rencontrés : de plus forts te mettent devant
organise-tie-head = confrontation directe
organise-tie-head-about = Résultats entre ceux qui sont à égalité, si tous se sont rencontrés
organise-tie-share = part du score
organise-tie-share-about = Ta part de tous les points faits à une table, en moyenne
organise-tie-territory = plus grand domaine
organise-tie-territory-about = Cases du plus grand domaine, en moyenne sur tes parties
organise-tie-crowns = couronnes
organise-tie-crowns-about = Couronnes de ton royaume, en moyenne sur tes parties
organise-tie-duplicate = score du même tirage
organise-tie-duplicate-about = Ton score avec le même tirage, comparé aux autres tables
organise-tie-lot = rien d’autre
organise-tie-lot-about = À égalité jusque-là, on partage le rang ; le sort dit seulement qui passe
organise-no-name = Il n’a pas encore de nom.

## Dates

organise-dates-signup = Inscriptions { $open ->
    [yes] à partir du { $begins }
   *[no] jusqu’au { $ends }
}
organise-dates = { $what ->
    [checkin] Pointage
    [round] Ronde { $round }
    [stage_round] Phase { $stage }, ronde { $round }
    [rounds] Tables à la suite
    [final] Finale
    [final_table] Table finale
   *[season] Saison { $round }
} : { $open ->
    [yes] à partir du { $begins }
   *[no] du { $begins } au { $ends }
}
organise-dates-more = … { $rounds ->
    [1] encore une ronde
   *[other] encore { $rounds } rondes
} …

## Ce qui a été adapté, et ce qui est impossible

organise-gone-size = Les tables sont maintenant de { $size } : la boîte le demande.
organise-gone-teams = Les équipes de deux demandent Royal Wedding : il n’y en a donc plus.
organise-gone-dynasty = La Dynastie ne va pas avec cela.
organise-gone-duplicate = Le même tirage pour tous demande des rondes qui se jouent toutes à la fois : il est retiré.
organise-gone-games = Une Dynastie compte déjà trois parties : le match en plusieurs parties est retiré.
organise-gone-points = Les points sont de nouveau les points habituels : les tiens étaient pour des tables d’une autre taille.
organise-gone-ties = Le score du même tirage ne départage rien sans le même tirage pour tous.
organise-gone-late = L’inscription tardive est retirée : cette formule n’en a pas.
organise-gone-final = La table finale est retirée : la boîte n’en a pas de cette taille.
organise-fault-name-missing = Il lui faut un nom.
organise-fault-signup_until-past = Fin des inscriptions : { $at } ; elles doivent rester ouvertes encore au moins { $minutes } minutes.
organise-fault-start-order = La ronde 1 commencerait avant la fin des inscriptions.
organise-fault-start-checkin = Le pointage demande { $minutes } minutes entre la fin des inscriptions et la ronde 1.
organise-fault-start-far = La ronde 1 peut commencer dans { $days } jours au plus tard.
organise-fault-pace-none = Il lui faut une horloge, pour que les rondes soient jouées plutôt que finies par le pilote automatique.
organise-fault-pace-round = Un tour peut durer plus qu’une ronde : choisis une horloge plus courte ou une ronde plus longue.
organise-fault-least-size = Il en faut au moins { $entries } pour une table.
organise-fault-least-final = La table finale en demande { $entries } : exiges-en au moins autant.
organise-fault-groups-small = Les poules auraient { $entries ->
    [1] une inscription
   *[other] { $entries } inscriptions
} chacune, ce qui est trop peu : choisis moins de poules ou plus de places.
organise-fault-groups-final = { $entries ->
    [1] Une seule inscription passe
   *[other] Seules { $entries } passent
}, ce qui est trop peu pour la table finale.
organise-fault-groups-over = { $entries } passent des poules, mais la table finale a { $final } places : seules les meilleures y jouent.
organise-fault-groups-large = Une poule peut avoir { $entries } inscriptions au plus : choisis plus de poules ou moins de places.
organise-fault-capacity-robin = Tout le monde ne peut rencontrer tout le monde qu’avec { $entries } inscriptions au plus : choisis moins de places, des poules ou le système suisse.
organise-fault-round-short = Avec cette horloge, les parties d’une ronde durent d’habitude au moins { $days ->
    [1] un jour
   *[other] { $days } jours
}.
organise-fault-round-long = Il dure { $days } jours.
organise-fault-teams-pairs = Deux équipes de deux ne peuvent pas jouer à une table : là où il n’en reste que deux, comme à la dernière table, elles partagent le rang et le tirage au sort dit qui passe.
organise-fault-rounds-repeats = S’il n’y a que { $entries } inscriptions, certains se rencontrent de nouveau en { $rounds } rondes.

## /organise new

organise-command-organise = Créer et mener des tournois
organise-command-organise-new = Créer un tournoi, pas à pas ou tout de suite
organise-option-template = Partir d’un modèle de ce serveur
organise-option-name = Son nom, 1 à 30 caractères
organise-option-format = Comment on y joue (formule)
organise-option-box = La boîte
organise-option-variants = Variantes et autres, par exemple Harmonie, Empire du milieu
organise-option-lords = Combien par table
organise-option-clock = Le temps par tour, par exemple 12h
organise-option-rounds = Combien de rondes
organise-option-capacity = Combien de places il y a
organise-option-who = Seuls ceux qui ont ce rôle peuvent s’inscrire
organise-option-opponents = Contre combien d’adversaires différents il faut avoir joué des parties cotées
organise-option-signup = Quand finissent les inscriptions, p. ex. vendredi 20:00 ou 5d (dans 5 jours)
organise-option-start = Quand commence la ronde 1, par exemple 24 déc. 18:00
organise-option-vacation = Si une absence fait attendre l’horloge au sein d’une ronde
organise-command-organise-publish = Publier le tournoi que tu as préparé

organise-new-title = ### Un nouveau tournoi
organise-step-what = Quoi
organise-step-format = Formule
organise-step-dates = Dates
organise-step-who = Qui peut s’inscrire
organise-step-ties = Points et départage
organise-step-preview = Aperçu
organise-steps = { $steps }
organise-zone = Les dates s’affichent dans le fuseau de chacun. Tu les tapes en { $zone }, le fuseau de tes /settings.
organise-rounds-fixed = Le nombre de rondes dépend du nombre d’inscriptions.

organise-pick-format = Formule
organise-pick-format-swiss = Système suisse
organise-pick-format-swiss-about = Tout le monde joue chaque ronde, contre des résultats semblables
organise-pick-format-robin = Toutes rondes
organise-pick-format-robin-about = Tout le monde rencontre tout le monde
organise-pick-format-groups = Poules et table finale
organise-pick-format-groups-about = Toutes rondes dans des poules ; les premiers passent
organise-pick-format-single = Élimination directe
organise-pick-format-single-about = Une défaite, et c’est fini
organise-pick-format-double = Double élimination
organise-pick-format-double-about = Deux défaites, et c’est fini
organise-pick-format-ladder = Classement continu
organise-pick-format-ladder-about = Toujours ouvert ; les joueurs libres de rangs proches se rencontrent
organise-pick-format-league = Ligue
organise-pick-format-league-about = Divisions et saisons, montées et descentes
organise-pick-size = { $number } par table
organise-pick-rounds = { $number ->
    [one] { $number } ronde
   *[other] { $number } rondes
}
organise-pick-final = Table finale de { $number }
organise-pick-final-none = Pas de table finale
organise-pick-groups = { $number } poules
organise-pick-through = { $number ->
    [1] Le premier passe
   *[other] Les { $number } premiers passent
}
organise-pick-division = Divisions de { $number }
organise-pick-seasons = { $number ->
    [one] { $number } saison
   *[other] { $number } saisons
}
organise-pick-seasons-none = Des saisons jusqu’à ce que tu arrêtes
organise-pick-games = { $number ->
    [1] Une partie par match
   *[other] Au meilleur des { $number }
}
organise-pick-duplicate-yes = Même tirage pour tous : oui
organise-pick-duplicate-yes-about = Un seul tirage par ronde, dans des fils privés jusqu’à sa fin
organise-pick-duplicate-no = Même tirage pour tous : non
organise-pick-duplicate-no-about = Chaque table a son tirage, et tout le monde peut regarder
organise-pick-absences = Hors du tournoi après { $number ->
    [1] une ronde jouée par le pilote automatique
   *[other] { $number } rondes jouées par le pilote automatique
}
organise-pick-absences-none = Les absents restent inscrits
organise-pick-leavers-half = Départ : compte si la moitié est jouée
organise-pick-leavers-half-about = Règle de la FIDE : en dessous, pour personne ; sinon, le reste est gagné
organise-pick-leavers-out = Départ : ne compte pour personne
organise-pick-leavers-out-about = Toutes ses parties sortent du classement du tournoi
organise-pick-leavers-stand = Départ : ce qui a été joué compte
organise-pick-leavers-stand-about = Les adversaires gagnent les parties restantes
organise-pick-seeding-lot = Têtes de série : par tirage au sort
organise-pick-seeding-lot-about = D’après la graine de l’événement, vérifiable par tout le monde
organise-pick-seeding-rating = Têtes de série : d’après la cote
organise-pick-seeding-rating-about = D’après le classement de ce serveur au début de la ronde 1
organise-pick-seeding-hand = Têtes de série : à la main
organise-pick-seeding-hand-about = Tu ranges les inscriptions avant le début de la ronde 1
organise-pick-third-no = Troisième place partagée
organise-pick-third-no-about = Entre les perdants des demi-finales
organise-pick-third-yes = Troisième place jouée
organise-pick-third-yes-about = À la ronde de la finale, si c’est une table de deux
organise-pick-decider-game = Les tables à égalité rejouent
organise-pick-decider-game-about = Une partie de plus entre eux, là où l’un passe ou gagne
organise-pick-decider-lot = Égalité aux tables : tirage au sort
organise-pick-decider-lot-about = D’après la graine de l’événement ; aucune ronde ne s’allonge
organise-pick-checkin-yes = Pointage : oui
organise-pick-checkin-no = Pointage : non
organise-pick-vacation-yes = Absences : l’horloge attend
organise-pick-vacation-no = Absences : l’horloge tourne
organise-pick-takeback-yes = Un tour se reprend tant que personne d’autre n’a agi
organise-pick-takeback-no = Aucun tour ne peut être repris
organise-pick-round = Rondes de { $time }
organise-pick-rest = { $time } entre les rondes
organise-pick-rest-none = Pas de pause entre les rondes
organise-pick-protest = Définitif { $time } après la dernière table
organise-pick-protest-none = Définitif dès la fin de la dernière table
organise-pick-late = Inscription tardive jusqu’à la ronde { $number }
organise-pick-late-none = Pas d’inscription tardive
organise-pick-tie = { $place } : { $tie }

organise-which-box = Quelle boîte ?
organise-which-variants = Variantes : aucune
organise-which-template = Partir d’un modèle…
organise-which-role = Quel rôle peut s’inscrire ?
organise-which-clock = Horloge
organise-which-tie = Départage
organise-which-size = Taille des tables
organise-which-rounds = Rondes
organise-which-final = Table finale
organise-which-groups = Poules
organise-which-through = Combien passent
organise-which-division = Taille des divisions
organise-which-seasons = Saisons
organise-which-games = Parties par match
organise-which-duplicate = Même tirage pour tous
organise-which-leavers = Quand quelqu’un part
organise-which-seeding = Têtes de série
organise-which-third = Troisième place
organise-which-decider = Tables à égalité
organise-which-absences = Absents
organise-which-checkin = Pointage
organise-which-vacation = Absences
organise-which-takeback = Reprise du tour
organise-which-round = Durée d’une ronde
organise-which-rest = Entre les rondes
organise-which-protest = Résultats définitifs quand
organise-which-late = Inscription tardive

organise-button-words = Nom et texte…
organise-button-dates = Taper les dates…
organise-button-numbers = Qui…
organise-button-points = Points…
organise-button-ties = Points et départage
organise-button-publish = Publier
organise-button-keep = Garder en modèle
organise-button-shred = Retirer un modèle…
organise-button-fresh = Recommencer

organise-form-words = Nom et texte
organise-form-words-name = Nom
organise-form-words-text = Ce qu’il faut savoir (peut rester vide)
organise-form-dates = Dates
organise-form-dates-hint = Laisse vide pour garder ce qui est prévu
organise-form-date-signup_until = Fin des inscriptions, p. ex. vendredi 20:00
organise-form-date-start = Début de la ronde 1, p. ex. 24 déc. 18:00
organise-form-date-ends = Fin de la ronde, p. ex. dimanche 20:00
organise-form-date-table = La table se joue jusqu’à, p. ex. dimanche
organise-form-date-begins = Début de la prochaine, p. ex. lundi 18:00
organise-form-numbers-rounds = Rondes
organise-form-numbers-late = Dernière ronde d’entrée tardive ; 0 : aucune
organise-what-changes = ### Que changer dans { $cup } ?
organise-change-words = Nom et texte…
organise-change-numbers = Nombres…
organise-form-seat-entries = Une table ; un seul : exempt ; vide : rien
organise-form-swap-entries = Lesquels échanger
organise-form-first = À partir de quelle ronde
organise-form-first-hint = Vide : à partir de la prochaine
organise-form-points = Points
organise-form-points-label = Du premier rang au dernier ; vide : usuels
organise-form-numbers-capacity = Places
organise-form-numbers-least = Combien il en faut
organise-form-numbers-reliability = Fiabilité en pour cent ; 0 : toutes
organise-form-numbers-rating = Cote, nombre d’adversaires ; 0 0 : libre
organise-form-numbers-round = Heures par ronde
organise-form-keep-label = Nom du modèle

organise-kept = Enregistré comme { $template }. Ses dates avancent par semaines entières à chaque utilisation.
organise-shred-title = ### Retirer un modèle
organise-shred-which = Quel modèle ?
organise-shredded = Modèle retiré : { $template }.
organise-template-about = { $format }
organise-changed = Les réglages ont changé depuis que tu les as vus. Voici où ils en sont.
organise-ready = Rien ne manque. Les inscriptions s’ouvrent à la publication.
organise-missing = Encore à faire avant la publication :
organise-note = À revoir peut-être :
organise-preview-dates = Avec { $entries } inscriptions :
organise-no-right = Je ne peux pas publier dans { $channel }. Il m’y faut : { $rights }.
organise-right-view = voir le salon
organise-right-text = un salon textuel
organise-right-send = envoyer des messages
organise-right-threads = créer des fils publics
organise-right-talk = envoyer des messages dans les fils
organise-right-private = créer des fils privés, pour le même tirage pour tous
organise-published = { $cup } est publié. Son annonce arrive dans { $channel }.
organise-closed = Ton tournoi est gardé tel quel. /organise new le rouvre.
organise-button-panel = Panneau d’organisation

## Le panneau d'organisation

organise-command-organise-panel = Ouvrir le panneau d’organisation
organise-command-organise-pair = Apparier la prochaine ronde maintenant
organise-command-organise-unpair = Annuler le dernier appariement
organise-command-organise-extend = Donner plus de temps à cette ronde
organise-command-organise-dates = Déplacer des dates, plus tôt ou plus tard
organise-command-organise-change = Changer ce qui a été annoncé
organise-command-organise-seat = Fixer à la main une table ou un exempt de la prochaine ronde
organise-command-organise-swap = Échanger deux joueurs dans l’appariement tout juste fait
organise-command-organise-pause = Mettre en pause ou reprendre
organise-command-organise-result = Corriger un résultat
organise-command-organise-replace = Remplacer un joueur
organise-command-organise-expel = Exclure un joueur
organise-command-organise-drop = Retirer un joueur
organise-command-organise-table = Mettre le pilote automatique, ou relancer l’horloge d’une table
organise-command-organise-add = Ajouter quelqu’un en retard ou importer des inscriptions
organise-command-organise-message = Écrire à tous les joueurs de l’événement
organise-command-organise-seed = Dire dans quel ordre sont les têtes de série
organise-command-organise-team = Ajouter ou retirer quelqu’un à l’organisation ou à l’arbitrage
organise-command-organise-cancel = Annuler l’événement
organise-command-organise-confirm = Confirmer les résultats une fois toutes les tables finies
organise-command-organise-reopen = Laisser corriger les résultats d’un événement fini, ou en rouvrir un annulé
organise-command-organise-channel = Continuer dans un autre salon
organise-command-organise-fairplay = Voir à quelle fréquence quelqu’un joue comme un ordinateur fort
organise-option-cup = Quel tournoi
organise-option-reason = Pourquoi ; tout le monde peut le lire dans le journal
organise-option-ends = Quand finit cette ronde, par exemple dimanche 20:00
organise-option-begins = Quand commence la prochaine ronde, par exemple lundi 18:00
organise-option-least = Combien il en faut
organise-option-late = La dernière ronde d’inscription tardive ; 0 : aucune
organise-option-entries = Numéros ou noms, par exemple 4, 7 ou Ann, Ben
organise-option-first = À partir de quelle ronde ; vide : dès la prochaine
organise-option-hours = Combien d’heures
organise-option-channel = Le salon où il continue
organise-option-round = Quelle ronde, si ce n’est pas la dernière
organise-option-table = Le numéro de la table dans sa ronde
organise-option-lord = Quel joueur
organise-option-with = Qui remplace ; sans rien, qui est en tête de la liste d’attente
organise-option-do = Que faire
organise-option-order = Noms ou numéros d’inscriptions, les meilleures d’abord, avec des virgules
organise-option-user = Qui doit entrer
organise-option-partner = Son partenaire, si on joue en équipes de deux
organise-option-file = Un fichier d’inscriptions (CSV), avant le début
organise-option-text = Ce que tu veux leur dire
organise-option-member = Qui rejoint ou quitte l’équipe
organise-option-role = À quel titre
organise-choice-autopilot = Le pilote automatique joue pour quelqu’un
organise-choice-adjourn = Ajourner : elle se joue jusqu’à une autre date
organise-choice-restart = L’horloge repart
organise-choice-organiser = Organisation
organise-choice-judge = Arbitrage
organise-choice-nothing = Ni l’un ni l’autre : hors de l’équipe

organise-panel-title = ### { $cup } · panneau d’organisation
organise-panel-public = Chaque action demande une raison et figure dans le journal public.
organise-state-signup = Inscriptions jusqu’au { $at } : { $entries } sur { $capacity }{ $waiting ->
    [0] .
   *[other] , en attente : { $waiting }.
}
organise-state-checkin = Pointage jusqu’au { $at } : { $here } sur { $entries }{ $waiting ->
    [0] .
   *[other] , en attente : { $waiting }.
}
organise-state-closed = Inscriptions closes : { $entries ->
    [1] une inscription
   *[other] { $entries } inscriptions
}{ $waiting ->
    [0] .
   *[other] , en attente : { $waiting }.
} Début de la ronde 1 : { $at }.
organise-state-round = { $tables ->
    [1] { $over ->
        [0] La seule table joue encore
       *[other] La seule table est finie
    } ({ $round }). Fin : { $at } ({ $left }).
   *[other] Tables finies ({ $round }) : { $over } sur { $tables }. Fin : { $at } ({ $left }).
}
organise-state-between = { $adjourned ->
    [0] Toutes les tables sont finies ({ $round }).
   *[other] Toutes les autres tables sont finies ({ $round }).
}
organise-state-adjourned = Ajournée : table { $table } ({ $round }). Fin : { $at } ({ $left }).
organise-state-closed-now = Les résultats sont définitifs. La suite vient dans un instant : appuie sur **Actualiser**.
organise-state-ended-now = Toutes les rondes sont finies. La suite vient dans un instant : appuie sur **Actualiser**.
organise-state-begun = Il a commencé ; les premières tables se préparent.
organise-state-paused = **En pause** depuis le { $at } : tout attend.
organise-state-asked = { $count ->
    [1] Une personne a reçu la proposition de jouer et n’a pas répondu.
   *[other] { $count } personnes ont reçu la proposition de jouer et n’ont pas répondu.
}
organise-state-over = { $winners ->
    [0] Il est fini, sans victoire.
   *[other] Il est fini, remporté par { $lord }.
}
organise-state-too-few = Il a été annulé : il y avait moins de { $least } présents.
organise-need-few = { $there ->
    [1] **Une seule présence pour l’instant**
   *[other] **Seulement { $there } présences pour l’instant**
} : avec moins de { $least }, il est annulé le { $at }. Appelle-les par un message, ou déplace le début.
organise-need-confirm = **Toutes les tables sont finies.** Appuie sur **Confirmer les résultats**, ou corrige ce qui est faux avant qu’ils soient définitifs.
organise-need-seeds = **Aucune tête de série n’est fixée.** Appuie sur **Fixer les têtes de série…** avant le début de la ronde 1 ; sinon, tout va au tirage au sort.
organise-need-nothing = Rien ne t’attend.
organise-need-gone = **Le salon de l’événement a été supprimé** : l’événement est à l’arrêt, aucune ronde ne commence. Choisis un autre salon, et il y continue.
organise-need-role = **Le rôle demandé pour s’inscrire a été supprimé** : plus personne ne peut s’inscrire. Laisse s’inscrire sans lui, ou ajoute ceux qui doivent jouer.
organise-need-shut = **Je ne peux plus publier dans { $channel }** : l’événement est à l’arrêt, aucune ronde ne commence. Donne-moi là *Voir le salon* et *Envoyer des messages*, ou choisis un autre salon.
organise-need-left-entries = Plus sur ce serveur : { $lords }{ $more ->
    [0] .
    [1] {" "}et un de plus.
   *[other] {" "}et { $more } de plus.
} Choisis-les ci-dessous pour les remplacer ou les retirer.
organise-need-left-team = Plus sur ce serveur, donc hors d’appel : { $lords }{ $more ->
    [0] .
    [1] {" "}et un de plus.
   *[other] {" "}et { $more } de plus.
} Toute personne qui a le droit *Gérer le serveur* peut mener l’événement.
organise-channel-title = Dans quel salon { $cup } doit-il continuer ? Tout ce qui est en cours y sera publié de nouveau.
organise-channel = Un autre salon…
organise-need-call = **Arbitrage appelé** { $at } par { $lord }{ $table ->
    [0] {""}
   *[other] , table { $table }
} : { $what }
organise-late-lord = En retard : table { $table }, { $lord } a manqué { $missed ->
    [1] un tour
   *[other] { $missed } tours
}.
organise-late-lord-autopilot = { $missed ->
    [0] Table { $table } : le pilote automatique joue pour { $lord }.
    [1] En retard : table { $table }, { $lord } a manqué un tour et n’est pas de retour.
   *[other] En retard : table { $table }, { $lord } a manqué { $missed } tours et n’est pas de retour.
}
organise-late-option = { $missed ->
    [0] Le pilote automatique joue pour { $name }
    [1] { $name } a manqué un tour
   *[other] { $name } a manqué { $missed } tours
}
organise-missed-option = { $missed ->
    [0] Le pilote automatique joue
    [1] A manqué un tour
   *[other] A manqué { $missed } tours
}
organise-waits-option = Sur la liste d’attente
organise-next-paired = La prochaine ronde s’appariera d’elle-même le { $at }.
organise-next-paired-now = La prochaine ronde s’appariera d’elle-même dans un instant : appuie sur **Actualiser**.
organise-next-by-hand = À la main ({ $round }) : { $what }.
organise-next-left-over = { $count ->
    [1] Un de plus reste seul et est exempt.
   *[other] { $count } de plus restent seuls et sont exempts.
}
organise-next-playing = Prochaine ronde maintenant : { $tables ->
    [1] une table joue
   *[other] { $tables } tables jouent
} encore.

organise-act = Agir sur l’événement…
organise-act-extend = Prolonger cette ronde…
organise-act-extend-about = Toutes les tables ont le même temps de plus
organise-act-postpone = Déplacer toutes les dates…
organise-act-postpone-about = Inscriptions, si ouvertes, et ronde 1 plus tard
organise-act-dates = Changer les dates…
organise-act-dates-about = Plus tôt ou plus tard ; tout le monde l’apprend
organise-act-change = Changer l’annonce…
organise-act-change-about = Nom, texte, places, rondes
organise-act-seat = Apparier à la main…
organise-act-seat-about = Une table ou un exempt de la prochaine ronde
organise-act-swap = Échanger deux joueurs…
organise-act-swap-about = Dans l’appariement tout juste fait
organise-act-pause = Mettre l’événement en pause…
organise-act-pause-about = Toutes les horloges et toutes les dates attendent
organise-act-resume = Reprendre…
organise-act-resume-about = Les dates glissent d’autant ; après deux semaines, de trois jours en plus
organise-act-message = Écrire à tous les joueurs…
organise-act-message-about = Selon leur avis de tour
organise-act-add = Ajouter quelqu’un…
organise-act-add-about = En retard, ou de retour après un départ
organise-act-open = Laisser s’inscrire sans le rôle…
organise-act-open-about = Toutes les autres conditions restent
organise-act-close = Clore les inscriptions…
organise-act-close-about = Plus personne n’entre ; la ronde 1 commence comme prévu
organise-act-seed = Fixer les têtes de série…
organise-act-seed-about = L’ordre dans lequel les inscriptions commencent
organise-act-channel = Choisir un autre salon…
organise-act-channel-about = L’événement y continue
organise-act-stand = Publier le classement du tournoi…
organise-act-stand-about = Dans le fil de l’événement
organise-act-team = Organisation et arbitrage…
organise-act-team-about = Ajouter ou retirer quelqu’un
organise-act-end = Mettre fin à l’événement…
organise-act-end-about = Avec le classement du tournoi tel qu’il est
organise-act-confirm = Confirmer les résultats
organise-act-reopen = Rouvrir l’événement…
organise-act-reopen-about = Inscriptions de nouveau, ou résultats à corriger
organise-act-cancel = Annuler l’événement…
organise-act-cancel-about = Il finit sans résultat
organise-act-import = Importer des inscriptions
organise-act-result = Corriger le résultat…
organise-act-restart = Relancer son horloge…
organise-act-adjourn = Ajourner…
organise-act-replace = Remplacer…
organise-act-drop = Retirer…
organise-act-expel = Exclure…
organise-act-autopilot = Pilote automatique…
organise-tact = Agir sur une table…
organise-pact = Agir sur un joueur…
organise-other-table = Une autre table…
organise-other-lord = Quelqu’un d’autre…
organise-table-option = { $stages ->
    [1] {""}
   *[other] { $stage }{" "}
}R{ $round } T{ $table } · { $lords }
organise-table-over = Finie
organise-table-adjourned = Ajournée
organise-table = Table { $table } : { $lords }
organise-game-option = Décider de la partie { $game }
organise-autopilot-whom = Pilote auto pour…
organise-lord-title = ### { $lord }
organise-entry-in = { $lord } participe.
organise-entry-waiting = { $lord } attend une place.
organise-entry-withdrawn = { $lord } : désinscription.
organise-entry-dropped = { $lord } : retrait.
organise-entry-expelled = { $lord } : exclusion.
organise-whom-replace = Qui vient à la place ?
organise-whom-replace-title = On propose à quelqu’un d’autre de ce serveur la place de { $lord }, avec ses points et ses tables en cours.
organise-whom-add = Qui doit entrer ?
organise-whom-add-title = À qui propose-t-on de jouer dans { $cup } ? Les partenaires se choisissent ensemble.
organise-whom-lord = De qui s’agit-il ?
organise-whom-lord-title = Choisis un joueur de { $cup }.
organise-whom-team-title = L’organisation de { $cup } peut tout faire ici, l’arbitrage décide aux tables.
organise-whom-organiser = Ajouter (organisation)…
organise-whom-judge = Ajouter (arbitrage)…
organise-off-team = Retirer de l’équipe…
organise-role-organiser = Organisation
organise-role-judge = Arbitrage
organise-first-waiting = Tête de liste d’attente

organise-form-reason = Raison (tout le monde peut la lire)
organise-form-hours = Heures
organise-form-order = Une inscription par ligne, meilleure d’abord
organise-form-text = Que veux-tu leur dire ?
organise-form-result = Corriger le résultat
organise-form-result-hint = Points, par exemple 44, ou rang et points, par exemple 1, 44
organise-form-pair = Prochaine ronde maintenant
organise-form-unpair = Annuler le dernier appariement
organise-form-stage = Phase, à partir de 1
organise-form-round = Ronde
organise-form-table = Table

organise-button-channel = Choisir un autre salon
organise-button-refresh = Actualiser
organise-button-log = Journal
organise-button-anew = Nouveau sur ce modèle
organise-button-asklords = Les inviter à jouer
organise-again-reason = Les inscrits de { $cup }
organise-button-pair = Ronde suivante
organise-button-begin = Commencer la ronde 1
organise-button-unpair = Annuler l’appariement
organise-button-do = Valider
organise-button-again = Les faire rejouer
organise-button-stands = Les laisser
organise-button-passes = Ils passent
organise-button-passes-none = Personne ne passe
organise-button-dont = Annuler
organise-done = Fait. C’est dans le journal de l’événement.

## Les effets d'une action

organise-effect-title = ### Voici ce qui se passerait
organise-effect-open = Désormais, plus personne n’a besoin du rôle pour s’inscrire à { $cup }.
organise-effect-channel = L’événement continue dans { $channel } : son annonce et ce qui est en cours y sont publiés, { $tables ->
    [0] et ses prochaines tables aussi.
    [1] et sa table en cours suit.
   *[other] et ses { $tables } tables en cours suivent.
}
organise-effect-channel-blind = **{ $lords ->
    [one] { $lords } participant ne voit pas ce salon.
   *[other] { $lords } participants ne voient pas ce salon.
}** Chacun apprend par message privé où est l’événement ; qui ne le voit pas ne peut jouer que de là.
organise-effect-changed = ### Quelque chose a changé depuis que tu l’as vu. Voici ce qui se passerait maintenant
organise-effect-reason = Raison : { $reason }
organise-effect-moved = Ce qui était prévu le { $before } passe au { $after }.
organise-effect-ends = Fin : { $after } au lieu du { $before }.
organise-effect-date-signup_until = Fin des inscriptions : { $after } au lieu du { $before }.
organise-effect-date-start = Début de la ronde 1 : { $after } au lieu du { $before }.
organise-effect-date-ends = Fin ({ $round }) : { $after } au lieu du { $before }, et la suite est décalée d’autant.
organise-effect-date-begins = Début de la prochaine ronde : { $after } au lieu du { $before }.
organise-effect-date-sooner = { $tables ->
    [1] Une table est encore en cours. Ce qui y restera alors sera joué par le pilote automatique.
   *[other] { $tables } tables sont encore en cours. Ce qui y restera alors sera joué par le pilote automatique.
}
organise-effect-date-told = Tous les intéressés l’apprennent.
organise-effect-change-name = Il s’appelle « { $after } » au lieu de « { $before } ».
organise-effect-change-text = Son texte est désormais : { $after }
organise-effect-change-capacity = Il a { $after } places au lieu de { $before }.
organise-effect-change-least = Il en faut au moins { $after } au lieu de { $before }.
organise-effect-change-rounds = Il a { $after } rondes au lieu de { $before }.
organise-effect-change-late = L’inscription tardive est possible jusqu’à la ronde { $after } au lieu de { $before }.
organise-effect-end-early = { $last ->
    [yes] Dernière étape jouée : { $round }. Le classement du tournoi tel qu’il est décide, et rien ne suit.
   *[no] Dernière étape jouée ici : { $round }. Le classement du tournoi tel qu’il est décide, et la suite commence.
}
organise-effect-seat = À la main, ronde { $round } :
organise-effect-seat-table = - une table avec { $lords }
organise-effect-seat-byes = - exempt : { $lords }
organise-effect-seat-rest = Les autres sont appariés comme d’habitude, entre eux.
organise-effect-seat-left-over = { $count ->
    [1] L’un d’eux reste seul et est exempt aussi.
   *[other] { $count } d’entre eux restent seuls et sont exempts aussi.
}
organise-effect-seat-none = Plus rien n’est fixé à la main : toute la ronde { $round } s’apparie comme d’habitude.
organise-effect-swap = { $lords } échangent leurs places.
organise-effect-swap-anew = { $tables ->
    [1] La table de cette ronde recommence
   *[other] Les { $tables } tables de cette ronde recommencent
}, avec de nouveaux tirages. La ronde garde sa fin.
organise-effect-postpone = Toutes les dates d’avant le début sont décalées de { $time }.
organise-effect-extend = { $tables ->
    [1] La seule table ouverte reçoit
   *[other] Les { $tables } tables ouvertes reçoivent
} { $time } de plus ({ $round }).
organise-effect-pause = { $cup } se met en pause : toutes les dates attendent, et { $tables ->
    [0] rien ne se joue
    [1] l’horloge d’une table s’arrête
   *[other] les horloges de { $tables } tables s’arrêtent
}.
organise-effect-resume = { $cup } reprend : { $tables ->
    [0] aucune table n’est ouverte
    [1] l’horloge d’une table repart
   *[other] les horloges de { $tables } tables repartent
}, et toutes les dates sont décalées d’autant.
organise-effect-game = Partie { $game } du match.
organise-effect-will = Résultat après : { $scores }
organise-effect-was = Résultat avant : { $scores }
organise-effect-score = { $place } { $lord } { $points }
organise-effect-stops = { $games ->
    [1] La partie qui s’y joue s’arrête
   *[other] { $games } parties qui s’y jouent s’arrêtent
}.
organise-effect-goes-on = Cela ne décide pas du match, qui continue.
organise-effect-depends = Avec ce résultat, d’autres devraient être à des tables déjà appariées. À toi de choisir : ces tables sont rejouées par ceux qui devraient y être, et leurs résultats ne comptent pas ; ou tout reste tel quel.
organise-effect-again = { $round }, { $table } · { $over ->
    [0] en cours
   *[other] finie
} { $count ->
    [0] { "" }
   *[other] → { $lords }
}
organise-effect-again-more = { $tables ->
    [1] et une table de plus
   *[other] et { $tables } tables de plus
}
organise-effect-frozen = Sa phase est finie : ceux qui sont passés le restent.
organise-effect-replace = { $other } prend la place de { $lord }, avec tous les points.
organise-effect-replace-rated = Une partie en cours est cotée comme abandonnée par { $lord } si { $lord } y a manqué un tour, sinon d’après le rang du royaume ; sans aucun tour joué, pas du tout.
organise-effect-in-time = Aucun tour manqué à la table : on demande d’abord à { $lords }. Sans un oui, ce n’est possible qu’après un tour manqué.
organise-effect-waited = { $other } attendait une place et quitte la liste d’attente.
organise-effect-seats = { $tables ->
    [1] La table en cours change
   *[other] { $tables } tables en cours changent
} de main.
organise-effect-expel = { $lord } : exclusion et sortie du tournoi.
organise-effect-parts = { $other } garde sa propre place à une table en cours. Avec Remplacer…, quelqu’un d’autre peut jouer à la place de { $lord } ; d’ici là, l’équipe n’est pas appariée.
organise-effect-parts-before = Sans { $lord }, l’équipe n’y est plus ; { $other } peut se réinscrire avec quelqu’un d’autre.
organise-effect-drop = { $lord } : retrait, avec retour possible tant qu’il y a une ronde à venir.
organise-effect-passes = Sa dernière table était gagnée et lui permettait de passer. À toi de choisir : { $other }, qui y a perdu, passe à la place, ou personne, et le prochain adversaire n’a pas de table.
organise-effect-passes-again = S’il y a passage, ce qui a été apparié depuis est rejoué :
organise-effect-moves-up = { $other } entre depuis la liste d’attente.
organise-effect-autopilots = { $tables ->
    [1] La table en cours va
   *[other] { $tables } tables en cours vont
} au pilote automatique.
organise-effect-autopilot = Le pilote automatique joue désormais pour { $lord }, jusqu’à son retour. Après un tour à jouer, ne pas être de retour à la fin de la partie est coté comme un départ.
organise-effect-adjourn = Cette table se joue jusqu’au { $ends }. Les rondes continuent ; d’ici sa fin, elle compte comme égalité : un demi-point chacun à une table de deux.
organise-effect-restart = Le tour en cours retrouve tout son temps.
organise-effect-asked = On demande d’abord à { $lords } ; rien ne se passe sans un oui.
organise-effect-add = Va participer : { $lords }.
organise-effect-add-waits = Sur la liste d’attente : { $lords }. Il n’y a pas de place libre.
organise-effect-add-late = Jouera à partir de la ronde { $round } : { $lords }.
organise-effect-import = { $lords ->
    [1] On le propose à une personne, qui participe
   *[other] On le propose à { $lords } personnes, qui participent
} avec un oui.
organise-effect-left = { $lords ->
    [1] Une autre inscription est laissée
   *[other] { $lords } autres inscriptions sont laissées
} de côté : trop de gens recevraient la proposition à la fois. Rapporte le fichier quand ceux-ci auront répondu.
organise-effect-known = { $lords ->
    [1] Une inscription du fichier y est déjà, ou a reçu la proposition, et est ignorée
   *[other] { $lords } inscriptions du fichier y sont déjà, ou ont reçu la proposition, et sont ignorées
}.
organise-effect-some-wait = Il n’y a pas assez de places : les dernières attendent.
organise-effect-unpair = L’appariement est annulé ({ $round }) : { $tables ->
    [1] sa table finit
   *[other] ses { $tables } tables finissent
} sans résultat.
organise-effect-unpair-played = { $tables ->
    [1] L’une d’elles est finie : son résultat ne compte pas.
   *[other] { $tables } d’entre elles sont finies : leurs résultats ne comptent pas.
}
organise-effect-paired-again = Elle s’apparie de nouveau d’elle-même le { $at }, ou plus tôt si tu le fais.
organise-effect-pair = { $round } : appariement et début maintenant, pour toute sa durée.
organise-effect-pair-next = Après cette phase ({ $stage }), la suite s’apparie et commence maintenant ; sa première ronde a toute sa durée.
organise-effect-begin = Inscriptions et pointage sont clos, et la ronde 1 commence maintenant avec { $lords ->
    [1] une inscription
   *[other] { $lords } inscriptions
}. Elle a toute sa durée.
organise-effect-begin-without = { $more ->
    [0] Hors du tournoi, faute de pointage : { $lords }.
    [one] Hors du tournoi, faute de pointage : { $lords } et { $more } autre.
   *[other] Hors du tournoi, faute de pointage : { $lords } et { $more } autres.
}
organise-effect-pair-instead = D’elle-même, elle commencerait le { $at }.
organise-effect-message = { $lords ->
    [one] { $lords } personne reçoit ce message :
   *[other] { $lords } personnes reçoivent ce message :
}
organise-effect-team-on = { $role ->
    [judge] { $lord } peut arbitrer ici ; son nom apparaît et les appels des tables lui arrivent après **J’aide**.
   *[organiser] { $lord } peut tout faire ici ; son nom apparaît à l’organisation et les appels lui arrivent après **J’aide**.
}
organise-effect-team-off = { $lord } n’est plus à { $role ->
    [judge] l’arbitrage
   *[organiser] l’organisation
}.
organise-effect-seed = Têtes de série, la meilleure d’abord : { $lords }. { $left ->
    [0] C’est tout le monde.
    [1] Une autre inscription suit.
   *[other] Les { $left } autres suivent par tirage au sort.
}
organise-effect-seed-more = { $count } de plus
organise-effect-close = Les inscriptions sont closes maintenant, avec { $lords ->
    [1] une inscription
   *[other] { $lords } inscriptions
}.
organise-effect-checkin = Le pointage commence.
organise-effect-start-stays = La ronde 1 commence comme prévu, le { $at }.
organise-effect-stand = Le classement du tournoi est publié dans le fil de l’événement.
organise-effect-end = { $cup } est fini : le classement du tournoi devient définitif.
organise-effect-confirm = Les résultats ({ $stage }) sont désormais définitifs.
organise-effect-confirm-last = { $cup } est fini, et les premiers reçoivent leurs trophées :
organise-effect-through = { $more ->
    [0] Passent : { $lords }.
    [one] Passent : { $lords } et { $more } autre.
   *[other] Passent : { $lords } et { $more } autres.
}
organise-effect-reopen = { $cup } est rouvert : le podium et les trophées sont retirés, et les résultats de sa dernière phase peuvent être corrigés jusqu’au { $until }, ou jusqu’à ce que tu les confirmes. Tout le monde l’apprend.
organise-effect-reopen-signup = { $cup } a lieu finalement : les inscriptions rouvrent pour un jour. Début de la ronde 1 : { $start }. { $lords ->
    [0] Personne n’y est encore.
    [1] La seule inscription reste valable, avec un message.
   *[other] Les { $lords } inscriptions restent valables, avec un message.
} D’autres dates peuvent être fixées ensuite.
organise-effect-cancel = { $begun ->
    [yes] { $cup } finit sans résultat. Rien ne le fera revenir.
   *[no] { $cup } est annulé. Tu peux le rouvrir.
}
organise-effect-no-result = { $tables ->
    [1] La table encore en cours finit
   *[other] Les { $tables } tables encore en cours finissent
} sans résultat.

## Fair-play

organise-fair-button = Fair-play
organise-fair-title = ### { $cup } · fair-play
organise-fair-about = À quelle fréquence { $lord } a joué ce qu’un ordinateur fort trouve de mieux. Seule l’organisation qui ne joue pas dans cet événement le voit.
organise-fair-total = **{ $percent } %** de { $turns } tours, en { $games ->
    [1] une partie
   *[other] { $games } parties
}
organise-fair-round = { $round } : { $percent } % de { $turns }
organise-fair-none = Aucune de ses parties n’est encore comparée.
organise-fair-waiting = { $count ->
    [1] Une partie n’est pas encore comparée. Cela prend environ une demi-minute.
   *[other] { $count } parties ne sont pas encore comparées. Chacune prend environ une demi-minute.
}
organise-fair-more = Comparer plus de parties
organise-fair-reading = Les tours sans choix, les premiers choix et ceux du pilote automatique ne comptent pas. Sur { $games } parties, { $percent } % et plus méritent un regard de plus près, sans être une preuve : les forts joueurs y arrivent d’eux-mêmes, et une seule partie ne dit rien.
organise-fair-coarse = Les tours sans choix, les premiers choix et ceux du pilote automatique ne comptent pas. Ici, l’ordinateur ne fait que juger les royaumes : la part dit à quel point quelqu’un joue comme le pilote automatique, et rien d’une triche.
