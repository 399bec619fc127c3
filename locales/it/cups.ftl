# Tournaments ("events"): their messages, and the screens of their players.

## Words

cups-percent = { $value }%
cups-stage-choose = Fase…
cups-stage-swiss = sistema svizzero
cups-stage-robin = girone all’italiana
cups-stage-groups = gironi
cups-stage-single = eliminazione diretta
cups-stage-double = doppia eliminazione
cups-stage-final = tavolo finale
cups-stage-ladder = classifica permanente
cups-stage-gone = fase successiva
cups-stage-league = stagione { $number }
cups-closing = Tutti i tavoli sono finiti ({ $stage }). I risultati si possono ancora correggere; sono definitivi dal { $until } ({ $left }).
cups-round = turno { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}di { $rounds }
}
cups-round-groups = gironi, turno { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}di { $rounds }
}
cups-round-single = eliminazione, turno { $round } di { $rounds }
cups-round-final = tavolo finale
cups-round-last = finale
cups-round-semi = semifinali
cups-round-quarter = quarti di finale
cups-round-league = stagione { $stage }, turno { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}di { $rounds }
}
cups-round-deciding = tavolo decisivo

## Buttons

cups-button-options = Cambia le opzioni
cups-button-enter = Iscriviti
cups-button-wait = Aspetta un posto ({ $count })
cups-button-withdraw = Ritira l’iscrizione
cups-button-drop = Ritirati
cups-button-list = Chi partecipa
cups-button-places = Tutti i piazzamenti
cups-button-rules = Regole dell’evento
cups-button-here = Sono qui
cups-button-cannot = Non posso giocare
cups-button-table = Il mio tavolo
cups-button-why = Perché questo tavolo?
cups-button-standings = Classifica del torneo
cups-button-bracket = Tabellone
cups-button-judge = Chiama un arbitro
cups-button-text = Come testo
cups-button-csv = CSV
cups-button-xlsx = XLSX
cups-button-cross = Tabella incrociata
cups-button-export = Esporta
cups-button-yes = Sì, partecipo
cups-button-no = Non ora
cups-button-play = Gioco
cups-button-refuse = No
cups-button-agree = D’accordo
cups-button-notme = Non io
cups-button-help = Aiuto io
cups-button-back = Riprendi a giocare
cups-button-leave = Sì, mi ritiro
cups-button-stay = No, continuo
cups-button-partner = Sì, insieme
cups-button-decline = No, grazie
cups-button-look = Vai al tavolo
cups-button-event = L’evento
cups-button-all = Tutti gli eventi
cups-button-words = Parole spiegate
cups-button-previous = ← Precedente
cups-button-following = Successiva →
cups-button-page = { $page } di { $pages }

## The announcement. $name: the event's name, not bold

cups-home-title = ## { $name }
cups-home-signup = Iscrizioni fino al { $until }
cups-home-checkin = Check-in dal { $from } al { $until }
cups-home-start = Inizio del turno 1: { $start }
cups-home-start-ends = Inizio del turno 1: { $start } · fine dell’evento: { $ends }
cups-home-start-latest = Inizio del turno 1: { $start } · fine dell’evento, al più tardi: { $ends }
cups-home-count = Iscrizioni: **{ $count } su { $capacity }**{ $waiting ->
    [0] .
   *[other] , in attesa { $waiting }.
}
cups-home-vacation = Le assenze si rispettano.
cups-home-no-vacation = Le assenze non si rispettano.
cups-home-seal = I semi degli abbinamenti si mostrano ognuno quando il suo turno è abbinato. Fino ad allora sono sigillati: `{ $seal }`
cups-home-closed = Le iscrizioni sono finite. Inizio del turno 1: { $start }.
cups-home-closed-checkin = Il check-in è aperto fino al { $start }: premi **Sono qui**.
cups-home-here = Presenti: **{ $here } su { $count }**{ $waiting ->
    [0] .
   *[other] , in attesa { $waiting }.
}
cups-home-running = In corso: { $round }, termina { $ends } ({ $left }).
cups-home-between = Tutti i tavoli sono finiti ({ $round }). Inizio del prossimo turno: { $start }.
cups-home-page = [Vai alla pagina più recente]({ $url })
cups-home-playing = { $count ->
    [1] Partecipa una persona.
   *[other] Partecipanti: **{ $count }**.
}
cups-home-late = Si può ancora entrare fino al turno { $round }.
cups-home-late-ladder = Si può ancora entrare.
cups-home-late-league = Si può ancora entrare, per giocare dalla prossima stagione.
cups-home-paused = È in pausa dal { $since }: tutti gli orologi sono fermi.
cups-home-best = In testa: { $best }
cups-home-points = { $lord } { $points }
cups-home-over = { $lords ->
    [one] Ha vinto { $winner }.
   *[other] Hanno vinto { $winner }.
}
cups-home-place = **{ $place }** { $lord }
cups-home-cancelled = È stato annullato { $at }: { $reason }
cups-home-too-few = È stato annullato { $at }: { $count ->
    [0] non c’era nessuno, e ne servono almeno { $least }.
    [1] c’era una sola persona, e ne servono almeno { $least }.
   *[other] i presenti erano { $count }, e ne servono almeno { $least }.
}

## Check-in

cups-checkin-title = ## { $name } · il check-in è aperto
cups-checkin-press = Premi **Sono qui** prima del { $until } ({ $left }). Altrimenti perdi il posto.
cups-checkin-over = ## { $name } · il check-in è finito
cups-checkin-began = Il turno 1 è cominciato.

## A round. $round: such as "round 2 of 5"

