"""Every block of docs/client.md runs, in the order of the page."""

import re
from pathlib import Path

from server.serving import servers

TEXT = (Path(__file__).parents[2] / "docs" / "client.md").read_text("utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


def test_the_page_runs(tmp_path, capsys):
    assert len(BLOCKS) == 5
    with servers(tmp_path) as make:
        url, names = make().url, {}
        for block in BLOCKS:
            exec(compile(block.replace("http://127.0.0.1:8000", url), "docs/client.md", "exec"), names)
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == "first_roll TP-ROLL-02" and lines[-2].endswith("'GameEnded']")
    assert lines[2].startswith("0 easy ")
