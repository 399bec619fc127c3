# /rules: the rules in our own words. A topic has a title, words it is found by, and a text.

rules-command-rules = Cerca una regola, un edificio, una missione, un gettone, un paesaggio o una tessera
rules-command-help = Come si gioca qui, in un minuto
rules-option-about = Parola delle regole, edificio, missione, gettone, paesaggio o numero di tessera

rules-title = ### Regole · { $title }
rules-title-game = ### Regole di { $table }
rules-paragraph = **{ $title }.** { $text }
rules-select-rules = Come si gioca…
rules-select-queen = Queendomino…
rules-select-built = Edifici…
rules-select-giants = L’era dei giganti…
rules-select-court = La Corte…
rules-select-terms = Parole e paesaggi…
rules-select-setups = Scatole e varianti…
rules-also = Vedi anche: { $topics }.
rules-hint = /rules trova qualsiasi parola delle regole, edifici, missioni e gettoni per nome o effetto, e le tessere per numero.
rules-unknown = Non ho una regola per “{ $asked }”. Scegline una qui sotto o prova un’altra parola.
rules-fillers = a, abbia, agli, ai, al, alla, alle, allo, anche, c, che, chi, ci, come, con, cosa, così, cos, da, dagli, dai, dal, dalla, degli, dei, del, della, delle, dello, devo, di, dimmi, dove, e, è, fa, faccio, fanno, fare, funziona, funzionano, gli, ha, hai, hanno, ho, i, il, in, io, l, la, le, lo, ma, mi, nei, nel, nella, nelle, no, o, ogni, per, perché, più, posso, puoi, può, qual, quale, quali, quando, quante, quanti, quanto, questo, regola, regole, se, si, sì, sono, spiega, spiegami, su, sui, sul, sulla, tra, tu, un, una, uno
rules-unknown-title = ### Regole

rules-game-title = Kingdomino in breve
rules-game-words = gioco, partita, scopo, obiettivo, riassunto, basi, panoramica
rules-game-text =
    Ogni giocatore costruisce un reame di tessere domino intorno a un castello, casella per casella.
    Nel tuo turno fai due cose: piazzi la tessera su cui sta il tuo re, poi metti quel re su una tessera della prossima colonna.
    Alla fine ogni territorio vale le sue caselle per le sue corone. Un territorio senza corone non vale niente. Vince chi ha più punti.
    Il dilemma: una tessera migliore ti fa giocare più tardi nel round seguente, e prendi quello che gli altri hanno lasciato.

rules-start-title = L’inizio
rules-start-words = inizio, cominciare, preparazione, partenza, prima colonna, estrazione, re estratti
rules-start-text =
    Tutti cominciano con un castello e nient’altro. Le tessere si mescolano e si dispone la prima colonna, dal numero più basso.
    Poi i re si estraggono uno a uno. Chi esce mette quel re su una tessera libera della prima colonna. A Queendomino in due l’ordine è diverso: vedi Prima scelta in due.
    Quando tutti i re sono al loro posto, si dispone la colonna successiva e comincia il round 1.

rules-turn-title = Un turno
rules-turn-words = turno, passo, ordine dei passi, che cosa fare, mossa
rules-turn-text =
    1. **Piazza** la tessera su cui sta il tuo re. Se non entra da nessuna parte, si scarta.
    2. **Scegli**: metti quel re su una tessera libera della prossima colonna.
    Tutt’e due sono obbligatori. Nell’ultimo round non c’è una prossima colonna, quindi piazzi soltanto.
    Queendomino ha altri tre passi tra questi due, tutti facoltativi.

rules-place-title = Piazzare una tessera
rules-place-words = piazzare, piazza, mettere, giocare, connettere, collegare, connessione, corrispondere, adiacente, toccare, valido, legale
rules-place-text =
    Una tessera copre due caselle libere con un lato in comune. Almeno una metà deve toccare, lato contro lato, il castello o una casella del suo stesso paesaggio. Il castello va con tutti i paesaggi.
    Un solo lato che corrisponde basta; tutti gli altri possono essere diversi. Gli angoli non contano.
    Tutto il reame deve ancora stare nella sua griglia: 5 per 5, o 7 per 7 dove è indicato. Una tessera piazzata non si muove più.

rules-grid-title = La griglia
rules-grid-words = griglia, dimensione, misura, 5x5, 5 per 5, 7x7, 7 per 7, area, largo, alto, limite, fuori
rules-grid-text =
    Un reame, castello compreso, non supera mai 5 caselle di larghezza e 5 di altezza. Sono 7 e 7 nel Grande Duello, a Queendomino in due, e a Royal Wedding in tre, in quattro o a squadre.
    Il castello non deve stare al centro: i bordi della griglia dipendono da quello che piazzi. Quando il tuo reame è largo 5, a sinistra e a destra non va più niente.