cups-round-title = ## { $name } · { $round }
cups-round-title-page = ## { $name } · { $round } · pagina { $page } di { $pages }
cups-round-ends = Termina { $ends } ({ $left }). I tavoli ancora aperti allora li finisce il pilota automatico.
cups-round-adjourned = Il tavolo { $table } è rinviato: si gioca fino al { $until } ({ $left }).
cups-round-third = Il tavolo { $table } gioca per il terzo posto.
cups-table-stands = Il risultato del tavolo { $table } ({ $round }) è stato corretto più tardi; { $count ->
    [one] { $lords } continua
   *[other] { $lords } continuano
} comunque a giocare.
cups-table-passed = Al tavolo { $table } ({ $round }) { $count ->
    [one] { $lords } va
   *[other] { $lords } vanno
} avanti al posto di chi ha vinto e poi ha avuto una squalifica.
cups-round-own = Tavolo { $table }: chi ha deciso sul risultato sedeva lì.
cups-round-tied = { $count ->
    [1] Il tavolo { $tables } era in parità: decide un’altra partita.
   *[other] I tavoli { $tables } erano in parità: decidono altre partite.
}
cups-round-ended = È finito { $at }.
cups-round-cancelled = L’evento è stato annullato { $at }: i tavoli ancora aperti allora non hanno risultato.
cups-round-paused = In pausa dal { $since }: tutti gli orologi sono fermi.
cups-round-byes = Con un bye in questo turno: { $names }
cups-round-byes-more = { $count ->
    [1] C’è un altro bye in questo turno.
   *[other] Ci sono altri { $count } bye in questo turno.
}
cups-round-undone = ## { $name } · abbinamenti annullati
cups-round-undone-text = I tavoli che erano qui non contano. Il turno si abbina di nuovo.
cups-round-undone-over = I tavoli che erano qui non contano.

## Somebody's table. $others: names, $table: number
## $who: "you", or "lord" where it is somebody else's: $lord

cups-mine = { $name }, { $round }: { $who ->
    [you] sei
   *[lord] { $lord } è
} al **tavolo { $table }** con { $others }.
cups-mine-over = { $name }, { $round }: { $who ->
    [you] eri
   *[lord] { $lord } era
} al **tavolo { $table }** con { $others }.
cups-mine-none = { $who ->
    [you] Ora non hai
   *[lord] Ora { $lord } non ha
} un tavolo in { $name }.
cups-mine-bye = { $name }, { $round }: { $who ->
    [you] hai
   *[lord] { $lord } ha
} un bye, che conta come un tavolo vinto.
cups-mine-bye-bracket = { $name }, { $round }: { $who ->
    [you] non hai un tavolo e vai avanti senza giocare.
   *[lord] { $lord } non ha un tavolo e va avanti senza giocare.
}
cups-mine-on = { $who ->
    [you] Vai
   *[lord] { $lord } va
} avanti al prossimo turno.
cups-mine-third = { $who ->
    [you] Giochi
   *[lord] { $lord } gioca
} per il terzo posto.
cups-mine-out = { $who ->
    [you] Sei
   *[lord] { $lord } è
} fuori dal torneo.
cups-mine-result = Risultato: { $scores }.
cups-mine-result-ruled = Risultato per decisione: { $scores }. Motivo: { $reason }
cups-mine-game = Partita { $slot }: { $scores }.
cups-mine-game-ruled = Partita { $slot }, per decisione: { $scores }. Motivo: { $reason }
cups-mine-tied = Era in parità, quindi decide un’altra partita. È in corso.
cups-mine-gone = Il canale del tuo tavolo è stato cancellato, quindi la partita continua nei messaggi diretti.
cups-mine-seal = L’estrazione del tavolo era fissata prima dell’inizio. Il sigillo del suo seme, che si rivela alla fine: `{ $seal }`.
cups-result = { $place }. { $lord } { $points }

cups-why-title = ### { $name } · { $round } · tavolo { $table }
cups-why-start = Tutti sono partiti da zero: i primi tavoli vengono dal seme dell’evento.
cups-why-points = { $who ->
    [you] Avevi
   *[lord] { $lord } aveva
} { $count ->
    [one] { $points } punto
   *[other] { $points } punti
}.
cups-why-near = { $near ->
    [0] Nessun altro ne aveva tanti.
    [1] Un’altra persona ne aveva altrettanti, { $unmet ->
        [0] ed era un incontro già fatto.
       *[other] e non era ancora stata incontrata.
    }
   *[other] Altre { $near } persone ne avevano altrettanti; ancora da incontrare: { $unmet }.
}
cups-why-all = { $kind ->
    [robin] In un girone all’italiana
    [groups] In un girone
   *[league] In una divisione
} tutti incontrano tutti, in un ordine fissato dall’inizio.
cups-why-seeded = { $kind ->
    [double] Nella doppia eliminazione
   *[single] Nell’eliminazione diretta
} i tavoli vengono dalle teste di serie, { $seeding ->
    [places] cioè dai piazzamenti della fase precedente
    [rating] cioè dai rating all’inizio dell’evento
    [hand] scelte dall’organizzazione prima dell’inizio
   *[lot] sorteggiate con il seme dell’evento
}{ $kind ->
    [double] ; anche chi perde una volta continua, tra chi ha perso una volta.
   *[single] : le prime teste di serie si incontrano il più tardi possibile.
}
cups-why-ladder = In una classifica permanente si incontrano persone libere vicine tra loro.
cups-why-final = Al tavolo finale siede chi è arrivato fin lì.
cups-why-unmet = { $count ->
    [one] Primo incontro con { $lord } ({ $points } punto).
   *[other] Primo incontro con { $lord } ({ $points } punti).
}
cups-why-met = { $count ->
    [one] Incontro già avvenuto con { $lord } ({ $points } punto), turno { $rounds }: non c’era un modo migliore.
   *[other] Incontro già avvenuto con { $lord } ({ $points } punti), turno { $rounds }: non c’era un modo migliore.
}
cups-why-met-again = Incontro già avvenuto con { $lord }, turno { $rounds }.
cups-why-first = { $lords ->
    [one] Qui sceglie per primo { $lord },
   *[other] Qui scelgono per primi { $lord },
} { $count ->
    [0] per la prima volta
    [1] come in un turno precedente
   *[other] come in { $count } turni precedenti
}.
cups-why-nobody-twice = { $who ->
    [you] Non hai
   *[lord] { $lord } non ha
} incontrato nessuno due volte.
cups-why-twice = { $who ->
    [you] Hai
   *[lord] { $lord } ha
} incontrato più di una volta { $count ->
    [1] una persona
   *[other] { $count } persone
}.
cups-why-bye = { $who ->
    [you] Hai
   *[lord] { $lord } ha
} avuto un bye nel turno { $rounds }.

