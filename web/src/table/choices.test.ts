import { describe, expect, test } from "vitest";
import { amountOf, textOf } from "../lib/amounts.ts";
import type { ChoiceState, ChoiceWorth, Hint, State } from "../lib/protocol.ts";
import {
  apartOf,
  askedMoves,
  asideMoves,
  boundsOf,
  handsOf,
  isAsked,
  presets,
  questionOf,
  saying,
  worthOf,
  type Move,
} from "./choices.ts";

const NAMES = ["Ana", "Blai el Gran", "Caio"];

function choice(what: Partial<ChoiceState> & { do: string }): ChoiceState {
  return { hand: 0, faces: [], low: null, high: null, step: null, names: [], seats: [], ...what };
}

function only(what: Partial<ChoiceState> & { do: string }, hand = 1): Move {
  const [move] = [...askedMoves([choice(what)], hand), ...asideMoves([choice(what)])];
  if (move === undefined) throw new Error("no move");
  return move;
}

describe("what the coach holds of a move", () => {
  function hint(...worths: readonly (Partial<ChoiceWorth> & { do: string })[]): Hint {
    const plain = { hand: 0, worth: "", best: false, amount: "", face: null, name: "", to: -1 };
    return {
      t: "hint",
      seq: 1,
      turn: 1,
      text: "",
      more: [],
      worths: worths.map((each) => ({ ...plain, ...each })),
    };
  }

  test("is nothing while it is silent", () => {
    expect(worthOf(null, only({ do: "stand", hand: 1 }))).toBeNull();
    expect(worthOf(hint({ do: "hit", hand: 1 }), only({ do: "stand", hand: 1 }))).toBeNull();
  });

  test("is that of its own hand, and of the way in which the card lies", () => {
    const said = hint(
      { do: "hit", hand: 1, face: "down", worth: "a" },
      { do: "hit", hand: 1, face: "up", worth: "b" },
      { do: "hit", hand: 2, face: "up", worth: "c" },
    );
    const moves = (hand: number) =>
      askedMoves([choice({ do: "hit", hand, faces: ["up", "down"] })], hand);
    expect(moves(1).map((move) => worthOf(said, move)?.worth)).toEqual(["b", "a"]);
    expect(moves(2).map((move) => worthOf(said, move)?.worth)).toEqual(["c", undefined]);
  });

  test("is that of its own tariff", () => {
    const said = hint(
      { do: "tariff", name: "low", worth: "a" },
      { do: "tariff", name: "high", worth: "b" },
    );
    const moves = askedMoves([choice({ do: "tariff", names: ["high", "low"] })], 1);
    expect(moves.map((move) => worthOf(said, move)?.worth)).toEqual(["b", "a"]);
  });
});

describe("what a tap says", () => {
  const to3 = { low: "1", high: "3", step: "1" };
  const two = amountOf("2");

  test.each([
    ["bet 2.5", only({ do: "bet", low: "1", high: "3", step: "0.5" }), { amount: amountOf("2.5") }],
    ["open 2", only({ do: "open", hand: 2, ...to3 }), { amount: two }],
    ["keep", only({ do: "keep", hand: 2 }), {}],
    ["hit up", only({ do: "hit", hand: 0, faces: ["up"] }), {}],
    ["hit up hand 2", only({ do: "hit", hand: 2, faces: ["up"] }, 2), {}],
    ["hit up hand 1 raise 2", only({ do: "hit", hand: 1, faces: ["up"], ...to3 }), { amount: two }],
    ["hit up hand 1", only({ do: "hit", hand: 1, faces: ["up"], ...to3 }), { amount: null }],
    ["stand hand 3", only({ do: "stand", hand: 3 }, 3), {}],
    ["bust hand 1", only({ do: "bust", hand: 1 }), {}],
    ["muerta raise 2", only({ do: "muerta", ...to3 }), { amount: two }],
    ["muerta", only({ do: "muerta" }), {}],
    ["cut 17", only({ do: "cut", low: "1", high: "39", step: "1" }), { amount: amountOf("17") }],
    ["tariff high", only({ do: "tariff", names: ["high"] }), {}],
    ["stake 2", only({ do: "stake", ...to3 }), { amount: two }],
    ["propose 2 4", only({ do: "propose", low: "1" }), { amount: two, high: amountOf("4") }],
    ["offer Blai el Gran 2", only({ do: "offer", low: "0", seats: [1] }), { seat: 1, amount: two }],
    ["bid 2", only({ do: "bid", low: "0" }), { amount: two }],
    ["sell Caio", only({ do: "sell", seats: [2] }), {}],
  ])("%s", (words, move, picked) => {
    expect(saying(move, picked, NAMES)).toBe(words);
  });

  test.each([
    "stand", "pass", "burn", "valid", "void", "decline", "accept", "reject", "buy", "ready",
    "pick", "high", "low", "out", "in", "lower", "leave", "bust",
  ])("%s alone", (word) => {
    expect(saying(only({ do: word }), {}, NAMES)).toBe(word);
  }); // prettier-ignore

  test("a card may be asked for in two ways, each with its words", () => {
    const moves = askedMoves([choice({ do: "hit", hand: 1, faces: ["up", "down"] })], 1);
    expect(moves.map((move) => saying(move, {}, NAMES))).toEqual([
      "hit up hand 1",
      "hit down hand 1",
    ]);
    expect(moves.map((move) => move.message)).toEqual(["web-move-hit-up", "web-move-hit-down"]);
    expect(new Set(moves.map((move) => move.key)).size).toBe(2);
  });

  test("nothing is said while an amount or a buyer is missing", () => {
    expect(() => saying(only({ do: "bet", ...to3 }), {}, NAMES)).toThrow("amount");
    expect(() => saying(only({ do: "offer", low: "0" }), { amount: two }, NAMES)).toThrow(
      "somebody",
    );
  });

  test("a choice that nobody foresaw is a plain button with its own word", () => {
    const move = only({ do: "sing" });
    expect([move.message, move.asks, saying(move, {}, NAMES)]).toEqual([null, "nothing", "sing"]);
  });
});