rules-discard-title = Scartare
rules-discard-words = scartare, scarto, scartata, non entra, buttare, tessera persa
rules-discard-text =
    Una tessera che non entra da nessuna parte nel tuo reame si scarta: esce dal gioco e lascia un vuoto, che ti costa Armonia dove si gioca.
    Una tessera che entra da qualche parte va piazzata, anche dove fa danno.

rules-choose-title = Scegliere una tessera
rules-choose-words = scegliere, scelta, prendere, re, prossima tessera
rules-choose-text =
    Dopo aver piazzato, il tuo re va su una tessera della prossima colonna dove non sta nessun altro re. Quella tessera la piazzerai nel round seguente.
    Le tessere con un numero basso sono semplici ma ti fanno giocare presto; quelle alte hanno i paesaggi rari e le corone e ti fanno giocare tardi.

rules-order-title = Ordine di gioco
rules-order-words = ordine, primo, chi gioca, sequenza, ordine di turno, round
rules-order-text =
    In ogni round si gioca nell’ordine dei re sulla colonna, dalla tessera più bassa.
    Quindi chi ha preso la tessera più bassa gioca per primo e ha libera scelta nella prossima colonna; chi ha preso la più alta riceve quello che resta.

rules-line-title = La colonna
rules-line-words = colonna, prossima colonna, questo round, fila, sequenza, tessere in offerta
rules-line-text =
    Le tessere in offerta stanno in una colonna, ordinate per numero. Le colonne sono due: quella di questo round, dove stanno i re, e la prossima, da cui si sceglie.
    Di solito una colonna ha quattro tessere; a Kingdomino in tre, tre. In cinque o più e con L’era dei giganti sono più lunghe. Quando un round è finito, la prossima colonna diventa quella del round e se ne estrae una nuova.
    Dove una colonna ha più tessere che re, quelle che nessuno ha scelto escono dal gioco, come a Queendomino in tre.

rules-round-title = I round
rules-round-words = round, giro, quanto dura, durata, ultimo round, fine del round
rules-round-text =
    Un round è finito quando ogni re ha giocato. In tre o più i round sono 12, in due 6; nel Grande Duello e a Queendomino sempre 12, in Scoperta 6. Royal Wedding in tre o quattro ne ha 24.
    Nell’ultimo round non c’è più niente da scegliere: tutti piazzano l’ultima tessera e la partita è finita.

rules-scoring-title = Punteggio
rules-scoring-words = punteggio, punti, contare, conteggio, vincere, vittoria, fine, totale
rules-scoring-text =
    Per ogni territorio moltiplica le caselle per le corone che contiene. Sei caselle di lago con due corone sono 12 punti; sei senza corone non danno niente.
    Due territori dello stesso paesaggio contano separati. Il castello non appartiene a nessun territorio.
    Poi vengono i bonus delle varianti in gioco, 10 per Regno di mezzo e 5 per Armonia. Vince chi ha più punti.
    Queendomino aggiunge edifici, monete e la Regina. /score spiega ogni riga del punteggio finora.

rules-ties-title = Parità
rules-ties-words = parità, pareggio, spareggio, uguale, stessi punti, vittoria divisa
rules-ties-text =
    A parità di punti vince chi ha il territorio più grande: conta il maggiore di ciascuno, con o senza corone. Se anche quelli sono uguali, vince chi ha più corone; dove ci sono le città, le corone non decidono.
    Ancora parità: la vittoria si divide.

rules-territory-title = Territorio
rules-territory-words = territorio, dominio, possedimento, zona, area, gruppo, confinante
rules-territory-text =
    Tutte le caselle dello stesso paesaggio unite lato contro lato formano un territorio. Le caselle che si toccano solo in un angolo non sono unite.
    Un territorio può essere fatto di molte tessere, e una tessera può appartenere a due territori.

rules-crown-title = Corone
rules-crown-words = corona, corone, moltiplicatore
rules-crown-text =
    Alcune caselle hanno una, due o tre corone. Si sommano tutte le corone di un territorio, e le sue caselle si moltiplicano per quella somma.
    Le corone sono rare su grano, bosco e lago, frequenti su montagne e paludi. Le città non ne hanno di proprie.

rules-castle-title = Castello
rules-castle-words = castello, tessera di partenza, casella iniziale, centro, mezzo
rules-castle-text =
    Il tuo castello è la prima casella del tuo reame. Accanto ci va qualsiasi paesaggio. Non dà punti e non appartiene a nessun territorio.
    Nelle immagini e nei testi la sua casella è sempre e5, o g7 dove i reami arrivano a 7 per 7.

rules-king-title = Re
rules-king-words = re, meeple, pedina, posto
rules-king-text =
    Il tuo re mostra quale tessera è tua. In tre o più ognuno ha un re; in due ne avete due a testa, quindi giochi due volte in ogni round.

