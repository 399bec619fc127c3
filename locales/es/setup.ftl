## A set-up in words

setup-lords = { $lords ->
    [one] { $lords } jugador
   *[other] { $lords } jugadores
}
setup-players = { $lords } jugadores
setup-grid = { $side }×{ $side }
setup-rounds = { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}
setup-dynasty = Dinastía: tres partidas, puntuaciones sumadas
setup-with-giants = La era de los gigantes
setup-with-court = La Corte
setup-with-teams = equipos de dos
setup-quests-two = Misiones para todos los reinos: { $quests }.
setup-quests-none = Al principio se sortean dos misiones para todos los reinos.
setup-partners-chosen-line = Las parejas se eligen por los asientos que ocupan.
setup-partners-drawn-line = Las parejas se sortean al principio.
setup-usual-here = Aquí una partida así suele durar { $time }.
setup-usual = Una partida así suele durar { $time }.
setup-time-days = { $least }–{ $most } días
setup-time-days-about = unos { $most } días
setup-time-hours = { $least }–{ $most } horas
setup-time-hours-about = unas { $most } horas
setup-time-minutes = { $least }–{ $most } minutos
setup-time-minutes-about = más o menos { $most ->
    [1] un minuto
   *[other] { $most } minutos
}
setup-who-anyone = puede entrar cualquiera de este servidor
setup-who-invited = solo puede entrar quien tenga invitación
setup-who-role = solo puede entrar { $role }
setup-who-no-role = solo puede entrar un rol; elígelo abajo
setup-who-reliable = fiabilidad desde el { $percent } %

## /game new, screen 1: the box

setup-new-title =
    ### Una mesa nueva
    {"**"}Caja** → Jugadores → Variantes → Reloj → Quién
setup-new-last = Igual que la última vez aquí: { $setup }.
setup-new-same = Igual que la última vez
setup-new-which-box = ¿Qué caja?
setup-new-or-preset = O un preajuste…
setup-box-kingdomino-about = 2–4 jugadores · colocar, escoger, contar coronas
setup-box-queendomino-about = 2–4 jugadores · añade ciudades, caballeros, la Reina y el dragón
setup-box-royal_wedding-about = 3–8 jugadores · las dos cajas juntas; con 6 u 8, equipos de dos
setup-box-discovery-about = 2 jugadores · 24 fichas propias, seis rondas cortas
setup-preset-saved-about = Guardado por este servidor: { $setup }
setup-preset-mighty_duel = Duelo por el poder
setup-preset-mighty_duel-about = 2 jugadores, 7×7, las 48 fichas
setup-preset-queen_duel = Queendomino para dos
setup-preset-queen_duel-about = 2 jugadores, 7×7, las 48 fichas, todos los edificios
setup-preset-dynasty = Dinastía
setup-preset-dynasty-about = Tres partidas seguidas, puntuaciones sumadas
setup-preset-giants_five = Gigantes para cinco
setup-preset-giants_five-about = 5 jugadores, La era de los gigantes: gigantes, huellas y dos misiones
setup-preset-wedding_teams = La boda real por equipos
setup-preset-wedding_teams-about = 6 jugadores en equipos de dos, las dos cajas, 7×7 por equipo

## /game new, screen 2: everything on one page

