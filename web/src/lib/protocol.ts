// Written by `python -m siete.server.typescript` from protocol.py and shown.py there.

export const LARGEST_MESSAGE = 4096;

export const LONGEST_CHAT = 200;

export type Timer = "off" | "relaxed" | "quick";

export type Emote = "cheers" | "clap" | "laugh" | "ouch" | "think" | "hurry" | "heart" | "luck";

export type Temper = "beginner" | "casual" | "steady" | "expert" | "cautious" | "bold" | "varied" | "beginner-cautious" | "beginner-bold" | "beginner-varied" | "casual-cautious" | "casual-bold" | "casual-varied" | "steady-cautious" | "steady-bold" | "steady-varied" | "expert-cautious" | "expert-bold" | "expert-varied";

export type ByeCode = "stopping" | "deleted" | "removed" | "too_much" | "too_slow" | "silent" | "not_here";

/** What the host sets for the table, apart from its rules. */
export type Settings = Readonly<{
  timer: Timer;
  pause: number;
  chat: boolean;
  emotes: boolean;
  open: boolean;
  watch: boolean;
  coach: boolean;
}>;

/**
 * Somebody at the table: who has a name, sits now or sat before.
 *
 * `seat` is -1 for who has none now; `bot` says how a bot plays, `stand_in` that a bot plays
 * the seat of a person. `balance` is that of the evening: rounds and what was paid.
 */
export type Person = Readonly<{
  name: string;
  seat: number;
  bot: Temper | null;
  host: boolean;
  online: boolean;
  standIn: boolean;
  waiting: boolean;
  leaving: boolean;
  balance: string;
  coach: boolean;
}>;

/** A line of the ledger (`Paid`). */
export type Payment = Readonly<{
  payer: string;
  payee: string;
  amount: string;
  why: "buy_in" | "correction" | "settled";
}>;

/** One of the fewest payments that settle the evening. */
export type Transfer = Readonly<{
  payer: string;
  payee: string;
  amount: string;
}>;

/** The rules in force: the short text, and their name in the viewer's language. */
export type RulesInfo = Readonly<{
  text: string;
  title: string;
  where: string;
}>;

/** What changes seldom: sent in a `Welcome`, and in an `Update` when it changed. */
export type TableInfo = Readonly<{
  code: string;
  name: string;
  rules: RulesInfo;
  nextRules: RulesInfo | null;
  settings: Settings;
  people: readonly Person[];
  watching: number;
  played: number;
  paused: boolean;
  closed: boolean;
  payments: readonly Payment[];
  transfers: readonly Transfer[];
  leastSeats: number;
  mostSeats: number;
  direction: "right" | "left";
  coach: boolean;
}>;

/**
 * A hand as the viewer may see it.
 *
 * `total` is of the cards that the viewer knows, such as "5½"; `partial` says that there are
 * others. `won` and `why` are told once it is settled.
 */
export type HandState = Readonly<{
  cards: readonly (string | null)[];
  faces: readonly ("up" | "down")[];
  stake: string;
  total: string;
  partial: boolean;
  status: string;
  why: string;
  won: string | null;
}>;

/** The round under way or just over; `hands` has a list of hands for each of `seats`. */
export type RoundState = Readonly<{
  seats: readonly number[];
  banker: number;
  hands: readonly (readonly HandState[])[];
  pot: string | null;
  small: number;
  burnt: readonly string[];
  seen: number;
  reshuffles: number;
  voided: boolean;
  over: boolean;
  net: readonly string[] | null;
  fouls: readonly number[];
}>;

/**
 * One kind of action that is allowed now, with its bounds (`siete.game.Choice`).
 *
 * `high` is null where there is no upper bound, and both are null where no amount is asked for.
 */
export type ChoiceState = Readonly<{
  do: string;
  hand: number;
  faces: readonly ("up" | "down")[];
  low: string | null;
  high: string | null;
  step: string | null;
  names: readonly string[];
  seats: readonly number[];
}>;

/** The time that is left for what is asked now; `more` says whether more can be asked for. */
export type Clock = Readonly<{
  left: number;
  whole: number;
  more: boolean;
}>;

/** The offer or bid that stands. */
export type Standing = Readonly<{
  buyer: number;
  price: string;
  answers: number;
}>;

/**
 * What is published of the shuffle: the coming one while its nonces are open, else the last.
 *
 * `nonces` are in hex by name; `mine` says whether the viewer's is among them.
 */
