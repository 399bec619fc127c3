"""Discord's errors: a status, a code and, for a bad form, the error of each field."""

from __future__ import annotations

from collections.abc import Sized

from sandbox.models import Json

Path = tuple[str | int, ...]

CODES: dict[int, tuple[int, str]] = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    30003: (400, "Maximum number of pins reached for the channel (50)"),
    30032: (400, "Maximum number of application commands reached (100)"),
    40005: (413, "Request entity too large"),
    40058: (400, "Cannot send a message in a forum channel"),
    40060: (400, "Interaction has already been acknowledged."),
    40094: (400, "This interaction has reached the maximum number of follow up messages"),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50033: (400, "Invalid Recipient(s)"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50278: (403, "Cannot send messages to this user"),
    50109: (400, "The request body contains invalid JSON."),
    160002: (403, "Cannot reply without permission to read message history"),
    160004: (400, "A thread has already been created for this message"),
    160005: (403, "Thread is locked"),
}
"""Status and text of each code, as Discord gives them."""


class ApiError(Exception):
    """An error as it is sent."""

    def __init__(self, status: int, code: int, message: str, **extra: object) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status = status
        self.code = code
        self.body: Json = {"message": message, "code": code, **extra}


def refusal(code: int) -> ApiError:
    """Return the error with one of Discord's codes."""
    status, message = CODES[code]
    return ApiError(status, code, message)


class Form:
    """Collects the errors of a form, field by field, and refuses it as a whole (50035)."""

    def __init__(self) -> None:
        self._errors: Json = {}

    def wrong(self, path: Path, code: str, message: str) -> None:
        """Note an error at a field."""
        here = self._errors
        for part in path:
            here = here.setdefault(str(part), {})
        here.setdefault("_errors", []).append({"code": code, "message": message})

    def length(self, path: Path, value: Sized | None, low: int, high: int) -> None:
        """Check the length of a text or list; None counts as empty."""
        size = len(value) if value is not None else 0
        if low <= size <= high:
            return
        if low == 0:
            self.wrong(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        elif size == 0:
            self.wrong(path, "BASE_TYPE_REQUIRED", "This field is required")
        else:
            message = f"Must be between {low} and {high} in length."
            self.wrong(path, "BASE_TYPE_BAD_LENGTH", message)

    def lengths(self, path: Path, thing: Json, **bounds: tuple[int, int]) -> None:
        """Check the lengths of fields by their names."""
        for name, (low, high) in bounds.items():
            self.length((*path, name), thing.get(name), low, high)

    def ranges(self, path: Path, thing: Json, **bounds: tuple[float, float]) -> None:
        """Check the ranges of fields by their names."""
        for name, (low, high) in bounds.items():
            self.between((*path, name), thing.get(name), low, high)

    def between(self, path: Path, value: float | None, low: float, high: float) -> None:
        """Check that a number, if there is one, lies in a range."""
        if value is None or low <= value <= high:
            return
        name, bound = ("MIN", low) if value < low else ("MAX", high)
        relation = "greater than or equal to" if value < low else "less than or equal to"
        self.wrong(path, f"NUMBER_TYPE_{name}", f"int value should be {relation} {bound}.")

    def one_of(self, path: Path, value: object, choices: tuple[object, ...]) -> bool:
        """Check that a value is one of the choices."""
        if value in choices:
            return True
        listed = ", ".join(str(choice) for choice in choices)
        self.wrong(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")
        return False

    def refuse(self) -> None:
        """Raise the errors noted, if there are any."""
        if self._errors:
            raise ApiError(400, 50035, "Invalid Form Body", errors=self._errors)
