privacy-command-privacy = Wat Castellan over je bewaart
privacy-command-privacy-show = Wat Castellan over je bewaart
privacy-command-privacy-export = Al je gegevens als bestand krijgen
privacy-command-privacy-delete = Je gegevens wissen; je spellen blijven onder een andere naam

privacy-former = Een vroegere speler

privacy-title = ### Wat ik over je bewaar
privacy-nothing = Ik bewaar niets over je.
privacy-account = Dit alles wordt bewaard bij het nummer van je account en de naam die je gebruikt.
privacy-kept-settings = Je instellingen
privacy-kept-blocked = { $count ->
    [one] { $count } persoon met wie je nooit aan een tafel komt
   *[other] { $count } mensen met wie je nooit aan een tafel komt
}
privacy-kept-hours = De uren van de dag waarop je iets indrukt, om een tijdzone voor te stellen
privacy-kept-games = { $count ->
    [one] { $count } spel dat je speelt, met je zetten en je concept
   *[other] { $count } spellen die je speelt, met je zetten en je concepten
}
privacy-kept-open = { $count ->
    [one] Je plaats aan { $count } tafel die nog niet is begonnen
   *[other] Je plaatsen aan { $count } tafels die nog niet zijn begonnen
}
privacy-kept-finished = { $count ->
    [one] { $count } spel dat is afgelopen, met je zetten
   *[other] { $count } spellen die zijn afgelopen, met je zetten
}
privacy-kept-former = { $count ->
    [one] { $count } plaats die iemand van je heeft overgenomen
   *[other] { $count } plaatsen die anderen van je hebben overgenomen
}
privacy-kept-invitations = { $count ->
    [one] { $count } uitnodiging, gekregen of gestuurd
   *[other] { $count } uitnodigingen, gekregen of gestuurd
}
privacy-kept-queue = { $count ->
    [one] Je plaats in { $count } wachtrij
   *[other] Je plaatsen in { $count } wachtrijen
}
privacy-kept-turns = { $count ->
    [one] Voor je betrouwbaarheid: { $count } beurt of uitgespeeld spel
   *[other] Voor je betrouwbaarheid: { $count } beurten en uitgespeelde spellen
}
privacy-kept-results = { $count ->
    [one] { $count } resultaat of rating
   *[other] { $count } resultaten en ratings
}
privacy-kept-absences = { $count ->
    [one] { $count } afwezigheid die je hebt aangekondigd
   *[other] { $count } keer afwezigheid die je hebt aangekondigd
}
privacy-kept-plans = { $count ->
    [one] { $count } plan voor een beurt, en wat ervan is geworden
   *[other] { $count } plannen voor beurten, en wat ervan is geworden
}
privacy-kept-notes = { $count ->
    [one] { $count } briefje aan een partner
   *[other] { $count } briefjes aan partners
}
privacy-kept-votes = { $count ->
    [one] { $count } antwoord op een vraag aan een tafel
   *[other] { $count } antwoorden op vragen aan tafels
}
privacy-kept-drafts = { $count ->
    [one] { $count } tafel die je aan het instellen bent
   *[other] { $count } tafels die je aan het instellen bent
}
privacy-kept-presets = { $count ->
    [one] { $count } preset die je voor een server hebt opgeslagen
   *[other] { $count } presets die je voor servers hebt opgeslagen
}
privacy-kept-imports = { $count ->
    [one] { $count } verslag of koninkrijk dat je hebt aangeleverd
   *[other] { $count } verslagen en koninkrijken die je hebt aangeleverd
}
privacy-kept-follows = { $count ->
    [one] { $count } spel of speler die je volgt
   *[other] { $count } spellen en spelers die je volgt
}
privacy-kept-cups = { $count ->
    [one] Wat je hebt gedaan in { $count } toernooi
   *[other] Wat je hebt gedaan in { $count } toernooien
}
privacy-kept-cup_drafts = { $count ->
    [one] { $count } toernooi dat je aan het opzetten bent
   *[other] { $count } toernooien die je aan het opzetten bent
}
privacy-kept-remembered = { $count ->
    [one] Van voordat je je gegevens liet wissen: { $count } vermelding onder een code in plaats van je account
   *[other] Van voordat je je gegevens liet wissen: { $count } vermeldingen onder een code in plaats van je account
}
privacy-remembered = Beslissingen en limieten gelden als je terugkomt. { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
} lang onthoudt een code in plaats van je account welke beurten je hebt gemist en wanneer je afwezig was, en spellen die je speelt veranderen je rating niet; zolang een evenement of spel duurt, onthoudt die ook dat je meedeed.
privacy-unread = Ik lees niet wat mensen elkaar schrijven en bewaar er niets van.
privacy-about = Als je het wist, gaat dit alles meteen en voorgoed weg. Spellen die zijn afgelopen blijven onder “{ $former }”; in spellen die je speelt, neemt de automatische piloot dan je plaats over. Wat in Discord is geplaatst, blijft daar zoals het is.
privacy-backups = Back-ups bevatten wat je wist nog hoogstens { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}.
privacy-blocks = Tafels die jij een naam gaf, krijgen een andere naam. Heeft iemand jou geblokkeerd, dan geldt dat als je terugkomt: in plaats van je account blijft een code die niet zegt wie je bent.
privacy-button-export = Opslaan als bestand
privacy-button-delete = Alles wissen…
privacy-link-privacy = Privacybeleid
privacy-link-terms = Gebruiksvoorwaarden

privacy-export-parts = Het is groot, dus komt het in delen. Bewaar ze allemaal in één map en voeg ze op volgorde samen: `cat { $file }.0* > { $file }` op Linux en macOS; op Windows `copy /b` met alle delen, verbonden door `+`. Pak dan { $file } uit.
privacy-export = Hier is alles wat ik over je bewaar, met de verslagen van je spellen. De startwaarde van een spel volgt als niemand meer met die trekking speelt.
privacy-form = Al je gegevens wissen
privacy-form-word = Schrijf “wissen” om alles te laten wissen
privacy-word = wissen
privacy-kept-all = Er is niets gewist, want er stond een ander woord.

privacy-deleted = Je gegevens zijn gewist. Je bent altijd welkom om opnieuw te beginnen.
privacy-deleted-games = { $games ->
    [one] De automatische piloot speelt verder in { $games } spel.
   *[other] De automatische piloot speelt verder in { $games } spellen.
}
privacy-deleted-finished = { $finished ->
    [one] In { $finished } afgelopen spel staat nu “{ $former }”.
   *[other] In { $finished } afgelopen spellen staat nu “{ $former }”.
}
privacy-deleted-left = { $left ->
    [one] Je plaats is vrij aan { $left } tafel die nog niet was begonnen.
   *[other] Je plaatsen zijn vrij aan { $left } tafels die nog niet waren begonnen.
}
