admin-command-admin = Para quienes gestionan este servidor
admin-command-admin-settings = Canal, quién puede abrir mesas, valores iniciales, idioma, iconos
admin-command-admin-check = Comprueba la configuración de este servidor y dice qué falta
admin-title = ### Comprobación · { $missing ->
    [0] todo está bien
    [one] { $missing } cosa que arreglar
   *[other] { $missing } cosas que arreglar
}
admin-where = Las partidas se juegan en { $channel }.
admin-ok = OK · { $right }
admin-missing = {"**"}Falta · { $right }**
admin-optional = Permitido, no hace falta · { $right }
admin-optional-absent = No hace falta · { $right }
admin-never = Nunca hace falta · Gestionar mensajes, ningún intent privilegiado
admin-right-view_channel = Ver el canal
admin-right-send_messages = Enviar mensajes
admin-right-create_public_threads = Crear hilos públicos
admin-right-send_messages_in_threads = Enviar mensajes en hilos
admin-right-attach_files = Adjuntar archivos
admin-right-read_message_history = Leer el historial de mensajes
admin-right-create_private_threads = Crear hilos privados, para que el público de una partida charle sin que lo lean quienes juegan
admin-right-manage_threads = Gestionar hilos, para escribir en hilos que la moderación ha bloqueado
admin-without-view_channel = En { $channel } no se puede abrir ninguna mesa, y los turnos no aparecen allí: los envío por mensaje directo.
admin-without-send_messages = En { $channel } no se puede abrir ninguna mesa. Las partidas en hilos siguen; los turnos de las partidas en el propio canal los envío por mensaje directo.
admin-without-create_public_threads = Las partidas en { $channel } se jugarían en el propio canal.
admin-without-send_messages_in_threads = Las partidas en { $channel } se jugarían en el propio canal hasta que lo permitas.
admin-without-attach_files = Los turnos llegan como tableros en texto, sin imágenes.
admin-without-read_message_history = Tras una interrupción se podría contar un turno dos veces.
admin-fix = Ajustes del canal → Permisos → Castellan → { $right } → permitir.
admin-members = miembros sin rol propio
admin-members-view_channel = {"**"}Falta para { $who }** · no pueden ver { $channel }, así que no pueden jugar.
admin-members-send_messages_in_threads = {"**"}Falta para { $who }** · no pueden escribir en hilos, así que cuando se archiva el hilo de una partida no pueden pulsar sus botones.
admin-members-use_application_commands = {"**"}Falta para { $who }** · no pueden usar comandos como /next; solo les funcionan los botones.
admin-members-read_message_history = {"**"}Falta para { $who }** · no pueden leer lo publicado antes de abrir { $channel }.
admin-fix-members = Ajustes del canal → Permisos → { $who } → { $right } → permitir.
admin-discord-use_application_commands = Usar comandos de aplicaciones
admin-discord-view_channel = Ver canal
admin-discord-send_messages = Enviar mensajes
admin-discord-create_public_threads = Crear hilos públicos
admin-discord-send_messages_in_threads = Enviar mensajes en hilos
admin-discord-attach_files = Adjuntar archivos
admin-discord-read_message_history = Leer el historial de mensajes
admin-button-again = Comprobar otra vez
admin-button-test = Imagen de prueba
admin-test = { $person }, esto es una prueba de las imágenes de Castellan. Desaparece por sí sola.
admin-test-changed = Esto es una prueba de las imágenes de Castellan. Se ha cambiado y desaparece por sí sola.
admin-tested = La imagen de prueba se publicó en { $channel } con una mención tuya, se cambió y se borró otra vez.
admin-test-failed = {"**"}La prueba se detuvo:** { $step }. Discord dice: { $why }
admin-test-post = no se pudo publicar la imagen en { $channel }
admin-test-edit = no se pudo cambiar el mensaje en { $channel }
admin-test-delete = no se pudo borrar el mensaje en { $channel }

## /admin health

