# Ladders and profiles, from the finished games of a server.

annals-command-ladder = La classifica di questo server
annals-command-profile = Il profilo di una persona
annals-option-season = Quale trimestre di un anno; se manca, da sempre
annals-option-computers = La classifica delle partite con giocatori computer
annals-option-page = Quale pagina di dieci persone
annals-option-user = Il profilo di chi; se manca, il tuo

annals-ladder = { $box }, { $kingdoms } reami
annals-ladder-teams = { $box }, { $kingdoms } squadre di due
annals-ladder-computer = { $ladder }, con giocatori computer
annals-season-all = Da sempre
annals-season = { $quarter ->
    [1] Gennaio–marzo { $year }
    [2] Aprile–giugno { $year }
    [3] Luglio–settembre { $year }
   *[4] Ottobre–dicembre { $year }
}
annals-computer = Computer ({ $level })
annals-nameless = Qualcuno

annals-ladder-title = ### Classifica · { $ladder } · { $season }
annals-ladder-count = { $lords ->
    [one] { $lords } giocatore
   *[other] { $lords } giocatori
}, { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}. Rating, ± di quanto può sbagliare (grigio con “?”: meno di dieci partite), partite, gli ultimi cinque piazzamenti.
annals-ladder-empty = Qui nessuna partita di questo tipo è ancora stata giocata fino in fondo. Apri un tavolo con `/game new`, e sarà la prima.
annals-ladder-mine = Il tuo posto è { $place }: **{ $rating }** ± { $deviation } dopo { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}.
annals-choose-ladder = Scatola e numero di reami
annals-choose-season = Stagione
annals-find = Trovami
annals-browse = Altre classifiche
annals-share = Mostra nel canale

annals-profile-title = ### { $lord }
annals-profile-hidden = Lo vedi solo tu: non compari nelle classifiche. Puoi cambiarlo in `/settings`.
annals-profile-empty = Qui non è ancora finita nessuna partita. Apri un tavolo con `/game new`, o trovane uno con `/games`.
annals-standing = { $name }: posto { $place }, { $rating }, { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, { $wins ->
    [one] { $wins } vinta
   *[other] { $wins } vinte
}
annals-standing-one = { $games } partite su { $of } contro la stessa persona
annals-ladder-one = Per lo più contro la stessa persona: { $lords }
annals-ladder-one-lord = { $lord } ({ $games } partite su { $of })
annals-level = **{ $level }**: vittorie delle persone { $wins } su { $games }
annals-level-best = reame migliore { $points } ({ $lord })
annals-level-best-hidden = reame migliore { $points }
annals-level-mine = le tue vittorie { $wins } su { $games }, al massimo { $points } punti
annals-level-mine-left = le tue vittorie { $wins } su { $games }
annals-rating = **{ $rating }** ± { $deviation }
annals-rating-unsure = **{ $rating }** ± { $deviation } (meno di dieci partite)
annals-reliable-always = Gioca sempre in tempo ({ $percent }%).
annals-reliable-mostly = Gioca quasi sempre in tempo ({ $percent }%).
annals-reliable-often = Salta un turno di tanto in tanto ({ $percent }%).
annals-reliable-seldom = Salta spesso i turni ({ $percent }%).
annals-best = Reame migliore: **{ $points }** in { $table }
annals-recent-title = Ultime partite
annals-recent = { $table }: posto { $place } su { $of }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} { $rated ->
    [yes] ({ $change }){" "}
   *[no] {""}
}{ $when }
annals-recent-left = { $table }: non giocata fino in fondo { $rated ->
    [yes] ({ $change }){" "}
   *[no] {""}
}{ $when }
annals-trophies-title = Trofei
annals-trophy = **{ $trophy }** · { $about }
annals-cup = { $place ->
    [1] Primo posto in
    [2] Secondo posto in
   *[other] Terzo posto in
} { $cup } · { $of } partecipanti · { $at }
annals-cups-more = { $count ->
    [one] E { $count } altro torneo.
   *[other] E altri { $count } tornei.
}
annals-trophy-first_stone = Prima pietra
annals-trophy-first_stone-about = una partita giocata fino in fondo
annals-trophy-crowned = Corona in testa
annals-trophy-crowned-about = una partita vinta
annals-trophy-hundred = Cento
annals-trophy-hundred-about = un reame da 100 punti
annals-trophy-broad_fields = Ampi campi
annals-trophy-broad_fields-about = un territorio di 15 caselle
annals-trophy-six_lands = Sei terre
annals-trophy-six_lands-about = tutti e sei i paesaggi danno punti in un solo reame
annals-trophy-harmonious = Armonia perfetta
annals-trophy-harmonious-about = vittoria con Armonia e Regno di mezzo
annals-trophy-treasury = Tesoreria
annals-trophy-treasury-about = 20 punti nelle montagne
annals-trophy-architect = Mano d’architetto
annals-trophy-architect-about = 40 punti negli edifici
annals-trophy-queens_host = La casa della Regina
annals-trophy-queens_host-about = vittoria avendo la Regina
annals-trophy-close_shave = Per un soffio
annals-trophy-close_shave-about = vittoria per un punto o allo spareggio
annals-trophy-crowded_field = In mezzo alla folla
annals-trophy-crowded_field-about = vittoria contro almeno quattro reami
annals-trophy-old_hand = Lunga esperienza
annals-trophy-old_hand-about = 50 partite giocate fino in fondo
annals-compare-me = Confronta con me

