# Créer et remplir une table.

## Des réglages en mots

setup-lords = { $lords ->
    [one] { $lords } joueur
   *[other] { $lords } joueurs
}
setup-players = { $lords } joueurs
setup-grid = { $side }×{ $side }
setup-rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
setup-dynasty = Dynastie : trois parties, scores additionnés
setup-with-giants = avec Age of Giants
setup-with-court = la Cour
setup-with-teams = équipes de deux
setup-quests-two = Quêtes pour tout le monde : { $quests }.
setup-quests-none = Deux quêtes pour tout le monde sont tirées au début.
setup-partners-chosen-line = Les partenaires se choisissent par la place qu’ils prennent.
setup-partners-drawn-line = Les partenaires sont tirés au sort au début.
setup-usual-here = Ici, une telle partie dure d’habitude { $time }.
setup-usual = Une telle partie dure d’habitude { $time }.
setup-time-days = { $least }–{ $most } jours
setup-time-days-about = environ { $most } jours
setup-time-hours = { $least }–{ $most } heures
setup-time-hours-about = environ { $most } heures
setup-time-minutes = { $least }–{ $most } minutes
setup-time-minutes-about = environ { $most ->
    [1] une minute
   *[other] { $most } minutes
}
setup-who-anyone = ouverte à tout le serveur
setup-who-invited = sur invitation seulement
setup-who-role = seulement { $role }
setup-who-no-role = un seul rôle ; choisis-le ci-dessous
setup-who-reliable = fiabilité d’au moins { $percent } %

## /game new, écran 1 : la boîte

setup-new-title =
    ### Une nouvelle table
    {"**"}Boîte** → Joueurs → Variantes → Horloge → Qui
setup-new-last = Comme la dernière fois ici : { $setup }.
setup-new-same = Comme la dernière fois
setup-new-which-box = Quelle boîte ?
setup-new-or-preset = Ou un préréglage…
setup-box-kingdomino-about = 2 à 4 joueurs · poser, choisir, compter les couronnes
setup-box-queendomino-about = 2 à 4 joueurs · avec villes, chevaliers, Reine et dragon
setup-box-royal_wedding-about = 3 à 8 joueurs · les deux boîtes, équipes de deux à 6 ou 8
setup-box-discovery-about = 2 joueurs · 24 dominos à part, six manches courtes
setup-preset-saved-about = Enregistré par ce serveur : { $setup }
setup-preset-mighty_duel = Le Grand Duel
setup-preset-mighty_duel-about = 2 joueurs, 7×7, les 48 dominos
setup-preset-queen_duel = Queendomino à deux
setup-preset-queen_duel-about = 2 joueurs, 7×7, les 48 dominos, tous les bâtiments
setup-preset-dynasty = Dynastie
setup-preset-dynasty-about = Trois parties de suite, scores additionnés
setup-preset-giants_five = Géants à cinq
setup-preset-giants_five-about = 5 joueurs, Age of Giants : géants, traces de pas, deux quêtes
setup-preset-wedding_teams = Royal Wedding en équipes
setup-preset-wedding_teams-about = 6 joueurs en équipes de deux, deux boîtes, 7×7 par équipe

## /game new, écran 2 : tout sur une page

