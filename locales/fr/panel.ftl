# Les écrans privés d'une partie.

## L'état d'une partie

panel-round = { $round ->
    [0] premier choix
   *[other] manche { $round } sur { $rounds }
}

## Le panneau d'un tour

panel-title-free = ### À toi de jouer · { $round }
panel-title-start-free = ### Ton premier choix
panel-title-start-king-free = ### Ton premier choix · roi { $king } sur { $kings }
panel-title-ends = ### À toi de jouer · { $round } · fin { $ends }
panel-title-away = ### À toi de jouer · { $round } · en absence jusqu’au { $until } ; l’horloge attend
panel-title-paused = ### À toi de jouer · { $round } · en pause depuis le { $since }
panel-title-stands = ### À toi de jouer · { $round } · en pause jusqu’au { $until }
panel-title-start-ends = ### Ton premier choix · fin { $ends }
panel-title-start-away = ### Ton premier choix · en absence jusqu’au { $until } ; l’horloge attend
panel-title-start-paused = ### Ton premier choix · en pause depuis le { $since }
panel-title-start-stands = ### Ton premier choix · en pause jusqu’au { $until }
panel-title-start-king-ends = ### Ton premier choix · roi { $king } sur { $kings } · fin { $ends }
panel-title-start-king-away = ### Ton premier choix · roi { $king } sur { $kings } · en absence jusqu’au { $until } ; l’horloge attend
panel-title-start-king-paused = ### Ton premier choix · roi { $king } sur { $kings } · en pause depuis le { $since }
panel-title-start-king-stands = ### Ton premier choix · roi { $king } sur { $kings } · en pause jusqu’au { $until }
panel-clock-ends = Fin du tour { $ends }.
panel-clock-away = { $lord } est en absence jusqu’au { $until } ; l’horloge attend.
panel-clock-paused = La partie est en pause depuis le { $since }, et l’horloge aussi.
panel-clock-stands = La partie est en pause jusqu’au { $until }, et l’horloge aussi.
panel-is-below = Ce panneau est plus bas.
panel-is-above = Ce panneau est plus haut.
panel-is-elsewhere = Ce panneau est ouvert dans un autre salon.
panel-table = -# { $table }
panel-place = Pose { $domino } : { $halves }.
panel-later = Plus tard dans la manche : { $domino }, { $halves }.
panel-choose-first = Choisis un domino de la première ligne. Les petits numéros jouent plus tôt, les grands valent plus.

panel-partner-sees = { $partner }, dans ton équipe, voit aussi ce panneau.

panel-news-taken_back = Ton tour est rouvert, tel qu’il était.
panel-news-draft_kept = Voici ton brouillon, tel que tu l’as laissé.
panel-news-again = Ton tour est fini, et c’est de nouveau à toi.
panel-news-on-again = C’est de nouveau à toi.
panel-dropped-place = Ton emplacement ne convient plus : il reste à choisir.
panel-dropped-discard = Ton domino se pose maintenant, il n’est donc pas défaussé.
panel-dropped-giant = La couronne en { $square } n’est plus visible : le géant en cherche une autre.
panel-dropped-send = Ton géant en { $square } ne peut plus être envoyé : il reste.
panel-dropped-recruit = Le jeton { $token } ne peut plus être recruté : tu récupères ses ressources.
panel-dropped-search = Le jeton { $token } ne peut plus être cherché : tu récupères ses ressources.
panel-dropped-tax = Ton chevalier ne peut plus se tenir en { $square } : il revient dans ta main.
panel-dropped-build = Ton bâtiment { $building } ne convient plus : il retourne sur le plateau.
panel-dropped-burn = Le dragon n’est plus payé : le bâtiment { $building } reste sur le plateau.
panel-dropped-burn-yours = Le dragon n’est plus payé : tu as acheté le bâtiment { $building } qu’il devait détruire.
panel-dropped-choose = { $domino } n’est plus libre : le choix est rouvert.
panel-removed = Annulé : { $steps }.
panel-step-place = { $domino } en { $spot }
panel-step-discard = la défausse de { $domino }
panel-step-giant = le géant sur la couronne en { $square }
panel-step-send = l’envoi du géant en { $square }
panel-step-tax = le chevalier en { $square }
panel-step-build = { $building } en { $square }
panel-step-burn = le dragon payé pour détruire { $building }
panel-step-recruit = { $token } en { $square }
panel-step-search = { $token } en { $square }
panel-step-choose = le choix de { $domino }
panel-gained = { $gain } { $points ->
    [one] point
   *[other] points
}

