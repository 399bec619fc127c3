## The kingdom of the day: /daily

daily-command-daily = El reino del día: las mismas fichas para todo el mundo
daily-command-daily-play = Juega el reino de hoy o mira cuánto dura
daily-command-daily-table = Quién construyó qué el último día
daily-command-daily-ladder = La clasificación del mes de los reinos del día
daily-command-daily-world = El último día en todos los servidores, y si tu nombre figura allí
daily-option-month = Qué mes
daily-month-now = Este mes
daily-month-last = El mes pasado
daily-title = ### Reino del día · { $day }
daily-what = { $setup } · contra tres rivales IA de un mismo nivel ({ $level })
daily-ends = El día termina el { $ends }, { $in }.
daily-how = Todo el mundo juega las mismas fichas contra los mismos rivales, a solas y en un hilo privado. Tienes un solo intento, y ningún turno se puede retirar. Hasta que termine el día no se muestra nada a nadie más; por favor, tampoco lo cuentes tú.
daily-told = Después, tu nombre y tu reino aparecen en la tabla del día de este servidor.
daily-seals = -# El sorteo de fichas de hoy está sellado: `{ $seal }` El de mañana: `{ $next }` La semilla que prueba un sello se muestra cuando termina su día.
daily-begin = Jugar el reino de hoy
daily-playing = Ya has empezado. Para que cuente, tu partida tiene que acabar antes que el día.
daily-played = Hoy has construido { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}. La comparación con los demás se muestra cuando termina el día; entonces empieza también el siguiente reino.
daily-left = Has abandonado la partida de hoy, así que no cuenta. El siguiente reino empieza cuando termine el día.
daily-streak = Has jugado { $days } días seguidos.
daily-streak-one = Jugaste ayer.
daily-begun = El reino de hoy empieza, en un hilo privado en { $channel }: solo lo ves tú. Allí recibes un aviso cuando te toca; [Jugar] y `/play` lo abren desde cualquier sitio.
daily-no-thread = El reino del día se juega en un hilo privado, y en { $channel } no puedo abrir ninguno. Quien gestiona el servidor puede permitirlo; `/admin check` dice cómo.
daily-button-today = El reino de hoy
daily-button-table = El último día
daily-button-before = El día anterior
daily-button-ladder = Clasificación del mes
daily-button-last = El mes pasado
daily-button-now = Este mes
daily-button-world = Todos los servidores
daily-button-here = Este servidor
daily-button-replay = Ver la mejor partida
daily-button-mine = Ver la mía
daily-button-review = Analizar mi partida
daily-button-name = Nombrarme allí
daily-button-unname = Dejar de nombrarme

# A day that is over
daily-table-title = ### Reino del día · { $day } · { $world ->
    [yes] todos los servidores
   *[no] quién construyó qué
}
daily-line = { $place }. **{ $lord }** · { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} · { $worth } %{ $streak ->
    [0] {""}
   *[other] {" "}· { $streak } días seguidos
}
daily-you = Tú: { $line }
daily-hidden = alguien
daily-more = -# { $count ->
    [one] { $count } persona jugó
   *[other] { $count } personas jugaron
} este día hasta el final.
daily-model = Con las mismas fichas, { $level } construyó { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, que aquí son el 100 %. Habría quedado en el puesto { $place }.
daily-seed = -# El sorteo fue limpio: la semilla da el sello mostrado antes. Semilla: `{ $seed }` Sello: `{ $seal }`
daily-nobody-named = Nadie que jugara este día se deja nombrar en otros servidores.
daily-named = Las tablas de todos los servidores te nombran, con el nombre de tu cuenta de Discord.
daily-unnamed = Las tablas de otros servidores no te nombran. [Nombrarme allí] lo cambia, también para los días ya terminados; puedes retirarlo cuando quieras.
daily-picture = Los mejores reinos del { $day }

# A month
daily-month-title = ### Reinos del día · { $month }{ $world ->
    [yes] {" "}· todos los servidores
   *[no] {""}
}
daily-month-how = -# Un día vale tus puntos en porcentaje de lo que construyó la IA con las mismas fichas, 200 como mucho. Cuentan los { $best } mejores días. A la derecha: los puestos de los últimos días.
daily-month-none = Todavía no se ha jugado hasta el final ningún día de este mes.
daily-month-you = Estás en el puesto { $place } con { $total }, de { $days ->
    [one] { $days } día
   *[other] { $days } días
}.
daily-head-days = Días