setup-ready-title = ### Une nouvelle table
setup-edit-title = ### { $table } · options
setup-edit-at-once = Les changements valent aussitôt, et tout le monde les voit à la table.
setup-edit-asks = Chaque changement vaut aussitôt. On demande à ceux qui ont une place s’ils restent, et la partie attend leurs réponses.
setup-ready-lords = Joueurs
setup-variants-nothing = aucune
setup-ready-variants = Variantes : aucune
setup-ready-who = Qui peut participer
setup-ready-role = Quel rôle peut participer ?
setup-lords-kingdomino-2 = 24 dominos, 6 manches ; deux rois chacun
setup-lords-kingdomino-3 = 36 dominos, 12 manches
setup-lords-kingdomino-4 = Les 48 dominos, 12 manches
setup-lords-mighty_duel-2 = Les 48 dominos, 12 manches ; deux rois chacun
setup-lords-queendomino-2 = Les 48 dominos, 12 manches, 7×7 ; deux rois chacun
setup-lords-queendomino-3 = Les 48 dominos, 12 manches ; un domino sort à chaque manche
setup-lords-queendomino-4 = Les 48 dominos, 12 manches
setup-lords-royal_wedding-3 = 96 dominos, 24 manches, 7×7 ; un domino sort par manche
setup-lords-royal_wedding-4 = 96 dominos, 24 manches, 7×7
setup-lords-royal_wedding-5 = 96 dominos en lignes de huit, 12 manches ; trois sortent à chacune
setup-lords-royal_wedding-6 = 96 dominos en lignes de huit, 12 manches ; deux sortent à chacune
setup-lords-royal_wedding-7 = 96 dominos en lignes de huit, 12 manches ; un sort à chacune
setup-lords-royal_wedding-8 = 96 dominos en lignes de huit, 12 manches
setup-lords-teams-6 = Trois équipes, 7×7 chacune, 12 manches ; deux dominos sortent à chacune
setup-lords-teams-8 = Quatre équipes, 7×7 chacune, 12 manches
setup-lords-giants-2 = 30 des 60 dominos, 6 manches ; deux rois chacun
setup-lords-giants_big-2 = Les 60 dominos, 12 manches, 7×7 ; deux rois chacun
setup-lords-giants-3 = Les 60 dominos, 12 manches ; deux sortent avant chaque choix
setup-lords-giants-4 = Les 60 dominos, 12 manches ; un sort avant chaque choix
setup-lords-giants-5 = Les 60 dominos, 12 manches
setup-lords-discovery-2 = 24 dominos à part, 6 manches ; deux rois chacun
setup-variant-mighty_duel-about = Un royaume de 7×7 avec tous les dominos, à 2 joueurs
setup-variant-middle_kingdom-about = +10 si ton château est au milieu de la grille
setup-variant-harmony-about = +5 si tu ne défausses aucun domino
setup-variant-dynasty-about = Trois parties, scores additionnés
setup-variant-giants-about = Géants sur des couronnes, traces qui les renvoient ; deux quêtes ; à 5 au plus
setup-variant-court-about = Des ressources paient bâtiments et personnages ; une étape de plus par tour
setup-variant-teams-about = À deux, un royaume commun, ses pièces et ses chevaliers
setup-extra-giants = Extension Age of Giants
setup-extra-court = La Cour
setup-extra-teams = Équipes de deux
setup-pick-anyone = Ouverte à tout le monde ici
setup-pick-invited = Seulement les gens que j’invite
setup-pick-role = Seulement ce rôle…
setup-pick-role-about = Choisis le rôle ci-dessous
setup-pick-reliable = Fiabilité d’au moins { $percent } %
setup-pick-reliable-usual = Fiabilité d’au moins 80 %
setup-pick-reliable-about = Va avec chacun des autres ; les nouveaux comptent comme fiables
setup-only-lords = { $box } se joue à { $most }.
setup-unknown-variant = Je ne connais pas la variante « { $text } ». L’option liste celles qui existent.
setup-no-mighty_duel-lords = Le Grand Duel se joue à 2.
setup-no-teams-lords = Les équipes se jouent à 6 ou 8.
setup-no-teams-box = Les équipes vont avec Royal Wedding.
setup-no-partners = Les partenaires vont avec les équipes de deux.
setup-no-any-giants = { $variant } ne va pas avec Age of Giants, qui en a fait une quête.
setup-no-any-box = { $variant } ne va pas avec { $box }.
setup-no-all-giants = { $variants } ne vont pas avec Age of Giants, qui en a fait des quêtes.
setup-no-all-box = { $variants } ne vont pas avec { $box }.
setup-off-mighty_duel-lords = Le Grand Duel est retiré : il se joue à 2.
setup-off-mighty_duel-box = Le Grand Duel est retiré : il va avec Kingdomino.
setup-off-teams-lords = Les équipes sont retirées : elles se jouent à 6 ou 8.
setup-off-teams-box = Les équipes sont retirées : elles vont avec Royal Wedding.
setup-off-giants-variants = Age of Giants est retiré : il ne va pas avec { $bonuses }.
setup-off-computers = Il y a moins d’ordinateurs maintenant : la table a trop peu de places, ou ils ne peuvent pas jouer cette partie ici.
setup-off-quests-giants = Les quêtes choisies sont retirées : elles vont avec Age of Giants.
setup-off-any-giants = Variante retirée : { $variant }. Age of Giants en a fait une quête.
setup-off-any-box = Variante retirée : { $variant }. Elle ne va pas avec { $box }.
setup-off-any-here = Variante retirée : { $variant }. On ne peut pas la choisir ici.
setup-off-lords = La table est maintenant pour { $lords } : { $box } se joue de { $least } à { $most }.
setup-off-lords-one = La table est maintenant pour { $lords } : { $box } se joue à { $most }.
setup-off-lords-giants = La table est maintenant pour { $lords } : sans Age of Giants, { $box } se joue de { $least } à { $most }.
setup-off-lords-teams = La table est maintenant pour { $lords } : les équipes se jouent à 6 ou 8.
setup-open = Ouvrir la table
setup-more = Plus d’options
setup-keep = Garder en préréglage
setup-keep-title = Enregistrer comme préréglage
setup-keep-label = Un nom que tout le monde voit ici
setup-kept = Enregistré comme { $preset }. Tu le retrouves sous « Ou un préréglage… ».
setup-presets = Retirer un préréglage…
setup-presets-title =
    ### Retirer un préréglage
    On peut retirer ceux qu’on a enregistrés ; avec le droit Gérer le serveur, on peut tous les retirer. Les tables restent comme elles sont.
