clock-days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
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
    [yes] sem limite de tempo
   *[no] Sem limite de tempo
}
clock-none-typed = sem limite, sem relógio, sem tempo, ilimitado, livre
clock-bank = { $inside ->
    [yes] reserva de { $bank }
   *[no] Reserva de { $bank }
}, +{ $increment } por turno{ $capped ->
    [yes] , até { $cap }
   *[no] {""}
}

clock-missed = { $missed ->
    [1] Quando o tempo acaba, o piloto automático joga o turno; com um turno perdido, perde-se o lugar.
   *[other] Quando o tempo acaba, o piloto automático joga o turno; até a pessoa voltar, os próximos têm metade do tempo, depois um quarto; com { $missed } turnos perdidos, perde-se o lugar.
}
clock-vacation-honored = Ausências e fins de semana livres são respeitados: o relógio espera.
clock-vacation-ignored = Ausências e fins de semana livres não contam: o relógio continua.

clock-none-about = Só lembretes; ninguém joga por ninguém
clock-bank-about = Uma reserva para a partida toda; cada turno soma a ela
clock-other = Outro…
clock-other-about = Dias e horas à sua escolha, ou uma reserva com teto
clock-form-title = O relógio da mesa
clock-form-days = Dias por turno
clock-form-hours = Horas por turno
clock-form-bank = Ou uma reserva, como 3 dias
clock-form-increment = O que cada turno soma a ela, como 8 horas
clock-form-cap = O máximo que ela pode ter, como 5 dias
