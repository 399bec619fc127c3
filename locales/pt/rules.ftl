rules-command-rules = Procurar uma regra, um edifício, uma missão, um marcador, uma paisagem ou um dominó
rules-command-help = Como se joga aqui, em um minuto
rules-option-about = Uma palavra das regras, um edifício, missão, marcador, paisagem, ou o número de um dominó

rules-title = ### Regras · { $title }
rules-title-game = ### Regras de { $table }
rules-paragraph = **{ $title }.** { $text }
rules-select-rules = Como se joga…
rules-select-queen = Queendomino…
rules-select-built = Edifícios…
rules-select-giants = Era dos gigantes…
rules-select-court = A Corte…
rules-select-terms = Palavras e paisagens…
rules-select-setups = Caixas e variantes…
rules-also = Veja também: { $topics }.
rules-hint = /rules encontra qualquer palavra das regras, edifícios, missões e marcadores pelo nome ou efeito, e dominós pelo número.
rules-unknown = Não tenho regra para “{ $asked }”. Escolha uma abaixo, ou tente outra palavra.
rules-fillers = a, à, ao, aos, as, às, com, como, da, das, de, do, dos, e, é, ela, ele, eles, em, essa, esse, esta, este, eu, explica, explicar, faz, fazer, fica, há, isso, isto, já, lhe, mais, me, meu, minha, muito, na, nas, no, nos, o, os, ou, para, pela, pelo, pode, por, posso, pra, preciso, qual, quais, quando, quanta, quantas, quanto, quantos, que, quem, regra, regras, se, sem, ser, seu, sobre, sua, tem, ter, um, uma, vale, vai, você
rules-unknown-title = ### Regras

rules-game-title = Kingdomino em resumo
rules-game-words = jogo, objetivo, meta, resumo, básico, visão geral, partida
rules-game-text =
    Cada pessoa constrói um reino de dominós ao redor de um castelo, quadrado por quadrado.
    Na sua vez, você faz duas coisas: coloca o dominó em que o seu rei está e depois põe esse rei em um dominó da próxima fila.
    No fim, cada território vale os seus quadrados vezes as suas coroas. Um território sem coroa não vale nada. Vence quem tem mais pontos.
    O dilema: um dominó melhor faz você jogar mais tarde na próxima rodada, então você pega o que os outros deixaram.
rules-start-title = O começo
rules-start-words = começo, início, começar, iniciar, configuração, preparação, primeira fila, sorteio, reis sorteados
rules-start-text =
    Todo mundo começa com um castelo e mais nada. Os dominós são embaralhados e a primeira fila é aberta, o número mais baixo primeiro.
    Depois os reis são sorteados um a um. Quem sai põe o rei em qualquer dominó livre da primeira fila. Em Queendomino a dois, a escolha tem uma ordem própria: veja Primeira escolha a dois.
    Quando todos os reis estão postos, a próxima fila é aberta e a rodada 1 começa.
rules-turn-title = Um turno
rules-turn-words = turno, vez, passo, passos, ordem dos passos, o que fazer
rules-turn-text =
    1. **Colocar** o dominó em que o seu rei está. Se não couber em lugar nenhum, ele é descartado.
    2. **Escolher**: pôr esse rei em um dominó livre da próxima fila.
    Os dois são obrigatórios. Na última rodada não há próxima fila, então você só coloca.
    Queendomino tem mais três passos entre esses dois, todos livres para usar ou pular.
rules-place-title = Colocar um dominó
rules-place-words = colocar, pôr, ligar, ligação, combinar, vizinho, tocar, encostar, válido, lado
rules-place-text =
    Um dominó cobre dois quadrados livres que dividem um lado. Pelo menos uma metade precisa tocar, lado a lado, o castelo ou um quadrado da mesma paisagem. O castelo combina com todas as paisagens.
    Basta um lado igual; todos os outros podem ser diferentes. Cantos não contam.
    O reino inteiro precisa continuar cabendo na grade: 5 por 5, ou 7 por 7 nas configurações que dizem isso. Um dominó colocado nunca se move.
rules-grid-title = A grade
rules-grid-words = grade, tamanho, 5x5, 5 por 5, 7x7, 7 por 7, área, largura, altura, limite, fora
rules-grid-text =
    Um reino, com o castelo, nunca passa de 5 quadrados de largura e 5 de altura. São 7 e 7 em O Poderoso Duelo, em Queendomino a dois e em Casamento real a três ou quatro, ou em equipes.
    O castelo não precisa ficar no meio: a borda da grade é decidida pelo que você coloca. Quando o seu reino tem 5 de largura, nada mais vai à esquerda ou à direita dele.
rules-discard-title = Descarte
rules-discard-words = descarte, descartar, descartado, não cabe, jogar fora, dominó perdido
rules-discard-text =
    Um dominó que não cabe em lugar nenhum do seu reino é descartado: ele sai do jogo e deixa um vazio, que custa a Harmonia onde ela vale.
    Um dominó que cabe em algum lugar precisa ser colocado, mesmo onde atrapalha.
