daily-command-daily = Das Königreich des Tages: dieselben Steine für alle
daily-command-daily-play = Das heutige Königreich spielen oder sehen, wie lange es noch geht
daily-command-daily-table = Wer am letzten Tag was gebaut hat
daily-command-daily-ladder = Die Rangliste dieses Monats für das Königreich des Tages
daily-command-daily-world = Der letzte Tag auf allen Servern, und ob du dort genannt wirst
daily-option-month = Welcher Monat
daily-month-now = Dieser Monat
daily-month-last = Letzter Monat
daily-title = ### Königreich des Tages · { $day }
daily-what = { $setup } · gegen drei Computer gleicher Stufe ({ $level })
daily-ends = Der Tag endet am { $ends }, { $in }.
daily-how = Alle spielen dieselben Steine gegen dieselben Computer, allein und in einem privaten Thread. Du hast einen Versuch, und kein Zug kann zurückgenommen werden. Bis der Tag vorbei ist, sieht sonst niemand etwas davon; bitte verrate auch du nichts.
daily-told = Dann stehen dein Name und dein Königreich in der Tagestabelle dieses Servers.
daily-seals = -# Die heutige Ziehung ist versiegelt: `{ $seal }` Die von morgen: `{ $next }` Den Startwert, der ein Siegel belegt, gibt es, wenn der Tag vorbei ist.
daily-begin = Heute spielen
daily-playing = Du hast begonnen. Damit dein Spiel zählt, muss es vor dem Ende des Tages fertig sein.
daily-played = Du hast heute ein Königreich mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} gebaut. Wie das im Vergleich ist, zeigt sich am Ende des Tages; dann beginnt auch das nächste Königreich.
daily-left = Du hast das heutige Spiel aufgegeben, deshalb zählt es nicht. Das nächste Königreich beginnt, wenn der Tag vorbei ist.
daily-streak = Du hast { $days } Tage hintereinander gespielt.
daily-streak-one = Du hast gestern gespielt.
daily-begun = Das heutige Königreich beginnt, in einem privaten Thread in { $channel }: Nur du siehst ihn. Dort wirst du gerufen, wenn du am Zug bist; [Spielen] und `/play` öffnen deinen Zug überall.
daily-no-thread = Ein Königreich des Tages wird in einem privaten Thread gespielt, und in { $channel } kann ich keinen öffnen. Wer den Server verwaltet, kann es erlauben; `/admin check` sagt, wie.
daily-button-today = Heutiges Königreich
daily-button-table = Der letzte Tag
daily-button-before = Der Tag davor
daily-button-ladder = Rangliste des Monats
daily-button-last = Letzter Monat
daily-button-now = Dieser Monat
daily-button-world = Alle Server
daily-button-here = Dieser Server
daily-button-replay = Das beste ansehen
daily-button-mine = Meines ansehen
daily-button-review = Mein Spiel analysieren
daily-button-name = Nenne mich dort
daily-button-unname = Nenne mich nicht mehr

daily-table-title = ### Königreich des Tages · { $day } · { $world ->
    [yes] alle Server
   *[no] wer was gebaut hat
}
daily-line = { $place }. **{ $lord }** · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} · { $worth } %{ $streak ->
    [0] {""}
   *[other] {" "}· { $streak } Tage hintereinander
}
daily-you = Du: { $line }
daily-hidden = jemand
daily-more = -# { $count ->
    [one] { $count } Person hat
   *[other] { $count } Personen haben
} diesen Tag zu Ende gespielt.
daily-model = Mit denselben Steinen hat der Computer ({ $level }) { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} erreicht; das sind hier 100 %. Es wäre Platz { $place } gewesen.
daily-seed = -# Die Ziehung war fair: Der Startwert ergibt das vorher gezeigte Siegel. Startwert: `{ $seed }` Siegel: `{ $seal }`
daily-nobody-named = Niemand, der diesen Tag gespielt hat, wird auf anderen Servern genannt.
daily-named = Du wirst in den Tabellen aller Server genannt, mit dem Namen deines Discord-Kontos.
daily-unnamed = Du wirst in den Tabellen anderer Server nicht genannt. [Nenne mich dort] ändert das, auch für vergangene Tage; zurücknehmen kannst du es jederzeit.
daily-picture = Die besten Königreiche, { $day }

daily-month-title = ### Königreiche des Tages · { $month }{ $world ->
    [yes] {" "}· alle Server
   *[no] {""}
}
daily-month-how = -# Ein Tag ist so viel wert wie deine Punkte in Prozent dessen, was der Computer mit denselben Steinen gebaut hat, höchstens 200. Die besten { $best } Tage zählen. Rechts: die Plätze der letzten Tage.
daily-month-none = Kein Tag dieses Monats wurde bisher zu Ende gespielt.
daily-month-you = Du bist auf Platz { $place } mit { $total } aus { $days ->
    [one] { $days } Tag
   *[other] { $days } Tagen
}.
daily-head-days = Tage
