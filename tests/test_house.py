"""The house itself: what single modules may import, and how long the front door is."""

from __future__ import annotations

import ast
import warnings
from pathlib import Path

import pytest
from sqlalchemy.exc import SAWarning

ROOT = Path(__file__).parents[1]
ROOMS = {"bot", "cogs", "services", "store", "render", "ai", "engine", "locales", "sandbox"}
READ = ROOMS - {"bot"} | {"bench"}
"""Where nothing private of another folder is imported."""
LEAVES = {"clock", "processes", "settings"}


def imported(path: Path) -> set[str]:
    """The first words of all that a module imports, wherever it does."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.split(".")[0])
    return found


@pytest.mark.parametrize("leaf", sorted(LEAVES))
def test_a_leaf_imports_nothing_of_ours(leaf: str) -> None:
    """The clock, the settings and the worker processes import none of our modules."""
    assert not imported(ROOT / f"{leaf}.py") & (ROOMS | LEAVES)


def test_only_the_front_door_imports_the_sandbox() -> None:
    """Whatever runs on Discord never needs the stand-in."""
    every = [p for room in ROOMS - {"bot", "sandbox"} for p in (ROOT / room).rglob("*.py")]
    assert len(every) > 50
    assert not [str(path) for path in every if "sandbox" in imported(path)]


def test_services_has_rooms_only() -> None:
    """Nothing lies loose in services/ but its front door, and every room says what it is for."""
    assert [path.name for path in (ROOT / "services").glob("*.py")] == ["__init__.py"]
    for room in (ROOT / "services").iterdir():
        if room.is_dir() and any(room.rglob("*.py")):
            assert ast.get_docstring(ast.parse((room / "__init__.py").read_text())), room


def imported_names(path: Path) -> set[str]:
    """The full name of everything that a module imports, and of what it is imported from."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def private_folder(root: Path, name: str) -> Path | None:
    """The folder to which an import is private, by the first underscore in its name; or None."""
    words = name.split(".")
    private = [word.startswith("_") and not word.endswith("__") for word in words]
    if words[0] not in READ or True not in private:
        return None
    at = private.index(True)
    owner = root.joinpath(*words[:at])
    return owner if owner.is_dir() else owner.parent


def private_imports(root: Path) -> list[str]:
    """What is imported with a leading underscore from outside of its own folder."""
    return [
        f"{path.relative_to(root)} imports {name}"
        for room in sorted(READ)
        for path in sorted((root / room).rglob("*.py"))
        for name in sorted(imported_names(path))
        if (owner := private_folder(root, name)) and not path.is_relative_to(owner)
    ]


def test_a_leading_underscore_keeps_a_module_inside_its_folder() -> None:
    """What begins with `_` is private to the folder it lies in, with the folders below."""
    assert not private_imports(ROOT)


def test_an_import_of_something_private_is_found(tmp_path: Path) -> None:
    """A module, a package, or a name, however it is imported, and not from its own folder."""
    for name, text in {
        "store/a/_own.py": "x = 1",
        "store/a/b.py": "from store.a import _own",
        "store/a/deep/c.py": "from store.a._own import x",
        "store/a/f.py": "from store.a.b import _x",
        "store/_p/__init__.py": "",
        "store/_p/q.py": "from store import _p",
        "store/d.py": "from store.a import _own\nfrom store._p import q",
        "cogs/e.py": "from store.a._own import x",
        "cogs/g.py": "import store.a._own",
        "cogs/h.py": "import store.a._own as own",
        "cogs/i.py": "from store._p.q import y",
        "cogs/j.py": "from store.a.b import _x, x, __all__",
        "cogs/k.py": "from other import _x\nfrom __future__ import annotations",
        "bench/l.py": "def late():\n    import store._p.q as q",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    assert private_imports(tmp_path) == [
        "bench/l.py imports store._p.q",
        "cogs/e.py imports store.a._own.x",
        "cogs/g.py imports store.a._own",
        "cogs/h.py imports store.a._own",
        "cogs/i.py imports store._p.q.y",
        "cogs/j.py imports store.a.b._x",
        "store/d.py imports store.a._own",
    ]


def test_annotations_are_evaluated() -> None:
    """A circle of types fails at import; what reads annotations gets types, not strings."""
    paths = [path for room in ROOMS - {"bot"} for path in (ROOT / room).rglob("*.py")]
    paths = [path for path in [ROOT / "bot.py", *paths] if "versions" not in path.parts]
    late = [str(path) for path in paths if "__future__.annotations" in imported_names(path)]
    assert paths
    assert not late


def test_the_front_door_is_short() -> None:
    """bot.py has at most 150 lines; more belongs into a room."""
    assert len((ROOT / "bot.py").read_text().splitlines()) <= 150


def test_every_module_is_short_enough_to_read() -> None:
    """No module over 600 lines, no function over 60."""
    too_long = []
    for path in [p for room in ROOMS - {"bot"} for p in (ROOT / room).rglob("*.py")]:
        text = path.read_text()
        if text.count("\n") > 600:
            too_long.append(str(path))
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                length = (node.end_lineno or 0) - node.lineno
                if length > 60 and "migrations" not in path.parts:
                    too_long.append(f"{path}:{node.name}")
    assert not too_long


def test_of_finalizers_only_the_pool_s_complaint_is_passed_over() -> None:
    """A connection that a cancelled task dropped; whatever else one raises fails its test."""
    dropped = "The garbage collector is trying to clean up non-checked-in connection <x>."
    warnings.warn(SAWarning(dropped), stacklevel=1)
    other = "Exception ignored in: <finalize object at 0x7f; dead>\n\nOSError: no room"
    with pytest.raises(pytest.PytestUnraisableExceptionWarning):
        warnings.warn(pytest.PytestUnraisableExceptionWarning(other), stacklevel=1)
    with pytest.raises(SAWarning):
        warnings.warn(SAWarning("Double checkin attempted"), stacklevel=1)
