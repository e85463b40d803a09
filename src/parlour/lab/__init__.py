"""The laboratory: the same rules as environments, tables as data, training.

Nothing here names a game. Whatever needs an optional package (`pip install parlour[lab]`) is in a separate
module:

    parlour.lab.encoding    observations of a seat: a dictionary and a flat row       (NumPy only)
    parlour.lab.vector      thousands of games stepped in one compiled call           (gymnasium)
    parlour.lab.text        games in text, for language models                        (NumPy only)
    parlour.lab.programs    programs in any language, by lines of JSON                (NumPy only)
    parlour.lab.gym         Gymnasium environments, `parlour/<game>-v2`               (gymnasium)
    parlour.lab.zoo         PettingZoo environments, AEC and Parallel                 (pettingzoo)
    parlour.lab.openspiel   games of OpenSpiel, `parlour_<game>`                      (open-spiel)
    parlour.lab.export      finished games as arrays                                  (NumPy, or pyarrow)
"""

from __future__ import annotations

from parlour.lab.encoding import Encoding

__all__ = ["Encoding"]
