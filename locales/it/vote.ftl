# Questions to the whole table: ending, taking back, pausing, replacing, more time.

## The question, in the game's thread

vote-again = { $lord } ha fatto una domanda a tutti in { $table }, e si aspetta la tua risposta.
vote-abort = { $lord } vorrebbe terminare { $table } senza risultato. Devono essere d’accordo tutti. ({ $agreed } su { $needed })
vote-takeback = { $turns ->
    [1] { $lord } vorrebbe ritirare l’ultimo turno di { $table } e rigiocarlo. L’estrazione resta la stessa. Devono essere d’accordo tutti. ({ $agreed } su { $needed })
   *[other] { $lord } vorrebbe ritirare gli ultimi { $turns } turni di { $table } e riprendere da lì. L’estrazione resta la stessa. Devono essere d’accordo tutti. ({ $agreed } su { $needed })
}
vote-pause = { $lord } vorrebbe mettere in pausa { $table } finché qualcuno non riprende. Devono essere d’accordo tutti. ({ $agreed } su { $needed })
vote-pause-until = { $lord } vorrebbe mettere in pausa { $table } fino al { $until }. Devono essere d’accordo tutti. ({ $agreed } su { $needed })
vote-replace = { $lord } vorrebbe sostituire { $other } in { $table }: il pilota automatico gioca quel posto finché qualcuno non lo prende. Devono essere d’accordo tutti. ({ $agreed } su { $needed })
vote-replace-guest = { $lord } vorrebbe dare a { $guest } il posto di { $other } in { $table }; fino ad allora lo gioca il pilota automatico. Devono essere d’accordo tutti. ({ $agreed } su { $needed })
vote-time = { $hours ->
    [1] { $lord } chiede un’ora in più per questo turno di { $table }. Basta un sì.
   *[other] { $lord } chiede { $hours } ore in più per questo turno di { $table }. Basta un sì.
}
vote-rule = { $silence ->
    [yes] Chi è in assenza e non risponde entro { $time } ore, senza contare le ore di silenzio, dice sì.
    [no] Chi è in assenza e non risponde entro { $time } ore, senza contare le ore di silenzio, dice no.
   *[replaced] { $other } dice sì se non risponde entro la fine del turno in corso o, in assenza, entro { $time } ore, senza contare le ore di silenzio. Vale solo se un altro turno saltato costerebbe il posto.
}
vote-replace-direct = { $lord } vorrebbe che qualcun altro prendesse il tuo posto in { $table }, e l’ha chiesto a tutti lì. Gioca il tuo turno o rispondi qui. Nessuna risposta entro la fine del tuo turno è un sì; se sei in assenza, lo è anche nessuna risposta entro { $time } ore, senza contare le tue ore di silenzio. Il tuo silenzio vale solo se un altro turno saltato ti costerebbe il posto.
vote-agree = D’accordo
vote-go-on = Continuiamo
vote-no = No
vote-give = Dai il tempo

## The outcome

vote-abort-passed = Tutti d’accordo: { $table } termina senza risultato.
vote-takeback-passed = { $turns ->
    [1] Tutti d’accordo: l’ultimo turno di { $table } è ritirato, e { $lord } lo rigioca.
   *[other] Tutti d’accordo: gli ultimi { $turns } turni di { $table } sono ritirati, e tocca a { $lord }.
}
vote-takeback-done = { $turns ->
    [1] Con l’accordo di tutti l’ultimo turno è ritirato, e { $lord } lo rigioca.
   *[other] Con l’accordo di tutti gli ultimi { $turns } turni sono ritirati, e tocca di nuovo a { $lord }.
}
vote-takeback-done-solo = { $turns ->
    [1] { $lord } ritira l’ultimo turno.
   *[other] { $lord } ritira gli ultimi { $turns } turni.
}
vote-pause-passed = D’accordo: { $table } è in pausa finché qualcuno non riprende. Si possono ancora giocare turni. Se nessuno riprende entro 90 giorni, la partita termina senza risultato.
vote-pause-until-passed = D’accordo: { $table } è in pausa fino al { $until }, o finché tutti vogliono riprendere. Si possono ancora giocare turni.
vote-pause-ready = { $needed ->
    [one] { $ready } su { $needed } riprenderebbe ora.
   *[other] { $ready } su { $needed } riprenderebbero ora.
} Vale per un giorno, o finché non si gioca un turno.
vote-pause-given-up = Nessuno ha ripreso { $table } entro 90 giorni, quindi la partita termina senza risultato.
vote-pause-over = La pausa di { $table } è finita.
vote-pause-over-by = { $lord } ha messo fine alla pausa di { $table }.
vote-replace-passed = D’accordo: il posto di { $other } in { $table } è libero, e lo gioca il pilota automatico finché qualcuno non lo prende.
vote-time-passed = { $hours ->
    [1] { $lord } ha dato a { $other } un’ora in più in { $table }. Ora il turno termina { $ends }.
   *[other] { $lord } ha dato a { $other } { $hours } ore in più in { $table }. Ora il turno termina { $ends }.
}
vote-time-passed-paused = { $hours ->
    [1] { $lord } ha dato a { $other } un’ora in più in { $table }. L’orologio è fermo fino alla fine della pausa.
   *[other] { $lord } ha dato a { $other } { $hours } ore in più in { $table }. L’orologio è fermo fino alla fine della pausa.
}
vote-abort-failed = { $lord } preferisce continuare, quindi { $table } continua.
vote-takeback-failed = { $lord } preferisce continuare, quindi i turni di { $table } restano.
vote-pause-failed = { $lord } preferisce continuare, quindi l’orologio di { $table } va avanti.
vote-replace-failed = { $lord } preferisce continuare così, quindi { $other } tiene il posto in { $table }.
vote-time-failed = { $lord } preferisce continuare, quindi il turno in { $table } non riceve altro tempo.
vote-abort-lapsed = Non tutti hanno detto sì in tempo, o è cominciato un altro round, quindi { $table } continua.
vote-takeback-lapsed = I turni di { $table } restano: qualcuno ha continuato a giocare, o non tutti hanno detto sì in tempo.
vote-pause-lapsed = Non tutti hanno detto sì in tempo, o è cominciato un altro round, quindi l’orologio di { $table } va avanti.
vote-replace-lapsed = { $other } tiene il posto in { $table }: non tutti hanno detto sì in tempo, o { $other } gioca di nuovo.
vote-time-lapsed = Il turno di { $table } per cui { $lord } chiedeva altro tempo è finito.
vote-moot = { $table } è finita, quindi la domanda è superata.

