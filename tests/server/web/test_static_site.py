"""Addresses outside the API: files, the client's page, and what is neither."""

from __future__ import annotations

import base64
import hashlib
import os
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import FileResponse, Response

from parlour.kernel.language import speaking
from parlour.server.web.static_site import StaticSite

SHORT = 100
ICON = b"<svg/>"


@pytest.fixture
def pages(tmp_path: Path) -> StaticSite:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "icon-x1y2.svg").write_bytes(ICON)
    (tmp_path / "index.html").write_text("<!doctype html>" + " " * 1000)
    (tmp_path / "pages.json").write_text(
        '[{"pattern": "/", "files": []}, '
        '{"pattern": "/t/:id", "files": ["assets/t.js"], "words": {"de": ["assets/de.js"]}}]'
    )
    return StaticSite(tmp_path)


def asked(pages: StaticSite, path: str, **headers: str) -> Response:
    given = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": "GET", "path": path, "query_string": b"", "headers": given}
    return pages.answer(Request({**scope, "server": ("localhost", 80), "scheme": "http"}))


def body(answer: Response) -> bytes:
    return Path(answer.path).read_bytes() if isinstance(answer, FileResponse) else bytes(answer.body)


def test_an_icon_for_whoever_asks_where_browsers_look_for_one(pages: StaticSite) -> None:
    found = asked(pages, "/favicon.ico")
    assert (found.status_code, found.media_type, body(found)) == (200, "image/svg+xml", ICON)


def test_no_icon_without_the_client(tmp_path: Path) -> None:
    assert asked(StaticSite(tmp_path), "/favicon.ico").status_code == 404


def test_crawlers_stay_away_from_tables(pages: StaticSite) -> None:
    found = asked(pages, "/robots.txt")
    assert (found.status_code, found.media_type) == (200, "text/plain")
    assert {b"Disallow: /t/", b"Disallow: /api/"} <= set(bytes(found.body).splitlines())


@pytest.mark.parametrize("path", ["/wp-login.php", "/.env", "/apple-touch-icon.png", "/t/x.map", "/assets/x"])
def test_a_file_that_is_none_is_a_short_answer(pages: StaticSite, path: str) -> None:
    found = asked(pages, path)
    assert (found.status_code, found.media_type) == (404, "text/plain")
    assert len(found.body) < SHORT


@pytest.mark.parametrize(("path", "status"), [("/", 200), ("/t/abc", 200), ("/nowhere", 404)])
def test_a_page_is_the_client(pages: StaticSite, path: str, status: int) -> None:
    found = asked(pages, path)
    assert (found.status_code, found.media_type) == (status, "text/html")
    assert len(body(found)) > SHORT


@pytest.mark.parametrize("after", [".", ",", ").", "!?", "”", "…", ">", " "])
def test_an_address_pasted_with_what_followed_it_leads_to_its_page(pages: StaticSite, after: str) -> None:
    found = asked(pages, f"/t/abc{after}")
    assert (found.status_code, found.headers["location"]) == (308, "/t/abc")


def test_an_address_is_sent_on_within_the_site_alone(pages: StaticSite) -> None:
    for path in ("//evil.example.", "/nowhere.", "/t/a/b.", "/assets/x.", "/\0"):
        assert asked(pages, path).status_code == 404
    assert asked(pages, "/t/ä b.").headers["location"] == "/t/%C3%A4%20b"


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_inline_code_may_run_whatever_ends_its_lines(pages: StaticSite, tmp_path: Path, end: str) -> None:
    """A browser takes hashes of what it has read, where every line ends in a line feed."""
    script = "\nlet a = 1\nlet b = 2\n"
    html = f"<!doctype html>\n<script>{script}</script>\n"
    (tmp_path / "offline.html").write_bytes(html.replace("\n", end).encode())
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    assert f"'sha256-{digest}'" in asked(pages, "/offline.html").headers["content-security-policy"]


