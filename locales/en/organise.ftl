# Setting up and running tournaments: /organise. Names ({ $name }, { $lord }, …) are escaped and
# isolated; { $begins }, { $ends }, { $at } are Discord timestamps.

## A set-up in words

# Without a full stop: more follows after a comma.
organise-format-swiss-line = Swiss, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} at tables of { $size }
organise-format-robin-line = Everybody meets everybody at tables of { $size }
organise-format-groups-line = { $groups } groups at tables of { $size }, the best { $through ->
    [1] of each goes on
   *[other] { $through } of each go on
}
# $kind: single or double
organise-format-elimination-line = { $kind ->
    [double] Double
   *[single] Single
} elimination{ $size ->
    [2] , two at a table
   *[other] {" "}at tables of { $size }, the best { $through ->
        [1] one goes on
       *[other] { $through } go on
    }
}
organise-format-ladder-line = A standing ladder at tables of { $size }
organise-format-league-line = A league in divisions of { $division }, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} a season at tables of { $size }, { $through ->
    [1] one lord
   *[other] { $through } lords
} up and down
organise-seasons-line = { $seasons ->
    [1] one season
   *[other] { $seasons } seasons
}
organise-final-line = then a final table of { $size }
# $entries: how many play it, $size: how many sit at its last table
organise-elimination-line = then an elimination of { $entries }, with a final of { $size }
organise-teams-line = Teams of two: partners enter together.
organise-games-line = Each match is the best of { $games } games.
organise-duplicate-line = Duplicate play: the same draw at all tables of a round, in private threads until it is over.
organise-box-line = { $box }.
organise-box-more-line = { $box }, { $variants }.
organise-clock-line = { $pace } within a round of { $time }. The autopilot plays for the absent, so every round ends on time.
organise-vacation-honored = Vacation and quiet weekends are honored within a round: the clock waits, the round does not.
organise-vacation-ignored = Vacation and quiet weekends are not honored.
# $facts: who may enter, and the requirements
organise-who-line = { $facts }.
organise-who-anyone = Anyone in this server may enter
organise-who-role = Only { $role } may enter
organise-who-reliability = reliability { $percent }% and up
organise-who-rating = rating { $rating } and up
organise-who-opponents = rated games against at least { $count ->
    [one] { $count } lord
   *[other] { $count } different lords
}
# $what: lords or teams
organise-size-line = Room for { $capacity } { $what ->
    [teams] teams
   *[lords] lords
}; with fewer than { $least } it is called off.
organise-late-line = Late entry until round { $round }.
organise-late-ladder = You can enter and leave at any time.
organise-late-league = You can enter at any time, to play from the next season on.
organise-late-league-seasons = You can enter until season { $season } begins, to play from the next season on.
organise-points-line = Points { $points }.
# $decider: what decides at last, game or lot
organise-ties-elimination = Ties about who goes on or wins go by the points, territory and crowns of the table, then { $decider ->
    [lot] a lot from the event's seed
   *[game] a further game
}.
organise-third-played = Third place is played for.
organise-ties-ladder = A table's winner takes the highest of the places on the ladder that its lords held, and so on down. Ties at it go by the points of its games, then largest territory, then crowns, then a lot drawn from the event's seed.
organise-absences = Lords absent for { $rounds ->
    [1] one round
   *[other] { $rounds } rounds in a row
} are out.
organise-protest = Results are final { $time } after the last table.
organise-protest-none = Results are final once the last table is over.
organise-leavers-half = An entry that leaves before half of its games counts for nobody.
organise-leavers-out = An entry that leaves before the end counts for nobody.
organise-leavers-stand = If an entry leaves, its games so far count, and its opponents win the rest.
organise-seeding-rating = Seeded by this server's ladder when round 1 begins; lords without a rating follow by lot. These ratings are in the event's files, which everybody can get.
organise-seeding-hand = Seeded by the organisers before round 1; others follow by lot.
organise-ties-lot = Equal points share the place.
organise-ties-line = Ties: { $ties }; else the place is shared.
organise-ties-cut = A lot says who of them goes on.
# Between two tie-breaks, blanks included.
organise-ties-then = {", "}then{" "}
organise-tie-opponents = opponents' points
organise-tie-opponents-about = The points of everybody you met: whoever met stronger ones is ahead
organise-tie-head = head to head
organise-tie-head-about = Results among those who are tied, if all of them have met
organise-tie-share = score share
organise-tie-share-about = Your share of all points made at a table, on average
organise-tie-territory = largest territory
organise-tie-territory-about = Squares of the largest territory, averaged over your games
organise-tie-crowns = crowns
organise-tie-crowns-about = Crowns of your kingdom, averaged over your games
organise-tie-duplicate = duplicate score
organise-tie-duplicate-about = Your score from the same draw, compared with the other tables
organise-tie-lot = nothing else
organise-tie-lot-about = Whoever is equal so far shares the place; a lot only says who goes on
organise-no-name = It has no name yet.

## Dates

