"""A tournament set up, published and run by buttons, forms and commands, in the sandbox."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from sandbox import Message
from sandbox.permissions import Right
from services.facts import Person
from services.facts.tournaments import Tournament
from tests.cogs.tournament_stage import TournamentStage
from tests.e2e.stage import bare as told
from tests.helpers.database import new_folder
from tests.helpers.tournaments import TournamentHands

HOUR, DAY = 3600, 24 * 3600


class Desk(TournamentStage):
    """A stage whose tournaments are Ann's."""

    @property
    def host(self) -> Person:  # type: ignore[override]
        return self.lord(1)

    async def to(self, at: int) -> None:
        """Let time pass until then; nothing is said, and nothing drawn."""
        self.world.clock.advance(max(0, at - self.clock.now()))
        await TournamentHands.to(self, at)

    async def running(self, **changes: object) -> Tournament:
        """A tournament of four in its first round; Eve is in the server, too."""
        self.world.add_member(
            self.world.server(self.channel("games").server), self.world.add_user("Eve")
        )
        return await self.begun(4, round=7 * DAY, **changes)

    async def panel(self, who: str = "Ann", **options: object) -> Message:
        return await self.command(who, "games", "organise panel", **options)

    async def fill_chosen(
        self, who: str, panel: Message, label: str, wish: str, **values: str
    ) -> Message:
        """Choose in a select that opens a form, and send it."""
        part = self.find(panel, label)
        assert part is not None
        value = self._value(part, wish)
        form = await self.sandbox.people.choose(who, panel, part["custom_id"], [value])
        return await self.fill(who, form, values)


@pytest.fixture
async def desk() -> AsyncIterator[Desk]:
    with new_folder() as folder:
        context = Desk(folder)
        async with context:
            yield context


# -- setting up ------------------------------------------------------------------------------------


async def test_a_tournament_is_set_up_and_published_by_buttons(desk: Desk) -> None:
    """In three screens and a form, through a restart; the announcement follows."""
    panel = await desk.command("Ann", "games", "organise new")
    assert "It has no name yet." in told(panel)
    panel = await desk.form("Ann", panel, "Name and text…", name="Autumn Cup", text="For all.")
    assert "**Autumn Cup**" in told(panel)
    panel = await desk.choose("Ann", panel, "Variants: none", "Harmony")
    panel = await desk.press("Ann", panel, "Format")
    panel = await desk.choose("Ann", panel, "Size of tables", "3 at a table")
    panel = await desk.choose("Ann", panel, "Final table", "Final table of 4")
    assert "Swiss, 5 rounds at tables of 3, then a final table of 4." in told(panel)
    panel = await desk.press("Ann", panel, "Points and ties")
    panel = await desk.form("Ann", panel, "Points…", points="5 3 1")
    panel = await desk.choose("Ann", panel, "1: opponents' points", "share")
    assert "Points 5 · 3 · 1. Ties: score share, then head to head, then opponents' points" in told(
        panel
    )
    await desk.restart()
    panel = await desk.press("Ann", panel, "Dates")
    wrong = await desk.form("Ann", panel, "Type the dates…", signup="soon", start="")
    assert "I don't know the date “soon”." in told(wrong)
    panel = await desk.form("Ann", wrong, "Type the dates…", signup="in 3 days", start="in 5 days")
    server = desk.world.channel("games").server
    wrong = await desk.form("Ann", panel, "Who…", capacity="many")
    assert "“many”" in told(wrong)
    panel = await desk.form("Ann", wrong, "Who…", capacity="12", role=[server])
    assert "Anyone in this server may enter" in told(panel)
    assert "Nothing is missing." in told(panel)
    done = await desk.press("Ann", panel, "Publish")
    assert "**Autumn Cup** is published." in told(done)
    await desk.settle()
    assert "Autumn Cup" in desk.said()[0]
    run = await desk.press("Ann", done, "Organiser's panel")
    assert "0 of 12 have signed up." in told(run)


