# `python bot.py doctor` and the list in docs/discord.md: what to do in each line (do), and what to
# see if all is well (see). They are for the one who runs the bot, and are not translated.

doctor-do-token = Log in with DISCORD_TOKEN
doctor-see-token = the name of the bot
doctor-do-application = Read the application's settings
doctor-see-application = no Interactions Endpoint URL, because presses come through the gateway
doctor-do-gateway = Connect with the two intents
doctor-see-gateway = Discord sends the bot's servers
doctor-do-channel = Find the test channel
doctor-see-channel = a text channel that the bot can see
doctor-do-rights = Compare the bot's permissions there with those that games need
doctor-see-rights = none is missing
doctor-do-commands = Compare the registered commands with those of this version
doctor-see-commands = they are the same
doctor-do-clock = Compare this machine's clock with Discord's
doctor-see-clock = less than a second between them
doctor-do-latency = Time three requests and the heartbeat
doctor-see-latency = well under a second (Discord waits three seconds for an answer)
doctor-do-post = Post a message with a picture and a button
doctor-see-post = both arrive
doctor-do-edit = Put another picture into that message
doctor-see-edit = the new picture alone
doctor-do-names = Post a name with markup, an @everyone and writing from right to left
doctor-see-names = the text comes back unchanged
doctor-do-mentions = Mention one person in a text that also says @everyone
doctor-see-mentions = that person alone is mentioned
doctor-do-twice = Send a message twice with the same nonce
doctor-see-twice = one message
doctor-do-file = Attach a file and download it
doctor-see-file = the same bytes
doctor-do-history = Look for a message by its button
doctor-see-history = it is found
doctor-do-thread = Open a thread on the first message and post in it
doctor-see-thread = it stays open for 7 days
doctor-do-archived = Archive the thread, edit a message in it, post in it
doctor-see-archived = the edit is refused with 50083; the post opens the thread again
doctor-do-private = Open a private thread and add a person to it
doctor-see-private = the person is in it, without Manage Threads
doctor-do-direct = Write to the application's owner
doctor-see-direct = a direct message with a picture arrives
doctor-do-pace = Edit one message six times in a row
doctor-see-pace = all arrive, with at most a few rate limits (429), which are waited for
doctor-do-answer = Press [1]
doctor-see-answer = a private screen with a picture, at once
doctor-do-deferred = Press [2] on the private screen
doctor-see-deferred = it is acknowledged first; then its picture is another one
doctor-do-update = Press [3] on the private screen
doctor-see-update = its picture is another one at once
doctor-do-public = Press [4] on the private screen
doctor-see-public = a message for everybody, although the acknowledgment was private
doctor-do-form = Press [5] on the private screen and submit the form
doctor-see-form = what was chosen and typed arrives
doctor-do-locked = Lock the doctor's thread, as a moderator
doctor-see-locked = posting there is refused, unless the bot has Manage Threads
doctor-do-check = Type /admin check in the channel for games, and press [Test]
doctor-see-check = nothing to fix; a picture is posted, changed and deleted
doctor-do-table = Type /game new, set 2 lords, [Open the table]; somebody else presses [Take a seat]
doctor-see-table = a thread opens on the table's message, and one of you is mentioned
doctor-do-turn = Play a turn: [Play], a domino, [End turn]
doctor-see-turn = the kingdom appears in the thread; the device of the lord who is next makes a sound
doctor-do-phone = Play a turn on a phone
doctor-see-phone = the numbers in the picture can be read, and the buttons are one swipe away
doctor-do-closed = Press a button on the panel, and close the panel at once
doctor-see-closed = nothing happens, and /admin health knows of no error
doctor-do-directs = Type /games in a direct message to the bot
doctor-see-directs = your game is listed
doctor-do-restart = Stop the bot, press a button on an older message, start the bot, press it again
doctor-see-restart = Discord says that the interaction failed; the second time it works
doctor-do-deleted = Delete the thread of a running game, then play on from /games
doctor-see-deleted = the next turn is reported in a new place
doctor-do-asleep = Close the thread of a running game
doctor-see-asleep = it opens again at once
doctor-do-health = Type /admin health
doctor-see-health = all is well

# How a line is printed. $state: its state; $n: its number; $seen: what was seen
doctor-line = { $state } { $n }. { $id } · { $do } → { $see }
    { "        " }{ $seen }
doctor-by-hand = { $state } { $n }. { $id } · { $do } → { $see }
doctor-state-ok = [ok]
doctor-state-failed = [FAILED]
doctor-state-skipped = [skipped]
doctor-state-hand = [by hand]
doctor-sum = { $failed ->
    [0] Nothing failed.
    [one] { $failed } check failed.
   *[other] { $failed } checks failed.
} What is marked "by hand" is for you: docs/discord.md says more.
# $urls: where what is left can be found
doctor-cleaned = { $left ->
    [0] Everything that was made ({ $made }) has been deleted.
   *[other] Of { $made } things that were made, { $left } could not be deleted. Threads can be deleted only with Manage Threads. Delete them by hand: { $urls }
}

# What a person is asked for. $what: the request
doctor-wait = { "        " }{ $what } ({ $seconds } seconds)
doctor-press = Press [{ $button }] in the test channel.
doctor-form-send = Submit
doctor-lock = Lock this thread, as a person with Manage Threads: { $url }
doctor-nobody = Nobody did it in time, so nothing else is waited for.
doctor-not-waited = Not waited for.