setup-ready-title = ### Una mesa nueva
setup-edit-title = ### { $table } · opciones
setup-edit-at-once = Los cambios valen al momento, y todo el mundo los ve en la mesa.
setup-edit-asks = Cada cambio vale al momento. Se pregunta a quienes ya están en la mesa si se quedan, y la partida espera sus respuestas.
setup-ready-lords = Jugadores
setup-variants-nothing = ninguna
setup-ready-variants = Variantes: ninguna
setup-ready-who = Quién puede entrar
setup-ready-role = ¿Qué rol puede entrar?
setup-lords-kingdomino-2 = 24 fichas, 6 rondas; dos reyes por reino
setup-lords-kingdomino-3 = 36 fichas, 12 rondas
setup-lords-kingdomino-4 = Las 48 fichas, 12 rondas
setup-lords-mighty_duel-2 = Las 48 fichas, 12 rondas; dos reyes por reino
setup-lords-queendomino-2 = Las 48 fichas, 12 rondas, 7×7; dos reyes por reino
setup-lords-queendomino-3 = Las 48 fichas, 12 rondas; en cada una sale del juego una ficha
setup-lords-queendomino-4 = Las 48 fichas, 12 rondas
setup-lords-royal_wedding-3 = 96 fichas, 24 rondas, 7×7; en cada una sale del juego una ficha
setup-lords-royal_wedding-4 = 96 fichas, 24 rondas, 7×7
setup-lords-royal_wedding-5 = 96 fichas en líneas de ocho, 12 rondas; en cada una salen tres
setup-lords-royal_wedding-6 = 96 fichas en líneas de ocho, 12 rondas; en cada una salen dos
setup-lords-royal_wedding-7 = 96 fichas en líneas de ocho, 12 rondas; en cada una sale una
setup-lords-royal_wedding-8 = 96 fichas en líneas de ocho, 12 rondas
setup-lords-teams-6 = Tres equipos, 7×7 por equipo, 12 rondas; en cada una salen dos fichas
setup-lords-teams-8 = Cuatro equipos, 7×7 por equipo, 12 rondas
setup-lords-giants-2 = 30 de 60 fichas, 6 rondas; dos reyes por reino
setup-lords-giants_big-2 = Las 60 fichas, 12 rondas, 7×7; dos reyes por reino
setup-lords-giants-3 = Las 60 fichas, 12 rondas; dos salen antes de cada elección
setup-lords-giants-4 = Las 60 fichas, 12 rondas; una sale antes de cada elección
setup-lords-giants-5 = Las 60 fichas, 12 rondas
setup-lords-discovery-2 = 24 fichas propias, 6 rondas; dos reyes por reino
setup-variant-mighty_duel-about = Un reino de 7×7 con todas las fichas, para 2 jugadores
setup-variant-middle_kingdom-about = +10 si tu castillo está en el centro de la cuadrícula
setup-variant-harmony-about = +5 si nunca descartas una ficha
setup-variant-dynasty-about = Tres partidas, puntuaciones sumadas
setup-variant-giants-about = Gigantes que tapan coronas, huellas que los envían; 2 misiones; hasta 5 reinos
setup-variant-court-about = Los recursos de la tierra pagan edificios y personajes, al final del turno
setup-variant-teams-about = Dos personas comparten un reino, sus monedas y sus caballeros
setup-extra-giants = La era de los gigantes
setup-extra-court = La Corte
setup-extra-teams = Equipos de dos
setup-pick-anyone = Puede entrar cualquiera
setup-pick-invited = Solo la gente que invite
setup-pick-role = Solo este rol…
setup-pick-role-about = Elige el rol abajo
setup-pick-reliable = Fiabilidad desde el { $percent } %
setup-pick-reliable-usual = Fiabilidad desde el 80 %
setup-pick-reliable-about = Se suma a cualquiera de las otras; quien acaba de llegar cuenta como fiable
setup-only-lords = { $box } es para { $most } jugadores.
setup-unknown-variant = No conozco la variante «{ $text }». La opción muestra las que hay.
setup-no-mighty_duel-lords = Duelo por el poder es para 2 jugadores.
setup-no-teams-lords = Los equipos son para 6 u 8 jugadores.
setup-no-teams-box = Los equipos van con La boda real.
setup-no-partners = Las parejas van con los equipos de dos.
setup-no-any-giants = { $variant } no va con La era de los gigantes: allí es una misión.
setup-no-any-box = { $variant } no va con { $box }.
setup-no-all-giants = { $variants } no van con La era de los gigantes: allí son misiones.
setup-no-all-box = { $variants } no van con { $box }.
setup-off-mighty_duel-lords = Se quita Duelo por el poder: es para 2 jugadores.
setup-off-mighty_duel-box = Se quita Duelo por el poder: va con Kingdomino.
setup-off-teams-lords = Se quitan los equipos: son para 6 u 8 jugadores.
setup-off-teams-box = Se quitan los equipos: van con La boda real.
setup-off-giants-variants = Se quita La era de los gigantes: no va con { $bonuses }.
setup-off-computers = Ahora hay menos rivales IA: la mesa tiene pocos asientos, o aquí no pueden jugar esta partida.
setup-off-quests-giants = Se quitan las misiones elegidas: van con La era de los gigantes.
setup-off-any-giants = Se quita { $variant }: en La era de los gigantes es una misión.
setup-off-any-box = Se quita { $variant }: no va con { $box }.
setup-off-any-here = Se quita { $variant }: aquí no se puede elegir.
setup-off-lords = Ahora es una mesa para { $lords }: { $box } es para { $least } a { $most }.
setup-off-lords-one = Ahora es una mesa para { $lords }: { $box } es para { $most }.
setup-off-lords-giants = Ahora es una mesa para { $lords }: sin La era de los gigantes, { $box } es para { $least } a { $most }.
setup-off-lords-teams = Ahora es una mesa para { $lords }: los equipos son para 6 u 8.
setup-open = Abrir la mesa
setup-more = Más opciones
setup-keep = Guardar como preajuste
setup-keep-title = Guardar como preajuste
setup-keep-label = Un nombre que todo el mundo ve aquí
setup-kept = Guardado como { $preset }. Lo encuentras en «O un preajuste…».
setup-presets = Quitar un preajuste…
setup-presets-title =
    ### Quitar un preajuste
    Quien guardó uno puede quitarlo, y quien tiene el permiso Gestionar servidor puede quitarlos todos. Las mesas siguen como están.
