giants-place-arrives = Plaats { $domino }: { $halves }. Er komt een reus mee, die een van je kronen bedekt.
giants-place-leaves = Plaats { $domino }: { $halves }. Daarmee mag je een van je reuzen wegsturen.
giants-arrives = Met { $domino } komt er een reus. Die moet een van je kronen bedekken.
giants-none-open = Geen kroon is vrij, dus trekt de reus verder.
giants-covers = De reus bedekt de kroon op { $square }.
giants-covers-only = De reus bedekt de kroon op { $square }, de enige vrije.
giants-sends = De reus op { $square } gaat naar { $receiver }.
giants-all-crowns = { $count ->
    [1] Het enige vak
   *[other] Alle { $count } vakken met kroon
}
giants-send-list = Reus wegsturen…
giants-send = { $square } naar { $lord } sturen ({ $change })
giants-keep = Alle reuzen houden
giants-no-send_none = Reus wegsturen: je hebt er geen.
giants-no-send_nobody = Reus wegsturen: niemand heeft nog een vrije kroon.

giants-title = ### Een reus voor jou · { $table }
giants-title-turn = ### Jouw beurt · { $round }
giants-sent-you = { $count ->
    [1] { $senders } heeft je een reus gestuurd. Kies welke kroon die bedekt.
   *[other] Je kreeg reuzen van { $senders }, en er wachten er { $count }. Kies welke kroon de eerste bedekt.
}
giants-tap = Tik op een letter om te zien wat het kost.
giants-would = Op { $square }: { $change }, je zou { $total } hebben.
giants-final = Niets ligt vast tot je de kroon bedekt. Daarna blijft het zo.
giants-cover = Bedekken
giants-covered-for-you = De reus heeft voor jou de kroon op { $square } bedekt, het kleinste verlies ({ $change }).
giants-covered = De reus bedekt de kroon op { $square } ({ $change }). Je hebt { $total }.

giants-choice = { $square } ({ $change })
