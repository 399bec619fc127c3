"""How colors are seen: color blindness (Machado 2009) and distances in CAM02-UCS."""

from __future__ import annotations

import math
from typing import TypeAlias

Triple: TypeAlias = tuple[float, float, float]
Matrix: TypeAlias = tuple[Triple, Triple, Triple]

# Machado, Oliveira, Fernandes 2009, severity 1.0, on linear RGB.
VISIONS: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ: Matrix = (
    (41.24, 35.76, 18.05),
    (21.26, 71.52, 7.22),
    (1.93, 11.92, 95.05),
)
CAT02: Matrix = (
    (0.7328, 0.4296, -0.1624),
    (-0.7036, 1.6975, 0.0061),
    (0.0030, 0.0136, 0.9834),
)
TO_HPE: Matrix = (  # from CAT02 to Hunt-Pointer-Estevez cones
    (0.7409792, 0.2180250, 0.0410058),
    (0.2853532, 0.6242014, 0.0904454),
    (-0.0096280, -0.0056980, 1.0153260),
)
WHITE: Triple = (95.05, 100.0, 108.88)
ADAPTING = 64 / math.pi / 5  # cd/m², as for sRGB viewing
BACKGROUND = 20.0
SURROUND, IMPACT, INDUCTION = 1.0, 0.69, 1.0  # average: F, c, Nc


def times(matrix: Matrix, vector: Triple) -> Triple:
    """A matrix times a vector."""
    x, y, z = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z


def linear(color: Triple) -> Triple:
    """Linear light, 0–1, of sRGB, 0–255."""
    x, y, z = (
        c / 255 / 12.92 if c / 255 <= 0.04045 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in color
    )
    return x, y, z


def seen(color: Triple, vision: str) -> Triple:
    """Linear light as a vision sees it, inside what a screen can show."""
    x, y, z = (min(1.0, max(0.0, c)) for c in times(VISIONS[vision], linear(color)))
    return x, y, z


def _adaptation() -> tuple[Triple, float]:
    """The gains of the cones for the white, and the luminance level factor F_L."""
    cones = times(CAT02, WHITE)
    degree = SURROUND * (1 - math.exp((-ADAPTING - 42) / 92) / 3.6)
    x, y, z = (WHITE[1] * degree / cone + 1 - degree for cone in cones)
    k = 1 / (5 * ADAPTING + 1)
    level = 0.2 * k**4 * 5 * ADAPTING + 0.1 * (1 - k**4) ** 2 * (5 * ADAPTING) ** (1 / 3)
    return (x, y, z), level


def _compressed(xyz: Triple) -> Triple:
    gains, level = _adaptation()
    cones = times(CAT02, xyz)
    adapted = tuple(a * b for a, b in zip(cones, gains, strict=True))
    response = []
    for cone in times(TO_HPE, (adapted[0], adapted[1], adapted[2])):
        power = (level * abs(cone) / 100) ** 0.42
        response.append(math.copysign(400 * power / (power + 27.13), cone) + 0.1)
    return response[0], response[1], response[2]


def cam02_ucs(light: Triple) -> Triple:
    """CAM02-UCS coordinates (J', a', b') of linear light."""
    n = BACKGROUND / WHITE[1]
    brightening = 0.725 * (1 / n) ** 0.2
    z = 1.48 + math.sqrt(n)

    def achromatic(cones: Triple) -> float:
        return (2 * cones[0] + cones[1] + cones[2] / 20 - 0.305) * float(brightening)

    r, g, b = _compressed(times(TO_XYZ, light))
    lightness = 100 * (achromatic((r, g, b)) / achromatic(_compressed(WHITE))) ** (IMPACT * z)
    red, yellow = r - 12 * g / 11 + b / 11, (r + g - 2 * b) / 9
    hue = math.atan2(yellow, red)
    eccentricity = (math.cos(hue + 2) + 3.8) / 4
    t = 50000 / 13 * INDUCTION * brightening * eccentricity * math.hypot(red, yellow)
    t /= r + g + 21 * b / 20
    chroma = t**0.9 * math.sqrt(lightness / 100) * (1.64 - 0.29**n) ** 0.73
    colorful = math.log(1 + 0.0228 * chroma * _adaptation()[1] ** 0.25) / 0.0228
    return (
        1.7 * lightness / (1 + 0.007 * lightness),
        colorful * math.cos(hue),
        colorful * math.sin(hue),
    )


def distance(one: Triple, other: Triple, vision: str = "normal") -> float:
    """How different two sRGB colors look; 2 is about just visible side by side."""
    return math.dist(cam02_ucs(seen(one, vision)), cam02_ucs(seen(other, vision)))
