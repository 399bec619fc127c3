"""When the results of a stage become final: until then they can be corrected. Pure."""

from dataclasses import replace

from services.facts.tournaments import Tournament
from services.tournaments.core.schedule import next_pairing_at
from services.tournaments.formats._round_plans import StageEnd
from services.tournaments.formats.stages import next_stage, stages


def is_last(tournament: Tournament, end: StageEnd) -> bool:
    """Whether no stage follows the one that ends."""
    stage = replace(tournament.stage_at(end.stage), order=end.order, through=end.through)
    return next_stage(tournament, stage) is None


def closes_at(tournament: Tournament, end: StageEnd, now: int) -> int:
    """Return when a stage whose tables are all over ends by itself.

    Before another stage that is when its first round is to begin: until then nothing depends on the
    results. After the last table of all, or once an organizer has ended the event early, the time
    to protest is given. A stage that was opened again for a correction waits as a pairing does that
    was undone.
    """
    if tournament.closes is not None:
        return tournament.closes
    ended = [one.ended or now for one in tournament.rounds_of(end.stage)]
    opened = tournament.undone is not None
    if not ended or not (tournament.setup.protest or opened):
        return now
    if not is_last(tournament, end):
        return next_pairing_at(tournament)
    shortened = tournament.stage_at(end.stage).planned
    return (now if shortened else max(ended)) + tournament.setup.protest


def has_last_round(tournament: Tournament) -> bool:
    """Whether the last planned round has been paired."""
    stage = tournament.stage
    if stage is None or any(form.number > stage.number for form in stages(tournament.setup)):
        return False
    return 0 < stage.rounds <= len(tournament.rounds_of(stage.number))
