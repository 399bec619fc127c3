rules-command-rules = Een regel, gebouw, opdracht, fiche, landschap of domino opzoeken
rules-command-help = Zo speel je hier, in één minuut
rules-option-about = Een woord uit de regels, een gebouw, opdracht, fiche, landschap of dominogetal

rules-title = ### Regels · { $title }
rules-title-game = ### Regels van { $table }
rules-paragraph = **{ $title }.** { $text }
rules-select-rules = Hoe het gaat…
rules-select-queen = Queendomino…
rules-select-built = Gebouwen…
rules-select-giants = Tijdperk van de reuzen…
rules-select-court = Het Hof…
rules-select-terms = Woorden en landschappen…
rules-select-setups = Dozen en varianten…
rules-also = Zie ook: { $topics }.
rules-hint = /rules vindt elk woord van de regels, gebouwen, opdrachten en fiches op naam of werking, en domino’s op hun getal.
rules-unknown = Ik heb geen regel voor “{ $asked }”. Kies er hieronder een, of probeer een ander woord.
rules-fillers = een, de, het, over, ben, en, elke, zijn, aan, door, kan, kun, kunnen, doe, doet, uitleg, voor, van, krijgt, krijg, geef, heeft, heb, hebben, hoe, ik, als, in, is, er, veel, mij, mijn, om, op, of, regel, regels, moet, dus, vertel, dan, dat, daar, die, deze, dit, naar, te, gebruik, was, wij, we, wat, wanneer, waar, welke, welk, wie, waarom, zal, met, werk, werkt, zou, je, jij, jouw, u, bij, uit, tot, wordt, worden, mag
rules-unknown-title = ### Regels

rules-game-title = Kingdomino in het kort
rules-game-words = spel, doel, samenvatting, basis, overzicht
rules-game-text =
    Elke speler bouwt rond een kasteel een koninkrijk van domino’s, vak voor vak. In je beurt doe je twee dingen: je plaatst de domino waarop je koning staat, en dan zet je die koning op een domino uit de volgende rij.
    Aan het eind telt elk domein zijn vakken maal zijn kronen. Een domein zonder kroon is niets waard. De meeste punten winnen.
    Het addertje onder het gras: met een betere domino speel je in de volgende ronde later, en neem je dus wat de anderen overlaten.

rules-start-title = Het begin
rules-start-words = begin, start, beginnen, opzet, opbouw, eerste rij, trekking, koningen loten
rules-start-text =
    Elke speler begint met een kasteel en verder niets. De domino’s worden geschud en de eerste rij wordt neergelegd, het laagste getal eerst.
    Dan worden de koningen een voor een geloot. Wie aan de beurt komt, zet die koning op een vrije domino uit de eerste rij. Met twee spelers bij Queendomino is de volgorde anders: zie Eerste keuze met twee spelers.
    Als elke koning staat, wordt de volgende rij neergelegd en begint ronde 1.

rules-turn-title = Een beurt
rules-turn-words = beurt, zet, stap, volgorde van stappen, wat te doen
rules-turn-text =
    1. **Plaatsen**: plaats de domino waarop je koning staat. Past die nergens, dan wordt die verwijderd.
    2. **Kiezen**: zet die koning op een vrije domino uit de volgende rij.
    Allebei is verplicht. In de laatste ronde is er geen volgende rij, dus plaats je alleen.
    Queendomino heeft tussen deze twee nog drie stappen, die allemaal mogen maar niet hoeven.

rules-place-title = Een domino plaatsen
rules-place-words = plaatsen, leggen, verbinden, verbinding, passen, aangrenzend, raken, toegestaan, aanleggen
rules-place-text =
    Een domino bedekt twee vrije vakken die een zijde delen. Minstens één helft moet met een zijde het kasteel of een vak van het eigen landschap raken. Het kasteel past bij elk landschap.
    Eén passende zijde is genoeg; alle andere mogen verschillen. Hoeken tellen niet.
    Het hele koninkrijk moet in het raster blijven passen: 5 bij 5, of 7 bij 7 waar dat zo is ingesteld. Een geplaatste domino verschuift nooit.

rules-grid-title = Het raster
rules-grid-words = raster, grootte, 5x5, 5 bij 5, 7x7, 7 bij 7, oppervlak, breed, hoog, grens, buiten
rules-grid-text =
    Een koninkrijk is, met kasteel, nooit meer dan 5 vakken breed en 5 hoog. In Het Grote Duel, in Queendomino voor twee, en bij Royal Wedding met drie of vier spelers of in teams is het 7 en 7.
    Het kasteel hoeft niet in het midden te staan: de rand van het raster hangt af van wat je legt. Is je koninkrijk 5 breed, dan kan er links en rechts niets meer bij.

rules-discard-title = Verwijderen
rules-discard-words = verwijderen, verwijderd, past nergens, weggooien, afleggen, domino kwijt
rules-discard-text =
    Een domino die nergens in je koninkrijk past, wordt verwijderd: die verlaat het spel en laat een gat achter, wat je Harmonie kost waar daarom wordt gespeeld.
    Een domino die ergens past, moet worden geplaatst, ook als je daar niets aan hebt of er punten mee verliest.

