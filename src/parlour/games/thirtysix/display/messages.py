"""The messages that are told, as numbers: `M.moved`."""

from __future__ import annotations

from typing import Final

from parlour.display.saying import PLACE, PLAYER, numbered
from parlour.games.thirtysix.notation.words import COLOUR_WORDS

MESSAGES: Final = """
    held{colour count} note-plays{colour} status-idle{idle limit} starter-due laying choose place give
    others-choose others-place others-give others-move must-pass move laid passed plays{colour} put{square}
    through{square} moved{start square} placed{colour *left} none{colour} crossed{*pawns}
    crossed-pawn{colour} gave{player colour} score{count} button-pass cannot-move button-play{colour}
    takes{colour} button-give{colour} gives{colour} button-put{square} puts-no-counter button-move{square}
    sows{colour *left} sows-none{colour} crosses{*pawns} you-win then-give give-first-then-place not-over
    reserve-empty{colour} nobody-moves idle{count} do-pass do-give{colour} do-choose{colour} do-put{square}
    do-through{square} do-move{square} why-wins why-sows{colour count} why-crosses{count} why-gives{count}
    why-blocks{seat}
"""
PARAMETERS: Final = {
    **dict.fromkeys(("square", "start"), PLACE),
    **dict.fromkeys(("colour", "player"), COLOUR_WORDS),
    "seat": PLAYER,
}
M: Final = numbered(MESSAGES)
