# Messages publics d'une partie.

## Ouverture

table-opening-title-channel = ### La partie { $table } a commencé
table-opening-title-thread = ### La partie a commencé
table-opening-dynasty-thread = ### La partie { $number } sur { $of } a commencé
table-opening-dynasty-channel = ### { $table } · la partie { $number } sur { $of } a commencé
table-opening-coins = Chaque royaume commence avec { $coins } pièces. Elles valent { $points } points : tout le monde commence donc à { $points }.
table-opening-order = Les rois ont été tirés. Ordre : { $lords }.
table-opening-teams = Équipes : { $teams }.
table-opening-quest = Quête : { $quest }, { $about }.
table-opening-seal-shared = -# Le tirage est fixé. Quand la dernière table de la ronde sera finie, /verify montrera la graine et la vérifiera. D’ici là, il est scellé : `{ $seal }`
table-opening-seal-day = -# Le tirage est fixé. Quand la journée sera finie, /verify montrera la graine et la vérifiera. D’ici là, il est scellé : `{ $seal }`
table-opening-seal = -# Le tirage est fixé. La graine est montrée à la fin, pour que tout le monde puisse vérifier avec /verify. D’ici là, il est scellé : `{ $seal }`
table-opening-round = -# La ronde finit le { $ends }. Ce qui reste alors est joué par le pilote automatique.
table-opening-sealed-day = -# Tout le monde joue ce tirage aujourd’hui : personne d’autre que toi ne voit cette partie avant la fin de la journée. Elle compte si elle est finie d’ici là. Merci de ne raconter à personne comment elle se passe.
table-opening-sealed-round = -# Toutes les tables de cette ronde ont le même tirage : personne d’autre que toi ne voit celle-ci avant la fin de la dernière. Merci de ne raconter à personne comment elle se passe.
table-opening-private = -# Tout appui sur un bouton de ce fil reste privé jusqu’à la fin de ton tour. Discutez ici autant que vous voulez.
table-opening-here = -# Aucun fil ne peut être ouvert ici : la partie se joue dans ce salon.
table-rules = Règles

## Le message de tour

table-call-start-free = { $mention }, choisis ton premier domino dans { $table }
table-call-free = { $mention }, à toi de jouer dans { $table } · { $round }
table-call-quiet-start-free = { $lord } choisit un domino dans { $table }
table-call-quiet-free = C’est à { $lord } de jouer dans { $table } · { $round }
table-call-start-ends = { $mention }, choisis ton premier domino dans { $table } · fin { $ends }
table-call-ends = { $mention }, à toi de jouer dans { $table } · { $round } · fin { $ends }
table-call-quiet-start-ends = { $lord } choisit un domino dans { $table } · fin { $ends }
table-call-quiet-ends = C’est à { $lord } de jouer dans { $table } · { $round } · fin { $ends }
table-ends-round = { $ends }, avec la ronde
table-call-start-away = { $mention }, choisis ton premier domino dans { $table } · en absence jusqu’au { $until } ; l’horloge attend
table-call-away = { $mention }, à toi de jouer dans { $table } · { $round } · en absence jusqu’au { $until } ; l’horloge attend
table-call-quiet-start-away = { $lord } choisit un domino dans { $table } · en absence jusqu’au { $until } ; l’horloge attend
table-call-quiet-away = C’est à { $lord } de jouer dans { $table } · { $round } · en absence jusqu’au { $until } ; l’horloge attend
table-call-start-paused = { $mention }, choisis ton premier domino dans { $table } · en pause depuis le { $since }
table-call-start-stands = { $mention }, choisis ton premier domino dans { $table } · en pause jusqu’au { $until }
table-call-paused = { $mention }, à toi de jouer dans { $table } · { $round } · en pause depuis le { $since }
table-call-stands = { $mention }, à toi de jouer dans { $table } · { $round } · en pause jusqu’au { $until }
table-call-quiet-start-paused = { $lord } choisit un domino dans { $table } · en pause depuis le { $since }
table-call-quiet-start-stands = { $lord } choisit un domino dans { $table } · en pause jusqu’au { $until }
table-call-quiet-paused = C’est à { $lord } de jouer dans { $table } · { $round } · en pause depuis le { $since }
table-call-quiet-stands = C’est à { $lord } de jouer dans { $table } · { $round } · en pause jusqu’au { $until }
table-call-nobody = { $table } · { $round }
table-call-giant = { $mention }, choisis la couronne que ton géant recouvre dans { $table }. C’est la dernière chose à faire
table-call-giant-quiet = { $lord } choisit la couronne qu’un géant recouvre dans { $table }
table-giant = { $mention }, { $sender } t’a envoyé un géant dans { $table }. Choisis la couronne qu’il recouvre, avant ton prochain tour.
table-giant-direct = { $sender } t’a envoyé un géant dans { $table } ({ $server }). Choisis la couronne qu’il recouvre, avant ton prochain tour.
table-done-round = Manche { $round } sur { $rounds }
table-done-start = Premier choix
table-reminder = { $mention }, c’est toujours à toi de jouer dans { $table } · { $round }

