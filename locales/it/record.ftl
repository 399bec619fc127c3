# Records: uploaded records, the proof of a game, a server's archive.

record-command-import = Apri un verbale salvato o un reame, solo per te
record-command-verify = Dimostra l’estrazione e il risultato di una partita
record-command-admin-export = Tutte le partite di questo server in un file
record-option-file = Un verbale, come lo salva /record
record-option-kingdom = Un reame come testo, per esempio w w1 f / w C l1
record-option-verify = Un verbale di qualsiasi provenienza

record-import-title = ### { $name } · solo per te
record-import-date = Inizio: { $date }.
record-import-playing = Questo verbale si ferma qui: { panel-round }.
record-import-abandoned = Questa partita è stata terminata prima dell’ultimo round.
record-import-result = { $standing }
record-import-won = Vittoria di { $lords }.
record-import-nobody = Non ha vinto nessuno: il pilota automatico ha giocato per tutti.
record-import-known = -# Avevi già portato questo verbale. Resta fino a 90 giorni dopo l’ultima volta che lo apri.
record-import-kept = -# Non lo vede nessun altro, e non conta in nessuna classifica. Resta fino a 90 giorni dopo l’ultima volta che lo apri.
record-forgot = { $count ->
    [1] -# Puoi tenerne 50: quello che non apri da più tempo è stato cancellato.
   *[other] -# Puoi tenerne 50: i { $count } che non apri da più tempo sono stati cancellati.
}

record-kingdom-title = ### Un reame · { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
record-kingdom-line = { $label } { $points }
record-kingdom-bonuses = -# Bonus e missioni mancano: il testo non dice quali sono in gioco.

record-verify-title = ### { $table } · estrazione e risultato
record-verify-holds = Rigiocata dal solo verbale, tutto torna:
record-verify-seed = 1. Il seme dà il sigillo: il suo SHA-256. Il sigillo è stato mostrato prima della prima mossa, quindi nessuno ha potuto scegliere l’estrazione dopo.
record-verify-moves = { $moves ->
    [one] 2. La sua { $moves } mossa è valida con l’estrazione che viene da questo seme.
   *[other] 2. Tutte le { $moves } mosse sono valide con l’estrazione che viene da questo seme.
}
record-verify-result = 3. Il risultato è { $standing }, come dice il verbale.
record-verify-abandoned = 3. La partita è stata terminata prima dell’ultimo round, quindi non ha un risultato.
record-verify-playing = 3. Il verbale si ferma qui: { panel-round }. Quindi non ha ancora un risultato.
record-verify-same = È il verbale di { $table }, mossa per mossa com’è stata giocata qui.
record-verify-other = Non è quello che si è giocato qui: { $table } aveva lo stesso seme, ma non queste mosse.
record-verify-foreign = Non conosco nessuna partita giocata qui con questo seme, quindi è dimostrato solo il verbale, non chi l’ha giocata.
record-verify-sealed = { $table } è in corso. Il suo sigillo è nel primo messaggio della partita.
record-verify-later = Il seme si mostra alla fine. Allora chiunque può dimostrare che dà questo sigillo.
record-verify-shared = Altri giocano ancora la stessa estrazione di { $table }. Il suo sigillo è nel primo messaggio della partita.
record-verify-digits = Seme: `{ $seed }` Sigillo: `{ $seal }`
record-verify-seal = Sigillo: `{ $seal }`
record-verify-how = -# Per controllare senza di me: salva il verbale ed esegui `python -m engine replay FILE` in una copia di Castellan.

record-export-title = { $left ->
    [0] ### Le partite di questo server · parte { $part }, l’ultima
   *[other] ### Le partite di questo server · parte { $part }
}
record-export-games = { $games ->
    [one] { $games } partita, { $size } MB: come testo e come JSON, con un elenco del contenuto.
   *[other] { $games } partite, { $size } MB: come testo e come JSON, con un elenco del contenuto.
}
record-export-left = { $left ->
    [one] -# Segue { $left } partita. Salva prima questa parte.
   *[other] -# Seguono { $left } partite. Salva prima questa parte.
}
record-export-running = -# Le partite in corso ci sono, senza il loro seme.
record-export-sealed = { $sealed ->
    [one] -# { $sealed } partita manca: altri giocano ancora la stessa estrazione. Esporta di nuovo quando il loro turno del torneo, o il giorno, è finito.
   *[other] -# { $sealed } partite mancano: altri giocano ancora le stesse estrazioni. Esporta di nuovo quando i loro turni del torneo, o il giorno, sono finiti.
}
record-export-nothing = Qui non è ancora stata giocata nessuna partita.

## Why a record can't be read. $line: number of the line, $move, $text, $value: as in the file

