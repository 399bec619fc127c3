"""Which Castellan this is: the same words everywhere."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot
import store
from cogs import release
from cogs.rules import screens
from tests.cogs.scenes import EN, said

NUMBER = tomllib.loads((release.ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]


@pytest.fixture
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "1.2.3"\n', "utf-8")
    monkeypatch.setattr(release, "ROOT", tmp_path)
    release.version.cache_clear()
    yield
    release.version.cache_clear()


def test_the_version_is_the_project_s() -> None:
    """As pyproject.toml has it, with the commit in a clone."""
    assert (release.version() or "").split()[0] == NUMBER


@pytest.mark.usefixtures("_elsewhere")
def test_the_commit_is_that_of_the_clone(tmp_path: Path) -> None:
    """However git keeps it: loose, packed, without a branch, in another working tree."""
    assert release.version() == "1.2.3"
    git = ["git", "-C", str(tmp_path), "-c", "user.name=Ann", "-c", "user.email=ann@example.org"]
    for words in (["init", "-q"], ["add", "."], ["commit", "-qm", "Begin"]):
        subprocess.run([*git, *words], check=True)
    asked = [*git, "rev-parse", "--short=12", "HEAD"]
    commit = subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip()
    release.version.cache_clear()
    assert release.version() == f"1.2.3 ({commit})"
    for words in (["pack-refs", "--all"], ["checkout", "-q", "--detach"]):
        subprocess.run([*git, *words], check=True)
        release.version.cache_clear()
        assert release.version() == f"1.2.3 ({commit})"
    other = tmp_path / "other"
    subprocess.run([*git, "worktree", "add", "-q", "-b", "other", str(other)], check=True)
    assert release._commit(other) == commit


@pytest.mark.usefixtures("_elsewhere")
def test_the_commit_of_an_image_is_in_a_file(tmp_path: Path) -> None:
    """An image holds no .git."""
    (tmp_path / release.COMMIT).write_text("0123456789ab\n", "utf-8")
    assert release.version() == "1.2.3 (0123456789ab)"


@pytest.mark.usefixtures("_elsewhere")
def test_without_git_and_without_the_project_nothing_is_said(tmp_path: Path) -> None:
    """A screen has one line less then."""
    (tmp_path / ".git").mkdir()
    assert release.version() == "1.2.3"
    (tmp_path / "pyproject.toml").unlink()
    release.version.cache_clear()
    assert release.version() is None
    assert "Castellan 1" not in said(screens.help_page(EN))


def test_everything_that_a_report_should_name_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    """By `bot.py --version`."""
    with pytest.raises(SystemExit):
        bot.main(["--version"])
    said = capsys.readouterr().out
    python = sys.version.split()[0]
    for part in (f"castellan {release.version()}", f"python {python}", f"database {store.head()}"):
        assert part in said
    assert "discord.py 2." in said


def test_help_says_it() -> None:
    assert f"-# Castellan {NUMBER}" in said(screens.help_page(EN))
