# Creating and filling a table: /game new, the open table, the host's panel, invitations.
# Names ({ $name }, { $host }, { $table }) are escaped and isolated; { $when } is a Discord timestamp.

## A set-up in words

setup-lords = { $lords ->
    [one] { $lords } lord
   *[other] { $lords } lords
}
# In the choice of how many, where "lord" is not known yet.
setup-players = { $lords } players
setup-grid = { $side }×{ $side }
setup-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
setup-dynasty = Dynasty: three games, scores added
setup-with-giants = Age of Giants
setup-with-court = The Court
setup-with-teams = teams of two
# $quests: a list of two names
setup-quests-two = Quests for all: { $quests }.
setup-quests-none = Two quests for all are drawn at the start.
setup-partners-chosen-line = Partners choose each other by the seats they take.
setup-partners-drawn-line = Partners are drawn at the start.
# How long a game takes. $time: one of the next entries; $least and $most: whole numbers
setup-usual-here = Such a game usually takes { $time } here.
setup-usual = Such a game usually takes { $time }.
setup-time-days = { $least }–{ $most } days
setup-time-days-about = about { $most } days
setup-time-hours = { $least }–{ $most } hours
setup-time-hours-about = about { $most } hours
setup-time-minutes = { $least }–{ $most } minutes
setup-time-minutes-about = about { $most ->
    [1] a minute
   *[other] { $most } minutes
}
setup-who-anyone = anyone in this server may join
setup-who-invited = only people who are invited may join
setup-who-role = only { $role } may join
setup-who-no-role = only one role may join; choose it below
# $percent: the least required
setup-who-reliable = reliability { $percent }% and up

## /game new, screen 1: the box

setup-new-title =
    ### A new table
    {"**"}Box** → Players → Variants → Clock → Who
    Players are called lords here.
setup-new-last = Same as last time here: { $setup }.
setup-new-same = Same as last time
setup-new-which-box = Which box?
setup-new-or-preset = Or a preset…
setup-box-kingdomino-about = 2–4 players · place, choose, count crowns
setup-box-queendomino-about = 2–4 players · adds towns, knights, the Queen and the dragon
setup-box-royal_wedding-about = 3–8 players · both boxes together, teams of two for 6 or 8
setup-box-discovery-about = 2 players · 24 dominoes of its own, six short rounds
setup-preset-saved-about = Saved by this server: { $setup }
setup-preset-mighty_duel = The Mighty Duel
setup-preset-mighty_duel-about = 2 players, 7×7, all 48 dominoes
setup-preset-queen_duel = Queendomino for two
setup-preset-queen_duel-about = 2 players, 7×7, all 48 dominoes, every building
setup-preset-dynasty = Dynasty
setup-preset-dynasty-about = Three games in a row, scores added
setup-preset-giants_five = Giants for five
setup-preset-giants_five-about = 5 players, Age of Giants: giants, footprints and two quests
setup-preset-wedding_teams = Royal Wedding teams
setup-preset-wedding_teams-about = 6 players in teams of two, both boxes, 7×7 a team

## /game new, screen 2: everything on one page