# A part of the schedule. $open: "yes" where it has no end
organise-dates-signup = Sign-up { $open ->
    [yes] from { $begins }
   *[no] until { $ends }
}
# $what: which
organise-dates = { $what ->
    [checkin] Check-in
    [round] Round { $round }
    [stage_round] Stage { $stage }, round { $round }
    [rounds] Tables one after another
    [final] Final
    [final_table] Final table
   *[season] Season { $round }
}: { $open ->
    [yes] from { $begins }
   *[no] { $begins } to { $ends }
}
organise-dates-more = … { $rounds ->
    [1] one more round
   *[other] { $rounds } more rounds
} …

## What was changed to fit, and what is impossible

organise-gone-size = Tables are of { $size } now: the box asks for that.
organise-gone-teams = Teams of two need Royal Wedding, so there are none now.
organise-gone-dynasty = Dynasty does not go with that.
organise-gone-duplicate = Duplicate play needs rounds that all play at once, so it is off.
organise-gone-games = A Dynasty is three games already, so best of several is off.
organise-gone-points = The points are the usual ones again: yours were for tables of another size.
organise-gone-ties = The duplicate score decides nothing without duplicate play.
organise-gone-late = Late entry is off: this format has none.
organise-gone-final = The final table is off: the box has none of that size.
organise-fault-name-missing = It needs a name.
organise-fault-signup_until-past = Sign-up would end { $at }; it has to stay open for at least { $minutes } minutes from now.
organise-fault-start-order = Round 1 would begin before sign-up ends.
organise-fault-start-checkin = Check-in needs { $minutes } minutes between the end of sign-up and round 1.
organise-fault-start-far = Round 1 can begin { $days } days from now at the latest.
organise-fault-pace-none = It needs a clock, so that rounds are played rather than ended by the autopilot.
organise-fault-pace-round = A turn may take longer than a round: choose a shorter clock or a longer round.
organise-fault-least-size = At least { $entries } are needed for a table.
organise-fault-least-final = The final table needs { $entries }, so require at least that many.
organise-fault-groups-small = The groups would have { $entries ->
    [1] one entry
   *[other] { $entries } entries
} each, which is too few: choose fewer groups or more places.
organise-fault-groups-final = { $entries ->
    [1] Only one goes on
   *[other] Only { $entries } go on
}, which is too few for the final table.
organise-fault-groups-over = { $entries } go on from the groups, but the final table has { $final } places: only the best of them play there.
organise-fault-groups-large = A group can have { $entries } entries at most: choose more groups or fewer places.
organise-fault-capacity-robin = Everybody can meet everybody only with { $entries } entries at most: choose fewer places, groups or Swiss.
organise-fault-round-short = At this clock the games of a round usually take { $days ->
    [1] a day
   *[other] { $days } days
} at least.
organise-fault-round-long = It lasts { $days } days.
organise-fault-teams-pairs = Two pairs of partners can't play at a table: where only two are left, as at a last table, they share the place and the lot says who goes on.
organise-fault-rounds-repeats = If only { $entries } sign up, some meet again within { $rounds } rounds.

## /organise new

organise-command-organise = Set up and run tournaments
organise-command-organise-new = Set up a tournament, step by step or at once
organise-option-template = Begin with a template of this server
organise-option-name = Its name, 1–30 characters
organise-option-format = How it is played
organise-option-box = The box
organise-option-variants = Variants and more, such as Harmony, Middle Kingdom
organise-option-lords = How many sit at a table
organise-option-clock = The time for a turn, such as 12 hours
organise-option-rounds = How many rounds
organise-option-capacity = How many places there are
organise-option-who = Only those with this role may enter
organise-option-opponents = How many different lords people must have played rated games against
organise-option-signup = When sign-up ends, such as friday 20:00 or in 5 days
organise-option-start = When round 1 begins, such as 24 Dec 18:00
organise-option-vacation = Whether vacation lets clocks wait within a round
organise-command-organise-publish = Publish the tournament that you have set up

organise-new-title = ### A new tournament
organise-step-what = What
organise-step-format = Format
organise-step-dates = Dates
organise-step-who = Who may enter
organise-step-ties = Points and ties
organise-step-preview = Preview
# $steps: the screens, the present one bold
organise-steps = { $steps }
organise-zone = Dates are shown in everybody's own zone. You type them in { $zone }, the zone of your /settings.
organise-rounds-fixed = How many rounds there are follows from how many enter.