setup-presets-which = Quel préréglage ?
setup-removed = Préréglage retiré : { $preset }.
setup-unknown-preset = Je ne connais pas le préréglage « { $text } ». L’option liste ceux qui existent.
setup-closed = Rien n’a été ouvert. /game new retrouve tes choix.
setup-done = Bonne partie.
setup-opened = La table { $table } est ouverte dans { $channel }.
setup-host-button = Panneau de l’hôte

## Plus d'options

setup-more-name-own = La table s’appelle { $table }.
setup-name-label = Nom (vide : tiré au sort)
setup-switches = À cette table
setup-switch-other = Décoché : { $other }
setup-partners = Partenaires
setup-partners-chosen = Les partenaires se choisissent
setup-partners-drawn = Les partenaires sont tirés au sort
setup-pick-partners-chosen = Les partenaires se choisissent
setup-pick-partners-drawn = Les partenaires sont tirés au sort
setup-quests = Quêtes (aucune : 2 tirées)
setup-quests-one = Choisis deux quêtes, ou aucune : deux sont alors tirées.
setup-quest-bleak_king-about = 10 points par domaine (hors marais et mine) d’au moins 5 cases sans couronne visible
setup-starts = Début
setup-starts-full = Commence d’elle-même une fois pleine
setup-starts-host = L’hôte lance la partie
setup-missed = Tours manqués avant de perdre sa place
setup-missed-1 = 1 tour manqué
setup-missed-2 = 2 tours manqués
setup-missed-3 = 3 tours manqués
setup-missed-4 = 4 tours manqués
setup-missed-5 = 5 tours manqués
setup-vacation = Absences et week-ends calmes
setup-vacation-yes = Absences et week-ends calmes respectés
setup-vacation-no = Absences et week-ends calmes ignorés
setup-takeback = Reprendre un tour
setup-takeback-yes = Un tour se reprend tant que personne d’autre n’a agi
setup-takeback-no = Aucun tour ne peut être repris
setup-numbers = Lettres des emplacements
setup-numbers-yes = Lettres sur les meilleurs emplacements
setup-numbers-no = Pas de lettres sur les emplacements
setup-hints = Conseils
setup-hints-yes = Conseils permis ; hors classement
setup-hints-no = Pas de conseils
setup-unusual-line = { $said }.
setup-hints-line = Les conseils sont permis : à son tour, chacun peut demander à un ordinateur fort quoi jouer. Leur nombre s’affiche à la fin. La partie ne compte à aucun classement.
setup-watching = Public
setup-watching-everybody = Tout le monde ici peut regarder
setup-watching-table = Seule la table peut regarder
setup-detail = Détail du fil
setup-detail-turn = Le fil garde chaque tour
setup-detail-round = Le fil garde chaque manche

