"""The OpenAPI document is true: whatever is sent to an operation, it answers as documented."""

import json
import tempfile
from pathlib import Path

import httpx2
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.serialization import encode_json

from hanpan.server.app import create_app
from hanpan.server.settings import settings_of
from hanpan.store.folder import DataFolder


def document() -> dict:
    with tempfile.TemporaryDirectory() as data:
        folder = DataFolder(Path(data))
        try:
            app = create_app(settings_of("127.0.0.1", 8000, Path(data), None, {}), folder)
            return json.loads(encode_json(app.openapi_schema.to_schema()))
        finally:
            folder.close()


SCHEMA = schemathesis.openapi.from_dict(document())
OPERATIONS = [operation.ok() for operation in SCHEMA.get_all_operations()]


@pytest.fixture(scope="module")
def browser(server):
    with httpx2.Client(base_url=server.url, timeout=30) as client:
        client.get("/api/guest")
        headers = {"x-csrftoken": client.cookies["csrftoken"]}
        assert client.post("/api/guest", json={"nickname": "민지"}, headers=headers).status_code == 200
        plan = {"game": "three_little_pigs", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}], "pace": 0}
        codes = [
            client.post("/api/tables", json={**plan, "start": start}, headers=headers).json()["code"]
            for start in (True, False)
        ]
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in client.cookies.jar)
        yield {**headers, "cookie": cookies}, codes


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_answers_are_as_documented(server, browser, operation):
    headers, codes = browser

    @given(operation.as_strategy(), st.sampled_from([*codes, "", ""]), st.booleans())
    @settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
    def check(case, code, known):
        if code and "code" in (case.path_parameters or {}):
            case.path_parameters["code"] = code
        response = case.call(base_url=server.url, headers=headers if known else {})
        assert response.status_code < 500, response.text
        case.validate_response(
            response, excluded_checks=[schemathesis.checks.CHECKS.get_one("positive_data_acceptance")]
        )

    check()


def test_every_path_of_the_interface_is_documented():
    paths = {(operation.path, operation.method.upper()) for operation in OPERATIONS}
    table = "/api/tables/{code}"
    assert paths == {
        ("/api/games", "GET"),
        ("/api/rules/{game}/{locale}", "GET"),
        ("/api/guest", "GET"),
        ("/api/guest", "POST"),
        ("/api/tokens", "POST"),
        ("/api/games/{game}/score", "POST"),
        ("/api/seat", "POST"),
        ("/api/tables", "GET"),
        ("/api/tables", "POST"),
        (table, "GET"),
        (table, "PATCH"),
        (f"{table}/seats/{{n}}", "PUT"),
        (f"{table}/join", "POST"),
        (f"{table}/leave", "POST"),
        (f"{table}/start", "POST"),
        (f"{table}/rematch", "POST"),
        (f"{table}/link", "GET"),
        (f"{table}/qr.svg", "GET"),
        (f"{table}/export", "GET"),
        (f"{table}/scenes", "GET"),
        (f"{table}/fairness", "GET"),
    }
