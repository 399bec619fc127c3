privacy-command-privacy = O que o Castellan guarda sobre você
privacy-command-privacy-show = O que o Castellan guarda sobre você
privacy-command-privacy-export = Receber todos os seus dados em um arquivo
privacy-command-privacy-delete = Excluir os seus dados; as suas partidas ficam sob outro nome

privacy-former = Alguém de antes

privacy-title = ### O que guardo sobre você
privacy-nothing = Não guardo nada sobre você.
privacy-account = Tudo isto é guardado com o número da sua conta e o nome que você usa.
privacy-kept-settings = Suas configurações
privacy-kept-blocked = { $count ->
    [0] { $count } pessoas com quem você nunca divide mesa
    [one] { $count } pessoa com quem você nunca divide mesa
   *[other] { $count } pessoas com quem você nunca divide mesa
}
privacy-kept-hours = As horas do dia em que você aperta algo, para sugerir um fuso horário
privacy-kept-games = { $count ->
    [0] { $count } partidas que você joga, com as suas jogadas e o que está preparando nelas
    [one] { $count } partida que você joga, com as suas jogadas e o que está preparando nelas
   *[other] { $count } partidas que você joga, com as suas jogadas e o que está preparando nelas
}
privacy-kept-open = { $count ->
    [one] Seu lugar em { $count } mesa que não começou
   *[other] Seus lugares em { $count } mesas que não começaram
}
privacy-kept-finished = { $count ->
    [0] { $count } partidas encerradas, com as suas jogadas
    [one] { $count } partida encerrada, com as suas jogadas
   *[other] { $count } partidas encerradas, com as suas jogadas
}
privacy-kept-former = { $count ->
    [0] { $count } lugares seus que outras pessoas assumiram
    [one] { $count } lugar seu que outra pessoa assumiu
   *[other] { $count } lugares seus que outras pessoas assumiram
}
privacy-kept-invitations = { $count ->
    [one] { $count } convite, recebido ou enviado
   *[other] { $count } convites, recebidos ou enviados
}
privacy-kept-queue = { $count ->
    [one] Seu lugar em { $count } fila de espera
   *[other] Seus lugares em { $count } filas de espera
}
privacy-kept-turns = { $count ->
    [0] Para a sua confiabilidade: { $count } turnos e partidas terminadas
    [one] Para a sua confiabilidade: { $count } turno ou partida terminada
   *[other] Para a sua confiabilidade: { $count } turnos e partidas terminadas
}
privacy-kept-results = { $count ->
    [one] { $count } resultado ou rating
   *[other] { $count } resultados e ratings
}
privacy-kept-absences = { $count ->
    [one] { $count } ausência que você anunciou
   *[other] { $count } ausências que você anunciou
}
privacy-kept-plans = { $count ->
    [one] { $count } plano para um turno, e o que houve com ele
   *[other] { $count } planos para turnos, e o que houve com eles
}
privacy-kept-notes = { $count ->
    [one] { $count } recado para uma dupla
   *[other] { $count } recados para duplas
}
privacy-kept-votes = { $count ->
    [one] { $count } resposta a uma pergunta feita a uma mesa
   *[other] { $count } respostas a perguntas feitas a mesas
}
privacy-kept-drafts = { $count ->
    [one] { $count } mesa que você está configurando
   *[other] { $count } mesas que você está configurando
}
privacy-kept-presets = { $count ->
    [one] { $count } predefinição que você salvou em um servidor
   *[other] { $count } predefinições que você salvou em servidores
}
privacy-kept-imports = { $count ->
    [one] { $count } registro ou reino que você trouxe
   *[other] { $count } registros e reinos que você trouxe
}
privacy-kept-follows = { $count ->
    [0] { $count } partidas e pessoas que você segue
    [one] { $count } partida ou pessoa que você segue
   *[other] { $count } partidas e pessoas que você segue
}
privacy-kept-cups = { $count ->
    [one] O que você fez em { $count } torneio
   *[other] O que você fez em { $count } torneios
}
privacy-kept-cup_drafts = { $count ->
    [one] { $count } torneio que você está preparando
   *[other] { $count } torneios que você está preparando
}
privacy-kept-remembered = { $count ->
    [one] De antes de você mandar excluir os dados: { $count } registro sob um código no lugar da sua conta
   *[other] De antes de você mandar excluir os dados: { $count } registros sob um código no lugar da sua conta
}
privacy-remembered = Decisões e limites continuam valendo se você voltar. Por { $days ->
    [one] { $days } dia
   *[other] { $days } dias
}, um código no lugar da sua conta guarda quais turnos você perdeu e quando esteve fora, e as partidas que você joga não mudam o seu rating; enquanto um evento ou uma partida dura, guarda também que você participou.
privacy-unread = Não leio o que as pessoas escrevem umas às outras, e não guardo nada disso.
privacy-about = Se você excluir, tudo isto some na hora, para sempre. Partidas encerradas ficam sob “{ $former }”; nas que você joga, o piloto automático fica com o seu lugar dali em diante. O que foi publicado no Discord fica lá como está.
privacy-backups = As cópias de segurança guardam o que você exclui por até mais { $days ->
    [one] { $days } dia
   *[other] { $days } dias
}.
privacy-blocks = Mesas que você nomeou recebem outro nome. Um bloqueio que alguém pôs contra você continua valendo se você voltar: no lugar da sua conta, fica um código que não diz quem você é.
privacy-button-export = Salvar como arquivo
privacy-button-delete = Excluir tudo…
privacy-link-privacy = Política de privacidade
privacy-link-terms = Termos de serviço

privacy-export-parts = É grande, então vem em partes. Salve todas em uma pasta e junte na ordem: `cat { $file }.0* > { $file }` em Linux e macOS; no Windows, `copy /b` com todas unidas por `+`. Depois descompacte { $file }.
privacy-export = Aqui está tudo o que guardo sobre você, com os registros das suas partidas. A semente de uma partida vem quando ninguém mais joga com o sorteio dela.
privacy-form = Excluir todos os seus dados
privacy-form-word = Escreva “excluir” para apagar tudo
privacy-word = excluir
privacy-kept-all = Nada foi excluído, pois a palavra era outra.

privacy-deleted = Seus dados foram excluídos. Você pode recomeçar quando quiser.
privacy-deleted-games = { $games ->
    [0] O piloto automático continua em { $games } partidas.
    [one] O piloto automático continua em { $games } partida.
   *[other] O piloto automático continua em { $games } partidas.
}
privacy-deleted-finished = { $finished ->
    [0] { $finished } partidas encerradas agora mostram “{ $former }”.
    [one] { $finished } partida encerrada agora mostra “{ $former }”.
   *[other] { $finished } partidas encerradas agora mostram “{ $former }”.
}
privacy-deleted-left = { $left ->
    [one] Seu lugar está livre em { $left } mesa que não tinha começado.
   *[other] Seus lugares estão livres em { $left } mesas que não tinham começado.
}