describe("which moves there are", () => {
  const several = [
    choice({ do: "stand", hand: 1 }),
    choice({ do: "hit", hand: 1, faces: ["up"] }),
    choice({ do: "hit", hand: 2, faces: ["up"] }),
    choice({ do: "lower" }),
  ];

  test("of several hands, those of the hand that is selected", () => {
    expect(handsOf(several)).toEqual([1, 2]);
    expect(askedMoves(several, 1).map((move) => move.key)).toEqual(["hit-1-up", "stand-1"]);
    expect(askedMoves(several, 2).map((move) => move.key)).toEqual(["hit-2-up"]);
  });

  test("what nobody asked for stands aside", () => {
    expect(asideMoves(several).map((move) => move.choice.do)).toEqual(["lower"]);
    expect(isAsked([choice({ do: "lower" }), choice({ do: "bid" })])).toBe(false);
  });
});

describe("amounts to choose from", () => {
  test("a card without a raise asks for no amount", () => {
    expect(boundsOf(choice({ do: "hit", low: "0", high: "0", step: "1" }))).toBeNull();
    expect(boundsOf(choice({ do: "hit" }))).toBeNull();
    expect(only({ do: "hit", faces: ["up"], low: "0", high: "0" }, 0).asks).toBe("nothing");
  });

  test("presets are within the bounds, each once, from the least to the most", () => {
    const bounds = boundsOf(choice({ do: "bet", low: "1", high: "10", step: "0.1" }));
    if (bounds === null) throw new Error("bounds");
    expect(presets(bounds, 0n).map(textOf)).toEqual(["1", "1.1", "2", "10"]);
    expect(presets(bounds, amountOf("3")).map(textOf)).toEqual(["1", "1.1", "6", "10"]);
    expect(presets({ ...bounds, high: bounds.low }, 0n).map(textOf)).toEqual(["1"]);
  });
});

describe("what is asked, in a sentence", () => {
  const usual = { names: NAMES, banker: 0, offer: null, proposal: null } as unknown as State;

  test.each([
    [["bet", "pass"], "web-ask-bet"],
    [["hit", "stand"], "web-ask-turn"],
    [["open", "keep"], "web-ask-open"],
    [["cut", "decline"], "web-ask-cut"],
    [["valid", "void", "burn"], "web-ask-valid"],
    [["ready", "propose", "tariff"], "web-ask-before"],
    [["pick"], "web-ask-pick"],
    [["high", "low"], "web-ask-high"],
    [["sing"], "web-ask-turn"],
  ])("%j", (words, message) => {
    const choices = words.map((word) => choice({ do: word }));
    expect(questionOf({ ...usual, choices })?.message).toBe(message);
  });

  test("an offer is told with who makes it, and its price", () => {
    const state = { ...usual, offer: { buyer: 2, price: "5", answers: 2 } };
    const bought = questionOf({ ...state, choices: [choice({ do: "buy" })] });
    const sold = questionOf({ ...state, choices: [choice({ do: "sell", seats: [2] })] });
    expect(bought).toEqual({ message: "web-ask-buy", name: "Ana", low: "5" });
    expect(sold).toEqual({ message: "web-ask-sell", name: "Caio", low: "5" });
  });

  test("who may only come and go is asked nothing", () => {
    expect(questionOf({ ...usual, choices: [choice({ do: "out" })] })).toBeNull();
  });
});

describe("why somebody does not play now", () => {
  const at = { closed: false, paused: false };
  const back = { choices: [choice({ do: "in" })] };

  test("the evening is over, the game pauses, a bot plays for them, they sit out", () => {
    expect(apartOf(back, { closed: true, paused: true }, { standIn: true })).toBe("closed");
    expect(apartOf(back, { ...at, paused: true }, { standIn: true })).toBe("paused");
    expect(apartOf(back, at, { standIn: true })).toBe("standin");
    expect(apartOf(back, at, { standIn: false })).toBe("out");
  });

  test("who is asked something, or only waits, plays", () => {
    const asked = { choices: [choice({ do: "in" }), choice({ do: "buy" })] };
    expect(apartOf(asked, at, { standIn: false })).toBeNull();
    expect(apartOf({ choices: [] }, at, undefined)).toBeNull();
  });
});