rules-choose-title = Een domino kiezen
rules-choose-words = kiezen, nemen, keuze, koning, volgende domino
rules-choose-text =
    Na het plaatsen gaat je koning naar een domino uit de volgende rij waar geen andere koning op staat. Die domino plaats je in de volgende ronde.
    Domino’s met een laag getal zijn eenvoudig maar laten je vroeg spelen; hoge hebben de zeldzame landschappen en de kronen, en laten je laat spelen.

rules-order-title = Speelvolgorde
rules-order-words = volgorde, eerste, wie speelt, beurtvolgorde, ronde
rules-order-text =
    In elke ronde spelen de spelers in de volgorde van hun koningen op de rij, de laagste domino eerst.
    Wie de laagste domino nam, speelt dus eerst en heeft de vrije keuze uit de volgende rij; wie de hoogste nam, krijgt wat overblijft.

rules-line-title = De rij
rules-line-words = rij, volgende rij, deze ronde, kolom, aanbod
rules-line-text =
    De aangeboden domino’s liggen in een rij, gesorteerd op getal. Er zijn er twee: de rij van deze ronde, waar de koningen staan, en de volgende rij, waaruit wordt gekozen.
    Meestal heeft een rij vier domino’s; met drie spelers bij Kingdomino drie. Met vijf tot acht spelers en bij Tijdperk van de reuzen zijn ze langer. Na een ronde wordt de volgende rij die van deze ronde en wordt er een nieuwe getrokken.
    Heeft een rij meer domino’s dan koningen, dan verlaten de domino’s die niemand koos het spel, zoals met drie spelers bij Queendomino.

rules-round-title = Rondes
rules-round-words = ronde, rondes, hoelang, duur, laatste ronde, eind van een ronde
rules-round-text =
    Een ronde is voorbij als elke koning heeft gespeeld. Met drie of meer spelers zijn er 12 rondes, met twee 6; in Het Grote Duel en in Queendomino altijd 12, bij Kennismaking 6. Royal Wedding met drie of vier spelers heeft er 24.
    In de laatste ronde valt er niets meer te kiezen: iedereen plaatst een laatste domino, en het spel is afgelopen.

rules-scoring-title = Puntentelling
rules-scoring-words = score, punten, puntentelling, tellen, winnen, winnaar, einde, totaal
rules-scoring-text =
    Vermenigvuldig voor elk domein de vakken met de kronen erin. Zes meervakken met twee kronen zijn 12 punten; zes zonder kroon zijn niets.
    Twee domeinen van hetzelfde landschap tellen apart. Het kasteel hoort bij geen domein.
    Dan komen de bonussen van de gespeelde varianten, 10 voor Middenrijk en 5 voor Harmonie. De meeste punten winnen.
    Queendomino voegt gebouwen, munten en de Koningin toe. /score legt elke regel van de score tot nu toe uit.

rules-ties-title = Gelijkspel
rules-ties-words = gelijkspel, gelijk, tiebreak, evenveel punten, gedeelde winst, gedeelde overwinning
rules-ties-text =
    Bij gelijke punten wint wie het grotere domein heeft: van ieder telt het grootste, met of zonder kronen. Zijn die ook gelijk, dan winnen meer kronen; waar steden zijn, beslissen kronen niet.
    Nog steeds gelijk: de overwinning wordt gedeeld.

rules-territory-title = Domein
rules-territory-words = domein, gebied, grondgebied, groep, aaneengesloten
rules-territory-text =
    Alle vakken van één landschap die met zijden aan elkaar liggen, zijn één domein. Vakken die elkaar alleen bij een hoek raken, horen niet bij elkaar.
    Een domein kan uit veel domino’s bestaan, en één domino kan bij twee domeinen horen.

rules-crown-title = Kronen
rules-crown-words = kroon, kronen, vermenigvuldigen
rules-crown-text =
    Sommige vakken hebben één, twee of drie kronen. Alle kronen van een domein worden opgeteld, en de vakken worden met die som vermenigvuldigd.
    Kronen zijn zeldzaam in korenvelden, bossen en meren, en gewoon in bergen en moerassen. Steden hebben er zelf geen.

rules-castle-title = Kasteel
rules-castle-words = kasteel, starttegel, beginvak, midden, centrum
rules-castle-text =
    Je kasteel is het eerste vak van je koninkrijk. Elk landschap mag ernaast liggen. Het levert niets op en hoort bij geen domein.
    In afbeeldingen en teksten is het vak altijd e5, of g7 waar koninkrijken tot 7 bij 7 groeien.

rules-king-title = Koning
rules-king-words = koning, koningen, pion, figuur, plaats
rules-king-text =
    Je koning toont welke domino van jou is. Met drie of meer spelers heeft ieder één koning; met twee spelers heeft ieder er twee, dus speel je twee keer per ronde.

