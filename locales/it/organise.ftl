# Setting up and running tournaments: /organise.

## A set-up in words

organise-format-swiss-line = Sistema svizzero, { $rounds ->
    [one] { $rounds } turno
   *[other] { $rounds } turni
} a tavoli da { $size }
organise-format-robin-line = Girone all’italiana a tavoli da { $size }
organise-format-groups-line = { $groups } gironi a tavoli da { $size }, { $through ->
    [1] va avanti il primo di ognuno
   *[other] vanno avanti i primi { $through } di ognuno
}
organise-format-elimination-line = { $kind ->
    [double] Doppia eliminazione
   *[single] Eliminazione diretta
}{ $size ->
    [2] , due per tavolo
   *[other] {" "}a tavoli da { $size }, { $through ->
        [1] va avanti il primo
       *[other] vanno avanti i primi { $through }
    }
}
organise-format-ladder-line = Una classifica permanente a tavoli da { $size }
organise-format-league-line = Una lega in divisioni da { $division }, { $rounds ->
    [one] { $rounds } turno
   *[other] { $rounds } turni
} a stagione a tavoli da { $size }, { $through ->
    [1] uno sale e uno scende
   *[other] salgono e scendono in { $through }
}
organise-seasons-line = { $seasons ->
    [1] una stagione
   *[other] { $seasons } stagioni
}
organise-final-line = poi un tavolo finale da { $size }
organise-elimination-line = poi un’eliminazione diretta tra { $entries }, con una finale da { $size }
organise-teams-line = Squadre di due: i partner si iscrivono insieme.
organise-games-line = Ogni incontro è al meglio delle { $games } partite.
organise-duplicate-line = Stessa estrazione a tutti i tavoli di un turno, in thread privati fino alla fine del turno.
organise-box-line = { $box }.
organise-box-more-line = { $box }, { $variants }.
organise-clock-line = { $pace } entro un turno del torneo di { $time }. Per chi manca gioca il pilota automatico, quindi ogni turno del torneo finisce in tempo.
organise-vacation-honored = Assenze e fine settimana di silenzio si rispettano entro un turno del torneo: l’orologio aspetta, il turno no.
organise-vacation-ignored = Assenze e fine settimana di silenzio non si rispettano.
organise-who-line = { $facts }.
organise-who-anyone = Può entrare chiunque in questo server
organise-who-role = Può entrare solo { $role }
organise-who-reliability = affidabilità almeno { $percent }%
organise-who-rating = rating almeno { $rating }
organise-who-opponents = partite con rating contro almeno { $count ->
    [one] { $count } persona
   *[other] { $count } persone diverse
}
organise-size-line = Posto per { $capacity } { $what ->
    [teams] squadre
   *[lords] giocatori
}; con meno di { $least } si annulla.
organise-late-line = Si può entrare fino al turno { $round }.
organise-late-ladder = Si può entrare e uscire in ogni momento.
organise-late-league = Si può entrare in ogni momento, per giocare dalla prossima stagione.
organise-late-league-seasons = Si può entrare fino all’inizio della stagione { $season }, per giocare dalla prossima.
organise-points-line = Punti { $points }.
organise-ties-elimination = In caso di parità su chi va avanti o vince, contano i punti, il territorio e le corone del tavolo, poi { $decider ->
    [lot] un sorteggio dal seme dell’evento
   *[game] un’altra partita
}.
organise-third-played = Si gioca per il terzo posto.
organise-ties-ladder = Chi vince un tavolo prende il più alto dei posti in classifica di chi vi siede, e così via. In caso di parità contano i punti delle partite, poi il territorio più grande, poi le corone, poi un sorteggio dal seme dell’evento.
organise-absences = Chi è in assenza per { $rounds ->
    [1] un turno del torneo
   *[other] { $rounds } turni del torneo di fila
} è fuori.
organise-protest = I risultati sono definitivi { $time } dopo l’ultimo tavolo.
organise-protest-none = I risultati sono definitivi appena l’ultimo tavolo è finito.
organise-leavers-half = Chi si ritira prima di metà delle sue partite non conta per nessuno.
organise-leavers-out = Chi si ritira prima della fine non conta per nessuno.
organise-leavers-stand = Se qualcuno si ritira, le sue partite finora contano, e gli avversari vincono il resto.
organise-seeding-rating = Teste di serie secondo la classifica di questo server all’inizio del turno 1; chi non ha rating segue per sorteggio. Questi rating sono nei file dell’evento, che tutti possono avere.
organise-seeding-hand = Teste di serie scelte dall’organizzazione prima del turno 1; gli altri seguono per sorteggio.
organise-ties-lot = A pari punti si divide il posto.
organise-ties-line = Spareggio: { $ties }; se no si divide il posto.
organise-ties-cut = Chi va avanti tra loro lo dice un sorteggio.
organise-ties-then = {", "}poi{" "}
organise-tie-opponents = punti degli avversari
organise-tie-opponents-about = I punti di chi hai incontrato: con avversari più forti si sta davanti
organise-tie-head = scontri diretti
organise-tie-head-about = I risultati tra chi è alla pari, se si sono incontrati tutti
organise-tie-share = quota di punti
organise-tie-share-about = La tua parte dei punti fatti a un tavolo, in media
organise-tie-territory = territorio più grande
organise-tie-territory-about = Caselle del territorio più grande, in media sulle tue partite
organise-tie-crowns = corone
organise-tie-crowns-about = Corone del tuo reame, in media sulle tue partite
organise-tie-duplicate = confronto di estrazione
organise-tie-duplicate-about = I tuoi punti con la stessa estrazione, confrontati con gli altri tavoli
organise-tie-lot = nient’altro
organise-tie-lot-about = Chi fin qui è alla pari divide il posto; il sorteggio dice solo chi va avanti
organise-no-name = Non ha ancora un nome.

## Dates

