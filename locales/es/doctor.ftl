doctor-do-token = Entrar con DISCORD_TOKEN
doctor-see-token = el nombre del bot
doctor-do-application = Leer los ajustes de la aplicación
doctor-see-application = ninguna Interactions Endpoint URL, porque las pulsaciones llegan por el gateway
doctor-do-gateway = Conectar con los dos intents
doctor-see-gateway = Discord envía los servidores del bot
doctor-do-channel = Encontrar el canal de prueba
doctor-see-channel = un canal de texto que el bot puede ver
doctor-do-rights = Comparar los permisos del bot allí con los que necesitan las partidas
doctor-see-rights = no falta ninguno
doctor-do-commands = Comparar los comandos registrados con los de esta versión
doctor-see-commands = son los mismos
doctor-do-clock = Comparar el reloj de esta máquina con el de Discord
doctor-see-clock = menos de un segundo entre los dos
doctor-do-latency = Medir tres peticiones y el heartbeat
doctor-see-latency = bastante menos de un segundo (Discord espera una respuesta tres segundos)
doctor-do-post = Publicar un mensaje con una imagen y un botón
doctor-see-post = llegan los dos
doctor-do-edit = Poner otra imagen en ese mensaje
doctor-see-edit = solo la imagen nueva
doctor-do-names = Publicar un nombre con marcas, un @everyone y escritura de derecha a izquierda
doctor-see-names = el texto vuelve sin cambios
doctor-do-mentions = Mencionar a una persona en un texto que también dice @everyone
doctor-see-mentions = solo se menciona a esa persona
doctor-do-twice = Enviar un mensaje dos veces con el mismo nonce
doctor-see-twice = un solo mensaje
doctor-do-file = Adjuntar un archivo y descargarlo
doctor-see-file = los mismos bytes
doctor-do-history = Buscar un mensaje por su botón
doctor-see-history = se encuentra
doctor-do-thread = Abrir un hilo en el primer mensaje y publicar en él
doctor-see-thread = queda abierto 7 días
doctor-do-archived = Archivar el hilo, editar un mensaje en él, publicar en él
doctor-see-archived = la edición se rechaza con 50083; la publicación vuelve a abrir el hilo
doctor-do-private = Abrir un hilo privado y añadir a una persona
doctor-see-private = la persona está en él, sin Gestionar hilos
doctor-do-direct = Escribir a la cuenta propietaria de la aplicación
doctor-see-direct = llega un mensaje directo con una imagen
doctor-do-pace = Editar un mensaje seis veces seguidas
doctor-see-pace = llegan todas, con unos pocos límites de frecuencia (429) como mucho, que se esperan
doctor-do-answer = Pulsar [1]
doctor-see-answer = una pantalla privada con una imagen, al momento
doctor-do-deferred = Pulsar [2] en la pantalla privada
doctor-see-deferred = primero se acusa recibo; después su imagen es otra
doctor-do-update = Pulsar [3] en la pantalla privada
doctor-see-update = su imagen es otra al momento
doctor-do-public = Pulsar [4] en la pantalla privada
doctor-see-public = un mensaje para todo el mundo, aunque el acuse de recibo fue privado
doctor-do-form = Pulsar [5] en la pantalla privada y enviar el formulario
doctor-see-form = llega lo elegido y lo escrito
doctor-do-locked = Bloquear el hilo del doctor, como moderación
doctor-see-locked = publicar allí se rechaza, salvo que el bot tenga Gestionar hilos
doctor-do-check = Escribir /admin check en el canal de las partidas, y pulsar [Imagen de prueba]
doctor-see-check = nada que arreglar; se publica una imagen, se cambia y se borra
doctor-do-table = Escribir /game new, poner 2 jugadores, [Abrir la mesa]; otra persona pulsa [Ocupar un asiento]
doctor-see-table = se abre un hilo en el mensaje de la mesa, y se menciona a una de las dos personas
doctor-do-turn = Jugar un turno: [Jugar], una ficha, [Terminar el turno]
doctor-see-turn = el reino aparece en el hilo; suena el dispositivo de quien tiene el turno siguiente
doctor-do-phone = Jugar un turno en un teléfono
doctor-see-phone = los números de la imagen se pueden leer, y los botones están a un gesto
doctor-do-closed = Pulsar un botón en el panel, y cerrar el panel al momento
doctor-see-closed = no pasa nada, y /admin health no conoce ningún error
doctor-do-directs = Escribir /games en un mensaje directo al bot
doctor-see-directs = aparece tu partida
doctor-do-restart = Parar el bot, pulsar un botón de un mensaje anterior, arrancar el bot, pulsarlo otra vez
doctor-see-restart = Discord dice que la interacción ha fallado; la segunda vez funciona
doctor-do-deleted = Borrar el hilo de una partida en juego, y seguir jugando desde /games
doctor-see-deleted = el turno siguiente se cuenta en un sitio nuevo
doctor-do-asleep = Cerrar el hilo de una partida en juego
doctor-see-asleep = se abre otra vez al momento
doctor-do-health = Escribir /admin health
doctor-see-health = todo está bien
doctor-line =
    { $state } { $n }. { $id } · { $do } → { $see }
    {"        "}{ $seen }
