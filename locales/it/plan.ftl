# Turns planned ahead: the panel, the log, notifications of the lord.

## The panel of a plan

plan-title = ### Pianifica il tuo prossimo turno · { $round }
plan-place = Piazzerai { $domino }: { $halves }.
plan-nowhere = { $domino } non entra da nessuna parte nel tuo reame com’è ora, quindi sarà scartata.
plan-first = Sceglierai una tessera della prima colonna.
plan-kept = Il tuo piano è salvato. Puoi cambiarlo o cancellarlo finché non tocca a te.
plan-cleared = Il tuo piano è cancellato. Niente è pianificato.
plan-unkept = Questo piano non è ancora salvato: premi Salva questo piano.
plan-waits = Questo piano aspetta il tuo turno.
plan-differs = Un altro piano aspetta il tuo turno. Salva questo per sostituirlo.
plan-gone = { $count ->
    [1] { $dominoes } è già presa, quindi non può essere una preferenza.
   *[other] { $dominoes } sono già prese, quindi non possono essere preferenze.
}
plan-arrives = Con { $domino } arriva un gigante: ti verrà chiesto quale corona copre.
plan-own-turn = Tocca già a te: gioca qui. Niente è stato pianificato.
plan-tap = Un piano ha bisogno di una posizione: tocca una lettera. Niente è salvato finché non premi Salva questo piano.
plan-tap-spot = Un piano ha bisogno di una posizione: scegline una nella lista. Niente è salvato finché non premi Salva questo piano.
plan-tap-wish = Scegli le tessere che vorresti, prima la migliore. Niente è salvato finché non premi Salva questo piano.
plan-at = Piano: { $domino } in **{ $spot }**: { $gain }, avresti { $total }.
plan-taxes = { $count ->
    [1] Un cavaliere riscuote la tassa in { $squares }.
   *[other] I cavalieri riscuotono la tassa in { $squares }.
}
plan-wishes = Preferenze: { $wishes }.
plan-else = { $first }, se no { $then }
plan-otherwise-ask = Se nessuna preferenza è libera, ti viene chiesto.
plan-otherwise = Se nessuna preferenza è libera, prende la { $which ->
    [lowest] più bassa
   *[highest] più alta
}.
plan-only = Prende la { $which ->
    [lowest] più bassa
   *[highest] più alta
} libera.
plan-asks-wish = Poi ti chiede quale tessera prendere.
plan-no-line = La prossima colonna non è ancora sul tavolo: si può pianificare solo la posizione.
plan-wish = { $domino } · { $place }ª
plan-wish-list = Preferenze…
plan-select-ask = Se nessuna è libera: chiedimi
plan-select = Se nessuna è libera: prendi la { $which ->
    [lowest] più bassa
   *[highest] più alta
}
plan-select-tax = Tassa…
plan-select-tax-none = Nessuna tassa
plan-how = Il piano si gioca da solo un minuto dopo l’inizio del tuo turno, se { $team ->
    [yes] nel frattempo il tuo partner non ha piazzato, la posizione
   *[no] la posizione
} è ancora valida e una preferenza è libera. Altrimenti ti viene chiesto. Non lo vede nessun altro.
plan-how-spot = Quando tocca a te la posizione è già inserita, e scegli il resto. Non lo vede nessun altro.
plan-button-keep = Salva questo piano
plan-button-clear = Cancella
plan-button-mine = Pianifica il turno
plan-button-next = Pianifica il prossimo
plan-button-log = I miei piani

## Outcomes of plans

plan-log-title = ### I tuoi piani in { $table }
plan-log-none = Qui non hai ancora salvato nessun piano.
plan-log-nothing = Nessun piano aspetta il tuo turno.
plan-log-hidden = Non li vede nessun altro.
plan-log-waits = Aspetta { $turn } · { $plan }
plan-log-line = { $when } · { $turn }: { $fate }
plan-turn = round { $round }, { $domino }
plan-turn-start = la prima scelta

plan-fate-played = Il tuo piano è stato giocato: { $domino } in { $spot }, poi { $took }.
plan-fate-played-last = Il tuo piano è stato giocato: { $domino } in { $spot }.
plan-fate-played-discarded = Il tuo piano è stato giocato: { $domino } non entrava da nessuna parte, poi { $took }.
plan-fate-played-chose = Il tuo piano è stato giocato: hai preso { $took }.
plan-fate-gone = { $count ->
    [one] { $dominoes } era già presa.
   *[other] { $dominoes } erano già prese.
}
plan-fate-wishes_taken = { $count ->
    [1] Il tuo piano non è stato giocato: { $dominoes } era già presa.
   *[other] Il tuo piano non è stato giocato: { $dominoes } erano già prese.
}
plan-fate-line_unknown = Il tuo piano non si è giocato da solo: quando l’hai fatto, la prossima colonna non si conosceva.
plan-fate-no_wish = Il tuo piano non si è giocato da solo: non avevi indicato preferenze.
plan-fate-giant_arrives = Il tuo piano non si è giocato da solo: con la tua tessera arriva un gigante, e scegli tu la corona che copre.
plan-fate-no_spot = Il tuo piano non è stato giocato: non aveva una posizione per la tua tessera.
plan-fate-spot_illegal = Il tuo piano non è stato giocato: la posizione non è più valida.
plan-fate-tax_illegal = Il tuo piano non è stato giocato: la tassa non è più possibile.
plan-fate-giant_came = Il tuo piano non è stato giocato: nel frattempo è arrivato un gigante in { $square }.
plan-fate-giant_waits = Il tuo piano non è stato giocato: un gigante sta arrivando da te, e prima viene la sua corona.
plan-fate-kingdom_changed-own = Il tuo piano non è stato giocato: dopo averlo fatto hai cambiato il tuo reame.
plan-fate-kingdom_changed-partner = Il tuo piano non è stato giocato: poi il tuo partner ha cambiato il vostro reame.
plan-fate-kingdom_changed-queen = Il tuo piano non è stato giocato: nel frattempo la Regina ti ha lasciato.
plan-fate-other_domino = Il tuo piano non è stato giocato: dopo averlo fatto hai preso un’altra tessera.
plan-fate-taken_back = Il tuo piano non è stato giocato: alcuni turni sono stati ritirati di comune accordo.
plan-fate-time = Il tuo piano non è stato giocato: prima è scaduto il tuo tempo.
plan-fate-resigned = Il tuo piano non è stato giocato: il computer ha giocato per te.
plan-fate-game_over = Il tuo piano non è stato giocato: prima è finita la partita.
plan-fate-again = Hai fatto un nuovo piano.
plan-fate-own_turn = Il tuo piano non si gioca più da solo: ora tocca a te.
plan-fate-cleared = L’hai cancellato.
plan-fate-drafted = Quello che avevi pianificato è già inserito.

## To the lord alone

plan-news = { $table } ({ $server }) · { $turn }

## Commands

plan-command-plan = Pianifica il tuo prossimo turno
plan-command-plan-make = Pianifica il tuo prossimo turno
plan-command-plan-show = Mostra il tuo piano e com’è andata con quelli di prima
plan-command-plan-drop = Dimentica il tuo piano
plan-option-spot = Dove va la tua tessera, per esempio b5 a5
plan-option-wishes = Tessere della prossima colonna, prima la migliore, per esempio 41 33
plan-option-otherwise = Che cosa prendere se nessuna preferenza è libera
plan-choice-ask = Chiedimi
plan-choice-lowest = Prendi la più bassa
plan-choice-highest = Prendi la più alta
