"""Composes a known turn on the page, by touching what its actions need."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Final

from parlour.display.board import Touches
from parlour.display.contract import display_of
from parlour.kernel.state import State, Variant
from tests.e2e.persona import Person, Way, eventually

LYING: Final = "() => [...document.querySelectorAll('[data-piece]')].map((e) => ({ ...e.dataset }))"


def block_of(variant: Variant, action: int) -> Touches | None:
    """The block of an action that is not a button."""
    for block in display_of(variant.game).board(variant).touches:
        count = len(block.each) or (prod(map(len, block.axes)) if block.axes else 0)
        if block.first <= action < block.first + count:
            return block
    return None


def things(block: Touches, action: int) -> list[str]:
    """What to touch for an action."""
    rest = action - block.first
    if block.each:
        return list(block.each[rest])
    refs = list[str]()
    for axis in reversed(block.axes):
        rest, index = divmod(rest, len(axis))
        refs.insert(0, axis[index])
    return refs


def cell_of(person: Person, variant: Variant, seat: int, ref: str) -> str:
    """The key of what a ref means on the page now."""
    board = display_of(variant.game).board(variant)
    own = {place.id: place.own for area in board.areas for place in area.places if area.seat == seat}
    named = next((place for place, name in own.items() if name == ref), ref)
    for piece in person.page.evaluate(LYING):
        faces = {piece["face"], piece["face"].rpartition(".")[0]}
        mine = ref[0] == "=" and piece["in"] in own and ref[1:] in faces
        if mine or ref == f"@{piece['piece']}":
            key = f"{piece['in']}/{piece['piece']}"
            return key if person.page.query_selector(f'[data-key="{key}"]') else str(piece["in"])
    return named


def meant(variant: Variant, block: Touches, legal: Sequence[int], refs: Sequence[str]) -> list[int]:
    """The legal actions of a block that touching these things can lead to."""
    found = [action for action in legal if block_of(variant, action) == block]
    return [action for action in found if set(refs) <= set(things(block, action))]


def plays(
    person: Person,
    before: State,
    seat: int,
    actions: Sequence[int],
    way: Way = "mouse",
    *,
    answered: bool = True,
) -> None:
    """Composes a turn in a position by touching what it needs, and commits it.

    `answered`: whether a server answers about each piece, which is waited for.
    """
    state, variant = before.copy(), before.variant
    for action in actions:
        legal = state.legal_actions(seat)
        state.enter(seat, action)
        block = block_of(variant, action)
        if block is None:
            continue  # a button: it closes the turn
        refs = things(block, action)
        for count, ref in enumerate(refs, 1):
            if block.quick and count > 1 and len(meant(variant, block, legal, refs[: count - 1])) == 1:
                break  # it is clear already
            eventually(lambda: not (answered and person.look()["busy"]))
            key = cell_of(person, variant, seat, ref)
            cell = person.page.query_selector(f'[data-key="{key}"]')
            assert cell is not None, f"{ref} is not on the page"
            if count < len(refs) and cell.get_attribute("data-pick") is None:
                continue  # the only one of its kind is in hand already
            if way == "keys":
                person.walks_to(key)
                person.page.keyboard.press("Enter")
            else:
                cell.click(force=True)
    eventually(lambda: not (answered and person.look()["busy"]))
    button = "[data-confirm]:not(:disabled)"
    person.page.wait_for_selector(f"{button}, [data-action='{actions[-1]}']")
    if person.page.query_selector(button) is None:
        button = f"[data-action='{actions[-1]}']"
    if way == "keys":
        person.tabs_to(button)
        person.page.keyboard.press("Enter")
    else:
        person.page.click(button)
