"""The tools and resources of `parlour mcp`, over stdio or streamable HTTP.

An assistant lists games, reads rules, plays against bots or at a table that somebody has invited it to, and
is told of every refused turn which rule forbids it and what is allowed.
"""

from __future__ import annotations

import functools
import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from socket import socket
from threading import Lock
from typing import Annotated, Any, Final, ParamSpec, TypeVar

import uvicorn
from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.server.mcpserver.resources import FunctionResource
from pydantic import Field, ValidationError

from parlour import __version__
from parlour.games import catalogue, find, load
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.language import LANGUAGES, SOURCE, speaking
from parlour.kernel.state import Variant
from parlour.lab.text import Refusal, known_language, rules_of
from parlour.mcp.seats import BotGame, GameSeat, Phase
from parlour.mcp.tables import TableSeat

MOST_GAMES: Final = 100
"""The most games stored; a further one evicts the least recently used."""
MOST_WAIT: Final = 50.0
"""Seconds that `look` waits at most: assistants give up after a minute."""
MOST_LISTED: Final = 400
"""Actions that `legal` lists at most."""
MOST_TEXT: Final = 4000
"""The most letters of a text argument."""
SHOWN: Final = 60
"""The most letters of an argument that a refusal repeats."""
INSTRUCTIONS: Final = """\
Parlour: number board games. `games` lists them, `rules` gives the rule book of one under its options (read
it before you play), `new_game` begins a game against bots, `join` takes a seat at a table by an invite link.
`look` shows the board from your seat and what has happened, `legal` the actions a turn may begin with, `play`
plays a whole turn as text, `why_not` says whether a turn would be refused and why, `hint` asks for advice,
`rematch` for another game with the same players. A refused turn changes nothing.\
"""

Text = Annotated[str, Field(max_length=MOST_TEXT)]
GameName = Annotated[str, Field(max_length=SHOWN, description="A game's name, as `games` lists it")]
GameId = Annotated[str, Field(max_length=SHOWN, description="The game's id, from `new_game` or `join`")]
Turn = Annotated[
    str,
    Field(
        max_length=MOST_TEXT, description="A whole turn in the game's notation; words around it do no harm"
    ),
]
Wait = Annotated[
    float, Field(ge=0, le=MOST_WAIT, description="Seconds to wait at most until it is your turn")
]
Options = Annotated[
    dict[str, str | int | bool],
    Field(max_length=24, description="Options by name; missing ones have their defaults"),
]
Language = Annotated[str, Field(max_length=SHOWN, description=f"One of {', '.join(LANGUAGES)}")]


@dataclass
class OptionListed:
    """An option of a game."""

    name: str
    about: str
    usual: str
    values: list[str]


@dataclass
class GameListed:
    """A game; its options and presets only if it alone was asked for."""

    name: str
    title: str
    summary: str
    seats: list[int]
    options: list[OptionListed] = field(default_factory=list)
    presets: dict[str, dict[str, str]] = field(default_factory=dict)


@dataclass
class Look:
    """A game as its seat sees it."""

    game_id: str
    game: str
    seat: int
    players: list[str]
    phase: Phase
    your_turn: bool
    due: list[int]
    board: str
    """With coordinates; the last line is the position."""
    news: list[str]
    """What has happened since the last look, a line each."""
    scores: list[int]
    notation: str
    """How a turn is written; empty when it is not your turn."""
    returns: list[float]
    """At the end: 1 won, -1 lost, for each seat."""


@dataclass
class Actions:
    """The actions that a turn may begin with."""

    count: int
    actions: list[str]


@dataclass
class Verdict:
    """Whether a turn would be played, and if not, why."""

    legal: bool
    actions: list[str]
    refusal: Refusal | None


@dataclass
class Played:
    """The outcome of a turn; a refused turn changed nothing."""

    played: list[str]
    refusal: Refusal | None
    look: Look


@dataclass
class Advised:
    """A turn that is worth playing."""

    turn: str
    sentence: str
    reasons: list[str]