rules-domino-title = Domino’s
rules-domino-words = domino, domino’s, dominosteen, steen, tegel, getal, nummer, helft
rules-domino-text =
    Kingdomino en Queendomino hebben elk 48 domino’s, genummerd van 1 tot 48. Elke heeft twee helften met een landschap, sommige met kronen. Hoe beter de domino, hoe hoger het getal.
    Zoek er een op met het getal: `/rules about:17`. In een spel is dat een domino van die doos; overal is `K17` van Kingdomino en `Q17` van Queendomino. Tijdperk van de reuzen voegt A tot F en 49 tot 54 toe.

rules-square-title = Namen van vakken
rules-square-words = vak, vakken, plek, plekken, coördinaten, notatie, letters, a1, e5
rules-square-text =
    Een vak heeft een letter voor de kolom, van links naar rechts, en een getal voor de rij, van onder naar boven. Het kasteel is e5, in rasters van 7 bij 7 g7, en houdt die naam het hele spel.
    Een plek is twee vakken, de linkerhelft van de domino eerst: **b5–a5** legt de linkerhelft op b5 en de rechterhelft op a5. Typen kan als `b5 a5`.

rules-queendomino-title = Queendomino in het kort
rules-queendomino-words = queendomino, samenvatting, overzicht, basis, wat is nieuw
rules-queendomino-text =
    Alles van Kingdomino, en meer: sommige vakken zijn stad, en op steden kun je bouwen.
    Je plaatst je domino. Daarna kun je er met je ridders belasting op innen, één gebouw kopen en de draak omkopen om een ander te verbranden; niets daarvan hoeft. Als laatste kies je je volgende domino.
    Met torens win je de Koningin, die gebouwen goedkoper maakt.
    Aan het eind tellen domeinen hun vakken maal hun kronen; gebouwen, munten en de Koningin komen erbij. De meeste punten winnen.

rules-queen_turn-title = Een beurt van Queendomino
rules-queen_turn-words = stappen, beurt, volgorde van stappen, naar keuze, wat te doen
rules-queen_turn-text =
    1. **Plaatsen**: plaats de domino waarop je koning staat. Past die nergens, dan wordt die verwijderd.
    2. **Belasting**, als je wilt: ridders op de net geplaatste vakken leveren munten op.
    3. **Bouwen**, als je wilt: één gebouw voor een van je stadsvakken.
    4. **De draak**, als je wilt: voor 1 munt verbrandt hij een gebouw dat nog niemand heeft gekocht.
    5. **Kiezen**: kies je volgende domino. In de laatste ronde is die er niet.
    Stap 2 tot 4 mag je overslaan, maar niet inhalen: een latere stap kan geen eerdere betalen. In het paneel tik je in elke volgorde; het speelt de stappen in deze.

rules-town-title = Stad
rules-town-words = stad, steden, rood, dorp, t
rules-town-text =
    Het zevende landschap, alleen in Queendomino. Steden verbinden en vormen domeinen zoals elk ander landschap.
    Op een stadsvak past één gebouw. Steden hebben zelf geen kronen; een Koninginnentoren of de Koningin kan er een brengen.

rules-tax-title = Belasting
rules-tax-words = belasting, belastingen, innen, inkomen, verdienen, geld
rules-tax-text =
    Meteen na het plaatsen van je domino mag je er een of twee vrije ridders op zetten, een op elk vak. Elke ridder levert je meteen zoveel munten op als het domein van dat vak vakken heeft; steden betalen ook.
    De ridder blijft daar voorgoed. Een verwijderde domino betaalt niets.
    Elk van de twee kluizen verhoogt wat iedere ridder opbrengt die daarna wordt geplaatst.

rules-knights-title = Ridders
rules-knights-words = ridder, ridders, soldaat, vrije ridder, voorraad
rules-knights-text =
    Elk koninkrijk begint met 1 ridder. Gebouwen leveren er meer op, en die zijn vrij vanaf je volgende beurt; met twee koningen kan dat in dezelfde ronde zijn.
    Een ridder int één keer belasting en blijft de rest van het spel op zijn vak. Trainingskampen tellen aan het eind al je ridders, geplaatst of niet.

rules-coins-title = Munten
rules-coins-words = munt, munten, geld, goud, beurs, betalen, rijkdom
rules-coins-text =
    Elk koninkrijk begint met 7 munten. Belasting levert er meer op; gebouwen kosten 0 tot 5, de draak 1. Er zijn altijd genoeg munten voor iedereen.
    Aan het eind zijn elke 3 munten 1 punt waard.

rules-building-title = Bouwen
rules-building-words = bouwen, gebouw, gebouwen, kopen, aankoop, prijs, kosten, exemplaren, tegel, bouwplaats
rules-building-text =
    Eén keer per beurt mag je één gebouw van het bord kopen, ook na een verwijderde domino. Het gaat op een vrij stadsvak van je koninkrijk, nieuw of oud, en blijft daar: één gebouw per vak.
    Je betaalt de prijs van het vakje, 0 tot 5 munten; zolang de Koningin bij jou is, 1 munt minder. De ridders zijn vrij vanaf je volgende beurt, de torens tellen meteen.
    Van één gebouw tellen alle exemplaren.