cups-column-place = pos.
cups-column-lord = nome
cups-column-points = punti
cups-column-opponents = avv.
cups-column-head = diretti
cups-column-share = quota
cups-column-territory = terra
cups-column-crowns = corone
cups-column-duplicate = estraz.
cups-column-round = T{ $round }
cups-column-rounds = turni
cups-column-result = esito
cups-table-opening = si prepara
cups-table-adjourned = rinviato
cups-table-playing = in gioco
cups-table-over = finito
cups-table-free = bye
cups-table-nobody = nulla di fatto

## Standings

cups-standings-title = ## { $name } · classifica del torneo dopo { $round }
cups-standings-final = ## { $name } · classifica finale ({ $stage })
cups-standings-group = ## { $name } · { $kind ->
    [division] divisione
   *[group] girone
} { $group } dopo { $round }
cups-standings-group-final = ## { $name } · classifica finale, { $kind ->
    [division] divisione
   *[group] girone
} { $group }
cups-tie-lot = sorteggio
cups-tie-points = punti
cups-standings-before = ## { $name } · classifica del torneo
cups-standings-columns = Posto, nome, { $columns }.
cups-standings-line = **{ $place }** { $lord } · **{ $points }** · { $ties }
cups-standings-line-left = ~~{ $place } { $lord } · { $points } · { $ties }~~
cups-met-win = { $others }V
cups-met-loss = { $others }S
cups-met-draw = { $others }P
cups-met-unplayed = { $others }A
cups-met-bye = +
cups-met-absent = –
cups-met-playing = { $others }…
cups-cross-legend = Ogni turno: 4V vittoria contro la riga 4, S sconfitta, P parità, A nessuno ha vinto perché il pilota automatico giocava per tutt’e due; 2/4 1·7·9 secondo posto su quattro, contro le righe 1, 7 e 9; + bye, – in assenza, … in gioco.
cups-standings-met = gli ultimi turni (4V vittoria contro la riga 4, S sconfitta, P parità, A nessuno ha vinto perché il pilota automatico giocava per tutt’e due)
cups-standings-cut = – il taglio –
cups-standings-none = Non ha ancora giocato nessuno.
cups-standings-explain = Spiega una riga…
cups-standings-option = { $place } · { $lord }
cups-standings-behind = Nei piazzamenti finali chi non ha mai giocato un turno e chi ha avuto una squalifica viene dopo tutti gli altri: vedi Tutti i piazzamenti nell’annuncio.
cups-standings-frozen = Il taglio è fatto: una decisione successiva lo cambia solo se l’organizzazione fa rigiocare quello che è seguito.
cups-group = Girone { $group }
cups-group-choose = Girone…
cups-division = Divisione { $group }
cups-division-choose = Divisione…

cups-explain-title = ### { $lord } · posto { $place }
cups-explain-decided = Dietro a { $lord } per: { $what }.
cups-explain-shared = Divide il posto con { $lord }: li separa solo il sorteggio, che dice chi va avanti se può andare uno solo.
cups-explain-sum = **{ $what }: { $value }**
cups-explain-mean = media di { $count }
cups-explain-more = e altri { $count }
cups-explain-tables = Qui i posti li decidono i tavoli, non questi numeri.
cups-explain-passed = saltato: conta solo tra chi finora è alla pari, se si sono incontrati tutti
cups-explain-lot = sorteggiato dal seme dell’evento; 1 è il migliore
cups-explain-game = turno { $round }, tavolo { $table }
cups-term = turno { $round }, tavolo { $table }: { $value }
cups-term-lord = turno { $round }, { $lord }: { $value }
cups-term-only-lord = { $lord }: { $value }
cups-term-other = turno { $round }: { $value }
cups-term-bye = turno { $round }, bye: { $value }
cups-term-walkover = turno { $round }, vittoria perché l’avversario se n’era andato: { $value }
cups-term-annulled = turno { $round }, non conta perché qualcuno se n’è andato presto: { $value }
cups-term-late = turno { $round }, prima dell’ingresso: { $value }
cups-term-left = turno { $round }, dopo il ritiro: { $value }
cups-term-absent = turno { $round }, nessun tavolo: { $value }
cups-term-ruled = turno { $round }, tavolo { $table }, per decisione: { $value }

## Words explained

cups-words-title = ### { $name } · parole spiegate
cups-words-points = **Punti**: quanto valgono i posti a un tavolo, il primo più di tutti. Chi è a pari merito divide quello che quei posti valgono insieme.
cups-words-tie = **{ $tie }**: { $about }.
cups-words-signs = **Nell’immagine della classifica del torneo**: una corona è un primo posto a un tavolo, un numero un altro posto, + un turno senza tavolo, – un turno saltato, … un tavolo ancora in gioco. La ghirlanda è di chi vince.
cups-words-seeding = **Teste di serie**: l’ordine in cui si entra nel tabellone. Le prime si incontrano il più tardi possibile.
cups-words-lot = **Sorteggio**: si fa con il seme dell’evento, uno per ogni partecipante. Chi è pari in tutto il resto divide il posto; il sorteggio dice solo chi va avanti dove non possono andare tutti.
cups-words-free = **Bye**: un turno senza tavolo. Conta come un tavolo vinto.
cups-words-cut = **Il taglio**: una linea nella classifica del torneo; chi è sopra va avanti.
cups-words-duplicate = **Stessa estrazione**: tutti i tavoli di un turno hanno la stessa estrazione, così la fortuna è uguale per tutti. Nessun altro li vede finché il turno non è finito.
cups-words-autopilot = **Pilota automatico**: un computer che gioca i turni dal tempo scaduto e i posti lasciati o persi.
cups-words-seed = **Seme**: un numero segreto, estratto a caso alla pubblicazione; quello di ogni turno si rivela quando è abbinato. Sorteggi e abbinamenti ne derivano, quindi nessuno può sceglierli o prevederli.
cups-words-seal = **Sigillo**: l’impronta dei semi, mostrata dall’inizio. Non va bene per altri, quindi dimostra che poi non sono cambiati. L’estrazione di ogni tavolo ha un suo seme e un suo sigillo.

