# Refus : la raison en une phrase, et ce qu'on peut faire en une autre.

## À qui le tour, à qui la place

errors-not_your_turn = C’est à { $lord } de jouer dans { $table }.
errors-not_your_turn-next = C’est à { $lord } de jouer dans { $table }. Ton tour vient juste après.
errors-not_your_turn-after = C’est à { $lord } de jouer dans { $table }. Ton tour vient après { $after }.
errors-not_your_turn-ends = C’est à { $lord } de jouer dans { $table } ; fin du tour { $ends }.
errors-not_your_turn-until = C’est à { $lord } de jouer dans { $table }. { $lord } est en absence jusqu’au { $until } ; l’horloge attend.
errors-not_your_turn-since = C’est à { $lord } de jouer dans { $table }. La partie est en pause depuis le { $since }.
errors-not_your_turn-next-ends = C’est à { $lord } de jouer dans { $table } ; fin du tour { $ends }. Ton tour vient juste après.
errors-not_your_turn-next-until = C’est à { $lord } de jouer dans { $table }. { $lord } est en absence jusqu’au { $until } ; l’horloge attend. Ton tour vient juste après.
errors-not_your_turn-next-since = C’est à { $lord } de jouer dans { $table }. La partie est en pause depuis le { $since }. Ton tour vient juste après.
errors-not_your_turn-after-ends = C’est à { $lord } de jouer dans { $table } ; fin du tour { $ends }. Ton tour vient après { $after }.
errors-not_your_turn-after-until = C’est à { $lord } de jouer dans { $table }. { $lord } est en absence jusqu’au { $until } ; l’horloge attend. Ton tour vient après { $after }.
errors-not_your_turn-after-since = C’est à { $lord } de jouer dans { $table }. La partie est en pause depuis le { $since }. Ton tour vient après { $after }.
errors-plan_now = Tu peux déjà planifier ton tour.
errors-not_at_table = Tu n’es pas à cette table. Tu peux quand même la regarder.
errors-foreign_panel = Ce panneau appartient à { $lord }. /play ouvre le tien.
errors-not_your_seat = Ce bouton est pour { $lord }.
errors-not_your_seat-nobody = Ce bouton est pour quelqu’un d’autre.
errors-resigned = Tu as laissé ta place dans { $table }. Tu peux encore regarder.
errors-watch_table = Seuls ceux qui jouent { $table } peuvent regarder.
errors-watch_sealed = { $table } s’ouvrira à tout le monde quand sa ronde, ou la journée, sera finie : d’autres jouent encore avec les mêmes dominos.
errors-round_unknown = Il n’y a pas de manche { $round } à montrer. { $rounds ->
    [0] Seul le premier choix a commencé.
   *[other] La dernière est la manche { $rounds }.
}
errors-retry_soon = Tout vient d’être réessayé ici. Ce qui a encore échoué sera réessayé tout seul ; tu peux appuyer de nouveau dans { $seconds ->
    [1] une seconde
   *[other] { $seconds } secondes
}.
errors-share_soon = Tu viens de montrer quelque chose. Tu pourras montrer la suite dans { $seconds ->
    [1] une seconde
   *[other] { $seconds } secondes
}.
errors-share_running = Une partie en cours ne se montre que là où elle se joue. Le public de là-bas peut la voir.
errors-post_refused = Discord a refusé de montrer ceci dans le salon ({ $cause }) ; rien n’y a été publié. Merci de réessayer. S’il refuse encore, préviens quelqu’un qui a le droit Gérer le serveur : /admin health nomme la cause.
errors-post_not_yours = Tu ne peux pas écrire dans ce salon, alors je n’y publie rien pour toi.
errors-thread_locked = Ce fil est verrouillé : rien ne peut y être montré. La modération peut le déverrouiller.
errors-share_here = Cela ne se montre que sur le serveur où la partie a été jouée, si tout le monde y peut la regarder.
errors-hints_off-sealed = Il n’y a pas de conseils ici : d’autres jouent avec les mêmes dominos.
errors-hints_off = À la table { $table }, il n’y a pas de conseils. On n’en donne que dans les parties en solo contre l’ordinateur, et là où tout le monde les a acceptés à l’ouverture de la table.
errors-day_played = Tu as commencé le royaume du jour, et chacun n’a qu’un essai. Le prochain commence { $ends }.
errors-day_deleted = Tu as fait supprimer tes données après avoir commencé le royaume du jour, et chacun n’a qu’un essai. Le prochain commence { $ends }.
errors-day_none = Aucun royaume du jour joué ici ne peut encore être montré. `/daily play` ouvre celui d’aujourd’hui ; le résultat se voit une fois la journée finie.
errors-cup_fair_plays = Tu joues dans { $cup } : ses notes sur le fair-play sont pour le reste de l’organisation.
errors-review_running = Une partie s’analyse une fois finie.
errors-review_sealed = { $table } pourra être analysée quand sa ronde, ou la journée, sera finie : d’autres jouent encore avec les mêmes dominos.
errors-review_empty = Personne n’a joué dans cette partie : il n’y a rien à analyser.
errors-review_busy = Beaucoup d’analyses sont en cours. Merci de réessayer dans quelques minutes.
errors-review_many = { $most } analyses que tu as demandées sont encore en cours. Merci d’attendre que l’une soit prête.
errors-review_failed = Cette partie n’a pas pu être analysée. Merci de prévenir la personne qui héberge le bot ; le journal nomme la cause.
errors-follow_over = { $table } est finie : il n’y a rien à suivre.
errors-follow_self = Tu ne peux pas te suivre toi-même ; tes propres parties sont dans /games.
errors-follow_nobody = { $lord } n’a pas encore joué sur ce serveur : il n’y a rien à suivre.
errors-follow_many = Tu suis { $limit } parties et joueurs, et c’est le maximum. Cesse d’abord d’en suivre un.
errors-watch_where = Les parties en cours sont listées sur le serveur où elles se jouent : tape /watch là-bas.
errors-follow_where = On suit quelqu’un sur un serveur : tape la commande là où joue { $lord }.
errors-kibitz_lord = Tu joues dans { $table } : le fil de son public s’ouvrira à toi à la fin de la partie.
errors-kibitz_none = Personne n’a parlé de { $table } pendant la partie, et maintenant elle est finie.
errors-kibitz_place = Aucun fil privé ne peut s’ouvrir là où cette partie se joue : seul un salon textuel peut en avoir.
errors-kibitz_rights = Je ne peux pas créer ou utiliser de fil privé là. La gestion du serveur peut le permettre ; /admin check dit comment.

## Pressions tardives