rules-board-title = Het bouwersbord
rules-board-words = bord, bouwersbord, markt, aanbod, prijs, prijzen, vakje, stapel, aanvullen
rules-board-text =
    Er zijn zes gebouwen te koop, voor 0, 1, 2, 3, 4 en 5 munten. Wat gekocht of verbrand is, laat zijn vakje leeg tot de ronde voorbij is.
    Dan schuift de rest in dezelfde volgorde naar de goedkope kant, en de stapel vult de dure kant aan. Wie wacht, betaalt dus minder, tenzij iemand anders je voor is.
    Is de stapel op, dan blijven vakjes leeg. /board toont de prijzen zoals ze voor jou zijn.

rules-towers-title = Torens
rules-towers-words = toren, torens, kasteeltorens
rules-towers-text =
    Torens krijg je met gebouwen en ze tellen meteen. Ze beslissen wie de Koningin ontvangt, en het Wandelend kasteel telt ze aan het eind.

rules-queen-title = De Koningin
rules-queen-words = koningin, ontvangen, korting, goedkoper, gunst
rules-queen-text =
    In het begin ontvangt niemand de Koningin. Een koninkrijk dat torens krijgt, wint haar als het er dan minstens zoveel heeft als elk ander; gelijk is genoeg. Zonder torens te krijgen wint niemand haar.
    Wie haar ontvangt, betaalt 1 munt minder voor gebouwen, nooit minder dan 0. De aankoop die haar wint, wordt nog vol betaald. Wie haar ontvangt, mag de draak niet omkopen.
    Aan het eind staat ze op het grootste domein van wie haar ontvangt, ook als dat stad is, en telt daar als één kroon extra. Bij gelijkspel beslist ze niets.

rules-dragon-title = De draak
rules-dragon-words = draak, omkopen, verbranden, verbrand, vuur, grot, vernietigen
rules-dragon-text =
    Voor 1 munt verbrandt de draak een gebouw van het bord: die tegel verlaat het spel. Wat in een koninkrijk staat, is veilig.
    Daarna is de draak weg tot de ronde voorbij is, dus kan maar één speler per ronde hem omkopen. Wie de Koningin ontvangt, kan het nooit.

rules-queen_scoring-title = Puntentelling van Queendomino
rules-queen_scoring-words = score, punten, puntentelling, tellen, winnen, winnaar, einde, totaal
rules-queen_scoring-text =
    {"**"}Domeinen:** vakken maal kronen. Een Koninginnentoren is een kroon voor de stad waarin hij staat.
    {"**"}De Koningin:** één kroon extra op het grootste domein van wie haar ontvangt.
    {"**"}Gebouwen:** hun eigen punten; dan die voor elk apart domein van een landschap, hoe groot en met welke kronen ook, voor elke toren of voor elke ridder.
    {"**"}Munten:** 1 punt per 3.
    Dan komen de bonussen van de gespeelde varianten. /score legt elke regel van de score tot nu toe uit.

rules-first_choice-title = Eerste keuze met twee spelers
rules-first_choice-words = eerste keuze, 1-2-1, een twee een, eerste rij, begin
rules-first_choice-text =
    Twee spelers bij Queendomino: wie het eerst is geloot, kiest één domino uit de eerste rij, de ander twee, en de eerste neemt de laatste. Daarna bepaalt de rij wie wanneer speelt.

rules-icons-title = Pictogrammen van gebouwen
rules-icons-words = pictogram, pictogrammen, onbevestigd, onzeker, correct, gecorrigeerd, correctie, aantallen
rules-icons-text =
    Van sommige gebouwtegels vonden we geen duidelijke afbeelding, dus kunnen de ridders of torens erop anders zijn dan wij zeggen. Wie de doos heeft, kan kijken; een host zet het recht met /admin settings, voor spellen die daarna beginnen. Een spel houdt de aantallen waarmee het begon, een Dynastie die van het eerste spel.

rules-icons-unverified = Niet bevestigd: { $buildings }.
rules-icons-corrected = **Gecorrigeerd door de hosts:** { $buildings }.
rules-icons-one = { $building } ({ $knights ->
    [0] geen ridder
    [one] { $knights } ridder
   *[other] { $knights } ridders
}, { $towers ->
    [0] geen toren
    [one] { $towers } toren
   *[other] { $towers } torens
})