async def test_a_tournament_is_set_up_and_published_by_commands(desk: Desk) -> None:
    """What was typed wrongly is named; the rest is taken."""
    panel = await desk.command(
        "Ann",
        "games",
        "organise new",
        name="Winter Cup",
        format="single",
        lords=2,
        variants="mighty duel, goblins",
        clock="12h",
        capacity=8,
        signup="in 2 days",
        start="in 3 days",
    )
    assert "I don't know the variant “goblins”." in told(panel)
    assert "Single elimination, two at a table." in told(panel)
    done = await desk.command("Ann", "games", "organise publish")
    assert "**Winter Cup** is published." in told(done)
    fresh = await desk.command("Ann", "games", "organise new")
    assert "It has no name yet." in told(fresh)


async def test_templates_are_kept_used_and_removed(desk: Desk) -> None:
    """By the panel and by the command."""
    panel = await desk.command("Ann", "games", "organise new", name="Monthly", capacity=16)
    panel = await desk.form("Ann", panel, "Save as template", name=" ")
    assert "A preset's name has 1 to 40 characters." in told(panel)
    panel = await desk.form("Ann", panel, "Save as template", name="Of the month")
    assert "Saved as **Of the month**." in told(panel)
    assert await desk.suggestions("Ann", "organise new", "template") == ["Of the month"]
    panel = await desk.press("Ann", await desk.press("Ann", panel, "What"), "Start over")
    assert "It has no name yet." in told(panel)
    used = await desk.choose("Ann", panel, "Begin with a template…", "Of the month")
    assert "Room for 16 lords" in told(used)
    typed = await desk.command("Ann", "games", "organise new", template="of the month")
    assert "**Monthly**" in told(typed)
    wrong = await desk.command("Ann", "games", "organise new", template="goblins")
    assert "I don't know the template “goblins”." in told(wrong)
    asked = await desk.press("Ann", wrong, "Remove a template…")
    gone = await desk.choose("Ann", asked, "Which template?", "Of the month")
    assert "**Of the month** is removed." in told(gone)
    assert desk.find(gone, "Begin with a template…") is None


async def test_who_may_not_is_told_who_may(desk: Desk) -> None:
    """Ben has no right and no role."""
    refused = await desk.command("Ben", "games", "organise new")
    assert "Tournaments are set up by those with Manage Server." in told(refused)
    tournament = await desk.publish()
    refused = await desk.panel("Ben", cup=str(tournament.id))
    assert "Only the organisers of **Autumn Cup** can do this: **Ann**." in told(refused)


async def test_what_we_may_not_do_in_the_channel_is_named(desk: Desk) -> None:
    """Before anything is published: threads for all, private ones for duplicate play."""
    channel = desk.channel("games")
    panel = await desk.command("Ann", "games", "organise new", name="Cup")
    desk.sandbox.faults.take_away(channel, Right.CREATE_PRIVATE_THREADS)
    panel = await desk.press("Ann", panel, "Format")
    panel = await desk.choose("Ann", panel, "Duplicate play", "Duplicate play: yes")
    panel = await desk.press("Ann", panel, "Preview")
    shut = await desk.press("Ann", panel, "Publish")
    assert "I need to make private threads, for duplicate play there." in told(shut)
    desk.sandbox.faults.take_away(channel, Right.CREATE_PUBLIC_THREADS)
    shut = await desk.press("Ann", shut, "Publish")
    assert "I need to make public threads there." in told(shut)
    desk.sandbox.faults.give_back(channel)
    done = await desk.press("Ann", shut, "Publish")
    assert "**Cup** is published." in told(done)


async def test_it_is_published_where_no_files_may_be_attached(desk: Desk) -> None:
    """Its pages are text then, as everything is."""
    desk.sandbox.faults.take_away("games", Right.ATTACH_FILES)
    panel = await desk.command("Ann", "games", "organise new", name="Autumn Cup")
    done = await desk.press("Ann", panel, "Publish")
    assert "**Autumn Cup** is published." in told(done)
    await desk.settle()
    assert desk.said("games")[0].startswith("## Autumn Cup")
    assert not [one for one in desk.messages("games") if one.files]


# -- running it ------------------------------------------------------------------------------------


