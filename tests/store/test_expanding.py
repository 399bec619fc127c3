"""Migrations only add: processes of the release before go on with the database."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

import store
from store import Unusable, head, upgrade
from store.database import make_engine
from store.revisions import AFTER, MIGRATIONS, SHORT, adding
from tests.helpers.database import address, new_world

EXEMPT = "c6f1a9d42e70"
"""The last migration before there could be several processes of two releases."""
MAKING = {"create_table", "create_index", "add_column", "f", "batch_alter_table", "bulk_insert"}
DROPPING = {"drop_table", "drop_column"}


def names(tree: ast.Module) -> dict[str, Any]:
    """Return what a module is told at its top: its revision and what it follows."""
    found = {}
    for part in tree.body:
        if isinstance(part, ast.Assign) and isinstance(part.targets[0], ast.Name):
            found[part.targets[0].id] = ast.literal_eval(part.value)
    return found


def calls(tree: ast.Module) -> Iterator[tuple[str, ast.Call, str]]:
    """Yield the operations of an upgrade, each with the table around it."""
    (up,) = (
        part for part in tree.body if isinstance(part, ast.FunctionDef) and part.name == "upgrade"
    )
    table = ""
    for part in ast.walk(up):
        if isinstance(part, ast.With) and isinstance(part.items[0].context_expr, ast.Call):
            table = str(ast.literal_eval(part.items[0].context_expr.args[0]))
    for part in ast.walk(up):
        if isinstance(part, ast.Call) and isinstance(part.func, ast.Attribute):
            on = part.func.value
            if isinstance(on, ast.Name) and on.id in ("op", "batch_op"):
                yield part.func.attr, part, table if on.id == "batch_op" else ""


def faults(source: str, before: str = "") -> list[str]:
    """Return what a migration does that the release before could stumble over."""
    tree = ast.parse(source)
    told, unused = names(tree), names(ast.parse(before)).get("UNUSED", ())
    found = []
    after = adding(str(told["revision"])[:SHORT], str(told["down_revision"]))
    if told["revision"] != after:
        found.append(f"its name is not {after}")
    for name, call, table in calls(tree):
        if name in DROPPING:
            given = [ast.literal_eval(one) for one in call.args if isinstance(one, ast.Constant)]
            what = ".".join(filter(None, (table, *given)))
            found += [] if what in unused else [f"{what} is dropped"]
        elif name not in MAKING:
            found.append(f"{name} changes what is there")
        elif name == "add_column":
            (column,) = (one for one in call.args if isinstance(one, ast.Call))
            told_of = {one.arg: one.value for one in column.keywords}
            may = ast.unparse(told_of["nullable"]) if "nullable" in told_of else "True"
            if may == "False" and "server_default" not in told_of:
                found.append("a new column must have a value")
        elif name == "create_index":
            unique = [one for one in call.keywords if one.arg == "unique"]
            if any(ast.unparse(one.value) == "True" for one in unique):
                found.append("an index refuses what was allowed")
    return found


def newer() -> Iterator[tuple[str, str]]:
    """Yield the sources of the migrations that must keep to it, with that of the one before."""
    paths: Mapping[str, Path] = {
        str(names(ast.parse(path.read_text()))["revision"]): path
        for path in (MIGRATIONS / "versions").glob("*.py")
    }
    at = head()
    while at != EXEMPT:
        source = paths[at].read_text()
        before = str(names(ast.parse(source))["down_revision"])
        yield source, paths[before].read_text()
        at = before


def test_migrations_only_add() -> None:
    """Since there can be several processes."""
    assert [fault for source, before in newer() for fault in faults(source, before)] == []


NAMED = """
revision = 'aaaaaaaaaaaa_after_bbbbbbbbbbbb'
down_revision = 'bbbbbbbbbbbb_after_cccccccccccc'
"""
BATCH = "def upgrade():\n    with op.batch_alter_table('users') as batch_op:\n        batch_op."


@pytest.mark.parametrize(
    ("source", "before", "words"),
    [
        (BATCH + "add_column(sa.Column('x', sa.Text(), nullable=True))", "", None),
        (
            BATCH + "add_column(sa.Column('x', sa.Text(), server_default='', nullable=False))",
            "",
            None,
        ),
        (BATCH + "add_column(sa.Column('x', sa.Text(), nullable=False))", "", "must have a value"),
        (BATCH + "drop_column('x')", "", "users.x is dropped"),
        (BATCH + "drop_column('x')", "UNUSED = ('users.x',)", None),
        (BATCH + "drop_column('x')", "UNUSED = ('users.y',)", "users.x is dropped"),
        (BATCH + "alter_column('x', type_=sa.Text())", "", "alter_column changes"),
        (BATCH + "create_unique_constraint('one', ['x'])", "", "create_unique_constraint changes"),
        ("def upgrade():\n    op.create_index('i', 'users', ['x'], unique=True)", "", "refuses"),
        ("def upgrade():\n    op.drop_table('users')", "UNUSED = ('users',)", None),
        ("def upgrade():\n    op.rename_table('users', 'people')", "", "rename_table changes"),
        ("def upgrade():\n    op.execute('DELETE FROM users')", "", "execute changes"),
    ],
)
def test_what_is_no_addition_is_found(source: str, before: str, words: str | None) -> None:
    """Each way to take from the release before what it uses."""
    found = faults(NAMED + source, before)
    assert (words is None and not found) or (words is not None and words in found[0])
    assert faults(NAMED.replace("_after_b", "_after_d") + source, before)


async def test_a_database_that_was_only_added_to_is_used_by_one_of_several() -> None:
    """By the release before it alone; others say that they are too old."""
    with new_world() as path:
        url = address(path)
        for before, fits in ((head(), True), ("0ldest" * 2, False)):
            await stamp(url, adding("f00d" * 3, before))
            assert store.is_next(await store.revision(url)) is fits
            with pytest.raises(Unusable, match="made by a newer Castellan"):
                await upgrade(url)
            if fits:
                assert not await upgrade(url, fleet=True)
                continue
            with pytest.raises(Unusable, match="made by a newer Castellan"):
                await upgrade(url, fleet=True)
        await stamp(url, head())


async def stamp(url: str, revision: str) -> None:
    """Say of which revision a database is."""
    assert AFTER in revision or revision == head()
    engine = make_engine(url)
    async with engine.begin() as connection:
        given = {"to": revision}
        await connection.execute(text("UPDATE alembic_version SET version_num = :to"), given)
    await engine.dispose()