rules-building-brings = **Levert op:** { $effect }.
rules-building-knights = De ridders zijn vrij vanaf je volgende beurt.
rules-building-towers = Torens tellen meteen en kunnen je de Koningin opleveren.
rules-building-crowns = De kroon vermenigvuldigt de vakken van het stadsdomein waarin het staat.
rules-building-tax-knights = Elke ridder die je daarna plaatst, levert 1 munt extra op per ridder die je hebt, geplaatst of niet.
rules-building-tax-towers = Elke ridder die je daarna plaatst, levert 1 munt extra op per toren die je hebt.
rules-building-per-territory = Geteld aan het eind: elk apart domein van dat landschap in je koninkrijk, ook één enkel vak zonder kronen.
rules-building-per-tower = Geteld aan het eind, voor alle torens van je koninkrijk, ook die van dit gebouw.
rules-building-per-knight = Geteld aan het eind, voor al je ridders, geplaatst of niet.
rules-building-copies = { $copies ->
    [one] Er is er { $copies } van onder de { $tiles } tegels.
   *[other] Er zijn er { $copies } van onder de { $tiles } tegels, en elk telt.
}
rules-building-price = De prijs is die van het vakje op het bouwersbord, 0 tot 5 munten; 1 minder voor wie de Koningin ontvangt.
rules-building-unverified = { $which ->
    [knights] Geen afbeelding bevestigt het aantal ridders; een host kan het corrigeren met /admin settings.
    [towers] Geen afbeelding bevestigt het aantal torens; een host kan het corrigeren met /admin settings.
   *[both] Geen afbeelding bevestigt de aantallen ridders en torens; een host kan ze corrigeren met /admin settings.
}
rules-building-corrected = De hosts van deze server hebben de aantallen gecorrigeerd: { $knights ->
    [0] geen ridder
    [one] { $knights } ridder
   *[other] { $knights } ridders
}, { $towers ->
    [0] geen toren
    [one] { $towers } toren
   *[other] { $towers } torens
}.
rules-building-corrected-game = In dit spel heeft het { $knights ->
    [0] geen ridder
    [one] { $knights } ridder
   *[other] { $knights } ridders
} en { $towers ->
    [0] geen toren
    [one] { $towers } toren
   *[other] { $towers } torens
}, zoals de hosts van de server het hebben gecorrigeerd.

rules-bakery-words = bakkerij, bakker, brood
rules-sawmill-words = houtzagerij, zagerij, zaag, molen, hout
rules-fishmonger-words = viswinkel, vis, visboer, visserij
rules-weaving_shop-words = weverij, wever, wol, stof, weefgetouw
rules-magic_school-words = toverschool, tovenaar, heks, magie
rules-foundry-words = gieterij, smid, smederij, metaal
rules-church-words = kerk, kapel, kathedraal
rules-safe_knights-words = ridderkluis, kluis, geldkist, schatkist, belastingbonus
rules-safe_towers-words = torenkluis, kluis, geldkist, schatkist, belastingbonus
rules-small_tavern-words = kleine taverne, taverne, herberg, kroeg
rules-big_tavern-words = grote taverne, taverne, herberg, kroeg
rules-guardtower-words = wachttoren, wacht, uitkijktoren
rules-fortified_castle-words = vesting, burcht, versterkt kasteel
rules-travelling_castle-words = wandelend kasteel, reizend kasteel, wielen
rules-training_camp-words = trainingskamp, kamp, kazerne, oefenen
rules-statue-words = standbeeld, beeld, monument
rules-queens_tower-words = koninginnentoren, toren van de koningin, kroon

rules-giants-title = Tijdperk van de reuzen in het kort
rules-giants-words = tijdperk van de reuzen, reuzen, uitbreiding, samenvatting, overzicht, 60 domino’s
rules-giants-text =
    Twaalf domino’s meer, langere rijen en twee opdrachten voor iedereen. Plaats je A tot F, dan bedek je een van je kronen met een reus; plaats je 49 tot 54, met voetafdrukken, dan mag je een reus naar een tegenstander sturen.

rules-giant-title = Er komt een reus
rules-giant-words = reus, bedekken, bedekt, komen, verbergen, a tot f, letters
rules-giant-text =
    Wie een domino A tot F plaatst, moet meteen een vrije kroon van het koninkrijk met een reus bedekken, waar dan ook, ook op een gebouw. Met een verwijderde domino komt geen reus mee. Is er geen kroon vrij, dan trekt de reus verder.
    Eén reus verbergt één kroon; op een vak met drie kronen is plaats voor drie reuzen. Een bedekte kroon telt niet, niet voor domeinen en niet voor opdrachten.

rules-footprints-title = Voetafdrukken
rules-footprints-words = voetafdruk, voetafdrukken, sturen, wegsturen, 49, 54, kwijtraken
rules-footprints-text =
    Wie een domino 49 tot 54 plaatst, mag één reus van een vak van het koninkrijk naar een tegenstander sturen. De kroon eronder telt weer.
    Je kunt alleen een tegenstander noemen met meer vrije kronen dan er al reuzen naar onderweg zijn. Niemand hoeft een reus weg te sturen.

rules-receiving-title = Een reus die is gestuurd
rules-receiving-words = ontvangen, ontvanger, gestuurd, wachten, antwoord, onderweg
rules-receiving-text =
    Wie een reus krijgt, kiest welke vrije kroon die bedekt: meteen, of uiterlijk voor het plaatsen van de volgende domino. De beurt van wie hem stuurde, gaat intussen door.
    Wie dan afwezig is of de plaats heeft opgegeven, krijgt hem waar hij het minst kost. Na de laatste beurt wacht de score op zulke antwoorden.

