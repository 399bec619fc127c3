errors-not_your_turn = In { $table } ist { $lord } am Zug.
errors-not_your_turn-next = In { $table } ist { $lord } am Zug. Du bist als Nächstes dran.
errors-not_your_turn-after = In { $table } ist { $lord } am Zug. Nach { $after } bist du dran.
errors-not_your_turn-ends = In { $table } ist { $lord } am Zug; der Zug endet { $ends }.
errors-not_your_turn-until = In { $table } ist { $lord } am Zug, aber bis { $until } abwesend; die Uhr wartet.
errors-not_your_turn-since = In { $table } ist { $lord } am Zug. Das Spiel ist seit { $since } pausiert.
errors-not_your_turn-next-ends = In { $table } ist { $lord } am Zug; der Zug endet { $ends }. Du bist als Nächstes dran.
errors-not_your_turn-next-until = In { $table } ist { $lord } am Zug, aber bis { $until } abwesend; die Uhr wartet. Du bist als Nächstes dran.
errors-not_your_turn-next-since = In { $table } ist { $lord } am Zug. Das Spiel ist seit { $since } pausiert. Du bist als Nächstes dran.
errors-not_your_turn-after-ends = In { $table } ist { $lord } am Zug; der Zug endet { $ends }. Nach { $after } bist du dran.
errors-not_your_turn-after-until = In { $table } ist { $lord } am Zug, aber bis { $until } abwesend; die Uhr wartet. Nach { $after } bist du dran.
errors-not_your_turn-after-since = In { $table } ist { $lord } am Zug. Das Spiel ist seit { $since } pausiert. Nach { $after } bist du dran.
errors-plan_now = Du kannst deinen Zug jetzt planen.
errors-not_at_table = Du sitzt nicht an diesem Tisch. Zuschauen kannst du aber.
errors-foreign_panel = Dieses Spielpult gehört { $lord }. /play öffnet dein eigenes.
errors-not_your_seat = Dieser Knopf ist für { $lord }.
errors-not_your_seat-nobody = Dieser Knopf ist für jemand anderen.
errors-resigned = Du hast deinen Platz in { $table } aufgegeben. Zuschauen kannst du noch.
errors-watch_table = Nur wer in { $table } mitspielt, kann zuschauen.
errors-watch_sealed = { $table } ist für alle offen, wenn die Runde oder der Tag vorbei ist: Andere spielen noch mit denselben Steinen.
errors-round_unknown = Runde { $round } gibt es hier nicht. { $rounds ->
    [0] Bisher hat nur die erste Wahl begonnen.
   *[other] Die letzte ist Runde { $rounds }.
}
errors-retry_soon = Gerade wurde hier alles noch einmal versucht. Was noch fehlt, wird von selbst wieder versucht; noch einmal drücken kannst du in { $seconds ->
    [1] einer Sekunde
   *[other] { $seconds } Sekunden
}.
errors-share_soon = Du hast gerade erst etwas gezeigt. Das nächste geht in { $seconds ->
    [1] einer Sekunde
   *[other] { $seconds } Sekunden
}.
errors-share_running = Ein laufendes Spiel kann nur dort gezeigt werden, wo es gespielt wird. Wer dort zuschaut, darf es sehen.
errors-post_refused = Discord wollte das im Kanal nicht zeigen ({ $cause }); dort ist nichts erschienen. Versuch es noch einmal. Klappt es wieder nicht, sag es jemandem mit „Server verwalten“: /admin health nennt die Ursache.
errors-post_not_yours = Du kannst in diesem Kanal nicht schreiben, deshalb schreibe ich hier nichts für dich.
errors-thread_locked = Dieser Thread ist gesperrt, deshalb kann hier nichts gezeigt werden. Die Moderation kann ihn entsperren.
errors-share_here = Das kann nur auf dem Server gezeigt werden, auf dem gespielt wurde, und nur, wenn dort alle zuschauen dürfen.
errors-hints_off-sealed = Hier gibt es keine Tipps: Andere spielen mit denselben Steinen.
errors-hints_off = Am Tisch { $table } gibt es keine Tipps. Es gibt sie, wenn man allein gegen Computer spielt, und dort, wo beim Öffnen des Tisches alle einverstanden waren.
errors-day_played = Du hast das heutige Königreich begonnen, und alle haben nur einen Versuch. Das nächste beginnt { $ends }.
errors-day_deleted = Du hast deine Daten löschen lassen, nachdem du das heutige Königreich begonnen hattest, und alle haben nur einen Versuch. Das nächste beginnt { $ends }.
errors-day_none = Hier wurde noch kein Königreich des Tages gespielt, das sich zeigen ließe. `/daily play` zeigt das heutige; wer was gebaut hat, siehst du, wenn der Tag vorbei ist.
errors-cup_fair_plays = Du spielst in { $cup } mit, deshalb sind die Angaben zur Fairness nur für die übrige Turnierleitung.
errors-review_running = Eine Analyse gibt es, wenn das Spiel vorbei ist.
errors-review_sealed = Für { $table } gibt es eine Analyse, wenn die Runde oder der Tag vorbei ist: Andere spielen noch mit denselben Steinen.
errors-review_empty = In diesem Spiel hat niemand gespielt, deshalb gibt es nichts zu analysieren.
errors-review_busy = Gerade entstehen viele Analysen. Versuch es in einigen Minuten noch einmal.
errors-review_many = { $most } deiner Analysen sind noch in Arbeit. Warte, bis eine fertig ist.
errors-review_failed = Dieses Spiel ließ sich nicht analysieren. Bitte sag es denen, die den Bot betreiben; das Log nennt die Ursache.
errors-follow_over = { $table } ist vorbei, deshalb geht Folgen nicht mehr.
errors-follow_self = Dir selbst kannst du nicht folgen; deine eigenen Spiele stehen in /games.
errors-follow_nobody = { $lord } hat auf diesem Server noch nicht gespielt, deshalb geht Folgen noch nicht.
errors-follow_many = Du folgst schon { $limit } Spielen und Personen, mehr geht nicht. Hör erst auf, einem davon zu folgen.
errors-watch_where = Laufende Spiele stehen auf dem Server, auf dem sie gespielt werden: Gib /watch dort ein.
errors-follow_where = Personen folgt man auf einem Server: Gib den Befehl dort ein, wo { $lord } spielt.
errors-kibitz_lord = Du spielst in { $table } mit, deshalb öffnet sich der Thread des Publikums für dich erst, wenn das Spiel vorbei ist.
errors-kibitz_none = Über { $table } hat während des Spiels niemand gesprochen, und jetzt ist es vorbei.
errors-kibitz_place = Wo dieses Spiel läuft, kann kein privater Thread geöffnet werden: Das geht nur in einem Textkanal.
errors-kibitz_rights = Ich kann dort keinen privaten Thread öffnen oder nutzen. Wer den Server verwaltet, kann es erlauben; /admin check sagt, wie.

