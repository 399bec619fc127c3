"""What the bot sends, as JSON lines: for a check against Discord's documents afterwards."""

import json
import os
from pathlib import Path

from aiohttp import web

from sandbox.call import Call
from sandbox.files import opened
from sandbox.ids import Clock
from sandbox.models import Json


class Capture:
    """Writes a line for each request and for each interaction that the bot is told of."""

    def __init__(self, path: Path, clock: Clock) -> None:
        self._clock = clock
        self._file = opened(path, "a")

    def request(self, call: Call, path: str, response: web.StreamResponse) -> None:
        """Write a request with its answer."""
        files = [
            {"field": f"files[{number}]", "name": name, "size": len(data)}
            for number, (name, data) in call.uploads.items()
        ]
        line = {
            "method": call.request.method,
            "path": path,
            "query": call.request.query_string,
            "body": call.body,
            "files": files,
            "status": response.status,
            "reply": _reply(response),
        }
        self._write("request", line)

    def interaction(self, body: Json) -> None:
        """Write an interaction."""
        kept = {name: body[name] for name in ("id", "token", "type")}
        self._write("interaction", {**kept, "message": body.get("message", {}).get("id")})

    def _write(self, kind: str, line: Json) -> None:
        about = {
            "kind": kind,
            "at": self._clock.now(),
            "test": os.environ.get("PYTEST_CURRENT_TEST"),
        }
        self._file.write(json.dumps({**about, **line}, ensure_ascii=False) + "\n")
        self._file.flush()

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def _reply(response: web.StreamResponse) -> object:
    """Return an answer; of that to an interaction, the message alone."""
    raw = response.body if isinstance(response, web.Response) else None
    reply = json.loads(raw) if isinstance(raw, bytes) and raw else None
    if isinstance(reply, dict) and "interaction" in reply:
        return {"message": reply.get("resource", {}).get("message")}
    return reply if isinstance(reply, dict) else None
