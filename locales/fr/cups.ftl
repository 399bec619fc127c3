# Tournois (« événements ») : leurs messages, et les écrans de qui y joue.

## Mots

cups-percent = { $value } %
cups-stage-choose = Phase…
cups-stage-swiss = système suisse
cups-stage-robin = toutes rondes
cups-stage-groups = poules
cups-stage-single = élimination directe
cups-stage-double = double élimination
cups-stage-final = table finale
cups-stage-ladder = classement continu
cups-stage-gone = phase suivante
cups-stage-league = saison { $number }
cups-closing = Toutes les tables sont finies ({ $stage }). Les résultats peuvent encore être corrigés ; ils seront définitifs le { $until } ({ $left }).
cups-round = ronde { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}sur { $rounds }
}
cups-round-groups = ronde de poules { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}sur { $rounds }
}
cups-round-single = ronde d’élimination { $round } sur { $rounds }
cups-round-final = table finale
cups-round-last = finale
cups-round-semi = demi-finales
cups-round-quarter = quarts de finale
cups-round-league = saison { $stage }, ronde { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}sur { $rounds }
}
cups-round-deciding = table décisive

## Boutons

cups-button-options = Changer les options
cups-button-enter = S’inscrire
cups-button-wait = Liste d’attente ({ $count })
cups-button-withdraw = Se désinscrire
cups-button-drop = Se retirer
cups-button-list = Qui participe
cups-button-places = Tous les rangs
cups-button-rules = Règlement
cups-button-here = Je suis là
cups-button-cannot = Je ne peux pas jouer
cups-button-table = Ma table
cups-button-why = Pourquoi cette table ?
cups-button-standings = Classement du tournoi
cups-button-bracket = Tableau
cups-button-judge = Appeler l’arbitrage
cups-button-text = En texte
cups-button-csv = CSV
cups-button-xlsx = XLSX
cups-button-cross = Tableau croisé
cups-button-export = Exporter
cups-button-yes = Oui, je participe
cups-button-no = Pas maintenant
cups-button-play = Je joue
cups-button-refuse = Non
cups-button-agree = D’accord
cups-button-notme = Pas moi
cups-button-help = J’aide
cups-button-back = Continuer à jouer
cups-button-leave = Oui, me retirer
cups-button-stay = Non, je continue
cups-button-partner = Oui, ensemble
cups-button-decline = Non, merci
cups-button-look = Aller à la table
cups-button-event = L’événement
cups-button-all = Tous les événements
cups-button-words = Lexique
cups-button-previous = ← Précédente
cups-button-following = Suivante →
cups-button-page = { $page } sur { $pages }

## L'annonce

cups-home-title = ## { $name }
cups-home-signup = Inscriptions jusqu’au { $until }
cups-home-checkin = Pointage du { $from } au { $until }
cups-home-start = Début de la ronde 1 : { $start }
cups-home-start-ends = Début de la ronde 1 : { $start } · fin de l’événement : { $ends }
cups-home-start-latest = Début de la ronde 1 : { $start } · fin de l’événement au plus tard : { $ends }
cups-home-count = Inscriptions : **{ $count } sur { $capacity }**{ $waiting ->
    [0] .
   *[other] , en attente : { $waiting }.
}
cups-home-vacation = Les absences sont respectées.
cups-home-no-vacation = Les absences ne sont pas respectées.
cups-home-seal = Les graines de ses appariements sont montrées quand chaque ronde est appariée. D’ici là, elles sont scellées : `{ $seal }`
cups-home-closed = Les inscriptions sont closes. Début de la ronde 1 : { $start }.
cups-home-closed-checkin = Le pointage est ouvert jusqu’au { $start } : appuie sur **Je suis là**.
cups-home-here = Pointage : **{ $here } sur { $count }**.{ $waiting ->
    [0] {""}
   *[other] {" "}En attente : { $waiting }.
}
cups-home-running = En cours : { $round }, fin { $ends } ({ $left }).
cups-home-between = Toutes les tables sont finies ({ $round }). Début de la prochaine ronde : { $start }.
cups-home-page = [Aller à la page la plus récente]({ $url })
cups-home-playing = Participation : { $count ->
    [1] une seule inscription.
   *[other] **{ $count }** inscriptions.
}
cups-home-late = Tu peux encore t’inscrire jusqu’à la ronde { $round }.
cups-home-late-ladder = Tu peux encore t’inscrire.
cups-home-late-league = Tu peux encore t’inscrire, pour jouer à partir de la prochaine saison.
cups-home-paused = En pause depuis le { $since } : toutes les horloges sont arrêtées.
cups-home-best = En tête : { $best }
cups-home-points = { $lord } { $points }
cups-home-over = Tournoi remporté par { $winner }.
cups-home-place = **{ $place }** { $lord }
cups-home-cancelled = Annulé le { $at } : { $reason }
cups-home-too-few = Annulé le { $at } : { $count ->
    [0] aucune présence, et il en faut au moins { $least }.
    [1] une seule présence, et il en faut au moins { $least }.
   *[other] { $count } présences, et il en faut au moins { $least }.
}

## Pointage

cups-checkin-title = ## { $name } · le pointage est ouvert
cups-checkin-press = Appuie sur **Je suis là** avant le { $until } ({ $left }). Sinon, tu perds ta place.
cups-checkin-over = ## { $name } · le pointage est fini
cups-checkin-began = La ronde 1 a commencé.

## Une ronde