rules-quests-title = Opdrachten
rules-quests-words = opdracht, opdrachten, taak, missie, bonus
rules-quests-text =
    Twee van de 17 opdrachten tellen voor iedereen. Ze worden aan het begin getrokken, of door de host gekozen, en aan het eind geteld.
    Is het koninkrijk onvolledig, dan mag voor hoeken en midden elk kader gelden dat zo groot is als het raster en waar het hele koninkrijk in past: het beste telt, hetzelfde voor beide opdrachten.
    Harmonie en Middenrijk zijn hier opdrachten, dus geen varianten naast Tijdperk van de reuzen.

rules-quest-title = Opdracht: { $quest }
rules-quest-text =
    {"**"}Levert op:** { $effect }.
    Het is een van de 17 opdrachten van Tijdperk van de reuzen, waarvan er twee voor iedereen tellen. Een kroon onder een reus is geen kroon.

rules-court-title = Het Hof in het kort
rules-court-words = het hof, hof, uitbreiding, fiche, fiches, samenvatting, overzicht
rules-court-text =
    Koren, hout, vis en schapen liggen op het land. Aan het eind van een beurt koop je met twee verschillende een van drie open fiches: een gebouw met kronen voor zijn landschap, of een personage dat aan het eind telt wat eromheen staat.

rules-resources-title = Grondstoffen
rules-resources-words = grondstof, grondstoffen, vis, schaap, goederen, uitgeven
rules-resources-text =
    Als een rij wordt neergelegd, krijgt elk vak zonder kronen zijn grondstof: koren op koren, hout op bos, vis op meren, schapen op gras. Ze komen met de domino in je koninkrijk, en gaan verloren met een die wordt verwijderd.
    Ze blijven op hun vak tot je ze uitgeeft. Zelf leveren ze niets op; sommige personages tellen die om zich heen.

rules-recruit-title = Rekruteren
rules-recruit-words = rekruteren, fiche kopen, open, open fiches, personage, personages, betalen, twee grondstoffen
rules-recruit-text =
    Met twee verschillende grondstoffen koop je een van de open fiches, als laatste stap van je beurt, ook in de laatste ronde. Eén fiche per beurt, door te rekruteren of te zoeken.
    Het gaat op een vak zonder kroon, grondstof of fiche, niet op het kasteel of op een stad waar gebouwd is. Wat je betaalt, gaat eerst van zijn vakken. Een bedekte kroon is hier een kroon. Een gebouw heeft zijn landschap nodig; een personage staat overal.
    De drie plekken worden weer gevuld als de volgende rij wordt neergelegd.

rules-search-title = De stapel doorzoeken
rules-search-words = zoeken, doorzoeken, stapel, vier grondstoffen, elk fiche
rules-search-text =
    Met één grondstof van elk van de vier soorten koop je een fiche naar keuze uit de stapel. Wat erin zit, is niet geheim, alleen de volgorde; daarna wordt hij opnieuw geschud.
    Waar het fiche mag staan, is als bij rekruteren.

rules-token-words = fiche, fiches
rules-quest-words = opdracht, opdrachten
rules-token-title = { $token } (Het Hof)
rules-token-building = Een gebouw staat op een vak van zijn landschap zonder kroon, grondstof of fiche. De kronen tellen voor het domein, en een reus kan ze bedekken.
rules-token-character = Een personage staat op een vak zonder kroon, grondstof of fiche, maar niet op het kasteel. Het telt aan het eind van het spel de 8 vakken eromheen.
rules-token-copies = { $copies ->
    [1] Het Hof heeft er één van.
   *[other] Het Hof heeft er { $copies } van.
}

rules-wedding_few-title = Royal Wedding voor drie of vier
rules-wedding_few-words = royal wedding, bruiloft, drie spelers, vier spelers, beide dozen, 96, 24 rondes
rules-wedding_few-text =
    Beide dozen in één spel met heel Queendomino: 96 domino’s, 24 rondes, rasters van 7 bij 7. Rijen van vier komen om en om uit Queendomino en Kingdomino en worden nooit gemengd. Met drie spelers verlaat één domino van elke rij het spel.
    Domino’s houden de letter van hun doos: **Q12** is van Queendomino, **K12** van Kingdomino.

rules-wedding_many-title = Royal Wedding voor vijf tot acht
rules-wedding_many-words = royal wedding, bruiloft, vijf spelers, zes spelers, zeven spelers, acht spelers, 5 spelers, 6 spelers, 7 spelers, 8 spelers
rules-wedding_many-text =
    Beide dozen in één spel met heel Queendomino: 96 domino’s in 12 rijen van acht, om en om uit Queendomino en Kingdomino. Wat niemand kiest, verlaat het spel. Rasters van 5 bij 5.
    Domino’s houden de letter van hun doos: **Q12** is van Queendomino, **K12** van Kingdomino.

