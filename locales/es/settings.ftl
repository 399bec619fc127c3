settings-command-settings = Tus ajustes: avisos, recordatorios, horas de silencio, imágenes, idioma
settings-option-notice = Cómo se te avisa de que te toca
settings-option-reminders = Cuándo se te recuerda un turno
settings-option-quiet = Horas en las que no suena nada, como 22:00-07:00, o ninguna
settings-option-zone = Tu zona horaria, como Europe/Berlin
settings-option-pictures = Cómo te llegan las imágenes
settings-option-theme = Los colores de tus imágenes privadas
settings-option-language = El idioma de lo que solo ves tú
settings-option-forced = Qué pasa cuando un paso no te deja elegir
settings-option-weekends = Si tus relojes esperan los sábados y domingos
settings-option-ladders = Si apareces en clasificaciones y récords, y se puede ver tu perfil
settings-option-animation = Si las repeticiones pueden moverse
settings-option-brief = Si solo se cuenta lo que ha cambiado, y los pasos escritos de un turno en una línea
settings-option-soon = Si se te avisa cuando tu turno es el siguiente
settings-title = ### Tus ajustes
settings-saved = Guardado: { $settings }.
settings-scope = Valen en todos los servidores y se guardan al momento.
settings-notice = Aviso de turno…
settings-notice-mention = Aviso de turno: mención en el hilo
settings-notice-mention-about = Si eso falla, un mensaje directo
settings-notice-direct = Aviso de turno: mensaje directo
settings-notice-direct-about = Si eso falla, una mención en el hilo
settings-notice-both = Aviso de turno: las dos cosas
settings-reminders = Recordatorios…
settings-reminders-server = Recordatorios: los del servidor
settings-reminders-half = Recordatorios: a la mitad y 2 horas antes
settings-reminders-late = Recordatorios: 2 horas antes del final
settings-reminders-none = Recordatorios: ninguno
settings-quiet = Horas de silencio…
settings-quiet-none = Horas de silencio: ninguna
settings-quiet-hours = Horas de silencio: { $from }–{ $until }
settings-quiet-other = Horas de silencio: otras…
settings-quiet-form = Horas de silencio
settings-quiet-from = Desde, como 22:00
settings-quiet-until = Hasta, como 07:00
settings-quiet-unknown = No conozco las horas «{ $hours }». Escribe dos horas distintas, como 22:00-07:00.
settings-no-zone = Las horas de silencio y los fines de semana tranquilos necesitan tu zona horaria. Elígela con el botón de abajo.
settings-pictures = Imágenes…
settings-pictures-standard = Imágenes: normales
settings-pictures-board = Imágenes: primero el tablero en texto
settings-pictures-board-about = Cada imagen lleva encima su tablero en texto
settings-pictures-words = Imágenes: ninguna, solo palabras
settings-pictures-words-about = Frases en lugar de cada imagen
settings-theme = Colores de las imágenes…
settings-theme-dark = Colores de las imágenes: oscuros
settings-theme-light = Colores de las imágenes: claros
settings-theme-light-about = Las imágenes públicas conservan los colores del servidor
settings-language = Idioma…
settings-language-discord = Idioma: el de Discord
settings-language-en = English
settings-language-fr = Français
settings-language-de = Deutsch
settings-language-es = Español
settings-language-it = Italiano
settings-language-pt = Português
settings-language-nl = Nederlands
settings-language-ru = Русский
settings-language-he = עברית
settings-forced = Jugadas forzosas…
settings-forced-ask = Jugadas forzosas: preguntarme
settings-forced-ask-about = Terminas tú cada turno
settings-forced-play = Jugadas forzosas: jugarlas
settings-forced-play-about = Un turno sin nada que elegir se juega por ti
settings-weekends-off = Fines de semana: el reloj corre
settings-weekends-on = Fines de semana: el reloj espera
settings-soon-off = Antes de mi turno: sin aviso
settings-soon-on = Antes de mi turno: con aviso
settings-brief-off = Respuestas: completas
settings-brief-on = Respuestas: breves
settings-ladders-on = Clasificaciones: aparezco
settings-ladders-off = Clasificaciones: no aparezco
settings-animation-on = Repeticiones: animadas
settings-animation-off = Repeticiones: imágenes fijas
settings-weekends-on-choice = Sí, los relojes esperan los fines de semana
settings-weekends-off-choice = No, los relojes corren los fines de semana
settings-soon-on-choice = Sí, avisarme cuando mi turno sea el siguiente
settings-soon-off-choice = No, no avisarme cuando mi turno sea el siguiente
settings-brief-on-choice = Sí, respuestas breves
settings-brief-off-choice = No, respuestas completas
settings-ladders-on-choice = Sí, mostrarme en las clasificaciones
settings-ladders-off-choice = No, ocultarme en las clasificaciones
settings-animation-on-choice = Sí, repeticiones animadas
settings-animation-off-choice = No, imágenes fijas
settings-zone-unset = Zona…
settings-zone-set = Zona: { $zone }
settings-zone-title = ### Tu zona horaria
settings-zone-line = Es { $zone }, donde ahora son las { $time }.
settings-zone-line-none = No está elegida.
settings-zone-why = Por ella se rigen las horas de silencio, los fines de semana tranquilos y los días de ausencia. Las horas en los mensajes se muestran igualmente en tu propia zona.
settings-zone-hour = ¿Qué hora es para ti?
settings-hour = { $hour }:00–{ $hour }:59
settings-zone-pick = Zonas donde es esa hora…
settings-zone-which = ¿Cuál de estas es la tuya?
settings-zone-all = Todas las zonas: /settings zone:
settings-zone-none = Sin zona
settings-zone-guess = Por tus pulsaciones, tu zona parece { $zone }. ¿La usamos?
settings-zone-use = Usarla
settings-zone-unknown = No conozco la zona «{ $zone }». Escribe una ciudad grande cerca de ti, o una diferencia como +2; /settings zone: sugiere lo que encaja.
settings-reliability = Tu fiabilidad es del { $percent } %. Cuenta tus últimos 100 turnos; terminar partidas la sube.
settings-cap = Por ahora puedes estar en { $games } partidas a la vez, y estás en { $playing }.
settings-button-away = Ausencia…
settings-button-data = Mis datos…
settings-button-done = Listo
settings-done = Guardado. /settings los vuelve a abrir.

