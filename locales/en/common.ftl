# Words that every screen shares.

common-terrain-wheat = wheat
common-terrain-forest = forest
common-terrain-lake = lake
common-terrain-grassland = grassland
common-terrain-swamp = swamp
common-terrain-mine = mine
common-terrain-town = town

common-box-kingdomino = Kingdomino
common-box-queendomino = Queendomino
common-box-royal_wedding = Royal Wedding
common-box-discovery = Discovery

# Lines of a score, within a sentence.
common-score-coins = coins
common-score-buildings = buildings
common-score-queen = the Queen
common-score-quests = quests
common-score-court = The Court

common-variant-mighty_duel = The Mighty Duel
common-variant-middle_kingdom = Middle Kingdom
common-variant-harmony = Harmony
common-dynasty = Dynasty

# One half of a domino: its terrain and how many crowns it has.
# $terrain: a terrain's name, $crowns: number
common-half = { $crowns ->
    [0] { $terrain }
    [one] { $terrain } { $crowns } crown
   *[other] { $terrain } { $crowns } crowns
}

# Where a file would be. $file: its name
common-no-file = *{ $file }* can't be attached: Castellan needs the permission *Attach Files* here. In direct messages it always may.
# Above the text board that replaces a picture which would come too late.
common-crowded = -# Many pictures are being drawn. Here it is in letters; press again for the picture.
# Below a picture. $names: what stands in for names that it can't show, and the names: "#3 李"
common-names-beside = -# In the picture: { $names }
# Below a picture, before the sentences that its description has no room for.
common-words-beside = More of the picture in words:
# While somebody waits for the database: the disk stands still, or a program holds it for long.
common-database-still = My database doesn't answer. What you pressed may still be done: look again in a moment.
# Below a message whose picture and buttons Discord refused.
common-plain = -# Discord refused the picture and the buttons of this message. /next leads to your turn.

# Below a message that could not be posted and is sent directly. $channel: link to its channel
common-refused-there = -# This message can't be posted in { $channel }, so it comes to you directly.

# Above an answer in a direct message. $thread: link to the thread of the button
common-answered-here = { $thread } is locked, so the answer comes here. A moderator can unlock it.

# A message to those whom it concerns. $mentions: their mentions, $text: whole sentences
common-called = { $mentions } { $text }
# In a direct message: a table or an event, and its server. $name: bold, $server: a name
common-there = { $name } ({ $server })

# Buttons that many screens have.
# Between things that have commas in them
common-semicolon = {"; "}
common-button-play = Play
common-button-look = Look
common-button-close = Close
common-button-back = Back