organise-dates-signup = Iscrizioni { $open ->
    [yes] dal { $begins }
   *[no] fino al { $ends }
}
organise-dates = { $what ->
    [checkin] Check-in
    [round] Turno { $round }
    [stage_round] Fase { $stage }, turno { $round }
    [rounds] Tavoli uno dopo l’altro
    [final] Finale
    [final_table] Tavolo finale
   *[season] Stagione { $round }
}: { $open ->
    [yes] dal { $begins }
   *[no] dal { $begins } al { $ends }
}
organise-dates-more = … { $rounds ->
    [1] un altro turno
   *[other] altri { $rounds } turni
} …

## What was changed to fit, and what is impossible

organise-gone-size = Ora i tavoli sono da { $size }: lo chiede la scatola.
organise-gone-teams = Le squadre di due vogliono Royal Wedding, quindi ora non ce ne sono.
organise-gone-dynasty = La Dinastia non va con questo.
organise-gone-duplicate = La stessa estrazione vuole turni giocati tutti insieme, quindi è disattivata.
organise-gone-games = Una Dinastia è già di tre partite, quindi il meglio di più partite è disattivato.
organise-gone-points = I punti sono di nuovo i soliti: i tuoi erano per tavoli di un’altra grandezza.
organise-gone-ties = Il confronto di estrazione non decide niente senza la stessa estrazione.
organise-gone-late = Niente ingresso tardivo: questa formula non lo ha.
organise-gone-final = Niente tavolo finale: la scatola non ne ha di quella grandezza.
organise-fault-name-missing = Serve un nome.
organise-fault-signup_until-past = Fine delle iscrizioni: { $at }; devono restare aperte ancora almeno { $minutes } minuti.
organise-fault-start-order = Il turno 1 comincerebbe prima della fine delle iscrizioni.
organise-fault-start-checkin = Il check-in vuole { $minutes } minuti tra la fine delle iscrizioni e il turno 1.
organise-fault-start-far = Il turno 1 può cominciare al più tardi tra { $days } giorni.
organise-fault-pace-none = Serve un orologio, perché i turni si giochino e non li finisca il pilota automatico.
organise-fault-pace-round = Un turno di gioco può durare più di un turno del torneo: scegli un orologio più breve o un turno del torneo più lungo.
organise-fault-least-size = Per un tavolo ne servono almeno { $entries }.
organise-fault-least-final = Il tavolo finale ne vuole { $entries }, quindi chiedine almeno altrettanti.
organise-fault-groups-small = I gironi avrebbero { $entries ->
    [1] un partecipante
   *[other] { $entries } partecipanti
} ognuno, troppo pochi: scegli meno gironi o più posti.
organise-fault-groups-final = { $entries ->
    [1] Va avanti uno solo
   *[other] Vanno avanti solo in { $entries }
}, troppo pochi per il tavolo finale.
organise-fault-groups-over = Dai gironi vanno avanti in { $entries }, ma il tavolo finale ha { $final } posti: vi giocano solo i migliori.
organise-fault-groups-large = Un girone può avere al massimo { $entries } partecipanti: scegli più gironi o meno posti.
organise-fault-capacity-robin = Tutti possono incontrare tutti solo con al massimo { $entries } partecipanti: scegli meno posti, i gironi o il sistema svizzero.
organise-fault-round-short = Con questo orologio le partite di un turno durano di solito almeno { $days ->
    [1] un giorno
   *[other] { $days } giorni
}.
organise-fault-round-long = Dura { $days } giorni.
organise-fault-teams-pairs = Due coppie di partner non possono giocare a un tavolo: dove ne restano solo due, come all’ultimo tavolo, dividono il posto e il sorteggio dice chi va avanti.
organise-fault-rounds-repeats = Se si iscrivono solo in { $entries }, in { $rounds } turni alcuni si incontrano di nuovo.

## /organise new

organise-command-organise = Prepara e gestisci tornei
organise-command-organise-new = Prepara un torneo, passo per passo o subito
organise-option-template = Comincia da un modello di questo server
organise-option-name = Il suo nome, 1–30 caratteri
organise-option-format = Come si gioca
organise-option-box = La scatola
organise-option-variants = Varianti e altro, per esempio Armonia, Regno di mezzo
organise-option-lords = Quanti siedono a un tavolo
organise-option-clock = Il tempo per un turno, per esempio 12h
organise-option-rounds = Quanti turni
organise-option-capacity = Quanti posti ci sono
organise-option-who = Può entrare solo chi ha questo ruolo
organise-option-opponents = Contro quante persone diverse bisogna aver giocato partite con rating
organise-option-signup = Quando finiscono le iscrizioni, per esempio venerdì 20:00 o 5d (tra 5 giorni)
organise-option-start = Quando comincia il turno 1, per esempio 24 dic 18:00
organise-option-vacation = Se entro un turno le assenze fermano gli orologi
organise-command-organise-publish = Pubblica il torneo che hai preparato

organise-new-title = ### Un nuovo torneo
organise-step-what = Che cosa
organise-step-format = Formula
organise-step-dates = Date
organise-step-who = Chi può entrare
organise-step-ties = Punti e spareggi
organise-step-preview = Anteprima
organise-steps = { $steps }
organise-zone = Ognuno vede le date nel proprio fuso. Tu le scrivi in { $zone }, il fuso delle tue /settings.
organise-rounds-fixed = Quanti turni ci sono dipende da quanti si iscrivono.