## La table ouverte

setup-table-open = ### { $table } · une table est ouverte
setup-seat-taken = { $seat } · **{ $name }**
setup-seat-host = { $seat } · **{ $name }** (hôte)
setup-seat-free = { $seat } · *libre*
setup-seat-kept = { $seat } · *gardée pour* **{ $name }**
setup-team-line = { $seats } · { $first } et { $second }
setup-team-taken = **{ $name }**
setup-team-host = **{ $name }** (hôte)
setup-team-free = *libre*
setup-team-kept = *gardée pour* **{ $name }**
setup-table-invited = Invitations : { $names }.
setup-table-asked-there = On leur demande s’ils sont là : { $names }. La partie attend la réponse.
setup-table-asked = On leur demande s’ils restent après un changement : { $names }. La partie attend la réponse.
setup-table-expires = La table ferme d’elle-même { $when } si personne ne la remplit.
setup-take-seat = Prendre place
setup-leave = Quitter
setup-leave-table = Quitter { $table }
setup-invite = Inviter…
setup-host = Hôte…
setup-start = Commencer
setup-starts-full-rule = Commence d’elle-même quand la dernière place est prise.
setup-starts-full-earlier = Commence d’elle-même quand la dernière place est prise, ou plus tôt si l’hôte et toute la table le veulent.
setup-starts-host-rule = L’hôte lance la partie une fois toutes les places prises.
setup-starts-host-earlier = L’hôte lance la partie, toutes places prises, ou plus tôt si toute la table le veut.
setup-begun-title = ### { $table }
setup-begun = { $lords } jouent : { $thread }
setup-begun-here = { $lords } jouent ici dans le salon.
setup-begun-direct = { $lords } jouent dans tes messages privés.
setup-begun-soon = { $lords } jouent.
setup-over = La partie est finie.
setup-over-where = { $result } La partie : { $thread }
setup-expired =
    ### { $table }
    Personne n’a pris la dernière place en 7 jours : cette table est fermée.
setup-table-closed =
    ### { $table }
    Cette table a été fermée.
setup-table-empty =
    ### { $table }
    Tout le monde est parti : cette table est fermée.
setup-expired-mention = { $mention }, personne n’a pris la dernière place de { $table } en 7 jours : la table est fermée.
setup-expired-direct = Personne n’a pris la dernière place de { $table } en 7 jours : la table est fermée.
setup-role-gone-mention = { $mention }, le rôle prévu pour ta table { $table } a été supprimé : personne ne peut prendre place. Ouvre-la à d’autres.
setup-role-gone-direct = Le rôle prévu pour ta table { $table } a été supprimé : personne ne peut prendre place. Ouvre-la à d’autres.
setup-open-again = La rouvrir
setup-opened-again = La table { $table } est rouverte dans { $channel }.

## Prendre place et partir

