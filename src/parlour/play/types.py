"""The literals that tables, messages and stored rows share, each written once."""

from __future__ import annotations

from typing import Literal

Phase = Literal["waiting", "playing", "over"]
ChairKind = Literal["person", "bot", "open"]
PlanKind = Literal["me", "here", "link", "bot"]
"""`me`, `here`: people on the creator's device. `link`: open to anyone with the invite. `bot`: a program."""
Visibility = Literal["link", "open"]
"""Whether only people with its link find the table, or everybody on the home page, who may watch it too."""
RankingShown = Literal["turn", "end"]
"""When points and best plays of an event are shown: after each turn, or once its board is over."""
SeasonCounts = Literal["share", "places"]
"""What an event of a season counts: the share of the best plays' points, or of the members who did worse."""
RoundsForm = Literal["all", "swiss"]
"""How the pairs of an event are drawn, round by round: round robin (`all`), or Swiss (`play.rounds`)."""
EventPart = Literal["board", "rounds", "game"]
"""The part of an event that a table is: a board, the log of its rounds, or a game of a round."""
TableClockKind = Literal["turn", "fischer", "days"]
"""`turn`: seconds for each turn. `fischer`: seconds for the game, and seconds added after each turn.
`days`: days for each turn."""
EventClockKind = Literal["turn", "window"]
"""`turn`: seconds for each turn. `window`: seconds for a board, which members play at their own pace."""
ClockKind = Literal["turn", "fischer", "days", "window"]
"""How time is measured at a table or an event."""
SeriesForm = Literal["round", "games", "best"]
"""`round`: each player starts once. `games`: a fixed number of games. `best`: until somebody has won
more than half of the games."""
Watching = Literal["welcome", "silent", "closed"]
"""Whether others may watch: with the chat, without writing in it, or only once the game is over."""
RequestKind = Literal["call", "takeback", "stand-in", "stop", "terms", "recover"]
"""What a seat may ask of the others: a referee's call, taking its last turn back, a bot for an absent player,
ending the game unfinished; before the start, other terms. `recover` asks for a seat whose token is lost."""
Absence = Literal["left", "away", "time", "stalled", "failed", "late"]
"""Why a bot plays for somebody: they left, are away, ran out of time, or did not move; a program of the host
failed, or did not answer in time."""
ProgramFault = Literal["failed", "late"]
"""Why a program of the host's forfeits a game: it ended or wrote no legal turn, or did not answer in time."""
ChannelKind = Literal["discord", "slack", "matrix", "ntfy", "json"]
"""The receiver of a webhook's messages; `matrix` is a generic webhook of matrix-hookshot."""
ToldWay = Literal["device", "channel"]
"""How absent people are notified of their turns: by web push on a device, or by the table's webhook."""
Verdict = Literal["won", "shared", "drawn", "lost", "unfinished"]
"""The result of a game: one side won; several share the win; several are level at the top and nobody wins;
everybody lost; it is unfinished. A game alone is won or lost."""
Ending = Literal["rules", "gave-up", "resigned", "agreed", "closed", "time", "claimed", "void"]
"""How a game ended: by its rules, unfinished (somebody left, all agreed to stop, or the host of the server
closed the table), or with a loser who resigned, ran out of time, or did not move in time so that others
claimed it; `void` if that happened before each side of people had a turn, and nobody lost."""
