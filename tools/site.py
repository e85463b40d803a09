"""Builds the documentation site, with the pages that are made from the code.

    python -m tools.site [--out FOLDER]

The pages of the command line, of HTTP and of messages are written into `docs/reference/generated` first;
Sphinx does the rest (`docs/conf.py`). Every warning is an error.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from inspect import cleandoc
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import typer.main

from parlour import cli
from parlour.lab.pages import table
from parlour.search import levels
from parlour.server.app import OPERATIONS
from parlour.server.web.openapi import describe
from parlour.wire import from_client, to_client
from parlour.wire.typescript import SOURCES, declarations

ROOT: Final = Path(__file__).resolve().parents[1]
GENERATED: Final = ROOT / "docs/reference/generated"
SITE: Final = ROOT / "build/site"
HTTP: Final = """# HTTP, address by address

Made from the description that a running server gives at `/api/v1/openapi.json`; [the API](../api.md) says
how its parts work together. Every address takes `language` and `names` besides.
"""
MESSAGES: Final = """# Messages and types

Made from the types that the server speaks, as the browser's client has them. A field with a question mark may
be missing, and then is what its comment says, else null. [The API](../api.md) tells what follows what.
"""
COMMANDS: Final = """# The command line

Made from `parlour COMMAND --help`.
"""


def command_line() -> str:
    """The page of all commands with their arguments and options."""
    return COMMANDS + "".join(_command(typer.main.get_command(cli.app), "parlour"))


def _command(command: Any, name: str) -> Iterator[str]:
    context = command.make_context(name, [], resilient_parsing=True)
    yield f"\n## `{name}`\n\n{command.get_help(context) and cleandoc(command.help or '')}\n"
    usage = " ".join(command.collect_usage_pieces(context))
    yield f"\n```text\n{name} {usage}\n```\n"
    rows = [row for param in command.get_params(context) if (row := param.get_help_record(context))]
    if rows:
        yield "\n" + table(("Parameter", ""), ((f"`{' '.join(a.split())}`", b) for a, b in rows)) + "\n"
    for under, one in getattr(command, "commands", {}).items():
        yield from _command(one, f"{name} {under}")


def http() -> str:
    """The page of all HTTP operations, with their parameters, bodies and answers."""
    paths: Mapping[str, Any] = describe(OPERATIONS, [level.name for level in levels()])["paths"]
    return HTTP + "".join(
        _operation(method, path, one) for path, methods in paths.items() for method, one in methods.items()
    )


def _operation(method: str, path: str, one: Mapping[str, Any]) -> str:
    rows = [(f"`{p['name']}`", p["in"], p["description"]) for p in one["parameters"] if "name" in p]
    rows += [("body", "", named) for named in _named(one.get("requestBody", {}))]
    rows += [
        (status, "", f"{answer['description']} {''.join(_named(answer))}".strip())
        for status, answer in one["responses"].items()
        if status.startswith("2")
    ]
    told = one["description"]
    return f"\n## `{method.upper()} {path}`\n\n{told}\n\n{table(('', 'in', ''), rows)}\n"


def _named(content: Mapping[str, Any]) -> Iterator[str]:
    """The type of a body or an answer, or of the items in it, as a link to its description."""
    for media in content.get("content", {}).values():
        schema = media.get("schema", {})
        name = schema.get("items", schema).get("$ref", "").rpartition("/")[2]
        if name in DESCRIBED:
            yield f"[`{name}`](messages.md#{name.lower()})"


def messages() -> str:
    """The page of the types of messages, and of HTTP bodies and answers."""
    first = (from_client, to_client)
    told = [MESSAGES]
    for module in (*first, *(source for source in SOURCES if source not in first)):
        told.append(f"\n## {cleandoc(module.__doc__ or '').splitlines()[0].partition(':')[0].rstrip('.')}\n")
        told += [f"\n### {name}\n\n```ts\n{text}\n```\n" for name, text in _types(module)]
    return "".join(told)


def _types(module: ModuleType) -> Iterator[tuple[str, str]]:
    for lines in declarations(module):
        yield next(line.split()[2] for line in lines if line.startswith("export")), "\n".join(lines)


DESCRIBED: Final = {name for module in SOURCES for name, _ in _types(module)}
PAGES: Final[Mapping[str, Callable[[], str]]] = {
    "command-line.md": command_line,
    "http.md": http,
    "messages.md": messages,
}


def build(out: Path) -> int:
    """Build the site into a folder; returns Sphinx's exit code."""
    GENERATED.mkdir(exist_ok=True)
    for name, page in PAGES.items():
        path, text = GENERATED / name, page()
        if not path.is_file() or path.read_text(encoding="utf-8") != text:  # another build may be reading it
            path.write_text(text, encoding="utf-8")
    how = ["-q", "--fail-on-warning", "--conf-dir", "docs", "--doctree-dir", f"{out}.cache"]
    command = [sys.executable, "-m", "sphinx", *how, ".", str(out)]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    to = Path(sys.argv[2]).resolve() if sys.argv[1:2] == ["--out"] else SITE
    code = build(to)
    if code == 0:
        print(f"{to}/index.html")
    sys.exit(code)
