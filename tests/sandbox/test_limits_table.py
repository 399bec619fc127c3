"""Every limit that discord.py lets through and Discord refuses: at the limit, and one over."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from sandbox.commands import check_commands
from sandbox.errors import ApiError
from sandbox.models import V2
from sandbox.rules import (
    FILE_LIMIT,
    check_choices,
    check_files,
    check_media,
    check_message,
    check_modal,
    check_v2_flag,
)

Json = dict[str, Any]


def button(**fields: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go", **fields}


def buttons(count: int, start: int = 0) -> list[Json]:
    return [button(custom_id=f"b{start + n}") for n in range(count)]


def row(*inside: Json) -> Json:
    return {"type": 1, "components": list(inside)}


def select(**fields: Any) -> Json:
    options = [{"label": "one", "value": "1"}]
    return {"type": 3, "custom_id": "pick", "options": options, **fields}


def options(count: int) -> list[Json]:
    return [{"label": f"o{n}", "value": str(n)} for n in range(count)]


def display(size: int) -> Json:
    return {"type": 10, "content": "x" * size}


def displays(count: int) -> list[Json]:
    return [display(1) for _ in range(count)]


def section(count: int) -> Json:
    return {"type": 9, "components": displays(count), "accessory": button()}


def gallery(count: int, **fields: Any) -> Json:
    item = {"media": {"url": "https://example.org/a.png"}, **fields}
    return {"type": 12, "items": [item for _ in range(count)]}


def label(inner: Json, **fields: Any) -> Json:
    return {"type": 18, "label": "Why", "component": inner, **fields}


def text_input(**fields: Any) -> Json:
    return {"type": 4, "custom_id": "why", "style": 1, **fields}


def classic(*rows: Json, **body: Any) -> None:
    check_message({"components": list(rows), **body})


def v2(*components: Json, **body: Any) -> None:
    check_message({"components": list(components), **body}, flags=V2)


def modal(*components: Json, **fields: Any) -> None:
    inside = list(components) or [label(text_input())]
    check_modal({"title": "Form", "custom_id": "form", "components": inside, **fields})


def command(**fields: Any) -> Json:
    return {"name": "play", "description": "Play", "type": 1, **fields}


def option(**fields: Any) -> Json:
    return {"name": "what", "description": "What", "type": 3, **fields}


def register(*commands: Json) -> None:
    check_commands(list(commands))


def choices(count: int, size: int = 1) -> list[Json]:
    return [{"name": f"{n:n>{size}}", "value": f"v{n}"} for n in range(count)]


def sized_command(size: int) -> Json:
    """A command whose names, descriptions and values are exactly so many characters."""
    inside = [
        {**option(name=f"o{n}"), "description": "d" * 100, "choices": choices(25)}
        for n in range(25)
    ]
    made = command(options=inside)
    left = size - _count(made)
    for o in inside:
        for choice in o["choices"]:
            grown = min(left, 98)
            choice["name"] += "n" * grown
            left -= grown
    return made


def _count(made: Json) -> int:
    total = len(made["name"]) + len(made["description"])
    for o in made["options"]:
        total += len(o["name"]) + len(o["description"])
        total += sum(len(c["name"]) + len(c["value"]) for c in o["choices"])
    return total


@dataclass(frozen=True)
class Limit:
    name: str
    most: int
    ask: Callable[[int], None]
    code: int = 50035

    def __str__(self) -> str:
        return self.name


X = "x"
FIELD = {"name": "n", "value": "v"}
LIMITS = [
    Limit("content", 2000, lambda n: classic(content=X * n)),
    Limit("embeds", 10, lambda n: classic(embeds=[{"title": "t"}] * n)),
    Limit("embed title", 256, lambda n: classic(embeds=[{"title": X * n}])),
    Limit("embed description", 4096, lambda n: classic(embeds=[{"description": X * n}])),
    Limit("embed fields", 25, lambda n: classic(embeds=[{"fields": [FIELD] * n}])),
    Limit(
        "embeds in all",
        6000,
        lambda n: classic(embeds=[{"description": X * 3000}, {"description": X * (n - 3000)}]),
    ),
    Limit("files", 10, lambda n: check_message({}, files=n), 30015),
    Limit("attachments listed", 10, lambda n: classic(attachments=[{"id": k} for k in range(n)])),
    Limit("alt text", 1024, lambda n: classic(attachments=[{"id": 0, "description": X * n}])),
    Limit("file size", FILE_LIMIT, lambda n: check_files([n]), 40005),
    Limit("nonce", 25, lambda n: classic(nonce=X * n)),
    Limit(
        "users allowed",
        100,
        lambda n: classic(allowed_mentions={"users": [f"{k}" for k in range(1, n + 1)]}),
    ),
    Limit("rows", 5, lambda n: classic(*(row(*buttons(1, k)) for k in range(n)))),
    Limit("buttons in a row", 5, lambda n: classic(row(*buttons(n)))),
    Limit(
        "selects in a row",
        1,
        lambda n: classic(row(*(select(custom_id=X * k) for k in range(1, n + 1)))),
    ),
    Limit("button label", 80, lambda n: classic(row(button(label=X * n)))),
    Limit("custom_id", 100, lambda n: classic(row(button(custom_id=X * n)))),
    Limit("link", 512, lambda n: classic(row(link("https://" + X * (n - 8))))),
    Limit("select options", 25, lambda n: classic(row(select(options=options(n))))),
    Limit("placeholder", 150, lambda n: classic(row(select(placeholder=X * n)))),
    Limit("option label", 100, lambda n: classic(row(one_option(label=X * n)))),
    Limit("option value", 100, lambda n: classic(row(one_option(value=X * n)))),
    Limit("option description", 100, lambda n: classic(row(one_option(description=X * n)))),
    Limit("max_values", 25, lambda n: classic(row({"type": 5, "custom_id": "u", "max_values": n}))),
    Limit("V2 components", 40, lambda n: v2(*displays(n))),
    Limit("V2 text", 4000, lambda n: v2(display(2000), display(n - 2000))),
    Limit("gallery items", 10, lambda n: v2(gallery(n))),
    Limit("gallery alt text", 1024, lambda n: v2(gallery(1, description=X * n))),
    Limit("section texts", 3, lambda n: v2(section(n))),
    Limit("separator spacing", 2, lambda n: v2({"type": 14, "spacing": n})),
    Limit("accent color", 0xFFFFFF, lambda n: v2(container(accent_color=n))),
    Limit("modal title", 45, lambda n: modal(title=X * n)),
    Limit("modal custom_id", 100, lambda n: modal(custom_id=X * n)),
    Limit(
        "modal fields",
        5,
        lambda n: modal(*(label(text_input(custom_id=X * k)) for k in range(1, n + 1))),
    ),
    Limit("label", 45, lambda n: modal(label(text_input(), label=X * n))),
    Limit("label description", 100, lambda n: modal(label(text_input(), description=X * n))),
    Limit("text value", 4000, lambda n: modal(label(text_input(value=X * n)))),
    Limit("text placeholder", 100, lambda n: modal(label(text_input(placeholder=X * n)))),
    Limit("text max_length", 4000, lambda n: modal(label(text_input(max_length=n)))),
    Limit("uploads", 10, lambda n: modal(label({"type": 19, "custom_id": "f", "max_values": n}))),
    Limit("radio options", 10, lambda n: modal(label(radio(n)))),
    Limit("checkbox options", 10, lambda n: modal(label({**radio(n), "type": 22}))),
    Limit("choices", 25, lambda n: check_choices({"choices": choices(n)})),
    Limit("choice name", 100, lambda n: check_choices({"choices": choices(1, n)})),
    Limit("commands", 100, lambda n: register(*(command(name=f"c{k}") for k in range(n))), 30032),
    Limit("command name", 32, lambda n: register(command(name=X * n))),
    Limit("command description", 100, lambda n: register(command(description=X * n))),
    Limit(
        "translated description",
        100,
        lambda n: register(command(description_localizations={"de": X * n})),
    ),
    Limit(
        "options", 25, lambda n: register(command(options=[option(name=f"o{k}") for k in range(n)]))
    ),
    Limit("option choices", 25, lambda n: register(command(options=[option(choices=choices(n))]))),
    Limit("command characters", 8000, lambda n: register(sized_command(n))),
]


def people(*kinds: str) -> Json:
    given = [{"id": str(n), "type": kind} for n, kind in enumerate(kinds, 1)]
    return {"type": 5, "custom_id": "u", "default_values": given}


def display_of(text: str) -> Json:
    return {"type": 10, "content": text}


def link(url: str) -> Json:
    return {"type": 2, "style": 5, "label": "Go", "url": url}


def one_option(**fields: Any) -> Json:
    return select(options=[{"label": "one", "value": "1", **fields}])


def container(**fields: Any) -> Json:
    return {"type": 17, "components": [display(1)], **fields}


def radio(count: int) -> Json:
    return {"type": 21, "custom_id": "r", "options": options(count)}


@pytest.mark.parametrize("limit", LIMITS, ids=str)
def test_the_limit_passes_and_one_more_is_refused(limit: Limit) -> None:
    limit.ask(limit.most)
    with pytest.raises(ApiError) as refused:
        limit.ask(limit.most + 1)
    assert refused.value.code == limit.code


REFUSED: dict[str, Callable[[], None]] = {
    "a button at the top of a layout": lambda: v2(button()),
    "a bare button in a classic message": lambda: classic(button()),
    "a text display in a classic message": lambda: classic(display(1)),
    "a container in a container": lambda: v2(container(components=[container()])),
    "content beside a layout": lambda: v2(display(1), content="hello"),
    "embeds beside a layout": lambda: v2(display(1), embeds=[{"title": "t"}]),
    "an empty text display": lambda: v2(display(0)),
    "an empty row": lambda: classic(row()),
    "an empty container": lambda: v2(container(components=[])),
    "an empty gallery": lambda: v2(gallery(0)),
    "a section without accessory": lambda: v2({"type": 9, "components": displays(1)}),
    "a select as accessory": lambda: v2({**section(1), "accessory": select()}),
    "the same custom_id twice": lambda: classic(row(button(), button())),
    "the same custom_id in two rows": lambda: v2(row(button()), row(button())),
    "the same id twice": lambda: v2({**display(1), "id": 7}, {**display(1), "id": 7}),
    "an empty custom_id": lambda: classic(row(button(custom_id=""))),
    "no custom_id": lambda: classic(row({"type": 2, "style": 1, "label": "Go"})),
    "a button without label and emoji": lambda: classic(row(button(label=None))),
    "an unknown button style": lambda: classic(row(button(style=9))),
    "a link with a custom_id": lambda: classic(row({**link("https://a.org"), "custom_id": "a"})),
    "no options": lambda: classic(row(select(options=[]))),
    "an option without label": lambda: classic(row(one_option(label=""))),
    "the same option value twice": lambda: classic(row(select(options=options(1) * 2))),
    "more to choose than options": lambda: classic(row(select(max_values=2))),
    "min over max": lambda: classic(row(select(options=options(3), min_values=2, max_values=1))),
    "two defaults of one choice": lambda: classic(
        row(select(options=[{**o, "default": True} for o in options(2)]))
    ),
    "a button beside a select": lambda: classic(row(select(), button())),
    "a text input in a message": lambda: classic(row(text_input())),
    "a picture by a file path": lambda: v2(gallery_of("file:///etc/passwd")),
    "a file from the web": lambda: v2({"type": 13, "file": {"url": "https://a.org/a.txt"}}),
    "mentions both parsed and listed": lambda: classic(
        allowed_mentions={"parse": ["users"], "users": ["1"]}
    ),
    "a mention allowed twice": lambda: classic(allowed_mentions={"users": ["1", "2", "1"]}),
    "components that are no list": lambda: v2({"type": 17, "components": {"a": 1}}),
    "a component that is no object": lambda: check_message({"components": ["x"]}, flags=V2),
    "a missing attachment": lambda: check_media(
        {"components": [gallery_of("attachment://a.png")]}, {"b.png"}
    ),
    "a missing attachment of an embed": lambda: check_media(
        {"embeds": [{"image": {"url": "attachment://a.png"}}]}, ()
    ),
    "taking the layout flag away": lambda: check_v2_flag(V2, {"flags": 0}),
    "a form without fields": lambda: check_modal({"title": "t", "custom_id": "c"}),
    "a button in a form": lambda: modal(row(button())),
    "two fields of one custom_id": lambda: modal(label(text_input()), label(text_input())),
    "a form's old field without label": lambda: modal(row(text_input())),
    "a radio group of one": lambda: modal(label(radio(1))),
    "a button in a label": lambda: modal(label(button())),
    "upper case in a command": lambda: register(command(name="Play")),
    "a space in a command": lambda: register(command(name="play it")),
    "no description": lambda: register(command(description="")),
    "two commands of one name": lambda: register(command(), command()),
    "two options of one name": lambda: register(command(options=[option(), option()])),
    "a required option last": lambda: register(
        command(options=[option(), option(name="b", required=True)])
    ),
    "an unknown locale": lambda: register(command(description_localizations={"xx": "x"})),
    "choices and autocomplete": lambda: register(
        command(options=[option(choices=choices(1), autocomplete=True)])
    ),
    "an unknown option type": lambda: register(command(options=[option(type=99)])),
    "min over max value": lambda: register(
        command(options=[option(type=4, min_value=3, max_value=2)])
    ),
    "a group in a group": lambda: register(
        command(options=[option(type=2, options=[option(type=2, options=[])])])
    ),
    "sub-commands beside options": lambda: register(
        command(options=[option(type=1), option(name="b")])
    ),
    "two commands of one name in German": lambda: register(
        command(name_localizations={"de": "spiel"}),
        command(name="game", name_localizations={"de": "spiel"}),
    ),
    "a translated name that is another's": lambda: register(
        command(name_localizations={"de": "game"}), command(name="game")
    ),
    "two choices of one name": lambda: register(
        command(options=[option(choices=[*choices(1), {"name": "0", "value": "other"}])])
    ),
    "a number among the words": lambda: register(
        command(options=[option(choices=[{"name": "a", "value": 1}])])
    ),
    "a word among the numbers": lambda: register(
        command(options=[option(type=4, choices=[{"name": "a", "value": "1"}])])
    ),
    "true among the numbers": lambda: register(
        command(options=[option(type=4, choices=[{"name": "a", "value": True}])])
    ),
    "a choice without a value": lambda: register(
        command(options=[option(choices=[{"name": "a"}])])
    ),
    "choices of a person": lambda: register(command(options=[option(type=6, choices=choices(1))])),
    "a blank description": lambda: register(command(description="   ")),
    "an unknown context": lambda: register(command(contexts=[3])),
    "a context twice": lambda: register(command(contexts=[0, 0])),
    "an unknown installation": lambda: register(command(integration_types=[2])),
    "an unknown kind of channel": lambda: register(
        command(options=[option(type=7, channel_types=[99])])
    ),
    "too many permissions": lambda: register(command(default_member_permissions=str(1 << 54))),
    "permissions below zero": lambda: register(command(default_member_permissions=-1)),
    "min over max length": lambda: register(command(options=[option(min_length=3, max_length=2)])),
    "a word for required": lambda: register(command(options=[option(required="yes")])),
    "a mention of no id": lambda: classic(allowed_mentions={"users": ["foo"]}),
    "a mention below zero": lambda: classic(allowed_mentions={"users": ["-5"]}),
    "a role below zero": lambda: classic(allowed_mentions={"roles": [-5]}),
    "an unknown word to parse": lambda: classic(allowed_mentions={"parse": ["channels"]}),
    "a word to parse twice": lambda: classic(allowed_mentions={"parse": ["users", "users"]}),
    "mentions that are no list": lambda: classic(allowed_mentions={"users": {"1": 1}}),
    "content that is no text": lambda: classic(content=5),
    "an attachment of no number": lambda: classic(attachments=[{"id": "a"}]),
    "a word for a flag": lambda: classic(tts="no"),
    "a blank button label": lambda: classic(row(button(label="  "))),
    "a blank option label": lambda: classic(row(one_option(label="  "))),
    "a blank text display": lambda: v2(display_of(" \n ")),
    "a blank form title": lambda: modal(title="  "),
    "a blank label": lambda: modal(label(text_input(), label=" ")),
    "a blank choice": lambda: check_choices({"choices": [{"name": " ", "value": "a"}]}),
    "an empty alt text of a gallery": lambda: v2(gallery(1, description="")),
    "an empty alt text of a thumbnail": lambda: v2(
        {**section(1), "accessory": {**thumbnail(), "description": ""}}
    ),
    "an empty description of a label": lambda: modal(label(text_input(), description="")),
    "a label's field with its own label": lambda: modal(label(text_input(label="Why"))),
    "a text longer than allowed": lambda: modal(label(text_input(max_length=3, value="four"))),
    "a text shorter than allowed": lambda: modal(label(text_input(min_length=5, value="four"))),
    "min over max in a text": lambda: modal(label(text_input(min_length=5, max_length=4))),
    "a disabled select in a form": lambda: modal(label(select(disabled=True))),
    "nothing to choose, but required": lambda: modal(label(select(min_values=0))),
    "more uploads at least than at most": lambda: modal(
        label({"type": 19, "custom_id": "f", "min_values": 3, "max_values": 2})
    ),
    "more people preset than may be chosen": lambda: classic(row(people("user", "user"))),
    "a role preset among people": lambda: classic(row(people("role"))),
    "a person preset of no id": lambda: classic(
        row({"type": 5, "custom_id": "u", "default_values": [{"id": "x", "type": "user"}]})
    ),
    "an id below zero": lambda: v2({**display(1), "id": -1}),
    "a word for an id": lambda: v2({**display(1), "id": "one"}),
    "a number for disabled": lambda: classic(row(button(disabled=1))),
    "a word for spoiler": lambda: v2(container(spoiler="yes")),
    "a link to a program": lambda: classic(row(link("javascript://alert"))),
    "a link to nowhere": lambda: classic(row(link("https://"))),
    "an address beside a custom_id": lambda: classic(row(button(url="https://a.org"))),
    "words among numbers to choose": lambda: check_choices(
        {"choices": [{"name": "a", "value": 2}, {"name": "b", "value": "c"}]}
    ),
    "an emoji of nothing": lambda: classic(row(button(label=None, emoji={"name": ""}))),
}


def gallery_of(url: str) -> Json:
    return {"type": 12, "items": [{"media": {"url": url}}]}


@pytest.mark.parametrize("case", REFUSED, ids=str)
def test_what_discord_refuses_is_refused(case: str) -> None:
    with pytest.raises(ApiError) as refused:
        REFUSED[case]()
    assert refused.value.code == 50035


def test_a_mention_allowed_twice_is_refused_as_discord_does() -> None:
    """The error stands at the second of the two, as in recorded answers of Discord."""
    with pytest.raises(ApiError) as refused:
        classic(allowed_mentions={"users": ["1", "2", "1"]})
    (error,) = refused.value.body["errors"]["allowed_mentions"]["users"]["2"]["_errors"]
    assert error["code"] == "SET_TYPE_ALREADY_CONTAINS_VALUE"


def test_every_kind_of_component_can_pass() -> None:
    """What is right is let through: classic rows, a layout of all kinds, a form of all kinds."""
    classic(row(*buttons(4), link("https://example.org")), row(select(options=options(25))))
    v2(
        display(10),
        section(3),
        {"type": 9, "components": displays(1), "accessory": thumbnail()},
        gallery(10),
        {"type": 13, "file": {"url": "attachment://a.txt"}},
        {"type": 14},
        container(components=[row(button(custom_id="other")), {"type": 14, "spacing": 2}]),
        *(row({"type": kind, "custom_id": f"s{kind}"}) for kind in (5, 6, 7, 8)),
    )
    modal(
        label(text_input(max_length=10)),
        label(radio(2)),
        label({**radio(1), "type": 22, "custom_id": "boxes"}),
        label({"type": 23, "custom_id": "box"}),
        label({"type": 19, "custom_id": "files", "min_values": 0}),
    )
    check_choices({"choices": choices(2)})
    check_choices({"choices": [{"name": "a", "value": 2}, {"name": "b", "value": 2.5}]})
    modal({"type": 10, "content": "Read this"}, row(text_input(label="Why")))


def thumbnail() -> Json:
    return {"type": 11, "media": {"url": "https://example.org/a.png"}}


def test_the_error_tree_names_the_field() -> None:
    """As on Discord: nested by field and index, with `_errors` at the end."""
    with pytest.raises(ApiError) as refused:
        v2(container(components=[row(button(label=X * 81))]))
    tree = refused.value.body["errors"]["components"]["0"]["components"]["0"]["components"]["0"]
    assert tree["label"]["_errors"] == [
        {"code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 80 or fewer in length."}
    ]


def test_user_and_message_commands_are_counted_apart() -> None:
    """15 of each beside the 100."""
    users = [{"name": f"See {n}", "type": 2} for n in range(15)]
    register(command(), *users)
    with pytest.raises(ApiError) as refused:
        register(*users, {"name": "One more", "type": 2})
    assert refused.value.code == 30032
