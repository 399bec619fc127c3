# A table's clock in words, and the form for a custom one.

clock-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
clock-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
clock-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
clock-turn = { $time } por turno
clock-none = { $inside ->
    [yes] sin límite de tiempo
   *[no] Sin límite de tiempo
}
clock-none-typed = sin límite, sin limite, sin reloj, sin tiempo, ilimitado
clock-bank = { $inside ->
    [yes] reserva de { $bank }
   *[no] Reserva de { $bank }
}, +{ $increment } por turno{ $capped ->
    [yes] , hasta { $cap }
   *[no] {""}
}

## Messages of a table about time that runs out. $missed: a number

clock-missed = { $missed ->
    [1] Cuando se acaba el tiempo, el piloto automático juega ese turno; con un turno perdido se pierde el asiento.
   *[other] Cuando se acaba el tiempo, el piloto automático juega ese turno; hasta que la persona vuelva, los siguientes tienen la mitad del tiempo y luego un cuarto; con { $missed } turnos perdidos se pierde el asiento.
}
clock-vacation-honored = Se respetan las ausencias y los fines de semana tranquilos: el reloj espera.
clock-vacation-ignored = No se respetan las ausencias ni los fines de semana tranquilos: el reloj sigue.

## Choosing one

clock-none-about = Solo recordatorios; no se juega por nadie
clock-bank-about = Una reserva para toda la partida; cada turno le suma
clock-other = Otro…
clock-other-about = Días y horas a tu gusto, o una reserva con tope
clock-form-title = El reloj de la mesa
clock-form-days = Días por turno
clock-form-hours = Horas por turno
clock-form-bank = O una reserva, como 3 días
clock-form-increment = Lo que suma cada turno, como 8 horas
clock-form-cap = Lo máximo que puede tener, como 5 días
