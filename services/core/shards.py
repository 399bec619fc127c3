"""The servers that a process is responsible for: those of its shards, or all."""

from dataclasses import dataclass

from store.heartbeats import SERVER

SHARD_SHIFT = 22
"""A server's shard is its id without the last 22 bits, modulo the number of shards (Discord)."""
LONGEST = 40
"""The most characters of a process's name."""


@dataclass(frozen=True, slots=True)
class Share:
    """The shards of a process, out of `of`; a process without shards has every server.

    With `server` it stands for that server alone, whose outages concern nobody else.
    """

    shards: tuple[int, ...] = ()
    of: int = 0
    server: int | None = None

    def owns(self, server: int) -> bool:
        """Whether a server belongs to this process."""
        if self.server is not None:
            return server == self.server
        return not self.of or (server >> SHARD_SHIFT) % self.of in self.shards

    @property
    def name(self) -> str:
        """The name under which it is stored: "all", "0-3.6/16", "server 123"."""
        if self.server is not None:
            return f"{SERVER} {self.server}"
        if not self.of:
            return "all"
        shards = sorted(set(self.shards))
        runs: list[list[int]] = []
        for shard in shards:
            if runs and shard == runs[-1][1] + 1:
                runs[-1][1] = shard
            else:
                runs.append([shard, shard])
        name = f"{'.'.join(_run(*run) for run in runs)}/{self.of}"
        # Too many gaps to name them: the name then includes other servers, which get more time.
        return name if len(name) <= LONGEST else f"{_run(shards[0], shards[-1])}/{self.of}"

    @classmethod
    def named(cls, name: str) -> "Share":
        """Read a name. Raises ValueError if it is invalid."""
        if name == "all":
            return cls()
        if name.startswith(f"{SERVER} "):
            return cls(server=int(name.removeprefix(SERVER)))
        runs, _, of = name.partition("/")
        shards: list[int] = []
        for run in runs.split("."):
            first, _, last = run.partition("-")
            shards += range(int(first), int(last or first) + 1)
        return cls(tuple(shards), int(of))


EVERY_SERVER = Share()
"""The share of a process that runs alone."""


def _run(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}-{last}"
