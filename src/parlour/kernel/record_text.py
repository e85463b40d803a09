r"""Records as text for people: headers, then a line for each turn in the game's notation, draws included.

    parlour-record-2
    game: tiny
    rules: 2
    player A: Anna
    player B: Ben

    0. | start with 5, first A
    1. A 3, end | draw 2
    # Takes what B needs.
    2. B pass
      ( Instead, the bold way
      2. B 4, end
      )

After a turn's number, which may be left out, stands who acted (a seat's letter, or `referee`), then the
actions, then behind a bar the draws that followed. `#` begins a comment on the moment after the turn above.
What stands in brackets was not played: it could have come instead of the turn above the bracket. Line ends,
blanks about a line, empty lines and a byte order mark do not matter.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, get_args

import msgspec

from parlour.kernel.actors import CHANCE, TABLE
from parlour.kernel.entries import entry, turns
from parlour.kernel.errors import BadOption, BadRecord, NotAllowed, NotReadable, UnknownGame
from parlour.kernel.game import Game
from parlour.kernel.game_record import (
    DEEPEST_BRANCH,
    FORMAT,
    LONGEST_TEXT,
    MOST_BRANCHES,
    MOST_COMMENTS,
    MOST_ENTRIES,
    SHOWN,
    Branch,
    Comment,
    GameRecord,
    Identity,
    PlayerType,
    at_place,
    document_text,
    of_today,
    read,
)
from parlour.kernel.message import HOUSE, Words
from parlour.kernel.replay import check_entry, options_of
from parlour.kernel.state import State, Variant
from parlour.kernel.verify import check_result

Find = Callable[[str], Game]
"""Finds a game by its slug; raises `UnknownGame`."""

NAME: Final = FORMAT.rpartition("-")[0]
"""The beginning of the first line of every text."""
BETWEEN: Final = ","
"""Separates actions, and draws."""
BAR: Final = "|"
"""Separates a turn from the draws that followed."""
REFEREE: Final = "referee"
NOTE, OPENS, CLOSES = "#", "(", ")"
SEAT_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
INDENT: Final = "  "
CONTROL: Final = {code: "\ufffd" for code in (*range(32), 127) if code != 9}
"""Control characters, each replaced where a text is quoted."""
TURN: Final = re.compile(rf"(?:(\d{{1,7}})\.\s*)?(?:({REFEREE}|[A-Z])(?=[\s:]|$):?)?", re.ASCII)
HEADER: Final = re.compile(r"([a-z]+)((?: [^\s:]+){0,2}) ?:[ \t]*")
FINISHED, UNFINISHED = "over", "unfinished"
FACTS: Final = ("clock", "commitment", "seed", "secret", "table", "origin")
"""Headers whose value is the text of the field of the same name."""
IDENTITY: Final = ("kind", "level", "settings", "seed", "digest")
MOST_LINES: Final = 200_000
LONGEST_START: Final = 1000
"""The most characters before the brace of a JSON document."""
LONGEST_ACTION: Final = 100
"""The most characters of an action in any notation."""


# -- writing -------------------------------------------------------------------------------------------------


def text_of(game: Game, record: GameRecord) -> str:
    """Return a record of a game as text; raises `BadRecord` if it does not replay."""
    state = Variant.of(game).begin_record(record)
    lines = [FORMAT, *_headers(record), "", *_lines(state, record, 0, 0, "")]
    return "\n".join(lines).rstrip() + "\n"


def remarks_of(game: Game, record: GameRecord) -> list[list[str]]:
    """Return the lines of comments and branches, first those on the whole game, then those after each turn.

    Raises `BadRecord` if it does not replay.
    """
    state = Variant.of(game).begin_record(record)
    return [remarks for _, remarks in _turns(state, record, 0, 0, "")]


def _headers(record: GameRecord) -> Iterator[str]:
    yield _header("game", record.game)
    yield _header("rules", str(record.rules_version))
    for name, value in record.options.items():
        yield _header(f"option {name}", value)
    for name, value in record.asked.items():
        if name not in record.options:
            raise BadRecord(HOUSE("record-options", why=repr(name[:SHOWN])))
        yield _header(f"asked {name}", value)
    for seat, name in enumerate(record.seats[: len(SEAT_LETTERS)]):
        yield _header(f"player {SEAT_LETTERS[seat]}", name)
    for seat, player in enumerate(record.players[: len(SEAT_LETTERS)]):
        for name in IDENTITY:
            if value := getattr(player, name):
                yield _header(f"player {SEAT_LETTERS[seat]} {name}", value)
    if record.started:
        yield _header("date", record.started)
    yield from (_header(name, value) for name in FACTS[:1] if (value := getattr(record, name)))
    if record.position:
        yield _header("position", record.position)
    yield _header("result", FINISHED if record.over else record.ended or UNFINISHED)
    if record.ended_by:
        yield _header("ended by", ", ".join(_letter(seat) for seat in record.ended_by))
    if record.scores:
        yield _header("scores", ", ".join(map(str, record.scores)))
    if record.returns:
        yield _header("returns", ", ".join(repr(value).removesuffix(".0") for value in record.returns))
    yield from (_header(name, value) for name in FACTS[1:] if (value := getattr(record, name)))
    for seat, value in enumerate(record.contributions[: len(SEAT_LETTERS)]):
        yield _header(f"contribution {SEAT_LETTERS[seat]}", value)
    if record.starter >= 0:
        yield _header("starter", _letter(record.starter))
    if record.given:
        yield _header("given", str(record.given))


def _header(name: str, value: str) -> str:
    return f"{name}: {_quoted(value)}".rstrip()


def _quoted(value: str) -> str:
    """The value, as a JSON string if a line cannot hold it as it is."""
    plain = value == value.strip() and not value.startswith('"') and value == value.translate(CONTROL)
    if plain and "\t" not in value:
        return value
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _letter(seat: int) -> str:
    if not 0 <= seat < len(SEAT_LETTERS):
        raise BadRecord(HOUSE("record-seat", given=str(seat), last=SEAT_LETTERS[-1]), "ended_by")
    return SEAT_LETTERS[seat]


def _comments(comments: Iterable[Comment], indent: str) -> list[str]:
    """The lines of the comments on a moment, with an empty one between two."""
    lines = list[str]()
    for comment in comments:
        written = comment.text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
        lines += [""] * bool(lines)
        lines += [f"{indent}{NOTE} {line.translate(CONTROL)}".rstrip() for line in written]
    return lines


def _lines(state: State, line: GameRecord | Branch, first: int, number: int, indent: str) -> list[str]:
    """The turns of a line of play with their remarks, as `_turns` has them."""
    turns = _turns(state, line, first, number, indent)
    return [text for turn, remarks in turns for text in ([turn, *remarks] if turn else remarks)]


def _turns(
    state: State, line: GameRecord | Branch, first: int, number: int, indent: str
) -> Iterator[tuple[str, list[str]]]:
    """Each turn of a line of play, which begins with entry `first` of a game as its turn `number`.

    Each comes with the comments and branches on it; what is said before the first comes with no turn.
    `state` is the position there, which goes on to the end of the line.
    """
    yield "", _comments((comment for comment in line.comments if comment.at <= first), indent)
    played = [entry(*pair) for pair in line.entries]
    for begin, end in turns(played):
        if begin == end:  # no draw comes before the first turn
            number += not indent
            yield "", []
            continue
        past = first + end + (end == len(played))  # after the end, it goes on from the last turn
        leaving = [branch for branch in line.branches if first + begin <= branch.at < past]
        before = state.copy() if leaving else None
        turn = f"{indent}{number}. {_turn(state, played[begin:end], first + begin)}"
        noted = (comment for comment in line.comments if first + begin < comment.at <= first + end)
        remarks = _comments(noted, indent)
        for branch in leaving:
            assert before is not None
            begun = played[begin : branch.at - first]
            from_turn = msgspec.structs.replace(branch, entries=[*begun, *branch.entries])
            inner = indent + INDENT
            remarks.append(f"{inner}{OPENS} {branch.title.translate(CONTROL)}".rstrip())
            remarks += _lines(before.copy(), from_turn, first + begin, number, inner)
            remarks.append(f"{inner}{CLOSES}")
        yield turn, remarks
        number += 1


def _turn(state: State, played: Sequence[tuple[int, int]], first: int) -> str:
    """Play the entries of one turn, and return them in the game's notation."""
    acted, drawn = list[str](), list[str]()
    player = ""
    for number, (actor, action) in enumerate(played, first):
        check_entry(state, number, actor, action)
        (drawn if actor == CHANCE else acted).append(state.action_text(actor, action))
        if actor != CHANCE:
            player = REFEREE if actor == TABLE else SEAT_LETTERS[actor]
        state.enter(actor, action)
    turn = f"{player} {f'{BETWEEN} '.join(acted)}".strip()
    return f"{turn} {BAR} {f'{BETWEEN} '.join(drawn)}".strip() if drawn else turn


