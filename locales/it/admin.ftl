# /admin: whether Castellan has the rights it needs here, and the settings of hosts.

admin-command-admin = Per chi gestisce questo server
admin-command-admin-settings = Canale, chi può aprire tavoli, valori iniziali, lingua, simboli degli edifici
admin-command-admin-check = Controlla questo server e di’ che cosa manca

admin-title = ### Controllo del server · { $missing ->
    [0] tutto a posto
    [one] { $missing } cosa da sistemare
   *[other] { $missing } cose da sistemare
}
admin-where = Si gioca in { $channel }.
admin-ok = OK · { $right }
admin-missing = {"**"}Manca · { $right }**
admin-optional = Permesso, non necessario · { $right }
admin-optional-absent = Non necessario · { $right }
admin-never = Mai necessario · Gestisci messaggi, intent privilegiati

admin-right-view_channel = Vedere il canale
admin-right-send_messages = Inviare messaggi
admin-right-create_public_threads = Creare thread pubblici
admin-right-send_messages_in_threads = Inviare messaggi nei thread
admin-right-attach_files = Allegare file
admin-right-read_message_history = Leggere la cronologia dei messaggi
admin-right-create_private_threads = Creare thread privati, dove chi guarda una partita può parlare senza che chi gioca legga
admin-right-manage_threads = Gestire i thread, per scrivere in quelli bloccati dalla moderazione

admin-without-view_channel = In { $channel } non si può aprire nessun tavolo, e i turni non vi compaiono: scrivo direttamente a chi gioca.
admin-without-send_messages = In { $channel } non si può aprire nessun tavolo. Le partite nei thread continuano; per quelle nel canale stesso scrivo direttamente a chi gioca.
admin-without-create_public_threads = Le partite in { $channel } si giocherebbero nel canale stesso.
admin-without-send_messages_in_threads = Le partite in { $channel } si giocherebbero nel canale stesso finché non lo permetti.
admin-without-attach_files = I turni arrivano in lettere, senza immagini.
admin-without-read_message_history = Dopo un’interruzione un turno potrebbe comparire due volte.

admin-fix = Impostazioni canale → Permessi → Castellan → { $right } → consenti.
admin-members = chi non ha un ruolo proprio
admin-members-view_channel = {"**"}Manca per { $who }** · non vede { $channel }, quindi non può giocare.
admin-members-send_messages_in_threads = {"**"}Manca per { $who }** · non può scrivere nei thread, quindi quando il thread di una partita è archiviato non può premere i pulsanti.
admin-members-use_application_commands = {"**"}Manca per { $who }** · non può usare comandi come /next; funzionano solo i pulsanti.
admin-members-read_message_history = {"**"}Manca per { $who }** · non può leggere quello che è stato pubblicato prima di aprire { $channel }.
admin-fix-members = Impostazioni canale → Permessi → { $who } → { $right } → consenti.
admin-discord-use_application_commands = Usa i comandi dell’applicazione
admin-discord-view_channel = Vedi canale
admin-discord-send_messages = Invia messaggi
admin-discord-create_public_threads = Crea thread pubblici
admin-discord-send_messages_in_threads = Invia messaggi nei thread
admin-discord-attach_files = Allega file
admin-discord-read_message_history = Leggi la cronologia dei messaggi

admin-button-again = Controlla di nuovo
admin-button-test = Pubblica una prova
admin-test = { $person }, questa è una prova delle immagini di Castellan. Sparisce da sola.
admin-test-changed = Questa è una prova delle immagini di Castellan. È stata modificata e sparisce da sola.
admin-tested = L’immagine di prova è stata pubblicata in { $channel } con una tua menzione, modificata e di nuovo cancellata.
admin-test-failed = {"**"}La prova si è fermata:** { $step }. Discord dice: { $why }
admin-test-post = l’immagine in { $channel } non si è potuta pubblicare
admin-test-edit = il messaggio in { $channel } non si è potuto modificare
admin-test-delete = il messaggio in { $channel } non si è potuto cancellare

## /admin health

