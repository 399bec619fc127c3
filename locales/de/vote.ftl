vote-again = { $lord } hat allen in { $table } eine Frage gestellt; deine Antwort fehlt noch.
vote-abort = { $lord } möchte { $table } ohne Ergebnis beenden. Alle müssen zustimmen. ({ $agreed } von { $needed })
vote-takeback = { $turns ->
    [1] { $lord } möchte den letzten Zug von { $table } zurücknehmen und noch einmal spielen. Die Ziehung bleibt gleich. Alle müssen zustimmen. ({ $agreed } von { $needed })
   *[other] { $lord } möchte die letzten { $turns } Züge von { $table } zurücknehmen und von dort weiterspielen. Die Ziehung bleibt gleich. Alle müssen zustimmen. ({ $agreed } von { $needed })
}
vote-pause = { $lord } möchte { $table } pausieren, bis jemand weiterspielt. Alle müssen zustimmen. ({ $agreed } von { $needed })
vote-pause-until = { $lord } möchte { $table } bis { $until } pausieren. Alle müssen zustimmen. ({ $agreed } von { $needed })
vote-replace = { $lord } möchte, dass { $other } in { $table } ersetzt wird: Der Autopilot spielt auf dem Platz, bis jemand ihn nimmt. Alle müssen zustimmen. ({ $agreed } von { $needed })
vote-replace-guest = { $lord } möchte, dass { $guest } in { $table } den Platz von { $other } nimmt; bis dahin spielt der Autopilot. Alle müssen zustimmen. ({ $agreed } von { $needed })
vote-time = { $hours ->
    [1] { $lord } bittet um eine Stunde mehr für diesen Zug von { $table }. Ein Ja genügt.
   *[other] { $lord } bittet um { $hours } Stunden mehr für diesen Zug von { $table }. Ein Ja genügt.
}
vote-rule = { $silence ->
    [yes] Wer abwesend ist und nicht binnen { $time } Stunden antwortet, Ruhezeiten nicht gerechnet, stimmt zu.
    [no] Wer abwesend ist und nicht binnen { $time } Stunden antwortet, Ruhezeiten nicht gerechnet, lehnt ab.
   *[replaced] { $other } stimmt zu, wenn bis zum Ende des laufenden Zuges keine Antwort kommt, bei Abwesenheit binnen { $time } Stunden, Ruhezeiten nicht gerechnet. Das gilt nur, wenn ein weiterer verpasster Zug den Platz kosten würde.
}
vote-replace-direct = { $lord } möchte, dass jemand anderes deinen Platz in { $table } nimmt, und hat dort alle gefragt. Spiele deinen Zug oder antworte hier. Keine Antwort bis zum Ende deines Zuges ist ein Ja; bei Abwesenheit ebenso keine Antwort binnen { $time } Stunden, deine Ruhezeiten nicht gerechnet. Dein Schweigen zählt nur, wenn ein weiterer verpasster Zug dich den Platz kosten würde.
vote-agree = Zustimmen
vote-go-on = Weiterspielen
vote-no = Nein
vote-give = Zeit geben

