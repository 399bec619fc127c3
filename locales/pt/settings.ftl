settings-command-settings = Suas configurações: avisos, lembretes, horas silenciosas, imagens, idioma
settings-option-notice = Como você recebe o aviso de que é a sua vez
settings-option-reminders = Quando você recebe lembrete de um turno
settings-option-quiet = Horas em que nada toca, como 22:00-07:00, ou none
settings-option-zone = Seu fuso horário, como America/Sao_Paulo
settings-option-pictures = Como as imagens chegam até você
settings-option-theme = As cores das suas imagens particulares
settings-option-language = O idioma do que só você vê
settings-option-forced = O que acontece quando um passo deixa só uma escolha
settings-option-weekends = Se os seus relógios esperam aos sábados e domingos
settings-option-ladders = Se o seu nome aparece em rankings e recordes, e o seu perfil pode ser visto
settings-option-animation = Se os replays podem se mover
settings-option-brief = Se só se diz o que mudou, e passos digitados de um turno vêm em uma linha
settings-option-soon = Se você recebe aviso quando a próxima vez é sua

settings-title = ### Suas configurações
settings-saved = Salvo: { $settings }.
settings-scope = Valem em todos os servidores e são salvas na hora.

settings-notice = Aviso de turno…
settings-notice-mention = Aviso de turno: menção no tópico
settings-notice-mention-about = Se falhar, uma mensagem direta
settings-notice-direct = Aviso de turno: mensagem direta
settings-notice-direct-about = Se falhar, uma menção no tópico
settings-notice-both = Aviso de turno: os dois

settings-reminders = Lembretes…
settings-reminders-server = Lembretes: os do servidor
settings-reminders-half = Lembretes: na metade, 2 horas antes
settings-reminders-late = Lembretes: 2 horas antes do fim
settings-reminders-none = Lembretes: nenhum

settings-quiet = Horas silenciosas…
settings-quiet-none = Horas silenciosas: nenhuma
settings-quiet-hours = Horas silenciosas: { $from }–{ $until }
settings-quiet-other = Horas silenciosas: outras…
settings-quiet-form = Horas silenciosas
settings-quiet-from = De, como 22:00
settings-quiet-until = Até, como 07:00
settings-quiet-unknown = Não conheço as horas “{ $hours }”. Escreva dois horários diferentes, como 22:00-07:00.
settings-no-zone = Horas silenciosas e fins de semana livres precisam do seu fuso horário. Escolha-o com o botão abaixo.

settings-pictures = Imagens…
settings-pictures-standard = Imagens: padrão
settings-pictures-board = Imagens: primeiro como texto
settings-pictures-board-about = Cada imagem tem o seu tabuleiro de texto acima
settings-pictures-words = Imagens: nenhuma, só palavras
settings-pictures-words-about = Frases no lugar de cada imagem

settings-theme = Cores das imagens…
settings-theme-dark = Cores das imagens: escuras
settings-theme-light = Cores das imagens: claras
settings-theme-light-about = Imagens públicas mantêm as cores do servidor

settings-language = Idioma…
settings-language-discord = Idioma: como no Discord
settings-language-en = English
settings-language-fr = Français
settings-language-de = Deutsch
settings-language-es = Español
settings-language-it = Italiano
settings-language-pt = Português
settings-language-nl = Nederlands
settings-language-ru = Русский
settings-language-he = עברית

settings-forced = Jogadas forçadas…
settings-forced-ask = Jogadas forçadas: perguntar
settings-forced-ask-about = Você encerra cada turno
settings-forced-play = Jogadas forçadas: jogar
settings-forced-play-about = Eu jogo por você os turnos sem escolha

settings-weekends-off = Fins de semana: relógios andam
settings-weekends-on = Fins de semana: relógios esperam
settings-soon-off = Minha vez chegando: não avisar
settings-soon-on = Minha vez chegando: avisar
settings-brief-off = Respostas: completas
settings-brief-on = Respostas: breves
settings-ladders-on = Nos rankings: à vista
settings-ladders-off = Nos rankings: fora de vista
settings-animation-on = Replays: em movimento
settings-animation-off = Replays: imagens paradas
settings-weekends-on-choice = Sim, relógios esperam nos fins de semana
settings-weekends-off-choice = Não, relógios andam nos fins de semana
settings-soon-on-choice = Sim, avisar quando a próxima vez for minha
settings-soon-off-choice = Não, não avisar quando a próxima vez for minha
settings-brief-on-choice = Sim, respostas breves
settings-brief-off-choice = Não, respostas completas
settings-ladders-on-choice = Sim, mostrar meu nome nos rankings
settings-ladders-off-choice = Não, esconder meu nome nos rankings
settings-animation-on-choice = Sim, replays em movimento
settings-animation-off-choice = Não, imagens paradas

