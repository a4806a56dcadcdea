"""The data folder: one server at a time, and a secret that stays."""

import os
import signal
import subprocess
import sys

import pytest

from hanpan.store.errors import BrokenData, DataInUse
from hanpan.store.folder import DataFolder

HOLDER = """
import sys, time
from pathlib import Path
from hanpan.store.folder import DataFolder
folder = DataFolder(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


def test_a_second_server_is_refused_until_the_first_has_gone(tmp_path):
    path = tmp_path / "new" / "data"
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    with holder:
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(DataInUse) as caught:
            DataFolder(path)
        assert caught.value.key == "data-in-use"
        holder.send_signal(signal.SIGKILL)
    folder = DataFolder(path)
    with pytest.raises(DataInUse):
        DataFolder(path)
    folder.close()
    DataFolder(path).close()


def test_the_secret_stays_and_is_private(tmp_path):
    folder = DataFolder(tmp_path)
    secret = folder.secret()
    assert len(secret) == 32
    assert folder.secret() == secret
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600
    os.chmod(tmp_path / "secret", 0o644)
    assert folder.secret() == secret
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600
    folder.close()
    other = tmp_path / "other"
    folder = DataFolder(other)
    assert folder.secret() != secret
    folder.close()


def test_a_damaged_secret_is_said_and_not_replaced(tmp_path):
    folder = DataFolder(tmp_path)
    (tmp_path / "secret").write_bytes(b"short")
    with pytest.raises(BrokenData) as caught:
        folder.secret()
    assert caught.value.key == "data-secret"
    assert (tmp_path / "secret").read_bytes() == b"short"
    folder.close()


def test_a_folder_that_cannot_be_is_said(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(BrokenData) as caught:
        DataFolder(tmp_path / "file" / "data")
    assert caught.value.key == "data-unusable"