vote-abort-passed = Alle wollten { $table } ohne Ergebnis beenden.
vote-takeback-passed = { $turns ->
    [1] Alle haben zugestimmt: Der letzte Zug von { $table } ist zurückgenommen, und { $lord } spielt ihn noch einmal.
   *[other] Alle haben zugestimmt: Die letzten { $turns } Züge von { $table } sind zurückgenommen, und { $lord } ist am Zug.
}
vote-takeback-done = { $turns ->
    [1] Mit Zustimmung aller ist der letzte Zug zurückgenommen, und { $lord } spielt ihn noch einmal.
   *[other] Mit Zustimmung aller sind die letzten { $turns } Züge zurückgenommen, und { $lord } ist wieder am Zug.
}
vote-takeback-done-solo = { $turns ->
    [1] { $lord } nimmt den letzten Zug zurück.
   *[other] { $lord } nimmt die letzten { $turns } Züge zurück.
}
vote-pause-passed = Einverstanden: { $table } ist pausiert, bis jemand weiterspielt. Züge sind trotzdem möglich. Spielt binnen 90 Tagen niemand weiter, endet das Spiel ohne Ergebnis.
vote-pause-until-passed = Einverstanden: { $table } ist bis { $until } pausiert, oder bis alle weiterspielen wollen. Züge sind trotzdem möglich.
vote-pause-ready = { $ready } von { $needed } würden jetzt weiterspielen. Das gilt einen Tag lang oder bis zum nächsten Zug.
vote-pause-given-up = Niemand hat { $table } binnen 90 Tagen fortgesetzt, deshalb endet das Spiel ohne Ergebnis.
vote-pause-over = Die Pause von { $table } ist vorbei.
vote-pause-over-by = { $lord } hat die Pause von { $table } beendet.
vote-replace-passed = Einverstanden: Der Platz von { $other } in { $table } ist frei, und der Autopilot spielt, bis jemand ihn nimmt.
vote-time-passed = { $hours ->
    [1] In { $table } hat { $other } eine Stunde mehr, gegeben von { $lord }. Der Zug endet jetzt { $ends }.
   *[other] In { $table } hat { $other } { $hours } Stunden mehr, gegeben von { $lord }. Der Zug endet jetzt { $ends }.
}
vote-time-passed-paused = { $hours ->
    [1] In { $table } hat { $other } eine Stunde mehr, gegeben von { $lord }. Die Uhr steht, bis die Pause vorbei ist.
   *[other] In { $table } hat { $other } { $hours } Stunden mehr, gegeben von { $lord }. Die Uhr steht, bis die Pause vorbei ist.
}
vote-abort-failed = { $lord } möchte lieber weiterspielen, also geht { $table } weiter.
vote-takeback-failed = { $lord } möchte lieber weiterspielen, also bleiben die Züge von { $table }.
vote-pause-failed = { $lord } möchte lieber weiterspielen, also läuft die Uhr von { $table } weiter.
vote-replace-failed = { $lord } möchte lieber so weiterspielen, also behält { $other } den Platz in { $table }.
vote-time-failed = { $lord } möchte lieber weiterspielen, also bekommt der Zug in { $table } nicht mehr Zeit.
vote-abort-lapsed = Nicht alle haben rechtzeitig zugestimmt, oder eine neue Runde hat begonnen, also geht { $table } weiter.
vote-takeback-lapsed = Die Züge von { $table } bleiben: Jemand hat weitergespielt, oder nicht alle haben rechtzeitig zugestimmt.
vote-pause-lapsed = Nicht alle haben rechtzeitig zugestimmt, oder eine neue Runde hat begonnen, also läuft die Uhr von { $table } weiter.
vote-replace-lapsed = { $other } behält den Platz in { $table }: Nicht alle haben rechtzeitig zugestimmt, oder { $other } ist zurück.
vote-time-lapsed = Der Zug von { $table }, für den { $lord } um mehr Zeit gebeten hat, ist vorbei.
vote-moot = { $table } ist zu Ende, damit hat sich die Frage erledigt.

