# /help: how to play here, in one minute.

help-title = ### Come si gioca qui
help-goal = Costruisci un reame di tessere domino intorno al tuo castello. Alla fine ogni territorio vale le sue caselle per le sue corone (/rules).
help-start = **Per cominciare:** `/game new` apre un tavolo, [Prendi posto] ti fa entrare. Quando tutti i posti sono presi si apre un thread, e lì comincia la partita.
help-turn = **Il tuo turno:** nel thread arriva una menzione. [Gioca] apre un pannello che vedi solo tu. Tocca una lettera per piazzare la tua tessera, tocca quella che prendi per dopo, poi [Termina il turno]; fino ad allora niente è definitivo.
help-town = **Queendomino** aggiunge le città: quando la tessera è piazzata, [Città] offre tasse, edifici e il drago, con quello che portano. È tutto facoltativo.
help-more = **Royal Wedding** unisce le due scatole, fino a otto persone o a squadre; **L’era dei giganti** e **La Corte** aggiungono passi allo stesso pannello.
help-alone = **Da soli:** `/game solo` è una partita contro il computer, `/daily play` il reame del giorno.
help-watch = **Tra un turno e l’altro:** [Guarda] mostra tutti i reami, le colonne e il punteggio, anche come testo. `/watch` elenca altre partite.
help-many = **Molte partite:** `/next` apre la più urgente, `/games` le elenca tutte.
help-cups = **Tornei:** `/cup list` mostra quelli di qui, `/organise new` ne prepara uno.
help-typing = **Scrivendo:** `/place`, `/choose`, `/end` e `/undo` fanno lo stesso dei pulsanti; in Queendomino anche `/tax`, `/build` e `/burn`, con i giganti `/giant`, `/send` e `/receive`, con La Corte `/recruit` e `/search`, con suggerimenti mentre scrivi.
help-ear-title = ### Giocare senza immagini
help-ear-setup = **Si imposta una volta:** in `/settings` ci sono *Immagini: nessuna, solo parole* (frasi al posto di ogni immagine) e *Risposte: brevi* (solo che cosa è cambiato). Valgono in tutti i server.
help-ear-turn = **Un turno a orecchio:** `/play` dice che cosa è successo dal tuo ultimo turno e che cosa c’è da fare. `/place` suggerisce le posizioni della tua tessera, `/choose` le tessere della prossima colonna, `/end` termina il turno, `/undo` annulla un passo. Con le risposte brevi ognuna è una riga, e alla fine dice che cosa viene dopo.
help-ear-look = **Orientarsi:** `/look` con `at: c6` dice che cosa c’è in una casella e intorno, e se la tua tessera ci entra, anche nel reame di un altro. `/kingdom`, `/line`, `/score` e `/table` dicono tutto, `/digest` che cosa è successo dal tuo ultimo turno, `/next` apre il tuo turno più urgente.
help-ear-squares = **Le caselle** hanno una lettera per la colonna, da sinistra, e un numero per la riga, dal basso. Il castello è in e5, nei reami di 7×7 in g7. Una posizione sono due caselle, prima quella della metà sinistra.
help-ear-letters = **Come testo** (`as: text`) i paesaggi sono lettere: { $letters }. Una cifra è il numero di corone.
help-ear-colors = **Senza colori:** ogni paesaggio ha una trama e un segno suoi, i giocatori hanno emblemi, le posizioni lettere, le tessere numeri. `/settings` ha un tema chiaro per le tue immagini.
help-ear-keys = **Tasti di Discord:** `/` comincia un comando, Tab accetta un suggerimento e passa da un pulsante all’altro, Invio preme. I pulsanti vengono dopo le parole, [Termina il turno] per primo nella sua riga.
help-button-ear = Senza immagini
help-button-settings = Impostazioni
help-button-help = Torna all’aiuto
help-settings = /settings: come ricevere gli avvisi, immagini o parole. [Senza immagini] dice come giocare a orecchio o senza colori.
