"""The dominoes, typed in once more: left half, right half; a digit is the crowns of the half."""

KINGDOMINO = """
w,w w,w f,f f,f f,f f,f l,l l,l l,l g,g g,g s,s
w,f w,l w,g w,s f,l f,g
w1,f w1,l w1,g w1,s w1,m f1,w f1,w f1,w f1,w f1,l f1,g
l1,w l1,w l1,f l1,f l1,f l1,f
w,g1 l,g1 w,s1 g,s1 m1,w
w,g2 l,g2 w,s2 g,s2 m2,w s,m2 s,m2 w,m3
"""

QUEENDOMINO = """
w,w w,w f,f f,f l,l l,l g,g g,g s,s
w1,f w1,l w1,g w1,s w1,m f1,w f1,w f1,w f1,l f1,g
l1,w l1,f l1,f l1,f g1,w s1,w g2,w g2,f s2,w s2,f m2,w m2,w
t,f t,l t,l t,g t,g t,s f1,t l1,t l1,t g1,t s1,t m1,t m2,t m3,t t,t t,t t,t
"""

DISCOVERY = """
w,w w,w f,f l,l g,g s,s
w1,f w1,l f1,w f1,w f1,l l1,w l1,w l1,f l1,f
w,g1 f,g2 l,g2 w,s2 f,s2 g,s2 m2,f m2,g w,m3
"""

GIANTS = "f,w f,w l,w m,g s,g l,g w2,f1 f2,l1 l2,g1 g2,s1 s2,m1 m2,s1"
GIANT_NAMES = "A B C D E F 49 50 51 52 53 54"

Domino = tuple[tuple[str, int], tuple[str, int]]


def half(text: str) -> tuple[str, int]:
    """("l", 1) for "l1"."""
    return text[0], int(text[1:] or 0)


def table(letter: str, text: str) -> dict[str, Domino]:
    """Domino id -> (left half, right half)."""
    return {
        f"{letter}{number}": (half(pair.split(",")[0]), half(pair.split(",")[1]))
        for number, pair in enumerate(text.split(), 1)
    }


BOXES: dict[str, dict[str, Domino]] = {
    "K": table("K", KINGDOMINO),
    "Q": table("Q", QUEENDOMINO),
    "D": table("D", DISCOVERY),
}
GIANT_DOMINOES: dict[str, Domino] = dict(
    zip(GIANT_NAMES.split(), table("", GIANTS).values(), strict=True)
)
ALL: dict[str, Domino] = {
    name: domino for box in (*BOXES.values(), GIANT_DOMINOES) for name, domino in box.items()
}


def pile(letter: str, has_giants: bool) -> list[str]:
    """The dominoes of a box before the shuffle: A–F, its own, 49–54."""
    if not has_giants:
        return list(BOXES[letter])
    giants = list(GIANT_DOMINOES)
    return [*giants[:6], *BOXES[letter], *giants[6:]]


def rank(domino: str) -> tuple[bool, str, int]:
    """R21: letters before numbers."""
    if len(domino) == 1:
        return False, domino, 0
    return True, "", int(domino.lstrip("KQD"))
