giants-place-arrives = Coloque { $domino }: { $halves }. Com ele vem um gigante, que cobre uma das suas coroas.
giants-place-leaves = Coloque { $domino }: { $halves }. Com ele, você pode enviar um dos seus gigantes.
giants-arrives = Um gigante chega com { $domino }. Ele precisa cobrir uma das suas coroas.
giants-none-open = Não há coroa visível, então o gigante vai embora.
giants-covers = O gigante cobre a coroa em { $square }.
giants-covers-only = O gigante cobre a coroa em { $square }, a única visível.
giants-sends = O gigante em { $square } vai para { $receiver }.
giants-all-crowns = { $count ->
    [1] O único quadrado
   *[other] Os { $count } quadrados com coroa
}
giants-send-list = Enviar um gigante…
giants-send = Enviar { $square } a { $lord } ({ $change })
giants-keep = Manter todos os gigantes
giants-no-send_none = Enviar um gigante: você não tem nenhum.
giants-no-send_nobody = Enviar um gigante: ninguém mais tem coroa visível.

giants-title = ### Um gigante para você · { $table }
giants-title-turn = ### Seu turno · { $round }
giants-sent-you = { $count ->
    [1] Um gigante chega de { $senders }. Escolha qual coroa ele cobre.
   *[other] Chegam gigantes de { $senders }, e { $count } esperam. Escolha qual coroa o primeiro cobre.
}
giants-tap = Toque em uma letra para ver quanto custa.
giants-would = Em { $square }: { $change }, você teria { $total }.
giants-final = Nada é definitivo até você cobrir. Depois, fica assim.
giants-cover = Cobrir
giants-covered-for-you = Eu escolhi por você: o gigante cobriu a coroa em { $square }, a menor perda ({ $change }).
giants-covered = O gigante cobre a coroa em { $square } ({ $change }). Você tem { $total }.

giants-choice = { $square } ({ $change })