# What is wrong, and what to do
doctor-which-channel = bot.py: name a channel in which to test: python bot.py doctor --channel ID (in Discord: right-click a channel, Copy Channel ID).
doctor-no-token = DISCORD_TOKEN is not set. Copy it from https://discord.com/developers/applications, Bot, Reset Token, into .env.
doctor-wrong-token = Discord refuses DISCORD_TOKEN. Copy it again from https://discord.com/developers/applications, Bot, Reset Token, into .env.
doctor-wrong-shards = Discord refuses these shards ({ $code }). Take SHARD_COUNT and SHARD_IDS out of the settings, or raise SHARD_COUNT: a shard holds at most 2,500 servers.
doctor-outdated = Discord no longer accepts this version of Castellan ({ $code }). Upgrade it: docs/hosts.md says how.
doctor-no-discord = Discord can't be reached ({ $why }). Look at this machine's network and at https://discordstatus.com, and try again.
doctor-no-gateway = The gateway did not let us in ({ $why }). Look at https://discordstatus.com, and try again.
doctor-endpoint = The application has an Interactions Endpoint URL ({ $address }), so no press reaches the bot. Empty that field on https://discord.com/developers/applications.
doctor-no-channel = There is no channel { $id } that the bot can see. Check the id; if it is right, invite the bot to that server or allow it View Channel there.
doctor-no-text-channel = { $id } is not a text channel. Choose one.
doctor-no-rights = Missing in #{ $channel }: { $rights }. Allow it: channel settings → Permissions → the bot.
doctor-commands-differ = These are different or not registered: { $names }. Start the bot once (make run), which registers them.
doctor-clock-wrong = The clocks differ by { $seconds } seconds. Set this machine's clock, for example by turning NTP on.
doctor-refused = Discord refused: { $why }
doctor-impossible = Not possible, because an earlier line failed.
doctor-not-private = Create Private Threads is not allowed here. Only watchers' threads and duplicate tournaments need it.
doctor-no-owner = The application's owner is not in this server.
doctor-changed = It came back as { $text }.
doctor-not-found = The message was not found.
doctor-still-private = The message was private.

# What was seen
doctor-saw-token = { $name }
doctor-saw-application = Owner: { $owner }. { $pages ->
    [2] Terms and privacy policy have addresses.
   *[other] Terms and privacy policy have no addresses yet; the App Directory wants them.
}
doctor-saw-gateway = { $servers ->
    [one] { $servers } server
   *[other] { $servers } servers
}, { $shards ->
    [one] { $shards } shard
   *[other] { $shards } shards
}
doctor-saw-channel = #{ $channel } in { $server }
doctor-saw-rights = all { $count }
doctor-saw-commands = { $count } commands
doctor-saw-clock = { $seconds } s
doctor-saw-latency = slowest request { $request } s, heartbeat { $heartbeat } s
doctor-saw-pictures = { $count ->
    [one] { $count } picture
   *[other] { $count } pictures
}
doctor-saw-unchanged = { $count } characters, unchanged
doctor-saw-mentions = { $count ->
    [one] { $count } person mentioned
   *[other] { $count } people mentioned
}
doctor-saw-messages = { $count ->
    [one] { $count } message
   *[other] { $count } messages
}
doctor-saw-bytes = { $count } bytes came back
doctor-saw-found = found
doctor-saw-thread = { $days } days
doctor-saw-archived = the edit: { $code }; then the thread was open
doctor-saw-members = { $count } in the thread
doctor-saw-direct = sent to { $person }
doctor-saw-pace = { $edits } edits in { $seconds } s, { $limited } rate limits met; { $all } in all { $requests } requests so far
doctor-saw-answer = arrived after { $arrived } s, answered after { $answered } s
doctor-saw-public = for everybody
doctor-saw-form = { $values }
doctor-saw-posted = posted
doctor-saw-refused = refused with { $code }

# What the doctor posts
doctor-shown-clock = Castellan's doctor: what time is it?
doctor-shown-post = Castellan's doctor: a message with a picture.
doctor-shown-edit = Castellan's doctor: the same message, changed.
doctor-shown-twice = Castellan's doctor: sent twice, shown once.
doctor-shown-file = Castellan's doctor: a file.
doctor-shown-history = Castellan's doctor: a message to be found again.
doctor-shown-thread = Castellan's doctor: a message in a thread.
doctor-shown-archived = Castellan's doctor: this thread is archived.
doctor-shown-opened = Castellan's doctor: this thread is open again.
doctor-shown-direct = Castellan's doctor: a direct message.
doctor-shown-pace = Castellan's doctor: edit { $number }.
doctor-shown-press = Castellan's doctor: press the button, please.
doctor-shown-private = Castellan's doctor: only you see this. Press the numbers in order.
doctor-shown-public = Castellan's doctor: everybody sees this.
doctor-shown-thanks = Castellan's doctor: thank you.
doctor-button-old = Not used
doctor-button-press = { $number }
# Every name and text of what the doctor makes begins like this: it is found by that.
doctor-thread = Castellan's doctor
doctor-thread-private = Castellan's doctor, private
doctor-form-choose = Choose one
doctor-form-type = Type something
