clock-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
clock-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
clock-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
clock-turn = { $time } je Zug
clock-none = { $inside ->
    [yes] ohne Zeitlimit
   *[no] Ohne Zeitlimit
}
clock-none-typed = kein Limit, keine Uhr, ohne Limit, ohne Zeitlimit, kein Zeitlimit, unbegrenzt
clock-bank = { $inside ->
    [yes] Zeitvorrat { $bank }
   *[no] Zeitvorrat { $bank }
}, +{ $increment } je Zug{ $capped ->
    [yes] , höchstens { $cap }
   *[no] {""}
}

clock-missed = { $missed ->
    [1] Läuft die Zeit ab, spielt der Autopilot den Zug; schon nach einem verpassten Zug ist der Platz verloren.
   *[other] Läuft die Zeit ab, spielt der Autopilot den Zug; bis zur Rückkehr gilt für die nächsten Züge die halbe Zeit, dann ein Viertel; nach { $missed } verpassten Zügen ist der Platz verloren.
}
clock-vacation-honored = Abwesenheit und ruhige Wochenenden werden berücksichtigt: Die Uhr wartet.
clock-vacation-ignored = Abwesenheit und ruhige Wochenenden werden nicht berücksichtigt: Die Uhr läuft weiter.

clock-none-about = Nur Erinnerungen; der Autopilot greift nicht ein
clock-bank-about = Ein Vorrat für das ganze Spiel; jeder Zug füllt ihn auf
clock-other = Andere…
clock-other-about = Eigene Tage und Stunden oder ein Zeitvorrat mit Grenze
clock-form-title = Die Uhr des Tisches
clock-form-days = Tage je Zug
clock-form-hours = Stunden je Zug
clock-form-bank = Oder ein Zeitvorrat, etwa 3 Tage
clock-form-increment = Was jeder Zug hinzufügt, etwa 8 Stunden
clock-form-cap = Was er höchstens fasst, etwa 5 Tage