rules-domino-title = Tessere domino
rules-domino-words = tessera, tessere, domino, numero, metà
rules-domino-text =
    Kingdomino e Queendomino hanno 48 tessere domino ciascuno, numerate da 1 a 48. Ognuna ha due metà con un paesaggio, alcune con corone. Migliore è la tessera, più alto è il suo numero.
    Cercane una per numero: `/rules about:17`. In una partita è una tessera della sua scatola; ovunque, `K17` è di Kingdomino e `Q17` di Queendomino. L’era dei giganti aggiunge da A a F e da 49 a 54.

rules-square-title = Nomi delle caselle
rules-square-words = casella, caselle, posizione, posizioni, coordinate, notazione, lettere, a1, e5
rules-square-text =
    Una casella ha una lettera per la colonna, da sinistra a destra, e un numero per la riga, dal basso in alto. Il castello è in e5, nelle griglie di 7 per 7 in g7, e tiene quel nome per tutta la partita.
    Una posizione sono due caselle, prima la metà sinistra della tessera: **b5–a5** mette la metà sinistra in b5 e la destra in a5. Scrivendo basta `b5 a5`.

## Queendomino

rules-queendomino-title = Queendomino in breve
rules-queendomino-words = queendomino, riassunto, panoramica, basi, che cosa c’è di nuovo, novità
rules-queendomino-text =
    Tutto Kingdomino, e di più: alcune caselle sono città, e sulle città puoi costruire.
    Piazzi la tua tessera. Poi, se vuoi, i tuoi cavalieri vi riscuotono le tasse, compri un edificio e paghi il drago perché ne distrugga un altro. Infine scegli la tua prossima tessera.
    Con le torri ottieni la Regina, che rende gli edifici meno cari.
    Alla fine i territori valgono le caselle per le corone; si aggiungono edifici, monete e la Regina. Vince chi ha più punti.

rules-queen_turn-title = Un turno di Queendomino
rules-queen_turn-words = passi, turno, ordine dei passi, facoltativo, che cosa fare
rules-queen_turn-text =
    1. **Piazza** la tessera su cui sta il tuo re. Se non entra da nessuna parte, si scarta.
    2. **Tassa**, se vuoi: i cavalieri sulle caselle appena piazzate portano monete.
    3. **Costruisci**, se vuoi: un edificio per una delle tue caselle città.
    4. **Il drago**, se vuoi: per 1 moneta distrugge un edificio che nessuno ha ancora comprato.
    5. **Scegli** la tua prossima tessera. Nell’ultimo round non ce n’è.
    I passi da 2 a 4 si possono saltare, ma nessuno torna: un passo successivo non può pagarne uno precedente. Nel pannello puoi toccare in qualsiasi ordine, e i passi si giocano in questo.

rules-town-title = Città
rules-town-words = città, paese, rosso, t
rules-town-text =
    Il settimo paesaggio, solo in Queendomino. Le città si connettono e formano territori come tutti gli altri.
    Una casella città tiene un edificio. Le città non hanno corone proprie; una Torre della Regina o la Regina possono portarne.

rules-tax-title = Tasse
rules-tax-words = tassa, tasse, riscuotere, entrate, guadagno, soldi
rules-tax-text =
    Subito dopo aver piazzato la tessera puoi metterci uno o due cavalieri liberi, uno per casella. Ognuno porta subito tante monete quante sono le caselle del territorio in cui si trova; pagano anche le città.
    Il cavaliere resta lì per sempre. Una tessera scartata non paga niente.
    Ciascuno dei due Forzieri aumenta quello che porta ogni cavaliere piazzato da allora in poi.

rules-knights-title = Cavalieri
rules-knights-words = cavaliere, cavalieri, soldato, cavaliere libero, guardia
rules-knights-text =
    Ogni reame comincia con 1 cavaliere. Gli edifici ne portano altri, liberi dal tuo prossimo turno; con due re può essere nello stesso round.
    Un cavaliere riscuote una tassa e resta sulla sua casella fino alla fine della partita. I Campi di addestramento contano alla fine tutti i tuoi cavalieri, piazzati o no.

rules-coins-title = Monete
rules-coins-words = moneta, monete, soldi, oro, borsa, pagare, fortuna, ricchezza
rules-coins-text =
    Ogni reame comincia con 7 monete. Le tasse ne portano altre; gli edifici costano da 0 a 5, il drago 1. Le monete bastano sempre per tutti.
    Alla fine ogni 3 monete valgono 1 punto.

rules-building-title = Costruire
rules-building-words = costruire, costruzione, edificio, edifici, comprare, acquisto, prezzo, costo, copie, tessera, cantiere
rules-building-text =
    Una volta per turno puoi comprare un edificio della plancia, anche dopo uno scarto. Va su una casella città libera del tuo reame, nuova o vecchia, e resta lì: un edificio per casella.
    Paghi il prezzo del suo spazio, da 0 a 5 monete; finché hai la Regina, 1 moneta in meno. I suoi cavalieri sono liberi dal tuo prossimo turno, le sue torri contano subito.
    Più copie dello stesso edificio contano tutte.

