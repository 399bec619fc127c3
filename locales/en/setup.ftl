# Creating and filling a table: /game new, the open table, the host's panel, invitations.
# Names ({ $name }, { $host }, { $table }) come escaped and isolated; { $when } is a Discord timestamp.

## A set-up in words

setup-lords = { $lords ->
    [one] { $lords } lord
   *[other] { $lords } lords
}
setup-grid = { $side }×{ $side }
setup-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
setup-dynasty = Dynasty: three games, scores added
setup-no-limit = No time limit
setup-who-anyone = anyone in this server may join
setup-who-invited = only people who are invited may join
setup-who-role = only { $role } may join
setup-who-no-role = only one role may join; choose it below

## /game new, screen 1: the box

setup-new-title =
    ### A new table
    {"**"}Box** → Lords → Variants → Who
setup-new-last = Same as last time here: { $setup }.
setup-new-same = Same as last time
setup-new-which-box = Which box?
setup-new-or-preset = Or a preset…
setup-box-kingdomino-about = 2–4 lords · place, choose, count crowns; the one to begin with
setup-box-queendomino-about = 2–4 lords · adds towns, knights, the Queen and the dragon
setup-box-discovery-about = 2 lords · 24 dominoes of its own, six short rounds
setup-preset-mighty_duel = The Mighty Duel
setup-preset-mighty_duel-about = 2 lords, 7×7, all 48 dominoes
setup-preset-queen_duel = Queendomino for two
setup-preset-queen_duel-about = 2 lords, 7×7, all 48 dominoes, every building
setup-preset-dynasty = Dynasty
setup-preset-dynasty-about = Three games in a row, scores added

## /game new, screen 2: everything on one page

setup-ready-title = ### A new table
setup-edit-title = ### { $table } · options
setup-edit-at-once = Changes hold at once, and everybody sees them at the table.
setup-ready-lords = Lords
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
setup-lords-discovery-2 = 24 dominoes of its own, 6 rounds; each lord has two kings
setup-variant-mighty_duel-about = A 7×7 kingdom with all 48 dominoes, for 2 lords
setup-variant-middle_kingdom-about = +10 if your castle is in the middle of the grid
setup-variant-harmony-about = +5 if you never discard a domino
setup-variant-dynasty-about = Three games, scores added
setup-pick-anyone = Anyone here may join
setup-pick-invited = Only people I invite
setup-pick-role = Only this role…
setup-pick-role-about = Choose the role below
setup-only-lords = { $box } is for { $most } lords.
setup-only-lords-range = { $box } is for { $least } to { $most } lords.
setup-unknown-variant = I don't know the variant “{ $text }”.
setup-no-mighty_duel-lords = The Mighty Duel is for 2 lords.
setup-no-mighty_duel-box = The Mighty Duel goes with Kingdomino.
setup-off-mighty_duel-lords = The Mighty Duel is off: it is for 2 lords.
setup-off-mighty_duel-box = The Mighty Duel is off: it goes with Kingdomino.
setup-off-variant = { $variant } is off: it does not go with this box.
setup-off-lords = It is a table for { $lords } now: { $box } has no more seats.
setup-open = Open the table
setup-more = More options
setup-closed = Nothing was opened. /game new brings your choices back.
setup-done = Have a good game.
setup-opened = { $table } is open in { $channel }.
setup-host-button = Host's panel

## More options

setup-more-title = ### More options
setup-more-name-own = The table is called { $table }.
setup-more-name-drawn = The table gets a name by chance; with Name… you give it one.
setup-name = Name…
setup-name-title = The table's name
setup-name-label = Name (empty: one is drawn)
setup-starts = Start
setup-starts-full = Starts by itself when full
setup-starts-host = The host starts
setup-takeback = Taking back a turn
setup-takeback-yes = Takeback: until the next lord acts
setup-takeback-no = Takeback: never
setup-numbers = Spot numbers
setup-numbers-yes = Best spots are numbered by points
setup-numbers-no = No numbers on spots
setup-watching = Watching
setup-watching-everybody = Everybody here may watch
setup-watching-table = Only the table may watch
setup-detail = Detail of the thread
setup-detail-turn = The thread keeps every turn
setup-detail-round = The thread keeps every round