errors-turn_over = Ce tour est fini : tu l’as terminé. C’est maintenant à { $lord } de jouer.
errors-turn_over-you = Ce tour est fini : tu l’as terminé. C’est de nouveau à toi.
errors-turn_over_auto = Ce tour est fini : il a été joué pour toi.
errors-turn_over_auto-autopilot-placed = Ton temps s’est écoulé { $at } : le pilote automatique a joué ce tour, { $domino } en { $place }.
errors-turn_over_auto-autopilot-placed-took = Ton temps s’est écoulé { $at } : le pilote automatique a joué ce tour, { $domino } en { $place }, puis { $taken }.
errors-turn_over_auto-autopilot-discarded = Ton temps s’est écoulé { $at } : le pilote automatique a joué ce tour ; { $domino } est défaussé, car il ne se pose nulle part.
errors-turn_over_auto-autopilot-discarded-took = Ton temps s’est écoulé { $at } : le pilote automatique a joué ce tour ; { $domino } est défaussé, car il ne se pose nulle part, puis { $taken }.
errors-turn_over_auto-autopilot-took = Ton temps s’est écoulé { $at } : le pilote automatique a joué ce tour et a pris { $taken }.
errors-turn_over_auto-plan-placed = Ton plan a été joué { $at } : { $domino } en { $place }.
errors-turn_over_auto-plan-placed-took = Ton plan a été joué { $at } : { $domino } en { $place }, puis { $taken }.
errors-turn_over_auto-plan-discarded = Ton plan a été joué { $at } : { $domino } est défaussé, car il ne se pose nulle part.
errors-turn_over_auto-plan-discarded-took = Ton plan a été joué { $at } : { $domino } est défaussé, car il ne se pose nulle part, puis { $taken }.
errors-turn_over_auto-plan-took = Ton plan a été joué { $at } : { $taken } est pris.
errors-turn_over_auto-forced-placed = Ce tour a été joué pour toi { $at } : { $domino } en { $place }.
errors-turn_over_auto-forced-placed-took = Ce tour a été joué pour toi { $at } : { $domino } en { $place }, puis { $taken }.
errors-turn_over_auto-forced-discarded = Ce tour a été joué pour toi { $at } : { $domino } est défaussé, car il ne se pose nulle part.
errors-turn_over_auto-forced-discarded-took = Ce tour a été joué pour toi { $at } : { $domino } est défaussé, car il ne se pose nulle part, puis { $taken }.
errors-turn_over_auto-forced-took = Ce tour a été joué pour toi { $at } : { $taken } est pris.
errors-turn_taken_back = { $lord } a repris le dernier tour : c’est de nouveau à { $lord } de jouer. Ton brouillon est gardé.
errors-draft_changed = Ton brouillon a changé depuis. Le voici.
errors-your_turn = C’est ton tour dans { $table } : il se joue, il ne se planifie plus.
errors-plan_turn_came = Ton tour dans { $table } est arrivé entre-temps : rien n’a été planifié, et rien n’a été joué. Appuie sur [Jouer] pour le voir.
errors-plan_old = Ce plan était pour un tour précédent. Fais-en un pour le prochain.
errors-plan_other = Avant cela, tu joues un autre domino : c’est ce tour-là qui se planifie d’abord.
errors-plan_none = Tu n’as plus de tour à planifier dans { $table }.
errors-plan_no_line = La ligne suivante n’est pas encore sur la table : seul l’emplacement peut se planifier.
errors-plan_empty = Il n’y a encore rien à garder : choisis d’abord ce qui doit être joué.
errors-button_unknown = Ce bouton n’est plus valable. Pour continuer, appuie sur [Jouer] au dernier message, ou tape /games.
errors-button_old = Ce bouton n’est plus valable. Voici où on en est.
errors-busy-held = Ma base de données est occupée par autre chose, ou ne répond pas. Rien n’a été fait ; merci de réessayer dans un instant.
errors-busy = Quelqu’un d’autre vient de jouer. Appuie sur [Jouer] pour voir où on en est.
errors-too_fast = Un instant, s’il te plaît.
errors-form_late = J’ai mis trop de temps, et Discord n’ouvre alors plus de formulaire. Merci de réessayer.
errors-form_refused = Discord a refusé le formulaire prévu ici ({ $cause }) ; rien n’a été changé. Merci de réessayer. S’il refuse encore, tape plutôt la commande avec ses options, et préviens quelqu’un qui a le droit Gérer le serveur : /admin health nomme la cause.
errors-vote_over = Cette question est déjà réglée ; le message dans le fil dit comment.

## Parties

errors-game_over = { $table } est finie, gagnée par { $lords } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
errors-game_over-ended = { $table } est finie.
errors-game_on = Cette partie est encore en cours. La revanche se demande une fois qu’elle est finie.
errors-no_game = Je ne connais pas cette partie. /games liste les tiennes.
errors-no_game_here = Tu n’as aucune partie en cours. /games liste tes tables, /watch les parties que tu peux regarder.
errors-which_game = Quelle partie ?
errors-which_game-near = Je ne connais aucune partie de ce nom. Pensais-tu à celle-ci ?
errors-game_unnamed = Il peut s’agir de plusieurs parties. Nommes-en une avec l’option « game ».
errors-export_waits = Ta demande précédente est encore en préparation. Attends-la, puis redemande.
errors-export_often = Tu as demandé { $limit } fois des fichiers ou tes données en une heure. Redemande dans une heure.
errors-clocks_often = Cela règle de nouveau les horloges de toutes tes parties, et tu l’as fait très souvent en une heure. Réessaie dans une heure.
errors-asked_often = Impossible de chercher autant de choses à la fois. Attends une minute, puis réessaie.
errors-export_large = Tes données ne tiennent pas dans un message. Demande à la personne qui héberge Castellan ici : tu peux les recevoir en fichier.
errors-option_long = C’est trop long : cette option accepte { $limit } caractères au plus.
errors-option_unknown = « { $text } » n’est pas un choix de cette option. Choisis-en un dans sa liste.
errors-rematch_outsider = Seuls ceux qui ont joué cette partie peuvent demander la revanche. Tu peux ouvrir une table avec /game new.

## Emplacements et dominos

errors-spot_unknown = Je ne connais pas l’emplacement « { $text } ». Écris deux cases, moitié gauche d’abord, par exemple b5 a5, ou la lettre d’un emplacement.
errors-spot_nowhere = { $domino } ne se pose nulle part à côté de ton royaume : il est défaussé. Ton panneau montre ce qui reste à faire.
errors-spot_taken = { $square } est prise.
errors-spot_area-wide = Ton royaume ferait alors { $width } de large ; la limite est { $limit }.
errors-spot_area-high = Ton royaume ferait alors { $height } de haut ; la limite est { $limit }.
errors-spot_match = Là, aucune moitié ne touche son propre paysage ni le château.
errors-spot_apart = { $left } et { $right } ne se touchent pas.
errors-spot_apart-off = { $square } ne peut jamais faire partie de ce royaume.
errors-can_place = Impossible de défausser { $domino } : { $count ->
    [one] { $count } emplacement convient.
   *[other] { $count } emplacements conviennent.
}
errors-place_first = Pose d’abord ton domino.
errors-not_ready = Pas encore : il reste quelque chose à faire.
errors-domino_taken-own = Tu as déjà { $domino }. Libres : { $free }.
errors-domino_taken = { $lord } a déjà { $domino }. Libres : { $free }.
errors-domino_unknown = { $domino } n’est pas dans la ligne. Libres : { $free }.
errors-domino_unknown-taken = Tous les dominos avec { $domino } sont pris. Libres : { $free }.
errors-domino_several = Plusieurs dominos libres ont { $domino } : { $free }. Tape le numéro de l’un d’eux.
errors-no_line = Il n’y a pas de ligne suivante à la dernière manche.
errors-nothing_to_place = Il n’y a rien à poser au début : choisis ton premier domino.

