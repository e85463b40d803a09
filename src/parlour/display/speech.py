"""A scene in words, for people who cannot see it."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.display.board import Area, Board
from parlour.display.scene import Piece, Scene
from parlour.display.svg.theme import LETTERS
from parlour.display.text import MEANINGS, yours
from parlour.kernel.message import HOUSE, Words


def speech(board: Board, scene: Scene, *, names: Sequence[str] = (), turn: Sequence[int] = ()) -> str:
    """Everything a scene shows, one sentence a line: what is to be done, then scores, hand and board."""
    lines = [f"{board.title}. {scene.sentence}"]
    if scene.status:
        lines.append(_sentence(str(scene.status)))
    lines += [_seat(scene, i, names, i in turn) for i in range(len(scene.seats))]
    lines += [
        line
        for area in sorted(board.areas, key=lambda area: _first(area, scene))
        if (line := _area(board, area, scene, names))
    ]
    lines += [
        f"{panel.title}: {', '.join(f'{cell.label}: {cell.value}' for cell in panel.cells)}."
        for panel in scene.panels
    ]
    return "\n".join(lines) + "\n"


def piece_words(board: Board, piece: Piece, names: Sequence[str] = ()) -> str:
    """A piece in words: its face, owner and mark."""
    said = board.face[piece.face].label
    if piece.owner >= 0:
        said = str(HOUSE("piece-of", piece=said, owner=_name(piece.owner, names)))
    return f"{said}, {MEANINGS[piece.mark]}" if piece.mark else said


def _first(area: Area, scene: Scene) -> int:
    return 0 if area.seat == scene.seat else 1 if area.role == "board" else 2


def _name(seat: int, names: Sequence[str]) -> str:
    return names[seat] if seat < len(names) else str(HOUSE("seat-letter", letter=LETTERS[seat]))


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:] + ("" if words.endswith((".", "!", "?")) else ".")


def _seat(scene: Scene, number: int, names: Sequence[str], due: bool) -> str:
    seat = scene.seats[number]
    facts: list[Words] = [str(seat.score), *(f"{one.value} {one.label}" for one in seat.counters), seat.note]
    if due:
        facts.append(HOUSE("to-act"))
    return _sentence(f"{_name(number, names)}: {', '.join(str(fact) for fact in facts if fact)}")


def _area(board: Board, area: Area, scene: Scene, names: Sequence[str]) -> str:
    """What lies in an area: by place if there are several, else the pieces alone."""
    title = area.title
    if area.seat >= 0:
        owner = _name(area.seat, names)
        title = yours(title) if area.seat == scene.seat else str(HOUSE("area-of", title=title, owner=owner))
    said = []
    places = [place for place in area.places if not place.touch_only]
    for place in places:
        here = sorted((p for p in scene.pieces if p.place == place.id), key=lambda piece: piece.order)
        mark = scene.marks.get(place.id)
        if here or mark:
            things = ", ".join(_counted([piece_words(board, piece, names) for piece in here]))
            things = things or str(HOUSE("empty"))
            where = f"{place.label}{f', {MEANINGS[mark]}' if mark else ''}: " if len(places) > 1 else ""
            said.append(where + things)
    return f"{title}: {'; '.join(said)}." if said else ""


def _counted(words: list[str]) -> list[str]:
    """Merge equal words, with their count.

    >>> _counted(["seven", "card face down", "card face down"])
    ['seven', '2 × card face down']
    """
    return [f"{words.count(one)} × {one}" if words.count(one) > 1 else one for one in dict.fromkeys(words)]
