/**
 * From what a seat may do to what can be tapped. The client knows no rule: it draws the choices
 * that the server sends, with their bounds, and says them in the words of docs/records.md.
 */

import { amountOf, nearest, textOf, type Amount, type Bounds } from "../lib/amounts.ts";
import type { ChoiceState, ChoiceWorth, Hint, Person, State, TableInfo } from "../lib/protocol.ts";

/**
 * What a move asks for besides the tap: nothing, an amount that is always chosen, a raise that may
 * be left out, a number of cards, or something in a form of its own.
 */
export type Asks = "nothing" | "amount" | "raise" | "count" | "stake" | "limits" | "price" | "sale";

export type Face = "up" | "down";

/** One thing to tap. */
export type Move = Readonly<{
  /** Tells moves apart, from one state to the next too. */
  key: string;
  choice: ChoiceState;
  asks: Asks;
  face?: Face;
  tariff?: string;
  /** Whom it is about: the buyer of a bid. */
  seat?: number;
  /** The message of its words (`web-move-...`); a choice that nobody foresaw has none. */
  message: string | null;
}>;

/** What was chosen beside the tap. */
export type Picked = Readonly<{
  amount?: Amount | null;
  high?: Amount;
  seat?: number;
}>;

const ASKS: Readonly<Record<string, Asks>> = {
  bet: "amount",
  open: "amount",
  hit: "raise",
  muerta: "raise",
  cut: "count",
  stake: "stake",
  propose: "limits",
  bid: "price",
  offer: "sale",
};

/** What a seat may do without being asked: it stands aside. */
const UNASKED: ReadonlySet<string> = new Set(["out", "in", "lower", "leave", "offer", "bid"]);

/** What ends or goes on with the turn, from the most usual: it comes first at the thumb. */
// prettier-ignore
const ORDER = [
  "bet", "valid", "void", "hit", "stand", "open", "keep", "muerta", "bust", "burn", "pass",
  "accept", "reject", "buy", "sell", "pick", "high", "low", "cut", "decline",
  "ready", "tariff", "propose", "stake",
];

const KNOWN: ReadonlySet<string> = new Set([...ORDER, ...UNASKED]);

/** The hands (from 1) that are asked about, in order; none where hands do not matter. */
export function handsOf(choices: readonly ChoiceState[]): number[] {
  const hands = choices.filter(isOfHand).map((choice) => choice.hand);
  return [...new Set(hands)].sort((a, b) => a - b);
}

function isOfHand(choice: ChoiceState): boolean {
  return choice.hand > 0 && ["hit", "stand", "bust"].includes(choice.do);
}

/** What waits for an answer, for the hand that is selected (of several). */
export function askedMoves(choices: readonly ChoiceState[], hand: number): Move[] {
  const asked = choices.filter(
    (choice) => !UNASKED.has(choice.do) && !(isOfHand(choice) && choice.hand !== hand),
  );
  return sorted(asked).flatMap(movesOf);
}

/** What may be done besides, without being asked. */
export function asideMoves(choices: readonly ChoiceState[]): Move[] {
  return choices.filter((choice) => UNASKED.has(choice.do)).flatMap(movesOf);
}

/** Whether something among the choices waits for an answer. */
export function isAsked(choices: readonly ChoiceState[]): boolean {
  return choices.some((choice) => !UNASKED.has(choice.do));
}

/** Why somebody with a seat does not play now. */
export type Apart = "closed" | "paused" | "standin" | "out";

/** Why the viewer does not play now, or null where they do. */
export function apartOf(
  state: Pick<State, "choices">,
  info: Pick<TableInfo, "closed" | "paused">,
  me: Pick<Person, "standIn"> | undefined,
): Apart | null {
  if (info.closed) return "closed";
  if (info.paused) return "paused";
  if (me?.standIn === true) return "standin";
  return state.choices.some((choice) => choice.do === "in") && !isAsked(state.choices)
    ? "out"
    : null;
}

function sorted(choices: readonly ChoiceState[]): ChoiceState[] {
  const place = (choice: ChoiceState) => {
    const found = ORDER.indexOf(choice.do);
    return found < 0 ? ORDER.length : found;
  };
  return [...choices].sort((a, b) => place(a) - place(b));
}

function movesOf(choice: ChoiceState): Move[] {
  const message = KNOWN.has(choice.do) ? `web-move-${choice.do}` : null;
  const move: Move = {
    key: `${choice.do}-${String(choice.hand)}`,
    choice,
    asks: asksOf(choice),
    message,
  };
  if (choice.do === "hit") return choice.faces.map((face) => ofFace(move, face));
  if (choice.do === "tariff") {
    return choice.names.map((tariff) => ({ ...move, key: `tariff-${tariff}`, tariff }));
  }
  if (choice.do === "sell") {
    return choice.seats.map((seat) => ({ ...move, key: `sell-${String(seat)}`, seat }));
  }
  return [move];
}

