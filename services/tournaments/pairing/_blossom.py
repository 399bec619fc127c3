"""The heaviest matching of a general graph, exact, in cubic time.

Edmonds' algorithm with labels: nodes and blossoms (odd cycles, shrunk to one node) have labels, and
an edge may be used once its slack is 0. Whole numbers only, so that every machine finds the same.
"""

from collections import deque
from collections.abc import Iterable, Mapping

Edge = tuple[int, int]
FREE, EVEN, ODD = -1, 0, 1
"""Where a node stands in the trees that grow from unmatched nodes."""


def heaviest_matching(weights: Mapping[Edge, int]) -> list[Edge]:
    """Return the matching with most edges, and of those the heaviest one.

    `weights`: of the edges between any whole numbers, each edge once.
    """
    names = sorted({one for edge in weights for one in edge})
    if not names:
        return []
    index = {name: at for at, name in enumerate(names, 1)}
    low, high = min(weights.values()), max(weights.values())
    more = (high - low + 1) * len(names)  # one more edge outweighs everything
    graph = _Graph(len(names))
    for (one, other), weight in weights.items():
        graph.join(index[one], index[other], weight - low + more)
    return sorted((names[a - 1], names[b - 1]) for a, b in graph.matched())


class _Graph:
    """A graph while it is matched. Nodes are 1 … count, blossoms have higher numbers, 0 is none."""

    def __init__(self, count: int) -> None:
        self.count = self.last = count
        size = 2 * count + 1
        # the edge that joins two nodes or blossoms, by its ends
        self.edge: list[dict[int, Edge]] = [{} for _ in range(size)]
        self.weight: dict[Edge, int] = {}
        self.label = [0] * size
        self.mate = [0] * size
        self.top = list(range(count + 1)) + [0] * count  # the outermost blossom of each
        self.slack = [0] * size  # the even node that is nearest to each
        self.parent = [0] * size
        self.state = [FREE] * size
        self.seen = [0] * size
        self.marks = 0
        self.ring: list[list[int]] = [[] for _ in range(size)]  # of a blossom
        self.part: list[dict[int, int]] = [{one: one} for one in range(size)]  # by node inside
        self.queue: deque[int] = deque()

    def join(self, one: int, other: int, weight: int) -> None:
        """Add an edge."""
        for edge in ((one, other), (other, one)):
            self.edge[edge[0]][edge[1]] = edge
            self.weight[edge] = weight

    def matched(self) -> list[Edge]:
        """Return the heaviest matching."""
        self.label = [max(self.weight.values())] * (self.count + 1) + [0] * self.count
        while self._augmented():
            pass
        return [(one, self.mate[one]) for one in range(self.count + 1) if one < self.mate[one]]

    def _distance(self, edge: Edge) -> int:
        return self.label[edge[0]] + self.label[edge[1]] - 2 * self.weight[edge]

    def _tops(self) -> Iterable[int]:
        return (one for one in range(1, self.last + 1) if self.top[one] == one)

    def _come_nearer(self, node: int, top: int) -> None:
        known = self.slack[top]
        edge = self.edge[top]
        if not known or self._distance(edge[node]) < self._distance(edge[known]):
            self.slack[top] = node

    def _find_nearest(self, top: int) -> None:
        self.slack[top] = 0
        for node in self.edge[top]:
            there = self.top[node]
            if node <= self.count and there != top and self.state[there] == EVEN:
                self._come_nearer(node, top)

    def _push(self, one: int) -> None:
        self.queue.extend(self.part[one])

    def _put_under(self, one: int, top: int) -> None:
        self.top[one] = top
        for each in self.ring[one]:
            self._put_under(each, top)

    def _place_in_ring(self, blossom: int, part: int) -> int:
        """Return a part's place in the ring, turned so that it is even."""
        ring = self.ring[blossom]
        place = ring.index(part)
        if place % 2:
            ring[1:] = ring[:0:-1]
            place = len(ring) - place
        return place

    def _match(self, one: int, other: int) -> None:
        near, self.mate[one] = self.edge[one][other]
        if one <= self.count:
            return
        part = self.part[one][near]
        place = self._place_in_ring(one, part)
        ring = self.ring[one]
        for at in range(place):
            self._match(ring[at], ring[at ^ 1])
        self._match(part, other)
        self.ring[one] = ring[place:] + ring[:place]

    def _augment(self, one: int, other: int) -> None:
        while True:
            following = self.top[self.mate[one]]
            self._match(one, other)
            if not following:
                return
            before = self.top[self.parent[following]]
            self._match(following, before)
            one, other = before, following

    def _meeting(self, one: int, other: int) -> int:
        """Return where the ways of two to their roots meet; 0: nowhere."""
        self.marks += 1
        while one or other:
            if one:
                if self.seen[one] == self.marks:
                    return one
                self.seen[one] = self.marks
                one = self.top[self.mate[one]]
                one = self.top[self.parent[one]] if one else 0
            one, other = other, one
        return 0

    def _way(self, one: int, root: int) -> Iterable[int]:
        while one != root:
            between = self.top[self.mate[one]]
            self._push(between)
            yield from (one, between)
            one = self.top[self.parent[between]]

    def _shrink(self, one: int, root: int, other: int) -> None:
        """Make a blossom of the ways of two to where these meet."""
        free = (b for b in range(self.count + 1, self.last + 1) if not self.top[b])
        new = next(free, self.last + 1)
        self.last = max(self.last, new)
        self.label[new], self.state[new], self.mate[new] = 0, EVEN, self.mate[root]
        ring = [root, *list(self._way(one, root))[::-1], *self._way(other, root)]
        self.ring[new] = ring
        self._put_under(new, new)
        for each in self.edge[new]:
            self.edge[each].pop(new, None)
        found: dict[int, Edge] = {}
        self.part[new] = {}
        for part in ring:
            for each, edge in self.edge[part].items():
                if each not in found or self._distance(edge) < self._distance(found[each]):
                    found[each] = edge
            self.part[new].update(dict.fromkeys(self.part[part], part))
        self.edge[new] = found
        for each, (near, far) in found.items():
            self.edge[each][new] = (far, near)
        self._find_nearest(new)

    def _expand(self, blossom: int) -> None:
        """Open a blossom whose label has come to 0."""
        for each in self.ring[blossom]:
            self._put_under(each, each)
        near, _ = self.edge[blossom][self.parent[blossom]]
        part = self.part[blossom][near]
        place = self._place_in_ring(blossom, part)
        ring = self.ring[blossom]
        for odd, even in zip(ring[:place:2], ring[1 : place + 1 : 2], strict=False):
            self.parent[odd] = self.edge[even][odd][0]
            self.state[odd], self.state[even] = ODD, EVEN
            self.slack[odd] = 0
            self._find_nearest(even)
            self._push(even)
        self.state[part], self.parent[part] = ODD, self.parent[blossom]
        for each in ring[place + 1 :]:
            self.state[each] = FREE
            self._find_nearest(each)
        self.top[blossom] = 0

    def _use(self, edge: Edge) -> bool:
        """Use an edge without slack; returns whether one more pair is matched by it."""
        one, other = self.top[edge[0]], self.top[edge[1]]
        if self.state[other] == FREE:
            self.parent[other], self.state[other] = edge[0], ODD
            mate = self.top[self.mate[other]]
            self.slack[other] = self.slack[mate] = 0
            self.state[mate] = EVEN
            self._push(mate)
        elif self.state[other] == EVEN:
            root = self._meeting(one, other)
            if not root:
                self._augment(one, other)
                self._augment(other, one)
                return True
            self._shrink(one, root, other)
        return False

    def _augmented(self) -> bool:
        """Match one more pair; returns whether that was possible."""
        size = len(self.state)
        self.state, self.slack = [FREE] * size, [0] * size
        self.queue.clear()
        for top in self._tops():
            if not self.mate[top]:
                self.parent[top], self.state[top] = 0, EVEN
                self._push(top)
        if not self.queue:
            return False
        while True:
            if self._searched():
                return True
            if not self._relabeled():
                return False
            for top in list(self._tops()):
                near = self.slack[top]
                if self.top[top] == top and near and self.top[near] != top:
                    edge = self.edge[near][top]
                    if self._distance(edge) == 0 and self._use(edge):
                        return True
            for top in list(self._tops()):
                if top > self.count and self.state[top] == ODD and self.label[top] == 0:
                    self._expand(top)

    def _searched(self) -> bool:
        """Follow the edges without slack; returns whether one more pair is matched."""
        while self.queue:
            node = self.queue.popleft()
            if self.state[self.top[node]] == ODD:
                continue
            for other in [one for one in self.edge[node] if one <= self.count]:
                if self.top[other] != self.top[node]:
                    edge = self.edge[node][other]
                    if self._distance(edge):
                        self._come_nearer(node, self.top[other])
                    elif self._use(edge):
                        return True
        return False

    def _relabeled(self) -> bool:
        """Change the labels until another edge has no slack; returns whether any can have."""
        steps = []
        for top in self._tops():
            if top > self.count and self.state[top] == ODD:
                steps.append(self.label[top] // 2)
            if self.slack[top] and self.state[top] != ODD:
                distance = self._distance(self.edge[self.slack[top]][top])
                steps.append(distance if self.state[top] == FREE else distance // 2)
        step = min(steps, default=max(self.label) + 1)
        for node in range(1, self.count + 1):
            state = self.state[self.top[node]]
            if state == EVEN and self.label[node] <= step:
                return False
            self.label[node] += {EVEN: -step, ODD: step, FREE: 0}[state]
        for top in self._tops():
            if top > self.count:
                self.label[top] += {EVEN: 2 * step, ODD: -2 * step, FREE: 0}[self.state[top]]
        return True
