# A table's clock in words, and the form for a custom one.

clock-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
clock-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
clock-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
clock-turn = { $time } a turno
clock-none = { $inside ->
    [yes] nessun limite di tempo
   *[no] Nessun limite di tempo
}
clock-none-typed = nessun limite, senza limite, senza limiti, senza orologio, nessun orologio, illimitato
clock-bank = { $inside ->
    [yes] riserva di { $bank }
   *[no] Riserva di { $bank }
}, +{ $increment } a turno{ $capped ->
    [yes] , fino a { $cap }
   *[no] {""}
}

## Messages of a table about time that runs out. $missed: a number

clock-missed = { $missed ->
    [1] Quando il tempo scade, il pilota automatico gioca quel turno; con un turno saltato si perde il posto.
   *[other] Quando il tempo scade, il pilota automatico gioca quel turno; fino al ritorno, i turni seguenti hanno metà del tempo, poi un quarto; con { $missed } turni saltati si perde il posto.
}
clock-vacation-honored = Assenze e fine settimana di silenzio si rispettano: l’orologio aspetta.
clock-vacation-ignored = Assenze e fine settimana di silenzio non si rispettano: l’orologio va avanti.

## Choosing one

clock-none-about = Solo promemoria; nessuno gioca al posto di altri
clock-bank-about = Una riserva per tutta la partita; ogni turno la aumenta
clock-other = Altro…
clock-other-about = Giorni e ore a scelta, o una riserva con un massimo
clock-form-title = L’orologio del tavolo
clock-form-days = Giorni a turno
clock-form-hours = Ore a turno
clock-form-bank = O una riserva, per esempio 3d
clock-form-increment = Quanto aggiunge ogni turno, per esempio 8h
clock-form-cap = Quanto può contenere, per esempio 5d
