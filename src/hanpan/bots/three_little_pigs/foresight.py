"""What the level `hard` tells its search: how turns are played well, what they are worth, and how lucky they were.

A turn has an exact plan, given what the tables after it are worth (see `plans`).  At first that is what `outlook`
thinks of them.  A simulation ends where a turn begins that it has not seen yet: the plan of that turn tells more than
the table alone, and the plans of the turns before it are made anew with what was learnt.
"""

from math import exp
from typing import Any, ClassVar, Final

from hanpan.bots.search import Guide, Hunch
from hanpan.bots.search.guide import scattered
from hanpan.bots.three_little_pigs.outlook import Outlook, tiles_to_end
from hanpan.bots.three_little_pigs.plans import Key, TurnPlan, Worths, blow_worths, settled_worths, table
from hanpan.bots.three_little_pigs.turns import WORST
from hanpan.core.chance import Chance, Quick
from hanpan.games.three_little_pigs import GAME
from hanpan.games.three_little_pigs.actions import DECLINE, MOST_SEATS, REROLL, ROLL, STOP
from hanpan.games.three_little_pigs.data import N_DICE
from hanpan.games.three_little_pigs.odds import NOTHING_KEPT, STOPPING, keep_of, state_of
from hanpan.games.three_little_pigs.phases import MOST_ROLLS, Blowing, BlowingTile, Rolling
from hanpan.games.three_little_pigs.position import Pigs, clone
from hanpan.games.three_little_pigs.previews import played, remaining

#: How many simulations the opinion of a plan outweighs.
TRUST: Final = 30.0
#: Chance to win by which a choice has to be worse in order to be e times less promising.
WARMTH: Final = 0.02
#: Plans that are kept at a time (each some 150 kB).
MOST_PLANS: Final = 500
#: Known tables after which the others are taken to be as far off as these.
DOUBT: Final = 2.0
#: With more than two seats: tiles to the end beyond which a turn ahead tells nothing that `outlook` does not know (no
#: gain in 1,716 turns of five-seat games).
FAR: Final = 2
#: With more than two seats, for who has just moved: how much of what the next turn shows counts, for each further seat
#: (the others will do alike), and how much of what he could make of the table himself (he may not come to it).  Rounded
#: down from a regression of results without luck on both, 1,084 turns near the end of five-seat games: 1.77 and 0.42.
ECHO: Final = 1 / 6
OWN_TURN: Final = 0.4


class DiceAndDial(Chance):
    """Draws for simulations: pots are always the fewest that may turn up, as plans count on them."""

    def __init__(self, seed: int) -> None:
        self.source = Quick(seed)

    def below(self, stream: int, n: int) -> int:
        return self.source.below(stream, n)

    def pick(self, stream: int, bag: list[int]) -> int:
        return bag[0] if len(bag) < N_DICE else bag[self.source.below(stream, len(bag))]


