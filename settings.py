"""Settings from the environment and `.env`; unknown CASTELLAN_* names are refused at start."""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from pydantic import Field, SecretStr, ValidationError, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

PREFIX = "CASTELLAN_"
TOOLS = {"CASTELLAN_OPENAPI", "CASTELLAN_WIRE", "CASTELLAN_CAPTURE", "CASTELLAN_ROOT"}
"""Names that tools read which check what the bot sends; they are no settings."""

Level: TypeAlias = Literal["DEBUG", "INFO", "WARNING", "ERROR"]
Address: TypeAlias = Annotated[str, Field(pattern=r"^https?://\S+$", max_length=512)]
"""The address of a page, as a button of Discord's can link to it."""


class UnknownSetting(ValueError):  # noqa: N818
    """CASTELLAN_* names that are no settings."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__(", ".join(names))
        self.names = names


class WrongSetting(ValueError):  # noqa: N818
    """Settings with invalid values, each with what is wrong."""

    def __init__(self, error: ValidationError) -> None:
        wrong = (f"{one['loc'][0]}: {one['msg']}" for one in error.errors() if one["loc"])
        super().__init__("; ".join(wrong))


class Settings(BaseSettings):
    """All settings."""

    model_config = SettingsConfigDict(
        env_file=".env", env_ignore_empty=True, extra="ignore", populate_by_name=True
    )

    token: SecretStr | None = Field(None, alias="DISCORD_TOKEN")
    database: str | None = Field(None, alias="DATABASE_URL")
    shard_count: int | None = Field(None, alias="SHARD_COUNT", ge=1)
    shard_ids: Annotated[tuple[int, ...], NoDecode] = Field((), alias="SHARD_IDS")
    data: Path = Field(Path("data"), alias="CASTELLAN_DATA")
    backup_days: int = Field(30, alias="CASTELLAN_BACKUP_DAYS", ge=1, le=3650)
    log: Level = Field("INFO", alias="CASTELLAN_LOG")
    sandbox_port: int = Field(8470, alias="CASTELLAN_SANDBOX_PORT", ge=0, le=65535)
    terms_url: Address | None = Field(None, alias="CASTELLAN_TERMS_URL")
    privacy_url: Address | None = Field(None, alias="CASTELLAN_PRIVACY_URL")

    @field_validator("log", mode="before")
    @classmethod
    def _uppercase(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value

    @field_validator("shard_ids", mode="before")
    @classmethod
    def _split(cls, value: object) -> object:
        if isinstance(value, str):
            return tuple(part for part in value.replace(",", " ").split())
        return value

    @field_validator("shard_ids")
    @classmethod
    def _check_shards(cls, value: tuple[int, ...], info: ValidationInfo) -> tuple[int, ...]:
        """Check that shard ids are below SHARD_COUNT, which must be set too."""
        count = info.data.get("shard_count") or 0
        if not all(0 <= shard < count for shard in value):
            raise ValueError("each must be at least 0 and below SHARD_COUNT, which must be set too")
        return value

    @property
    def database_url(self) -> str:
        """The URL of the database: as set, else of the file in the data directory."""
        return self.database or f"sqlite+aiosqlite:///{self.data / 'castellan.db'}"


def load(env_file: Path | None = Path(".env")) -> Settings:
    """Read the settings. Raises WrongSetting, and UnknownSetting for unknown CASTELLAN_* names."""
    try:
        settings = Settings(_env_file=env_file)  # type: ignore[call-arg]
    except ValidationError as error:
        raise WrongSetting(error) from None
    found = set(_names(os.environ)) | set(_names(_env_file_names(env_file)))
    if unknown := sorted(found - _known()):
        raise UnknownSetting(tuple(unknown))
    return settings


def _known() -> set[str]:
    return TOOLS | {str(field.alias) for field in Settings.model_fields.values()}


def _names(values: Iterable[str]) -> list[str]:
    return [name.upper() for name in values if name.upper().startswith(PREFIX)]


def _env_file_names(path: Path | None) -> list[str]:
    """Return the names set in a .env file; pydantic-settings reads the values."""
    if path is None or not path.is_file():
        return []
    lines = path.read_text(encoding="utf-8").splitlines()
    return [
        line.removeprefix("export ").split("=", 1)[0].strip()
        for line in lines
        if "=" in line and not line.lstrip().startswith("#")
    ]