class Games:
    """The games under way, by the codes that assistants were given."""

    def __init__(self) -> None:
        self._seats = OrderedDict[str, GameSeat]()
        self._lock = Lock()

    def add(self, seat: GameSeat) -> str:
        """Store a game, evicting the least recently used one beyond `MOST_GAMES`; returns its code."""
        code = secrets.token_hex(4)
        with self._lock:
            self._seats[code] = seat
            oldest = self._seats.popitem(last=False)[1] if len(self._seats) > MOST_GAMES else None
        if oldest is not None:
            oldest.close()
        return code

    def of(self, code: str) -> GameSeat:
        """The game of a code; raises `ParlourError`."""
        with self._lock:
            if code not in self._seats:
                raise ParlourError(f"there is no game {code[:SHOWN]!r}; `new_game` begins one")
            self._seats.move_to_end(code)
            return self._seats[code]

    def close(self) -> None:
        """Close the connections of all seats."""
        for seat in self._seats.values():
            seat.close()


class Server(MCPServer[Any]):
    """The MCP server, which answers a wrong call with one sentence."""

    async def call_tool(self, name: str, arguments: dict[str, Any], context: Any = None) -> Any:
        """Call a tool; raises `ToolError` with a sentence."""
        properties = {tool.name: tool.input_schema["properties"] for tool in await self.list_tools()}
        if unknown := [argument for argument in arguments if argument not in properties.get(name, arguments)]:
            has = ", ".join(properties[name])
            raise ToolError(f"{name}: there is no argument {unknown[0][:SHOWN]!r}; it has {has}")
        try:
            return await super().call_tool(name, arguments, context)
        except ToolError as error:
            if isinstance(error.__cause__, ValidationError):
                raise ToolError(_invalid(name, error.__cause__)) from None
            if isinstance(error.__cause__, ToolError):
                raise ToolError(str(error.__cause__)) from None
            raise


def _invalid(tool: str, error: ValidationError) -> str:
    """Describe the first fault of a tool's arguments."""
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return f"{tool}: {where}: {first['msg']}"


Asked = ParamSpec("Asked")
Got = TypeVar("Got")


def said(tool: Callable[Asked, Got]) -> Callable[Asked, Got]:
    """Wrap a tool so that its errors are sentences for the assistant, in English."""

    @functools.wraps(tool)
    def in_words(*args: Asked.args, **kwargs: Asked.kwargs) -> Got:
        try:
            with speaking(SOURCE):
                return tool(*args, **kwargs)
        except (ParlourError, ValueError) as error:
            raise ToolError(" ".join(str(error).split())) from None

    return in_words