## A bracket

cups-bracket-title = ## { $name } · { $stage }
cups-bracket-page = Pagina { $page } di { $pages }.

## The end

cups-podium-title = ## { $name } è finito
cups-podium-won = { $lords ->
    [one] Ha vinto { $winner }!
   *[other] Hanno vinto { $winner }!
}
cups-podium-place = **{ $place }** { $lord }
cups-podium-undone =
    ## { $name } è di nuovo aperto
    I piazzamenti che erano qui sono annullati: { $reason }

## Notices in the event's thread

cups-notice-message = ### Da { $by } a chi gioca in { $name }
cups-notice-changed = In { $name } qualcosa è diverso da quanto annunciato: { $what }. Motivo: { $reason }
cups-changed-name = il nome è “{ $value }”
cups-changed-text = il testo
cups-changed-capacity = { $value } posti
cups-changed-least = ne servono { $value }
cups-changed-rounds = { $value } turni
cups-changed-late = si può entrare fino al turno { $value }
cups-changed-ended = questi turni finiscono dopo il turno { $value }, con la classifica com’è
cups-home-left = Questo evento continua in { $channel }.
cups-notice-paused = { $name } è in pausa: tutti gli orologi sono fermi. Motivo: { $reason }
cups-notice-closing = L’ultimo tavolo di { $name } è finito. Quello che vale ora diventa definitivo il { $until }, se prima non viene corretto o confermato. Chi vede un errore chiama un arbitro.
cups-notice-ruled = { $name }: { $by } ha corretto il risultato del tavolo { $table } ({ $round }): { $scores }. Motivo: { $reason }
cups-notice-reopened-signup = { $name } si fa comunque; iscrizioni fino al { $until }: { $reason }
cups-notice-reopened = { $name } è di nuovo aperto, e i suoi piazzamenti e trofei sono annullati: { $reason }
    Si chiude di nuovo il { $until }, o quando i risultati sono confermati.
cups-notice-resumed = { $name } riprende. Tutto quello che deve ancora venire si è spostato di { $time }.
cups-notice-outage = Per { $time } qui nessuno ha potuto giocare, quindi tutto quello che deve ancora venire in { $name } si è spostato di altrettanto.
cups-notice-sooner = L’orologio del bot era avanti. Tutto quello che deve ancora venire in { $name } è di nuovo anticipato di { $time }, come annunciato prima.

## The log. $by: who did it, $reason: why

cups-book-title = **{ $name } · registro**
cups-book-name = { $name } · registro
cups-book-text = Tutto quello che l’organizzazione fa in questo evento è nel thread qui sotto, con il motivo.
cups-log-line = { $at } · { $line }
cups-log-organiser = { $by } (organizzazione)
cups-log-extended-tied = Fine più tardi di { $time } ({ $round }): un tavolo è in parità e gioca un’altra partita.
cups-log-extended = { $by } ha dato { $time } in più ({ $round }): { $reason }
cups-log-shortened = { $by } ha anticipato la fine di { $time } ({ $round }): { $reason }
cups-log-next-begins = { $by } ha spostato l’inizio del prossimo turno al { $begins }: { $reason }
cups-log-moved = { $by } ha spostato la fine delle iscrizioni al { $closes } e il turno 1 al { $start }: { $reason }
cups-log-changed = { $by } ha cambiato quanto annunciato: { $what }. Motivo: { $reason }
cups-log-arranged = { $by } ha deciso a mano { $what } ({ $round }): { $reason }
cups-log-arranged-none = { $by } fa abbinare tutto come sempre ({ $round }): { $reason }
cups-log-arranged-swap = { $by } ha scambiato { $what } negli abbinamenti ({ $round }): { $reason }
cups-arranged-table = un tavolo di { $lords }
cups-arranged-bye = un bye per { $lords }
cups-log-adjourned = { $by } ha rinviato il tavolo { $table } ({ $round }) al { $ends }: { $reason }
cups-log-postponed = { $by } ha spostato le date prima dell’inizio di { $time }: { $reason }
cups-log-channel = { $by } ha spostato l’evento in { $channel }: { $reason }
cups-log-opened = { $by } fa entrare anche chi non ha il ruolo: { $reason }
cups-log-paused = { $by } ha messo in pausa l’evento: { $reason }
cups-log-resumed = { $by } ha fatto riprendere l’evento, { $time } più tardi del previsto: { $reason }
cups-log-ruled = { $by } ha deciso sul tavolo { $table } ({ $round }): { $scores }. Motivo: { $reason }
cups-log-ruled-stands = { $by } ha deciso sul tavolo { $table } ({ $round }): { $scores }. Chi era andato avanti continua. Motivo: { $reason }
cups-log-rewound = { $by } fa rigiocare tavoli nati da un risultato sbagliato: { $reason }
cups-log-rewound-expelled = { $by } fa rigiocare tavoli dove sedeva chi ha avuto una squalifica: { $reason }
cups-log-rewound-stage = { $by } ha riaperto la fase ({ $stage }), e quello che è venuto dopo si rigioca: { $reason }
cups-log-ruled-sealed = { $by } ha deciso sul tavolo { $table } ({ $round }); il risultato si dice con quelli del turno. Motivo: { $reason }
cups-log-replaced = { $by } ha sostituito { $out } con { $lord }: { $reason }
cups-log-renamed = { $was } ora si chiama { $lord }.
cups-log-expelled-passes = { $by } ha squalificato { $entry }; al suo posto va avanti l’avversario sconfitto: { $reason }
cups-log-expelled = { $by } ha squalificato { $entry }: { $reason }
cups-log-dropped = { $by } ha ritirato { $entry }: { $reason }
cups-log-dropped-absent = { $entry } è fuori: il pilota automatico ha giocato al suo posto per troppi turni del torneo di fila.
cups-log-dropped-self = { $entry } lascia il torneo.
cups-log-withdrawn = { $by } ha ritirato { $entry } prima dell’inizio: { $reason }
cups-log-returned = { $by } ha fatto tornare { $entry } dal turno { $round }: { $reason }
cups-log-returned-self = { $entry } gioca di nuovo dal turno { $round }.
cups-log-invited = { $by } ha chiesto a { $lord } di giocare: { $reason }
cups-log-invited-pilot = { $by } ha chiesto a { $lord } se può giocare il pilota automatico: { $reason }
cups-log-invited-instead = { $by } ha chiesto a { $lord } di giocare al posto di { $out }: { $reason }
cups-log-agreed = { $lord } ha accettato di giocare.
cups-log-refused = { $lord } ha detto che non gioca.
cups-log-entered = { $by } ha aggiunto { $entry }: { $reason }
cups-log-entered-late = { $by } ha aggiunto { $entry } dal turno { $round }: { $reason }
cups-log-unpaired = { $by } ha annullato gli abbinamenti ({ $round }): { $reason }
cups-log-paired = { $by } ha fatto preparare subito gli abbinamenti ({ $round }): { $reason }
cups-log-hastened = { $by } ha fatto cominciare subito il turno 1: { $reason }
cups-log-seeded = { $by } ha scelto le teste di serie, { $lords }: { $reason }
cups-log-signup_ended = { $by } ha chiuso le iscrizioni: { $reason }
cups-log-team-on = { $by } ha aggiunto { $lord } come { $role ->
    [judge] arbitro
   *[organiser] organizzatore
}.
cups-log-team-off = { $by } ha tolto { $lord } { $role ->
    [judge] dagli arbitri
   *[organiser] dall’organizzazione
}.
cups-log-team-left = Nessuno dell’organizzazione è più in questo server. Subentra { $lord }, a cui appartiene, e può farlo chiunque abbia *Gestisci server*.
cups-log-team-self = { $lord } non è più { $role ->
    [judge] arbitro
   *[organiser] organizzatore
}, per sua scelta.
cups-log-team-helps = { $lord } aiuta come { $role ->
    [judge] arbitro
   *[organiser] organizzatore
}.
cups-log-because = { $what } Motivo: { $reason }
cups-log-message-because = { $what } (Motivo: { $reason })
cups-log-own-table = A quel tavolo siede chi ha deciso: non c’era nessun altro dell’organizzazione e nessun altro arbitro per farlo.
cups-log-message = { $by } ha scritto a tutti: { $text }
cups-log-cancelled = { $by } ha annullato l’evento: { $reason }
cups-log-over = { $by } ha terminato l’evento: { $reason }
cups-log-confirmed = { $by } ha confermato i risultati ({ $stage }): { $reason }
cups-log-reopened = { $by } ha riaperto l’evento: { $reason }
cups-log-stage_ended = { $by } ha terminato la fase ({ $stage }): { $reason }
cups-log-imported = { $by } ha chiesto di giocare a { $count } persone da un file: { $reason }
cups-log-autopilot = { $by } fa giocare il pilota automatico per { $lord } al tavolo { $table } ({ $round }): { $reason }
cups-log-restarted = { $by } ha fatto ripartire l’orologio del tavolo { $table } ({ $round }): { $reason }
cups-log-taken_back = { $count ->
    [1] Il tavolo { $table } ({ $round }) ha accettato di ritirare l’ultimo turno, come chiesto da { $entry }.
   *[other] Il tavolo { $table } ({ $round }) ha accettato di ritirare gli ultimi { $count } turni, come chiesto da { $entry }.
}
cups-log-stand = { $by } ha pubblicato la classifica del torneo: { $reason }
cups-log-other = { $by } è intervenuto sull’evento: { $reason }