rules-board-title = La plancia costruttori
rules-board-words = plancia, costruttori, plancia costruttori, mercato, offerta, prezzo, prezzi, spazio, pila, rifornire
rules-board-text =
    Sono in offerta sei edifici, per 0, 1, 2, 3, 4 e 5 monete. Quello che è comprato o distrutto lascia lo spazio vuoto fino alla fine del round.
    Poi il resto scorre verso i prezzi bassi, nello stesso ordine, e la pila riempie gli spazi cari. Quindi chi aspetta paga meno, a meno che qualcuno non arrivi prima.
    Quando la pila è esaurita, gli spazi restano vuoti. /board mostra i tuoi prezzi.

rules-towers-title = Torri
rules-towers-words = torre, torri, torri del castello
rules-towers-text =
    Le torri arrivano con gli edifici e contano subito. Decidono chi ha la Regina, e i Castelli ambulanti le contano alla fine.

rules-queen-title = La Regina
rules-queen-words = regina, avere la regina, sconto, meno caro, favore
rules-queen-text =
    All’inizio nessuno ha la Regina. Un reame che guadagna torri la ottiene se poi ne ha almeno quante ogni altro reame; basta la parità. Nessuno la ottiene senza guadagnare torri.
    Chi ha la Regina paga gli edifici 1 moneta in meno, mai meno di 0. L’acquisto con cui la ottieni si paga ancora per intero. Chi ha la Regina non può pagare il drago.
    Alla fine sta sul territorio più grande del reame che la ospita, città comprese, e lì vale una corona in più. Non decide le parità.

rules-dragon-title = Il drago
rules-dragon-words = drago, pagare il drago, distruggere, distrutto, bruciare, fuoco, grotta, demolire
rules-dragon-text =
    Per 1 moneta il drago distrugge un edificio della plancia: quella tessera esce dal gioco. Quello che sta in un reame è al sicuro.
    Poi il drago è fuori fino alla fine del round, quindi solo uno per round può pagarlo. Chi ha la Regina non può mai.

rules-queen_scoring-title = Punteggio di Queendomino
rules-queen_scoring-words = punteggio, punti, contare, conteggio, vincere, vittoria, fine, totale
rules-queen_scoring-text =
    {"**"}Territori:** caselle per corone. Una Torre della Regina è una corona per la città in cui sta.
    {"**"}La Regina:** una corona in più sul territorio più grande del reame che la ospita.
    {"**"}Edifici:** i loro punti; poi quelli per ogni territorio separato di un paesaggio, qualunque sia la grandezza e con o senza corone, per ogni torre o per ogni cavaliere.
    {"**"}Monete:** 1 punto ogni 3.
    Poi vengono i bonus delle varianti in gioco. /score spiega ogni riga del punteggio finora.

rules-first_choice-title = Prima scelta in due
rules-first_choice-words = prima scelta, 1-2-1, uno due uno, prima colonna, inizio
rules-first_choice-text =
    A Queendomino in due: chi esce per primo sceglie una tessera della prima colonna, l’altro due, e il primo prende l’ultima. Da lì in poi la colonna decide chi gioca quando.

rules-icons-title = Simboli degli edifici
rules-icons-words = simboli, simbolo, icone, non confermato, incerto, correggere, corretto, correzione, numeri
rules-icons-text =
    Di alcune tessere Edificio non abbiamo trovato un’immagine chiara, quindi i loro cavalieri o torri possono essere diversi da quello che diciamo. Chi ha la scatola può controllare; un host lo corregge con /admin settings, per le partite che cominciano da allora. Una partita tiene i numeri con cui è cominciata, una Dinastia quelli della sua prima partita.

rules-icons-unverified = Non confermati: { $buildings }.
rules-icons-corrected = **Corretti dagli host:** { $buildings }.
rules-icons-one = { $building } ({ $knights ->
    [0] nessun cavaliere
    [one] { $knights } cavaliere
   *[other] { $knights } cavalieri
}, { $towers ->
    [0] nessuna torre
    [one] { $towers } torre
   *[other] { $towers } torri
})