errors-turn_over = Dieser Zug ist vorbei: Du hast ihn beendet. Jetzt ist { $lord } am Zug.
errors-turn_over-you = Dieser Zug ist vorbei: Du hast ihn beendet. Du bist wieder am Zug.
errors-turn_over_auto = Dieser Zug ist vorbei: Er wurde für dich gespielt.
errors-turn_over_auto-autopilot-placed = Deine Zeit war um ({ $at }), deshalb hat der Autopilot diesen Zug gespielt: { $domino } auf { $place }.
errors-turn_over_auto-autopilot-placed-took = Deine Zeit war um ({ $at }), deshalb hat der Autopilot diesen Zug gespielt: { $domino } auf { $place }, dann { $taken }.
errors-turn_over_auto-autopilot-discarded = Deine Zeit war um ({ $at }), deshalb hat der Autopilot diesen Zug gespielt: { $domino } passte nirgends und wurde abgeworfen.
errors-turn_over_auto-autopilot-discarded-took = Deine Zeit war um ({ $at }), deshalb hat der Autopilot diesen Zug gespielt: { $domino } passte nirgends und wurde abgeworfen, dann { $taken }.
errors-turn_over_auto-autopilot-took = Deine Zeit war um ({ $at }), deshalb hat der Autopilot diesen Zug gespielt: { $taken } wurde genommen.
errors-turn_over_auto-plan-placed = Dein Plan wurde gespielt ({ $at }): { $domino } auf { $place }.
errors-turn_over_auto-plan-placed-took = Dein Plan wurde gespielt ({ $at }): { $domino } auf { $place }, dann { $taken }.
errors-turn_over_auto-plan-discarded = Dein Plan wurde gespielt ({ $at }): { $domino } passte nirgends und wurde abgeworfen.
errors-turn_over_auto-plan-discarded-took = Dein Plan wurde gespielt ({ $at }): { $domino } passte nirgends und wurde abgeworfen, dann { $taken }.
errors-turn_over_auto-plan-took = Dein Plan wurde gespielt ({ $at }): { $taken } wurde genommen.
errors-turn_over_auto-forced-placed = Dieser Zug wurde für dich gespielt ({ $at }): { $domino } auf { $place }.
errors-turn_over_auto-forced-placed-took = Dieser Zug wurde für dich gespielt ({ $at }): { $domino } auf { $place }, dann { $taken }.
errors-turn_over_auto-forced-discarded = Dieser Zug wurde für dich gespielt ({ $at }): { $domino } passte nirgends und wurde abgeworfen.
errors-turn_over_auto-forced-discarded-took = Dieser Zug wurde für dich gespielt ({ $at }): { $domino } passte nirgends und wurde abgeworfen, dann { $taken }.
errors-turn_over_auto-forced-took = Dieser Zug wurde für dich gespielt ({ $at }): { $taken } wurde genommen.
errors-turn_taken_back = { $lord } hat den letzten Zug zurückgenommen und ist wieder am Zug. Dein Entwurf bleibt erhalten.
errors-draft_changed = Dein Entwurf hat sich seitdem geändert. Hier ist er.
errors-your_turn = Du bist in { $table } am Zug, also wird gespielt, nicht geplant.
errors-plan_turn_came = In { $table } bist du inzwischen am Zug, deshalb wurde nichts geplant und nichts gespielt. Drücke [Spielen], um deinen Zug zu sehen.
errors-plan_old = Dieser Plan war für einen früheren Zug. Mach einen für den nächsten.
errors-plan_other = Davor bist du mit einem anderen Stein am Zug, deshalb wird jener Zug zuerst geplant.
errors-plan_none = Du hast in { $table } keinen Zug mehr zu planen.
errors-plan_no_line = Die nächste Reihe liegt noch nicht aus, deshalb lässt sich nur die Stelle planen.
errors-plan_empty = Noch gibt es nichts zu speichern: Wähle erst, was gespielt werden soll.
errors-button_unknown = Dieser Knopf ist veraltet. So geht es weiter: Drücke [Spielen] unter der neuesten Nachricht oder gib /games ein.
errors-button_old = Dieser Knopf ist veraltet. So steht es jetzt.
errors-busy-held = Meine Datenbank ist gerade durch etwas anderes blockiert oder antwortet nicht. Es ist nichts geschehen; versuch es gleich noch einmal.
errors-busy = Gerade hat jemand anderes gespielt. Drücke [Spielen], um zu sehen, wie es steht.
errors-too_fast = Einen Moment, bitte.
errors-form_late = Ich habe zu lange gebraucht, und dann öffnet Discord kein Formular mehr. Versuch es noch einmal.
errors-form_refused = Discord hat das Formular, das hierher gehört, abgelehnt ({ $cause }); es hat sich nichts geändert. Versuch es noch einmal. Klappt es wieder nicht, gib stattdessen den Befehl mit seinen Optionen ein und sag es jemandem mit „Server verwalten“: /admin health nennt die Ursache.
errors-vote_over = Diese Frage ist schon entschieden; die Nachricht im Thread sagt, wie.

errors-game_over = { $table } ist vorbei. Gewonnen: { $lords } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
errors-game_over-ended = { $table } ist vorbei.
errors-game_on = Dieses Spiel läuft noch. Eine Revanche gibt es, wenn es vorbei ist.
errors-no_game = Ich kenne dieses Spiel nicht. /games zeigt deine.
errors-no_game_here = Kein Spiel von dir läuft. /games zeigt deine Tische, /watch die Spiele, die du ansehen kannst.
errors-which_game = Welches Spiel?
errors-which_game-near = Ich kenne kein Spiel dieses Namens. Meintest du dieses?
errors-game_unnamed = Mehrere Spiele könnten gemeint sein. Nenne eines mit der Option „game“.
errors-export_waits = Was du vorhin wolltest, ist noch in Arbeit. Warte darauf, dann frag noch einmal.
errors-export_often = Du hast binnen einer Stunde { $limit }-mal Dateien oder deine Daten angefordert. Versuch es in einer Stunde noch einmal.
errors-clocks_often = Das stellt die Uhren all deiner Spiele neu und geschah binnen einer Stunde sehr oft. Versuch es in einer Stunde noch einmal.
errors-asked_often = So viel lässt sich nicht auf einmal nachschlagen. Warte eine Minute, dann versuch es noch einmal.
errors-export_large = Deine Daten sind zu groß für eine Nachricht. Frag die Leute, die Castellan hier betreiben: Sie können sie dir als Datei geben.
errors-option_long = Das ist zu lang: Diese Option fasst bis zu { $limit } Zeichen.
errors-option_unknown = „{ $text }“ gehört nicht zur Auswahl dieser Option. Wähle aus ihrer Liste.
errors-rematch_outsider = Nur wer in diesem Spiel mitgespielt hat, kann um eine Revanche bitten. Mit /game new kannst du einen Tisch öffnen.

errors-spot_unknown = Ich kenne die Stelle „{ $text }“ nicht. Schreib zwei Felder, die linke Hälfte zuerst, etwa b5 a5, oder den Buchstaben einer Stelle.
errors-spot_nowhere = { $domino } passt nirgends an dein Königreich und wird deshalb abgeworfen. Dein Spielpult zeigt, was noch zu tun ist.
errors-spot_taken = { $square } ist belegt.
errors-spot_area-wide = Damit wäre dein Königreich { $width } Felder breit; höchstens { $limit } sind erlaubt.
errors-spot_area-high = Damit wäre dein Königreich { $height } Felder hoch; höchstens { $limit } sind erlaubt.
errors-spot_match = Dort grenzt keine Hälfte an ihre eigene Landschaft oder ans Schloss.
errors-spot_apart = { $left } und { $right } liegen nicht nebeneinander.
errors-spot_apart-off = { $square } kann nie zu diesem Königreich gehören.
errors-can_place = { $domino } passt noch an { $count ->
    [1] eine Stelle
   *[other] { $count } Stellen
} und darf deshalb nicht abgeworfen werden.
errors-place_first = Lege zuerst deinen Stein an.
errors-not_ready = Noch nicht: Es ist noch etwas zu tun.
errors-domino_taken-own = { $domino } hast du schon. Frei: { $free }.
errors-domino_taken = { $domino } hat schon { $lord }. Frei: { $free }.
errors-domino_unknown = { $domino } liegt nicht in der Reihe. Frei: { $free }.
errors-domino_unknown-taken = Alle Steine mit { $domino } sind vergeben. Frei: { $free }.
errors-domino_several = Mehrere freie Steine haben { $domino }: { $free }. Gib die Zahl von einem ein.
errors-no_line = In der letzten Runde gibt es keine nächste Reihe.
errors-nothing_to_place = Am Anfang ist nichts anzulegen: Wähle deinen ersten Stein.