cups-round-title = ## { $name } · { $round }
cups-round-title-page = ## { $name } · { $round } · page { $page } sur { $pages }
cups-round-ends = Fin : { $ends } ({ $left }). Les tables encore ouvertes seront alors finies par le pilote automatique.
cups-round-adjourned = La table { $table } est ajournée : fin le { $until } ({ $left }).
cups-round-third = La table { $table } joue pour la troisième place.
cups-table-stands = Le résultat de la table { $table } ({ $round }) a été corrigé après coup ; { $lords } { $count ->
    [one] continue
   *[other] continuent
} quand même.
cups-table-passed = À la table { $table } ({ $round }), { $lords } { $count ->
    [one] passe
   *[other] passent
} à la place d’un vainqueur exclu.
cups-round-own = Table { $table } : la personne qui a décidé du résultat y jouait.
cups-round-tied = { $count ->
    [1] Égalité à la table { $tables } : une partie de plus décide.
   *[other] Égalité aux tables { $tables } : des parties de plus décident.
}
cups-round-ended = Finie le { $at }.
cups-round-cancelled = L’événement a été annulé le { $at } : les tables alors ouvertes n’ont pas de résultat.
cups-round-paused = En pause depuis le { $since } : toutes les horloges sont arrêtées.
cups-round-byes = Exempts à cette ronde : { $names }
cups-round-byes-more = { $count ->
    [1] Un de plus est exempt à cette ronde.
   *[other] { $count } de plus sont exempts à cette ronde.
}
cups-round-undone = ## { $name } · un appariement a été annulé
cups-round-undone-text = Les tables qui figuraient ici ne comptent pas. La ronde est de nouveau appariée.
cups-round-undone-over = Les tables qui figuraient ici ne comptent pas.

## La table de quelqu'un

cups-mine = { $name } · { $round } : { $who ->
    [you] tu es
   *[lord] { $lord } est
} à la **table { $table }** avec { $others }.
cups-mine-over = { $name } · { $round } : { $who ->
    [you] tu étais
   *[lord] { $lord } était
} à la **table { $table }** avec { $others }.
cups-mine-none = { $who ->
    [you] Tu n’as
   *[lord] { $lord } n’a
} pas de table dans { $name } en ce moment.
cups-mine-bye = { $name } · { $round } : { $who ->
    [you] tu n’as
   *[lord] { $lord } n’a
} pas de table (exempt), et cela compte comme une table gagnée.
cups-mine-bye-bracket = { $name } · { $round } : { $who ->
    [you] tu n’as pas de table et tu passes sans jouer.
   *[lord] { $lord } n’a pas de table et passe sans jouer.
}
cups-mine-on = { $who ->
    [you] Tu passes
   *[lord] { $lord } passe
} à la ronde suivante.
cups-mine-third = { $who ->
    [you] Tu joues
   *[lord] { $lord } joue
} pour la troisième place.
cups-mine-out = { $who ->
    [you] Le tournoi s’arrête là pour toi.
   *[lord] Le tournoi s’arrête là pour { $lord }.
}
cups-mine-result = Résultat : { $scores }.
cups-mine-result-ruled = Résultat, par décision : { $scores }. Raison : { $reason }
cups-mine-game = Partie { $slot } : { $scores }.
cups-mine-game-ruled = Partie { $slot }, par décision : { $scores }. Raison : { $reason }
cups-mine-tied = Il y a eu égalité : une partie de plus décide. Elle est en cours.
cups-mine-gone = Le salon de ta table a été supprimé : ta partie continue en messages privés.
cups-mine-seal = Le tirage de la table a été fixé avant le début. Le sceau de sa graine, révélée à la fin : `{ $seal }`.
cups-result = { $place }. { $lord } { $points }

cups-why-title = ### { $name } · { $round } · table { $table }
cups-why-start = Tout le monde a commencé à zéro : les premières tables découlent de la graine de l’événement.
cups-why-points = { $who ->
    [you] Tu avais
   *[lord] { $lord } avait
} { $count ->
    [one] { $points } point
   *[other] { $points } points
}.
cups-why-near = { $near ->
    [0] Personne d’autre n’en avait autant.
    [1] Une autre personne en avait autant, { $unmet ->
        [0] déjà rencontrée.
       *[other] pas encore rencontrée.
    }
   *[other] { $near } autres en avaient autant, dont { $unmet } pas encore rencontrés.
}
cups-why-all = { $kind ->
    [robin] En toutes rondes
    [groups] Dans une poule
   *[league] Dans une division
}, tout le monde rencontre tout le monde, dans un ordre fixé dès le début.
cups-why-seeded = En { $kind ->
    [double] double élimination
   *[single] élimination directe
}, les tables découlent des têtes de série : { $seeding ->
    [places] les rangs de la phase précédente
    [rating] les cotes au début de l’événement
    [hand] fixées par l’organisation avant le début
   *[lot] un tirage au sort d’après la graine de l’événement
}{ $kind ->
    [double] {"\u202F"}; qui perd une fois continue parmi ceux qui ont aussi perdu.
   *[single] {"\u202F"}; les premières têtes de série se rencontrent le plus tard possible.
}
cups-why-ladder = Dans un classement continu, les joueurs libres et proches au classement se rencontrent.
cups-why-final = Ceux qui sont passés sont à la table finale.
cups-why-unmet = { $lord } ({ $count ->
    [one] { $points } point
   *[other] { $points } points
}) : première rencontre.
cups-why-met = { $lord } ({ $count ->
    [one] { $points } point
   *[other] { $points } points
}) : déjà une rencontre, ronde { $rounds } ; il n’y avait pas mieux.
cups-why-met-again = { $lord } : déjà une rencontre, ronde { $rounds }.
cups-why-first = { $lord } { $lords ->
    [one] choisit
   *[other] choisissent
} en premier ici, { $count ->
    [0] pour la première fois
    [1] comme dans une ronde précédente
   *[other] comme dans { $count } rondes précédentes
}.
cups-why-nobody-twice = { $who ->
    [you] Tu n’as
   *[lord] { $lord } n’a
} rencontré personne deux fois.
cups-why-twice = { $who ->
    [you] Tu as
   *[lord] { $lord } a
} rencontré { $count ->
    [1] une personne
   *[other] { $count } personnes
} plus d’une fois.
cups-why-bye = Sans table (exempt), ronde { $rounds } : { $who ->
    [you] toi
   *[lord] { $lord }
}.

cups-column-place = rang
cups-column-lord = joueur
cups-column-points = points
cups-column-opponents = adv.
cups-column-head = direct
cups-column-share = part
cups-column-territory = dom.
cups-column-crowns = cour.
cups-column-duplicate = tirage
cups-column-round = R{ $round }
cups-column-rounds = rondes
cups-column-result = résult.
cups-table-opening = se prépare
cups-table-adjourned = ajournée
cups-table-playing = en cours
cups-table-over = finie
cups-table-free = exempt
cups-table-nobody = sans gagnant

