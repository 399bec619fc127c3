settings-command-settings = Jouw instellingen: berichten, herinneringen, stille uren, afbeeldingen, taal
settings-option-notice = Hoe je hoort dat je aan de beurt bent
settings-option-reminders = Wanneer je aan een beurt wordt herinnerd
settings-option-quiet = Uren waarin niets piept, zoals 22:00-07:00, of none
settings-option-zone = Je tijdzone, zoals Europe/Amsterdam
settings-option-pictures = Hoe afbeeldingen bij je komen
settings-option-theme = De kleuren van je privéafbeeldingen
settings-option-language = De taal van wat alleen jij ziet
settings-option-forced = Wat er gebeurt als een stap je maar één keuze laat
settings-option-weekends = Of je klokken op zaterdag en zondag wachten
settings-option-ladders = Of je op ranglijsten en bij records staat en je profiel zichtbaar is
settings-option-animation = Of herhalingen mogen bewegen
settings-option-brief = Alleen vertellen wat is veranderd, en getypte stappen in één regel
settings-option-soon = Of je hoort dat je zo aan de beurt bent

settings-title = ### Jouw instellingen
settings-saved = Opgeslagen: { $settings }.
settings-scope = Ze gelden op elke server en worden meteen opgeslagen.

settings-notice = Bericht bij je beurt…
settings-notice-mention = Bericht bij je beurt: in de thread
settings-notice-mention-about = Als dat mislukt, een privébericht
settings-notice-direct = Bericht bij je beurt: privébericht
settings-notice-direct-about = Als dat mislukt, een vermelding in de thread
settings-notice-both = Bericht bij je beurt: beide

settings-reminders = Herinneringen…
settings-reminders-server = Herinneringen: die van de server
settings-reminders-half = Herinneringen: halverwege en 2 uur voor het eind
settings-reminders-late = Herinneringen: 2 uur voor het eind
settings-reminders-none = Herinneringen: geen

settings-quiet = Stille uren…
settings-quiet-none = Stille uren: geen
settings-quiet-hours = Stille uren: { $from }–{ $until }
settings-quiet-other = Stille uren: andere…
settings-quiet-form = Stille uren
settings-quiet-from = Van, zoals 22:00
settings-quiet-until = Tot, zoals 07:00
settings-quiet-unknown = Ik ken de uren “{ $hours }” niet. Schrijf twee verschillende tijden, zoals 22:00-07:00.
settings-no-zone = Voor stille uren en stille weekenden is je tijdzone nodig. Kies die met de knop hieronder.

settings-pictures = Afbeeldingen…
settings-pictures-standard = Afbeeldingen: standaard
settings-pictures-board = Afbeeldingen: eerst tekstbord
settings-pictures-board-about = Boven elke afbeelding staat het tekstbord
settings-pictures-words = Afbeeldingen: geen, alleen woorden
settings-pictures-words-about = Zinnen in plaats van elke afbeelding

settings-theme = Kleuren van afbeeldingen…
settings-theme-dark = Kleuren van afbeeldingen: donker
settings-theme-light = Kleuren van afbeeldingen: licht
settings-theme-light-about = Openbare afbeeldingen houden de kleuren van de server

settings-language = Taal…
settings-language-discord = Taal: zoals in Discord
settings-language-en = English
settings-language-fr = Français
settings-language-de = Deutsch
settings-language-es = Español
settings-language-it = Italiano
settings-language-pt = Português
settings-language-nl = Nederlands
settings-language-ru = Русский
settings-language-he = עברית

settings-forced = Gedwongen zetten…
settings-forced-ask = Gedwongen zetten: vraag het mij
settings-forced-ask-about = Je beëindigt elke beurt zelf
settings-forced-play = Gedwongen zetten: speel ze
settings-forced-play-about = Een beurt zonder enige keuze wordt voor je gespeeld

settings-weekends-off = Weekenden: klokken lopen
settings-weekends-on = Weekenden: klokken wachten
settings-soon-off = Bijna aan de beurt: zeg het me niet
settings-soon-on = Bijna aan de beurt: zeg het me
settings-brief-off = Antwoorden: volledig
settings-brief-on = Antwoorden: kort
settings-ladders-on = Op ranglijsten: zichtbaar
settings-ladders-off = Op ranglijsten: verborgen
settings-animation-on = Herhalingen: bewegend
settings-animation-off = Herhalingen: stilstaand
settings-weekends-on-choice = Ja, klokken wachten in het weekend
settings-weekends-off-choice = Nee, klokken lopen in het weekend
settings-soon-on-choice = Ja, zeg me wanneer ik bijna aan de beurt ben
settings-soon-off-choice = Nee, zeg me niet wanneer ik bijna aan de beurt ben
settings-brief-on-choice = Ja, korte antwoorden
settings-brief-off-choice = Nee, volledige antwoorden
settings-ladders-on-choice = Ja, toon me op ranglijsten
settings-ladders-off-choice = Nee, verberg me op ranglijsten
settings-animation-on-choice = Ja, bewegende herhalingen
settings-animation-off-choice = Nee, stilstaande afbeeldingen

