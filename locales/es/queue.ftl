queue-command-game-queue = Encuentra mesa con gente de tu ritmo y de tus horas
queue-option-box = Qué caja; si falta, Kingdomino
queue-option-clock = El tiempo para un turno, como 36h o 12h; si falta, 1 día
queue-option-off = Deja la cola
queue-box-kingdomino = Kingdomino
queue-box-queendomino = Queendomino
queue-box-royal_wedding = La boda real
queue-box-discovery = Descubrimiento
queue-box-mighty_duel = Duelo por el poder
queue-waiting =
    ### Estás en la cola
    Esperas una partida de { $box }, { $clock }, desde el { $since }.
queue-others = { $others ->
    [0] Todavía no espera nadie más lo mismo.
    [one] Hay { $others } persona más que espera lo mismo.
   *[other] Hay { $others } personas más que esperan lo mismo.
} { $needed ->
    [one] Hace falta { $needed } que juegue a tus mismas horas.
   *[other] Hacen falta { $needed } que jueguen a tus mismas horas; con cada día de espera bastan menos.
}
queue-expected = Tendrás asiento en { $time } como mucho, con quienes esperan ahora, si aún quieren jugar.
queue-expected-soon = Tendrás asiento en cuanto puedan jugar todas esas personas.
queue-expected-unknown = Cuánto tarda depende de quién venga; recibirás un aviso en cuanto tengas asiento.
queue-until = Recibirás un aviso cuando tengas asiento; después de una hora de espera se te pregunta antes si aún quieres jugar. Sales de la cola automáticamente { $ends }.
queue-leave = Dejar la cola
queue-left = Has dejado la cola.
queue-not-in = No estás en ninguna cola aquí.
queue-seated-soon = Tienes asiento: { $table } ({ $setup }) empieza. Recibirás un aviso cuando te toque.
queue-seated-in = Tienes asiento: { $table } ({ $setup }) ha empezado en { $thread }.
queue-asked = En la cola hay gente suficiente para una partida de las que esperas ({ $setup }). ¿Aún quieres jugar? Empieza en cuanto lo haya confirmado gente suficiente.
queue-asked-until = Quienes ya están esperan tu respuesta hasta el { $when }. Sin respuesta conservas tu sitio en la cola.
queue-yes = Quiero jugar
queue-told-seated = La cola te ha dado asiento en { $table } ({ $setup }). La partida ha empezado.
queue-told-over = En 7 días no ha venido nadie que encaje contigo ({ $setup }), así que has salido de la cola. En su lugar puedes abrir una mesa para todo el mundo.
queue-told-nowhere = Has salido de la cola ({ $setup }): ya no puedo publicar en el canal donde entraste. Escribe /game queue en otro canal de ese servidor para esperar allí.