admin-command-admin-health = ¿Va todo bien? Mensajes en espera, tareas atrasadas, errores
admin-health-title = ### Estado · { $wrong ->
    [0] todo está bien
    [one] { $wrong } cosa que revisar
   *[other] { $wrong } cosas que revisar
}
admin-health-well = Se han entregado todos los mensajes y no hay nada atrasado.
admin-health-waiting = {"**"}{ $table }:{"**"} { $count ->
    [one] { $count } mensaje en espera
   *[other] { $count } mensajes en espera
} para { $place } desde el { $since }. { $why } Próximo intento { $due }; la partida sigue.
admin-health-astray-channel = {"**"}{ $table }:{"**"} los mensajes no llegan a { $place } desde el { $since }, así que se publican en { $channel }. { $why }
admin-health-astray-direct = {"**"}{ $table }:{"**"} los mensajes no llegan a { $place } desde el { $since }, así que los envío por mensaje directo. { $why }
admin-health-moved = {"**"}{ $table }:{"**"} se borró su hilo, así que se sigue jugando en { $channel } desde el { $since }.
admin-health-more = { $count ->
    [one] Y { $count } mesa más.
   *[other] Y { $count } mesas más.
}
admin-health-late = {"**"}Atrasados:{"**"} { $count ->
    [one] { $count } plazo o recordatorio lleva
   *[other] { $count } plazos y recordatorios llevan
} más de un minuto de retraso, o ha fallado algo y se volverá a intentar.
admin-health-unreadable = {"**"}Ilegibles:{"**"} { $count ->
    [one] { $count } mensaje guardado
   *[other] { $count } mensajes guardados
}.
admin-health-given-up = {"**"}Sin entregar:{"**"} { $count ->
    [1] un mensaje de estas dos semanas no se pudo publicar en ningún sitio, { $at }.
   *[other] { $count } mensajes de estas dos semanas no se pudieron publicar en ningún sitio, el último { $at }.
} { $why }
admin-health-unlisted = {"**"}La lista en vivo** en { $channel } no se puede escribir: el canal ya no existe, o no puedo publicar allí. /admin index elige otro.
admin-health-shut = {"**"}El canal elegido{"**"} { $channel } ya no existe, o no puedo verlo o escribir en él. Allí [Revisar configuración] dice qué falta; /admin settings elige otro.
admin-health-faults = {"**"}Errores:{"**"} { $count } en un día, el último { $at }. El registro de errores lo tiene con el código { $code }.
admin-health-refused = {"**"}Rechazados:{"**"} Discord no acepta { $count ->
    [1] un mensaje
   *[other] { $count } mensajes
}, último { $at }: { $cause }. Cada uno se envió solo como texto, o si no, por mensaje directo a quien tenía el turno.
admin-health-readable = {"**"}Archivos legibles:{"**"} otros usuarios de la máquina pueden leer mis archivos, con los sorteos de fichas de las partidas en juego. Allí, {"`"}python bot.py check{"`"} dice qué escribir.
admin-health-full = {"**"}Sin espacio:{"**"} mi disco estaba lleno o era de solo lectura { $at }; lo que se pulsó entonces se rechazó y no se perdió nada.
admin-health-busy = {"**"}Ocupada:{"**"} mi base de datos no respondió a tiempo { $at }. No se perdió nada.
admin-health-code-compiling = {"**"}Rivales IA:{"**"} se está compilando el código máquina de los dos más fuertes, una vez por versión. Hasta que esté listo, juegan como el que mira una ficha más allá.
admin-health-code-missing = {"**"}Rivales IA:{"**"} aquí no se puede compilar el código máquina de los dos más fuertes, así que juegan como el que mira una ficha más allá. Lo intento otra vez cada diez minutos.
admin-health-clock = {"**"}Reloj:{"**"} el de la máquina va { $seconds } s { $way ->
    [ahead] por delante
   *[behind] por detrás
} del de Discord, y las horas que digo, también.
admin-health-elsewhere = {"**"}Otro programa{"**"} responde con mi token; se me ha adelantado { $count ->
    [1] una vez
   *[other] { $count } veces
}, la última { $at }. Detenlo o restablece el token.
admin-health-still = {"**"}Disco:{"**"} la carpeta de mis datos no responde.
admin-health-low = {"**"}Poco espacio:{"**"} en mi disco solo quedan { $free }.
admin-health-backups-fail = {"**"}Fallan las copias de seguridad.{"**"} El registro dice por qué ({"`"}backup.failed{"`"}).
admin-health-undrawn = {"**"}Imágenes:{"**"} la última que no se pudo dibujar ({ $cause }) se pidió { $at }; en su lugar se mostró texto. Mi registro de errores dice por qué.
admin-health-why-forbidden = Allí no puedo escribir; [Revisar configuración] dice qué falta.
admin-health-why-locked = La moderación bloqueó el hilo.
admin-health-why-gone = El sitio se borró.
admin-health-why-refused = Discord lo rechaza ({ $code }).
admin-health-why-internal = Es un fallo mío ({ $code }); mi registro de errores dice más.
admin-health-why-silent = Discord no responde ({ $code }).
admin-health-gateway = Con conexión, { $milliseconds } ms hasta Discord
admin-health-gateway-away = Sin conexión con Discord
admin-health-outage = última interrupción de { $time }, hasta el { $at }, devuelta a todos los relojes
admin-health-backup = última copia de seguridad { $at }
admin-health-backup-none = aún sin copia de seguridad
admin-health-disk = { $free } libres
admin-health-processes = procesos por shards: { $shards }
admin-health-version = versión { $version }
admin-health-megabytes = { $size } MB
admin-health-gigabytes = { $size } GB
admin-button-retry = Reintentar ahora
admin-button-look = Mirar otra vez
admin-health-retried = { $count ->
    [0] No había nada pendiente de reintentar.
    [one] Se reintenta ahora { $count } cosa.
   *[other] Se reintentan ahora { $count } cosas.
}

