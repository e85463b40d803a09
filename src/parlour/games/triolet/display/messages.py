"""The messages that are told, as numbers: `M.placed`."""

from __future__ import annotations

from typing import Final

from parlour.display.saying import PLACE, numbered

MESSAGES: Final = """
    starter-due drawing others-play{count} others-play-again swap-more swap-all-three place-more begin{cell}
    play-again play{count} must-swap must-pass in-hand out-of-tokens still-unseen joker in-bag{count}
    empty-bag your-hand{*tokens} placed{*tokens} placed-again{*tokens} put-back{*token} swapped{count}
    declined passed token{value} a-joker token-on{value cell} joker-on{value cell} button-play{points}
    with-more{points *token} then-again button-decline button-pass turn-goes-on button-swap{*token}
    button-swaps{count} swaps-one{*token} swaps{*tokens} scores-nothing scores{*parts}
    scores-together{*parts points} alone{points *token} across down pair{points *way *sum}
    trio{fifteen points *way *sum} joker-as{value} joker-nothing trio-double{cell points}
    trio-triple{cell points} token-double{cell points *token} token-triple{cell points *token}
    three-at-once{points} nothing-left{points} left-to-others{points *sum} not-over all-played{count}
    went-out dead-board{*left} all-passed{*left} too-many-skips{*left} left-over{count} first-decides
    do-swap{*token} do-end do-decline do-pass do-place{*token} why-stuck why-points{points *parts} why-most
    why-again why-no-trio why-closed{cell}
"""
PARAMETERS: Final = {"cell": PLACE}
M: Final = numbered(MESSAGES)