rules-choose-title = Escolher um dominó
rules-choose-words = escolher, escolha, pegar, tomar, rei, próximo dominó
rules-choose-text =
    Depois de colocar, o seu rei vai para um dominó da próxima fila em que não há outro rei. Esse é o dominó que você coloca na próxima rodada.
    Dominós de número baixo são simples, mas deixam você jogar cedo; os altos têm as paisagens raras e as coroas, e fazem você jogar tarde.
rules-order-title = Ordem de jogo
rules-order-words = ordem, primeiro, quem joga, sequência, ordem dos turnos, rodada
rules-order-text =
    Em cada rodada, joga-se na ordem dos reis na fila, o dominó mais baixo primeiro.
    Assim, quem pegou o dominó mais baixo joga primeiro e escolhe à vontade na próxima fila; quem pegou o mais alto fica com o que sobra.
rules-line-title = A fila
rules-line-words = fila, próxima fila, esta rodada, coluna, dominós à mostra, linha, oferta
rules-line-text =
    Os dominós à escolha ficam em uma fila, em ordem de número. Há duas: a fila desta rodada, onde estão os reis, e a próxima fila, da qual se escolhe.
    Em geral, uma fila tem quatro dominós; em Kingdomino a três, tem três. De cinco a oito pessoas e em Era dos gigantes, as filas são mais longas. Quando uma rodada acaba, a próxima fila passa a ser a desta rodada, e uma nova é sorteada.
    Onde uma fila tem mais dominós que reis, os que ninguém escolheu saem do jogo, como em Queendomino a três.
rules-round-title = Rodadas
rules-round-words = rodada, rodadas, quanto dura, duração, última rodada, fim da rodada
rules-round-text =
    Uma rodada acaba quando todos os reis jogaram. Com três pessoas ou mais são 12 rodadas, com duas são 6; em O Poderoso Duelo e em Queendomino são sempre 12, em Descoberta são 6. Casamento real com três ou quatro pessoas tem 24.
    Na última rodada não há mais o que escolher: cada pessoa coloca um último dominó, e a partida acaba.
rules-scoring-title = Pontuação
rules-scoring-words = pontuação, pontos, contar, contagem, vencer, vencedor, fim, total, placar
rules-scoring-text =
    Em cada território, multiplique os quadrados pelas coroas dele. Seis quadrados de lago com duas coroas são 12 pontos; seis sem coroa não são nada.
    Dois territórios da mesma paisagem contam separados. O castelo não faz parte de nenhum território.
    Depois vêm os bônus das variantes em jogo: 10 pelo Reino Central e 5 pela Harmonia. Vence quem tem mais pontos.
    Queendomino acrescenta edifícios, moedas e a rainha. /score explica cada linha da pontuação até agora.
rules-ties-title = Empates
rules-ties-words = empate, empates, desempate, igual, mesmos pontos, vitória dividida
rules-ties-text =
    Com pontos iguais, vence quem tem o maior território: conta o maior de cada pessoa, com ou sem coroas. Se também forem iguais, vence quem tem mais coroas; onde há vilas, as coroas não decidem.
    Se ainda houver empate, a vitória é dividida.
rules-territory-title = Território
rules-territory-words = território, propriedade, área, região, grupo, vizinhos
rules-territory-text =
    Todos os quadrados de uma paisagem ligados lado a lado formam um território. Quadrados que só se tocam em um canto não estão ligados.
    Um território pode ser feito de muitos dominós, e um dominó pode fazer parte de dois.
rules-crown-title = Coroas
rules-crown-words = coroa, coroas, multiplicador
rules-crown-text =
    Alguns quadrados têm uma, duas ou três coroas. Todas as coroas de um território são somadas, e os quadrados dele são multiplicados por essa soma.
    Coroas são raras em trigo, floresta e lago, e comuns em montanhas e pântanos. Vilas não têm coroas próprias.
rules-castle-title = Castelo
rules-castle-words = castelo, peça inicial, quadrado inicial, centro, meio
rules-castle-text =
    Seu castelo é o primeiro quadrado do seu reino. Qualquer paisagem pode ficar ao lado dele. Ele não pontua e não faz parte de nenhum território.
    Em imagens e textos, o quadrado dele é sempre e5, ou g7 onde os reinos crescem até 7 por 7.
rules-king-title = Rei
rules-king-words = rei, reis, peão, figura, lugar
rules-king-text =
    Seu rei mostra qual dominó é seu. Com três pessoas ou mais, cada uma tem um rei; com duas, cada uma tem dois, então joga duas vezes por rodada.
