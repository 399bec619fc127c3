# /privacy, and [My data…] in /settings: what is kept about one person.

privacy-command-privacy = Che cosa conserva Castellan su di te
privacy-command-privacy-show = Che cosa conserva Castellan su di te
privacy-command-privacy-export = Ricevi tutti i tuoi dati in un file
privacy-command-privacy-delete = Cancella i tuoi dati; le tue partite restano sotto un altro nome

privacy-former = Ex giocatore

privacy-title = ### Che cosa conservo su di te
privacy-nothing = Su di te non conservo niente.
privacy-account = Tutto questo è conservato con il numero del tuo account e il nome che usi.
privacy-kept-settings = Le tue impostazioni
privacy-kept-blocked = { $count ->
    [one] { $count } persona con cui non hai mai un posto allo stesso tavolo
   *[other] { $count } persone con cui non hai mai un posto allo stesso tavolo
}
privacy-kept-hours = Le ore del giorno in cui premi qualcosa, per suggerire un fuso orario
privacy-kept-games = { $count ->
    [one] { $count } partita che giochi, con le tue mosse e quello che stai preparando
   *[other] { $count } partite che giochi, con le tue mosse e quello che stai preparando
}
privacy-kept-open = { $count ->
    [one] Il tuo posto a { $count } tavolo non ancora cominciato
   *[other] I tuoi posti a { $count } tavoli non ancora cominciati
}
privacy-kept-finished = { $count ->
    [one] { $count } partita finita, con le tue mosse
   *[other] { $count } partite finite, con le tue mosse
}
privacy-kept-former = { $count ->
    [one] { $count } posto che qualcuno ha preso da te
   *[other] { $count } posti che altri hanno preso da te
}
privacy-kept-invitations = { $count ->
    [one] { $count } invito, ricevuto o mandato
   *[other] { $count } inviti, ricevuti o mandati
}
privacy-kept-queue = { $count ->
    [one] Il tuo posto in { $count } coda
   *[other] I tuoi posti in { $count } code
}
privacy-kept-turns = { $count ->
    [one] Per la tua affidabilità: { $count } turno o partita finita
   *[other] Per la tua affidabilità: { $count } turni e partite finite
}
privacy-kept-results = { $count ->
    [one] { $count } risultato o rating
   *[other] { $count } risultati e rating
}
privacy-kept-absences = { $count ->
    [one] { $count } assenza che hai annunciato
   *[other] { $count } assenze che hai annunciato
}
privacy-kept-plans = { $count ->
    [one] { $count } piano per un turno, e com’è andata
   *[other] { $count } piani per turni, e com’è andata
}
privacy-kept-notes = { $count ->
    [one] { $count } nota a un partner
   *[other] { $count } note ai partner
}
privacy-kept-votes = { $count ->
    [one] { $count } risposta a una domanda a un tavolo
   *[other] { $count } risposte a domande ai tavoli
}
privacy-kept-drafts = { $count ->
    [one] { $count } tavolo che stai preparando
   *[other] { $count } tavoli che stai preparando
}
privacy-kept-presets = { $count ->
    [one] { $count } preset che hai salvato per un server
   *[other] { $count } preset che hai salvato per dei server
}
privacy-kept-imports = { $count ->
    [one] { $count } verbale o reame che hai portato
   *[other] { $count } verbali e reami che hai portato
}
privacy-kept-follows = { $count ->
    [one] { $count } partita o giocatore che segui
   *[other] { $count } partite e giocatori che segui
}
privacy-kept-cups = { $count ->
    [one] Che cosa hai fatto in { $count } torneo
   *[other] Che cosa hai fatto in { $count } tornei
}
privacy-kept-cup_drafts = { $count ->
    [one] { $count } torneo che stai preparando
   *[other] { $count } tornei che stai preparando
}
privacy-kept-remembered = { $count ->
    [one] Di prima che i tuoi dati fossero cancellati: { $count } voce sotto un codice al posto del tuo account
   *[other] Di prima che i tuoi dati fossero cancellati: { $count } voci sotto un codice al posto del tuo account
}
privacy-remembered = Decisioni e limiti valgono anche se torni. Per { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
} un codice al posto del tuo account conserva quali turni hai saltato e quando eri in assenza, e le partite che giochi non cambiano il tuo rating; finché un evento o una partita dura, conserva anche che vi hai preso parte.
privacy-unread = Non leggo quello che le persone si scrivono, e non ne conservo niente.
privacy-about = Se li cancelli, tutto sparisce subito e per sempre. Le partite finite restano sotto “{ $former }”; in quelle che giochi, da allora il tuo posto è del pilota automatico. Quello che è stato pubblicato in Discord resta lì com’è.
privacy-backups = Nei backup quello che cancelli resta al massimo per { $days ->
    [one] { $days } altro giorno
   *[other] altri { $days } giorni
}.
privacy-blocks = I tavoli a cui hai dato un nome ne ricevono un altro. Un blocco che qualcuno ha messo contro di te vale anche se torni: al posto del tuo account se ne conserva un codice che non dice chi sei.
privacy-button-export = Salva come file
privacy-button-delete = Cancella tutto…
privacy-link-privacy = Informativa privacy
privacy-link-terms = Termini di servizio

privacy-export-parts = È grande, quindi arriva in parti. Salvale tutte in una cartella e uniscile nel loro ordine: `cat { $file }.0* > { $file }` su Linux e macOS; su Windows `copy /b` con tutte unite da `+`. Poi estrai { $file }.
privacy-export = Ecco tutto quello che conservo su di te, con i verbali delle tue partite. Il seme di una partita segue quando nessuno gioca più con la sua estrazione.
privacy-form = Cancella tutti i tuoi dati
privacy-form-word = Scrivi “cancella” per cancellare tutto
privacy-word = cancella
privacy-kept-all = Niente è stato cancellato: la parola era un’altra.

privacy-deleted = I tuoi dati sono cancellati. Puoi ricominciare quando vuoi.
privacy-deleted-games = { $games ->
    [one] Il pilota automatico continua in { $games } partita.
   *[other] Il pilota automatico continua in { $games } partite.
}
privacy-deleted-finished = { $finished ->
    [one] { $finished } partita finita ora riporta “{ $former }”.
   *[other] { $finished } partite finite ora riportano “{ $former }”.
}
privacy-deleted-left = { $left ->
    [one] Il tuo posto è libero a { $left } tavolo non ancora cominciato.
   *[other] I tuoi posti sono liberi a { $left } tavoli non ancora cominciati.
}