## Classement du tournoi

cups-standings-title = ## { $name } · classement du tournoi ({ $round })
cups-standings-final = ## { $name } · classement final du tournoi ({ $stage })
cups-standings-group = ## { $name } · { $kind ->
    [division] division
   *[group] poule
} { $group } ({ $round })
cups-standings-group-final = ## { $name } · classement final du tournoi, { $kind ->
    [division] division
   *[group] poule
} { $group }
cups-tie-lot = tirage au sort
cups-tie-points = points
cups-standings-before = ## { $name } · classement du tournoi
cups-standings-columns = Rang, joueur, { $columns }.
cups-standings-line = **{ $place }** { $lord } · **{ $points }** · { $ties }
cups-standings-line-left = ~~{ $place } { $lord } · { $points } · { $ties }~~
cups-met-win = { $others }V
cups-met-loss = { $others }D
cups-met-draw = { $others }N
cups-met-unplayed = { $others }A
cups-met-bye = +
cups-met-absent = –
cups-met-playing = { $others }…
cups-cross-legend = Chaque ronde : 4V gagné contre la ligne 4, D perdu, N nul, A sans vainqueur car le pilote automatique jouait pour les deux ; 2/4 1·7·9 deuxième sur quatre, contre les lignes 1, 7 et 9 ; + exempt, – absent, … en cours.
cups-standings-met = les dernières rondes (4V gagné contre la ligne 4, D perdu, N nul, A sans vainqueur car le pilote automatique jouait pour les deux)
cups-standings-cut = · la barre ·
cups-standings-none = Personne n’a encore joué.
cups-standings-explain = Expliquer une ligne…
cups-standings-option = { $place } · { $lord }
cups-standings-behind = Dans les rangs finaux, les places de ceux qui n’ont jamais joué un tour, puis des exclus, viennent après toutes les autres : voir [Tous les rangs] dans l’annonce.
cups-standings-frozen = La barre est passée : une décision ultérieure n’y change rien, sauf si l’organisation fait rejouer la suite.
cups-group = Poule { $group }
cups-group-choose = Poule…
cups-division = Division { $group }
cups-division-choose = Division…

cups-explain-title = ### { $lord } · rang { $place }
cups-explain-decided = Derrière { $lord } à cause de : { $what }.
cups-explain-shared = Partage le rang avec { $lord } : rien ne les sépare que le tirage au sort, qui dit qui passe si un seul le peut.
cups-explain-sum = **{ $what } : { $value }**
cups-explain-mean = moyenne de { $count }
cups-explain-more = et { $count } de plus
cups-explain-tables = Ici, ce sont les tables qui décident des rangs, pas ces nombres.
cups-explain-passed = ignoré : ne compte qu’entre ceux qui sont à égalité jusque-là, si tous se sont rencontrés
cups-explain-lot = tiré au sort d’après la graine de l’événement ; 1 est le meilleur
cups-explain-game = R{ $round } T{ $table }
cups-term = R{ $round } T{ $table } : { $value }
cups-term-lord = R{ $round } { $lord } : { $value }
cups-term-only-lord = { $lord } : { $value }
cups-term-other = R{ $round } : { $value }
cups-term-bye = R{ $round } exempt : { $value }
cups-term-walkover = R{ $round } gagnée, l’adversaire étant parti : { $value }
cups-term-annulled = R{ $round } ne compte pas, car quelqu’un est parti tôt : { $value }
cups-term-late = R{ $round } pas encore inscrit : { $value }
cups-term-left = R{ $round } après le départ : { $value }
cups-term-absent = R{ $round } sans table : { $value }
cups-term-ruled = R{ $round } T{ $table }, par décision : { $value }

## Lexique

cups-words-title = ### { $name } · lexique
cups-words-points = **Points** : ce que valent les rangs à une table, le premier le plus. Ceux qui partagent des rangs partagent ce qu’ils valent ensemble.
cups-words-tie = **{ $tie }** : { $about }.
cups-words-signs = **Sur l’image du classement du tournoi** : une couronne est une première place à une table, un nombre un autre rang, + une ronde sans table, – une ronde manquée, … une table en cours. La couronne de laurier revient au vainqueur.
cups-words-seeding = **Têtes de série** : l’ordre dans lequel les joueurs sont placés dans le tableau. Les premières se rencontrent le plus tard possible.
cups-words-lot = **Tirage au sort** : fait d’après la graine de l’événement, un pour chaque inscription. Ceux qui sont à égalité en tout partagent le rang ; le tirage au sort dit seulement qui passe quand tous ne le peuvent pas.
cups-words-free = **Exempt** : sans table à une ronde. Cela compte comme une table gagnée.
cups-words-cut = **La barre** : une ligne dans le classement du tournoi ; ceux qui sont au-dessus passent.
cups-words-duplicate = **Même tirage pour tous** : toutes les tables d’une ronde ont le même tirage, pour que la chance soit la même pour tous. Personne d’autre ne les voit avant la fin de la ronde.
cups-words-autopilot = **Pilote automatique** : un ordinateur qui joue les tours dont le temps est écoulé, et les places laissées ou perdues.
cups-words-seed = **Graine** : un nombre secret, tiré au hasard à la publication ; celle de chaque ronde est révélée à l’appariement. Tirages au sort et appariements en découlent : personne ne peut les choisir ni les prévoir.
cups-words-seal = **Sceau** : l’empreinte des graines, montrée dès le début. Elle ne va avec aucune autre, et prouve donc qu’elles n’ont pas changé. Le tirage de chaque table a sa propre graine et son propre sceau.

## Un tableau

cups-bracket-title = ## { $name } · { $stage }
cups-bracket-page = Page { $page } sur { $pages }.

## La fin

