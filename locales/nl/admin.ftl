admin-command-admin = Voor wie deze server beheert
admin-command-admin-settings = Kanaal, wie tafels mag openen, standaarden, taal, pictogrammen
admin-command-admin-check = De inrichting van deze server testen en zeggen wat ontbreekt

admin-title = ### Controle van de inrichting · { $missing ->
    [0] alles in orde
    [one] { $missing } punt te verhelpen
   *[other] { $missing } punten te verhelpen
}
admin-where = Er wordt gespeeld in { $channel }.
admin-ok = OK · { $right }
admin-missing = {"**"}Ontbreekt · { $right }**
admin-optional = Toegestaan, niet nodig · { $right }
admin-optional-absent = Niet nodig · { $right }
admin-never = Nooit nodig · Berichten beheren, bevoorrechte intents

admin-right-view_channel = Het kanaal zien
admin-right-send_messages = Berichten versturen
admin-right-create_public_threads = Openbare threads maken
admin-right-send_messages_in_threads = Berichten versturen in threads
admin-right-attach_files = Bestanden bijvoegen
admin-right-read_message_history = Berichtgeschiedenis lezen
admin-right-create_private_threads = Privéthreads maken, zodat kijkers kunnen praten zonder dat de spelers meelezen
admin-right-manage_threads = Threads beheren, om te schrijven in threads die een moderator heeft vergrendeld

admin-without-view_channel = In { $channel } kan geen tafel worden geopend, en beurten verschijnen daar niet: ik schrijf de spelers in privéberichten.
admin-without-send_messages = In { $channel } kan geen tafel worden geopend. Spellen in threads gaan door; bij spellen in het kanaal zelf schrijf ik de spelers in privéberichten.
admin-without-create_public_threads = Spellen in { $channel } zouden in het kanaal zelf worden gespeeld.
admin-without-send_messages_in_threads = Spellen in { $channel } zouden in het kanaal zelf worden gespeeld tot je het toestaat.
admin-without-attach_files = Beurten komen als tekstborden, zonder afbeeldingen.
admin-without-read_message_history = Na een storing kan een beurt twee keer worden gemeld.

admin-fix = Kanaalinstellingen → Rechten → Castellan → { $right } → toestaan.
admin-members = leden zonder eigen rol
admin-members-view_channel = {"**"}Ontbreekt voor { $who }** · zonder { $channel } te zien kunnen ze niet spelen.
admin-members-send_messages_in_threads = {"**"}Ontbreekt voor { $who }** · ze kunnen niet in threads schrijven, dus werken de knoppen niet meer als de thread van een spel is gearchiveerd.
admin-members-use_application_commands = {"**"}Ontbreekt voor { $who }** · ze kunnen geen commando’s zoals /next gebruiken; alleen knoppen werken.
admin-members-read_message_history = {"**"}Ontbreekt voor { $who }** · ze kunnen niet lezen wat er is geplaatst voordat ze { $channel } openden.
admin-fix-members = Kanaalinstellingen → Rechten → { $who } → { $right } → toestaan.
admin-discord-use_application_commands = Applicatiecommando’s gebruiken
admin-discord-view_channel = Kanaal bekijken
admin-discord-send_messages = Berichten versturen
admin-discord-create_public_threads = Openbare threads maken
admin-discord-send_messages_in_threads = Berichten versturen in threads
admin-discord-attach_files = Bestanden bijvoegen
admin-discord-read_message_history = Berichtgeschiedenis lezen

admin-button-again = Opnieuw controleren
admin-button-test = Testafbeelding plaatsen
admin-test = { $person }, dit is een test van de afbeeldingen van Castellan. Die verdwijnt vanzelf.
admin-test-changed = Dit is een test van de afbeeldingen van Castellan. Die is gewijzigd en verdwijnt vanzelf.
admin-tested = De testafbeelding is geplaatst in { $channel } met een vermelding van jou, gewijzigd en weer verwijderd.
admin-test-failed = {"**"}De test stopte:** { $step }. Discord zegt: { $why }
admin-test-post = de afbeelding plaatsen in { $channel } mislukte
admin-test-edit = het bericht wijzigen in { $channel } mislukte
admin-test-delete = het bericht verwijderen in { $channel } mislukte