admin-command-admin-health = Va tutto bene? Messaggi in attesa, lavori in ritardo, errori
admin-health-title = ### Salute · { $wrong ->
    [0] tutto a posto
    [one] { $wrong } cosa da guardare
   *[other] { $wrong } cose da guardare
}
admin-health-well = Tutti i messaggi sono arrivati, e niente è in ritardo.
admin-health-waiting = {"**"}{ $table }:{"**"} { $count ->
    [one] { $count } messaggio in attesa
   *[other] { $count } messaggi in attesa
} per { $place } dal { $since }. { $why } Prossimo tentativo { $due }; la partita continua.
admin-health-astray-channel = {"**"}{ $table }:{"**"} dal { $since } i messaggi non arrivano in { $place }, quindi vanno in { $channel }. { $why }
admin-health-astray-direct = {"**"}{ $table }:{"**"} dal { $since } i messaggi non arrivano in { $place }, quindi scrivo direttamente a chi gioca. { $why }
admin-health-moved = {"**"}{ $table }:{"**"} il suo thread è stato cancellato, quindi dal { $since } si gioca in { $channel }.
admin-health-more = { $count ->
    [one] E { $count } altro tavolo.
   *[other] E altri { $count } tavoli.
}
admin-health-late = {"**"}In ritardo:{"**"} { $count ->
    [one] { $count } scadenza o promemoria è in ritardo
   *[other] { $count } scadenze e promemoria sono in ritardo
} di più di un minuto, o non riusciti e da ritentare.
admin-health-unreadable = {"**"}Illeggibili:{"**"} { $count ->
    [one] { $count } messaggio salvato
   *[other] { $count } messaggi salvati
}.
admin-health-given-up = {"**"}Non recapitati:{"**"} { $count ->
    [1] un messaggio di queste due settimane non si è potuto pubblicare da nessuna parte, { $at }.
   *[other] { $count } messaggi di queste due settimane non si sono potuti pubblicare da nessuna parte, l’ultimo { $at }.
} { $why }
admin-health-unlisted = **La lista dal vivo** in { $channel } non si può scrivere: il canale non c’è più, o lì non posso pubblicare. /admin index ne sceglie un altro.
admin-health-shut = {"**"}Il canale scelto{"**"} { $channel } non c’è più, o non posso vederlo o scriverci. Lì [Controlla il server] dice che cosa manca; /admin settings ne sceglie un altro.
admin-health-faults = {"**"}Errori:{"**"} { $count } in un giorno, l’ultimo { $at }. Nel log è sotto il codice { $code }.
admin-health-refused = {"**"}Rifiutati:{"**"} Discord non accetta { $count ->
    [1] un messaggio
   *[other] { $count } messaggi
}, l’ultimo { $at }: { $cause }. Ognuno è stato inviato come solo testo, o si è scritto a chi era di turno.
admin-health-readable = {"**"}File leggibili:{"**"} altri utenti della macchina possono leggere i miei file, con le estrazioni delle partite in corso. Lì {"`"}python bot.py check{"`"} dice che cosa scrivere.
admin-health-full = {"**"}Spazio finito:{"**"} il mio disco era pieno o di sola lettura { $at }; quello che si è premuto allora è stato rifiutato, niente è andato perso.
admin-health-busy = {"**"}Occupato:{"**"} il mio database non ha risposto in tempo { $at }. Niente è andato perso.
admin-health-code-compiling = {"**"}Giocatori computer:{"**"} il codice macchina per i due più forti è in compilazione, una volta per versione. Fino ad allora giocano come quello che pensa una tessera avanti.
admin-health-code-missing = {"**"}Giocatori computer:{"**"} qui il codice macchina per i due più forti non si può compilare, quindi giocano come quello che pensa una tessera avanti. Riprovo ogni dieci minuti.
admin-health-clock = {"**"}Orologio:{"**"} quello della macchina è { $way ->
    [ahead] avanti
   *[behind] indietro
} di { $seconds } s rispetto a quello di Discord, e così gli orari che dico.
admin-health-elsewhere = {"**"}Un altro programma{"**"} risponde con il mio token; è stato più veloce { $count ->
    [1] una volta
   *[other] { $count } volte
}, l’ultima { $at }. Fermalo o reimposta il token.
admin-health-still = {"**"}Disco:{"**"} la cartella dei miei dati non risponde.
admin-health-low = {"**"}Poco spazio:{"**"} sul mio disco restano solo { $free }.
admin-health-backups-fail = {"**"}I backup non riescono.{"**"} Il registro dice perché ({"`"}backup.failed{"`"}).
admin-health-undrawn = {"**"}Immagini:{"**"} l’ultima che non è stato possibile disegnare ({ $cause }) è stata chiesta { $at }; al suo posto c’era del testo. Il mio log dice perché.