## Asking, privately

vote-abort-ask = Terminare { $table } senza risultato? Deve essere d’accordo chiunque abbia un posto, entro 3 giorni e prima che la partita passi a un altro round.
vote-takeback-ask = { $turns ->
    [1] Ritirare l’ultimo turno di { $table }? Deve essere d’accordo chiunque abbia un posto, entro 3 giorni. L’estrazione resta la stessa.
   *[other] Ritirare gli ultimi { $turns } turni di { $table }, fino al tuo ultimo? Deve essere d’accordo chiunque abbia un posto, entro 3 giorni. L’estrazione resta la stessa.
}
vote-pause-ask = Mettere in pausa { $table }? Devono essere d’accordo tutti, entro 3 giorni e prima che la partita passi a un altro round; si chiede anche a chi è in assenza. Durante la pausa l’orologio è fermo, ma chiunque può ancora giocare. Una pausa con una data finisce prima se tutti vogliono riprendere, una senza data appena uno riprende; se nessuno lo fa entro 90 giorni, la partita termina senza risultato. Per quanto tempo?
vote-pause-open = Senza data
vote-replace-ask = Quale posto in { $table } dovrebbe prendere qualcun altro? Devono essere d’accordo tutti gli altri presenti, e si chiede anche a chi verrebbe sostituito. Finché qualcuno non lo prende, gioca il pilota automatico.
vote-replace-whom = Il posto di chi?
vote-replace-sure = Chiedere a tutti di sostituire { $other } in { $table }? Puoi indicare chi prende il posto, o lasciarlo libero per chiunque.
vote-replace-with = Indica qualcuno…
vote-time-ask = Chiedere agli altri più tempo in { $table }? Il primo sì te lo dà.
vote-time-give = Dare più tempo a { $other } in { $table }?
vote-ask = Chiedi a tutti
vote-asked = Ora la domanda è rivolta a tutti in { $table }. La partita continua.
vote-agreed = Hai detto sì. Finora: { $agreed } su { $needed }.
vote-waits = La domanda è tua. Deve dire sì uno degli altri.
vote-refused = Preferisci continuare, quindi { $table } continua.
vote-none = In { $table } non c’è nessuna domanda aperta.
vote-goes-on = L’orologio di { $table } è ripartito.
vote-ready = Per te si può riprendere. La pausa di { $table } era decisa insieme, quindi finisce prima solo se lo vogliono tutti.
vote-runs = { $table } non è in pausa.

## The menu

vote-menu-takeback = Ritira…
vote-menu-pause = Pausa…
vote-menu-resume = Termina la pausa
vote-menu-replace = Sostituisci qualcuno…
vote-menu-time = Più tempo…
vote-menu-seat = Riprendi il mio posto
vote-menu-vote = Domanda aperta

## Seats that change hands
# "you": to the person whom it concerns, by mention or direct message.

vote-seat-back = { $lord } gioca di nuovo in { $table }.
vote-seat-taken = { $lord } continua in { $table } al posto di { $before }.
vote-seat-taken-you = { $lord } continua al posto tuo in { $table }.
vote-seat-replaced = Il tavolo ha sostituito { $lord } in { $table }. Il pilota automatico continua finché qualcuno non prende il posto.
vote-seat-replaced-you = Gli altri in { $table } hanno deciso di sostituirti. Il pilota automatico continua; puoi riprendere il tuo posto finché non lo prende qualcun altro.
vote-seat-offered = È stato chiesto a qualcuno di prendere il posto di { $before } in { $table }.
vote-seat-offered-you = Ti si chiede di prendere il posto di { $before } in { $table }.
vote-seat-take = Prendi il posto
vote-seat-free = Il posto di { $before } in { $table } è libero: prendilo, e continui con quel reame.
vote-seat-choose = Quale posto di { $table } vuoi prendere?
vote-seat-yours = Continui in { $table } al posto di { $before }.
vote-seat-yours-again = Il tuo posto in { $table } è di nuovo tuo.
vote-seat-kept = Il tuo posto in { $table } è tuo. Il pilota automatico non lo gioca.

## Commands

vote-command-game-pause = Chiedi a tutti di fermare l’orologio, o riprendi
vote-command-game-time = Dai più tempo a chi è di turno
vote-command-game-replace = Chiedi a tutti di sostituire chi non gioca più
vote-command-game-seat = Prendi un posto libero, o riprendi il tuo dal pilota automatico
vote-option-until = Quanto o fino a quando, per esempio 3d o 2030-12-24; se manca, senza data
vote-option-hours = Quante ore in più
vote-option-lord = Il posto di chi
vote-option-with = Chi prende il posto; se manca, chiunque