admin-command-admin-health = Is alles goed? Wachtende berichten, late taken, fouten
admin-health-title = ### Gezondheid · { $wrong ->
    [0] alles in orde
    [one] { $wrong } punt vraagt aandacht
   *[other] { $wrong } punten vragen aandacht
}
admin-health-well = Elk bericht is bezorgd, en niets is te laat.
admin-health-waiting = {"**"}{ $table }:{"**"} { $count ->
    [one] { $count } bericht wacht
   *[other] { $count } berichten wachten
} op { $place } ({ $since }). { $why } Volgende poging { $due }; het spel gaat door.
admin-health-astray-channel = {"**"}{ $table }:{"**"} berichten bereiken { $place } niet ({ $since }), dus worden ze in { $channel } geplaatst. { $why }
admin-health-astray-direct = {"**"}{ $table }:{"**"} berichten bereiken { $place } niet ({ $since }), dus schrijf ik de spelers in privéberichten. { $why }
admin-health-moved = {"**"}{ $table }:{"**"} de thread is verwijderd, dus wordt er verdergespeeld in { $channel } ({ $since }).
admin-health-more = { $count ->
    [one] En nog { $count } tafel.
   *[other] En nog { $count } tafels.
}
admin-health-late = {"**"}Laat:{"**"} { $count ->
    [one] { $count } termijn of herinnering is
   *[other] { $count } termijnen en herinneringen zijn
} meer dan een minuut te laat, of mislukt en wordt opnieuw geprobeerd.
admin-health-unreadable = {"**"}Onleesbaar:{"**"} { $count ->
    [one] { $count } bewaard bericht
   *[other] { $count } bewaarde berichten
}.
admin-health-given-up = {"**"}Opgegeven:{"**"} { $count ->
    [1] een bericht van deze twee weken kon nergens worden geplaatst, { $at }.
   *[other] { $count } berichten van deze twee weken konden nergens worden geplaatst, het laatste { $at }.
} { $why }
admin-health-unlisted = **De lijst van lopende spellen** in { $channel } kan niet worden geschreven: het kanaal is er niet meer, of ik mag er niets plaatsen. /admin index kiest een ander.
admin-health-shut = {"**"}Het gekozen kanaal{"**"} { $channel } is er niet meer, of ik kan het niet zien of er schrijven. [Inrichting controleren] daar zegt wat ontbreekt; /admin settings kiest een ander.
admin-health-faults = {"**"}Fouten:{"**"} { $count } binnen een dag, de laatste { $at }. Die staan in het logboek onder de code { $code }.
admin-health-refused = {"**"}Geweigerd:{"**"} Discord neemt niet aan: { $count ->
    [1] een bericht
   *[other] { $count } berichten
}, laatst { $at }: { $cause }. Elk is als alleen tekst verzonden, of anders kreeg wie aan de beurt was een privébericht.
admin-health-readable = {"**"}Leesbare bestanden:{"**"} andere gebruikers van de machine kunnen mijn bestanden lezen, met de trekkingen van lopende spellen. {"`"}python bot.py check{"`"} zegt daar wat je moet typen.
admin-health-full = {"**"}Geen ruimte:{"**"} mijn schijf was vol of alleen-lezen { $at }; wat toen werd ingedrukt, is geweigerd, er is niets verloren gegaan.
admin-health-busy = {"**"}Bezet:{"**"} mijn database antwoordde niet op tijd { $at }. Er is niets verloren gegaan.
admin-health-code-compiling = {"**"}Computerspelers:{"**"} de machinecode voor de twee sterkste wordt gecompileerd, één keer per versie. Tot die er is, spelen ze als de speler die vooruitkijkt.
admin-health-code-missing = {"**"}Computerspelers:{"**"} de machinecode voor de twee sterkste kan hier niet worden gecompileerd, dus spelen ze als de speler die vooruitkijkt. Ik probeer het elke tien minuten opnieuw.
admin-health-clock = {"**"}Klok:{"**"} die van de machine loopt { $seconds } s { $way ->
    [ahead] voor
   *[behind] achter
} op die van Discord, en de tijden die ik noem dus ook.
admin-health-elsewhere = {"**"}Een ander programma{"**"} antwoordt met mijn token; het was { $count ->
    [1] één keer
   *[other] { $count } keer
} sneller, het laatst { $at }. Stop het of reset het token.
admin-health-still = {"**"}Schijf:{"**"} de map met mijn gegevens antwoordt niet.
admin-health-low = {"**"}Weinig ruimte:{"**"} op mijn schijf is nog maar { $free } vrij.
admin-health-backups-fail = {"**"}Back-ups mislukken.{"**"} Het logboek zegt waarom ({"`"}backup.failed{"`"}).
admin-health-undrawn = {"**"}Afbeeldingen:{"**"} de laatste die niet getekend kon worden ({ $cause }), werd { $at } gevraagd; in plaats daarvan stond er tekst. Mijn logboek zegt waarom.