setup-which-seat = Quelle place à { $table } ? Deux places partagent un royaume.
setup-seat-number = Place { $seat }
setup-beside = Avec { $name }, place { $seat }
setup-beside-nobody = À côté, la place { $seat } est libre
setup-you-sit = Tu as la place { $seat } à { $table }.
setup-you-sit-with = Avec toi : { $others }.
setup-you-sit-free = { $free ->
    [1] Une place est encore libre.
   *[other] { $free } places sont encore libres.
}
setup-you-sit-where = La table : { $link }
setup-you-sit-beside = Ton partenaire : { $partner }.
setup-you-sit-alone = La place de ton partenaire est encore libre.
setup-you-sit-last = Tu as la place { $seat } à { $table }, et la partie commence.
setup-you-left = Tu as quitté { $table }.
setup-you-left-host = Tu as quitté { $table }. L’hôte est maintenant { $host }.
setup-you-left-closed = Tu as quitté { $table }. Il n’y reste personne : la table est fermée.

## Invitations

setup-invite-title =
    ### { $table } · inviter
    Qui aimerais-tu avoir à cette table ?
setup-invite-people = Inviter des gens…
setup-invited-now = Invitations envoyées : { $names }.
setup-invited-nobody = Aucune invitation : les bots ne jouent pas.
setup-not-invited-seated = Sont déjà à la table : { $names }.
setup-not-invited-invited = Ont déjà une invitation : { $names }.
setup-not-invited-declined = Ont refusé cette table, et ne recevront plus d’invitation : { $names }. Ils peuvent encore prendre place d’eux-mêmes.
setup-not-invited-removed = L’hôte a libéré leur place à cette table et peut seul les inviter de nouveau : { $names }.
setup-not-invited-again = Trois appels aujourd’hui sans un oui : { $names }. Tu pourras les inviter de nouveau demain.
setup-not-invited-many = Pas d’invitation : { $names }. Tu as invité aujourd’hui beaucoup de gens qui n’ont pas fini de partie avec toi ; réessaie demain.
setup-not-invited-bot = Les bots ne jouent pas : { $names }.
setup-not-invited-blocked = Pas pour cette table : { $names }.
setup-not-invited-no_seat = Aucune place libre pour { $names }.
setup-invitation = { $mention }, **{ $host }** t’invite à **{ $table }** ({ $setup }).
setup-stay = { $mention }, **{ $host }** a changé **{ $table }**, où tu as une place. Restes-tu ?
setup-stay-yes = Je reste
setup-there = { $mention }, **{ $table }** peut commencer, et ses tours sont courts. Es-tu là ?
setup-there-yes = Je suis là
setup-stay-until = Sans réponse, ta place se libère { $when }. La partie ne commence pas avant que tout le monde ait répondu.
setup-changed = { $table } a changé depuis ce message. Voici ce qu’il en est maintenant :
setup-icons = Bâtiments dont ce serveur a corrigé les nombres : { $buildings }
setup-before-seat = Ce qui se joue à { $table } :
setup-accept = Accepter
setup-decline = Refuser
setup-you-declined = Tu as refusé. { $host } l’apprend en privé, personne d’autre.

## Le panneau de l'hôte

setup-panel-inherited = { $host } a quitté le serveur : te voici l’hôte.

setup-panel-title =
    ### { $table } · panneau de l’hôte
    Ceci n’est visible que pour toi.
setup-panel-declined = Ne peuvent pas venir cette fois : { $names }.
setup-panel-free-seat = Libérer une place
setup-panel-seat = Place { $seat } · { $name }
setup-panel-freed = La place { $seat } est de nouveau libre.
setup-panel-asked = On demande d’abord à tous les autres. Une fois que tous ont dit oui, la partie peut commencer.
setup-panel-start = Commencer à { $lords }
setup-panel-not-yet = { $missing ->
    [1] Il manque encore un joueur pour commencer.
   *[other] Il manque encore { $missing } joueurs pour commencer.
}
setup-panel-change = Changer les options
setup-panel-close = Fermer la table
setup-panel-sure =
    ### { $table } · fermer la table ?
    Tout le monde perd sa place. Rien d’autre n’est perdu.
setup-panel-keep = La garder ouverte
setup-panel-closed = La table { $table } est fermée.
setup-panel-too-few-lords = { $seated } joueurs ont une place ici : la table ne peut pas être plus petite.