panel-tap-number = Touche une lettre pour poser ton domino. Tu peux changer jusqu’à la fin de ton tour.
panel-tap-spot = Déplace-le, ou choisis un emplacement dans la liste. Tu peux changer jusqu’à la fin de ton tour.
panel-tap-domino = Choisis-en un ci-dessous. Tu peux changer jusqu’à la fin de ton tour.
panel-at = En **{ $spot }** : { $gain }, total { $total }.
panel-at-only = En **{ $spot }**, le seul emplacement : { $gain }, total { $total }.
panel-lies = { $domino } est en **{ $spot }**.
panel-lies-only = { $domino } est en **{ $spot }**, le seul emplacement.
panel-lie-halves = { $halves }.
panel-sum = { $terrain } { $squares } × { $crowns }
panel-sum-bonus = { $bonus } { $points }
panel-sums = { $sums }.
panel-bonus-won = { $bonus } : bonus obtenu ({ $change }).
panel-bonus-lost = { $bonus } : bonus perdu ({ $change }).
panel-then = Tu prends { $domino }.
panel-then-only = Tu prends { $domino }, le dernier.
panel-takes-first = Tu prends { $domino } : { $halves }.
panel-takes-first-only = Tu prends { $domino }, le dernier : { $halves }.

panel-fits-nowhere = { $domino } ne se pose nulle part à côté de ton royaume : il est défaussé.
panel-why = Pourquoi ?
panel-why-title =
    ### Pourquoi { $domino } ne se pose nulle part
    { $halves }. { $places ->
        [1] Il y a une seule façon de le poser à côté de ton royaume, et elle enfreint
       *[other] Il y a { $places } façons de le poser à côté de ton royaume, et chacune enfreint
    } une règle. Les plus proches :
panel-why-line = { $spot } : { $reason }
panel-back = Retour à mon tour

panel-other-spots = Autres emplacements
panel-best-spots = Meilleurs emplacements
panel-arrow-left = Gauche
panel-arrow-up = Haut
panel-arrow-down = Bas
panel-arrow-right = Droite
panel-arrow-turn = Tourner
panel-number = { $number } · { $spot } ({ $gain })
panel-spots-bonus = { $bonus } { $change } en { $spots }.
panel-all-spots = { $count ->
    [1] Le seul emplacement
   *[other] Les { $count } emplacements
}
panel-spot = { $spot } ({ $gain })
panel-spot-numbered = { $number } : { $spot } ({ $gain })
panel-spot-about = { $left } en { $left_square }, { $right } en { $right_square }
panel-more-spots = Suite ({ $first }–{ $last })…
panel-square-gain = { $number } · { $square } ({ $gain })
panel-square-listed = { $square } ({ $gain })
panel-all-squares = { $count ->
    [1] La seule case
   *[other] Les { $count } cases
}
panel-take = { $domino }
panel-take-letter = Domino { $domino }
panel-take-halves = { $domino } { $left }–{ $right }
panel-take-half = { $crowns ->
    [0] { $terrain }
    [1] { $terrain } 1 couronne
   *[other] { $terrain } { $crowns } couronnes
}
panel-take-list = Prendre un domino…
panel-taken = { $domino } · { $lord }
panel-undo = Annuler
panel-tab-land = Terres
panel-tab-town = Ville
panel-tab-court = Cour
panel-look = Regarder
panel-hint = Conseil
panel-take-back = Reprendre le tour
panel-end = Terminer le tour

panel-todo = Encore à faire : { $steps }.
panel-todo-place = poser le domino
panel-todo-giant = recouvrir une couronne avec le géant
panel-todo-receive = choisir la couronne que le géant recouvre
panel-todo-choose = prendre un domino de la ligne suivante
panel-todo-first = Encore à faire : choisir ton domino.
panel-ready = Tout est prêt. Personne n’en voit rien avant la fin de ton tour.
panel-ready-partner = Tout est prêt. Personne d’autre que { $partner } n’en voit rien avant la fin de ton tour.
panel-ready-draws = Tout est prêt. Terminer ton tour tire la ligne suivante : impossible de le reprendre ensuite.
panel-ready-tiles = Tout est prêt. Terminer ton tour révèle de nouveaux bâtiments : impossible de le reprendre ensuite.
panel-ready-final = Tout est prêt. À cette table, aucun tour ne peut être repris.
panel-ready-ends = Tout est prêt. Terminer ton tour met fin à la partie : impossible de le reprendre ensuite.

## Le tour est terminé

