"""Settings from the environment and from .env; unknown names are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

import settings
import store
from store import retention


@pytest.fixture(autouse=True)
def _empty_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISCORD_TOKEN", "DATABASE_URL", "SHARD_COUNT", "SHARD_IDS"):
        monkeypatch.delenv(name, raising=False)
    names = ("DATA", "LOG", "SANDBOX_PORT", "BACKUP_DAYS", "TERMS_URL", "PRIVACY_URL", "LIMITS")
    for name in names:
        monkeypatch.delenv(f"CASTELLAN_{name}", raising=False)


def test_defaults_need_no_file() -> None:
    """A fresh clone runs: the sandbox, an SQLite file under ./data."""
    found = settings.load(None)
    assert found.token is None
    assert found.database_url == "sqlite+aiosqlite:///data/castellan.db"
    assert (found.sandbox_port, found.shard_count, found.shard_ids) == (8470, None, ())


@pytest.mark.parametrize("name", ["a?b", "a%20b", "100%", "a#b", "Höhle & Söhne"])
def test_the_database_stands_in_the_folder_whatever_its_name(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In an address some characters mean something else."""
    monkeypatch.setenv("CASTELLAN_DATA", f"/srv/{name}")
    url = settings.load(None).database_url
    assert store.path_of(url) == Path(f"/srv/{name}/castellan.db")


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


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("CASTELLAN_SANDBOX_PORT", "castle", "a whole number from 0 to 65535"),
        ("CASTELLAN_SANDBOX_PORT", "65536", "a whole number from 0 to 65535"),
        ("CASTELLAN_BACKUP_DAYS", "0", "a whole number from 1 to 3650"),
        ("CASTELLAN_LOG", "loud", "DEBUG, INFO, WARNING or ERROR"),
        ("SHARD_COUNT", "none", "a whole number from 1 on"),
        ("SHARD_IDS", "first", "numbers from 0 on, such as 0,1, each below SHARD_COUNT"),
        ("CASTELLAN_TERMS_URL", "docs/terms.md", "an address that begins with https://"),
        ("DATABASE_URL", "data/castellan.db", "sqlite:/// and a file, or postgresql:// and"),
        ("DATABASE_URL", "sqlite://data/castellan.db", "sqlite:/// and a file"),
        ("DATABASE_URL", "sqlite:///", "sqlite:/// and a file"),
        ("DATABASE_URL", "sqlite:////usr", "sqlite:/// and a file"),
        ("DATABASE_URL", "mysql://localhost/castellan", "sqlite:/// and a file"),
        ("DATABASE_URL", "postgresql://localhost:port/castellan", "sqlite:/// and a file"),
    ],
)
def test_wrong_value_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, value: str, allowed: str
) -> None:
    """With where it was read and what is allowed, in one line; what is right is not mentioned."""
    monkeypatch.setenv("CASTELLAN_DATA", str(tmp_path))
    file = tmp_path / ".env"
    file.write_text(f"{name}={value}\n", "utf-8")
    with pytest.raises(settings.WrongSetting) as caught:
        settings.load(file)
    assert str(caught.value).startswith(f"{name} is “{value}” in .env; it must be {allowed}")
    monkeypatch.setenv(name, value)
    with pytest.raises(settings.WrongSetting) as caught:
        settings.load(None)
    assert f"{name} is “{value}” in the environment; it must be {allowed}" in str(caught.value)
    assert str(caught.value).count(";") == 1


@pytest.mark.parametrize("password", ["s3cr@et", "s3cr@e/t", "s3cr/et@", "s3cr@e#t"])
def test_a_password_that_cuts_the_address_is_refused_and_not_shown(
    monkeypatch: pytest.MonkeyPatch, password: str
) -> None:
    """Else the rest of it would be looked up as the server's name."""
    monkeypatch.setenv("DATABASE_URL", f"postgresql://ann:{password}@db/castellan")
    with pytest.raises(settings.WrongSetting, match="%40 for @") as caught:
        settings.load(None)
    assert "s3cr" not in str(caught.value)


