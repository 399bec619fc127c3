queue-command-game-queue = Ganhar um lugar com gente do seu ritmo e dos seus horários
queue-option-box = Qual caixa; sem isto, Kingdomino
queue-option-clock = O tempo por turno, como 1 dia por turno ou 12h; sem isto, 1 dia
queue-option-off = Sair da fila de espera
queue-box-kingdomino = Kingdomino
queue-box-queendomino = Queendomino
queue-box-royal_wedding = Casamento real
queue-box-discovery = Descoberta
queue-box-mighty_duel = O Poderoso Duelo

queue-waiting =
    ### Você está na fila de espera
    Você espera por { $box }, { $clock } ({ $since }).
queue-others = { $others ->
    [0] Ninguém mais espera pelo mesmo ainda.
    [one] Mais { $others } pessoa espera pelo mesmo.
   *[other] Mais { $others } pessoas esperam pelo mesmo.
} { $needed ->
    [0] Faltam { $needed } pessoas acordadas nos seus horários; a cada dia de espera, bastam menos.
    [one] Falta { $needed } pessoa acordada nos seus horários.
   *[other] Faltam { $needed } pessoas acordadas nos seus horários; a cada dia de espera, bastam menos.
}
queue-expected = Você deve ter um lugar em { $time }, no máximo, com quem espera agora, se ainda quiserem jogar.
queue-expected-soon = Você tem lugar assim que todas essas pessoas puderem jogar.
queue-expected-unknown = Quanto demora depende de quem vem; você recebe um aviso assim que tiver lugar.
queue-until = Você recebe um aviso quando tiver lugar; depois de uma hora de espera, primeiro vem a pergunta se você ainda quer jogar. A saída da fila é automática { $ends }.
queue-leave = Sair da fila de espera
queue-left = Você saiu da fila de espera.
queue-not-in = Você não está em nenhuma fila de espera aqui.
queue-seated-soon = Você tem um lugar: { $table } ({ $setup }) começa. Você recebe um aviso quando for a sua vez.
queue-seated-in = Você tem um lugar: { $table } ({ $setup }) começou em { $thread }.
queue-asked = Há gente suficiente na fila de espera para uma partida que você quer ({ $setup }). Você ainda quer jogar? Ela começa assim que gente suficiente disser que sim.
queue-asked-until = Quem está lá agora espera a sua resposta até { $when }. Sem resposta, você mantém o seu lugar na fila de espera.
queue-yes = Quero jogar
queue-told-seated = A fila de espera deu um lugar para você em { $table } ({ $setup }). A partida começou.
queue-told-over = Ninguém compatível ({ $setup }) apareceu em 7 dias, então você saiu da fila de espera. Em vez disso, dá para abrir uma mesa para todo mundo.
queue-told-nowhere = Você saiu da fila de espera ({ $setup }): não posso mais publicar no canal onde você entrou. Digite /game queue em outro canal desse servidor para esperar lá.