rules-domino-title = Dominós
rules-domino-words = dominó, dominós, peça, peças, número, metade
rules-domino-text =
    Kingdomino e Queendomino têm 48 dominós cada, numerados de 1 a 48. Cada um tem duas metades com uma paisagem, algumas com coroas. Quanto melhor o dominó, mais alto o número.
    Procure um pelo número: `/rules about:17`. Em uma partida, é um dominó da caixa dela; em qualquer lugar, `K17` é o de Kingdomino e `Q17` o de Queendomino. Era dos gigantes acrescenta A a F e 49 a 54.
rules-square-title = Nomes dos quadrados
rules-square-words = quadrado, quadrados, posição, posições, coordenadas, notação, letras, a1, e5
rules-square-text =
    Um quadrado tem uma letra para a coluna, da esquerda para a direita, e um número para a linha, de baixo para cima. O castelo é e5, em grades de 7 por 7 é g7, e mantém esse nome a partida toda.
    Uma posição são dois quadrados, primeiro a metade esquerda do dominó: **b5–a5** põe a metade esquerda em b5 e a direita em a5. Ao digitar, `b5 a5` basta.

rules-queendomino-title = Queendomino em resumo
rules-queendomino-words = queendomino, resumo, visão geral, básico, novidades
rules-queendomino-text =
    Tudo de Kingdomino, e mais: alguns quadrados são vilas, e nas vilas dá para construir.
    Você coloca o seu dominó. Depois, se quiser, os seus cavaleiros recolhem impostos nele, você compra um edifício e suborna o dragão para incendiar outro. Por último, escolhe o seu próximo dominó.
    Torres trazem a rainha, que torna os edifícios mais baratos.
    No fim, os territórios valem quadrados vezes coroas; edifícios, moedas e a rainha somam a isso. Vence quem tem mais pontos.
rules-queen_turn-title = Um turno de Queendomino
rules-queen_turn-words = passos, turno, ordem dos passos, opcional, o que fazer
rules-queen_turn-text =
    1. **Colocar** o dominó em que o seu rei está. Se não couber em lugar nenhum, ele é descartado.
    2. **Impostos**, se quiser: cavaleiros nos quadrados recém-colocados trazem moedas.
    3. **Construir**, se quiser: um edifício para um dos seus quadrados de vila.
    4. **O dragão**, se quiser: por 1 moeda, ele incendeia um edifício que ninguém comprou ainda.
    5. **Escolher** o seu próximo dominó. Na última rodada não há nenhum.
    Os passos 2 a 4 podem ser pulados, mas nenhum volta: um passo posterior não paga um anterior. O painel deixa tocar em qualquer ordem e joga os passos nesta.
rules-town-title = Vila
rules-town-words = vila, vilas, cidade, vermelho, aldeia, t
rules-town-text =
    A sétima paisagem, só em Queendomino. Vilas se ligam e formam territórios como qualquer outra paisagem.
    Um quadrado de vila recebe um edifício. Vilas não têm coroas próprias; uma Torre da rainha ou a rainha podem trazer algumas.
rules-tax-title = Impostos
rules-tax-words = imposto, impostos, recolher, renda, ganhar, dinheiro, taxa
rules-tax-text =
    Logo depois de colocar o seu dominó, você pode pôr nele um ou dois cavaleiros livres, um em cada quadrado. Cada um traz na hora 1 moeda por quadrado do território em que está; vilas também pagam.
    O cavaleiro fica ali para sempre. Um dominó descartado não paga nada.
    Cada um dos dois cofres aumenta o que traz todo cavaleiro colocado dali em diante.
rules-knights-title = Cavaleiros
rules-knights-words = cavaleiro, cavaleiros, soldado, cavaleiro livre, guarda
rules-knights-text =
    Todo reino começa com 1 cavaleiro. Edifícios trazem mais, e esses ficam livres a partir do seu próximo turno; com dois reis, isso pode ser na mesma rodada.
    Um cavaleiro recolhe um imposto e fica no quadrado dele pelo resto da partida. Campos de treino contam no fim todos os seus cavaleiros, colocados ou não.
rules-coins-title = Moedas
rules-coins-words = moeda, moedas, dinheiro, ouro, bolsa, pagar, riqueza
rules-coins-text =
    Todo reino começa com 7 moedas. Impostos trazem mais; edifícios custam de 0 a 5, o dragão custa 1. Sempre há moedas para todo mundo.
    No fim, cada 3 moedas completas valem 1 ponto.
rules-building-title = Construir
rules-building-words = construir, construção, edifício, edifícios, comprar, compra, preço, custo, cópias, obra
rules-building-text =
    Uma vez por turno, você pode comprar um edifício do tabuleiro, também depois de um descarte. Ele vai em qualquer quadrado de vila livre do seu reino, novo ou antigo, e fica ali: um edifício por quadrado.
    Você paga o preço do espaço dele, de 0 a 5 moedas; enquanto a rainha está com você, 1 moeda a menos. Os cavaleiros dele ficam livres a partir do seu próximo turno, as torres contam na hora.
    Várias cópias de um edifício contam todas.
