# /admin: whether Castellan has the rights it needs here, and the settings of hosts.

admin-command-admin = For those who manage this server
admin-command-admin-settings = Channel, who may open tables, defaults, language, building icons
admin-command-admin-check = Test the set-up of this server and say what is missing

# $missing: number
admin-title = ### Set-up check · { $missing ->
    [0] all is well
    [one] { $missing } thing to fix
   *[other] { $missing } things to fix
}
# $channel: channel
admin-where = Games are played in { $channel }.
# $right: what it is called
admin-ok = OK · { $right }
admin-missing = {"**"}Missing · { $right }**
admin-optional = Allowed, not needed · { $right }
admin-optional-absent = Not needed · { $right }
admin-never = Never needed · Manage messages, any privileged intent

admin-right-view_channel = See the channel
admin-right-send_messages = Send messages
admin-right-create_public_threads = Create public threads
admin-right-send_messages_in_threads = Send messages in threads
admin-right-attach_files = Attach files
admin-right-read_message_history = Read message history
admin-right-create_private_threads = Create private threads, for those who watch a game to talk unread by its lords
admin-right-manage_threads = Manage threads, to write in threads that a moderator locked

# What does not work without a right. $channel: channel
admin-without-view_channel = No table can be opened in { $channel }, and turns don't appear there: I write to the lords directly.
admin-without-send_messages = No table can be opened in { $channel }. Games in threads go on; of games in the channel itself I write to the lords directly.
admin-without-create_public_threads = Games in { $channel } would be played in the channel itself.
admin-without-send_messages_in_threads = Games in { $channel } would be played in the channel itself until you allow it.
admin-without-attach_files = Turns come as text boards, without pictures.
admin-without-read_message_history = After an outage a turn could be reported twice.

# The way to fix it. $right: the right's name in Discord
admin-fix = Channel settings → Permissions → Castellan → { $right } → allow.
# What lords lack, by permission. $who: roles, or as below; $channel: channel
admin-members = members without a role of their own
admin-members-view_channel = {"**"}Missing for { $who }** · they can't see { $channel }, so they can't play.
admin-members-send_messages_in_threads = {"**"}Missing for { $who }** · they can't write in threads, so once a game's thread is archived they can't press its buttons.
admin-members-use_application_commands = {"**"}Missing for { $who }** · they can't use commands such as /next; only buttons work for them.
admin-members-read_message_history = {"**"}Missing for { $who }** · they can't read what was posted before they opened { $channel }.
admin-fix-members = Channel settings → Permissions → { $who } → { $right } → allow.
admin-discord-use_application_commands = Use Application Commands
admin-discord-view_channel = View Channel
admin-discord-send_messages = Send Messages
admin-discord-create_public_threads = Create Public Threads
admin-discord-send_messages_in_threads = Send Messages in Threads
admin-discord-attach_files = Attach Files
admin-discord-read_message_history = Read Message History

admin-button-again = Check again
admin-button-test = Post a test picture
# $person: mention
admin-test = { $person }, this is a test of Castellan's pictures. It goes away by itself.
admin-test-changed = This is a test of Castellan's pictures. It was changed and goes away by itself.
# $channel: channel
admin-tested = The test picture was posted in { $channel } with a mention of you, changed, and deleted again.
# $step: what failed, $why: Discord's own words
admin-test-failed = {"**"}The test stopped:** { $step }. Discord says: { $why }
admin-test-post = posting the picture in { $channel } failed
admin-test-edit = changing the message in { $channel } failed
admin-test-delete = deleting the message in { $channel } failed

## /admin health

