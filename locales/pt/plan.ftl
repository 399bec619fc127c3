plan-title = ### Planeje o seu próximo turno · { $round }
plan-place = Você vai colocar { $domino }: { $halves }.
plan-nowhere = { $domino } não cabe em lugar nenhum com o reino como está, então será descartado.
plan-first = Você vai escolher um dominó da primeira fila.
plan-kept = Seu plano está guardado. Dá para mudar ou apagar até chegar a sua vez.
plan-cleared = Seu plano foi apagado. Não há nada planejado.
plan-unkept = Este plano ainda não está guardado: aperte [Guardar este plano].
plan-waits = Este plano espera a sua vez.
plan-differs = Outro plano espera a sua vez. Guarde este para substituir o outro.
plan-gone = { $count ->
    [1] { $dominoes } já tem dono, então não pode ser um desejo.
   *[other] { $dominoes } já têm dono, então não podem ser desejos.
}
plan-arrives = Um gigante vem com { $domino }: você escolhe na hora qual coroa ele cobre.
plan-own-turn = Já é a sua vez: jogue aqui. Nada foi planejado.
plan-tap = Um plano precisa de uma posição: toque em uma letra. Nada fica guardado antes de você apertar [Guardar este plano].
plan-tap-spot = Um plano precisa de uma posição: escolha uma na lista. Nada fica guardado antes de você apertar [Guardar este plano].
plan-tap-wish = Escolha os dominós que você quer, o melhor primeiro. Nada fica guardado antes de você apertar [Guardar este plano].
plan-at = Plano: { $domino } em **{ $spot }**: { $gain }, você teria { $total }.
plan-taxes = { $count ->
    [1] Um cavaleiro recolhe imposto em { $squares }.
   *[other] Cavaleiros recolhem impostos em { $squares }.
}
plan-wishes = Desejos: { $wishes }.
plan-else = { $first }, senão { $then }
plan-otherwise-ask = Se nenhum desejo estiver livre, você escolhe na hora.
plan-otherwise = Se nenhum desejo estiver livre, o plano pega o { $which ->
    [lowest] mais baixo
   *[highest] mais alto
}.
plan-only = O plano pega o { $which ->
    [lowest] mais baixo
   *[highest] mais alto
} que estiver livre.
plan-asks-wish = Depois ele pergunta qual dominó pegar.
plan-no-line = A próxima fila ainda não está na mesa: só dá para planejar a posição.
plan-wish = { $domino } · { $place }º
plan-wish-list = Desejar…
plan-select-ask = Sem desejo livre: perguntar a mim
plan-select = Sem desejo livre: pegar o { $which ->
    [lowest] mais baixo
   *[highest] mais alto
}
plan-select-tax = Imposto…
plan-select-tax-none = Sem imposto
plan-how = O plano joga sozinho um minuto depois de o seu turno começar, se { $team ->
    [yes] a sua dupla não tiver colocado nada desde então, a posição
   *[no] a posição
} ainda valer e um desejo estiver livre. Senão, você decide na hora. Ninguém mais pode ver o plano.
plan-how-spot = Quando a sua vez chegar, a posição já estará preenchida, e você escolhe o resto. Ninguém mais pode ver o plano.
plan-button-keep = Guardar este plano
plan-button-clear = Apagar
plan-button-mine = Planejar meu turno
plan-button-next = Planejar próximo turno
plan-button-log = Meus planos

plan-log-title = ### Seus planos em { $table }
plan-log-none = Você ainda não guardou nenhum plano aqui.
plan-log-nothing = Nenhum plano espera a sua vez.
plan-log-hidden = Ninguém mais pode vê-los.
plan-log-waits = Espera: { $turn } · { $plan }
plan-log-line = { $when } · { $turn }: { $fate }
plan-turn = rodada { $round }, { $domino }
plan-turn-start = a primeira escolha

plan-fate-played = Seu plano foi jogado: { $domino } em { $spot }, depois { $took }.
plan-fate-played-last = Seu plano foi jogado: { $domino } em { $spot }.
plan-fate-played-discarded = Seu plano foi jogado: { $domino } não cabia em lugar nenhum, depois { $took }.
plan-fate-played-chose = Seu plano foi jogado: você pegou { $took }.
plan-fate-gone = { $count ->
    [1] { $dominoes } já tinha dono.
   *[other] { $dominoes } já tinham dono.
}
plan-fate-wishes_taken = { $count ->
    [1] Seu plano não foi jogado: { $dominoes } já tinha dono.
   *[other] Seu plano não foi jogado: { $dominoes } já tinham dono.
}
plan-fate-line_unknown = Seu plano não jogou sozinho: a próxima fila ainda não era conhecida quando você o fez.
plan-fate-no_wish = Seu plano não jogou sozinho: você não tinha desejado nenhum dominó.
plan-fate-giant_arrives = Seu plano não jogou sozinho: um gigante vem com o seu dominó, e você escolhe a coroa que ele cobre.
plan-fate-no_spot = Seu plano não foi jogado: ele não tinha posição para o seu dominó.
plan-fate-spot_illegal = Seu plano não foi jogado: a posição não vale mais.
plan-fate-tax_illegal = Seu plano não foi jogado: o imposto não é mais possível.
plan-fate-giant_came = Seu plano não foi jogado: nesse meio-tempo, um gigante chegou a { $square }.
plan-fate-giant_waits = Seu plano não foi jogado: um gigante está a caminho, e a coroa dele vem primeiro.
plan-fate-kingdom_changed-own = Seu plano não foi jogado: você mudou o reino depois de planejar.
plan-fate-kingdom_changed-partner = Seu plano não foi jogado: a sua dupla mudou o reino depois que você planejou.
plan-fate-kingdom_changed-queen = Seu plano não foi jogado: nesse meio-tempo, a rainha foi embora.
plan-fate-other_domino = Seu plano não foi jogado: você pegou outro dominó depois de planejar.
plan-fate-taken_back = Seu plano não foi jogado: turnos foram desfeitos de comum acordo.
plan-fate-time = Seu plano não foi jogado: o seu tempo acabou antes.
plan-fate-resigned = Seu plano não foi jogado: o computador jogou por você.
plan-fate-game_over = Seu plano não foi jogado: a partida acabou antes.
plan-fate-again = Você planejou de novo.
plan-fate-own_turn = Seu plano não joga mais sozinho: agora é a sua vez.
plan-fate-cleared = Você o apagou.
plan-fate-drafted = O que você planejou está preenchido.

plan-news = { $table } ({ $server }) · { $turn }

plan-command-plan = Planejar o seu próximo turno
plan-command-plan-make = Planejar o seu próximo turno
plan-command-plan-show = Mostrar o seu plano e o que houve com os anteriores
plan-command-plan-drop = Esquecer o seu plano
plan-option-spot = Aonde o seu dominó deve ir, como b5 a5
plan-option-wishes = Dominós da próxima fila, o melhor primeiro, como 41 33
plan-option-otherwise = O que pegar se nenhum desejo estiver livre
plan-choice-ask = Perguntar a mim
plan-choice-lowest = Pegar o mais baixo
plan-choice-highest = Pegar o mais alto
