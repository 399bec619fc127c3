"""The sources, read for the texts they use: which keys, with which variables, for what."""

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
SPEAKING = ("cogs", "services", "render")
AREAS = tuple(file.stem for file in (ROOT / "locales" / "en").glob("*.ftl"))
AT_TERMINALS = ("bot.py", "__main__.py", "maintenance.py", "command_line.py", "checking.py")
"""Their words are for the one who starts them, like the log."""
ANYTHING = r"[a-z0-9_-]+"
ONE_WORD = r"[a-z0-9_]+"
SLOTS = {"Button": "label", "Link": "label", "Option": "label", "Form": "title", "Field": "title"}
MENUS = ("Select", "UserSelect", "RoleSelect", "ChannelSelect")


@dataclass(frozen=True)
class Use:
    """A text that is used: a pattern of keys, where, and the variables that are given."""

    pattern: str
    file: Path
    line: int
    given: frozenset[str] | None = None
    """None: the variables are not written out, or the key is only named here."""
    slot: str = "text"
    """What it is for: text, label, placeholder, option, description, title, menu."""

    def matches(self, key: str) -> bool:
        """Tell whether a key may be meant."""
        return _shape(self.pattern).fullmatch(key) is not None

    @property
    def narrow(self) -> str:
        """The pattern where what is put in is one word of the key; "" where it is all of it."""
        _, *words = self.pattern.replace(ANYTHING, "").split(r"\-")
        return self.pattern.replace(ANYTHING, ONE_WORD) if any(words) else ""


@cache
def _shape(pattern: str) -> re.Pattern[str]:
    """A pattern, read once: there are more of them than `re` keeps by itself."""
    return re.compile(pattern)


@cache
def trees() -> tuple[tuple[Path, ast.Module], ...]:
    """Parse the modules that speak to people."""
    paths = [path for folder in SPEAKING for path in sorted((ROOT / folder).rglob("*.py"))]
    paths += [ROOT / "bot.py"] if (ROOT / "bot.py").exists() else []
    return tuple((path, ast.parse(path.read_text("utf-8"))) for path in paths)


@cache
def uses() -> tuple[Use, ...]:
    """List the texts that they use."""
    return tuple(use for path, tree in trees() for use in _uses(path, tree))


def _uses(path: Path, tree: ast.Module) -> Iterator[Use]:
    slots = dict(_slots(tree))
    calls = {id(call.args[0]): call for call in _calls(tree) if call.args}
    inside = {
        id(value)
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
        for value in node.values
    }
    for node in ast.walk(tree):
        if id(node) in inside:
            continue
        call = calls.get(id(node))
        pattern = _pattern(node, call)
        if pattern is not None:
            given = _given(call) if call is not None else None
            slot = slots.get(id(call), "text") if call is not None else "text"
            if call is not None and _name(call.func) == "user_menu":
                slot = "menu"
            yield Use(pattern, path, getattr(node, "lineno", 0), given, slot)
    for name, said in _commands(tree):
        yield Use(_command(name, said), path, name.lineno, slot="description")
    for key, line in _options(tree):
        yield Use(key, path, line, slot="description")


def _commands(tree: ast.Module) -> Iterator[tuple[ast.expr, list[ast.keyword]]]:
    """Yield the name of each command and what is said of it, also by what several share."""
    makers = _makers(tree)
    for call in _calls(tree):
        if _name(call.func) in makers and call.args:
            yield call.args[0], [*makers[_name(call.func)], *call.keywords]


def _makers(tree: ast.Module) -> dict[str, list[ast.keyword]]:
    """Name what declares commands in a module, with the keywords that it adds."""
    shared = {
        _name(node.targets[0]): node.value.keywords
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        and isinstance(node.value, ast.Call)
        and _name(node.value.func) == "partial"
        and _name(node.value.args[0]) == "slash"
    }
    game = ast.keyword("game", ast.Constant("panel-option-game"))
    return {"slash": [], "game_slash": [game], "game_command": [game], **shared}


