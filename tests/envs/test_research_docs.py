"""The research page and the learning example do what they say."""

import contextlib
import io
import re
import sys
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path

import numpy as np
import pytest

from hanpan.envs import encoding_of

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "research.md").read_text("utf-8")
BLOCK = re.compile(r"^```python(?: needs=(\w+))?\n(.*?)^```", re.MULTILINE | re.DOTALL)


def test_every_block_runs_in_the_order_of_the_page():
    blocks = BLOCK.findall(PAGE)
    assert len(blocks) == PAGE.count("```python") >= 10
    names = {}
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        for needs, code in blocks:
            if not needs or find_spec(needs) is not None:
                exec(compile(code, "research.md", "exec"), names)
    assert "[{'do': 'Roll'}]" in said.getvalue() and "nothing has changed" in said.getvalue()


def test_the_page_tells_the_size_of_the_vectors():
    for n in (2, 5):
        assert f"{encoding_of('three_little_pigs', n).size} " in PAGE.replace("\n", " ")


def example():
    """The script as a module."""
    spec = spec_from_file_location("learning_agent", DOCS / "examples" / "learning_agent.py")
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_the_gradient_of_the_example_is_one():
    """Numerical derivatives of what it climbs agree with what it adds."""
    agent = example()
    rng = np.random.default_rng(1)
    network = agent.Network(5, 4, rng)
    for name, w in network.weights.items():
        network.weights[name] = rng.normal(0, 0.5, w.shape)
    observations, masks = rng.normal(size=(6, 5)), np.ones((6, 4), bool)
    masks[:3, 1] = False
    actions, rewards = np.array([0, 2, 3, 1, 1, 0]), rng.normal(size=6)
    *_, values = network.forward(observations, masks)
    surprise = rewards - values

    def climbed():
        _, p, values = network.forward(observations, masks)
        logs = np.log(np.maximum(p, 1e-12))
        policy = surprise * logs[np.arange(6), actions] - agent.ENTROPY * (p * logs).sum(axis=1)
        return (policy - (rewards - values) ** 2 / 2).mean()

    before = {name: w.copy() for name, w in network.weights.items()}
    network.learn(observations, masks, actions, rewards)
    network.weights = before
    gradients = {name: first / 0.1 for name, first in network.first.items()}
    for name, w in network.weights.items():
        at = tuple(rng.integers(size) for size in w.shape)
        w[at] += 1e-5
        up = climbed()
        w[at] -= 2e-5
        down = climbed()
        w[at] += 1e-5
        assert gradients[name][at] == pytest.approx((up - down) / 2e-5, abs=1e-5), name


def test_the_example_runs(capsys):
    share, low, high = example().main(["--games", "64", "--measure", "20"])
    assert low <= share <= high and "won" in capsys.readouterr().out


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_the_example_beats_random():
    _, low, _ = example().main(["--games", "6400", "--measure", "1000"])
    assert low > 0.5
