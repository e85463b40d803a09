"""What may be asked: a hint."""

from __future__ import annotations

from typing import Final

from parlour.display.reading import Reader
from parlour.games.thirtysix.locales import say
from parlour.games.thirtysix.rooms.puzzle.bots import hint
from parlour.games.thirtysix.rooms.puzzle.display import messages, telling
from parlour.kernel.game import Aid

READER: Final = Reader(say, messages, telling.PARAMETERS)
HINT: Final = Aid("hint", say("aid-hint"), say("aid-hint-about"), READER.answers(hint), module=hint.__name__)