## La ville

errors-no_town = Cette partie n’a pas de villes. Queendomino en a.
errors-square_outside = { $square } ne peut jamais faire partie de ce royaume : son plateau va de a1 à { $last }.
errors-square_unknown = Je ne connais pas la case « { $text } ». Écris une seule case, colonne et rangée, par exemple h9.
errors-square_unknown-several = Écris une seule case, par exemple { $square }. Pour une autre, refais la commande.
errors-building_unknown-near = Je ne connais pas le bâtiment « { $text } ». Pensais-tu à { $near } ?
errors-building_unknown = Je ne connais pas le bâtiment « { $text } ». /board montre ce qu’il y a sur le plateau bâtisseurs.
errors-tax_no_knight = Tous tes chevaliers sont placés. Certains bâtiments en apportent d’autres.
errors-tax_not_here = Les chevaliers vont seulement sur les deux cases de { $domino }.
errors-tax_discarded = Pas d’impôt à ce tour : le domino est défaussé.
errors-tax_taken = Un chevalier se tient déjà en { $square }.
errors-build_coins = { $building } coûte { $price } ; tu as { $coins }.
errors-build_no_square = Tu n’as pas de case ville libre. Elles viennent avec les dominos.
errors-build_not_town = { $square } n’est pas une case ville. Les bâtiments vont sur les cases ville.
errors-build_taken = { $building } se trouve déjà en { $square }.
errors-build_built = Tu as déjà acheté { $building } à ce tour.
errors-build_empty = { $building } n’est pas sur le plateau bâtisseurs en ce moment ; /board montre ce qui y est. Un emplacement vide le reste jusqu’à la fin de la manche.
errors-build_none = Le plateau bâtisseurs est vide.
errors-burn_out = Le dragon est sorti pour cette manche : { $lord } l’a payé.
errors-burn_out-own = Le dragon est sorti pour cette manche : tu l’as payé.
errors-burn_queen = Tant que tu accueilles la Reine, tu ne peux pas payer le dragon.
errors-burn_coins = Payer le dragon coûte 1 pièce ; tu n’en as pas.
errors-burn_empty = { $building } n’est pas sur le plateau bâtisseurs : le dragon ne peut pas le détruire.
errors-burn_none = Le plateau bâtisseurs est vide : le dragon n’a rien à détruire.

## Géants

errors-no_giants = Cette partie n’a pas de géants. Ils viennent avec Age of Giants, à choisir quand on ouvre une table.
errors-giant_due = Le géant d’abord : choisis la couronne qu’il recouvre.
errors-giant_none = Aucun géant n’attend de couronne : aucun ne vient avec ce domino, ou aucune couronne n’était visible et il a passé son chemin.
errors-giant_no_crown = { $square } n’a pas de couronne visible.
errors-send_late = Un géant ne peut être envoyé que juste après la pose de son domino. Annule d’abord les étapes suivantes.
errors-send_not_now = Un géant ne peut être envoyé qu’avec un domino de 49 à 54.
errors-send_no_giant = Il n’y a pas de géant en { $square }.
errors-send_self = Un géant ne peut pas être envoyé dans ton propre royaume.
errors-send_no_crown = { $lord } n’a plus de couronne visible pour un autre géant.
errors-send_no_crown-nobody = Il n’y a plus là de couronne visible pour un autre géant.
errors-send_none = Tu n’as pas de géant à envoyer.
errors-send_nobody = Plus personne n’a de couronne visible pour un géant.
errors-receive_first = Un géant arrive chez toi. Choisis d’abord sa couronne, avec /receive ou par le bouton.
errors-receive_none = Aucun géant n’arrive chez toi.
errors-lord_several = Plusieurs joueurs correspondent : { $lords }. Choisis-en un dans la liste, ou écris le numéro de la place, par exemple k2.
errors-lord_unknown = Je ne connais pas le joueur « { $text } » dans cette partie.
errors-lord_unknown-lords = Je ne connais pas le joueur « { $text } » dans cette partie. Ceux qui la jouent : { $lords }.

## La Cour

errors-no_court = Cette partie n’a pas la Cour. Elle se choisit quand on ouvre une table.
errors-token_unknown-near = Je ne connais pas le jeton « { $text } ». Pensais-tu à { $near } ?
errors-token_unknown = Je ne connais pas le jeton « { $text } ». /court montre ce qui est visible et ce qui est dans la pioche.
errors-court_resources = Il faut deux ressources différentes ; tu { $have ->
    [0] n’en as aucune
    [1] en as une sorte
   *[other] en as { $have } sortes
}.
errors-court_resources-search = Il faut une ressource de chacune des quatre sortes ; tu { $have ->
    [0] n’en as aucune
    [1] en as une sorte
   *[other] en as { $have } sortes
}.
errors-court_square_castle = { $square } est le château. Un jeton va sur une case de paysage.
errors-court_square_empty = { $square } est vide.
errors-court_square_building = { $square } porte un bâtiment.
errors-court_square_token = { $square } porte déjà un jeton.
errors-court_square_crown = { $square } porte une couronne.
errors-court_square_terrain = Sur { $square }, le paysage n’est pas : { $terrain }.
errors-court_square_resource = { $square } porte une ressource qui ne paie pas.
errors-court_pay = { $square } ne peut pas payer : pas de ressource, ou d’une sorte qui paie déjà.
errors-court_not_there = { $token } n’est pas à prendre là en ce moment. /court montre ce qui est visible et ce qui est dans la pioche.
errors-court_bought = Un seul achat par tour. Tu as déjà acheté { $token }.
errors-court_none = Aucune case disponible de ton royaume ne lui convient.

## Partenaires

errors-no_partner = Tu n’as pas de partenaire dans cette partie : elle ne se joue pas en équipes.
errors-no_partner-computer = { $lord } est un ordinateur et ne lit pas de mots.
errors-bad_note = Un mot compte de 1 à { $limit } caractères.

## Annuler et reprendre

errors-nothing_to_undo = Rien à annuler. Tu n’as encore fait aucune étape de ce tour.
errors-takeback_off = À cette table, aucun tour ne peut être repris.
errors-takeback_played = { $lord } a déjà joué : ton tour ne peut plus être repris.
errors-takeback_line = Une nouvelle ligne a été tirée depuis : ton tour ne peut plus être repris.
errors-takeback_tiles = De nouveaux bâtiments ont été révélés depuis : ton tour ne peut plus être repris.
errors-takeback_sealed = D’autres jouent le même tirage : seul un tour juste terminé qui n’a rien révélé peut être repris.
errors-takeback_none = Tu n’as aucun tour à reprendre.
errors-takeback_often = { $count ->
    [0] Ici, reprendre un tour demande l’accord de tout le monde.
    [1] Tu as repris ce tour une fois. Pour recommencer, il faut l’accord de tout le monde.
   *[other] Tu as repris ce tour { $count } fois. Pour recommencer, il faut l’accord de tout le monde.
}
errors-takeback_game = { $count ->
    [1] Tu as repris un tour une fois dans cette partie. Pour recommencer, il faut l’accord de tout le monde.
   *[other] Tu as repris des tours { $count } fois dans cette partie. Pour recommencer, il faut l’accord de tout le monde.
}
errors-takeback_alone = Tu as fait { $count } retours en arrière dans cette partie, autant qu’une partie le permet. /game solo en commence une nouvelle.
errors-takeback_voted = Des tours de cette partie ont été repris par un vote { $count } fois, autant qu’une partie le permet. Continue à partir d’ici.
errors-takeback_time = Ce tour n’a plus de temps : il ne peut plus être repris.
errors-takeback_free = Tu peux reprendre ton tour sans rien demander à personne.

