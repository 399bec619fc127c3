# /settings: what one person sets, in every server.

settings-command-settings = Your settings: notices, pictures, language, forced moves
settings-option-notice = How you are told that it is your turn
settings-option-pictures = How pictures come to you
settings-option-language = The language of what only you see
settings-option-forced = What happens when a step leaves you one choice

settings-title = ### Your settings
settings-scope = They hold in every server and are saved at once.

settings-notice = Turn notice…
settings-notice-mention = Turn notice: mention in the thread
settings-notice-mention-about = If that fails, a direct message
settings-notice-direct = Turn notice: direct message
settings-notice-direct-about = If that fails, a mention in the thread
settings-notice-both = Turn notice: both

settings-pictures = Pictures…
settings-pictures-standard = Pictures: standard
settings-pictures-board = Pictures: text board first
settings-pictures-board-about = Every picture has its text board above it

settings-language = Language…
settings-language-discord = Language: as in Discord
settings-language-en = English

settings-forced = Forced moves…
settings-forced-ask = Forced moves: ask me
settings-forced-ask-about = You end every turn yourself
settings-forced-play = Forced moves: play them
settings-forced-play-about = A turn without any choice is played for you

settings-button-done = Done
settings-done = Saved. /settings opens them again.
