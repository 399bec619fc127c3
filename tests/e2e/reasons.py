"""Why a step is refused: the words that tell it and the button that leads on, code by code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine import Kind, Move, Refusal
from tests.e2e.telling import building_name, token_name

_TABS: Final = {"tax": "Open the town", "build": "Open the town", "burn": "Open the town"}


def way_on(code: str) -> str:
    """The one button under a refusal: it opens the tab that the step belongs to."""
    if code.startswith("court_"):
        return "Open The Court"
    return _TABS.get(code.partition("_")[0], "Open the panel")


def why(move: Move, refusal: Refusal, lords: Sequence[str], name: str) -> str:
    """What a lord called `name` is told, without bold and invisible marks."""
    data, code = refusal.data, refusal.code
    if code.startswith("court_"):
        return _at_court(move, refusal)
    if code.startswith(("giant_", "send_")) or code == "wrong_step":
        return _of_giants(move, refusal, lords)
    building = building_name(move.building) if move.building else ""
    if code == "burn_out":
        lord = lords[int(str(data["seat"])) - 1]
        return f"The dragon is out this round: {'you' if lord == name else lord} bribed"
    if code == "build_taken":
        return f"{building_name(str(data['building']))} stands on {move.squares[0]} already."
    return {
        "place_first": "Place your domino first.",
        "tax_no_knight": "All your knights are placed.",
        "tax_not_here": f"on the two squares of {str(data.get('domino'))[1:]} only.",
        "tax_discarded": "No taxes this turn: the domino was discarded.",
        "build_coins": f"{building} costs {data.get('price')}; you have {data.get('coins')}.",
        "build_no_square": "You have no free town square.",
        "build_not_town": f"{move.squares[-1] if move.squares else ''} is no town.",
        "build_empty": f"{building} is not on the builders' board now; /board shows what is.",
        "burn_queen": "The Queen's host may not bribe the dragon.",
        "burn_coins": "The bribe is 1 coin; you have none.",
        "burn_empty": f"{building} is not on the builders' board, so the dragon can't burn it.",
    }[code]


def _of_giants(move: Move, refusal: Refusal, lords: Sequence[str]) -> str:
    square = move.squares[0]
    if refusal.code == "wrong_step":
        return {
            Kind.GIANT: "No giant waits for a crown: none comes with this domino, or no crown "
            "was open and it wandered off.",
            Kind.SEND: "A giant can only be sent along with a domino from 49 to 54.",
        }[move.kind]
    return {
        "giant_no_crown": f"{square} has no open crown.",
        "send_no_giant": f"No giant stands on {square}.",
        "send_self": "A giant can't be sent to your own kingdom.",
        "send_no_crown": f"{lords[(move.seat or 1) - 1]} has no open crown left for another giant.",
        "send_none": "You have no giant to send.",
        "send_nobody": "Nobody has an open crown left for a giant.",
    }[refusal.code]


def _at_court(move: Move, refusal: Refusal) -> str:
    data, square = refusal.data, move.squares[0]
    if refusal.code == "court_resources":
        needed = (
            "Two different resources are"
            if move.kind is Kind.RECRUIT
            else ("One of each of the four resources is")
        )
        have = {0: "none.", 1: "one kind."}.get(int(str(data["have"])), f"{data['have']} kinds.")
        return f"{needed} needed; you have {have}"
    return {
        "court_square_castle": f"{square} is the castle.",
        "court_square_empty": f"{square} is empty.",
        "court_square_building": f"{square} has a building.",
        "court_square_token": f"{square} has a token already.",
        "court_square_crown": f"{square} has a crown.",
        "court_square_terrain": f"{square} is not {data.get('terrain')}.",
        "court_square_resource": f"{square} has a resource that does not pay.",
        "court_pay": f"{data.get('square')} can't pay:",
        "court_not_there": f"{token_name(move.token)} is not to be had there now.",
        "court_none": "No open square of your kingdom fits it.",
    }[refusal.code]
