"""The parameters that several operations take."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from parlour.wire.http.requests import ID_LENGTH, OPTION_LENGTH

QUERY_OPTIONS: Final = 16
"""The most options in a query; in printable ASCII they fit into a request's head, however escaped."""
PRINTABLE: Final = r"^[ -~]*$(?!\n)"  # in Python, `$` alone matches before a last newline too

TableId = Annotated[str, Meta(max_length=ID_LENGTH, description="A table's code")]
EventId = Annotated[str, Meta(max_length=ID_LENGTH, description="An event's code in addresses")]
EventCode = Annotated[str, Meta(max_length=ID_LENGTH, description="The code with which people join an event")]
Slug = Annotated[str, Meta(max_length=ID_LENGTH, description="A game's slug, or another of its names")]
GameSlug = Annotated[str, Meta(max_length=ID_LENGTH, description="The game's slug")]
ResultForm = Annotated[Literal["json", "csv"], Meta(description="`csv` for spreadsheets, or `json`")]
Dark = Annotated[int, Meta(ge=0, le=1, description="1 for dark surroundings")]
OptionPair = Annotated[str, Meta(max_length=ID_LENGTH + 1 + OPTION_LENGTH, pattern=PRINTABLE)]
Options = Annotated[
    tuple[OptionPair, ...],
    Meta(max_length=QUERY_OPTIONS, description="Options as `name=value`; all others have their defaults"),
]
