vote-again = { $lord } fez uma pergunta a todo mundo em { $table }, e falta a sua resposta.
vote-abort = { $lord } gostaria de encerrar { $table } sem resultado. Todo mundo precisa concordar. ({ $agreed } de { $needed })
vote-takeback = { $turns ->
    [1] { $lord } gostaria de voltar o último turno de { $table } e jogar de novo. O sorteio continua o mesmo. Todo mundo precisa concordar. ({ $agreed } de { $needed })
   *[other] { $lord } gostaria de voltar os últimos { $turns } turnos de { $table } e continuar dali. O sorteio continua o mesmo. Todo mundo precisa concordar. ({ $agreed } de { $needed })
}
vote-pause = { $lord } gostaria de pausar { $table } até alguém retomar. Todo mundo precisa concordar. ({ $agreed } de { $needed })
vote-pause-until = { $lord } gostaria de pausar { $table } até { $until }. Todo mundo precisa concordar. ({ $agreed } de { $needed })
vote-replace = { $lord } gostaria que outra pessoa jogasse no lugar de { $other } em { $table }: o piloto automático joga ali até alguém assumir. Todo mundo precisa concordar. ({ $agreed } de { $needed })
vote-replace-guest = { $lord } gostaria que { $guest } assumisse o lugar de { $other } em { $table }; até lá, o piloto automático joga. Todo mundo precisa concordar. ({ $agreed } de { $needed })
vote-time = { $hours ->
    [1] { $lord } pede mais uma hora para este turno de { $table }. Basta um sim.
   *[other] { $lord } pede mais { $hours } horas para este turno de { $table }. Basta um sim.
}
vote-rule = { $silence ->
    [yes] Quem está fora e não responde em { $time } horas, sem contar as horas silenciosas, concorda.
    [no] Quem está fora e não responde em { $time } horas, sem contar as horas silenciosas, diz não.
   *[replaced] { $other } concorda se não responder antes do fim do turno atual ou, em caso de ausência, em { $time } horas, sem contar as horas silenciosas. Isso só conta se mais um turno perdido custar o lugar.
}
vote-replace-direct = { $lord } gostaria que outra pessoa assumisse o seu lugar em { $table } e perguntou a todo mundo lá. Jogue o seu turno ou responda aqui. Não responder até o fim do turno vale como sim; se você está fora, também vale não responder em { $time } horas, sem contar as suas horas silenciosas. O silêncio só conta se mais um turno perdido custar o seu lugar.
vote-agree = Concordar
vote-go-on = Continuar
vote-no = Não
vote-give = Dar o tempo

vote-abort-passed = Todo mundo concordou em encerrar { $table } sem resultado.
vote-takeback-passed = { $turns ->
    [1] Todo mundo concordou: o último turno de { $table } é desfeito, e { $lord } joga de novo.
   *[other] Todo mundo concordou: os últimos { $turns } turnos de { $table } são desfeitos, e é a vez de { $lord }.
}
vote-takeback-done = { $turns ->
    [1] De comum acordo, o último turno é desfeito, e { $lord } joga de novo.
   *[other] De comum acordo, os últimos { $turns } turnos são desfeitos, e é a vez de { $lord } de novo.
}
vote-takeback-done-solo = { $turns ->
    [1] { $lord } volta o último turno.
   *[other] { $lord } volta os últimos { $turns } turnos.
}
vote-pause-passed = Combinado: { $table } está em pausa até alguém retomar. Ainda dá para jogar turnos. Se ninguém retomar em 90 dias, a partida termina sem resultado.
vote-pause-until-passed = Combinado: { $table } está em pausa até { $until }, ou até todo mundo querer retomar. Ainda dá para jogar turnos.
vote-pause-ready = { $ready } de { $needed } já retomariam. Isso vale por um dia, ou até um turno ser jogado.
vote-pause-given-up = Ninguém retomou { $table } em 90 dias, então a partida termina sem resultado.
vote-pause-over = A pausa de { $table } acabou.
vote-pause-over-by = { $lord } encerrou a pausa de { $table }.
vote-replace-passed = Combinado: o lugar de { $other } em { $table } está livre, e o piloto automático joga nele até alguém assumir.
vote-time-passed = { $hours ->
    [1] { $lord } deu mais uma hora a { $other } em { $table }. O turno agora termina { $ends }.
   *[other] { $lord } deu mais { $hours } horas a { $other } em { $table }. O turno agora termina { $ends }.
}
vote-time-passed-paused = { $hours ->
    [1] { $lord } deu mais uma hora a { $other } em { $table }. O relógio está parado até o fim da pausa.
   *[other] { $lord } deu mais { $hours } horas a { $other } em { $table }. O relógio está parado até o fim da pausa.
}
vote-abort-failed = { $lord } prefere continuar, então { $table } continua.
vote-takeback-failed = { $lord } prefere continuar, então os turnos de { $table } ficam.
vote-pause-failed = { $lord } prefere continuar, então o relógio de { $table } segue andando.
vote-replace-failed = { $lord } prefere continuar assim, então { $other } mantém o lugar em { $table }.
vote-time-failed = { $lord } prefere continuar, então o turno em { $table } não ganha mais tempo.
vote-abort-lapsed = Nem todo mundo concordou a tempo, ou outra rodada começou, então { $table } continua.
vote-takeback-lapsed = Os turnos de { $table } ficam: alguém seguiu jogando, ou nem todo mundo concordou a tempo.
vote-pause-lapsed = Nem todo mundo concordou a tempo, ou outra rodada começou, então o relógio de { $table } segue andando.
vote-replace-lapsed = { $other } mantém o lugar em { $table }: nem todo mundo concordou a tempo, ou { $other } voltou.
vote-time-lapsed = O turno de { $table } para o qual { $lord } pediu mais tempo acabou.
vote-moot = { $table } terminou, então a pergunta está resolvida.

