replay-command-replay = Percorrer uma partida passo a passo
replay-option-round = A rodada em que começar; 0 é a primeira escolha
replay-button = Replay
replay-button-step = Percorrer

replay-table-game = { $table } · partida { $number }
replay-title-start = ### { $table } · o começo · passo 0 de { $steps }
replay-title-choice = ### { $table } · a primeira escolha · passo { $step } de { $steps }
replay-title = ### { $table } · rodada { $round }, turno { $turn } · passo { $step } de { $steps }
replay-title-end = ### { $table } · como terminou
replay-title-grown = ### { $table } · como os reinos cresceram
replay-title-grown-one = ### { $table } · como cresceu o reino de { $lord }
replay-start = Nada escolhido ainda.
replay-file-title = Um registro de um arquivo
replay-file-lord = arquivo: { $lord }
replay-file-origin = { $by } trouxe este registro como arquivo. Não vi esta partida ser jogada, e os nomes são os do arquivo.
replay-plays = -# Roda algumas vezes e depois para.{ $running ->
    [yes] {" "}A partida continua.
   *[no] {""}
}

replay-first = ⏮ Começo
replay-back = ◀ Voltar
replay-next = Avançar ▶
replay-last = Fim ⏭
replay-round = Ir para a rodada…
replay-round-choice = A primeira escolha
replay-round-one = Rodada { $round }
replay-show-move = A jogada
replay-show-table = A mesa inteira
replay-show-kingdom = O reino de { $lord } crescendo
replay-show-kingdom-team = Reino crescendo: { $lord } e { $partner }
replay-show-end = O cartão final
replay-show-text = A jogada como texto
replay-animation = Animação

replay-which = Qual partida você quer percorrer?
replay-which-none = Ainda não há partida para percorrer aqui.
replay-which-select = Qual partida?
replay-choice-running = { $table } · { panel-round }
replay-choice-over = { $table } · { $points }
replay-choice-ended = { $table } · terminou sem resultado
