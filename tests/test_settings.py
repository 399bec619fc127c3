"""Settings from the environment and from .env; unknown names are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

import settings


@pytest.fixture(autouse=True)
def _empty_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISCORD_TOKEN", "DATABASE_URL", "SHARD_COUNT", "SHARD_IDS"):
        monkeypatch.delenv(name, raising=False)
    for name in ("DATA", "LOG", "SANDBOX_PORT", "TERMS_URL", "PRIVACY_URL"):
        monkeypatch.delenv(f"CASTELLAN_{name}", raising=False)


def test_defaults_need_no_file() -> None:
    """A fresh clone runs: the sandbox, an SQLite file under ./data."""
    found = settings.load(None)
    assert found.token is None
    assert found.database_url == "sqlite+aiosqlite:///data/castellan.db"
    assert (found.sandbox_port, found.shard_count, found.shard_ids) == (8470, None, ())


def test_environment_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every name, with lists by commas or spaces."""
    monkeypatch.setenv("DATABASE_URL", "postgresql://db/castellan")
    monkeypatch.setenv("SHARD_COUNT", "4")
    monkeypatch.setenv("SHARD_IDS", "0, 2")
    monkeypatch.setenv("CASTELLAN_DATA", "/srv/castellan")
    found = settings.load(None)
    assert found.database_url == "postgresql://db/castellan"
    assert (found.shard_count, found.shard_ids) == (4, (0, 2))
    assert found.data == Path("/srv/castellan")


def test_empty_value_is_unset(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a copied .env that was not filled in."""
    monkeypatch.setenv("DISCORD_TOKEN", "")
    monkeypatch.setenv("SHARD_IDS", "")
    monkeypatch.setenv("CASTELLAN_DATA", "")
    monkeypatch.setenv("CASTELLAN_SANDBOX_PORT", "")
    found = settings.load(None)
    assert (found.token, found.shard_ids) == (None, ())
    assert (found.data, found.sandbox_port) == (Path("data"), 8470)


def test_wrong_value_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """With what is wrong, in one line."""
    monkeypatch.setenv("CASTELLAN_SANDBOX_PORT", "castle")
    monkeypatch.setenv("CASTELLAN_LOG", "debug")
    with pytest.raises(settings.WrongSetting, match=r"^CASTELLAN_SANDBOX_PORT: .*integer[^\n]*$"):
        settings.load(None)


def test_an_address_must_be_one_that_a_button_can_link_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a page on the web; others are named."""
    monkeypatch.setenv("CASTELLAN_PRIVACY_URL", "https://example.org/privacy")
    monkeypatch.setenv("CASTELLAN_TERMS_URL", "docs/terms.md")
    with pytest.raises(settings.WrongSetting, match=r"^CASTELLAN_TERMS_URL: [^;]*$"):
        settings.load(None)
    monkeypatch.setenv("CASTELLAN_TERMS_URL", "")
    found = settings.load(None)
    assert (found.privacy_url, found.terms_url) == ("https://example.org/privacy", None)


@pytest.mark.parametrize(("count", "ids"), [("2", "0,2"), ("", "0"), ("2", "-1")])
def test_shards_that_do_not_exist_are_refused(
    monkeypatch: pytest.MonkeyPatch, count: str, ids: str
) -> None:
    """A process that ran none of the shards would look alive and be deaf."""
    monkeypatch.setenv("SHARD_COUNT", count)
    monkeypatch.setenv("SHARD_IDS", ids)
    with pytest.raises(settings.WrongSetting, match=r"^SHARD_IDS: [^\n]*below SHARD_COUNT"):
        settings.load(None)


def test_token_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not in a log, not in an error."""
    monkeypatch.setenv("DISCORD_TOKEN", "very-secret")
    assert "very-secret" not in repr(settings.load(None))


def test_unknown_name_of_the_environment_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """By name, so that it can be mended."""
    monkeypatch.setenv("CASTELLAN_PROT", "1")
    with pytest.raises(settings.UnknownSetting) as caught:
        settings.load(None)
    assert caught.value.names == ("CASTELLAN_PROT",)


def test_unknown_name_of_the_file_is_refused(tmp_path: Path) -> None:
    """Comments are no names."""
    file = tmp_path / ".env"
    file.write_text("# CASTELLAN_OLD=1\nexport CASTELLAN_LOG=DEBUG\nCASTELLAN_TYPO=2\n", "utf-8")
    with pytest.raises(settings.UnknownSetting) as caught:
        settings.load(file)
    assert caught.value.names == ("CASTELLAN_TYPO",)


def test_file_is_read(tmp_path: Path) -> None:
    """Other programs' names in it are none of our business."""
    file = tmp_path / ".env"
    file.write_text("CASTELLAN_LOG=DEBUG\nEDITOR=vi\n", "utf-8")
    assert settings.load(file).log == "DEBUG"
