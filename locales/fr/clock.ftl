clock-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
clock-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
clock-turn = { $time } par tour
clock-none = { $inside ->
    [yes] sans limite de temps
   *[no] Sans limite de temps
}
clock-none-typed = sans limite, aucune limite, sans horloge, pas d’horloge, sans minuterie, illimité
clock-bank = { $inside ->
    [yes] réserve de { $bank }
   *[no] Réserve de { $bank }
}, +{ $increment } par tour{ $capped ->
    [yes] , { $cap } au plus
   *[no] {""}
}

clock-missed = { $missed ->
    [1] Quand le temps est écoulé, le pilote automatique joue ce tour ; un seul tour manqué et la place est perdue.
   *[other] Quand le temps est écoulé, le pilote automatique joue ce tour ; tant que la personne n’est pas revenue, les suivants n’ont que la moitié du temps, puis le quart ; au bout de { $missed } tours manqués, la place est perdue.
}
clock-vacation-honored = Absences et week-ends calmes sont respectés : l’horloge attend.
clock-vacation-ignored = Absences et week-ends calmes ne sont pas respectés : l’horloge tourne.

clock-none-about = Seulement des rappels ; personne ne joue à ta place
clock-bank-about = Une réserve pour toute la partie ; chaque tour la recharge
clock-other = Autre…
clock-other-about = Tes propres jours et heures, ou une réserve plafonnée
clock-form-title = L’horloge de la table
clock-form-days = Jours par tour
clock-form-hours = Heures par tour
clock-form-bank = Ou une réserve, par exemple 3d
clock-form-increment = Ce que chaque tour ajoute, p. ex. 8h
clock-form-cap = Le maximum qu’elle contient, p. ex. 5d
