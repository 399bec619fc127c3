"""The world to play in at once: one server, two channels, four people and the bot."""

from __future__ import annotations

from sandbox.world import World

SERVER = "Castellan's Court"
CHANNELS = ("lobby", "games")
PEOPLE = ("Ann", "Ben", "Cara", "Dan")


def found_court(world: World) -> None:
    """Make the court; Ann owns it."""
    people = [world.add_user(name) for name in PEOPLE]
    world.add_server(SERVER, people, channels=CHANNELS)