admin-command-admin-health = Is everything well? Waiting messages, late jobs, errors
# $wrong: number
admin-health-title = ### Health · { $wrong ->
    [0] all is well
    [one] { $wrong } thing needs a look
   *[other] { $wrong } things need a look
}
admin-health-well = Every message was delivered, and nothing is late.
# $table: name, $place: channel, $since, $due: times, $why: a sentence, $count: number
admin-health-waiting = {"**"}{ $table }:{"**"} { $count ->
    [one] { $count } message
   *[other] { $count } messages
} waiting for { $place } since { $since }. { $why } Next try { $due }; the game goes on.
# $table: name, $place, $channel: channels, $since: time, $why: a sentence
admin-health-astray-channel = {"**"}{ $table }:{"**"} messages have not reached { $place } since { $since }, so they are posted in { $channel }. { $why }
admin-health-astray-direct = {"**"}{ $table }:{"**"} messages have not reached { $place } since { $since }, so I write to the lords directly. { $why }
# $table: name, $channel: channel, $since: time
admin-health-moved = {"**"}{ $table }:{"**"} its thread was deleted, so it has been played on in { $channel } since { $since }.
# $count: number
admin-health-more = { $count ->
    [one] And { $count } more table.
   *[other] And { $count } more tables.
}
# $count: number
admin-health-late = {"**"}Late:{"**"} { $count ->
    [one] { $count } deadline or reminder is overdue
   *[other] { $count } deadlines and reminders are overdue
} by more than a minute, or failed and will be tried again.
# $count: number
admin-health-unreadable = {"**"}Unreadable:{"**"} { $count ->
    [one] { $count } stored message
   *[other] { $count } stored messages
}.
# $channel: channel
# $at: how old the last of them is, $why: a sentence
admin-health-given-up = {"**"}Given up:{"**"} { $count ->
    [1] a message of these two weeks could not be posted anywhere, { $at }.
   *[other] { $count } messages of these two weeks could not be posted anywhere, the last { $at }.
} { $why }
admin-health-unlisted = **The live list** in { $channel } can't be written: the channel is gone, or I may not post there. /admin index chooses another one.
# $channel: channel
admin-health-shut = {"**"}The chosen channel{"**"} { $channel } is gone, or I can't see it or write there. [Check the set-up] there says what is missing; /admin settings chooses another one.
# $count: number, $code: such as 7F3A, $at: time
admin-health-faults = {"**"}Errors:{"**"} { $count } within a day, the last { $at }. The log has it under the code { $code }.
# $count: number, $at: time, $cause: Discord's code and the fields it names
admin-health-refused = {"**"}Refused:{"**"} Discord will not take { $count ->
    [1] a message
   *[other] { $count } messages
}, last { $at }: { $cause }. Each was sent as text alone, or else the lord on turn was written to.
admin-health-readable = {"**"}Readable files:{"**"} Other users of the machine may read my files, with the draws of running games. There, {"`"}python bot.py check{"`"} says what to type.
# $at: time
admin-health-full = {"**"}No room:{"**"} my disk was full or read-only { $at }; what was pressed then was refused, nothing was lost.
# $at: time
admin-health-busy = {"**"}Busy:{"**"} my database did not answer in time { $at }. Nothing was lost.
# The machine code is the kernel's, made by numba
admin-health-code-compiling = {"**"}Computer lords:{"**"} machine code for the two strongest is being compiled, once for each version. Until it is there, they play as the lord that looks ahead.
admin-health-code-missing = {"**"}Computer lords:{"**"} machine code for the two strongest can't be compiled here, so they play as the lord that looks ahead. I try again every ten minutes.
# $way: ahead or behind, $seconds: number
admin-health-clock = {"**"}Clock:{"**"} the machine's is { $seconds } s { $way ->
    [ahead] ahead of
   *[behind] behind
} Discord's; so are the times that I tell.
# $count: number, $at: time
admin-health-elsewhere = {"**"}Another program{"**"} answers with my token; it was quicker { $count ->
    [1] once
   *[other] { $count } times
}, last { $at }. Stop it, or reset the token.
admin-health-still = {"**"}Disk:{"**"} my data folder doesn't answer.
admin-health-low = {"**"}Little room:{"**"} only { $free } are left on my disk.
admin-health-backups-fail = {"**"}Backups fail.{"**"} The log says why ({"`"}backup.failed{"`"}).
# $cause: the name of an error
admin-health-undrawn = {"**"}Pictures:{"**"} the last time that one could not be drawn ({ $cause }) was { $at }; text stood in its place. My log says why.

# Why messages don't arrive
admin-health-why-forbidden = I may not write there; [Check the set-up] says what is missing.
admin-health-why-locked = A moderator locked the thread.
admin-health-why-gone = The place was deleted.
admin-health-why-refused = Discord refuses it ({ $code }).
admin-health-why-internal = This is a fault of mine ({ $code }); my log says more.
admin-health-why-silent = Discord does not answer ({ $code }).

# The gray line. $milliseconds: number
admin-health-gateway = Connected, { $milliseconds } ms to Discord
admin-health-gateway-away = Not connected to Discord
# $time: length of time, $at: time
admin-health-outage = last outage of { $time } until { $at }, given back to every clock
# $at: time
admin-health-backup = last backup { $at }
admin-health-backup-none = no backup yet
# $free: such as 12.5 GB
admin-health-disk = { $free } free
# $shards: those of each process, such as "0 1, 2, 3"
admin-health-processes = processes by shards: { $shards }
# $version: such as 0.1.0
admin-health-version = version { $version }
admin-health-megabytes = { $size } MB
admin-health-gigabytes = { $size } GB

admin-button-retry = Retry now
admin-button-look = Look again
# $count: number
admin-health-retried = { $count ->
    [0] Nothing was waiting to be tried again.
    [one] { $count } thing is tried again now.
   *[other] { $count } things are tried again now.
}

## /admin settings