## Questions, horloges et places

errors-vote_open = { $lord } a déjà posé une question à la table { $table }. Il faut d’abord y répondre.
errors-vote_alone = Plus personne d’autre n’a de place dans { $table } : il n’y a personne à consulter. Tu peux continuer ou abandonner.
errors-vote_again = Les autres viennent de dire non à cela. Tu pourras redemander { $at }.
errors-no_clock = Aucune horloge ne tourne dans { $table } : rien ne presse, et il n’y a rien à mettre en pause.
errors-paused = L’horloge de { $table } est déjà arrêtée : une pause a été décidée. On peut encore jouer ses tours.
errors-bad_until = Une pause finit dans les { $days } jours qui viennent.
errors-until_unknown = Je ne connais pas le moment « { $text } ». Écris une durée, par exemple 3d (3 jours), ou une date, par exemple 2030-12-24.
errors-not_idle = { $lord } est là. On ne remplace que quelqu’un en absence, ou qui n’a rien fait depuis plus de la moitié du temps d’un tour (sans limite : deux semaines).
errors-lord_away = { $lord } a annoncé une absence, et cette table la respecte : l’horloge attend. En attendant, tu peux regarder la partie.
errors-guest_many = Impossible de demander à { $lord } aujourd’hui : tu as appelé trop de gens, ou { $lord } trop souvent. Laisse la place libre, ou réessaie demain.
errors-guest_seated = { $lord } a déjà une place à cette table.
errors-guest_bot = Les applications ne prennent pas de place. Choisis une personne.
errors-time_limit = { $hours ->
    [1] Ce tour peut recevoir au plus une heure de plus.
   *[other] Ce tour peut recevoir au plus { $hours } heures de plus.
}
errors-time_partner = C’est le tour de ton partenaire : ce sont vos adversaires qui donnent du temps. Ton partenaire peut en demander avec /game time.
errors-time_enough = On ne peut pas donner plus de temps à ce tour. Un tour peut recevoir le temps d’un tour de plus ; à trois ou plus, chacun y a droit trois fois par partie. Tu peux plutôt demander une pause à la table.
errors-seat_lost = Tu as manqué trop de tours dans { $table } : le pilote automatique joue pour toi.
errors-seat_none = Aucune place n’est libre dans { $table }.

## Tables

