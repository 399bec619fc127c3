"""A newcomer with a mouse, on a desktop and on a phone: from the first hint to the other side."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandbox import Sandbox
from tests.browser.driver import Chromium, Page
from tests.browser.samplebot import SampleBot

PHONE = {"width": 360, "height": 740}
COMPOSER = "Type / for commands"
LOG = "#log"


async def open_panel(page: Page) -> None:
    """From the welcome to the private panel."""
    await page.click("button", "Use /game new")
    await page.see("A new table", css=LOG)
    await page.click("button", "Open the table")
    await page.see("round 1 of 12", css=LOG)


async def write(page: Page, text: str) -> None:
    """Type into the composer."""
    await page.focus("combobox", COMPOSER, exact=False)
    await page.type(text)


async def test_a_newcomer_plays_both_sides(page: Page) -> None:
    """The hint's button, a panel edited in place, the end of the turn, and the other person."""
    await page.see("Welcome!")
    await open_panel(page)
    await page.see_no("Welcome!")
    await page.click("button", "2 (+3)")
    await page.see("round 2 of 12", css=LOG)
    await page.until("document.querySelector('.gallery img').alt === 'Picture number 2.'")
    assert await page.count("button", "End turn") == 1
    await page.click("button", "End turn")
    await page.see("Ann placed 17 at b5–a5", css=LOG)
    await page.find("radio", "Ben, 1 mention")
    await page.click("button", "Be Ben")
    await page.find("button", "Play")
    await page.see_no("Only you can see this", css=LOG)
    assert "A new table" not in await page.text(LOG)
    assert await page.js("document.querySelectorAll('.post.pinged').length") == 1
    await page.find("radio", "Ben")  # read, so the badge is gone
    await page.click("button", "Play")
    await page.see("Only you can see this", css=LOG)
    await page.click("radio", "Ann")
    await page.see("Turn ended", css=LOG)


async def test_selects_show_what_is_chosen_and_take_several(page: Page) -> None:
    """Defaults, several values sent at once when the list closes, people, one value."""
    await page.click("button", "Use /game new")
    await page.find("combobox", "Make a selection: Apple, Apricot")
    await page.choose("Make a selection", "Cherry", "Apple")
    await page.see("Fruits: Apricot, Cherry", css=LOG)
    await page.choose("Whom do you invite?", "Cara")
    await page.see("Invited @Cara.", css=LOG)
    await page.click("button", "Open the table")
    await page.click("combobox", "All 12 spots")
    await page.see("forest on c2")
    await page.click("option", "c2", exact=False)
    await page.see("You chose c2.", css=LOG)


async def test_a_form_is_filled_in(page: Page, tmp_path: Path) -> None:
    """Every kind of field; what is missing is said at its place."""
    note = tmp_path / "note.txt"
    note.write_text("a note")
    await page.click("button", "Use /game new")
    await page.click("button", "More options")
    await page.find("dialog", "One of everything")
    await page.click("button", "Submit")
    assert (await page.text("dialog")).count("This is required.") == 3
    await page.fill("Why", "because", exact=False)
    await page.choose("Terrain", "Lake")
    await page.click("radio", "Later")
    await page.click("checkbox", "Quiet")
    await page.attach("dialog input[type=file]", [note])
    await page.click("button", "Submit")
    await page.see("Form: because ['Lake'] later ['quiet'] a note", css=LOG)
    await page.until("!document.querySelector('dialog')")


async def test_the_picker_filters_and_options_complete_themselves(page: Page) -> None:
    """Groups on "/", fewer with every letter, live choices, numbers checked, a person picked."""
    await write(page, "/")
    await page.see("/game show")
    assert await page.js("[...document.querySelectorAll('.group')].map(g => g.textContent)") == [
        "Commands",
        "/game",
    ]
    await page.type("fr")
    await page.until("document.querySelectorAll('.picker .option').length === 1")
    await page.click("option", "/fruit", exact=False)
    await page.find("option", "Elderberry")
    await page.type("an")
    await page.until("document.querySelectorAll('.complete .option').length === 1")
    await page.click("option", "Banana")
    await page.fill("many", "12", exact=False)
    await page.click("button", "Send")
    await page.see("The most is 9.")
    await page.fill("many", "3", exact=False)
    await page.choose("whom", "Dan")
    await page.click("button", "Send")
    await page.see("3 × banana for @Dan", css=LOG)


