"""Events that were played and published: their tables come out as they stood there.

Facts only: who met whom, how it ended, and the tie-break that was published.
"""

from __future__ import annotations

from fractions import Fraction

from services.facts.tournaments import Tournament
from services.tournaments import scores
from tests.services.tournaments.scores.crosstables import CHESS, duels, match, round_of, tournament

# Club championship of the Hamilton Chess Club, New Zealand, 2018: 27 players, 6 rounds. Crosstable
# and tie-breaks: https://hamiltonchess.net/2018/04/11/richard-on-tie-break/ . A bye of half a
# point, which tournaments don't have, is a drawn game with number 28; where a line has a round less
# than the others, the empty one is the fifth.
HAMILTON = """
Dare +10 +17 +12 =2 +4 +3
Nolan +27 +16 +9 =1 +8 +10
Severinsen =28 +11 +6 =4 +5 -1
Mistry +22 +15 =8 =3 -1 +13
Lynn -16 +14 +22 +15 -3 +8
Judkins -21 +27 -3 +23 +16 +14
Li -9 -23 +27 +19 +15 +12
Crombie +25 +21 =4 +13 -2 -5
Bennett +7 +13 -2 =28 . +18
Lin -1 +25 +26 =12 +17 -2
Tuatini =28 -3 -14 +25 +20 +17
Kang +20 +18 -1 =10 =14 -7
Symon +23 -9 +19 -8 +21 -4
Silva =28 -5 +11 +22 =12 -6
Lightfoot +26 -4 +21 -5 -7 +24
Dizon +5 -2 -17 +24 -6 +22
Heppenstall +24 -1 +16 =28 -10 -11
Kennedy +19 -12 +23 =28 . -9
J.Crombie -18 +20 -13 -7 =25 +21
D.Dizon -12 -19 =25 +27 -11 +26
Ripp +6 -8 -15 +26 -13 -19
Treat -4 +24 -5 -14 +26 -16
Loy -13 +7 -18 -6 -24 +27
Song -17 -22 bye -16 +23 -15
Clark -8 -10 =20 -11 =19 bye
L.Silva -15 bye -10 -21 -22 -20
Murphy -2 -6 -7 -20 bye -23
"""
HAMILTON_POINTS = "5.5 5.5 4 4 4 4 4 3.5 3.5 3.5 3.5 3 3 3 3 3 2.5 2.5 2.5 2.5 2 2 2 2 2 1 1"


def test_hamilton_2018_points_direct_encounter_and_buchholz() -> None:
    table = scores.standings(duels(HAMILTON, 28, ties=("head", "opponents")), 1)
    by_name = {line.name: line for line in table.lines}
    names = [line.split()[0] for line in HAMILTON.split("\n") if line]
    assert [str(float(by_name[name].points)).removesuffix(".0") for name in names] == (
        HAMILTON_POINTS.split()
    )
    first, second = table.lines[:2]
    assert [first.name, second.name] == ["Dare", "Nolan"]
    assert dict(first.ties) == {"head": Fraction(1, 2), "opponents": Fraction(45, 2)}
    assert dict(second.ties) == {"head": Fraction(1, 2), "opponents": Fraction(20)}
    assert second.decided == "opponents"


# Western Swiss of the Hobsons Bay Chess Club, Australia, 2025, after 3 rounds: crosstable of two
# rounds, pairings of the third and standings as Vega wrote them, in the club's own collection
# (github.com/Hobsons-Bay-Chess-Club-AU/tournaments, www/www2025HobsonsBayWesternSwiss: crosstable,
# pairs3, standings). 3 had the bye of round 3, 8 did not come to 12 in round 2, 2 and 16 came late.
# Byes of half a point, which tournaments don't have, are drawn games with number 17.
WESTERN = """
Nowak +9 +10 +5
Martin . =17 +14
Annapureddy -10 -9 bye
Yang =11 +13 =7
Wilkinson +12 +15 -1
Nawar =13 +11 +10
Ramanathan =17 +14 =4
Clerk -15 -12 +13
Majety -1 +3 +12
Annadasu +3 -1 -6
Kostakakis =4 -6 +15
Ramprasad -5 +8 -9
T.Cox =6 -4 -8
Nicdao =17 -7 -2
A.Cox +8 -5 -11
Butler . . .
"""
WESTERN_POINTS = "3 1.5 1 2 2 2.5 2 1 2 1 1.5 1 0.5 0.5 1 0"
WESTERN_BUCHHOLZ = "5 - 4 4 5 3 - 2.5 5 6.5 5.5 5 5.5 - 4.5 0"
"""In the order of the crosstable; "-": of the three with a bye of half a point."""


