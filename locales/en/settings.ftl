# /settings and /away: the settings of one person, for every server.

settings-command-settings = Your settings: notices, reminders, quiet hours, pictures, language
settings-option-notice = How you are told that it is your turn
settings-option-reminders = When you are reminded of a turn
settings-option-quiet = Hours in which nothing rings, such as 22:00-07:00, or none
settings-option-zone = Your time zone, such as Europe/Berlin
settings-option-pictures = How pictures come to you
settings-option-theme = The colors of your private pictures
settings-option-language = The language of what only you see
settings-option-forced = What happens when a step leaves you one choice
settings-option-weekends = Whether your clocks wait on Saturdays and Sundays
settings-option-ladders = Whether you are named on ladders and in honors, and your profile can be seen
settings-option-animation = Whether replays may move
settings-option-brief = Whether only what changed is told, and typed steps of a turn in one line
settings-option-soon = Whether you are told when your turn is next

settings-title = ### Your settings
# $settings: list of settings as they are now, such as "Answers: brief"
settings-saved = Saved: { $settings }.
settings-scope = They apply in every server and are saved at once.

settings-notice = Turn notice…
settings-notice-mention = Turn notice: mention in the thread
settings-notice-mention-about = If that fails, a direct message
settings-notice-direct = Turn notice: direct message
settings-notice-direct-about = If that fails, a mention in the thread
settings-notice-both = Turn notice: both

settings-reminders = Reminders…
settings-reminders-server = Reminders: the server's choice
settings-reminders-half = Reminders: half time, 2 hours before
settings-reminders-late = Reminders: 2 hours before the end
settings-reminders-none = Reminders: none

settings-quiet = Quiet hours…
settings-quiet-none = Quiet hours: none
# $from, $until: times of the day, such as "22:00"
settings-quiet-hours = Quiet hours: { $from }–{ $until }
settings-quiet-other = Quiet hours: other…
settings-quiet-form = Quiet hours
settings-quiet-from = From, such as 22:00
settings-quiet-until = Until, such as 07:00
# $hours: what was typed
settings-quiet-unknown = I don't know the hours “{ $hours }”. Write two different times, such as 22:00-07:00.
settings-no-zone = Quiet hours and quiet weekends need your time zone. Choose it with the button below.

settings-pictures = Pictures…
settings-pictures-standard = Pictures: standard
settings-pictures-board = Pictures: text board first
settings-pictures-board-about = Every picture has its text board above it
settings-pictures-words = Pictures: none, words only
settings-pictures-words-about = Sentences in place of every picture

settings-theme = Colors of pictures…
settings-theme-dark = Colors of pictures: dark
settings-theme-light = Colors of pictures: light
settings-theme-light-about = Public pictures keep the server's colors

settings-language = Language…
settings-language-discord = Language: as in Discord
settings-language-en = English
settings-language-fr = Français
settings-language-de = Deutsch
settings-language-es = Español
settings-language-it = Italiano
settings-language-pt = Português
settings-language-nl = Nederlands
settings-language-ru = Русский
settings-language-he = עברית

settings-forced = Forced moves…
settings-forced-ask = Forced moves: ask me
settings-forced-ask-about = You end every turn yourself
settings-forced-play = Forced moves: play them
settings-forced-play-about = A turn without any choice is played for you

settings-weekends-off = Weekends: clocks run
settings-weekends-on = Weekends: clocks wait
settings-soon-off = When I'm next: don't tell me
settings-soon-on = When I'm next: tell me
settings-brief-off = Answers: in full
settings-brief-on = Answers: brief
settings-ladders-on = On ladders: shown
settings-ladders-off = On ladders: hidden
settings-animation-on = Replays: moving
settings-animation-off = Replays: still pictures
# The same as choices of /settings: whoever types "yes" or "no" finds one
settings-weekends-on-choice = Yes, clocks wait at weekends
settings-weekends-off-choice = No, clocks run at weekends
settings-soon-on-choice = Yes, tell me when I'm next
settings-soon-off-choice = No, don't tell me when I'm next
settings-brief-on-choice = Yes, brief answers
settings-brief-off-choice = No, answers in full
settings-ladders-on-choice = Yes, show me on ladders
settings-ladders-off-choice = No, hide me on ladders
settings-animation-on-choice = Yes, moving replays
settings-animation-off-choice = No, still pictures

