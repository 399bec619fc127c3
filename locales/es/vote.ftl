## The question, in the game's thread

vote-again = { $lord } ha hecho una pregunta a la mesa en { $table }, y falta tu respuesta.
vote-abort = { $lord } quiere terminar { $table } sin resultado. Hace falta que toda la mesa esté de acuerdo. ({ $agreed } de { $needed })
vote-takeback = { $turns ->
    [1] { $lord } quiere retirar el último turno de { $table } y volver a jugarlo. El sorteo de fichas sigue igual. Hace falta que toda la mesa esté de acuerdo. ({ $agreed } de { $needed })
   *[other] { $lord } quiere retirar los últimos { $turns } turnos de { $table } y seguir desde ahí. El sorteo de fichas sigue igual. Hace falta que toda la mesa esté de acuerdo. ({ $agreed } de { $needed })
}
vote-pause = { $lord } quiere poner { $table } en pausa hasta que alguien la reanude. Hace falta que toda la mesa esté de acuerdo. ({ $agreed } de { $needed })
vote-pause-until = { $lord } quiere poner { $table } en pausa hasta el { $until }. Hace falta que toda la mesa esté de acuerdo. ({ $agreed } de { $needed })
vote-replace = { $lord } quiere que alguien sustituya a { $other } en { $table }: el piloto automático juega ese asiento hasta que alguien lo ocupe. Hace falta que toda la mesa esté de acuerdo. ({ $agreed } de { $needed })
vote-replace-guest = { $lord } quiere que { $guest } ocupe el asiento de { $other } en { $table }; hasta entonces lo juega el piloto automático. Hace falta que toda la mesa esté de acuerdo. ({ $agreed } de { $needed })
vote-time = { $hours ->
    [1] { $lord } pide una hora más para este turno de { $table }. Basta con un sí.
   *[other] { $lord } pide { $hours } horas más para este turno de { $table }. Basta con un sí.
}
vote-rule = { $silence ->
    [yes] Quien esté ausente y no responda en { $time } horas, sin contar las horas de silencio, acepta.
    [no] Quien esté ausente y no responda en { $time } horas, sin contar las horas de silencio, dice que no.
   *[replaced] Si { $other } no responde antes de que termine el turno actual o, en ausencia, en { $time } horas sin contar las horas de silencio, eso vale como un sí. Solo cuenta si otro turno perdido le costaría el asiento.
}
vote-replace-direct = { $lord } quiere que otra persona ocupe tu asiento en { $table }, y lo ha preguntado a toda la mesa. Juega tu turno o responde aquí. No responder antes de que termine tu turno vale como un sí; en ausencia, también no responder en { $time } horas, sin contar tus horas de silencio. Tu silencio solo cuenta si otro turno perdido te costaría el asiento.
vote-agree = De acuerdo
vote-go-on = Seguir jugando
vote-no = No
vote-give = Dar el tiempo

## The outcome

vote-abort-passed = Toda la mesa ha acordado terminar { $table } sin resultado.
vote-takeback-passed = { $turns ->
    [1] Toda la mesa está de acuerdo: se retira el último turno de { $table }, y { $lord } lo vuelve a jugar.
   *[other] Toda la mesa está de acuerdo: se retiran los últimos { $turns } turnos de { $table }, y le toca a { $lord }.
}
vote-takeback-done = { $turns ->
    [1] De común acuerdo se retira el último turno, y { $lord } lo vuelve a jugar.
   *[other] De común acuerdo se retiran los últimos { $turns } turnos, y le vuelve a tocar a { $lord }.
}
vote-takeback-done-solo = { $turns ->
    [1] { $lord } retira el último turno.
   *[other] { $lord } retira los últimos { $turns } turnos.
}
vote-pause-passed = De acuerdo: { $table } queda en pausa hasta que alguien la reanude. Los turnos se pueden seguir jugando. Si nadie la reanuda en 90 días, la partida termina sin resultado.
vote-pause-until-passed = De acuerdo: { $table } queda en pausa hasta el { $until }, o hasta que toda la mesa quiera seguir. Los turnos se pueden seguir jugando.
vote-pause-ready = { $ready } de { $needed } ya quieren seguir. Vale durante un día, o hasta que se juegue un turno.
vote-pause-given-up = Nadie ha reanudado { $table } en 90 días, así que la partida termina sin resultado.
vote-pause-over = La pausa de { $table } ha terminado.
vote-pause-over-by = { $lord } ha terminado la pausa de { $table }.
vote-replace-passed = De acuerdo: el asiento de { $other } en { $table } queda libre, y lo juega el piloto automático hasta que alguien lo ocupe.
vote-time-passed = { $hours ->
    [1] { $lord } ha dado a { $other } una hora más en { $table }. Ahora el turno termina { $ends }.
   *[other] { $lord } ha dado a { $other } { $hours } horas más en { $table }. Ahora el turno termina { $ends }.
}
vote-time-passed-paused = { $hours ->
    [1] { $lord } ha dado a { $other } una hora más en { $table }. El reloj está parado hasta que termine la pausa.
   *[other] { $lord } ha dado a { $other } { $hours } horas más en { $table }. El reloj está parado hasta que termine la pausa.
}
vote-abort-failed = { $lord } prefiere seguir, así que { $table } continúa.
vote-takeback-failed = { $lord } prefiere seguir, así que los turnos de { $table } se quedan como están.
vote-pause-failed = { $lord } prefiere seguir, así que el reloj de { $table } sigue en marcha.
vote-replace-failed = { $lord } prefiere dejarlo como está, así que { $other } conserva el asiento en { $table }.
vote-time-failed = { $lord } prefiere seguir, así que el turno en { $table } no recibe más tiempo.
vote-abort-lapsed = No hubo acuerdo de toda la mesa a tiempo, o ha empezado otra ronda, así que { $table } continúa.
vote-takeback-lapsed = Los turnos de { $table } se quedan como están: alguien ha seguido jugando, o no hubo acuerdo de toda la mesa a tiempo.
vote-pause-lapsed = No hubo acuerdo de toda la mesa a tiempo, o ha empezado otra ronda, así que el reloj de { $table } sigue en marcha.
vote-replace-lapsed = { $other } conserva el asiento en { $table }: no hubo acuerdo de toda la mesa a tiempo, o { $other } ha vuelto.
vote-time-lapsed = El turno de { $table } para el que { $lord } pidió más tiempo ya ha terminado.
vote-moot = { $table } ha terminado, así que la pregunta ya no hace falta.

