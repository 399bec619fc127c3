# /admin : les droits de Castellan ici, et les réglages de qui gère le serveur.

admin-command-admin = Pour la gestion de ce serveur
admin-command-admin-settings = Salon, qui ouvre des tables, valeurs par défaut, langue, icônes des bâtiments
admin-command-admin-check = Vérifier la configuration de ce serveur et dire ce qui manque

admin-title = ### Vérification · { $missing ->
    [0] tout va bien
    [one] { $missing } chose à corriger
   *[other] { $missing } choses à corriger
}
admin-where = Les parties se jouent dans { $channel }.
admin-ok = OK · { $right }
admin-missing = {"**"}Manque · { $right }**
admin-optional = Permis, pas nécessaire · { $right }
admin-optional-absent = Pas nécessaire · { $right }
admin-never = Jamais nécessaire · Gérer les messages, tout intent privilégié

admin-right-view_channel = Voir le salon
admin-right-send_messages = Envoyer des messages
admin-right-create_public_threads = Créer des fils publics
admin-right-send_messages_in_threads = Envoyer des messages dans les fils
admin-right-attach_files = Joindre des fichiers
admin-right-read_message_history = Voir les anciens messages
admin-right-create_private_threads = Créer des fils privés, pour que le public d’une partie discute sans être lu par ceux qui la jouent
admin-right-manage_threads = Gérer les fils, pour écrire dans ceux que la modération a verrouillés

admin-without-view_channel = Aucune table ne peut s’ouvrir dans { $channel }, et les tours n’y apparaissent pas : j’écris en privé à ceux qui jouent.
admin-without-send_messages = Aucune table ne peut s’ouvrir dans { $channel }. Les parties dans des fils continuent ; pour celles du salon lui-même, j’écris en privé à ceux qui jouent.
admin-without-create_public_threads = Les parties de { $channel } se joueraient dans le salon lui-même.
admin-without-send_messages_in_threads = Les parties de { $channel } se joueraient dans le salon lui-même jusqu’à ce que tu le permettes.
admin-without-attach_files = Les tours viennent en plateaux de texte, sans images.
admin-without-read_message_history = Après une panne, un tour pourrait être annoncé deux fois.

admin-fix = Paramètres du salon → Permissions → Castellan → { $right } → autoriser.
admin-members = membres sans rôle à eux
admin-members-view_channel = {"**"}Manque à { $who }** · ils ne voient pas { $channel } et ne peuvent donc pas jouer.
admin-members-send_messages_in_threads = {"**"}Manque à { $who }** · ils ne peuvent pas écrire dans les fils : une fois le fil d’une partie archivé, ses boutons leur échappent.
admin-members-use_application_commands = {"**"}Manque à { $who }** · ils ne peuvent pas utiliser de commandes comme /next ; seuls les boutons marchent pour eux.
admin-members-read_message_history = {"**"}Manque à { $who }** · ils ne peuvent pas lire ce qui a été publié avant qu’ils ouvrent { $channel }.
admin-fix-members = Paramètres du salon → Permissions → { $who } → { $right } → autoriser.
admin-discord-use_application_commands = Utiliser les commandes de l’application
admin-discord-view_channel = Voir le salon
admin-discord-send_messages = Envoyer des messages
admin-discord-create_public_threads = Créer des fils publics
admin-discord-send_messages_in_threads = Envoyer des messages dans les fils
admin-discord-attach_files = Joindre des fichiers
admin-discord-read_message_history = Voir les anciens messages

admin-button-again = Vérifier de nouveau
admin-button-test = Publier une image test
admin-test = { $person }, ceci est un test des images de Castellan. Il disparaît tout seul.
admin-test-changed = Ceci est un test des images de Castellan. Il a été modifié et disparaît tout seul.
admin-tested = L’image test a été publiée dans { $channel } en te mentionnant, modifiée, puis supprimée.
admin-test-failed = {"**"}Le test s’est arrêté :** { $step }. Discord dit : { $why }
admin-test-post = échec de la publication de l’image dans { $channel }
admin-test-edit = échec de la modification du message dans { $channel }
admin-test-delete = échec de la suppression du message dans { $channel }

## /admin health