organise-pick-format = Formula
organise-pick-format-swiss = Sistema svizzero
organise-pick-format-swiss-about = Tutti giocano ogni turno, contro chi ha risultati simili
organise-pick-format-robin = Girone all’italiana
organise-pick-format-robin-about = Tutti incontrano tutti
organise-pick-format-groups = Gironi e un tavolo finale
organise-pick-format-groups-about = Girone all’italiana nei gironi; i migliori vanno avanti
organise-pick-format-single = Eliminazione diretta
organise-pick-format-single-about = Una sconfitta e si è fuori
organise-pick-format-double = Doppia eliminazione
organise-pick-format-double-about = Due sconfitte e si è fuori
organise-pick-format-ladder = Classifica permanente
organise-pick-format-ladder-about = Sempre aperta; si incontra chi è libero e vicino in classifica
organise-pick-format-league = Lega
organise-pick-format-league-about = Divisioni e stagioni, promozioni e retrocessioni
organise-pick-size = { $number } per tavolo
organise-pick-rounds = { $number ->
    [one] { $number } turno
   *[other] { $number } turni
}
organise-pick-final = Tavolo finale da { $number }
organise-pick-final-none = Nessun tavolo finale
organise-pick-groups = { $number } gironi
organise-pick-through = { $number ->
    [1] Va avanti il primo
   *[other] Vanno avanti i primi { $number }
}
organise-pick-division = Divisioni da { $number }
organise-pick-seasons = { $number ->
    [one] { $number } stagione
   *[other] { $number } stagioni
}
organise-pick-seasons-none = Stagioni finché non lo termini
organise-pick-games = { $number ->
    [1] Una partita per incontro
   *[other] Al meglio di { $number }
}
organise-pick-duplicate-yes = Stessa estrazione: sì
organise-pick-duplicate-yes-about = Uguale a tutti i tavoli di un turno, in thread privati fino alla fine
organise-pick-duplicate-no = Stessa estrazione: no
organise-pick-duplicate-no-about = Ogni tavolo ha la sua estrazione, e tutti possono guardare
organise-pick-absences = Fuori dopo { $number ->
    [1] un turno giocato dal pilota automatico
   *[other] { $number } turni giocati dal pilota automatico
}
organise-pick-absences-none = Chi è in assenza resta dentro
organise-pick-leavers-half = Chi si ritira conta se ha giocato metà
organise-pick-leavers-half-about = Regola FIDE: con meno di metà, per nessuno; se no il resto è vinto
organise-pick-leavers-out = Chi si ritira non conta per nessuno
organise-pick-leavers-out-about = Tutte le sue partite escono dalla classifica del torneo
organise-pick-leavers-stand = Conta quello che è giocato prima del ritiro
organise-pick-leavers-stand-about = Gli avversari vincono le partite che restano
organise-pick-seeding-lot = Teste di serie: per sorteggio
organise-pick-seeding-lot-about = Dal seme dell’evento, verificabile da tutti
organise-pick-seeding-rating = Teste di serie: per rating
organise-pick-seeding-rating-about = Secondo la classifica di questo server all’inizio del turno 1
organise-pick-seeding-hand = Teste di serie: a mano
organise-pick-seeding-hand-about = Metti tu in ordine i partecipanti prima del turno 1
organise-pick-third-no = Il terzo posto si divide
organise-pick-third-no-about = Tra chi perde le semifinali
organise-pick-third-yes = Si gioca per il terzo posto
organise-pick-third-yes-about = Nel turno della finale, se è un tavolo da due
organise-pick-decider-game = In parità si gioca ancora
organise-pick-decider-game-about = Un’altra partita tra chi è alla pari, dove uno va avanti o vince
organise-pick-decider-lot = In parità decide il sorteggio
organise-pick-decider-lot-about = Dal seme dell’evento; nessun turno si allunga
organise-pick-checkin-yes = Con check-in
organise-pick-checkin-no = Senza check-in
organise-pick-vacation-yes = Assenze: l’orologio aspetta
organise-pick-vacation-no = Assenze: l’orologio va avanti
organise-pick-takeback-yes = I turni si possono ritirare finché non gioca chi segue
organise-pick-takeback-no = I turni non si possono ritirare
organise-pick-round = Turni di { $time }
organise-pick-rest = { $time } tra i turni
organise-pick-rest-none = Nessuna pausa tra i turni
organise-pick-protest = Definitivi { $time } dopo l’ultimo tavolo
organise-pick-protest-none = Definitivi subito dopo l’ultimo tavolo
organise-pick-late = Ingresso fino al turno { $number }
organise-pick-late-none = Nessun ingresso tardivo
organise-pick-tie = { $place }: { $tie }

# Placeholders
organise-which-box = Quale scatola?
organise-which-variants = Varianti: nessuna
organise-which-template = Comincia da un modello…
organise-which-role = Quale ruolo può entrare?
organise-which-clock = Orologio
organise-which-tie = Spareggio
organise-which-size = Grandezza dei tavoli
organise-which-rounds = Turni
organise-which-final = Tavolo finale
organise-which-groups = Gironi
organise-which-through = Quanti vanno avanti
organise-which-division = Grandezza delle divisioni
organise-which-seasons = Stagioni
organise-which-games = Partite per incontro
organise-which-duplicate = Stessa estrazione
organise-which-leavers = Se qualcuno si ritira
organise-which-seeding = Teste di serie
organise-which-third = Terzo posto
organise-which-decider = Tavoli in parità
organise-which-absences = Chi è in assenza
organise-which-checkin = Check-in
organise-which-vacation = Assenze
organise-which-takeback = Ritiro del turno
organise-which-round = Durata di un turno
organise-which-rest = Tra i turni
organise-which-protest = Risultati definitivi
organise-which-late = Ingresso tardivo

organise-button-words = Nome e testo…
organise-button-dates = Scrivi le date…
organise-button-numbers = Chi…
organise-button-points = Punti…
organise-button-ties = Punti e spareggi
organise-button-publish = Pubblica
organise-button-keep = Salva come modello
organise-button-shred = Togli un modello…
organise-button-fresh = Ricomincia da capo

organise-form-words = Nome e testo
organise-form-words-name = Nome
organise-form-words-text = Che cosa bisogna sapere (può restare vuoto)
organise-form-dates = Date
organise-form-dates-hint = Lascia vuoto per tenere quella prevista
organise-form-date-signup_until = Fine iscrizioni, come venerdì 20:00
organise-form-date-start = Inizio del turno 1, come 24 dic 18:00
organise-form-date-ends = Fine del turno, come domenica 20:00
organise-form-date-table = Il tavolo si gioca fino a, come domenica
organise-form-date-begins = Prossimo turno, come lunedì 18:00
organise-form-numbers-rounds = Turni
organise-form-numbers-late = Ultimo turno per entrare; 0: nessuno
organise-what-changes = ### Che cosa cambia in { $cup }?
organise-change-words = Nome e testo…
organise-change-numbers = Numeri…
organise-form-seat-entries = Un tavolo; uno solo: bye; vuoto: nessuno
organise-form-swap-entries = Quali due
organise-form-first = Da quale turno
organise-form-first-hint = Vuoto: dal prossimo
organise-form-points = Punti
organise-form-points-label = Dal primo posto; vuoto: i soliti
organise-form-numbers-capacity = Posti
organise-form-numbers-least = Quanti ne servono
organise-form-numbers-reliability = Affidabilità in percentuale; 0: qualsiasi
organise-form-numbers-rating = Rating, numero di avversari; 0 0: qualsiasi
organise-form-numbers-round = Ore di un turno
organise-form-keep-label = Nome del modello