async def test_choices_switches_and_files_are_options(page: Page, tmp_path: Path) -> None:
    """Numbers behind names, true and false, an attachment."""
    note = tmp_path / "note.txt"
    note.write_text("attached")
    await write(page, "/choose\n")
    await page.choose("size", "Large")
    await page.choose("loud", "True")
    await page.attach(".options input[type=file]", [note])
    await page.click("button", "Send")
    await page.see("size 2 True attached", css=LOG)


async def test_a_whole_command_can_be_typed(page: Page) -> None:
    """Options written behind the name are sent at once."""
    await write(page, "/fruit name:Cherry whom:Ben\n")
    await page.see("1 × Cherry for @Ben", css=LOG)


async def test_a_part_of_a_choice_finds_it(page: Page) -> None:
    """In the form the list follows the typing, Tab and Enter take what is marked; as typed, too."""
    await write(page, "/choose\n")
    await page.find("option", "Small")
    await page.type("arg")
    await page.until("document.querySelectorAll('.complete .option').length === 1")
    await page.press("Tab")
    await page.type("tru")
    await page.press("Enter")
    await page.click("button", "Send")
    await page.see("size 2 True", css=LOG)
    await write(page, "/choose size:mal loud:fal\n")
    await page.see("size 1 False", css=LOG)


async def test_values_are_offered_while_a_command_is_typed(page: Page) -> None:
    """Tab writes the first one out, a click another; Enter sends what stands there."""
    await write(page, "/fruit name:an")
    await page.find("option", "Banana")
    await page.press("Tab")
    await page.until("document.querySelector('#composer textarea').value === '/fruit name:Banana '")
    await page.press("Enter")
    await page.see("1 × banana for all", css=LOG)
    await write(page, "/choose loud:True size:l")
    await page.click("option", "Large")
    await page.press("Enter")
    await page.see("size 2 True", css=LOG)
    await write(page, "/fruit name:Cherry")
    await page.find("option", "Cherry")
    await page.press("Enter")
    await page.see("1 × Cherry for all", css=LOG)


async def test_what_is_no_choice_is_not_passed_over(page: Page) -> None:
    """The form stays open and says so above the choices; the command is not sent without it."""
    await write(page, "/choose size:Enormous loud:True\n")
    await page.see("“Enormous” is none of the choices.", css=".options")
    await page.find("option", "Large")
    said, offered = (
        f"document.querySelector('{css}').getBoundingClientRect()"
        for css in (".field-error:not(:empty)", ".list:popover-open")
    )
    assert await page.js(f"{said}.bottom <= {offered}.top || {offered}.bottom <= {said}.top")
    await page.press("Escape")
    await page.click("button", "Send")
    await page.see("“Enormous” is none of the choices.", css=".options")
    await page.choose("size", "Large")
    await page.click("button", "Send")
    await page.see("size 2 True", css=LOG)


async def test_silence_and_refusals_are_shown(page: Page, sandbox: Sandbox) -> None:
    """To the person alone; a notice can be dismissed, and so can a private message."""
    await write(page, "/silent\n")
    await page.until("document.querySelector('#composer textarea').value === ''")
    sandbox.world.clock.advance(3.1)
    await page.see("The application did not respond", css=LOG)
    await page.click("button", "Dismiss message")
    await page.see_no("The application did not respond", css=LOG)
    await page.click("button", "Use /game new")
    await page.click("button", "Close")
    await page.find("button", "Close", css="[aria-busy=true]")
    sandbox.world.clock.advance(3.1)
    await page.see("This interaction failed", css=LOG)
    await page.click("button", "Dismiss message")
    await page.see_no("A new table", css=LOG)
    await write(page, "/nothing\n")
    await page.see("No command of that name.", css="#toast")


async def test_threads_and_direct_messages_call(page: Page, tmp_path: Path) -> None:
    """Badges at thread, server and direct messages; links lead there; reading clears them."""
    await write(page, "/thread\n")
    await page.find("link", "Harvest Moon", exact=False, css=".thread-card")
    await page.find("link", "Harvest Moon, unread, 1 mention")
    await page.see("You were mentioned in ")
    await page.click("link", "Harvest Moon", exact=False, css=".thread-card")
    await page.see("@Ann, your turn.", css=LOG)
    await page.find("button", "Direct messages, unread, 1 mention")
    await page.click("button", "Direct messages, unread, 1 mention")
    await page.see("Your turn in Harvest Moon.", css=LOG)
    await page.find("button", "Direct messages")
    await page.click("link", "Harvest Moon", css=".mention")
    await page.see("@Ann, your turn.", css=LOG)


