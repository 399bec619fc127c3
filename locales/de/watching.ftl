watching-command-watch = Laufende Spiele zum Zuschauen zeigen
watching-command-follow = Spielen, Personen und Turnieren folgen
watching-command-follow-game = Einem Spiel folgen
watching-command-follow-lord = Einer Person folgen
watching-command-follow-cup = Einem Turnier folgen
watching-command-follow-list = Wem du folgst, und wie du aufhörst
watching-command-game-kibitz = In den Thread des Publikums eines Spiels, in dem du nicht mitspielst
watching-option-show = Welche Spiele
watching-option-box = Nur Spiele dieser Schachtel
watching-option-user = Wem du folgst
watching-option-how = Wie genau

watching-button-watch = Zuschauen
watching-button-follow = Folgen
watching-button-kibitz = Kiebitzen
watching-button-stop = Nicht mehr folgen
watching-button-follows = Folge ich
watching-button-all = Alle laufenden Spiele
watching-button-tables = Offene Tische

watching-title = ### Laufende Spiele · { $count }
watching-menu = Spiele dieser Person ansehen
watching-title-lord = ### Laufende Spiele von { $lord } · { $count }
watching-none-lord = Diese Person hat hier kein Spiel, dem du zuschauen kannst.
watching-none = Hier gibt es kein Spiel zum Zuschauen.
watching-none-all = Hier läuft kein Spiel mit dieser Schachtel.
watching-none-followed = Hier läuft kein Spiel, dem du folgst.
watching-none-cups = Hier gibt es kein Turnierspiel zum Zuschauen.
watching-none-ending = Hier ist kein Spiel fast zu Ende.
watching-points = { $lord } { $points }
watching-followed = -# Du folgst diesem Spiel.
watching-show-all = Alle Spiele
watching-show-followed = Denen ich folge
watching-show-cups = Turniere
watching-show-ending = Fast zu Ende
watching-box = Schachtel…
watching-box-any = Alle Schachteln

watching-index-none = Gerade wird nicht gespielt.
watching-index-current = -# { $more ->
    [0] Diese Liste hält sich selbst aktuell.
    [one] Und { $more } weiteres. Diese Liste hält sich selbst aktuell.
   *[other] Und { $more } weitere. Diese Liste hält sich selbst aktuell.
}

watching-follow-game = Du folgst { $new ->
    [yes] jetzt{" "}
   *[no] {""}
}{ $what }.
watching-follow-lord = Du folgst { $new ->
    [yes] jetzt{" "}
   *[no] {""}
}{ $what }: jedem Spiel hier, dem du zuschauen darfst.
watching-follow-cup = Du folgst { $new ->
    [yes] jetzt{" "}
   *[no] {""}
}{ $what }, einem Turnier.
watching-follow-digest = Du erfährst es per Direktnachricht, höchstens einmal in der Stunde, nie in deinen Ruhezeiten. Niemand sieht, wem du folgst.
watching-how = Wie genau…
watching-how-turn = Jeden Zug
watching-how-turn-about = Bei einer Person nur deren Züge
watching-how-round = Jede Runde
watching-how-round-about = Der Stand, wenn eine Runde vorbei ist
watching-how-end = Nur das Ende
watching-how-end-about = Wer gewonnen hat
watching-how-turn-cup = Jedes Ergebnis
watching-how-turn-cup-about = Für jeden Tisch und jede Runde
watching-how-round-cup = Jede Runde
watching-how-round-cup-about = Wann eine beginnt und wer am Ende führt
watching-how-end-cup = Nur das Ende
watching-how-end-cup-about = Wer gewonnen hat

watching-follows-title = ### Du folgst · { $count }
watching-follows-none = Du folgst noch niemandem und keinem Spiel. [Folgen] steht unter jedem Spiel, dem du zuschaust.
watching-option-game = { $what }
watching-option-lord = { $what }, eine Person
watching-follows-game = { $what } · { $how ->
    [turn] jeder Zug
    [round] jede Runde
   *[end] nur das Ende
}
watching-follows-lord = { $what }, eine Person · { $how ->
    [turn] jeder eigene Zug
    [round] jede Runde
   *[end] nur das Ende
}
watching-option-cup = { $what }, ein Turnier
watching-follows-cup = { $what }, ein Turnier · { $how ->
    [turn] jedes Ergebnis
    [round] jede Runde
   *[end] nur das Ende
}
watching-follows-change = Ändern oder aufhören…

watching-news = Neues von { $server }, zu allem, dem du folgst:
watching-news-game = { $table } · { $where }
watching-news-began = { $count ->
    [1] { $lords } hat begonnen: { $setup }.
   *[other] { $lords } haben begonnen: { $setup }.
}
watching-news-more = { $count ->
    [one] In { $count } weiteren Spiel ist etwas geschehen.
   *[other] In { $count } weiteren Spielen ist etwas geschehen.
}

watching-cup-started = { $count ->
    [one] Es hat mit { $count } Anmeldung begonnen.
   *[other] Es hat mit { $count } Anmeldungen begonnen.
}
watching-cup-paired = { $tables ->
    [0] Begonnen: { $round }. Endet am { $ends }.
    [one] Begonnen: { $round }, mit { $tables } Tisch. Endet am { $ends }.
   *[other] Begonnen: { $round }, mit { $tables } Tischen. Endet am { $ends }.
}
watching-cup-round = Vorbei: { $round }.
watching-cup-leader = { $place } { $name } { $points }
watching-cup-leaders = Tabelle: { $leaders }.
watching-cup-place = { $place } { $name } { $points }
watching-cup-result = Tisch { $number } ({ $round }): { $places }.
watching-cup-won = Gewonnen: { $name }.
watching-cup-over = Es ist zu Ende.
watching-cup-cancelled = Es wurde abgesagt: { $reason }

watching-kibitz-name = Publikum von { $table }
watching-kibitz-in = Du bist in { $thread }, wo das Publikum von { $table } sich unterhält. Wer mitspielt, kann das nicht lesen, bevor das Spiel vorbei ist.
watching-kibitz-in-over = Du bist in { $thread }, wo das Publikum von { $table } sich unterhalten hat.
watching-kibitz-opening = Hier unterhält sich das Publikum von { $table }. Wer mitspielt, kann das nicht lesen, bevor das Spiel vorbei ist; dann kommen alle dazu. Bitte verratet ihnen vorher nichts.
watching-kibitz-ended = { $table } ist vorbei, und wer mitgespielt hat, ist jetzt auch hier.