admin-option-setting = What to set
admin-option-value = The value; a channel, a role, or icons such as sawmill=k1t0
admin-pick-channel = Channel for tables
admin-pick-opener = Who may open tables
admin-pick-cups = Channel for tournaments
admin-pick-organiser = Who may organise tournaments
admin-pick-place = Threads or channel
admin-pick-detail = Detail of threads
admin-pick-watching = Watching
admin-pick-reminders = Reminders
admin-pick-ladders = Ladders
admin-pick-repeats = Rated games against the same lord
admin-pick-invitations = Invitations a day
admin-pick-computers = How soon computer lords play
admin-pick-language = Language of public messages
admin-pick-theme = Colors of public pictures
admin-pick-answer = Hours for an absent lord to answer
admin-pick-again = Hours until a refused question is asked again
admin-pick-pause = Days of a pause to which silence agrees
admin-pick-takebacks = Times a turn is taken back without a vote
admin-pick-back = Minutes left at least after taking back
admin-pick-icons = Building icons

admin-settings-title = ### Settings of this server
admin-settings-scope = They apply to everybody here and are saved at once. Running games and open tables stay as they are, except for the numbers of votes.
admin-settings-done = Saved. /admin settings opens them again.
# $value: what was typed
admin-value-unknown = I don't know the value “{ $value }” here. Choose a setting first, then one of the values suggested for it.

admin-channel = Channel for tables…
# $channel: channel
admin-channel-set = Tables are posted in { $channel }.
admin-channel-none = Tables are posted where /game new is typed.
admin-channel-gone = The channel for tables is gone, so they are posted where /game new is typed.
admin-channel-shut = I can't write in { $channel } yet. The set-up check says what is missing.
admin-cups = Channel for tournaments…
# $channel: channel
admin-cups-set = Tournaments are announced in { $channel }.
admin-cups-none = Tournaments are announced where /organise is typed.
admin-cups-gone = The channel for tournaments is gone, so they are announced where /organise is typed.
admin-organiser = Who may organise…
# $role: role
admin-organiser-set = { $role } may set up tournaments, like those with Manage Server.
admin-organiser-none = Only those with Manage Server may set up tournaments.
admin-organiser-gone = The role of organisers is gone, so only those with Manage Server may set up tournaments.
admin-opener = Who may open tables…
# $role: role
admin-opener-set = Only { $role } may open tables.
admin-opener-gone = The role that may open tables is gone, so nobody can. Choose another one, or let everybody.
admin-opener-none = Everybody may open tables.
# $answer_hours, $again_hours, $pause_days, $takebacks, $minutes_back: numbers
admin-fair = Votes: absent lords have { $answer_hours } h to answer, refused questions wait { $again_hours } h, silence agrees to pauses of up to { $pause_days } d. Taking back: { $takebacks } times a turn without a vote, with { $minutes_back } min at least.
# The inputs of the form, 45 characters at most. $least, $most: numbers
admin-answer = Hours for absent lords to answer ({ $least }–{ $most })
admin-again = Hours until a question again ({ $least }–{ $most })
admin-pause = Days of pause by silence ({ $least }–{ $most })
admin-takebacks = Takebacks a turn without vote ({ $least }–{ $most })
admin-back = Least minutes after one ({ $least }–{ $most })
admin-fair-form = Votes and takebacks
admin-fair-unread = Nothing was changed: each number must be within the limits that the form names.
# $count: number
admin-icons-count = { $count ->
    [0] No building icon is corrected.
    [one] { $count } building has corrected icons.
   *[other] { $count } buildings have corrected icons.
}