rules-board-title = O tabuleiro dos construtores
rules-board-words = tabuleiro, construtores, tabuleiro dos construtores, mercado, oferta, preço, preços, espaço, pilha, repor
rules-board-text =
    Seis edifícios estão à venda, por 0, 1, 2, 3, 4 e 5 moedas. O que é comprado ou incendiado deixa o espaço vazio até a rodada acabar.
    Depois o resto desliza para o lado barato, na mesma ordem, e a pilha preenche o lado caro. Assim, quem espera paga menos, se ninguém chegar antes.
    Quando a pilha acaba, os espaços ficam vazios. /board mostra os preços que valem para você.
rules-towers-title = Torres
rules-towers-words = torre, torres
rules-towers-text =
    Torres vêm com edifícios e contam na hora. Elas decidem com quem está a rainha, e Castelos andantes as contam no fim.
rules-queen-title = A rainha
rules-queen-words = rainha, desconto, mais barato, favor, ter a rainha
rules-queen-text =
    No começo, ninguém tem a rainha. Um reino que ganha torres fica com ela se então tem pelo menos tantas quantas cada um dos outros; um empate basta. Ninguém a ganha sem ganhar torres.
    Quem tem a rainha paga 1 moeda a menos por edifícios, nunca menos que 0. A compra que a traz ainda é paga por inteiro. Quem tem a rainha não pode subornar o dragão.
    No fim, ela fica no maior território do reino em que está, vilas incluídas, e vale ali mais uma coroa. Ela não desempata.
rules-dragon-title = O dragão
rules-dragon-words = dragão, suborno, subornar, incendiar, incendiado, fogo, gruta, destruir, queimar
rules-dragon-text =
    Por 1 moeda, o dragão incendeia um edifício do tabuleiro: ele sai do jogo. O que está em um reino está seguro.
    Depois disso, o dragão fica fora até a rodada acabar, então só uma pessoa por rodada pode suborná-lo. Quem tem a rainha nunca pode.
rules-queen_scoring-title = Pontuação de Queendomino
rules-queen_scoring-words = pontuação, pontos, contar, contagem, vencer, vencedor, fim, total, placar
rules-queen_scoring-text =
    {"**"}Territórios:** quadrados vezes coroas. Uma Torre da rainha é uma coroa para a vila em que está.
    {"**"}A rainha:** mais uma coroa no maior território do reino em que está.
    {"**"}Edifícios:** os pontos próprios; depois os de cada território separado de uma paisagem, qualquer que seja o tamanho ou as coroas, de cada torre ou de cada cavaleiro.
    {"**"}Moedas:** 1 ponto a cada 3 completas.
    Depois vêm os bônus das variantes em jogo. /score explica cada linha da pontuação até agora.
rules-first_choice-title = Primeira escolha a dois
rules-first_choice-words = primeira escolha, 1-2-1, um dois um, primeira fila, começo
rules-first_choice-text =
    Queendomino a dois: quem sai primeiro no sorteio escolhe um dominó da primeira fila, a outra pessoa escolhe dois, e a primeira fica com o último. Dali em diante, a fila decide quem joga quando.
rules-icons-title = Ícones dos edifícios
rules-icons-words = ícones, ícone, não verificado, incerto, corrigir, corrigido, correção, números
rules-icons-text =
    Não encontramos imagem nítida de alguns edifícios, então os cavaleiros ou torres neles podem ser outros. Quem tem a caixa pode conferir; quem administra o servidor corrige com /admin settings, para as partidas que começarem dali em diante. Uma partida mantém os números com que começou; uma Dinastia, os da primeira partida.
rules-icons-unverified = Não confirmados: { $buildings }.
rules-icons-corrected = **Corrigidos pelo servidor:** { $buildings }.
rules-icons-one = { $building } ({ $knights ->
    [0] nenhum cavaleiro
    [one] { $knights } cavaleiro
   *[other] { $knights } cavaleiros
}, { $towers ->
    [0] nenhuma torre
    [one] { $towers } torre
   *[other] { $towers } torres
})

