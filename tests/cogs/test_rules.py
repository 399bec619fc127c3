"""`/rules` and `/help`: everything is found, everything fits."""

from __future__ import annotations

import re

import pytest

import cogs.client
import locales
from cogs import slash_commands
from cogs.play.words import half
from cogs.rules import book, screens
from cogs.rules.book import BOOK, Book
from cogs.rules.commands import answer
from cogs.rules.topics import (
    BUILT,
    COUNTED,
    COURT,
    GIANT_DOMINOES,
    GIANTS,
    GROUPS,
    QUEEN,
    TOPICS,
    domino_of,
    groups_of,
    of_setup,
    search,
    title,
)
from cogs.screen import OPTIONS, Select, controls
from cogs.settings.screens import ON, WORDS_ONLY
from cogs.settings.screens import label as settings_label
from engine import DOMINOES
from engine.buildings import BUILDINGS, corrected
from engine.dominoes import PILES
from engine.tokens import QUESTS, TOKENS
from render.words import effects
from services.facts.names import folded
from services.facts.tables import ServerSettings, Setup
from services.state import setups
from tests.cogs.scenes import BIGGEST, EN, LONG, accept, game_fact, labels, new_game, said
from tests.helpers import pseudo

cogs.client.load()

CORRECTED = Book(BIGGEST, "queendomino", corrected({"sawmill": "k1t0", "queens_tower": "k0t1"}))
UNSURE = [id for id, building in BUILDINGS.items() if building.unverified]