settings-zone-unset = Zone…
# $zone: name of a zone
settings-zone-set = Zone: { $zone }
settings-zone-title = ### Your time zone
# $time: time of the day
settings-zone-line = It is { $zone }, where it is { $time } now.
settings-zone-line-none = It is not set.
settings-zone-why = Quiet hours, quiet weekends and days away go by it. Times in messages are shown in your own zone anyway.
settings-zone-hour = What time is it for you?
# $hour: two digits
settings-hour = { $hour }:00–{ $hour }:59
settings-zone-pick = Zones where it is that time…
settings-zone-which = Which of these is yours?
settings-zone-all = All zones: /settings zone:
settings-zone-none = No zone
settings-zone-guess = Your clicks look like { $zone }. Use it?
settings-zone-use = Use it
settings-zone-unknown = I don't know the zone “{ $zone }”. Write a large city near you, or a difference such as +2; /settings zone: suggests what fits.

# $percent: number
settings-reliability = Your reliability is { $percent }%. It counts your last 100 turns; finishing games raises it.
# $games, $playing: numbers
settings-cap = You can be in { $games } games at once for now, and are in { $playing }.

settings-button-away = Vacation…
settings-button-data = My data…
settings-button-done = Done
settings-done = Saved. /settings opens them again.

## /away

settings-command-away = Say when you are away: your clocks wait, nothing rings
settings-option-away-from = First day: today, tomorrow, 3 Dec, 2026-12-03
settings-option-away-until = Last day, or how many days: 10 Dec, 7 days
settings-option-away-note = A note for yourself
settings-day-today = today
settings-day-tomorrow = tomorrow
# $days: number
# $from, $until: Discord timestamps of days, $used, $budget: numbers of days, $year: such as 2026
# $later: the days of $next, the year after $year; 0 for none
settings-away-said = You are away { $from }–{ $until } ({ $used } of { $budget } days of { $year }{ $later ->
    [0] {""}
   *[other] {" "}and { $later } of { $next }
}).
# $count: number
settings-away-waiting = { $count ->
    [one] Clocks wait in { $count } game.
   *[other] Clocks wait in { $count } games.
}
# $tables: names, $count, $more: numbers
settings-away-playing = { $count ->
    [one] { $tables } does not honor vacation: its clock runs, and the autopilot plays there.
   *[other] { $tables } do not honor vacation: their clocks run, and the autopilot plays there.
}
settings-away-playing-more = { $tables } and { $more } more do not honor vacation: their clocks run, and the autopilot plays there.
# $cups: the names of tournaments
settings-away-rounds = In { $cups } the clock waits, but the rounds do not: the autopilot plays what is left when a round ends.
settings-away-title = ### Vacation
settings-away-used = { $used } of { $budget } days of { $year } are announced.
settings-away-line = { $from }–{ $until }
settings-away-about = While you are away clocks wait where tables honor it, and nothing rings. If you cut it short, you get its days back, except those that have begun: each 24 hours count from their first minute. Within five minutes you can take all of it back.
settings-away-stands = This is already announced. [Keep] shows all that you have announced, [Cancel] takes this back.
settings-away-dropped = { $from }–{ $until } is taken back.
settings-away-cut = You are back: { $from }–{ $until } is cut short.
settings-away-keep = Keep
settings-away-cancel = Cancel
settings-away-new = Announce…
settings-away-form = When are you away?
settings-away-from = First day
settings-away-until = Last day, or how many days

## /block

settings-command-block = Never be seated with somebody, or lift that
settings-option-block-user = With whom
# $lord: a mention, which calls nobody
settings-blocked-on = You are never seated with { $lord } any more, in any server. Nobody is told; games that you play together go on.
settings-blocked-off = You may be seated with { $lord } again.
# $people: mentions, $more: how many others
settings-blocked-all = -# You are never seated with: { $people }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}
settings-block-lift = Lift it
settings-block-again = Never again