cups-podium-title = ## { $name } est fini
cups-podium-won = { $lords ->
    [one] { $winner } a
   *[other] { $winner } ont
} gagné !
cups-podium-place = **{ $place }** { $lord }
cups-podium-undone =
    ## { $name } est rouvert
    Les rangs qui figuraient ici sont retirés : { $reason }

## Avis dans le fil de l'événement

cups-notice-message = ### { $by } à tous les joueurs de { $name }
cups-notice-changed = Dans { $name }, quelque chose diffère de l’annonce : { $what }. Raison : { $reason }
cups-changed-name = son nom est « { $value } »
cups-changed-text = son texte
cups-changed-capacity = { $value } places
cups-changed-least = il en faut { $value }
cups-changed-rounds = { $value } rondes
cups-changed-late = inscription tardive jusqu’à la ronde { $value }
cups-changed-ended = ces rondes finissent après la ronde { $value }, avec le classement tel qu’il est
cups-home-left = Cet événement continue dans { $channel }.
cups-notice-paused = { $name } est en pause : toutes les horloges sont arrêtées. Raison : { $reason }
cups-notice-closing = La dernière table de { $name } est finie. L’état actuel devient définitif le { $until }, sauf correction ou confirmation avant. Si tu vois une erreur, appelle l’arbitrage.
cups-notice-ruled = Le résultat de la table { $table } ({ $round }) de { $name } a été corrigé par { $by } : { $scores }. Raison : { $reason }
cups-notice-reopened-signup = { $name } a lieu finalement ; inscriptions jusqu’au { $until } : { $reason }
cups-notice-reopened = { $name } est rouvert, et ses rangs et trophées sont retirés : { $reason }
    Il se referme le { $until }, ou quand les résultats sont confirmés.
cups-notice-resumed = { $name } reprend. Tout ce qui est encore à venir est décalé de { $time }.
cups-notice-outage = Pendant { $time }, personne ne pouvait jouer ici : tout ce qui est encore à venir dans { $name } est décalé d’autant.
cups-notice-sooner = L’horloge du bot avançait. Tout ce qui est encore à venir dans { $name } est de nouveau avancé de { $time }, comme annoncé auparavant.

## Le journal

cups-book-title = **{ $name } · journal**
cups-book-name = { $name } · journal
cups-book-text = Tout ce que l’organisation fait dans cet événement est dans le fil ci-dessous, avec la raison.
cups-log-line = { $at } · { $line }
cups-log-organiser = { $by } (organisation)
cups-log-extended-tied = { $round } : fin { $time } plus tard, car une table est à égalité et y joue une partie de plus.
cups-log-extended = { $by } a donné { $time } de plus ({ $round }) : { $reason }
cups-log-shortened = { $by } avance la fin de { $time } ({ $round }) : { $reason }
cups-log-next-begins = { $by } a déplacé le début de la prochaine ronde au { $begins } : { $reason }
cups-log-moved = { $by } a déplacé la fin des inscriptions au { $closes } et la ronde 1 au { $start } : { $reason }
cups-log-changed = { $by } a changé ce qui était annoncé : { $what }. Raison : { $reason }
cups-log-arranged = { $by } a fixé à la main ({ $round }) : { $what }. Raison : { $reason }
cups-log-arranged-none = { $by } laisse tout apparier comme d’habitude ({ $round }) : { $reason }
cups-log-arranged-swap = { $by } a échangé { $what } dans l’appariement ({ $round }) : { $reason }
cups-arranged-table = une table avec { $lords }
cups-arranged-bye = exempt : { $lords }
cups-log-adjourned = { $by } a ajourné la table { $table } ({ $round }) jusqu’au { $ends } : { $reason }
cups-log-postponed = { $by } a décalé de { $time } les dates d’avant le début : { $reason }
cups-log-channel = { $by } a déplacé l’événement dans { $channel } : { $reason }
cups-log-opened = { $by } laisse s’inscrire sans le rôle : { $reason }
cups-log-paused = { $by } a mis l’événement en pause : { $reason }
cups-log-resumed = { $by } a fait reprendre l’événement, { $time } plus tard que prévu : { $reason }
cups-log-ruled = Décision de { $by } pour la table { $table } ({ $round }) : { $scores }. Raison : { $reason }
cups-log-ruled-stands = Décision de { $by } pour la table { $table } ({ $round }) : { $scores }. Ceux qui étaient passés continuent. Raison : { $reason }
cups-log-rewound = { $by } fait rejouer des tables nées d’un résultat faux : { $reason }
cups-log-rewound-expelled = { $by } fait rejouer des tables où il y avait une exclusion : { $reason }
cups-log-rewound-stage = { $by } a rouvert une phase ({ $stage }), et la suite est rejouée : { $reason }
cups-log-ruled-sealed = Décision de { $by } pour la table { $table } ({ $round }) ; le résultat sera révélé avec ceux de la ronde. Raison : { $reason }
cups-log-replaced = { $by } a remplacé { $out } par { $lord } : { $reason }
cups-log-renamed = { $was } s’appelle maintenant { $lord }.
cups-log-expelled-passes = { $by } a exclu { $entry } ; l’adversaire battu passe à la place : { $reason }
cups-log-expelled = { $by } a exclu { $entry } : { $reason }
cups-log-dropped = { $by } a retiré { $entry } : { $reason }
cups-log-dropped-absent = { $entry } est hors du tournoi : le pilote automatique y a joué trop de rondes de suite.
cups-log-dropped-self = Retrait volontaire : { $entry }.
cups-log-withdrawn = { $by } a retiré { $entry } avant le début : { $reason }
cups-log-returned = { $by } a fait revenir { $entry } à partir de la ronde { $round } : { $reason }
cups-log-returned-self = De retour à partir de la ronde { $round } : { $entry }.
cups-log-invited = { $by } a proposé à { $lord } de jouer : { $reason }
cups-log-invited-pilot = { $by } a demandé à { $lord } si le pilote automatique peut jouer : { $reason }
cups-log-invited-instead = { $by } a proposé à { $lord } de jouer à la place de { $out } : { $reason }
cups-log-agreed = { $lord } a dit oui.
cups-log-refused = { $lord } a dit non.
cups-log-entered = { $by } a ajouté { $entry } : { $reason }
cups-log-entered-late = { $by } a ajouté { $entry } à partir de la ronde { $round } : { $reason }
cups-log-unpaired = { $by } a annulé l’appariement ({ $round }) : { $reason }
cups-log-paired = { $by } a fait apparier tout de suite ({ $round }) : { $reason }
cups-log-hastened = { $by } a fait commencer la ronde 1 aussitôt : { $reason }
cups-log-seeded = { $by } a fixé les têtes de série ({ $lords }) : { $reason }
cups-log-signup_ended = { $by } a clos les inscriptions : { $reason }
cups-log-team-on = { $by } a mis { $lord } à { $role ->
    [judge] l’arbitrage
   *[organiser] l’organisation
}.
cups-log-team-off = { $by } a retiré { $lord } de { $role ->
    [judge] l’arbitrage
   *[organiser] l’organisation
}.
cups-log-team-left = Plus personne de l’organisation n’est sur ce serveur. { $lord }, à qui il appartient, prend la suite, comme peut le faire toute personne qui a le droit *Gérer le serveur*.
cups-log-team-self = À sa demande, { $lord } n’est plus à { $role ->
    [judge] l’arbitrage
   *[organiser] l’organisation
}.
cups-log-team-helps = { $lord } aide à { $role ->
    [judge] l’arbitrage
   *[organiser] l’organisation
}.
cups-log-because = { $what } Raison : { $reason }
cups-log-message-because = { $what } (Raison : { $reason })
cups-log-own-table = La personne joue elle-même à cette table : personne d’autre de l’organisation ou de l’arbitrage n’était là pour décider.
cups-log-message = { $by } a écrit à tous les joueurs : { $text }
cups-log-cancelled = { $by } a annulé l’événement : { $reason }
cups-log-over = { $by } a mis fin à l’événement : { $reason }
cups-log-confirmed = { $by } a confirmé les résultats ({ $stage }) : { $reason }
cups-log-reopened = { $by } a rouvert l’événement : { $reason }
cups-log-stage_ended = { $by } a mis fin à la phase ({ $stage }) : { $reason }
cups-log-imported = { $by } a proposé de jouer à { $count } inscriptions d’un fichier : { $reason }
cups-log-autopilot = { $by } a mis le pilote automatique pour { $lord } à la table { $table } ({ $round }) : { $reason }
cups-log-restarted = { $by } a relancé l’horloge de la table { $table } ({ $round }) : { $reason }
cups-log-taken_back = { $count ->
    [1] La table { $table } ({ $round }) a accepté de reprendre le dernier tour, à la demande de { $entry }.
   *[other] La table { $table } ({ $round }) a accepté de reprendre les { $count } derniers tours, à la demande de { $entry }.
}
cups-log-stand = { $by } a publié le classement du tournoi : { $reason }
cups-log-other = { $by } a agi sur l’événement : { $reason }