async def test_a_round_is_extended_by_the_panel(desk: Desk) -> None:
    """A form, the effect, the deed, a line in the log; what can't be read is said on the panel."""
    tournament = await desk.running()
    panel = await desk.panel()
    wrong = await desk.fill_chosen(
        "Ann", panel, "Do something to the event…", "extend", hours="long", reason="So"
    )
    assert "“long” is no number." in told(wrong)
    assert "organiser's panel" in told(wrong)
    shown = await desk.command(
        "Ann", "games", "organise pause", reason="A moment", cup="Autumn Cup"
    )
    back = await desk.press("Ann", shown, "Cancel")
    assert "organiser's panel" in told(back)
    assert (await desk.tournament(tournament.id)).paused is None
    ends = tournament.open_rounds[0].ends
    panel = await desk.panel()
    assert "In round 1 of 3, 0 of 2 tables are over." in told(panel)
    shown = await desk.fill_chosen(
        "Ann",
        panel,
        "Do something to the event…",
        "Extend this round…",
        hours="12",
        reason="Discord was away",
    )
    assert "All 2 open tables of round 1 of 3 get 12 hours more." in told(shown)
    assert (await desk.tournament(tournament.id)).open_rounds[0].ends == ends
    done = await desk.press("Ann", shown, "Do it")
    assert "Done. It is in the event's log." in told(done)
    assert (await desk.tournament(tournament.id)).open_rounds[0].ends == ends + 12 * HOUR
    await desk.client.tournament_posts.run_due()
    log = (await desk.tournament(tournament.id)).log
    assert log is not None
    texts = [told(one) for one in desk.world.history(desk.world.channel(log))]
    assert any("gave round 1 of 3 12 hours more: Discord was away" in text for text in texts)


async def test_what_is_announced_changes_before_everybodys_eyes(desk: Desk) -> None:
    """By the panel and by the command: its name everywhere, also that of its thread."""
    tournament = await desk.publish(capacity=8)
    await desk.settle()
    page = await desk.choose(
        "Ann", await desk.panel(), "Do something to the event…", "Change what is announced…"
    )
    typed = {"name": "Winter Cup", "text": "Bring mulled wine.", "reason": "It is cold"}
    shown = await desk.form("Ann", page, "Name and text…", **typed)
    assert "It is called “Winter Cup” instead of “Autumn Cup”." in told(shown)
    assert "> Bring mulled wine." in told(shown)
    await desk.press("Ann", shown, "Do it")
    await desk.to(desk.clock.now() + 120)
    await desk.settle()
    assert any("Winter Cup" in text and "mulled" in text for text in desk.said())
    assert "its name is “Winter Cup” and its text. Reason: It is cold" in desk.said("Winter Cup")[0]
    shown = await desk.command("Ann", "games", "organise change", capacity=16, reason="Many came")
    assert "It has 16 places instead of 8." in told(shown)
    shown = await desk.command("Ann", "games", "organise dates", start="in 9 days", reason="Snow")
    assert "Round 1 begins" in told(shown)
    assert "Everybody concerned is told." in told(shown)
    await desk.press("Ann", shown, "Do it")
    assert (await desk.tournament(tournament.id)).start > tournament.start


async def test_a_new_event_begins_with_the_entries_of_another(desk: Desk) -> None:
    """With another box, and everybody is asked; nobody is in without their own yes."""
    old = await desk.publish(capacity=8)
    await desk.enter(old.id, 3)
    panel = await desk.press("Ann", await desk.panel(), "New event like this")
    assert "**Autumn Cup**" in told(panel)
    panel = await desk.command(
        "Ann", "games", "organise new", name="Second Cup", box="queendomino", clock="12h"
    )
    done = await desk.press("Ann", panel, "Publish")
    shown = await desk.press("Ann", done, "Ask its lords to play")
    assert "The entries of Autumn Cup" in told(shown)
    await desk.press("Ann", shown, "Do it")
    new = await desk.tournament(old.id + 1)
    assert (new.setup.name, new.setup.table.box, new.entries) == ("Second Cup", "queendomino", ())
    asked = {lord.name for one in new.invitations for lord in one.lords}
    assert asked | {"Ann"} == {"Ann", "Ben", "Cara"}