admin-health-why-forbidden = Ik mag daar niet schrijven; [Inrichting controleren] zegt wat ontbreekt.
admin-health-why-locked = Een moderator heeft de thread vergrendeld.
admin-health-why-gone = De plek is verwijderd.
admin-health-why-refused = Discord weigert het ({ $code }).
admin-health-why-internal = Dit is een fout van mij ({ $code }); mijn logboek zegt meer.
admin-health-why-silent = Discord antwoordt niet ({ $code }).

admin-health-gateway = Verbonden, { $milliseconds } ms naar Discord
admin-health-gateway-away = Niet verbonden met Discord
admin-health-outage = laatste storing van { $time } tot { $at }, aan elke klok teruggegeven
admin-health-backup = laatste back-up { $at }
admin-health-backup-none = nog geen back-up
admin-health-disk = { $free } vrij
admin-health-processes = processen per shards: { $shards }
admin-health-version = versie { $version }
admin-health-megabytes = { $size } MB
admin-health-gigabytes = { $size } GB

admin-button-retry = Nu opnieuw proberen
admin-button-look = Opnieuw kijken
admin-health-retried = { $count ->
    [0] Er wachtte niets op een nieuwe poging.
    [one] { $count } ding wordt nu opnieuw geprobeerd.
   *[other] { $count } dingen worden nu opnieuw geprobeerd.
}

admin-option-setting = Wat je wilt instellen
admin-option-value = De waarde; een kanaal, een rol, of pictogrammen zoals sawmill=k1t0
admin-pick-channel = Kanaal voor tafels
admin-pick-opener = Wie tafels mag openen
admin-pick-cups = Kanaal voor toernooien
admin-pick-organiser = Wie toernooien mag organiseren
admin-pick-place = Threads of kanaal
admin-pick-detail = Detail van threads
admin-pick-watching = Meekijken
admin-pick-reminders = Herinneringen
admin-pick-ladders = Ranglijsten
admin-pick-repeats = Ratingspellen tegen dezelfde speler
admin-pick-invitations = Uitnodigingen per dag
admin-pick-computers = Hoe snel computerspelers spelen
admin-pick-language = Taal van openbare berichten
admin-pick-theme = Kleuren van openbare afbeeldingen
admin-pick-answer = Uren om bij afwezigheid te antwoorden
admin-pick-again = Uren tot een afgewezen vraag opnieuw mag
admin-pick-pause = Dagen pauze waarbij zwijgen ja is
admin-pick-takebacks = Keren een beurt terugnemen zonder stemming
admin-pick-back = Minuten die na terugnemen minstens blijven
admin-pick-icons = Pictogrammen van gebouwen

admin-settings-title = ### Instellingen van deze server
admin-settings-scope = Ze gelden hier voor iedereen en worden meteen opgeslagen. Lopende spellen en open tafels blijven zoals ze zijn, behalve de getallen voor stemmingen.
admin-settings-done = Opgeslagen. /admin settings opent ze weer.
admin-value-unknown = Ik ken de waarde “{ $value }” hier niet. Kies eerst een instelling, en dan een van de voorgestelde waarden.