def _options(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Yield the keys that describe options of commands by the names of parameters alone."""
    makers = _makers(tree)
    for body in ast.walk(tree):
        if not isinstance(body, ast.AsyncFunctionDef):
            continue
        for call in body.decorator_list:
            if isinstance(call, ast.Call) and _name(call.func) in makers:
                said = [*makers[_name(call.func)], *call.keywords]
                for option in set(_parameters(tree, body)) - {one.arg for one in said}:
                    yield f"{_area(said)}-option-{option.rstrip('_')}", body.lineno


def _parameters(tree: ast.Module, body: ast.AsyncFunctionDef) -> Iterator[str]:
    """Yield the names of a command's options; those of a class are its fields."""
    for parameter in [*body.args.args, *body.args.kwonlyargs][1:]:
        yield from _fields(tree, parameter) or [parameter.arg]


def _fields(tree: ast.Module, parameter: ast.arg) -> list[str]:
    """List the fields of a parameter's class; none if it is no class of ours."""
    name = _name(parameter.annotation) if parameter.annotation else ""
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name == name:
            return [_name(part.target) for part in node.body if isinstance(part, ast.AnnAssign)]
        if isinstance(node, ast.ImportFrom) and name in {alias.name for alias in node.names}:
            file = ROOT / f"{str(node.module).replace('.', '/')}.py"
            found = [tree for path, tree in trees() if path == file]
            return _fields(found[0], parameter) if found else []
    return []


def _calls(tree: ast.AST) -> Iterator[ast.Call]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _pattern(node: ast.AST, call: ast.Call | None) -> str | None:
    """The keys a string can be: itself, or with anything where something is put in."""
    said = call is not None and _name(call.func) == "say"
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        text, pattern = node.value, re.escape(node.value)
    elif isinstance(node, ast.JoinedStr):
        parts = [_part(value) for value in node.values]
        text, pattern = parts[0][0], "".join(part[1] for part in parts)
        if re.fullmatch(rf"{re.escape(ANYTHING)}(\\-[a-z_]{{3,}})+", pattern):
            return pattern
    else:
        return None
    if said:
        return f"board-{pattern}"
    if not re.match(rf"({'|'.join(AREAS)})-", text) or " " in text:
        return None
    return None if pattern == f"board-{ANYTHING}" else pattern


def _part(value: ast.expr) -> tuple[str, str]:
    if isinstance(value, ast.Constant):
        return str(value.value), re.escape(str(value.value))
    return "", ANYTHING


def _given(call: ast.Call) -> frozenset[str] | None:
    """The variables a call gives; None where they are not written out or it is another call."""
    if any(keyword.arg is None for keyword in call.keywords):
        return None
    if _name(call.func) not in ("texts", "plain", "say"):
        return None
    return frozenset(keyword.arg for keyword in call.keywords if keyword.arg)


def _command(named: ast.expr, said: Sequence[ast.keyword]) -> str:
    words = {keyword.arg: keyword.value for keyword in said}
    group = words.get("group")
    middle = f"{_name(group)}-" if group else ""
    word = f"{middle}{named.value!s}" if isinstance(named, ast.Constant) else ANYTHING
    return f"{_area(said)}-command-{word}"


def _area(said: Sequence[ast.keyword]) -> str:
    area = {keyword.arg: keyword.value for keyword in said}.get("area")
    return str(area.value) if isinstance(area, ast.Constant) else "panel"


def _slots(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Which calls for a text fill which slot of a component."""
    for call in _calls(tree):
        maker = _name(call.func)
        first = call.args[0] if call.args else None
        if maker in MENUS and first is not None:
            yield id(first), "placeholder"
        elif maker == "Option" and first is not None:
            yield id(first), "option"
            yield from ((id(arg), "description") for arg in call.args[2:3])
        elif maker in SLOTS and first is not None:
            yield id(first), SLOTS[maker]


def literals() -> Iterator[tuple[Path, int, str]]:
    """The strings of the sources that look like words for people."""
    for path, tree in trees():
        if path.name in AT_TERMINALS:
            continue
        quiet = _quiet(tree)
        for node in ast.walk(tree):
            if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
                continue
            if id(node) not in quiet and _reads_like_words(node.value):
                yield path, node.lineno, node.value


def _reads_like_words(text: str) -> bool:
    return re.search(r"[A-Za-z]{2,}[,.:;]? [A-Za-z]{2,}", text) is not None or (
        re.search(r"^[A-Z][a-z]+(…|\.|:)$", text) is not None
    )


def _quiet(tree: ast.Module) -> set[int]:
    """Strings that are never shown: docstrings, those of errors, logs and types."""
    quiet: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            quiet.add(id(node.value))
        elif isinstance(node, ast.Raise | ast.Assert) or _is_log(node) or _is_annotation(node):
            quiet.update(id(child) for child in ast.walk(node))
    return quiet


def _is_log(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and isinstance(node.func.value, ast.Name)
        and node.func.value.id in ("_log", "log")
    )


def _is_annotation(node: ast.AST) -> bool:
    return isinstance(node, ast.Subscript) and _name(node.value) in ("Literal", "Callable")
