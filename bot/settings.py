"""The operator's settings: environment variables (``HULLDOWN_...``) and a ``.env`` file, in one typed place."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

from pydantic import SecretStr, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

LOOPBACK = ("127.0.0.1", "localhost", "::1")


class Settings(BaseSettings):
    """``token`` or ``token_file`` is needed to run on Discord; everything else has a default."""

    model_config = SettingsConfigDict(env_prefix="HULLDOWN_", env_file=".env", extra="ignore")

    token: SecretStr | None = None
    token_file: Path | None = None
    database: Path = Path("hulldown.db")
    log_json: bool = False
    discord_api_base: str = ""
    """Another Discord to talk to, for tests; only on this machine, so that a token cannot be sent elsewhere."""

    @field_validator("discord_api_base")
    @classmethod
    def _only_here(cls, value: str) -> str:
        if value and urlsplit(value).hostname not in LOOPBACK:
            raise ValueError("only an address on this machine is taken")
        return value.rstrip("/")

    def read_token(self) -> str:
        """The token, from the variable or the file; empty when there is none. Raises OSError for an unreadable file."""
        if self.token is not None and self.token.get_secret_value().strip():
            return self.token.get_secret_value().strip()
        if self.token_file is not None:
            return self.token_file.read_text(encoding="utf-8").strip()
        return ""