## Ordinateurs

setup-computers = Ordinateur…
setup-computers-title = ### { $table } · ordinateurs
setup-computers-about = Un ordinateur joue tout seul. Les parties avec ordinateur ont leurs propres classements et ne comptent pour rien d’autre.
setup-computers-level = Donner une place à…
setup-computers-temper = Son tempérament
setup-computers-seat = À la première place libre
setup-computers-seated = { $lord } a la place { $seat }.
setup-computers-placeholder = Ordinateurs
setup-computers-none = Ordinateurs : aucun
setup-computers-some-balanced = { $count } × { $level } (ordinateur)
setup-computers-some-careful = { $count } × { $level } prudent (ordinateur)
setup-computers-some-greedy = { $count } × { $level } avide (ordinateur)
setup-computers-some-spiteful = { $count } × { $level } malveillant (ordinateur)
setup-computers-line = Des ordinateurs jouent aussi : { $lords }. La partie ne compte à aucun classement entre personnes.
setup-computers-missing = Pas ici : { $levels } (ils ont besoin de numba, qui n’est pas installé)
setup-solo-title =
    ### Jouer contre l’ordinateur
    { $lords ->
        [1] Tu joues contre un ordinateur
       *[other] Tu joues contre { $lords } ordinateurs de même niveau
    }. La partie commence quand tu choisis le niveau.
setup-solo-practice = Pour s’entraîner : pas d’horloge, tu peux tout reprendre et demander des conseils, et elle ne compte à aucun classement.
setup-solo-rated = Pour le classement : tu as un jour par tour, rien ne se reprend, il n’y a pas de conseils, et abandonner compte comme perdu.
setup-solo-how = Pour quoi ?
setup-solo-how-practice = Pour s’entraîner
setup-solo-how-practice-about = Pas d’horloge ; reprises, conseils
setup-solo-how-rated = Pour le classement
setup-solo-how-rated-about = Un jour par tour ; voir /ladder avec ordinateurs
setup-solo-no-ladder = Ici, une partie est un entraînement : les classements appartiennent aux serveurs.
setup-solo-level = Contre…
setup-solo-box = Quelle boîte ?
setup-solo-begun = { $table } commence, dans un fil privé de { $channel } que personne d’autre ne voit. Un appel t’y prévient à ton tour ; [Jouer] et `/play` l’ouvrent partout.
setup-solo-begun-direct = { $table } commence, ici dans nos messages privés. [Jouer] et `/play` ouvrent ton tour.
setup-solo-closed = Je ne peux pas t’écrire ici : une partie ne pourrait pas continuer. Autorise les messages privés d’un serveur commun, ou utilise `/game solo` sur un serveur.
setup-solo-nothing = Tu n’as aucune partie en cours. `/game new` ouvre une table à plusieurs.
setup-solo-begun-open = { $table } commence, dans un fil de { $channel } que d’autres voient aussi : je ne peux pas ouvrir de fil privé là. [Jouer] et `/play` ouvrent ton tour partout.
setup-pause = Rapidité des ordinateurs
setup-pause-0 = Les ordinateurs jouent aussitôt
setup-pause-0-about = À plusieurs, après la minute de reprise
setup-pause-1 = Les ordinateurs jouent après 1 minute
setup-pause-2 = Les ordinateurs jouent après 2 minutes
setup-pause-10 = Les ordinateurs jouent après 10 minutes
setup-pause-60 = Les ordinateurs jouent après 1 heure
setup-pause-line = { $minutes ->
    [1] Les ordinateurs jouent après une minute.
    [60] Les ordinateurs jouent après une heure.
   *[other] Les ordinateurs jouent après { $minutes } minutes.
}
setup-computer-page = Page
setup-computer-page-about = Niveau 1 : débutant, ne voit que son domino
setup-computer-squire = Écuyer
setup-computer-squire-about = Niveau 2 : voit un domino plus loin, mais se trompe souvent
setup-computer-knight = Chevalier
setup-computer-knight-about = Niveau 3 : se trompe moins et pense aux autres
setup-computer-duke = Duc
setup-computer-duke-about = Niveau 4 : fort
setup-computer-sovereign = Souverain
setup-computer-sovereign-about = Niveau 5 : le plus fort
setup-temper-balanced = Équilibré
setup-temper-balanced-about = Joue pour gagner
setup-temper-careful = Prudent
setup-temper-careful-about = Évite les risques
setup-temper-greedy = Avide
setup-temper-greedy-about = Pense surtout à ses propres points
setup-temper-spiteful = Malveillant
setup-temper-spiteful-about = Aime gâcher les plans des autres
setup-computer-numbered = { $level } { $number }
setup-computer-named-balanced = { $level } (ordinateur)
setup-computer-named-careful = { $level } prudent (ordinateur)
setup-computer-named-greedy = { $level } avide (ordinateur)
setup-computer-named-spiteful = { $level } malveillant (ordinateur)