async def test_what_was_shown_is_what_is_done(desk: Desk) -> None:
    """Ben gave the round its hours while Ann still looked: she is shown what they would be now."""
    tournament = await desk.running()
    ends, ben = tournament.open_rounds[0].ends, desk.world.user("Ben").id
    await desk.events(
        tournament.id, ("team", {"user": ben, "name": "Ben", "role": "organiser", "add": True})
    )
    shown, other = [
        await desk.command(who, "games", "organise extend", hours=24, reason="A storm")
        for who in ("Ann", "Ben")
    ]
    await desk.press("Ben", other, "Do it")
    again = await desk.press("Ann", shown, "Do it")
    assert "Something has changed since you were shown this." in told(again)
    assert f"It ends <t:{ends + 48 * HOUR}" in told(again)
    assert (await desk.tournament(tournament.id)).open_rounds[0].ends == ends + 24 * HOUR
    await desk.press("Ann", again, "Do it")
    assert (await desk.tournament(tournament.id)).open_rounds[0].ends == ends + 48 * HOUR


async def test_what_is_published_is_what_was_shown(desk: Desk) -> None:
    """Not what was typed elsewhere since."""
    panel = await desk.command("Ann", "games", "organise new", name="Cup", capacity=16)
    await desk.command("Ann", "games", "organise new", capacity=64)
    again = await desk.press("Ann", panel, "Publish")
    assert "The set-up has changed since you were shown it." in told(again)
    assert "Room for 64 lords" in told(again)
    assert "**Cup** is published." in told(await desk.press("Ann", again, "Publish"))


async def test_results_are_corrected_and_a_team_helps(desk: Desk) -> None:
    """By the panel and by the command; Ben becomes a judge, sees his own panel, is let go again."""
    tournament = await desk.running()
    match = tournament.open_rounds[0].matches[0]
    first, second = match.entries
    names = [tournament.entry(number).name for number in match.entries]
    panel = await desk.panel()
    option = f"1.1.{match.number}"
    page = await desk.choose("Ann", panel, "Do something to a table…", option)
    assert all(name in told(page) for name in names)
    typed = {f"e{first}": "40", f"e{second}": "44"}
    shown = await desk.form("Ann", page, "Correct the result…", reason="Seen", **typed)
    assert f"1 **{names[1]}** 44 · 2 **{names[0]}** 40" in told(shown)
    await desk.press("Ann", shown, "Do it")
    (game,) = (await desk.tournament(tournament.id)).open_rounds[0].matches[match.number - 1].games
    assert {one.entry: one.place for one in game.scores} == {first: 2, second: 1}
    form = await desk.sandbox.people.slash(
        "Ann", "games", "organise result", {"table": match.number, "reason": "A slip"}
    )
    shown = await desk.fill("Ann", form, {f"e{first}": "1, 50"})
    assert "Give each lord of the table a place or points." in told(shown)
    form = await desk.sandbox.people.slash(
        "Ann", "games", "organise result", {"table": match.number, "reason": "A slip"}
    )
    shown = await desk.fill("Ann", form, {f"e{first}": "50"})
    assert f"1 **{names[0]}** 50 · 2 **{names[1]}** 44" in told(shown)
    assert "It stood: " in told(shown)
    assert "A slip" in told(shown)
    team = await desk.choose(
        "Ann", await desk.panel(), "Do something to the event…", "Organisers and judges…"
    )
    ben = desk.world.user("Ben").id
    shown = await desk.fill_chosen("Ann", team, "Add a judge…", str(ben), reason="Help")
    assert "**Ben** can judge here" in told(shown)
    await desk.press("Ann", shown, "Do it")
    own = await desk.panel("Ben")
    assert desk.find(own, "Do something to a table…")
    assert desk.find(own, "Do something to the event…") is None
    refused = await desk.command("Ben", "games", "organise cancel", reason="So")
    assert "Only the organisers of **Autumn Cup**" in told(refused)
    shown = await desk.command(
        "Ann", "games", "organise team", user=ben, role="nothing", reason="Thanks"
    )
    assert "**Ben** is no longer a judge." in told(shown)
    await desk.press("Ann", shown, "Do it")
    assert (await desk.tournament(tournament.id)).judges == ()