setup-presets-which = ¿Qué preajuste?
setup-removed = { $preset } ya no está.
setup-unknown-preset = No conozco el preajuste «{ $text }». La opción muestra los que hay.
setup-closed = No se ha abierto nada. /game new recupera lo que habías elegido.
setup-done = Que disfrutes de la partida.
setup-opened = { $table } está abierta en { $channel }.
setup-host-button = Panel del anfitrión

## More options

setup-more-name-own = La mesa se llama { $table }.
setup-name-label = Nombre (vacío: se sortea uno)
setup-switches = En esta mesa
setup-switch-other = Sin marcar: { $other }
setup-partners = Parejas
setup-partners-chosen = Las parejas se eligen
setup-partners-drawn = Las parejas se sortean
setup-pick-partners-chosen = Las parejas se eligen
setup-pick-partners-drawn = Las parejas se sortean
setup-quests = Misiones (nada: sorteo)
setup-quests-one = Elige dos misiones, o ninguna: entonces se sortean dos.
setup-quest-bleak_king-about = 10 puntos por cada territorio de 5 cuadrados o más sin corona visible
setup-starts = Inicio
setup-starts-full = Empieza por sí sola al llenarse
setup-starts-host = La empieza el anfitrión
setup-missed = Turnos perdidos para perder el asiento
setup-missed-1 = 1 turno perdido
setup-missed-2 = 2 turnos perdidos
setup-missed-3 = 3 turnos perdidos
setup-missed-4 = 4 turnos perdidos
setup-missed-5 = 5 turnos perdidos
setup-vacation = Ausencias y fines de semana tranquilos
setup-vacation-yes = Se respetan las ausencias y los fines de semana tranquilos
setup-vacation-no = No se respetan las ausencias ni los fines de semana
setup-takeback = Retirar un turno
setup-takeback-yes = Un turno se puede retirar hasta que actúe quien sigue
setup-takeback-no = Los turnos no se pueden retirar
setup-numbers = Letras de las posiciones
setup-numbers-yes = Las mejores posiciones llevan letras
setup-numbers-no = Posiciones sin letras
setup-hints = Pistas
setup-hints-yes = Se permiten pistas; no cuenta en ninguna clasificación
setup-hints-no = Sin pistas
setup-unusual-line = { $said }.
setup-hints-line = Se permiten pistas: en su turno, cualquiera puede preguntar a una IA fuerte qué jugar. Al final se ve cuántas ha pedido cada cual. La partida no cuenta en ninguna clasificación.
setup-watching = Público
setup-watching-everybody = Cualquiera de aquí puede mirar
setup-watching-table = Solo la mesa puede mirar
setup-detail = Detalle del hilo
setup-detail-turn = El hilo conserva cada turno
setup-detail-round = El hilo conserva cada ronda