vote-abort-ask = Encerrar { $table } sem resultado? Todas as pessoas com lugar precisam concordar, em até 3 dias e antes de a partida entrar em outra rodada.
vote-takeback-ask = { $turns ->
    [1] Voltar o último turno de { $table }? Todas as pessoas com lugar precisam concordar, em até 3 dias. O sorteio continua o mesmo.
   *[other] Voltar os últimos { $turns } turnos de { $table }, até o seu último? Todas as pessoas com lugar precisam concordar, em até 3 dias. O sorteio continua o mesmo.
}
vote-pause-ask = Pausar { $table }? Todo mundo precisa concordar, em até 3 dias e antes de a partida entrar em outra rodada; a pergunta vai também a quem está fora. Durante a pausa o relógio para, mas ainda dá para jogar. Uma pausa com data termina antes se todo mundo quiser retomar; uma sem data, assim que alguém quiser; se ninguém retomar em 90 dias, a partida termina sem resultado. Por quanto tempo?
vote-pause-open = Sem data
vote-replace-ask = O lugar de quem em { $table } deve passar a outra pessoa? As outras pessoas presentes precisam concordar, e a pergunta vai também a quem perderia o lugar. Até alguém assumir, o piloto automático joga.
vote-replace-whom = O lugar de quem?
vote-replace-sure = Perguntar à mesa se outra pessoa deve jogar no lugar de { $other } em { $table }? Você pode indicar alguém para o lugar ou deixá-lo livre para qualquer pessoa.
vote-replace-with = Indicar alguém…
vote-time-ask = Pedir mais tempo às outras pessoas em { $table }? O primeiro sim já dá o tempo.
vote-time-give = Dar mais tempo a { $other } em { $table }?
vote-ask = Perguntar à mesa
vote-asked = A pergunta foi feita a todo mundo em { $table }. A partida continua.
vote-agreed = Você concordou. Já são { $agreed } de { $needed }.
vote-waits = Quem pergunta é você. Outra pessoa precisa concordar.
vote-refused = Você prefere continuar, então { $table } continua.
vote-none = Não há pergunta aberta em { $table }.
vote-goes-on = O relógio de { $table } anda de novo.
vote-ready = Você já retomaria. A pausa de { $table } foi combinada, então só termina antes quando todo mundo quiser.
vote-runs = { $table } não está em pausa.

vote-menu-takeback = Voltar turnos…
vote-menu-pause = Pausar…
vote-menu-resume = Encerrar a pausa
vote-menu-replace = Substituir alguém…
vote-menu-time = Mais tempo…
vote-menu-seat = Retomar meu lugar
vote-menu-vote = Pergunta aberta

vote-seat-back = { $lord } está de volta em { $table }.
vote-seat-taken = { $lord } continua em { $table } no lugar de { $before }.
vote-seat-taken-you = { $lord } continua por você em { $table }.
vote-seat-replaced = A mesa substituiu { $lord } em { $table }. O piloto automático continua até alguém assumir o lugar.
vote-seat-replaced-you = As outras pessoas em { $table } concordaram em substituir você. O piloto automático continua; você pode retomar o lugar até outra pessoa assumir.
vote-seat-offered = Alguém recebeu o convite para o lugar de { $before } em { $table }.
vote-seat-offered-you = Você tem um convite para assumir o lugar de { $before } em { $table }.
vote-seat-take = Assumir o lugar
vote-seat-free = O lugar de { $before } em { $table } está livre: assuma e continue com aquele reino.
vote-seat-choose = Qual lugar de { $table } você quer assumir?
vote-seat-yours = Você continua em { $table } no lugar de { $before }.
vote-seat-yours-again = Seu lugar em { $table } é seu de novo.
vote-seat-kept = Seu lugar em { $table } é seu. O piloto automático não joga nele.

vote-command-game-pause = Perguntar à mesa se o relógio para, ou retomar
vote-command-game-time = Dar mais tempo a quem está na vez
vote-command-game-replace = Perguntar à mesa se uma pessoa ausente deve dar lugar a outra
vote-command-game-seat = Assumir um lugar livre ou retomar o seu do piloto automático
vote-option-until = Quanto tempo ou até quando, como 3 dias ou 2030-12-24; sem isto, sem data
vote-option-hours = Quantas horas a mais
vote-option-lord = O lugar de quem
vote-option-with = Quem deve assumir o lugar; sem isto, qualquer pessoa
