"""The one page under all addresses, what its head tells messengers, and the files beside it."""

import gzip
import re
import sqlite3
from html.parser import HTMLParser
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanpan.server.files import encodings
from hanpan.server.heads import Head, locale_for, with_head
from hanpan.server.pages import static_folder
from server.serving import Server, people, play_on

pytestmark = pytest.mark.anyio

INDEX = """<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8" />
    <title>x</title>
    <script src="/boot.js"></script>
  </head>
  <body><div id="app"></div></body>
</html>
"""
SCRIPT = "export const x = 1;\n" * 200
FILES = {
    "index.html": INDEX,
    "boot.js": "1;",
    "sw.js": SCRIPT,
    "manifest.webmanifest": "{}",
    "share/three_little_pigs.ko.png": "picture",
    "share/three_little_pigs.en.png": "picture",
    "share/hanpan.ko.png": "picture",
    "assets/both-Ab12.js": SCRIPT,
    "assets/both-Ab12.js.br": "brotli",
    "assets/both-Ab12.js.gz": "gzip",
    "assets/plain-Cd34.css": SCRIPT,
    "assets/font-Ef5-.woff2": "font" * 1000,  # a digest may end with a dash
}
SECRETIVE = {"referrer-policy": "no-referrer"}


class Meta(HTMLParser):
    """Everything that a page says in its head."""

    def __init__(self, text):
        super().__init__()
        self.found = {}
        self.tags = []
        self.title = ""
        self._in_title = False
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        named = dict(attrs)
        self.tags.append(tag)
        self._in_title = tag == "title"
        if tag == "html":
            self.lang = named["lang"]
        if tag == "meta" and "content" in named:
            self.found[named.get("property") or named["name"]] = named["content"]

    def handle_data(self, data):
        if self._in_title:
            self.title += data

    def handle_endtag(self, tag):
        self._in_title = False


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    static = tmp_path_factory.mktemp("site")
    for name, content in FILES.items():
        path = static / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(content)
    made = Server(tmp_path_factory.mktemp("site-data") / "data", static)
    yield made
    made.close()


async def page(person, path, language="ko", status=200):
    response = await person.ask("GET", path, **{"accept-language": language})
    assert response.status_code == status, path
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.headers["cache-control"] == "no-cache"
    assert "accept-language" in response.headers["vary"]
    return Meta(response.text)


async def test_an_invitation_tells_who_invites_and_what_is_free(site):
    async with people(site, "민지", "Jun") as (host, other):
        code = await host.set_up(seats="moo")
        ko, en = await page(other, f"/t/{code}"), await page(other, f"/t/{code}", "en-US,en;q=0.9")
        assert (ko.lang, en.lang) == ("ko", "en")
        assert ko.title == ko.found["og:title"] == "민지 님의 아기돼지 3형제"
        assert en.found["og:title"] == "민지's The Three Little Pigs"
        assert ko.found["og:description"].startswith("빈자리가 2개")
        assert en.found["og:description"].startswith("2 seats are free")
        assert ko.found["og:image"] == f"{site.url}/share/three_little_pigs.ko.png"
        assert en.found["og:image"] == f"{site.url}/share/three_little_pigs.en.png"
        assert (ko.found["og:image:width"], ko.found["og:image:height"]) == ("1200", "630")
        assert "민지" in ko.found["og:image:alt"]
        assert (ko.found["og:locale"], ko.found["og:locale:alternate"]) == ("ko_KR", "en_US")
        assert (en.found["og:locale"], en.found["og:locale:alternate"]) == ("en_US", "ko_KR")
        assert ko.found["og:url"] == f"{site.url}/t/{code}"
        assert ko.found["twitter:card"] == "summary_large_image" and ko.found["robots"] == "noindex"
        # However the code is written, and for those who only watch.
        assert (await page(other, f"/t/{code.lower()}?watch")).found["og:title"] == ko.title
        for _ in range(2):
            await host.do("PUT", f"/api/tables/{code}/seats/2", {"kind": "closed"})
            await other.do("POST", f"/api/tables/{code}/join")
        assert (await page(other, f"/t/{code}")).found["og:description"].startswith("자리가 다 찼어요")


async def test_a_match_tells_its_game_and_its_state_and_nobody(site):
    async with people(site, "민지", "") as (host, public):
        code = await host.set_up("fair", "mr", options={"rounds": "one"}, start=True)
        playing = await page(public, f"/t/{code}", "en")
        assert "being played" in playing.found["og:description"] and "민지" not in str(playing.found)
        assert "og:image" not in playing.found and playing.found["twitter:card"] == "summary"  # there is no picture
        async with host.at(code) as talk:
            await play_on({0: talk}, Random(1))
            await talk.until(lambda talk: talk.table["status"] == "over")
        for path in (f"/t/{code}", f"/replay/{code}", f"/fair/{code}"):
            over = await page(public, path, "en")
            assert "is over" in over.found["og:description"] and over.found["og:title"] == playing.found["og:title"]