export type Fairness = Readonly<{
  round: number;
  commitment: string;
  open: boolean;
  nonces: Readonly<Record<string, string>>;
  mine: boolean;
}>;

/**
 * All that the viewer may see of the game now; `me` is their seat, or -1.
 *
 * `phase` is `lobby` before the first round, else that of the rules library. `turn` belongs
 * in the viewer's next `Act`. `balances` are those of the rounds under these rules.
 */
export type State = Readonly<{
  phase: "lobby" | "pick" | "vote" | "lot" | "between" | "cut" | "before" | "round";
  turn: number;
  me: number;
  names: readonly string[];
  order: readonly number[];
  away: readonly number[];
  balances: readonly string[];
  banker: number;
  low: string;
  high: string;
  fixed: string | null;
  toAct: readonly number[];
  choices: readonly ChoiceState[];
  offer: Standing | null;
  proposal: readonly [string, string] | null;
  votes: number;
  picks: readonly (readonly [number, string | null])[];
  round: RoundState | null;
  ready: readonly number[];
  clock: Clock | null;
  nextIn: number | null;
  mayStart: boolean;
  fairness: Fairness | null;
}>;

/** A sentence of the log: `kind` is the event's, `seat` whom it is about (-1: nobody). */
export type Line = Readonly<{
  n: number;
  round: number;
  kind: string;
  seat: number;
  text: string;
}>;

/** A line of chat (`text`) or a sign (`emote`) of somebody. */
export type Said = Readonly<{
  n: number;
  name: string;
  text: string;
  emote: Emote | null;
}>;

/**
 * What a choice is worth to the viewer by the coach, in chips, as it is written.
 *
 * `do` and `hand` are the choice's, `face` is how the card would lie, `name` the tariff,
 * `to` the seat that is meant (-1: none). `amount` is the stake or raise with which it is
 * worth that, "" where none is to be chosen or none is best.
 */
export type ChoiceWorth = Readonly<{
  do: string;
  hand: number;
  worth: string;
  best: boolean;
  amount: string;
  face: "up" | "down" | null;
  name: string;
  to: number;
}>;

/**
 * The first message, and again to change the language: asks for a `Welcome`.
 *
 * `watch` in the first one asks to be nobody here, whoever sends it: a television shows what
 * everybody may see, also where it is opened by somebody who sits at the table.
 */
export type Hello = Readonly<{
  t: "hello";
  lang?: string;
  watch?: boolean;
}>;

/**
 * An action of the sender's seat, in the words of docs/records.md without the name.
 *
 * `turn` is the `turn` of the state that the sender saw: if the seat was asked something else
 * since, the action is too late.
 */
export type Act = Readonly<{
  t: "act";
  id: string;
  turn: number;
  say: string;
}>;

/** The sender is ready for the next round. */
export type Go = Readonly<{
  t: "go";
  id: string;
}>;

/** The sender's own number for the coming shuffle. */
export type AddNonce = Readonly<{
  t: "addnonce";
  id: string;
  nonce: string;
}>;

/** The sender wants more time for this decision. */
export type MoreTime = Readonly<{
  t: "moretime";
  id: string;
}>;

/** The sender takes a seat under a name; during a round from the next one on. */
export type Sit = Readonly<{
  t: "sit";
  id: string;
  name: string;
}>;

/** The sender gives up the seat; in a round it is played to the end for them. */
export type GetUp = Readonly<{
  t: "getup";
  id: string;
}>;

/** A line of chat. */
export type Chat = Readonly<{
  t: "chat";
  id: string;
  text: string;
}>;

/** A small sign to the others. */
export type React = Readonly<{
  t: "react";
  id: string;
  emote: Emote;
}>;

/** A link by which the sender's seat moves to another device; answered by `Link`. */
export type SeatLink = Readonly<{
  t: "seatlink";
  id: string;
}>;

/** The sender plays with the coach's hints from here on, or without; everybody is told. */
export type Coach = Readonly<{
  t: "coach";
  id: string;
  on: boolean;
}>;

/** Host: the first round begins. */
export type Start = Readonly<{
  t: "start";
  id: string;
}>;

/** Host: a bot takes a seat. */
export type AddBot = Readonly<{
  t: "addbot";
  id: string;
  temper?: Temper;
}>;

/** Host: a person, or a bot, is taken from the table. */
export type Remove = Readonly<{
  t: "remove";
  id: string;
  name: string;
}>;

/** Host: a bot plays a person's seat, or no longer does; its person may do the same. */
export type PlayFor = Readonly<{
  t: "playfor";
  id: string;
  name: string;
  on: boolean;
}>;

