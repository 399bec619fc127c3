privacy-command-privacy = Qué guarda Castellan sobre ti
privacy-command-privacy-show = Qué guarda Castellan sobre ti
privacy-command-privacy-export = Recibe todos tus datos en un archivo
privacy-command-privacy-delete = Borra tus datos; tus partidas quedan con otro nombre
privacy-former = Alguien que lo dejó
privacy-title = ### Lo que guardo sobre ti
privacy-nothing = No guardo nada sobre ti.
privacy-account = Todo esto se guarda con el número de tu cuenta y el nombre que usas.
privacy-kept-settings = Tus ajustes
privacy-kept-blocked = { $count ->
    [one] { $count } persona con la que nunca compartes mesa
   *[other] { $count } personas con las que nunca compartes mesa
}
privacy-kept-hours = Las horas del día en que pulsas algo, para sugerir una zona horaria
privacy-kept-games = { $count ->
    [one] { $count } partida que juegas, con tus jugadas y lo que estás preparando
   *[other] { $count } partidas que juegas, con tus jugadas y lo que estás preparando
}
privacy-kept-open = { $count ->
    [one] Tu asiento en { $count } mesa que no ha empezado
   *[other] Tus asientos en { $count } mesas que no han empezado
}
privacy-kept-finished = { $count ->
    [one] { $count } partida terminada, con tus jugadas
   *[other] { $count } partidas terminadas, con tus jugadas
}
privacy-kept-former = { $count ->
    [one] { $count } asiento tuyo que ocupó otra persona
   *[other] { $count } asientos tuyos que ocuparon otras personas
}
privacy-kept-invitations = { $count ->
    [one] { $count } invitación, recibida o enviada
   *[other] { $count } invitaciones, recibidas o enviadas
}
privacy-kept-queue = { $count ->
    [one] Tu sitio en { $count } cola
   *[other] Tus sitios en { $count } colas
}
privacy-kept-turns = { $count ->
    [one] Para tu fiabilidad: { $count } turno o partida terminada
   *[other] Para tu fiabilidad: { $count } turnos y partidas terminadas
}
privacy-kept-results = { $count ->
    [one] { $count } resultado o rating
   *[other] { $count } resultados y ratings
}
privacy-kept-absences = { $count ->
    [one] { $count } ausencia que anunciaste
   *[other] { $count } ausencias que anunciaste
}
privacy-kept-plans = { $count ->
    [one] { $count } plan para un turno, y qué fue de él
   *[other] { $count } planes para turnos, y qué fue de ellos
}
privacy-kept-notes = { $count ->
    [one] { $count } nota a una pareja
   *[other] { $count } notas a parejas
}
privacy-kept-votes = { $count ->
    [one] { $count } respuesta a una pregunta a la mesa
   *[other] { $count } respuestas a preguntas a la mesa
}
privacy-kept-drafts = { $count ->
    [one] { $count } configuración que estás eligiendo
   *[other] { $count } configuraciones que estás eligiendo
}
privacy-kept-presets = { $count ->
    [one] { $count } configuración que guardaste para un servidor
   *[other] { $count } configuraciones que guardaste para servidores
}
privacy-kept-imports = { $count ->
    [one] { $count } registro o reino que trajiste
   *[other] { $count } registros y reinos que trajiste
}
privacy-kept-follows = { $count ->
    [one] { $count } partida o persona que sigues
   *[other] { $count } partidas y personas que sigues
}
privacy-kept-cups = { $count ->
    [one] Lo que hiciste en { $count } torneo
   *[other] Lo que hiciste en { $count } torneos
}
privacy-kept-cup_drafts = { $count ->
    [one] { $count } torneo que estás preparando
   *[other] { $count } torneos que estás preparando
}
privacy-kept-remembered = { $count ->
    [one] De antes de que borraras tus datos: { $count } entrada con un código en lugar de tu cuenta
   *[other] De antes de que borraras tus datos: { $count } entradas con un código en lugar de tu cuenta
}
privacy-remembered = Las decisiones y los límites siguen valiendo si vuelves. Durante { $days ->
    [one] { $days } día
   *[other] { $days } días
}, un código en lugar de tu cuenta conserva qué turnos perdiste y cuándo estuviste en ausencia, y las partidas que juegues no cambian tu rating; mientras dure un evento o una partida, conserva también que participabas.
privacy-unread = No leo lo que la gente se escribe, y no guardo nada de ello.
privacy-about = Si lo borras, todo esto desaparece al momento y para siempre. Las partidas terminadas quedan con el nombre «{ $former }»; en las que juegas, el piloto automático ocupa tu asiento desde entonces. Lo publicado en Discord sigue allí tal como está.
privacy-backups = Las copias de seguridad conservan lo que borras hasta { $days ->
    [one] { $days } día
   *[other] { $days } días
} más.
privacy-blocks = Las mesas que nombraste reciben otro nombre. Un bloqueo que alguien te puso sigue valiendo si vuelves: en lugar de tu cuenta guarda un código que no dice quién eres.
privacy-button-export = Guardar como archivo
privacy-button-delete = Borrarlo todo…
privacy-link-privacy = Política de privacidad
privacy-link-terms = Condiciones del servicio
privacy-export-parts = Es grande, así que llega en partes. Guárdalas todas en una carpeta y únelas por orden: `cat { $file }.0* > { $file }` en Linux y macOS; en Windows, `copy /b` con todas unidas por `+`. Después descomprime { $file }.
privacy-export = Aquí está todo lo que guardo sobre ti, con los registros de tus partidas. La semilla de una partida llega cuando ya nadie juega con su sorteo de fichas.
privacy-form = Borrar todos tus datos
privacy-form-word = Escribe «borrar» para borrarlo todo
privacy-word = borrar
privacy-kept-all = No se ha borrado nada, porque la palabra era otra.
privacy-deleted = Tus datos están borrados. Puedes volver a empezar cuando quieras.
privacy-deleted-games = { $games ->
    [one] El piloto automático sigue jugando en { $games } partida.
   *[other] El piloto automático sigue jugando en { $games } partidas.
}
privacy-deleted-finished = { $finished ->
    [one] { $finished } partida terminada nombra ahora a «{ $former }».
   *[other] { $finished } partidas terminadas nombran ahora a «{ $former }».
}
privacy-deleted-left = { $left ->
    [one] Tu asiento está libre en { $left } mesa que no había empezado.
   *[other] Tus asientos están libres en { $left } mesas que no habían empezado.
}