admin-command-admin-health = Tout va bien ? Messages en attente, tâches en retard, erreurs
admin-health-title = ### État · { $wrong ->
    [0] tout va bien
    [one] { $wrong } chose à regarder
   *[other] { $wrong } choses à regarder
}
admin-health-well = Tous les messages sont arrivés, et rien n’est en retard.
admin-health-waiting = {"**"}{ $table } :{"**"} { $count ->
    [one] { $count } message en attente
   *[other] { $count } messages en attente
} pour { $place } depuis le { $since }. { $why } Prochain essai { $due } ; la partie continue.
admin-health-astray-channel = {"**"}{ $table } :{"**"} les messages n’arrivent plus dans { $place } depuis le { $since } et sont publiés dans { $channel }. { $why }
admin-health-astray-direct = {"**"}{ $table } :{"**"} les messages n’arrivent plus dans { $place } depuis le { $since }, alors j’écris en privé à ceux qui jouent. { $why }
admin-health-moved = {"**"}{ $table } :{"**"} son fil a été supprimé, et elle se joue dans { $channel } depuis le { $since }.
admin-health-more = { $count ->
    [one] Et { $count } table de plus.
   *[other] Et { $count } tables de plus.
}
admin-health-late = {"**"}En retard :{"**"} { $count ->
    [one] { $count } échéance ou rappel a
   *[other] { $count } échéances et rappels ont
} plus d’une minute de retard, ou un échec à réessayer.
admin-health-unreadable = {"**"}Illisible :{"**"} { $count ->
    [one] { $count } message stocké
   *[other] { $count } messages stockés
}.
admin-health-given-up = {"**"}Abandon :{"**"} { $count ->
    [1] un message de ces deux semaines n’a pu être publié nulle part, { $at }.
   *[other] { $count } messages de ces deux semaines n’ont pu être publiés nulle part, le dernier { $at }.
} { $why }
admin-health-unlisted = **La liste en direct** dans { $channel } ne peut pas s’écrire : le salon n’existe plus, ou je ne peux pas y publier. /admin index en choisit un autre.
admin-health-shut = {"**"}Le salon choisi{"**"} { $channel } n’existe plus, ou je ne peux pas le voir ou y écrire. [Vérifier le serveur] y dit ce qui manque ; /admin settings en choisit un autre.
admin-health-faults = {"**"}Erreurs :{"**"} { $count } en un jour, la dernière { $at }. Le journal l’a sous le code { $code }.
admin-health-refused = {"**"}Refusé :{"**"} Discord n’accepte pas { $count ->
    [1] un message
   *[other] { $count } messages
}, dernier { $at } : { $cause }. Chacun est parti en texte seul, ou bien par message privé à la personne dont c’est le tour.
admin-health-readable = {"**"}Fichiers lisibles :{"**"} d’autres utilisateurs de la machine peuvent lire mes fichiers, avec les tirages des parties en cours. Sur cette machine, {"`"}python bot.py check{"`"} dit quoi taper.
admin-health-full = {"**"}Plus de place :{"**"} mon disque était plein ou bloqué en écriture { $at } ; ce qui a alors été demandé a été refusé, rien n’est perdu.
admin-health-busy = {"**"}Occupée :{"**"} ma base de données n’a pas répondu à temps { $at }. Rien n’est perdu.
admin-health-code-compiling = {"**"}Ordinateurs :{"**"} le code machine des deux plus forts est en compilation, une fois par version. D’ici là, ils jouent comme celui qui regarde plus loin.
admin-health-code-missing = {"**"}Ordinateurs :{"**"} le code machine des deux plus forts ne peut pas être compilé ici : ils jouent comme celui qui regarde plus loin. Je réessaie toutes les dix minutes.
admin-health-clock = {"**"}Horloge :{"**"} celle de la machine { $way ->
    [ahead] avance
   *[behind] retarde
} de { $seconds } s sur celle de Discord ; les heures que je donne aussi.
admin-health-elsewhere = {"**"}Un autre programme{"**"} répond avec mon jeton ; il a été plus rapide { $count ->
    [1] une fois
   *[other] { $count } fois
}, la dernière { $at }. Arrête-le ou réinitialise le jeton.
admin-health-still = {"**"}Disque :{"**"} le dossier de mes données ne répond pas.
admin-health-low = {"**"}Peu de place :{"**"} il ne reste que { $free } sur mon disque.
admin-health-backups-fail = {"**"}Les sauvegardes échouent.{"**"} Le journal dit pourquoi ({"`"}backup.failed{"`"}).
admin-health-undrawn = {"**"}Images :{"**"} la dernière qui n’a pas pu être dessinée ({ $cause }) a été demandée { $at } ; du texte l’a remplacée. Mon journal dit pourquoi.