admin-channel = Kanaal voor tafels…
admin-channel-set = Tafels worden geplaatst in { $channel }.
admin-channel-none = Tafels worden geplaatst waar /game new wordt getypt.
admin-channel-gone = Het kanaal voor tafels is er niet meer, dus worden ze geplaatst waar /game new wordt getypt.
admin-channel-shut = Ik kan nog niet schrijven in { $channel }. De controle van de inrichting zegt wat ontbreekt.
admin-cups = Kanaal voor toernooien…
admin-cups-set = Toernooien worden aangekondigd in { $channel }.
admin-cups-none = Toernooien worden aangekondigd waar /organise wordt getypt.
admin-cups-gone = Het kanaal voor toernooien is er niet meer, dus worden ze aangekondigd waar /organise wordt getypt.
admin-organiser = Wie mag organiseren…
admin-organiser-set = { $role } mag toernooien opzetten, net als wie *Server beheren* heeft.
admin-organiser-none = Alleen wie *Server beheren* heeft, mag toernooien opzetten.
admin-organiser-gone = De rol voor de organisatie is er niet meer, dus mag alleen wie *Server beheren* heeft toernooien opzetten.
admin-opener = Wie mag tafels openen…
admin-opener-set = Alleen { $role } mag tafels openen.
admin-opener-gone = De rol die tafels mag openen is er niet meer, dus kan niemand het. Kies een andere, of laat iedereen toe.
admin-opener-none = Iedereen mag tafels openen.
admin-fair = Stemmingen: wie afwezig is, heeft { $answer_hours } u om te antwoorden, afgewezen vragen wachten { $again_hours } u, zwijgen geldt als ja bij pauzes tot { $pause_days } d. Terugnemen: { $takebacks } keer per beurt zonder stemming, met minstens { $minutes_back } min over.
admin-answer = Uren om afwezig te antwoorden ({ $least }–{ $most })
admin-again = Uren tot vraag opnieuw mag ({ $least }–{ $most })
admin-pause = Dagen pauze door stilte ({ $least }–{ $most })
admin-takebacks = Terugnames zonder stemming ({ $least }–{ $most })
admin-back = Minuten erna, minstens ({ $least }–{ $most })
admin-fair-form = Stemmingen en terugnames
admin-fair-unread = Er is niets veranderd: elk getal moet binnen de grenzen liggen die het formulier noemt.
admin-icons-count = { $count ->
    [0] Van geen enkel gebouw zijn de pictogrammen gecorrigeerd.
    [one] Van { $count } gebouw zijn de pictogrammen gecorrigeerd.
   *[other] Van { $count } gebouwen zijn de pictogrammen gecorrigeerd.
}

admin-place = Threads of kanaal…
admin-place-threads = Spellen: elk in een eigen thread
admin-place-channel = Spellen: in het kanaal zelf
admin-place-channel-about = Voor één spel tegelijk
admin-detail = Detail van threads…
admin-detail-turn = Threads bewaren elke beurt
admin-detail-turn-about = Nieuwe tafels beginnen hiermee; een host kan het wijzigen
admin-detail-round = Threads bewaren elke ronde
admin-detail-round-about = Alleen de laatste beurt van een ronde blijft
admin-watching = Meekijken…
admin-watching-everybody = Meekijken: iedereen hier
admin-watching-everybody-about = Nieuwe tafels beginnen hiermee; een host kan het wijzigen
admin-watching-table = Meekijken: alleen de tafel
admin-watching-table-about = Anderen kunnen koninkrijken en score niet bekijken
admin-reminders = Herinneringen…
admin-reminders-half = Herinneringen: halverwege en 2 uur voor het eind
admin-reminders-half-about = Voor wie niet heeft gekozen in /settings
admin-reminders-late = Herinneringen: 2 uur voor het eind
admin-reminders-late-about = Voor wie niet heeft gekozen in /settings
admin-reminders-none = Herinneringen: geen
admin-reminders-none-about = Behalve voor wie er heeft gekozen in /settings
admin-ladders = Ranglijsten…
admin-ladders-public = Ranglijsten: voor iedereen te zien
admin-ladders-public-about = /ladder antwoordt in het kanaal
admin-ladders-private = Ranglijsten: voor wie erom vraagt
admin-ladders-private-about = /ladder antwoordt alleen aan wie het vroeg
admin-ladders-off = Ranglijsten: uit
admin-ladders-off-about = Geen ranglijsten, profielen, records; niets wordt gewist
admin-repeats = Tegen één speler…
admin-repeats-number = Zelfde speler: { $number ->
    [one] { $number } spel per week telt
   *[other] { $number } spellen per week tellen
}
admin-repeats-number-about = Verdere tellen in geen rating
admin-repeats-all = Zelfde speler: alle spellen tellen
admin-repeats-all-about = Elk telt wel minder dan het vorige
admin-invitations = Uitnodigingen per dag…
admin-invitations-number = Vreemden: { $number ->
    [0] geen uitnodigingen
    [one] { $number } uitnodiging per dag
   *[other] { $number } uitnodigingen per dag
}
admin-invitations-number-about = Aan wie nog geen spel met de ander heeft uitgespeeld
admin-computers = Computers spelen…
admin-computers-number = Computerspelers: { $number ->
    [0] meteen
    [1] na 1 minuut
    [60] na 1 uur
   *[other] na { $number } minuten
}
admin-computers-number-about = Aan nieuwe tafels; de host kan een andere pauze kiezen
admin-theme = Openbare afbeeldingen…
admin-theme-dark = Openbare afbeeldingen: donker
admin-theme-light = Openbare afbeeldingen: licht
admin-language = Taal…
admin-language-discord = Openbare berichten: zoals de server in Discord
admin-language-en = Openbare berichten: English
admin-language-fr = Openbare berichten: Français
admin-language-de = Openbare berichten: Deutsch
admin-language-es = Openbare berichten: Español
admin-language-it = Openbare berichten: Italiano
admin-language-pt = Openbare berichten: Português
admin-language-nl = Openbare berichten: Nederlands
admin-language-ru = Openbare berichten: Русский
admin-language-he = Openbare berichten: עברית