## The open table

setup-table-open = ### { $table } · hay una mesa abierta
setup-seat-taken = { $seat } · **{ $name }**
setup-seat-host = { $seat } · **{ $name }** (anfitrión)
setup-seat-free = { $seat } · *libre*
setup-seat-kept = { $seat } · *reservado para* **{ $name }**
setup-team-line = { $seats } · { $first } y { $second }
setup-team-taken = {"**"}{ $name }**
setup-team-host = {"**"}{ $name }** (anfitrión)
setup-team-free = {"*"}libre*
setup-team-kept = {"*"}reservado para* **{ $name }**
setup-table-invited = Con invitación: { $names }.
setup-table-asked-there = Se les ha preguntado si están ahí: { $names }. La partida espera la respuesta.
setup-table-asked = Se les ha preguntado si se quedan tras un cambio: { $names }. La partida espera la respuesta.
setup-table-expires = Si nadie la completa, la mesa se cierra por sí sola { $when }.
setup-take-seat = Ocupar un asiento
setup-leave = Dejar la mesa
setup-leave-table = Dejar { $table }
setup-invite = Invitar…
setup-host = Anfitrión…
setup-start = Empezar
setup-starts-full-rule = Empieza por sí sola cuando se ocupa el último asiento.
setup-starts-full-earlier = Empieza por sí sola cuando se ocupa el último asiento, o antes, si el anfitrión y toda la mesa quieren.
setup-starts-host-rule = El anfitrión empieza la partida cuando todos los asientos están ocupados.
setup-starts-host-earlier = El anfitrión empieza la partida con todos los asientos ocupados, o antes, si toda la mesa quiere.
setup-begun-title = ### { $table }
setup-begun = { $lords } juegan: { $thread }
setup-begun-here = { $lords } juegan aquí, en el canal.
setup-begun-direct = { $lords } juegan por mensaje directo.
setup-begun-soon = { $lords } juegan.
setup-over = La partida ha terminado.
setup-over-where = { $result } La partida: { $thread }
setup-expired =
    ### { $table }
    Nadie ocupó el último asiento en 7 días, así que esta mesa se ha cerrado.
setup-table-closed =
    ### { $table }
    Esta mesa se ha cerrado.
setup-table-empty =
    ### { $table }
    Ya no queda nadie, así que esta mesa se ha cerrado.
setup-expired-mention = { $mention }, nadie ocupó el último asiento de { $table } en 7 días, así que la mesa se ha cerrado.
setup-expired-direct = Nadie ocupó el último asiento de { $table } en 7 días, así que la mesa se ha cerrado.
setup-role-gone-mention = { $mention }, se ha borrado el rol para el que era tu mesa { $table }, así que nadie puede ocupar un asiento. Ábrela a otras personas.
setup-role-gone-direct = Se ha borrado el rol para el que era tu mesa { $table }, así que nadie puede ocupar un asiento. Ábrela a otras personas.
setup-open-again = Abrirla otra vez
setup-opened-again = { $table } vuelve a estar abierta en { $channel }.

## Taking seats and leaving