organise-pick-format = Format
organise-pick-format-swiss = Swiss
organise-pick-format-swiss-about = Everybody plays every round, against others with similar results
organise-pick-format-robin = Round robin
organise-pick-format-robin-about = Everybody meets everybody
organise-pick-format-groups = Groups and a final table
organise-pick-format-groups-about = Round robin in groups; the best go on
organise-pick-format-single = Single elimination
organise-pick-format-single-about = One loss and you are out
organise-pick-format-double = Double elimination
organise-pick-format-double-about = Two losses and you are out
organise-pick-format-ladder = Ladder
organise-pick-format-ladder-about = Always open; free lords who are close in rank sit together
organise-pick-format-league = League
organise-pick-format-league-about = Divisions and seasons, promotion and relegation
organise-pick-size = { $number } at a table
organise-pick-rounds = { $number ->
    [one] { $number } round
   *[other] { $number } rounds
}
organise-pick-final = Final table of { $number }
organise-pick-final-none = No final table
organise-pick-groups = { $number } groups
organise-pick-through = { $number ->
    [1] The best one goes on
   *[other] The best { $number } go on
}
organise-pick-division = Divisions of { $number }
organise-pick-seasons = { $number ->
    [one] { $number } season
   *[other] { $number } seasons
}
organise-pick-seasons-none = Seasons until you end it
organise-pick-games = { $number ->
    [1] One game a match
   *[other] Best of { $number }
}
organise-pick-duplicate-yes = Duplicate play: yes
organise-pick-duplicate-yes-about = All tables of a round have the same draw, in private threads until it is over
organise-pick-duplicate-no = Duplicate play: no
organise-pick-duplicate-no-about = Each table has a draw of its own, and everybody may watch
organise-pick-absences = Out after { $number ->
    [1] one round that the autopilot played
   *[other] { $number } rounds that the autopilot played
}
organise-pick-absences-none = Absent lords stay in
organise-pick-leavers-half = Leavers count if half was played
organise-pick-leavers-half-about = FIDE's rule: with less than half, for nobody; else the rest is won
organise-pick-leavers-out = Leavers count for nobody
organise-pick-leavers-out-about = All their games are taken out of the standings
organise-pick-leavers-stand = What was played before leaving counts
organise-pick-leavers-stand-about = The opponents win the games that are left
organise-pick-seeding-lot = Seeding: by lot
organise-pick-seeding-lot-about = Drawn from the event's seed, for everybody to check
organise-pick-seeding-rating = Seeding: by rating
organise-pick-seeding-rating-about = By this server's ladder when round 1 begins
organise-pick-seeding-hand = Seeding: by hand
organise-pick-seeding-hand-about = You put the entries in order before round 1 begins
organise-pick-third-no = Third place is shared
organise-pick-third-no-about = By the losers of the semi-finals
organise-pick-third-yes = Third place is played for
organise-pick-third-yes-about = In the round of the final, if that is a table of two
organise-pick-decider-game = Tied tables are played again
organise-pick-decider-game-about = A further game of those who are tied, where one goes on or wins
organise-pick-decider-lot = Tied tables go by lot
organise-pick-decider-lot-about = Drawn from the event's seed; no round gets longer
organise-pick-checkin-yes = Check-in: yes
organise-pick-checkin-no = Check-in: no
organise-pick-vacation-yes = Vacation: the clock waits
organise-pick-vacation-no = Vacation: the clock runs on
organise-pick-takeback-yes = Turns can be taken back until the next lord acts
organise-pick-takeback-no = Turns can't be taken back
organise-pick-round = Rounds of { $time }
organise-pick-rest = { $time } between rounds
organise-pick-rest-none = No pause between rounds
organise-pick-protest = Final { $time } after the last table
organise-pick-protest-none = Final at once after the last table
organise-pick-late = Late entry until round { $number }
organise-pick-late-none = No late entry
organise-pick-tie = { $place }: { $tie }

# Placeholders
organise-which-box = Which box?
organise-which-variants = Variants: none
organise-which-template = Begin with a template…
organise-which-role = Which role may enter?
organise-which-clock = Clock
organise-which-tie = Tie-break
organise-which-size = Size of tables
organise-which-rounds = Rounds
organise-which-final = Final table
organise-which-groups = Groups
organise-which-through = How many go on
organise-which-division = Size of divisions
organise-which-seasons = Seasons
organise-which-games = Games of a match
organise-which-duplicate = Duplicate play
organise-which-leavers = When somebody leaves
organise-which-seeding = Seeding
organise-which-third = Third place
organise-which-decider = Tied tables
organise-which-absences = Absent lords
organise-which-checkin = Check-in
organise-which-vacation = Vacation
organise-which-takeback = Takeback
organise-which-round = Length of a round
organise-which-rest = Between rounds
organise-which-protest = When results are final
organise-which-late = Late entry

organise-button-words = Name and text…
organise-button-dates = Type the dates…
organise-button-numbers = Who…
organise-button-points = Points…
organise-button-ties = Points and ties
organise-button-publish = Publish
organise-button-keep = Save as template
organise-button-shred = Remove a template…
organise-button-fresh = Start over

organise-form-words = Name and text
organise-form-words-name = Name
organise-form-words-text = What people should know (may be empty)
organise-form-dates = Dates
organise-form-dates-hint = Leave it empty to keep what is planned
organise-form-date-signup_until = Sign-up ends, such as friday 20:00
organise-form-date-start = Round 1 begins, such as 24 Dec 18:00
organise-form-date-ends = The round ends, such as sunday 20:00
organise-form-date-table = The table is played until, such as sunday
organise-form-date-begins = The next round begins, such as monday 18:00
organise-form-numbers-rounds = Rounds
organise-form-numbers-late = Last round that can be entered late; 0: none
organise-what-changes = ### What should change in { $cup }?
organise-change-words = Name and text…
organise-change-numbers = Numbers…
organise-form-seat-entries = One table; one alone: a bye; empty: none
organise-form-swap-entries = Which two
organise-form-first = From which round on
organise-form-first-hint = Empty: from the next one
organise-form-points = Points
organise-form-points-label = From the first place on; empty: the usual
organise-form-numbers-capacity = Places
organise-form-numbers-least = How many are needed
organise-form-numbers-reliability = Reliability in percent; 0: any
organise-form-numbers-rating = Rating, number of opponents; 0 0: any
organise-form-numbers-round = Hours of a round
organise-form-keep-label = Name of the template