setup-ready-title = ### A new table
setup-edit-title = ### { $table } · options
setup-edit-at-once = Changes hold at once, and everybody sees them at the table.
setup-edit-asks = Every change counts at once. Those who sit here are asked whether they stay, and the game waits for their answers.
setup-ready-lords = Players
# What somebody types who wants no variants
setup-variants-nothing = none
setup-ready-variants = Variants: none
setup-ready-who = Who may join
setup-ready-role = Which role may join?
setup-lords-kingdomino-2 = 24 dominoes, 6 rounds; each lord has two kings
setup-lords-kingdomino-3 = 36 dominoes, 12 rounds
setup-lords-kingdomino-4 = All 48 dominoes, 12 rounds
setup-lords-mighty_duel-2 = All 48 dominoes, 12 rounds; each lord has two kings
setup-lords-queendomino-2 = All 48 dominoes, 12 rounds, 7×7; each lord has two kings
setup-lords-queendomino-3 = All 48 dominoes, 12 rounds; one domino a round leaves the game
setup-lords-queendomino-4 = All 48 dominoes, 12 rounds
setup-lords-royal_wedding-3 = 96 dominoes, 24 rounds, 7×7; one domino a round leaves the game
setup-lords-royal_wedding-4 = 96 dominoes, 24 rounds, 7×7
setup-lords-royal_wedding-5 = 96 dominoes in lines of eight, 12 rounds; three a round leave
setup-lords-royal_wedding-6 = 96 dominoes in lines of eight, 12 rounds; two a round leave
setup-lords-royal_wedding-7 = 96 dominoes in lines of eight, 12 rounds; one a round leaves
setup-lords-royal_wedding-8 = 96 dominoes in lines of eight, 12 rounds
setup-lords-teams-6 = Three teams, 7×7 a team, 12 rounds; two dominoes a round leave
setup-lords-teams-8 = Four teams, 7×7 a team, 12 rounds
setup-lords-giants-2 = 30 of 60 dominoes, 6 rounds; each lord has two kings
setup-lords-giants_big-2 = All 60 dominoes, 12 rounds, 7×7; each lord has two kings
setup-lords-giants-3 = All 60 dominoes, 12 rounds; two leave before each choice
setup-lords-giants-4 = All 60 dominoes, 12 rounds; one leaves before each choice
setup-lords-giants-5 = All 60 dominoes, 12 rounds
setup-lords-discovery-2 = 24 dominoes of its own, 6 rounds; each lord has two kings
setup-variant-mighty_duel-about = A 7×7 kingdom with all dominoes, for 2 players
setup-variant-middle_kingdom-about = +10 if your castle is in the middle of the grid
setup-variant-harmony-about = +5 if you never discard a domino
setup-variant-dynasty-about = Three games, scores added
setup-variant-giants-about = Giants cover crowns, footprints send them on; two quests; up to 5 players
setup-variant-court-about = Resources on the land buy buildings and characters; a last step in each turn
setup-variant-teams-about = Two lords share a kingdom, its coins and its knights
setup-extra-giants = Age of Giants
setup-extra-court = The Court
setup-extra-teams = Teams of two
setup-pick-anyone = Anyone here may join
setup-pick-invited = Only people I invite
setup-pick-role = Only this role…
setup-pick-role-about = Choose the role below
setup-pick-reliable = Reliability { $percent }% and up
setup-pick-reliable-usual = Reliability 80% and up
setup-pick-reliable-about = Goes with each of the others; people new here count as reliable
setup-only-lords = { $box } is for { $most } lords.
setup-unknown-variant = I don't know the variant “{ $text }”. The option lists those that there are.
# Why something is impossible ("no"), or why an earlier choice is dropped ("off"). $variant: its name, $box: a box's name
setup-no-mighty_duel-lords = The Mighty Duel is for 2 lords.
setup-no-teams-lords = Teams are for 6 or 8 lords.
setup-no-teams-box = Teams go with Royal Wedding.
setup-no-partners = Partners go with teams of two.
setup-no-any-giants = { $variant } does not go with Age of Giants, which has it as a quest.
setup-no-any-box = { $variant } does not go with { $box }.
# $variants: several of them
setup-no-all-giants = { $variants } do not go with Age of Giants, which has them as quests.
setup-no-all-box = { $variants } do not go with { $box }.
setup-off-mighty_duel-lords = The Mighty Duel is off: it is for 2 lords.
setup-off-mighty_duel-box = The Mighty Duel is off: it goes with Kingdomino.
setup-off-teams-lords = Teams are off: they are for 6 or 8 lords.
setup-off-teams-box = Teams are off: they go with Royal Wedding.
# $bonuses: Harmony, Middle Kingdom or both
setup-off-giants-variants = Age of Giants is off: it does not go with { $bonuses }.
setup-off-computers = There are fewer computer lords now: the table has too few seats, or they can't play this game here.
setup-off-quests-giants = The chosen quests are off: they go with Age of Giants.
setup-off-any-giants = { $variant } is off: Age of Giants has it as a quest.
setup-off-any-box = { $variant } is off: it does not go with { $box }.
setup-off-any-here = { $variant } is off: it can't be chosen here.
# $lords: such as "4 lords", $least and $most: how many there may be
setup-off-lords = It is a table for { $lords } now: { $box } is for { $least } to { $most }.
setup-off-lords-one = It is a table for { $lords } now: { $box } is for { $most }.
setup-off-lords-giants = It is a table for { $lords } now: without Age of Giants { $box } is for { $least } to { $most }.
setup-off-lords-teams = It is a table for { $lords } now: teams are for 6 or 8.
setup-open = Open the table
setup-more = More options
setup-keep = Save as preset
setup-keep-title = Save as preset
setup-keep-label = A name that everybody here sees
setup-kept = Saved as { $preset }. You find it under “Or a preset…”.
setup-presets = Remove a preset…
setup-presets-title =
    ### Remove a preset
    Whoever saved one can remove it, and those with Manage Server can remove all. Tables stay as they are.
