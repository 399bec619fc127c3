"""Allowed mentions: a set, of people whom the text mentions; one module makes all of them."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from cogs import view
from cogs.codec import GAME, Ids
from cogs.screen import Button, Ping, Row, Screen, Section, Separator, Text

ROOT = Path(__file__).parents[2]
BUTTON = Button("Look", Ids(GAME, 1)("look"))
SAID = "<@1> and <@!2> and <@1>; neither <@&4> nor @5"
PEOPLE = (1, 3, 1, 2, -6, 4, 5)


def allowed(words: dict[str, Any]) -> dict[str, Any]:
    return dict(words["allowed_mentions"].to_dict())


@pytest.mark.parametrize(
    "shown",
    [
        Ping(SAID, mentions=PEOPLE),
        Ping(SAID, (Row((BUTTON,)),), mentions=PEOPLE),
        Screen((Text("No."), Separator(), Text(SAID)), mentions=PEOPLE),
        Screen((Text("<@1>"), Section("<@2>", BUTTON)), mentions=PEOPLE),
    ],
)
def test_whom_the_text_mentions_may_be_mentioned_once(shown: Ping | Screen) -> None:
    """Nobody else, whatever is sent: new, edited, or as text alone."""
    sent, plain = view.build(shown), view.build_plain(shown, "Note")
    every = [sent.for_send(), sent.for_edit(), plain.for_send()]
    every += [view.build_plain_edit(shown, "Note", classic=classic) for classic in (True, False)]
    for words in every:
        assert sorted(allowed(words)["users"]) == [1, 2]
        assert allowed(words)["parse"] == []


def test_a_mention_that_was_cut_off_is_not_allowed() -> None:
    """Text alone is no longer than a message may be."""
    plain = view.build_plain(Ping("x" * 1998 + "<@1>", mentions=(1,)), "")
    assert allowed(plain.for_send())["users"] == []
    assert len(plain.content or "") <= 2000


def test_only_one_module_lists_people_to_be_mentioned() -> None:
    """All others mention nobody."""
    makers = set()
    for path in (ROOT / "cogs").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("AllowedMentions"):
                makers.add(path.name)
    assert makers == {"view.py"}