admin-health-why-forbidden = Lì non posso scrivere; [Controlla il server] dice che cosa manca.
admin-health-why-locked = La moderazione ha bloccato il thread.
admin-health-why-gone = Quel canale o thread è stato cancellato.
admin-health-why-refused = Discord lo rifiuta ({ $code }).
admin-health-why-internal = È un mio errore ({ $code }); il mio log dice di più.
admin-health-why-silent = Discord non risponde ({ $code }).

admin-health-gateway = Connesso, { $milliseconds } ms fino a Discord
admin-health-gateway-away = Non connesso a Discord
admin-health-outage = ultima interruzione: { $time } fino al { $at }, tempo reso a tutti gli orologi
admin-health-backup = ultimo backup { $at }
admin-health-backup-none = ancora nessun backup
admin-health-disk = { $free } liberi
admin-health-processes = processi per shard: { $shards }
admin-health-version = versione { $version }
admin-health-megabytes = { $size } MB
admin-health-gigabytes = { $size } GB

admin-button-retry = Riprova ora
admin-button-look = Guarda di nuovo
admin-health-retried = { $count ->
    [0] Niente aspettava un nuovo tentativo.
    [one] Ora si ritenta { $count } cosa.
   *[other] Ora si ritentano { $count } cose.
}

## /admin settings

admin-option-setting = Che cosa impostare
admin-option-value = Il valore; un canale, un ruolo, o simboli come sawmill=k1t0
admin-pick-channel = Canale per i tavoli
admin-pick-opener = Chi può aprire tavoli
admin-pick-cups = Canale per i tornei
admin-pick-organiser = Chi può organizzare tornei
admin-pick-place = Thread o canale
admin-pick-detail = Dettaglio dei thread
admin-pick-watching = Pubblico
admin-pick-reminders = Promemoria
admin-pick-ladders = Classifiche
admin-pick-repeats = Partite con rating contro la stessa persona
admin-pick-invitations = Inviti al giorno
admin-pick-computers = Quando giocano i computer
admin-pick-language = Lingua dei messaggi pubblici
admin-pick-theme = Colori delle immagini pubbliche
admin-pick-answer = Ore per rispondere per chi è in assenza
admin-pick-again = Ore prima di rifare una domanda rifiutata
admin-pick-pause = Giorni di pausa a cui il silenzio dice sì
admin-pick-takebacks = Ritiri di un turno senza voto
admin-pick-back = Minuti minimi dopo un ritiro
admin-pick-icons = Simboli degli edifici

admin-settings-title = ### Impostazioni di questo server
admin-settings-scope = Valgono per tutti qui e si salvano subito. Le partite in corso e i tavoli aperti restano come sono, tranne i numeri dei voti.
admin-settings-done = Salvato. /admin settings le riapre.
admin-value-unknown = Qui non conosco il valore “{ $value }”. Scegli prima un’impostazione, poi uno dei valori suggeriti.