annals-command-compare = Due giocatori a confronto
annals-option-compared = Con chi confrontarti
annals-option-with = Un’altra persona al tuo posto
annals-compare-title = ### { $one } e { $two }
annals-compare-unrated = { $lord }: qui ancora senza rating
annals-compare-chance = Secondo i rating, { $one } finisce davanti a { $two } in { $percent } partite su 100.
annals-compare-never = Qui non hanno ancora giocato una partita l’uno contro l’altro.
annals-compare-met = { $games ->
    [1] Una partita
   *[other] { $games } partite
} di confronto diretto: { $one } davanti a { $two } in { $ahead }, dietro in { $behind }.
annals-compare-latest = Le loro ultime partite, viste da { $one }

annals-command-honors = Primati di questo server: reame più alto, territorio più grande e altro
annals-honors-title = ### Primati · { $box }
annals-honors-count = { $games ->
    [one] { $games } partita finita
   *[other] { $games } partite finite
} qui
annals-honor-kingdom = Reame più alto: **{ $value }** punti, di { $lords }
annals-honor-territory = Territorio più grande: **{ $value }** caselle, di { $lords }
annals-honor-crowns = Più corone: **{ $value }**, di { $lords }
annals-honor-fastest = Tavolo più veloce: **{ $value }**, di { $lords }
annals-honor-games = Più partite finite: **{ $value }**, di { $lords }
annals-honor-wins = Più partite vinte: **{ $value }**, di { $lords }
annals-honor-short-kingdom = reame migliore
annals-honor-short-territory = territorio
annals-honor-short-crowns = corone
annals-honor-short-fastest = il più veloce
annals-honor-short-games = partite finite
annals-honor-short-wins = partite vinte
annals-honor-hidden = qualcuno che non è mostrato
annals-honor-where = { $table }, { $when }
annals-choose-box = Scatola

annals-command-stats = Come vanno qui tessere, edifici, missioni e posti
annals-option-about = Su che cosa
annals-about-domino = Tessere
annals-about-building = Edifici
annals-about-quest = Missioni
annals-about-token = Gettoni della Corte
annals-about-seat = Posti
annals-about-order = Ordine della prima scelta
annals-stats-title = ### { $about } · { $box }
annals-stats-empty = Qui nessuna partita di questa scatola è ancora stata giocata fino in fondo.
annals-stats-usual = { $games ->
    [one] { $games } partita finita
   *[other] { $games } partite finite
} qui. Di tutti i reami vince il { $share }%, con { $points } punti in media. Prima i migliori.
annals-stats-line = **{ $what }**: { $games ->
    [one] vinto il { $share }% di { $games } reame
   *[other] vinto il { $share }% di { $games } reami
}, { $points } punti
annals-stats-quest = **{ $what }**: { $games ->
    [one] vinto il { $share }% di { $games } reame
   *[other] vinto il { $share }% di { $games } reami
}, ha portato { $points } punti
annals-seat = Posto { $place } di { $kingdoms }
annals-order = Scelta { $place } di { $kingdoms }