async def test_entries_are_seeded_in_a_form_or_by_typing(desk: Desk) -> None:
    """The form lists them as they are by now; each line is an entry's name or number."""
    tournament = await desk.publish(seeding="hand")
    await desk.enter(tournament.id, 4)
    panel = await desk.panel()
    names = [one.name for one in (await desk.tournament(tournament.id)).entries]
    order = f"3\n{names[0]}; 4 {names[3]}"
    shown = await desk.fill_chosen(
        "Ann",
        panel,
        "Do something to the event…",
        "Seed the entries…",
        order=order,
        reason="as before",
    )
    assert f"Seeded, the best first: 1 **{names[2]}** · 2 **{names[0]}**" in told(shown)
    assert "One other entry follows." in told(shown)
    await desk.press("Ann", shown, "Do it")
    assert (await desk.tournament(tournament.id)).seeds == (3, 1, 4)
    typed = {"order": f"{names[1]}, nobody", "reason": "so"}
    refused = await desk.command("Ann", "games", "organise seed", **typed)
    assert "“nobody” is no entry of" in told(refused)
    shown = await desk.command("Ann", "games", "organise seed", order=names[1], reason="so")
    assert "The 3 others follow by lot." in told(shown)


async def test_lords_are_put_on_autopilot_replaced_and_out(desk: Desk) -> None:
    """By their own screens; then the pairing is undone and made anew."""
    tournament = await desk.running()
    panel = await desk.panel()
    page = await desk.choose("Ann", panel, "Do something to a lord…", "Ben")
    assert "**Ben** takes part." in told(page)
    shown = await desk.form("Ann", page, "Autopilot…", reason="Ill")
    assert "The autopilot plays for **Ben** from now on" in told(shown)
    assert "**Ben** has missed no turn at the table, and is asked first." in told(shown)
    await desk.press("Ann", shown, "Do it")
    await desk.settle()
    call = desk.message("would like to have the autopilot play", where=desk.world.direct("Ben"))
    assert "You have agreed." in told(await desk.press("Ben", call, "I agree"))
    panel = await desk.panel()
    assert "the autopilot plays for **Ben**." in told(panel)
    page = await desk.choose("Ann", panel, "Do something to a lord…", "Ben")
    whom = await desk.press("Ann", page, "Replace…")
    eve = desk.world.user("Eve").id
    shown = await desk.fill_chosen("Ann", whom, "Who comes instead?", str(eve), reason="Ill")
    assert "**Eve** will be asked first; nothing happens without a yes." in told(shown)
    assert "**Eve** takes the place of **Ben**, with all points." in told(shown)
    await desk.press("Ann", shown, "Do it")
    await desk.settle()
    call = desk.message("take the place of", where=desk.world.direct("Eve"))
    assert "the place of **Ben** in **Autumn Cup**" in told(call)
    assert (await desk.tournament(tournament.id)).entry_of(eve) is None
    await desk.press("Eve", call, "I play")
    entry = (await desk.tournament(tournament.id)).entry_of(eve)
    assert entry is not None
    shown = await desk.command("Ann", "games", "organise expel", lord="Eve", reason="Foul play")
    assert "**Eve** is disqualified and out." in told(shown)
    await desk.press("Ann", shown, "Do it")
    assert (await desk.tournament(tournament.id)).entry(entry.number).state == "expelled"
    nobody = await desk.command("Ann", "games", "organise drop", lord="Zoe", reason="Gone")
    assert "This lord is not in" in told(nobody)
    shown = await desk.form("Ann", await desk.panel(), "Undo last pairing", reason="A friend came")
    assert "The pairing of round 1 of 3 is undone: its 2 tables end without a result." in told(
        shown
    )
    panel = await desk.press("Ann", shown, "Do it")
    assert (await desk.tournament(tournament.id)).rounds == ()
    shown = await desk.form("Ann", panel, "Next round now", reason="All are here")
    await desk.press("Ann", shown, "Do it")
    assert len((await desk.tournament(tournament.id)).rounds) == 1