rules-building-brings = **Porta:** { $effect }.
rules-building-knights = I suoi cavalieri sono liberi dal tuo prossimo turno.
rules-building-towers = Le torri contano subito e possono portarti la Regina.
rules-building-crowns = La corona moltiplica le caselle del territorio di città in cui sta.
rules-building-tax-knights = Ogni cavaliere che piazzi da allora in poi porta 1 moneta in più per ogni cavaliere che possiedi, piazzato o no.
rules-building-tax-towers = Ogni cavaliere che piazzi da allora in poi porta 1 moneta in più per ogni torre che possiedi.
rules-building-per-territory = Contano alla fine: ogni territorio separato di quel paesaggio nel tuo reame, anche una sola casella senza corone.
rules-building-per-tower = Contano alla fine tutte le torri del tuo reame, comprese le sue.
rules-building-per-knight = Contano alla fine tutti i tuoi cavalieri, piazzati o no.
rules-building-copies = { $copies ->
    [one] Ce n’è { $copies } tra le { $tiles } tessere.
   *[other] Ce ne sono { $copies } tra le { $tiles } tessere, e ognuno conta.
}
rules-building-price = Il suo prezzo è quello del suo spazio sulla plancia costruttori, da 0 a 5 monete; 1 in meno per chi ha la Regina.
rules-building-unverified = { $which ->
    [knights] Nessuna immagine conferma il numero di cavalieri; un host può correggerlo con /admin settings.
    [towers] Nessuna immagine conferma il numero di torri; un host può correggerlo con /admin settings.
   *[both] Nessuna immagine conferma il numero di cavalieri e di torri; un host può correggerli con /admin settings.
}
rules-building-corrected = Gli host di questo server hanno corretto i suoi numeri: { $knights ->
    [0] nessun cavaliere
    [one] { $knights } cavaliere
   *[other] { $knights } cavalieri
}, { $towers ->
    [0] nessuna torre
    [one] { $towers } torre
   *[other] { $towers } torri
}.
rules-building-corrected-game = In questa partita ha { $knights ->
    [0] nessun cavaliere
    [one] { $knights } cavaliere
   *[other] { $knights } cavalieri
} e { $towers ->
    [0] nessuna torre
    [one] { $towers } torre
   *[other] { $towers } torri
}, come corretto dagli host del server.

rules-bakery-words = panetteria, fornaio, panettiere, pane, forno
rules-sawmill-words = segheria, sega, mulino, legname, legno
rules-fishmonger-words = pescheria, pescivendolo, pesce, mercato del pesce
rules-weaving_shop-words = tessitura, tessitore, lana, stoffa, telaio
rules-magic_school-words = scuola di magia, mago, strega, magia
rules-foundry-words = fonderia, fabbro, fucina, metallo
rules-church-words = chiesa, cappella, cattedrale
rules-safe_knights-words = forziere dei cavalieri, forziere, cassaforte, tesoro, bonus di tassa
rules-safe_towers-words = forziere delle torri, forziere, cassaforte, tesoro, bonus di tassa
rules-small_tavern-words = piccola taverna, taverna, locanda, osteria
rules-big_tavern-words = grande taverna, taverna, locanda, osteria
rules-guardtower-words = torre di guardia, guardia, vedetta
rules-fortified_castle-words = castello fortificato, fortezza, roccaforte
rules-travelling_castle-words = castello ambulante, castello viaggiante, ruote
rules-training_camp-words = campo di addestramento, campo, caserma, addestramento
rules-statue-words = statua, monumento
rules-queens_tower-words = torre della regina, corona

## Age of Giants

rules-giants-title = L’era dei giganti in breve
rules-giants-words = era dei giganti, giganti, age of giants, espansione, riassunto, panoramica, 60 tessere
rules-giants-text =
    Dodici tessere in più, colonne più lunghe e due missioni per tutti. Piazzando una tessera da A a F copri una delle tue corone con un gigante; piazzandone una da 49 a 54, con le impronte, puoi mandare un gigante a un avversario.

rules-giant-title = Arriva un gigante
rules-giant-words = gigante, coprire, coperta, copre, arriva, arrivo, nascondere, da a a f, lettere
rules-giant-text =
    Chi piazza una tessera da A a F deve subito coprire con un gigante una corona scoperta del reame, ovunque sia, anche su un edificio. Una tessera scartata non porta giganti. Se nessuna corona è scoperta, il gigante se ne va.
    Un gigante nasconde una corona; una casella con tre corone ha posto per tre giganti. Una corona coperta non conta, né per i territori né per le missioni.

rules-footprints-title = Impronte
rules-footprints-words = impronta, impronte, mandare, mandare via, 49, 54, liberarsi
rules-footprints-text =
    Chi piazza una tessera da 49 a 54 può mandare un gigante da una casella qualsiasi del reame a un avversario. La corona che stava sotto conta di nuovo.
    Puoi indicare solo un avversario che abbia più corone scoperte dei giganti già in viaggio verso di lui. Nessuno è obbligato a mandare un gigante.

rules-receiving-title = Un gigante ricevuto
rules-receiving-words = ricevere, ricevuto, riceve, mandato, in attesa, risposta, in viaggio
rules-receiving-text =
    Chi riceve un gigante sceglie quale corona scoperta copre: subito, o al più tardi prima di piazzare la prossima tessera. Intanto il turno di chi l’ha mandato continua.
    Chi manca quando tocca scegliere, o ha lasciato il posto, lo riceve dove costa meno. Dopo l’ultimo turno il punteggio aspetta queste risposte.