errors-no_town = In diesem Spiel gibt es keine Städte, nur in Queendomino.
errors-square_outside = { $square } kann nie zu diesem Königreich gehören: Das Raster geht von a1 bis { $last }.
errors-square_unknown = Ich kenne das Feld „{ $text }“ nicht. Schreib ein Feld mit Spalte und Zeile, etwa h9.
errors-square_unknown-several = Schreib ein Feld, etwa { $square }. Für ein weiteres nimm den Befehl noch einmal.
errors-building_unknown-near = Ich kenne das Gebäude „{ $text }“ nicht. Meintest du { $near }?
errors-building_unknown = Ich kenne das Gebäude „{ $text }“ nicht. /board zeigt, was auf dem Gebäudetableau liegt.
errors-tax_no_knight = Alle deine Ritter sind eingesetzt. Manche Gebäude bringen mehr.
errors-tax_not_here = Ritter kommen nur auf die zwei Felder von { $domino }.
errors-tax_discarded = Keine Steuern in diesem Zug: Der Stein wurde abgeworfen.
errors-tax_taken = Auf { $square } steht schon ein Ritter.
errors-build_coins = { $building } kostet { $price }; du hast { $coins }.
errors-build_no_square = Du hast kein freies Stadtfeld. Stadtfelder kommen mit den Dominosteinen.
errors-build_not_town = { $square } ist kein Stadtfeld. Gebäude stehen nur auf Stadtfeldern.
errors-build_taken = Auf { $square } steht schon ein Gebäude: { $building }.
errors-build_built = In diesem Zug hast du schon ein Gebäude gekauft: { $building }.
errors-build_empty = { $building } liegt jetzt nicht auf dem Gebäudetableau; /board zeigt, was dort liegt. Ein leerer Auslageplatz bleibt leer, bis die Runde endet.
errors-build_none = Das Gebäudetableau ist leer.
errors-burn_out = Der Drache ist in dieser Runde ausgeflogen: Bestochen hat ihn { $lord }.
errors-burn_out-own = Der Drache ist in dieser Runde ausgeflogen: Du hast ihn bestochen.
errors-burn_queen = Solange die Queen bei dir ist, darfst du den Drachen nicht bestechen.
errors-burn_coins = Die Bestechung kostet 1 Münze; du hast keine.
errors-burn_empty = { $building } liegt nicht auf dem Gebäudetableau, deshalb kann der Drache dieses Gebäude nicht zerstören.
errors-burn_none = Das Gebäudetableau ist leer, für den Drachen gibt es nichts zu zerstören.

errors-no_giants = In diesem Spiel gibt es keine Giganten. Sie kommen mit dem Zeitalter der Giganten, das man beim Öffnen eines Tisches wählt.
errors-giant_due = Zuerst kommt der Gigant: Wähle die Krone, die er verdeckt.
errors-giant_none = Kein Gigant wartet auf eine Krone: Mit diesem Stein kommt keiner, oder es war keine Krone frei, und er zog weiter.
errors-giant_no_crown = Auf { $square } ist keine freie Krone.
errors-send_late = Einen Giganten kann man nur gleich nach dem Anlegen wegschicken. Nimm erst die späteren Schritte zurück.
errors-send_not_now = Einen Giganten kann man nur mit einem Stein von 49 bis 54 wegschicken.
errors-send_no_giant = Auf { $square } steht kein Gigant.
errors-send_self = Ein Gigant kann nicht in dein eigenes Königreich geschickt werden.
errors-send_no_crown = { $lord } hat keine freie Krone mehr für einen weiteren Giganten.
errors-send_no_crown-nobody = Dort ist keine freie Krone mehr für einen weiteren Giganten.
errors-send_none = Du hast keinen Giganten zum Wegschicken.
errors-send_nobody = Niemand hat noch eine freie Krone für einen Giganten.
errors-receive_first = Ein Gigant ist zu dir unterwegs. Wähle zuerst seine Krone, mit /receive oder dem Knopf.
errors-receive_none = Kein Gigant ist zu dir unterwegs.
errors-lord_several = Mehrere passen: { $lords }. Wähle aus der Liste oder schreib die Nummer des Platzes, etwa k2.
errors-lord_unknown = Ich kenne „{ $text }“ in diesem Spiel nicht.
errors-lord_unknown-lords = Ich kenne „{ $text }“ in diesem Spiel nicht. Es spielen: { $lords }.

errors-no_court = In diesem Spiel gibt es keinen Hof. Man wählt ihn beim Öffnen eines Tisches.
errors-token_unknown-near = Ich kenne den Marker „{ $text }“ nicht. Meintest du { $near }?
errors-token_unknown = Ich kenne den Marker „{ $text }“ nicht. /court zeigt, was offen liegt und was im Stapel ist.
errors-court_resources = Nötig sind zwei verschiedene Ressourcen; du hast { $have ->
    [0] keine
    [1] eine Art
   *[other] { $have } Arten
}.
errors-court_resources-search = Nötig ist je eine der vier Ressourcen; du hast { $have ->
    [0] keine
    [1] eine Art
   *[other] { $have } Arten
}.
errors-court_square_castle = { $square } ist das Schloss. Ein Marker braucht ein Landschaftsfeld.
errors-court_square_empty = { $square } ist leer.
errors-court_square_building = Auf { $square } ist ein Gebäude.
errors-court_square_token = Auf { $square } ist schon ein Marker.
errors-court_square_crown = Auf { $square } ist eine Krone.
errors-court_square_terrain = { $square } ist kein Feld der Art { $terrain }.
errors-court_square_resource = Auf { $square } liegt eine Ressource, mit der nicht bezahlt wird.
errors-court_pay = Mit { $square } kann nicht bezahlt werden: Dort liegt keine Ressource, oder eine dieser Art bezahlt schon.
errors-court_not_there = { $token } gibt es dort jetzt nicht. /court zeigt, was offen liegt und was im Stapel ist.
errors-court_bought = Ein Kauf je Zug, und du hast schon gekauft: { $token }.
errors-court_none = Kein freies Feld deines Königreichs passt dafür.

errors-no_partner = Du bist in diesem Spiel in keinem Team: Hier spielen alle für sich.
errors-no_partner-computer = { $lord } ist ein Computer und liest keine Notizen.
errors-bad_note = Eine Notiz hat 1 bis { $limit } Zeichen.

errors-nothing_to_undo = Es gibt nichts rückgängig zu machen: In diesem Zug hast du noch keinen Schritt getan.
errors-takeback_off = An diesem Tisch können Züge nicht zurückgenommen werden.
errors-takeback_played = { $lord } hat schon gespielt, deshalb bleibt dein Zug bestehen.
errors-takeback_line = Seitdem wurde eine neue Reihe gezogen, deshalb bleibt dein Zug bestehen.
errors-takeback_tiles = Seitdem wurden neue Gebäude aufgedeckt, deshalb bleibt dein Zug bestehen.
errors-takeback_sealed = Andere spielen mit derselben Ziehung, deshalb lässt sich nur ein eben beendeter Zug zurücknehmen, der nichts aufgedeckt hat.
errors-takeback_none = Du hast keinen Zug, den du zurücknehmen könntest.
errors-takeback_often = { $count ->
    [0] Für eine Zugrücknahme ist hier ein Ja von allen nötig.
    [1] Du hast diesen Zug einmal zurückgenommen. Für ein weiteres Mal ist ein Ja von allen nötig.
   *[other] Du hast diesen Zug { $count }-mal zurückgenommen. Für ein weiteres Mal ist ein Ja von allen nötig.
}
errors-takeback_game = { $count ->
    [1] Du hast in diesem Spiel einmal Züge zurückgenommen. Für ein weiteres Mal ist ein Ja von allen nötig.
   *[other] Du hast in diesem Spiel { $count }-mal Züge zurückgenommen. Für ein weiteres Mal ist ein Ja von allen nötig.
}
errors-takeback_alone = Du bist in diesem Spiel { $count }-mal zurückgegangen, öfter geht es in einem Spiel nicht. /game solo beginnt ein neues.
errors-takeback_voted = In diesem Spiel wurden { $count }-mal Züge nach einer Abstimmung zurückgenommen, öfter geht es in einem Spiel nicht. Spiel von hier aus weiter.
errors-takeback_time = Für diesen Zug ist keine Zeit mehr übrig, deshalb bleibt er bestehen.
errors-takeback_free = Du kannst deinen Zug zurücknehmen, ohne zu fragen.