admin-place = Threads or channel…
admin-place-threads = Games: each in its own thread
admin-place-channel = Games: in the channel itself
admin-place-channel-about = For one game at a time
admin-detail = Detail of threads…
admin-detail-turn = Threads keep every turn
admin-detail-turn-about = New tables begin with this; a host can change it
admin-detail-round = Threads keep every round
admin-detail-round-about = Only the last turn of a round stays
admin-watching = Watching…
admin-watching-everybody = Watching: everybody here
admin-watching-everybody-about = New tables begin with this; a host can change it
admin-watching-table = Watching: only the table
admin-watching-table-about = Others can't look at kingdoms or the score
admin-reminders = Reminders…
admin-reminders-half = Reminders: half time, 2 hours before
admin-reminders-half-about = For whoever has not chosen in /settings
admin-reminders-late = Reminders: 2 hours before the end
admin-reminders-late-about = For whoever has not chosen in /settings
admin-reminders-none = Reminders: none
admin-reminders-none-about = Except for whoever has chosen some in /settings
admin-ladders = Ladders…
admin-ladders-public = Ladders: for all to see
admin-ladders-public-about = /ladder answers in the channel
admin-ladders-private = Ladders: for whoever asks
admin-ladders-private-about = /ladder answers only whoever asked
admin-ladders-off = Ladders: switched off
admin-ladders-off-about = No ladders, profiles and honors here; nothing is deleted
admin-repeats = Games against one lord…
admin-repeats-number = Same lord: { $number ->
    [one] { $number } game
   *[other] { $number } games
} a week rated
admin-repeats-number-about = Further ones count in no rating
admin-repeats-all = Same lord: all games rated
admin-repeats-all-about = Each still counts less than the one before it
admin-invitations = Invitations a day…
admin-invitations-number = Strangers: { $number ->
    [0] no invitations
    [one] { $number } invitation a day
   *[other] { $number } invitations a day
}
admin-invitations-number-about = To people with no finished game together
admin-computers = Computer lords play…
admin-computers-number = Computer lords: { $number ->
    [0] at once
    [1] after 1 minute
    [60] after 1 hour
   *[other] after { $number } minutes
}
admin-computers-number-about = At new tables; the host can choose another pause
admin-theme = Colors of public pictures…
admin-theme-dark = Public pictures: dark
admin-theme-light = Public pictures: light
admin-language = Language…
admin-language-discord = Public messages: as the server is set in Discord
admin-language-en = Public messages: English
admin-language-fr = Public messages: Français
admin-language-de = Public messages: Deutsch
admin-language-es = Public messages: Español
admin-language-it = Public messages: Italiano
admin-language-pt = Public messages: Português
admin-language-nl = Public messages: Nederlands
admin-language-ru = Public messages: Русский
admin-language-he = Public messages: עברית

admin-clear-channel = Tables where typed
admin-clear-cups = Tournaments where typed
admin-clear-organiser = No role organises
admin-clear-opener = Everybody opens tables
admin-clear-icons = No corrections
admin-button-fair = Votes and takebacks…
admin-button-icons = Building icons…
admin-button-check = Check the set-up
admin-button-done = Done
admin-button-change = Change…

admin-icons-title = ### Building icons
admin-icons-text =
    Of these buildings of Queendomino we found no clear picture, so some numbers are our best guess. If you have the box, look at the tiles and set right what differs.
    `k` is the number of knights on a tile, `t` that of towers: `sawmill=k1t0` is one knight and no tower.
# $building: name, $icon: such as `sawmill=k1t0`, $before: such as k0t0
admin-icons-corrected = **{ $building }** · `{ $icon }` · **corrected**, we had { $before }
# $which: knights, towers or both
admin-icons-unverified = **{ $building }** · `{ $icon }` · { $which ->
    [knights] knights
    [towers] towers
   *[both] knights and towers
} not confirmed
admin-icons-running = Games that run keep the numbers they began with, a Dynasty those of its first game. Tables opened and tournaments published from now on take these.
# $value: what was refused, such as "statue=k1t0"
admin-icons-refused = “{ $value }” can't be set. Only the buildings named below can be corrected, in both numbers; all others are confirmed.
# $value: what was typed, such as "sawmill"
admin-icons-unread = “{ $value }” is no correction. Write a building, `=` and both numbers from 0 to 9, such as `sawmill=k1t0`.
admin-icons-form = Building icons
admin-icons-label = k = knights, t = towers on the tile
# $building: name, $icon: such as k0t0
admin-icons-suggest = { $building }: now { $icon }

## /admin index

admin-command-admin-index = Choose the channel of the live list
admin-option-channel = The channel in which that is posted
admin-index-title = ### The live list
admin-index-about = One message that names up to 10 games being played here, edited at most once a minute. It names only games whose channels everybody sees who sees the list.
admin-index-none = It is posted nowhere.
# $channel: channel
admin-index-set = It is posted in { $channel }.
admin-index-coming = It appears in { $channel } within a minute.
admin-index-shut = It belongs in { $channel }, but I can't write there. The set-up check says what is missing.
admin-index-gone = Its channel is gone. Choose another one.
admin-index = Channel of the live list…
admin-index-off = Remove it

## /admin daily

admin-command-admin-daily = Choose the channel that tells who built what with the dominoes of the day
admin-daily-title = ### Kingdoms of the day
admin-daily-about = Whoever may open tables here can play the kingdom of the day with `/daily play`. With a channel, the table of each day that somebody here played is posted there once, after the day is over (00:00 UTC), with names, kingdoms and the seed. It mentions nobody.
admin-daily-none = No channel is chosen.
# $channel: channel
admin-daily-set = The tables are posted in { $channel }.
admin-daily-shut = The tables should be posted in { $channel }, but I can't write there. The set-up check says what is missing.
admin-daily-gone = The channel is gone, so no tables are posted. Choose another one.
admin-daily = Channel of the tables…
admin-daily-off = Stop posting
