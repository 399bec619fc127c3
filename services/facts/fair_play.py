"""Facts about how often a lord of an event plays what a strong computer lord finds best."""

from dataclasses import dataclass

from services.facts.tournaments import Lord, Tournament


@dataclass(frozen=True, slots=True)
class ComparedGame:
    """A game of a lord in an event: how many turns agreed, of those that could be otherwise."""

    stage: int
    round: int
    game: int
    agreed: int
    turns: int


@dataclass(frozen=True, slots=True)
class AgreementFact:
    """A lord's agreement in an event, game by game; `waiting` are games not compared yet."""

    tournament: Tournament
    lord: Lord
    games: tuple[ComparedGame, ...]
    waiting: tuple[int, ...]

    @property
    def agreed(self) -> int:
        """How many turns agreed in all games."""
        return sum(one.agreed for one in self.games)

    @property
    def turns(self) -> int:
        """How many turns were compared in all games."""
        return sum(one.turns for one in self.games)
