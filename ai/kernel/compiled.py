"""Compile the kernel's functions with numba, and keep the machine code on disk."""

import os
import time
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from shutil import rmtree
from typing import Any, ClassVar, TypeVar

from numba import config, njit
from numba.core.caching import FunctionCache

Compiled = TypeVar("Compiled", bound=Callable[..., Any])

HERE = Path(__file__).parent


def _digest() -> str:
    """The digest of the kernel: numba doesn't notice that a function called elsewhere changed."""
    return sha256(b"".join(path.read_bytes() for path in sorted(HERE.glob("*.py")))).hexdigest()


KEPT = Path(config.CACHE_DIR or HERE / "__pycache__")
"""Where each version of the kernel has a folder."""
UNUSED = 24 * 3600
"""Seconds after which the folder of a version is deleted in which no process has begun."""

config.CACHE_DIR = str(KEPT / f"kernel-{_digest()[:16]}")


def clear(kept: Path, own: Path, now: float) -> None:
    """Delete the folders of versions that nobody uses any more, and note that this one is used."""
    with suppress(OSError):
        own.mkdir(parents=True, exist_ok=True)
        os.utime(own, (now, now))
        for other in kept.glob("kernel-*"):
            if other != own and other.stat().st_mtime < now - UNUSED:
                rmtree(other, ignore_errors=True)


clear(KEPT, Path(config.CACHE_DIR), time.time())


class Kept(FunctionCache):  # type: ignore[misc]
    """Machine code on disk, without which a function is compiled again.

    Files may be damaged, the disk full, the folder somebody else's: numba then refuses each call.
    `saved` is how many functions this process has compiled and kept.
    """

    saved: ClassVar[int] = 0

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Return what was kept; None, and the place emptied, where it can't be read."""
        try:
            return super().load_overload(sig, target_context)
        except Exception:  # whatever a damaged file makes pickle raise
            with suppress(OSError):
                self.flush()
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keep it, if that is possible."""
        with suppress(OSError):
            super().save_overload(sig, data)
            Kept.saved += 1


def compiled(function: Compiled) -> Compiled:
    """Compile a function to machine code that is kept on disk where it can be; a decorator."""
    made = njit(nogil=True)(function)
    with suppress(RuntimeError):  # there is no folder that can be written
        made._cache = Kept(made.py_func)
    return made
