"""The aids of every table: a hint, and the odds of the next draw."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import lcm
from typing import Any, Final

from parlour.kernel.game import Aid, Answer
from parlour.kernel.message import HOUSE, Words
from parlour.kernel.orders import texts
from parlour.kernel.state import State, Variant
from parlour.search.advice.hints import Hint, hint
from parlour.search.advice.odds import draws_go_on, odds

HINT: Final = "hint"
ODDS: Final = "odds"
MOST_NAMED: Final = 12
"""Outcomes, or ranges of them, that are named; more are counted."""
RANGE: Final = 3
"""Consecutive numbers from which a range is written."""


def aids_of(variant: Variant) -> tuple[Aid, ...]:
    """The aids of a table: its game's own, a hint, and the odds if anything is drawn during play."""

    def hinted(fields: Any, seat: int) -> Answer:
        view = State(variant, fields, viewer=seat)
        return answer_of_hint(view, hint(view))

    def next_draw(fields: Any, seat: int) -> Answer:
        return answer_of_odds(State(variant, fields, viewer=seat))

    general = [Aid(HINT, HOUSE("aid-hint"), HOUSE("aid-hint-about"), hinted, searched=True)]
    if draws_go_on(variant.game):
        general.append(Aid(ODDS, HOUSE("aid-odds"), HOUSE("aid-odds-about"), next_draw))
    return (*variant.game.aids, *general)


def answer_of_hint(view: State, hint: Hint) -> Answer:
    """A hint as an answer."""
    assert view.viewer is not None
    legal = set(view.legal_actions(view.viewer))
    now = tuple(action for action in hint.run if action in legal)
    return Answer(hint.sentence, now, run=hint.run, reasons=hint.reasons)


def answer_of_odds(view: State) -> Answer:
    """The odds of the next draw, the likeliest first; equal ones are merged."""
    drawn = odds(view)
    if not drawn.outcomes:
        return Answer(HOUSE("odds-unknown"))
    names = dict(zip(drawn.outcomes, short([text for text, _ in drawn.outcomes]), strict=True))
    whole = lcm(*(chance.denominator for _, chance in drawn.outcomes))
    by_chance: dict[Fraction, list[str]] = {}
    for outcome, name in sorted(names.items(), key=lambda item: -item[0][1]):
        by_chance.setdefault(outcome[1], []).append(name)
    said = HOUSE("odds-now")
    if drawn.after:
        said = HOUSE("odds-after", play=", ".join(texts(view, drawn.after)))
    rows = []
    for chance, together in by_chance.items():
        percent, tenth = divmod(round(1000 * chance), 10)
        count, share = str(chance * whole), HOUSE("percent", whole=percent, tenth=tenth)
        row = HOUSE("odds-row", count=count, whole=str(whole), share=share)
        if len(together) > 1:
            row = HOUSE("odds-row-each", count=count, whole=str(whole), share=share)
        rows.append((named(together), row))
    return Answer(said, rows=tuple(rows))


def short(texts: Sequence[str]) -> list[str]:
    """Texts without their common first word.

    >>> short(["draw 1", "draw 16"]), short(["1", "plus"]), short(["draw 7"])
    (['1', '16'], ['1', 'plus'], ['7'])
    """
    parts = [text.partition(" ") for text in texts]
    same = len({first for first, _, _ in parts}) == 1 and all(rest for _, _, rest in parts)
    return [rest for _, _, rest in parts] if same else list(texts)


def named(outcomes: Sequence[str]) -> Words:
    """Outcomes by their names, or how many there are.

    >>> named(["1", "2", "4"]), str(named([f"{k}-{k}" for k in range(126)]))
    ('1, 2, 4', '126 outcomes')
    """
    names = ranges(outcomes)
    return names if names.count(", ") < MOST_NAMED else HOUSE("odds-many", count=len(outcomes))


def ranges(names: Sequence[str]) -> str:
    """List names, with ranges for three or more consecutive numbers.

    >>> ranges(["1", "2", "4", "5", "6", "plus"])
    '1, 2, 4–6, plus'
    """
    runs: list[list[str]] = []
    for name in names:
        last = runs[-1][-1] if runs else ""
        follows = name.isdecimal() and last.isdecimal() and int(name) == int(last) + 1
        if follows:
            runs[-1].append(name)
        else:
            runs.append([name])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) >= RANGE else ", ".join(run) for run in runs)