## A call for a judge

cups-judge-called = { $lord } chiama un arbitro al tavolo { $table } ({ $round }), { $where }: { $what }
cups-judge-called-event = { $lord } chiama un arbitro: { $what }
cups-judge-field = Di che cosa si tratta?
cups-judge-reached = Avvisati: { $lords }{ $more ->
    [0] .
    [1] {" "}e un’altra persona.
   *[other] {" "}e altre { $more } persone.
}
cups-judge-unheard = La tua chiamata è nel registro dell’evento. Ultimamente gli arbitri sono stati chiamati così spesso che non menziona nessuno.
cups-judge-nobody = In questo server non c’è più nessuno dell’organizzazione e nessun arbitro di { $name }. Ora lo gestisce chi ha *Gestisci server*: { $managers }. Scrivi a loro; /organise panel mostra la tua chiamata.

## Calls in the thread, where mentions stand before them, and direct messages, where $name has the
## server behind it

cups-call-paired = { $name }, { $round }: si comincia. Termina { $ends }.
cups-call-imported = { $by } ti ha iscritto a { $name }. Inizio del turno 1: { $start }; chi non ha ancora un posto riceve un avviso quando se ne libera uno.
cups-call-message = { $by } ha scritto a chi gioca in { $name }: vedi questo thread.