organise-kept = Saved as { $template }. Its dates move on by whole weeks whenever it is used.
organise-shred-title = ### Remove a template
organise-shred-which = Which template?
organise-shredded = { $template } is removed.
organise-template-about = { $format }
organise-changed = The set-up has changed since you were shown it. This is how it stands now.
organise-ready = Nothing is missing. Once it is published, people can sign up.
organise-missing = Still to do before it can be published:
organise-note = Worth a second look:
organise-preview-dates = With { $entries } entries:
organise-no-right = I can't post it in { $channel }: I need { $rights } there.
organise-right-view = to see the channel
organise-right-text = a text channel
organise-right-send = to send messages
organise-right-threads = to make public threads
organise-right-talk = to send messages in threads
organise-right-private = to make private threads, for duplicate play
organise-published = { $cup } is published. Its announcement comes to { $channel }.
organise-closed = Your tournament is kept as it is. /organise new opens it again.
organise-button-panel = Organiser's panel

## The organizer's panel

organise-command-organise-panel = Open the organiser's panel
organise-command-organise-pair = Pair the next round now
organise-command-organise-unpair = Undo the last pairing
organise-command-organise-extend = Give this round more time
organise-command-organise-dates = Move dates, sooner or later
organise-command-organise-change = Change what was announced
organise-command-organise-seat = Arrange a table or a bye of the next round by hand
organise-command-organise-swap = Swap two in the pairing that was just made
organise-command-organise-pause = Pause or go on
organise-command-organise-result = Correct a result
organise-command-organise-replace = Replace a lord
organise-command-organise-expel = Disqualify a lord
organise-command-organise-drop = Withdraw a lord
organise-command-organise-table = Put a lord on autopilot, or restart a table's clock
organise-command-organise-add = Add a late player or import entries
organise-command-organise-message = Write to all lords of the event
organise-command-organise-seed = Say in which order the entries are seeded
organise-command-organise-team = Add or remove an organiser or judge
organise-command-organise-cancel = Cancel the event
organise-command-organise-confirm = Confirm the results once all tables are over
organise-command-organise-reopen = Let results of an event that is over be corrected, or open one that was called off
organise-command-organise-channel = Go on in another channel
organise-command-organise-fairplay = See how often a lord plays as a strong computer lord would
organise-option-cup = Which tournament
organise-option-reason = Why; everybody can read it in the log
organise-option-ends = When this round ends, such as sunday 20:00
organise-option-begins = When the next round begins, such as monday 18:00
organise-option-least = How many are needed
organise-option-late = The last round that can be entered late; 0: none
organise-option-entries = Numbers or names, such as 4, 7 or Ann, Ben
organise-option-first = From which round on; empty: from the next one
organise-option-hours = So many hours
organise-option-channel = The channel in which it goes on
organise-option-round = Which round, if it is not the last one
organise-option-table = The table's number in its round
organise-option-lord = Which lord
organise-option-with = The replacement; the first on the waiting list if left out
organise-option-do = What to do
organise-option-order = Names or numbers of entries, the best first, with commas between
organise-option-user = Who should come in
organise-option-partner = Their partner, where teams of two play
organise-option-file = A file of entries (CSV), before the start
organise-option-text = What you want to tell them
organise-option-member = Who joins or leaves the team
organise-option-role = What they should be
organise-choice-autopilot = The autopilot plays for a lord
organise-choice-adjourn = Adjourn it: it is played until another date
organise-choice-restart = The clock starts again
organise-choice-organiser = Organiser
organise-choice-judge = Judge
organise-choice-nothing = Neither: off the team

