queue-command-game-queue = Trouver une table avec des gens à ton rythme et à tes heures (file d’attente)
queue-option-box = Quelle boîte ; sans rien, Kingdomino
queue-option-clock = Le temps par tour, par exemple 1 jour par tour ou 12h ; sans rien, 1 jour
queue-option-off = Quitter la file d’attente
queue-box-kingdomino = Kingdomino
queue-box-queendomino = Queendomino
queue-box-royal_wedding = Royal Wedding
queue-box-discovery = Version découverte
queue-box-mighty_duel = Le Grand Duel

queue-waiting =
    ### Tu es dans la file d’attente
    Tu attends une partie de { $box }, { $clock }, depuis le { $since }.
queue-others = { $others ->
    [0] Personne d’autre n’attend encore la même chose.
    [one] { $others } autre personne attend la même chose.
   *[other] { $others } autres personnes attendent la même chose.
} { $needed ->
    [one] Il faut encore { $needed } personne active aux mêmes heures que toi.
   *[other] Il faut encore { $needed } personnes actives aux mêmes heures que toi ; il en faut moins à chaque jour d’attente.
}
queue-expected = Tu auras une place dans { $time } au plus tard, avec ceux qui attendent maintenant, s’ils veulent encore jouer.
queue-expected-soon = Tu auras une place dès que tout le monde pourra jouer.
queue-expected-unknown = La durée dépend de qui vient ; un appel te préviendra dès que tu auras une place.
queue-until = Un appel te prévient quand tu as une place ; après une heure d’attente, on te demande d’abord si tu veux encore jouer. Sortie automatique de la file : { $ends }.
queue-leave = Quitter la file
queue-left = Tu as quitté la file d’attente.
queue-not-in = Tu n’es dans aucune file d’attente ici.
queue-seated-soon = Tu as une place : { $table } ({ $setup }) commence. Un appel te préviendra à ton tour.
queue-seated-in = Tu as une place : { $table } ({ $setup }) a commencé dans { $thread }.
queue-asked = La file d’attente réunit assez de monde pour une partie que tu attends ({ $setup }). Veux-tu encore jouer ? Elle commence dès qu’assez de gens ont dit oui.
queue-asked-until = Ceux qui sont là attendent ta réponse jusqu’au { $when }. Sans réponse, tu gardes ton rang dans la file.
queue-yes = Je veux jouer
queue-told-seated = La file d’attente t’a donné une place à { $table } ({ $setup }). La partie a commencé.
queue-told-over = Personne qui te convienne ({ $setup }) n’est venu en 7 jours : tu es hors de la file d’attente. Tu peux ouvrir une table pour tout le monde à la place.
queue-told-nowhere = Tu es hors de la file d’attente ({ $setup }) : je ne peux plus écrire dans le salon de ton inscription. Tape /game queue dans un autre salon de ce serveur pour y attendre.
