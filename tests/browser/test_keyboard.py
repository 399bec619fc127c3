"""The same without a mouse: logical order, arrows in lists, Escape, and the focus that stays."""

from __future__ import annotations

from tests.browser.driver import Page

LOG = "#log"
HAS_FOCUS = "document.activeElement.matches('#composer textarea')"


async def test_a_turn_is_played_by_keyboard(page: Page) -> None:
    """Picker, button, select, form and the switch to another person; Tab gets everywhere."""
    await page.until(HAS_FOCUS)
    await page.type("/game")
    await page.find("option", "/game new", exact=False)
    await page.press("ArrowDown")
    await page.press("ArrowUp")
    await page.press("Enter")
    await page.see("A new table", css=LOG)
    await page.tab_to("button", "Open the table", back=True)
    await page.press("Enter")
    await page.see("round 1 of 12", css=LOG)
    await page.tab_to("button", "3 (+2)")
    await page.press("Space")
    await page.see("round 2 of 12", css=LOG)
    assert await page.focused() == "3 (+2)", "the focus stays on the same button of the new panel"
    await page.tab_to("combobox", "All 12 spots")
    await page.press("Enter")
    await page.press("ArrowDown")
    await page.press("ArrowDown")
    await page.press("Enter")
    await page.see("You chose a3.", css=LOG)
    await page.press("Enter")
    await page.type("b2")
    await page.press("Enter")
    await page.see("You chose b2.", css=LOG)
    await page.tab_to("button", "End turn")
    await page.press("Enter")
    await page.see("Ann placed 17", css=LOG)
    await page.press("Alt+2")
    await page.until("document.querySelector('.person.me').textContent.includes('Ben')")
    await page.see_no("Turn ended", css=LOG)


async def test_a_form_by_keyboard(page: Page) -> None:
    """The first field has the focus, Tab goes on inside, Enter sends, Escape closes."""
    await page.until(HAS_FOCUS)
    await page.type("/game new\n")
    await page.see("A new table", css=LOG)
    await page.tab_to("button", "More options", back=True)
    await page.press("Enter")
    await page.find("dialog", "One of everything")
    await page.press("Escape")
    await page.until("!document.querySelector('dialog')")
    assert await page.focused() == "More options"
    await page.press("Enter")
    await page.find("dialog", "One of everything")
    await page.type("why not")
    await page.press("Tab")
    await page.press("ArrowDown")
    await page.press("Escape")
    await page.find("dialog", "One of everything")  # only the list was closed
    await page.press("Enter")
    await page.press("ArrowDown")
    await page.press("Enter")
    await page.press("Tab")
    await page.press("Space")
    await page.tab_to("button", "Submit")
    await page.press("Enter")
    await page.see("Form: why not ['Lake'] now [] none", css=LOG)


async def test_options_by_keyboard(page: Page) -> None:
    """The first option has the focus; arrows and Enter choose, a second Enter sends."""
    await page.until(HAS_FOCUS)
    await page.type("/fruit\n")
    await page.find("option", "Apple")
    await page.press("ArrowDown")
    await page.press("ArrowDown")
    await page.press("Enter")
    await page.press("Enter")
    await page.see("1 × apricot for all", css=LOG)
    await page.until(HAS_FOCUS)
    await page.type("/fruit\n")
    await page.find("option", "Apple")
    await page.press("Escape")
    await page.press("Escape")
    await page.until(HAS_FOCUS)
    await page.type("/FRUIT Apple\n")
    await page.see("1 × Apple for all", css=LOG)
    await page.until(HAS_FOCUS)
    assert await page.count("button", "Send") == 1  # the composer's own


async def test_lists_go_by_arrows(page: Page) -> None:
    """People, channels and messages."""
    await page.until(HAS_FOCUS)
    await page.type("one\n")
    await page.type("two\n")
    await page.see("two", css=LOG)
    await page.press("ArrowUp")
    assert "two" in await page.js("document.activeElement.innerText")
    await page.press("ArrowUp")
    assert "one" in await page.js("document.activeElement.innerText")
    await page.press("Escape")
    await page.until(HAS_FOCUS)
    await page.focus("link", "#lobby")
    await page.press("ArrowDown")
    assert await page.focused() == "#games"
    await page.press("Enter")
    await page.see("games", css="#title")
    await page.focus("radio", "Ann")
    await page.press("ArrowRight")
    await page.until("document.querySelector('.person.me').textContent.includes('Ben')")


async def test_what_is_focused_is_seen(page: Page) -> None:
    """Walking through the whole page, whatever has the focus shows it."""
    await page.click("button", "Use /game new")
    await page.click("button", "Open the table")
    await page.see("round 1 of 12", css=LOG)
    await page.focus("radio", "Ann")
    seen = set()
    for _ in range(45):
        await page.press("Tab")
        name, shown = await page.js(
            "(() => { const node = document.activeElement; const style = getComputedStyle(node);"
            "const frame = getComputedStyle(node.closest('#composer') ?? node);"
            "return [driver.nameOf(node), node === document.body || style.outlineStyle !== 'none' "
            "|| frame.boxShadow !== 'none'] })()"
        )
        assert shown, f"{name!r} has the focus and does not show it"
        seen.add(name)
    assert {"#games", "1 (+4)", "Turn", "End turn", "Dismiss message"} <= seen


async def test_new_messages_are_announced(page: Page) -> None:
    """To screen readers, by who and what; private ones as such."""
    await page.until(HAS_FOCUS)
    await page.type("/slow\n")
    await page.until(
        "document.querySelector('#announcer').textContent.includes('Castellan: Done thinking.')"
    )
    assert await page.js("document.querySelector('#announcer').getAttribute('aria-live')") == (
        "polite"
    )