setup-presets-which = Which preset?
setup-removed = { $preset } is removed.
setup-unknown-preset = I don't know the preset “{ $text }”. The option lists those that there are.
setup-closed = Nothing was opened. /game new brings your choices back.
setup-done = Have a good game.
setup-opened = { $table } is open in { $channel }.
setup-host-button = Host's panel

## More options

setup-more-name-own = The table is called { $table }.
setup-name-label = Name (empty: one is drawn)
setup-switches = At this table
# $other: what holds if the box is left empty
setup-switch-other = Unchecked: { $other }
setup-partners = Partners
setup-partners-chosen = Partners choose each other
setup-partners-drawn = Partners are drawn
setup-pick-partners-chosen = Partners choose each other
setup-pick-partners-drawn = Partners are drawn
setup-quests = Quests (none: 2 are drawn)
setup-quests-one = Choose two quests, or none: then two are drawn.
setup-quest-bleak_king-about = 10 points for each land of 5 squares or more without an open crown
setup-starts = Start
setup-starts-full = Starts by itself when full
setup-starts-host = The host starts
setup-missed = Missed turns until the seat is lost
setup-missed-1 = 1 missed turn
setup-missed-2 = 2 missed turns
setup-missed-3 = 3 missed turns
setup-missed-4 = 4 missed turns
setup-missed-5 = 5 missed turns
setup-vacation = Vacation and quiet weekends
setup-vacation-yes = Vacation and quiet weekends are honored
setup-vacation-no = Vacation and quiet weekends are ignored
setup-takeback = Taking back a turn
setup-takeback-yes = Turns can be taken back until the next lord acts
setup-takeback-no = Turns can't be taken back
setup-numbers = Spot letters
setup-numbers-yes = Best spots have letters
setup-numbers-no = No letters on spots
setup-hints = Hints
setup-hints-yes = Hints are allowed; it counts on no ladder
setup-hints-no = No hints
# $said: what is not as usual at this table, such as "Turns can't be taken back"
setup-unusual-line = { $said }.
setup-hints-line = Hints are allowed: on their turn everybody may ask a strong computer lord what to play. How many each lord took shows at the end. The game counts on no ladder.
setup-watching = Watching
setup-watching-everybody = Everybody here may watch
setup-watching-table = Only the table may watch
setup-detail = Detail of the thread
setup-detail-turn = The thread keeps every turn
setup-detail-round = The thread keeps every round

## The open table

