"""A message as it is quoted where another one answers it, or a thread begins with it."""

from __future__ import annotations

import pytest

from sandbox.page_view import QUOTED, excerpt

LINE = "Sign up until <t:1795896000:f>"


def test_a_short_text_is_quoted_whole() -> None:
    """To its last character."""
    assert excerpt("x" * QUOTED) == "x" * QUOTED


@pytest.mark.parametrize("before", range(150, QUOTED + 1, 7))
def test_no_mark_is_cut_in_two(before: int) -> None:
    """What does not fit is left out by the line."""
    text = "a" * before + "\n" + LINE + "\n[Go there](https://discord.com/channels/1/2/3)"
    told = excerpt(text)
    assert told in ("a" * before + " …", "a" * before + "\n" + LINE + " …")


def test_a_long_line_is_cut_between_words() -> None:
    """A word that is longer than all that is quoted is cut anywhere."""
    assert excerpt("word " * 60) == "word " * 39 + "word …"
    assert excerpt("x" * 500) == "x" * QUOTED + " …"