organise-kept = Salvato come { $template }. A ogni uso le sue date avanzano di settimane intere.
organise-shred-title = ### Togli un modello
organise-shred-which = Quale modello?
organise-shredded = Modello { $template } tolto.
organise-template-about = { $format }
organise-changed = Dopo che l’hai visto qualcosa è cambiato. Ora è così.
organise-ready = Non manca niente. Quando è pubblicato, ci si può iscrivere.
organise-missing = Da fare prima di pubblicarlo:
organise-note = Da guardare ancora una volta:
organise-preview-dates = Con { $entries } partecipanti:
organise-no-right = Non posso pubblicarlo in { $channel }: lì mi serve { $rights }.
organise-right-view = vedere il canale
organise-right-text = un canale di testo
organise-right-send = inviare messaggi
organise-right-threads = creare thread pubblici
organise-right-talk = inviare messaggi nei thread
organise-right-private = creare thread privati, per la stessa estrazione
organise-published = { $cup } è pubblicato. Il suo annuncio arriva in { $channel }.
organise-closed = Il tuo torneo resta com’è. /organise new lo riapre.
organise-button-panel = Pannello del torneo

## The organizer's panel

organise-command-organise-panel = Apri il pannello del torneo
organise-command-organise-pair = Abbina ora il prossimo turno
organise-command-organise-unpair = Annulla gli ultimi abbinamenti
organise-command-organise-extend = Dai più tempo a questo turno
organise-command-organise-dates = Sposta le date, prima o dopo
organise-command-organise-change = Cambia quanto annunciato
organise-command-organise-seat = Decidi a mano un tavolo o un bye del prossimo turno
organise-command-organise-swap = Scambia due partecipanti negli abbinamenti appena fatti
organise-command-organise-pause = Metti in pausa o riprendi
organise-command-organise-result = Correggi un risultato
organise-command-organise-replace = Sostituisci qualcuno
organise-command-organise-expel = Squalifica qualcuno
organise-command-organise-drop = Ritira qualcuno
organise-command-organise-table = Metti il pilota automatico per qualcuno, o fai ripartire l’orologio di un tavolo
organise-command-organise-add = Aggiungi qualcuno in ritardo, o importa iscrizioni
organise-command-organise-message = Scrivi a tutti i partecipanti dell’evento
organise-command-organise-seed = Di’ in quale ordine sono le teste di serie
organise-command-organise-team = Aggiungi o togli un organizzatore o un arbitro
organise-command-organise-cancel = Annulla l’evento
organise-command-organise-confirm = Conferma i risultati quando tutti i tavoli sono finiti
organise-command-organise-reopen = Fai correggere i risultati di un evento finito, o riaprine uno annullato
organise-command-organise-channel = Continua in un altro canale
organise-command-organise-fairplay = Guarda quanto spesso qualcuno gioca come un computer forte
organise-option-cup = Quale torneo
organise-option-reason = Perché; nel registro possono leggerlo tutti
organise-option-ends = Quando finisce questo turno, per esempio domenica 20:00
organise-option-begins = Quando comincia il prossimo turno, per esempio lunedì 18:00
organise-option-least = Quanti ne servono
organise-option-late = L’ultimo turno in cui si può entrare; 0: nessuno
organise-option-entries = Numeri o nomi, per esempio 4, 7 o Ann, Ben
organise-option-first = Da quale turno; vuoto: dal prossimo
organise-option-hours = Quante ore
organise-option-channel = Il canale in cui continua
organise-option-round = Quale turno, se non è l’ultimo
organise-option-table = Il numero del tavolo nel suo turno
organise-option-lord = Quale giocatore
organise-option-with = Chi subentra; se manca, la prima persona in lista d’attesa
organise-option-do = Che cosa fare
organise-option-order = Nomi o numeri dei partecipanti, prima il migliore, separati da virgole
organise-option-user = Chi deve entrare
organise-option-partner = Il suo partner, dove giocano squadre di due
organise-option-file = Un file di iscrizioni (CSV), prima dell’inizio
organise-option-text = Che cosa vuoi dire
organise-option-member = Chi entra o esce dallo staff
organise-option-role = Che cosa deve essere
organise-choice-autopilot = Il pilota automatico gioca per qualcuno
organise-choice-adjourn = Rinvialo: si gioca fino a un’altra data
organise-choice-restart = L’orologio riparte
organise-choice-organiser = Organizzatore
organise-choice-judge = Arbitro
organise-choice-nothing = Nessuno dei due: fuori dallo staff

