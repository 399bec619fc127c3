plan-title = ### Plane deinen nächsten Zug · { $round }
plan-place = Du wirst { $domino } anlegen: { $halves }.
plan-nowhere = { $domino } passt nirgends an dein Königreich, wie es jetzt ist, und wird abgeworfen.
plan-first = Du wirst einen Stein der ersten Reihe wählen.
plan-kept = Dein Plan ist gespeichert. Bis du am Zug bist, kannst du ihn ändern oder löschen.
plan-cleared = Dein Plan ist gelöscht. Nichts ist geplant.
plan-unkept = Dieser Plan ist noch nicht gespeichert: Drücke [Plan behalten].
plan-waits = Dieser Plan wartet auf deinen Zug.
plan-differs = Ein anderer Plan wartet auf deinen Zug. Behalte diesen, um ihn zu ersetzen.
plan-gone = { $count ->
    [1] { $dominoes } ist vergeben und lässt sich nicht mehr wünschen.
   *[other] { $dominoes } sind vergeben und lassen sich nicht mehr wünschen.
}
plan-arrives = Mit { $domino } kommt ein Gigant: Du wirst gefragt, welche Krone er verdeckt.
plan-own-turn = Du bist schon am Zug: Spiele deinen Zug hier. Geplant wurde nichts.
plan-tap = Ein Plan braucht eine Stelle: Tippe auf einen Buchstaben. Gespeichert wird erst mit [Plan behalten].
plan-tap-spot = Ein Plan braucht eine Stelle: Wähle eine in der Liste. Gespeichert wird erst mit [Plan behalten].
plan-tap-wish = Wähle die Steine, die du möchtest, den besten zuerst. Gespeichert wird erst mit [Plan behalten].
plan-at = Plan: { $domino } auf **{ $spot }**: { $gain }, du hättest { $total }.
plan-taxes = { $count ->
    [1] Ein Ritter treibt Steuern ein: { $squares }.
   *[other] Ritter treiben Steuern ein: { $squares }.
}
plan-wishes = Wünsche: { $wishes }.
plan-else = { $first }, sonst { $then }
plan-otherwise-ask = Ist kein Wunsch frei, wirst du gefragt.
plan-otherwise = Ist kein Wunsch frei, nimmt der Plan den { $which ->
    [lowest] niedrigsten
   *[highest] höchsten
} Stein.
plan-only = Der Plan nimmt den { $which ->
    [lowest] niedrigsten
   *[highest] höchsten
} freien Stein.
plan-asks-wish = Dann wirst du gefragt, welchen Stein du nimmst.
plan-no-line = Die nächste Reihe liegt noch nicht aus: Planen lässt sich nur die Stelle.
plan-wish = { $domino } · { $place ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $place }.
} Wunsch
plan-wish-list = Wunsch…
plan-select-ask = Kein Wunsch frei: frag mich
plan-select = Kein Wunsch frei: nimm den { $which ->
    [lowest] niedrigsten
   *[highest] höchsten
}
plan-select-tax = Steuern…
plan-select-tax-none = Keine Steuern
plan-how = Der Plan wird eine Minute nach Beginn deines Zuges von selbst gespielt, wenn { $team ->
    [yes] dein Team seitdem nichts angelegt hat, die Stelle
   *[no] die Stelle
} noch erlaubt und ein Wunsch frei ist. Sonst wirst du gefragt. Niemand sonst kann ihn sehen.
plan-how-spot = Wenn du am Zug bist, ist die Stelle schon eingetragen, den Rest wählst du. Niemand sonst kann das sehen.
plan-button-keep = Plan behalten
plan-button-clear = Löschen
plan-button-mine = Meinen Zug planen
plan-button-next = Nächsten Zug planen
plan-button-log = Meine Pläne

plan-log-title = ### Deine Pläne in { $table }
plan-log-none = Du hast hier noch keinen Plan gespeichert.
plan-log-nothing = Kein Plan wartet auf deinen Zug.
plan-log-hidden = Niemand sonst kann sie sehen.
plan-log-waits = Wartet auf { $turn } · { $plan }
plan-log-line = { $when } · { $turn }: { $fate }
plan-turn = Runde { $round }, { $domino }
plan-turn-start = die erste Wahl