errors-no_table = Je ne connais pas cette table. /games liste celles qui sont ouvertes.
errors-no_table_here = Tu n’as pas de table ouverte ici. /game new en ouvre une, /game join prend place à une table.
errors-which_table = Quelle table ?
errors-which_table-near = Je ne connais aucune table de ce nom. Pensais-tu à celle-ci ?
errors-table_unnamed = Il peut s’agir de plusieurs tables. Nommes-en une avec l’option « table ».
errors-table_closed = Cette table est fermée : on ne peut plus y prendre place.
errors-computer_level = Ne peuvent pas jouer cette partie ici : { $lords }. Ce niveau a besoin de numba, que l’hébergeur du bot n’a pas installé. Choisis un autre niveau, ou libère d’abord la place.
errors-join_again = Ta place à { $table } s’est libérée plus d’une fois. Tu pourras y reprendre place { $at }.
errors-join_full = Toutes les places sont prises.
errors-join_started = Cette partie a commencé : on ne peut plus y prendre place.
errors-join_seated = Tu es déjà à cette table.
errors-join_role = Cette table est pour { $role }. /games en liste d’autres.
errors-join_blocked = Tu ne peux pas rejoindre cette table.
errors-block_self = Tu ne peux pas te bloquer toi-même.
errors-block_bot = Les bots ne jouent pas : tu ne seras jamais à une table avec un bot.
errors-block_many = Tu peux bloquer { $limit } personnes au plus. Lève d’abord un blocage.
errors-too_many-tables-person = Tu as { $limit } tables ouvertes. Fermes-en une, ou attends qu’une partie commence, puis ouvre la suivante.
errors-too_many-tables-server = Ce serveur a { $limit } tables ouvertes. Prends place à l’une d’elles, ou attends que certaines aient commencé.
errors-too_many-openings-person = Tu as ouvert { $limit } tables en un jour. Ouvres-en d’autres demain, ou prends place à une autre.
errors-too_many-openings-server = { $limit } tables ont été ouvertes sur ce serveur en un jour. Ouvre la tienne demain.
errors-too_many-seats-person = Tu as { $limit } places. Finis une partie, ou quitte une table ouverte, puis prends la suivante.
errors-too_many-seats-server = Sur ce serveur, { $limit } places sont prises. Prends-en une quand des parties seront finies.
errors-too_many-alone-person = Tu as { $limit } parties en solo en cours. Termines-en une, ou abandonne-la, puis commence la suivante.
errors-too_many-alone-server = Sur ce serveur, { $limit } parties en solo sont en cours. Commence la tienne quand certaines seront finies, ou en messages privés.
errors-too_many-takeovers-person = En un jour, d’autres ont repris { $limit } de tes places. Tu pourras de nouveau reprendre une place demain.
errors-too_many-takeovers-server = { $limit } places ont été reprises sur ce serveur en un jour. Reprends celle-ci demain.
errors-too_many-invitations-person = Tu as envoyé { $limit } invitations en un jour. Envoies-en d’autres demain ; tout le monde peut aussi prendre une place libre.
errors-too_many-invitations-server = { $limit } invitations ont été envoyées sur ce serveur en un jour. Envoie les tiennes demain.
errors-too_many-notes-person = Tu as laissé { $limit } mots en un jour. Laisses-en d’autres demain.
errors-too_many-notes-server = { $limit } mots ont été laissés sur ce serveur en un jour. Laisse le tien demain.
errors-too_many-votes-person = Tu as posé { $limit } questions en un jour. Poses-en d’autres demain.
errors-too_many-votes-server = { $limit } questions ont été posées sur ce serveur en un jour. Pose la tienne demain.
errors-too_many-absences-person = Tu as annoncé { $limit } absences en un an. Annonces-en d’autres quand la première aura un an.
errors-too_many-absences-server = Trop d’absences sont annoncées ici pour être toutes gardées. D’ici à ce que certaines soient finies, tu peux en avoir { $share }.
errors-too_many-queue-person = Tu attends dans les files de { $limit } serveurs. Quittes-en d’abord une.
errors-too_many-queue-server = { $limit } personnes attendent dans la file de ce serveur. Rejoins-la quand certaines auront une table, ou ouvre une table toi-même.
errors-too_many-follows-person = Tu suis { $limit } parties, joueurs et tournois. Cesse d’abord d’en suivre un.
errors-too_many-follows-server = Sur ce serveur, { $limit } parties, joueurs et tournois sont suivis. Suis celui-ci quand certains seront finis.
errors-too_many-kibitz-person = Tu as ouvert le fil du public de { $limit } parties en cours. Ouvre le suivant quand l’une d’elles sera finie.
errors-too_many-kibitz-server = { $limit } parties de ce serveur ont un fil du public. Ouvres-en un autre quand certaines seront finies.
errors-too_many-tournaments-person = { $limit } de tes tournois ne sont pas finis. Finis ou annule l’un d’eux, puis publie le suivant.
errors-too_many-tournaments-server = { $limit } tournois de ce serveur ne sont pas finis. Publie le tien quand l’un d’eux le sera.
errors-too_many-published-person = Tu as publié { $limit } tournois en 30 jours. Publies-en d’autres quand le premier aura 30 jours.
errors-too_many-published-server = { $limit } tournois ont été publiés sur ce serveur en 30 jours. Publie le tien quand le premier aura 30 jours.
errors-too_many-events-person = Tu as fait { $limit } choses dans des tournois en un jour. Continue demain.
errors-too_many-events-server = { $limit } choses ont été faites dans les tournois de ce serveur en un jour. Continue demain.
errors-too_many-log-person = Tu as fait { $limit } choses dans ce tournoi, le maximum pour une personne. Tu peux encore te retirer, le terminer ou l’annuler.
errors-too_many-log-server = { $limit } choses ont été faites dans ce tournoi, le maximum possible. Tu peux encore te retirer, le terminer ou l’annuler.
errors-join_reliability = Cette table demande une fiabilité de { $asked } % ; la tienne est de { $percent } %. Finir des parties l’améliore.
errors-join_cap = { $games ->
    [3] Tu peux avoir 3 parties à la fois, jusqu’à ce que tu en finisses une.
   *[other] Tu peux avoir { $games } parties à la fois, jusqu’à ce que tu en finisses une autre.
}
errors-join_invited = On ne rejoint cette table que sur invitation.
errors-no_such_seat = Il n’y a pas de place { $seat } à cette table : elle a les places 1 à { $lords }.
errors-seat_taken = La place { $seat } est déjà prise.
errors-seat_free = Cette place est déjà libre.
errors-own_seat = C’est ta propre place. Tu peux plutôt quitter la table.
errors-no_seat = Tu n’as pas de place ici.
errors-table_changed = La table a changé. Regarde-la de nouveau avant de prendre place.
errors-stay_waiting = Doivent d’abord dire s’ils restent : { $lords }. Tu peux libérer une place dans le panneau de l’hôte.
errors-calls_many = D’autres seraient appelés à répondre, et tu as appelé aujourd’hui beaucoup de gens qui n’ont pas fini de partie avec toi. Réessaie demain, ou ouvre une autre table.
errors-calls_again = Quelqu’un à cette table a reçu trois appels aujourd’hui sans dire oui. Réessaie demain, ou libère d’abord la place.
errors-invite_seat = Prends d’abord place, puis invite.
errors-not_invited = Tu n’as pas d’invitation à cette table.
errors-invitation_over = Cette invitation n’est plus valable : elle a été retirée ou a eu sa réponse, ou sa table n’existe plus.
errors-not_host = Seul l’hôte, { $host }, peut faire cela.
errors-not_full = Des places sont encore libres : { $seated ->
    [one] { $seated } sur { $lords } est prise
   *[other] { $seated } sur { $lords } sont prises
}. Dans le panneau de l’hôte, tu peux les donner à des ordinateurs, ou jouer avec moins de monde.
errors-seats_taken = Il y a plus de monde à cette table que de places avec ces réglages. Libère d’abord une place.
errors-not_expired = Cette table est encore ouverte : pas besoin de la rouvrir.
errors-opener_role = Sur ce serveur, seul le rôle { $role } peut ouvrir des tables.
errors-only_server = Les tables s’ouvrent sur un serveur. Tapes-y /game new.
errors-bad_setup = Cela ne peut pas être choisi pour une table.
errors-bad_clock = Un tour, une réserve, ce qu’un tour y ajoute et son maximum sont chacun entre { $least } minutes et { $most } jours.
errors-clock_unread = Je ne connais pas l’horloge « { $text } ». Écris par exemple 36h, 2d, bank 3d +8h, ou « sans limite de temps ».
errors-clock_both = Une table a du temps par tour ou une réserve, pas les deux. Laisse l’un des deux vide.
errors-clock_nothing = Écris les jours ou les heures d’un tour, ou une réserve et ce que chaque tour y ajoute.
errors-bad_setup-here = { $part } ne peut pas être choisi ici.
errors-bad_setup-players = { $box } se joue de { $least } à { $most }.
errors-bad_setup-players-one = { $box } se joue à { $most }.
errors-bad_setup-players-more = { $box } se joue de { $least } à { $most }, avec Age of Giants aussi à { $more }.
errors-bad_setup-players-giants = { $box } avec Age of Giants se joue de { $least } à { $most }.
errors-bad_setup-players-teams = Les équipes se jouent à 6 ou 8.
errors-bad_setup-giants = Age of Giants ne va pas avec { $box }. Il va avec Kingdomino et Queendomino.
errors-bad_setup-court = La Cour ne va pas avec { $box }. Elle va avec Kingdomino et Queendomino.
errors-bad_setup-teams = Les équipes ne vont pas avec { $box }. Elles vont avec Royal Wedding.
errors-bad_setup-duel = Le Grand Duel ne va pas avec { $box }. Il va avec Kingdomino, à 2.
errors-bad_setup-duel-lords = Le Grand Duel se joue à 2.
errors-bad_setup-quest = { $variant } ne va pas avec Age of Giants, qui en a fait une quête.
errors-bad_setup-quests = Sans Age of Giants, pas de quêtes à choisir. Elles vont ensemble.
errors-bad_setup-quests-two = On peut choisir deux quêtes différentes, ou aucune : deux sont alors tirées.
errors-bad_setup-unknown = Je ne connais pas « { $value } » parmi les réglages.
errors-bad_preset_name = Le nom d’un préréglage compte de 1 à { $limit } caractères.
errors-preset_taken = Quelqu’un d’autre a déjà enregistré { $preset } ici. Choisis un autre nom.
errors-preset_full = Ce serveur a { $limit } préréglages, et il n’y a pas de place pour plus. On peut d’abord en retirer un.
errors-preset_own = Tu as enregistré { $limit } préréglages ici, le maximum par personne. Retire d’abord un des tiens.
errors-no_preset = Ce préréglage n’existe plus. Choisis-en un autre.
errors-preset_foreign = Seules la personne qui a enregistré { $preset } et celles qui ont le droit Gérer le serveur peuvent le retirer.
errors-bad_name = Le nom d’une table compte 40 caractères au plus. Choisis-en un plus court.
errors-away_past = Une absence ne peut pas commencer dans le passé. Son premier jour est aujourd’hui ou plus tard.
errors-away_order = Le dernier jour est avant le premier. Écris-les dans l’autre sens.
errors-away_far = Une absence commence dans les { $days } jours qui viennent.
errors-away_budget = Cela prendrait { $days } de tes jours de { $year } ; il en reste { $left } sur { $budget }. Une absence plus courte convient.
errors-away_budget_first = Avant ta première partie finie, tu peux être en absence { $budget } jours par an, et il en reste { $left } ; ensuite, c’est { $later }. Une absence plus courte convient.
errors-away_unknown = Je ne connais pas le jour « { $text } ». Écris 2026-12-03, 3 déc., demain ou 7d (7 jours).
errors-no_absence = Cette absence est finie, ou déjà annulée.
errors-bad_setting = Cela ne peut pas se régler ainsi. Choisis une des valeurs proposées.
errors-bad_icons = « { $value } » ne peut pas corriger un bâtiment. Seuls les bâtiments dont personne n’a vérifié l’icône peuvent être corrigés.

