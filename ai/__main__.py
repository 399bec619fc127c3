"""The computer lords' command line: JSON or text; errors on stderr with exit status 2."""

import argparse
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from ai.agreement import EVENT, measure
from ai.audit import NotAuditedError, audit
from ai.audit import told as told_audit
from ai.calibration import calibrate
from ai.levels import HAS_NUMBA, knows
from ai.match import LORDS, Kept, match, report, seated
from ai.review import SAMPLES, review, told
from engine import EngineError, Game, Options
from engine.setups import Box, Variant


def _words(text: str) -> list[str]:
    return [word for word in text.split(",") if word]


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"1 or more, not {number}")
    return number


def _match(args: argparse.Namespace) -> None:
    options = Options(
        box=args.box,
        players=len(args.lords) if args.players is None else args.players,
        teams=args.teams,
        variants=frozenset(args.variants),
        giants=args.giants,
        court=args.court,
        quests=tuple(args.quests),
    )
    kept = Kept(args.keep, options, args.lords, args.seed) if args.keep else None
    began = time.process_time()
    tallies = match(options, args.lords, args.games, args.seed, time.process_time, kept=kept)
    seats = seated(args.lords, options.kingdoms, 1)
    results = {
        name: report(tally, seats.count(name) / len(seats)) for name, tally in tallies.items()
    }
    seconds = round(time.process_time() - began, 3)
    print(
        json.dumps(
            {"rule": options.rule, "games": args.games, "seconds": seconds, "lords": results}
        )
    )


def _prove(args: argparse.Namespace) -> None:
    from ai.proof import prove  # noqa: PLC0415 - numba is optional

    began = time.process_time()
    proof = prove(args.positions, args.games, args.seed)
    seconds = round(time.process_time() - began, 3)
    print(json.dumps({**asdict(proof), "differences": 0, "seconds": seconds}))


def _review(args: argparse.Namespace) -> None:
    record = args.file.read()
    began = time.process_time()
    found = review(record)
    seconds = time.process_time() - began
    print("\n".join(told(Game.from_record(record), found)))
    print(f"{seconds:.1f} s, {'played out' if found.played_out else 'estimated'}")


def _audit(args: argparse.Namespace) -> int:
    with args.file as file:
        lines, is_theirs = told_audit(audit(file.read()))
    print("\n".join(lines))
    return 0 if is_theirs else 1


def _calibrate(args: argparse.Namespace) -> None:
    options = Options(
        box=args.box,
        players=args.players,
        teams=args.teams,
        variants=frozenset(args.variants),
        giants=args.giants,
        court=args.court,
    )
    has_numba = HAS_NUMBA and not args.estimated
    found = calibrate(options, args.games, args.seed, samples=args.samples, has_numba=has_numba)
    fitted = {} if has_numba and knows(options) else {"spread": found.fitted()}
    print(json.dumps({**found.report(), **fitted}))


def _agreement(args: argparse.Namespace) -> None:
    options = Options(box=args.box, players=args.players, variants=frozenset(args.variants))
    found = measure(options, args.lords, args.games, args.seed)
    lords = {name: one.report() for name, one in found.items()}
    print(json.dumps({"rule": options.rule, "event": EVENT, "lords": lords}))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m ai", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    played = commands.add_parser("match", help="let computer lords play whole games")
    played.add_argument(
        "--lords", type=_words, required=True, help=f"for the kingdoms, of {', '.join(LORDS)}"
    )
    played.add_argument("--games", type=_count, required=True)
    played.add_argument("--seed", required=True, help="any text; deal n has the seed of TEXT:n")
    played.add_argument("--box", default=str(Box.KINGDOMINO), help=", ".join(Box))
    played.add_argument("--players", type=int, help="as many as lords are named, if left out")
    played.add_argument("--variants", type=_words, default=[], help=",".join(Variant))
    for flag in ("--giants", "--court", "--teams"):
        played.add_argument(flag, action="store_true")
    played.add_argument("--quests", type=_words, default=[], help="two quests, chosen")
    played.add_argument(
        "--keep", type=Path, help="a file for its games, which are not played again next time"
    )
    played.set_defaults(run=_match)
    proved = commands.add_parser("prove", help="compare the kernel with the engine; needs numba")
    proved.add_argument("--positions", type=_count, required=True)
    proved.add_argument("--games", type=_count, required=True)
    proved.add_argument("--seed", default="proof", help="any text; game n has the seed of TEXT:n")
    proved.set_defaults(run=_prove)
    reviewed = commands.add_parser("review", help="review a finished game, turn by turn, as text")
    reviewed.add_argument("file", type=argparse.FileType(encoding="utf-8"), help="its record")
    reviewed.set_defaults(run=_review)
    audited = commands.add_parser(
        "audit", help="compare the computer lords of a record with what their levels play"
    )
    audited.add_argument("file", type=argparse.FileType(encoding="utf-8"), help="the record")
    audited.set_defaults(run=_audit)
    calibrated = commands.add_parser(
        "calibrate", help="compare foretold chances of winning with who won self-played games"
    )
    calibrated.add_argument("--games", type=_count, required=True)
    calibrated.add_argument("--seed", default="calibration", help="any text")
    calibrated.add_argument("--samples", type=_count, default=SAMPLES, help="games played out")
    calibrated.add_argument("--box", default=str(Box.KINGDOMINO), help=", ".join(Box))
    calibrated.add_argument("--players", type=int, default=4)
    calibrated.add_argument("--variants", type=_words, default=[], help=",".join(Variant))
    for flag in ("--giants", "--court", "--teams"):
        calibrated.add_argument(flag, action="store_true")
    calibrated.add_argument(
        "--estimated", action="store_true", help="play no games out; fit the leads nearly won"
    )
    calibrated.set_defaults(run=_calibrate)
    agreed = commands.add_parser(
        "agreement", help="how often lords play what a review finds best, and what an event shows"
    )
    agreed.add_argument("--lords", type=_words, required=True, help=f"of {', '.join(LORDS)}")
    agreed.add_argument("--games", type=_count, required=True)
    agreed.add_argument("--seed", default="agreement", help="any text")
    agreed.add_argument("--box", default=str(Box.KINGDOMINO), help=", ".join(Box))
    agreed.add_argument("--players", type=int, default=4)
    agreed.add_argument("--variants", type=_words, default=[], help=",".join(Variant))
    agreed.set_defaults(run=_agreement)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status is 1 if an audit fails, and 2 if a command can't be run."""
    args = _parser().parse_args(arguments)
    try:
        return args.run(args) or 0
    except (EngineError, NotAuditedError, OSError) as error:
        print(f"{type(error).__name__}: {error}", file=sys.stderr)
        return 2
    except ModuleNotFoundError as error:
        print(f"This needs {error.name}: pip install -r requirements-kernel.txt", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
