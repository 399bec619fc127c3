"""The sandbox, tried by the real discord.py over the wire."""