setup-which-seat = ¿Qué asiento en { $table }? Cada dos asientos comparten un reino.
setup-seat-number = Asiento { $seat }
setup-beside = Con { $name } en el asiento { $seat }
setup-beside-nobody = El asiento { $seat }, al lado, está libre
setup-you-sit = Tienes el asiento { $seat } en { $table }.
setup-you-sit-with = Contigo: { $others }.
setup-you-sit-free = { $free ->
    [1] Queda un asiento libre.
   *[other] Quedan { $free } asientos libres.
}
setup-you-sit-where = La mesa: { $link }
setup-you-sit-beside = Tu pareja es { $partner }.
setup-you-sit-alone = El asiento de tu pareja aún está libre.
setup-you-sit-last = Tienes el asiento { $seat } en { $table }, y la partida empieza.
setup-you-left = Has dejado { $table }.
setup-you-left-host = Has dejado { $table }. Ahora el anfitrión es { $host }.
setup-you-left-closed = Has dejado { $table }. No quedaba nadie más, así que la mesa se ha cerrado.

## Invitations

setup-invite-title =
    ### { $table } · invitar
    ¿A quién te gustaría tener en esta mesa?
setup-invite-people = Invitar a gente…
setup-invited-now = Has invitado a { $names }.
setup-invited-nobody = No has invitado a nadie: los bots no juegan.
setup-not-invited-seated = Ya tienen asiento: { $names }.
setup-not-invited-invited = Ya tienen una invitación: { $names }.
setup-not-invited-declined = Han rechazado esta mesa y no se les pregunta otra vez: { $names }. Aun así pueden ocupar un asiento por su cuenta.
setup-not-invited-removed = El anfitrión liberó su asiento en esta mesa, y solo el anfitrión puede repetir la invitación: { $names }.
setup-not-invited-again = Ya han recibido hoy tres avisos sin decir que sí: { $names }. Mañana puedes repetir la invitación.
setup-not-invited-many = Sin invitación: { $names }. Hoy has invitado a muchas personas que nunca han terminado una partida contigo; prueba otra vez mañana.
setup-not-invited-bot = Los bots no juegan: { $names }.
setup-not-invited-blocked = No para esta mesa: { $names }.
setup-not-invited-no_seat = No hay asiento libre para { $names }.
setup-invitation = { $mention }, **{ $host }** te invita a **{ $table }** ({ $setup }).
setup-stay = { $mention }, **{ $host }** ha cambiado **{ $table }**, donde tienes un asiento. ¿Te quedas?
setup-stay-yes = Me quedo
setup-there = { $mention }, **{ $table }** puede empezar, y sus turnos son cortos. ¿Estás ahí?
setup-there-yes = Aquí estoy
setup-stay-until = Si no respondes, tu asiento queda libre { $when }. La partida no empieza hasta que haya respondido toda la mesa.
setup-changed = { $table } ha cambiado desde ese mensaje. Ahora es así:
setup-icons = Edificios con números corregidos por este servidor: { $buildings }
setup-before-seat = Lo que se juega en { $table }:
setup-accept = Aceptar
setup-decline = Rechazar
setup-you-declined = Has rechazado la invitación. { $host } lo sabrá en privado, y nadie más.

## The host's panel

setup-panel-inherited = { $host } se ha ido del servidor, así que ahora la mesa es tuya.
setup-panel-title =
    ### { $table } · panel del anfitrión
    Solo tú ves esto.
setup-panel-declined = Esta vez no pueden venir: { $names }.
setup-panel-free-seat = Liberar un asiento
setup-panel-seat = Asiento { $seat } · { $name }
setup-panel-freed = El asiento { $seat } vuelve a estar libre.
setup-panel-asked = Primero se pregunta al resto de la mesa. Cuando toda la mesa haya dicho que sí, la partida puede empezar.
setup-panel-start = Empezar con { $lords } jugadores
setup-panel-not-yet = { $missing ->
    [1] Para empezar falta una persona.
   *[other] Para empezar faltan { $missing } personas.
}
setup-panel-change = Cambiar opciones
setup-panel-close = Cerrar la mesa
setup-panel-sure =
    ### { $table } · ¿cerrar la mesa?
    Toda la mesa pierde su asiento. No se pierde nada más.