async def test_a_mention_is_answered_where_it_was(page: Page) -> None:
    """One button leads to the other person and to the place."""
    await write(page, "/thread\n")
    await page.see("Harvest Moon has begun.", css=LOG)
    await page.click("radio", "Ben")
    await page.click("radio", "Ann, 2 mentions")
    await page.see("Harvest Moon has begun.", css=LOG)
    await open_panel(page)
    await page.click("button", "End turn")
    await page.click("link", "#games")
    await page.see("games", css="#title")
    await page.click("button", "Be Ben")
    await page.see("lobby", css="#title")
    await page.see("@Ben, your turn", css=LOG)


BOX = "document.querySelector('{}').getBoundingClientRect()"


async def test_a_form_for_options_fits_a_small_phone(page: Page) -> None:
    """Its buttons are in the window though a mention waits, and its list covers no heading."""
    await page.resize(360, 420)
    await write(page, "/thread\n")
    await page.click("radio", "Ben")
    await page.find("button", "Be Ann")
    offer = await page.js(f"{BOX.format('#offer')}.height")
    assert offer <= 48
    await write(page, "/fruit\n")
    await page.until("document.querySelector('.complete .list:popover-open')")
    assert await page.js(f"{BOX.format('.options footer')}.bottom <= innerHeight")
    top = await page.js(f"{BOX.format('.complete .list:popover-open')}.top")
    bottom = await page.js(f"{BOX.format('.complete .list:popover-open')}.bottom")
    for css in (".options header", ".options .field label"):
        heading = await page.js(f"(({{top, bottom}}) => [top, bottom])({BOX.format(css)})")
        assert bottom <= heading[0] or top >= heading[1], css


async def test_one_of_everything_is_drawn(page: Page) -> None:
    """Titles, code, links, section, thumbnail, gallery at full width, file, button styles."""
    await write(page, "/game show\n")
    await page.find("heading", "Ann wins Harvest Moon with 46")
    await page.find("link", "the rules")
    await page.find("link", "Docs")
    await page.find("link", "record.txt", exact=False)
    widths = await page.js(
        "['.container > .gallery img', '.container > .text'].map("
        "css => Math.round(document.querySelector(css).getBoundingClientRect().width))"
    )
    assert widths[0] == widths[1]
    await page.click("button", "Show the alt text")
    await page.see("Picture number 2.", css=".alt-text")
    await page.click("button", "Hide the alt text")
    await page.until("!document.querySelector('.alt-text:not([hidden])')")


async def test_an_attachment_has_discords_size(page: Page) -> None:
    """At most 550 × 350, in its own proportions."""
    await open_panel(page)
    await page.click("button", "End turn")
    await page.until("document.querySelector('.attached img')?.complete")
    size = await page.js(
        "(({width, height}) => [width, height])"
        "(document.querySelector('.attached img').getBoundingClientRect())"
    )
    assert size == pytest.approx([525, 350], abs=1)


async def test_a_person_can_be_added(page: Page) -> None:
    """And one is that person at once."""
    await page.click("button", "Add a person")
    await page.fill("Name", "Eve", exact=False)
    await page.press("Enter")
    await page.until("document.querySelector('.person.me').textContent.includes('Eve')")
    await page.until("!document.querySelector('dialog')")
    await write(page, "good evening\n")
    await page.see("good evening", css=LOG)


async def test_it_works_on_a_phone(chromium: Chromium, sandbox: Sandbox, bot: SampleBot) -> None:
    """At 360 px nothing sticks out, four short buttons fit in a row, the drawer works."""
    page = await chromium.open(sandbox.url, **PHONE)
    await page.find("button", "Use /game new")
    await open_panel(page)
    rows = await page.js(
        "[...document.querySelectorAll('.container .row')].map(row => new Set("
        "[...row.querySelectorAll('.button')].map(b => b.getBoundingClientRect().top)).size)"
    )
    assert set(rows) <= {0, 1}, "every row of buttons is one line"
    assert await page.js("document.documentElement.scrollWidth") == 360
    assert await page.js("document.querySelector('#log').scrollWidth") <= 360
    await page.click("button", "Show channels")
    await page.click("link", "#games")
    await page.see("games", css="#title")
    await page.until("document.querySelector('#side').getBoundingClientRect().right <= 0")
    await page.click("button", "Show channels")
    await page.until("document.activeElement.matches('#channel-list a')")
    await page.press("Escape")
    await page.until("document.activeElement.id === 'menu' && !document.querySelector('.drawer')")
    await write(page, "/fruit\n")
    await page.click("option", "Damson")
    await page.click("button", "Send")
    await page.see("1 × damson for all", css=LOG)
    await write(page, "/game new\n")
    await page.click("button", "More options")
    await page.find("dialog", "One of everything")
    await page.click("button", "Cancel")
    assert page.problems == []
