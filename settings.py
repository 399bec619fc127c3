"""Settings from the environment and `.env`; unknown CASTELLAN_* names are refused at start."""

import difflib
import io
import os
import re
from pathlib import Path
from typing import Annotated, Any, Literal, Self, TypeAlias, get_args
from urllib.parse import quote, urlsplit

from dotenv import dotenv_values
from pydantic import (
    Field,
    NonNegativeInt,
    SecretStr,
    ValidationError,
    ValidationInfo,
    field_validator,
)
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

PREFIX = "CASTELLAN_"
TOOLS = {
    *("CASTELLAN_OPENAPI", "CASTELLAN_WIRE", "CASTELLAN_CAPTURE", "CASTELLAN_ROOT"),
    "CASTELLAN_TEST_POSTGRESQL",
}
"""Names that tests and tools read which check what the bot sends; they are no settings."""
ENCODING = "utf-8-sig"
"""UTF-8, with or without the mark that some editors of Windows put before it."""
SQLITE = ("sqlite", "sqlite+aiosqlite")
POSTGRESQL = ("postgresql", "postgres", "postgresql+asyncpg")
"""How addresses of databases begin."""
SHOWN = 60
"""How much of a wrong value is shown, in characters."""

Level: TypeAlias = Literal["DEBUG", "INFO", "WARNING", "ERROR"]
Address: TypeAlias = Annotated[str, Field(pattern=r"^https?://\S+$", max_length=512)]
"""The address of a page, as a button of Discord's can link to it."""
ADDRESS = "an address that begins with https:// or http://, with at most 512 characters"


class UnknownSetting(ValueError):  # noqa: N818
    """CASTELLAN_* names that are no settings, each in a sentence."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__(" ".join(map(_unknown, names)))
        self.names = names


class WrongSetting(ValueError):  # noqa: N818
    """Settings with invalid values: each is named with its value, its place and what is allowed."""

    def __init__(self, error: ValidationError) -> None:
        super().__init__(" ".join(_wrong(one) for one in error.errors() if one["loc"]))


def _unknown(name: str) -> str:
    known = {one.removeprefix(PREFIX): one for one in _known() - TOOLS}
    near = difflib.get_close_matches(name.removeprefix(PREFIX), known, n=1)
    meant = f"did you mean {known[near[0]]}?" if near else "docs/hosts.md lists all."
    return f"{name}, set {_place_of(name)}, is no setting; {meant}"


def _wrong(error: Any) -> str:
    name, value = str(error["loc"][0]), re.sub("//.*@", "//…@", str(error["input"]))
    field = next(one for one in Settings.model_fields.values() if one.alias == name)
    return f"{name} is {_quoted(value)} {_place_of(name)}; it must be {field.description}."


def _quoted(value: str) -> str:
    return f"“{value if len(value) <= SHOWN else value[:SHOWN] + '…'}”"


def _place_of(name: str) -> str:
    """Say where a setting was read: the environment goes before the file."""
    found = any(value for one, value in os.environ.items() if one.upper() == name)
    return "in the environment" if found else "in .env"


class Settings(BaseSettings):
    """All settings."""

    # By alias alone: TOKEN, LOG or DATA in the environment belong to other programs.
    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding=ENCODING, env_ignore_empty=True, extra="ignore"
    )

    token: SecretStr | None = Field(None, alias="DISCORD_TOKEN")
    database: str | None = Field(
        None,
        alias="DATABASE_URL",
        description="sqlite:/// and a file, or postgresql:// and a server, with %40 for @, %2F for "
        "/ and %23 for # in a password (docs/hosts.md, Another database, has examples)",
    )
    shard_count: int | None = Field(
        None, alias="SHARD_COUNT", ge=1, description="a whole number from 1 on"
    )
    shard_ids: Annotated[tuple[int, ...], NoDecode] = Field(
        (),
        alias="SHARD_IDS",
        description="numbers from 0 on, such as 0,1, each below SHARD_COUNT, which must be set too",
    )
    fleet: int | None = Field(
        None,
        alias="CASTELLAN_FLEET",
        ge=1,
        le=10_000,
        description="a whole number from 1 on, with a DATABASE_URL of PostgreSQL and without "
        "SHARD_COUNT",
    )
    data: Path = Field(
        Path("data"), alias="CASTELLAN_DATA", description="a folder, and none of its path a file"
    )
    remember_days: int = Field(
        90,
        alias="CASTELLAN_REMEMBER_DAYS",
        ge=0,
        le=3650,
        description="a whole number from 0 to 3650",
    )
    keep_days: Annotated[dict[str, NonNegativeInt], NoDecode] = Field(
        {},
        alias="CASTELLAN_KEEP_DAYS",
        description="names with whole days, such as imports=30 (0: for ever)",
    )
    alone_days: int = Field(
        90,
        alias="CASTELLAN_ALONE_DAYS",
        ge=1,
        le=3650,
        description="a whole number from 1 to 3650",
    )
    small: bool = Field(False, alias="CASTELLAN_SMALL", description="yes or no")
    backup_days: int = Field(
        30,
        alias="CASTELLAN_BACKUP_DAYS",
        ge=1,
        le=3650,
        description="a whole number from 1 to 3650",
    )
    backups: Literal["daily", "none"] = Field(
        "daily", alias="CASTELLAN_BACKUPS", description="daily or none"
    )
    log: Level = Field("INFO", alias="CASTELLAN_LOG", description="DEBUG, INFO, WARNING or ERROR")
    sandbox_port: int = Field(
        8470,
        alias="CASTELLAN_SANDBOX_PORT",
        ge=0,
        le=65535,
        description="a whole number from 0 to 65535",
    )
    metrics_port: int = Field(
        0,
        alias="CASTELLAN_METRICS_PORT",
        ge=0,
        le=65535,
        description="a whole number from 0 to 65535",
    )
    metrics_host: str = Field(
        "127.0.0.1", alias="CASTELLAN_METRICS_HOST", description="an address of this machine"
    )
    terms_url: Address | None = Field(None, alias="CASTELLAN_TERMS_URL", description=ADDRESS)
    privacy_url: Address | None = Field(None, alias="CASTELLAN_PRIVACY_URL", description=ADDRESS)
    limits: Annotated[dict[str, NonNegativeInt], NoDecode] = Field(
        {}, alias="CASTELLAN_LIMITS", description="names with whole numbers, such as votes.person=9"
    )

    @field_validator("data")
    @classmethod
    def _folder(cls, value: Path) -> Path:
        path = _at_home(value)
        if next((one for one in (path, *path.parents) if one.exists()), path).is_file():
            raise ValueError("a file is in its way")
        return path

    @field_validator("database")
    @classmethod
    def _address(cls, value: str | None) -> str | None:
        """Read an address of SQLite or PostgreSQL; `~` is the home."""
        if value is None:
            return None
        kind, _, rest = value.partition("://")
        if kind in POSTGRESQL and rest.count("@") < 2:
            _ = urlsplit(value).port  # raises ValueError where a password has been cut
            return value
        path = _at_home(Path(rest[1:]))
        if kind not in SQLITE or rest[:1] != "/" or path.is_dir():
            raise ValueError("no such database")
        return f"{kind}:///{path}" if rest[1] == "~" else value

    @field_validator("backups", mode="before")
    @classmethod
    def _lowercase(cls, value: object) -> object:
        return value.lower() if isinstance(value, str) else value

    @field_validator("log", mode="before")
    @classmethod
    def _uppercase(cls, value: object) -> object:
        is_level = isinstance(value, str) and value.upper() in get_args(Level)
        return str(value).upper() if is_level else value

    @field_validator("shard_ids", mode="before")
    @classmethod
    def _split(cls, value: object) -> object:
        if isinstance(value, str):
            return tuple(part for part in value.replace(",", " ").split())
        return value

    @field_validator("limits", "keep_days", mode="before")
    @classmethod
    def _pairs(cls, value: object) -> object:
        if not isinstance(value, str):
            return value
        pairs = (part.partition("=") for part in value.replace(",", " ").split())
        return {name: number for name, _, number in pairs}

    @field_validator("*", mode="before")
    @classmethod
    def _bare(cls, value: object) -> object:
        """Take off, first of all, what Docker's `--env-file` and Windows leave around values."""
        if not isinstance(value, str):
            return value
        bare = value.strip()
        is_quoted = len(bare) > 1 and bare[0] == bare[-1] and bare[0] in "'\""
        return bare[1:-1].strip() if is_quoted else bare

    @field_validator("shard_ids")
    @classmethod
    def _check_shards(cls, value: tuple[int, ...], info: ValidationInfo) -> tuple[int, ...]:
        """Check that shard ids are below SHARD_COUNT, which must be set too."""
        count = info.data.get("shard_count") or 0
        if not all(0 <= shard < count for shard in value):
            raise ValueError("no such shard")
        return value

    @field_validator("fleet")
    @classmethod
    def _check_fleet(cls, value: int | None, info: ValidationInfo) -> int | None:
        """Check that several processes can share the database, and that nobody divides by hand."""
        served = (info.data.get("database") or "").startswith(POSTGRESQL)
        if value is not None and (not served or info.data.get("shard_count")):
            raise ValueError("not with these settings")
        return value

    @property
    def database_url(self) -> str:
        """The URL of the database: as set, else of the file in the data directory."""
        return self.database or f"sqlite+aiosqlite:///{quote(str(self.data / 'castellan.db'))}"

    def in_sandbox(self) -> Self:
        """Return the settings of the sandbox: what is played there never mixes with Discord's."""
        apart = {"data": self.data / "sandbox", "database": None, "fleet": None}
        return self.model_copy(update=apart)


