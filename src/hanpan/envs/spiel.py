"""Any game in the shape of OpenSpiel: `SpielGame` and `SpielState` have the methods that its Python algorithms call.

Chance is explicit.  Where the rules draw, a state is a chance node with its outcomes and their probabilities, one
node for each draw; so a search never meets dice that are already cast, and an exact method can weigh them.  Games draw
inside their rules, where nothing can wait for an answer: a state therefore carries out the last choice on a copy, with
the outcomes so far as a script, and stops at the first draw that the script does not hold.

Simultaneous decisions are nodes one after another, in the order of the seats; commitments stay hidden.

An information state is a seat's view: everything that the seat may know, what the game lets it remember included, but
not the order of past moves.

open_spiel itself is needed for nothing here but `SpielGame.get_type`.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from operator import index
from typing import Any, Final

import msgspec

from hanpan.core.actions import BadAction
from hanpan.core.chance import Borrowed, Chance, Forbidden
from hanpan.core.engine import is_over, legal, lowest, play
from hanpan.core.positions import Written, read_position, write_position
from hanpan.envs import MissingExtra
from hanpan.envs.encoding import encoding_of
from hanpan.envs.ids import EnvId
from hanpan.envs.rewards import RANK, rewards_of
from hanpan.envs.setup import Setup, id_of

CHANCE: Final = -1
TERMINAL: Final = -4
#: No draw of a game may have more outcomes.
MOST_OUTCOMES: Final = 256


class Draw(Exception):
    """The rules draw, and the script is at its end: these are the probabilities of the outcomes."""

    def __init__(self, probabilities: list[float]) -> None:
        super().__init__(probabilities)
        self.probabilities = probabilities


class Script(Chance):
    """Gives the outcomes that were chosen, one after the other, then raises `Draw`.

    An outcome counts the different things that can be drawn, ascending; what can only be one thing is not asked.
    """

    def __init__(self, outcomes: list[int]) -> None:
        self.outcomes = outcomes
        self.used = 0

    def below(self, stream: int, n: int) -> int:
        return 0 if n == 1 else self._next([1 / n] * n)

    def pick(self, stream: int, bag: list[int]) -> int:
        kinds = sorted(set(bag))
        if len(kinds) == 1:
            return kinds[0]
        return kinds[self._next([bag.count(kind) / len(bag) for kind in kinds])]

    def _next(self, probabilities: list[float]) -> int:
        assert len(probabilities) <= MOST_OUTCOMES, "a draw has more outcomes than max_chance_outcomes says"
        if self.used == len(self.outcomes):
            raise Draw(probabilities)
        self.used += 1
        return self.outcomes[self.used - 1]


class SpielGame:
    """A table in the shape of `pyspiel.Game`.  Players are the seats."""

    def __init__(self, setup: Setup) -> None:
        """Use `spiel_game`."""
        self.setup = setup
        self.env_id = str(setup.env_id)

    def new_initial_state(self) -> "SpielState":
        """The state before the set-up, which draws."""
        return SpielState(self)

    def num_players(self) -> int:
        """Seats at the table."""
        return self.setup.env_id.n_seats

    def num_distinct_actions(self) -> int:
        """Action ids of the game."""
        return self.setup.game.actions.n

    def max_chance_outcomes(self) -> int:
        """A bound for all games, not the smallest one of this game."""
        return MOST_OUTCOMES

    def min_utility(self) -> float:
        """-1 for rewards by rank; score differences have no known bound."""
        return -self.max_utility()

    def max_utility(self) -> float:
        """1 for rewards by rank; score differences have no known bound."""
        return 1.0 if self.setup.rewards == RANK else float("inf")

    def utility_sum(self) -> float:
        """Rewards of all seats sum to 0."""
        return 0.0

    def observation_tensor_shape(self) -> list[int]:
        """One dimension."""
        return [encoding_of(self.setup.game.name, self.num_players()).size]

    def observation_tensor_size(self) -> int:
        """Entries of an observation tensor."""
        return self.observation_tensor_shape()[0]

    information_state_tensor_shape = observation_tensor_shape
    information_state_tensor_size = observation_tensor_size

    def get_type(self) -> Any:
        """A `pyspiel.GameType`, whose information is perfect where everybody sees everything; `MissingExtra` without
        open_spiel."""
        try:
            pyspiel = import_module("pyspiel")
        except ModuleNotFoundError as error:
            raise MissingExtra("extra-missing", module="pyspiel", package="open_spiel") from error
        kind = pyspiel.GameType
        game = self.setup.game
        least, most = game.seats
        information = kind.Information.PERFECT_INFORMATION if game.is_open else kind.Information.IMPERFECT_INFORMATION
        return kind(
            short_name=game.name,
            long_name=self.env_id,
            dynamics=kind.Dynamics.SEQUENTIAL,
            chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
            information=information,
            utility=kind.Utility.ZERO_SUM,
            reward_model=kind.RewardModel.TERMINAL,
            max_num_players=most,
            min_num_players=least,
            provides_information_state_string=True,
            provides_information_state_tensor=True,
            provides_observation_string=True,
            provides_observation_tensor=True,
        )

    def __str__(self) -> str:
        return self.env_id

    def __deepcopy__(self, memo: dict[int, Any]) -> "SpielGame":
        return self


class SpielState:
    """A moment of a game in the shape of `pyspiel.State`.

    Positions are never changed once they stand here, so that clones share them and cost next to nothing.
    """

    __slots__ = ("_drawn", "_game", "_pending", "_probabilities", "_rest")

    def __init__(self, game: SpielGame) -> None:
        """Use `SpielGame.new_initial_state`."""
        self._game = game
        self._rest: Any = None  # the position at the last question or the end; None before the set-up
        self._pending: tuple[int, int] | None = None  # seat and choice that chance interrupts
        self._drawn: list[int] = []  # outcomes since that choice
        self._probabilities: list[float] | None = None  # of the coming draw
        self._carry_out(None, [])

    def current_player(self) -> int:
        """The seat that decides; -1 for chance, -4 after the end."""
        if self._probabilities is not None:
            return CHANCE
        return TERMINAL if is_over(self._rest) else lowest(self._rest.asked)

    def is_chance_node(self) -> bool:
        """Whether something is drawn now."""
        return self._probabilities is not None

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._probabilities is None and is_over(self._rest)

    def is_player_node(self) -> bool:
        """Whether a seat decides now."""
        return self._probabilities is None and not is_over(self._rest)

    def is_simultaneous_node(self) -> bool:
        """Never: seats that decide at the same time are asked one after another."""
        return False

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Outcomes with their probabilities; empty where nothing is drawn."""
        return list(enumerate(self._probabilities or ()))

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What the player (the current one if None) can do, ascending; outcomes at a chance node."""
        current = self.current_player()
        if current == CHANCE and player in (None, CHANCE):
            return list(range(len(self._probabilities or ())))
        if current < 0 or player not in (None, current):
            return []
        return legal(self._rest, current)[:]

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """By action id: 1 if it is legal."""
        mask = [0] * (MOST_OUTCOMES if self.is_chance_node() else self._game.num_distinct_actions())
        for a in self.legal_actions(player):
            mask[a] = 1
        return mask

    def apply_action(self, action: int) -> None:
        """Carries out a choice of the current player, or an outcome.

        `Refused` or `BadAction` for what is not legal; then nothing has changed.
        """
        try:
            a = index(action)
        except TypeError as error:
            raise BadAction(action) from error
        if self._probabilities is not None:
            if not 0 <= a < len(self._probabilities):
                raise BadAction(action)
            self._carry_out(self._pending, [*self._drawn, a])
            return
        game = self._game.setup.game
        seat = max(0, self.current_player())
        game.actions.kind(a)
        refused = game.why_not(self._rest, seat, a)
        if refused is not None:
            raise refused
        self._carry_out((seat, a), [])

    def child(self, action: int) -> "SpielState":
        """The state after that action."""
        state = self.clone()
        state.apply_action(action)
        return state

    def clone(self) -> "SpielState":
        """An independent state of the same moment."""
        state = object.__new__(SpielState)
        state._game = self._game
        state._rest = self._rest
        state._pending = self._pending
        state._drawn = self._drawn
        state._probabilities = self._probabilities
        return state

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> "SpielState":
        """A state that the player cannot tell from this one; what it does not know is dealt anew.

        `rng` gives uniform floats from 0 to below 1.  `ValueError` at a chance node, where nobody decides.
        """
        if self._probabilities is not None:
            raise ValueError("a chance node has no information state to resample from")
        game = self._game.setup.game
        state = self.clone()
        if not is_over(self._rest):
            state._rest = game.guess(game.view(self._rest, player), Borrowed(rng))
            state._rest.chance = Forbidden()
        return state

    def returns(self) -> list[float]:
        """By seat; 0 before the end."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return rewards_of(self._game.setup.game.score(self._rest), self._game.setup.rewards)

    def rewards(self) -> list[float]:
        """What the last action brought: the returns at the end, else 0."""
        return self.returns()

    def player_return(self, player: int) -> float:
        """One entry of `returns`."""
        return self.returns()[player]

    def player_reward(self, player: int) -> float:
        """One entry of `rewards`."""
        return self.rewards()[player]

    def observation_string(self, player: int | None = None) -> str:
        """The view of the player (the current one if None) at the last question, as JSON; empty before the set-up."""
        view = self._view(player)
        return "" if view is None else msgspec.json.encode(view).decode()

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """The same view as numbers from -1 to 1 (`hanpan.envs.encoding`); only 0 before the set-up."""
        view = self._view(player)
        encoding = encoding_of(self._game.setup.game.name, self.num_players())
        return [0.0] * encoding.size if view is None else encoding.encode(view).tolist()

    information_state_string = observation_string
    information_state_tensor = observation_tensor

    def num_players(self) -> int:
        """Seats at the table."""
        return self._game.num_players()

    def num_distinct_actions(self) -> int:
        """Action ids of the game."""
        return self._game.num_distinct_actions()

    def get_game(self) -> SpielGame:
        """The game that the state belongs to."""
        return self._game

    def action_to_string(self, player: int, action: int | None = None) -> str:
        """The readable form of an action; called with or without the player."""
        if action is None:
            player, action = self.current_player(), player
        if player == CHANCE:
            return f"outcome {action}"
        return msgspec.json.encode(self._game.setup.game.actions.spell(action)).decode()

    def __str__(self) -> str:
        """Everything, hidden parts included, as JSON."""
        return msgspec.json.encode([self._written(), self._pending, self._drawn]).decode()

    def __deepcopy__(self, memo: dict[int, Any]) -> "SpielState":
        return self.clone()

    __copy__ = clone

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild, (self._game, self._written(), self._pending, self._drawn)

    def _carry_out(self, pending: tuple[int, int] | None, drawn: list[int]) -> None:
        """The choice (or, with None, the set-up) with these outcomes, up to the next draw or question."""
        setup = self._game.setup
        try:
            if self._rest is None or pending is None:
                s = setup.game.new(setup.env_id.options, self.num_players(), Script(drawn), None)
            else:
                s = setup.game.clone(self._rest)
                s.chance = Script(drawn)
                play(s, *pending)
        except Draw as draw:
            self._pending, self._drawn, self._probabilities = pending, drawn, draw.probabilities
            return
        s.chance = Forbidden()
        self._rest, self._pending, self._drawn, self._probabilities = s, None, [], None

    def _view(self, player: int | None) -> Any:
        if player is None:
            player = self.current_player()
        if self._rest is None:
            return None
        return self._game.setup.game.view(self._rest, player if player >= 0 else None)

    def _written(self) -> dict[str, Any] | None:
        return None if self._rest is None else write_position(self._game.setup.game, self._rest)


def rebuild(
    game: SpielGame, written: dict[str, Any] | None, pending: tuple[int, int] | None, drawn: list[int]
) -> SpielState:
    """A state from its pickle."""
    state = SpielState(game)
    if written is not None:
        state._rest = read_position(game.setup.game, msgspec.convert(written, Written), Forbidden())
        state._pending, state._drawn, state._probabilities = None, [], None
    if pending is not None or drawn:
        state._carry_out(pending, drawn)
    return state


def spiel_game(
    game: str | EnvId, n_seats: int | None = None, options: Mapping[str, Any] | None = None, rewards: str = RANK
) -> SpielGame:
    """A game in the shape of OpenSpiel; parameters and errors are those of `aec_env`."""
    return SpielGame(Setup(id_of(game, n_seats, options), rewards, None, "en"))