# $cup: the event's name
organise-panel-title = ### { $cup } · organiser's panel
organise-panel-public = Every action asks for a reason and is shown in the public log.
organise-state-signup = Sign-up until { $at }. { $entries } of { $capacity } have signed up{ $waiting ->
    [0] .
    [one] , { $waiting } waits.
   *[other] , { $waiting } wait.
}
organise-state-checkin = Check-in until { $at }. { $here } of { $entries } are here{ $waiting ->
    [0] .
    [one] , { $waiting } waits.
   *[other] , { $waiting } wait.
}
# Without check-in
organise-state-closed = Sign-up is over: { $entries ->
    [1] one takes
   *[other] { $entries } take
} part{ $waiting ->
    [0] .
    [one] , { $waiting } waits.
   *[other] , { $waiting } wait.
} Round 1 begins { $at }.
# $round: "round 2 of 5" and its like
organise-state-round = { $tables ->
    [1] In { $round }, { $over ->
        [0] the only table is still playing
       *[other] the only table is over
    }. It ends { $at } ({ $left }).
   *[other] In { $round }, { $over } of { $tables } tables are over. It ends { $at } ({ $left }).
}
organise-state-between = { $adjourned ->
    [0] All tables of { $round } are over.
   *[other] { $round }: all other tables are over.
}
organise-state-adjourned = Adjourned: table { $table } of { $round }. It ends { $at } ({ $left }).
organise-state-closed-now = The results are final. What follows comes in a moment: press **Refresh**.
organise-state-ended-now = All rounds are over. What follows comes in a moment: press **Refresh**.
organise-state-begun = It has begun; the first tables are being set.
organise-state-paused = **Paused** since { $at }: everything waits.
organise-state-asked = { $count ->
    [1] One person was asked to play and has not answered.
   *[other] { $count } people were asked to play and have not answered.
}
# $winners: how many won, $lord: their names
organise-state-over = { $winners ->
    [0] It is over; nobody won.
   *[other] It is over: { $lord } won.
}
organise-state-too-few = It was called off: fewer than { $least } were there.
# $there: of those who have signed up or, in check-in, are here
organise-need-few = { $there ->
    [1] **Only one is here so far**
   *[other] **Only { $there } are here so far**
}: with fewer than { $least } it is called off at { $at }. Call them with a message, or move the start.
organise-need-confirm = **All tables are over.** Press **Confirm the results**, or correct what is wrong before they are final.
organise-need-seeds = **Nobody is seeded yet.** Press **Seed the entries…** before round 1 begins; otherwise all follow by lot.
organise-need-nothing = Nothing needs you.
organise-need-gone = **The event's channel was deleted**, so the event stands still: no round begins. Choose another channel, and it goes on there.
organise-need-role = **The role that people need to enter was deleted**, so nobody can sign up. Let people enter without it, or add those who should play.
organise-need-shut = **I may not post in { $channel } any more**, so the event stands still: no round begins. Allow me *View Channel* and *Send Messages* there, or choose another channel.
# $more: how many more than those named
organise-need-left-entries = Not in this server any more: { $lords }{ $more ->
    [0] .
    [1] {" "}and one more.
   *[other] {" "}and { $more } more.
} Choose them below to replace or withdraw them.
organise-need-left-team = No longer in this server, so nobody calls them: { $lords }{ $more ->
    [0] .
    [1] {" "}and one more.
   *[other] {" "}and { $more } more.
} Everybody with *Manage Server* can run the event.
organise-channel-title = In which channel should { $cup } go on? Everything in progress is posted there again.
organise-channel = Another channel…
organise-need-call = **Judge called** { $at } by { $lord }{ $table ->
    [0] {""}
   *[other] , table { $table }
}: { $what }
organise-late-lord = Late: table { $table }, { $lord } missed { $missed ->
    [1] a turn
   *[other] { $missed } turns
}.
# Put there by an organizer, without a missed turn
organise-late-lord-autopilot = { $missed ->
    [0] Table { $table }: the autopilot plays for { $lord }.
    [1] Late: table { $table }, { $lord } missed a turn and is not back.
   *[other] Late: table { $table }, { $lord } missed { $missed } turns and is not back.
}
organise-late-option = { $missed ->
    [0] The autopilot plays for { $name }
    [1] { $name } missed a turn
   *[other] { $name } missed { $missed } turns
}
organise-missed-option = { $missed ->
    [0] The autopilot plays
    [1] Missed a turn
   *[other] Missed { $missed } turns
}
organise-waits-option = On the waiting list
organise-next-paired = The next round is paired by itself { $at }.
organise-next-paired-now = The next round is paired by itself in a moment: press **Refresh**.
# $round: "round 2 of 5" and its like, $what: tables and byes
organise-next-by-hand = By hand in { $round }: { $what }.
# Added to it
organise-next-left-over = { $count ->
    [1] One more is left over and has a bye.
   *[other] { $count } more are left over and have a bye.
}
organise-next-playing = Next round now: { $tables ->
    [1] one table is
   *[other] { $tables } tables are
} still playing.

