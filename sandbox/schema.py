"""Discord's own schema of bodies, used where its file is at hand; the project has no copy.

The file is named by CASTELLAN_OPENAPI, else it is looked for beside the project, under
../shared/discord. Without it bodies pass by the sandbox's own rules alone.
"""

import json
import os
import re
from collections.abc import Callable, Iterator, Sized
from functools import cache
from pathlib import Path
from typing import Any

from sandbox.errors import Form
from sandbox.errors import Path as Place
from sandbox.models import Json

BESIDE = Path(__file__).parents[2] / "shared" / "discord" / "openapi.json"
PARAMETER = re.compile(r"\{[^}]*\}")
KINDS: dict[str, tuple[type, ...]] = {
    "null": (type(None),),
    "boolean": (bool,),
    "integer": (int,),
    "number": (int, float),
    "string": (str,),
    "array": (list,),
    "object": (dict,),
}
Wrongs = Iterator[tuple[Place, str]]


def schema_file() -> Path | None:
    """Return where Discord's schema lies, if it is at hand."""
    named = os.environ.get("CASTELLAN_OPENAPI")
    path = Path(named) if named else BESIDE
    return path if path.is_file() else None


@cache
def load() -> "Schema | None":
    """Return the schema, if it is at hand."""
    path = schema_file()
    return None if path is None else Schema(json.loads(path.read_text(encoding="utf-8")))


class Schema:
    """The schemas of the bodies that Discord's routes take, as far as they use JSON Schema."""

    def __init__(self, document: Json) -> None:
        self._schemas: dict[str, Json] = document["components"]["schemas"]
        self._routes: dict[str, Json] = {}
        for path, methods in document["paths"].items():
            for method, operation in methods.items():
                if isinstance(operation, dict) and "requestBody" in operation:
                    content = operation["requestBody"]["content"]
                    body = content.get("application/json") or content.get("multipart/form-data")
                    self._routes[_shape(f"{method.upper()} {path}")] = body["schema"]

    def check(self, route: str, body: object) -> None:
        """Refuse a body (50035) that the schema does not allow; unknown routes take anything."""
        form = Form()
        for place, message in self._wrongs(self._routes.get(_shape(route), {}), body, ()):
            form.wrong(place, "SCHEMA", message)
        form.refuse()

    def _wrongs(self, schema: Json, value: Any, place: Place) -> Wrongs:
        if "$ref" in schema:
            name = schema["$ref"].rpartition("/")[2]
            if name != "SnowflakeType" or type(value) is not int:  # its own examples write numbers
                yield from self._wrongs(self._schemas[name], value, place)
            return
        kinds = schema.get("type", ())
        if kinds and not _is_of(value, [kinds] if isinstance(kinds, str) else kinds):
            yield place, f"{_short(value)} is not of type {kinds}"
            return
        for name, fails in LIMITS:
            if name in schema and fails(value, schema[name]):
                yield place, f"{_short(value)} is against {name} {_short(schema[name])}"
        for branch in schema.get("allOf", ()):
            yield from self._wrongs(branch, value, place)
        branches = schema.get("oneOf") or schema.get("anyOf")
        if branches:
            yield from self._fitting(branches, value, place)
        if isinstance(value, dict):
            yield from self._inside(schema, value, place)
        for at, one in enumerate(value if isinstance(value, list) else ()):
            yield from self._wrongs(schema.get("items", {}), one, (*place, at))

    def _inside(self, schema: Json, value: Json, place: Place) -> Wrongs:
        fields, other = schema.get("properties", {}), schema.get("additionalProperties")
        for name in schema.get("required", ()):
            if name not in value:
                yield (*place, name), "This field is required"
        for name, one in value.items():
            inner = fields.get(name, other)
            if isinstance(inner, dict):
                yield from self._wrongs(inner, one, (*place, name))

    def _fitting(self, branches: list[Json], value: Any, place: Place) -> Wrongs:
        """Choose the branch by its fixed `type`, if it has one; else the one that fits best."""
        kind = value.get("type") if isinstance(value, dict) else None
        fixed = [b for b in branches if kind is not None and kind in self._types(b)]
        best: list[tuple[Place, str]] = []
        for branch in fixed or branches:
            wrong = list(self._wrongs(branch, value, place))
            if not wrong:
                return
            if not best or (len(wrong) <= len(best) and branch.get("type") != "null"):
                best = wrong
        yield from best

    def _types(self, branch: Json) -> list[object]:
        """Return the values that a branch allows for `type`, if it names them."""
        target = self._schemas[branch["$ref"].rpartition("/")[2]] if "$ref" in branch else branch
        return list(target.get("properties", {}).get("type", {}).get("enum", ()))


def _shape(route: str) -> str:
    return PARAMETER.sub("{}", route)


def _is_of(value: object, kinds: list[str]) -> bool:
    if isinstance(value, bool):
        return "boolean" in kinds
    return any(isinstance(value, KINDS[kind]) for kind in kinds)


def _short(value: object) -> str:
    return repr(value)[:80]


Fails = Callable[[Any, Any], bool]


def _sized(kind: type[Sized], fails: Fails) -> Fails:
    return lambda value, bound: isinstance(value, kind) and fails(len(value), bound)


def _ranged(fails: Fails) -> Fails:
    return lambda value, bound: type(value) in (int, float) and fails(value, bound)


LIMITS: tuple[tuple[str, Fails], ...] = (
    ("const", lambda value, one: bool(value != one)),
    ("enum", lambda value, every: value not in every),
    ("minLength", _sized(str, int.__lt__)),
    ("maxLength", _sized(str, int.__gt__)),
    ("minItems", _sized(list, int.__lt__)),
    ("maxItems", _sized(list, int.__gt__)),
    ("maxProperties", _sized(dict, int.__gt__)),
    ("minimum", _ranged(lambda value, bound: value < bound)),
    ("maximum", _ranged(lambda value, bound: value > bound)),
    ("pattern", lambda value, sort: isinstance(value, str) and not re.search(sort, value)),
    (
        "uniqueItems",
        lambda value, _: isinstance(value, list) and len({*map(repr, value)}) < len(value),
    ),
)