## Un appel à l'arbitrage

cups-judge-called = { $lord } appelle l’arbitrage à la table { $table } ({ $round }), { $where } : { $what }
cups-judge-called-event = { $lord } appelle l’arbitrage : { $what }
cups-judge-field = De quoi s’agit-il ?
cups-judge-reached = Appel envoyé : { $lords }{ $more ->
    [0] .
    [1] {" "}et une personne de plus.
   *[other] {" "}et { $more } personnes de plus.
}
cups-judge-unheard = Ton appel est dans le journal de l’événement. L’arbitrage a été appelé si souvent ces derniers temps qu’il ne mentionne personne.
cups-judge-nobody = Plus personne de l’organisation ni de l’arbitrage de { $name } n’est sur ce serveur. Les personnes qui ont le droit *Gérer le serveur* s’en occupent maintenant : { $managers }. Écris-leur ; /organise panel leur montre ton appel.

## Appels dans le fil, et messages privés

cups-call-paired = { $name } · { $round } : c’est parti. Fin : { $ends }.
cups-call-imported = { $by } a fait ton inscription à { $name }. Début de la ronde 1 : { $start } ; qui n’a pas encore de place l’apprendra quand une se libérera.
cups-call-message = { $by } a écrit à tous les joueurs de { $name } : le message est dans ce fil.