rules-teams-title = Teams van twee
rules-teams-words = team, teams, partner, partners, twee aan twee, bondgenoot, delen
rules-teams-text =
    Royal Wedding voor zes of acht spelers, twee aan twee: 12 rijen van acht, een raster van 7 bij 7 per team. Partners delen één koninkrijk, één beurs van 7 munten, de ridders en de torens; elk heeft een koning en speelt diens beurt naar eigen inzicht.
    Partners kiezen elkaar door hun plaats, of worden geloot. In het paneel van de beurt van je partner zie je het concept, en jullie kunnen elkaar briefjes schrijven. Een team wint samen.

rules-giants_two-title = Reuzen voor twee
rules-giants_two-words = reuzen 2, twee spelers, 2 spelers
rules-giants_two-text =
    Kingdomino voor twee: 30 van de 60 domino’s worden getrokken. Elke rij heeft er vijf, waarvan de derde wegvalt voordat iemand kiest. Zes rondes, een raster van 5 bij 5, ieder twee koningen.

rules-giants_big-title = Reuzen voor twee, 7 bij 7
rules-giants_big-words = reuzenduel, twee spelers, 2 spelers
rules-giants_big-text =
    Het Grote Duel of Queendomino voor twee: alle 60 domino’s in 12 rijen van vijf, waarvan de derde wegvalt voordat iemand kiest. Een raster van 7 bij 7, ieder twee koningen.

rules-giants_three-title = Reuzen voor drie
rules-giants_three-words = reuzen 3, drie spelers, 3 spelers
rules-giants_three-text =
    Alle 60 domino’s in 12 rijen van vijf, waarvan de tweede en de vierde wegvallen voordat iemand kiest. Een raster van 5 bij 5.

rules-giants_four-title = Reuzen voor vier
rules-giants_four-words = reuzen 4, vier spelers, 4 spelers
rules-giants_four-text =
    Alle 60 domino’s in 12 rijen van vijf, waarvan de derde wegvalt voordat iemand kiest. Een raster van 5 bij 5.

rules-giants_five-title = Reuzen voor vijf
rules-giants_five-words = reuzen 5, vijf spelers, 5 spelers
rules-giants_five-text =
    Een vijfde speler met een vijfde kleur: alle 60 domino’s in 12 rijen van vijf. Een raster van 5 bij 5.

rules-two-title = Twee spelers bij Kingdomino
rules-two-words = twee spelers, 2 spelers, duel
rules-two-text =
    Elke speler heeft twee koningen en speelt dus twee keer per ronde. Alle vier de koningen worden aan het begin geloot, in willekeurige volgorde.
    24 van de 48 domino’s worden voor het spel getrokken; de andere blijven er ongezien buiten. Zes rondes, een raster van 5 bij 5.

rules-three-title = Drie spelers bij Kingdomino
rules-three-words = drie spelers, 3 spelers
rules-three-text =
    36 van de 48 domino’s worden voor het spel getrokken; de andere blijven er ongezien buiten. Een rij heeft drie domino’s. 12 rondes, een raster van 5 bij 5.

rules-four-title = Vier spelers bij Kingdomino
rules-four-words = vier spelers, 4 spelers
rules-four-text =
    Alle 48 domino’s worden gespeeld, in 12 rijen van vier. Een raster van 5 bij 5.

rules-mighty_duel-title = Het Grote Duel
rules-mighty_duel-words = grote duel, duel, 7x7, 7 bij 7, groot
rules-mighty_duel-text =
    Voor twee spelers. Alle 48 domino’s worden gespeeld en de koninkrijken groeien tot 7 bij 7 vakken, in 12 rondes. Elke speler heeft twee koningen.
    Het vak van het kasteel is g7.

rules-queen_two-title = Queendomino voor twee
rules-queen_two-words = queendomino 2, twee spelers, 2 spelers, 7x7, 7 bij 7
rules-queen_two-text =
    Elke speler heeft twee koningen en speelt dus twee keer per ronde. Alle 48 domino’s worden gespeeld in 12 rijen van vier, en koninkrijken groeien tot 7 bij 7; het vak van het kasteel is g7.
    Van de eerste rij kiest de een één domino, de ander twee, en de eerste neemt de laatste.

rules-queen_three-title = Queendomino voor drie
rules-queen_three-words = queendomino 3, drie spelers, 3 spelers
rules-queen_three-text =
    Alle 48 domino’s komen in 12 rijen van vier; die van elke rij die niemand kiest, verlaat het spel. Een raster van 5 bij 5.

rules-queen_four-title = Queendomino voor vier
rules-queen_four-words = queendomino 4, vier spelers, 4 spelers
rules-queen_four-text =
    Alle 48 domino’s worden gespeeld, in 12 rijen van vier. Een raster van 5 bij 5.

rules-discovery-title = Kennismaking
rules-discovery-words = kennismaking, kleine doos, 24 domino’s, kort
rules-discovery-text =
    Een kort spel voor twee spelers met 24 eigen domino’s. Ze worden allemaal gespeeld, in zes rondes van vier, op rasters van 5 bij 5. Elke speler heeft twee koningen.
    Alle andere regels zijn die van Kingdomino. De domino’s zijn genummerd van 1 tot 24: zoek er een op als `/rules about:D17`.

