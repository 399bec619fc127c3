# /settings and /away: the settings of one person, for every server.

settings-command-settings = Le tue impostazioni: avvisi, promemoria, ore di silenzio, immagini, lingua
settings-option-notice = Come ti arriva l’avviso quando tocca a te
settings-option-reminders = Quando ricevi un promemoria per un turno
settings-option-quiet = Ore in cui niente suona, per esempio 22:00-07:00, o nessuna
settings-option-zone = Il tuo fuso orario, per esempio Europe/Berlin
settings-option-pictures = Come ti arrivano le immagini
settings-option-theme = I colori delle tue immagini private
settings-option-language = La lingua di quello che vedi solo tu
settings-option-forced = Che cosa succede quando un passo ti lascia una sola scelta
settings-option-weekends = Se i tuoi orologi aspettano il sabato e la domenica
settings-option-ladders = Se compari nelle classifiche e nei primati e il tuo profilo è visibile
settings-option-animation = Se i replay possono muoversi
settings-option-brief = Se dire solo che cosa è cambiato, e i passi scritti di un turno in una riga
settings-option-soon = Se ricevi un avviso quando il prossimo turno è il tuo

settings-title = ### Le tue impostazioni
settings-saved = Salvato: { $settings }.
settings-scope = Valgono in tutti i server e si salvano subito.

settings-notice = Avviso di turno…
settings-notice-mention = Avviso di turno: nel thread
settings-notice-mention-about = Se non riesce, un messaggio diretto
settings-notice-direct = Avviso di turno: messaggio diretto
settings-notice-direct-about = Se non riesce, una menzione nel thread
settings-notice-both = Avviso di turno: tutt’e due

settings-reminders = Promemoria…
settings-reminders-server = Promemoria: come vuole il server
settings-reminders-half = Promemoria: a metà tempo, 2 ore prima
settings-reminders-late = Promemoria: 2 ore prima della fine
settings-reminders-none = Promemoria: nessuno

settings-quiet = Ore di silenzio…
settings-quiet-none = Ore di silenzio: nessuna
settings-quiet-hours = Ore di silenzio: { $from }–{ $until }
settings-quiet-other = Ore di silenzio: altre…
settings-quiet-form = Ore di silenzio
settings-quiet-from = Da, per esempio 22:00
settings-quiet-until = A, per esempio 07:00
settings-quiet-unknown = Non capisco le ore “{ $hours }”. Scrivi due orari diversi, per esempio 22:00-07:00.
settings-no-zone = Per le ore e i fine settimana di silenzio serve il tuo fuso orario. Sceglilo con il pulsante qui sotto.

settings-pictures = Immagini…
settings-pictures-standard = Immagini: standard
settings-pictures-board = Immagini: prima la versione in lettere
settings-pictures-board-about = Sopra ogni immagine c’è la sua versione in lettere
settings-pictures-words = Immagini: nessuna, solo parole
settings-pictures-words-about = Frasi al posto di ogni immagine

settings-theme = Colori delle immagini…
settings-theme-dark = Colori delle immagini: scuri
settings-theme-light = Colori delle immagini: chiari
settings-theme-light-about = Le immagini pubbliche tengono i colori del server

settings-language = Lingua…
settings-language-discord = Lingua: come in Discord
settings-language-en = English
settings-language-fr = Français
settings-language-de = Deutsch
settings-language-es = Español
settings-language-it = Italiano
settings-language-pt = Português
settings-language-nl = Nederlands
settings-language-ru = Русский
settings-language-he = עברית

settings-forced = Mosse obbligate…
settings-forced-ask = Mosse obbligate: chiedimi
settings-forced-ask-about = Ogni turno lo termini tu
settings-forced-play = Mosse obbligate: giocale
settings-forced-play-about = Un turno senza nessuna scelta si gioca da solo

settings-weekends-off = Fine settimana: orologi attivi
settings-weekends-on = Fine settimana: orologi in attesa
settings-soon-off = Prima del mio turno: nessun avviso
settings-soon-on = Prima del mio turno: avvisami
settings-brief-off = Risposte: per esteso
settings-brief-on = Risposte: brevi
settings-ladders-on = Nelle classifiche: visibile
settings-ladders-off = Nelle classifiche: non visibile
settings-animation-on = Replay: in movimento
settings-animation-off = Replay: immagini ferme
settings-weekends-on-choice = Sì, gli orologi aspettano nel fine settimana
settings-weekends-off-choice = No, gli orologi vanno avanti nel fine settimana
settings-soon-on-choice = Sì, avvisami quando il prossimo turno è il mio
settings-soon-off-choice = No, non avvisarmi quando il prossimo turno è il mio
settings-brief-on-choice = Sì, risposte brevi
settings-brief-off-choice = No, risposte per esteso
settings-ladders-on-choice = Sì, mostrami nelle classifiche
settings-ladders-off-choice = No, nascondimi nelle classifiche
settings-animation-on-choice = Sì, replay in movimento
settings-animation-off-choice = No, immagini ferme

