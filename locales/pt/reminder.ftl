reminder-left = Você tem { $time } para o seu turno em { $table }. Depois disso, o piloto automático joga por você.
reminder-waiting = Ainda é a sua vez em { $table }.
reminder-quiet = Suas horas silenciosas acabaram, e é a sua vez em { $table }: você tem { $time }.
reminder-away = Sua ausência acabou, e é a sua vez em { $table }: você tem { $time }.
reminder-resumed = A partida continua, e é a sua vez em { $table }.
reminder-soon = A próxima vez em { $table } é sua: agora é a de { $lord }.

reminder-missed = O tempo do seu turno em { $table } acabou, então o piloto automático jogou. O lugar ainda é seu (turnos perdidos: { $missed } de { $allowed }); assim que você fizer algo lá, volta a jogar com todo o seu tempo. Até lá, os seus turnos são mais curtos.
reminder-missed-lost = O tempo do seu turno em { $table } acabou, então o piloto automático jogou. Você perdeu { $missed } de { $allowed } turnos: o piloto automático continua, e alguém pode assumir o lugar. Até lá, você pode retomá-lo com /game seat.
reminder-missed-lost-cup = O tempo do seu turno em { $table } acabou, então o piloto automático jogou. Você perdeu { $missed } de { $allowed } turnos: o piloto automático continua por você. Dá para retomar o lugar com /game seat; a organização pode passá-lo a outra pessoa.