setup-table-open = ### { $table } · a table is open
setup-seat-taken = { $seat } · **{ $name }**
setup-seat-host = { $seat } · **{ $name }** (host)
setup-seat-free = { $seat } · *free*
setup-seat-kept = { $seat } · *kept for* **{ $name }**
# Two seats that share a kingdom. $seats: such as "1 + 4"; $first, $second: the next ones
setup-team-line = { $seats } · { $first } and { $second }
setup-team-taken = **{ $name }**
setup-team-host = **{ $name }** (host)
setup-team-free = *free*
setup-team-kept = *kept for* **{ $name }**
setup-table-invited = Invited: { $names }.
# Turns last minutes, and these lords sat down some time ago.
setup-table-asked-there = Asked whether they are there: { $names }. The game waits for the answer.
setup-table-asked = Asked whether to stay after a change: { $names }. The game waits for the answer.
setup-table-expires = The table closes by itself { $when } if nobody fills it.
setup-take-seat = Take a seat
setup-leave = Leave
# $table: a name
setup-leave-table = Leave { $table }
setup-invite = Invite…
setup-host = Host…
setup-start = Start
setup-starts-full-rule = Starts by itself when the last seat is taken.
setup-starts-full-earlier = Starts by itself when the last seat is taken, or earlier, if the host and all who sit here want it.
setup-starts-host-rule = The host starts the game once every seat is taken.
setup-starts-host-earlier = The host starts the game, with all seats taken, or earlier, if all who sit here want it.
# $lords: "**Ann** and **Ben**", in teams "**Ann** and **Cara** · **Ben** and **Dan**"
setup-begun-title = ### { $table }
setup-begun = { $lords } play: { $thread }
setup-begun-here = { $lords } play here in the channel.
setup-begun-direct = { $lords } play in your direct messages.
setup-begun-soon = { $lords } play.
setup-over = The game is over.
setup-over-where = { $result } The game: { $thread }
setup-expired =
    ### { $table }
    Nobody took the last seat within 7 days, so this table is closed.
setup-table-closed =
    ### { $table }
    This table was closed.
setup-table-empty =
    ### { $table }
    Everybody left, so this table is closed.
setup-expired-mention = { $mention }, nobody took the last seat of { $table } within 7 days, so the table is closed.
setup-expired-direct = Nobody took the last seat of { $table } within 7 days, so the table is closed.
setup-role-gone-mention = { $mention }, the role that your table { $table } was for was deleted, so nobody can take a seat. Let somebody else play.
setup-role-gone-direct = The role that your table { $table } was for was deleted, so nobody can take a seat. Let somebody else play.
setup-open-again = Open it again
setup-opened-again = { $table } is open again in { $channel }.

## Taking seats and leaving

setup-which-seat = Which seat at { $table }? Two seats share a kingdom.
setup-seat-number = Seat { $seat }
setup-beside = With { $name } on seat { $seat }
setup-beside-nobody = Seat { $seat } beside it is free
setup-you-sit = You have seat { $seat } at { $table }.
# $others: "**Ann** and **Cara**"; $free: the number of free seats
setup-you-sit-with = With you: { $others }.
setup-you-sit-free = { $free ->
    [1] One more seat is free.
   *[other] { $free } more seats are free.
}
# $link: a link to the table's message
setup-you-sit-where = The table: { $link }
# With chosen partners.
setup-you-sit-beside = Your partner is { $partner }.
setup-you-sit-alone = Your partner's seat is still free.
setup-you-sit-last = You have seat { $seat } at { $table }, and the game begins.
setup-you-left = You left { $table }.
setup-you-left-host = You left { $table }. { $host } is the host now.
setup-you-left-closed = You left { $table }. You were the last, so the table is closed.

## Invitations

setup-invite-title =
    ### { $table } · invite
    Whom would you like to have at this table?
setup-invite-people = Invite people…
setup-invited-now = You invited { $names }.
setup-invited-nobody = Nobody was invited: bots don't play.
setup-not-invited-seated = Already seated: { $names }.
setup-not-invited-invited = Already invited: { $names }.
setup-not-invited-declined = Declined for this table, and not asked again: { $names }. They can still take a seat themselves.
setup-not-invited-removed = The host freed their seat at this table, and only the host can invite them again: { $names }.
setup-not-invited-again = Called three times today without a yes: { $names }. You can invite them again tomorrow.
setup-not-invited-many = Not invited: { $names }. You invited many people today who have not finished a game with you; try again tomorrow.
setup-not-invited-bot = Bots don't play: { $names }.
setup-not-invited-blocked = Not for this table: { $names }.
setup-not-invited-no_seat = No seat is free for { $names }.
setup-invitation = { $mention }, **{ $host }** invites you to **{ $table }** ({ $setup }).
setup-stay = { $mention }, **{ $host }** changed **{ $table }**, where you have a seat. Do you stay?
setup-stay-yes = I stay
# The table is full, its turns are short, and the lord sat down some time ago.
setup-there = { $mention }, **{ $table }** can begin, and its turns are short. Are you there?
setup-there-yes = I am here
# $when: the end of the time for an answer
setup-stay-until = Without an answer your seat becomes free { $when }. The game does not begin before everybody has answered.
setup-changed = { $table } has changed since that message. This is how it is now:
setup-icons = Buildings with numbers that this server corrected: { $buildings }
setup-before-seat = What is played at { $table }:
setup-accept = Accept
setup-decline = Decline
setup-you-declined = You declined. { $host } is told privately, nobody else.

