"""A game as WebAssembly for other programs, in the form of an npm package (`parlour export wasm`)."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

import parlour
from parlour.browser.manifest import manifest_of
from parlour.browser.modules import built
from parlour.browser.parts import Part
from parlour.display.contract import display_of
from parlour.kernel.state import Variant

CODE: Final = tuple(
    f"{name}.{kind}"
    for name in ("index", "game", "advice", "following", "players", "telling")
    for kind in ("mjs", "d.mts")
)
README: Final = """\
# {title} as WebAssembly

The rules of {title}, compiled by Parlour {version} from its Python source, under these options: {options}.
Action numbers, draws and the bytes of states are Parlour's own (its `RULES.md` and `docs`). There are two
modules: one speaks (rules, law, what lies on the table and what is told), one thinks (rules, playouts, tree
search). `exports.json` has the parameters of their functions; `board.json` is the board, for
the package `parlour-board`.

```js
import {{ load }} from '{name}';

const game = await load('thinks');
const state = game.newState();
while (state.turn() !== game.manifest.over) {{
  const due = state.turn();
  if (due === game.manifest.chance) {{
    const draws = state.outcomes();
    let left = Math.random() * draws.reduce((sum, draw) => sum + draw.weight, 0);
    state.play(due, (draws.find((draw) => (left -= draw.weight) < 0) ?? draws[0]).outcome);
  }} else {{
    const seat = 31 - Math.clz32(due & -due);
    for (const action of game.turn(state, seat, {{ level: 'casual' }})) state.play(seat, action);
  }}
}}
console.log(state.scores(), state.returns());
```

In a browser, pass the module and the manifest: `load('thinks', await WebAssembly.compileStreaming(fetch(…)),
manifest)`; a page with a content security policy allows it by `'wasm-unsafe-eval'`.
"""


def write(variant: Variant, folder: Path) -> Path:
    """Write the package of a variant: modules, manifest, board, code, types. May have to compile first."""
    game = variant.game
    modules = {part: built(game, part) for part in Part}
    files_of = {part: f"{part}.wasm" for part in Part}
    manifest = manifest_of(variant, files_of)
    name = f"parlour-{game.slug.replace('_', '-')}"
    package = {
        "name": name,
        "version": parlour.__version__,
        "description": f"The rules of {game.title} as WebAssembly",
        "license": "MIT",
        "type": "module",
        "main": "index.mjs",
        "types": "index.d.mts",
        "files": [*CODE, *files_of.values(), "manifest.json", "exports.json", "board.json"],
    }
    options = ", ".join(f"{option}={value}" for option, value in manifest.options.items())
    readme = README.format(title=game.title, version=parlour.__version__, options=options, name=name)
    folder.mkdir(parents=True, exist_ok=True)
    for code in CODE:
        (folder / code).write_bytes(files("parlour.browser").joinpath("package", code).read_bytes())
    for part, module in modules.items():
        (folder / files_of[part]).write_bytes(module.wasm)
    exports = {part: msgspec.Raw(module.exports) for part, module in modules.items()}
    for name, document in {"manifest.json": manifest, "exports.json": exports}.items():
        (folder / name).write_bytes(msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n")
    (folder / "board.json").write_bytes(display_of(game).board(variant).json)
    (folder / "package.json").write_text(json.dumps(package, indent=2) + "\n", encoding="utf-8")
    (folder / "README.md").write_text(readme, encoding="utf-8")
    return folder