organise-panel-title = ### { $cup } · pannello del torneo
organise-panel-public = Ogni azione chiede un motivo e compare nel registro pubblico.
organise-state-signup = Iscrizioni fino al { $at }: { $entries } su { $capacity }{ $waiting ->
    [0] .
   *[other] , in attesa { $waiting }.
}
organise-state-checkin = Check-in fino al { $at }. Presenti: { $here } su { $entries }{ $waiting ->
    [0] .
   *[other] , in attesa { $waiting }.
}
organise-state-closed = Le iscrizioni sono finite. Partecipanti: { $entries }{ $waiting ->
    [0] .
   *[other] , in attesa { $waiting }.
} Inizio del turno 1: { $at }.
organise-state-round = { $tables ->
    [1] In corso: { $round }, { $over ->
        [0] l’unico tavolo gioca ancora
       *[other] l’unico tavolo è finito
    }. Termina { $at } ({ $left }).
   *[other] In corso: { $round }, tavoli finiti { $over } su { $tables }. Termina { $at } ({ $left }).
}
organise-state-between = { $adjourned ->
    [0] Tutti i tavoli sono finiti ({ $round }).
   *[other] Tutti gli altri tavoli sono finiti ({ $round }).
}
organise-state-adjourned = Rinviato: tavolo { $table } ({ $round }). Termina { $at } ({ $left }).
organise-state-closed-now = I risultati sono definitivi. Quello che segue arriva tra un momento: premi **Aggiorna**.
organise-state-ended-now = Tutti i turni sono finiti. Quello che segue arriva tra un momento: premi **Aggiorna**.
organise-state-begun = È cominciato; si preparano i primi tavoli.
organise-state-paused = **In pausa** dal { $at }: tutto aspetta.
organise-state-asked = { $count ->
    [1] A una persona è stato chiesto di giocare, e non ha ancora risposto.
   *[other] A { $count } persone è stato chiesto di giocare, e non hanno ancora risposto.
}
organise-state-over = { $winners ->
    [0] È finito senza vittoria.
   *[other] È finito: ha vinto { $lord }.
}
organise-state-too-few = È stato annullato: i presenti erano meno di { $least }.
organise-need-few = { $there ->
    [1] **Finora c’è una sola persona**
   *[other] **Finora ci sono solo { $there } persone**
}: con meno di { $least } si annulla. Data limite: { $at }. Scrivi a chi manca, o sposta l’inizio.
organise-need-confirm = **Tutti i tavoli sono finiti.** Premi **Conferma i risultati**, o correggi quello che è sbagliato prima che siano definitivi.
organise-need-seeds = **Non ci sono ancora teste di serie.** Premi **Teste di serie…** prima dell’inizio del turno 1; altrimenti si va tutti per sorteggio.
organise-need-nothing = Non serve niente da te.
organise-need-gone = **Il canale dell’evento è stato cancellato**, quindi l’evento è fermo: non comincia nessun turno. Scegli un altro canale, e riprende lì.
organise-need-role = **Il ruolo che serve per entrare è stato cancellato**, quindi nessuno può iscriversi. Fai entrare anche chi non lo ha, o aggiungi chi deve giocare.
organise-need-shut = **Non posso più scrivere in { $channel }**, quindi l’evento è fermo: non comincia nessun turno. Lì dammi *Vedi canale* e *Invia messaggi*, o scegli un altro canale.
organise-need-left-entries = Non più in questo server: { $lords }{ $more ->
    [0] .
    [1] {" "}e un’altra persona.
   *[other] {" "}e altre { $more } persone.
} Scegli qui sotto chi sostituire o ritirare.
organise-need-left-team = Non più in questo server, quindi nessuno può chiamarli: { $lords }{ $more ->
    [0] .
    [1] {" "}e un’altra persona.
   *[other] {" "}e altre { $more } persone.
} Chiunque abbia *Gestisci server* può gestire l’evento.
organise-channel-title = In quale canale deve continuare { $cup }? Quello che è in corso vi si pubblica di nuovo.
organise-channel = Un altro canale…
organise-need-call = **Arbitro chiamato** { $at } da { $lord }{ $table ->
    [0] {""}
   *[other] , tavolo { $table }
}: { $what }
organise-late-lord = In ritardo: tavolo { $table }, { $lord } ha saltato { $missed ->
    [1] un turno
   *[other] { $missed } turni
}.
organise-late-lord-autopilot = { $missed ->
    [0] Tavolo { $table }: il pilota automatico gioca per { $lord }.
    [1] In ritardo: tavolo { $table }, { $lord } ha saltato un turno e manca ancora.
   *[other] In ritardo: tavolo { $table }, { $lord } ha saltato { $missed } turni e manca ancora.
}
organise-late-option = { $missed ->
    [0] Il pilota automatico gioca per { $name }
    [1] { $name } ha saltato un turno
   *[other] { $name } ha saltato { $missed } turni
}
organise-missed-option = { $missed ->
    [0] Gioca il pilota automatico
    [1] Un turno saltato
   *[other] { $missed } turni saltati
}
organise-waits-option = In lista d’attesa
organise-next-paired = Il prossimo turno si abbina da solo: { $at }.
organise-next-paired-now = Il prossimo turno si abbina da solo tra un momento: premi **Aggiorna**.
organise-next-by-hand = A mano ({ $round }): { $what }.
organise-next-left-over = { $count ->
    [1] Uno avanza e ha un bye.
   *[other] Ne avanzano { $count } e hanno un bye.
}
organise-next-playing = Prossimo turno ora: { $tables ->
    [1] un tavolo gioca
   *[other] { $tables } tavoli giocano
} ancora.

