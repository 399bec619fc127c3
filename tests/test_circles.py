"""No modules of a package import one another in a circle, not even for types or in functions."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGES = ["engine", "ai", "services", "store", "render", "cogs", "sandbox"]


def modules(root: Path, package: str) -> dict[str, Path]:
    """The modules of a package by dotted name; an `__init__.py` has the name of its folder."""
    found = {}
    for path in sorted((root / package).rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported(name: str, path: Path) -> Iterator[tuple[str, str]]:
    """Every import in a module, wherever it is, as (module, name); the name is "" for a module."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                folder = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
                parents = folder[: len(folder) - node.level + 1]
                base = ".".join([*parents, *filter(None, [node.module])])
            yield from ((base, alias.name) for alias in node.names)


def graph(root: Path, package: str) -> dict[str, set[str]]:
    """The modules of a package, each with those of the same package that it imports.

    `from package import name` counts as an import of the submodule `name` if there is one, and as
    an import of the package's `__init__.py` otherwise.
    """
    known = modules(root, package)
    edges: dict[str, set[str]] = {name: set() for name in known}
    for name, path in known.items():
        for base, what in imported(name, path):
            target = f"{base}.{what}" if f"{base}.{what}" in known else base
            if target in known:
                edges[name].add(target)
    return edges


def circle(root: Path, package: str) -> list[str]:
    """One import circle of a package, from a module back to itself; empty if there is none."""
    try:
        TopologicalSorter(graph(root, package)).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


@pytest.mark.parametrize("package", PACKAGES)
def test_no_import_circle(package: str) -> None:
    """Every module can be read after those that it imports."""
    edges = graph(ROOT, package)
    assert sum(map(len, edges.values())) > 3, "nothing was read"
    assert circle(ROOT, package) == []


def write(root: Path, files: dict[str, str]) -> None:
    """Write a package `house` for a test."""
    for name, text in files.items():
        path = root / "house" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


TYPES_ONLY = (
    "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from house.hall import Hall\n"
)
IN_FUNCTION = "def enter():\n    import house.hall\n"


@pytest.mark.parametrize(
    "line",
    [
        "from house.hall import Hall\n",
        "from house import hall\n",
        "import house.hall as hall\n",
        "from . import hall\n",
        "from .hall import Hall\n",
        "from house.hall import *\n",
        TYPES_ONLY,
        IN_FUNCTION,
    ],
)
def test_planted_circle_is_found(tmp_path: Path, line: str) -> None:
    """However the second module imports the first one back."""
    write(tmp_path, {"__init__.py": "", "hall.py": "from house import door\n", "door.py": line})
    found = circle(tmp_path, "house")
    assert found[0] == found[-1]
    assert set(found) == {"house.hall", "house.door"}


def test_circle_through_an_init_is_found(tmp_path: Path) -> None:
    """A name of the package itself is imported from its `__init__.py`."""
    init = "from house.hall import Hall\n"
    write(tmp_path, {"__init__.py": init, "hall.py": "from house import Hall\n"})
    assert set(circle(tmp_path, "house")) == {"house", "house.hall"}
    write(tmp_path, {"hall.py": "from house import door\n", "door.py": ""})
    assert circle(tmp_path, "house") == []


def test_circle_through_a_room_is_found(tmp_path: Path) -> None:
    """In a package below, by way of relative imports, and over more than two modules."""
    write(
        tmp_path,
        {
            "__init__.py": "",
            "hall.py": "from house.rooms import bed\n",
            "rooms/__init__.py": "from ..door import Door\n",
            "rooms/bed.py": "from . import Door\n",
            "door.py": "import house.hall\n",
        },
    )
    expected = {"house.hall", "house.rooms", "house.rooms.bed", "house.door"}
    assert set(circle(tmp_path, "house")) == expected


def test_imports_in_one_direction_are_no_circle(tmp_path: Path) -> None:
    """Two ways to the same module, and an `__init__.py` that gathers the names of all."""
    write(
        tmp_path,
        {
            "__init__.py": "from house import door, hall\nfrom house.hall import *\n",
            "hall.py": "from house import door\nfrom house.floor import Floor\nimport os\n",
            "door.py": "from house.floor import Floor\n",
            "floor.py": "import house_of_cards\n",
        },
    )
    assert circle(tmp_path, "house") == []