@pytest.fixture(autouse=True)
def everything_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables may be opened with every set-up of R19."""
    boxes = ("kingdomino", "queendomino", "royal_wedding", "discovery")
    monkeypatch.setattr(setups, "PLAYABLE", frozenset((*boxes, "giants", "court", "teams")))


@pytest.mark.parametrize("topic", ["queen", "dragon", "crown", "sawmill"])
def test_words_of_any_language_are_found_with_and_without_accents(topic: str) -> None:
    """However they are written, and however they are typed."""
    with pseudo.offered("fr"):
        texts = locales.texts("fr")
        asked = title(topic, texts)
        assert asked != folded(asked)
        assert search(asked, texts)[0] == topic
        assert search(folded(asked), texts) == search(asked, texts)
    assert search("quéen", EN) == search("queen", EN)


@pytest.mark.parametrize("topic", TOPICS)
def test_every_topic_is_a_screen_and_is_found_by_its_title(topic: str) -> None:
    """Discord takes it; typed in any case, the title finds it first."""
    accept(screens.topic(topic, EN))
    assert search(title(topic, EN).upper(), EN)[0] == topic


@pytest.mark.parametrize("id", [*(id for box in PILES.values() for id in box), *GIANT_DOMINOES])
def test_every_domino_is_a_screen(id: str) -> None:
    """Its halves, its rank, its twins."""
    shown = screens.domino(id, EN)
    accept(shown)
    assert "Left half: " in said(shown)


@pytest.mark.parametrize(
    ("asked", "topic"),
    [
        ("tie", "ties"),
        ("7x7", "grid"),
        ("bog", "swamp"),
        ("5 points", "harmony"),
        ("SEED", "fairness"),
        ("connect", "place"),
        ("undo", "takeback"),
        ("duel", "mighty_duel"),
        ("2 players", "two"),
        ("wood", "forest"),
        ("1-2-1", "first_choice"),
        ("bribe", "dragon"),
        ("discount", "queen"),
        ("price", "building"),
        ("money", "coins"),
        ("soldier", "knights"),
        ("village", "town"),
        ("taxes", "tax"),
        ("fild", "wheat"),
        ("footprint", "footprints"),
        ("age of giants", "giants"),
        ("8 players", "wedding_many"),
        ("partner", "teams"),
        ("sheep", "resources"),
        ("recruit", "recruit"),
        ("search", "search"),
        ("lost corner", "quest_lost_corner"),
        ("20 points", "quest_lost_corner"),
        ("merchant", "court_merchant"),
        ("each character around", "court_queen"),
        ("lakes", "lake"),
        ("forests", "forest"),
        ("castles", "castle"),
        ("castel", "castle"),
        ("wheet", "wheat"),
        ("crwon", "crown"),
        ("quen", "queen"),
        ("taven", "small_tavern"),
        ("Towrs Safe", "safe_towers"),
        ("smal tavrn", "small_tavern"),
        ("middel kingdm", "middle_kingdom"),
        ("about king", "king"),
        ("What is harmony?", "harmony"),
        ("how do i get knights", "knights"),
        ("when can I bribe the dragon", "dragon"),
    ],
)
def test_a_word_of_a_reader_finds_its_topic(asked: str, topic: str) -> None:
    """People use other words than the titles."""
    assert topic in search(asked, EN)[:2]


@pytest.mark.parametrize("language", locales.LANGUAGES)
@pytest.mark.parametrize("topic", ["crown", "round"])
def test_the_first_search_word_is_as_good_as_the_title(topic: str, language: str) -> None:
    """Others have the word too: the tower that counts crowns, the order of a round."""
    texts = locales.texts(language)
    assert search(texts.plain(f"rules-{topic}-words").split(",")[0], texts)[0] == topic


@pytest.mark.parametrize(
    ("asked", "id"),
    [
        ("17", "K17"),
        ("K17", "K17"),
        ("k 17", "K17"),
        ("d3", "D3"),
        ("48", "K48"),
        ("#5", "K5"),
        ("Q17", "Q17"),
        ("q 48", "Q48"),
        ("49", "49"),
        ("#54", "54"),
        ("A", "A"),
        ("d", "D"),
    ],
)
def test_a_number_finds_its_domino(asked: str, id: str) -> None:
    """With or without the letter of its box."""
    assert domino_of(asked) == id


@pytest.mark.parametrize("asked", ["55", "D25", "0", "q49", "x1", "g", "seventeen"])
def test_no_domino_has_another_number(asked: str) -> None:
    """Unknown numbers are words."""
    assert domino_of(asked) is None


@pytest.mark.parametrize(
    ("box", "id"), [("discovery", "D3"), ("queendomino", "Q3"), ("kingdomino", "K3"), ("", "K3")]
)
def test_a_bare_number_is_a_domino_of_the_box(box: str, id: str) -> None:
    """In a game its own box is meant; the letter of another box still finds that one."""
    assert domino_of("3", box) == id
    assert domino_of("k7", box) == "K7"
    assert f"Left half: {half(DOMINOES[id].left, EN)}." in said(answer("3", EN, Book(5, box)))


def test_a_domino_tells_its_rank_and_twins() -> None:
    """1 and 48 are the ends; 1 and 2 are alike."""
    assert "whoever takes it plays first" in said(screens.domino("K1", EN))
    assert "The same halves: 2." in said(screens.domino("K1", EN))
    assert "whoever takes it plays last" in said(screens.domino("K48", EN))
    assert "16 dominoes of its box are lower and play before it, 31 are higher." in said(
        screens.domino("K17", EN)
    )
    assert "46 dominoes of its box are lower and play before it, 1 is higher." in said(
        screens.domino("K47", EN)
    )
    assert "1 domino of its box is lower and plays before it, 46 are higher." in said(
        screens.domino("K2", EN)
    )
    assert "Domino 24 of Discovery" in said(screens.domino("D24", EN))
    assert "Domino 48 of Queendomino" in said(screens.domino("Q48", EN))
    assert "Left half: town. Right half: town." in said(screens.domino("Q48", EN))
    assert "The same halves: 46, 47." in said(screens.domino("Q48", EN))


@pytest.mark.parametrize("terrain", COUNTED)
@pytest.mark.parametrize(("letter", "box"), [("K", "Kingdomino"), ("Q", "Queendomino")])
def test_a_terrain_tells_how_much_of_it_there_is(terrain: str, letter: str, box: str) -> None:
    """Counted from the dominoes of each box."""
    halves = [
        half
        for id, piece in DOMINOES.items()
        for half in (piece.left, piece.right)
        if id.startswith(letter) and half.terrain == terrain
    ]
    crowns = sum(half.crowns for half in halves)
    text = said(screens.topic(terrain, EN))
    if not halves:
        assert f"{box}: " not in text
    elif crowns:
        assert f"{box}: {len(halves)} squares, {crowns} crowns in all" in text
    else:
        assert f"{box}: {len(halves)} squares, without crowns." in text


# -- the buildings of Queendomino ------------------------------------------------------------------


@pytest.mark.parametrize("id", BUILT)
def test_every_building_is_found_by_its_name_its_id_and_a_part(id: str) -> None:
    """However it is written."""
    name = effects.name(id, EN)
    for asked in (name, name.upper(), id, id.replace("_", " "), f" {name.lower()} "):
        assert search(asked, EN)[0] == id
    for length in range(4, len(name)):
        assert id in search(name[:length], EN), name[:length]
    for word in id.split("_"):
        assert id in search(word, EN)


@pytest.mark.parametrize("id", BUILT)
def test_every_building_is_found_by_what_it_brings(id: str) -> None:
    """Its effect as it is told, and each number of it with its word."""
    effect = effects.effect(BUILDINGS[id], EN)
    assert id in search(effect, EN)
    for part in effect.replace(" and ", ", ").split(", "):
        assert id in search(part, EN)


@pytest.mark.parametrize(
    ("asked", "ids"),
    [
        ("safe", {"safe_knights", "safe_towers"}),
        ("Safe (knights)", {"safe_knights"}),
        ("tavern", {"small_tavern", "big_tavern"}),
        ("taverns", {"small_tavern", "big_tavern"}),
        (
            "knights",
            {
                "knights",
                "safe_knights",
                "small_tavern",
                "big_tavern",
                "magic_school",
                "foundry",
                "training_camp",
            },
        ),
        ("Sawmil", {"sawmill"}),
        (
            "crowns",
            {
                "crown",
                "queens_tower",
                "quest_folie_des_grandeurs",
                "court_grassland_manor",
                "court_swamp_keep",
            },
        ),
        ("bog", {"swamp", "magic_school"}),
    ],
)
def test_words_find_all_buildings_that_they_are_about(asked: str, ids: set[str]) -> None:
    """By a part of a name, by an effect, with an ending or a slip."""
    assert set(search(asked, EN)) == ids


def test_what_is_typed_as_it_is_told_comes_first() -> None:
    """The whole phrase before its single words."""
    assert search("3 towers", EN)[0] == "fortified_castle"
    assert search("points per town", EN) == ["church"]


@pytest.mark.parametrize("id", BUILT)
def test_a_building_tells_all_there_is_to_know(id: str) -> None:
    """Its effect in plain words, how many copies there are, the price, how sure its numbers are."""
    building = BUILDINGS[id]
    shown = screens.topic(id, EN)
    accept(shown)
    text = said(shown)
    assert f"It brings:** {effects.effect(building, EN)}." in text
    assert f"{building.copies} of it among the 32 tiles" in text
    assert "1 less for the host of the Queen" in text
    assert ("free from your next turn" in text) == bool(building.knights)
    assert ("may win you the Queen" in text) == bool(building.towers)
    assert ("No picture confirms" in text) == bool(building.unverified)
    for number in building.unverified:
        assert f"{number}" in text.split("No picture confirms")[1]


def test_an_unverified_number_says_who_can_correct_it() -> None:
    """R19's icons: the Sawmill's towers are known, its knights are not."""
    assert (
        "No picture confirms the number of knights; a host can correct it with /admin settings."
        in said(screens.topic("sawmill", EN))
    )


def test_a_corrected_number_is_told_as_it_is_in_force() -> None:
    """In a game those it began with; in a server those a game begun now would have."""
    game = said(screens.topic("sawmill", EN, CORRECTED))
    assert "It brings:** 1 knight and 2 points per forest territory." in game
    assert "In this game it has 1 knight and no tower" in game
    assert "No picture confirms" not in game
    own = book.of_server(ServerSettings(icons=(("sawmill", "k1t0"),)))
    server = said(screens.topic("sawmill", EN, own))
    assert "The hosts of this server corrected its numbers: 1 knight, no tower." in server
    assert "sawmill" in search("1 knight", EN, own)
    assert "sawmill" not in search("1 knight", EN)


def test_the_numbers_that_the_rules_tell_are_those_of_the_engine() -> None:
    """R6–R8, R25, R39: what a game begins with, and what its board offers."""
    view = new_game(Setup("queendomino", 2)).view()
    (first, _), board = view.kingdoms, view.board
    assert board is not None
    text = {topic: EN(f"rules-{topic}-text") for topic in QUEEN}
    assert f"begins with {first.coins} coins." in text["coins"]
    assert f"begins with {first.knights} knight." in text["knights"]
    assert [slot.price for slot in board.slots] == list(range(6))
    assert "Six buildings are on offer, for 0, 1, 2, 3, 4 and 5 coins." in text["board"]
    assert board.queen is None
    assert "At first nobody hosts the Queen." in text["queen"]
    for lords, side in ((2, 7), (3, 5), (4, 5)):
        setup = Setup("queendomino", lords).options()
        told = EN(f"rules-{of_setup(Setup('queendomino', lords))[0]}-text")
        assert (setup.grid, setup.rounds) == (side, 12)
        assert f"{side} by {side}" in told
        assert "12 lines of four" in told


def test_the_icons_topic_names_what_is_unsure_and_what_was_corrected() -> None:
    """One place that tells it all."""
    plain, fixed = (said(screens.topic("icons", EN, one)) for one in (BOOK, CORRECTED))
    for id in UNSURE:
        assert effects.name(id, EN) in plain
    assert "Corrected by the hosts" not in plain
    assert "Sawmill (1 knight, no tower)" in fixed


def test_every_choice_of_a_games_rules_leads_on_in_that_game() -> None:
    """The game goes along with the selects, so that its own numbers are shown."""
    for shown in (
        screens.topic("sawmill", EN, CORRECTED),
        screens.domino("Q17", EN, CORRECTED),
        screens.unknown("x", EN, CORRECTED),
        screens.of_game("Fens", Setup("queendomino", 2), EN, CORRECTED),
    ):
        accept(shown)
        assert {one.id.id for one in controls(shown)} == {BIGGEST}
        built = next(one for one in controls(shown) if one.id.args == ("built",))
        assert isinstance(built, Select)
        about = {option.value: option.description for option in built.options}
        assert about["sawmill"] == "1 knight and 2 points per forest territory"


def test_a_book_is_that_of_its_game() -> None:
    """The table in force comes from the game itself."""
    setup = Setup("queendomino", 3)
    made = book.of_game(game_fact(new_game(setup), setup))
    assert made.box == "queendomino"
    assert made.corrections == ()
    other = book.of_game(game_fact(new_game(Setup()), Setup()))
    assert other.buildings == BUILDINGS


def test_other_boxes_do_not_offer_the_buildings() -> None:
    """In a game of Kingdomino its selects are enough; typed, everything is still found."""
    kingdomino = Book(5, "kingdomino")
    assert set(groups_of(kingdomino)) == {"rules", "terms", "setups"}
    both = Book(5, "kingdomino", giants=True, court=True)
    assert set(groups_of(both)) == {"rules", "giants", "court", "terms", "setups"}
    assert set(groups_of(Book(5, "royal_wedding"))) == {
        "rules",
        "queen",
        "built",
        "terms",
        "setups",
    }
    assert "queendomino" not in search("", EN, kingdomino)[:OPTIONS]
    assert search("church", EN, kingdomino) == ["church"]


# -- giants, quests, The Court, and what is not open -----------------------------------------------


@pytest.mark.parametrize("id", QUESTS)
def test_every_quest_is_told_and_found(id: str) -> None:
    """By its name, by its id, and by what it asks for."""
    topic, about = f"quest_{id}", effects.quest_about(id, EN)
    shown = screens.topic(topic, EN)
    accept(shown)
    assert f"It brings:** {about}." in said(shown)
    assert topic in search(effects.quest_name(id, EN), EN)
    assert search(about, EN)[0] == topic
    assert about in screens.suggested_topic(topic, EN)


SHARED = [id for id in QUESTS if ":" in effects.quest_name(id, EN)]


@pytest.mark.parametrize("id", SHARED)
def test_a_drawn_quest_comes_before_others_of_its_name(id: str) -> None:
    """Four Corners: wheat or swamp, whichever this game has."""
    drawn = Book(box="kingdomino", giants=True, quests=(id,))
    family = effects.quest_name(id, EN).partition(":")[0]
    assert search(family, EN, drawn)[0] == f"quest_{id}"


@pytest.mark.parametrize("id", TOKENS)
def test_every_token_is_told_and_found(id: str) -> None:
    """Its effect, where it may stand, how many there are."""
    topic, token = f"court_{id}", TOKENS[id]
    shown = screens.topic(topic, EN)
    accept(shown)
    effect = effects.token_effect(token, EN)
    assert f"It brings:** {effect}." in said(shown)
    assert ("A character stands on any square" in said(shown)) == token.is_character
    assert f"The Court has {token.copies if token.copies > 1 else 'one'} of it." in said(shown)
    assert topic in search(effects.token_name(id, EN), EN)
    assert topic in search(effect, EN)


def test_what_shares_a_name_is_named_too() -> None:
    """The king on the line and the King of The Court; a topic that is meant itself has no line."""
    for asked in ("King", "king"):
        told = said(answer(asked, EN))
        assert told.startswith("### Rules · King\n")
        assert "King (The Court)" in next(one for one in told.split("\n") if "See also: " in one)
    assert "See also" not in said(answer("court_king", EN))


@pytest.mark.parametrize(
    ("asked", "first"), [("token", "court_"), ("tokens", "court_"), ("quest", "quest_")]
)
def test_a_kind_of_topic_finds_all_of_its_kind(asked: str, first: str) -> None:
    """What they are in short, then each by its name; the first of them are named on the page."""
    fitting = search(asked, EN)
    assert not fitting[0].startswith(first)
    kind = [topic for topic in fitting if topic.startswith(first)]
    assert len(kind) == (len(TOKENS) if first == "court_" else len(QUESTS))
    assert "See also: " in said(answer(asked, EN))
    assert title(kind[0], EN) in said(answer(asked, EN))


def test_giants_dominoes_tell_what_comes_with_them() -> None:
    """A to F bring a giant, 49 to 54 may send one."""
    for id in GIANT_DOMINOES:
        told = said(answer(id.lower(), EN))
        assert f"Domino {id} of Age of Giants" in told
        assert ("A giant arrives with it" in told) == id.isalpha()
        assert ("It shows footprints" in told) == id.isdigit()
    assert "Age of Giants adds " in said(screens.topic("wheat", EN))


def test_the_set_ups_are_told_with_their_numbers() -> None:
    """R9 to R18: grid, rounds and dominoes as the engine has them."""
    for setup in (
        Setup("royal_wedding", 3),
        Setup("royal_wedding", 4),
        Setup("royal_wedding", 5),
        Setup("royal_wedding", 8),
        Setup("royal_wedding", 6, teams=True),
        Setup("kingdomino", 2, giants=True),
        Setup("kingdomino", 2, frozenset({"mighty_duel"}), giants=True),
        Setup("queendomino", 2, giants=True),
        Setup("kingdomino", 3, giants=True),
        Setup("queendomino", 4, giants=True),
        Setup("kingdomino", 5, giants=True),
    ):
        options, told = setup.options(), EN(f"rules-{of_setup(setup)[0]}-text")
        assert f"{options.grid} by {options.grid}" in told
        rounds = {6: "Six rounds", 12: "12 lines of", 24: "24 rounds"}[options.rounds]
        assert rounds in told


def test_what_no_table_can_be_opened_with_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """One switch: neither offered nor found nor answered."""
    monkeypatch.setattr(setups, "PLAYABLE", frozenset({"kingdomino", "queendomino", "discovery"}))
    shown = {topic for topics in groups_of(BOOK).values() for topic in topics}
    hidden = set(TOPICS) - shown
    assert hidden >= {*GIANTS, *COURT, "teams", "wedding_few", "wedding_many", "giants_five"}
    assert {"two", "queen_two", "harmony", "discovery"} <= shown
    for asked in ("giant", "recruit", "merchant", "royal wedding", "lost corner"):
        assert not hidden & set(search(asked, EN))
    assert domino_of("49") is None
    assert domino_of("a") is None
    assert "I have no rule for" in said(answer("footprints", EN))
    assert "Age of Giants" not in said(screens.topic("wheat", EN))


def test_what_is_unknown_is_said_without_harm() -> None:
    """What was typed is shown as typed, and topics are offered."""
    shown = answer(f"@everyone {LONG}", EN)
    accept(shown)
    assert "@everyone" not in said(shown)
    assert len(shown.parts) == 2 + len(GROUPS)


def test_selects_hold_every_topic_once() -> None:
    """A select for each group, none over Discord's 25 options."""
    assert sorted(topic for topics in GROUPS.values() for topic in topics) == sorted(TOPICS)
    assert all(len(topics) <= OPTIONS for topics in GROUPS.values())