def load(env_file: Path | None = Path(".env")) -> Settings:
    """Read the settings.

    Raises WrongSetting, UnknownSetting for unknown CASTELLAN_* names and for what looks like a
    typing mistake in the file, and ValueError for a file that can't be read.
    """
    named = {name.upper() for name in _env_file_names(env_file)}
    try:
        settings = Settings(_env_file=env_file)  # type: ignore[call-arg]
    except ValidationError as error:
        raise WrongSetting(error) from None
    ours = {name for name in {*map(str.upper, os.environ), *named} if name.startswith(PREFIX)}
    mistyped = {name for name in named if difflib.get_close_matches(name, _known(), cutoff=0.9)}
    if unknown := sorted((ours | mistyped) - _known()):
        raise UnknownSetting(tuple(unknown))
    return settings


def _at_home(path: Path) -> Path:
    """Read `~` as a shell does; a service without a home has none."""
    try:
        return path.expanduser()
    except RuntimeError:
        return path


def _known() -> set[str]:
    return TOOLS | {str(field.alias) for field in Settings.model_fields.values()}


def _env_file_names(path: Path | None) -> list[str]:
    """Return the names set in a .env file; pydantic-settings reads the values."""
    if path is None or not path.exists():
        return []
    try:
        text = path.read_text(encoding=ENCODING)
    except UnicodeDecodeError:
        text = "\0"
    except OSError as error:
        raise ValueError(
            f"{path} can't be read ({error.strerror}): it must be a file that this user may read."
        ) from None
    if "\0" in text:
        raise ValueError(f"{path} can't be read: save it as plain text in UTF-8.")
    return list(dotenv_values(stream=io.StringIO(text), interpolate=False))