## The open table

setup-table-open = ### { $table } · a table is open
setup-seat = { $seat } · **{ $name }**
setup-seat-host = { $seat } · **{ $name }** (host)
setup-seat-free = { $seat } · *free*
setup-seat-kept = { $seat } · *kept for* **{ $name }**
setup-table-invited = Invited: { $names }.
setup-table-expires = The table closes by itself { $when } if nobody fills it.
setup-take-seat = Take a seat
setup-leave = Leave
setup-invite = Invite…
setup-host = Host…
setup-start = Start
setup-starts-full-rule = Starts by itself when the last seat is taken.
setup-starts-full-earlier = Starts by itself when the last seat is taken. The host can start earlier.
setup-starts-host-rule = The host starts the game once every seat is taken.
setup-starts-host-earlier = The host starts the game, with all seats taken or earlier.
setup-begun = The game has begun: { $thread }
setup-begun-here = { $table } has begun, here in the channel.
setup-begun-soon = { $table } has begun.
setup-expired =
    ### { $table }
    Nobody took the last seat within 7 days, so this table is closed.
setup-table-closed =
    ### { $table }
    The host closed this table.
setup-table-empty =
    ### { $table }
    Everybody left, so this table is closed.
setup-expired-mention = { $mention }, nobody took the last seat of { $table } within 7 days, so the table is closed.
setup-expired-direct = Nobody took the last seat of { $table } within 7 days, so the table is closed.
setup-open-again = Open it again
setup-opened-again = { $table } is open again in { $channel }.

## Taking seats and leaving

setup-you-sit = You have seat { $seat } at { $table }.
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
setup-not-invited-bot = Bots don't play: { $names }.
setup-not-invited-no_seat = No seat is free for { $names }.
setup-invitation = { $mention }, **{ $host }** invites you to **{ $table }** ({ $setup }).
setup-accept = Accept
setup-decline = Decline
setup-you-declined = You declined. { $host } is told privately, nobody else.

## The host's panel

setup-panel-title =
    ### { $table } · host's panel
    Only you see this.
setup-panel-declined = { $names } can't come this time.
setup-panel-free-seat = Free a seat
setup-panel-seat = Seat { $seat } · { $name }
setup-panel-freed = Seat { $seat } is free again.
setup-panel-start = Start with { $lords } lords
setup-panel-not-yet = { $missing ->
    [one] One more lord is needed to start.
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

## Which table is meant

setup-which-table = Which table?
setup-choice-table = { $table } · { $seated } of { $lords } seated

## Refusals of this area

setup-only-server = Tables are opened in a server. You can meet me in { $servers }.
setup-only-server-none = Tables are opened in a server, and I know of none that we share yet.
setup-no-right =
    I can't write in { $channel }, so a table there would stay invisible.
    The hosts of this server can see what is missing with /admin check.

## How variants may be typed, besides their names

setup-word-mighty_duel = Mighty Duel
setup-word-middle_kingdom = The Middle Kingdom
setup-word-harmony = Harmony
setup-word-dynasty = Dynasty

## Commands

setup-command-game-new = Open a table: step by step, or at once with box, lords and who
setup-command-game-join = Take a seat at an open table
setup-command-game-leave = Give up your seat before the start
setup-command-game-invite = Invite somebody to your table
setup-command-game-decline = Decline an invitation
setup-command-game-start = Start your table now
setup-command-game-host = Open the host's panel
setup-option-box = Which box
setup-option-lords = How many lords
setup-option-variants = Middle Kingdom, Harmony, Mighty Duel, Dynasty
setup-option-who = Who may join
setup-option-name = A name for the table
setup-option-preset = A ready set-up
setup-option-table = Which table
setup-option-seat = Which seat
setup-option-user = Who
