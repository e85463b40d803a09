"""A game as WebAssembly for other programs, in the form of an npm package (`parlour export wasm`)."""

from __future__ import annotations

import base64
import json
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import parlour
from parlour.kernel.batch import ENDLESS
from parlour.kernel.chance import Seeded
from parlour.kernel.errors import BadOption
from parlour.kernel.state import Variant
from parlour.search.tree.wasm import built

CODE: Final = ("index.mjs", "index.d.ts")
README: Final = """\
# {title} as WebAssembly

The rules, playouts and tree search of {title}, compiled by Parlour {version} from its Python source, under
these options: {options}. Action numbers, draws and the bytes of states are Parlour's own (its `RULES.md` and
`docs`).

```js
import {{ load }} from '{name}';

const game = await load();
const state = game.newState();
while (state.turn() !== game.manifest.over) {{
  const due = state.turn();
  if (due === game.manifest.chance) {{
    const draws = state.outcomes();
    let left = Math.random() * draws.reduce((sum, draw) => sum + draw.weight, 0);
    state.play(due, (draws.find((draw) => (left -= draw.weight) < 0) ?? draws[0]).outcome);
  }} else {{
    const seat = 31 - Math.clz32(due & -due);
    state.play(seat, game.search(state, seat, {{ simulations: 200 }}).lines[0].action);
  }}
}}
console.log(state.scores(), state.returns());
```

In a browser, pass the module and the manifest: `load(await WebAssembly.compileStreaming(fetch(…)),
manifest)`; a page with a content security policy allows it by `'wasm-unsafe-eval'`.
"""


def manifest_of(variant: Variant) -> dict[str, Any]:
    """What a program must know to play a variant, and its module (`search.tree.wasm.Manifest`)."""
    if variant.is_open:
        raise BadOption(
            "options", "an option that is drawn at the start must be given a value to be exported"
        )
    settled = variant.settled(Seeded(0))
    return {
        **json.loads(built(variant.game).manifest),
        "options": variant.options_text(),
        "seats": variant.seats,
        "bound": variant.game.max_turns(variant.options) or ENDLESS,
        "blank": base64.b64encode(settled.blank().tobytes()).decode(),
    }


def write(variant: Variant, folder: Path) -> Path:
    """Write the package of a variant: module, manifest, code, types, README. Compiles for seconds, once."""
    game = variant.game
    manifest = manifest_of(variant)
    name = f"parlour-{game.slug.replace('_', '-')}"
    package = {
        "name": name,
        "version": parlour.__version__,
        "description": f"The rules of {game.title} as WebAssembly",
        "license": "MIT",
        "type": "module",
        "main": "index.mjs",
        "types": "index.d.ts",
        "files": [*CODE, "module.wasm", "manifest.json"],
    }
    options = ", ".join(f"{option}={value}" for option, value in manifest["options"].items())
    readme = README.format(title=game.title, version=parlour.__version__, options=options, name=name)
    folder.mkdir(parents=True, exist_ok=True)
    for code in CODE:
        (folder / code).write_bytes(files("parlour.lab").joinpath("wasm_package", code).read_bytes())
    (folder / "module.wasm").write_bytes(built(game).wasm)
    (folder / "manifest.json").write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")
    (folder / "package.json").write_text(json.dumps(package, indent=2) + "\n", encoding="utf-8")
    (folder / "README.md").write_text(readme, encoding="utf-8")
    return folder
