"""A competent computer lord: it looks ahead to the dominoes it holds and the one it takes next."""

from collections.abc import Callable, Mapping, Sequence

from ai.opinions import Choice, Opinion, chance_of
from ai.prospect import WEIGHTS, Prospect, Weights
from ai.trial import LEFT_OUT, Blur, Trial, kingdom_in
from engine import ARRIVALS, FOOTPRINTS, GameView, Kind, Kingdom, Move, Square, Step

_BEAM = 10
"""How many placements are examined more closely: those with the highest first estimates."""

_CLOSER = 3
"""How many dominoes of the next line are considered after the first placement."""

_PATIENCE = 1200
"""After valuing so many kingdoms for placements, no further placement is examined."""

_FORESIGHT = 800
"""After valuing so many kingdoms in total, no further choices of opponents are predicted."""

_SCALE = 12.0
"""The estimated lead in points that is nearly won."""

_BEST_OF = (0.0, 0.0, 0.56, 0.85, 1.03, 1.16, 1.27, 1.35, 1.42)
"""How far the best of so many dominoes is above the mean, in standard deviations."""


def lookahead(view: GameView, moves: Sequence[Move], seat: int | None = None) -> Move:
    """The legal move with the best prospects for a seat (default: the seat on turn).

    A placement is valued by the kingdom that follows once the other dominoes it holds are placed
    too, each in its best place, and then the best domino of the next line. A domino of that line is
    valued by its gain for the own kingdom, less the gain of what is left to opponents, and by how
    early it allows choosing in the next round. Optional steps are taken, as by the greedy lord, if
    they gain more than they cost, but their future effects count, too. It never bribes the dragon.

    It uses the view alone; the same view and moves always give the same answer, the first among
    equal moves. It finds purchases at The Court itself: `moves` need not list them. Raises
    ValueError if no seat is on turn.
    """
    return decide(view, moves, seat, WEIGHTS)


def decide(
    view: GameView,
    moves: Sequence[Move],
    seat: int | None,
    weights: Weights,
    blur: Blur | None = None,
) -> Move:
    """The move that `lookahead` plays, with any weights and misjudgments."""
    if view.turn is None or not moves:
        raise ValueError("nobody is on turn")
    if len(moves) == 1 and view.court is None:
        return moves[0]
    ahead = Ahead(view, seat or view.turn.seat, Prospect(view, weights, blur))
    extra = ahead.best_extra(moves)
    if extra is not None:
        return extra
    rest = [move for move in moves if move.kind not in LEFT_OUT]
    if rest[0].kind is Kind.PLACE:
        return ahead.best_place(rest)
    if rest[0].kind is Kind.CHOOSE:
        return ahead.best_choice(rest)
    return max(rest, key=ahead.worth)


def weigh(view: GameView, moves: Sequence[Move], seat: int | None, played: Move) -> Choice:
    """A move to be played, with estimates of what it and the alternatives lead to."""
    if view.turn is None:
        raise ValueError("nobody is on turn")
    own = seat or view.turn.seat
    ahead = Ahead(view, own, Prospect(view))
    rivals = [one.seats[0] for one in view.kingdoms if own not in one.seats]
    best = max(ahead.prospect.worth(kingdom_in(view, s), to_come(view, s)) for s in rivals)

    def opinion(move: Move) -> Opinion:
        points = ahead.worth(move)
        return Opinion((move,), round(points, 2), round(chance_of(points - best, _SCALE), 4))

    others = [opinion(move) for move in moves if move != played]
    return Choice(opinion(played), tuple(sorted(others, key=lambda one: -one.points)))


