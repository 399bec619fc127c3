## The kingdom of the day: /daily

daily-command-daily = Il reame del giorno: le stesse tessere per tutti
daily-command-daily-play = Gioca il reame di oggi o guarda quanto dura ancora
daily-command-daily-table = Chi ha costruito che cosa nell’ultimo giorno
daily-command-daily-ladder = La classifica del mese dei reami del giorno
daily-command-daily-world = L’ultimo giorno su tutti i server, e se il tuo nome vi compare
daily-option-month = Quale mese
daily-month-now = Questo mese
daily-month-last = Il mese scorso
daily-title = ### Reame del giorno · { $day }
daily-what = { $setup } · contro tre avversari computer dello stesso livello ({ $level })
daily-ends = Il giorno finisce { $ends }, { $in }.
daily-how = Tutti giocano le stesse tessere contro gli stessi avversari, da soli e in un thread privato. Hai un solo tentativo e nessun turno si può ritirare. Finché il giorno non è finito, nessun altro ne vede niente; per favore, non parlarne nemmeno tu.
daily-told = Poi il tuo nome e il tuo reame compaiono nella tabella del giorno di questo server.
daily-seals = -# L’estrazione di oggi è sigillata: `{ $seal }` Quella di domani: `{ $next }` Il seme che dimostra un sigillo si mostra quando il suo giorno è finito.
daily-begin = Gioca il reame di oggi
daily-playing = Hai cominciato. Per contare, la tua partita deve finire prima che finisca il giorno.
daily-played = Il tuo reame di oggi vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}. Il confronto si vede quando il giorno è finito; allora comincia anche il prossimo reame.
daily-left = Hai abbandonato la partita di oggi, quindi non conta. Il prossimo reame comincia quando il giorno è finito.
daily-streak = Hai giocato per { $days } giorni di fila.
daily-streak-one = Hai giocato ieri.
daily-begun = Il reame di oggi comincia in un thread privato in { $channel }: lo vedi solo tu. Lì arriva un avviso quando tocca a te; [Gioca] e `/play` lo aprono ovunque.
daily-no-thread = Un reame del giorno si gioca in un thread privato, e in { $channel } non posso aprirne. Chi gestisce il server può permetterlo; `/admin check` dice come.
daily-button-today = Il reame di oggi
daily-button-table = L’ultimo giorno
daily-button-before = Il giorno prima
daily-button-ladder = Classifica del mese
daily-button-last = Il mese scorso
daily-button-now = Questo mese
daily-button-world = Tutti i server
daily-button-here = Questo server
daily-button-replay = Replay del migliore
daily-button-mine = Replay del mio
daily-button-review = Analizza la partita
daily-button-name = Mostra il mio nome
daily-button-unname = Nascondi il mio nome

# A day that is over
daily-table-title = ### Reame del giorno · { $day } · { $world ->
    [yes] tutti i server
   *[no] chi ha costruito che cosa
}
daily-line = { $place }. **{ $lord }** · { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} · { $worth }%{ $streak ->
    [0] {""}
   *[other] {" "}· { $streak } giorni di fila
}
daily-you = Tu: { $line }
daily-hidden = qualcuno
daily-more = -# { $count ->
    [one] { $count } persona ha
   *[other] { $count } persone hanno
} giocato questo giorno fino in fondo.
daily-model = Con le stesse tessere il reame del computer ({ $level }) vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, cioè 100% in questa tabella. Sarebbe stato il posto { $place }.
daily-seed = -# L’estrazione era regolare: il seme dà il sigillo mostrato prima. Seme: `{ $seed }` Sigillo: `{ $seal }`
daily-nobody-named = Nessuna delle persone che hanno giocato questo giorno mostra il nome su tutti i server.
daily-named = Il tuo nome compare nelle tabelle di tutti i server: quello del tuo account Discord.
daily-unnamed = Il tuo nome non compare nelle tabelle di altri server. [Mostra il mio nome] lo cambia, anche per i giorni passati; puoi ripensarci in ogni momento.
daily-picture = I reami migliori del { $day }

# A month
daily-month-title = ### Reami del giorno · { $month }{ $world ->
    [yes] {" "}· tutti i server
   *[no] {""}
}
daily-month-how = -# Un giorno vale i tuoi punti in percentuale di quelli del computer con le stesse tessere, al massimo 200. Contano i { $best } giorni migliori. A destra: i piazzamenti degli ultimi giorni.
daily-month-none = Finora nessun giorno di questo mese è stato giocato fino in fondo.
daily-month-you = Il tuo posto è { $place }, con { $total } in { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}.
daily-head-days = Giorni