setup-panel-keep = Dejarla abierta
setup-panel-closed = { $table } está cerrada.
setup-panel-too-few-lords = Aquí hay { $seated } asientos ocupados, así que la mesa no puede ser más pequeña.

## Computer lords

setup-computers = Rival IA…
setup-computers-title = ### { $table } · rivales IA
setup-computers-about = Un rival IA juega por sí solo. Las partidas con IA cuentan en sus propias clasificaciones, y para nada más.
setup-computers-level = Dar un asiento a…
setup-computers-temper = Su carácter
setup-computers-seat = En el primer asiento libre
setup-computers-seated = { $lord } tiene el asiento { $seat }.
setup-computers-placeholder = Rivales IA
setup-computers-none = Rivales IA: ninguno
setup-computers-some-balanced = { $count } × { $level } (IA)
setup-computers-some-careful = { $count } × { $level } prudente (IA)
setup-computers-some-greedy = { $count } × { $level } codicioso (IA)
setup-computers-some-spiteful = { $count } × { $level } malicioso (IA)
setup-computers-line = También juegan rivales IA: { $lords }. La partida no cuenta en ninguna clasificación entre personas.
setup-computers-missing = No disponibles aquí: { $levels } (necesitan numba, que no está instalado)
setup-solo-title =
    ### Jugar contra la IA
    { $lords ->
        [1] Juegas contra un rival IA
       *[other] Juegas contra { $lords } rivales IA de un mismo nivel
    }. Empieza cuando elijas el nivel.
setup-solo-practice = Para practicar: no hay reloj, puedes retirar lo que quieras y pedir pistas, y no cuenta en ninguna clasificación.
setup-solo-rated = Para la clasificación: tienes un día para cada turno, no se puede retirar nada, no hay pistas, y abandonar cuenta como derrota.
setup-solo-how = ¿Para qué?
setup-solo-how-practice = Para practicar
setup-solo-how-practice-about = Sin reloj; se puede retirar y pedir pistas
setup-solo-how-rated = Para la clasificación
setup-solo-how-rated-about = Un día para cada turno; mira /ladder con la IA
setup-solo-no-ladder = Aquí una partida es para practicar: las clasificaciones son de los servidores.
setup-solo-level = Contra…
setup-solo-box = ¿Qué caja?
setup-solo-begun = { $table } empieza, en un hilo privado en { $channel }: solo lo ves tú. Allí recibes un aviso cuando te toca; [Jugar] y `/play` lo abren desde cualquier sitio.
setup-solo-begun-direct = { $table } empieza, aquí en nuestros mensajes directos. [Jugar] y `/play` abren tu turno.
setup-solo-closed = Aquí no puedo escribirte, así que una partida no podría seguir. Permite los mensajes directos de un servidor que compartamos, o usa `/game solo` en un servidor.
setup-solo-nothing = No tienes ninguna partida en marcha. `/game new` abre una mesa para varias personas.
setup-solo-begun-open = { $table } empieza, en un hilo en { $channel } que también pueden ver los demás: allí no puedo abrir hilos privados. [Jugar] y `/play` abren tu turno desde cualquier sitio.
setup-pause = Cuánto tardan los rivales IA en jugar
setup-pause-0 = Los rivales IA juegan al momento
setup-pause-0-about = Entre varias personas, tras el minuto para retirar el turno
setup-pause-1 = Los rivales IA juegan después de 1 minuto
setup-pause-2 = Los rivales IA juegan después de 2 minutos
setup-pause-10 = Los rivales IA juegan después de 10 minutos
setup-pause-60 = Los rivales IA juegan después de 1 hora
setup-pause-line = { $minutes ->
    [1] Los rivales IA juegan después de un minuto.
    [60] Los rivales IA juegan después de una hora.
   *[other] Los rivales IA juegan después de { $minutes } minutos.
}
setup-computer-page = Paje
setup-computer-page-about = Nivel 1: está aprendiendo; mira la ficha que tiene en la mano
setup-computer-squire = Escudero
setup-computer-squire-about = Nivel 2: mira una ficha más allá, pero se equivoca a menudo
setup-computer-knight = Caballero
setup-computer-knight-about = Nivel 3: se equivoca menos y piensa en los demás
setup-computer-duke = Duque
setup-computer-duke-about = Nivel 4: fuerte
setup-computer-sovereign = Soberano
setup-computer-sovereign-about = Nivel 5: el más fuerte
setup-temper-balanced = Equilibrado
setup-temper-balanced-about = Juega para ganar
setup-temper-careful = Prudente
setup-temper-careful-about = Evita riesgos
setup-temper-greedy = Codicioso
setup-temper-greedy-about = Le importan sobre todo sus propios puntos
setup-temper-spiteful = Malicioso
setup-temper-spiteful-about = Le gusta estropear los planes de los demás
setup-computer-numbered = { $level } { $number }
setup-computer-named-balanced = { $level } (IA)
setup-computer-named-careful = { $level } prudente (IA)
setup-computer-named-greedy = { $level } codicioso (IA)
setup-computer-named-spiteful = { $level } malicioso (IA)