## The host's panel

setup-panel-inherited = { $host } has left the server, so you are the host now.

setup-panel-title =
    ### { $table } · host's panel
    Only you see this.
setup-panel-declined = { $names } can't come this time.
setup-panel-free-seat = Free a seat
setup-panel-seat = Seat { $seat } · { $name }
setup-panel-freed = Seat { $seat } is free again.
setup-panel-asked = Everybody else is asked first. Once all have said yes, the game can begin.
setup-panel-start = Start with { $lords } lords
setup-panel-not-yet = { $missing ->
    [1] One more lord is needed to start.
   *[other] { $missing } more lords are needed to start.
}
setup-panel-change = Change options
setup-panel-close = Close the table
setup-panel-sure =
    ### { $table } · close the table?
    Everybody loses the seat. Nothing else is lost.
setup-panel-keep = Keep it open
setup-panel-closed = { $table } is closed.
setup-panel-too-few-lords = { $seated } lords sit here, so the table can't be smaller.

## Computer lords

setup-computers = Computer lord…
setup-computers-title = ### { $table } · computer lords
setup-computers-about = A computer lord plays by itself. Games with one count on ladders of their own, and for nothing else.
setup-computers-level = Give a seat to…
setup-computers-temper = Its temper
setup-computers-seat = On the first free seat
# $lord: its name
setup-computers-seated = { $lord } has seat { $seat }.
setup-computers-placeholder = Computer lords
setup-computers-none = Computer lords: none
# How many of one kind. $level: one of the next entries
setup-computers-some-balanced = { $count } × { $level } (computer)
setup-computers-some-careful = { $count } × careful { $level } (computer)
setup-computers-some-greedy = { $count } × greedy { $level } (computer)
setup-computers-some-spiteful = { $count } × spiteful { $level } (computer)
# $lords: a list of the entries above
setup-computers-line = Computer lords play, too: { $lords }. The game counts on no ladder of people.
# $levels: a list of levels
setup-computers-missing = Not here: { $levels } (they need numba, which is not installed)
# $lords: how many computer lords
setup-solo-title =
    ### Play against the computer
    { $lords ->
        [1] You play against a computer lord
       *[other] You play against { $lords } computer lords of one level
    }. It begins when you choose the level.