errors-vote_open = { $lord } hat in { $table } schon eine Frage gestellt. Die muss zuerst beantwortet werden.
errors-vote_alone = Außer dir hat in { $table } niemand mehr einen Platz, also kann niemand zustimmen. Du kannst weiterspielen oder aufgeben.
errors-vote_again = Die anderen haben gerade Nein gesagt. Wieder fragen kannst du { $at }.
errors-no_clock = In { $table } läuft keine Uhr: Niemand muss sich beeilen, und nichts muss pausieren.
errors-paused = Die Uhr von { $table } steht schon: Eine Pause ist vereinbart. Züge sind trotzdem möglich.
errors-bad_until = Eine Pause endet spätestens in { $days } Tagen.
errors-until_unknown = Die Zeitangabe „{ $text }“ verstehe ich nicht. Schreib eine Dauer, etwa 3 Tage, oder ein Datum, etwa 2030-12-24.
errors-not_idle = { $lord } ist da. Ersetzen kann man nur, wer abwesend ist oder sich länger als die halbe Zeit eines Zuges nicht gerührt hat (ohne Zeitlimit: zwei Wochen).
errors-lord_away = { $lord } hat eine Abwesenheit angekündigt, und an diesem Tisch wird sie berücksichtigt: Die Uhr wartet. Ansehen kannst du das Spiel inzwischen.
errors-guest_many = { $lord } kann heute nicht gefragt werden: Du hast zu viele Leute gerufen oder { $lord } zu oft. Lass den Platz für alle offen oder versuch es morgen wieder.
errors-guest_seated = { $lord } hat an diesem Tisch schon einen Platz.
errors-guest_bot = Apps nehmen keinen Platz. Wähle einen Menschen.
errors-time_limit = { $hours ->
    [1] In diesem Zug kann höchstens noch eine Stunde dazukommen.
   *[other] In diesem Zug können höchstens noch { $hours } Stunden dazukommen.
}
errors-time_partner = Dein eigenes Team ist am Zug: Zeit geben die Gegner. Wer am Zug ist, kann mit /game time darum bitten.
errors-time_enough = In diesem Zug kann keine Zeit mehr dazukommen. Ein Zug kann die Zeit eines weiteren bekommen; zu dritt oder mehr geht das je Person dreimal im Spiel. Du kannst den Tisch stattdessen um eine Pause bitten.
errors-seat_lost = Du hast in { $table } zu viele Züge verpasst, deshalb spielt der Autopilot für dich weiter.
errors-seat_none = In { $table } ist kein Platz frei.

