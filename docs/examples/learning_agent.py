"""A policy that learns The Three Little Pigs from nothing but its own games, in minutes on one core.

    pip install 'hanpan[envs]'
    python docs/examples/learning_agent.py                    # learns against `random`, then measures itself
    python docs/examples/learning_agent.py --bots easy        # the same against another level

The method is the plainest one: policy gradient with a learnt baseline (REINFORCE, Williams 1992), a network with one
hidden layer, Adam; all of it in numpy.  The environment is the Gymnasium view of one seat, which changes seats from game
to game.  Games, network and measurement follow from --seed.
"""

import argparse
import math
import time

import numpy as np

from hanpan.envs import seat_env

HIDDEN = 64
GAMES_PER_UPDATE = 32
LEARNING_RATE = 3e-3
ENTROPY = 0.01


class Network:
    """Observation → preferences for all actions, and the reward that is expected."""

    def __init__(self, n_inputs, n_actions, rng):
        self.weights = {
            "input": rng.normal(0, 1 / math.sqrt(n_inputs), (n_inputs, HIDDEN)),
            "bias": np.zeros(HIDDEN),
            "policy": rng.normal(0, 0.01, (HIDDEN, n_actions)),
            "value": np.zeros(HIDDEN),
        }
        self.first = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.second = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.n_updates = 0

    def forward(self, observations, masks):
        """Hidden layer, probabilities of the legal actions, expected rewards; one row for each observation."""
        w = self.weights
        hidden = np.tanh(observations @ w["input"] + w["bias"])
        preferences = np.where(masks, hidden @ w["policy"], -np.inf)
        powers = np.exp(preferences - preferences.max(axis=1, keepdims=True))
        return hidden, powers / powers.sum(axis=1, keepdims=True), hidden @ w["value"]

    def learn(self, observations, masks, actions, rewards):
        """One step of Adam towards actions that brought more than was expected."""
        n = len(actions)
        hidden, p, values = self.forward(observations, masks)
        surprise = rewards - values
        logs = np.log(np.maximum(p, 1e-12))
        entropy = -(p * logs).sum(axis=1, keepdims=True)
        chosen = np.zeros_like(p)
        chosen[np.arange(n), actions] = 1
        up_policy = (surprise[:, None] * (chosen - p) - ENTROPY * p * (logs + entropy)) / n
        up_value = surprise / n
        up_hidden = up_policy @ self.weights["policy"].T + up_value[:, None] * self.weights["value"]
        up_input = up_hidden * (1 - hidden**2)
        gradients = {
            "input": observations.T @ up_input,
            "bias": up_input.sum(axis=0),
            "policy": hidden.T @ up_policy,
            "value": hidden.T @ up_value,
        }
        self.n_updates += 1
        for name, gradient in gradients.items():
            self.first[name] += 0.1 * (gradient - self.first[name])
            self.second[name] += 0.001 * (gradient**2 - self.second[name])
            mean = self.first[name] / (1 - 0.9**self.n_updates)
            size = np.sqrt(self.second[name] / (1 - 0.999**self.n_updates))
            self.weights[name] += LEARNING_RATE * mean / (size + 1e-8)


def play(env, network, rng, seed=None):
    """One game: observations, masks and actions of the learner, and its reward.  Without `rng` it plays its best."""
    observation, _ = env.reset(seed=seed)
    steps = []
    while True:
        mask = observation["action_mask"].astype(bool)
        _, (p,), _ = network.forward(observation["observation"][None], mask[None])
        action = int(p.argmax()) if rng is None else int(rng.choice(len(p), p=p))
        steps.append((observation["observation"], mask, action))
        observation, reward, terminated, truncated, _ = env.step(action)
        if terminated or truncated:
            return steps, reward


def train(env, network, n_games, rng, say=print):
    """Learns from `n_games` games, an update after every few."""
    recent = []
    for update in range(n_games // GAMES_PER_UPDATE):
        batch = []
        for _ in range(GAMES_PER_UPDATE):
            steps, reward = play(env, network, rng)
            batch += [(*step, reward) for step in steps]
            recent.append(reward)
        network.learn(*map(np.array, zip(*batch, strict=True)))
        if (update + 1) % 50 == 0:
            say(f"{(update + 1) * GAMES_PER_UPDATE:6} games: mean reward {np.mean(recent[-1600:]):+.3f}", flush=True)


def measure(env, network, n_games, seed):
    """Share of games won (a shared first place counts half) with its 95 % interval (Wilson)."""
    wins = sum((play(env, network, None, seed + number)[1] + 1) / 2 for number in range(n_games))
    share, z = wins / n_games, 1.96
    middle = (share + z * z / (2 * n_games)) / (1 + z * z / n_games)
    half = z / (1 + z * z / n_games) * math.sqrt(share * (1 - share) / n_games + (z / (2 * n_games)) ** 2)
    return share, middle - half, middle + half


def main(arguments=None):
    """Trains, measures, and returns the share of games won with its interval."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=16_000, help="games to learn from")
    parser.add_argument("--measure", type=int, default=2_000, help="games to measure with")
    parser.add_argument("--bots", default="random", help="level of the opponent")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    env = seat_env("three_little_pigs", n_seats=2, bots=chosen.bots)
    rng = np.random.default_rng(chosen.seed)
    network = Network(env.observation_space["observation"].shape[0], env.action_space.n, rng)
    env.reset(seed=chosen.seed)
    started = time.process_time()
    train(env, network, chosen.games, rng)
    print(f"learnt in {time.process_time() - started:.0f} s of CPU")
    share, low, high = measure(env, network, chosen.measure, seed=10**9)
    print(
        f"{env.env_id} against {chosen.bots}: won {share:.1%} of {chosen.measure} games (95 %: {low:.1%} to {high:.1%})"
    )
    return share, low, high


if __name__ == "__main__":
    main()
