"""The browser's types are those of the server."""

from __future__ import annotations

import ast

import pytest

from parlour.wire import typescript


def test_the_browsers_types_are_current() -> None:
    assert typescript.TARGET.read_text(encoding="utf-8") == typescript.generate(), (
        "run `python -m parlour.wire.typescript` and commit web/src/lib/wire.ts"
    )


def test_tagged_structs_carry_their_tag() -> None:
    assert 'export interface Hello {\n  t: "hello";' in typescript.generate()


def test_fields_with_a_default_may_be_missing() -> None:
    text = typescript.generate()
    assert "  token?: string;" in text
    assert "  id: number;\n  cut: number;\n" in text


def test_array_like_structs_become_named_tuples() -> None:
    assert "export type Change = [\n  id: string,\n  place: string," in typescript.generate()


def test_the_base_of_messages_is_no_type_of_its_own() -> None:
    assert "interface Message " not in typescript.generate()


@pytest.mark.parametrize("annotation", ["Callable[[int], str]", "lambda: 1", "set[int]"])
def test_what_has_no_type_in_the_browser_is_refused(annotation: str) -> None:
    with pytest.raises(TypeError, match="no TypeScript type"):
        typescript.translate(ast.parse(annotation, mode="eval").body)