vote-abort-ask = { $table } ohne Ergebnis beenden? Alle, die einen Platz haben, müssen zustimmen, binnen 3 Tagen und bevor im Spiel eine neue Runde beginnt.
vote-takeback-ask = { $turns ->
    [1] Den letzten Zug von { $table } zurücknehmen? Alle, die einen Platz haben, müssen binnen 3 Tagen zustimmen. Die Ziehung bleibt gleich.
   *[other] Die letzten { $turns } Züge von { $table } zurücknehmen, bis zu deinem eigenen letzten? Alle, die einen Platz haben, müssen binnen 3 Tagen zustimmen. Die Ziehung bleibt gleich.
}
vote-pause-ask = { $table } pausieren? Alle müssen zustimmen, binnen 3 Tagen und bevor im Spiel eine neue Runde beginnt; auch Abwesende werden gefragt. In der Pause steht die Uhr, spielen darf man trotzdem. Eine Pause mit Datum endet früher, wenn alle weiterspielen wollen, eine mit offenem Ende, sobald jemand das will; will es binnen 90 Tagen niemand, endet das Spiel ohne Ergebnis. Für wie lange?
vote-pause-open = Offenes Ende
vote-replace-ask = Wessen Platz in { $table } soll jemand anderes nehmen? Alle anderen, die da sind, müssen zustimmen, und auch wer ersetzt werden soll, wird gefragt. Bis jemand den Platz nimmt, spielt der Autopilot.
vote-replace-whom = Wessen Platz?
vote-replace-sure = Alle fragen, ob { $other } in { $table } ersetzt werden soll? Du kannst jemanden für den Platz nennen oder ihn für alle offen lassen.
vote-replace-with = Jemanden nennen…
vote-time-ask = Die anderen in { $table } um mehr Zeit bitten? Das erste Ja gibt sie dir.
vote-time-give = { $other } in { $table } mehr Zeit geben?
vote-ask = Alle fragen
vote-asked = Alle am Tisch { $table } werden gefragt. Das Spiel geht weiter.
vote-agreed = Du hast zugestimmt. Bisher { $agreed } von { $needed }.
vote-waits = Die Frage kommt von dir. Jemand anderes muss zustimmen.
vote-refused = Du möchtest lieber weiterspielen, also geht { $table } weiter.
vote-none = In { $table } ist keine Frage offen.
vote-goes-on = Die Uhr von { $table } läuft wieder.
vote-ready = Du würdest jetzt weiterspielen. Die Pause von { $table } ist vereinbart, deshalb endet sie erst früher, wenn das alle wollen.
vote-runs = { $table } ist nicht pausiert.

vote-menu-takeback = Zug zurücknehmen…
vote-menu-pause = Pause…
vote-menu-resume = Pause beenden
vote-menu-replace = Jemanden ersetzen…
vote-menu-time = Mehr Zeit…
vote-menu-seat = Platz zurücknehmen
vote-menu-vote = Offene Frage

vote-seat-back = { $lord } ist zurück in { $table }.
vote-seat-taken = { $lord } spielt in { $table } für { $before } weiter.
vote-seat-taken-you = { $lord } spielt in { $table } für dich weiter.
vote-seat-replaced = In { $table } wird { $lord } auf Wunsch aller ersetzt. Der Autopilot spielt weiter, bis jemand den Platz nimmt.
vote-seat-replaced-you = Die anderen in { $table } haben zugestimmt, dich zu ersetzen. Der Autopilot spielt weiter; du kannst deinen Platz zurücknehmen, bis jemand anderes ihn nimmt.
vote-seat-offered = Jemand wird gebeten, den Platz von { $before } in { $table } zu nehmen.
vote-seat-offered-you = Du wirst gebeten, den Platz von { $before } in { $table } zu nehmen.
vote-seat-take = Platz nehmen
vote-seat-free = Der Platz von { $before } in { $table } ist frei: Nimm ihn, und du spielst mit diesem Königreich weiter.
vote-seat-choose = Welchen Platz von { $table } möchtest du nehmen?
vote-seat-yours = Du spielst in { $table } für { $before } weiter.
vote-seat-yours-again = Dein Platz in { $table } gehört wieder dir.
vote-seat-kept = Dein Platz in { $table } gehört dir. Der Autopilot spielt dort nicht.

vote-command-game-pause = Alle um eine Pause bitten oder weiterspielen
vote-command-game-time = Mehr Zeit für den laufenden Zug geben
vote-command-game-replace = Alle fragen, ob jemand Untätiges ersetzt werden soll
vote-command-game-seat = Einen freien Platz übernehmen oder deinen eigenen vom Autopiloten zurückholen
vote-option-until = Wie lange oder bis wann, etwa 3 Tage oder 2030-12-24; sonst offenes Ende
vote-option-hours = Wie viele Stunden mehr
vote-option-lord = Wessen Platz
vote-option-with = Wer den Platz nehmen soll; sonst alle, die mögen