class Ahead(Trial):
    """Valuations of a seat's moves that look ahead.

    `left` is the number of dominoes that its kingdom gets after those placed now or by the move to
    be decided.
    """

    def __init__(self, view: GameView, seat: int, prospect: Prospect) -> None:
        super().__init__(view, seat)
        assert view.turn is not None, "somebody is on turn"
        self.prospect = prospect
        self.left = to_come(view, seat)
        self.place = view.turn.number
        self.partners = view.kingdom_of(seat).seats
        if view.turn.step is Step.PLACE and view.turn.seat == seat:
            self.left -= 1

    def count(self, kingdom: Kingdom) -> float:
        """The points that a kingdom is likely to have at the end."""
        return self.prospect.worth(kingdom, self.left)

    def best_extra(self, moves: Sequence[Move]) -> Move | None:
        """The optional move that gains most, The Court's last; None if none gains."""
        assert self.view.turn is not None, "somebody is on turn"
        self.prospect.builds = 0
        best = self.best_optional(moves)
        if best is None and self.view.turn.step is Step.END:
            best = self.best_purchase()
        self.prospect.builds = 1
        return best

    def best_place(self, moves: Sequence[Move]) -> Move:
        """The placement with the best prospects."""
        if len(moves) == 1:
            return moves[0]
        trials = []
        for move in moves:
            trial = self.kingdom.copy()
            trial.lay(move.domino, *move.squares)
            self.settle(trial, move.domino)
            trials.append((self.count(trial), trial, move))
        trials.sort(key=lambda one: -one[0])
        values = self.line_values()
        began = self.prospect.spent
        best, most = moves[0], float("-inf")
        for _, trial, move in trials[:_BEAM]:
            found = self.foreseen(trial, values)
            if max(found.values()) > most:
                best, most = move, max(found.values())
            if self.prospect.spent - began > _PATIENCE:
                break
            closer = sorted(found, key=lambda domino: -found[domino])[:_CLOSER]
            values = {domino: values[domino] for domino in closer if domino}
        return best

    def best_choice(self, moves: Sequence[Move]) -> Move:
        """The domino of the next line with the best prospects."""
        if len(moves) == 1:
            return moves[0]
        values = self.line_values()
        start, left = self.with_held(self.kingdom)
        return max(
            moves, key=lambda move: self.after(start, move.domino, left)[0] + values[move.domino]
        )

    def foreseen(self, kingdom: Kingdom, values: Mapping[str, float]) -> dict[str, float]:
        """The worth of a kingdom with the dominoes held, for each next domino of the line.

        In the last round there is no next domino: the only key is then "".
        """
        start, left = self.with_held(kingdom)
        if not values:
            return {"": self.prospect.worth(start, left)}
        return {one: self.after(start, one, left)[0] + value for one, value in values.items()}

    def with_held(self, kingdom: Kingdom) -> tuple[Kingdom, int]:
        """The own kingdom with all dominoes that its lords hold, except this turn's, placed."""
        left = self.left
        for domino in self.held():
            _, kingdom = self.after(kingdom, domino, left)
            left -= 1
        return kingdom, left

    def held(self) -> list[str]:
        """The dominoes to be placed in the own kingdom after this turn's, in their order."""
        later = [(slot.seat, slot.domino) for slot in self.view.order[self.place :]]
        chosen = [(slot.seat, slot.domino) for slot in self.view.next_line]
        return [domino for seat, domino in later + chosen if seat in self.partners and domino]

    def after(self, kingdom: Kingdom, domino: str, left: int) -> tuple[float, Kingdom]:
        """The worth of a kingdom after the best placement of one of `left` dominoes, and it."""
        best, most = None, float("-inf")
        for spot in kingdom.placements(domino):
            trial = kingdom.copy()
            trial.lay(domino, *spot)
            self.settle(trial, domino)
            value = self.prospect.worth(trial, left - 1)
            if value > most:
                best, most = trial, value
        if best is None:
            best = kingdom.copy()
            best.discarded += 1
            most = self.prospect.worth(best, left - 1)
        return most, best

    def settle(self, kingdom: Kingdom, domino: str) -> None:
        """Place the giant that arrives with a domino, or send one away, for the best (R32, R33)."""
        if domino in ARRIVALS:
            self._move_giant(kingdom, kingdom.crowned(), kingdom.cover, sign=-1)
        elif domino in FOOTPRINTS and kingdom.giants:
            self._move_giant(kingdom, sum(kingdom.giants), kingdom.uncover, sign=1)

    def _move_giant(
        self, kingdom: Kingdom, squares: int, move: Callable[[Square], None], sign: int
    ) -> None:
        """Move a giant by the size of the territory of its crown: faster than a full valuation."""
        bits = kingdom.canvas.squares(squares)
        best = max(bits, key=lambda bit: sign * kingdom.territory_size(bit), default=0)
        if best:
            move(kingdom.canvas.names[best])

    def line_values(self) -> dict[str, float]:
        """For each free domino of the next line: the effects of taking it beyond its own points.

        Seats that choose later are expected to take the domino that gains them most. The gains of
        opponents count against it, in part; those of another king of the own kingdom count for it.
        """
        view = self.view
        free = [slot.domino for slot in view.next_line if slot.seat is None]
        later = [slot.seat for slot in view.order[self.place :]]
        gains: dict[int, dict[str, float]] = {}
        for place, seat in enumerate(later):
            if self.prospect.spent > _FORESIGHT:
                later = later[:place]
                break
            if seat not in gains:
                gains[seat] = self.gains(seat, free)
        claimed = {slot.domino: slot.seat for slot in view.next_line if slot.seat is not None}
        values = {}
        for domino in free:
            total, rest = 0.0, [other for other in free if other != domino]
            claims = {**claimed, domino: self.seat}
            for seat in later[: len(rest)]:
                taken = max(rest, key=gains[seat].__getitem__)
                rest.remove(taken)
                claims[taken] = seat
                total += self.side(seat) * gains[seat][taken]
            values[domino] = total + self.earliness(claims)
        return values

    def side(self, seat: int) -> float:
        """The weight of a point of a seat's kingdom: negative for a rival's."""
        if seat in self.partners:
            return 1.0
        return -self.prospect.weights.rivals / (len(self.view.kingdoms) - 1)

    def earliness(self, claims: Mapping[str, int]) -> float:
        """The worth of choosing early in the next round; in the last round nobody chooses."""
        if self.view.round + 1 >= self.view.rounds:
            return 0.0
        size, total = len(self.view.next_line), 0.0
        line = [slot.domino for slot in self.view.next_line if slot.domino in claims]
        for place, domino in enumerate(line):
            total += self.side(claims[domino]) * _BEST_OF[size - place]
        return self.prospect.weights.chance * total

    def gains(self, seat: int, dominoes: Sequence[str]) -> dict[str, float]:
        """The gain of each domino for the kingdom of a seat, compared with none."""
        if seat in self.partners:
            kingdom, left = self.with_held(self.kingdom)
        else:
            kingdom, left = kingdom_in(self.view, seat), to_come(self.view, seat)
            for slot in self.view.order[self.place :]:
                if slot.seat == seat and slot.domino:
                    _, kingdom = self.after(kingdom, slot.domino, left)
                    left -= 1
        before = self.prospect.worth(kingdom, left - 1)
        return {domino: self.after(kingdom, domino, left)[0] - before for domino in dominoes}


def to_come(view: GameView, seat: int) -> int:
    """How many dominoes are still to be placed in a kingdom, including those its lords hold.

    The domino of the turn in progress counts until it is placed.
    """
    turn, seats = view.turn, view.kingdom_of(seat).seats
    chosen = (view.rounds - view.round) * view.options.kings * len(seats)
    if not view.round or turn is None:
        return chosen
    held = sum(slot.seat in seats and not slot.done for slot in view.order)
    is_placed = turn.seat in seats and turn.step not in (Step.RECEIVE, Step.PLACE)
    return chosen + held - is_placed