rules-building-brings = **Traz:** { $effect }.
rules-building-knights = Os cavaleiros dele ficam livres a partir do seu próximo turno.
rules-building-towers = Torres contam na hora e podem trazer a rainha.
rules-building-crowns = A coroa multiplica os quadrados do território de vila em que ele está.
rules-building-tax-knights = Cada cavaleiro colocado dali em diante traz mais 1 moeda por cavaleiro seu, colocado ou não.
rules-building-tax-towers = Cada cavaleiro colocado dali em diante traz mais 1 moeda por torre sua.
rules-building-per-territory = Contado no fim: cada território separado dessa paisagem no seu reino, mesmo um único quadrado sem coroas.
rules-building-per-tower = Contado no fim, por todas as torres do seu reino, também as dele.
rules-building-per-knight = Contado no fim, por todos os seus cavaleiros, colocados ou não.
rules-building-copies = { $copies ->
    [one] Há { $copies } entre os { $tiles } edifícios.
   *[other] Há { $copies } entre os { $tiles } edifícios, e cada um conta.
}
rules-building-price = O preço é o do espaço no tabuleiro dos construtores, de 0 a 5 moedas; 1 a menos para quem tem a rainha.
rules-building-unverified = { $which ->
    [knights] Nenhuma imagem confirma o número de cavaleiros; quem administra o servidor pode corrigi-lo com /admin settings.
    [towers] Nenhuma imagem confirma o número de torres; quem administra o servidor pode corrigi-lo com /admin settings.
   *[both] Nenhuma imagem confirma os números de cavaleiros e torres; quem administra o servidor pode corrigi-los com /admin settings.
}
rules-building-corrected = Este servidor corrigiu os números: { $knights ->
    [0] nenhum cavaleiro
    [one] { $knights } cavaleiro
   *[other] { $knights } cavaleiros
}, { $towers ->
    [0] nenhuma torre
    [one] { $towers } torre
   *[other] { $towers } torres
}.
rules-building-corrected-game = Nesta partida, ele tem { $knights ->
    [0] nenhum cavaleiro
    [one] { $knights } cavaleiro
   *[other] { $knights } cavaleiros
} e { $towers ->
    [0] nenhuma torre
    [one] { $towers } torre
   *[other] { $towers } torres
}, como o servidor corrigiu.

rules-bakery-words = padaria, padeiro, pão
rules-sawmill-words = serraria, serra, madeira, tábuas
rules-fishmonger-words = peixaria, peixeiro, peixe, pesca
rules-weaving_shop-words = tecelagem, tecelão, lã, tecido, tear
rules-magic_school-words = escola de magia, mago, bruxa, feiticeiro, magia
rules-foundry-words = fundição, ferreiro, forja, metal
rules-church-words = igreja, capela, catedral
rules-safe_knights-words = cofre dos cavaleiros, cofre, tesouro, bônus de imposto
rules-safe_towers-words = cofre das torres, cofre, tesouro, bônus de imposto
rules-small_tavern-words = pequena taberna, taberna, taverna, bar, pousada
rules-big_tavern-words = grande taberna, taberna, taverna, bar, pousada
rules-guardtower-words = torre de menagem, torre de guarda, torre de vigia, vigia
rules-fortified_castle-words = castelo fortificado, fortaleza, forte
rules-travelling_castle-words = castelo andante, castelo ambulante, rodas
rules-training_camp-words = campo de treino, treino, quartel
rules-statue-words = estátua, monumento
rules-queens_tower-words = torre da rainha, coroa

rules-giants-title = Era dos gigantes em resumo
rules-giants-words = era dos gigantes, gigantes, expansão, resumo, visão geral, 60 dominós
rules-giants-text =
    Mais doze dominós, filas mais longas e duas missões para todo mundo. Ao colocar A a F, você cobre uma das suas coroas com um gigante; ao colocar 49 a 54, que mostram pegadas, você pode enviar um gigante a um adversário.
rules-giant-title = Um gigante chega
rules-giant-words = gigante, cobrir, coberta, chegar, chega, esconder, a a f, letras
rules-giant-text =
    Quem coloca um dominó A a F precisa cobrir na hora uma coroa visível do reino com um gigante, onde quer que esteja, também em um edifício. Um dominó descartado não traz gigante. Se não há coroa visível, o gigante vai embora.
    Um gigante esconde uma coroa; um quadrado com três coroas tem espaço para três gigantes. Uma coroa coberta não conta, nem para territórios nem para missões.
rules-footprints-title = Pegadas
rules-footprints-words = pegada, pegadas, enviar, mandar embora, 49, 54, livrar-se
rules-footprints-text =
    Quem coloca um dominó 49 a 54 pode enviar um gigante de qualquer quadrado do reino a um adversário. A coroa embaixo dele volta a contar.
    Só dá para indicar um adversário que tenha mais coroas visíveis do que gigantes já a caminho. Ninguém é obrigado a enviar um gigante.
rules-receiving-title = Um gigante enviado
rules-receiving-words = receber, recebido, enviado, pendente, resposta, a caminho
rules-receiving-text =
    Quem recebe um gigante escolhe qual coroa visível ele cobre: na hora, ou o mais tardar antes de colocar o próximo dominó. Enquanto isso, o turno de quem enviou continua.
    Quem está fora quando chega a hora, ou desistiu do lugar, fica com ele onde custa menos. Depois do último turno, a pontuação espera essas respostas.
rules-quests-title = Missões
rules-quests-words = missão, missões, tarefa, bônus
rules-quests-text =
    Duas das 17 missões contam para todo mundo. Elas são sorteadas no começo, ou escolhidas pelo anfitrião, e pontuam no fim.
    Para os cantos e o meio de um reino incompleto, vale qualquer moldura do tamanho da grade que o contenha inteiro: conta a melhor, a mesma para as duas missões.
    Harmonia e Reino Central são missões aqui, então não são variantes junto com Era dos gigantes.
