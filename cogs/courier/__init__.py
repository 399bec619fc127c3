"""Deliver announcements to Discord: read the outbox, make text and picture, post exactly once."""

from cogs.courier.outbox import Courier

__all__ = ["Courier"]
