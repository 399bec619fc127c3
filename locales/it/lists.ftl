# /games, /game list and /next.

lists-command-games = Elenca le partite: mie, in attesa di me, aperte, da guardare, finite
lists-command-game-list = Lo stesso di /games
lists-command-next = Apri la più urgente delle tue partite
lists-option-show = Quali partite
lists-option-box = Solo partite di questa scatola

lists-title-mine = ### Le tue partite{ $waiting ->
    [0] { "" }
    [one] { " " }· { $waiting } ti aspetta
   *[other] { " " }· { $waiting } ti aspettano
}
lists-title-waiting = ### In attesa di te · { $waiting }
lists-title-cups = ### Le tue partite di torneo · { $count }
lists-title-open = ### Tavoli aperti qui · { $count }
lists-title-watching = ### Partite da guardare qui · { $count }
lists-title-finished = ### Partite finite · { $count }

lists-show-mine = Le mie partite
lists-show-waiting = In attesa di me
lists-show-cups = Tornei
lists-show-open = Tavoli aperti
lists-show-watching = Da guardare
lists-show-finished = Finite
lists-show = Mostra…
lists-only = Solo { $box }.
lists-only-fitting = Solo tavoli dove puoi prendere posto.
lists-speed = Ritmo…
lists-speed-any = Qualsiasi ritmo
lists-speed-fast = Meno di un giorno a turno
lists-speed-day = Un giorno a turno
lists-speed-slow = Più di un giorno a turno
lists-speed-bank = Con una riserva di tempo
lists-speed-none = Senza limite di tempo
lists-button-fit = Solo adatti a me
lists-button-all = Tutti i tavoli

lists-game = **{ $table }** · { $setup } · { panel-round }
lists-game-start = **{ $table }** · { $setup } · i re scelgono le prime tessere
lists-table-open = **{ $table }** · { $setup } · { $clock }
lists-table = **{ $table }** · { $setup }
lists-setup = { $box } { $lords }
lists-setup-dynasty = { $box } { $lords }, Dinastia

lists-your-turn-free = Tocca a te, avviso { $at }.
lists-your-turn-ends = Tocca a te, termina { $ends }.
lists-your-turn-paused = Tocca a te, ma la partita è in pausa.
lists-giant = Un gigante ti aspetta: scegli la corona che copre.
lists-vote = C’è una domanda al tavolo.
lists-invited = **{ $host }** ti invita. { $free ->
    [one] C’è { $free } posto libero.
   *[other] Ci sono { $free } posti liberi.
}
lists-on-turn-free = Tocca a { $lord }.
lists-on-turn-ends = Tocca a { $lord }; il turno termina { $ends }.
lists-on-turn-paused = Tocca a { $lord }, ma la partita è in pausa.
lists-between = La prossima partita della Dinastia comincia tra poco.
lists-open = { $free ->
    [one] { $free } posto libero
   *[other] { $free } posti liberi
} · host **{ $host }**{ $percent ->
    [0] {""}
   *[other] {" "}· affidabilità almeno { $percent }%
}
lists-open-yours = Hai il posto { $seat }. { $free ->
    [one] C’è ancora { $free } posto libero.
   *[other] Ci sono ancora { $free } posti liberi.
}
lists-over = Giocata fino alla fine.
lists-abandoned = Terminata senza risultato.

lists-button-urgent = La più urgente
lists-button-giant = Scegli
lists-button-vote = Vota
lists-button-previous = ← Precedente
lists-button-following = Successiva →
lists-button-page = { $page } di { $pages }
lists-button-show-open = Mostrali
lists-button-new = Apri un tavolo
lists-button-games = Le mie partite

lists-empty-mine = Non sei in nessuna partita. { $open ->
    [0] E qui non c’è nessun tavolo aperto.
    [one] Qui è aperto { $open } tavolo.
   *[other] Qui sono aperti { $open } tavoli.
}
lists-empty-waiting = Nessuna partita ti aspetta. { $open ->
    [0] Qui non c’è nessun tavolo aperto.
    [one] Qui è aperto { $open } tavolo.
   *[other] Qui sono aperti { $open } tavoli.
}
lists-empty-cups = Ora non hai partite di torneo. Ne ricevi una quando comincia un turno di un torneo a cui partecipi.
lists-empty-open = Qui non c’è nessun tavolo aperto. Puoi aprirne uno.
lists-empty-narrowed = Qui niente corrisponde. Senza i filtri qui sopra c’è di più.
lists-empty-watching = Qui non c’è nessuna partita da guardare.
lists-empty-finished = Ancora nessuna partita finita.

lists-next-nothing = Niente ti aspetta.
lists-next-games = { $games ->
    [0] Non sei in nessuna partita.
    [one] Sei in { $games } partita.
   *[other] Sei in { $games } partite.
}
lists-next-time = Il tuo prossimo turno è probabilmente in **{ $table }**, tra circa { $time }.
lists-next-turns = Il tuo prossimo turno è probabilmente in **{ $table }**, dopo { $turns ->
    [one] { $turns } altro turno
   *[other] altri { $turns } turni
}.
