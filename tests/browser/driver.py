"""Drives Chromium over its DevTools protocol, the way a person would: see, press, type.

    async with Chromium() as chromium:
        page = await chromium.open(url, width=360)
        await page.click("button", "Play")
        await page.press("Tab")
        await page.see("Your turn")
        await page.screenshot(path)

Nothing here sleeps: every step waits inside the page for what it needs, after each change of the
page and each frame, and fails with what it waited for and what was on the screen instead.
"""

from __future__ import annotations

import asyncio
import base64
import json
import re
import shutil
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any

import aiohttp

Json = dict[str, Any]

FINDER = Path(__file__).with_name("finder.js").read_text(encoding="utf-8")
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS = (
    "--headless=new",
    "--no-sandbox",  # root in a container has no other way
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--no-default-browser-check",
    "--remote-debugging-port=0",
)
PATIENCE = 8.0
LISTENING = re.compile(r"DevTools listening on (ws://\S+)")
ALT, CONTROL, SHIFT = 1, 2, 8
MODIFIERS = {"Alt": ALT, "Control": CONTROL, "Shift": SHIFT}
KEYS = {
    "Enter": ("Enter", 13, "\r"),
    "Tab": ("Tab", 9, ""),
    "Escape": ("Escape", 27, ""),
    "Backspace": ("Backspace", 8, ""),
    "Space": ("Space", 32, " "),
    "ArrowLeft": ("ArrowLeft", 37, ""),
    "ArrowUp": ("ArrowUp", 38, ""),
    "ArrowRight": ("ArrowRight", 39, ""),
    "ArrowDown": ("ArrowDown", 40, ""),
    "Home": ("Home", 36, ""),
    "End": ("End", 35, ""),
}


def find_chromium() -> str | None:
    """The Chromium of this machine, if there is one."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


class NotSeen(AssertionError):  # noqa: N818 - reads as what it says
    """What a step waited for did not come."""


class Chromium:
    """A headless Chromium with a profile of its own, as an async context manager."""

    def __init__(self, path: str | None = None) -> None:
        self._path = path or find_chromium() or "chromium"
        self._profile = tempfile.TemporaryDirectory(prefix="chromium-", ignore_cleanup_errors=True)
        self._waiting: dict[int, asyncio.Future[Json]] = {}
        self._pages: dict[str, Page] = {}
        self._last = 0

    async def __aenter__(self) -> Chromium:
        flags = (*FLAGS, f"--user-data-dir={self._profile.name}", "about:blank")
        self._process = await asyncio.create_subprocess_exec(
            self._path,
            *flags,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
        address = await asyncio.wait_for(self._address(), 90)
        self._errors = asyncio.create_task(self._swallow())
        self._session = aiohttp.ClientSession()
        self._socket = await self._session.ws_connect(address, max_msg_size=0, heartbeat=None)
        self._reader = asyncio.create_task(self._read())
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        with suppress(Exception):
            await asyncio.wait_for(self.send("Browser.close"), 5)
        self._reader.cancel()
        await self._socket.close()
        await self._session.close()
        try:
            await asyncio.wait_for(self._process.wait(), 5)
        except TimeoutError:
            self._process.kill()
            await self._process.wait()
        await self._errors
        self._profile.cleanup()

    async def _address(self) -> str:
        assert self._process.stderr is not None
        while line := (await self._process.stderr.readline()).decode():
            if found := LISTENING.search(line):
                return found[1]
        raise RuntimeError(f"{self._path} did not start")

    async def _swallow(self) -> None:
        assert self._process.stderr is not None
        while await self._process.stderr.readline():
            pass

    async def _read(self) -> None:
        async for frame in self._socket:
            message = json.loads(frame.data)
            future = self._waiting.pop(message.get("id", 0), None)
            if future is None:
                self._event(message)
            elif not future.done():
                future.set_result(message)

    def _event(self, message: Json) -> None:
        page = self._pages.get(message.get("sessionId", ""))
        if page is not None:
            page.hear(message["method"], message["params"])

    async def send(self, method: str, *, session: str | None = None, **params: Any) -> Json:
        """One command of the protocol and its result."""
        self._last += 1
        number = self._last
        future = self._waiting[number] = asyncio.get_running_loop().create_future()
        target = {"sessionId": session} if session else {}
        await self._socket.send_json({"id": number, "method": method, "params": params, **target})
        answer = await asyncio.wait_for(future, 60)
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']['message']}")
        result: Json = answer["result"]
        return result

    async def open(self, url: str, *, width: int = 1280, height: int = 900) -> Page:
        """A page in a window of this size, a phone's if it is narrow; pages share their storage."""
        target = await self.send("Target.createTarget", url="about:blank")
        attached = await self.send(
            "Target.attachToTarget", targetId=target["targetId"], flatten=True
        )
        page = Page(self, attached["sessionId"])
        self._pages[attached["sessionId"]] = page
        await page.prepare(width, height)
        await page.go(url)
        return page