## /admin settings

admin-option-setting = Qué ajustar
admin-option-value = El valor; un canal, un rol, o iconos como sawmill=k1t0
admin-pick-channel = Canal de las mesas
admin-pick-opener = Quién puede abrir mesas
admin-pick-cups = Canal de los torneos
admin-pick-organiser = Quién puede organizar torneos
admin-pick-place = Hilos o canal
admin-pick-detail = Detalle de los hilos
admin-pick-watching = Público
admin-pick-reminders = Recordatorios
admin-pick-ladders = Clasificaciones
admin-pick-repeats = Partidas con rating contra la misma persona
admin-pick-invitations = Invitaciones al día
admin-pick-computers = Cuánto tardan los rivales IA en jugar
admin-pick-language = Idioma de los mensajes públicos
admin-pick-theme = Colores de las imágenes públicas
admin-pick-answer = Horas para que responda quien está ausente
admin-pick-again = Horas hasta repetir una pregunta rechazada
admin-pick-pause = Días de pausa que el silencio acepta
admin-pick-takebacks = Veces que se retira un turno sin votar
admin-pick-back = Minutos que quedan al menos tras retirarlo
admin-pick-icons = Iconos de los edificios
admin-settings-title = ### Ajustes de este servidor
admin-settings-scope = Valen para todo el mundo aquí y se guardan al momento. Las partidas en juego y las mesas abiertas siguen como están, salvo los números de las votaciones.
admin-settings-done = Guardado. /admin settings los vuelve a abrir.
admin-value-unknown = No conozco el valor «{ $value }» aquí. Elige primero un ajuste y luego uno de los valores que sugiere.
admin-channel = Canal de las mesas…
admin-channel-set = Las mesas se publican en { $channel }.
admin-channel-none = Las mesas se publican donde se escribe /game new.
admin-channel-gone = El canal de las mesas ya no existe, así que se publican donde se escribe /game new.
admin-channel-shut = Todavía no puedo escribir en { $channel }. La comprobación dice qué falta.
admin-cups = Canal de los torneos…
admin-cups-set = Los torneos se anuncian en { $channel }.
admin-cups-none = Los torneos se anuncian donde se escribe /organise.
admin-cups-gone = El canal de los torneos ya no existe, así que se anuncian donde se escribe /organise.
admin-organiser = Quién puede organizar…
admin-organiser-set = { $role } puede crear torneos, igual que quien tiene el permiso Gestionar servidor.
admin-organiser-none = Solo quien tiene el permiso Gestionar servidor puede crear torneos.
admin-organiser-gone = El rol de la organización ya no existe, así que solo quien tiene el permiso Gestionar servidor puede crear torneos.
admin-opener = Quién puede abrir mesas…
admin-opener-set = Solo { $role } puede abrir mesas.
admin-opener-gone = El rol que puede abrir mesas ya no existe, así que nadie puede. Elige otro, o permíteselo a todo el mundo.
admin-opener-none = Todo el mundo puede abrir mesas.
admin-fair = Votaciones: quien está ausente tiene { $answer_hours } h para responder, las preguntas rechazadas esperan { $again_hours } h, el silencio acepta pausas de hasta { $pause_days } d. Retirar turnos: { $takebacks } veces por turno sin votar, con al menos { $minutes_back } min.
admin-answer = Horas para responder ausente ({ $least }–{ $most })
admin-again = Horas hasta repetir pregunta ({ $least }–{ $most })
admin-pause = Días de pausa por silencio ({ $least }–{ $most })
admin-takebacks = Retiradas por turno sin voto ({ $least }–{ $most })
admin-back = Minutos mínimos tras una ({ $least }–{ $most })
admin-fair-form = Votaciones y retiradas del turno
admin-fair-unread = No se ha cambiado nada: cada número tiene que estar dentro de los límites que dice el formulario.
admin-icons-count = { $count ->
    [0] Ningún edificio tiene iconos corregidos.
    [one] { $count } edificio tiene iconos corregidos.
   *[other] { $count } edificios tienen iconos corregidos.
}
admin-place = Hilos o canal…
admin-place-threads = Partidas: cada una en su hilo
admin-place-channel = Partidas: en el propio canal
admin-place-channel-about = Para una sola partida a la vez
admin-detail = Detalle de los hilos…
admin-detail-turn = Los hilos conservan cada turno
admin-detail-turn-about = Las mesas nuevas empiezan así; el anfitrión puede cambiarlo
admin-detail-round = Los hilos conservan cada ronda
admin-detail-round-about = Solo queda el último turno de una ronda
admin-watching = Público…
admin-watching-everybody = Público: todo el mundo
admin-watching-everybody-about = Las mesas nuevas empiezan así; el anfitrión puede cambiarlo
admin-watching-table = Público: solo la mesa
admin-watching-table-about = Los demás no pueden mirar los reinos ni la puntuación
admin-reminders = Recordatorios…
admin-reminders-half = Recordatorios: a la mitad y 2 horas antes
admin-reminders-half-about = Para quien no ha elegido en /settings
admin-reminders-late = Recordatorios: 2 horas antes del final
admin-reminders-late-about = Para quien no ha elegido en /settings
admin-reminders-none = Recordatorios: ninguno
admin-reminders-none-about = Salvo para quien ha elegido alguno en /settings
admin-ladders = Clasificaciones…
admin-ladders-public = Clasificaciones: a la vista de todos
admin-ladders-public-about = /ladder responde en el canal
admin-ladders-private = Clasificaciones: para quien pregunta
admin-ladders-private-about = /ladder responde solo a quien pregunta
admin-ladders-off = Clasificaciones: desactivadas
admin-ladders-off-about = Aquí sin clasificaciones, perfiles ni récords; no se borra nada
admin-repeats = Misma persona…
admin-repeats-number = Misma persona: { $number ->
    [one] { $number } partida
   *[other] { $number } partidas
} con rating por semana
admin-repeats-number-about = Las demás no cuentan en ningún rating
admin-repeats-all = Misma persona: todas con rating
admin-repeats-all-about = Cada una cuenta aún menos que la anterior
admin-invitations = Invitaciones al día…
admin-invitations-number = Desconocidos: { $number ->
    [0] ninguna invitación
    [one] { $number } invitación al día
   *[other] { $number } invitaciones al día
}
admin-invitations-number-about = A gente sin ninguna partida terminada en común
admin-computers = Los rivales IA juegan…
admin-computers-number = Rivales IA: { $number ->
    [0] al momento
    [1] después de 1 minuto
    [60] después de 1 hora
   *[other] después de { $number } minutos
}
admin-computers-number-about = En mesas nuevas; el anfitrión puede elegir otra pausa
admin-theme = Colores de imágenes…
admin-theme-dark = Imágenes públicas: oscuras
admin-theme-light = Imágenes públicas: claras
admin-language = Idioma…
admin-language-discord = Mensajes públicos: el del servidor en Discord
admin-language-en = Mensajes públicos: English
admin-language-fr = Mensajes públicos: Français
admin-language-de = Mensajes públicos: Deutsch
admin-language-es = Mensajes públicos: Español
admin-language-it = Mensajes públicos: Italiano
admin-language-pt = Mensajes públicos: Português
admin-language-nl = Mensajes públicos: Nederlands
admin-language-ru = Mensajes públicos: Русский
admin-language-he = Mensajes públicos: עברית
admin-clear-channel = Mesas donde se escribe
admin-clear-cups = Torneos donde se escribe
admin-clear-organiser = Ningún rol organiza
admin-clear-opener = Mesas: todo el mundo
admin-clear-icons = Sin correcciones
admin-button-fair = Votos y retiradas…
admin-button-icons = Iconos de edificios…
admin-button-check = Revisar configuración
admin-button-done = Listo
admin-button-change = Cambiar…
admin-icons-title = ### Iconos de los edificios
admin-icons-text =
    De estos edificios de Queendomino no hemos encontrado ninguna imagen clara, así que algunos números son nuestra mejor suposición. Si tienes la caja, mira las piezas y corrige lo que sea distinto.
    `k` es el número de caballeros de un edificio, `t` el de torres: `sawmill=k1t0` es un caballero y ninguna torre.
