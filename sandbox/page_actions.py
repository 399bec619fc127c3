"""Actions of a person on the page: from the page's JSON to `People` and back."""

import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any

from sandbox.errors import ApiError
from sandbox.models import Json, User
from sandbox.people import CannotDo, People, Upload
from sandbox.records import NO_ANSWER, NoAnswer, Record
from sandbox.world import NoSuch, World

KEPT = 100
MOST_PEOPLE = 24
LONGEST_NAME = 32

REFUSED = "refused"
SILENT = "silent"

FIELDS: dict[str, dict[str, type]] = {
    "say": {"channel": int, "text": str},
    "slash": {"channel": int, "command": str, "options": dict},
    "complete": {"channel": int, "command": str, "option": str, "typed": str, "options": dict},
    "click": {"message": int, "custom_id": str},
    "choose": {"message": int, "custom_id": str, "values": list},
    "submit": {"form": str, "values": dict},
    "dismiss": {"message": int},
    "direct": {},
    "person": {"name": str},
}
"""The fields of each action; int stands for an id, which is sent as text."""


def check(body: object) -> Json:
    """Return the body of an action; raises ValueError if its form is wrong."""
    if not isinstance(body, dict) or str(body.get("do")) not in FIELDS:
        raise ValueError("no such act")
    for name, kind in FIELDS[str(body["do"])].items():
        value = body.get(name)
        is_id = kind is int and isinstance(value, str) and value.isascii() and value.isdigit()
        if not (is_id or (kind is not int and isinstance(value, kind))):
            raise ValueError(f"{name} is not right")
    return body


class Actions:
    """The actions of the page; each answers in the page's JSON."""

    def __init__(self, world: World, people: People) -> None:
        self._world = world
        self._people = people
        self._uploads: OrderedDict[str, Upload] = OrderedDict()
        self._forms: OrderedDict[str, Record] = OrderedDict()
        self._verbs: dict[str, Callable[[User, Json], Awaitable[Json]]] = {
            "say": self._say,
            "slash": self._slash,
            "complete": self._complete,
            "click": self._click,
            "choose": self._choose,
            "submit": self._submit,
            "dismiss": self._dismiss,
            "direct": self._direct,
            "person": self._person,
        }

    async def do(self, user: User, body: Json) -> Json:
        """Do an action; a refusal or a timeout is an answer with `error` and `text`."""
        verb = self._verbs[body["do"]]
        try:
            return await verb(user, body)
        except NoAnswer:
            return {"error": SILENT, "text": NO_ANSWER}
        except (CannotDo, NoSuch) as refusal:
            return {"error": REFUSED, "text": _sentence(str(refusal))}
        except ApiError as refusal:
            return {"error": REFUSED, "text": refusal.body["message"]}

    def keep(self, name: str, data: bytes) -> str:
        """Keep an uploaded file until a command or form names its key."""
        key = secrets.token_hex(8)
        self._uploads[key] = Upload(name, data)
        _shorten(self._uploads)
        return key

    async def _say(self, user: User, body: Json) -> Json:
        message = self._people.say(user, int(body["channel"]), body["text"])
        return {"id": str(message.id)}

    async def _slash(self, user: User, body: Json) -> Json:
        options = self._filled(body["options"])
        record = self._people.slash(user, int(body["channel"]), body["command"], options)
        return await self._answered(record)

    async def _complete(self, user: User, body: Json) -> Json:
        record = self._people.autocomplete(
            user,
            int(body["channel"]),
            body["command"],
            body["option"],
            body["typed"],
            options=body["options"],
        )
        return {"choices": (await record).choices}

    async def _click(self, user: User, body: Json) -> Json:
        return await self._answered(
            self._people.click(user, int(body["message"]), body["custom_id"])
        )

    async def _choose(self, user: User, body: Json) -> Json:
        values = [str(value) for value in body["values"]]
        return await self._answered(
            self._people.choose(user, int(body["message"]), body["custom_id"], values)
        )

    async def _submit(self, user: User, body: Json) -> Json:
        form = self._forms.get(body["form"])
        if form is None or form.user != user.id:
            raise NoSuch("that form is not open any more")
        answer = await self._answered(self._people.submit(user, form, self._filled(body["values"])))
        self._forms.pop(form.token, None)
        return answer

    async def _dismiss(self, user: User, body: Json) -> Json:
        self._people.dismiss(user, int(body["message"]))
        return {}

    async def _direct(self, user: User, _: Json) -> Json:
        return {"channel": str(self._world.direct(user).id)}

    async def _person(self, _: User, body: Json) -> Json:
        name = " ".join(body["name"].split())
        self._check_name(name)
        user = self._world.add_user(name)
        for server in self._world.servers.values():
            self._world.add_member(server, user)
        return {"person": str(user.id)}

    def _check_name(self, name: str) -> None:
        taken = {u.name.casefold() for u in self._world.users.values()}
        if not 1 <= len(name) <= LONGEST_NAME:
            raise CannotDo(f"A name has 1 to {LONGEST_NAME} characters.")
        if name.casefold() in taken:
            raise CannotDo(f"{name} is here already.")
        if len(taken) > MOST_PEOPLE:
            raise CannotDo(f"There is room for {MOST_PEOPLE} people.")

    async def _answered(self, record: Record) -> Json:
        await record
        if record.modal is None:
            return {"type": record.type}
        self._forms[record.token] = record
        _shorten(self._forms)
        return {"type": record.type, "form": record.token, "modal": record.modal}

    def _filled(self, values: Json) -> Json:
        return {name: self._with_uploads(value) for name, value in values.items()}

    def _with_uploads(self, value: Any) -> Any:
        """Replace {"upload": key} and {"uploads": [keys]} by the files they name."""
        if not isinstance(value, dict):
            return value
        if "upload" in value:
            return self._take(value["upload"])
        return [self._take(key) for key in value.get("uploads", ())]

    def _take(self, key: object) -> Upload:
        if not isinstance(key, str) or key not in self._uploads:
            raise NoSuch("that file is not here any more")
        return self._uploads.pop(key)


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}{'' if text.endswith('.') else '.'}"


def _shorten(kept: OrderedDict[str, Any]) -> None:
    while len(kept) > KEPT:
        kept.popitem(last=False)