cups-told-checkin = Le pointage de { $name } est ouvert jusqu’au { $until } ({ $left }). Es-tu là ?
cups-told-lastcall = Ton pointage pour { $name } n’est pas encore fait. Fin du pointage : { $left } ; ensuite, tu perds ta place.
cups-told-paired = { $name } · { $round } : c’est parti. Fin : { $ends }. Tu joues contre { $others }.
cups-told-dates-round = { $name } · { $round } : fin maintenant prévue le { $ends }. Raison : { $reason }
cups-told-dates-round-tied = { $name } · { $round } : fin maintenant prévue le { $ends }, car une table à égalité joue une partie de plus.
cups-told-dates-next = { $name } : début de la prochaine ronde maintenant prévu le { $begins }. Raison : { $reason }
cups-told-dates-start = { $name } : début de la ronde 1 maintenant prévu le { $start }. Raison : { $reason }
cups-told-dates-start-checkin = { $name } : début de la ronde 1 maintenant prévu le { $start }, pointage dès le { $closes }. Raison : { $reason }
cups-told-free = { $name } · { $round } : tu n’as pas de table (exempt), { $how ->
    [bracket] tu passes sans jouer
   *[usual] et cela compte comme une table gagnée
}.
cups-told-paired-free = { $name } · { $round } : c’est parti.
cups-told-closing = Toutes les tables de { $name } sont finies ({ $stage }). Les résultats deviennent définitifs le { $until } ; d’ici là, tu peux les corriger, ou les confirmer aussitôt.
cups-told-through = Tu te qualifies : tu joues la suite de { $name } ({ $stage }).
cups-told-unposted = -# Ceci n’a pas pu être publié dans { $name } et te parvient donc en privé. /admin health dit pourquoi.
cups-told-rewound = Ta table dans { $name } ne compte plus : { $how ->
    [expelled] il y a eu une exclusion, et d’autres devraient y être
   *[usual] d’après le résultat corrigé, d’autres auraient dû y être
}. Un nouvel appariement suit ; s’il ne reste pas d’adversaire, tu n’as pas besoin de table. Raison : { $reason }
cups-told-unpaired = L’appariement de { $name } ({ $round }) a été annulé : ce que tu y as joué ou eu ne compte pas, et la ronde est de nouveau appariée. Raison : { $reason }
cups-told-ended = { $name } finit plus tôt une phase ({ $stage }) : ses rondes restantes ne se jouent pas. Raison : { $reason }
cups-told-reopened = { $name } est rouvert, et ses rangs et trophées sont retirés. Il se referme le { $until }, ou quand les résultats sont confirmés. Raison : { $reason }
cups-told-message = { $by } écrit à tous les joueurs de { $name } : { $text }
cups-told-cancelled = { $name } a été annulé : { $reason }
cups-told-too-few = { $name } a été annulé : il y avait trop peu de monde.
cups-told-moved = Une place s’est libérée : tu participes à { $name }. { $how ->
    [checkin] Fais ton pointage avant le { $start }.
    [running] La ronde 1 a commencé.
   *[usual] Début de la ronde 1 : { $start }.
}
cups-told-noshow = Tu n’as pas fait ton pointage pour { $name } : tu n’y participes pas.
cups-told-invited = { $by } aimerait t’avoir dans { $name }{ $how ->
    [late] , à partir de sa prochaine ronde
    [round] , à partir de la ronde { $round }
   *[usual] . Début de la ronde 1 : { $start }
}. Tu ne participes que si tu appuies sur **Je joue**.
cups-told-invited-instead = { $by } aimerait que tu prennes la place de { $out } dans { $name }, avec tous les points et les tables en cours. Tu ne joues que si tu appuies sur **Je joue**.
cups-told-invited-pilot = { $by } aimerait que le pilote automatique joue pour toi à ta table dans { $name } : { $reason }. Jusqu’à ton retour, la partie compte comme abandonnée par toi. Cela n’arrive que si tu l’acceptes, ou quand tu laisses passer un tour.
cups-told-invited-yield = { $by } aimerait que quelqu’un d’autre prenne ta place dans { $name }, avec tous les points et les tables en cours : { $reason }. Cela n’arrive que si tu l’acceptes, ou quand tu laisses passer un tour.
cups-told-invited-back = { $by } aimerait voir revenir ton équipe dans { $name }, à partir de sa prochaine ronde. Elle ne revient que si tu appuies sur **Je joue**.
cups-told-teamed-asked = { $by } aimerait que tu aides à { $role ->
    [judge] l’arbitrage
   *[organiser] l’organisation
} de { $name }. Ton nom n’apparaît et les appels n’arrivent qu’une fois que tu as appuyé sur **J’aide**.
cups-told-teamed = { $by } t’a confié { $role ->
    [judge] l’arbitrage
   *[organiser] l’organisation
} de { $name }. Tu reçois les appels à l’arbitrage.
cups-told-teamed-left = Plus personne de l’organisation de { $name } n’est sur ce serveur. Comme il t’appartient, l’organisation te revient : ouvre /organise panel là-bas. Tu reçois les appels à l’arbitrage.
cups-told-added = { $by } a fait ton inscription à { $name }. { $how ->
    [late] Tu joues à partir de la ronde { $round }.
    [season] Tu joues à partir de sa prochaine saison.
   *[usual] Début de la ronde 1 : { $start }.
}
cups-told-added-waiting = { $by } a mis ton nom sur la liste d’attente de { $name }.
cups-told-asked = { $lord } aimerait jouer { $name } avec toi. Et toi ?
cups-told-joined = { $lord } joue { $name } avec toi.
cups-told-declined = { $lord } ne peut pas jouer { $name } avec toi. Choisis un autre partenaire avec **S’inscrire**.
cups-told-expelled = { $by } a prononcé ton exclusion de { $name } : { $reason }
cups-told-withdrawn = { $by } a prononcé ton retrait de { $name } : { $reason }
cups-told-absent = Tu es hors de { $name }, car le pilote automatique a joué pour toi trop de rondes de suite.{ $how ->
    [last] {""}
   *[usual] {" "}**Continuer à jouer** là-bas t’y fait revenir.
}
cups-told-gone = Le salon de { $name } a été supprimé : l’événement est à l’arrêt. Appuie sur **Choisir un autre salon** dans /organise panel là-bas : il y continue, avec tout ce qui s’est passé. Les parties en cours continuent en messages privés.
cups-told-homeless = Le salon de { $name } a été supprimé. Les parties en cours continuent en messages privés, et ta place est assurée. Quand l’organisation aura choisi un autre salon, je te dirai ici lequel.
cups-told-rehomed = { $name } continue dans { $channel }, et ses parties aussi : l’ancien salon n’existe plus.
cups-told-relocated = { $name } continue maintenant dans { $channel }. Les tables en cours restent où elles sont. Si tu ne vois pas ce salon, demande-le à l’organisation, ou joue d’ici : toutes les commandes marchent ici, et **Avis de tour : message privé** dans /settings t’y fait appeler.
cups-told-shut = Je ne peux plus publier dans { $channel } : { $name } est à l’arrêt. Donne-moi là Voir le salon et Envoyer des messages ; /admin check dans ce salon dit s’il manque autre chose. Ou appuie sur **Choisir un autre salon** dans /organise panel.
cups-told-role = Le rôle demandé pour s’inscrire à { $name } a été supprimé : plus personne ne peut s’inscrire.
cups-told-parted = Ton partenaire a quitté { $name } : ton équipe n’y est plus.
cups-told-parted-running = Ton partenaire a quitté { $name } : ton équipe n’est plus appariée. Ta propre place à une table en cours reste à toi.
cups-told-rejoined = Ton partenaire a fait revenir ton équipe dans { $name }. Tu joues à partir de la ronde { $round }.
cups-told-returned = { $by } t’a fait revenir dans { $name }. Tu joues à partir de la ronde { $round }.
cups-told-autopilot = { $by } a mis le pilote automatique pour toi à la table { $table } de { $name }. **Ma table** y mène : appuie là sur **Je suis de retour** pour continuer. Raison : { $reason }
cups-told-replaced = { $by } a donné ta place dans { $name } à { $lord } : { $reason }
cups-told-instead = Tu joues désormais dans { $name } à la place de { $out }.
cups-told-adjourned = { $by } a ajourné ta table { $table } ({ $round }) de { $name } : elle se joue jusqu’au { $ends }, et compte comme égalité d’ici sa fin. Raison : { $reason }
cups-told-ruled-sealed = { $by } a pris une décision pour ta table { $table } ({ $round }) de { $name }. Le résultat sera révélé avec ceux de la ronde. Raison : { $reason }
cups-told-ruled = { $by } a pris une décision pour ta table { $table } ({ $round }) de { $name } : { $scores }. Raison : { $reason }
cups-told-stands = Les tables suivantes restent valables : ceux qui étaient passés d’après l’ancien résultat continuent.

