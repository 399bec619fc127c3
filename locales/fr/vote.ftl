# Questions à toute la table.

vote-again = { $lord } a posé une question à toute la table dans { $table }, et ta réponse est attendue.
vote-abort = { $lord } aimerait mettre fin à { $table } sans résultat. Tout le monde doit être d’accord. ({ $agreed } sur { $needed })
vote-takeback = { $turns ->
    [1] { $lord } aimerait reprendre le dernier tour de { $table } et le rejouer. Le tirage reste le même. Tout le monde doit être d’accord. ({ $agreed } sur { $needed })
   *[other] { $lord } aimerait reprendre les { $turns } derniers tours de { $table } et repartir de là. Le tirage reste le même. Tout le monde doit être d’accord. ({ $agreed } sur { $needed })
}
vote-pause = { $lord } aimerait mettre { $table } en pause jusqu’à ce que quelqu’un reprenne. Tout le monde doit être d’accord. ({ $agreed } sur { $needed })
vote-pause-until = { $lord } aimerait mettre { $table } en pause jusqu’au { $until }. Tout le monde doit être d’accord. ({ $agreed } sur { $needed })
vote-replace = { $lord } aimerait faire remplacer { $other } dans { $table } : le pilote automatique joue à sa place jusqu’à ce que quelqu’un la prenne. Tout le monde doit être d’accord. ({ $agreed } sur { $needed })
vote-replace-guest = { $lord } aimerait que { $guest } prenne la place de { $other } dans { $table } ; le pilote automatique y joue d’ici là. Tout le monde doit être d’accord. ({ $agreed } sur { $needed })
vote-time = { $hours ->
    [1] { $lord } demande une heure de plus pour ce tour dans { $table }. Un seul oui suffit.
   *[other] { $lord } demande { $hours } heures de plus pour ce tour dans { $table }. Un seul oui suffit.
}
vote-rule = { $silence ->
    [yes] Les absents qui ne répondent pas en { $time } heures, heures calmes non comptées, sont d’accord.
    [no] Les absents qui ne répondent pas en { $time } heures, heures calmes non comptées, disent non.
   *[replaced] { $other } donne son accord en ne répondant pas avant la fin du tour en cours ou, en cas d’absence, en { $time } heures, heures calmes non comptées. Cela ne vaut que s’il suffit d’un tour manqué de plus pour perdre la place.
}
vote-replace-direct = { $lord } aimerait que quelqu’un d’autre prenne ta place dans { $table }, et l’a demandé à toute la table. Joue ton tour, ou réponds ici. Pas de réponse avant la fin de ton tour vaut oui ; en cas d’absence, pas de réponse en { $time } heures non plus, tes heures calmes non comptées. Ton silence ne vaut que s’il suffit d’un tour manqué de plus pour perdre ta place.
vote-agree = D’accord
vote-go-on = Continuer
vote-no = Non
vote-give = Donner le temps

## L'issue

vote-abort-passed = Tout le monde est d’accord pour mettre fin à { $table } sans résultat.
vote-takeback-passed = { $turns ->
    [1] Tout le monde est d’accord : le dernier tour de { $table } est repris, et { $lord } le rejoue.
   *[other] Tout le monde est d’accord : les { $turns } derniers tours de { $table } sont repris, et c’est à { $lord } de jouer.
}
vote-takeback-done = { $turns ->
    [1] D’un commun accord, le dernier tour est repris, et { $lord } le rejoue.
   *[other] D’un commun accord, les { $turns } derniers tours sont repris, et c’est de nouveau à { $lord } de jouer.
}
vote-takeback-done-solo = { $turns ->
    [1] { $lord } reprend le dernier tour.
   *[other] { $lord } reprend les { $turns } derniers tours.
}
vote-pause-passed = C’est d’accord : { $table } est en pause jusqu’à ce que quelqu’un reprenne. On peut encore jouer ses tours. Si personne ne reprend en 90 jours, la partie finit sans résultat.
vote-pause-until-passed = C’est d’accord : { $table } est en pause jusqu’au { $until }, ou jusqu’à ce que tout le monde veuille reprendre. On peut encore jouer ses tours.
vote-pause-ready = Pour reprendre maintenant : { $ready } sur { $needed }. Cela vaut un jour, ou jusqu’au prochain tour joué.
vote-pause-given-up = Personne n’a repris { $table } en 90 jours : la partie finit sans résultat.
vote-pause-over = La pause de { $table } est finie.
vote-pause-over-by = { $lord } a mis fin à la pause de { $table }.
vote-replace-passed = C’est d’accord : la place de { $other } dans { $table } est libre, et le pilote automatique y joue jusqu’à ce que quelqu’un la prenne.
vote-time-passed = { $hours ->
    [1] { $lord } a donné une heure de plus à { $other } dans { $table }. Fin du tour { $ends }.
   *[other] { $lord } a donné { $hours } heures de plus à { $other } dans { $table }. Fin du tour { $ends }.
}
vote-time-passed-paused = { $hours ->
    [1] { $lord } a donné une heure de plus à { $other } dans { $table }. L’horloge est arrêtée jusqu’à la fin de la pause.
   *[other] { $lord } a donné { $hours } heures de plus à { $other } dans { $table }. L’horloge est arrêtée jusqu’à la fin de la pause.
}
vote-abort-failed = { $lord } préfère continuer : { $table } continue.
vote-takeback-failed = { $lord } préfère continuer : aucun tour n’est repris dans { $table }.
vote-pause-failed = { $lord } préfère continuer : l’horloge de { $table } tourne toujours.
vote-replace-failed = { $lord } préfère ne rien changer : { $other } garde sa place dans { $table }.
vote-time-failed = { $lord } préfère continuer : le tour dans { $table } n’a pas plus de temps.
vote-abort-lapsed = Tout le monde n’a pas donné son accord à temps, ou une autre manche a commencé : { $table } continue.
vote-takeback-lapsed = Aucun tour n’est repris dans { $table } : quelqu’un a continué à jouer, ou tout le monde n’a pas donné son accord à temps.
vote-pause-lapsed = Tout le monde n’a pas donné son accord à temps, ou une autre manche a commencé : l’horloge de { $table } tourne toujours.
vote-replace-lapsed = { $other } garde sa place dans { $table } : tout le monde n’a pas donné son accord à temps, ou { $other } est de retour.
vote-time-lapsed = Le tour de { $table } pour lequel { $lord } demandait plus de temps est fini.
vote-moot = { $table } est finie : la question est réglée.

