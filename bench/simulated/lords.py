"""What people do in their games: turns composed step by step, changed minds, questions, plans."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from random import Random

from bench.simulated.characters import DAY, HOUR, Character
from bench.simulated.ledger import Told
from bench.simulated.protocol import Server
from engine import Move, Step
from services.facts import Press, Refused
from services.facts.games import GameFact, Proposal
from services.facts.panels import PanelFact, TurnEnded
from services.facts.plans import Plan, PlanPanelFact

OPTIONAL = (Step.SEND, Step.TAX, Step.BUILD, Step.BURN, Step.COURT)
OFTEN = 0.5
NOT_WANTED = ("build_", "burn_", "court_", "tax_", "send_", "giant_")
"""Refusals of optional steps that the rest of a draft rules out: they are left out then."""
EXPECTED = frozenset(
    {
        *("not_your_turn", "turn_over", "turn_over_auto", "turn_over_plan", "turn_taken_back"),
        *("button_old", "game_over", "resigned", "seat_lost", "not_at_table", "same_click"),
        *("join_cap", "join_full", "join_started", "join_reliability", "join_seated"),
        *("table_closed", "invitation_over", "seat_taken", "seat_none", "no_table"),
        *("takeback_off", "takeback_line", "takeback_tiles", "takeback_played", "takeback_none"),
        *(
            "takeback_free",
            "takeback_often",
            "takeback_game",
            "takeback_time",
            "vote_alone",
            "vote_again",
            "vote_open",
            "vote_over",
            "paused",
            "no_clock",
            "time_limit",
        ),
        *("time_enough", "not_idle", "lord_away", "receive_none", "game_on", "rematch_outsider"),
        *("plan_none", "plan_empty", "plan_other", "plan_old", "your_turn", "plan_no_line"),
        *(
            "watch_table",
            "follow_over",
            "follow_many",
            "away_budget",
            "away_past",
            "no_partner",
            "not_your_seat",
        ),
    }
)
"""Refusals of people who come too late or whom others preceded."""
OUTSIDE = (
    *("seat_lost", "resigned", "not_at_table", "not_your_seat", "seat_none", "seat_taken"),
    "vote_over",
)
"""Refusals before the person is looked up: they bring nobody back from an absence."""


class Lords:
    """People at their games."""

    def __init__(self, server: Server, random: Random) -> None:
        self.server = server
        self.random = random

    @asynccontextmanager
    async def _pressing(self, who: Character, game: int) -> AsyncIterator[None]:
        """Press something in a game as a person; a refusal is counted, or a fault."""
        ledger, now = self.server.ledger, self.server.clock.now()
        try:
            with self.server.click(who):
                yield
            ledger.acted(game, who.person.id, now)
        except Refused as refusal:
            ledger.refusals[refusal.code] += 1
            if refusal.code not in OUTSIDE:
                # An absent lord is back by this, though it is not their turn.
                ledger.acted(game, who.person.id, now)
            if refusal.code not in EXPECTED:
                words = f"{refusal.code} {dict(refusal.data)} in game {game}"
                ledger.fault("refused", words[:300])

    # -- the turn ----------------------------------------------------------------------------------

    async def play(self, who: Character, game: int) -> None:
        """Play every turn that is theirs now."""
        async with self._pressing(who, game):
            panel: PanelFact | None = await self.server.play.panel(Press(game, who.person))
            while panel is not None and panel.composing:
                composed = await self._compose(who, panel)
                if composed is None:
                    return
                ended = await self._end(who, composed)
                panel = ended.panel
                if ended.may_take_back and self.random.random() < who.takes_back:
                    panel = await self._take_back(who, ended)
                elif panel is None:
                    await self._afterwards(who, ended.game)

    async def _compose(self, who: Character, panel: PanelFact) -> PanelFact | None:
        """Fill the required steps and some optional ones; None: there is nothing to compose."""
        play, person, wishes = self.server.play, who.person, self.random.randrange(3)
        while True:
            game = panel.game.id
            if panel.receive is not None:
                crown = self.random.choice(panel.receive.crowns).square
                got = await play.receive(Press(game, person, version=panel.game.version), crown)
                if got.panel is None:
                    return None
                panel = got.panel
                continue
            if not panel.composition.todo and wishes <= 0:
                return panel
            move = self._chosen(who, panel)
            if move is None:
                wishes -= 1
                move = self._wished(panel)
            if move is None:
                continue
            try:
                panel = await play.set_slot(Press(game, person, version=panel.game.version), move)
            except Refused as refusal:
                if not refusal.code.startswith(NOT_WANTED):
                    raise
                panel = await play.panel(Press(game, person))

    def _chosen(self, who: Character, panel: PanelFact) -> Move | None:
        """Choose for the first step that has to be done."""
        if not panel.composition.todo:
            return None
        step = panel.composition.todo[0]
        options = panel.composition.options[step]
        if step is Step.PLACE and panel.spots is not None:
            ranked = panel.spots.ranked
            spot = ranked[0] if self.random.random() < who.careful else self.random.choice(ranked)
            return next(move for move in options if move.squares == spot.squares)
        return _any(self.random, options)

    def _wished(self, panel: PanelFact) -> Move | None:
        """Choose one of the optional steps."""
        open_ = [step for step in OPTIONAL if panel.composition.options.get(step)]
        if not open_ or self.random.random() > OFTEN:
            return None
        return _any(self.random, panel.composition.options[self.random.choice(open_)])

    async def _end(self, who: Character, panel: PanelFact) -> TurnEnded:
        """End the turn, sometimes by two presses at once, which must have the same answer."""
        play, ledger = self.server.play, self.server.ledger

        async def press() -> TurnEnded:
            with self.server.click(who):
                return await play.end_turn(
                    Press(panel.game.id, who.person, version=panel.game.version),
                    revision=panel.revision,
                )

        ended = await press()
        ledger.acknowledged.append(Told.of(panel.game.id, ended.report))
        if self.random.random() < 0.02:
            ledger.count("double presses")
            again = await press()
            if again.report.version != ended.report.version:
                ledger.fault("doubled", f"a second press played {again.report}")
        return ended

    async def _take_back(self, who: Character, ended: TurnEnded) -> PanelFact:
        self.server.clock.advance(self.random.randint(2, 20))
        self.server.ledger.count("takebacks")
        version = ended.report.version
        return await self.server.play.takeback(Press(ended.game.id, who.person, version=version))

    async def _afterwards(self, who: Character, game: GameFact) -> None:
        if not game.over and self.random.random() < who.plans:
            self.server.later(self.random.randint(20, 120), who, lambda: self.plan(who, game.id))

    async def receive(self, who: Character, game: int) -> None:
        """Choose the crown for a giant on its way to them."""
        async with self._pressing(who, game):
            asked = await self.server.play.receive_panel(Press(game, who.person))
            crown = self.random.choice(asked.crowns).square
            version = asked.game.version
            await self.server.play.receive(Press(game, who.person, version=version), crown)
            self.server.ledger.count("giants received")

    async def come_back(self, who: Character, game: int) -> None:
        """Press [I'm back]."""
        async with self._pressing(who, game):
            await self.server.play.back(Press(game, who.person))
            self.server.ledger.count("seats taken back from the autopilot")
        await self.play(who, game)

    # -- ahead -------------------------------------------------------------------------------------

    async def plan(self, who: Character, game: int) -> None:
        async with self._pressing(who, game):
            panel = await self.server.play.plan_panel(Press(game, who.person))
            await self.server.play.keep_plan(Press(game, who.person), self._plan(who, panel))
            self.server.ledger.count("plans kept")

    def _plan(self, who: Character, panel: PlanPanelFact) -> Plan:
        spot = None
        if panel.spots is not None:
            ranked = panel.spots.ranked
            best = self.random.random() < who.careful
            spot = (ranked[0] if best else self.random.choice(ranked)).squares
        free = [slot.domino for slot in panel.composition.view.next_line if slot.seat is None]
        wishes = tuple(self.random.sample(free, self.random.randrange(len(free) + 1)))
        otherwise = self.random.choice(("ask", "lowest", "highest"))
        return Plan(spot, wishes, otherwise)  # type: ignore[arg-type]

    # -- questions ---------------------------------------------------------------------------------

    async def whim(self, who: Character, game: int) -> None:
        """Now and then resign, or ask for time, a pause, the end."""
        play, person = self.server.play, who.person
        wishes: tuple[tuple[str, float, Callable[[], object]], ...] = (
            ("resigned", 0.0015, lambda: play.resign(game, person)),
            ("more time asked", 0.006, lambda: self._more_time(who, game)),
            ("pauses asked", 0.002, lambda: self._pause(who, game)),
            ("ends asked", 0.002, lambda: play.propose(Press(game, person), Proposal("abort"))),
            (
                "takebacks asked",
                0.003,
                lambda: play.propose(Press(game, person), Proposal("takeback")),
            ),
            ("replacements asked", 0.02, lambda: self._replace(who, game)),
        )
        for what, often, act in wishes:
            if self.random.random() < often:
                async with self._pressing(who, game):
                    await act()  # type: ignore[misc]
                    self.server.ledger.count(what)

    async def _more_time(self, who: Character, game: int) -> None:
        menu = await self.server.play.menu(game, who.person)
        if menu.hours:
            hours = self.random.randint(1, min(12, menu.hours))
            await self.server.play.propose(Press(game, who.person), Proposal("time", hours=hours))

    async def _pause(self, who: Character, game: int) -> None:
        days = self.random.choice((0, 1, 2))
        until = self.server.clock.now() + days * DAY if days else 0
        await self.server.play.propose(Press(game, who.person), Proposal("pause", until=until))
        self.server.later(self.random.randint(6, 60) * HOUR, who, lambda: self._resume(who, game))

    async def _resume(self, who: Character, game: int) -> None:
        async with self._pressing(who, game):
            await self.server.play.resume(Press(game, who.person))

    async def _replace(self, who: Character, game: int) -> None:
        menu = await self.server.play.menu(game, who.person)
        if menu.replaceable:
            await self.server.play.propose(
                Press(game, who.person), Proposal("replace", seat=menu.replaceable[0])
            )

    async def answer(self, who: Character, game: int, vote: int) -> None:
        async with self._pressing(who, game):
            agree = self.random.random() < 0.85
            answered = await self.server.play.answer_vote(vote, who.person, agree=agree)
            if answered.state != "open":
                self.server.ledger.count(f"questions {answered.state}: {answered.kind}")

    async def take_seat(self, who: Character, game: int) -> None:
        async with self._pressing(who, game):
            await self.server.play.take_seat(game, who.person)
            self.server.ledger.count("seats taken over")


def _any(random: Random, options: Sequence[Move]) -> Move:
    """Pick one of the moves, which may be a lazy sequence."""
    return options[random.randrange(len(options))]