errors-no_table = Ich kenne diesen Tisch nicht. /games zeigt die offenen.
errors-no_table_here = Du hast hier keinen offenen Tisch. /game new öffnet einen, mit /game join nimmst du Platz.
errors-which_table = Welcher Tisch?
errors-which_table-near = Ich kenne keinen Tisch dieses Namens. Meintest du diesen?
errors-table_unnamed = Mehrere Tische könnten gemeint sein. Nenne einen mit der Option „table“.
errors-table_closed = Dieser Tisch ist geschlossen: Niemand kann mehr Platz nehmen.
errors-computer_level = Dieses Spiel geht hier nicht mit { $lords }: Diese Stufe braucht numba, und das ist beim Bot nicht installiert. Wähle eine andere Stufe oder gib erst den Platz frei.
errors-join_again = Dein Platz am Tisch { $table } wurde mehr als einmal frei. Dort wieder Platz nehmen kannst du { $at }.
errors-join_full = Alle Plätze sind besetzt.
errors-join_started = Dieses Spiel hat begonnen, deshalb kann niemand mehr Platz nehmen.
errors-join_seated = Du sitzt schon an diesem Tisch.
errors-join_role = Dieser Tisch ist für { $role }. /games zeigt andere.
errors-join_blocked = An diesem Tisch kannst du nicht Platz nehmen.
errors-block_self = Dich selbst kannst du nicht blockieren.
errors-block_bot = Bots spielen nicht, du sitzt also ohnehin nie mit einem an einem Tisch.
errors-block_many = Du kannst höchstens { $limit } Leute blockieren. Hebe es erst bei jemandem auf.
errors-too_many-tables-person = Du hast { $limit } offene Tische. Schließe einen oder warte, bis ein Spiel beginnt, dann öffne den nächsten.
errors-too_many-tables-server = Dieser Server hat { $limit } offene Tische. Nimm an einem davon Platz oder warte, bis einige begonnen haben.
errors-too_many-openings-person = Du hast binnen eines Tages { $limit } Tische geöffnet. Morgen kannst du wieder welche öffnen; an anderen Tischen kannst du jetzt Platz nehmen.
errors-too_many-openings-server = Auf diesem Server wurden binnen eines Tages { $limit } Tische geöffnet. Öffne deinen morgen.
errors-too_many-seats-person = Du hast { $limit } Plätze. Beende ein Spiel oder steh von einem offenen Tisch auf, dann nimm den nächsten.
errors-too_many-seats-server = Auf diesem Server sind { $limit } Plätze besetzt. Nimm einen, wenn einige Spiele vorbei sind.
errors-too_many-alone-person = Du hast { $limit } Spiele, in denen du allein spielst. Beende eines oder gib es auf, dann beginne das nächste.
errors-too_many-alone-server = Auf diesem Server laufen { $limit } Spiele, in denen jemand allein spielt. Beginne deines, wenn einige vorbei sind, oder in Direktnachrichten.
errors-too_many-takeovers-person = Innerhalb eines Tages haben andere { $limit } deiner Plätze übernommen. Morgen kannst du wieder einen Platz übernehmen.
errors-too_many-takeovers-server = Auf diesem Server wurden binnen eines Tages { $limit } Plätze übernommen. Übernimm diesen morgen.
errors-too_many-invitations-person = Du hast binnen eines Tages { $limit } Einladungen verschickt. Morgen kannst du wieder welche verschicken; ein freier Platz lässt sich auch ohne Einladung nehmen.
errors-too_many-invitations-server = Auf diesem Server wurden binnen eines Tages { $limit } Einladungen verschickt. Verschicke deine morgen.
errors-too_many-notes-person = Du hast binnen eines Tages { $limit } Notizen hinterlassen. Morgen kannst du wieder welche hinterlassen.
errors-too_many-notes-server = Auf diesem Server wurden binnen eines Tages { $limit } Notizen hinterlassen. Hinterlass deine morgen.
errors-too_many-votes-person = Du hast binnen eines Tages { $limit } Fragen gestellt. Morgen kannst du wieder fragen.
errors-too_many-votes-server = Auf diesem Server wurden binnen eines Tages { $limit } Fragen gestellt. Stell deine morgen.
errors-too_many-absences-person = Du hast binnen eines Jahres { $limit } Abwesenheiten angekündigt. Weitere kannst du ankündigen, wenn die erste davon ein Jahr her ist.
errors-too_many-absences-server = Hier sind mehr Abwesenheiten angekündigt, als gespeichert werden können. Bis einige vorbei sind, kannst du { $share } haben.
errors-too_many-queue-person = Du wartest in den Warteschlangen von { $limit } Servern. Verlasse erst eine davon.
errors-too_many-queue-server = In der Warteschlange dieses Servers warten { $limit } Leute. Stell dich an, wenn einige davon einen Tisch haben, oder öffne selbst einen.
errors-too_many-follows-person = Du folgst { $limit } Spielen, Personen und Turnieren. Hör erst auf, einem davon zu folgen.
errors-too_many-follows-server = Auf diesem Server wird schon { $limit } Spielen, Personen und Turnieren gefolgt. Versuch es wieder, wenn einige davon vorbei sind.
errors-too_many-kibitz-person = Du hast bei { $limit } laufenden Spielen den Thread des Publikums geöffnet. Öffne den nächsten, wenn eines davon vorbei ist.
errors-too_many-kibitz-server = { $limit } Spiele dieses Servers haben einen Thread des Publikums. Öffne einen weiteren, wenn einige davon vorbei sind.
errors-too_many-tournaments-person = { $limit } deiner Turniere laufen noch. Beende eines davon oder sage es ab, dann veröffentliche das nächste.
errors-too_many-tournaments-server = { $limit } Turniere dieses Servers laufen noch. Veröffentliche deines, wenn eines davon zu Ende ist.
errors-too_many-published-person = Du hast binnen 30 Tagen { $limit } Turniere veröffentlicht. Weitere kannst du veröffentlichen, wenn das erste davon 30 Tage alt ist.
errors-too_many-published-server = Auf diesem Server wurden binnen 30 Tagen { $limit } Turniere veröffentlicht. Veröffentliche deines, wenn das erste davon 30 Tage alt ist.
errors-too_many-events-person = Du hast binnen eines Tages in Turnieren { $limit } Dinge getan. Mach morgen weiter.
errors-too_many-events-server = In den Turnieren dieses Servers wurden binnen eines Tages { $limit } Dinge getan. Mach morgen weiter.
errors-join_reliability = Dieser Tisch verlangt eine Zuverlässigkeit von { $asked } %; deine ist { $percent } %. Beendete Spiele erhöhen sie.
errors-too_many-log-person = Du hast in diesem Turnier { $limit } Dinge getan, mehr geht für eine Person nicht. Zurückziehen, beenden und absagen kannst du weiterhin.
errors-too_many-log-server = In diesem Turnier wurden { $limit } Dinge getan, mehr geht nicht. Zurückziehen, beenden und absagen kannst du weiterhin.
errors-join_cap = { $games ->
    [3] Bis du ein Spiel beendet hast, kannst du in höchstens 3 zugleich mitspielen.
   *[other] Bis du ein weiteres Spiel beendet hast, kannst du in höchstens { $games } zugleich mitspielen.
}
errors-join_invited = An diesem Tisch können nur Eingeladene Platz nehmen.
errors-no_such_seat = Platz { $seat } gibt es an diesem Tisch nicht: Er hat die Plätze 1 bis { $lords }.
errors-seat_taken = Platz { $seat } ist schon besetzt.
errors-seat_free = Dieser Platz ist schon frei.
errors-own_seat = Das ist dein eigener Platz. Du kannst stattdessen aufstehen.
errors-no_seat = Du hast hier keinen Platz.
errors-table_changed = Der Tisch hat sich geändert. Sieh ihn dir noch einmal an, bevor du Platz nimmst.
errors-stay_waiting = Noch haben nicht alle gesagt, ob sie bleiben. Es fehlt: { $lords }. In der Tischleitung kannst du einen Platz freigeben.
errors-calls_many = Dafür würden andere gerufen, und du hast heute viele Leute gerufen, die mit dir noch kein Spiel beendet haben. Versuch es morgen wieder oder öffne einen anderen Tisch.
errors-calls_again = Jemand an diesem Tisch wurde heute dreimal vergeblich gerufen. Versuch es morgen wieder oder gib erst den Platz frei.
errors-invite_seat = Nimm erst Platz, dann lade ein.
errors-not_invited = Du bist an diesen Tisch nicht eingeladen.
errors-invitation_over = Diese Einladung gilt nicht mehr: Sie ist zurückgenommen oder beantwortet, oder den Tisch gibt es nicht mehr.
errors-not_host = Das kann nur die Tischleitung: { $host }.
errors-not_full = Es sind noch Plätze frei: { $seated ->
    [one] { $seated } von { $lords } ist besetzt
   *[other] { $seated } von { $lords } sind besetzt
}. In der Tischleitung kannst du sie Computern geben oder mit weniger Leuten spielen.
errors-seats_taken = An diesem Tisch sitzen mehr Leute, als diese Einstellungen Plätze haben. Gib erst einen Platz frei.
errors-not_expired = Dieser Tisch ist noch offen und muss nicht wieder geöffnet werden.
errors-opener_role = Auf diesem Server darf nur { $role } Tische öffnen.
errors-only_server = Tische werden auf einem Server geöffnet. Gib dort /game new ein.
errors-bad_setup = Das kann für einen Tisch nicht gewählt werden.
errors-bad_clock = Die Zeit für einen Zug, ein Zeitvorrat, sein Zuwachs je Zug und seine Obergrenze liegen jeweils zwischen { $least } Minuten und { $most } Tagen.
errors-clock_unread = Die Uhr „{ $text }“ verstehe ich nicht. Schreib sie wie 36h, 2d, bank 3d +8h oder „ohne Zeitlimit“.
errors-clock_both = Ein Tisch hat Zeit je Zug oder einen Zeitvorrat, nicht beides. Lass eines davon leer.
errors-clock_nothing = Schreib die Tage oder Stunden je Zug, oder einen Zeitvorrat und seinen Zuwachs je Zug.
errors-bad_setup-here = { $part } ist hier nicht wählbar.
errors-bad_setup-players = { $box } ist für { $least } bis { $most } Personen.
errors-bad_setup-players-one = { $box } ist für { $most } Personen.
errors-bad_setup-players-more = { $box } ist für { $least } bis { $most } Personen, mit dem Zeitalter der Giganten auch für { $more }.
errors-bad_setup-players-giants = { $box } mit dem Zeitalter der Giganten ist für { $least } bis { $most } Personen.
errors-bad_setup-players-teams = Teams gibt es zu sechst oder zu acht.
errors-bad_setup-giants = Das Zeitalter der Giganten passt nicht zu { $box }. Es passt zu Kingdomino und Queendomino.
errors-bad_setup-court = Der Hof passt nicht zu { $box }. Er passt zu Kingdomino und Queendomino.
errors-bad_setup-teams = Teams passen nicht zu { $box }. Sie passen zu Royal Wedding.
errors-bad_setup-duel = Das große Duell passt nicht zu { $box }. Es passt zu Kingdomino, für 2 Personen.
errors-bad_setup-duel-lords = Das große Duell ist für 2 Personen.
errors-bad_setup-quest = { $variant } passt nicht zum Zeitalter der Giganten: Dort ist es ein Auftrag.
errors-bad_setup-quests = Ohne das Zeitalter der Giganten sind keine Aufträge wählbar. Sie gehören dazu.
errors-bad_setup-quests-two = Wählbar sind zwei verschiedene Aufträge oder keiner: Dann werden zwei gezogen.
errors-bad_setup-unknown = Ich kenne „{ $value }“ nicht als Teil von Einstellungen.
errors-bad_preset_name = Der Name einer Vorlage hat 1 bis { $limit } Zeichen.
errors-preset_taken = Jemand anderes hat hier schon eine Vorlage { $preset } gespeichert. Wähle einen anderen Namen.
errors-preset_full = Dieser Server hat { $limit } Vorlagen, für mehr ist kein Platz. Erst muss eine entfernt werden.
errors-preset_own = Du hast hier { $limit } Vorlagen gespeichert, mehr kann eine Person nicht haben. Entferne erst eine von deinen.
errors-no_preset = Diese Vorlage gibt es nicht mehr. Wähle eine andere.
errors-preset_foreign = Die Vorlage { $preset } kann nur entfernen, wer sie gespeichert hat oder „Server verwalten“ darf.
errors-bad_name = Der Name eines Tisches hat höchstens 40 Zeichen. Wähle einen kürzeren.
errors-away_past = Eine Abwesenheit kann nicht in der Vergangenheit beginnen. Ihr erster Tag ist heute oder später.
errors-away_order = Der letzte Tag liegt vor dem ersten. Schreib sie andersherum.
errors-away_far = Eine Abwesenheit beginnt spätestens in { $days } Tagen.
errors-away_budget = Das würde { $days } deiner Tage für { $year } kosten; { $left } von { $budget } sind übrig. Eine kürzere Abwesenheit passt.
errors-away_budget_first = Vor deinem ersten beendeten Spiel kannst du { $budget } Tage im Jahr abwesend sein, { $left } sind übrig; danach sind es { $later }. Eine kürzere Abwesenheit passt.
errors-away_unknown = Den Tag „{ $text }“ verstehe ich nicht. Schreib ihn als 2026-12-03, 3. Dez., morgen oder als 7 Tage.
errors-no_absence = Diese Abwesenheit ist vorbei oder schon zurückgenommen.
errors-bad_setting = So lässt sich das nicht einstellen. Wähle einen der angebotenen Werte.
errors-bad_icons = Mit „{ $value }“ lässt sich kein Gebäude berichtigen. Das geht nur bei Gebäuden mit einem Symbol, das niemand geprüft hat.