rules-quests-title = Missioni
rules-quests-words = missione, missioni, compito, bonus
rules-quests-text =
    Due delle 17 missioni valgono per tutti. Si estraggono all’inizio, o le sceglie l’host, e si contano alla fine.
    Per gli angoli e il centro di un reame non completo va bene qualsiasi cornice della misura della griglia che lo contenga tutto: conta la migliore, la stessa per tutt’e due le missioni.
    Qui Armonia e Regno di mezzo sono missioni, quindi non sono varianti accanto a L’era dei giganti.

rules-quest-title = Missione: { $quest }
rules-quest-text =
    {"**"}Porta:** { $effect }.
    È una delle 17 missioni dell’Era dei giganti; ne valgono due, per tutti. Una corona sotto un gigante non è una corona.

## The Court

rules-court-title = La Corte in breve
rules-court-words = la corte, corte, espansione, gettone, gettoni, riassunto, panoramica
rules-court-text =
    Sulla terra ci sono grano, legno, pesce e pecore. Alla fine di un turno due risorse diverse comprano uno di tre gettoni scoperti: un edificio con corone per il suo paesaggio, o un personaggio che alla fine conta che cosa ha intorno.

rules-resources-title = Risorse
rules-resources-words = risorsa, risorse, pesce, pecora, pecore, merci, spendere
rules-resources-text =
    Quando si dispone una colonna, ogni casella senza corone riceve la sua risorsa: grano sul grano, legno sul bosco, pesce sul lago, pecore sulla prateria. Arrivano nel tuo reame con la tessera, e si perdono con quella scartata.
    Restano sulle loro caselle finché non le spendi. Da sole non danno punti; alcuni personaggi contano quelle che hanno intorno.

rules-recruit-title = Reclutare
rules-recruit-words = reclutare, comprare un gettone, scoperto, gettoni scoperti, personaggio, personaggi, pagare, due risorse
rules-recruit-text =
    Due risorse di tipo diverso comprano uno dei gettoni scoperti, come ultimo passo del tuo turno, anche nell’ultimo round. Un gettone per turno, reclutando o cercando.
    Va su una casella senza corone, risorse o gettoni, non sul castello né su una città con un edificio. Quello che paghi lascia prima le sue caselle. Qui anche una corona coperta è una corona. Un edificio vuole il suo paesaggio; un personaggio sta ovunque.
    I tre spazi si riempiono di nuovo quando si dispone la prossima colonna.

rules-search-title = Cercare nella pila
rules-search-words = cercare, ricerca, pila, quattro risorse, gettone qualsiasi
rules-search-text =
    Una risorsa di ciascuno dei quattro tipi compra un gettone qualsiasi della pila. Che cosa contiene non è un segreto, solo l’ordine; poi si mescola di nuovo.
    Per dove può stare il gettone vale la regola del reclutare.

rules-token-words = gettone, gettoni
rules-quest-words = missione, missioni
rules-token-title = { $token } (La Corte)
rules-token-building = Un edificio sta su una casella del suo paesaggio senza corone, risorse o gettoni. Le sue corone contano per il territorio, e un gigante può coprirle.
rules-token-character = Un personaggio sta su una casella qualsiasi senza corone, risorse o gettoni, ma non sul castello. Alla fine della partita conta le 8 caselle intorno.
rules-token-copies = { $copies ->
    [1] La Corte ne ha uno.
   *[other] La Corte ne ha { $copies }.
}

## Boxes and variants

rules-wedding_few-title = Royal Wedding in tre o quattro
rules-wedding_few-words = royal wedding, matrimonio, nozze, in tre, in quattro, due scatole, 96, 24 round
rules-wedding_few-text =
    Le due scatole in una partita con tutto Queendomino: 96 tessere, 24 round, griglie di 7 per 7. Le colonne di quattro vengono a turno da Queendomino e da Kingdomino, mai mescolate. In tre, una tessera di ogni colonna esce dal gioco.
    Le tessere tengono la lettera della loro scatola: **Q12** è di Queendomino, **K12** di Kingdomino.

rules-wedding_many-title = Royal Wedding da cinque a otto
rules-wedding_many-words = royal wedding, matrimonio, nozze, in cinque, in sei, in sette, in otto, 5 giocatori, 6 giocatori, 7 giocatori, 8 giocatori
rules-wedding_many-text =
    Le due scatole in una partita con tutto Queendomino: 96 tessere in 12 colonne di otto, a turno da Queendomino e da Kingdomino. Quello che nessuno sceglie esce dal gioco. Griglie di 5 per 5.
    Le tessere tengono la lettera della loro scatola: **Q12** è di Queendomino, **K12** di Kingdomino.

