# /admin check: whether Castellan may do here what it needs to.

admin-command-admin = For those who manage this server
admin-command-admin-check = Test the set-up of this server and say what is missing

# $missing: number
admin-title = ### Set-up check · { $missing ->
    [0] all is well
    [one] 1 thing to fix
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
admin-right-manage_threads = Manage threads, to write in threads that a moderator locked

# What breaks. $channel: channel
admin-without-view_channel = Nothing can be played in { $channel }: tables and turns would not appear.
admin-without-send_messages = No table can be opened in { $channel }, and turns reach nobody.
admin-without-create_public_threads = Games in { $channel } would be played in the channel itself.
admin-without-send_messages_in_threads = Games in { $channel } would be played in the channel itself until you allow it.
admin-without-attach_files = Turns come as text boards, without pictures.
admin-without-read_message_history = After an outage a turn could be reported twice.

# The way to fix it. $right: the right's name in Discord
admin-fix = Channel settings → Permissions → Castellan → { $right } → allow.
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
