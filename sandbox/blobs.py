"""The bytes of uploaded files, in memory or in a folder."""

from pathlib import Path

from sandbox.files import make_folder, opener


class Blobs:
    """Bytes by id; with a folder they survive a restart, without one they live in memory."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._memory: dict[int, bytes] = {}
        if folder is not None:
            make_folder(folder)

    def keep(self, file: int, data: bytes) -> None:
        """Keep a file's bytes; on disk before this returns."""
        if self._folder is None:
            self._memory[file] = data
            return
        part = self._folder / f"{file}.part"
        with open(part, "wb", opener=opener) as writing:
            writing.write(data)
        part.replace(self._folder / str(file))

    def get(self, file: int) -> bytes | None:
        """A file's bytes, or None if there is no such file."""
        if self._folder is None:
            return self._memory.get(file)
        try:
            return (self._folder / str(file)).read_bytes()
        except FileNotFoundError:
            return None

    def drop(self, file: int) -> None:
        """Forget a file."""
        if self._folder is None:
            self._memory.pop(file, None)
        else:
            (self._folder / str(file)).unlink(missing_ok=True)

    def keep_only(self, files: set[int]) -> None:
        """Drop all other files: an interrupted change may have left some."""
        for path in self._folder.iterdir() if self._folder else ():
            if not path.name.isdigit() or int(path.name) not in files:
                path.unlink()