class Page:
    """One tab. Elements are named by role and name, as a screen reader names them; a role of None
    fits all that `css` selects.

    Of several that fit, the last one is meant (the newest message); `at=0` means the first.
    `within` is a query of its own: `within={"role": "dialog"}`.
    """

    def __init__(self, chromium: Chromium, session: str) -> None:
        self._chromium = chromium
        self._session = session
        self.problems: list[str] = []
        self.patience = PATIENCE

    async def send(self, method: str, **params: Any) -> Json:
        """One command of the protocol for this tab."""
        return await self._chromium.send(method, session=self._session, **params)

    def hear(self, method: str, params: Json) -> None:
        """Collect what goes wrong in the page: exceptions, errors, refusals of the policy."""
        if method == "Runtime.exceptionThrown":
            detail = params["exceptionDetails"]
            self.problems.append(detail.get("exception", {}).get("description", detail["text"]))
        elif method == "Log.entryAdded" and params["entry"]["level"] == "error":
            self.problems.append(f"{params['entry']['text']} {params['entry'].get('url', '')}")

    async def prepare(self, width: int, height: int) -> None:
        """Set the window up."""
        for domain in ("Page", "Runtime", "Log", "DOM"):
            await self.send(f"{domain}.enable")
        await self.send("Page.addScriptToEvaluateOnNewDocument", source=FINDER)
        await self.send("Emulation.setFocusEmulationEnabled", enabled=True)
        await self.color_scheme("dark")
        await self.resize(width, height)

    async def resize(self, width: int, height: int, *, scale: float = 1.0) -> None:
        """Change the window's size; up to 600 wide it is a phone's."""
        is_phone = width <= 600
        await self.send(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=scale,
            mobile=is_phone,
        )

    async def color_scheme(self, scheme: str) -> None:
        """Prefer "dark" or "light"."""
        feature = {"name": "prefers-color-scheme", "value": scheme}
        await self.send("Emulation.setEmulatedMedia", features=[feature])

    async def go(self, url: str) -> None:
        """Load an address and wait until it is there."""
        await self.send("Page.navigate", url=url)
        await self.until("document.readyState === 'complete' && location.href !== 'about:blank'")

    async def reload(self) -> None:
        """Load the page anew."""
        await self.js("window.isOld = true")
        await self.send("Page.reload")
        await self.until("!window.isOld && document.readyState === 'complete'")

    # ── looking ───────────────────────────────────────────────────────────────────────────────

    async def js(self, expression: str) -> Any:
        """The value of an expression in the page; a promise is awaited."""
        answer = await self.send(
            "Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True
        )
        if "exceptionDetails" in answer:
            detail = answer["exceptionDetails"]
            raise RuntimeError(detail.get("exception", {}).get("description", detail["text"]))
        return answer["result"].get("value")

    async def until(self, condition: str, *, patience: float | None = None) -> Any:
        """Wait until an expression is true, and give its value."""
        return await self._until(f"() => ({condition})", patience)

    async def _until(self, test: str, patience: float | None = None) -> Any:
        waiting = f"driver.until({test}, {int((patience or self.patience) * 1000)})"
        for _ in range(3):
            try:
                return await self.js(waiting)
            except RuntimeError as error:
                if "timeout" in str(error):
                    break
                if (
                    "navigat" not in str(error)
                    and "context" not in str(error)
                    and ("driver is not defined" not in str(error))
                ):
                    raise
        raise NotSeen(f"{test}\non the screen:\n{await self.text()}") from None

    async def text(self, css: str = "body") -> str:
        """The text on the screen, or of the elements that a selector finds."""
        found: str = await self.js(f"driver.shownText({json.dumps(css)})")
        return found

    async def see(self, text: str, *, css: str = "body", patience: float | None = None) -> None:
        """Wait until a text is on the screen."""
        looked = f"driver.shownText({json.dumps(css)}).includes({json.dumps(text)})"
        await self.until(looked, patience=patience)

    async def see_no(self, text: str, *, css: str = "body") -> None:
        """Wait until a text is not on the screen (any more)."""
        await self.until(f"!driver.shownText({json.dumps(css)}).includes({json.dumps(text)})")

    async def find(self, role: str | None, name: str | None = None, **query: Any) -> None:
        """Wait until there is such an element."""
        await self.until(f"driver.pick({_query(role, name, query)}) !== null")

    async def names(self, role: str, **query: Any) -> list[str]:
        """The names of all elements of a role, from the top."""
        found: list[str] = await self.js(
            f"driver.all({_query(role, None, query)}).map(driver.nameOf)"
        )
        return found

    async def count(self, role: str | None, name: str | None = None, **query: Any) -> int:
        """How many such elements are there now."""
        number: int = await self.js(f"driver.all({_query(role, name, query)}).length")
        return number

    async def focused(self) -> str:
        """The name of what has the focus."""
        name: str = await self.js("driver.nameOf(document.activeElement)")
        return name

    # ── doing ─────────────────────────────────────────────────────────────────────────────────

    async def click(self, role: str | None, name: str | None = None, **query: Any) -> None:
        """Press an element with the mouse once it is there, enabled and not covered."""
        spot = await self._until(f"driver.steady({_query(role, name, query)})")
        await self.click_at(spot["x"], spot["y"])

    async def click_at(self, x: float, y: float) -> None:
        """Press a point of the window."""
        place = {"x": x, "y": y, "button": "left", "clickCount": 1}
        await self.send("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)
        await self.send("Input.dispatchMouseEvent", type="mousePressed", **place)
        await self.send("Input.dispatchMouseEvent", type="mouseReleased", **place)

    async def choose(self, name: str, *options: str, exact: bool = False, **query: Any) -> None:
        """Open a select and pick options with the mouse; several are sent by closing it."""
        await self.click("combobox", name, exact=exact, **query)
        for option in options:
            await self.click("option", option, exact=False, at=0)
        if await self.js("Boolean(document.querySelector('.list:popover-open'))"):
            await self.press("Escape")

    async def focus(self, role: str | None, name: str | None = None, **query: Any) -> None:
        """Put the focus on an element (to begin a walk by keyboard from there)."""
        found = _query(role, name, query)
        await self.until(f"driver.pick({found})?.focus() ?? driver.pick({found})")

    async def tab_to(self, role: str, name: str, *, most: int = 80, back: bool = False) -> None:
        """Press Tab until an element has the focus: proof that the keyboard gets there."""
        for _ in range(most):
            await self.press("Shift+Tab" if back else "Tab")
            role_now, name_now = await self.js(
                "[driver.roleOf(document.activeElement), driver.nameOf(document.activeElement)]"
            )
            if role_now == role and name in name_now:
                return
        raise NotSeen(f"Tab does not reach the {role} {name!r}")

    async def press(self, keys: str) -> None:
        """Press a key, with modifiers before it: "Enter", "Shift+Tab", "Alt+2", "a"."""
        *held, key = keys.split("+") if len(keys) > 1 else [keys]
        modifiers = sum(MODIFIERS[name] for name in held)
        event = _key(key, modifiers)
        await self.send("Input.dispatchKeyEvent", type="keyDown", modifiers=modifiers, **event)
        event.pop("text", None)
        await self.send("Input.dispatchKeyEvent", type="keyUp", modifiers=modifiers, **event)

    async def type(self, text: str) -> None:
        """Type a text where the focus is, key by key."""
        for letter in text:
            await self.press("Enter" if letter == "\n" else letter)

    async def fill(self, name: str, text: str, **query: Any) -> None:
        """Replace the text of a field."""
        role = query.pop("role", "textbox")
        await self.focus(role, name, **query)
        await self.js("document.activeElement.select?.()")
        await self.press("Backspace")
        await self.type(text)

    async def attach(self, css: str, files: Sequence[Path]) -> None:
        """Pick files in a file field."""
        root = await self.send("DOM.getDocument")
        found = await self.send("DOM.querySelector", nodeId=root["root"]["nodeId"], selector=css)
        await self.send(
            "DOM.setFileInputFiles", nodeId=found["nodeId"], files=[str(f) for f in files]
        )

    async def screenshot(self, path: Path) -> Path:
        """Keep a picture of the window, once its pictures are drawn."""
        await self.until("[...document.images].every((image) => image.complete)")
        shot = await self.send("Page.captureScreenshot", format="png")
        await asyncio.to_thread(path.write_bytes, base64.b64decode(shot["data"]))
        return path


def _query(role: str | None, name: str | None, more: Json) -> str:
    return json.dumps({"role": role, "name": name, **more})


def _key(key: str, modifiers: int) -> Json:
    """The protocol's description of a key."""
    if key in KEYS:
        code, number, text = KEYS[key]
        name = " " if key == "Space" else key
        event = {"key": name, "code": code, "windowsVirtualKeyCode": number}
        return {**event, "text": text} if text and not modifiers & (ALT | CONTROL) else event
    code = f"Digit{key}" if key.isdigit() else f"Key{key.upper()}" if key.isalpha() else ""
    number = ord(key.upper()) if key.isalnum() and key.isascii() else 0
    event = {"key": key, "code": code, "windowsVirtualKeyCode": number}
    return event if modifiers & (ALT | CONTROL) else {**event, "text": key}