## /away

settings-command-away = Di cuándo no estás: tus relojes esperan y no suena nada
settings-option-away-from = Primer día: hoy, mañana, 3 dic, 2026-12-03
settings-option-away-until = Último día, o cuántos días: 10 dic, 7d
settings-option-away-note = Una nota para ti
settings-day-today = hoy
settings-day-tomorrow = mañana
settings-away-said = Estás en ausencia { $from }–{ $until } ({ $used } de { $budget } días de { $year }{ $later ->
    [0] {""}
   *[other] {" "}y { $later } de { $next }
}).
settings-away-waiting = { $count ->
    [one] Los relojes esperan en { $count } partida.
   *[other] Los relojes esperan en { $count } partidas.
}
settings-away-playing = { $count ->
    [one] { $tables } no respeta las ausencias: su reloj corre, y allí juega el piloto automático.
   *[other] { $tables } no respetan las ausencias: sus relojes corren, y allí juega el piloto automático.
}
settings-away-playing-more = { $tables } y { $more } más no respetan las ausencias: sus relojes corren, y allí juega el piloto automático.
settings-away-rounds = En { $cups } el reloj espera, pero las rondas no: el piloto automático juega lo que quede cuando termina una ronda.
settings-away-title = ### Ausencia
settings-away-used = Has anunciado { $used } de { $budget } días de { $year }.
settings-away-line = { $from }–{ $until }
settings-away-about = Mientras no estás, los relojes esperan donde la mesa lo respeta, y no suena nada. Si la acortas, recuperas sus días, salvo los que ya han empezado: cada 24 horas cuentan desde su primer minuto. Durante cinco minutos puedes retirarla entera.
settings-away-stands = Esto ya está anunciado. [Conservar] muestra todo lo que has anunciado, [Cancelar] lo retira.
settings-away-dropped = { $from }–{ $until } queda retirada.
settings-away-cut = Has vuelto: { $from }–{ $until } queda acortada.
settings-away-keep = Conservar
settings-away-cancel = Cancelar
settings-away-new = Anunciar…
settings-away-form = ¿Cuándo no estás?
settings-away-from = Primer día
settings-away-until = Último día, o cuántos días

## /block

settings-command-block = No compartas nunca mesa con alguien, o quita ese bloqueo
settings-option-block-user = Con quién
settings-blocked-on = Ya nunca compartirás mesa con { $lord }, en ningún servidor. No se avisa a nadie; las partidas en común siguen.
settings-blocked-off = Puedes volver a compartir mesa con { $lord }.
settings-blocked-all = -# Nunca compartes mesa con: { $people }{ $more ->
    [0] {""}
   *[other] {" "}y { $more } más
}
settings-block-lift = Quitar el bloqueo
settings-block-again = Nunca más