admin-clear-channel = Tafels waar getypt
admin-clear-cups = Toernooien waar getypt
admin-clear-organiser = Geen rol organiseert
admin-clear-opener = Iedereen opent tafels
admin-clear-icons = Geen correcties
admin-button-fair = Stemmen en terugnemen…
admin-button-icons = Pictogrammen…
admin-button-check = Inrichting controleren
admin-button-done = Klaar
admin-button-change = Wijzigen…

admin-icons-title = ### Pictogrammen van gebouwen
admin-icons-text =
    Van deze gebouwen van Queendomino vonden we geen duidelijke afbeelding, dus zijn sommige aantallen onze beste gok. Heb je de doos, bekijk dan de tegels en zet recht wat verschilt.
    `k` is het aantal ridders op een tegel, `t` dat van torens: `sawmill=k1t0` is één ridder en geen toren.
admin-icons-corrected = **{ $building }** · `{ $icon }` · **gecorrigeerd**, wij hadden { $before }
admin-icons-unverified = **{ $building }** · `{ $icon }` · { $which ->
    [knights] ridders
    [towers] torens
   *[both] ridders en torens
} niet bevestigd
admin-icons-running = Lopende spellen houden de aantallen waarmee ze begonnen, een Dynastie die van het eerste spel. Tafels en toernooien die vanaf nu worden geopend, nemen deze.
admin-icons-refused = “{ $value }” kan niet worden ingesteld. Alleen de gebouwen hieronder kunnen worden gecorrigeerd, in beide aantallen; alle andere zijn bevestigd.
admin-icons-unread = “{ $value }” is geen correctie. Schrijf een gebouw, `=` en beide aantallen van 0 tot 9, zoals `sawmill=k1t0`.
admin-icons-form = Pictogrammen van gebouwen
admin-icons-label = k = ridders, t = torens op de tegel
admin-icons-suggest = { $building }: nu { $icon }

admin-command-admin-index = Het kanaal van de lijst van lopende spellen kiezen
admin-option-channel = Het kanaal waarin dat wordt geplaatst
admin-index-title = ### De lijst van lopende spellen
admin-index-about = Eén bericht dat hoogstens 10 spellen noemt die hier worden gespeeld, hoogstens eens per minuut bijgewerkt. Het noemt alleen spellen in kanalen die iedereen ziet die de lijst ziet.
admin-index-none = Die wordt nergens geplaatst.
admin-index-set = Die wordt geplaatst in { $channel }.
admin-index-coming = Die verschijnt binnen een minuut in { $channel }.
admin-index-shut = Die hoort in { $channel }, maar daar kan ik niet schrijven. De controle van de inrichting zegt wat ontbreekt.
admin-index-gone = Het kanaal is er niet meer. Kies een ander.
admin-index = Kanaal van de lijst…
admin-index-off = Weghalen

admin-command-admin-daily = Het kanaal kiezen dat vertelt wie wat bouwde met de domino’s van de dag
admin-daily-title = ### Koninkrijken van de dag
admin-daily-about = Wie hier tafels mag openen, kan het koninkrijk van de dag spelen met `/daily play`. Met een kanaal wordt de tabel van elke dag die iemand hier speelde daar één keer geplaatst, als de dag voorbij is (00:00 UTC), met namen, koninkrijken en de startwaarde. Niemand wordt vermeld.
admin-daily-none = Er is geen kanaal gekozen.
admin-daily-set = De tabellen worden geplaatst in { $channel }.
admin-daily-shut = De tabellen zouden in { $channel } moeten komen, maar daar kan ik niet schrijven. De controle van de inrichting zegt wat ontbreekt.
admin-daily-gone = Het kanaal is er niet meer, dus worden er geen tabellen geplaatst. Kies een ander.
admin-daily = Kanaal van de tabellen…
admin-daily-off = Niet meer plaatsen