@pytest.mark.parametrize(
    ("setup", "topics"),
    [
        (Setup("kingdomino", 2), ["two"]),
        (
            Setup("kingdomino", 2, frozenset({"mighty_duel"}), dynasty=True),
            ["mighty_duel", "dynasty"],
        ),
        (Setup("kingdomino", 3, frozenset({"harmony"})), ["three", "harmony"]),
        (
            Setup("kingdomino", 4, frozenset({"harmony", "middle_kingdom"})),
            ["four", "middle_kingdom", "harmony"],
        ),
        (Setup("discovery", 2), ["discovery"]),
        (Setup("queendomino", 2), ["queen_two"]),
        (Setup("queendomino", 3, frozenset({"harmony"})), ["queen_three", "harmony"]),
        (
            Setup("queendomino", 4, frozenset({"harmony", "middle_kingdom"}), dynasty=True),
            ["queen_four", "middle_kingdom", "harmony", "dynasty"],
        ),
        (Setup("royal_wedding", 3, frozenset({"harmony"})), ["wedding_few", "harmony"]),
        (
            Setup("royal_wedding", 7, frozenset({"harmony", "middle_kingdom"}), dynasty=True),
            ["wedding_many", "middle_kingdom", "harmony", "dynasty"],
        ),
        (Setup("royal_wedding", 8, teams=True), ["teams"]),
        (Setup("kingdomino", 2, giants=True), ["giants_two", "giants"]),
        (
            Setup("kingdomino", 2, frozenset({"mighty_duel"}), giants=True, court=True),
            ["giants_big", "giants", "court"],
        ),
        (
            Setup("queendomino", 2, giants=True, court=True, dynasty=True),
            ["giants_big", "giants", "court", "dynasty"],
        ),
        (Setup("queendomino", 3, giants=True), ["giants_three", "giants"]),
        (Setup("kingdomino", 4, giants=True), ["giants_four", "giants"]),
        (Setup("queendomino", 5, giants=True, court=True), ["giants_five", "giants", "court"]),
        (Setup("kingdomino", 3, court=True), ["three", "court"]),
    ],
)
def test_the_rules_of_a_game_are_those_of_its_set_up(setup: Setup, topics: list[str]) -> None:
    """[Rules] in a thread tells what is special there."""
    assert of_setup(setup) == topics
    icons = corrected(dict.fromkeys(_all_wrong(setup.box), "k9t9"))
    worst = Book(BIGGEST, setup.box, icons, setup.giants, setup.court)
    for own in (BOOK, worst):
        shown = screens.of_game(LONG * 2, setup, EN, own)
        accept(shown)
        for topic in topics:
            assert f"**{title(topic, EN)}.**" in said(shown)
        queen = "some squares are towns" in said(shown)
        assert queen == (setup.box in ("queendomino", "royal_wedding"))
        assert ("Corrected by the hosts" in said(shown)) == bool(own.corrections)


