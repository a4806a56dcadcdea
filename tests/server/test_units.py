"""Names, codes, addresses and settings."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar.testing import RequestFactory

from hanpan.server.addresses import Addresses, is_loopback, lan_address
from hanpan.server.codes import SIGNS, new_code, read_code
from hanpan.server.guests import clean_nickname
from hanpan.server.problems import Denied
from hanpan.server.run import address_of
from hanpan.server.settings import BadSetting, Settings, settings_of


@pytest.mark.parametrize(
    "raw, clean",
    [
        ("민지", "민지"),
        ("민지", "민지"),
        ("  a \t b\n c ", "a b c"),
        ("\u202eevil\u202c", "evil"),
        ("a\u200bb\u2060c\ufeff", "abc"),
        ("\x00\x1b[31mred", "[31mred"),
        ("\u3164a\u3164", "a"),
        ("x" * 20, "x" * 20),
        ("🐷🐺", "🐷🐺"),
        ("<b>&", "<b>&"),
    ],
)
def test_nicknames_are_cleaned(raw, clean):
    assert clean_nickname(raw) == clean


@pytest.mark.parametrize("raw", ["", " ", "\u200b", "\u3164\u3164", "\u0301\u0301", "\x00", "\ud800", "x" * 21])
def test_names_that_are_none(raw):
    with pytest.raises(Denied) as caught:
        clean_nickname(raw)
    assert caught.value.status == 400


@given(st.text(max_size=40))
def test_a_clean_name_shows_what_it_is(raw):
    try:
        name = clean_nickname(raw)
    except Denied:
        return
    assert 1 <= len(name) <= 20
    assert clean_nickname(name) == name == name.strip()
    assert unicodedata.is_normalized("NFC", name)
    assert not any(unicodedata.category(c) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") for c in name)
    assert name.encode()


def test_codes_have_no_look_alikes():
    assert not set("0O1IL") & set(SIGNS) and len(SIGNS) == 31
    codes = {new_code() for _ in range(1000)}
    assert len(codes) > 990
    for code in codes:
        assert read_code(f" {code[:2].lower()}  {code[2:]}\n") == code


@pytest.mark.parametrize("written", ["", "ABC", "ABC23", "ABC2345", "ABC23O", "ABC-23", "한글한글한글", "ａＢＣ２３４"])
def test_what_is_no_code(written):
    with pytest.raises(Denied) as caught:
        read_code(written)
    assert (caught.value.status, caught.value.key) == (404, "table-unknown")


def base(settings: Settings, host: str, secure: bool = False) -> str:
    request = RequestFactory().get("/", headers={"host": host})
    request.scope["scheme"] = "https" if secure else "http"
    return Addresses(settings).base(request)


def test_the_address_that_others_reach(tmp_path, monkeypatch):
    def settings(host="127.0.0.1", url=None):
        return settings_of(host, 8000, tmp_path, url, {})

    assert base(settings(), "localhost:8000") == "http://localhost:8000"
    assert base(settings(), "play.example", secure=True) == "https://play.example"
    assert base(settings(), "[::1]:8000") == "http://[::1]:8000"
    assert base(settings(), 'evil"><script>') == "http://localhost"
    assert base(settings(url="https://play.example/"), "other") == "https://play.example"
    assert base(settings("192.168.0.7"), "localhost:8000") == "http://192.168.0.7:8000"
    assert base(settings("fe80::1"), "x") == "http://[fe80::1]:8000"
    monkeypatch.setattr("hanpan.server.addresses.lan_address", lambda host: "192.168.0.9")
    assert base(settings("0.0.0.0"), "localhost:8000") == "http://192.168.0.9:8000"
    monkeypatch.setattr("hanpan.server.addresses.lan_address", lambda host: "")
    assert base(settings("0.0.0.0"), "localhost:8000") == "http://localhost:8000"


def test_hosts():
    assert is_loopback("127.0.0.1") and is_loopback("::1") and is_loopback("localhost")
    assert not is_loopback("0.0.0.0") and not is_loopback("play.example")
    assert lan_address("10.1.2.3") == "10.1.2.3"
    found = lan_address("0.0.0.0")
    assert found == "" or not is_loopback(found)
    assert address_of("0.0.0.0", 80) == "http://127.0.0.1:80/"
    assert address_of("::", 80) == address_of("::1", 80) == "http://[::1]:80/"


def test_origins(tmp_path):
    addresses = Addresses(settings_of("127.0.0.1", 8000, tmp_path, "https://play.example", {}))
    for origin in (None, "http://localhost:8000", "https://play.example", "https://PLAY.example"):
        assert addresses.is_own(origin, "localhost:8000"), origin
    for origin in ("", "null", "http://localhost:8001", "https://play.example.evil", "https://evil/localhost:8000"):
        assert not addresses.is_own(origin, "localhost:8000"), origin


def test_settings(tmp_path):
    settings = settings_of("h", 1, tmp_path, None, {"HANPAN_REQUESTS": "7", "HANPAN_BOT_WORKERS": "3"})
    assert (settings.requests, settings.bot_workers, settings.public_url) == (7, 3, "")
    for environment in (
        {"HANPAN_REQUESTS": "0"},
        {"HANPAN_IDLE": "x"},
        {"HANPAN_MESSAGES": "-5"},
        {"HANPAN_IDLE": "٣"},
    ):
        with pytest.raises(BadSetting):
            settings_of("h", 1, tmp_path, None, environment)
    with pytest.raises(BadSetting):
        settings_of("h", 1, tmp_path, "play.example", {})
