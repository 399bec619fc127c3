"""Giants, The Court and quests in words: crowns to cover, tokens on offer, what a draft bought."""

from collections.abc import Iterable, Iterator

import locales
from engine import RESOURCES, TOKENS, CourtView
from render.requests import CourtPicture, CrownsPicture
from render.words.effects import quest_about, quest_name, token_effect
from render.words.phrases import Words


def crown_sentences(request: CrownsPicture, words: Words) -> Iterator[str]:
    """Yield how many giants wait, the crowns with what covering each costs, the one chosen."""
    if request.waiting > 1:
        yield words.say("giants-wait", count=request.waiting)
    if request.crowns:
        crowns = words.series(
            words.say(
                "crown-open",
                index=locales.letter(crown.number),
                square=crown.square,
                gain=locales.signed(crown.delta),
            )
            for crown in request.crowns
        )
        yield words.say("crowns-open", crowns=crowns)
    if request.chosen and request.gain is not None:
        gain = locales.signed(request.gain)
        yield words.say("covered-gain", square=request.chosen, gain=gain)
    elif request.chosen:
        yield words.say("covered", square=request.chosen)


def court_of(words: Words) -> CourtView:
    """Return The Court of the game; raises ValueError where it is not in play."""
    if words.view.court is None:
        raise ValueError("The Court is not in play")
    return words.view.court


def face_up_tokens(words: Words, offer: Iterable[str] = ()) -> list[str]:
    """Return every token on offer, or that lies face up, with what it brings."""
    kinds = offer or court_of(words).face_up
    return [
        words.say("token", token=words.token(kind), effect=token_effect(TOKENS[kind], words.texts))
        for kind in kinds
    ]


def face_up_sentence(request: CourtPicture, words: Words, *, is_short: bool) -> str:
    """Return the tokens on offer as one sentence; in short, their names only."""
    offer = request.offer or court_of(words).face_up
    if not offer:
        return words.say("face-up-none")
    if is_short:
        return words.say("face-up", tokens=words.series(map(words.token, offer)))
    return words.say("face-up", tokens=words.series(face_up_tokens(words, offer), ". "))


def court_draft_sentences(request: CourtPicture, words: Words) -> Iterator[str]:
    """Yield what can be recruited, the resources to pay with, and what the draft bought."""
    if request.payable and request.bought is None:
        names = words.series(map(words.token, dict.fromkeys(request.payable)))
        yield words.say("recruits", tokens=names)
    yield _resources(request, words)
    if request.bought and request.chosen:
        key = "searched" if request.searched else "recruited"
        yield words.say(key, token=words.token(request.bought), square=request.chosen)
    if request.sites:
        yield words.sites(request.sites)
    if request.paid:
        yield words.say("paid", squares=words.series(request.paid))
    if request.gain is not None:
        yield words.say("draft-gain", gain=locales.signed(request.gain))


def _resources(request: CourtPicture, words: Words) -> str:
    """Return the resources of the kingdom; another lord than the reader is named."""
    kingdom = words.view.kingdom_of(request.seat)
    owner = {} if request.own else {"owner": words.owner(kingdom)}
    of = "" if request.own else "-of"
    if not kingdom.resources:
        return words.say(f"resources-none{of}", **owner)
    kinds = (
        words.say("resource", resource=words.resource(kind), count=kingdom.resources[kind])
        for kind in RESOURCES.values()
        if kingdom.resources.get(kind)
    )
    return words.say(f"resources{of}", resources=words.series(kinds), **owner)


def quest_sentences(words: Words) -> Iterator[str]:
    """Yield both quests with what they ask for."""
    quests = [
        words.say("quest", quest=quest_name(id_, words.texts), about=quest_about(id_, words.texts))
        for id_ in words.view.quests
    ]
    yield words.say("quests", quests=words.series(quests, ". "))
