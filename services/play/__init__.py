"""Games being played: the private panel, the turn, taking back, giving up, ending."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Move
from services.core.context import ServiceContext
from services.core.live_games import game_row, load, load_at
from services.facts import Person
from services.facts.games import GameFact, GiantReceived, MenuFact, NotesFact, VoteFact
from services.facts.lists import (
    DigestFact,
    GameLine,
    GameList,
    RecordFact,
    ScoreSheet,
    Show,
    Upcoming,
)
from services.facts.panels import NearTry, PanelFact, Received, ReceiveFact, TurnEnded
from services.facts.plans import Plan, PlanFact, PlanPanelFact
from services.facts.tables import SeatFact
from services.offers.scores import sheets
from services.play import (
    _giant_choice,
    _partner_notes,
    _planning,
    _spectating,
    _takeback,
    _turn_composing,
    _turn_forecast,
    game_lists,
    question_rules,
    questions,
    reclaim_seat,
    resignation,
    turn_digest,
    vote_outcomes,
)
from services.play._turn_composing import Purchase
from services.play.question_rules import Wanted
from services.play.reclaim_seat import come
from services.records import record
from services.state.game_facts import clocked, game_fact


class Play:
    """Everything that is done in a game.

    `version` is the one a button was drawn for (0: a slash command, bound to nothing); `seat` the
    one of its custom_id (0: anybody). Refusals common to all: no_game, foreign_panel, busy.
    """

    def __init__(self, context: ServiceContext) -> None:
        self._context = context

    # -- looking -------------------------------------------------------------------------------

    async def game(self, game: int) -> GameFact:
        """Return a game as it stands. Refused: no_game."""
        async with self._context.read() as connection:
            fact = await game_fact(connection, await load(self._context, connection, game))
            return await clocked(connection, fact, self._context.clock.now())

    async def game_at(self, game: int, version: int) -> GameFact:
        """Return a game as it stood at a version."""
        async with self._context.read() as connection:
            live = await load_at(connection, await game_row(connection, game), version)
            return await game_fact(connection, live)

    async def watch(self, game: int, person: Person) -> GameFact:
        """Return a game to look at. Refused: watch_table (only the table may watch)."""
        return await _spectating.watch(self._context, game, person)

    async def digest(self, game: int, person: Person) -> DigestFact:
        """Return what happened since the person's last turn. Refused: not_at_table, resigned."""
        return await turn_digest.digest(self._context, game, person)

    async def find(self, person: Person, *, channel: int | None = None) -> GameFact:
        """Return the game a command means: the thread's, else the only one waiting for the person.

        Refused: no_game_here, which_game (data games: tuple of GameLine, most urgent first).
        """
        return await game_lists.find(self._context, person, channel)

    async def games_of(self, person: Person, show: Show, server: int | None) -> GameList:
        """List games: mine, waiting for me, open tables here, finished. Most urgent first."""
        return await game_lists.games_of(self._context, person, show, server)

    async def most_urgent(self, person: Person) -> GameLine | None:
        """Return the game that waits longest for a person's turn, else for a giant's crown."""
        return await game_lists.most_urgent(self._context, person)

    async def next_turn(self, person: Person) -> Upcoming | None:
        """Return where a person who is on turn nowhere will probably be so first."""
        return await _turn_forecast.next_turn(self._context, person)

    async def explain(self, game: int, person: Person) -> tuple[ScoreSheet, ...]:
        """Return every kingdom's score as sums. Refused: watch_table."""
        return sheets((await self.watch(game, person)).view)

    async def record(self, game: int, person: Person) -> RecordFact:
        """Return the record as text and JSON, the seed left out until the game is over."""
        await self.watch(game, person)
        return await record(self._context, game)

    async def decided_for(self, game: int, person: Person) -> tuple[GiantReceived, ...]:
        """Return the giants that covered crowns for a lord who was away, since they last acted.

        Refused: not_at_table, no_game.
        """
        return await _giant_choice.decided_for(self._context, game, person)

    # -- the turn ------------------------------------------------------------------------------

    async def panel(
        self, game: int, person: Person, *, version: int = 0, seat: int = 0
    ) -> PanelFact:
        """Return the panel of the person's turn, with the stored draft.

        The partner of the lord on turn sees the same, read-only (`composing` is False).

        Refused: not_at_table, not_your_turn (data lord, after), game_over, resigned, and where a
        version is given the stale codes of set_slot.
        """
        await come(self._context, game, person)
        return await _turn_composing.panel(self._context, game, person, version=version, seat=seat)

    async def set_slot(
        self, game: int, person: Person, move: Move | str, *, version: int = 0, seat: int = 0
    ) -> PanelFact:
        """Put a move into the draft, instead of what that slot (`Move.slot`) held.

        What the change rules out of the rest is named in `PanelFact.dropped`.

        Refused: turn_over, turn_over_auto, turn_taken_back, button_old, not_your_turn, game_over,
        spot_taken, spot_area, spot_match, spot_apart, can_place, domino_taken, spot_unknown;
        place_first, tax_*, build_*, burn_*, no_town, square_unknown, building_unknown;
        giant_*, send_*, receive_first, court_*, no_giants, no_court, token_unknown, ….
        """
        await come(self._context, game, person)
        return await _turn_composing.set_slot(
            self._context, game, person, move, version=version, seat=seat
        )

    async def build(
        self,
        game: int,
        person: Person,
        copy: str,
        square: str | None = None,
        *,
        version: int = 0,
        seat: int = 0,
    ) -> PanelFact:
        """Buy a building, `statue` or `statue@3`; without a square it goes on the best one.

        Refused: as set_slot.
        """
        await come(self._context, game, person)
        return await _turn_composing.build(
            self._context, game, person, copy, square, version=version, seat=seat
        )

    async def empty(
        self, game: int, person: Person, slot: str, *, version: int = 0, seat: int = 0
    ) -> PanelFact:
        """Empty a slot of the draft; an empty one stays so.

        Such as "build", "burn", "tax h9", "giant", "send" or "court".

        Refused: the stale codes of set_slot.
        """
        await come(self._context, game, person)
        return await _turn_composing.empty(
            self._context, game, person, slot, version=version, seat=seat
        )

    async def recruit(
        self,
        game: int,
        person: Person,
        token: str,
        square: str | None = None,
        pay: Sequence[str] = (),
        *,
        searched: bool = False,
        version: int = 0,
        seat: int = 0,
    ) -> PanelFact:
        """Buy a Court token, face up or `searched` for; what is left out is chosen as it is best.

        Refused: no_court, token_unknown, square_unknown, court_*, place_first, the stale codes.
        """
        await come(self._context, game, person)
        wanted = Purchase(token, square, tuple(pay), searched)
        return await _turn_composing.recruit(
            self._context, game, person, wanted, version=version, seat=seat
        )

    async def undo_slot(
        self,
        game: int,
        person: Person,
        *,
        filled: int | None = None,
        version: int = 0,
        seat: int = 0,
    ) -> PanelFact:
        """Empty the last filled slot, only if `filled` are (None: `/undo`).

        Refused: nothing_to_undo (by `/undo` only), and the stale codes of set_slot.
        """
        await come(self._context, game, person)
        return await _turn_composing.undo_slot(
            self._context, game, person, filled=filled, version=version, seat=seat
        )

    async def end_turn(
        self,
        game: int,
        person: Person,
        *,
        revision: int | None = None,
        version: int = 0,
        seat: int = 0,
    ) -> TurnEnded:
        """Commit the draft. A double click gets the same answer again.

        Refused: not_ready (data todo, panel), draft_changed (data panel), the stale codes.
        """
        await come(self._context, game, person)
        return await _turn_composing.end_turn(
            self._context, game, person, revision=revision, version=version, seat=seat
        )

    async def takeback(self, game: int, person: Person, *, version: int = 0) -> PanelFact:
        """Take the turn just ended back; the draft is open again as it was.

        Refused: takeback_off, takeback_played (data lord), takeback_line, takeback_tiles (no line
        was laid, but buildings were turned up), takeback_none, game_over. A double click gets
        the same answer.
        """
        await come(self._context, game, person)
        return await _takeback.takeback(self._context, game, person, version=version)

    async def near_tries(self, game: int, person: Person) -> tuple[NearTry, ...]:
        """Return the nearest ways that fail for a domino that fits nowhere, with their rules."""
        return await _spectating.near_tries(self._context, game, person)

    async def places(self, game: int, person: Person) -> int:
        """Return how many ways to lay the domino next to the kingdom there are, legal or not."""
        return await _spectating.places(self._context, game, person)

    # -- planning ahead ------------------------------------------------------------------------

    async def plan_panel(
        self, game: int, person: Person, plan: Plan | None = None, *, turn: str = "", seat: int = 0
    ) -> PlanPanelFact:
        """Return the plan of the person's next turn as it would be; nothing is stored.

        Without a plan the one is shown that waits. `turn` is the one a button was drawn for.

        Refused: your_turn, plan_turn_came (what was pressed is no move), plan_old, plan_other (a
        turn comes before that one), plan_none (no turn is known that can be planned), plan_no_line
        (nothing can be wished for yet); spot_*, tax_*, domino_unknown; game_over, ….
        """
        await come(self._context, game, person)
        return await _planning.plan_panel(self._context, game, person, plan, turn=turn, seat=seat)

    async def keep_plan(
        self, game: int, person: Person, plan: Plan, *, turn: str = "", seat: int = 0
    ) -> PlanPanelFact:
        """Keep a plan, instead of the one that waits for the same turn (PLAY §3.6).

        Refused: plan_empty (nothing to keep), and as plan_panel.
        """
        await come(self._context, game, person)
        return await _planning.keep_plan(self._context, game, person, plan, turn=turn, seat=seat)

    async def drop_plan(
        self, game: int, person: Person, *, turn: str = "", seat: int = 0
    ) -> tuple[PlanFact, ...]:
        """Forget the plans that wait (for one turn); returns them. A second press finds none."""
        await come(self._context, game, person)
        return await _planning.drop_plan(self._context, game, person, turn=turn, seat=seat)

    async def plans_of(self, game: int, person: Person) -> tuple[PlanFact, ...]:
        """Return the person's own plans in a game and what became of them, the newest first."""
        return await _planning.plans_of(self._context, game, person)

    async def plan_fates(self, game: int, person: Person) -> tuple[PlanFact, ...]:
        """Return what became of the person's plans since they were told; it is told by this."""
        return await _planning.plan_fates(self._context, game, person)

    # -- giants on their way, and partners ------------------------------------------------------

    async def receive_panel(
        self,
        game: int,
        person: Person,
        square: str | None = None,
        *,
        version: int = 0,  # noqa: ARG002 - what is true now is shown to late presses, too
        seat: int = 0,
    ) -> ReceiveFact:
        """Return the crowns that a giant on its way could cover; `square` is looked at.

        Nothing is stored. Refused: receive_none, giant_no_crown, square_unknown, game_over, ….
        """
        await come(self._context, game, person)
        return await _giant_choice.receive_panel(self._context, game, person, seat, square)

    async def receive(
        self, game: int, person: Person, square: str, *, version: int = 0, seat: int = 0
    ) -> Received:
        """Cover a crown with a giant on its way; it is committed at once and stays.

        A double click gets the same answer again. Refused: receive_none, giant_no_crown,
        square_unknown, button_old (another crown was covered since), game_over, ….
        """
        await come(self._context, game, person)
        return await _giant_choice.receive(
            self._context, game, person, square, version=version, seat=seat
        )

    async def note(self, game: int, person: Person, text: str) -> NotesFact:
        """Leave the partner a note. Refused: no_partner, bad_note (data limit), game_over."""
        await come(self._context, game, person)
        return await _partner_notes.note(self._context, game, person, text)

    async def notes(self, game: int, person: Person) -> NotesFact:
        """Return the notes of a lord and their partner, who has read them then.

        Refused: no_partner, not_at_table.
        """
        return await _partner_notes.notes(self._context, game, person)

    async def new_notes(self, game: int, person: Person) -> int:
        """Count the notes of the partner that a lord has not read yet."""
        return await _partner_notes.new_notes(self._context, game, person)

    # -- leaving and ending --------------------------------------------------------------------

    async def seat(self, game: int, person: Person) -> tuple[GameFact, SeatFact]:
        """Return a running game and the person's seat in it.

        Refused: not_at_table, resigned, game_over.
        """
        return await resignation.seat_in(self._context, game, person)

    async def back(
        self,
        game: int,
        person: Person,
        *,
        seat: int = 0,
        version: int = 0,  # noqa: ARG002 - what is true now counts
    ) -> GameFact:
        """Give a lord their seat back that the autopilot plays, a lost one too if nobody took it.

        What they missed stays noted. In a turn of their own they have at least 10 minutes. A double
        click changes nothing. Every act in a game brings its absent lord back by itself.

        Refused: not_your_seat (data lord), resigned, game_over.
        """
        return await reclaim_seat.back(self._context, game, person, seat=seat)

    async def take_seat(self, game: int, person: Person, seat: int | None = None) -> GameFact:
        """Take over a seat that was given up or lost; without a number the one on turn, if free.

        The own seat is taken back from the autopilot, as by `back`. A turn of it in progress begins
        anew.

        Refused: seat_none, seat_taken, no_such_seat, join_seated, join_invited, join_role,
        join_reliability, join_cap, join_blocked, resigned (the own one), no_game (of another
        server), game_over.
        """
        return await reclaim_seat.take_seat(self._context, game, person, seat=seat)

    async def resign(self, game: int, person: Person) -> GameFact:
        """Give up: a computer lord plays on. Without a person left, the game ends."""
        return await resignation.resign(self._context, game, person)

    async def menu(self, game: int, person: Person) -> MenuFact:
        """Return what a lord can do about a game as such. Refused: not_at_table."""
        return await question_rules.choices(self._context, game, person)

    async def turns_back(self, game: int, person: Person) -> tuple[GameFact, SeatFact, int]:
        """Return how many turns ask_takeback would take back, with the game and the own seat.

        Refused: as ask_takeback.
        """
        return await question_rules.turns_back(self._context, game, person)

    async def ask_abort(self, game: int, person: Person) -> VoteFact:
        """Ask everybody to end the game without a result.

        All questions: one at a time (vote_open), for 3 days, to the lords who are present. Pressed
        twice, the open one is returned. Where nobody else is there it has passed at once.
        """
        return await questions.ask(self._context, game, person, Wanted("abort"))

    async def ask_takeback(self, game: int, person: Person) -> VoteFact:
        """Ask everybody to take all turns back from the person's latest one on.

        Refused: takeback_off, takeback_free (nobody needs to be asked), takeback_none, vote_open.
        """
        return await questions.ask(self._context, game, person, Wanted("takeback"))

    async def ask_pause(self, game: int, person: Person, until: int = 0) -> VoteFact:
        """Ask everybody to let the clock stand until a time; 0: until somebody goes on.

        Refused: no_clock, paused, bad_until (data days: at most so many), vote_open.
        """
        return await questions.ask(self._context, game, person, Wanted("pause", until=until))

    async def resume(self, game: int, person: Person) -> GameFact:
        """End a pause; where there is none nothing happens."""
        return await vote_outcomes.resume(self._context, game, person)

    async def ask_replace(
        self, game: int, person: Person, seat: int, guest: Person | None = None
    ) -> VoteFact:
        """Ask the others to replace the lord of a seat, perhaps by somebody who is named.

        Refused: not_idle, lord_away, guest_seated (all: data lord), lord_unknown, vote_open.
        """
        wanted = Wanted("replace", seat=seat, guest=guest)
        return await questions.ask(self._context, game, person, wanted)

    async def more_time(
        self, game: int, person: Person, hours: int, *, left: int | None = None
    ) -> VoteFact:
        """Give the lord on turn more time; who is on turn asks the others for it.

        `left`: so many hours could be given when the button was drawn: a second press gives none.

        Refused: no_clock, time_limit (data hours: at most so many), time_enough, vote_open.
        """
        wanted = Wanted("time", hours=hours, left=left)
        return await questions.ask(self._context, game, person, wanted)

    async def vote_of(self, game: int) -> VoteFact | None:
        """Return the open question of a game."""
        return await questions.vote_of(self._context, game)

    async def answer_vote(self, vote: int, person: Person, *, agree: bool) -> VoteFact:
        """Answer a question. One no closes it. Refused: not_at_table, vote_over."""
        return await questions.answer(self._context, vote, person, agree=agree)