class Foresight(Guide):
    """The plug-ins of one search for `watcher`; what it has learnt it keeps until the search is over."""

    LEARNS: ClassVar[bool] = True

    def __init__(self, watcher: int, outlook: Outlook) -> None:
        super().__init__(GAME)
        self.watcher = watcher
        self.outlook = outlook
        self.plans: dict[Key, TurnPlan] = {}
        self.uses: dict[Key, int] = {}
        self.first_thoughts: dict[Key, Worths] = {}  # what `outlook` thinks
        self.known: dict[Key, Worths] = {}  # tables between turns of which more is known than `outlook` thinks
        self.shifts = [[0.0] * MOST_SEATS for _ in range(MOST_SEATS)]  # by seat on turn: how far `outlook` is off
        self.n_known = [0] * MOST_SEATS
        self.opinions: dict[Key, list[float]] = {}
        self.rolling: TurnPlan | None = None  # the plan whose dice are falling
        self.roller = -1  # the seat whose luck is noted

    def chance(self, seed: int) -> Chance:
        return DiceAndDial(scattered(seed))

    def knowledge(self, s: Pigs, seat: int) -> Key:
        """Nothing is hidden: the table, the dice and what is going on."""
        frames = [tuple(GAME.frames.pack(frame)) for frame in s.frames[1:]]
        return *table(s), *frames, tuple(s.dice)

    def worths_of(self, key: Key, s: Pigs) -> Worths:
        """What a table between two turns is worth as far as is known."""
        known = self.known.get(key)
        if known is not None:
            return known
        worths = self.first_thoughts.get(key)
        if worths is None:
            worths = self.first_thoughts[key] = self.outlook.chances(s)
        n = self.n_known[s.turn]
        if not n or not s.frames:
            return worths
        return [worth + shift / (n + DOUBT) for worth, shift in zip(worths, self.shifts[s.turn], strict=False)]

    def worths_after(self, s: Pigs) -> Worths:
        """The same, for whoever has no key at hand."""
        return self.worths_of(table(s), s)

    def learn(self, key: Key, s: Pigs, worths: Worths) -> None:
        """The plan of a turn knows more of the table than `outlook`."""
        before = self.known.get(key)
        if before is None:
            before = self.outlook.chances(s)
            self.n_known[s.turn] += 1
        self.known[key] = worths
        shift = self.shifts[s.turn]
        for i in range(s.n_seats):
            shift[i] += worths[i] - before[i]

    def plan(self, s: Pigs) -> TurnPlan:
        """The plan of the turn that is being rolled."""
        key = table(s)
        plan = self.plans.get(key)
        if plan is None:
            if len(self.plans) >= MOST_PLANS:
                for kept in (self.plans, self.uses, self.first_thoughts, self.opinions):
                    kept.clear()
            plan = self.plans[key] = TurnPlan(s, self.worths_of)
            self.uses[key] = 1
            return plan
        self.uses[key] += 1
        if self.uses[key] > 7 and not self.uses[key] & (self.uses[key] - 1):
            plan.plan_anew()
            if key in self.known:
                self.learn(key, plan.s, self.worths_before(plan))
        return plan

    def opinion(self, s: Pigs, seat: int, offer: list[int]) -> list[float]:
        """By choice, the seat's chance to win if it goes on as planned."""
        frame = s.frames[-1]
        if isinstance(frame, Rolling):
            plans = self.plan(s).plans
            mean = plans[MOST_ROLLS - 1 - frame.n_rolls].means()
            if frame.n_rolls == 0:
                return [mean[NOTHING_KEPT]]
            stopped = plans[0].values[state_of(s.dice)]
            return [stopped if a == STOP else mean[keep_of(s.dice, a - REROLL)] for a in offer]
        if isinstance(frame, Blowing):
            return [blow_worths(s, seat, a, self.worths_after)[seat] for a in offer]
        if isinstance(frame, BlowingTile):
            return [self.worths_after(played(s, seat, a))[seat] for a in offer]
        best = dict.fromkeys(offer, WORST)
        for outcome in remaining(s):
            a = outcome.choices[0]
            best[a] = max(best[a], self.worths_after(outcome.after)[seat])
        return [best[a] for a in offer]

    def hunch(self, s: Pigs, seat: int, offer: list[int]) -> Hunch:
        """What the plan thinks; of dice that are alike only one way to roll them again is considered."""
        worths = self.opinion(s, seat, offer)
        frame = s.frames[-1]
        if isinstance(frame, Rolling) and frame.n_rolls:
            kept: dict[int, int] = {}
            for i, a in enumerate(offer):
                if kept.setdefault(STOPPING if a == STOP else keep_of(s.dice, a - REROLL), i) != i:
                    worths[i] = 0.0
        best = max(worths)
        shares = [exp((worth - best) / WARMTH) for worth in worths]
        total = sum(shares)
        return Hunch([share / total for share in shares], worths, TRUST)

    def rollout(self, s: Pigs, seat: int, offer: list[int], chance: Chance) -> int:
        """As planned."""
        key = self.knowledge(s, seat)
        worths = self.opinions.get(key)
        if worths is None:
            worths = self.opinions[key] = self.opinion(s, seat, offer)
        return offer[worths.index(max(worths))]

    def evaluate(self, s: Pigs) -> Worths | None:
        """Between two turns: what the best play of the next one leaves to everybody."""
        frame = s.frames[-1]
        if not isinstance(frame, Rolling) or frame.n_rolls:
            return None
        key = table(s)
        known = self.known.get(key)
        if known is None:
            if s.n_seats > 2 and tiles_to_end(s) > FAR:
                return self.worths_of(key, s)
            known = self.worths_before(self.plan(s))
            self.learn(key, s, known)
        return known

    def worths_before(self, plan: TurnPlan) -> Worths:
        """What a table is worth before a planned turn.  Where the watcher has just moved, several turns lie between
        this one and his next; what his own houses are good for is looked at as if it were his turn."""
        s = plan.s
        worths = plan.worths()
        watcher = self.watcher
        if s.n_seats == 2 or s.turn != (watcher + 1) % s.n_seats:
            return worths
        thought = self.outlook.chances(s)[watcher]
        t = clone(s)
        t.turn = watcher
        t.frames = [t.frames[0], Rolling(watcher, 0)]
        own = TurnPlan(t, lambda key, u: self.outlook.chances(u)).worths()[watcher] - self.outlook.chances(t)[watcher]
        shown = worths[watcher] - thought
        worth = min(1.0, max(0.0, thought + shown * (1.0 + ECHO * (s.n_seats - 2)) + own * OWN_TURN))
        rest = 1.0 - worths[watcher]
        worths = [x * (1.0 - worth) / rest if rest > 0.0 else x for x in worths]
        worths[watcher] = worth
        return worths

    def expected(self, s: Pigs, seat: int, a: int) -> Worths | None:
        """Before dice or dial decide; of third seats nobody asks how lucky they are."""
        frame = s.frames[-1]
        if isinstance(frame, Rolling) and a != STOP:
            self.rolling = plan = self.plan(s)
            left = MOST_ROLLS - 1 - frame.n_rolls
            keep = NOTHING_KEPT if a == ROLL else keep_of(s.dice, a - REROLL)
            worths = [0.0] * s.n_seats
            for who in {seat, self.watcher}:
                worths[who] = plan.prospects(who, left).by_keep[keep]
        elif isinstance(frame, Blowing) and a != DECLINE:
            self.rolling = None
            worths = blow_worths(s, seat, a, self.worths_after)
        else:
            return None
        self.roller = seat
        return self.of_two(worths)

    def estimate(self, s: Pigs) -> Worths:
        """After them."""
        seat = self.roller
        plan = self.rolling
        frame: Any = s.frames[-1] if s.frames else None
        if plan is None:
            return self.of_two(settled_worths(s, seat, self.worths_after))
        if frame is None or s.turn != seat or (isinstance(frame, Rolling) and not frame.n_rolls):
            return self.of_two(plan.worths_after(s))
        left = MOST_ROLLS - frame.n_rolls if isinstance(frame, Rolling) else 0
        worths = [0.0] * s.n_seats
        for who in {seat, self.watcher}:
            worths[who] = plan.prospects(who, left).by_state[state_of(s.dice)]
        return worths

    def of_two(self, worths: Worths) -> Worths:
        """The worths of the seat whose luck is noted and of the watcher; 0 for the others, before as after."""
        known = (self.roller, self.watcher)
        return [worth if seat in known else 0.0 for seat, worth in enumerate(worths)]