organise-act = Sull’evento…
organise-act-extend = Allunga questo turno…
organise-act-extend-about = Tutti i tavoli ricevono lo stesso tempo in più
organise-act-postpone = Sposta tutte le date…
organise-act-postpone-about = Iscrizioni, se sono aperte, e turno 1 vengono più tardi
organise-act-dates = Cambia le date…
organise-act-dates-about = Prima o dopo; tutti ricevono un avviso
organise-act-change = Cambia quanto annunciato…
organise-act-change-about = Nome, testo, posti, turni
organise-act-seat = Abbina a mano…
organise-act-seat-about = Un tavolo o un bye del prossimo turno
organise-act-swap = Scambia due…
organise-act-swap-about = Negli abbinamenti appena fatti
organise-act-pause = Metti in pausa l’evento…
organise-act-pause-about = Tutti gli orologi e tutte le date aspettano
organise-act-resume = Riprendi…
organise-act-resume-about = Le date si spostano quanto la pausa; dopo due settimane di tre giorni in più
organise-act-message = Scrivi a tutti…
organise-act-message-about = Secondo il loro avviso di turno
organise-act-add = Aggiungi un giocatore…
organise-act-add-about = In ritardo, o qualcuno che se n’era andato
organise-act-open = Fai entrare senza il ruolo…
organise-act-open-about = Tutte le altre condizioni restano
organise-act-close = Chiudi ora le iscrizioni…
organise-act-close-about = Non entra più nessuno; il turno 1 comincia come previsto
organise-act-seed = Teste di serie…
organise-act-seed-about = L’ordine in cui cominciano
organise-act-channel = Scegli un altro canale…
organise-act-channel-about = L’evento continua lì
organise-act-stand = Pubblica ora la classifica del torneo…
organise-act-stand-about = Nel thread dell’evento
organise-act-team = Organizzatori e arbitri…
organise-act-team-about = Aggiungi o togli qualcuno
organise-act-end = Termina l’evento…
organise-act-end-about = Con la classifica del torneo com’è
organise-act-confirm = Conferma i risultati
organise-act-reopen = Riapri l’evento…
organise-act-reopen-about = Di nuovo iscrizioni, o risultati da correggere
organise-act-cancel = Annulla l’evento…
organise-act-cancel-about = Termina senza risultato
organise-act-import = Importa iscrizioni
organise-act-result = Correggi il risultato…
organise-act-restart = Riavvia l’orologio…
organise-act-adjourn = Rinvia…
organise-act-replace = Sostituisci…
organise-act-drop = Ritira…
organise-act-expel = Squalifica…
organise-act-autopilot = Pilota automatico…
organise-tact = Su un tavolo…
organise-pact = Su un giocatore…
organise-other-table = Un altro tavolo…
organise-other-lord = Qualcun altro…
organise-table-option = { $stages ->
    [1] {""}
   *[other] { $stage }{" "}
}T{ $round } tav. { $table } · { $lords }
organise-table-over = Finito
organise-table-adjourned = Rinviato
organise-table = Tavolo { $table }: { $lords }
organise-game-option = Decidi sulla partita { $game }
organise-autopilot-whom = Pilota automatico per…
organise-lord-title = ### { $lord }
organise-entry-in = { $lord } partecipa.
organise-entry-waiting = { $lord } aspetta un posto.
organise-entry-withdrawn = { $lord } ha annullato l’iscrizione.
organise-entry-dropped = { $lord } ha lasciato il torneo.
organise-entry-expelled = { $lord } ha avuto una squalifica.
organise-whom-replace = Chi subentra?
organise-whom-replace-title = A un’altra persona di questo server si chiede di prendere il posto di { $lord }, con i suoi punti e i suoi tavoli aperti.
organise-whom-add = Chi deve entrare?
organise-whom-add-title = A chi si chiede di giocare in { $cup }? I partner si scelgono insieme.
organise-whom-lord = Di chi si tratta?
organise-whom-lord-title = Scegli chi gioca in { $cup }.
organise-whom-team-title = Gli organizzatori di { $cup } qui possono fare tutto, gli arbitri decidono sui tavoli.
organise-whom-organiser = Nuovo organizzatore…
organise-whom-judge = Nuovo arbitro…
organise-off-team = Togli dallo staff…
organise-role-organiser = Organizzatore
organise-role-judge = Arbitro
organise-first-waiting = Il primo che aspetta

organise-form-reason = Motivo (possono leggerlo tutti)
organise-form-hours = Ore
organise-form-order = Partecipanti, prima il migliore, uno a riga
organise-form-text = Che cosa vuoi dire?
organise-form-result = Correggi il risultato
organise-form-result-hint = Punti, per esempio 44, o posto e punti, per esempio 1, 44
organise-form-pair = Prossimo turno ora
organise-form-unpair = Annulla gli ultimi abbinamenti
organise-form-stage = Fase, da 1
organise-form-round = Turno
organise-form-table = Tavolo

organise-button-channel = Scegli un altro canale
organise-button-refresh = Aggiorna
organise-button-log = Registro
organise-button-anew = Nuovo evento uguale
organise-button-asklords = Invita chi giocava
organise-again-reason = I partecipanti di { $cup }
organise-button-pair = Prossimo turno ora
organise-button-begin = Comincia ora il turno 1
organise-button-unpair = Annulla abbinamenti
organise-button-do = Fallo
organise-button-again = Rigiocali
organise-button-stands = Lasciali come sono
organise-button-passes = Passa chi aveva perso
organise-button-passes-none = Non passa nessuno
organise-button-dont = Annulla
organise-done = Fatto. È nel registro dell’evento.

## The effects of an action