async def test_names_are_text_whatever_they_hold(site):
    async with people(site, '"><script>x()', "") as (host, public):
        code = await host.set_up()
        raw = (await public.ask("GET", f"/t/{code}")).text
        found = Meta(raw)
        assert found.found["og:title"] == '"><script>x() 님의 아기돼지 3형제' == found.title
        assert found.tags.count("script") == 1 and "<script>x" not in raw


@given(st.text(max_size=30), st.text(max_size=30), st.text(max_size=30))
def test_no_text_leaves_its_attribute(title, about, path):
    blanks = re.compile(r"[\r\n\x00]")  # a parser changes these, and no name has them
    title, about, path = (blanks.sub("", text) for text in (title, about or "x", path))
    found = Meta(with_head(INDEX, Head(title, about or "x", "p"), "ko", "http://h", path, lambda _: True))
    assert found.tags.count("script") == 1 and found.tags.count("title") == 1 and found.tags.count("div") == 1
    assert found.found["og:title"] == title and found.found["og:description"] == (about or "x")
    assert found.title == title


async def test_a_personal_address_says_nothing(site):
    async with people(site, "민지", "") as (host, public):
        code = await host.set_up()
        path = (await host.get(f"/api/tables/{code}/link"))["address"].removeprefix(site.url)
        for address in (path, "/s/nobody"):
            response = await public.ask("GET", address)
            found = Meta(response.text)
            assert response.status_code == 200 and found.found["robots"] == "noindex"
            assert not [key for key in found.found if key.startswith(("og:", "twitter:", "description"))]
            assert "민지" not in response.text and code not in response.text
            assert path.rpartition("/")[2] not in response.text
            assert response.headers.items() >= SECRETIVE.items()


async def test_other_pages_and_unknown_addresses(site):
    async with people(site, "") as (public,):
        home = await page(public, "/")
        assert home.found["og:title"] == "한판" and home.found["og:image"].endswith("/share/hanpan.ko.png")
        assert "robots" not in home.found
        rules = await page(public, "/rules/three_little_pigs", "en")
        assert rules.found["og:title"] == "Rules of The Three Little Pigs"
        assert rules.found["og:image"].endswith("/share/three_little_pigs.en.png") and "robots" not in rules.found
        score = await page(public, "/score/three_little_pigs", "en")
        assert score.found["og:title"] == "Score helper for The Three Little Pigs" and "robots" not in score.found
        for path in ("/settings", "/about", "/kit", "/mine", "/rules", "/score", "/settings/"):
            assert "robots" not in (await page(public, path)).found
        for path in (
            "/nothing", "/t", "/t/ABC234", "/t/nonsense", "/t/ABC234/x", "/replay/ABC234", "/replay", "/fair/ABC234", "/fair", "/rules/chess",
            "/score/chess", "/score/three_little_pigs/x",
            "/s", "/s/a/b", "/settings/x", "/new/x", "/%22%3E%3Cscript%3E", "/t/%00",
        ):  # fmt: skip
            found = await page(public, path, status=404)
            assert found.found == {"robots": "noindex"} and found.tags.count("script") == 1
        for path in (
            "/nothing.txt",
            "/api",
            "/api/nothing",
            "/assets/nothing.js",
            "/assets/x/y",
            "/ws/x",
            "/share/x.png",
        ):
            assert await public.refused("GET", path) == (404, "not-found"), path


async def test_a_damaged_table_has_a_page_all_the_same(new_server, tmp_path):

    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "index.html").write_text(INDEX)
    server = new_server(static=tmp_path / "site")
    async with people(server, "민지") as (host,):
        code = await host.set_up()
        server.stop()
        db = sqlite3.connect(server.data / "hanpan.db")
        with db:
            db.execute("UPDATE tables SET options = '{'")
        db.close()
        server.start()
        found = await page(host, f"/t/{code}")
        assert found.found == {"robots": "noindex"}


@pytest.mark.parametrize(
    "header, locale",
    [
        ("", "ko"),
        ("*", "ko"),
        ("ko", "ko"),
        ("ko-KR,ko;q=0.9,en;q=0.8", "ko"),
        ("en-US,en;q=0.9,ko;q=0.8", "ko"),
        ("KO", "ko"),
        ("en", "en"),
        ("de-DE,de;q=0.9", "en"),
        ("kok", "en"),
        (",;q=1", "ko"),
    ],
)
def test_language_of_the_page(header, locale):
    assert locale_for(header) == locale


