"""Installs the project of a game, in place, into the environment that Parlour runs in, which may have no pip.

It writes what `pip install -e .` writes (PEP 660): a path file, and the package's metadata with its entry
points, which pip can list and uninstall.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib import invalidate_caches
from pathlib import Path
from sysconfig import get_path
from typing import Any, Final

from parlour.games import catalogue
from parlour.kernel.errors import ParlourError

PROJECT: Final = "pyproject.toml"


class NotInstalled(ParlourError):
    """A project cannot be installed; the message says why."""


def install(project: Path, site: Path | None = None) -> list[str]:
    """Install the project of a folder into `site`, by default this environment; returns its games' slugs.

    Raises `NotInstalled`.
    """
    try:
        stated: Mapping[str, Any] = tomllib.loads((project / PROJECT).read_text(encoding="utf-8"))["project"]
        name, version = str(stated["name"]), str(stated.get("version", "0"))
        points: Mapping[str, Mapping[str, str]] = stated["entry-points"]
        games = list(points["parlour.games"])
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise NotInstalled(f"{project / PROJECT}: {error}") from None
    except KeyError as error:
        raise NotInstalled(f"{project / PROJECT} has no {error}; `parlour new` writes one") from None
    site = site or Path(get_path("purelib"))
    file_name = name.replace("-", "_")
    for old in site.glob(f"{file_name}-*.dist-info"):
        for path in old.iterdir():
            path.unlink()
        old.rmdir()
    info = f"{file_name}-{version}.dist-info"
    groups = (
        f"[{group}]\n" + "".join(f"{k} = {v}\n" for k, v in some.items()) for group, some in points.items()
    )
    files = {
        f"_{file_name}.pth": f"{project.resolve()}\n",
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n",
        f"{info}/INSTALLER": "parlour\n",
        f"{info}/entry_points.txt": "\n".join(groups),
    }
    files[f"{info}/RECORD"] = "".join(f"{file},,\n" for file in (*files, f"{info}/RECORD"))
    try:
        (site / info).mkdir()
        for file, text in files.items():
            (site / file).write_text(text, encoding="utf-8")
    except OSError as error:
        raise NotInstalled(f"cannot write into {site}: {error.strerror}") from None
    invalidate_caches()
    catalogue.cache_clear()
    return games
