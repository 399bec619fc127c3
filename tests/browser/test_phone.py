"""On a phone's page nothing lies over the buttons that send, and everybody's name is readable."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.browser.driver import Chromium, Page
from tests.browser.test_castellan import problems, shot
from tests.browser.test_mouse import write
from tests.e2e.house import House

PHONE = {"width": 390, "height": 844}
FIELDS = "[...document.querySelectorAll('form:has(> footer) [role=combobox]:enabled')]"
LIST = "document.querySelector('.list:popover-open')"
SHOWN = f"{LIST} && (field => field.dataset.choices !== '0')(document.activeElement)"
NAMES = "[...document.querySelectorAll('.person:not(.add) .person-name')]"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """The real bot and the page."""
    async with House(tmp_path, page=True) as house:
        yield house


async def covered(page: Page, at: int) -> list[str]:
    """Open the list of a form's field, and name what sends or closes that it lies over."""
    await page.js(f"{FIELDS}[{at}].scrollIntoView({{block: 'nearest'}})")
    await page.js(f"{FIELDS}[{at}].focus()")
    await page.js("document.activeElement.matches('button') && document.activeElement.click()")
    await page.until(SHOWN)
    found: list[str] = await page.js(f"""(() => {{
        const list = {LIST}.getBoundingClientRect();
        const owner = document.activeElement.getBoundingClientRect();
        const problems = [];
        const isCut = {LIST}.scrollHeight > {LIST}.clientHeight;
        if (list.top < 0 || list.bottom > innerHeight || (isCut && list.height < 80)) problems.push(
            `a list from ${{list.top}} to ${{list.bottom}}`);
        if (list.top < owner.bottom && list.bottom > owner.top) problems.push("the field itself");
        for (const button of document.querySelectorAll('form footer button')) {{
            const {{left, right, top, bottom}} = button.getBoundingClientRect();
            const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            if (!button.contains(hit) || (list.top < bottom && list.bottom > top))
                problems.push(button.textContent);
        }}
        return problems;
    }})()""")
    return found


@pytest.mark.parametrize("height", [844, 480])
async def test_no_list_lies_over_send(height: int, chromium: Chromium, house: House) -> None:
    """Of suggestions and of choices, in every field; also while a keyboard is on the screen."""
    page = await chromium.open(house.sandbox.url, width=390, height=height)
    await page.see("Welcome!")
    for command in ("game new", "away", "settings", "ladder"):
        await write(page, f"/{command}\n")
        await page.find("button", "Send", within={"role": None, "css": ".options"})
        count = await page.js(f"{FIELDS}.length")
        assert count
        for at in range(count):
            assert await covered(page, at) == [], (command, at)
            if at == count - 1:
                await shot(page, f"suggestions-{height}-{command.replace(' ', '-')}")
            await page.js("document.activeElement.blur()")
        await page.click("button", "Cancel")
    assert problems(page) == []


async def test_everybody_is_named_on_a_phone(chromium: Chromium, house: House) -> None:
    """Whole, in letters of at least 12 px, also beside a mention; the row shows the four of
    the beginning at once, and scrolls to whom one is and to all."""
    page = await chromium.open(house.sandbox.url, **PHONE)
    await page.see("Welcome!")
    row = "document.querySelector('#people')"
    assert await page.js(f"{row}.scrollWidth <= {row}.clientWidth")
    await page.click("button", "Add a person")
    await page.fill("Name", "Maximiliana of Hohenstaufen", exact=False)
    await page.press("Enter")
    await page.until("document.querySelector('.person.me').textContent.includes('Maxi')")
    await page.until(f"{NAMES}.at(-1).getBoundingClientRect().right <= innerWidth")
    await shot(page, "people-phone")
    shown = await page.js(f"""{NAMES}.map(name => {{
        name.scrollIntoView({{inline: 'nearest'}});
        const box = name.getBoundingClientRect();
        return [name.scrollWidth <= name.clientWidth, box.left >= 0 && box.right <= innerWidth,
            parseFloat(getComputedStyle(name).fontSize) >= 12, name.textContent];
    }})""")
    assert [one[3] for one in shown] == ["Ann", "Ben", "Cara", "Dan", "Maximiliana of Hohenstaufen"]
    assert all(all(one[:3]) for one in shown), shown
    assert problems(page) == []