## Droits et nous

errors-not_admin = Il faut le droit Gérer le serveur. Demande à quelqu’un qui l’a ici.
errors-dm_closed = Je n’ai pas pu t’écrire. Autorise les messages privés de ce serveur, ou choisis les mentions dans /settings.
errors-internal = Quelque chose a mal tourné de mon côté ; rien n’est perdu. Merci de réessayer. (Code { $code })
errors-discord_refused = Discord a refusé ce que je lui demandais pour cela ({ $cause }) ; rien n’est perdu. Merci de réessayer. S’il refuse encore, quelqu’un qui a le droit Gérer le serveur trouve dans /admin check s’il me manque un droit.
errors-discord_down = Discord ne me répond pas en ce moment ({ $cause }) ; rien n’est perdu. Merci de réessayer dans une minute.
errors-gone = Ma base de données a été déplacée, supprimée ou abîmée pendant que je tournais : je dois m’arrêter. Ton action n’a pas compté. Merci de prévenir la personne qui m’héberge.
errors-no_room = Je ne peux rien noter en ce moment, car mon disque est plein ou bloqué en écriture ; rien n’est perdu. Merci de réessayer plus tard. (Code { $code })

## Boutons pour la suite

errors-button-again = Réessayer
errors-button-spots = Voir les emplacements
errors-button-town = Ouvrir la ville
errors-button-court = Ouvrir la Cour
errors-button-receive = Choisir une couronne
errors-button-panel = Ouvrir le panneau
errors-button-plan = Planifier mon tour
errors-button-games = Tes parties
errors-button-open = Tables ouvertes
errors-button-new = Ouvrir une table
errors-button-solo = Contre l’ordinateur
errors-button-takeback = Reprendre le tour
errors-button-take-seat = Prendre place
errors-button-leave = Quitter
errors-button-host = Panneau de l’hôte
errors-button-settings = Préférences

## Feuilles de partie

errors-no_import = Cette feuille de partie n’est plus ici. Importe-la de nouveau avec /import.
errors-import_what = Donne-moi soit un fichier, soit un royaume en texte.
errors-verify_what = Donne-moi soit une partie, soit un fichier.
errors-file_lost = Je n’ai pas pu charger ce fichier. Merci de réessayer.

errors-server_needed = Classements, profils et tableaux du jour appartiennent à un serveur. Demande-les là-bas.
errors-ladders_off = La gestion de ce serveur a désactivé les classements.
errors-no_ladder = Aucune partie de cette boîte et de cette taille n’a été finie ici. Vois dans `/ladder` celles qui l’ont été.
errors-no_season = Aucune partie n’a été finie dans cette saison. Choisis-en une dans `/ladder`.
errors-profile_hidden = Cette personne ne souhaite pas être montrée.
errors-compare_same = Choisis deux personnes différentes.
errors-no_stats = Cette boîte n’a rien de cette sorte. Choisis autre chose dans `/stats`.

## Créer des tournois

errors-cup_rights = Pour créer un tournoi, il faut le droit Gérer le serveur. Un rôle peut être choisi pour cela dans /admin settings.
errors-cup_rights-role = Pour créer un tournoi, il faut le rôle { $role } ou le droit Gérer le serveur.
errors-cup_bad = « { $value } » ne va pas là. Choisis une des valeurs proposées.
errors-cup_name = Le nom d’un tournoi compte { $limit } caractères au plus.
errors-cup_text = Le texte d’un tournoi compte { $limit } caractères au plus.
errors-cup_unready = Il ne peut pas encore être publié.
errors-cup_private = Le même tirage pour tous demande des fils privés, et je ne peux pas en créer là. La gestion du serveur peut le permettre.
errors-cup_date = Je ne connais pas la date « { $text } ». Écris par exemple 2030-12-24 18:00, vendredi 20:00, 5d (dans 5 jours).
errors-cup_number = « { $text } » n’est pas un nombre. Écris-le en chiffres, par exemple 5.
errors-cup_points = Écris les points des { $count } rangs à partir du premier, par exemple 5 3 2 1.
errors-cup_variant = Je ne connais pas la variante « { $text } ». L’option liste celles qui existent.
errors-cup_template = Je ne connais pas le modèle « { $text } ». L’option liste ceux qui existent.
errors-cup_which = Quel tournoi : { $cups } ? Nomme-le avec l’option « cup ».
errors-cup_act_tied = La ronde de la table { $number } est finie : une égalité ne peut plus se départager en jouant. Dis qui est devant, par exemple 1, 44.
errors-cup_act_swiss = Dans { $cup }, la formule dit qui rencontre qui : seules les rondes du système suisse s’apparient à la main.
errors-cup_act_seeding = Dans { $cup }, les têtes de série ne se fixent pas à la main.
errors-cup_act_seeds = Nomme des inscrits de { $cup }, chacun une fois.
errors-cup_act_entry = « { $text } » ne figure pas dans { $cup }. Écris le nom de quelqu’un qui y est, une mention, ou le numéro indiqué sous **Qui participe**.
errors-cup_act_which = « { $text } » correspond à plusieurs inscriptions de { $cup } : { $lords }. Écris le numéro de l’une, par exemple #3.
errors-cup_act_whom = Nomme quelqu’un qui est à la table { $number } avec l’option « lord ».
errors-cup_file_stranger = Ligne { $line } : personne sur ce serveur n’a ce compte, ou c’est celui d’une application.
errors-cup_stranger = Ce compte n’est pas sur ce serveur. Seuls ses membres peuvent jouer ici, ou aider à l’organisation.
errors-cup_act_changed = Cela ferait autre chose à présent. Regarde de nouveau le panneau.
errors-cup_act_gone = C’est déjà fait, ou la demande est trop ancienne. Le panneau montre où on en est.
errors-button-newcup = Créer un tournoi
errors-button-cups = Tournois

errors-follow_cup_over = { $cup } est fini : il n’y a plus rien à suivre.
errors-cup_table = C’est une table de { $cup } : la décision revient à son organisation. /cup judge appelle l’arbitrage.

## Tournois : s'inscrire, participer