## Asking, privately

vote-abort-ask = ¿Terminar { $table } sin resultado? Toda la mesa tiene que estar de acuerdo, en 3 días y antes de que empiece otra ronda.
vote-takeback-ask = { $turns ->
    [1] ¿Retirar el último turno de { $table }? Toda la mesa tiene que estar de acuerdo, en 3 días. El sorteo de fichas sigue igual.
   *[other] ¿Retirar los últimos { $turns } turnos de { $table }, hasta tu último turno? Toda la mesa tiene que estar de acuerdo, en 3 días. El sorteo de fichas sigue igual.
}
vote-pause-ask = ¿Poner { $table } en pausa? Toda la mesa tiene que estar de acuerdo, en 3 días y antes de que empiece otra ronda; también se pregunta a quien está ausente. Durante la pausa el reloj está parado, pero se puede seguir jugando. Una pausa con fecha termina antes si toda la mesa quiere seguir; una sin fecha, en cuanto alguien quiera; si nadie la reanuda en 90 días, la partida termina sin resultado. ¿Cuánto tiempo?
vote-pause-open = Sin fecha
vote-replace-ask = ¿Qué asiento de { $table } debería ocupar otra persona? El resto de la mesa que esté presente tiene que estar de acuerdo, y también se pregunta a quien lo ocupa. Hasta que alguien lo ocupe juega el piloto automático.
vote-replace-whom = ¿Qué asiento?
vote-replace-sure = ¿Preguntar a la mesa si se sustituye a { $other } en { $table }? Puedes proponer a alguien para el asiento, o dejarlo libre para cualquiera.
vote-replace-with = Proponer a alguien…
vote-time-ask = ¿Pedir a los demás más tiempo en { $table }? El primer sí te lo da.
vote-time-give = ¿Dar más tiempo a { $other } en { $table }?
vote-ask = Preguntar a la mesa
vote-asked = Se ha preguntado a toda la mesa de { $table }. La partida continúa.
vote-agreed = Estás de acuerdo. Respuestas a favor: { $agreed } de { $needed }.
vote-waits = Lo pides tú. Falta que alguien más esté de acuerdo.
vote-refused = Prefieres seguir, así que { $table } continúa.
vote-none = No hay ninguna pregunta abierta en { $table }.
vote-goes-on = El reloj de { $table } vuelve a correr.
vote-ready = Ya quieres seguir. La pausa de { $table } se acordó, así que solo termina antes cuando toda la mesa quiera.
vote-runs = { $table } no está en pausa.

## The menu

vote-menu-takeback = Retirar turnos…
vote-menu-pause = Pausa…
vote-menu-resume = Terminar la pausa
vote-menu-replace = Sustituir a alguien…
vote-menu-time = Más tiempo…
vote-menu-seat = Recuperar mi asiento
vote-menu-vote = Pregunta abierta

## Seats that change hands

vote-seat-back = { $lord } vuelve a estar en { $table }.
vote-seat-taken = { $lord } sigue jugando en { $table } por { $before }.
vote-seat-taken-you = { $lord } sigue jugando por ti en { $table }.
vote-seat-replaced = La mesa ha decidido sustituir a { $lord } en { $table }. El piloto automático sigue jugando hasta que alguien ocupe el asiento.
vote-seat-replaced-you = El resto de la mesa de { $table } ha acordado sustituirte. El piloto automático sigue jugando; puedes recuperar tu asiento hasta que lo ocupe otra persona.
vote-seat-offered = Se ha pedido a alguien que ocupe el asiento de { $before } en { $table }.
vote-seat-offered-you = Te piden que ocupes el asiento de { $before } en { $table }.
vote-seat-take = Ocupar el asiento
vote-seat-free = El asiento de { $before } en { $table } está libre: ocúpalo y seguirás jugando con ese reino.
vote-seat-choose = ¿Qué asiento de { $table } quieres ocupar?
vote-seat-yours = Sigues jugando en { $table } por { $before }.
vote-seat-yours-again = Tu asiento en { $table } vuelve a ser tuyo.
vote-seat-kept = Tu asiento en { $table } es tuyo. El piloto automático no lo juega.

## Commands

vote-command-game-pause = Pregunta a la mesa si se para el reloj, o reanuda la partida
vote-command-game-time = Da más tiempo a quien tiene el turno
vote-command-game-replace = Pregunta a la mesa si se sustituye a alguien que no juega
vote-command-game-seat = Ocupa un asiento libre, o recupera el tuyo del piloto automático
vote-option-until = Cuánto tiempo o hasta cuándo, como 3d o 2030-12-24; si falta, sin fecha
vote-option-hours = Cuántas horas más
vote-option-lord = Qué asiento
vote-option-with = Quién lo ocupa; si falta, cualquiera
