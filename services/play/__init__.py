"""Games being played: the private panel, the turn, taking back, giving up, ending."""

from services.core.facade import Facade, method
from services.play import (
    _giant_choice,
    _partner_notes,
    _planning,
    _spectating,
    _takeback,
    _turn_composing,
    _turn_forecast,
    game_lists,
    reclaim_seat,
    resignation,
    turn_digest,
    vote_outcomes,
    vote_rules,
    voting,
)


class Play(Facade):
    """Everything that is done in a game.

    What a lord does there takes a `Press`, and brings a lord who was away back to their seat; all
    else takes the game and the person. Refusals common to all: no_game, foreign_panel, busy.
    """

    # looking
    game = method(_spectating.current)
    game_at = method(_spectating.at_version)
    watch = method(_spectating.watch)
    explain = method(_spectating.explain)
    record = method(_spectating.record)
    near_tries = method(_spectating.near_tries)
    places = method(_spectating.places)
    digest = method(turn_digest.digest)
    find = method(game_lists.find)
    games_of = method(game_lists.games_of)
    most_urgent = method(game_lists.most_urgent)
    next_turn = method(_turn_forecast.next_turn)

    # the turn
    panel = method(_turn_composing.panel)
    set_slot = method(_turn_composing.set_slot)
    place = method(_turn_composing.place)
    discard = method(_turn_composing.discard)
    build = method(_turn_composing.build)
    recruit = method(_turn_composing.recruit)
    empty = method(_turn_composing.empty)
    undo_slot = method(_turn_composing.undo_slot)
    end_turn = method(_turn_composing.end_turn)
    takeback = method(_takeback.takeback)

    # planning ahead
    plan_panel = method(_planning.plan_panel)
    keep_plan = method(_planning.keep_plan)
    drop_plan = method(_planning.drop_plan)
    plans_of = method(_planning.plans_of)
    plan_fates = method(_planning.plan_fates)

    # giants sent to a lord, and partners
    receive_panel = method(_giant_choice.receive_panel)
    receive = method(_giant_choice.receive)
    decided_for = method(_giant_choice.decided_for)
    note = method(_partner_notes.note)
    notes = method(_partner_notes.notes)
    new_notes = method(_partner_notes.new_notes)

    # seats, votes and the end
    seat = method(resignation.seat_in)
    resign = method(resignation.resign)
    back = method(reclaim_seat.back)
    take_seat = method(reclaim_seat.take_seat)
    menu = method(vote_rules.menu)
    turns_back = method(vote_rules.turns_back)
    propose = method(voting.propose)
    answer_vote = method(voting.answer)
    vote_of = method(voting.vote_of)
    resume = method(vote_outcomes.resume)
