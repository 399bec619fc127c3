"""Edit or delete an old message of a game after newer news."""

from dataclasses import replace

from cogs.courier.own_messages import meanings_on
from cogs.courier.sender import Sender
from cogs.play import public_messages
from services.facts.news import Posted, TidyNews


async def edit_message(body: TidyNews, sender: Sender) -> None:
    """Edit or delete an old message; one that is gone or out of reach needs no edit."""
    match body.act:
        case "delete":
            edit = sender.post.delete(body.at)
        case "clock":
            edit = _update_deadline(body.at, sender)
        case "direct":
            edit = _update_direct_deadline(body.at, sender)
        case _:
            edit = _strip(body.at, sender)
    await sender.if_possible(edit)


async def _update_deadline(at: Posted, sender: Sender) -> None:
    """Show in the message of the turn in progress when that ends now, and who is away."""
    message = await sender.post.fetch(at)
    meanings = list(meanings_on(message))
    back = next((one.seat for one in meanings if one.action == "back"), None)
    for meaning in meanings:
        if meaning.action == "play" and meaning.version:
            game = await sender.app.services.play.game(meaning.id)
            if not game.over:  # the message of a turn that is over is stripped next
                texts = sender.reader.texts
                ping = public_messages.retimed_turn(message.content, game, back, texts)
                lord = game.seat_on_turn
                on_turn = [lord.user] if lord is not None and lord.user else []
                mentioned = [*(user.id for user in message.mentions), *on_turn]
                await sender.post.edit(at, replace(ping, mentions=tuple(mentioned)), sender.reader)
            return


async def _update_direct_deadline(at: Posted, sender: Sender) -> None:
    """Show in a direct message when the turn in progress ends now, or that it is over.

    After a change of the seat, its former lord gets a message of its own.
    """
    message = await sender.post.fetch(at)
    for meaning in meanings_on(message):
        if meaning.action == "play" and meaning.version:
            game = await sender.app.services.play.game(meaning.id)
            lord = game.table.seats[meaning.seat - 1]
            user = lord.account if not lord.resigned else None
            if user is None or await sender.post.direct_channel(user) != at.channel:
                return
            reader = await sender.app.reader(user, None)
            ping = public_messages.retimed_direct(
                message.content, game, lord.seat, sender.server_name, reader.texts
            )
            await sender.post.edit(at, ping, reader)
            return


async def _strip(at: Posted, sender: Sender) -> None:
    """Remove the call and the buttons from the report of a past turn."""
    message = await sender.post.fetch(at)
    for meaning in meanings_on(message):
        if meaning.action == "look" and meaning.version:
            game = await sender.app.services.play.game_at(meaning.id, meaning.version)
            text = public_messages.past_turn_text(message.content, game, sender.reader.texts)
            await sender.post.strip(at, text)
            return
