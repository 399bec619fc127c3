"""The names of a picture that no font can draw, for the message beside it."""

from collections.abc import Collection, Iterator

from render.canvas.lettering import printable
from render.requests import ChancesPicture, KingdomPicture, LadderPicture, ProfilePicture, Request
from render.tournament_requests import (
    BracketPicture,
    CrosstablePicture,
    PodiumPicture,
    RoundPicture,
    StandingsPicture,
)


def undrawn(
    request: Request, missing: Collection[str] | None = None
) -> tuple[tuple[str, str], ...]:
    """Return what stands in for each name that can't be drawn, such as "#3", and the name.

    `missing`: these names; None: the fonts are asked.
    """
    pairs = ((sign, name) for sign, name in dict.fromkeys(_named(request)) if name and sign)
    if missing is None:
        return tuple((sign, name) for sign, name in pairs if not printable(name))
    return tuple((sign, name) for sign, name in pairs if name in missing)


def named(request: Request) -> Iterator[str]:
    """Return the names in a picture that something can stand in for."""
    return (name for sign, name in _named(request) if name and sign)


def _named(request: Request) -> Iterator[tuple[str, str]]:
    match request:
        case LadderPicture():
            yield from ((f"#{row.place}", row.name or "") for row in request.rows)
        case ProfilePicture():
            yield "#1", request.name
        case ChancesPicture():
            yield from ((f"#{line.seat}", line.name) for line in request.lines)
        case StandingsPicture() | CrosstablePicture():
            yield from ((row.alias, row.name) for row in request.rows)
        case PodiumPicture():
            yield from ((one.alias, one.name) for one in request.places)
        case RoundPicture():
            for row in request.rows:
                yield from zip(row.aliases, (name for name, _ in row.lords), strict=False)
            yield from zip(request.bye_aliases, request.byes, strict=False)
        case BracketPicture():
            matches = (match for column in request.columns for match in column)
            yield from ((lord.alias, lord.name or "") for one in matches for lord in one.lords)
        case KingdomPicture():
            seats = sorted(request.view.kingdom_of(request.seat).seats)
            yield from ((f"#{seat}", request.view.name(seat)) for seat in seats)
        case _:
            lords = request.view.kingdoms
            seats = sorted(seat for kingdom in lords for seat in kingdom.seats)
            yield from ((f"#{seat}", request.view.name(seat)) for seat in seats)