table-report-placed = { $lord } a posé { $domino } en { $spot } ({ $gain }, total { $total }).
table-report-placed-took = { $lord } a posé { $domino } en { $spot } ({ $gain }, total { $total }) et a pris { $taken }.
table-report-discarded = { $lord } a dû défausser { $domino } : il ne se pose nulle part.
table-report-lost = { $lord } a dû défausser { $domino } : il ne se pose nulle part ({ $gain }, total { $total }).
table-report-lost-resigned = Le pilote automatique a dû défausser { $domino } pour { $lord } : il ne se pose nulle part ({ $gain }, total { $total }).
table-report-lost-autopilot = Le pilote automatique a dû défausser { $domino } : il ne se pose nulle part ({ $gain }, total { $total }).
table-report-chose = { $lord } a pris { $taken }.
table-report-placed-resigned = Le pilote automatique a posé { $domino } en { $spot } pour { $lord } ({ $gain }, total { $total }).
table-report-placed-took-resigned = Le pilote automatique a posé { $domino } en { $spot } pour { $lord } ({ $gain }, total { $total }) et a pris { $taken }.
table-report-discarded-resigned = Le pilote automatique a dû défausser { $domino } pour { $lord } : il ne se pose nulle part.
table-report-chose-resigned = Le pilote automatique a pris { $taken } pour { $lord }.
table-autopilot-out = Temps écoulé pour { $lord }.
table-autopilot-away = { $lord } n’est pas encore de retour.
table-autopilot-round = La ronde du tournoi s’est terminée trop tôt pour { $lord }.
table-autopilot-lost = C’est le pilote automatique qui joue pour { $lord }.
table-report-placed-autopilot = Le pilote automatique a posé { $domino } en { $spot } ({ $gain }, total { $total }).
table-report-placed-took-autopilot = Le pilote automatique a posé { $domino } en { $spot } ({ $gain }, total { $total }) et a pris { $taken }.
table-report-discarded-autopilot = Le pilote automatique a dû défausser { $domino } : il ne se pose nulle part.
table-report-chose-autopilot = Le pilote automatique a pris { $taken }.
table-report-laid-autopilot = Le pilote automatique a posé { $domino } en { $spot }.
table-seat-kept = { $lord }, ta place est encore à toi (tours manqués : { $missed } sur { $allowed }). Jusqu’à ton retour, tes tours sont plus courts.
table-seat-lost = { $lord }, tu as manqué { $missed } tours sur { $allowed } : ta place est libre. Le pilote automatique y joue, et quelqu’un peut la reprendre. D’ici là, tu peux la récupérer.
table-seat-lost-cup = { $lord }, tu as manqué { $missed } tours sur { $allowed } : le pilote automatique joue pour toi. Tu peux récupérer ta place ; l’organisation peut la donner à quelqu’un d’autre.
table-back = Je suis de retour
table-with-partner = { $lord } (avec { $partner })
table-report-laid = { $lord } a posé { $domino } en { $spot }.
table-report-giant = { $lord } a placé le géant sur la couronne en { $square }.
table-report-wandered = Le géant n’a trouvé aucune couronne à recouvrir et a passé son chemin.
table-report-sent = { $lord } a envoyé le géant en { $square } chez { $receiver }.
table-report-taxed = { $lord } a perçu l’impôt en { $square } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
table-report-built = { $cost ->
    [0] { $lord } a construit { $building } en { $square } gratuitement.
    [one] { $lord } a construit { $building } en { $square } pour { $cost } pièce.
   *[other] { $lord } a construit { $building } en { $square } pour { $cost } pièces.
}
table-report-queen = { $lord } a accueilli la Reine, venue du plateau bâtisseurs.
table-report-queen-from = { $lord } a accueilli la Reine, venue de chez { $host }.
table-report-burnt = { $lord } a payé le dragon pour détruire { $building }.
table-report-recruited = { $lord } a recruté { $token } en { $square }.
table-report-searched = { $lord } a cherché { $token } dans la pioche de la Cour et l’a mis en { $square }.
table-report-then-took = { $lord } a pris { $taken }.
table-report-now = { $lord } a maintenant { $total ->
    [one] { $total } point
   *[other] { $total } points
} ({ $gain }).
table-report-now-took = { $lord } a pris { $taken } et a maintenant { $total ->
    [one] { $total } point
   *[other] { $total } points
} ({ $gain }).
table-report-laid-resigned = Le pilote automatique a posé { $domino } en { $spot } pour { $lord }.
table-report-giant-resigned = Il a placé le géant sur la couronne en { $square }.
table-report-sent-resigned = Il a envoyé le géant en { $square } chez { $receiver }.
table-report-taxed-resigned = Il a perçu l’impôt en { $square } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
table-report-built-resigned = { $cost ->
    [0] Il a construit { $building } en { $square } gratuitement.
    [one] Il a construit { $building } en { $square } pour { $cost } pièce.
   *[other] Il a construit { $building } en { $square } pour { $cost } pièces.
}
table-report-burnt-resigned = Il a payé le dragon pour détruire { $building }.
table-report-recruited-resigned = Il a recruté { $token } en { $square }.
table-report-searched-resigned = Il a cherché { $token } dans la pioche de la Cour et l’a mis en { $square }.
table-report-then-took-resigned = Il a pris { $taken }.
table-report-now-resigned = { $lord } a maintenant { $total ->
    [one] { $total } point
   *[other] { $total } points
} ({ $gain }).
table-report-now-took-resigned = Il a pris { $taken }, et { $lord } a maintenant { $total ->
    [one] { $total } point
   *[other] { $total } points
} ({ $gain }).
table-received = { $lord } a placé le géant reçu sur la couronne en { $square } ({ $change }).
table-received-forced = Le géant envoyé chez { $lord } recouvre la couronne en { $square }, la perte la plus faible ({ $change }).
table-received-resigned = Le pilote automatique a placé le géant envoyé chez { $lord } sur la couronne en { $square } ({ $change }).
table-took-back = { $lord } a repris le dernier tour.
table-gave-up = { $lord } a laissé sa place. Le pilote automatique y joue.