record-bad-other = Questo non è un verbale che so leggere.
record-bad-file_too_big = Questo verbale supera 64 KB, troppo da conservare. Quelli di Castellan arrivano al massimo a un quinto: togli quello che è stato aggiunto.
record-bad-file_archive = Questo è un archivio. Prendine un verbale e porta quello.
record-bad-file_no_text = Questo file non è testo, quindi non è un verbale.
record-bad-file_empty = Questo file è vuoto.
record-bad-file_json = Questo file è JSON, ma non come lo salva /record.
record-bad-stored = Il risultato di questa partita non è quello che danno le sue mosse. Per favore, dillo a chi mi gestisce.
record-bad-too_long = La riga { $line } è troppo lunga per un verbale.
record-bad-key_twice = La riga { $line } ripete { $key } una seconda volta.
record-bad-header_line = La riga { $line } non va nell’intestazione di un verbale: { $text }
record-bad-header_value = La riga { $line } non si può leggere: { $key } non si scrive come { $value }
record-bad-missing_key = Nell’intestazione di questo verbale manca { $key }.
record-bad-seed = Questo verbale non ha un seme, quindi non si può rigiocare. Il seme c’è quando la partita è finita.
record-bad-turn_line = La riga { $line } non è un turno: { $text }
record-bad-notation = La riga { $line } contiene qualcosa che non è una mossa: { $text }
record-bad-setup = La riga { $line } indica una partita che non esiste: { $value }
record-bad-players = La riga { $line } indica un numero di giocatori che la scatola non prevede: { $value }
record-bad-grid = La riga { $line } indica una griglia che non va con la scatola: { $value }
record-bad-teams = La riga { $line } indica squadre impossibili: { $value }
record-bad-seats = La riga { $line } non indica i giocatori posto per posto: { $text }
record-bad-seed_mismatch = Il seme non dà questo sigillo.
record-bad-unknown_rules = Questo verbale segue le regole { $value }. Conosco solo le regole { $known }.
record-bad-turn_unfinished = La riga { $line } si ferma dentro il turno { $turn }, ma segue un altro turno.
record-bad-wrong_turn = La riga { $line } è il turno { $turn } del posto { $seat }. Lì va giocato il turno { $due } del posto { $lord }.
record-bad-wrong_turn-over = La riga { $line } è il turno { $turn } del posto { $seat }, ma prima la partita è già finita.
record-bad-result = La riga { $line } dice che il risultato è { $value }. Le mosse danno { $correct }.
record-bad-winners = La riga { $line } dice che ha vinto il posto { $value }. Secondo le mosse è { $correct }.
record-bad-unended = La riga { $line } dà un risultato, ma la partita non è finita.
record-bad-ending = La riga { $line } dice che la partita è stata interrotta, ma è stata giocata fino in fondo.
record-bad-not_adjacent = La riga { $line } non è valida: { $move } (le caselle non sono vicine).
record-bad-off_canvas = La riga { $line } non è valida: { $move } (quella casella non può mai far parte di un reame).
record-bad-overlap = La riga { $line } non è valida: { $move } (una casella è occupata).
record-bad-area = La riga { $line } non è valida: { $move } (il reame sarebbe troppo grande).
record-bad-no_connection = La riga { $line } non è valida: { $move } (nessun vicino corrisponde).
record-bad-illegal = La riga { $line } non è valida: { $move } (vedi { $rule } nelle regole).

## Why a kingdom text can't be read. Rows count from the top, columns from the left

record-kingdom-bad-other = Questo non è un reame che so leggere. Le righe vanno dall’alto in basso, per esempio { $example }.
record-kingdom-bad-too_long = Questo testo è troppo lungo per un reame.
record-kingdom-bad-no_castle = Un reame vuole il suo castello: una C in una delle righe, per esempio { $example }.
record-kingdom-bad-second_castle = C’è un secondo castello nella riga { $row }, colonna { $column }.
record-kingdom-bad-ragged_row = { $squares ->
    [one] La riga { $row } ha { $squares } casella, la prima riga { $first }. Una casella vuota è un punto.
   *[other] La riga { $row } ha { $squares } caselle, la prima riga { $first }. Una casella vuota è un punto.
}
record-kingdom-bad-too_large = Questo reame è largo { $width } e alto { $height }; il limite è { $limit }. Con grid=7 dopo un punto e virgola è 7.
record-kingdom-bad-empty_edge = Una riga o una colonna sul bordo è vuota. Toglila.
record-kingdom-bad-unknown_square = Non conosco la casella { $text } nella riga { $row }, colonna { $column }.
record-kingdom-bad-resource_place = Non può esserci una risorsa su { $text } nella riga { $row }, colonna { $column }.
record-kingdom-bad-unknown_building = Non conosco nessun edificio o gettone { $building } (riga { $row }, colonna { $column }).
record-kingdom-bad-building_place = { $building } non può stare su { $text } (riga { $row }, colonna { $column }).
record-kingdom-bad-too_many_giants = { $text } ha più giganti che corone (riga { $row }, colonna { $column }).
record-kingdom-bad-field_twice = { $field } compare due volte.
record-kingdom-bad-unknown_field = Non conosco { $field } dopo il punto e virgola.
record-kingdom-bad-field_value = { $field } non può essere { $value }.
record-kingdom-bad-no_box = Nessuna scatola ha tutto questo in un solo reame.