/** Host: a link by which somebody who lost everything gets their seat back. */
export type GiveSeat = Readonly<{
  t: "giveseat";
  id: string;
  name: string;
}>;

/** Host: other rules from the next round on, in the short text form. */
export type SetRules = Readonly<{
  t: "setrules";
  id: string;
  rules: string;
}>;

/** Host: other settings. */
export type SetSettings = Readonly<{
  t: "setsettings";
  id: string;
  settings: Settings;
}>;

/** Host: another name for the table. */
export type SetName = Readonly<{
  t: "setname";
  id: string;
  name: string;
}>;

/** Host: the game pauses, or goes on. */
export type Pause = Readonly<{
  t: "pause";
  id: string;
  on: boolean;
}>;

/**
 * Host: somebody else is the host.
 *
 * Who sits at the table may say their own name when the host has done nothing for ten minutes.
 */
export type HandOver = Readonly<{
  t: "handover";
  id: string;
  name: string;
}>;

/**
 * Host: chips changed hands outside the rounds.
 *
 * A `buy_in` is what `payer` handed to `payee`, who keeps the money, before playing; a
 * `correction` sets a mistake right; a `settled` debt was paid. All count for the payer.
 */
export type Paid = Readonly<{
  t: "paid";
  id: string;
  payer: string;
  payee: string;
  amount: string;
  why: "buy_in" | "correction" | "settled";
}>;

/** Host: the evening is over; the table can still be looked at, and opened again. */
export type Close = Readonly<{
  t: "close";
  id: string;
  on: boolean;
}>;

/** Host: the table is deleted with all its data. */
export type Delete = Readonly<{
  t: "delete";
  id: string;
}>;

/** Everything, from nothing: after `Hello`, and whenever a client fell behind. */
export type Welcome = Readonly<{
  t: "welcome";
  seq: number;
  lang: string;
  name: string | null;
  host: boolean;
  table: TableInfo;
  state: State;
  lines: readonly Line[];
  said: readonly Said[];
}>;

/** What is so now, after entry `seq`; `re` is the id of the viewer's command that it was. */
export type Update = Readonly<{
  t: "update";
  seq: number;
  state: State;
  re?: string | null;
  name?: string | null;
  host?: boolean;
  table?: TableInfo | null;
  lines?: readonly Line[];
  said?: readonly Said[];
}>;

/** The command was done, now or before, and there is nothing else to show. */
export type Ok = Readonly<{
  t: "ok";
  seq: number;
  re: string;
}>;

/** The command was refused, and nothing changed: why, in the viewer's language. */
export type No = Readonly<{
  t: "no";
  seq: number;
  re: string | null;
  code: string;
  text: string;
}>;

/**
 * The answer to `SeatLink` and `GiveSeat`: shown to nobody else, good once.
 *
 * `qr` is the QR code as the path data of an SVG whose side is `size`.
 */
export type Link = Readonly<{
  t: "link";
  seq: number;
  re: string;
  url: string;
  qr: string;
  size: number;
}>;

/**
 * What the coach says of what the viewer is asked, to nobody else: a while after the state.
 *
 * `turn` is that of the state that it belongs to; where another is shown it is too late.
 * `text` says it in a line, `more` what each choice is worth, how sure that is and what is
 * taken for granted.
 */
export type Hint = Readonly<{
  t: "hint";
  seq: number;
  turn: number;
  text: string;
  more: readonly string[];
  worths: readonly ChoiceWorth[];
}>;

/** After round `played`, what the viewer's choices cost by the coach, to nobody else. */
export type Review = Readonly<{
  t: "review";
  seq: number;
  played: number;
  text: string;
  more: readonly string[];
}>;

/** The last message before the server closes the socket: why, and whether to come back. */
export type Bye = Readonly<{
  t: "bye";
  seq: number;
  code: ByeCode;
  text: string;
  again: boolean;
}>;

export type ClientMessage =
  | Hello
  | Act
  | Go
  | AddNonce
  | MoreTime
  | Sit
  | GetUp
  | Chat
  | React
  | SeatLink
  | Coach
  | Start
  | AddBot
  | Remove
  | PlayFor
  | GiveSeat
  | SetRules
  | SetSettings
  | SetName
  | Pause
  | HandOver
  | Paid
  | Close
  | Delete;

export type ServerMessage =
  | Welcome
  | Update
  | Ok
  | No
  | Link
  | Hint
  | Review
  | Bye;