# -- reading -------------------------------------------------------------------------------------------------


def is_text(document: str) -> bool:
    r"""Return whether a document is a record's text, rather than its JSON; raises `BadRecord` if neither.

    >>> is_text("\n parlour-record-2"), is_text("{")
    (True, False)
    """
    start = document[:LONGEST_START].lstrip("\ufeff \t\r\n")
    if not start.startswith(("{", NAME)):
        raise at_place({"line": 1, "column": 1}, HOUSE("record-neither", form=FORMAT))
    return start.startswith(NAME)


def read_any(data: bytes | str, find: Find) -> GameRecord:
    """Return the record in a document of either form, whose game `find` finds; raises `BadRecord`."""
    text = document_text(data)
    return read_text(text, find) if is_text(text) else read(text)


def read_text(text: str, find: Find, most: int = MOST_ENTRIES) -> GameRecord:
    """Return the record in a text; raises `BadRecord`, naming line, column and reason of the first fault.

    Every turn is played by the law, since the notation of a turn may depend on the position. `most` is how
    many entries are played, those of branches among them.
    """
    reader = _Reader(text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n"), find, most)
    return of_today(reader.record())


def weight_of(text: str) -> int:
    """Return an upper bound of the entries in a text, without reading it."""
    return text.count(BETWEEN) + text.count("\n") + text.count("\r") + text.count(BAR) + 1


@dataclass
class _Line:
    """A line of play that is being read: the game's own, or that of a branch."""

    state: State
    first: int
    """How many entries come before it."""
    number: int
    """The number of the turn that the next entry belongs to, if its actor is another."""
    entries: list[tuple[int, int]] = field(default_factory=list)
    comments: list[Comment] = field(default_factory=list)
    branches: list[Branch] = field(default_factory=list)
    title: str = ""
    opened: int = 0
    """The line of the text where a branch begins."""
    before: State | None = None
    """The position before the last turn."""
    before_at: int = 0
    before_number: int = 0

    @property
    def at(self) -> int:
        """How many entries have been played where the line has come to."""
        return self.first + len(self.entries)


class _Reader:
    """Reads one text."""

    def __init__(self, text: str, find: Find, most: int) -> None:
        self.lines = text.split("\n")
        self.find = find
        self.total = self.left = most  # entries that may still come, those of branches among them
        self.number = 0  # of the line that is read, from 1
        self.headers: dict[tuple[str, ...], tuple[str, int, int]] = {}
        self.most = 0  # entries that a game may have
        self.begun: GameRecord | None = None
        self.stack: list[_Line] = []
        self.noted: Comment | None = None  # the comment that the line above belongs to
        self.early: list[Comment] = []  # comments before the first turn

    def fault(self, column: int, why: Words) -> BadRecord:
        return at_place({"line": self.number, "column": column + 1}, why)

    def record(self) -> GameRecord:
        """Return what the text says."""
        if len(self.lines) > MOST_LINES:
            raise BadRecord(HOUSE("record-bytes", most=MOST_LINES))
        titled = False
        for number, line in enumerate(self.lines, 1):
            self.number = number
            self._check_letters(line)
            text = line.strip()
            indent = len(line) - len(line.lstrip())
            if not text:
                self.noted = None
            elif not titled:
                self._title(text, indent)
                titled = True
            else:
                self._read(text, indent)
        if not titled:
            self._title("", 0)
        return self._whole()

    def _check_letters(self, line: str) -> None:
        for column, letter in enumerate(line):
            if ord(letter) in CONTROL:
                raise self.fault(column, HOUSE("record-control", code=f"{ord(letter):04X}"))

    def _title(self, text: str, indent: int) -> None:
        if text == FORMAT:
            return
        raise self.fault(indent, HOUSE("record-format", given=text[:SHOWN], known=FORMAT))

    def _read(self, text: str, indent: int) -> None:
        if text.startswith(NOTE):
            return self._note(text[1:].removeprefix(" "))
        self.noted = None
        header = HEADER.match(text)
        if header and header[1] != REFEREE:
            return self._header(header, text, indent)
        if text.startswith(OPENS):
            return self._open(text[1:].strip(), indent)
        if text == CLOSES:
            return self._close(indent)
        return self._turn(text, indent)

    # -- headers ---------------------------------------------------------------------------------------------

    def _header(self, header: re.Match[str], text: str, indent: int) -> None:
        if self.stack:
            raise self.fault(indent, HOUSE("record-header-late"))
        key = (header[1], *header[2].split())
        column = indent + header.end()
        if not _known(key):
            name = text[: header.end()].partition(":")[0]
            raise self.fault(indent, HOUSE("record-header", given=name[:SHOWN], known=", ".join(_ALL)))
        if key in self.headers:
            raise self.fault(indent, HOUSE("record-header-twice", name=" ".join(key)))
        value = text[header.end() :].strip()
        if value.startswith('"'):
            try:
                value = str(json.loads(value))
            except ValueError:
                raise self._unfit(key, value, column) from None
        if len(value) > LONGEST_TEXT:
            raise self._unfit(key, value, column)
        self.headers[key] = value, self.number, column

    def _unfit(self, key: tuple[str, ...], value: str, column: int) -> BadRecord:
        return self.fault(column, HOUSE("record-value", name=" ".join(key), given=value[:SHOWN]))

    def _begin(self) -> None:
        """Read the headers; the first turn follows, or the end."""
        values = {key: value for key, (value, _, _) in self.headers.items()}
        here = self.number
        if ("game",) not in values:
            raise self.fault(0, HOUSE("record-no-game"))
        try:
            game = self.find(values["game",][:SHOWN])
        except UnknownGame as error:
            raise self._wrong(("game",), error.message) from None
        self.begun = self._facts(values, game)
        try:
            state = Variant.of(game).begin_record(self.begun)
        except BadRecord as error:
            raise self._wrong(("position",), error.message) from None
        self.most = game.max_turns(state.variant.options) or MOST_ENTRIES
        self.number = here
        self.stack = [_Line(state, 0, 0, comments=self.early)]

    def _wrong(self, key: tuple[str, ...], why: Words) -> BadRecord:
        """Return the error of a header, or of the place where it is missing."""
        if key in self.headers:
            _, self.number, column = self.headers[key]
            return self.fault(column, why)
        return self.fault(0, why)

    def _facts(self, values: dict[tuple[str, ...], str], game: Game) -> GameRecord:
        record = GameRecord(
            game=game.slug,
            rules_version=self._whole_number(("rules",), game.rules_version),
            options={key[1]: value for key, value in values.items() if key[0] == "option"},
            entries=[],
            asked={key[1]: value for key, value in values.items() if key[0] == "asked"},
            started=values.get(("date",), ""),
            position=values.get(("position",), ""),
            starter=self._seats(("starter",))[0] if ("starter",) in values else -1,
            ended_by=self._seats(("ended", "by")),
            scores=[int(number) for number in self._numbers(("scores",), r"-?\d{1,9}")],
            returns=[
                float(number) for number in self._numbers(("returns",), r"-?\d{1,9}(\.\d{1,20})?(e-\d{1,3})?")
            ],
        )
        for name in FACTS:
            setattr(record, name, values.get((name,), ""))
        result = values.get(("result",), "")
        record.over = result == FINISHED
        record.ended = "" if result in (FINISHED, UNFINISHED) else result
        record.seats = self._by_seat(
            {key[1]: v for key, v in values.items() if key[0] == "player" and len(key) == 2}
        )
        record.contributions = self._by_seat(
            {key[1]: v for key, v in values.items() if key[0] == "contribution"}
        )
        self._identities(record, values)
        self._options(record, game)
        return record

    def _options(self, record: GameRecord, game: Game) -> None:
        """Raise the fault of an option where it stands; missing ones have their defaults."""
        try:
            game.option_values(record.options)
        except BadOption as error:
            raise self._wrong(("option", error.name), HOUSE("record-options", why=error.message)) from None
        for name in record.asked:
            if name not in record.options:
                raise self._wrong(("asked", name), HOUSE("record-options", why=repr(name[:SHOWN])))
        try:
            options_of(game, record)
        except BadRecord as error:
            raise self._wrong(("rules",), error.message) from None

    def _identities(self, record: GameRecord, values: dict[tuple[str, ...], str]) -> None:
        for key, value in values.items():
            if key[0] == "player" and len(key) == 3:
                if key[2] == "kind" and value not in get_args(PlayerType):
                    _, self.number, column = self.headers[key]
                    raise self._unfit(key, value, column)
                seat = SEAT_LETTERS.index(key[1])
                record.players += [Identity() for _ in range(seat + 1 - len(record.players))]
                setattr(record.players[seat], key[2], value)

    def _by_seat(self, values: dict[str, str]) -> list[str]:
        last = max((SEAT_LETTERS.index(letter) for letter in values), default=-1)
        return [values.get(letter, "") for letter in SEAT_LETTERS[: last + 1]]

    def _numbers(self, key: tuple[str, ...], form: str) -> list[str]:
        if key not in self.headers:
            return []
        value, number, column = self.headers[key]
        parts = [part.strip() for part in value.split(",")]
        if not value.isascii() or not all(re.fullmatch(form, part) for part in parts):
            self.number = number
            raise self._unfit(key, value, column)
        return parts

    def _whole_number(self, key: tuple[str, ...], default: int) -> int:
        numbers = self._numbers(key, r"\d{1,9}")
        if len(numbers) > 1:
            value, self.number, column = self.headers[key]
            raise self._unfit(key, value, column)
        return int(numbers[0]) if numbers else default

    def _seats(self, key: tuple[str, ...]) -> list[int]:
        return [SEAT_LETTERS.index(letter) for letter in self._numbers(key, r"[A-Z]")]

    # -- turns -----------------------------------------------------------------------------------------------

    def _line(self) -> _Line:
        if not self.stack:
            self._begin()
        return self.stack[-1]

    def _note(self, text: str) -> None:
        if self.noted is not None:
            self.noted.text += f"\n{text}"
            self._check_length(self.noted.text)
            return
        self._check_length(text)
        line = self.stack[-1] if self.stack else None
        self.noted = Comment(line.at if line else 0, text)
        notes = line.comments if line else self.early
        if len(notes) == MOST_COMMENTS:
            raise self.fault(0, HOUSE("record-too-many", most=MOST_COMMENTS))
        notes.append(self.noted)

    def _check_length(self, text: str) -> None:
        if len(text) > LONGEST_TEXT:
            raise self.fault(0, HOUSE("record-too-many", most=LONGEST_TEXT))

    def _open(self, title: str, indent: int) -> None:
        line = self._line()
        self._check_length(title)
        if line.before is None:
            raise self.fault(indent, HOUSE("record-branch-nowhere"))
        if len(self.stack) > DEEPEST_BRANCH:
            raise self.fault(indent, HOUSE("record-branch-deep", most=DEEPEST_BRANCH))
        if len(line.branches) == MOST_BRANCHES:
            raise self.fault(indent, HOUSE("record-too-many", most=MOST_BRANCHES))
        branch = _Line(line.before.copy(), line.before_at, line.before_number, title=title)
        branch.opened = self.number
        self.stack.append(branch)

    def _close(self, indent: int) -> None:
        if len(self.stack) < 2:
            raise self.fault(indent, HOUSE("record-branch-close"))
        done = self.stack.pop()
        self.stack[-1].branches.append(
            Branch(
                at=done.first,
                entries=done.entries,
                title=done.title,
                comments=done.comments,
                branches=done.branches,
            )
        )

    def _turn(self, text: str, indent: int) -> None:
        line = self._line()
        match = TURN.match(text)
        assert match is not None
        actions, _, draws = text[match.end() :].partition(BAR)
        player = match[2]
        if (player is None) == bool(actions.strip()) or (player is None and not draws.strip()):
            raise self.fault(indent, HOUSE("record-turn-form", given=text[:SHOWN]))
        actor = CHANCE if player is None else TABLE if player == REFEREE else SEAT_LETTERS.index(player)
        if actor >= line.state.seats:
            last = SEAT_LETTERS[line.state.seats - 1]
            raise self.fault(indent + match.start(2), HOUSE("record-seat", given=str(player), last=last))
        self._number(line, actor, match, indent)
        at = indent + match.end()
        if player is not None:
            self._entries(line, actor, actions, at)
        if draws:
            self._entries(line, CHANCE, draws, at + len(actions) + 1)

    def _number(self, line: _Line, actor: int, match: re.Match[str], indent: int) -> None:
        """Begin a turn, unless it goes on; check the number that stands before it."""
        last = line.entries[-1][0] if line.entries else CHANCE
        if not line.entries:
            line.number += actor != CHANCE and len(self.stack) == 1  # the opening draws are turn 0
            begins = True
        else:
            begins = actor not in (CHANCE, last)
            line.number += begins
        if begins:
            line.before, line.before_at, line.before_number = line.state.copy(), line.at, line.number
        if match[1] and int(match[1]) != line.number:
            raise self.fault(indent, HOUSE("record-turn-number", due=line.number, given=match[1]))

    def _entries(self, line: _Line, actor: int, text: str, column: int) -> None:
        for part in text.split(BETWEEN):
            begin = column + len(part) - len(part.lstrip())
            self._entry(line, actor, part.strip(), begin)
            column += len(part) + 1

    def _entry(self, line: _Line, actor: int, text: str, column: int) -> None:
        state = line.state
        if len(text) > LONGEST_ACTION:
            raise self.fault(column, HOUSE("record-turn-form", given=text[:SHOWN]))
        try:
            action = state.parse(actor, text)
            state.check(actor, action)
        except NotReadable as error:
            raise self.fault(column, error.args[0]) from None
        except NotAllowed as error:
            why = HOUSE("record-illegal", text=text[:SHOWN], rule=error.rule, why=error.message)
            raise self.fault(column, why) from None
        if not text.isascii() and text != state.action_text(actor, action):
            letter = next(character for character in text if not character.isascii())
            why = HOUSE("record-letter", letter=letter, code=f"{ord(letter):04X}")
            raise self.fault(column + text.index(letter), why)
        if line.at >= self.most:
            raise self.fault(column, HOUSE("record-long", count=line.at + 1, most=self.most))
        if self.left == 0:
            raise self.fault(column, HOUSE("record-too-many", most=self.total))
        self.left -= 1
        state.enter(actor, action)
        line.entries.append((actor, action))

    # -- the end ---------------------------------------------------------------------------------------------

    def _whole(self) -> GameRecord:
        line = self._line()
        if len(self.stack) > 1:
            self.number = line.opened
            raise self.fault(0, HOUSE("record-branch-open"))
        record = self.begun
        assert record is not None
        record.entries, record.comments, record.branches = line.entries, line.comments, line.branches
        if ("result",) not in self.headers:
            record.over = line.state.is_over
        record.given = self._whole_number(("given",), 0)
        try:
            if record.given > len(record.entries):
                count = len(record.entries)
                raise BadRecord(HOUSE("record-given", count=count, given=record.given), "given")
            check_result(record, line.state)
        except BadRecord as error:
            raise self._wrong(("result" if error.field == "over" else error.field,), error.message) from None
        return record


_SINGLE: Final = (
    "game",
    "rules",
    "date",
    "position",
    "result",
    "scores",
    "returns",
    "starter",
    "given",
    *FACTS,
)
_ALL: Final = (
    *_SINGLE, "ended by", "option NAME", "asked NAME", "player A", *(f"player A {name}" for name in IDENTITY),
    "contribution A",
)  # fmt: skip


def _known(key: tuple[str, ...]) -> bool:
    match key:
        case (name,):
            return name in _SINGLE
        case ("ended", "by") | ("option", _) | ("asked", _):
            return True
        case ("player" | "contribution", letter):
            return len(letter) == 1 and letter in SEAT_LETTERS
        case ("player", letter, name):
            return len(letter) == 1 and letter in SEAT_LETTERS and name in IDENTITY
        case _:
            return False
