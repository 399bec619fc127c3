"""Names, signs and squares."""

import pytest

import locales
from render.canvas.lettering import printable


def test_a_name_keeps_markdown_from_working() -> None:
    """What a person typed is shown as typed."""
    assert locales.bare(locales.name("*Ann* `x` [y](z) ~~_|")) == (
        r"\*Ann\* \`x\` \[y\](z) \~\~\_\|"
    )


@pytest.mark.parametrize("text", ["<@123>", "<@&1>", "<#5>", "@everyone", "@here", "@EVERYONE"])
def test_a_name_mentions_nobody(text: str) -> None:
    """Mentions in names are text."""
    shown = locales.name(text)
    assert text not in shown


def test_a_name_is_no_link() -> None:
    """An address in a name is not clickable."""
    assert "https://" not in locales.name("https://example.org")


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Read https://example.org/a_b?c=_d~e before **Friday**!", None),
        (
            "[the rules](https://example.org/rules_1)",
            "[the rules](https://example.org/rules_1) (example.org)",
        ),
        (
            "[paypal·com](https://me@Evil.example:8/)",
            "[paypal·com](https://me@Evil.example:8/) (evil.example)",
        ),
        ("[pay](https://p\u0430ypal.com)", "[pay](https://p\u0430ypal.com) (xn--pypal-4ve.com)"),
        ("[pay](https://evil%2eexample)", "https://evil%2eexample"),
        ("[pay](https://-)", "https://-"),
        ("**all of https://example.org/a_b**", None),
        ("*x* _y_ ~~z~~ `c` ||s|| > q", r"\*x\* \_y\_ \~\~z\~\~ \`c\` \|\|s\|\| \> q"),
        ("**open", r"\*\*open"),
        ("[javascript](javascript:x)", r"\[javascript\](javascript:x)"),
        ("# Title", r"\# Title"),
        ("-# small", r"\-# small"),
        ("[<@5>](https://example.org)", r"[\<@5\>](https://example.org) (example.org)"),
        ("**<@5>** <@&6> <#7> </a:8>", r"**\<@5\>** \<@&6\> \<#7\> \</a:8\>"),
        (r"\<@5>", r"\\\<@5\>"),
        ("https://a.example/<@5>", r"https://a.example/\<@5\>"),
        ("https://a.example/||x", r"https://a.example/\|\|x"),
        (
            "**@everyone** https://a.example/@here",
            "**@\u200beveryone** https://a.example/@\u200bhere",
        ),
        ("https://discord.gg/abc", "https://discord.gg/…"),
        ("https://discord.com/%69nvite/abc", "https://discord.com/invite/…"),
        ("[https://good.example](https://evil.example)", "https://evil.example"),
        ("[good.example](https://evil.example)", "https://evil.example"),
        ("[good . example/x](https://evil.example)", "https://evil.example"),
        ("[paypal\u2024com/x](https://evil.example)", "https://evil.example"),
        ("[paypal\uff0ecom](https://evil.example)", "https://evil.example"),
        ("[www\u3002bank\u3002com](https://evil.example)", "https://evil.example"),
        ("[https\u2236//paypal\u2024com](https://evil.example)", "https://evil.example"),
        ("https://discord.com:443/invite/abc", "https://discord.com:443/invite/…"),
        ("https://discord.com//invite/abc", "https://discord.com//invite/…"),
        ("https://discord.com/a/../invite/abc", "https://discord.com/a/../invite/…"),
        ("https://discord\u3002gg/abc", "https://discord\u3002gg/…"),
        ("https://\uff44iscord.gg:443/abc", "https://discord.gg:443/…"),
        (
            "[Round 1. Read this](https://example.org)",
            "[Round 1. Read this](https://example.org) (example.org)",
        ),
    ],
)
def test_what_organizers_write_keeps_links_and_bold(text: str, shown: str | None) -> None:
    """Nothing else: no mention, no title, no other markup, nothing that reaches further."""
    assert locales.passage(text) == (text if shown is None else shown)