rules-teams-title = Squadre di due
rules-teams-words = squadra, squadre, partner, due contro due, a coppie, alleanza, condividere
rules-teams-text =
    Royal Wedding in sei o in otto, a coppie: 12 colonne di otto, una griglia di 7 per 7 per squadra. I partner condividono un reame, una borsa di 7 monete, i cavalieri e le torri; ciascuno ha un re, e nel turno di quel re fa come vuole.
    I partner si scelgono con i loro posti, o si estraggono. Nel pannello di un turno del partner vedi la bozza, e potete lasciarvi note. Una squadra vince insieme.

rules-giants_two-title = Giganti in due
rules-giants_two-words = giganti 2, in due, due giocatori, 2 giocatori
rules-giants_two-text =
    Kingdomino in due: si estraggono 30 delle 60 tessere. Ogni colonna ne ha cinque, e la terza esce prima che qualcuno scelga. Sei round, una griglia di 5 per 5, due re a testa.

rules-giants_big-title = Giganti in due, 7 per 7
rules-giants_big-words = duello dei giganti, in due, due giocatori, 2 giocatori
rules-giants_big-text =
    Il Grande Duello o Queendomino in due: tutte le 60 tessere in 12 colonne di cinque; la terza esce prima che qualcuno scelga. Una griglia di 7 per 7, due re a testa.

rules-giants_three-title = Giganti in tre
rules-giants_three-words = giganti 3, in tre, tre giocatori, 3 giocatori
rules-giants_three-text =
    Tutte le 60 tessere in 12 colonne di cinque; la seconda e la quarta escono prima che qualcuno scelga. Una griglia di 5 per 5.

rules-giants_four-title = Giganti in quattro
rules-giants_four-words = giganti 4, in quattro, quattro giocatori, 4 giocatori
rules-giants_four-text =
    Tutte le 60 tessere in 12 colonne di cinque; la terza esce prima che qualcuno scelga. Una griglia di 5 per 5.

rules-giants_five-title = Giganti in cinque
rules-giants_five-words = giganti 5, in cinque, cinque giocatori, 5 giocatori
rules-giants_five-text =
    Un quinto giocatore con un quinto colore: tutte le 60 tessere in 12 colonne di cinque. Una griglia di 5 per 5.

rules-two-title = Kingdomino in due
rules-two-words = in due, due giocatori, 2 giocatori, duello
rules-two-text =
    Avete due re a testa, quindi giocate due volte in ogni round. Tutti e quattro i re si estraggono all’inizio, in qualsiasi ordine.
    Per la partita si estraggono 24 delle 48 tessere; le altre restano fuori, nascoste. Sei round, una griglia di 5 per 5.

rules-three-title = Kingdomino in tre
rules-three-words = in tre, tre giocatori, 3 giocatori
rules-three-text =
    Per la partita si estraggono 36 delle 48 tessere; le altre restano fuori, nascoste. Una colonna ha tre tessere. 12 round, una griglia di 5 per 5.

rules-four-title = Kingdomino in quattro
rules-four-words = in quattro, quattro giocatori, 4 giocatori
rules-four-text =
    Si giocano tutte le 48 tessere, in 12 colonne di quattro. Una griglia di 5 per 5.

rules-mighty_duel-title = Il Grande Duello
rules-mighty_duel-words = grande duello, duello, 7x7, 7 per 7, grande
rules-mighty_duel-text =
    In due. Si giocano tutte le 48 tessere e i reami arrivano a 7 per 7 caselle, in 12 round. Due re a testa.
    La casella del castello è g7.

rules-queen_two-title = Queendomino in due
rules-queen_two-words = queendomino 2, in due, due giocatori, 2 giocatori, 7x7, 7 per 7
rules-queen_two-text =
    Avete due re a testa, quindi giocate due volte in ogni round. Si giocano tutte le 48 tessere in 12 colonne di quattro, e i reami arrivano a 7 per 7; la casella del castello è g7.
    Nella prima colonna uno sceglie una tessera, l’altro due, e il primo prende l’ultima.

rules-queen_three-title = Queendomino in tre
rules-queen_three-words = queendomino 3, in tre, tre giocatori, 3 giocatori
rules-queen_three-text =
    Tutte le 48 tessere arrivano in 12 colonne di quattro; quella di ogni colonna che nessuno sceglie esce dal gioco. Una griglia di 5 per 5.

rules-queen_four-title = Queendomino in quattro
rules-queen_four-words = queendomino 4, in quattro, quattro giocatori, 4 giocatori
rules-queen_four-text =
    Si giocano tutte le 48 tessere, in 12 colonne di quattro. Una griglia di 5 per 5.

rules-discovery-title = Scoperta
rules-discovery-words = scoperta, discovery, scatola piccola, 24 tessere, corto, breve
rules-discovery-text =
    Una partita breve in due con 24 tessere proprie. Si giocano tutte, in sei round di quattro, su griglie di 5 per 5. Due re a testa.
    Tutte le altre regole sono quelle di Kingdomino. Le tessere sono numerate da 1 a 24: cercane una con `/rules about:D17`.

