"""Games being played: the private panel, the turn, taking back, giving up, ending."""

from services.core.facade import Facade, method
from services.play import (
    _giant_choice,
    _hints,
    _partner_notes,
    _planning,
    _spectating,
    _takeback,
    _turn_composing,
    _turn_forecast,
    game_lists,
    names,
    reclaim_seat,
    resignation,
    turn_digest,
    vote_outcomes,
    vote_rules,
    voting,
)
from services.state.access import of_game, of_vote


class Play(Facade):
    """Everything that is done in a game.

    What a lord does there takes a `Press`, and brings a lord who was away back to their seat; all
    else takes the game and the person. Refusals common to all: no_game (also for a game that the
    person may not know of), foreign_panel, busy.
    """

    # looking
    game = of_game(_spectating.current)
    game_at = method(_spectating.at_version)
    watch = of_game(_spectating.watch)
    explain = of_game(_spectating.explain)
    record = of_game(_spectating.record)
    near_tries = of_game(_spectating.near_tries)
    drafted_moves = of_game(_spectating.drafted_moves)
    has_draft = of_game(_spectating.has_draft)
    places = of_game(_spectating.places)
    digest = of_game(turn_digest.digest)
    find = method(game_lists.find)
    games_of = method(game_lists.games_of)
    game_lines = method(game_lists.game_lines)
    games_named = method(game_lists.games_named)
    most_urgent = method(game_lists.most_urgent)
    next_turn = method(_turn_forecast.next_turn)

    # the turn
    panel = of_game(_turn_composing.panel)
    set_slot = of_game(_turn_composing.set_slot)
    place = of_game(_turn_composing.place)
    discard = of_game(_turn_composing.discard)
    build = of_game(_turn_composing.build)
    recruit = of_game(_turn_composing.recruit)
    empty = of_game(_turn_composing.empty)
    undo_slot = of_game(_turn_composing.undo_slot)
    end_turn = of_game(_turn_composing.end_turn)
    takeback = of_game(_takeback.takeback)
    hint = of_game(_hints.hint)

    # planning ahead
    plan_panel = of_game(_planning.plan_panel)
    keep_plan = of_game(_planning.keep_plan)
    drop_plan = of_game(_planning.drop_plan)
    plans_of = of_game(_planning.plans_of)
    plan_fates = of_game(_planning.plan_fates)

    # giants sent to a lord, and partners
    receive_panel = of_game(_giant_choice.receive_panel)
    receive = of_game(_giant_choice.receive)
    decided_for = of_game(_giant_choice.decided_for)
    note = of_game(_partner_notes.note)
    notes = of_game(_partner_notes.notes)
    new_notes = of_game(_partner_notes.new_notes)

    # seats, votes and the end
    take_name = method(names.take_name)
    seat = of_game(resignation.seat_in)
    resign = of_game(resignation.resign)
    back = of_game(reclaim_seat.back)
    take_seat = of_game(reclaim_seat.take_seat)
    menu = of_game(vote_rules.menu)
    turns_back = of_game(vote_rules.turns_back)
    propose = of_game(voting.propose)
    answer_vote = of_vote(voting.answer)
    vote_of = of_game(voting.vote_of)
    resume = of_game(vote_outcomes.resume)