async def test_lords_are_added_written_to_and_told_that_it_is_off(desk: Desk) -> None:
    """Before the start: by the command with somebody, without, and with a file."""
    tournament = await desk.publish(capacity=8)
    cara, ben = desk.world.user("Cara").id, desk.world.user("Ben").id
    shown = await desk.command("Ann", "games", "organise add", reason="By letter", user=cara)
    assert "**Cara** will take part." in told(shown)
    await desk.press("Ann", shown, "Do it")
    asked = await desk.command("Ann", "games", "organise add", reason="By letter")
    shown = await desk.fill_chosen("Ann", asked, "Who should come in?", str(ben), reason="Too")
    await desk.press("Ann", shown, "Do it")
    assert [one.name for one in (await desk.all_agree(tournament.id)).entries] == ["Cara", "Ben"]
    shown = await desk.command(
        "Ann", "games", "organise message", text="Hello.\nAll is well.", reason="News"
    )
    assert "2 lords are written to:\n> Hello.\\nAll is well." in told(shown) or "> Hello." in told(
        shown
    )
    await desk.press("Ann", shown, "Do it")
    shown = await desk.command("Ann", "games", "organise extend", hours=2.5, reason="A holiday")
    assert "Every date before the start moves by 2 hours and 30 minutes." in told(shown)
    shown = await desk.command("Ann", "games", "organise cancel", reason="Nobody has time")
    done = await desk.press("Ann", shown, "Do it")
    assert "It was called off: Nobody has time" in told(done)
    menu = desk.find(done, "Do something to the event…")
    assert menu is not None
    assert [one["value"] for one in menu["options"]] == ["reopen"]


async def test_of_several_tournaments_one_has_to_be_named(desk: Desk) -> None:
    """By its name; what is suggested are those of this server."""
    await desk.publish()
    await desk.publish(name="Winter Cup")
    asked = await desk.panel()
    assert "Which tournament: **Winter Cup** and **Autumn Cup**?" in told(asked)
    panel = await desk.panel(cup="winter")
    assert "Winter Cup · organiser's panel" in told(panel)
    names = await desk.suggestions("Ann", "organise panel", "cup")
    assert len(names) == 2


async def test_who_follows_a_disqualified_winner_is_a_choice_of_two_buttons(desk: Desk) -> None:
    """[They go on], of whom they beat, or [Nobody goes on]; the log says which."""
    tournament = await desk.running(format="single", rounds=0)
    match = tournament.rounds[0].matches[0]
    winner, loser = match.entries
    await desk.finish_match(match, {winner: 60, loser: 40})
    named = tournament.entry(winner).name
    options = {"lord": named, "reason": "Two accounts"}
    shown = await desk.command("Ann", "games", "organise expel", **options)
    assert f"**{tournament.entry(loser).name}**, whom they beat there, goes on" in told(shown)
    assert desk.find(shown, "Nobody goes on") is not None
    await desk.press("Ann", shown, "They go on")
    entry = (await desk.tournament(tournament.id)).entry(winner)
    assert (entry.state, entry.passes) == ("expelled", (1, 1))


# -- four of one name ------------------------------------------------------------------------------


async def test_three_of_one_name_are_told_apart_by_number_and_account(desk: Desk) -> None:
    """In suggestions, panel and preview; a typed name that fits several is refused with all."""
    tournament = await desk.publish(capacity=8, checkin=False)
    users = [desk.lord(one).id for one in range(2, 5)]  # whoever presses is called as in the server
    for entry, user in enumerate(users, 1):
        lords = {"lords": [[user, "Alex"]], "asked": None, "first": 1}
        await desk.events(tournament.id, ("entered", {"entry": entry, **lords}))
    offered = await desk.suggestions("Ann", "organise drop", "lord", "alex")
    assert [one.split(" · ")[0] for one in offered] == [f"#{n} Alex" for n in range(1, 4)]
    assert "· @" in offered[1]
    typed = await desk.command("Ann", "games", "organise drop", lord="alex", reason="Ill")
    assert "Several lords fit:" in told(typed)
    assert all(f"#{number} Alex · @" in told(typed) for number in range(1, 4))
    for lord in ("#3", "#3 alex", str(users[2]), f"<@{users[2]}>"):
        shown = await desk.command("Ann", "games", "organise drop", lord=lord, reason="Ill")
        assert f"**#3 Alex** (<@{users[2]}>)" in told(shown)
    panel = await desk.panel()
    chosen = await desk.choose("Ann", panel, "Do something to a lord…", "#2 Alex")
    assert f"**#2 Alex** (<@{users[1]}>)" in told(chosen)
    newcomer = desk.world.add_user("Alex")
    desk.world.add_member(desk.world.server(desk.channel("games").server), newcomer)
    shown = await desk.command("Ann", "games", "organise add", user=newcomer.id, reason="Late")
    assert f"**Alex** (<@{newcomer.id}>)" in told(shown)


