"""An import-linter contract that says, for each folder, what it may import: closed by default.

import-linter's own contracts say what is forbidden and stop when a folder they name is missing. The arrows of
pyproject.toml say what is allowed, stand ready for folders to come, and refuse a folder nobody gave an arrow.
"""

from __future__ import annotations

from typing import ClassVar, cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


def place(module: str, patterns: list[str]) -> tuple[str, str]:
    """The longest pattern that a module falls under, and the part of its name that fills it.

    A pattern of one word stands for that module alone, so that no folder falls under the whole package.

    >>> place("shop.games.chess.rules", ["shop", "shop.games", "shop.games.*"])
    ('shop.games.*', 'shop.games.chess')
    >>> place("shop.new", ["shop", "shop.games"])
    ('', 'shop.new')
    """
    parts = module.split(".")
    for pattern in sorted(patterns, key=lambda p: -p.count(".")):
        asked = pattern.split(".")
        long_enough = len(parts) >= len(asked) > 1 or parts == asked
        if long_enough and all(a in ("*", p) for a, p in zip(asked, parts, strict=False)):
            return pattern, ".".join(parts[: len(asked)])
    return "", module


class Arrows(Contract):
    """Each folder imports itself, what its arrow names, and, where it is offline, nothing that is online."""

    type_name: ClassVar[str] = "arrows"

    arrows = fields.ListField(subfield=fields.StringField())
    offline = fields.ListField(subfield=fields.StringField())
    online = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Go through every import of ours, once."""
        allowed: dict[str, set[str]] = {}
        arrows, offline, online = (cast("list[str]", f) for f in (self.arrows, self.offline, self.online))
        for arrow in arrows:
            source, _, targets = arrow.partition("->")
            allowed[source.strip()] = {t.strip() for t in targets.split(",") if t.strip()}
        patterns = list(allowed)
        roots = {p.split(".")[0] for p in patterns}
        wrong: list[str] = []
        for module in sorted(m for m in graph.modules if m.split(".")[0] in roots):
            pattern, folder = place(module, patterns)
            if not pattern:
                wrong.append(f"{module} has no arrow: say in pyproject.toml what it may import")
                continue
            for imported in sorted(graph.find_modules_directly_imported_by(module)):
                if imported.split(".")[0] not in roots:
                    refused = pattern in offline and imported.split(".")[0] in online
                else:
                    target, target_folder = place(imported, patterns)
                    refused = target_folder != folder and target not in allowed[pattern]
                if refused:
                    wrong.append(f"{module} imports {imported}")
        return ContractCheck(kept=not wrong, metadata={"wrong": wrong})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """List what is wrong, a line each."""
        for line in check.metadata["wrong"]:
            output.print_error(line)