## Demander, en privé

vote-abort-ask = Mettre fin à { $table } sans résultat ? Tous ceux qui ont une place doivent être d’accord, en 3 jours et avant que la partie passe à une autre manche.
vote-takeback-ask = { $turns ->
    [1] Reprendre le dernier tour de { $table } ? Tous ceux qui ont une place doivent être d’accord, en 3 jours. Le tirage reste le même.
   *[other] Reprendre les { $turns } derniers tours de { $table }, jusqu’à ton propre dernier ? Tous ceux qui ont une place doivent être d’accord, en 3 jours. Le tirage reste le même.
}
vote-pause-ask = Mettre { $table } en pause ? Toute la table doit être d’accord, en 3 jours et avant que la partie passe à une autre manche ; on demande aussi à ceux qui sont en absence. Pendant la pause, l’horloge est arrêtée, mais on peut encore jouer. Une pause avec date finit plus tôt si tout le monde veut reprendre, une pause sans date dès que quelqu’un reprend ; si personne ne reprend en 90 jours, la partie finit sans résultat. Pour combien de temps ?
vote-pause-open = Sans date de fin
vote-replace-ask = Qui faudrait-il remplacer dans { $table } ? Tous les autres présents doivent être d’accord, et on demande aussi à la personne à remplacer. Jusqu’à ce que quelqu’un prenne la place, le pilote automatique joue.
vote-replace-whom = La place de qui ?
vote-replace-sure = Demander à toute la table de remplacer { $other } dans { $table } ? Tu peux nommer quelqu’un pour la place, ou la laisser libre.
vote-replace-with = Nommer quelqu’un…
vote-time-ask = Demander plus de temps aux autres dans { $table } ? Le premier oui te le donne.
vote-time-give = Donner plus de temps à { $other } dans { $table } ?
vote-ask = Demander à la table
vote-asked = La question est posée à toute la table dans { $table }. La partie continue.
vote-agreed = Tu es d’accord. Réponses favorables : { $agreed } sur { $needed }.
vote-waits = C’est toi qui demandes. L’accord doit venir de quelqu’un d’autre.
vote-refused = Tu préfères continuer : { $table } continue.
vote-none = Aucune question n’est posée dans { $table }.
vote-goes-on = L’horloge de { $table } tourne de nouveau.
vote-ready = Tu voudrais reprendre maintenant. La pause de { $table } a été décidée ensemble : elle ne finit plus tôt que si tout le monde le veut.
vote-runs = { $table } n’est pas en pause.

## Le menu

vote-menu-takeback = Reprendre…
vote-menu-pause = Pause…
vote-menu-resume = Mettre fin à la pause
vote-menu-replace = Remplacer un joueur…
vote-menu-time = Plus de temps…
vote-menu-seat = Récupérer ma place
vote-menu-vote = Question posée

## Places qui changent de main

vote-seat-back = { $lord } est de retour dans { $table }.
vote-seat-taken = { $lord } continue dans { $table } à la place de { $before }.
vote-seat-taken-you = { $lord } continue à ta place dans { $table }.
vote-seat-replaced = La table a remplacé { $lord } dans { $table }. Le pilote automatique joue jusqu’à ce que quelqu’un prenne la place.
vote-seat-replaced-you = Le reste de la table { $table } a décidé de te remplacer. Le pilote automatique joue ; tu peux récupérer ta place tant que personne ne l’a prise.
vote-seat-offered = La place de { $before } dans { $table } est proposée à quelqu’un.
vote-seat-offered-you = On te propose la place de { $before } dans { $table }.
vote-seat-take = Prendre la place
vote-seat-free = La place de { $before } dans { $table } est libre : prends-la, et tu continues avec ce royaume.
vote-seat-choose = Quelle place de { $table } veux-tu prendre ?
vote-seat-yours = Tu continues dans { $table } à la place de { $before }.
vote-seat-yours-again = Ta place dans { $table } est de nouveau à toi.
vote-seat-kept = Ta place dans { $table } est à toi. Le pilote automatique n’y joue pas.

## Commandes

vote-command-game-pause = Demander à la table d’arrêter l’horloge, ou reprendre
vote-command-game-time = Donner plus de temps à la personne dont c’est le tour
vote-command-game-replace = Demander à la table de remplacer un joueur inactif
vote-command-game-seat = Prendre une place libre, ou reprendre la tienne au pilote automatique
vote-option-until = Combien de temps ou jusqu’à quand, p. ex. 3d ou 2030-12-24 ; sinon sans date de fin
vote-option-hours = Combien d’heures de plus
vote-option-lord = La place de qui
vote-option-with = Qui doit prendre la place ; sans rien, n’importe qui