cups-told-checkin = Il check-in di { $name } è aperto fino al { $until } ({ $left }). Ci sei?
cups-told-lastcall = Non hai ancora fatto il check-in di { $name }. Il check-in finisce { $left }; poi perdi il posto.
cups-told-paired = { $name }, { $round }: si comincia. Termina { $ends }. Giochi contro { $others }.
cups-told-dates-round = { $name }, { $round }: ora termina { $ends }. Motivo: { $reason }
cups-told-dates-round-tied = { $name }, { $round }: ora termina { $ends }, perché un tavolo in parità gioca un’altra partita.
cups-told-dates-next = Nuovo inizio del prossimo turno di { $name }: { $begins }. Motivo: { $reason }
cups-told-dates-start = Nuovo inizio del turno 1 di { $name }: { $start }. Motivo: { $reason }
cups-told-dates-start-checkin = Nuovo inizio del turno 1 di { $name }: { $start }, check-in { $closes }. Motivo: { $reason }
cups-told-free = { $name }, { $round }: hai un bye, { $how ->
    [bracket] cioè vai avanti senza un tavolo
   *[usual] che conta come un tavolo vinto
}.
cups-told-paired-free = { $name }, { $round }: si comincia.
cups-told-closing = { $name }: tutti i tavoli sono finiti ({ $stage }). I risultati sono definitivi dal { $until }; fino ad allora puoi correggerli, o confermarli subito.
cups-told-through = Vai avanti in { $name }: { $stage }.
cups-told-unposted = -# Non si è potuto pubblicare in { $name }, quindi arriva direttamente a te. /admin health dice perché.
cups-told-rewound = Il tuo tavolo in { $name } non conta più: { $how ->
    [expelled] qualcuno ha avuto una squalifica, e lì dovrebbero sedere altri
   *[usual] secondo il risultato corretto lì avrebbero dovuto sedere altri
}. Avrai un nuovo abbinamento; se non resta nessun avversario, non ti serve un tavolo. Motivo: { $reason }
cups-told-unpaired = { $name }, { $round }: gli abbinamenti sono annullati. Quello che avevi o hai giocato lì non conta, e il turno si abbina di nuovo. Motivo: { $reason }
cups-told-ended = { $name } termina prima questa fase ({ $stage }): questi turni non si giocano più. Motivo: { $reason }
cups-told-reopened = { $name } è di nuovo aperto, e i suoi piazzamenti e trofei sono annullati. Si chiude di nuovo il { $until }, o quando i risultati sono confermati. Motivo: { $reason }
cups-told-message = { $by } scrive a chi gioca in { $name }: { $text }
cups-told-cancelled = { $name } è stato annullato: { $reason }
cups-told-too-few = { $name } è stato annullato: i presenti erano troppo pochi.
cups-told-moved = Si è liberato un posto: partecipi a { $name }. { $how ->
    [checkin] Fai il check-in prima del { $start }.
    [running] Il turno 1 è cominciato.
   *[usual] Inizio del turno 1: { $start }.
}
cups-told-noshow = Non hai fatto il check-in di { $name }, quindi non partecipi.
cups-told-invited = { $by } vorrebbe averti in { $name }{ $how ->
    [late] , dal prossimo turno
    [round] , dal turno { $round }
   *[usual] . Inizio del turno 1: { $start }
}. Partecipi solo se premi **Gioco**.
cups-told-invited-instead = { $by } vorrebbe che prendessi il posto di { $out } in { $name }, con tutti i punti e i tavoli in corso. Giochi solo se premi **Gioco**.
cups-told-invited-pilot = { $by } vorrebbe far giocare il pilota automatico per te al tuo tavolo in { $name }: { $reason }. Finché non torni, la partita conta come lasciata da te. Succede solo se dici sì, o quando lasci passare un turno.
cups-told-invited-yield = { $by } vorrebbe che qualcun altro prendesse il tuo posto in { $name }, con tutti i punti e i tavoli in corso: { $reason }. Succede solo se dici sì, o quando lasci passare un turno.
cups-told-invited-back = { $by } vorrebbe riavere la tua squadra in { $name }, dal prossimo turno. Torna solo se premi **Gioco**.
cups-told-teamed-asked = { $by } vorrebbe il tuo aiuto come { $role ->
    [judge] arbitro
   *[organiser] organizzatore
} di { $name }. Il tuo nome compare e ricevi chiamate solo quando premi **Aiuto io**.
cups-told-teamed = { $by } ti ha aggiunto come { $role ->
    [judge] arbitro
   *[organiser] organizzatore
} di { $name }. Ricevi un avviso quando qualcuno chiama un arbitro.
cups-told-teamed-left = In quel server non c’è più nessuno dell’organizzazione di { $name }. Poiché il server è tuo, ora tocca a te: vedi lì /organise panel. Ricevi un avviso quando serve un arbitro.
cups-told-added = { $by } ti ha iscritto a { $name }. { $how ->
    [late] Giochi dal turno { $round }.
    [season] Giochi dalla prossima stagione.
   *[usual] Inizio del turno 1: { $start }.
}
cups-told-added-waiting = { $by } ti ha messo nella lista d’attesa di { $name }.
cups-told-asked = { $lord } vorrebbe giocare con te in { $name }. Ti va?
cups-told-joined = { $lord } gioca con te in { $name }.
cups-told-declined = { $lord } non può giocare con te in { $name }. Scegli un altro partner con **Iscriviti**.
cups-told-expelled = { $by } ti ha squalificato in { $name }: { $reason }
cups-told-withdrawn = { $by } ti ha tolto da { $name }: { $reason }
cups-told-absent = Per te { $name } è finito: il pilota automatico ha giocato al tuo posto per troppi turni del torneo di fila.{ $how ->
    [last] {""}
   *[usual] {" "}Lì **Riprendi a giocare** ti fa tornare.
}
cups-told-gone = Il canale di { $name } è stato cancellato, quindi l’evento è fermo. Premi **Scegli un altro canale** in /organise panel: riprende in quello, con tutto quello che è successo. Le partite in corso continuano nei messaggi diretti.
cups-told-homeless = Il canale di { $name } è stato cancellato. Le partite in corso continuano nei messaggi diretti, e il tuo posto è al sicuro. Quando l’organizzazione sceglie un altro canale, ti dico qui quale.
cups-told-rehomed = { $name } continua in { $channel }, e così le sue partite: il vecchio canale non c’è più.
cups-told-relocated = { $name } ora continua in { $channel }. I tavoli in corso restano dove sono. Se non vedi quel canale, chiedilo all’organizzazione, o gioca da qui: qui funzionano tutti i comandi, e **Avviso di turno: messaggio diretto** in /settings ti avvisa qui.
cups-told-shut = Non posso più scrivere in { $channel }, quindi { $name } è fermo. Lì dammi i permessi Vedi canale e Invia messaggi; /admin check in quel canale dice se manca altro. Oppure premi **Scegli un altro canale** in /organise panel.
cups-told-role = Il ruolo che serve per entrare in { $name } è stato cancellato, quindi nessuno può più iscriversi.
cups-told-parted = Il tuo partner ha lasciato { $name }, quindi la vostra squadra è fuori.
cups-told-parted-running = Il tuo partner ha lasciato { $name }, quindi la vostra squadra non ha più abbinamenti. Il tuo posto a un tavolo non finito resta tuo.
cups-told-rejoined = Il tuo partner ha fatto tornare la vostra squadra in { $name }. Giocate dal turno { $round }.
cups-told-returned = { $by } ti ha fatto tornare in { $name }. Giochi dal turno { $round }.
cups-told-autopilot = { $by } fa giocare per te il pilota automatico al tavolo { $table } di { $name }. **Il mio tavolo** porta lì: premi **Eccomi di nuovo** per continuare. Motivo: { $reason }
cups-told-replaced = { $by } ha dato il tuo posto in { $name } a { $lord }: { $reason }
cups-told-instead = D’ora in poi giochi in { $name } al posto di { $out }.
cups-told-adjourned = { $name }, { $round }: { $by } ha rinviato il tuo tavolo { $table }. Si gioca fino al { $ends }, e conta come parità finché non è finito. Motivo: { $reason }
cups-told-ruled-sealed = { $name }, { $round }: { $by } ha deciso sul tuo tavolo { $table }. Il risultato si dice con quelli del turno. Motivo: { $reason }
cups-told-ruled = { $name }, { $round }: { $by } ha deciso sul tuo tavolo { $table }: { $scores }. Motivo: { $reason }
cups-told-stands = I tavoli seguenti restano: chi era andato avanti con il vecchio risultato continua a giocare.