@pytest.mark.parametrize(
    "url",
    [
        "sqlite:///:memory:",
        "sqlite:///games.db",
        "sqlite+aiosqlite:////srv/castellan.db",
        "postgres://ann:a%40b@[::1]:5432/castellan?sslmode=require",
        "postgresql:///castellan",
    ],
)
def test_every_right_address_of_a_database_is_left_as_it_is(
    monkeypatch: pytest.MonkeyPatch, url: str
) -> None:
    monkeypatch.setenv("DATABASE_URL", url)
    assert settings.load(None).database_url == url


def test_every_value_that_can_be_wrong_says_what_is_allowed() -> None:
    """A token can't be wrong before it is used."""
    free = {"DISCORD_TOKEN"}
    said = {one.alias: one.description for one in settings.Settings.model_fields.values()}
    assert {name for name, words in said.items() if not words} == free


def test_the_sandbox_has_a_database_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a token its games are never seen, nor those of Discord without one."""
    own = "sqlite+aiosqlite:///data/sandbox/castellan.db"
    assert settings.load(None).in_sandbox().database_url == own
    monkeypatch.setenv("DATABASE_URL", "postgresql://db/castellan")
    assert settings.load(None).in_sandbox().database_url == own


def test_an_address_must_be_one_that_a_button_can_link_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a page on the web; others are named."""
    monkeypatch.setenv("CASTELLAN_PRIVACY_URL", "https://example.org/privacy")
    monkeypatch.setenv("CASTELLAN_TERMS_URL", "docs/terms.md")
    with pytest.raises(settings.WrongSetting, match=r"^CASTELLAN_TERMS_URL is [^;]*;[^;]*$"):
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
    with pytest.raises(settings.WrongSetting, match=r"^SHARD_IDS is [^\n]*below SHARD_COUNT"):
        settings.load(None)


@pytest.mark.parametrize(
    ("database", "count"),
    [("", ""), ("sqlite:///data/one.db", ""), ("postgresql://localhost/castellan", "4")],
)
def test_processes_that_share_need_a_server_and_no_other_division(
    monkeypatch: pytest.MonkeyPatch, database: str, count: str
) -> None:
    """SQLite serves one; and shards are divided by leases or by hand."""
    monkeypatch.setenv("CASTELLAN_FLEET", "4")
    monkeypatch.setenv("DATABASE_URL", database)
    monkeypatch.setenv("SHARD_COUNT", count)
    with pytest.raises(settings.WrongSetting, match=r"^CASTELLAN_FLEET is [^\n]*PostgreSQL and wi"):
        settings.load(None)
    monkeypatch.setenv("DATABASE_URL", "postgresql://localhost/castellan")
    monkeypatch.setenv("SHARD_COUNT", "")
    assert settings.load(None).fleet == 4


@pytest.mark.parametrize("encoding", ["latin-1", "utf-16", "utf-16-le", "utf-16-be"])
def test_a_file_that_is_no_utf_8_is_named(tmp_path: Path, encoding: str) -> None:
    """UTF-16 without a mark would be read as a file in which nothing is set."""
    file = tmp_path / ".env"
    file.write_bytes("CASTELLAN_DATA=/srv/é".encode(encoding))
    with pytest.raises(ValueError, match=r"\.env can't be read: save it as plain text in UTF-8\."):
        settings.load(file)


def test_a_file_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    """As a folder of that name, which a container makes where the file is missing."""
    (tmp_path / ".env").mkdir()
    with pytest.raises(ValueError, match=r"\.env can't be read \(Is a directory\): it must"):
        settings.load(tmp_path / ".env")


@pytest.mark.parametrize("mark", ["", "\ufeff"])
@pytest.mark.parametrize(("before", "after"), [("", ""), (' "', '" '), ("  '", "'\t")])
def test_quotes_spaces_and_windows_line_ends_are_no_part_of_a_value(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mark: str, before: str, after: str
) -> None:
    """In the file; in the environment too, as Docker passes on what stands in one."""
    file = tmp_path / ".env"
    values = {
        "DISCORD_TOKEN": "abc",
        "CASTELLAN_LOG": "DEBUG",
        "SHARD_COUNT": "2",
        "SHARD_IDS": "0, 1",
    }
    lines = "".join(f"{name}={before}{one}{after}\r\n" for name, one in values.items())
    file.write_bytes((mark + lines).encode())
    for found in (settings.load(file), _from_environment(monkeypatch, values, before, after)):
        assert found.token is not None
        assert found.token.get_secret_value() == "abc"
        assert (found.log, found.shard_count, found.shard_ids) == ("DEBUG", 2, (0, 1))