organise-act = Do something to the event…
organise-act-extend = Extend this round…
organise-act-extend-about = All tables get the same extra time
organise-act-postpone = Move all dates…
organise-act-postpone-about = Sign-up, if it is open, and round 1 come later
organise-act-dates = Change the dates…
organise-act-dates-about = Sooner or later; everybody is told
organise-act-change = Change what is announced…
organise-act-change-about = Name, text, places, rounds
organise-act-seat = Pair by hand…
organise-act-seat-about = A table or a bye of the next round
organise-act-swap = Swap two…
organise-act-swap-about = In the pairing that was just made
organise-act-pause = Pause the event…
organise-act-pause-about = Every clock and every date waits
organise-act-resume = Go on…
organise-act-resume-about = All dates move by as much as it was paused; after two weeks by three days more
organise-act-message = Message all lords…
organise-act-message-about = By their notice setting
organise-act-add = Add a player…
organise-act-add-about = Late, or somebody who had left
organise-act-open = Let people enter without the role…
organise-act-open-about = All other conditions stay
organise-act-close = End sign-up now…
organise-act-close-about = Nobody else comes in; round 1 begins as planned
organise-act-seed = Seed the entries…
organise-act-seed-about = The order in which they begin
organise-act-channel = Choose another channel…
organise-act-channel-about = The event goes on there
organise-act-stand = Publish standings now…
organise-act-stand-about = Posted in the event's thread
organise-act-team = Organisers and judges…
organise-act-team-about = Add or remove one
organise-act-end = End the event…
organise-act-end-about = With the standings as they are
organise-act-confirm = Confirm the results
organise-act-reopen = Reopen the event…
organise-act-reopen-about = Sign-up again, or its results can be corrected
organise-act-cancel = Cancel the event…
organise-act-cancel-about = It ends without a result
organise-act-import = Import entries
organise-act-result = Correct the result…
organise-act-restart = Restart its clock…
organise-act-adjourn = Adjourn…
organise-act-replace = Replace…
organise-act-drop = Withdraw…
organise-act-expel = Disqualify…
organise-act-autopilot = Autopilot…
organise-tact = Do something to a table…
organise-pact = Do something to a lord…
organise-other-table = Another table…
organise-other-lord = Somebody else…
# $stage: such as "Final table", $stages: how many there are
organise-table-option = { $stages ->
    [1] {""}
   *[other] { $stage }{" "}
}R{ $round } T{ $table } · { $lords }
organise-table-over = Over
organise-table-adjourned = Adjourned
organise-table = Table { $table }: { $lords }
organise-game-option = Rule on game { $game }
organise-autopilot-whom = Autopilot for…
organise-lord-title = ### { $lord }
organise-entry-in = { $lord } takes part.
organise-entry-waiting = { $lord } waits for a place.
organise-entry-withdrawn = { $lord } withdrew.
organise-entry-dropped = { $lord } dropped out.
organise-entry-expelled = { $lord } was disqualified.
organise-whom-replace = Who comes instead?
organise-whom-replace-title = Somebody else of this server is asked to take the place of { $lord }, with its points and its open tables.
organise-whom-add = Who should come in?
organise-whom-add-title = Who is asked to play in { $cup }? Partners are chosen together.
organise-whom-lord = Whom is it about?
organise-whom-lord-title = Choose a lord of { $cup }.
organise-whom-team-title = Organisers of { $cup } can do everything here, judges rule on tables.
organise-whom-organiser = Add an organiser…
organise-whom-judge = Add a judge…
organise-off-team = Remove from the team…
organise-role-organiser = Organiser
organise-role-judge = Judge
organise-first-waiting = First who waits

organise-form-reason = Reason (everybody can read it)
organise-form-hours = Hours
organise-form-order = Entries, the best first, a line each
organise-form-text = What do you want to tell them?
organise-form-result = Correct the result
# The values of a field of the form, 100 characters at most
organise-form-result-hint = Points, such as 44, or place and points, such as 1, 44
organise-form-pair = Next round now
organise-form-unpair = Undo the last pairing
organise-form-stage = Stage, from 1
organise-form-round = Round
organise-form-table = Table

organise-button-channel = Choose another channel
organise-button-refresh = Refresh
organise-button-log = Log
organise-button-anew = New event like this
organise-button-asklords = Ask its lords to play
organise-again-reason = The entries of { $cup }
organise-button-pair = Next round now
organise-button-begin = Begin round 1 now
organise-button-unpair = Undo last pairing
organise-button-do = Do it
organise-button-again = Play them again
organise-button-stands = Leave them standing
organise-button-passes = They go on
organise-button-passes-none = Nobody goes on
organise-button-dont = Cancel
organise-done = Done. It is in the event's log.

## The effects of an action

