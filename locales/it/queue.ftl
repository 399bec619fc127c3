# The queue: waiting for people of one's pace. Names are escaped and isolated.

queue-command-game-queue = Trova un tavolo con persone del tuo ritmo e dei tuoi orari
queue-option-box = Quale scatola; se manca, Kingdomino
queue-option-clock = Il tempo per un turno, per esempio 1 giorno a turno o 12h; se manca, 1 giorno
queue-option-off = Lascia la coda
queue-box-kingdomino = Kingdomino
queue-box-queendomino = Queendomino
queue-box-royal_wedding = Royal Wedding
queue-box-discovery = Scoperta
queue-box-mighty_duel = Il Grande Duello

queue-waiting =
    ### Ora aspetti in coda
    Aspetti { $box }, { $clock }, dal { $since }.
queue-others = { $others ->
    [0] Per ora nessun altro aspetta la stessa partita.
    [one] { $others } altra persona aspetta la stessa partita.
   *[other] Altre { $others } persone aspettano la stessa partita.
} { $needed ->
    [one] Ne serve { $needed } con i tuoi stessi orari.
   *[other] Ne servono { $needed } con i tuoi stessi orari; per ogni giorno di attesa ne bastano meno.
}
queue-expected = Avrai un posto al più tardi tra { $time }, con chi aspetta ora e vuole ancora giocare.
queue-expected-soon = Avrai un posto appena tutti possono giocare.
queue-expected-unknown = Quanto dura dipende da chi arriva; ricevi un avviso appena hai un posto.
queue-until = Ricevi un avviso quando hai un posto; dopo un’ora di attesa prima ti si chiede se vuoi ancora giocare. L’attesa termina da sola { $ends }.
queue-leave = Lascia la coda
queue-left = Hai lasciato la coda.
queue-not-in = Qui non aspetti in nessuna coda.
queue-seated-soon = Hai un posto: { $table } ({ $setup }) sta per cominciare. Ricevi un avviso quando tocca a te.
queue-seated-in = Hai un posto: { $table } ({ $setup }), una partita appena cominciata in { $thread }.
queue-asked = In coda c’è abbastanza gente per una partita che aspetti ({ $setup }). Vuoi ancora giocare? Comincia appena abbastanza persone dicono di sì.
queue-asked-until = Chi c’è ora aspetta la tua risposta fino al { $when }. Se non rispondi, tieni il tuo posto in coda.
queue-yes = Voglio giocare
queue-told-seated = Dalla coda hai avuto un posto in { $table } ({ $setup }). La partita è cominciata.
queue-told-over = In 7 giorni non si è trovato nessuno adatto a te ({ $setup }), quindi hai lasciato la coda. In alternativa puoi aprire un tavolo per tutti.
queue-told-nowhere = Hai lasciato la coda ({ $setup }): non posso più scrivere nel canale da cui aspettavi. Usa /game queue in un altro canale di quel server per aspettare lì.