admin-health-why-forbidden = Je ne peux pas y écrire ; [Vérifier le serveur] dit ce qui manque.
admin-health-why-locked = La modération a verrouillé le fil.
admin-health-why-gone = L’endroit a été supprimé.
admin-health-why-refused = Discord le refuse ({ $code }).
admin-health-why-internal = C’est une faute de ma part ({ $code }) ; mon journal en dit plus.
admin-health-why-silent = Discord ne répond pas ({ $code }).

admin-health-gateway = Connexion établie, { $milliseconds } ms jusqu’à Discord
admin-health-gateway-away = Pas de connexion à Discord
admin-health-outage = dernière panne de { $time } jusqu’au { $at }, rendue à toutes les horloges
admin-health-backup = dernière sauvegarde { $at }
admin-health-backup-none = pas encore de sauvegarde
admin-health-disk = { $free } libres
admin-health-processes = processus par shards : { $shards }
admin-health-version = version { $version }
admin-health-megabytes = { $size } Mo
admin-health-gigabytes = { $size } Go

admin-button-retry = Réessayer
admin-button-look = Regarder de nouveau
admin-health-retried = { $count ->
    [0] Rien n’attendait un nouvel essai.
    [one] { $count } chose est réessayée maintenant.
   *[other] { $count } choses sont réessayées maintenant.
}

## /admin settings

admin-option-setting = Quoi régler
admin-option-value = La valeur ; un salon, un rôle, ou des icônes comme sawmill=k1t0
admin-pick-channel = Salon des tables
admin-pick-opener = Qui peut ouvrir des tables
admin-pick-cups = Salon des tournois
admin-pick-organiser = Qui peut organiser des tournois
admin-pick-place = Fils ou salon
admin-pick-detail = Détail des fils
admin-pick-watching = Public
admin-pick-reminders = Rappels
admin-pick-ladders = Classements
admin-pick-repeats = Parties cotées contre la même personne
admin-pick-invitations = Invitations par jour
admin-pick-computers = Rapidité des ordinateurs
admin-pick-language = Langue des messages publics
admin-pick-theme = Couleurs des images publiques
admin-pick-answer = Heures pour répondre en absence
admin-pick-again = Heures avant de reposer une question refusée
admin-pick-pause = Jours de pause que le silence accepte
admin-pick-takebacks = Reprises d’un tour sans vote
admin-pick-back = Minutes restantes au moins après une reprise
admin-pick-icons = Icônes des bâtiments

admin-settings-title = ### Réglages de ce serveur
admin-settings-scope = Ils valent pour tout le monde ici et sont enregistrés aussitôt. Les parties en cours et les tables ouvertes ne changent pas, sauf pour les nombres des votes.
admin-settings-done = Enregistré. /admin settings les rouvre.
admin-value-unknown = Je ne connais pas la valeur « { $value } » ici. Choisis d’abord un réglage, puis une des valeurs proposées.