plan-fate-played = Dein Plan wurde gespielt: { $domino } auf { $spot }, dann { $took }.
plan-fate-played-last = Dein Plan wurde gespielt: { $domino } auf { $spot }.
plan-fate-played-discarded = Dein Plan wurde gespielt: { $domino } passte nirgends, dann { $took }.
plan-fate-played-chose = Dein Plan wurde gespielt: Du hast { $took } genommen.
plan-fate-gone = { $count ->
    [one] { $dominoes } war vergeben.
   *[other] { $dominoes } waren vergeben.
}
plan-fate-wishes_taken = { $count ->
    [1] Dein Plan wurde nicht gespielt: { $dominoes } war vergeben.
   *[other] Dein Plan wurde nicht gespielt: { $dominoes } waren vergeben.
}
plan-fate-line_unknown = Dein Plan wurde nicht von selbst gespielt: Als du ihn gemacht hast, war die nächste Reihe unbekannt.
plan-fate-no_wish = Dein Plan wurde nicht von selbst gespielt: Du hattest dir keinen Stein gewünscht.
plan-fate-giant_arrives = Dein Plan wurde nicht von selbst gespielt: Mit deinem Stein kommt ein Gigant, und du wählst, welche Krone er verdeckt.
plan-fate-no_spot = Dein Plan wurde nicht gespielt: Er hatte keine Stelle für deinen Stein.
plan-fate-spot_illegal = Dein Plan wurde nicht gespielt: Die Stelle ist nicht mehr erlaubt.
plan-fate-tax_illegal = Dein Plan wurde nicht gespielt: Die Steuer ist nicht mehr möglich.
plan-fate-giant_came = Dein Plan wurde nicht gespielt: Inzwischen kam ein Gigant auf { $square }.
plan-fate-giant_waits = Dein Plan wurde nicht gespielt: Ein Gigant ist zu dir unterwegs, seine Krone kommt zuerst.
plan-fate-kingdom_changed-own = Dein Plan wurde nicht gespielt: Du hast dein Königreich nach dem Planen verändert.
plan-fate-kingdom_changed-partner = Dein Plan wurde nicht gespielt: Dein Team hat das Königreich nach dem Planen verändert.
plan-fate-kingdom_changed-queen = Dein Plan wurde nicht gespielt: Inzwischen hat dich die Queen verlassen.
plan-fate-other_domino = Dein Plan wurde nicht gespielt: Du hast nach dem Planen einen anderen Stein genommen.
plan-fate-taken_back = Dein Plan wurde nicht gespielt: Züge wurden gemeinsam zurückgenommen.
plan-fate-time = Dein Plan wurde nicht gespielt: Vorher lief deine Zeit ab.
plan-fate-resigned = Dein Plan wurde nicht gespielt: Der Computer hat für dich gespielt.
plan-fate-game_over = Dein Plan wurde nicht gespielt: Vorher endete das Spiel.
plan-fate-again = Du hast neu geplant.
plan-fate-own_turn = Dein Plan wird nicht mehr von selbst gespielt: Du bist jetzt am Zug.
plan-fate-cleared = Du hast ihn gelöscht.
plan-fate-drafted = Was du geplant hast, ist eingetragen.

plan-news = { $table } ({ $server }) · { $turn }

plan-command-plan = Deinen nächsten Zug planen
plan-command-plan-make = Deinen nächsten Zug planen
plan-command-plan-show = Deinen Plan zeigen und was aus früheren wurde
plan-command-plan-drop = Deinen Plan vergessen
plan-option-spot = Wohin dein Stein soll, etwa b5 a5
plan-option-wishes = Steine der nächsten Reihe, der beste zuerst, etwa 41 33
plan-option-otherwise = Was zu nehmen ist, wenn kein Wunsch frei ist
plan-choice-ask = Frag mich
plan-choice-lowest = Den niedrigsten nehmen
plan-choice-highest = Den höchsten nehmen