admin-icons-corrected = {"**"}{ $building }** · `{ $icon }` · **corregido**, teníamos { $before }
admin-icons-unverified = {"**"}{ $building }** · `{ $icon }` · { $which ->
    [knights] caballeros
    [towers] torres
   *[both] caballeros y torres
} sin confirmar
admin-icons-running = Las partidas en juego conservan los números con los que empezaron; una Dinastía, los de su primera partida. Las mesas que se abran y los torneos que se publiquen desde ahora toman estos.
admin-icons-refused = «{ $value }» no se puede poner. Solo se pueden corregir los edificios de abajo, en los dos números; todos los demás están confirmados.
admin-icons-unread = «{ $value }» no es una corrección. Escribe un edificio, `=` y los dos números de 0 a 9, como `sawmill=k1t0`.
admin-icons-form = Iconos de los edificios
admin-icons-label = k = caballeros, t = torres del edificio
admin-icons-suggest = { $building }: ahora { $icon }

## /admin index

admin-command-admin-index = Elige el canal de la lista en vivo
admin-option-channel = El canal en el que se publica
admin-index-title = ### La lista en vivo
admin-index-about = Un mensaje que nombra hasta 10 partidas en juego aquí y se edita una vez por minuto como mucho. Solo nombra partidas cuyos canales ve toda persona que ve la lista.
admin-index-none = No se publica en ninguna parte.
admin-index-set = Se publica en { $channel }.
admin-index-coming = Aparece en { $channel } en menos de un minuto.
admin-index-shut = Debería estar en { $channel }, pero no puedo escribir allí. La comprobación dice qué falta.
admin-index-gone = Su canal ya no existe. Elige otro.
admin-index = Canal de la lista…
admin-index-off = Quitarla

## /admin daily

admin-command-admin-daily = Elige el canal que cuenta quién construyó qué con las fichas del día
admin-daily-title = ### Reinos del día
admin-daily-about = Quien puede abrir mesas aquí puede jugar el reino del día con `/daily play`. Con un canal, la tabla de cada día que alguien de aquí jugó se publica allí una vez, cuando el día ha terminado (00:00 UTC), con nombres, reinos y la semilla. No menciona a nadie.
admin-daily-none = No hay ningún canal elegido.
admin-daily-set = Las tablas se publican en { $channel }.
admin-daily-shut = Las tablas deberían publicarse en { $channel }, pero no puedo escribir allí. La comprobación dice qué falta.
admin-daily-gone = El canal ya no existe, así que no se publica ninguna tabla. Elige otro.
admin-daily = Canal de las tablas…
admin-daily-off = Dejar de publicar