admin-channel = Salon des tables…
admin-channel-set = Les tables sont publiées dans { $channel }.
admin-channel-none = Les tables sont publiées là où l’on tape /game new.
admin-channel-gone = Le salon des tables n’existe plus : elles sont publiées là où l’on tape /game new.
admin-channel-shut = Je ne peux pas encore écrire dans { $channel }. La vérification dit ce qui manque.
admin-cups = Salon des tournois…
admin-cups-set = Les tournois sont annoncés dans { $channel }.
admin-cups-none = Les tournois sont annoncés là où l’on tape /organise.
admin-cups-gone = Le salon des tournois n’existe plus : ils sont annoncés là où l’on tape /organise.
admin-organiser = Qui peut organiser…
admin-organiser-set = { $role } peut créer des tournois, comme toute personne qui a le droit Gérer le serveur.
admin-organiser-none = Seules les personnes qui ont le droit Gérer le serveur peuvent créer des tournois.
admin-organiser-gone = Le rôle d’organisation n’existe plus : seules les personnes qui ont le droit Gérer le serveur peuvent créer des tournois.
admin-opener = Qui peut ouvrir des tables…
admin-opener-set = Seul le rôle { $role } peut ouvrir des tables.
admin-opener-gone = Le rôle qui peut ouvrir des tables n’existe plus : personne ne le peut. Choisis-en un autre, ou ouvre à tout le monde.
admin-opener-none = Tout le monde peut ouvrir des tables.
admin-fair = Votes : les absents ont { $answer_hours } h pour répondre, les questions refusées attendent { $again_hours } h, le silence accepte des pauses de { $pause_days } j au plus. Reprises : { $takebacks } par tour sans vote, avec { $minutes_back } min au moins.
admin-answer = Heures pour répondre, absents ({ $least }–{ $most })
admin-again = Heures avant de redemander ({ $least }–{ $most })
admin-pause = Jours de pause par silence ({ $least }–{ $most })
admin-takebacks = Reprises par tour sans vote ({ $least }–{ $most })
admin-back = Minutes au moins après ({ $least }–{ $most })
admin-fair-form = Votes et reprises
admin-fair-unread = Rien n’a changé : chaque nombre doit être dans les limites que nomme le formulaire.
admin-icons-count = { $count ->
    [0] Aucune icône de bâtiment n’est corrigée.
    [one] { $count } bâtiment a des icônes corrigées.
   *[other] { $count } bâtiments ont des icônes corrigées.
}

admin-place = Fils ou salon…
admin-place-threads = Parties : chacune dans son fil
admin-place-channel = Parties : dans le salon lui-même
admin-place-channel-about = Pour une partie à la fois
admin-detail = Détail des fils…
admin-detail-turn = Les fils gardent chaque tour
admin-detail-turn-about = Réglage de départ des nouvelles tables ; l’hôte peut le changer
admin-detail-round = Les fils gardent chaque manche
admin-detail-round-about = Seul reste le dernier tour d’une manche
admin-watching = Public…
admin-watching-everybody = Public : tout le monde ici
admin-watching-everybody-about = Réglage de départ des nouvelles tables ; l’hôte peut le changer
admin-watching-table = Public : seulement la table
admin-watching-table-about = Les autres ne voient ni royaumes ni score
admin-reminders = Rappels…
admin-reminders-half = Rappels : mi-temps, 2 heures avant
admin-reminders-half-about = Pour qui n’a pas choisi dans /settings
admin-reminders-late = Rappels : 2 heures avant la fin
admin-reminders-late-about = Pour qui n’a pas choisi dans /settings
admin-reminders-none = Rappels : aucun
admin-reminders-none-about = Sauf pour qui en a choisi dans /settings
admin-ladders = Classements…
admin-ladders-public = Classements : visibles de tous
admin-ladders-public-about = /ladder répond dans le salon
admin-ladders-private = Classements : pour qui les demande
admin-ladders-private-about = /ladder ne répond qu’à la personne qui demande
admin-ladders-off = Classements : désactivés
admin-ladders-off-about = Ni classements, ni profils, ni records ici ; rien n’est supprimé
admin-repeats = Parties entre les mêmes…
admin-repeats-number = Même personne : { $number ->
    [one] { $number } partie cotée
   *[other] { $number } parties cotées
} par semaine
admin-repeats-number-about = Les suivantes ne comptent dans aucune cote
admin-repeats-all = Même personne : toutes les parties cotées
admin-repeats-all-about = Chacune compte encore moins que la précédente
admin-invitations = Invitations par jour…
admin-invitations-number = Inconnus : { $number ->
    [0] pas d’invitations
    [one] { $number } invitation par jour
   *[other] { $number } invitations par jour
}
admin-invitations-number-about = À des gens sans partie finie ensemble
admin-computers = Rapidité des ordinateurs…
admin-computers-number = Ordinateurs : { $number ->
    [0] aussitôt
    [1] après 1 minute
    [60] après 1 heure
   *[other] après { $number } minutes
}
admin-computers-number-about = Aux nouvelles tables ; l’hôte peut choisir une autre pause
admin-theme = Couleurs des images…
admin-theme-dark = Images publiques : sombres
admin-theme-light = Images publiques : claires
admin-language = Langue…
admin-language-discord = Messages publics : comme le serveur dans Discord
admin-language-en = Messages publics : English
admin-language-fr = Messages publics : Français
admin-language-de = Messages publics : Deutsch
admin-language-es = Messages publics : Español
admin-language-it = Messages publics : Italiano
admin-language-pt = Messages publics : Português
admin-language-nl = Messages publics : Nederlands
admin-language-ru = Messages publics : Русский
admin-language-he = Messages publics : עברית

