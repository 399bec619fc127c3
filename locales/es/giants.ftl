# Age of Giants in the private screens of a turn: giants that arrive, leave, and are received.

giants-place-arrives = Coloca { $domino }: { $halves }. Con ella viene un gigante que tapa una de tus coronas.
giants-place-leaves = Coloca { $domino }: { $halves }. Con ella puedes enviar a otra parte uno de tus gigantes.
giants-arrives = Con { $domino } llega un gigante. Tiene que tapar una de tus coronas.
giants-none-open = No hay ninguna corona visible, así que el gigante se marcha.
giants-covers = El gigante tapa la corona en { $square }.
giants-covers-only = El gigante tapa la corona en { $square }, la única visible.
giants-sends = El gigante de { $square } va al reino de { $receiver }.
giants-all-crowns = { $count ->
    [1] El único cuadrado
   *[other] Los { $count } cuadrados con corona
}
giants-send-list = Enviar un gigante…
giants-send = Enviar { $square } a { $lord } ({ $change })
giants-keep = Conservar los gigantes
giants-no-send_none = Enviar un gigante: no tienes ninguno.
giants-no-send_nobody = Enviar un gigante: a nadie le queda una corona visible.

## A giant was sent

giants-title = ### Un gigante para ti · { $table }
giants-title-turn = ### Tu turno · { $round }
giants-sent-you = { $count ->
    [1] Un gigante para ti, de parte de { $senders }. Elige qué corona tapa.
   *[other] Gigantes para ti, de parte de { $senders }: { $count } esperan. Elige qué corona tapa el primero.
}
giants-tap = Toca una letra para ver lo que cuesta.
giants-would = En { $square }: { $change }, tendrías { $total }.
giants-final = Nada es definitivo hasta que la tapes. Después no se cambia.
giants-cover = Taparla
giants-covered-for-you = El gigante ha tapado por ti la corona en { $square }, la menor pérdida ({ $change }).
giants-covered = El gigante tapa la corona en { $square } ({ $change }). Tienes { $total }.

## Commands

giants-choice = { $square } ({ $change })