## De quelle table il s'agit

setup-which-table = Quelle table ?
setup-choice-table = { $table } · { $seated } sur { $lords } à la table
setup-choice-join = { $table } · { $setup } · { $seated } sur { $lords } à la table

## Refus

setup-only-server = Les tables s’ouvrent sur un serveur. Tu me trouves sur { $servers }.
setup-only-server-none = Les tables s’ouvrent sur un serveur, et je n’en connais encore aucun en commun avec toi.
setup-no-place = Une partie ne peut pas se jouer dans { $channel }. Ouvre la table dans un salon textuel, un salon d’annonces ou une publication de forum.
setup-no-write = Tu ne peux pas écrire dans { $channel } : impossible d’y ouvrir une table ou d’en attendre une.
setup-no-right =
    Je ne peux pas écrire dans { $channel } : une table y resterait invisible.
    La gestion de ce serveur peut voir ce qui manque avec /admin check.

## Comment taper les variantes

setup-word-mighty_duel = Grand Duel
setup-word-middle_kingdom = L’Empire du milieu
setup-word-harmony = Harmonie
setup-word-dynasty = Dynastie
setup-word-giants = Géants
setup-word-court = Cour
setup-word-teams = Équipes

## Commandes

setup-command-game-new = Ouvrir une table : pas à pas, ou tout de suite avec box, lords et who
setup-command-game-join = Prendre place à une table ouverte
setup-command-game-leave = Rendre ta place avant le début
setup-command-game-invite = Inviter quelqu’un à ta table
setup-command-game-decline = Refuser une invitation
setup-command-game-start = Lancer ta table maintenant
setup-command-game-host = Ouvrir le panneau de l’hôte
setup-command-game-computer = Donner une place de ta table à un ordinateur
setup-option-ladder = Si elle compte au classement avec ordinateurs
setup-command-game-solo = Jouer en solo contre des ordinateurs, tout de suite
setup-option-level = Sa force
setup-option-temper = Ce qui lui importe
setup-option-box = Quelle boîte
setup-option-lords = Combien de joueurs
setup-option-variants = Empire du milieu, Harmonie, Grand Duel, Dynastie
setup-option-giants = Age of Giants : géants, traces de pas, deux quêtes
setup-option-court = La Cour : ressources, bâtiments et personnages
setup-option-teams = Équipes de deux, à 6 ou 8 joueurs dans Royal Wedding
setup-option-quests = Deux quêtes d’Age of Giants ; sans rien, elles sont tirées
setup-option-partners = Comment les partenaires se trouvent en équipes
setup-option-clock = Le temps par tour, par exemple 1 jour par tour, 36h, 2d ou bank 3d +8h
setup-option-who = Qui peut participer
setup-option-reliability = La fiabilité demandée pour participer, en pour cent
setup-option-name = Un nom pour la table
setup-option-preset = Des réglages tout prêts
setup-option-table = Quelle table
setup-option-seat = Quelle place
setup-option-user = Qui