organise-effect-title = ### Succederebbe questo
organise-effect-open = D’ora in poi nessuno ha bisogno del ruolo per entrare in { $cup }.
organise-effect-channel = L’evento continua in { $channel }: vi si pubblicano il suo annuncio e quello che è in corso, { $tables ->
    [0] e così i suoi prossimi tavoli.
    [1] e con esso va il suo tavolo aperto.
   *[other] e con esso vanno i suoi { $tables } tavoli aperti.
}
organise-effect-channel-blind = **{ $lords ->
    [one] { $lords } partecipante non vede quel canale.
   *[other] { $lords } partecipanti non vedono quel canale.
}** Un messaggio diretto dice a tutti dov’è l’evento; chi non lo vede può solo giocare da lì.
organise-effect-changed = ### Dopo che l’hai visto qualcosa è cambiato. Ora succederebbe questo
organise-effect-reason = Motivo: { $reason }
organise-effect-moved = Quello che era previsto il { $before } passa al { $after }.
organise-effect-ends = Nuova fine: { $after }, invece di { $before }.
organise-effect-date-signup_until = Fine delle iscrizioni: { $after }, invece di { $before }.
organise-effect-date-start = Inizio del turno 1: { $after }, invece di { $before }.
organise-effect-date-ends = Nuova fine ({ $round }): { $after }, invece di { $before }; quello che segue si sposta di altrettanto.
organise-effect-date-begins = Inizio del prossimo turno: { $after }, invece di { $before }.
organise-effect-date-sooner = { $tables ->
    [1] Un tavolo è ancora in gioco. Quello che vi resta allora lo gioca il pilota automatico.
   *[other] { $tables } tavoli sono ancora in gioco. Quello che vi resta allora lo gioca il pilota automatico.
}
organise-effect-date-told = Chi è interessato riceve un avviso.
organise-effect-change-name = Si chiama “{ $after }” invece di “{ $before }”.
organise-effect-change-text = Il suo testo d’ora in poi è: { $after }
organise-effect-change-capacity = Ha { $after } posti invece di { $before }.
organise-effect-change-least = Ne servono almeno { $after } invece di { $before }.
organise-effect-change-rounds = Ha { $after } turni invece di { $before }.
organise-effect-change-late = Si può entrare fino al turno { $after } invece di { $before }.
organise-effect-end-early = Qui non si giocano altri turni { $last ->
    [yes] (ultimo: { $round }): decide la classifica del torneo com’è, e non segue niente.
   *[no] (ultimo: { $round }): decide la classifica del torneo com’è, e comincia quello che segue.
}
organise-effect-seat = A mano nel turno { $round }:
organise-effect-seat-table = - un tavolo di { $lords }
organise-effect-seat-byes = - un bye per { $lords }
organise-effect-seat-rest = Gli altri si abbinano come sempre, tra loro.
organise-effect-seat-left-over = { $count ->
    [1] Anche uno di loro avanza e ha un bye.
   *[other] Anche { $count } di loro avanzano e hanno un bye.
}
organise-effect-seat-none = Niente è più deciso a mano: tutto il turno { $round } si abbina come sempre.
organise-effect-swap = Si scambiano di posto: { $lords }.
organise-effect-swap-anew = { $tables ->
    [1] Il tavolo di questo turno ricomincia
   *[other] I { $tables } tavoli di questo turno ricominciano
} con nuove estrazioni. La fine del turno resta.
organise-effect-postpone = Ogni data prima dell’inizio si sposta di { $time }.
organise-effect-extend = { $tables ->
    [1] Per l’unico tavolo aperto
   *[other] Per tutti i { $tables } tavoli aperti
} ({ $round }) ci sono { $time } in più.
organise-effect-pause = { $cup } va in pausa: ogni data aspetta, e { $tables ->
    [0] non si gioca niente
    [1] l’orologio di un tavolo si ferma
   *[other] gli orologi di { $tables } tavoli si fermano
}.
organise-effect-resume = { $cup } riprende: { $tables ->
    [0] nessun tavolo è aperto
    [1] l’orologio di un tavolo riparte
   *[other] gli orologi di { $tables } tavoli ripartono
}, e tutte le date si spostano di altrettanto.
organise-effect-game = Partita { $game } dell’incontro.
organise-effect-will = Sarà: { $scores }
organise-effect-was = Era: { $scores }
organise-effect-score = { $place } { $lord } { $points }
organise-effect-stops = { $games ->
    [1] La partita che vi si gioca termina
   *[other] { $games } partite che vi si giocano terminano
}.
organise-effect-goes-on = Così l’incontro non è ancora deciso, e continua.
organise-effect-depends = Con quel risultato dovrebbero sedere altri a tavoli già abbinati. Scegli tu: questi tavoli si rigiocano con chi dovrebbe sedervi, e i loro risultati non contano; oppure resta tutto com’è.
organise-effect-again = { $round }, { $table } · { $over ->
    [0] in gioco
   *[other] finito
} { $count ->
    [0] { "" }
   *[other] → { $lords }
}
organise-effect-again-more = { $tables ->
    [1] e un altro tavolo
   *[other] e altri { $tables } tavoli
}
organise-effect-frozen = La sua fase è finita: chi è andato avanti resta.
organise-effect-replace = { $other } prende il posto di { $lord }, con tutti i punti.
organise-effect-replace-rated = Per il rating una partita in corso conta come lasciata da { $lord } se { $lord } vi ha saltato un turno, se no secondo il posto del reame; senza neanche un turno, per niente.
organise-effect-in-time = { $lords } non ha saltato turni al tavolo, quindi prima riceve la domanda. Senza un sì è possibile solo dopo un turno saltato.
organise-effect-waited = { $other } aspettava un posto e lascia la lista d’attesa.
organise-effect-seats = { $tables ->
    [1] Il tavolo aperto passa
   *[other] { $tables } tavoli aperti passano
} di mano.
organise-effect-expel = Squalifica per { $lord }, che è fuori.
organise-effect-parts = { $other } tiene il suo posto a un tavolo aperto. Con Sostituisci… qualcun altro può entrare al posto di { $lord }; fino ad allora la squadra non si abbina.
organise-effect-parts-before = Con { $lord } se ne va la squadra; { $other } può entrare di nuovo con qualcun altro.
organise-effect-drop = Ritiro per { $lord }, che può tornare finché deve ancora venire un turno.
organise-effect-passes = Ha vinto il suo ultimo tavolo e andrebbe avanti. Scegli tu: al suo posto va avanti { $other }, che lì aveva perso, o non ci va nessuno e il prossimo avversario non ha un tavolo.
organise-effect-passes-again = Se va avanti, si rigioca quello che è stato abbinato da allora:
organise-effect-moves-up = { $other } sale dalla lista d’attesa.
organise-effect-autopilots = { $tables ->
    [1] Il tavolo aperto va
   *[other] { $tables } tavoli aperti vanno
} al pilota automatico.
organise-effect-autopilot = D’ora in poi il pilota automatico gioca per { $lord }, fino al suo ritorno. Chi ha avuto un turno e non torna entro la fine della partita, per il rating conta come andato via.
organise-effect-adjourn = Questo tavolo si gioca fino al { $ends }. I turni vanno avanti; finché non è finito conta come parità: mezzo punto a testa a un tavolo da due.
organise-effect-restart = Il turno in corso riceve di nuovo tutto il suo tempo.
organise-effect-asked = Prima si chiede a { $lords }; senza un sì non succede niente.
organise-effect-add = Nuovi partecipanti: { $lords }.
organise-effect-add-waits = In lista d’attesa: { $lords }. Non c’è un posto libero.
organise-effect-add-late = Dal turno { $round } giocano anche: { $lords }.
organise-effect-import = { $lords ->
    [1] Una persona riceve la domanda e partecipa
   *[other] { $lords } persone ricevono la domanda e partecipano
} con un sì.
organise-effect-left = { $lords ->
    [1] Un’altra iscrizione resta
   *[other] Altre { $lords } iscrizioni restano
} fuori: si chiederebbe a troppe persone insieme. Porta di nuovo il file quando queste hanno risposto.
organise-effect-known = { $lords ->
    [1] Un’iscrizione del file c’è già, o ha già ricevuto la domanda, e si salta
   *[other] { $lords } iscrizioni del file ci sono già, o hanno già ricevuto la domanda, e si saltano
}.
organise-effect-some-wait = I posti non bastano: gli ultimi aspettano.
organise-effect-unpair = Gli abbinamenti si annullano ({ $round }): { $tables ->
    [1] il tavolo termina
   *[other] i { $tables } tavoli terminano
} senza risultato.
organise-effect-unpair-played = { $tables ->
    [1] Uno di loro è finito: il suo risultato non conta.
   *[other] { $tables } di loro sono finiti: i loro risultati non contano.
}
organise-effect-paired-again = Si abbina di nuovo da solo: { $at }, o prima se lo fai tu.
organise-effect-pair = Si abbina e comincia ora: { $round }, con tutto il suo tempo.
organise-effect-pair-next = Quello che segue la fase ({ $stage }) si abbina e comincia ora; il suo primo turno ha tutto il suo tempo.
organise-effect-begin = Iscrizioni e check-in sono finiti, e il turno 1 comincia ora con { $lords ->
    [1] un partecipante
   *[other] { $lords } partecipanti
}. Ha tutto il suo tempo.
organise-effect-begin-without = { $more ->
    [0] Chi non ha fatto il check-in è fuori: { $lords }.
    [one] Chi non ha fatto il check-in è fuori: { $lords } e { $more } altro.
   *[other] Chi non ha fatto il check-in è fuori: { $lords } e altri { $more }.
}
organise-effect-pair-instead = Da solo comincerebbe: { $at }.
organise-effect-message = { $lords ->
    [1] Si scrive a una persona:
   *[other] Si scrive a { $lords } persone:
}
organise-effect-team-on = { $role ->
    [judge] { $lord } qui può fare da arbitro; il suo nome compare e riceve le chiamate ai tavoli dopo **Aiuto io**.
   *[organiser] { $lord } qui può fare tutto; il suo nome compare nell’organizzazione e riceve le chiamate dopo **Aiuto io**.
}
organise-effect-team-off = { $lord } non è più { $role ->
    [judge] arbitro
   *[organiser] organizzatore
}.
organise-effect-seed = Teste di serie, prima la migliore: { $lords }. { $left ->
    [0] Sono tutti.
    [1] Segue un altro partecipante.
   *[other] Gli altri { $left } seguono per sorteggio.
}
organise-effect-seed-more = altri { $count }
organise-effect-close = Le iscrizioni finiscono ora con { $lords ->
    [1] un partecipante
   *[other] { $lords } partecipanti
}.
organise-effect-checkin = Comincia il check-in.
organise-effect-start-stays = Il turno 1 comincia come previsto: { $at }.
organise-effect-stand = La classifica del torneo si pubblica nel thread dell’evento.
organise-effect-end = { $cup } termina: la classifica del torneo diventa definitiva.
organise-effect-confirm = I risultati ({ $stage }) d’ora in poi sono definitivi.
organise-effect-confirm-last = { $cup } termina, e i migliori ricevono i loro trofei:
organise-effect-through = { $more ->
    [0] Vanno avanti: { $lords }.
    [one] Vanno avanti: { $lords } e { $more } altro.
   *[other] Vanno avanti: { $lords } e altri { $more }.
}
organise-effect-reopen = { $cup } è di nuovo aperto: podio e trofei sono annullati, e i risultati della sua ultima fase si possono correggere fino al { $until }, o finché non li confermi. Tutti ricevono un avviso.
organise-effect-reopen-signup = { $cup } si fa comunque: le iscrizioni sono di nuovo aperte per un giorno; inizio del turno 1: { $start }. { $lords ->
    [0] Non partecipa ancora nessuno.
    [1] Chi partecipava partecipa ancora, e riceve un avviso.
   *[other] I { $lords } che partecipavano partecipano ancora, e ricevono un avviso.
} Poi si possono mettere altre date.
organise-effect-cancel = { $begun ->
    [yes] { $cup } termina senza risultato. Niente lo riporta indietro.
   *[no] { $cup } si annulla. Puoi riaprirlo.
}
organise-effect-no-result = { $tables ->
    [1] Il tavolo che gioca ancora termina
   *[other] I { $tables } tavoli che giocano ancora terminano
} senza risultato.