organise-effect-title = ### This would happen
organise-effect-open = From now on nobody needs the role to enter { $cup }.
# $tables: those that are being played
organise-effect-channel = The event goes on in { $channel }: its announcement and what is going on are posted there, { $tables ->
    [0] and so are its next tables.
    [1] and its open table goes along.
   *[other] and its { $tables } open tables go along.
}
# $lords: those who take part and don't see that channel
organise-effect-channel-blind = **{ $lords ->
    [one] { $lords } lord who takes part does not see that channel.
   *[other] { $lords } lords who take part do not see that channel.
}** Everybody is told by direct message where the event is; who does not see it can only play from there.
organise-effect-changed = ### Something has changed since you were shown this. Now this would happen
organise-effect-reason = Reason: { $reason }
organise-effect-moved = What was planned for { $before } moves to { $after }.
organise-effect-ends = It ends { $after } instead of { $before }.
organise-effect-date-signup_until = Sign-up ends { $after } instead of { $before }.
organise-effect-date-start = Round 1 begins { $after } instead of { $before }.
organise-effect-date-ends = The end of { $round } moves to { $after } instead of { $before }, and what follows by as much.
organise-effect-date-begins = The next round begins { $after } instead of { $before }.
organise-effect-date-sooner = { $tables ->
    [1] One table is still being played. What is left there then is played by the autopilot.
   *[other] { $tables } tables are still being played. What is left there then is played by the autopilot.
}
organise-effect-date-told = Everybody concerned is told.
organise-effect-change-name = It is called “{ $after }” instead of “{ $before }”.
organise-effect-change-text = Its text is from now on: { $after }
organise-effect-change-capacity = It has { $after } places instead of { $before }.
organise-effect-change-least = It takes at least { $after } instead of { $before }.
organise-effect-change-rounds = It has { $after } rounds instead of { $before }.
organise-effect-change-late = Late entry is possible up to round { $after } instead of { $before }.
# $last: "yes" if nothing follows
organise-effect-end-early = No more rounds are played { $last ->
    [yes] after { $round }: the standings as they are decide, and nothing follows.
   *[no] here after { $round }: the standings as they are decide, and what follows begins.
}
organise-effect-seat = By hand in round { $round }:
organise-effect-seat-table = - a table of { $lords }
organise-effect-seat-byes = - a bye for { $lords }
organise-effect-seat-rest = The others are paired as always, among themselves.
# Others than those with a bye by hand
organise-effect-seat-left-over = { $count ->
    [1] One of them is left over and has a bye, too.
   *[other] { $count } of them are left over and have a bye, too.
}
organise-effect-seat-none = Nothing is arranged by hand any more: all of round { $round } is paired as always.
organise-effect-swap = { $lords } swap places.
organise-effect-swap-anew = { $tables ->
    [1] The table of this round begins
   *[other] The { $tables } tables of this round begin
} again, with new draws. The round keeps its end.
organise-effect-postpone = Every date before the start moves by { $time }.
organise-effect-extend = { $tables ->
    [1] The one open table
   *[other] All { $tables } open tables
} of { $round } get { $time } more.
organise-effect-pause = { $cup } pauses: every date waits, and { $tables ->
    [0] nothing is being played
    [1] the clock of one table stops
   *[other] the clocks of { $tables } tables stop
}.
organise-effect-resume = { $cup } goes on: { $tables ->
    [0] no table is open
    [1] the clock of one table runs again
   *[other] the clocks of { $tables } tables run again
}, and all dates move by as much.
organise-effect-game = Game { $game } of the match.
organise-effect-will = It will stand: { $scores }
organise-effect-was = It stood: { $scores }
organise-effect-score = { $place } { $lord } { $points }
organise-effect-stops = { $games ->
    [1] The game that is played there ends
   *[other] { $games } games that are played there end
}.
organise-effect-goes-on = The match is not decided by that and goes on.
organise-effect-depends = With that result, others should sit at tables that are already paired. You choose: these tables are played again with those who should sit there, and their results count for nothing; or everything is left as it is.
# $round: such as "round 2 of 3", $table: "Table 1: Ann and Ben", $over: 1 if it is over; $lords: who would sit there
# instead, $count: how many of them are known
organise-effect-again = { $round }, { $table } · { $over ->
    [0] playing
   *[other] over
} { $count ->
    [0] { "" }
   *[other] → { $lords }
}
organise-effect-again-more = { $tables ->
    [1] and one more table
   *[other] and { $tables } more tables
}
organise-effect-frozen = Its stage has ended: who went on stays.
organise-effect-replace = { $other } takes the place of { $lord }, with all points.
organise-effect-replace-rated = A game that is being played is rated as left by { $lord } if { $lord } missed a turn in it, else by the place of the kingdom; not at all without a turn.
organise-effect-in-time = { $lords } has missed no turn at the table, and is asked first. Without a yes it is possible only once a turn was missed.
organise-effect-waited = { $other } waited for a place and leaves the waiting list.
organise-effect-seats = { $tables ->
    [1] The open table is
   *[other] { $tables } open tables are
} handed over.
organise-effect-expel = { $lord } is disqualified and out.
organise-effect-parts = { $other } keeps their own seat at an open table. With Replace… somebody else can join them in the place of { $lord }; until then the team is not paired.
organise-effect-parts-before = With { $lord } goes the team; { $other } can enter again with somebody else.
organise-effect-drop = { $lord } is withdrawn, and can come back as long as there is a round to come.
organise-effect-passes = They won their last table and would go on. You choose: { $other }, whom they beat there, goes on instead, or nobody does and the next opponent has no table.
organise-effect-passes-again = If they go on, what was paired since is played again:
organise-effect-moves-up = { $other } moves up from the waiting list.
organise-effect-autopilots = { $tables ->
    [1] The open table goes
   *[other] { $tables } open tables go
} to the autopilot.
organise-effect-autopilot = The autopilot plays for { $lord } from now on, until { $lord } is back. A lord who has had a turn and is not back by the end of the game is rated as having left.
organise-effect-adjourn = This table is played until { $ends }. The rounds go on; until it is over it counts as a tie: half a point each at a table of two.
organise-effect-restart = The turn in progress gets its whole time again.
# $lords: names of those who are asked
organise-effect-asked = { $lords } will be asked first; nothing happens without a yes.
organise-effect-add = { $lords } will take part.
organise-effect-add-waits = { $lords } will be on the waiting list: there is no free place.
organise-effect-add-late = { $lords } will play from round { $round } on.
organise-effect-import = { $lords ->
    [1] One lord is asked and takes
   *[other] { $lords } lords are asked and take
} part with a yes.
organise-effect-left = { $lords ->
    [1] One more entry is
   *[other] { $lords } more entries are
} left out: too many people would be asked at once. Bring the file again once these have answered.
organise-effect-known = { $lords ->
    [1] One entry of the file is in, or was asked, and is
   *[other] { $lords } entries of the file are in, or were asked, and are
} passed over.
organise-effect-some-wait = There are not enough places: the last ones wait.
organise-effect-unpair = The pairing of { $round } is undone: { $tables ->
    [1] its table ends
   *[other] its { $tables } tables end
} without a result.
organise-effect-unpair-played = { $tables ->
    [1] One of them is over: its result counts for nothing.
   *[other] { $tables } of them are over: their results count for nothing.
}
organise-effect-paired-again = It is paired again by itself { $at }, or earlier if you do it.
# $round: "Round 2 of 5" and its like
organise-effect-pair = { $round } is paired and begins now; it takes its whole time.
# $stage: such as "Swiss rounds"
organise-effect-pair-next = What follows the { $stage } is paired and begins now; its first round takes its whole time.
# $lords: how many take part
organise-effect-begin = Sign-up and check-in are over, and round 1 begins now with { $lords ->
    [1] one entry
   *[other] { $lords } entries
}. It takes its whole time.
# $lords: names; $more: how many others
organise-effect-begin-without = { $more ->
    [0] Whoever has not checked in is out: { $lords }.
    [one] Whoever has not checked in is out: { $lords } and { $more } other.
   *[other] Whoever has not checked in is out: { $lords } and { $more } others.
}
organise-effect-pair-instead = By itself it would begin { $at }.
organise-effect-message = { $lords ->
    [1] One lord is written to:
   *[other] { $lords } lords are written to:
}
# $role: organiser or judge
organise-effect-team-on = { $role ->
    [judge] { $lord } can judge here, and is named and called to tables after **I help**.
   *[organiser] { $lord } can do everything here, and is named and called as an organiser after **I help**.
}
organise-effect-team-off = { $lord } is no longer { $role ->
    [judge] a judge
   *[organiser] an organiser
}.
# $lords: those who are seeded; $left: how many more there are
organise-effect-seed = Seeded, the best first: { $lords }. { $left ->
    [0] That is everybody.
    [1] One other entry follows.
   *[other] The { $left } others follow by lot.
}
organise-effect-seed-more = { $count } more
organise-effect-close = Sign-up ends now with { $lords ->
    [1] one entry
   *[other] { $lords } entries
}.
organise-effect-checkin = Check-in begins.
organise-effect-start-stays = Round 1 begins as planned, { $at }.
organise-effect-stand = The standings are posted in the event's thread.
organise-effect-end = { $cup } ends: the standings become final.
organise-effect-confirm = The results of the { $stage } are final from now on.
organise-effect-confirm-last = { $cup } ends, and the best get their trophies:
# $lords: names; $more: how many others
organise-effect-through = { $more ->
    [0] These go on: { $lords }.
    [one] These go on: { $lords } and { $more } other.
   *[other] These go on: { $lords } and { $more } others.
}
organise-effect-reopen = { $cup } is open again: the podium and the trophies are taken back, and the results of its last stage can be corrected until { $until }, or until you confirm them. Everybody is told.
# $lords: how many entries it has
organise-effect-reopen-signup = { $cup } takes place after all: sign-up is open again for a day, and round 1 begins { $start }. { $lords ->
    [0] Nobody is in yet.
    [1] The one who was in still is, and is told.
   *[other] The { $lords } who were in still are, and are told.
} Other dates can be set afterwards.
# $begun: yes or no
organise-effect-cancel = { $begun ->
    [yes] { $cup } ends without a result. Nothing brings it back.
   *[no] { $cup } is called off. You can open it again.
}
organise-effect-no-result = { $tables ->
    [1] The table that still plays ends
   *[other] The { $tables } tables that still play end
} without a result.

