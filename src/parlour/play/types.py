"""The literals that tables, messages and stored rows share, each written once."""

from __future__ import annotations

from typing import Literal

Phase = Literal["waiting", "playing", "over"]
ChairKind = Literal["person", "bot", "open"]
PlanKind = Literal["me", "here", "link", "bot"]
"""`me`, `here`: people on the creator's device. `link`: open to anyone with the invite. `bot`: a program."""
Visibility = Literal["link", "open"]
"""Who finds the table: only people with its link, or everybody on the home page (who may then watch it)."""
RankingShown = Literal["turn", "end"]
"""When points and best plays of an event are shown: after each turn, or once its board is over."""
SeasonCounts = Literal["share", "places"]
"""What an event of a season brings: the share of the best plays, or of the others who were left behind."""
RoundsForm = Literal["all", "swiss"]
"""How the pairs of an event are drawn, round by round: all play all, or Swiss (`play.rounds`)."""
EventPart = Literal["board", "rounds", "game"]
"""What of an event a table is: a board, with those of its members; the log of its rounds; a game of one."""
TableClockKind = Literal["turn", "fischer", "days"]
"""`turn`: seconds for each turn. `fischer`: seconds for the game, and seconds added after each turn.
`days`: days for each turn."""
EventClockKind = Literal["turn", "window"]
"""`turn`: seconds for each turn. `window`: seconds for a board, in which everybody plays when they like."""
ClockKind = Literal["turn", "fischer", "days", "window"]
"""How time is measured at a table or an event."""
SeriesForm = Literal["round", "games", "best"]
"""`round`: each player starts once. `games`: a fixed number of games. `best`: until somebody has won
more than half of the games."""
Watching = Literal["welcome", "silent", "closed"]
"""Whether others may watch: gladly, without a word in the chat, or not before the game is over."""
RequestKind = Literal["call", "takeback", "stand-in", "stop", "terms", "recover"]
"""What a seat may ask of the others: a referee's call, taking its last turn back, a bot for somebody who is
away, ending the game unfinished; before the start, to play by other terms. `recover` is asked for a seat by
somebody who has lost its token."""
Absence = Literal["left", "away", "time", "stalled", "failed", "late"]
"""Why a bot plays for somebody: they left, are away, ran out of time, or did not move; a program of the host
failed, or did not answer in time."""
ProgramFault = Literal["failed", "late"]
"""Why a program of the host's forfeits a game: it ended or wrote no legal turn, or did not answer in time."""
ChannelKind = Literal["discord", "slack", "matrix", "ntfy", "json"]
"""What reads the messages of a webhook; `matrix` by the generic webhooks of matrix-hookshot."""
ToldWay = Literal["device", "channel"]
"""How people who are away are told of their turns: by web push on a device, or by the table's webhook."""
Verdict = Literal["won", "shared", "drawn", "lost", "unfinished"]
"""What a game came to: one side won it; several share the win; several are level at the top and nobody wins;
everybody lost; nothing, as it was not played to an end. A game alone is won or lost."""
Ending = Literal["rules", "gave-up", "resigned", "agreed", "closed", "time", "claimed", "void"]
"""How a game ended: by its rules, unfinished (somebody left, all agreed to stop, or the host of the server
closed the table), or with a loser who resigned, ran out of time, or did not move in time so that others
claimed it; `void` where that came before each side of people had had a turn, and nobody has lost."""
