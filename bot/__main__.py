"""The command line."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Annotated, Literal

import typer

from bot.core.errors import GameError

app = typer.Typer(
    name="hulldown",
    help="Hex tank games by post, on Discord.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

Language = Literal["en", "fr"]
Theme = Literal["light", "dark"]
Database = Annotated[Path | None, typer.Option("--database", help="The database file; else HULLDOWN_DATABASE.")]


@app.command()
def run() -> None:
    """Run the bot on Discord. Needs HULLDOWN_TOKEN or HULLDOWN_TOKEN_FILE."""
    from bot.bootstrap import run_discord

    raise typer.Exit(run_discord())


@app.command()
def local(
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="Port; else 8723, or a free one.")] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page in a browser.")] = True,
    fresh: Annotated[
        bool, typer.Option("--fresh", help="Start an empty table; the old database is kept aside.")
    ] = False,
    database: Annotated[Path | None, typer.Option("--database", help="Where the games are kept.")] = None,
    language: Annotated[Language, typer.Option(help="What the people at the table read.")] = "en",
) -> None:
    """Play in your browser, without Discord: a local table for Alice, Bob and a game master."""
    _need_simcord()
    from bot.local_table import serve

    raise typer.Exit(serve(port=port, browser=browser, fresh=fresh, database=database, language=language))


@app.command()
def script(
    file: Annotated[Path, typer.Argument(help="A script; CONTRIBUTING.md describes the format.")],
    quiet: Annotated[bool, typer.Option("--quiet", help="Print only what fails.")] = False,
) -> None:
    """Play a text file of user actions and print what the channel shows.

    Exit status 1 at the first unmet expectation, 2 for a file that cannot be read.
    """
    _need_simcord()
    from bot.tools.script.runner import run_file

    raise typer.Exit(run_file(file, (lambda line: None) if quiet else print, _complain))


@app.command()
def verify(file: Annotated[Path, typer.Argument(help="An exported game: its zip or the JSON file in it.")]) -> None:
    """Check every roll of an exported game."""
    from bot.tools.records import verify_file

    raise typer.Exit(verify_file(file, print))


@app.command()
def export(
    game: Annotated[str, typer.Argument(help="The id of a game; without one, all games are listed.")] = "",
    out: Annotated[Path | None, typer.Option("--out", "-o", help="The file to write; else GAME.zip here.")] = None,
    database: Database = None,
) -> None:
    """Write a game's whole trail to a file that anyone can check."""
    from bot.tools.records import export_game

    raise typer.Exit(_awaited(export_game(database, game, out, print)))


@app.command()
def backup(
    target: Annotated[Path, typer.Argument(help="The file to write; it must not exist yet.")],
    database: Database = None,
) -> None:
    """Copy the database while the bot runs."""
    from bot.tools.records import back_up

    raise typer.Exit(_awaited(back_up(database, target, print)))


@app.command()
def check(
    files: Annotated[
        list[Path] | None, typer.Argument(help="Scenario files; without any, all data is checked.")
    ] = None,
    health: Annotated[bool, typer.Option("--health", help="Is the bot alive? Reads its heartbeat.")] = False,
    database: Database = None,
) -> None:
    """Check data and scenarios, naming every fault with its line."""
    from bot.tools.checks import check_data, check_health

    raise typer.Exit(_awaited(check_health(database, print)) if health else check_data(files or [], print))


@app.command()
def simulate(
    ruleset: Annotated[str, typer.Option(help="tank_duel or great_war.")] = "tank_duel",
    games: Annotated[int, typer.Option(min=1, help="How many.")] = 20,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    scenario: Annotated[str, typer.Option(help="Only this scenario.")] = "",
) -> None:
    """Play random legal games and check that every log replays to the same state."""
    from bot.tools.simulate import main as simulate_games

    raise typer.Exit(simulate_games(ruleset, games, seed, scenario or None))


@app.command()
def bench(
    rounds: Annotated[int, typer.Option(min=1, help="Measurements of each kind.")] = 50,
) -> None:
    """Measure interactions, pictures, the event store and the fold on this machine."""
    _need_simcord()
    from bot.tools.bench import main as measure

    raise typer.Exit(measure(rounds, print))


@app.command()
def render(
    scenario: Annotated[str, typer.Argument(help="A scenario's id, or a scenario file.")],
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="The picture to write; else SCENARIO.png here.")
    ] = None,
    language: Annotated[Language, typer.Option(help="The language of the labels.")] = "en",
    theme: Annotated[Theme, typer.Option(help="The colours.")] = "light",
) -> None:
    """Draw a scenario's map with all units at their places."""
    from bot.tools.records import draw_scenario

    raise typer.Exit(draw_scenario(scenario, out, language, theme, print))


def _complain(line: str) -> None:
    print(line, file=sys.stderr)


def _need_simcord() -> None:
    from importlib.util import find_spec

    if find_spec("simcord") is None:
        _complain('This command plays on a simulated Discord: pip install "hulldown[local]" first.')
        raise typer.Exit(2)


def _awaited(work: object) -> int:
    assert asyncio.iscoroutine(work)
    return int(asyncio.run(work))


def main() -> None:
    """Entry point; faults of data and database end with one clear line instead of a traceback."""
    try:
        app()
    except GameError as e:
        _complain(str(e))
        raise SystemExit(2) from e


if __name__ == "__main__":
    main()
