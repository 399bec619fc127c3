"""Discord's errors: a status, a code and, for a bad form, the error of each field."""

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
    20028: (429, "The write action you are performing on the channel has hit the write rate limit"),
    30003: (400, "Maximum number of pins reached for the channel (250)"),
    30015: (400, "Maximum number of attachments in a message reached (10)"),
    30032: (400, "Maximum number of application commands reached (100)"),
    30033: (400, "Maximum number of thread participants reached (1000)"),
    30034: (429, "Max number of daily application command creates has been reached (200)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    40003: (429, "You are opening direct messages too fast"),
    40005: (413, "Request entity too large"),
    40058: (400, "Cannot send a message in a forum channel"),
    40060: (400, "Interaction has already been acknowledged."),
    40062: (429, "Service resource is being rate limited."),
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
    50045: (400, "File uploaded exceeds the maximum size"),
    50083: (400, "Thread is archived"),
    50278: (403, "Cannot send messages to this user"),
    50109: (400, "The request body contains invalid JSON."),
    160002: (403, "Cannot reply without permission to read message history"),
    160004: (400, "A thread has already been created for this message"),
    160005: (403, "Thread is locked"),
    160006: (400, "Maximum number of active threads reached"),
    160007: (400, "Maximum number of active announcement threads reached"),
    200000: (400, "Message was blocked by automatic moderation"),
    200001: (400, "Title was blocked by automatic moderation"),
    240000: (400, "Message blocked by harmful links filter"),
}
"""Status and text of each code, as Discord gives them."""


class ApiError(Exception):
    """An error as it is sent."""

    def __init__(self, status: int, code: int, message: str, **extra: object) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status = status
        self.code = code
        self.body: Json = {"message": message, "code": code, **extra}
        self.headers: dict[str, str] = {}
        self.page = ""
        """A page that is sent instead, as by a proxy in between."""


def refusal(code: int) -> ApiError:
    """Return the error with one of Discord's codes."""
    status, message = CODES[code]
    return ApiError(status, code, message)


class Form:
    """Collects the errors of a form, field by field, and refuses it as a whole (50035)."""

    def __init__(self) -> None:
        self.wrongs = 0
        self.errors: Json = {}

    def wrong(self, path: Path, code: str, message: str) -> None:
        """Note an error at a field."""
        here = self.errors
        for part in path:
            here = here.setdefault(str(part), {})
        here.setdefault("_errors", []).append({"code": code, "message": message})
        self.wrongs += 1

    def refuse(self) -> None:
        """Raise the errors noted, if there are any."""
        if self.wrongs:
            raise ApiError(400, 50035, "Invalid Form Body", errors=self.errors)


def malformed(path: Path, code: str, message: str) -> ApiError:
    """Return the error of a form with one wrong field."""
    form = Form()
    form.wrong(path, code, message)
    return ApiError(400, 50035, "Invalid Form Body", errors=form.errors)