## Signing up. $name: the event's name, bold but in titles

cups-ask-title = ### { $name } · vuoi giocare?
cups-ask-late = Giochi dal turno { $round }.
cups-ask-season = Giochi dalla prossima stagione, nella divisione più bassa.
cups-ask-back = Giochi di nuovo dal turno { $round }.
cups-ask-back-partner = Si chiede anche al tuo partner: la vostra squadra torna quando avete detto sì tutt’e due.
cups-ask-ends = Termina { $ends }.
cups-ask-changed = Dopo quel messaggio qualcosa è cambiato. Ora è così:
cups-ask-checkin = Check-in dal { $from } al { $until }: basta premere **Sono qui**. Altrimenti perdi il posto.
cups-ask-vacation-honored = Se hai annunciato un’assenza i tuoi turni aspettano, ma solo fino alla fine del turno del torneo.
cups-ask-vacation-ignored = Le assenze non si rispettano: per chi manca gioca il pilota automatico.
cups-ask-away-honored = In queste date sei in assenza: { $spans }.
cups-ask-away-ignored = **In queste date sei in assenza: { $spans }.** Giocherebbe per te il pilota automatico.
cups-ask-span = dal { $start } al { $end }
cups-ask-wait = Tutti i posti sono presi. Saresti al numero { $place } della lista d’attesa, e saliresti senza dover fare nulla.
cups-ask-blocked = { $count ->
    [1] Partecipa una delle persone che hai bloccato. Potreste incontrarvi a un tavolo.
   *[other] Partecipano { $count } delle persone che hai bloccato. Potreste incontrarvi a un tavolo.
}
cups-ask-asked = { $lord } vorrebbe giocare con te.
cups-ask-partner = Si gioca a squadre di due. Scegli il tuo partner, a cui sarà chiesto.
cups-ask-choose = Il tuo partner…
cups-in = Partecipi a { $name }. Inizio del turno 1: { $start }.
cups-in-checkin-later = Partecipi a { $name }. Check-in dal { $from }; inizio del turno 1: { $start }.
cups-in-checkin = Partecipi a { $name }. Premi **Sono qui** prima del { $start }.
cups-in-late = Partecipi a { $name } dal turno { $round }.
cups-in-again = Il tuo posto al tavolo { $table } ({ $round }) è di nuovo tuo se lì il pilota automatico non ha ancora giocato turni: **Il mio tavolo** porta lì.
cups-in-instead = D’ora in poi partecipi a { $name }, con i punti e i tavoli di chi hai sostituito.
cups-in-season = Partecipi a { $name } dalla prossima stagione.
cups-in-waiting = Sei al numero { $place } della lista d’attesa di { $name }. Sali senza fare nulla e ricevi un avviso.
cups-in-asked = Il tuo partner ha ricevuto la domanda. Partecipi a { $name } quando dice sì.
cups-in-agreed = Hai detto sì a { $name }. Partecipi quando l’ha detto anche il tuo partner.
cups-in-yield = Hai detto sì. Si fa quando l’hanno detto tutti quelli a cui si chiede.
cups-in-invited-yield = { $by } vorrebbe che in { $name } giocasse per te qualcun altro, o il pilota automatico: { $reason }
cups-in-back = Hai detto sì a { $name }. La vostra squadra torna quando l’ha detto anche il tuo partner, che riceve la domanda.
cups-in-invited = { $by } vorrebbe averti in { $name }. Partecipi solo se lo dici.
cups-team-on = Ora aiuti con { $name }: in /organise panel c’è quello che serve.
cups-team-off = Non fai più parte dello staff di { $name }, e nessuno può rimetterti.
cups-in-no = Hai detto no. Non ti si chiede di nuovo.
cups-here = Check-in di { $name } fatto. Inizio del turno 1: { $start } ({ $left }).
cups-here-waiting = Check-in di { $name } fatto, nella lista d’attesa: giochi se si libera un posto prima del { $start }.

## Leaving

cups-leave-before = Vuoi lasciare { $name }? Il tuo posto va alla prima persona in lista d’attesa.
cups-leave-begun = Vuoi ritirarti da { $name }?
cups-leave-tables = { $count ->
    [1] Il tuo tavolo aperto va al pilota automatico e conta come abbandonato.
   *[other] I tuoi { $count } tavoli aperti vanno al pilota automatico e contano come abbandonati.
}
cups-leave-again = { $count ->
    [1] Se torni prima che il pilota automatico vi abbia giocato un turno, continui tu.
   *[other] Se torni prima che il pilota automatico vi abbia giocato un turno, a quei tavoli continui tu.
}
cups-leave-until = Puoi tornare fino al turno { $round }.
cups-leave-any-time = Puoi tornare in ogni momento.
cups-leave-for-good = Non puoi tornare.
cups-button-stay-in = No, resto
cups-gone = Non partecipi più a { $name }.
cups-gone-begun = Hai lasciato il torneo { $name }.

## Who is in

