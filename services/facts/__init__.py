"""The facts that services return: frozen data, never text. Times are UTC epoch seconds."""

from services.facts.people import NoRoom, Person, Press, Refused

__all__ = ["NoRoom", "Person", "Press", "Refused"]
