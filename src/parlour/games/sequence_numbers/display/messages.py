"""The messages that are told, as numbers: `M.played`."""

from __future__ import annotations

from typing import Final

from parlour.display.saying import LETTER, PLACE, numbered

MESSAGES: Final = """
    plus minus team{number} line{first last} in-hand note-gives-up note-may-draw note-aside status{deck goal}
    starter-due dealing drawing team-gives-up choosing-line others-play give-up choose-line draw-or-leave
    draw-first no-cards-left dead-or-pass must-pass dead-or-play choose-card your-hand{*cards}
    you-drew{*card} shuffled called{*team} counted{*lines} gave-up{*card} passed drew-owed left-owed
    lost-card{seat} turned-in{*card} took{*owner number cell} played{*sum number cell}
    played-plus{number cell}
    is-sequence{*line} button-line your-sequence{*lines} button-turn-in turns-in{*card} button-take{cell}
    takes{*owner cell} button-chip{cell} makes{*sum number} plus-anywhere{number} five{*lines} button-pass
    pass-draws-none button-draw lies-aside button-leave stays-smaller button-give-up{*card} draws-none
    you-win not-over five-in-a-row{*lines} nobody-can-play shuffled-out{times} do-count{*line}
    do-give-up{*card} do-pass do-draw do-leave do-turn-in{*card} do-take{*owner cell} do-play{*card cell}
    why-wins why-sequence{count} why-four{number cell} why-four-held{number cell} why-three why-lines{count}
    why-blocks{*side count} why-breaks{*side count} why-dead
"""
PARAMETERS: Final = dict.fromkeys(("cell", "first", "last"), PLACE) | {"seat": LETTER}
M: Final = numbered(MESSAGES)