doctor-by-hand = { $state } { $n }. { $id } · { $do } → { $see }
doctor-state-ok = {"["}bien]
doctor-state-failed = {"["}FALLO]
doctor-state-skipped = {"["}omitido]
doctor-state-hand = {"["}a mano]
doctor-sum = { $failed ->
    [0] No ha fallado nada.
    [one] Ha fallado { $failed } comprobación.
   *[other] Han fallado { $failed } comprobaciones.
} Lo marcado «a mano» te toca a ti: docs/discord.md dice más.
doctor-cleaned = { $left ->
    [0] Todo lo que se hizo ({ $made }) se ha borrado.
   *[other] De { $made } cosas hechas, { $left } no se pudieron borrar. Los hilos solo se pueden borrar con Gestionar hilos. Bórralas a mano: { $urls }
}
doctor-wait = {"        "}{ $what } ({ $seconds } segundos)
doctor-press = Pulsa [{ $button }] en el canal de prueba.
doctor-form-send = Enviar
doctor-lock = Bloquea este hilo, como persona con Gestionar hilos: { $url }
doctor-nobody = Nadie lo hizo a tiempo, así que no se espera nada más.
doctor-not-waited = Sin esperar.
doctor-which-channel = bot.py: di un canal en el que probar: python bot.py doctor --channel ID (en Discord: clic derecho en un canal, Copiar ID del canal).
doctor-no-token = DISCORD_TOKEN no está puesto. Cópialo de https://discord.com/developers/applications, Bot, Reset Token, en .env.
doctor-wrong-token = Discord rechaza DISCORD_TOKEN. Cópialo otra vez de https://discord.com/developers/applications, Bot, Reset Token, en .env.
doctor-wrong-shards = Discord rechaza estos shards ({ $code }). Quita SHARD_COUNT y SHARD_IDS de la configuración o aumenta SHARD_COUNT: un shard admite como máximo 2500 servidores.
doctor-outdated = Discord ya no acepta esta versión de Castellan ({ $code }). Actualízala: docs/hosts.md explica cómo.
doctor-no-discord = No se puede llegar a Discord ({ $why }). Mira la red de esta máquina y https://discordstatus.com, y prueba otra vez.
doctor-no-gateway = El gateway no nos ha dejado entrar ({ $why }). Mira https://discordstatus.com, y prueba otra vez.
doctor-endpoint = La aplicación tiene una Interactions Endpoint URL ({ $address }), así que ninguna pulsación llega al bot. Vacía ese campo en https://discord.com/developers/applications.
doctor-no-channel = No hay ningún canal { $id } que el bot pueda ver. Comprueba el identificador; si es correcto, invita al bot a ese servidor o permítele allí Ver canal.
doctor-no-text-channel = { $id } no es un canal de texto. Elige uno.
doctor-no-rights = Falta en #{ $channel }: { $rights }. Permítelo: ajustes del canal → Permisos → el bot.
doctor-commands-differ = Estos son distintos o no están registrados: { $names }. Arranca el bot una vez (make run), y los registra.
doctor-clock-wrong = Los relojes difieren en { $seconds } segundos. Pon en hora el reloj de esta máquina, por ejemplo activando NTP.
doctor-refused = Discord lo ha rechazado: { $why }
doctor-impossible = No es posible, porque ha fallado una línea anterior.
doctor-not-private = Aquí no está permitido Crear hilos privados. Solo lo necesitan los hilos del público y los torneos con el mismo sorteo para todos.
doctor-no-owner = La cuenta propietaria de la aplicación no está en este servidor.
doctor-changed = Ha vuelto como { $text }.
doctor-not-found = No se encontró el mensaje.
doctor-still-private = El mensaje era privado.
doctor-saw-token = { $name }
doctor-saw-application = Propiedad de { $owner }. { $pages ->
    [2] Las condiciones y la política de privacidad tienen dirección.
   *[other] Las condiciones y la política de privacidad aún no tienen dirección; el App Directory las pide.
}
doctor-saw-gateway = { $servers ->
    [one] { $servers } servidor
   *[other] { $servers } servidores
}, { $shards ->
    [one] { $shards } shard
   *[other] { $shards } shards
}
doctor-saw-channel = #{ $channel } en { $server }
doctor-saw-rights = los { $count }
doctor-saw-commands = { $count } comandos
doctor-saw-clock = { $seconds } s
doctor-saw-latency = petición más lenta { $request } s, heartbeat { $heartbeat } s
doctor-saw-pictures = { $count ->
    [one] { $count } imagen
   *[other] { $count } imágenes
}
doctor-saw-unchanged = { $count } caracteres, sin cambios
doctor-saw-mentions = { $count ->
    [one] { $count } persona mencionada
   *[other] { $count } personas mencionadas
}
doctor-saw-messages = { $count ->
    [one] { $count } mensaje
   *[other] { $count } mensajes
}
doctor-saw-bytes = han vuelto { $count } bytes
doctor-saw-found = encontrado
doctor-saw-thread = { $days } días
doctor-saw-archived = la edición: { $code }; después el hilo estaba abierto
doctor-saw-members = { $count } en el hilo
doctor-saw-direct = enviado a { $person }
doctor-saw-pace = { $edits } ediciones en { $seconds } s, límites de frecuencia: { $limited }; en total { $all } en { $requests } peticiones hasta ahora
doctor-saw-answer = llegó tras { $arrived } s, respondido tras { $answered } s
doctor-saw-public = para todo el mundo
doctor-saw-form = { $values }
doctor-saw-posted = publicado
doctor-saw-refused = rechazado con { $code }
doctor-shown-clock = El doctor de Castellan: ¿qué hora es?
doctor-shown-post = El doctor de Castellan: un mensaje con una imagen.
doctor-shown-edit = El doctor de Castellan: el mismo mensaje, cambiado.
doctor-shown-twice = El doctor de Castellan: enviado dos veces, mostrado una.
doctor-shown-file = El doctor de Castellan: un archivo.
doctor-shown-history = El doctor de Castellan: un mensaje que hay que volver a encontrar.
doctor-shown-thread = El doctor de Castellan: un mensaje en un hilo.
doctor-shown-archived = El doctor de Castellan: este hilo está archivado.
doctor-shown-opened = El doctor de Castellan: este hilo vuelve a estar abierto.
doctor-shown-direct = El doctor de Castellan: un mensaje directo.
doctor-shown-pace = El doctor de Castellan: edición { $number }.
doctor-shown-press = El doctor de Castellan: pulsa el botón, por favor.
doctor-shown-private = El doctor de Castellan: solo tú ves esto. Pulsa los números por orden.
doctor-shown-public = El doctor de Castellan: esto lo ve todo el mundo.
doctor-shown-thanks = El doctor de Castellan: gracias.
doctor-button-old = Sin uso
doctor-button-press = { $number }
doctor-thread = El doctor de Castellan
doctor-thread-private = El doctor de Castellan, privado
doctor-form-choose = Elige una
doctor-form-type = Escribe algo
