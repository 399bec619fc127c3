# Watching: /watch, the live list of a server, following, the watchers' threads.

watching-command-watch = Elenca le partite in corso da guardare
watching-command-follow = Segui partite, giocatori e tornei
watching-command-follow-game = Segui una partita
watching-command-follow-lord = Segui un giocatore
watching-command-follow-cup = Segui un torneo
watching-command-follow-list = Che cosa segui, e come smettere
watching-command-game-kibitz = Entra nel thread del pubblico di una partita che non giochi
watching-option-show = Quali partite
watching-option-box = Solo partite di questa scatola
watching-option-user = Il giocatore da seguire
watching-option-how = Con quale dettaglio

watching-button-watch = Guarda
watching-button-follow = Segui
watching-button-kibitz = Commenta
watching-button-stop = Smetti di seguire
watching-button-follows = Che cosa seguo
watching-button-all = Tutte quelle in corso
watching-button-tables = Tavoli aperti

watching-title = ### Partite in corso · { $count }
watching-menu = Guarda le sue partite
watching-title-lord = ### Partite in corso di { $lord } · { $count }
watching-none-lord = Qui questa persona non ha partite che puoi guardare.
watching-none = Qui non c’è nessuna partita da guardare.
watching-none-all = Qui non c’è nessuna partita di questa scatola in corso.
watching-none-followed = Qui non c’è in corso nessuna partita che segui.
watching-none-cups = Qui non c’è nessuna partita di torneo da guardare.
watching-none-ending = Qui nessuna partita è quasi finita.
watching-points = { $lord } { $points }
watching-followed = -# La segui.
watching-show-all = Tutte le partite
watching-show-followed = Quelle che seguo
watching-show-cups = Tornei
watching-show-ending = Quasi finite
watching-box = Scatola…
watching-box-any = Tutte le scatole

watching-index-none = Nessuna partita in corso.
watching-index-current = -# { $more ->
    [0] Questa lista si aggiorna da sola.
    [one] E { $more } altra. Questa lista si aggiorna da sola.
   *[other] E altre { $more }. Questa lista si aggiorna da sola.
}

watching-follow-game = { $new ->
    [yes] Ora segui
   *[no] Segui
} { $what }.
watching-follow-lord = { $new ->
    [yes] Ora segui
   *[no] Segui
} { $what }: ogni sua partita qui che puoi guardare.
watching-follow-cup = { $new ->
    [yes] Ora segui
   *[no] Segui
} il torneo { $what }.
watching-follow-digest = Gli avvisi arrivano in un messaggio diretto, al massimo uno all’ora, mai nelle tue ore di silenzio. Nessuno vede che cosa segui.
watching-how = Con quale dettaglio…
watching-how-turn = Ogni turno
watching-how-turn-about = Per una persona, i suoi turni
watching-how-round = Ogni round
watching-how-round-about = I punti alla fine di un round
watching-how-end = Solo la fine
watching-how-end-about = Chi ha vinto
watching-how-turn-cup = Ogni risultato
watching-how-turn-cup-about = Per ogni tavolo, e ogni turno
watching-how-round-cup = Ogni turno
watching-how-round-cup-about = Quando ne comincia uno, e chi è in testa alla fine
watching-how-end-cup = Solo la fine
watching-how-end-cup-about = Chi ha vinto

watching-follows-title = ### Che cosa segui · { $count }
watching-follows-none = Non segui niente. [Segui] è sotto ogni partita che guardi.
watching-option-game = { $what }
watching-option-lord = { $what }, giocatore
watching-follows-game = { $what } · { $how ->
    [turn] ogni turno
    [round] ogni round
   *[end] solo la fine
}
watching-follows-lord = { $what }, giocatore · { $how ->
    [turn] ogni suo turno
    [round] ogni round
   *[end] solo la fine
}
watching-option-cup = { $what }, torneo
watching-follows-cup = { $what }, torneo · { $how ->
    [turn] ogni risultato
    [round] ogni turno
   *[end] solo la fine
}
watching-follows-change = Cambia o smetti…

watching-news = Novità da { $server } su quello che segui:
watching-news-game = { $table } · { $where }
watching-news-began = { $count ->
    [1] L’ha cominciata { $lords }: { $setup }.
   *[other] L’hanno cominciata { $lords }: { $setup }.
}
watching-news-more = { $count ->
    [one] Ci sono novità in { $count } altra partita.
   *[other] Ci sono novità in altre { $count } partite.
}

watching-cup-started = { $count ->
    [one] È cominciato con { $count } partecipante.
   *[other] È cominciato con { $count } partecipanti.
}
watching-cup-paired = { $tables ->
    [0] È cominciato: { $round }. Termina { $ends }.
    [one] È cominciato: { $round }, con { $tables } tavolo. Termina { $ends }.
   *[other] È cominciato: { $round }, con { $tables } tavoli. Termina { $ends }.
}
watching-cup-round = È finito: { $round }.
watching-cup-leader = { $place } { $name } { $points }
watching-cup-leaders = Classifica del torneo: { $leaders }.
watching-cup-place = { $place } { $name } { $points }
watching-cup-result = Tavolo { $number }, { $round }: { $places }.
watching-cup-won = Vittoria di { $name }.
watching-cup-over = È finito.
watching-cup-cancelled = È stato annullato: { $reason }

watching-kibitz-name = Pubblico: { $table }
watching-kibitz-in = Sei in { $thread }, dove parla chi guarda { $table }. Chi gioca non può leggerlo prima della fine della partita.
watching-kibitz-in-over = Sei in { $thread }, dove parlava chi guardava { $table }.
watching-kibitz-opening = Qui parla chi guarda { $table }. Chi gioca non può leggere prima della fine della partita; poi può entrare. Per favore, prima non dite niente a chi gioca.
watching-kibitz-ended = { $table } è finita, e ora qui c’è anche chi l’ha giocata.