## S'inscrire

cups-ask-title = ### { $name } · veux-tu jouer ?
cups-ask-late = Tu joues à partir de la ronde { $round }.
cups-ask-season = Tu joues à partir de la prochaine saison, dans la division la plus basse.
cups-ask-back = Tu reviens à partir de la ronde { $round }.
cups-ask-back-partner = On demande aussi à ton partenaire : ton équipe revient quand vous avez tous deux dit oui.
cups-ask-ends = Fin : { $ends }.
cups-ask-changed = Ceci a changé depuis ce message. Voici ce qu’il en est maintenant :
cups-ask-checkin = Pointage du { $from } au { $until } : un appui sur **Je suis là**. Sans lui, tu perds ta place.
cups-ask-vacation-honored = Une absence annoncée fait attendre tes tours, mais seulement jusqu’à la fin de la ronde.
cups-ask-vacation-ignored = Les absences ne sont pas respectées : le pilote automatique joue pour les absents.
cups-ask-away-honored = Tu es en absence à ces dates : { $spans }.
cups-ask-away-ignored = **Tu es en absence à ces dates : { $spans }.** Le pilote automatique jouerait pour toi.
cups-ask-span = du { $start } au { $end }
cups-ask-wait = Toutes les places sont prises. Tu serais numéro { $place } sur la liste d’attente, et tu avancerais automatiquement.
cups-ask-blocked = { $count ->
    [1] Une personne que tu as bloquée participe. Vous pourriez vous trouver à une même table.
   *[other] { $count } personnes que tu as bloquées participent. Vous pourriez vous trouver à une même table.
}
cups-ask-asked = { $lord } aimerait jouer avec toi.
cups-ask-partner = On y joue en équipes de deux. Choisis ton partenaire : la question lui sera posée.
cups-ask-choose = Ton partenaire…
cups-in = Tu participes à { $name }. Début de la ronde 1 : { $start }.
cups-in-checkin-later = Tu participes à { $name }. Pointage à partir du { $from } ; début de la ronde 1 : { $start }.
cups-in-checkin = Tu participes à { $name }. Appuie sur **Je suis là** avant le { $start }.
cups-in-late = Tu participes à { $name } à partir de la ronde { $round }.
cups-in-again = Ta place à la table { $table } ({ $round }) est de nouveau à toi si le pilote automatique n’y a encore joué aucun tour : **Ma table** y mène.
cups-in-instead = Tu participes désormais à { $name }, avec les points et les tables de la personne dont tu as pris la place.
cups-in-season = Tu participes à { $name } à partir de sa prochaine saison.
cups-in-waiting = Tu es numéro { $place } sur la liste d’attente de { $name }. Tu avances automatiquement, et un message te préviendra.
cups-in-asked = La question est posée à ton partenaire. Tu participes à { $name } dès son oui.
cups-in-agreed = Tu as dit oui à { $name }. Tu y participes quand ton partenaire aussi l’aura dit.
cups-in-yield = Tu as accepté. Ce sera fait quand tous ceux à qui on demande auront dit oui.
cups-in-invited-yield = { $by } aimerait que quelqu’un d’autre, ou le pilote automatique, joue pour toi dans { $name } : { $reason }
cups-in-back = Tu as dit oui à { $name }. Ton équipe revient quand ton partenaire aussi l’aura dit : on lui demande.
cups-in-invited = { $by } aimerait t’avoir dans { $name }. Tu ne participes que si tu le dis.
cups-team-on = Tu aides maintenant { $name } : /organise panel montre ce qu’il y a à faire.
cups-team-off = Tu n’es plus dans l’équipe de { $name }, et personne ne peut t’y remettre.
cups-in-no = Tu as dit non. On ne te le demandera plus.
cups-here = Pointage fait pour { $name }. Début de la ronde 1 : { $start } ({ $left }).
cups-here-waiting = Pointage fait pour { $name }, sur la liste d’attente : tu joues si une place se libère avant le { $start }.

## Partir

cups-leave-before = Veux-tu quitter { $name } ? Ta place va à la première personne de la liste d’attente.
cups-leave-begun = Veux-tu te retirer de { $name } ?
cups-leave-tables = { $count ->
    [1] Ta table en cours va au pilote automatique et compte comme abandonnée.
   *[other] Tes { $count } tables en cours vont au pilote automatique et comptent comme abandonnées.
}
cups-leave-again = { $count ->
    [1] Si tu reviens avant que le pilote automatique y ait joué un tour, tu y continues.
   *[other] Si tu reviens avant que le pilote automatique y ait joué un tour, tu continues à ces tables.
}
cups-leave-until = Tu peux revenir jusqu’à la ronde { $round }.
cups-leave-any-time = Tu peux revenir à tout moment.
cups-leave-for-good = Tu ne peux pas revenir.
cups-button-stay-in = Non, je reste
cups-gone = Tu ne participes plus à { $name }.
cups-gone-begun = Tu as quitté { $name }.

## Qui participe