settings-zone-unset = Fuso…
settings-zone-set = Fuso: { $zone }
settings-zone-title = ### Seu fuso horário
settings-zone-line = É { $zone }, onde agora são { $time }.
settings-zone-line-none = Não está definido.
settings-zone-why = Horas silenciosas, fins de semana livres e dias de ausência seguem esse fuso. Os horários em mensagens aparecem no seu fuso de qualquer jeito.
settings-zone-hour = Que horas são para você?
settings-hour = { $hour }:00–{ $hour }:59
settings-zone-pick = Fusos com essa hora agora…
settings-zone-which = Qual destes é o seu?
settings-zone-all = Todos os fusos: /settings zone:
settings-zone-none = Sem fuso
settings-zone-guess = Pelos seus cliques, parece { $zone }. Usar?
settings-zone-use = Usar
settings-zone-unknown = Não conheço o fuso “{ $zone }”. Escreva uma cidade grande perto de você, ou uma diferença como +2; /settings zone: sugere o que serve.

settings-reliability = Sua confiabilidade é de { $percent }%. Ela conta os seus últimos 100 turnos; terminar partidas a aumenta.
settings-cap = Por enquanto, você pode estar em { $games } partidas ao mesmo tempo, e está em { $playing }.

settings-button-away = Ausência…
settings-button-data = Meus dados…
settings-button-done = Pronto
settings-done = Salvo. /settings abre de novo.

settings-command-away = Dizer quando você está fora: os relógios esperam, nada toca
settings-option-away-from = Primeiro dia: hoje, amanhã, 3 dez, 2026-12-03
settings-option-away-until = Último dia, ou quantos dias: 10 dez, 7 dias
settings-option-away-note = Uma anotação para você
settings-day-today = hoje
settings-day-tomorrow = amanhã
settings-away-said = Você está fora de { $from } a { $until } ({ $used } de { $budget } dias de { $year }{ $later ->
    [0] {""}
   *[other] {" "}e { $later } de { $next }
}).
settings-away-waiting = { $count ->
    [0] Os relógios esperam em { $count } partidas.
    [one] Os relógios esperam em { $count } partida.
   *[other] Os relógios esperam em { $count } partidas.
}
settings-away-playing = { $count ->
    [1] { $tables } não respeita ausências: o relógio anda, e o piloto automático joga lá.
   *[other] { $tables } não respeitam ausências: os relógios andam, e o piloto automático joga lá.
}
settings-away-playing-more = { $tables } e mais { $more } não respeitam ausências: os relógios andam, e o piloto automático joga lá.
settings-away-rounds = Em { $cups }, o relógio espera, mas as rodadas não: o piloto automático joga o que faltar quando uma rodada termina.
settings-away-title = ### Ausência
settings-away-used = { $used } de { $budget } dias de { $year } estão anunciados.
settings-away-line = { $from }–{ $until }
settings-away-about = Enquanto você está fora, os relógios esperam onde as mesas respeitam isso, e nada toca. Se você encurtar a ausência, recebe os dias de volta, menos os que já começaram: cada 24 horas contam desde o primeiro minuto. Em cinco minutos, dá para retirar tudo.
settings-away-stands = Isto já está anunciado. [Manter] mostra tudo o que você anunciou, [Cancelar] retira isto.
settings-away-dropped = { $from }–{ $until } foi retirado.
settings-away-cut = Você está de volta: { $from }–{ $until } foi encurtado.
settings-away-keep = Manter
settings-away-cancel = Cancelar
settings-away-new = Anunciar…
settings-away-form = Quando você está fora?
settings-away-from = Primeiro dia
settings-away-until = Último dia, ou quantos dias

settings-command-block = Nunca dividir mesa com alguém, ou desfazer isso
settings-option-block-user = Com quem
settings-blocked-on = Você não divide mais mesa com { $lord }, em nenhum servidor. Ninguém recebe aviso; partidas em comum continuam.
settings-blocked-off = Você pode dividir mesa com { $lord } de novo.
settings-blocked-all = -# Você nunca divide mesa com: { $people }{ $more ->
    [0] {""}
   *[other] {" "}e mais { $more }
}
settings-block-lift = Desfazer
settings-block-again = Nunca mais