admin-clear-channel = Tables là où l’on tape
admin-clear-cups = Tournois où l’on tape
admin-clear-organiser = Aucun rôle n’organise
admin-clear-opener = Ouvert à tout le monde
admin-clear-icons = Pas de corrections
admin-button-fair = Votes et reprises…
admin-button-icons = Icônes des bâtiments…
admin-button-check = Vérifier le serveur
admin-button-done = Terminé
admin-button-change = Changer…

admin-icons-title = ### Icônes des bâtiments
admin-icons-text =
    Nous n’avons pas trouvé d’image nette de ces bâtiments de Queendomino : certains nombres sont notre meilleure estimation. Si tu as la boîte, regarde les tuiles et corrige ce qui diffère.
    `k` est le nombre de chevaliers d’une tuile, `t` celui de tours : `sawmill=k1t0`, c’est un chevalier et aucune tour.
admin-icons-corrected = **{ $building }** · `{ $icon }` · **corrigé**, nous avions { $before }
admin-icons-unverified = **{ $building }** · `{ $icon }` · { $which ->
    [knights] chevaliers
    [towers] tours
   *[both] chevaliers et tours
} à confirmer
admin-icons-running = Les parties en cours gardent les nombres de leur début, une Dynastie ceux de sa première partie. Les tables ouvertes et les tournois publiés désormais prennent ceux-ci.
admin-icons-refused = Impossible de régler « { $value } ». Seuls les bâtiments nommés ci-dessous peuvent être corrigés, dans les deux nombres ; tous les autres sont confirmés.
admin-icons-unread = « { $value } » n’est pas une correction. Écris un bâtiment, `=` et les deux nombres de 0 à 9, par exemple `sawmill=k1t0`.
admin-icons-form = Icônes des bâtiments
admin-icons-label = k = chevaliers, t = tours de la tuile
admin-icons-suggest = { $building } : actuellement { $icon }

## /admin index

admin-command-admin-index = Choisir le salon de la liste en direct
admin-option-channel = Le salon où elle est publiée
admin-index-title = ### La liste en direct
admin-index-about = Un message qui nomme jusqu’à 10 parties en cours ici, modifié une fois par minute au plus. Il ne nomme que des parties dont tous ceux qui voient la liste voient aussi le salon.
admin-index-none = Elle n’est publiée nulle part.
admin-index-set = Elle est publiée dans { $channel }.
admin-index-coming = Elle apparaît dans { $channel } d’ici une minute.
admin-index-shut = Sa place est dans { $channel }, mais je ne peux pas y écrire. La vérification dit ce qui manque.
admin-index-gone = Son salon n’existe plus. Choisis-en un autre.
admin-index = Salon de la liste…
admin-index-off = La retirer

## /admin daily

admin-command-admin-daily = Choisir le salon qui dit qui a construit quoi avec les dominos du jour
admin-daily-title = ### Royaumes du jour
admin-daily-about = Toute personne qui peut ouvrir des tables ici peut jouer le royaume du jour avec `/daily play`. Avec un salon, le tableau de chaque jour joué ici y est publié une fois, après la fin de la journée (00:00 UTC), avec noms, royaumes et graine. Il ne mentionne personne.
admin-daily-none = Aucun salon n’est choisi.
admin-daily-set = Les tableaux sont publiés dans { $channel }.
admin-daily-shut = Les tableaux devraient être publiés dans { $channel }, mais je ne peux pas y écrire. La vérification dit ce qui manque.
admin-daily-gone = Le salon n’existe plus : aucun tableau n’est publié. Choisis-en un autre.
admin-daily = Salon des tableaux…
admin-daily-off = Ne plus publier