def _all_wrong(box: str) -> list[str]:
    """The buildings of which both numbers can be corrected, where the box has any."""
    towns = box in ("queendomino", "royal_wedding")
    return [id for id in UNSURE if len(BUILDINGS[id].unverified) == 2] * towns


def test_help_speaks_to_those_who_play_by_ear() -> None:
    """A press away: the settings, a turn by typing, squares, the letters of terrains, the keys."""
    assert "Without pictures" in labels(screens.help_page(EN))
    shown = screens.by_ear(EN)
    accept(shown)
    for named in ("words only", "Answers: brief", "`/look`", "`/place`", "e5", "W wheat", "Tab"):
        assert named in said(shown), named
    commands = {command.name for command in slash_commands.commands()}
    for page in (shown, screens.help_page(EN)):
        assert set(re.findall(r"`/(\w+)", said(page))) <= commands
    assert settings_label("pictures", WORDS_ONLY, EN) in said(shown)
    assert settings_label("brief", ON, EN) in said(shown)
    assert labels(shown) == ["Back to help", "Settings"]


def test_help_fits_one_screen_and_leads_on() -> None:
    """How to play here, in one minute."""
    shown = screens.help_page(EN)
    assert "/cup list" in said(shown)
    accept(shown)
    assert labels(shown) == ["Open a table", "My games", "Rules", "Without pictures"]
    assert len(said(shown).rpartition("-# Castellan")[0]) < 1500


def test_what_is_unknown_is_said_again_in_short() -> None:
    """Discord lets 6,000 characters be typed; the answer still fits."""
    shown = screens.unknown("@everyone " * 600, EN)
    accept(shown)
    assert len(said(shown)) < 600