errors-no_cup-near = Il n’y a pas de tournoi « { $typed } » ici. Pensais-tu à { $cups } ?
errors-no_cup = Ce tournoi n’existe pas ici. /cup list montre ceux qui existent.
errors-which_cup = Il peut s’agir de plusieurs tournois. Nommes-en un avec l’option « cup » ; /cup list les montre.
errors-cup_unpaired = { $cup } commence : sa première ronde s’apparie. Merci de réessayer dans une minute.
errors-cup_treeless = { $cup } n’a pas encore de tableau. /cup standings montre où chacun en est.
errors-cup_phase-signup = { $cup } n’a pas commencé : c’est trop tôt pour cela.
errors-cup_phase-checkin = Les inscriptions à { $cup } sont closes, et il n’a pas commencé.
errors-cup_phase-running = { $cup } a commencé. Ce n’est pas possible maintenant.
errors-cup_phase-running-late = { $late ->
    [0] { $cup } a commencé : tu ne peux plus t’y inscrire.
   *[other] On pouvait s’inscrire à { $cup } jusqu’à l’appariement de la ronde { $late }.
}{ $add ->
    [0] {""}
   *[other] {" "}Son organisation peut encore t’ajouter : écris-lui.
}
errors-cup_phase-running-next = { $cup } n’a plus de ronde à venir.
errors-cup_phase-over = { $cup } est fini.
errors-cup_phase-cancelled = { $cup } a été annulé.
errors-cup_full = { $cup } n’a plus de place libre.
errors-cup_entered = Tu participes déjà à { $cup }.
errors-cup_entered_lord = { $lord } participe déjà à { $cup }.
errors-cup_often = Tu as rejoint { $cup } { $limit } fois en un jour. Reviens demain.
errors-cup_often_all = Tu as rejoint { $cup } { $limit } fois. Demande à son organisation de t’ajouter.
errors-cup_expelled = Ton exclusion de { $cup } a été prononcée. Son organisation peut t’admettre de nouveau.
errors-cup_expelled-partner = L’exclusion de ton partenaire a été prononcée dans { $cup }. Son organisation peut mettre quelqu’un à cette place.
errors-cup_role = { $cup } est pour { $role }. Ce rôle permet de s’inscrire.
errors-cup_there = { $cup } demande un rôle. Réponds sur son serveur, où je vois tes rôles.
errors-cup_reliability = { $cup } demande une fiabilité de { $asked } % ; la tienne est de { $percent } %. Finir des parties l’améliore.
errors-cup_rating = { $cup } demande une cote de { $asked } ; la tienne est de { $rating }.
errors-cup_opponents = { $cup } demande des parties cotées contre { $asked } adversaires différents avec cette boîte et cette taille de table ; tu en as rencontré { $opponents }.
errors-cup_unrated = { $cup } demande une cote de { $asked }, et tu n’en as pas avec cette boîte et cette taille de table. Finir une partie t’en donne une.
errors-cup_partner = { $cup } se joue à deux. Nomme un partenaire avec /cup enter.
errors-cup_partner_no = Tu ne peux pas jouer avec { $lord }.
errors-cup_partner_many = Tu as fait { $limit } demandes de partenaire aujourd’hui. Réessaie demain, ou laisse quelqu’un te demander.
errors-cup_partner_again = Tu as demandé à { $lord } { $limit } fois aujourd’hui. Attends la réponse, ou demande à quelqu’un d’autre.
errors-cup_alone = Dans { $cup }, chacun joue pour soi : inscris-toi sans partenaire.
errors-cup_not_asked = Aucune question ouverte ne te propose de jouer dans { $cup }. La proposition portait peut-être sur quelque chose de fini.
errors-cup_not_in = Tu ne participes pas à { $cup }.
errors-cup_which_lord = Plusieurs joueurs correspondent : { $lords }. Choisis-en un dans la liste, ou écris le numéro, par exemple #3.
errors-cup_not_in_lord = Cette personne ne participe pas à { $cup }.
errors-cup_unanswered = Ton partenaire n’a pas encore dit oui. Tu peux demander à quelqu’un d’autre avec /cup enter.
errors-cup_partner_gone = Ton équipe ne peut pas revenir dans { $cup } : un partenaire a fait supprimer ses données.
errors-cup_no_cross = { $cup } n’a pas de tableau croisé pour l’instant : personne n’a encore joué.
errors-cup_words = Dis de quoi il s’agit en { $limit } caractères au plus.
errors-cup_called = Tu as appelé l’arbitrage il y a moins de { $minutes } minutes. L’appel est connu.
errors-cup_called_often = Tu as appelé l’arbitrage { $limit ->
    [1] une fois
   *[other] { $limit } fois
} en un jour. Rappelle demain, ou écris à l’organisation de { $cup }.

## Tournois : les mener

