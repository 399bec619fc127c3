"""End to end: the real bot and the real discord.py against the sandbox, over loopback."""
