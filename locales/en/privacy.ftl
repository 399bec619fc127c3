# /privacy, and [My data…] in /settings: what is kept about one person.

privacy-command-privacy = What Castellan stores about you
privacy-command-privacy-show = What Castellan stores about you
privacy-command-privacy-export = Get all your data as a file
privacy-command-privacy-delete = Delete your data; your games stay under another name

# The name shown in games for a person whose data was deleted.
privacy-former = A former lord

privacy-title = ### What I keep about you
privacy-nothing = I keep nothing about you.
privacy-account = All of this is kept with the number of your account and the name you go by.
# $count: number; each of these is a line of a list
privacy-kept-settings = Your settings
privacy-kept-blocked = { $count ->
    [one] { $count } person with whom you are never seated
   *[other] { $count } people with whom you are never seated
}
privacy-kept-hours = The hours of the day in which you press something, to suggest a time zone
privacy-kept-games = { $count ->
    [one] { $count } game that you play, with your moves and what you are composing
   *[other] { $count } games that you play, with your moves and what you are composing
}
privacy-kept-open = { $count ->
    [one] Your seat at { $count } table that has not begun
   *[other] Your seats at { $count } tables that have not begun
}
privacy-kept-finished = { $count ->
    [one] { $count } game that is over, with your moves
   *[other] { $count } games that are over, with your moves
}
privacy-kept-former = { $count ->
    [one] { $count } seat that somebody took over from you
   *[other] { $count } seats that others took over from you
}
privacy-kept-invitations = { $count ->
    [one] { $count } invitation, got or sent
   *[other] { $count } invitations, got or sent
}
privacy-kept-queue = { $count ->
    [one] Your place in { $count } queue
   *[other] Your places in { $count } queues
}
privacy-kept-turns = { $count ->
    [one] For your reliability: { $count } turn or finished game
   *[other] For your reliability: { $count } turns and finished games
}
privacy-kept-results = { $count ->
    [one] { $count } result or rating
   *[other] { $count } results and ratings
}
privacy-kept-absences = { $count ->
    [one] { $count } absence that you announced
   *[other] { $count } absences that you announced
}
privacy-kept-plans = { $count ->
    [one] { $count } plan for a turn, and what became of it
   *[other] { $count } plans for turns, and what became of them
}
privacy-kept-notes = { $count ->
    [one] { $count } note to a partner
   *[other] { $count } notes to partners
}
privacy-kept-votes = { $count ->
    [one] { $count } answer to a question put to a table
   *[other] { $count } answers to questions put to tables
}
privacy-kept-drafts = { $count ->
    [one] { $count } set-up that you are choosing
   *[other] { $count } set-ups that you are choosing
}
privacy-kept-presets = { $count ->
    [one] { $count } set-up that you saved for a server
   *[other] { $count } set-ups that you saved for servers
}
privacy-kept-imports = { $count ->
    [one] { $count } record or kingdom that you brought along
   *[other] { $count } records and kingdoms that you brought along
}
privacy-kept-follows = { $count ->
    [one] { $count } game or lord that you follow
   *[other] { $count } games and lords that you follow
}
privacy-kept-cups = { $count ->
    [one] What you did in { $count } tournament
   *[other] What you did in { $count } tournaments
}
privacy-kept-cup_drafts = { $count ->
    [one] { $count } tournament that you are setting up
   *[other] { $count } tournaments that you are setting up
}
privacy-kept-remembered = { $count ->
    [one] From before you had your data deleted: { $count } entry under a code in place of your account
   *[other] From before you had your data deleted: { $count } entries under a code in place of your account
}
# $days: for how many days the code is kept
privacy-remembered = Decisions and limits hold if you come back. For { $days ->
    [one] { $days } day
   *[other] { $days } days
} a code in place of your account keeps which turns you missed and when you were away, and games that you play don't change your rating; while an event or a game lasts, it also keeps that you were in it.
privacy-unread = I don't read what people write to each other, and keep none of it.
# $former: the name shown in games then
privacy-about = If you delete it, all of this goes at once, for good. Games that are over stay under “{ $former }”; in those you play, the autopilot has your seat from then on. What was posted in Discord stays there as it is.
# $days: for how many days backups are kept
privacy-backups = Backups hold what you delete for up to { $days ->
    [one] { $days } day
   *[other] { $days } days
} more.
privacy-blocks = Tables that you named get another name. A block that somebody set against you holds if you come back: in place of your account they keep a code that does not tell who you are.
privacy-button-export = Save as a file
privacy-button-delete = Delete it all…
# Links to the host's pages
privacy-link-privacy = Privacy policy
privacy-link-terms = Terms of service

privacy-export-parts = It is large, so it comes in parts. Save all of them in one folder and join them in their order: `cat { $file }.0* > { $file }` on Linux and macOS; on Windows `copy /b` with all of them joined by `+`. Then unpack { $file }.
privacy-export = Here is everything that I keep about you, with the records of your games. The seed of a game follows when nobody plays with its draw any more.
privacy-form = Delete all your data
# Shown in the form; the word to type there is privacy-word.
privacy-form-word = Write “delete” to have it all deleted
privacy-word = delete
privacy-kept-all = Nothing was deleted, since the word was another one.

privacy-deleted = Your data is deleted. You are welcome to start again at any time.
# $games, $finished, $left: numbers
privacy-deleted-games = { $games ->
    [one] The autopilot plays on in { $games } game.
   *[other] The autopilot plays on in { $games } games.
}
privacy-deleted-finished = { $finished ->
    [one] { $finished } finished game names “{ $former }” now.
   *[other] { $finished } finished games name “{ $former }” now.
}
privacy-deleted-left = { $left ->
    [one] Your seat is free at { $left } table that had not begun.
   *[other] Your seats are free at { $left } tables that had not begun.
}