def test_hobsons_bay_2025_buchholz_of_everybody_with_byes_and_latecomers() -> None:
    table = scores.standings(duels(WESTERN, 17, ties=("opponents",)), 1)
    lines = {line.entry: line for line in table.lines}
    points = [float(lines[entry].points) for entry in range(1, 17)]
    assert points == [float(one) for one in WESTERN_POINTS.split()]
    for entry, published in enumerate(WESTERN_BUCHHOLZ.split(), 1):
        if published != "-":
            assert dict(lines[entry].ties)["opponents"] == Fraction(published), entry


# Candidates Tournament, Moscow 2016: 8 players, each met each other twice. Crosstable:
# https://chessdailynews.com/karjakin-or-caruana-will-challenge-carlsen-in-november-for-world-title/
# with the four games of the last round, which it names; the first tie-break of the regulations is
# the results among the tied (3.7 a, quoted there).
CANDIDATES = {
    "Karjakin": {"Caruana": "½1", "Anand": "10", "Svidler": "½½", "Aronian": "½½",
                 "Giri": "½½", "Nakamura": "1½", "Topalov": "½1"},
    "Caruana": {"Anand": "½1", "Svidler": "½½", "Aronian": "½½", "Giri": "½½",
                "Nakamura": "½1", "Topalov": "½½"},
    "Anand": {"Svidler": "1½", "Aronian": "½1", "Giri": "½½", "Nakamura": "½0", "Topalov": "1½"},
    "Svidler": {"Aronian": "½1", "Giri": "½½", "Nakamura": "½½", "Topalov": "½½"},
    "Aronian": {"Giri": "½½", "Nakamura": "1½", "Topalov": "1½"},
    "Giri": {"Nakamura": "½½", "Topalov": "½½"},
    "Nakamura": {"Topalov": "11"},
    "Topalov": {},
}  # fmt: skip


def candidates() -> Tournament:
    """Return it, played by the circle method twice: in which round who met decides nothing."""
    names = list(CANDIDATES)
    rounds = []
    for number in range(1, 15):
        turn = (number - 1) % 7
        circle = [0, *((at + turn) % 7 + 1 for at in range(7))]
        pairs = [sorted((circle[at] + 1, circle[7 - at] + 1)) for at in range(4)]
        matches = []
        for table, (one, other) in enumerate(pairs, 1):
            mark = CANDIDATES[names[one - 1]][names[other - 1]][(number - 1) // 7]
            own = {"1": 2, "½": 1, "0": 0}[mark]
            matches.append(match(number, table, {one: own, other: 2 - own}))
        rounds.append(round_of(number, matches))
    return tournament(rounds, names, kind="robin", size=2, points=CHESS, ties=("head", "lot"))


def test_moscow_2016_results_among_the_tied() -> None:
    lines = scores.standings(candidates(), 1).lines
    assert [(line.name, line.points) for line in lines[:3]] == [
        ("Karjakin", Fraction(17, 2)),
        ("Caruana", Fraction(15, 2)),
        ("Anand", Fraction(15, 2)),
    ]
    heads = {line.name: dict(line.ties)["head"] for line in lines}
    assert (heads["Caruana"], heads["Anand"]) == (Fraction(3, 2), Fraction(1, 2))
    assert lines[2].decided == "head"
    assert {line.points for line in lines[3:7]} == {Fraction(7)}
    assert heads["Svidler"] == Fraction(7, 2)
    assert heads["Aronian"] == heads["Giri"] == 3
    assert heads["Nakamura"] == Fraction(5, 2)
    assert [lines[3].name, lines[6].name, lines[7].name] == ["Svidler", "Nakamura", "Topalov"]
    assert (heads["Karjakin"], heads["Topalov"]) == (None, None)
    assert {lines[4].decided, lines[5].decided} == {"head", "lot"}
