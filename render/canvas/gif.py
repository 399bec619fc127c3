"""Encoding of frames in the fixed palette as an animated GIF with one shared color table.

A frame is the rectangle that changed, with all unchanged pixels transparent, which costs little
time and few bytes. Pillow compresses each frame; the file around them is written here.
"""

import io
import struct
from typing import TypeAlias

from PIL import Image, ImageChops

Box: TypeAlias = tuple[int, int, int, int]

TABLE = 3 * 256
HEAD = 13  # bytes before the color table: signature, size, flags
TABLE_OF_256 = bytes((0xF7, 0, 0))  # a shared table of 256 colors; no background, square pixels
CLEAR = 255  # the transparent entry: the spare one of the palette, a second white
KEEP = 1 << 2  # a frame stays under the next one
TRANSPARENT = 1
PLACE = 5  # bytes of a frame before its size
END = b";"
TICK = 10  # milliseconds: a GIF counts in hundredths of a second


class Movie:
    """An animation under construction. Times are in milliseconds; it plays `plays` times."""

    def __init__(self, first: Image.Image, time: int, *, plays: int) -> None:
        """Start with the whole first frame, which has the palette of all frames."""
        palette = first.getpalette() or []
        self._white = _first_like(palette, CLEAR)
        self._shown = self._without_clear(first.copy())
        self._palette = bytes(palette)
        self._plays = plays
        self._frames = [(_data(self._shown), (0, 0), time)]

    def __len__(self) -> int:
        return len(self._frames)

    def add(self, picture: Image.Image, box: Box, time: int) -> None:
        """Add the part of a picture inside a box; extend the last frame if nothing changed."""
        new = self._without_clear(picture.crop(box))
        changes = ImageChops.subtract_modulo(new, self._shown.crop(box))
        inner = changes.getbbox()
        if inner is None:
            self.wait(time)
            return
        self._shown.paste(new, box[:2])
        part, mask = new.crop(inner), changes.crop(inner).point([255, *[0] * 255], "L")
        part.paste(CLEAR, (0, 0), mask)
        self._frames.append((_data(part), (box[0] + inner[0], box[1] + inner[1]), time))

    def wait(self, time: int) -> None:
        """Extend the time of the last frame."""
        data, corner, before = self._frames[-1]
        self._frames[-1] = (data, corner, before + time)

    def gif(self) -> bytes:
        """Return the file."""
        parts = [b"GIF89a", struct.pack("<HH", *self._shown.size), TABLE_OF_256, self._palette]
        if self._plays > 1:  # the file holds the number of repetitions
            parts.append(b"!\xff\x0bNETSCAPE2.0\x03\x01" + struct.pack("<HB", self._plays - 1, 0))
        for data, corner, time in self._frames:
            how = KEEP | TRANSPARENT
            parts.append(b"!\xf9\x04" + struct.pack("<BHBB", how, time // TICK, CLEAR, 0))
            parts.append(b"," + struct.pack("<HH", *corner) + data)
        return b"".join((*parts, END))

    def _without_clear(self, picture: Image.Image) -> Image.Image:
        """Return the picture with the other white in place of the transparent entry."""
        if picture.histogram()[CLEAR] == 0:
            return picture
        return picture.point([*range(CLEAR), self._white])


def _first_like(palette: list[int], entry: int) -> int:
    """Return the first entry with the color of another; raises ValueError if there is none."""
    color = palette[3 * entry : 3 * entry + 3]
    found = next(i for i in range(256) if palette[3 * i : 3 * i + 3] == color)
    if found == entry:
        raise ValueError("no entry of the palette is spare")
    return found


def _data(picture: Image.Image) -> bytes:
    """Return one frame as Pillow writes it, from its size on."""
    buffer = io.BytesIO()
    picture.save(buffer, "GIF", optimize=False, interlace=0)
    whole = buffer.getvalue()
    start = HEAD + TABLE
    if whole[start : start + 1] != b",":
        raise ValueError("a frame without the whole palette")
    return whole[start + PLACE : -len(END)]
