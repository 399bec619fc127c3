"""The bot is killed (SIGKILL) over and over in a busy run; nothing acknowledged may be lost.

The parent (`run`) holds the sandbox and eight people who open tables, sit down, play, change their
minds and take turns back, in several games at once (`people`). The bot is a process of its own,
`bot.main` unchanged but for its pictures, forked from a warm one (`child`); with each life it gets
a `Plan`: die by its own hand at the n-th log event of a name, such as `turn.written`. Before it
dies it says where it stood, and the parent looks at the database and at Discord as the dead left
them (`autopsy`): a kill counts for its kind only if it fell between acknowledgement and commit,
commit and post, post and "done", within a draft step, or at a start; what did not, and kills from
outside at any moment, count as "elsewhere". People plan turns, too, and now and then everybody
rests while the clock that both processes share (`hands`) is pushed on: by `nights` it dies within
reminders, planned turns and turns of the autopilot. In the end everything is played out, and what
people were shown, what is stored and what stands in the threads are compared (`compare`), as is
what was promised for later (`promises`).

    python -m tests.kills --kills 200 [--seed N] [--keep FOLDER]
"""
