daily-command-daily = O reino do dia: os mesmos dominós para todo mundo
daily-command-daily-play = Jogar o reino de hoje, ou ver até quando ele dura
daily-command-daily-table = Quem construiu o quê no último dia
daily-command-daily-ladder = O ranking deste mês dos reinos do dia
daily-command-daily-world = O último dia em todos os servidores, e se o seu nome aparece lá
daily-option-month = Qual mês
daily-month-now = Este mês
daily-month-last = Mês passado
daily-title = ### Reino do dia · { $day }
daily-what = { $setup } · contra três computadores do mesmo nível ({ $level })
daily-ends = O dia acaba { $ends }, { $in }.
daily-how = Todo mundo joga os mesmos dominós contra os mesmos computadores, cada pessoa só em um tópico privado. Você tem uma tentativa, e não dá para voltar nenhum turno. Até o dia acabar, ninguém mais vê nada; por favor, também não conte a ninguém.
daily-told = Depois, o seu nome e o seu reino ficam na tabela do dia deste servidor.
daily-seals = -# O sorteio de hoje está selado: `{ $seal }` O de amanhã: `{ $next }` A semente que comprova um selo aparece quando o dia dele acaba.
daily-begin = Jogar o reino de hoje
daily-playing = Você começou. Para contar, a sua partida precisa terminar antes do fim do dia.
daily-played = Você fez { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
} hoje. A comparação aparece quando o dia acabar; então começa também o próximo reino.
daily-left = Você desistiu da partida de hoje, então ela não conta. O próximo reino começa quando o dia acabar.
daily-streak = Você jogou { $days } dias seguidos.
daily-streak-one = Você jogou ontem.
daily-begun = O reino de hoje começa, em um tópico privado em { $channel }: só você o vê. O aviso vem lá quando for a sua vez; [Jogar] e `/play` abrem de qualquer lugar.
daily-no-thread = Um reino do dia é jogado em um tópico privado, e não posso abrir nenhum em { $channel }. Quem gerencia o servidor pode permitir; `/admin check` diz como.
daily-button-today = Reino de hoje
daily-button-table = O último dia
daily-button-before = O dia anterior
daily-button-ladder = Ranking do mês
daily-button-last = Mês passado
daily-button-now = Este mês
daily-button-world = Todos os servidores
daily-button-here = Este servidor
daily-button-replay = Replay do melhor
daily-button-mine = Meu replay
daily-button-review = Analisar minha partida
daily-button-name = Mostrar meu nome lá
daily-button-unname = Tirar meu nome

daily-table-title = ### Reino do dia · { $day } · { $world ->
    [yes] todos os servidores
   *[no] quem construiu o quê
}
daily-line = { $place }. **{ $lord }** · { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
} · { $worth }%{ $streak ->
    [0] {""}
   *[other] {" "}· { $streak } dias seguidos
}
daily-you = Você: { $line }
daily-hidden = alguém
daily-more = -# { $count ->
    [0] { $count } pessoas jogaram
    [one] { $count } pessoa jogou
   *[other] { $count } pessoas jogaram
} este dia até o fim.
daily-model = Com os mesmos dominós, este computador, { $level }, fez { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}, que aqui são 100%. Seria a posição { $place }.
daily-seed = -# O sorteio foi justo: a semente dá o selo mostrado antes. Semente: `{ $seed }` Selo: `{ $seal }`
daily-nobody-named = Ninguém que jogou este dia mostra o nome em todos os servidores.
daily-named = Seu nome aparece nas tabelas de todos os servidores: o da sua conta do Discord.
daily-unnamed = Seu nome não aparece nas tabelas de outros servidores. [Mostrar meu nome lá] muda isso, também para dias passados; você pode voltar atrás quando quiser.
daily-picture = Os melhores reinos de { $day }

daily-month-title = ### Reinos do dia · { $month }{ $world ->
    [yes] {" "}· todos os servidores
   *[no] {""}
}
daily-month-how = -# Um dia vale os seus pontos em porcentagem do que o computador fez com os mesmos dominós, no máximo 200. Contam os { $best } melhores dias. À direita: as posições dos últimos dias.
daily-month-none = Nenhum dia deste mês foi jogado até o fim ainda.
daily-month-you = Você está na posição { $place } com { $total }, de { $days ->
    [one] { $days } dia
   *[other] { $days } dias
}.
daily-head-days = Dias