errors-cup_not_organiser = Seule l’organisation de { $cup } peut faire cela : { $organisers }.
errors-cup_not_organiser-nobody = { $cup } n’a pas d’organisation. La gestion du serveur peut faire cela.
errors-cup_reason = Donne une raison de { $limit } caractères au plus. Tout le monde peut la lire dans le journal.
errors-cup_act_hours = Donne de 1 à { $hours } heures.
errors-cup_act_nowhere = { $cup } n’a pas de salon où publier : rien ne commence. Choisis d’abord un autre salon dans /organise panel.
errors-cup_act_open = { $cup } ne demande aucun rôle.
errors-cup_act_channel = Je ne peux pas publier dans ce salon. Choisis-en un que je vois et où je peux écrire ; /admin check y dit ce qui manque.
errors-cup_no_write = Tu ne peux pas écrire toi-même dans ce salon : un événement ne peut donc pas s’y tenir. Choisis-en un autre.
errors-cup_act_begins = Une ronde de { $cup } est en cours : `ends:` déplace sa fin, et la ronde suivante avec. `begins:` est pour le temps entre deux rondes.
errors-cup_act_no_date = Indique une date qui ne soit pas celle déjà prévue.
errors-cup_act_soon = { $minutes ->
    [0] Indique une date encore à venir.
   *[other] C’est trop tôt : laisse au moins { $minutes } minutes à partir de maintenant.
}
errors-cup_act_order = { $minutes ->
    [0] La ronde 1 ne peut pas commencer avant la fin des inscriptions.
   *[other] Laisse au moins { $minutes } minutes pour le pointage avant le début de la ronde 1.
}
errors-cup_act_no_change = C’est déjà ainsi.
errors-cup_act_entries = Nomme des inscrits qui participent, chacun une fois ; pour un échange, deux de tables différentes.
errors-cup_act_size = Une table de cet événement a de { $least } à { $most } inscrits ; un seul est exempt.
errors-cup_act_first = Indique une ronde de { $first } à { $last }.
errors-cup_act_adjourn = Seule une table dont les rangs donnent des points, avec une seule partie et son propre tirage, peut être ajournée.
errors-cup_act_capacity = Déjà { $lords } participants : il faut au moins autant de places.
errors-cup_act_rounds = La ronde { $rounds } est déjà appariée : il ne peut pas y en avoir moins.
errors-cup_act_paused = { $cup } est en pause. Fais-le d’abord reprendre.
errors-cup_act_own = Tu joues ici toi-même. Demande la décision à { $lords }.
errors-cup_act_early = N’ont pas encore appuyé sur [Je suis là] : { $lords }. La ronde 1 peut commencer plus tôt une fois que tout le monde l’a fait ; sans cela, au plus tôt le { $until } : chacun a un jour pour le pointage.
errors-cup_act_few = Trop peu de monde participerait à { $cup } maintenant : il en faut { $least }.
errors-cup_act_paused_long = { $cup } est en pause depuis plus de { $days } jours : plus personne n’y joue sans qu’on lui demande. On peut l’annuler, ou le terminer avec les résultats qu’il a. Pour rejouer, appuie sur [Nouveau sur ce modèle], puis sur [Les inviter à jouer].
errors-cup_changed = { $cup } a changé depuis ce message.
errors-cup_act_going = { $cup } n’est pas en pause.
errors-cup_act_playing = { $tables ->
    [0] Des rondes de { $cup } sont encore à venir : aucun résultat ne peut être confirmé. /organise panel dit ce qui vient ensuite, et si l’événement peut finir plus tôt.
    [one] { $tables } table de { $cup } joue encore. Tout le reste vient après.
   *[other] { $tables } tables de { $cup } jouent encore. Tout le reste vient après.
}
errors-cup_act_reopen = { $cup } a été annulé il y a plus de deux jours : plus personne n’y est sans qu’on lui demande. Appuie sur [Nouveau sur ce modèle], puis sur [Les inviter à jouer].
errors-cup_act_round = { $cup } n’a pas cette ronde en ce moment.
errors-cup_act_settled = { $cup } est fini depuis plus de deux jours : plus personne n’y joue sans qu’on lui demande. Seuls ses résultats peuvent être corrigés. Pour rejouer, appuie sur [Nouveau sur ce modèle], puis sur [Les inviter à jouer].
errors-cup_act_table = Cette ronde n’a pas de table { $number }.
errors-cup_act_no_table = Rien ne se joue là.
errors-cup_act_rolling = Dans { $cup }, les tables se suivent. Corrige plutôt un résultat, ou mets l’événement en pause.
errors-cup_act_daily = Dans { $cup }, cela a été fait { $limit } fois en un jour, chaque fois avec des appels. Recommence demain.
errors-cup_act_text = Écris { $limit } caractères au plus.
errors-cup_act_played = Une table de cette ronde est finie : plus d’échange possible. Annule d’abord l’appariement, ou attends la prochaine ronde.
errors-cup_act_nobody = Personne n’est nommé, et personne n’attend pour entrer.
errors-cup_act_same-in = { $lord } est déjà dans l’équipe.
errors-cup_act_same-out = { $lord } n’est pas dans l’équipe.
errors-cup_act_team = { $cup } a { $limit } places à l’organisation et { $limit } à l’arbitrage. Retire d’abord quelqu’un de l’équipe.
errors-cup_act_off = { $lord } ne souhaite pas être dans l’équipe de { $cup }.
errors-cup_not_team = Tu n’es pas dans l’équipe de { $cup }.
errors-cup_act_last = Il faut quelqu’un à l’organisation de { $cup }. Ajoute d’abord quelqu’un d’autre.
errors-cup_act_standings = { $cup } n’a pas de classement à publier en ce moment.
errors-cup_act_lords = { $lords ->
    [1] Nomme une seule personne.
   *[other] Nomme { $lords } personnes, qui sont partenaires.
}
errors-cup_act_partner = Le partenaire dans cette équipe est { $lord }. Mets d’abord quelqu’un à la place de { $lord }, ou nomme les deux.
errors-cup_act_asked = { $lord } a déjà reçu une proposition de jouer dans { $cup }. On ne la fait pas deux fois ; { $lord } peut toujours s’inscrire, ou appuyer sur **Je joue** si la question est ouverte.
errors-cup_act_often = Tu l’as proposé plusieurs fois à { $lord } ces jours-ci. Repose la question dans trois jours ; { $lord } peut toujours s’inscrire.
errors-cup_act_unanswered = On peut demander à { $limit } personnes au plus à la fois. Attends que certaines aient répondu.
errors-cup_act_asked_day = Tu as demandé à { $limit } personnes en un jour. Demande à d’autres demain ; tout le monde peut aussi s’inscrire sans qu’on le lui demande.
errors-cup_act_file = Un fichier contient de 1 à { $limit } inscriptions.
errors-cup_act_line = Ligne { $line } : { $lords ->
    [1] une inscription compte une personne.
   *[other] une inscription compte { $lords } personnes, qui sont partenaires.
}
errors-cup_act_known = Tous ceux de ce fichier sont déjà dans { $cup }, ou ont reçu la proposition.
errors-cup_act_game = Cette table n’a pas de partie { $number } sur laquelle décider. Choisis de 1 à { $limit }.
errors-cup_act_sealed = D’autres jouent encore le même tirage que la table { $number } : ce qui s’y est joué n’est pas encore révélé. Donne des points à chacun à la table ; en cas d’égalité, aussi des rangs.
errors-cup_act_seen = { $lord } a vu le tirage de cette ronde à une autre table. Nomme quelqu’un d’autre, ou attends la fin de la ronde.
errors-cup_act_places = Donne à chacun à la table un rang ou des points. Un rang partagé est le meilleur des deux, par exemple 1, 2, 2, 4.

## Tournois : inscriptions d'un fichier

errors-cup_csv_bad-large = Ce fichier est trop gros. Un fichier d’inscriptions fait { $limit } Kio au plus.
errors-cup_csv_bad-many = Ce fichier a plus de { $limit } lignes. Apporte les inscriptions en plusieurs fichiers.
errors-cup_csv_bad-text = Ce n’est pas un texte avec des valeurs en colonnes. Dans ton tableur, choisis « Enregistrer sous » (ou « Télécharger ») et le type « CSV UTF-8 (délimité par des virgules) », puis apporte ce fichier.
errors-cup_csv_bad-empty = Il n’y a aucune inscription dans ce fichier. Écris-en une par ligne.
errors-cup_csv_bad-columns = Je ne connais pas ces colonnes : « { $value } ». Nomme l’une d’elles « user », avec l’identifiant Discord de chacun.
errors-cup_csv_bad-lord = Ligne { $line } : « { $value } » n’est personne. Écris un identifiant Discord, une mention, ou ce qu’un de mes exports porte sous « player ».
errors-cup_csv_bad-rounded = Ligne { $line } : un tableur a arrondi l’identifiant à « { $value } ». Mets d’abord la colonne en texte, puis saisis de nouveau les identifiants.
errors-cup_csv_bad-twice = Ligne { $line } : « { $value } » figure aussi à la ligne { $first }. Enlève l’un des deux.
errors-cup_csv_bad-partner = Ligne { $line } : il manque le partenaire. Nomme les deux sur une ligne.
errors-cup_csv_bad-alone = Ligne { $line } : il y a un partenaire, mais chacun joue pour soi. Donne une ligne à chacun.
errors-cup_csv_bad-unknown = Ligne { $line } : personne sur ce serveur n’est « { $value } ». Écris le nom tel que le serveur le montre, celui du compte, ou un identifiant Discord.
errors-cup_csv_bad-double = Ligne { $line } : plusieurs personnes sont « { $value } » : { $lords }. Écris l’identifiant de la bonne.
errors-cup_csv_bad-names = Ce fichier a plus de { $limit } noms sans identifiant Discord. Apporte-les en plusieurs fichiers.
errors-cup_trf = Un rapport pour logiciels d’échecs (TRF16) demande des tables de deux. Exporte cet événement en CSV, XLSX ou JSON.