errors-not_admin = Dafür braucht man das Recht „Server verwalten“. Frag jemanden, der es hier hat.
errors-dm_closed = Ich konnte dir nicht schreiben. Erlaube Direktnachrichten von diesem Server oder wähle in /settings Erwähnungen.
errors-internal = Bei mir ist etwas schiefgegangen; verloren ist nichts. Versuch es noch einmal. (Code { $code })
errors-discord_refused = Discord hat abgelehnt, worum ich dafür gebeten habe ({ $cause }); verloren ist nichts. Versuch es noch einmal. Klappt es wieder nicht, sieht jemand mit „Server verwalten“ in /admin check, ob mir ein Recht fehlt.
errors-discord_down = Discord antwortet mir gerade nicht ({ $cause }); verloren ist nichts. Versuch es in einer Minute noch einmal.
errors-gone = Meine Datenbank wurde verschoben, gelöscht oder beschädigt, während ich lief, deshalb muss ich aufhören. Was du gedrückt hast, zählt nicht. Bitte sag es denen, die mich betreiben.
errors-no_room = Ich kann gerade nichts aufschreiben, denn mein Speicher ist voll oder nicht beschreibbar; verloren ist nichts. Versuch es später noch einmal. (Code { $code })

errors-button-again = Noch einmal
errors-button-spots = Stellen zeigen
errors-button-town = Stadt öffnen
errors-button-court = Hof öffnen
errors-button-receive = Krone wählen
errors-button-panel = Spielpult öffnen
errors-button-plan = Meinen Zug planen
errors-button-games = Deine Spiele
errors-button-open = Offene Tische
errors-button-new = Tisch öffnen
errors-button-solo = Gegen den Computer
errors-button-takeback = Zug zurück
errors-button-take-seat = Platz nehmen
errors-button-leave = Aufstehen
errors-button-host = Tischleitung
errors-button-settings = Einstellungen

errors-no_import = Dieses Protokoll ist nicht mehr hier. Lade es mit /import noch einmal hoch.
errors-import_what = Gib mir entweder eine Datei oder ein Königreich als Text.
errors-verify_what = Gib mir entweder ein Spiel oder eine Datei.
errors-file_lost = Ich konnte diese Datei nicht laden. Versuch es noch einmal.

errors-server_needed = Ranglisten, Profile und Tagestabellen gehören zu einem Server. Frag dort danach.
errors-ladders_off = Auf diesem Server sind Ranglisten ausgeschaltet.
errors-no_ladder = Mit dieser Schachtel und Größe wurden hier noch keine Spiele beendet. Was es gibt, zeigt `/ladder`.
errors-no_season = In dieser Saison wurden keine Spiele beendet. Wähle eine in `/ladder`.
errors-profile_hidden = Diese Person möchte nicht angezeigt werden.
errors-compare_same = Wähle zwei verschiedene Personen.
errors-no_stats = Davon gibt es in dieser Schachtel nichts. Wähle in `/stats` etwas anderes.

errors-cup_rights = Turniere ausrichten dürfen hier alle mit dem Recht „Server verwalten“. In /admin settings können sie eine Rolle dafür wählen.
errors-cup_rights-role = Turniere ausrichten dürfen hier { $role } und alle mit dem Recht „Server verwalten“.
errors-cup_bad = „{ $value }“ passt dort nicht. Wähle einen der angebotenen Werte.
errors-cup_name = Der Name eines Turniers hat höchstens { $limit } Zeichen.
errors-cup_text = Der Text eines Turniers hat höchstens { $limit } Zeichen.
errors-cup_unready = Es kann noch nicht veröffentlicht werden.
errors-cup_private = Gleiche Ziehung für alle braucht private Threads, und ich kann dort keine öffnen. Wer den Server verwaltet, kann es erlauben.
errors-cup_date = Das Datum „{ $text }“ verstehe ich nicht. Schreib es wie 2030-12-24 18:00, Freitag 20:00, in 5 Tagen.
errors-cup_number = „{ $text }“ ist keine Zahl. Schreib sie in Ziffern, etwa 5.
errors-cup_points = Schreib die Punkte aller { $count } Plätze, vom ersten an, etwa 5 3 2 1.
errors-cup_variant = Ich kenne die Variante „{ $text }“ nicht. Die Option zeigt, welche es gibt.
errors-cup_template = Ich kenne die Vorlage „{ $text }“ nicht. Die Option zeigt, welche es gibt.
errors-cup_which = Welches Turnier: { $cups }? Nenne es mit der Option „cup“.
errors-cup_act_tied = Die Runde von Tisch { $number } ist vorbei, deshalb kann ein Gleichstand nicht mehr ausgespielt werden. Sag, wer vorn ist, etwa 1, 44.
errors-cup_act_swiss = In { $cup } sagt das Format, wer auf wen trifft: Von Hand ausgelost werden nur Runden im Schweizer System.
errors-cup_act_seeding = In { $cup } wird nicht von Hand gesetzt.
errors-cup_act_seeds = Nenne nur, wer in { $cup } angemeldet ist, und alle nur einmal.
errors-cup_act_entry = „{ $text }“ ist in { $cup } nicht angemeldet. Schreib einen Namen von dort, eine Erwähnung oder die Nummer unter **Wer dabei ist**.
errors-cup_act_which = „{ $text }“ passt in { $cup } auf mehrere: { $lords }. Schreib die Nummer, etwa #3.
errors-cup_act_whom = Nenne mit der Option „lord“ jemanden, der an Tisch { $number } sitzt.
errors-cup_file_stranger = Zeile { $line }: Niemand auf diesem Server hat dieses Konto, oder es gehört einer App.
errors-cup_stranger = Dieses Konto ist nicht auf diesem Server. Nur wer zu ihm gehört, kann hier spielen oder mitleiten.
errors-cup_act_changed = Inzwischen würde das etwas anderes bewirken. Sieh es dir auf der Seite der Turnierleitung noch einmal an.
errors-cup_act_gone = Das ist schon getan, oder die Frage ist zu lange her. Die Seite der Turnierleitung zeigt, wie es steht.
errors-button-newcup = Turnier ausrichten
errors-button-cups = Turniere

errors-follow_cup_over = { $cup } ist zu Ende, deshalb geht Folgen nicht mehr.
errors-cup_table = Das ist ein Tisch von { $cup }, deshalb entscheidet darüber die Turnierleitung. /cup judge ruft das Schiedsgericht.