def test_a_name_is_isolated_and_carries_no_direction_of_its_own() -> None:
    """A name in Hebrew, or one with override marks, can't turn the sentence around."""
    shown = locales.name("\u202eevil\u2066\u200f")
    assert shown == "\u2068evil\u2069"


def test_a_plain_name_is_one_line_without_marks() -> None:
    """For pictures and labels: no markdown is escaped, no control is left."""
    assert locales.plain_name("  An\nn\t*B*\u202e\x07 ") == "An n *B*"


def test_a_name_of_nothing_is_a_dash() -> None:
    """A name of blanks and marks alone still shows something."""
    assert locales.plain_name("\u202e \n") == "–"
    for nothing in ("\u200b", "\u3164\u3164", "\u2800 \u00ad", "\ufe0f\u200d"):
        assert locales.plain_name(nothing) == "–"
    assert locales.plain_name("👑\ufe0f") == "👑\ufe0f"


@pytest.mark.parametrize(
    "text",
    [
        *(
            "A\u200bnn",
            "An\u200cn",
            "A\u200dnn",
            "Ann\ufeff",
            "A\u2060nn",
            "An\u00adn",
            "Ann\ufe0f",
        ),
        *(
            "Ann\u3164",
            "\u2800Ann",
            "A\u034fnn",
            "Ann\U000e0041",
            "A\ud800nn",
            "Ann\u200b\ufe0f\ufe0f",
        ),
    ],
)
def test_nobody_looks_like_another_by_what_can_not_be_seen(text: str) -> None:
    """Zero-width characters, fillers and halves of characters are left out."""
    assert locales.plain_name(text) == "Ann"


@pytest.mark.parametrize(
    "text",
    [
        "👩\u200d👩\u200d👧",
        "❤\ufe0f\u200d🔥",
        "نامه\u200cای",
        "क्\u200dष",
        "1\ufe0f\u20e3",
        "Zoë",
        "ไม้",
    ],
)
def test_what_an_emoji_or_a_script_needs_stays(text: str) -> None:
    """Joiners of emoji, of Arabic and Indian letters; keycaps; accents."""
    assert locales.plain_name(text) == text


def test_accents_reach_into_no_other_line() -> None:
    """Four stay on a letter."""
    assert locales.plain_name("A" + "\u0301" * 40 + "nn") == "A" + "\u0301" * 4 + "nn"


@pytest.mark.parametrize(
    "text",
    [
        *(
            "discord.gg/evil",
            "https://discord.gg/evil",
            "DISCORD.GG/evil",
            "discord.com/invite/evil",
        ),
        *("discordapp.com/invite/evil", "dis\u200bcord.gg/evil", "discord.gg/\u200bevil"),
        *("join discord.gg/ evil now", "discord.gg/#/evil", "dsc.gg/evil"),
    ],
)
def test_an_invitation_leads_nowhere(text: str) -> None:
    """Its code is left out, in messages and in pictures."""
    assert "evil" not in locales.plain_name(text)
    assert "evil" not in locales.name(text)
    assert "evil" not in (printable(text) or "")


@pytest.mark.parametrize(("amount", "text"), [(3, "+3"), (-2, "−2"), (0, "+0")])
def test_a_change_has_a_real_sign(amount: int, text: str) -> None:
    """+3, −2, +0."""
    assert locales.signed(amount) == text


@pytest.mark.parametrize(
    ("domino", "box", "text"),
    [
        ("K17", "kingdomino", "17"),
        ("D3", "discovery", "3"),
        ("K17", "royal_wedding", "K17"),
        ("C", "kingdomino", "C"),
        ("54", "kingdomino", "54"),
    ],
)
def test_a_domino_has_its_letter_only_where_boxes_mix(domino: str, box: str, text: str) -> None:
    """A domino is named by its number, with its box where there are two."""
    assert locales.number(domino, box) == text


def test_squares_of_a_row_are_joined() -> None:
    """Rows from the top, neighbors as a run."""
    assert locales.squares(["b3", "a6", "c3", "e3", "a10"]) == ["a10", "a6", "b3–c3", "e3"]


def test_a_spot_has_its_left_half_first() -> None:
    """b5–a5."""
    assert locales.spot("b5", "a5") == "b5–a5"
