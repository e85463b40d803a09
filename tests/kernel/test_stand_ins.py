"""English stands in where a language lacks a message: in words, and in patterns for other programs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import pytest
from babel import Locale
from hypothesis import given
from hypothesis import strategies as st

from parlour.kernel.catalogue import Given, formatter
from parlour.kernel.language import LANGUAGES, SOURCE
from parlour.kernel.message import FOLDER
from parlour.kernel.patterns import patterns

ENGLISH: Final = """\
tokens = { $count ->
    [0] no tokens
    [one] one token
   *[other] { $count } tokens
}
placed = placed { tokens }
scored = { $kind ->
    [red] a red one
   *[other] { $count ->
        [one] one of { $kind }
       *[other] { $count } of { $kind }
    }
}
"""
TRANSLATED: Final = "taken = « { placed } »\n"
OTHERS: Final = [language for language in LANGUAGES if language != SOURCE]


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A package whose translations have one message, which refers to English ones."""
    folder = tmp_path_factory.mktemp("package")
    (folder / FOLDER).mkdir()
    (folder / FOLDER / f"{SOURCE}.ftl").write_text(ENGLISH)
    for language in OTHERS:
        (folder / FOLDER / f"{language}.ftl").write_text(TRANSLATED)
    return folder


@pytest.fixture(scope="module")
def spoken(package: Path) -> Mapping[str, Callable[[str, Given], str]]:
    """What puts its messages into words, by language."""
    return {language: formatter(package / FOLDER, language) for language in LANGUAGES}


def said(pattern: Any, given: Mapping[str, Any], language: str) -> str:
    """A pattern in words, as a browser says it (`web/src/local/patterns.ts`)."""
    if isinstance(pattern, str):
        return pattern
    words = []
    for part in pattern:
        if isinstance(part, str):
            words.append(part)
        elif len(part) == 1:
            words.append(str(given[part[0]]))
        else:
            name, chosen, other = part
            keys = [str(given[name])]
            if isinstance(given[name], int):
                keys.append(Locale.parse(language).plural_form(given[name]))
            words.append(said(next((chosen[key] for key in keys if key in chosen), other), given, language))
    return "".join(words)


@given(st.integers(0, 200), st.sampled_from(["red", "blue"]), st.sampled_from(OTHERS))
def test_what_a_language_lacks_is_said_as_in_english(
    package: Path, spoken: Mapping[str, Callable[[str, Given], str]], count: int, kind: str, language: str
) -> None:
    parameters = {"count": count, "kind": kind}
    known = patterns(package, language, ["tokens", "placed", "scored", "taken"])
    expected = {name: spoken[SOURCE](name, tuple(parameters.items())) for name in known if name != "taken"}
    expected["taken"] = f"« {expected['placed']} »"
    for name, words in expected.items():
        assert spoken[language](name, tuple(parameters.items())) == words
        assert said(known[name], parameters, language) == words
