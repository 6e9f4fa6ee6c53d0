// Every HTTP call of the client.

import type { ChatLine, Lang, OptionValue, Person, Reason, Rule, TableRow, TableView, Texts, Title } from "./types";

export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Refused(response.status, reasonOf(text) ?? response.statusText);
  return (text ? JSON.parse(text) : null) as T;
}

function reasonOf(text: string): string | null {
  try {
    const data = JSON.parse(text) as { detail?: string; text?: string };
    return data.text ?? data.detail ?? null;
  } catch {
    return null;
  }
}

const query = (values: Record<string, string | number | null>) =>
  new URLSearchParams(
    Object.entries(values).flatMap(([key, value]) => (value === null ? [] : [[key, String(value)]])),
  ).toString();

export interface NewTable {
  title: string;
  players: number;
  options: Record<string, OptionValue>;
  seats: { kind: string; bot?: string }[];
  public: boolean;
}

export type TableList = "mine" | "open" | "running" | "finished";

export const api = {
  titles: (lang: Lang) => call<Title[]>("GET", `/titles?${query({ lang })}`),
  texts: (title: string, lang: Lang) => call<Texts>("GET", `/titles/${title}/texts?${query({ lang })}`),
  rules: (title: string, lang: Lang) => call<Rule[]>("GET", `/titles/${title}/rules?${query({ lang })}`),
  content: (title: string) => call<Record<string, unknown>>("GET", `/titles/${title}/content`),

  me: () => call<Person | null>("GET", "/me"),
  nameMe: (name: string) => call<Person>("POST", "/me", { name }),

  tables: (list: TableList, page = 1) =>
    call<{ tables: TableRow[]; total: number }>("GET", `/tables?${query({ list, page })}`),
  create: (table: NewTable) => call<TableRow>("POST", "/tables", table),
  table: (table: string, lang: Lang, seat: number | null) =>
    call<TableView>("GET", `/tables/${table}?${query({ lang, seat })}`),
  join: (table: string, seat: number | null = null) =>
    call<TableRow>("POST", `/tables/${table}/join`, { seat }),
  leave: (table: string) => call<TableRow>("POST", `/tables/${table}/leave`, {}),
  start: (table: string) => call<TableRow>("POST", `/tables/${table}/start`, {}),
  resign: (table: string, seat: number) => call<null>("POST", `/tables/${table}/resign`, { seat }),
  undo: (table: string, seat: number) => call<null>("POST", `/tables/${table}/undo`, { seat }),
  restart: (table: string, seat: number) => call<null>("POST", `/tables/${table}/restart`, { seat }),
  whatIf: (table: string, seq: number) => call<TableRow>("POST", `/tables/${table}/what-if`, { seq }),
  replay: (table: string, seq: number, lang: Lang, seat: number | null) =>
    call<TableView>("GET", `/tables/${table}/replay/${seq}?${query({ lang, seat })}`),
  why: (table: string, seat: number, intent: string, lang: Lang) =>
    call<Reason>("GET", `/tables/${table}/why?${query({ seat, intent, lang })}`),
  exportAddress: (table: string) => `/api/tables/${table}/export`,
  chat: (table: string) => call<ChatLine[]>("GET", `/tables/${table}/chat`),
  say: (table: string, text: string) => call<ChatLine>("POST", `/tables/${table}/chat`, { text }),
  notes: (table: string) => call<{ text: string }>("GET", `/tables/${table}/notes`),
  keepNotes: (table: string, text: string) => call<null>("PUT", `/tables/${table}/notes`, { text }),
};