errors-no_cup-near = Hier gibt es kein Turnier „{ $typed }“. Meintest du { $cups }?
errors-no_cup = Dieses Turnier gibt es hier nicht. /cup list zeigt, welche es gibt.
errors-which_cup = Mehrere Turniere könnten gemeint sein. Nenne eines mit der Option „cup“; /cup list zeigt sie.
errors-cup_unpaired = { $cup } beginnt gerade: Die erste Runde wird ausgelost. Versuch es in einer Minute noch einmal.
errors-cup_treeless = { $cup } hat bisher keinen Turnierbaum. /cup standings zeigt, wie es steht.
errors-cup_phase-signup = { $cup } hat noch nicht begonnen, deshalb geht das noch nicht.
errors-cup_phase-checkin = Die Anmeldung für { $cup } ist vorbei, aber begonnen hat es noch nicht.
errors-cup_phase-running = { $cup } hat begonnen, deshalb geht das jetzt nicht.
errors-cup_phase-running-late = { $late ->
    [0] { $cup } hat begonnen, einsteigen kannst du nicht mehr.
   *[other] Einsteigen in { $cup } konnte man, bis Runde { $late } ausgelost war.
}{ $add ->
    [0] {""}
   *[other] {" "}Die Turnierleitung kann dich noch aufnehmen: Schreib ihr.
}
errors-cup_phase-running-next = In { $cup } kommt keine weitere Runde mehr.
errors-cup_phase-over = { $cup } ist zu Ende.
errors-cup_phase-cancelled = { $cup } wurde abgesagt.
errors-cup_full = { $cup } hat keinen freien Platz.
errors-cup_entered = Du bist schon in { $cup }.
errors-cup_entered_lord = { $lord } ist schon in { $cup }.
errors-cup_often = Du hast dich binnen eines Tages { $limit }-mal zu { $cup } angemeldet oder bist zurückgekommen. Komm morgen wieder.
errors-cup_often_all = Du hast dich { $limit }-mal zu { $cup } angemeldet oder bist zurückgekommen. Bitte die Turnierleitung, dich aufzunehmen.
errors-cup_expelled = Du wurdest in { $cup } disqualifiziert. Die Turnierleitung kann dich wieder zulassen.
errors-cup_expelled-partner = Aus deinem Team wurde jemand in { $cup } disqualifiziert. Die Turnierleitung kann den Platz neu besetzen.
errors-cup_role = { $cup } ist für { $role }. Wer diese Rolle hat, kann sich anmelden.
errors-cup_there = { $cup } ist für eine Rolle gedacht. Antworte auf dem Server, wo ich deine Rollen sehe.
errors-cup_reliability = { $cup } verlangt eine Zuverlässigkeit von { $asked } %; deine ist { $percent } %. Beendete Spiele erhöhen sie.
errors-cup_rating = { $cup } verlangt eine Wertungszahl von { $asked }; deine ist { $rating }.
errors-cup_opponents = { $cup } verlangt gewertete Spiele gegen { $asked } verschiedene Personen mit dieser Schachtel und Tischgröße; bei dir sind es { $opponents }.
errors-cup_unrated = { $cup } verlangt eine Wertungszahl von { $asked }, und mit dieser Schachtel und Tischgröße hast du keine. Ein beendetes Spiel gibt dir eine.
errors-cup_partner = { $cup } wird zu zweit gespielt. Nenne mit /cup enter, mit wem du spielst.
errors-cup_partner_no = Mit { $lord } kannst du nicht spielen.
errors-cup_partner_many = Du hast heute schon { $limit } Leute für dein Team gefragt. Versuch es morgen wieder oder lass dich fragen.
errors-cup_partner_again = Du hast { $lord } heute { $limit }-mal gefragt. Warte auf die Antwort oder frag jemand anderen.
errors-cup_alone = In { $cup } spielen alle für sich: Melde dich allein an.
errors-cup_not_asked = Keine offene Frage bittet dich, in { $cup } zu spielen. Vielleicht ist das, worum du gebeten wurdest, schon vorbei.
errors-cup_not_in = Du bist nicht in { $cup }.
errors-cup_which_lord = Mehrere passen: { $lords }. Wähle aus der Liste oder schreib die Nummer, etwa #3.
errors-cup_not_in_lord = Diese Person ist nicht in { $cup }.
errors-cup_unanswered = Wen du gefragt hast, hat noch nicht Ja gesagt. Mit /cup enter kannst du jemand anderen fragen.
errors-cup_partner_gone = Dein Team kann nicht in { $cup } zurückkommen: Jemand daraus hat alle eigenen Daten löschen lassen.
errors-cup_no_cross = { $cup } hat jetzt keine Kreuztabelle: Noch hat niemand gespielt.
errors-cup_words = Sag in bis zu { $limit } Zeichen, worum es geht.
errors-cup_called = Du hast in den letzten { $minutes } Minuten das Schiedsgericht gerufen. Es weiß Bescheid.
errors-cup_called_often = Du hast binnen eines Tages { $limit ->
    [1] einmal
   *[other] { $limit }-mal
} das Schiedsgericht gerufen. Ruf es morgen wieder oder schreib der Turnierleitung von { $cup }.

