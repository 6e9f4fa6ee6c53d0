// The shapes the server speaks. Every other module takes them from here.

export type Lang = "en" | "de";

export interface TitleOption {
  id: string;
  kind: "bool" | "choice" | "int";
  default: boolean | string | number;
  choices: string[];
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
  bot: string | null;
  connected: boolean;
  clock: number | null;
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
  seq: number;
  seat: number | null;
  text: string;
  rule: string;
}

export interface Score {
  seat: number;
  total: number;
  breakdown: Record<string, number>;
}

export interface Over {
  ranking: number[];
  scores: Score[];
  reason: string;
}

export type OptionValue = boolean | string | number;

export type TableStatus = "open" | "running" | "finished";

export interface TableView {
  table: string;
  title: string;
  status: TableStatus;
  seq: number;
  you: number[];
  seat: number | null;
  actors: number[];
  seats: SeatView[];
  observation: unknown;
  prompt: Prompt | null;
  actions: Action[];
  log: LogLine[];
  can_undo: boolean;
  over: Over | null;
  options: Record<string, OptionValue>;
  lang: Lang;
}

export interface TableRow {
  table: string;
  title: string;
  status: TableStatus;
  seats: SeatView[];
  you: number[];
  actors: number[];
  seq: number;
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