panel-done-title = ### Tour terminé
panel-done-placed = { $domino } en { $spot } ({ $gain }). Tu as { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
panel-done-placed-took = { $domino } en { $spot } ({ $gain }), puis { $taken }. Tu as { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
panel-done-discarded = { $domino } est défaussé : il ne se pose nulle part. Tu as { $total ->
    [one] { $total } point
   *[other] { $total } points
} ({ $gain }).
panel-done-discarded-took = { $domino } est défaussé : il ne se pose nulle part. Puis { $taken }. Tu as { $total ->
    [one] { $total } point
   *[other] { $total } points
} ({ $gain }).
panel-done-chose = Tu as pris { $taken }.
panel-done-taxed = Tu as perçu l’impôt en { $square } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
panel-done-built = { $cost ->
    [0] Tu as construit { $building } en { $square } gratuitement.
    [one] Tu as construit { $building } en { $square } pour { $cost } pièce.
   *[other] Tu as construit { $building } en { $square } pour { $cost } pièces.
}
panel-done-queen = La Reine est venue chez toi depuis le plateau bâtisseurs.
panel-done-queen-from = La Reine a quitté { $lord } pour venir chez toi.
panel-done-burnt = Tu as payé le dragon pour détruire { $building }.
panel-done-giant-covers = Le géant recouvre la couronne en { $square }.
panel-done-wandered = Le géant n’a trouvé aucune couronne à recouvrir et a passé son chemin.
panel-done-sent = Ton géant en { $square } est parti chez { $receiver }.
panel-done-recruited = Tu as recruté { $token } en { $square }.
panel-done-searched = Tu as trouvé { $token } dans la pioche et l’as mis en { $square }.
panel-done-giant = Tous les tours sont joués. { $lord } doit encore choisir la couronne qu’un géant recouvre.
panel-done-next = C’est à { $lord } de jouer.
panel-done-next-soon = C’est à { $lord } de jouer. Ensuite, c’est de nouveau à toi.
panel-done-next-row = C’est à { $lord } de jouer, { $turns ->
    [2] deux fois
   *[other] { $turns } fois
} de suite. Ensuite, c’est de nouveau à toi.
panel-done-next-you = C’est de nouveau à toi.
panel-done-next-after = C’est à { $lord } de jouer. Ton tour reviendra après { $after }.
panel-done-over = La partie est finie. Le résultat est dans le fil.
panel-done-may = -# Tu peux reprendre ton tour tant que { $lord } n’a pas agi.
panel-done-may-minute = -# Tu peux reprendre ton tour pendant une minute ; ensuite { $lord } joue.
panel-done-may-alone = -# Tu peux reprendre ton tour quand tu veux.
panel-next-game = Partie suivante ({ $count })

## Partenaires

panel-watching = ### { $lord } joue ce tour · { $round }
panel-watching-domino = { $domino } : { $halves }.
panel-watching-nothing = Rien n’est encore choisi.
panel-watching-takes = À prendre : { $domino }.
panel-watching-takes-only = À prendre : { $domino }, le dernier.
panel-watching-still = Voici le brouillon tel qu’il était quand tu as appuyé. Tu peux le regarder, pas le changer.
panel-notes = Mots
panel-notes-some = { $count ->
    [one] Mots ({ $count } nouveau)
   *[other] Mots ({ $count } nouveaux)
}
panel-notes-new = { $count ->
    [1] { $partner } t’a laissé un mot.
   *[other] { $partner } t’a laissé { $count } mots.
}
panel-partners-turn = Tour du partenaire
panel-notes-title = ### Mots échangés avec { $partner } · { $table }
panel-notes-none = Aucun mot pour l’instant. Vous seuls, à deux, pouvez les lire.
panel-note = { $lord } { $when } : { $text }
panel-notes-write = Écrire un mot
panel-notes-refresh = Actualiser
panel-notes-back = Retour au tour
panel-notes-form = Un mot à ton partenaire
panel-notes-field = Ce que tu veux lui dire

## Regarder

panel-look-drafted = Ton tour inachevé n’est pas compté ici.
panel-look-title = ### { $table } · { $round }
panel-look-over = ### { $table } · partie finie
panel-look-turn = C’est à { $lord } de jouer, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’instant.
panel-look-turn-sums = C’est à { $lord } de jouer, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’instant : { $sums }.
panel-look-choosing = { $lord } choisit.
panel-look-turn-you = C’est à toi de jouer, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’instant.
panel-look-turn-sums-you = C’est à toi de jouer, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’instant : { $sums }.
panel-look-choosing-you = C’est à toi de choisir.
panel-look-winner = { $lord } a gagné avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
panel-look-nobody = Personne n’a gagné, car le pilote automatique a joué pour tout le monde. Le plus de points : { $lords } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
panel-look-shared = { $lords } partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
panel-look-ended = Elle s’est terminée sans résultat.
panel-look-kingdom = { $lord } a { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
panel-look-kingdom-sums = { $lord } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $sums }.
panel-look-kingdom-team = { $lord } ont { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
panel-look-kingdom-sums-team = { $lord } ont { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $sums }.
panel-look-before = ← Précédente
panel-look-page = { $page } sur { $pages }
panel-look-after = Suivante →
panel-look-quest = { $quest } : { $about }. À présent : { $now }.
panel-look-resources = { $lord } : { $resources }
panel-show = Montrer…
panel-show-table = Toute la table
panel-show-kingdom = Royaume : { $lord }
panel-show-kingdom-team = { $lord } et { $partner }
panel-show-line = Les lignes
panel-show-board = Plateau bâtisseurs
panel-show-court = La Cour
panel-show-quests = Quêtes
panel-show-score = Score actuel
panel-show-score-over = Le score
panel-show-text = En texte
panel-game-menu = Partie…

panel-score-title = ### { $table } · score actuel
panel-score-title-over = ### { $table } · le score
panel-score-lord = { $lord } · { $total }
panel-score-terrain = { $terrain } : { $sums } = { $points }
panel-score-part = { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
} × { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
}
panel-score-empty = { $terrain } : aucune couronne = 0
panel-score-coins = Pièces : { $coins }, 1 point par tranche de 3 = { $points }
panel-score-queen = La Reine, sur un des plus grands domaines : { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
} × 1 couronne = { $points }
panel-score-buildings = Bâtiments : { $points }
panel-score-quests = Quêtes : { $points }
panel-score-court = La Cour : { $points }
panel-score-part-of = – { $part } : { $points }
panel-score-piece = – { $building } : { $points }
panel-score-piece-none = – { $building } : 0 à lui seul
panel-score-per-wheat = – { $building } : { $count ->
    [one] { $count } domaine de blé
   *[other] { $count } domaines de blé
} × { $each } = { $points }
panel-score-per-forest = – { $building } : { $count ->
    [one] { $count } domaine de forêt
   *[other] { $count } domaines de forêt
} × { $each } = { $points }
panel-score-per-lake = – { $building } : { $count ->
    [one] { $count } domaine de lac
   *[other] { $count } domaines de lac
} × { $each } = { $points }
panel-score-per-grassland = – { $building } : { $count ->
    [one] { $count } domaine de prairie
   *[other] { $count } domaines de prairie
} × { $each } = { $points }
panel-score-per-swamp = – { $building } : { $count ->
    [one] { $count } domaine de marais
   *[other] { $count } domaines de marais
} × { $each } = { $points }
panel-score-per-mine = – { $building } : { $count ->
    [one] { $count } domaine de mine
   *[other] { $count } domaines de mine
} × { $each } = { $points }
panel-score-per-town = – { $building } : { $count ->
    [one] { $count } domaine de ville
   *[other] { $count } domaines de ville
} × { $each } = { $points }
panel-score-per-tower = – { $building } : { $count ->
    [one] { $count } tour
   *[other] { $count } tours
} × { $each } = { $points }
panel-score-per-knight = – { $building } : { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
} × { $each } = { $points }
panel-score-brief = /score avec un nom détaille bâtiment par bâtiment.
panel-score-line = { $lord } · { $total } : { $parts }
panel-score-briefest = /score avec un nom détaille ligne par ligne.
panel-score-bonus = { $bonus } : { $points }
panel-score-nothing = Rien ne rapporte encore de points.
panel-score-ties-town = -# En cas d’égalité : plus grand domaine { $largest }.
panel-score-ties = -# En cas d’égalité : plus grand domaine { $largest }, couronnes { $crowns }.

## Le menu d'une partie

panel-menu-title =
    ### { $table } · partie
    Ceci n’est visible que pour toi.
panel-menu-resign = Abandonner…
panel-menu-abort = Finir d’un commun accord…
panel-menu-record = Feuille de partie
panel-resign-ask = Abandonner { $table } ? Le pilote automatique jouera à ta place, et la partie comptera comme perdue.
panel-resign-ask-solo = Abandonner { $table } ? La partie s’arrête aussitôt. Elle ne compte nulle part.
panel-resign-ask-rated = Abandonner { $table } ? La partie s’arrête aussitôt. Elle compte comme perdue.
panel-resign-yes = Abandonner
panel-resign-no = Continuer à jouer
panel-resigned = Tu as laissé ta place dans { $table }. Le pilote automatique joue pour toi.
panel-resigned-last = Tu as laissé ta place dans { $table }. Il ne reste personne à cette table, la partie est donc finie.
panel-resigned-agreed = Tu as laissé ta place dans { $table }. Tous les autres étaient d’accord pour finir : la partie est terminée.
panel-record =
    ### { $table } · feuille de partie
    La partie entière, en texte et en JSON.
panel-record-seedless = -# La graine n’y figure pas avant la fin de la partie.
panel-record-check = -# Tout le monde peut vérifier : avec /verify, ou par `python -m engine replay { $file }`
panel-rematch-open = La revanche { $table } est ouverte dans { $channel }. Les autres ont une invitation.
panel-rematch-already = Une revanche est déjà ouverte : { $table } dans { $channel }.
panel-go-there = Y aller

## Commandes

panel-command-game = Tables et parties
panel-command-play = Ouvrir ton tour, ou commencer une partie contre l’ordinateur
panel-command-place = Poser ton domino
panel-command-discard = Défausser ton domino quand il ne se pose nulle part
panel-command-tax = Mettre un chevalier sur une case du domino juste posé et percevoir l’impôt
panel-command-build = Acheter un bâtiment et le mettre sur une case ville
panel-command-burn = Payer le dragon pour détruire un bâtiment du plateau
panel-command-giant = Recouvrir une de tes couronnes avec le géant qui arrive
panel-command-send = Envoyer un de tes géants chez un adversaire
panel-command-receive = Choisir la couronne que recouvre un géant qu’on t’envoie
panel-command-recruit = Acheter un jeton visible de la Cour
panel-command-search = Acheter tout jeton de la pioche de la Cour avec une ressource de chaque sorte
panel-command-choose = Prendre un domino de la ligne suivante
panel-command-undo = Annuler la dernière étape de ton tour
panel-command-end = Terminer ton tour
panel-command-takeback = Reprendre le tour que tu viens de terminer
panel-command-kingdom = Montrer un royaume
panel-command-table = Montrer toute la table
panel-command-line = Montrer les dominos de cette manche et la ligne suivante
panel-command-board = Montrer le plateau bâtisseurs, avec les prix tels qu’ils sont pour toi
panel-command-court = Montrer les jetons de la Cour et les ressources de tout le monde
panel-command-look = Regarder une partie, ou ce qu’il y a sur une case et ce qui s’y pose
panel-command-score = Montrer et expliquer le score actuel
panel-command-record = Enregistrer une partie en texte et en JSON
panel-command-game-status = Montrer où en est une partie
panel-command-game-resign = Abandonner ; le pilote automatique joue pour toi
panel-command-game-abort = Proposer à tout le monde de finir la partie sans résultat
panel-command-game-note = Laisser un mot à ton partenaire, ou lire les mots (parties en équipes)
panel-command-game-vote = Répondre à une question posée à toute la table
panel-command-game-rematch = Encore la même table, les places décalées d’un rang
panel-option-game = Quelle partie ; sinon celle de ce fil
panel-option-spot = Deux cases, moitié gauche d’abord, par exemple b5 a5
panel-option-square = Une case, par exemple h9
panel-option-site = La case ville où construire ; sinon la meilleure
panel-option-building = Un bâtiment du plateau bâtisseurs
panel-option-crown = Une case avec une couronne visible, par exemple e6
panel-option-giant = La case d’un de tes géants, par exemple d4
panel-option-receiver = Qui reçoit le géant
panel-option-token = Un jeton de la Cour
panel-option-place = La case où le mettre ; sinon la meilleure
panel-option-pay = Les cases dont les ressources paient, par exemple c6 b4 ; sinon au moins cher
panel-option-note = Ton message ; seul ton partenaire le lit. Sans rien, les mots s’affichent
panel-option-domino = Le numéro d’un domino de la ligne suivante
panel-option-lord = Quel joueur
panel-option-at = Une case, par exemple c6 ; sinon tout le royaume
panel-option-as = En image ou en texte
panel-option-answer = Ta réponse
panel-choice-picture = image
panel-choice-text = texte
panel-choice-agree = Oui : d’accord
panel-choice-goon = Non : continuer comme maintenant
panel-which-game = Choisir une partie
panel-choice-game = { $table } · { panel-round }
panel-choice-game-yours = { $table } · { panel-round } · à toi de jouer
panel-choice-spot = { $number } : { $spot } ({ $gain })
panel-choice-spot-plain = { $spot } ({ $gain })
panel-choice-illegal = { $spot } · interdit : { $why }
panel-choice-domino = { $domino } : { $halves }
