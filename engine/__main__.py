"""The engine's command line: JSON on stdout; errors on stderr with exit status 2."""

import argparse
import json
import secrets
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from engine import selfplay
from engine.deal import SEED_BYTES
from engine.errors import BadSetup, EngineError
from engine.game import Game
from engine.kingdom import Kingdom
from engine.moves import Move
from engine.scoring import scorecard
from engine.setups import SETUPS, Box, Options, Variant
from engine.tokens import QUESTS
from engine.values import Terrain


def _words(text: str) -> list[str]:
    return [word for word in text.split(",") if word]


def _names(text: str) -> list[str]:
    """Split names; an empty one is kept, so that it is refused and no seat number shifts."""
    return text.split(",")


def _seed(text: str) -> bytes:
    seed = bytes.fromhex(text)
    if len(seed) != SEED_BYTES or text != seed.hex():
        raise argparse.ArgumentTypeError(f"{2 * SEED_BYTES} lower-case hex digits, not {text!r}")
    return seed


def _count(text: str) -> int:
    number = int(text)
    if number < 0:
        raise argparse.ArgumentTypeError(f"0 or more, not {number}")
    return number


def _options(args: argparse.Namespace) -> Options:
    return Options(
        box=args.box,
        players=args.players,
        teams=args.teams,
        variants=frozenset(args.variants),
        giants=args.giants,
        court=args.court,
        quests=tuple(args.quests),
    )


def _icons(args: argparse.Namespace) -> dict[str, str]:
    icons: dict[str, str] = {}
    for word in args.icons:
        name, _, value = word.partition("=")
        if name in icons:
            data = {"option": "icons", "value": word, "allowed": ("each once",), "rule": "R19"}
            raise BadSetup("icons", data)
        icons[name] = value
    return icons


def _print(value: object) -> None:
    print(json.dumps(value))


def _game(args: argparse.Namespace) -> Game:
    return Game.from_record(args.file.read_text(encoding="utf-8-sig"))


def _new(args: argparse.Namespace) -> None:
    options = _options(args)
    given = args.names is not None
    names = args.names if given else selfplay.default_names(options.players)
    seed = args.seed or secrets.token_bytes(SEED_BYTES)
    print(Game.new(options, names, seed=seed, icons=_icons(args)).to_record(), end="")


def _replay(args: argparse.Namespace) -> None:
    game = _game(args)
    view = game.view()
    status: dict[str, object] = {"rule": view.rule, "over": view.over}
    status |= {"result": view.result, "winners": view.winners, "quests": view.quests}
    if view.turn is not None:
        status |= {"turn": view.turn.text(), "seat": view.turn.seat}
    if "ending" in game.header:
        status["ending"] = game.header["ending"]
    status["kingdoms"] = [
        {"seats": kingdom.seats, "scorecard": kingdom.scorecard.to_dict(), "text": kingdom.text}
        for kingdom in view.kingdoms
    ]
    _print(status)


def _moves(args: argparse.Namespace) -> None:
    for move in _game(args).legal_moves():
        print(move.text())


def _perft(args: argparse.Namespace) -> None:
    _print(count_sequences(_game(args), args.depth))


def count_sequences(game: Game, depth: int) -> int:
    """Count the sequences of exactly `depth` legal moves; shorter games don't count."""
    if depth == 0:
        return 1
    if depth == 1:
        return game.count_moves()
    return sum(count_sequences(_after(game, move), depth - 1) for move in game.legal_moves())


def _after(game: Game, move: Move) -> Game:
    twin = game.copy()
    twin.play(move)
    return twin


def _placements(args: argparse.Namespace) -> None:
    for spot in Kingdom.from_text(args.kingdom).placements(args.domino):
        print(*spot)


def _score(args: argparse.Namespace) -> None:
    """Score a kingdom in the smallest game of its box, where every variant is allowed."""
    options = Options(
        box=args.box,
        players=min((row.players for row in SETUPS if row.box == args.box), default=2),
        variants=frozenset(args.variants),
        giants=bool(args.quests),
    )
    for quest in args.quests:
        if quest not in QUESTS or args.quests.count(quest) > 1:
            raise BadSetup(
                "quests", {"option": "quests", "value": quest, "allowed": QUESTS, "rule": "R19"}
            )
    kingdom = Kingdom.from_text(args.kingdom)
    kingdom.queen = kingdom.queen or args.queen
    _refuse_pieces(kingdom, options)
    _print(scorecard(kingdom, options.variants, args.quests).to_dict())