errors-cup_not_organiser = Das kann nur die Turnierleitung von { $cup }: { $organisers }.
errors-cup_not_organiser-nobody = { $cup } hat keine Turnierleitung. Das kann jetzt nur, wer den Server verwaltet.
errors-cup_reason = Gib einen Grund an, bis zu { $limit } Zeichen. Alle können ihn im Turnierbuch lesen.
errors-cup_act_hours = Gib 1 bis { $hours } Stunden an.
errors-cup_act_nowhere = { $cup } hat keinen Kanal, in dem es erscheinen kann, deshalb beginnt nichts. Wähle erst in /organise panel einen anderen Kanal.
errors-cup_act_open = { $cup } verlangt keine Rolle.
errors-cup_act_channel = In diesem Kanal kann ich nicht schreiben. Wähle einen, den ich sehe und in dem ich schreiben darf; /admin check dort sagt, was fehlt.
errors-cup_no_write = Du kannst in diesem Kanal selbst nicht schreiben, deshalb kann dort kein Event von dir stattfinden. Wähle einen anderen.
errors-cup_act_begins = Eine Runde von { $cup } läuft: `ends:` verschiebt ihr Ende und damit auch die nächste Runde. `begins:` ist für die Zeit zwischen zwei Runden.
errors-cup_act_no_date = Nenne ein Datum, das nicht schon geplant ist.
errors-cup_act_soon = { $minutes ->
    [0] Nenne ein Datum, das noch kommt.
   *[other] Das ist zu bald: Lass ab jetzt mindestens { $minutes } Minuten Zeit.
}
errors-cup_act_order = { $minutes ->
    [0] Runde 1 kann nicht vor dem Ende der Anmeldung beginnen.
   *[other] Lass vor Runde 1 mindestens { $minutes } Minuten für den Check-in.
}
errors-cup_act_no_change = So ist es schon.
errors-cup_act_entries = Nenne nur, wer teilnimmt, und alle nur einmal; zum Tauschen zwei von verschiedenen Tischen.
errors-cup_act_size = An einem Tisch dieses Events sitzen { $least } bis { $most }; wer allein genannt ist, hat spielfrei.
errors-cup_act_first = Nenne eine Runde von { $first } bis { $last }.
errors-cup_act_adjourn = Vertagen lässt sich nur ein Tisch mit Punkten für die Plätze, mit einem Spiel und eigener Ziehung.
errors-cup_act_capacity = { $lords } nehmen schon teil, so viele Plätze sind mindestens nötig.
errors-cup_act_rounds = Runde { $rounds } ist schon ausgelost, weniger Runden gehen deshalb nicht.
errors-cup_act_paused = { $cup } ist pausiert. Lass es erst weitergehen.
errors-cup_act_own = Du spielst hier selbst mit. Lass entscheiden: { $lords }.
errors-cup_act_early = Es fehlt noch ein Druck auf [Ich bin da]: { $lords }. Runde 1 kann früher beginnen, sobald alle da sind; ohne sie frühestens am { $until }: Alle haben einen Tag für den Check-in.
errors-cup_act_few = In { $cup } würden jetzt zu wenige teilnehmen: Nötig sind { $least }.
errors-cup_act_paused_long = { $cup } ist seit mehr als { $days } Tagen pausiert, ungefragt spielt darin niemand mehr. Es kann abgesagt oder mit den bisherigen Ergebnissen beendet werden. Um wieder zu spielen, drücke [Neues Event wie dieses], dann [Alle wieder einladen].
errors-cup_changed = { $cup } hat sich seit jener Nachricht geändert.
errors-cup_act_going = { $cup } ist nicht pausiert.
errors-cup_act_playing = { $tables ->
    [0] In { $cup } kommen noch Runden, deshalb sind noch keine Ergebnisse zu bestätigen. /organise panel sagt, was als Nächstes kommt und ob das Event früher enden kann.
    [one] { $tables } Tisch von { $cup } spielt noch. Alles andere kommt danach.
   *[other] { $tables } Tische von { $cup } spielen noch. Alles andere kommt danach.
}
errors-cup_act_reopen = { $cup } wurde vor mehr als zwei Tagen abgesagt, ungefragt ist niemand mehr dabei. Drücke [Neues Event wie dieses], dann [Alle wieder einladen].
errors-cup_act_round = { $cup } hat jetzt keine solche Runde.
errors-cup_act_settled = { $cup } ist seit mehr als zwei Tagen zu Ende, ungefragt spielt darin niemand mehr. Nur Ergebnisse lassen sich berichtigen. Um wieder zu spielen, drücke [Neues Event wie dieses], dann [Alle wieder einladen].
errors-cup_act_table = Diese Runde hat keinen Tisch { $number }.
errors-cup_act_no_table = Dort wird nichts gespielt.
errors-cup_act_rolling = In { $cup } folgt Tisch auf Tisch. Berichtige stattdessen ein Ergebnis oder pausiere das Event.
errors-cup_act_daily = In { $cup } geschah das binnen eines Tages { $limit }-mal, und jedes Mal wurden Leute gerufen. Morgen geht es wieder.
errors-cup_act_text = Schreib bis zu { $limit } Zeichen.
errors-cup_act_played = Ein Tisch dieser Runde ist fertig, deshalb kann darin nicht mehr getauscht werden. Heb erst die Auslosung auf oder warte auf die nächste Runde.
errors-cup_act_nobody = Es ist niemand genannt, und niemand wartet, der nachrücken könnte.
errors-cup_act_same-in = { $lord } gehört schon dazu.
errors-cup_act_same-out = { $lord } gehört nicht dazu.
errors-cup_act_team = { $cup } hat Platz für { $limit } in der Turnierleitung und { $limit } im Schiedsgericht. Nimm erst jemanden heraus.
errors-cup_act_off = { $lord } möchte { $cup } nicht mitleiten.
errors-cup_not_team = Du leitest { $cup } nicht mit.
errors-cup_act_last = Jemand muss { $cup } leiten. Nimm erst jemand anderen in die Turnierleitung auf.
errors-cup_act_standings = { $cup } hat jetzt keine Tabelle zum Veröffentlichen.
errors-cup_act_lords = { $lords ->
    [1] Nenne eine Person.
   *[other] Nenne { $lords } Personen, die ein Team sind.
}
errors-cup_act_partner = Zu diesem Team gehört { $lord }. Besetze erst den Platz von { $lord } neu oder nenne beide.
errors-cup_act_asked = { $lord } wurde für { $cup } schon gefragt. Niemand wird zweimal gefragt; { $lord } kann sich noch anmelden oder **Ich spiele** drücken, wenn die Frage offen ist.
errors-cup_act_often = Du hast { $lord } in diesen Tagen mehrmals gefragt. Frag in drei Tagen wieder; { $lord } kann sich noch anmelden.
errors-cup_act_unanswered = Höchstens { $limit } Leute können zugleich gefragt sein. Warte, bis einige geantwortet haben.
errors-cup_act_asked_day = Du hast binnen eines Tages { $limit } Leute gefragt. Frag morgen weitere; anmelden können sich alle auch ungefragt.
errors-cup_act_file = Eine Datei hat 1 bis { $limit } Anmeldungen.
errors-cup_act_line = Zeile { $line }: { $lords ->
    [1] Eine Anmeldung ist eine Person.
   *[other] Eine Anmeldung sind { $lords } Personen, die ein Team sind.
}
errors-cup_act_known = Alle in dieser Datei sind schon in { $cup } oder wurden gefragt.
errors-cup_act_game = Dieser Tisch hat kein Spiel { $number }, über das entschieden werden kann. Wähle eines von 1 bis { $limit }.
errors-cup_act_sealed = Andere spielen noch mit derselben Ziehung wie Tisch { $number }, deshalb bleibt noch geheim, was dort gespielt wurde. Gib allen am Tisch Punkte; wo sie gleich sind, auch Plätze.
errors-cup_act_seen = { $lord } hat die Ziehung dieser Runde an einem anderen Tisch gesehen. Nenne jemand anderen oder warte, bis die Runde vorbei ist.
errors-cup_act_places = Gib allen am Tisch einen Platz oder Punkte. Wer einen Platz teilt, hat den besseren, etwa 1, 2, 2, 4.

errors-cup_csv_bad-large = Diese Datei ist zu groß. Eine Datei mit Anmeldungen hat bis zu { $limit } KiB.
errors-cup_csv_bad-many = Diese Datei hat mehr als { $limit } Zeilen. Verteile die Anmeldungen auf mehrere Dateien.
errors-cup_csv_bad-text = Das ist kein Text mit Werten in Spalten. Wähle im Tabellenprogramm „Speichern unter“ (oder „Herunterladen“) und den Typ „CSV UTF-8 (durch Trennzeichen getrennt)“, dann lade diese Datei hoch.
errors-cup_csv_bad-empty = In dieser Datei sind keine Anmeldungen. Schreib in jede Zeile eine.
errors-cup_csv_bad-columns = Ich kenne diese Spalten nicht: „{ $value }“. Nenne eine davon „user“, mit der Discord-ID jeder Person.
errors-cup_csv_bad-lord = Zeile { $line }: „{ $value }“ ist niemand. Schreib eine Discord-ID, eine Erwähnung oder was in einem Export von mir unter „player“ steht.
errors-cup_csv_bad-rounded = Zeile { $line }: Ein Tabellenprogramm hat die ID auf „{ $value }“ gerundet. Mach erst die Spalte zu Text, dann trag die IDs neu ein.
errors-cup_csv_bad-twice = Zeile { $line }: „{ $value }“ steht auch in Zeile { $first }. Lass eine der beiden Zeilen weg.
errors-cup_csv_bad-partner = Zeile { $line }: Die zweite Person fehlt. Nenne beide in einer Zeile.
errors-cup_csv_bad-alone = Zeile { $line }: Hier stehen zwei, aber alle spielen für sich. Gib jeder Person eine Zeile.
errors-cup_csv_bad-unknown = Zeile { $line }: Niemand auf diesem Server ist „{ $value }“. Schreib den Namen, wie der Server ihn zeigt, den des Kontos oder eine Discord-ID.
errors-cup_csv_bad-double = Zeile { $line }: Mehrere sind „{ $value }“: { $lords }. Schreib die ID der gemeinten Person.
errors-cup_csv_bad-names = Diese Datei hat mehr als { $limit } Namen ohne Discord-ID. Verteile sie auf mehrere Dateien.
errors-cup_trf = Ein Bericht für Schachprogramme (TRF16) braucht Zweiertische. Exportiere dieses Event als CSV, XLSX oder JSON.