settings-zone-unset = Fuso orario…
settings-zone-set = Fuso: { $zone }
settings-zone-title = ### Il tuo fuso orario
settings-zone-line = È { $zone }, dove ora sono le { $time }.
settings-zone-line-none = Non è impostato.
settings-zone-why = È il fuso delle ore di silenzio, dei fine settimana di silenzio e dei giorni di assenza. Gli orari nei messaggi li vedi comunque nel tuo fuso.
settings-zone-hour = Che ore sono da te?
settings-hour = { $hour }:00–{ $hour }:59
settings-zone-pick = Fusi con quell’ora…
settings-zone-which = Quale di questi è il tuo?
settings-zone-all = Tutti i fusi: /settings zone:
settings-zone-none = Nessun fuso
settings-zone-guess = A giudicare da quando premi, sembra { $zone }. Lo usiamo?
settings-zone-use = Usalo
settings-zone-unknown = Non conosco il fuso “{ $zone }”. Scrivi una grande città vicina a te, o una differenza come +2; /settings zone: suggerisce che cosa va bene.

settings-reliability = La tua affidabilità è { $percent }%. Conta i tuoi ultimi 100 turni; finire le partite la aumenta.
settings-cap = Per ora puoi giocare { $games } partite alla volta, e sei in { $playing }.

settings-button-away = Assenza…
settings-button-data = I miei dati…
settings-button-done = Fatto
settings-done = Salvato. /settings le riapre.

## /away

settings-command-away = Di’ quando manchi: i tuoi orologi aspettano, niente suona
settings-option-away-from = Primo giorno: oggi, domani, 3 dic, 2026-12-03
settings-option-away-until = Ultimo giorno, o quanti giorni: 10 dic, 7d
settings-option-away-note = Una nota per te
settings-day-today = oggi
settings-day-tomorrow = domani
settings-away-said = La tua assenza: { $from }–{ $until } (giorni del { $year }: { $used } su { $budget }{ $later ->
    [0] {""}
   *[other] , del { $next }: { $later }
}).
settings-away-waiting = { $count ->
    [one] L’orologio aspetta in { $count } partita.
   *[other] Gli orologi aspettano in { $count } partite.
}
settings-away-playing = { $count ->
    [one] In { $tables } le assenze non si rispettano: l’orologio va avanti, e lì gioca il pilota automatico.
   *[other] In { $tables } le assenze non si rispettano: gli orologi vanno avanti, e lì gioca il pilota automatico.
}
settings-away-playing-more = In { $tables } e in altre { $more } le assenze non si rispettano: gli orologi vanno avanti, e lì gioca il pilota automatico.
settings-away-rounds = In { $cups } l’orologio aspetta, i turni del torneo no: quello che resta alla fine di un turno lo gioca il pilota automatico.
settings-away-title = ### Assenza
settings-away-used = Giorni del { $year } annunciati: { $used } su { $budget }.
settings-away-line = { $from }–{ $until }
settings-away-about = Durante l’assenza gli orologi aspettano ai tavoli che la rispettano, e niente suona. Se la accorci, riavrai i suoi giorni, tranne quelli già cominciati: ogni 24 ore contano dal primo minuto. Entro cinque minuti puoi annullarla del tutto.
settings-away-stands = È già annunciata. [Mantieni] mostra tutto quello che hai annunciato, [Annulla] cancella questa.
settings-away-dropped = { $from }–{ $until }: annullata.
settings-away-cut = L’assenza { $from }–{ $until } finisce prima: giochi di nuovo.
settings-away-keep = Mantieni
settings-away-cancel = Annulla
settings-away-new = Annuncia…
settings-away-form = Quando manchi?
settings-away-from = Primo giorno
settings-away-until = Ultimo giorno, o quanti giorni

## /block

settings-command-block = Mai più allo stesso tavolo con qualcuno, o togli il blocco
settings-option-block-user = Con chi
settings-blocked-on = Da ora non avrai più un posto allo stesso tavolo con { $lord }, in nessun server. Non lo saprà nessuno; le partite che giocate insieme continuano.
settings-blocked-off = Puoi di nuovo avere un posto allo stesso tavolo con { $lord }.
settings-blocked-all = -# Mai allo stesso tavolo con: { $people }{ $more ->
    [0] {""}
    [one] {" "}e { $more } altra persona
   *[other] {" "}e altre { $more } persone
}
settings-block-lift = Togli il blocco
settings-block-again = Blocca di nuovo
