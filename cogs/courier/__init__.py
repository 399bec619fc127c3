"""The courier: reads the outbox, makes text and picture, posts; what it says is said once."""

from cogs.courier.outbox import Courier

__all__ = ["Courier"]
