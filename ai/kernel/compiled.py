"""Compile the kernel's functions with numba, and keep the machine code on disk."""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

from numba import config, njit

Compiled = TypeVar("Compiled", bound=Callable[..., Any])

HERE = Path(__file__).parent


def _digest() -> str:
    """The digest of the kernel: numba doesn't notice that a function called elsewhere changed."""
    return sha256(b"".join(path.read_bytes() for path in sorted(HERE.glob("*.py")))).hexdigest()


config.CACHE_DIR = str(Path(config.CACHE_DIR or HERE / "__pycache__") / f"kernel-{_digest()[:16]}")


def compiled(function: Compiled) -> Compiled:
    """Compile a function to machine code that is kept on disk; a decorator."""
    return njit(cache=True, nogil=True)(function)