def create_server() -> tuple[Server, Games]:
    """Create the server with its tools and resources, and the store of its games."""
    server = Server(
        "parlour", title="Parlour", instructions=INSTRUCTIONS, version=__version__, log_level="ERROR"
    )
    under_way = Games()

    @server.tool()
    @said
    def games(
        game: Annotated[
            str, Field(max_length=SHOWN, description="Show only this game, with its options")
        ] = "",
    ) -> list[GameListed]:
        """List the games; for one of them its options and presets, too."""
        if game:
            return [_listed(find(game), details=True)]
        return [_listed(game) for game in catalogue()]

    @server.tool()
    @said
    def rules(game: GameName, options: Options | None = None, language: Language = SOURCE) -> str:
        """The rule book of a game in Markdown: the rules that apply under these options."""
        return rules_of(_variant(game, options), known_language(language))

    @server.tool()
    @said
    def new_game(
        game: GameName,
        options: Options | None = None,
        seat: Annotated[int, Field(ge=0, description="Your seat, from 0")] = 0,
        opponents: Annotated[
            str, Field(max_length=SHOWN, description="random, greedy, novice, casual, keen, strong or master")
        ] = "greedy",
        language: Language = SOURCE,
        seed: Annotated[
            int | None, Field(ge=0, lt=1 << 63, description="The same seed gives the same draws")
        ] = None,
    ) -> Look:
        """Begin a game against bots. With novice or stronger, the first may take a minute to prepare."""
        bot_game = BotGame(
            _variant(game, options),
            seat=seat,
            opponents=opponents,
            language=known_language(language),
            seed=seed,
        )
        return _look(under_way.add(bot_game), bot_game)

    @server.tool()
    @said
    def join(
        link: Annotated[str, Field(max_length=300, description="An invite link: https://…/j/CODE")],
        name: Annotated[str, Field(max_length=24, description="Your name at the table")],
        language: Language = SOURCE,
    ) -> Look:
        """Sit down at a table of a running Parlour. Everybody there is shown that you are a program."""
        sat = TableSeat(link, name, known_language(language))
        return _look(under_way.add(sat), sat)

    @server.tool()
    @said
    def look(
        game_id: GameId,
        wait: Wait = 0.0,
    ) -> Look:
        """The board from your seat, what has happened since your last look, and whose turn it is."""
        seat = under_way.of(game_id)
        seat.wait(wait)
        return _look(game_id, seat)

    @server.tool()
    @said
    def legal(
        game_id: GameId,
        containing: Annotated[
            str, Field(max_length=SHOWN, description="Only actions with this in their text")
        ] = "",
    ) -> Actions:
        """The actions that your turn may begin with: how many there are, and up to 400 of them."""
        seat = under_way.of(game_id)
        with seat.lock:
            actions = seat.text.legal if seat.seat in seat.due else []
        matching = [action for action in actions if containing in action]
        return Actions(len(matching), matching[:MOST_LISTED])

    @server.tool()
    @said
    def play(game_id: GameId, turn: Turn) -> Played:
        """Play a whole turn. Refused, it changes nothing; the refusal names the rule and what is allowed."""
        seat = under_way.of(game_id)
        with seat.lock:
            played, refusal = seat.play(turn)
            return Played(played, refusal, _look(game_id, seat))

    @server.tool()
    @said
    def why_not(game_id: GameId, turn: Turn) -> Verdict:
        """Say whether a turn would be played, and if not, by which rule; nothing is played."""
        seat = under_way.of(game_id)
        with seat.lock:
            here = seat.text
            run = here.read(turn)
            if isinstance(run, Refusal):
                return Verdict(legal=False, actions=[], refusal=run)
            return Verdict(legal=True, actions=here.texts(run), refusal=None)

    @server.tool()
    @said
    def hint(game_id: GameId) -> Advised:
        """The best turn that a search finds in a second, and why. The first may take a minute to prepare."""
        seat = under_way.of(game_id)
        with seat.lock:
            here, hint = seat.text, seat.hint()
            with here.speaking():
                return Advised(
                    " ".join(here.texts(hint.run)), str(hint.sentence), list(map(str, hint.reasons))
                )

    @server.tool()
    @said
    def rematch(
        game_id: GameId,
        wait: Wait = 0.0,
    ) -> Look:
        """Play the same players again, under the same `game_id`; at a table people have to ask, too."""
        seat = under_way.of(game_id)
        seat.rematch()
        seat.wait(wait)
        return _look(game_id, seat)

    for game in catalogue():
        for language in LANGUAGES:
            server.add_resource(_rule_book(game, language))
    return server, under_way


def _rule_book(game: Game, language: str) -> FunctionResource:
    return FunctionResource(
        uri=f"parlour://rules/{game.slug}/{language}",
        name=f"rules-{game.slug}-{language}",
        title=f"{game.title}: {LANGUAGES[language]}",
        description="The rule book under the usual options",
        mime_type="text/markdown",
        fn=lambda: rules_of(Variant.of(game), language),
    )


def _listed(game: Game, *, details: bool = False) -> GameListed:
    listed = GameListed(game.slug, str(game.title), str(game.summary), list(game.seating.seats))
    if details:
        listed.options = [
            OptionListed(
                option.name,
                str(option.label),
                option.text(option.default),
                [choice.text for choice in option.choices],
            )
            for option in game.all_options
        ]
        listed.presets = {
            preset.name: {name: str(value) for name, value in preset.options.items()}
            for preset in game.presets
        }
    return listed


def _variant(game: str, options: dict[str, str | int | bool] | None) -> Variant:
    """A game under options; raises `UnknownGame` and `BadOption`."""
    return load(game, **{name: _one_line(value) for name, value in (options or {}).items()})


def _one_line(value: str | int | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _look(code: str, seat: GameSeat) -> Look:
    with seat.lock:
        view, here, due = seat.view, seat.text, seat.due
        return Look(
            game_id=code,
            game=view.game.slug,
            seat=seat.seat,
            players=seat.players,
            phase=seat.phase,
            your_turn=seat.seat in due,
            due=due,
            board=here.board,
            news=seat.news(),
            scores=view.scores(),
            notation=here.notation if seat.seat in due else "",
            returns=view.returns() if seat.phase == "over" else [],
        )


def serve(bound: socket | None = None) -> None:
    """Serve over standard input and output until it closes, or over HTTP on a socket until interrupted."""
    server, under_way = create_server()
    try:
        if bound is None:
            server.run()
        else:
            host = bound.getsockname()[0]
            app = server.streamable_http_app(host=host)  # refuses other host names
            uvicorn.Server(uvicorn.Config(app, log_level="error")).run([bound])
    finally:
        under_way.close()
