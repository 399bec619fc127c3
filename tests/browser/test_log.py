"""The list of messages: changed one by one, safe, and there again after a restart."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandbox import Message, Sandbox
from tests.browser.conftest import MEMBERS_INTENT
from tests.browser.driver import Chromium, Page

LOG = "#log"
EVERY_MARK = """\
# First
### Third
-# small
**bold** *italic* __under__ ~~gone~~ `code` ||hidden||
- item
> quote
\\*plain\\* snake_case_name 2 * 3 * 4
<t:{now}:R> <@{ann}> <#{games}> [a link](https://example.com/a_b) https://example.org/x.
[bad](javascript:alert(1)) <script>alert(1)</script> <img src=x onerror=alert(1)>
```
 a  b
<b>
```"""


def write(sandbox: Sandbox, text: str) -> Message:
    """The bot writes into #lobby."""
    world = sandbox.world
    channel = world.channel("lobby").id
    message = Message(world.snowflakes.next(), channel, world.bot.id, world.clock.now())
    message.content = text
    return world.add_message(message)


async def test_only_what_changes_is_drawn_anew(page: Page, sandbox: Sandbox) -> None:
    """Other messages keep their elements; an edit stands in place; a deletion removes."""
    first, second = write(sandbox, "first"), write(sandbox, "second")
    await page.see("second", css=LOG)
    await page.js(f"document.querySelector('#m{first.id}').isSame = true")
    third = write(sandbox, "third")
    await page.see("third", css=LOG)
    second.content, second.edited = "changed", 1.0
    sandbox.world.message_changed(second)
    await page.see("changed", css=LOG)
    sandbox.world.delete_message(third)
    await page.see_no("third", css=LOG)
    assert await page.js(f"document.querySelector('#m{first.id}').isSame")
    order = await page.js("[...document.querySelectorAll('article')].map(a => a.id)")
    assert order == [f"m{first.id}", f"m{second.id}"]
    assert "(edited)" in await page.text(LOG)


async def test_older_messages_come_by_scrolling(page: Page, sandbox: Sandbox) -> None:
    """A page at a time; what is read stays where it is, and new ones wait below."""
    for number in range(120):
        write(sandbox, f"number {number}")
    await page.see("number 119", css=LOG)
    await page.reload()
    await page.see("number 119", css=LOG)
    assert await page.count("article") == 50
    await page.js("document.querySelector('#log').scrollTop = 0")
    await page.until("document.querySelectorAll('article').length === 100")
    assert await page.js("document.querySelector('#log').scrollTop") > 200
    write(sandbox, "number 120")
    await page.see("Jump to the newest message (1)")
    edges = "(css => document.querySelector(css).getBoundingClientRect())"
    for width in (1280, 360):
        await page.resize(width, 900)
        assert await page.js(f"{edges}('#newest').top >= {edges}('#log').bottom")
    await page.resize(1280, 900)
    await page.click("button", "Jump to the newest message (1)")
    await page.see("number 120", css=LOG)
    await page.until(
        "(l => l.scrollHeight - l.scrollTop - l.clientHeight < 2)(document.querySelector('#log'))"
    )
    await page.js(  # a form opens below, and its scroll event comes before the new size is told
        "(l => { l.style.marginBottom = '200px'; l.dispatchEvent(new Event('scroll')); })"
        "(document.querySelector('#log'))"
    )
    write(sandbox, "number 121")
    await page.see("number 121", css=LOG)
    await page.until(
        "(l => l.scrollHeight - l.scrollTop - l.clientHeight < 2)(document.querySelector('#log'))"
    )


async def test_markdown_is_drawn_and_harmless(page: Page, sandbox: Sandbox) -> None:
    """Discord's marks become elements; everything else stays text."""
    world = sandbox.world
    ann, games = world.user("Ann").id, world.channel("games").id
    now = int(world.clock.now()) - 65
    write(sandbox, EVERY_MARK.format(now=now, ann=ann, games=games))
    await page.see("First", css=LOG)
    names = ["strong", "em", "u", "s", "code", "blockquote", ".item", ".subtext", "pre", "time"]
    found = await page.js(f"{names}.filter(css => document.querySelector('.text ' + css))")
    assert found == names
    text = await page.text(".text")
    for part in ("*plain* snake_case_name 2 * 3 * 4", "1 minute ago", "@Ann", "#games", "<b>"):
        assert part in text
    assert "<script>alert(1)</script>" in text
    assert "[bad](javascript:alert(1))" in text
    links = await page.js("[...document.querySelectorAll('.text a')].map(a => a.href)")
    assert links == [
        f"{sandbox.url}/#{games}",
        "https://example.com/a_b",
        "https://example.org/x",
    ]


async def test_each_line_begins_where_its_letters_do(page: Page, sandbox: Sandbox) -> None:
    """Hebrew from the right, also in a narrow message; English and names from the left."""
    write(sandbox, "# \u200f\u2068Ann\u2069\nתורכם\nYour turn\n- אריח\n-# small")
    await page.see("small", css=LOG)
    words = ["Ann", "תורכם", "Your turn", "אריח", "small"]
    assert await page.js(f"""{words}.map(word => {{
        const root = document.querySelector('.text:has(.title-1)'), line = document.createRange();
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        while (!walker.nextNode().data.includes(word));
        const at = walker.currentNode.data.indexOf(word);
        line.setStart(walker.currentNode, at);
        line.setEnd(walker.currentNode, at + word.length);
        const [box, whole] = [line, root].map(one => one.getBoundingClientRect());
        return box.left - whole.left < whole.right - box.right ? 'left' : 'right';
    }})""") == ["right", "right", "left", "right", "left"]


async def test_relative_times_stay_current(page: Page, sandbox: Sandbox) -> None:
    """By the second."""
    write(sandbox, f"ends <t:{int(sandbox.world.clock.now()) + 30}:R>")
    await page.see("ends in ", css=LOG)
    first = await page.text("time.stamp")
    await page.until(f"document.querySelector('time.stamp').textContent !== {first!r}")


@pytest.fixture
def places(tmp_path: Path) -> Path:
    """Where the world is kept."""
    return tmp_path / "world"


async def test_everything_is_there_again_after_a_restart(chromium: Chromium, places: Path) -> None:
    """The page comes back by itself, with the same messages, person and channel."""
    async with Sandbox(path=places, page=True, granted=MEMBERS_INTENT) as first:
        page = await chromium.open(first.url)
        await page.click("link", "#games")
        await page.click("radio", "Cara")
        await page.until("document.querySelector('.person.me').textContent.includes('Cara')")
        await page.focus("combobox", "Type / for commands, or write to #games")
        await page.type("I was here\n")
        await page.see("I was here", css=LOG)
        await page.js("document.querySelector('article').isSame = true")
    await page.see("The sandbox is not answering.")
    async with Sandbox(first.port, path=places, page=True, granted=MEMBERS_INTENT) as second:
        await page.see_no("The sandbox is not answering.")
        second.people.say("Dan", "games", "and here again")
        await page.see("and here again", css=LOG)
        assert await page.js("document.querySelector('article').isSame")
        await page.go(second.url)
        await page.see("and here again", css=LOG)
        assert "Cara" in await page.text(".person.me")
        assert await page.text("#title") == "games"