def _from_environment(
    monkeypatch: pytest.MonkeyPatch, values: dict[str, str], before: str, after: str
) -> settings.Settings:
    for name, value in values.items():
        monkeypatch.setenv(name, f"{before}{value}{after}\r")
    return settings.load(None)


def test_names_of_other_programs_are_no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another bot's TOKEN would log in as that bot."""
    fields = settings.Settings.model_fields.items()
    names = [name for name, one in fields if name.upper() != one.alias]
    for name in names:
        monkeypatch.setenv(name.upper(), "1")
        monkeypatch.setenv(name, "1")
    found = settings.load(None)
    assert found == settings.Settings(_env_file=None)  # type: ignore[call-arg]
    assert (found.token, found.database, found.data) == (None, None, Path("data"))


def test_a_tilde_is_the_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """No shell reads what stands in a file."""
    monkeypatch.setenv("HOME", "/home/ann")
    monkeypatch.setenv("CASTELLAN_DATA", "~/castellan")
    assert settings.load(None).data == Path("/home/ann/castellan")
    monkeypatch.setenv("DATABASE_URL", "sqlite:///~/games.db")
    assert settings.load(None).database_url == "sqlite:////home/ann/games.db"
    monkeypatch.setenv("DATABASE_URL", "postgresql://ann:a~b@db/castellan")
    assert settings.load(None).database_url == "postgresql://ann:a~b@db/castellan"


@pytest.mark.parametrize("below", ["", "/below/it"])
def test_a_file_in_place_of_the_folder_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, below: str
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("CASTELLAN_DATA", f"{tmp_path}/file{below}")
    with pytest.raises(
        settings.WrongSetting, match="must be a folder, and none of its path a file"
    ):
        settings.load(None)


def test_a_name_that_is_nearly_right_is_refused_in_the_file(tmp_path: Path) -> None:
    """Else the bot would start in the sandbox."""
    file = tmp_path / ".env"
    file.write_text("DISCORD_TOKN=abc\nDATABASE=other\nTOKEN=other\n", "utf-8")
    with pytest.raises(settings.UnknownSetting, match=r"did you mean DISCORD_TOKEN\?$") as caught:
        settings.load(file)
    assert caught.value.names == ("DISCORD_TOKN",)


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
    assert "CASTELLAN_PROT, set in the environment, is no setting; docs" in str(caught.value)
    monkeypatch.delenv("CASTELLAN_PROT")
    monkeypatch.setenv("CASTELLAN_SANDBOXPORT", "1")
    with pytest.raises(settings.UnknownSetting, match=r"did you mean CASTELLAN_SANDBOX_PORT\?"):
        settings.load(None)


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


def test_for_how_long_a_host_keeps_what(monkeypatch: pytest.MonkeyPatch) -> None:
    """By name, in days; the others stay, and a name that there is not is refused."""
    monkeypatch.setenv("CASTELLAN_KEEP_DAYS", "imports=30, servers=0")
    kept = retention.chosen(settings.load(None).keep_days)
    usual = {name: days * retention.DAY for name, days in retention.DAYS.items()}
    assert kept == {**usual, "imports": 30 * retention.DAY, "servers": 0}
    with pytest.raises(ValueError, match="CASTELLAN_KEEP_DAYS: there is no games, only people"):
        retention.chosen({"games": 9})


def test_limits_are_read_as_names_with_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    """By commas or spaces; what is no number of rows is refused by name."""
    monkeypatch.setenv("CASTELLAN_LIMITS", "tables.person=20, tournaments.server=50 votes.person=0")
    wanted = {"tables.person": 20, "tournaments.server": 50, "votes.person": 0}
    assert settings.load(None).limits == wanted
    for wrong in ("tables.person=many", "tables.person", "tables.person=-1"):
        monkeypatch.setenv("CASTELLAN_LIMITS", wrong)
        with pytest.raises(settings.WrongSetting, match="CASTELLAN_LIMITS"):
            settings.load(None)
