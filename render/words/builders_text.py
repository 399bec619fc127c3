"""The builders' board in words: slots with their prices, pile, dragon, Queen (R39–R44)."""

from dataclasses import dataclass

from engine import BoardSlot, BoardView
from render.words.effects import effect
from render.words.phrases import Words


@dataclass(frozen=True, slots=True)
class BuildersBoard:
    """The builders' board as one reader sees it.

    `kingdom` is the number of the reader's kingdom, from 1 (None: no particular reader); `discount`
    is what that kingdom pays less.
    """

    words: Words
    board: BoardView
    kingdom: int | None = None
    discount: int = 0

    def heading(self) -> str:
        """How many tiles the pile holds, and whether the prices are the reader's own."""
        queen = "yes" if self.discount else "no"
        return self.words.say("builders", pile=self.board.pile, queen=queen)

    def slots(self) -> list[str]:
        """Return every slot, the most expensive first, each building with what it brings."""
        return [self._slot(slot) for slot in reversed(self.board.slots)]

    def _slot(self, slot: BoardSlot) -> str:
        if slot.building is None:
            return self.words.say("slot-empty", price=slot.price, why=self._why(slot))
        return self.words.say(
            "slot",
            price=self.price(slot),
            building=self.words.building(slot.building),
            effect=effect(self.words.view.building(slot.building), self.words.texts),
        )

    def short(self) -> str:
        """Every slot in one sentence, without what the buildings bring."""
        slots = self.words.series(self._short_slot(slot) for slot in reversed(self.board.slots))
        return self.words.say("builders-short", slots=slots)

    def _short_slot(self, slot: BoardSlot) -> str:
        if slot.building is None:
            return self.words.say("slot-short-empty", price=slot.price, why=self._why(slot))
        building = self.words.building(slot.building)
        return self.words.say("slot-short", price=self.price(slot), building=building)

    def price(self, slot: BoardSlot) -> int:
        """What a slot costs the reader."""
        return max(0, slot.price - self.discount)

    def dragon(self) -> str:
        """Say where the dragon is, and who bribed it."""
        bribed_by = self.board.dragon
        if bribed_by is None:
            return self.words.say("dragon-in")
        return self.words.say("dragon-out", **self._by(bribed_by))

    def queen(self) -> str:
        """Name the host of the Queen."""
        host = self.board.queen
        if host is None:
            return self.words.say("queen-free")
        if host == self.kingdom:
            return self.words.say("queen-yours")
        lords = len(self.words.view.kingdoms[host - 1].seats)
        return self.words.say("queen", lord=self.words.lord_of(host), lords=lords)

    def coins(self) -> str:
        """What the reader may spend."""
        if self.kingdom is None:
            return ""
        coins = self.words.view.kingdoms[self.kingdom - 1].coins
        return self.words.say("own-coins", coins=coins)

    def payable(self, prices: tuple[int, ...]) -> str:
        """Which buildings could be bought now, by the printed prices of their slots."""
        slots = [slot for slot in reversed(self.board.slots) if slot.price in prices]
        names = [self.words.building(slot.building) for slot in slots if slot.building]
        return self.words.say("payable", buildings=self.words.series(names)) if names else ""

    def _why(self, slot: BoardSlot) -> str:
        if slot.burnt_by is not None:
            return self.words.say("slot-burnt")
        if slot.bought_by is None:
            return self.words.say("slot-unfilled")
        return self.words.say("slot-bought", **self._by(slot.bought_by))

    def _by(self, number: int) -> dict[str, str]:
        """Return who did something: the reader's own kingdom, or a lord by name."""
        whose = "own" if number == self.kingdom else "lord"
        return {"whose": whose, "lord": self.words.lord_of(number)}
