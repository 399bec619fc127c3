"""Expecting refusals."""

from __future__ import annotations

from collections.abc import Awaitable

import pytest

from services.facts import Refused


async def refused(code: str, call: Awaitable[object]) -> Refused:
    """Expect a refusal with a code and return it."""
    with pytest.raises(Refused) as caught:
        await call
    assert caught.value.code == code, (caught.value.code, caught.value.data)
    return caught.value