rules-middle_kingdom-title = Regno di mezzo
rules-middle_kingdom-words = regno di mezzo, centro, mezzo, 10 punti, variante, bonus
rules-middle_kingdom-text =
    Una variante: 10 punti se il castello è al centro della tua griglia. In una griglia di 5 per 5 nessuna casella può essere a più di due da esso in nessuna direzione; in 7 per 7, a più di tre.
    Per questo il reame non deve essere completo.

rules-harmony-title = Armonia
rules-harmony-words = armonia, completo, 5 punti, variante, bonus, pieno
rules-harmony-text =
    Una variante: 5 punti se non hai mai dovuto scartare una tessera.

rules-dynasty-title = Dinastia
rules-dynasty-words = dinastia, tre partite, serie, incontro, variante
rules-dynasty-text =
    Tre partite di fila allo stesso tavolo, con le stesse persone, gli stessi posti e gli stessi colori. I punti delle tre partite si sommano, e vince chi ne ha di più; in caso di parità si divide.
    I re si estraggono di nuovo per ogni partita. La prossima comincia da sola, cinque minuti dopo l’ultima.

rules-fairness-title = L’estrazione regolare
rules-fairness-words = seme, sigillo, regolare, onesto, caso, casuale, mescolare, estrazione, prova, barare
rules-fairness-text =
    Tutto quello che è casuale viene da un solo numero segreto, il seme, creato prima della partita. Il suo sigillo si mostra all’inizio, così dopo non si può cambiare; il seme stesso si mostra alla fine.
    Chiunque può controllare l’uno e l’altro, e ogni mossa: /verify rigioca il verbale della partita e dice se corrispondono.

rules-takeback-title = Ritirare un turno
rules-takeback-words = ritirare, ritiro, annullare, errore, sbaglio, clic sbagliato
rules-takeback-text =
    Finché non termini il turno puoi cambiare tutto, e nessuno lo vede.
    Poi puoi ritirare il turno finché un altro non ha giocato, a meno che il turno non abbia estratto una nuova colonna o finito la partita. Un tavolo può anche essere senza ritiro del turno.

rules-wheat-title = Grano
rules-wheat-words = grano, campo, campi, giallo, w
rules-wheat-text = Il paesaggio più comune: cresce facilmente, ma le corone sono difficili da trovare.
rules-forest-title = Bosco
rules-forest-words = bosco, foresta, alberi, verde scuro, f
rules-forest-text = Comune, con una corona qua e là, sempre accanto a un altro paesaggio.
rules-lake-title = Lago
rules-lake-words = lago, acqua, fiume, mare, blu, l
rules-lake-text = Tante corone quante il bosco, su meno caselle.
rules-grassland-title = Prateria
rules-grassland-words = prateria, prato, pascolo, verde chiaro, erba, g
rules-grassland-text = Poche caselle, ma alcune hanno due corone.
rules-swamp-title = Palude
rules-swamp-words = palude, acquitrino, marrone, s
rules-swamp-text = Rara e ricca: una piccola palude può valere quanto un grande campo.
rules-mine-title = Montagna
rules-mine-words = montagna, montagne, miniera, nero, m
rules-mine-text = Il paesaggio più raro e più ricco: quasi ogni montagna ha corone.

rules-terrain = { $box }: { $crowns ->
    [0] { $squares } caselle, senza corone.
   *[other] { $squares } caselle, { $crowns } corone in tutto, al massimo { $most } su una casella.
}

rules-terrain-giants = L’era dei giganti aggiunge { $crowns ->
    [0] { $squares } caselle, senza corone.
   *[other] { $squares } caselle e { $crowns } corone.
}

rules-suggest-domino = { $name }: { $left } – { $right }
rules-suggest-building = { $name }: { $effect }
rules-domino-name = Tessera { $number } di { $box }
rules-domino-name-giants = Tessera { $number } dell’Era dei giganti
rules-domino-faces = Metà sinistra: { $left }. Metà destra: { $right }.
rules-domino-rank = { $lower ->
    [0] È la più bassa: chi la prende gioca per primo.
   *[other] { $higher ->
        [0] È la più alta: chi la prende gioca per ultimo.
       *[other] { $lower ->
            [one] { $lower } tessera della sua scatola è più bassa e gioca prima,
           *[other] { $lower } tessere della sua scatola sono più basse e giocano prima,
        } { $higher ->
            [one] { $higher } è più alta.
           *[other] { $higher } sono più alte.
        }
    }
}
rules-domino-arrives = Porta un gigante, che copre una delle tue corone. Le lettere vengono prima di tutti i numeri: chi la prende gioca presto.
rules-domino-footprints = Ha le impronte: con essa puoi mandare un gigante a un avversario. Viene dopo i numeri da 1 a 48: chi la prende gioca tardi.
rules-domino-twins = Le stesse metà: { $twins }.