rules-quest-title = Missão: { $quest }
rules-quest-text =
    {"**"}Traz:** { $effect }.
    É uma das 17 missões de Era dos gigantes, das quais duas contam para todo mundo. Uma coroa sob um gigante não é coroa.

rules-court-title = A Corte em resumo
rules-court-words = a corte, corte, expansão, marcador, marcadores, resumo, visão geral
rules-court-text =
    Trigo, madeira, peixe e ovelha ficam nas paisagens. No fim de um turno, dois diferentes compram um de três marcadores à mostra: um edifício com coroas para a sua paisagem, ou um personagem que conta no fim o que há ao redor.
rules-resources-title = Recursos
rules-resources-words = recurso, recursos, peixe, ovelha, madeira, bens, gastar
rules-resources-text =
    Quando uma fila é aberta, cada quadrado dela sem coroas recebe o seu recurso: trigo no trigo, madeira na floresta, peixe no lago, ovelha no prado. Eles entram no seu reino com o dominó, e se perdem com um que é descartado.
    Ficam nos quadrados até você gastá-los. Por si só não pontuam; alguns personagens contam os que estão ao redor.
rules-recruit-title = Recrutar
rules-recruit-words = recrutar, comprar um marcador, à mostra, marcadores, personagem, personagens, pagar, dois recursos
rules-recruit-text =
    Dois recursos de tipos diferentes compram um dos marcadores à mostra, como último passo do seu turno, também na última rodada. Um marcador por turno, recrutando ou buscando.
    Ele vai em um quadrado sem coroa, recurso ou marcador, e não no castelo nem em uma vila construída. O que você paga sai antes dos quadrados. Uma coroa coberta é coroa aqui. Um edifício precisa da sua paisagem; um personagem fica em qualquer lugar.
    Os três espaços são preenchidos de novo quando a próxima fila é aberta.
rules-search-title = Buscar na pilha
rules-search-words = buscar, busca, procurar, pilha, quatro recursos, qualquer marcador
rules-search-text =
    Um recurso de cada um dos quatro tipos compra qualquer marcador da pilha. O que há nela não é segredo, só a ordem é; depois ela é embaralhada de novo.
    O marcador pode ficar nos mesmos lugares de quando se recruta.
rules-token-words = marcador, marcadores
rules-quest-words = missão, missões
rules-token-title = { $token } (A Corte)
rules-token-building = Um edifício fica em um quadrado da sua paisagem sem coroa, recurso ou marcador. As coroas dele contam para o território, e um gigante pode cobri-las.
rules-token-character = Um personagem fica em qualquer quadrado sem coroa, recurso ou marcador, mas não no castelo. No fim da partida, ele conta os 8 quadrados ao redor.
rules-token-copies = { $copies ->
    [1] A Corte tem um.
   *[other] A Corte tem { $copies }.
}

rules-wedding_few-title = Casamento real a três ou quatro
rules-wedding_few-words = casamento real, casamento, três pessoas, quatro pessoas, três jogadores, quatro jogadores, as duas caixas, 96, 24 rodadas
rules-wedding_few-text =
    As duas caixas em uma partida, com tudo de Queendomino: 96 dominós, 24 rodadas, grades de 7 por 7. As filas de quatro vêm de Queendomino e Kingdomino, uma de cada vez, e nunca se misturam. A três, um dominó de cada fila sai do jogo.
    Os dominós mantêm a letra da caixa: **Q12** é de Queendomino, **K12** de Kingdomino.
rules-wedding_many-title = Casamento real de cinco a oito
rules-wedding_many-words = casamento real, casamento, cinco pessoas, seis pessoas, sete pessoas, oito pessoas, 5 jogadores, 6 jogadores, 7 jogadores, 8 jogadores
rules-wedding_many-text =
    As duas caixas em uma partida, com tudo de Queendomino: 96 dominós em 12 filas de oito, de Queendomino e Kingdomino, uma de cada vez. O que ninguém escolhe sai do jogo. Grades de 5 por 5.
    Os dominós mantêm a letra da caixa: **Q12** é de Queendomino, **K12** de Kingdomino.
rules-teams-title = Equipes de dois
rules-teams-words = equipe, equipes, dupla, duplas, dois a dois, aliança, parceiro
rules-teams-text =
    Casamento real para seis ou oito pessoas, duas a duas: 12 filas de oito, uma grade de 7 por 7 por equipe. A dupla divide um reino, uma bolsa de 7 moedas, os cavaleiros e as torres; cada pessoa tem um rei, e joga como quiser na vez desse rei.
    As duplas se escolhem pelos lugares, ou são sorteadas. No painel do turno da dupla, você vê o rascunho, e dá para deixar recados. Uma equipe vence junta.