# -- the end -------------------------------------------------------------------------------------


async def test_the_end_is_confirmed_from_a_direct_message_and_can_be_taken_back(
    desk: Desk,
) -> None:
    """One message says that the last table is over; nobody has won before."""
    tournament = await desk.begun(2, format="single", rounds=0, protest=DAY, round=7 * DAY)
    match = tournament.rounds[0].matches[0]
    await desk.finish_match(match, {match.entries[0]: 60, match.entries[1]: 40})
    await desk.settle()
    winner, loser = (f"**{tournament.entry(number).name}**" for number in match.entries)
    (call,) = [one for one in desk.directs("Ann") if "can correct them" in told(one)]
    thread = desk.said(desk.thread())
    assert any("What stands now becomes final" in text for text in thread)
    everywhere = [*desk.said(), *thread]
    assert not [text for text in everywhere if "won" in text]
    assert any("The results can still be corrected; they are final" in text for text in desk.said())
    panel = await desk.press("Ann", call, "Organiser's panel")
    assert "All tables are over." in told(panel)
    shown = await desk.form("Ann", panel, "Confirm the results", reason="All well")
    assert "The results of the elimination are final from now on." in told(shown)
    assert f"**1** {winner} · **2** {loser}" in told(shown)
    await desk.press("Ann", shown, "Do it")
    await desk.settle()
    assert [f"{winner} has won!" in text for text in desk.said()].count(True) == 1
    panel = await desk.panel(cup=str(tournament.id))
    shown = await desk.fill_chosen(
        "Ann", panel, "Do something to the event…", "Reopen the event…", reason="Two accounts"
    )
    assert "the podium and the trophies are taken back" in told(shown)
    await desk.press("Ann", shown, "Do it")
    desk.world.clock.advance(120)
    await desk.to(desk.clock.now() + 120)
    await desk.settle()
    assert not [text for text in desk.said() if "has won" in text]
    assert any("is open again" in text and "Two accounts" in text for text in desk.said())
    assert any("is open again" in text for text in desk.said(desk.thread()))


async def test_what_a_wrong_result_has_decided_is_shown_and_played_again(desk: Desk) -> None:
    """[Play them again], or [Leave them standing]; the log and those concerned are told."""
    tournament = await desk.running(format="single", rounds=0)
    first = tournament.rounds[0].matches[0]
    await desk.finish_round(tournament.id)
    await desk.to(tournament.rounds[0].ends)
    (final,) = (await desk.tournament(tournament.id)).rounds[1].matches
    menu, option = "Do something to a table…", f"1.1.{first.number}"
    page = await desk.choose("Ann", await desk.panel(), menu, option)
    best, worst = sorted(first.entries)
    typed = {f"e{best}": "40", f"e{worst}": "44"}
    shown = await desk.form("Ann", page, "Correct the result…", reason="A slip", **typed)
    assert "others should sit at tables that are already paired" in told(shown)
    assert "The final, Table 1:" in told(shown)
    assert "· playing → " in told(shown)
    instead = told(shown).partition("· playing → ")[2].splitlines()[0]
    assert f"**{tournament.entry(worst).name}**" in instead
    assert f"**{tournament.entry(best).name}**" not in instead
    assert desk.find(shown, "Leave them standing") is not None
    await desk.press("Ann", shown, "Play them again")
    await desk.settle()
    (again,) = (await desk.tournament(tournament.id)).rounds[1].matches
    assert {*again.entries} == {*final.entries} - {best} | {worst}
    assert any("no longer counts" in text for text in desk.said(desk.thread()))
    log = (await desk.tournament(tournament.id)).log
    assert log is not None
    texts = [told(one) for one in desk.world.history(desk.world.channel(log))]
    assert any("has tables played again that a wrong result had brought about" in t for t in texts)