## Fair play: /organise fairplay

organise-fair-button = Fair play
# $cup: name of the event
organise-fair-title = ### { $cup } · fair play
# $lord: name
organise-fair-about = How often { $lord } played what a strong computer lord finds best. Only organisers who don't play in this event see it.
# $percent, $turns, $games: numbers
organise-fair-total = **{ $percent }%** of { $turns } turns, in { $games ->
    [1] one game
   *[other] { $games } games
}
# $round: such as "round 2 of 5"
organise-fair-round = { $round }: { $percent }% of { $turns }
organise-fair-none = None of their games is compared yet.
# $count: how many games
organise-fair-waiting = { $count ->
    [1] One game is not compared yet. That takes about half a minute.
   *[other] { $count } games are not compared yet. Each takes about half a minute.
}
organise-fair-more = Compare more games
# $games: how many games, $percent: the share from which it is worth a look
organise-fair-reading = Turns without a choice, first choices and those of the autopilot don't count. Over { $games } games, { $percent }% and more is worth a closer look, and no proof: strong players get there by themselves, and a single game says nothing.
# Where the strong computer lord plays no games out
organise-fair-coarse = Turns without a choice, first choices and those of the autopilot don't count. Here the computer only judges kingdoms, so the share says how much somebody plays like the autopilot, and nothing of cheating.