async def test_head_is_get_without_a_body(site):
    async with people(site, "민지") as (host,):
        code = await host.set_up()
        for path in ("/", f"/t/{code}", "/nothing", "/sw.js", "/assets/plain-Cd34.css", "/settings"):
            got = await host.ask("GET", path)
            head = await host.http.head(f"{site.url}{path}")
            assert (head.status_code, head.content) == (got.status_code, b"")
            for name in ("content-type", "cache-control", "content-length", "content-encoding", "etag"):
                assert head.headers.get(name) == got.headers.get(name), (path, name)


async def test_files_beside_the_page(site):
    async with people(site, "") as (public,):
        for name, kind in [
            ("sw.js", "text/javascript; charset=utf-8"),
            ("boot.js", "text/javascript; charset=utf-8"),
            ("manifest.webmanifest", "application/manifest+json"),
            ("share/three_little_pigs.ko.png", "image/png"),
        ]:
            response = await public.ask("GET", f"/{name}")
            assert response.status_code == 200 and response.text == FILES[name]
            assert response.headers["content-type"] == kind and response.headers["cache-control"] == "no-cache"
            assert "worker-src 'self'" in response.headers["content-security-policy"]
            again = await public.ask("GET", f"/{name}", **{"if-none-match": response.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            other = await public.ask("GET", f"/{name}", **{"if-none-match": '"x"'})
            assert other.status_code == 200
        for path in ("/index.html", "/share/..%2findex.html", "/..%2fsecret", "/assets/..%2findex.html"):
            response = await public.ask("GET", path)
            assert response.status_code == 404, path


async def test_assets_are_packed_once(site):
    async with people(site, "") as (public,):

        async def sent(name, accepted):
            async with public.http.stream(
                "GET", f"{site.url}/assets/{name}", headers={"accept-encoding": accepted}
            ) as response:
                assert "immutable" in response.headers["cache-control"]
                body = b"".join([part async for part in response.aiter_raw()])
                return response.headers.get("content-encoding"), body, response.headers.get("vary")

        for accepted, encoding, body in [
            ("gzip, deflate, br, zstd", "br", b"brotli"),
            ("gzip", "gzip", b"gzip"),
            ("br;q=0, gzip;q=0.5", "gzip", b"gzip"),
            ("identity", None, SCRIPT.encode()),
        ]:
            assert await sent("both-Ab12.js", accepted) == (encoding, body, "accept-encoding"), accepted
        encoding, body, _ = await sent("plain-Cd34.css", "br, gzip")  # the build did not pack it
        assert encoding == "gzip" and gzip.decompress(body) == SCRIPT.encode() and len(body) < 500
        assert (await sent("plain-Cd34.css", "br"))[:2] == (None, SCRIPT.encode())
        assert (await sent("font-Ef5-.woff2", "br, gzip"))[:2] == (None, FILES["assets/font-Ef5-.woff2"].encode())


async def test_parts_of_a_page_carry_no_more_headers_than_they_need(site):
    """A picture or an answer that a browser shows by itself carries all of them (test_every_answer_is_guarded)."""
    async with people(site, "") as (public,):
        for name in FILES:
            response = await public.ask("GET", f"/{name}", **{"accept-encoding": "identity"})
            if name == "index.html":
                continue
            assert response.headers["x-content-type-options"] == "nosniff"
            assert response.headers["cross-origin-resource-policy"] == "same-origin"
            assert (
                ("content-security-policy" in response.headers) != name.startswith("assets/")
                or ".br" in name
                or ".gz" in name
            )
            if name.startswith("assets/"):
                assert len(response.headers.raw) <= 12


@pytest.mark.parametrize(
    "header, names",
    [("", {""}), ("BR , gzip;q=1.0", {"br", "gzip"}), ("br;q=0.0,gzip; q=0", set()), ("br;q=0.01", {"br"})],
)
def test_encodings(header, names):
    assert encodings(header) == names


async def test_the_built_client(server):
    if not (static_folder() / "index.html").is_file():
        pytest.skip("the web client is not built here; `make test` builds it first")
    async with people(server, "") as (anybody,):
        text = (await anybody.ask("GET", "/")).text
        assets = re.findall(r'(?:src|href)="(/[^"]+)"', text)
        assert any(path.startswith("/assets/") and path.endswith(".js") for path in assets)
        for path in assets:
            response = await anybody.ask("GET", path)
            assert response.status_code == 200
            expected = "immutable" if path.startswith("/assets/") else "no-cache"
            assert expected in response.headers["cache-control"]