## Which table is meant

setup-which-table = ¿Qué mesa?
setup-choice-table = { $table } · { $seated } de { $lords } asientos
setup-choice-join = { $table } · { $setup } · { $seated } de { $lords } asientos

## Refusals of this area

setup-only-server = Las mesas se abren en un servidor. Puedes encontrarme en { $servers }.
setup-only-server-none = Las mesas se abren en un servidor, y aún no sé de ninguno que compartamos.
setup-no-place = En { $channel } no se puede jugar. Abre la mesa en un canal de texto, en un canal de anuncios o en una publicación de un foro.
setup-no-write = No puedes escribir en { $channel }, así que no puedes abrir allí una mesa ni esperar una.
setup-no-right =
    No puedo escribir en { $channel }, así que allí una mesa no se vería.
    La administración de este servidor puede ver qué falta con /admin check.

## How variants may be typed, besides their names

setup-word-mighty_duel = Duelo por el poder
setup-word-middle_kingdom = El reino Medio
setup-word-harmony = Armonía
setup-word-dynasty = Dinastía
setup-word-giants = Gigantes
setup-word-court = Corte
setup-word-teams = Equipos

## Commands

setup-command-game-new = Abre una mesa: paso a paso, o de una vez con caja, jugadores y quién
setup-command-game-join = Ocupa un asiento en una mesa abierta
setup-command-game-leave = Deja tu asiento antes del inicio
setup-command-game-invite = Invita a alguien a tu mesa
setup-command-game-decline = Rechaza una invitación
setup-command-game-start = Empieza ya la partida de tu mesa
setup-command-game-host = Abre el panel del anfitrión
setup-command-game-computer = Da un asiento de tu mesa a un rival IA
setup-option-ladder = Si cuenta en la clasificación con la IA
setup-command-game-solo = Juega a solas contra rivales IA, al momento
setup-option-level = Su nivel
setup-option-temper = Su carácter
setup-option-box = Qué caja
setup-option-lords = Cuántos jugadores
setup-option-variants = Reino Medio, Armonía, Duelo por el poder, Dinastía
setup-option-giants = La era de los gigantes: gigantes, huellas, dos misiones
setup-option-court = La Corte: recursos, edificios y personajes
setup-option-teams = Equipos de dos, para 6 u 8 jugadores en La boda real
setup-option-quests = Dos misiones de La era de los gigantes; si faltan, se sortean
setup-option-partners = Cómo se forman las parejas de los equipos
setup-option-clock = El tiempo para un turno, como 36h, 2d o bank 3d +8h
setup-option-who = Quién puede entrar
setup-option-reliability = La fiabilidad que hace falta para entrar, en porcentaje
setup-option-name = Un nombre para la mesa
setup-option-preset = Una configuración ya hecha
setup-option-table = Qué mesa
setup-option-seat = Qué asiento
setup-option-user = Quién
