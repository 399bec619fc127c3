giants-place-arrives = Pose { $domino } : { $halves }. Un géant arrive avec lui et recouvre une de tes couronnes.
giants-place-leaves = Pose { $domino } : { $halves }. Avec lui, tu peux envoyer un de tes géants ailleurs.
giants-arrives = Un géant arrive avec { $domino }. Il doit recouvrir une de tes couronnes.
giants-none-open = Aucune couronne n’est visible : le géant passe son chemin.
giants-covers = Le géant recouvre la couronne en { $square }.
giants-covers-only = Le géant recouvre la couronne en { $square }, la seule visible.
giants-sends = Le géant en { $square } part chez { $receiver }.
giants-all-crowns = { $count ->
    [1] La seule case
   *[other] Les { $count } cases à couronne
}
giants-send-list = Envoyer un géant…
giants-send = Envoyer { $square } chez { $lord } ({ $change })
giants-keep = Garder tous les géants
giants-no-send_none = Envoyer un géant : tu n’en as pas.
giants-no-send_nobody = Envoyer un géant : plus personne n’a de couronne visible.

giants-title = ### Un géant pour toi · { $table }
giants-title-turn = ### À toi de jouer · { $round }
giants-sent-you = { $count ->
    [1] { $senders } t’a envoyé un géant. Choisis la couronne qu’il recouvre.
   *[other] Des géants t’arrivent de { $senders } ; { $count } attendent. Choisis la couronne que le premier recouvre.
}
giants-tap = Touche une lettre pour voir ce que cela coûte.
giants-would = En { $square } : { $change }, total { $total }.
giants-final = Rien n’est définitif avant [Recouvrir]. Ensuite, le géant y reste.
giants-cover = Recouvrir
giants-covered-for-you = Le géant a recouvert d’office ta couronne en { $square }, la perte la plus faible ({ $change }).
giants-covered = Le géant recouvre la couronne en { $square } ({ $change }). Tu as { $total ->
    [one] { $total } point
   *[other] { $total } points
}.

giants-choice = { $square } ({ $change })
