# Stepping through a game: /replay and [Replay].

replay-command-replay = Rivedi una partita passo per passo
replay-option-round = Il round da cui cominciare; 0 è la prima scelta
replay-button = Replay
replay-button-step = Passo per passo

replay-table-game = { $table } · partita { $number }
replay-title-start = ### { $table } · l’inizio · passo 0 di { $steps }
replay-title-choice = ### { $table } · la prima scelta · passo { $step } di { $steps }
replay-title = ### { $table } · round { $round }, turno { $turn } · passo { $step } di { $steps }
replay-title-end = ### { $table } · com’è finita
replay-title-grown = ### { $table } · come sono cresciuti i reami
replay-title-grown-one = ### { $table } · come è cresciuto il reame di { $lord }
replay-start = Non è ancora stato scelto niente.
replay-file-title = Un verbale da un file
replay-file-lord = file: { $lord }
replay-file-origin = { $by } ha portato questo verbale come file. Non ho visto giocare questa partita, e i nomi sono quelli del file.
replay-plays = -# Si ripete qualche volta e poi si ferma.{ $running ->
    [yes] {" "}La partita continua.
   *[no] {""}
}

replay-first = ⏮ Inizio
replay-back = ◀ Indietro
replay-next = Avanti ▶
replay-last = Fine ⏭
replay-round = Vai al round…
replay-round-choice = La prima scelta
replay-round-one = Round { $round }
replay-show-move = La mossa
replay-show-table = Tutto il tavolo
replay-show-kingdom = La crescita del reame di { $lord }
replay-show-kingdom-team = La crescita del reame: { $lord } e { $partner }
replay-show-end = La scheda finale
replay-show-text = La mossa come testo
replay-animation = Animazione

## Which game

replay-which = Quale partita vuoi rivedere passo per passo?
replay-which-none = Qui non c’è ancora nessuna partita da rivedere.
replay-which-select = Quale partita?
replay-choice-running = { $table } · { panel-round }
replay-choice-over = { $table } · { $points }
replay-choice-ended = { $table } · terminata senza risultato