table-standing = { $lord } { $points }
table-start-end = -# Tout le monde a choisi. Le plus petit numéro joue en premier.
table-round-end = -# La manche { $round } est finie. Nouvelle ligne : { $line }. Score : { $standing }.
table-round-tiles = -# Nouveau sur le plateau bâtisseurs : { $buildings }.
table-round-tokens = -# Nouveau à la Cour : { $tokens }.
table-round-end-last = -# La manche { $round } est finie. La dernière commence : il n’y a pas de nouvelle ligne. Score : { $standing }.

table-direct-free = À toi de jouer dans { $table } ({ $server }) · { $round }
table-direct-start-free = Choisis ton premier domino dans { $table } ({ $server })
table-direct-ends = À toi de jouer dans { $table } ({ $server }) · { $round } · fin { $ends }
table-direct-away = À toi de jouer dans { $table } ({ $server }) · { $round } · en absence jusqu’au { $until } ; l’horloge attend
table-direct-paused = À toi de jouer dans { $table } ({ $server }) · { $round } · en pause depuis le { $since }
table-direct-stands = À toi de jouer dans { $table } ({ $server }) · { $round } · en pause jusqu’au { $until }
table-direct-start-away = Choisis ton premier domino dans { $table } ({ $server }) · en absence jusqu’au { $until } ; l’horloge attend
table-direct-start-paused = Choisis ton premier domino dans { $table } ({ $server }) · en pause depuis le { $since }
table-direct-start-stands = Choisis ton premier domino dans { $table } ({ $server }) · en pause jusqu’au { $until }
table-direct-start-ends = Choisis ton premier domino dans { $table } ({ $server }) · fin { $ends }
table-direct-over = Ce n’est plus à toi de jouer dans { $table } ({ $server }).
table-no-thread = -# Je ne peux pas écrire dans le fil de la partie : les nouvelles te parviennent en privé.