function asksOf(choice: ChoiceState): Asks {
  const asks = ASKS[choice.do] ?? "nothing";
  return asks === "raise" && boundsOf(choice) === null ? "nothing" : asks;
}

function ofFace(move: Move, face: Face): Move {
  const both = move.choice.faces.length > 1;
  return {
    ...move,
    key: `${move.key}-${face}`,
    face,
    message: both || face === "down" ? `web-move-hit-${face}` : "web-move-hit",
  };
}

/** Whether nobody can know anything that helps with a move. */
export function isLuck(move: Move): boolean {
  return ["pick", "high", "low", "cut"].includes(move.choice.do);
}

/** What the coach holds of a move, or null. */
export function worthOf(hint: Hint | null, move: Move): ChoiceWorth | null {
  const { choice } = move;
  const found = hint?.worths.find(
    (worth) =>
      worth.do === choice.do &&
      (worth.hand === 0 || choice.hand === 0 || worth.hand === choice.hand) &&
      (worth.face === null || move.face === undefined || worth.face === move.face) &&
      (move.tariff === undefined || worth.name === move.tariff) &&
      (move.seat === undefined || worth.to < 0 || worth.to === move.seat),
  );
  return found ?? null;
}

/** From what to what, or null where no amount is asked for; a price has no upper end. */
export function boundsOf(choice: ChoiceState): Bounds | null {
  if (choice.low === null || choice.high === null) return null;
  const [low, high] = [amountOf(choice.low), amountOf(choice.high)];
  if (high === 0n) return null;
  const step = amountOf(choice.step ?? "0");
  return { low, high, step: step > 0n ? step : amountOf("1") };
}

/** Amounts that people choose most: the least, a step more, double, the most; each once. */
export function presets(bounds: Bounds, stake: Amount): Amount[] {
  const { low, step } = bounds;
  const double = nearest(bounds, 2n * (stake > 0n ? stake : low));
  const high = nearest(bounds, bounds.high);
  const found = [low, nearest(bounds, low + step), double, high];
  return [...new Set(found)].sort((a, b) => (a < b ? -1 : 1));
}

/** The action in words, without the name of who acts. Throws where something is still to choose. */
export function saying(move: Move, picked: Picked, names: readonly string[]): string {
  const { choice } = move;
  const amount = picked.amount ?? null;
  const hand = choice.hand > 0 && choice.do !== "open" && choice.do !== "keep";
  const words: string[] = [choice.do];
  if (move.face !== undefined) words.push(move.face);
  if (move.tariff !== undefined) words.push(move.tariff);
  if (hand && isOfHand(choice)) words.push("hand", String(choice.hand));
  switch (move.asks) {
    case "raise":
      if (amount !== null) words.push("raise", textOf(amount));
      break;
    case "amount":
    case "count":
    case "stake":
    case "price":
      words.push(textOf(chosen(amount)));
      break;
    case "limits":
      words.push(textOf(chosen(amount)), textOf(chosen(picked.high)));
      break;
    case "sale":
      words.push(nameOf(names, picked.seat), textOf(chosen(amount)));
      break;
    case "nothing":
      if (move.seat !== undefined) words.push(nameOf(names, move.seat));
  }
  return words.join(" ");
}

function chosen(amount: Amount | null | undefined): Amount {
  if (amount == null) throw new Error("an amount is still to choose");
  return amount;
}

function nameOf(names: readonly string[], seat: number | undefined): string {
  const name = names[seat ?? -1];
  if (name === undefined) throw new Error("somebody is still to choose");
  return name;
}

/** What is asked, as a message and what it is given. Amounts are the server's text. */
export type Question = Readonly<{ message: string; name?: string; low?: string; high?: string }>;

const OWN_QUESTION = ["bet", "open", "cut", "pick", "high", "valid"];

/** What this seat is asked, or null where it is not asked anything. */
export function questionOf(state: State): Question | null {
  const asked = sorted(state.choices.filter((choice) => !UNASKED.has(choice.do)));
  const first = asked[0];
  if (first === undefined) return null;
  const { offer, proposal, names, banker } = state;
  const of = (seat: number) => names[seat] ?? "";
  if (first.do === "buy" && offer !== null)
    return { message: "web-ask-buy", name: of(banker), low: offer.price };
  if (first.do === "sell" && offer !== null)
    return { message: "web-ask-sell", name: of(offer.buyer), low: offer.price };
  if (first.do === "accept" && proposal !== null)
    return { message: "web-ask-accept", low: proposal[0], high: proposal[1] };
  if (asked.some((choice) => choice.do === "ready")) return { message: "web-ask-before" };
  const own = OWN_QUESTION.includes(first.do);
  return { message: `web-ask-${own ? first.do : "turn"}` };
}
