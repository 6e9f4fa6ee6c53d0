// The shapes the server speaks. Every other module takes them from here.

export type Lang = "en" | "de";
export type OptionValue = boolean | string | number | null;

export interface TitleOption {
  id: string;
  kind: string;
  default: OptionValue;
  choices: string[];
  /** What the choices are called. */
  labels: Record<string, string>;
  minimum: number;
  maximum: number;
  label: string;
  help: string;
}

export interface Title {
  id: string;
  name: string;
  min_players: number;
  max_players: number;
  options: TitleOption[];
  bots: string[];
}

export interface Texts {
  names: Record<string, string>;
  messages: Record<string, string>;
}

export interface Rule {
  number: string;
  heading: string;
  text: string;
}

export interface Person {
  id: string;
  name: string;
  guest: boolean;
}

export interface SeatView {
  seat: number;
  name: string;
  kind: string;
  /** Empty when no bot plays the seat. */
  bot: string;
  connected: boolean;
  clock: number | null;
  resigned: boolean;
  /** The secret of a seat kept for one guest, for those who may give it away. */
  invite: string;
}

export interface Action {
  notation: string;
  label: string;
  group: string;
  rule: string;
  targets: string[];
}

export interface Prompt {
  question: string;
  detail: string;
  rule: string;
}

export interface LogLine {
  /** How many actions had been played after it. */
  seq: number;
  seat: number;
  text: string;
  rule: string;
}

export interface Score {
  seat: number;
  total: number;
  breakdown: Record<string, number>;
}

export interface Over {
  /** Seats, best first. */
  ranking: number[];
  /** By seat; ties share a place. */
  places: number[];
  scores: Score[];
  reason: string;
  rule: string;
}

export type TableStatus = "open" | "running" | "finished" | "closed";

export interface TableView {
  table: string;
  title: string;
  name: string;
  status: TableStatus;
  public: boolean;
  owner: string;
  /** Counts every change, undo included; a move names the one it answers. */
  seq: number;
  /** How many actions the game has. */
  length: number;
  you: number[];
  seat: number | null;
  actors: number[];
  seats: SeatView[];
  observation: unknown;
  prompt: Prompt | null;
  actions: Action[];
  log: LogLine[];
  /** The lines continue those of the first `log_from` actions; -1: they are all there is to show. */
  log_from: number;
  log_more: boolean;
  can_undo: boolean;
  can_ask_undo: boolean;
  undo_ask: { seat: number; to: number; agreed: number[] } | null;
  over: Over | null;
  options: Record<string, OptionValue>;
  /** The secret in the link that lets people sit down at a private table. */
  invite: string;
  /** Why the game cannot go on with the installed rules. */
  pinned: string | null;
  branch: { table: string; at: number } | null;
  lang: string;
  updated: string;
}

export interface TableItem {
  table: string;
  title: string;
  name: string;
  status: TableStatus;
  seats: SeatView[];
  you: number[];
  actors: number[];
  your_turn: boolean;
  seq: number;
  length: number;
  options: Record<string, OptionValue>;
  public: boolean;
  updated: string;
}

export interface ChatLine {
  id: number;
  name: string;
  seat: number | null;
  text: string;
  at: string;
}

export interface Reason {
  text: string;
  rule: string;
}

/** One position on the way through a game. */
export interface Point {
  at: number;
  observation: unknown;
}