admin-channel = Canale per i tavoli…
admin-channel-set = I tavoli si pubblicano in { $channel }.
admin-channel-none = I tavoli si pubblicano dove si scrive /game new.
admin-channel-gone = Il canale per i tavoli non c’è più, quindi si pubblicano dove si scrive /game new.
admin-channel-shut = Non posso ancora scrivere in { $channel }. Il controllo del server dice che cosa manca.
admin-cups = Canale per i tornei…
admin-cups-set = I tornei si annunciano in { $channel }.
admin-cups-none = I tornei si annunciano dove si scrive /organise.
admin-cups-gone = Il canale per i tornei non c’è più, quindi si annunciano dove si scrive /organise.
admin-organiser = Chi può organizzare…
admin-organiser-set = { $role } può preparare tornei, come chi ha Gestisci server.
admin-organiser-none = Solo chi ha Gestisci server può preparare tornei.
admin-organiser-gone = Il ruolo per l’organizzazione non c’è più, quindi solo chi ha Gestisci server può preparare tornei.
admin-opener = Chi può aprire tavoli…
admin-opener-set = Solo { $role } può aprire tavoli.
admin-opener-gone = Il ruolo che può aprire tavoli non c’è più, quindi non può nessuno. Scegline un altro, o lascia fare a tutti.
admin-opener-none = Tutti possono aprire tavoli.
admin-fair = Voti: chi è in assenza ha { $answer_hours } h per rispondere, una domanda rifiutata aspetta { $again_hours } h, il silenzio dice sì a pause fino a { $pause_days } g. Ritiri senza voto: { $takebacks } per turno, con almeno { $minutes_back } min.
admin-answer = Ore per rispondere in assenza ({ $least }–{ $most })
admin-again = Ore prima di richiedere ({ $least }–{ $most })
admin-pause = Giorni di pausa col silenzio ({ $least }–{ $most })
admin-takebacks = Ritiri a turno senza voto ({ $least }–{ $most })
admin-back = Minuti minimi dopo uno ({ $least }–{ $most })
admin-fair-form = Voti e ritiri
admin-fair-unread = Niente è cambiato: ogni numero deve stare nei limiti indicati nel modulo.
admin-icons-count = { $count ->
    [0] Nessun simbolo di edificio è corretto.
    [one] { $count } edificio ha simboli corretti.
   *[other] { $count } edifici hanno simboli corretti.
}

admin-place = Thread o canale…
admin-place-threads = Partite: ognuna nel suo thread
admin-place-channel = Partite: nel canale stesso
admin-place-channel-about = Per una partita alla volta
admin-detail = Dettaglio dei thread…
admin-detail-turn = I thread tengono ogni turno
admin-detail-turn-about = I nuovi tavoli cominciano così; un host può cambiarlo
admin-detail-round = I thread tengono ogni round
admin-detail-round-about = Resta solo l’ultimo turno di un round
admin-watching = Pubblico…
admin-watching-everybody = Pubblico: tutti qui
admin-watching-everybody-about = I nuovi tavoli cominciano così; un host può cambiarlo
admin-watching-table = Pubblico: solo il tavolo
admin-watching-table-about = Gli altri non possono guardare reami o punteggio
admin-reminders = Promemoria…
admin-reminders-half = Promemoria: a metà tempo, 2 ore prima
admin-reminders-half-about = Per chi non ha scelto in /settings
admin-reminders-late = Promemoria: 2 ore prima della fine
admin-reminders-late-about = Per chi non ha scelto in /settings
admin-reminders-none = Promemoria: nessuno
admin-reminders-none-about = Tranne per chi ne ha scelti in /settings
admin-ladders = Classifiche…
admin-ladders-public = Classifiche: visibili a tutti
admin-ladders-public-about = /ladder risponde nel canale
admin-ladders-private = Classifiche: per chi le chiede
admin-ladders-private-about = /ladder risponde solo a chi chiede
admin-ladders-off = Classifiche: spente
admin-ladders-off-about = Niente classifiche, profili e primati qui; niente si cancella
admin-repeats = Contro la stessa persona…
admin-repeats-number = Stessa persona: { $number ->
    [one] { $number } partita
   *[other] { $number } partite
} a settimana con rating
admin-repeats-number-about = Le altre non contano in nessun rating
admin-repeats-all = Stessa persona: tutte le partite con rating
admin-repeats-all-about = Ognuna conta comunque meno della precedente
admin-invitations = Inviti al giorno…
admin-invitations-number = Sconosciuti: { $number ->
    [0] nessun invito
    [one] { $number } invito al giorno
   *[other] { $number } inviti al giorno
}
admin-invitations-number-about = A persone senza una partita finita insieme
admin-computers = I computer giocano…
admin-computers-number = I computer giocano: { $number ->
    [0] subito
    [1] dopo 1 minuto
    [60] dopo 1 ora
   *[other] dopo { $number } minuti
}
admin-computers-number-about = Ai nuovi tavoli; l’host può scegliere un’altra pausa
admin-theme = Colori pubblici…
admin-theme-dark = Immagini pubbliche: scure
admin-theme-light = Immagini pubbliche: chiare
admin-language = Lingua…
admin-language-discord = Messaggi pubblici: come il server in Discord
admin-language-en = Messaggi pubblici: English
admin-language-fr = Messaggi pubblici: Français
admin-language-de = Messaggi pubblici: Deutsch
admin-language-es = Messaggi pubblici: Español
admin-language-it = Messaggi pubblici: Italiano
admin-language-pt = Messaggi pubblici: Português
admin-language-nl = Messaggi pubblici: Nederlands
admin-language-ru = Messaggi pubblici: Русский
admin-language-he = Messaggi pubblici: עברית