rules-giants_two-title = Gigantes a dois
rules-giants_two-words = gigantes 2, duas pessoas, 2 pessoas, dois jogadores, 2 jogadores
rules-giants_two-text =
    Kingdomino a dois: 30 dos 60 dominós são sorteados. Cada fila tem cinco; o terceiro sai antes de qualquer escolha. Seis rodadas, uma grade de 5 por 5, dois reis para cada.
rules-giants_big-title = Gigantes a dois, 7 por 7
rules-giants_big-words = duelo de gigantes, duas pessoas, 2 pessoas, dois jogadores, 2 jogadores
rules-giants_big-text =
    O Poderoso Duelo ou Queendomino a dois: os 60 dominós em 12 filas de cinco; o terceiro de cada fila sai antes de qualquer escolha. Uma grade de 7 por 7, dois reis para cada.
rules-giants_three-title = Gigantes a três
rules-giants_three-words = gigantes 3, três pessoas, 3 pessoas, três jogadores, 3 jogadores
rules-giants_three-text =
    Os 60 dominós em 12 filas de cinco; o segundo e o quarto de cada fila saem antes de qualquer escolha. Uma grade de 5 por 5.
rules-giants_four-title = Gigantes a quatro
rules-giants_four-words = gigantes 4, quatro pessoas, 4 pessoas, quatro jogadores, 4 jogadores
rules-giants_four-text =
    Os 60 dominós em 12 filas de cinco; o terceiro de cada fila sai antes de qualquer escolha. Uma grade de 5 por 5.
rules-giants_five-title = Gigantes a cinco
rules-giants_five-words = gigantes 5, cinco pessoas, 5 pessoas, cinco jogadores, 5 jogadores
rules-giants_five-text =
    Uma quinta pessoa com uma quinta cor: os 60 dominós em 12 filas de cinco. Uma grade de 5 por 5.

rules-two-title = Kingdomino a dois
rules-two-words = duas pessoas, 2 pessoas, dois jogadores, 2 jogadores, duelo
rules-two-text =
    Cada pessoa tem dois reis, e assim joga duas vezes por rodada. Os quatro reis são sorteados no começo, em qualquer ordem.
    24 dos 48 dominós são sorteados para a partida; os outros ficam fora, sem serem vistos. Seis rodadas, uma grade de 5 por 5.
rules-three-title = Kingdomino a três
rules-three-words = três pessoas, 3 pessoas, três jogadores, 3 jogadores
rules-three-text =
    36 dos 48 dominós são sorteados para a partida; os outros ficam fora, sem serem vistos. Uma fila tem três dominós. 12 rodadas, uma grade de 5 por 5.
rules-four-title = Kingdomino a quatro
rules-four-words = quatro pessoas, 4 pessoas, quatro jogadores, 4 jogadores
rules-four-text =
    Jogam-se todos os 48 dominós, em 12 filas de quatro. Uma grade de 5 por 5.
rules-mighty_duel-title = O Poderoso Duelo
rules-mighty_duel-words = poderoso duelo, duelo, 7x7, 7 por 7, grande
rules-mighty_duel-text =
    Para duas pessoas. Jogam-se todos os 48 dominós, e os reinos crescem até 7 por 7 quadrados, em 12 rodadas. Cada pessoa tem dois reis.
    O quadrado do castelo é g7.
rules-queen_two-title = Queendomino a dois
rules-queen_two-words = queendomino 2, duas pessoas, 2 pessoas, dois jogadores, 2 jogadores, 7x7, 7 por 7
rules-queen_two-text =
    Cada pessoa tem dois reis, e assim joga duas vezes por rodada. Jogam-se todos os 48 dominós em 12 filas de quatro, e os reinos crescem até 7 por 7; o quadrado do castelo é g7.
    Na primeira fila, uma pessoa escolhe um dominó, a outra escolhe dois, e a primeira fica com o último.
rules-queen_three-title = Queendomino a três
rules-queen_three-words = queendomino 3, três pessoas, 3 pessoas, três jogadores, 3 jogadores
rules-queen_three-text =
    Todos os 48 dominós vêm em 12 filas de quatro; o de cada fila que ninguém escolhe sai do jogo. Uma grade de 5 por 5.
rules-queen_four-title = Queendomino a quatro
rules-queen_four-words = queendomino 4, quatro pessoas, 4 pessoas, quatro jogadores, 4 jogadores
rules-queen_four-text =
    Jogam-se todos os 48 dominós, em 12 filas de quatro. Uma grade de 5 por 5.
rules-discovery-title = Descoberta
rules-discovery-words = descoberta, caixa pequena, 24 dominós, curta
rules-discovery-text =
    Uma partida curta a dois com 24 dominós próprios. Todos são jogados, em seis rodadas de quatro, em grades de 5 por 5. Cada pessoa tem dois reis.
    Todas as outras regras são as de Kingdomino. Os dominós são numerados de 1 a 24: procure um com `/rules about:D17`.
