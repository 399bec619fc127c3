# Reminders of a lord whose turn is waiting. In the thread their mention stands before them.

reminder-left = Hai ancora { $time } per il tuo turno in { $table }. Poi lo giocherà il pilota automatico.
reminder-waiting = Tocca ancora a te in { $table }.
reminder-quiet = Le tue ore di silenzio sono finite e tocca a te in { $table }: hai ancora { $time }.
reminder-away = La tua assenza è finita e tocca a te in { $table }: hai ancora { $time }.
reminder-resumed = La partita riprende e tocca a te in { $table }.
reminder-soon = Il prossimo turno in { $table } è il tuo: ora tocca a { $lord }.

reminder-missed = Il tempo per il tuo turno in { $table } è scaduto, quindi lo ha giocato il pilota automatico. Il posto è ancora tuo (turni saltati: { $missed } su { $allowed }); appena fai qualcosa lì, giochi di nuovo con tutto il tuo tempo. Fino ad allora i tuoi turni sono più corti.
reminder-missed-lost = Il tempo per il tuo turno in { $table } è scaduto, quindi lo ha giocato il pilota automatico. Hai saltato { $missed } turni su { $allowed }: il pilota automatico continua, e qualcuno può prendere il posto. Fino ad allora puoi riaverlo con /game seat.
reminder-missed-lost-cup = Il tempo per il tuo turno in { $table } è scaduto, quindi lo ha giocato il pilota automatico. Hai saltato { $missed } turni su { $allowed }: il pilota automatico continua per te. Puoi riavere il posto con /game seat; l’organizzazione può darlo a qualcun altro.