settings-zone-unset = Tijdzone…
settings-zone-set = Tijdzone: { $zone }
settings-zone-title = ### Jouw tijdzone
settings-zone-line = Het is { $zone }, waar het nu { $time } is.
settings-zone-line-none = Er is er geen ingesteld.
settings-zone-why = Stille uren, stille weekenden en dagen van afwezigheid richten zich hiernaar. Tijden in berichten zie je sowieso in je eigen tijdzone.
settings-zone-hour = Hoe laat is het bij jou?
settings-hour = { $hour }:00–{ $hour }:59
settings-zone-pick = Zones waar het zo laat is…
settings-zone-which = Welke is die van jou?
settings-zone-all = Alle tijdzones: /settings zone:
settings-zone-none = Geen tijdzone
settings-zone-guess = Te oordelen naar je klikken is je tijdzone { $zone }. Die gebruiken?
settings-zone-use = Gebruiken
settings-zone-unknown = Ik ken de tijdzone “{ $zone }” niet. Schrijf een grote stad bij jou in de buurt, of een verschil zoals +2; /settings zone: stelt voor wat past.

settings-reliability = Je betrouwbaarheid is { $percent }%. Je laatste 100 beurten tellen; door spellen uit te spelen gaat die omhoog.
settings-cap = Je kunt voorlopig aan { $games } spellen tegelijk meedoen, en doet nu aan { $playing } mee.

settings-button-away = Afwezigheid…
settings-button-data = Mijn gegevens…
settings-button-done = Klaar
settings-done = Opgeslagen. /settings opent ze weer.

settings-command-away = Zeggen wanneer je afwezig bent: je klokken wachten, niets piept
settings-option-away-from = Eerste dag: vandaag, morgen, 3 dec, 2026-12-03
settings-option-away-until = Laatste dag, of hoeveel dagen: 10 dec, 7 dagen
settings-option-away-note = Een notitie voor jezelf
settings-day-today = vandaag
settings-day-tomorrow = morgen
settings-away-said = Je bent afwezig { $from }–{ $until } ({ $used } van { $budget } dagen van { $year }{ $later ->
    [0] {""}
   *[other] {" "}en { $later } van { $next }
}).
settings-away-waiting = { $count ->
    [one] In { $count } spel wacht de klok.
   *[other] In { $count } spellen wacht de klok.
}
settings-away-playing = { $count ->
    [one] In { $tables } wordt geen rekening gehouden met afwezigheid: de klok loopt, en de automatische piloot speelt daar.
   *[other] In { $tables } wordt geen rekening gehouden met afwezigheid: de klokken lopen, en de automatische piloot speelt daar.
}
settings-away-playing-more = In { $tables } en nog { $more } wordt geen rekening gehouden met afwezigheid: de klokken lopen, en de automatische piloot speelt daar.
settings-away-rounds = In { $cups } wacht de klok, maar de rondes niet: de automatische piloot speelt wat over is als een ronde eindigt.
settings-away-title = ### Afwezigheid
settings-away-used = { $used } van { $budget } dagen van { $year } zijn aangekondigd.
settings-away-line = { $from }–{ $until }
settings-away-about = Zolang je afwezig bent, wachten de klokken aan tafels die daar rekening mee houden, en piept er niets. Kort je het in, dan krijg je de dagen terug, behalve die al zijn begonnen: elke 24 uur tellen vanaf de eerste minuut. Binnen vijf minuten kun je alles terugnemen.
settings-away-stands = Dit is al aangekondigd. [Houden] toont alles wat je hebt aangekondigd, [Annuleren] neemt dit terug.
settings-away-dropped = { $from }–{ $until } is teruggenomen.
settings-away-cut = Je bent terug: { $from }–{ $until } is ingekort.
settings-away-keep = Houden
settings-away-cancel = Annuleren
settings-away-new = Aankondigen…
settings-away-form = Wanneer ben je afwezig?
settings-away-from = Eerste dag
settings-away-until = Laatste dag, of hoeveel dagen

settings-command-block = Nooit meer met iemand aan tafel, of dat opheffen
settings-option-block-user = Met wie
settings-blocked-on = Je komt nooit meer met { $lord } aan een tafel, op geen enkele server. Niemand hoort dat; spellen die jullie samen spelen, gaan door.
settings-blocked-off = Je kunt weer met { $lord } aan een tafel komen.
settings-blocked-all = -# Je komt nooit aan een tafel met: { $people }{ $more ->
    [0] {""}
   *[other] {" "}en nog { $more }
}
settings-block-lift = Opheffen
settings-block-again = Nooit meer