VARIANTS = [
    "/swagger/./bundle.js",
    "/swagger/../swagger/bundle.js",
    "/assets/../swagger/bundle.js",
    "/swagger//bundle.js",
]


def test_a_file_has_one_address(pages: StaticSite, tmp_path: Path) -> None:
    """Another spelling of it would be kept by caches once more."""
    (tmp_path / "swagger").mkdir()
    (tmp_path / "swagger" / "bundle.js").write_text("let a")
    assert asked(pages, "/swagger/bundle.js").status_code == 200
    assert [asked(pages, path).status_code for path in VARIANTS] == [404] * len(VARIANTS)


def test_a_file_that_was_made_or_changed_or_removed_is_seen(pages: StaticSite, tmp_path: Path) -> None:
    file = tmp_path / "assets" / "new-a1.js"
    assert asked(pages, "/assets/new-a1.js").status_code == 404
    for text in ("let a", "let b = 1"):
        file.write_text(text)
        os.utime(file, ns=(len(text), len(text)))
        assert body(asked(pages, "/assets/new-a1.js")) == text.encode()
    file.unlink()
    assert asked(pages, "/assets/new-a1.js").status_code == 404


@pytest.mark.parametrize("path", ["/assets/{}", "/t/{}", "/{}", "/swagger/{}.js", "/{}/x"])
def test_a_long_address_is_no_page(pages: StaticSite, path: str) -> None:
    assert asked(pages, path.format("x" * 400)).status_code == 404


@pytest.mark.parametrize("path", ["/", "/t/somewhere"])
def test_a_page_that_a_browser_has_may_still_do_what_it_may(pages: StaticSite, path: str) -> None:
    first = asked(pages, path)
    again = asked(pages, path, if_none_match=first.headers["etag"])
    assert (again.status_code, body(again)) == (304, b"")
    for header in ("content-security-policy", "cache-control", "vary", "etag"):
        assert again.headers.get(header) == first.headers.get(header)


@pytest.mark.parametrize(
    ("accepted", "twins", "coding", "sent"),
    [
        ("gzip, br", (".gz", ".br"), "br", b"brotli"),
        ("gzip, br", (".gz",), "gzip", b"gzip"),
        ("gzip, br;q=0", (".gz", ".br"), "gzip", b"gzip"),
        ("", (".gz", ".br"), None, b"let a"),
    ],
)
def test_a_file_is_sent_in_the_best_coding_that_both_know(
    pages: StaticSite, tmp_path: Path, accepted: str, twins: tuple[str, ...], coding: str | None, sent: bytes
) -> None:
    file = tmp_path / "assets" / "a-1.js"
    file.write_bytes(b"let a")
    for twin in twins:
        file.with_name(file.name + twin).write_bytes({".gz": b"gzip", ".br": b"brotli"}[twin])
    found = asked(pages, "/assets/a-1.js", accept_encoding=accepted)
    assert (found.headers.get("content-encoding"), body(found)) == (coding, sent)
    assert found.headers["content-type"].startswith("text/javascript")
    assert (found.headers["vary"], "immutable" in found.headers["cache-control"]) == ("accept-encoding", True)
    again = asked(pages, "/assets/a-1.js", accept_encoding=accepted, if_none_match=found.headers["etag"])
    assert (again.status_code, again.headers["etag"]) == (304, found.headers["etag"])
    assert all(asked(pages, f"/assets/a-1.js{twin}").status_code == 404 for twin in twins)


@pytest.mark.parametrize(("language", "words"), [("en", ""), ("de", ", </assets/de.js>; rel=modulepreload")])
def test_a_page_names_the_words_of_its_reader_with_its_scripts(
    pages: StaticSite, language: str, words: str
) -> None:
    with speaking(language):
        found = asked(pages, "/t/abc")
    assert found.headers["link"] == f"</assets/t.js>; rel=modulepreload{words}"
    assert "accept-language" in found.headers["vary"]