setup-solo-practice = For practice: there is no clock, you can take back whatever you like and ask for hints, and it counts on no ladder.
setup-solo-rated = For the ladder: you have a day for each turn, nothing can be taken back, there are no hints, and giving it up counts as lost.
setup-solo-how = What for?
setup-solo-how-practice = For practice
setup-solo-how-practice-about = No clock; take back, ask for hints
setup-solo-how-rated = For the ladder
setup-solo-how-rated-about = A day for each turn; see /ladder with computers
# In direct messages
setup-solo-no-ladder = A game here is for practice: ladders belong to servers.
setup-solo-level = Against…
setup-solo-box = Which box?
setup-solo-begun = { $table } begins, in a private thread in { $channel }: only you see it. You are called there when it is your turn; [Play] and `/play` open it anywhere.
setup-solo-begun-direct = { $table } begins, here in our direct messages. [Play] and `/play` open your turn.
# Where the computer's turns can't be reported
setup-solo-closed = I may not write to you here, so a game could not go on. Allow direct messages from a server that we share, or use `/game solo` in a server.
setup-solo-nothing = No game of yours is running. `/game new` opens a table for several people.
setup-solo-begun-open = { $table } begins, in a thread in { $channel } that others can see, too: I may not open private threads there. [Play] and `/play` open your turn anywhere.
setup-pause = How soon computer lords play
setup-pause-0 = Computer lords play at once
setup-pause-0-about = Among several people, after the minute for taking back
setup-pause-1 = Computer lords play after 1 minute
setup-pause-2 = Computer lords play after 2 minutes
setup-pause-10 = Computer lords play after 10 minutes
setup-pause-60 = Computer lords play after 1 hour
setup-pause-line = { $minutes ->
    [1] Computer lords play after a minute.
    [60] Computer lords play after an hour.
   *[other] Computer lords play after { $minutes } minutes.
}
setup-computer-page = Page
setup-computer-page-about = Level 1: a beginner, who sees the domino in hand
setup-computer-squire = Squire
setup-computer-squire-about = Level 2: looks a domino ahead, but errs often
setup-computer-knight = Knight
setup-computer-knight-about = Level 3: errs less, and thinks of the others
setup-computer-duke = Duke
setup-computer-duke-about = Level 4: strong
setup-computer-sovereign = Sovereign
setup-computer-sovereign-about = Level 5: the strongest
setup-temper-balanced = Balanced
setup-temper-balanced-about = Plays to win
setup-temper-careful = Careful
setup-temper-careful-about = Avoids risks
setup-temper-greedy = Greedy
setup-temper-greedy-about = Cares for its own points most
setup-temper-spiteful = Spiteful
setup-temper-spiteful-about = Likes to spoil the plans of others
# Names of computer lords. $level: one of the entries above
# $number: from 2, of those of one kind at a table
setup-computer-numbered = { $level } { $number }
setup-computer-named-balanced = { $level } (computer)
setup-computer-named-careful = Careful { $level } (computer)
setup-computer-named-greedy = Greedy { $level } (computer)
setup-computer-named-spiteful = Spiteful { $level } (computer)

## Which table is meant

setup-which-table = Which table?
setup-choice-table = { $table } · { $seated } of { $lords } seated
setup-choice-join = { $table } · { $setup } · { $seated } of { $lords } seated

## Refusals of this area

setup-only-server = Tables are opened in a server. You can meet me in { $servers }.
setup-only-server-none = Tables are opened in a server, and I know of none that we share yet.
# Where no table can be opened: the chat of a voice channel. $channel: channel
setup-no-place = A game can't be played in { $channel }. Open the table in a text channel, an announcement channel or a post of a forum.
setup-no-write = You can't write in { $channel }, so you can't open a table or wait for one there.
setup-no-right =
    I can't write in { $channel }, so a table there would stay invisible.
    The hosts of this server can see what is missing with /admin check.

## How variants may be typed, besides their names

setup-word-mighty_duel = Mighty Duel
setup-word-middle_kingdom = The Middle Kingdom
setup-word-harmony = Harmony
setup-word-dynasty = Dynasty
setup-word-giants = Giants
setup-word-court = Court
setup-word-teams = Teams

## Commands

setup-command-game-new = Open a table: step by step, or at once with box, lords and who
setup-command-game-join = Take a seat at an open table
setup-command-game-leave = Give up your seat before the start
setup-command-game-invite = Invite somebody to your table
setup-command-game-decline = Decline an invitation
setup-command-game-start = Start your table now
setup-command-game-host = Open the host's panel
setup-command-game-computer = Give a seat of your table to a computer lord
setup-option-ladder = Whether it counts on the ladder with computer lords
setup-command-game-solo = Play alone against computer lords, at once
setup-option-level = How strong it is
setup-option-temper = What it cares for
setup-option-box = Which box
setup-option-lords = How many players, called lords here
setup-option-variants = Middle Kingdom, Harmony, Mighty Duel, Dynasty
setup-option-giants = Age of Giants: giants, footprints, two quests
setup-option-court = The Court: resources, buildings and characters
setup-option-teams = Teams of two, for 6 or 8 players at Royal Wedding
setup-option-quests = Two quests of Age of Giants; if left out, they are drawn
setup-option-partners = How partners find each other in teams
setup-option-clock = The time for a turn, such as 1 day a turn, 36h, 2d or bank 3d +8h
setup-option-who = Who may join
setup-option-reliability = The reliability that people need to join, in percent
setup-option-name = A name for the table
setup-option-preset = A ready set-up
setup-option-table = Which table
setup-option-seat = Which seat
setup-option-user = Who