cups-list-title = ### { $name } · chi partecipa
cups-list-places = ### { $name } · piazzamenti finali
cups-list-line = **{ $number }** { $lord }
cups-list-here = **{ $number }** { $lord } · qui
cups-list-asking = **{ $number }** { $lord } · aspetta un partner
cups-list-waiting = **In lista d’attesa**
cups-list-dropped = **Ritiri**
cups-list-absent = **Mai giocato un turno**
cups-list-expelled = **Squalifiche**
cups-list-nobody = Ancora nessuna iscrizione.

## An event

cups-rules-title = ### { $name } · regole dell’evento
cups-rules-noshow = Chi non fa il check-in perde il posto. Subentra chi aspetta e l’ha fatto.
cups-rules-organisers = Organizzazione: { $lords }
cups-rules-judges = Arbitri: { $lords }
cups-rules-seal = Sigillo del seme: `{ $seal }`
cups-rules-seed = Seme: `{ $seed }`
cups-rules-seed-round = Seme, { $round }: `{ $seed }`
cups-show-title = ### { $name }
cups-show-address = [Il suo annuncio]({ $url })
cups-show-gone = Il suo canale è stato cancellato. Le partite in corso continuano nei messaggi diretti; l’organizzazione può scegliere un altro canale.
cups-show-in = Partecipi.
cups-show-here = Partecipi, con il check-in fatto.
cups-show-waiting = Sei nella lista d’attesa.
cups-show-withdrawn = Non partecipi: l’hai lasciato, o non hai fatto il check-in.
cups-show-addable = L’organizzazione può ancora aggiungerti: scrivile.
cups-show-dropped = Per te è finito: l’hai lasciato, o qualcuno ti ha tolto.
cups-show-expelled = Hai avuto una squalifica.
cups-show-parted = Il tuo partner ha avuto una squalifica, quindi la vostra squadra è fuori. Il tuo posto a un tavolo non finito resta tuo, e l’organizzazione può mettere qualcuno al posto del tuo partner.
cups-button-show = Mostra
cups-button-json = JSON

cups-phase-signup = Le iscrizioni finiscono { $ends }.
cups-phase-checkin = Fine del check-in: { $start }.
cups-phase-closed = Le iscrizioni sono finite; inizio: { $start }.
cups-phase-running = In corso: { $round }, termina { $ends }.
cups-phase-between = Il prossimo turno non è ancora cominciato.
cups-phase-paused = È in pausa.
cups-phase-over = È finito.
cups-phase-cancelled = È stato annullato.

## Lists of events

cups-events-title = ### Tornei qui · { $count }
cups-events-line = { $name } · { $count ->
    [0] ancora nessuno
   *[other] { $what ->
        [teams] { $count ->
            [one] { $count } squadra
           *[other] { $count } squadre
        }
       *[lords] { $count ->
            [one] { $count } giocatore
           *[other] { $count } giocatori
        }
    }
}
cups-events-in = Partecipi.
cups-events-waiting = Sei nella lista d’attesa.
cups-events-now = Aperti e in corso ({ $count })
cups-events-mine = A cui partecipo ({ $count })
cups-events-over = Finiti ({ $count })
cups-events-none-now = Qui non c’è nessun torneo aperto o in corso.
cups-events-none-mine = Qui non partecipi a nessun evento.
cups-events-none-over = Qui non è ancora finito nessun evento.
cups-which = Quale evento…
cups-which-question = Quale evento?
cups-option-signup = iscrizioni aperte
cups-option-checkin = comincia presto
cups-option-running = in corso
cups-option-over = finito
cups-option-cancelled = annullato
cups-export = { $name } come file: iscrizioni, abbinamenti, risultati e classifica del torneo.
cups-exported = Ecco { $name } come file.
cups-export-sealed = -# Risultati, partite e semi di un turno con la stessa estrazione a tutti i tavoli seguono quando l’ultimo tavolo è finito.
cups-button-games = Tutte le partite
cups-archive = I verbali di { $name }, parte { $part }: { $games ->
    [0] nessuna partita
    [one] { $games } partita
   *[other] { $games } partite
}, { $size } MB.
cups-archive-left = { $left ->
    [one] { $left } partita resta per la prossima parte.
   *[other] { $left } partite restano per altre parti.
}
cups-archive-next = Parte { $part }

## Commands

cups-command-cup = Tornei: iscrizione, il tuo tavolo, classifica del torneo
cups-command-cup-list = I tornei di qui
cups-command-cup-show = La pagina di un torneo
cups-command-cup-enter = Iscriviti
cups-command-cup-leave = Ritira l’iscrizione, o ritirati
cups-command-cup-here = Fai il check-in
cups-command-cup-table = Il tuo tavolo in questo turno, e perché è quello
cups-command-cup-standings = Classifica del torneo, con ogni numero spiegato
cups-command-cup-judge = Chiama un arbitro al tuo tavolo
cups-command-cup-export = Iscrizioni, abbinamenti, risultati e classifica del torneo come file
cups-option-cup = Quale torneo
cups-option-partner = Il tuo partner, dove si gioca a squadre
cups-option-lord = Di chi
cups-option-list = Quali
cups-option-what = Di che cosa si tratta
cups-option-as = Immagine, testo, tabella incrociata, o le parole spiegate
cups-option-format = Tipo di file
cups-as-picture = Immagine
cups-as-text = Testo
cups-as-cross = Tabella incrociata
cups-as-words = Parole spiegate
cups-choice-now = Aperti e in corso
cups-choice-mine = A cui partecipo
cups-choice-over = Finiti
cups-choice-csv = CSV, per fogli di calcolo
cups-choice-json = JSON, per programmi
cups-choice-xlsx = XLSX, una cartella con tutte le tabelle
cups-choice-trf = TRF16, per programmi di scacchi
cups-choice-entries = CSV delle sole iscrizioni
cups-choice-pairings = CSV dei soli abbinamenti
cups-choice-results = CSV dei soli risultati
cups-choice-standings = CSV della sola classifica del torneo
cups-choice-crosstable = CSV della sola tabella incrociata
cups-choice-bracket = CSV del solo tabellone
cups-choice-sheet = CSV degli abbinamenti del turno, da stampare
cups-choice-event = { $name } · { $phase }