def _refuse_pieces(kingdom: Kingdom, options: Options) -> None:
    """Refuse pieces that the box does not contain: giants, The Court or a town (R21, R22)."""
    box = str(options.box)
    found: dict[str, int] = {}
    if options.box not in (Box.KINGDOMINO, Box.QUEENDOMINO):
        found["giants"] = bool(kingdom.giants or kingdom.pending)
        found["court"] = bool(kingdom.tokens or kingdom.resources)
    if not options.town:
        found["queen"] = kingdom.queen
        found["coins"] = kingdom.coins
        found["knights"] = kingdom.knights_owned()
        found["towers"] = kingdom.towers
        found["town"] = bool(kingdom.land[Terrain.TOWN])
    for name, value in found.items():
        if value:
            allowed = (type(value)(0),)
            data = {"option": name, "value": value, "allowed": allowed, "rule": "R19"}
            raise BadSetup(name, {**data, "box": box})


def _selfplay(args: argparse.Namespace) -> None:
    options, icons = _options(args), _icons(args)
    Game.new(options, selfplay.default_names(options.players), seed=bytes(32), icons=icons)
    play = selfplay.LORDS[args.lord]
    sums, seconds = [0] * options.kingdoms, 0.0
    for number in range(1, args.games + 1):
        began = time.perf_counter()
        game = selfplay.new_game(options, args.seed, number, icons)
        play(game)
        seconds += time.perf_counter() - began
        sums = [total + card.total for total, card in zip(sums, game.scores(), strict=True)]
        if args.out is not None:
            args.out.mkdir(parents=True, exist_ok=True)
            (args.out / f"{number:06}.txt").write_text(game.to_record(), encoding="utf-8")
    _print(_rates(args.games, seconds, sums))


def _rates(games: int, seconds: float, sums: Sequence[int]) -> dict[str, object]:
    return {
        "games": games,
        "seconds": round(seconds, 3),
        "games_per_second": round(games / seconds, 1) if seconds else 0.0,
        "mean_scores": [round(total / games, 3) if games else 0.0 for total in sums],
    }


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    new = commands.add_parser("new", help="print an empty record")
    _add_options(new)
    new.add_argument("--seed", type=_seed, help="64 hex digits; drawn at random if left out")
    new.add_argument("--names", type=_names, help="the lords' names in seat order: Ann,Ben")
    new.set_defaults(run=_new)
    for name, run, text in (
        ("replay", _replay, "check a record; print result, scorecards and kingdoms"),
        ("moves", _moves, "print the legal moves at the end of a record"),
        ("perft", _perft, "count the sequences of moves that follow a record"),
    ):
        command = commands.add_parser(name, help=text)
        command.add_argument("file", type=Path)
        command.set_defaults(run=run)
        if name == "perft":
            command.add_argument("depth", type=_count)
    _add_kingdom_commands(commands)
    played = commands.add_parser("selfplay", help="let random lords play whole games")
    _add_options(played)
    played.add_argument("--games", type=_count, required=True)
    played.add_argument("--seed", required=True, help="any text; game n has the seed of TEXT:n")
    played.add_argument("--lord", choices=list(selfplay.LORDS), default="random")
    played.add_argument("--out", type=Path, help="a folder to write each game's record to")
    played.set_defaults(run=_selfplay)
    return parser


def _add_kingdom_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    placements = commands.add_parser("placements", help="where a domino may go in a kingdom")
    placements.add_argument("kingdom", help="a kingdom text")
    placements.add_argument("domino", help="a domino's id, such as K17")
    placements.set_defaults(run=_placements)
    score = commands.add_parser("score", help="the scorecard of a kingdom")
    score.add_argument("kingdom", help="a kingdom text")
    score.add_argument("--box", default=str(Box.KINGDOMINO))
    score.add_argument("--variants", type=_words, default=[])
    score.add_argument("--quests", type=_words, default=[])
    score.add_argument("--queen", action="store_true", help="the kingdom hosts the Queen")
    score.set_defaults(run=_score)


def _add_options(command: argparse.ArgumentParser) -> None:
    command.add_argument("--box", required=True, help=", ".join(Box))
    command.add_argument("--players", type=int, required=True)
    command.add_argument("--variants", type=_words, default=[], help=",".join(Variant))
    for flag in ("--giants", "--court", "--teams"):
        command.add_argument(flag, action="store_true")
    command.add_argument("--quests", type=_words, default=[], help="two quests, chosen")
    command.add_argument("--icons", type=_words, default=[], help="corrections of building icons")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status is 2 if the engine refuses or a file can't be read."""
    args = _parser().parse_args(arguments)
    try:
        args.run(args)
    except (EngineError, OSError, UnicodeError) as error:
        print(f"{type(error).__name__}: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
