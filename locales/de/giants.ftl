giants-place-arrives = Lege { $domino } an: { $halves }. Ein Gigant kommt mit und verdeckt eine deiner Kronen.
giants-place-leaves = Lege { $domino } an: { $halves }. Damit darfst du einen deiner Giganten wegschicken.
giants-arrives = Mit { $domino } kommt ein Gigant. Er muss eine deiner Kronen verdecken.
giants-none-open = Keine Krone ist frei, deshalb zieht der Gigant weiter.
giants-covers = Der Gigant verdeckt die Krone auf { $square }.
giants-covers-only = Der Gigant verdeckt die Krone auf { $square }, die einzige freie.
giants-sends = Der Gigant auf { $square } geht zu { $receiver }.
giants-all-crowns = { $count ->
    [1] Das einzige Feld
   *[other] Alle { $count } Felder mit Kronen
}
giants-send-list = Giganten wegschicken…
giants-send = { $square } zu { $lord } schicken ({ $change })
giants-keep = Alle Giganten behalten
giants-no-send_none = Giganten wegschicken: Du hast keinen.
giants-no-send_nobody = Giganten wegschicken: Niemand hat noch eine freie Krone.

giants-title = ### Ein Gigant für dich · { $table }
giants-title-turn = ### Dein Zug · { $round }
giants-sent-you = { $count ->
    [1] Ein Gigant kommt zu dir, geschickt von { $senders }. Wähle, welche Krone er verdeckt.
   *[other] Giganten kommen zu dir, geschickt von { $senders }; { $count } warten. Wähle, welche Krone der erste verdeckt.
}
giants-tap = Tippe auf einen Buchstaben, um zu sehen, was es kostet.
giants-would = Auf { $square }: { $change }, du hättest { $total }.
giants-final = Endgültig wird es erst, wenn du die Krone verdeckst. Dann bleibt es dabei.
giants-cover = Verdecken
giants-covered-for-you = Der Gigant hat für dich die Krone auf { $square } verdeckt, wo es am wenigsten kostet ({ $change }).
giants-covered = Der Gigant verdeckt die Krone auf { $square } ({ $change }). Du hast { $total }.

giants-choice = { $square } ({ $change })
