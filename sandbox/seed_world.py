"""The starting world: one server, two channels, four people and the bot."""

from sandbox.world import World

SERVER = "Castellan's Court"
CHANNELS = ("lobby", "games")
PEOPLE = ("Ann", "Ben", "Cara", "Dan")


def add_starting_server(world: World) -> None:
    """Add the server with its people; Ann owns it."""
    people = [world.add_user(name) for name in PEOPLE]
    world.add_server(SERVER, people, channels=CHANNELS)