admin-clear-channel = Tavoli dove si scrive
admin-clear-cups = Tornei dove si scrive
admin-clear-organiser = Nessun ruolo organizza
admin-clear-opener = Tutti aprono tavoli
admin-clear-icons = Nessuna correzione
admin-button-fair = Voti e ritiri…
admin-button-icons = Simboli degli edifici…
admin-button-check = Controlla il server
admin-button-done = Fatto
admin-button-change = Cambia…

admin-icons-title = ### Simboli degli edifici
admin-icons-text =
    Di questi edifici di Queendomino non abbiamo trovato un’immagine chiara, quindi alcuni numeri sono la nostra ipotesi migliore. Se hai la scatola, guarda le tessere e correggi quello che è diverso.
    `k` è il numero di cavalieri su una tessera, `t` quello di torri: `sawmill=k1t0` è un cavaliere e nessuna torre.
admin-icons-corrected = **{ $building }** · `{ $icon }` · **corretto**, avevamo { $before }
admin-icons-unverified = **{ $building }** · `{ $icon }` · { $which ->
    [knights] cavalieri non confermati
    [towers] torri non confermate
   *[both] cavalieri e torri non confermati
}
admin-icons-running = Le partite in corso tengono i numeri con cui sono cominciate, una Dinastia quelli della sua prima partita. I tavoli aperti e i tornei pubblicati da ora in poi usano questi.
admin-icons-refused = “{ $value }” non si può impostare. Si possono correggere solo gli edifici nominati qui sotto, in tutt’e due i numeri; gli altri sono tutti confermati.
admin-icons-unread = “{ $value }” non è una correzione. Scrivi un edificio, `=` e i due numeri da 0 a 9, per esempio `sawmill=k1t0`.
admin-icons-form = Simboli degli edifici
admin-icons-label = k = cavalieri, t = torri sulla tessera
admin-icons-suggest = { $building }: ora { $icon }

## /admin index

admin-command-admin-index = Scegli il canale della lista dal vivo
admin-option-channel = Il canale in cui si pubblica
admin-index-title = ### La lista dal vivo
admin-index-about = Un messaggio che nomina fino a 10 partite in corso qui, aggiornato al massimo una volta al minuto. Nomina solo partite i cui canali sono visibili a tutti quelli che vedono la lista.
admin-index-none = Non è pubblicata da nessuna parte.
admin-index-set = È pubblicata in { $channel }.
admin-index-coming = Compare in { $channel } entro un minuto.
admin-index-shut = Va in { $channel }, ma lì non posso scrivere. Il controllo del server dice che cosa manca.
admin-index-gone = Il suo canale non c’è più. Scegline un altro.
admin-index = Canale della lista…
admin-index-off = Toglila

## /admin daily

admin-command-admin-daily = Scegli il canale che racconta chi ha costruito che cosa con le tessere del giorno
admin-daily-title = ### Reami del giorno
admin-daily-about = Chi può aprire tavoli qui può giocare il reame del giorno con `/daily play`. Con un canale, la tabella di ogni giorno che qualcuno qui ha giocato vi si pubblica una volta, quando il giorno è finito (00:00 UTC), con nomi, reami e seme. Non menziona nessuno.
admin-daily-none = Nessun canale è scelto.
admin-daily-set = Le tabelle si pubblicano in { $channel }.
admin-daily-shut = Le tabelle andrebbero in { $channel }, ma lì non posso scrivere. Il controllo del server dice che cosa manca.
admin-daily-gone = Il canale non c’è più, quindi non si pubblicano tabelle. Scegline un altro.
admin-daily = Canale delle tabelle…
admin-daily-off = Non pubblicare più
