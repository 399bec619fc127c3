# Age of Giants in the private screens of a turn: giants that arrive, leave, and are received.

giants-place-arrives = Piazza { $domino }: { $halves }. Arriva anche un gigante, che copre una delle tue corone.
giants-place-leaves = Piazza { $domino }: { $halves }. Con questa tessera puoi mandare via uno dei tuoi giganti.
giants-arrives = Con { $domino } arriva un gigante. Deve coprire una delle tue corone.
giants-none-open = Nessuna corona è scoperta, quindi il gigante se ne va.
giants-covers = Il gigante copre la corona in { $square }.
giants-covers-only = Il gigante copre la corona in { $square }, l’unica scoperta.
giants-sends = Il gigante in { $square } va da { $receiver }.
giants-all-crowns = { $count ->
    [1] L’unica casella
   *[other] Tutte le { $count } caselle con corone
}
giants-send-list = Manda un gigante…
giants-send = Manda { $square } a { $lord } ({ $change })
giants-keep = Tieni tutti i giganti
giants-no-send_none = Manda un gigante: non ne hai.
giants-no-send_nobody = Manda un gigante: nessuno ha più corone scoperte.

## A giant was sent

giants-title = ### Un gigante per te · { $table }
giants-title-turn = ### Il tuo turno · { $round }
giants-sent-you = { $count ->
    [1] { $senders } ti manda un gigante. Scegli quale corona copre.
   *[other] { $senders } ti mandano giganti: in attesa { $count }. Scegli quale corona copre il primo.
}
giants-tap = Tocca una lettera per vedere quanto costa.
giants-would = In { $square }: { $change }, avresti { $total }.
giants-final = Niente è definitivo finché non copri la corona. Poi resta così.
giants-cover = Copri la corona
giants-covered-for-you = Il gigante ha coperto per te la corona in { $square }, la perdita più piccola ({ $change }).
giants-covered = Il gigante copre la corona in { $square } ({ $change }). Hai { $total }.

## Commands

giants-choice = { $square } ({ $change })