## La fin

table-end-winner = ## { $lord } remporte { $table } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-end-winners = ## { $lords } remportent { $table } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-end-shared = ## { $lords } partagent la victoire dans { $table } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-end-nobody = ## La partie { $table } s’est terminée sans vainqueur
table-end-away-why = Ceux qui ont joué jusqu’au bout passent devant ceux pour qui le pilote automatique a joué.
table-end-place = { $place } · { $mention } { $points }
table-end-place-territory = { $place } · { $mention } { $points }, grâce au plus grand domaine ({ $more } cases contre { $fewer })
table-end-place-crowns = { $place } · { $mention } { $points }, grâce à plus de couronnes ({ $more } contre { $fewer })
table-end-place-resigned = { $place } · { $mention } { $points } (pilote automatique { $turn ->
    [0] dès le début
   *[other] depuis la manche { $turn }
})
table-end-place-one-resigned = { $place } · { $mention } { $points } (pilote automatique pour { $lord } { $turn ->
    [0] dès le début
   *[other] depuis la manche { $turn }
})
table-end-by-territory = Grâce au plus grand domaine ({ $more } cases contre { $fewer }).
table-end-by-crowns = Grâce à plus de couronnes ({ $more } contre { $fewer }).
table-end-shared-why = Même total, même plus grand domaine, mêmes couronnes.
table-end-shared-why-town = Même total, même plus grand domaine.
table-end-well-played = Bien joué, { $mentions }.
table-end-hints = { $count ->
    [1] { $lord } a pris un conseil.
   *[other] { $lord } a pris { $count } conseils.
}
table-end-time =
    -# { $rounds ->
        [0] Terminée avant la manche 1, après { $time }.
        [1] Une manche en { $time }.
       *[other] { $rounds } manches en { $time }.
    }
table-seed-follows = { $known ->
    [yes] /verify et /record donneront la graine quand la dernière table de la ronde sera finie, au plus tard le { $ends }.
    [day] /verify et /record donneront la graine quand la journée sera finie.
   *[no] /verify et /record donneront la graine quand la dernière table de la ronde sera finie.
}
table-end-proof = -# Le tirage était honnête : la graine donne bien le sceau montré au début. Vérifie avec /verify. Graine : `{ $seed }` Sceau : `{ $seal }`
table-end-agreed =
    ## Fin d’un commun accord : { $table }
    La partie s’est arrêtée là : { $round }, sans résultat.
table-end-deserted =
    ## La partie { $table } est finie
    Il ne reste personne à cette table. Elle s’est arrêtée là : { $round }.
table-end-stopped =
    ## La partie { $table } est finie
    L’organisation du tournoi l’a arrêtée là : { $round }. Si une décision a été prise, le résultat est sur la page de sa ronde.
table-end-standing = Score : { $standing }.
table-end-dynasty = Partie { $number } sur { $of }. Dynastie jusqu’ici : { $standing }.
table-end-dynasty-next = -# La partie suivante commence d’elle-même { $when }.
table-end-dynasty-won = { $lords } remporte la Dynastie avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $standing }.
table-end-dynasty-team = { $lords } remportent la Dynastie avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $standing }.
table-end-dynasty-nobody = Personne ne remporte la Dynastie, car le pilote automatique a joué pour tout le monde : { $standing }.
table-end-dynasty-shared = { $lords } partagent la Dynastie avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $standing }.
table-time-days = { $count ->
    [1] un jour
   *[other] { $count } jours
}
table-time-hours = { $count ->
    [1] une heure
   *[other] { $count } heures
}
table-time-minutes = { $count ->
    [1] une minute
   *[other] { $count } minutes
}
table-rematch = Revanche
table-explain = Expliquer le score
table-record = Feuille de partie

## Pendant un tour

table-outage = Pendant { $time }, personne ne pouvait jouer ici. Toutes les horloges ont récupéré ce temps.
table-cup-paused = Le tournoi est en pause, et l’horloge aussi. Tu peux quand même continuer à jouer.
table-away = Je n’étais plus sur ce serveur pendant { $time }. Toutes les horloges ont récupéré ce temps.