cups-list-title = ### { $name } · qui participe
cups-list-places = ### { $name } · rangs finaux
cups-list-line = **{ $number }** { $lord }
cups-list-here = **{ $number }** { $lord } · pointage fait
cups-list-asking = **{ $number }** { $lord } · attend un partenaire
cups-list-waiting = **Sur la liste d’attente**
cups-list-dropped = **Départs**
cups-list-absent = **N’ont jamais joué un tour**
cups-list-expelled = **Exclusions**
cups-list-nobody = Personne n’est encore inscrit.

## Un événement

cups-rules-title = ### { $name } · règlement
cups-rules-noshow = Sans pointage, on perd sa place. Ceux qui attendent et ont fait le leur avancent.
cups-rules-organisers = Organisation : { $lords }
cups-rules-judges = Arbitrage : { $lords }
cups-rules-seal = Sceau de la graine : `{ $seal }`
cups-rules-seed = Graine : `{ $seed }`
cups-rules-seed-round = Graine ({ $round }) : `{ $seed }`
cups-show-title = ### { $name }
cups-show-address = [Son annonce]({ $url })
cups-show-gone = Son salon a été supprimé. Les parties en cours continuent en messages privés ; son organisation peut choisir un autre salon.
cups-show-in = Tu participes.
cups-show-here = Tu participes, pointage fait.
cups-show-waiting = Tu es sur la liste d’attente.
cups-show-withdrawn = Tu n’y participes pas : tu l’as quitté, ou tu n’as pas fait ton pointage.
cups-show-addable = Son organisation peut encore t’ajouter : écris-lui.
cups-show-dropped = Tu n’y es plus, par ton choix ou par décision.
cups-show-expelled = Ton exclusion a été prononcée.
cups-show-parted = L’exclusion de ton partenaire a été prononcée : ton équipe n’y est plus. Ta propre place à une table en cours reste à toi, et l’organisation peut mettre quelqu’un à la place de ton partenaire.
cups-button-show = Montrer
cups-button-json = JSON

cups-phase-signup = Fin des inscriptions : { $ends }.
cups-phase-checkin = Fin du pointage : { $start }.
cups-phase-closed = Inscriptions closes ; début : { $start }.
cups-phase-running = En cours : { $round }, fin : { $ends }.
cups-phase-between = La prochaine ronde n’a pas commencé.
cups-phase-paused = En pause.
cups-phase-over = Fini.
cups-phase-cancelled = Annulé.

## Listes d'événements

cups-events-title = ### Tournois ici · { $count }
cups-events-line = { $name } · { $count ->
    [0] personne encore
   *[other] { $what ->
        [teams] { $count ->
            [one] { $count } équipe
           *[other] { $count } équipes
        }
       *[lords] { $count ->
            [one] { $count } joueur
           *[other] { $count } joueurs
        }
    }
}
cups-events-in = Tu participes.
cups-events-waiting = Tu es sur la liste d’attente.
cups-events-now = Ouverts et en cours ({ $count })
cups-events-mine = Les miens ({ $count })
cups-events-over = Finis ({ $count })
cups-events-none-now = Aucun tournoi n’est ouvert ou en cours ici.
cups-events-none-mine = Tu ne participes à aucun événement ici.
cups-events-none-over = Aucun événement ne s’est encore terminé ici.
cups-which = Quel événement…
cups-which-question = Quel événement ?
cups-option-signup = inscriptions ouvertes
cups-option-checkin = commence bientôt
cups-option-running = en cours
cups-option-over = fini
cups-option-cancelled = annulé
cups-export = { $name } en fichiers : inscriptions, appariements, résultats et classement du tournoi.
cups-exported = Voici { $name } en un fichier.
cups-export-sealed = -# Les résultats, parties et graines d’une ronde au même tirage pour toutes les tables suivront quand sa dernière table sera finie.
cups-button-games = Toutes les parties
cups-archive = Les feuilles de partie de { $name }, morceau { $part } : { $games ->
    [0] aucune partie
    [one] { $games } partie
   *[other] { $games } parties
}, { $size } Mo.
cups-archive-left = { $left ->
    [one] Il reste { $left } partie pour le prochain morceau.
   *[other] Il reste { $left } parties pour d’autres morceaux.
}
cups-archive-next = Morceau { $part }

## Commandes

cups-command-cup = Tournois : s’inscrire, ta table, classement du tournoi
cups-command-cup-list = Les tournois d’ici
cups-command-cup-show = La page d’un tournoi
cups-command-cup-enter = S’inscrire
cups-command-cup-leave = Se désinscrire ou se retirer
cups-command-cup-here = Faire son pointage
cups-command-cup-table = Ta table de cette ronde, et pourquoi tu y es
cups-command-cup-standings = Classement du tournoi, chaque nombre expliqué
cups-command-cup-judge = Appeler l’arbitrage à ta table
cups-command-cup-export = Inscriptions, appariements, résultats et classement du tournoi en fichier
cups-option-cup = Quel tournoi
cups-option-partner = Ton partenaire, là où on joue en équipes
cups-option-lord = De qui
cups-option-list = Lesquels
cups-option-what = De quoi il s’agit
cups-option-as = Image, texte, tableau croisé, ou lexique
cups-option-format = Sorte de fichier
cups-as-picture = Image
cups-as-text = Texte
cups-as-cross = Tableau croisé
cups-as-words = Lexique
cups-choice-now = Ouverts et en cours
cups-choice-mine = Les miens
cups-choice-over = Finis
cups-choice-csv = CSV, pour tableurs
cups-choice-json = JSON, pour programmes
cups-choice-xlsx = XLSX, un classeur de tous les tableaux
cups-choice-trf = TRF16, pour logiciels d’échecs
cups-choice-entries = CSV des inscriptions seules
cups-choice-pairings = CSV des appariements seuls
cups-choice-results = CSV des résultats seuls
cups-choice-standings = CSV du classement du tournoi seul
cups-choice-crosstable = CSV du tableau croisé seul
cups-choice-bracket = CSV du tableau seul
cups-choice-sheet = CSV des appariements de la ronde, à imprimer
cups-choice-event = { $name } · { $phase }
