"""The token is reset while the bot runs: one sentence, and Discord is not asked again."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import discord
import pytest

import bot
from cogs import connection, discord_errors
from sandbox import Sandbox
from settings import Settings
from tests.helpers.clock import ManualClock

RUN = "import sys; from sandbox.endpoint import point_discord_at; import bot; "
SENTENCE = "bot.py: Discord refuses DISCORD_TOKEN. Copy it again from "


async def _started(sandbox: Sandbox, data: Path) -> asyncio.subprocess.Process:
    """Start the bot's process with a token of the sandbox."""
    return await asyncio.create_subprocess_exec(
        *(
            sys.executable,
            "-c",
            f"{RUN}point_discord_at({sandbox.port}); sys.exit(bot.main(['run']))",
        ),
        cwd=Path(bot.__file__).parent,
        env=os.environ | {"CASTELLAN_DATA": str(data), "DISCORD_TOKEN": "reset"},
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
    )


async def test_a_token_that_is_reset_ends_the_process_in_one_sentence(tmp_path: Path) -> None:
    """Without a traceback; started again, it says the same and asks nothing."""
    sandbox = Sandbox(0, tmp_path / "world")
    await sandbox.start()
    process = await _started(sandbox, tmp_path / "data")
    async with asyncio.timeout(60):
        while not sandbox.world.online:
            await asyncio.wait({asyncio.ensure_future(process.wait())}, timeout=0.05)
    sandbox.faults.refuse_token("reset")
    await sandbox.faults.drop(4004)
    said = (await asyncio.wait_for(process.communicate(), 60))[1].decode()
    assert "Traceback" not in said
    assert said.splitlines()[-1].startswith(SENTENCE)
    assert process.returncode == bot.WRONG_TOKEN
    asked = len(sandbox.rest.log)
    process = await _started(sandbox, tmp_path / "data")
    said = (await asyncio.wait_for(process.communicate(), 60))[1].decode()
    assert said.splitlines()[-1].startswith(SENTENCE)
    assert process.returncode == bot.WRONG_TOKEN
    assert len(sandbox.rest.log) == asked
    await sandbox.stop()


def _try(chosen: Settings, clock: ManualClock, asked: list[str], *, good: bool = False) -> None:
    with connection.noting_refusal(chosen, clock):
        asked.append(chosen.token.get_secret_value() if chosen.token else "")
        if not good:
            raise discord.LoginFailure("Improper token has been passed.")


def test_a_refused_token_is_tried_every_ten_minutes(tmp_path: Path) -> None:
    """Another one is tried at once."""
    clock, asked = ManualClock(), list[str]()

    def chosen(token: str) -> Settings:
        settings = {"CASTELLAN_DATA": tmp_path, "DISCORD_TOKEN": token}
        return Settings(_env_file=None, **settings)  # type: ignore[arg-type]

    for _ in range(600):
        with pytest.raises(discord.LoginFailure):
            _try(chosen("wrong"), clock, asked)
        clock.advance(10)
    assert asked == ["wrong"] * 10
    _try(chosen("right"), clock, asked, good=True)
    assert asked[10:] == ["right"]
    assert "wrong" not in (tmp_path / "refused-token").read_text()


@pytest.mark.parametrize(("status", "code", "wrong"), [(401, 0, True), (401, 50027, False)])
def test_a_refusal_of_the_token_is_told_from_that_of_an_interaction(
    status: int, code: int, *, wrong: bool
) -> None:
    class Response:
        reason = "Unauthorized"

        def __init__(self) -> None:
            self.status = status

    error = discord.HTTPException(Response(), {"message": "no", "code": code})  # type: ignore[arg-type]
    assert discord_errors.is_wrong_token(error) is wrong