rules-middle_kingdom-title = Middenrijk
rules-middle_kingdom-words = middenrijk, midden, centrum, 10 punten, variant, bonus
rules-middle_kingdom-text =
    Een variant: 10 punten als het kasteel in het midden van je raster staat. In een raster van 5 bij 5 mag naar geen kant een vak meer dan twee van het kasteel af liggen; in 7 bij 7 drie.
    Het koninkrijk hoeft daarvoor niet volledig te zijn.

rules-harmony-title = Harmonie
rules-harmony-words = harmonie, volledig, 5 punten, variant, bonus, vol
rules-harmony-text = Een variant: 5 punten als je nooit een domino hoefde te verwijderen.

rules-dynasty-title = Dynastie
rules-dynasty-words = dynastie, drie spellen, reeks, wedstrijd, variant
rules-dynasty-text =
    Drie spellen achter elkaar aan één tafel, met dezelfde spelers, plaatsen en kleuren. De punten van alle drie worden opgeteld, en de meeste punten winnen; bij gelijkspel wordt gedeeld.
    De koningen worden voor elk spel opnieuw geloot. Het volgende begint vanzelf, vijf minuten na het vorige.

rules-fairness-title = De eerlijke trekking
rules-fairness-words = startwaarde, zegel, eerlijk, toeval, schudden, trekking, bewijs, vals spelen
rules-fairness-text =
    Al het toeval komt uit één geheim getal, de startwaarde, van vóór het spel. Het zegel ervan wordt aan het begin getoond, zodat die later niet kan veranderen; de startwaarde zelf wordt aan het eind getoond.
    Iedereen kan beide nagaan, en elke zet: /verify speelt het verslag van het spel na en zegt of het klopt.

rules-takeback-title = Een beurt terugnemen
rules-takeback-words = terugname, terugnemen, ongedaan maken, vergissing, fout, verkeerd geklikt
rules-takeback-text =
    Tot je je beurt beëindigt, kun je alles veranderen, en niemand ziet het.
    Daarna kun je de beurt terugnemen tot een andere speler heeft gespeeld, tenzij er een nieuwe rij is getrokken of het spel is afgelopen. Een tafel kan ook zonder terugname worden ingesteld.

rules-wheat-title = Koren
rules-wheat-words = koren, korenveld, veld, velden, graan, tarwe, geel, w
rules-wheat-text = Het meest voorkomende landschap: het wordt makkelijk groot, maar kronen zijn moeilijk te vinden.
rules-forest-title = Bos
rules-forest-words = bos, woud, bomen, donkergroen, f
rules-forest-text = Gewoon, met hier en daar een kroon, altijd naast een ander landschap.
rules-lake-title = Meer
rules-lake-words = meer, water, zee, blauw, l
rules-lake-text = Evenveel kronen als het bos, op minder vakken.
rules-grassland-title = Gras
rules-grassland-words = gras, grasland, weide, weiland, lichtgroen, g
rules-grassland-text = Weinig vakken, maar sommige hebben twee kronen.
rules-swamp-title = Moeras
rules-swamp-words = moeras, drassig, veen, bruin, s
rules-swamp-text = Schaars en rijk: een klein moeras kan zoveel waard zijn als een groot veld.
rules-mine-title = Berg
rules-mine-words = berg, bergen, mijn, mijnen, zwart, m
rules-mine-text = Het zeldzaamste en rijkste landschap: bijna elk bergvak heeft kronen.

rules-terrain = { $box }: { $crowns ->
    [0] { $squares } vakken, zonder kronen.
   *[other] { $squares } vakken, { $crowns } kronen in totaal, hoogstens { $most } op een vak.
}

rules-terrain-giants = Tijdperk van de reuzen voegt toe: { $crowns ->
    [0] { $squares } vakken, zonder kronen.
   *[other] { $squares } vakken en { $crowns } kronen.
}

rules-suggest-domino = { $name }: { $left } – { $right }
rules-suggest-building = { $name }: { $effect }
rules-domino-name = Domino { $number } van { $box }
rules-domino-name-giants = Domino { $number } van Tijdperk van de reuzen
rules-domino-faces = Linkerhelft: { $left }. Rechterhelft: { $right }.
rules-domino-rank = { $lower ->
    [0] Het is de laagste: wie die neemt, speelt eerst.
   *[other] { $higher ->
        [0] Het is de hoogste: wie die neemt, speelt laatst.
       *[other] { $lower ->
            [one] { $lower } domino van deze doos is lager en speelt ervoor,
           *[other] { $lower } domino’s van deze doos zijn lager en spelen ervoor,
        } { $higher ->
            [one] { $higher } is hoger.
           *[other] { $higher } zijn hoger.
        }
    }
}
rules-domino-arrives = Er komt een reus mee, die een van je kronen bedekt. Letters komen voor alle getallen: wie die neemt, speelt vroeg.
rules-domino-footprints = Er staan voetafdrukken op: daarmee mag je een reus naar een tegenstander sturen. Die komt na 1 tot 48: wie die neemt, speelt laat.
rules-domino-twins = Dezelfde helften: { $twins }.