rules-middle_kingdom-title = Reino Central
rules-middle_kingdom-words = reino central, centro, meio, 10 pontos, variante, bônus
rules-middle_kingdom-text =
    Uma variante: 10 pontos se o castelo está no meio da sua grade. Em uma grade de 5 por 5, nenhum quadrado pode estar a mais de dois dele para qualquer lado; em 7 por 7, a mais de três.
    O reino não precisa estar completo para isso.
rules-harmony-title = Harmonia
rules-harmony-words = harmonia, completo, 5 pontos, variante, bônus, cheio
rules-harmony-text =
    Uma variante: 5 pontos se você nunca precisou descartar um dominó.
rules-dynasty-title = Dinastia
rules-dynasty-words = dinastia, três partidas, série, confronto, variante
rules-dynasty-text =
    Três partidas seguidas em uma mesa, com as mesmas pessoas, lugares e cores. Os pontos das três são somados, e vence quem tem mais; empates são divididos.
    Os reis são sorteados de novo em cada partida. A próxima começa sozinha, cinco minutos depois da anterior.
rules-fairness-title = O sorteio justo
rules-fairness-words = semente, selo, justo, acaso, aleatório, embaralhar, sorteio, prova, trapaça
rules-fairness-text =
    Tudo o que é sorteado vem de um número secreto, a semente, criada antes da partida. O selo dela aparece no começo, então ela não pode ser mudada depois; a própria semente aparece no fim.
    Qualquer pessoa pode conferir as duas coisas, e cada jogada: /verify joga de novo o registro da partida e diz se tudo bate.
rules-takeback-title = Voltar um turno
rules-takeback-words = volta do turno, voltar, desfazer, erro, clique errado
rules-takeback-text =
    Até encerrar o turno, você pode mudar tudo, e ninguém vê.
    Depois disso, dá para voltar o turno até outra pessoa jogar, a menos que o turno tenha sorteado uma nova fila ou terminado a partida. Uma mesa também pode ser configurada sem volta do turno.

rules-wheat-title = Trigo
rules-wheat-words = trigo, campo, campos, amarelo, w
rules-wheat-text = A paisagem mais comum: cresce com facilidade, mas coroas são difíceis de achar.
rules-forest-title = Floresta
rules-forest-words = floresta, bosque, mata, verde-escuro, f
rules-forest-text = Comum, com uma coroa aqui e ali, sempre ao lado de outra paisagem.
rules-lake-title = Lago
rules-lake-words = lago, água, mar, azul, l
rules-lake-text = As mesmas coroas que a floresta, em menos quadrados.
rules-grassland-title = Prado
rules-grassland-words = prado, pasto, pradaria, verde-claro, grama, g
rules-grassland-text = Poucos quadrados, mas alguns têm duas coroas.
rules-swamp-title = Pântano
rules-swamp-words = pântano, brejo, charco, marrom, s
rules-swamp-text = Escasso e rico: um pântano pequeno pode valer um campo grande.
rules-mine-title = Montanha
rules-mine-words = montanha, montanhas, mina, preto, m
rules-mine-text = A paisagem mais rara e a mais rica: quase toda montanha tem coroas.
rules-terrain = { $box }: { $crowns ->
    [0] { $squares } quadrados, sem coroas.
   *[other] { $squares } quadrados, { $crowns } coroas ao todo, no máximo { $most } em um quadrado.
}
rules-terrain-giants = Era dos gigantes acrescenta { $crowns ->
    [0] { $squares } quadrados, sem coroas.
   *[other] { $squares } quadrados e { $crowns } coroas.
}

rules-suggest-domino = { $name }: { $left } – { $right }
rules-suggest-building = { $name }: { $effect }
rules-domino-name = Dominó { $number } de { $box }
rules-domino-name-giants = Dominó { $number } de Era dos gigantes
rules-domino-faces = Metade esquerda: { $left }. Metade direita: { $right }.
rules-domino-rank = { $lower ->
    [0] É o mais baixo: quem o pega joga primeiro.
   *[other] { $higher ->
        [0] É o mais alto: quem o pega joga por último.
       *[other] { $lower ->
            [one] { $lower } dominó da caixa é mais baixo e joga antes,
           *[other] { $lower } dominós da caixa são mais baixos e jogam antes,
        } { $higher ->
            [one] { $higher } é mais alto.
           *[other] { $higher } são mais altos.
        }
    }
}
rules-domino-arrives = Um gigante chega com ele e cobre uma das suas coroas. Letras vêm antes de todos os números: quem o pega joga cedo.
rules-domino-footprints = Mostra pegadas: com ele, você pode enviar um gigante a um adversário. Vem depois de 1 a 48: quem o pega joga tarde.
rules-domino-twins = As mesmas metades: { $twins }.