## Fair play: /organise fairplay

organise-fair-button = Gioco leale
organise-fair-title = ### { $cup } · gioco leale
organise-fair-about = Quanto spesso { $lord } ha giocato quello che un computer forte trova migliore. Lo vede solo chi organizza e non gioca in questo evento.
organise-fair-total = **{ $percent }%** di { $turns } turni, in { $games ->
    [1] una partita
   *[other] { $games } partite
}
organise-fair-round = { $round }: { $percent }% di { $turns }
organise-fair-none = Nessuna delle sue partite è ancora confrontata.
organise-fair-waiting = { $count ->
    [1] Una partita non è ancora confrontata. Ci vuole circa mezzo minuto.
   *[other] { $count } partite non sono ancora confrontate. Ci vuole circa mezzo minuto per ognuna.
}
organise-fair-more = Confronta altre partite
organise-fair-reading = I turni senza scelta, le prime scelte e quelli del pilota automatico non contano. Su { $games } partite, { $percent }% e più merita uno sguardo più attento, e non è una prova: chi gioca bene ci arriva da solo, e una singola partita non dice niente.
organise-fair-coarse = I turni senza scelta, le prime scelte e quelli del pilota automatico non contano. Qui il computer giudica solo i reami, quindi la quota dice quanto qualcuno gioca come il pilota automatico, e niente su chi bara.
