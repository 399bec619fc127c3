# Reminders of a lord whose turn is waiting. In the thread their mention stands before them.

reminder-left = Tienes { $time } para tu turno en { $table }. Después lo jugará el piloto automático.
reminder-waiting = Te sigue tocando jugar en { $table }.
reminder-quiet = Tus horas de silencio han terminado y te toca en { $table }: tienes { $time }.
reminder-away = Tu ausencia ha terminado y te toca en { $table }: tienes { $time }.
reminder-resumed = La partida sigue y te toca en { $table }.
reminder-soon = Tu turno en { $table } es el siguiente: ahora le toca a { $lord }.

reminder-missed = Se acabó el tiempo de tu turno en { $table } y lo ha jugado el piloto automático. Tu asiento sigue siendo tuyo (turnos perdidos: { $missed } de { $allowed }); en cuanto hagas algo allí, vuelves a jugar con todo tu tiempo. Hasta entonces tus turnos son más cortos.
reminder-missed-lost = Se acabó el tiempo de tu turno en { $table } y lo ha jugado el piloto automático. Has perdido { $missed } de { $allowed } turnos: el piloto automático sigue jugando y alguien puede ocupar el asiento. Hasta entonces puedes recuperarlo con /game seat.
reminder-missed-lost-cup = Se acabó el tiempo de tu turno en { $table } y lo ha jugado el piloto automático. Has perdido { $missed } de { $allowed } turnos: el piloto automático sigue jugando por ti. Puedes recuperar tu asiento con /game seat; la organización puede dárselo a otra persona.
