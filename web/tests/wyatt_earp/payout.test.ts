import { describe, expect, it } from "vitest";
import { countCards } from "../../src/games/wyatt_earp/counting.ts";
import { cut, oneShareEach, readPayout, took } from "../../src/games/wyatt_earp/payout/payments.ts";
import { poster, position } from "./positions.ts";

const ENDED = { event: "RoundEnded", seat: 0, ending: "active_player_went_out" };

describe("the payout", () => {
  it("is told of a step that ends a round only", () => {
    expect(readPayout([{ event: "TurnStarted", seat: 0 }], position())).toBeNull();
  });

  it("has a pass for each time the leaders take, and what stays", () => {
    const { posters } = position();
    const view = position({
      posters: { ...posters, bob_dalton: poster({ bounty: 6000, registered: true }) },
    });
    const tier = (seats: number[], amount: number) => ({
      event: "TierPaid",
      outlaw: "bob_dalton",
      seats,
      amount,
    });
    const paid = readPayout(
      [
        { event: "CardDiscarded", seat: 0, card: "hideout" },
        ENDED,
        { event: "BountySwept", seat: 1, outlaw: "belle_starr", amount: 6000 },
        tier([2, 3], 2000),
        tier([0], 1000),
        { event: "PayoutStopped", outlaw: "bob_dalton", need: 2000, left: 1000 },
        { event: "RoundStarted", round: 3 },
      ],
      view,
    )!;
    const [belle, billy, bob] = paid;
    expect(belle).toMatchObject({ verdict: "swept", left: 0 });
    expect(belle!.holdings.map(({ seat }) => seat)).toEqual([1, 0, 2]);
    expect(billy).toMatchObject({ verdict: "none", bounty: 1000, left: 1000 });
    expect(bob).toMatchObject({ verdict: "stopped", need: 2000, left: 1000 });
    expect(bob!.passes).toHaveLength(1);
    expect([0, 1, 2, 3].map((seat) => took(bob!, seat))).toEqual([1000, 0, 2000, 2000]);
    expect(cut(bob!, 1).left).toBe(2000);
    expect(cut(bob!, 0).left).toBe(6000);
  });

  it("opens another pass when the leaders take again", () => {
    const take = (seat: number, amount: number) => ({
      event: "TierPaid",
      outlaw: "belle_starr",
      seats: [seat],
      amount,
    });
    const paid = readPayout(
      [ENDED, take(1, 2000), take(0, 1000), take(1, 1000), take(0, 1000), take(1, 1000)],
      position(),
    )!;
    expect(paid[0]!.passes.map((pass) => pass.map(({ left }) => left))).toEqual([
      [4000, 3000],
      [2000, 1000],
      [0],
    ]);
  });

  it("is told in the log with one share for those who took the same", () => {
    const take = (seats: number[], amount: number) => ({
      event: "TierPaid",
      outlaw: "belle_starr",
      seats,
      amount,
    });
    const told = oneShareEach([ENDED, take([1], 2000), take([0, 2], 1000), take([1], 1000)]);
    expect(told).toEqual([ENDED, take([1], 3000), take([0, 2], 1000)]);
  });

  it("shows no cards that moved in the step that ended the round", () => {
    const moved = { event: "SheriffLaid", seat: 0, card: "bank_robbery", outlaw: "belle_starr" };
    const paid = readPayout([{ ...moved, bounty: 1000 }, ENDED], position())!;
    expect(paid[0]).toMatchObject({ bounty: 7000, holdings: [] });
  });
});

describe("the count", () => {
  it("finds every card of an outlaw once", () => {
    for (const { outlaw, ...places } of countCards(position())) {
      expect([outlaw, Object.values(places).reduce((sum, n) => sum + n, 0)]).toEqual([outlaw, 7]);
    }
  });
});
