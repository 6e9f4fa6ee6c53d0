// Every HTTP call of the client.

import { transport } from "#transport";
import { Refused } from "./refused";
import type {
  AnalysisView,
  ChatLine,
  DecisionWords,
  Forecast,
  Games,
  Hint,
  Lang,
  Lesson,
  LogLine,
  NewTable,
  PackFile,
  Person,
  Point,
  Profile,
  Program,
  Rated,
  Reason,
  Rule,
  ServerFacts,
  TableRows,
  TableView,
  Texts,
  Title,
  Token,
  Verdict,
} from "./types";

export { Refused };

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const text = await asked(method, path, body);
  return (text ? JSON.parse(text) : null) as T;
}

async function asked(method: string, path: string, body?: unknown): Promise<string> {
  const { status, text } = await transport.request(method, path, body);
  if (status >= 400) throw new Refused(status, reasonOf(text) ?? String(status));
  return text;
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

export type TableList = "mine" | "open" | "running" | "finished" | "what_if";

/** What finished games are looked for by; nothing said: all that may be seen. */
export interface GameSearch {
  title?: string;
  name?: string;
  person?: string;
  since?: string;
  until?: string;
  outcome?: "" | "won" | "lost" | "agreed" | "resigned";
}

export const api = {
  titles: (lang: Lang) => call<Title[]>("GET", `/titles?${query({ lang })}`),
  texts: (title: string, lang: Lang, pack = "") =>
    call<Texts>("GET", `/titles/${title}/texts?${query(pack ? { lang, pack } : { lang })}`),
  rules: (title: string, lang: Lang) => call<Rule[]>("GET", `/titles/${title}/rules?${query({ lang })}`),
  lessons: (title: string, lang: Lang) =>
    call<Lesson[]>("GET", `/titles/${title}/lessons?${query({ lang })}`),
  puzzles: (title: string, lang: Lang) =>
    call<Lesson[]>("GET", `/titles/${title}/puzzles?${query({ lang })}`),
  verdict: (table: string, lesson: string, lang: Lang) =>
    call<Verdict>("GET", `/tables/${table}/lesson/${lesson}?${query({ lang })}`),
  content: (title: string, pack: string) =>
    call<Record<string, unknown>>("GET", `/titles/${title}/content${pack ? `?${query({ pack })}` : ""}`),

  server: () => call<ServerFacts>("GET", "/server"),
  me: () => call<Person | null>("GET", "/me"),
  changeMe: (change: { email?: string; webhook?: string; lang?: Lang }) =>
    call<Person>("PATCH", "/me", change),
  push: (endpoint: string, p256dh: string, auth: string) =>
    call<unknown>("POST", "/me/push", { endpoint, p256dh, auth }),
  noPush: (endpoint: string) => call<unknown>("DELETE", "/me/push", { endpoint }),
  /** Days away from now on; with 0 one is back. */
  away: (days: number) => call<Person>("PUT", "/me/away", { days }),
  register: (name: string, password: string) => call<Person>("POST", "/account/register", { name, password }),
  login: (name: string, password: string) => call<Person>("POST", "/account/login", { name, password }),
  logout: () => call<unknown>("POST", "/account/logout"),
  logoutEverywhere: () => call<unknown>("POST", "/account/logout-everywhere"),
  changePassword: (old: string, fresh: string) =>
    call<Person>("POST", "/account/password", { old, new: fresh }),
  forgotten: (name: string) => call<unknown>("POST", "/account/forgotten", { name }),
  confirmAgain: () => call<unknown>("POST", "/me/confirm"),
  exportMe: () => call<unknown>("GET", "/me/export"),
  deleteMe: (password: string) => call<unknown>("DELETE", "/me", { password }),
  programs: () => call<Program[]>("GET", "/programs"),
  allPrograms: () => call<Program[]>("GET", "/programs/all"),
  makeProgram: (name: string) => call<Token>("POST", "/programs", { name }),
  newToken: (program: string) => call<Token>("POST", `/programs/${program}/token`, {}),
  removeProgram: (program: string) => call<unknown>("DELETE", `/programs/${program}`),
  /** Keep a free seat for a program. */
  ask: (table: string, seat: number, name: string) =>
    call<TableView>("POST", `/tables/${table}/ask`, { seat, name }),
  decline: (table: string) => call<unknown>("POST", `/tables/${table}/decline`),
  nameMe: (name: string, lang: Lang) => call<Person>("POST", "/me", { name, lang }),

  tables: (list: TableList, page = 0) => call<TableRows>("GET", `/tables?${query({ list, page })}`),
  games: (wanted: GameSearch, page: number) =>
    call<Games>(
      "GET",
      `/games?${query({ ...Object.fromEntries(Object.entries(wanted).filter(([, value]) => value)), page })}`,
    ),
  profile: (person: string) => call<Profile>("GET", `/people/${encodeURIComponent(person)}`),
  ratings: (title: string) => call<Rated[]>("GET", `/ratings/${title}`),
  /** Corrected figures from a file, tried by the engine; at a server its operator brings them. */
  tryPack: (title: string, file: PackFile, lang: Lang) =>
    call<{ digest: string; name: string }>("POST", `/titles/${title}/pack?${query({ lang })}`, file),
  pack: (title: string, pack: string) => call<PackFile>("GET", `/titles/${title}/pack?${query({ pack })}`),
  create: (table: NewTable) => call<TableView>("POST", "/tables", table),
  importRecord: (record: string, lang: Lang, more: Partial<Pick<NewTable, "name" | "seats">> = {}) =>
    call<TableView>("POST", `/tables/import?${query({ lang })}`, { record, ...more }),
  table: (table: string, lang: Lang, seat: number | null, invite: string) =>
    call<TableView>("GET", `/tables/${table}?${query({ lang, seat, invite: invite || null })}`),
  join: (table: string, seat: number | null, invite: string) =>
    call<TableView>("POST", `/tables/${table}/join`, { seat, invite }),
  fill: (table: string, seat: number, bot: string) =>
    call<TableView>("POST", `/tables/${table}/fill`, { seat, bot }),
  remove: (table: string) => call<unknown>("DELETE", `/tables/${table}`),
  nameSeat: (table: string, seat: number, name: string) =>
    call<unknown>("POST", `/tables/${table}/name`, { seat, name }),
  leave: (table: string) => call<unknown>("POST", `/tables/${table}/leave`, {}),
  start: (table: string) => call<unknown>("POST", `/tables/${table}/start`, {}),
  resign: (table: string, seat: number) => call<unknown>("POST", `/tables/${table}/resign`, { seat }),
  end: (table: string, seat: number) => call<unknown>("POST", `/tables/${table}/end`, { seat }),
  answerEnd: (table: string, agree: boolean, seat: number) =>
    call<unknown>("POST", `/tables/${table}/end/answer`, { agree, seat }),
  pause: (table: string, seat: number) => call<unknown>("POST", `/tables/${table}/pause`, { seat }),
  answerPause: (table: string, agree: boolean, seat: number) =>
    call<unknown>("POST", `/tables/${table}/pause/answer`, { agree, seat }),
  resume: (table: string, seat: number) => call<unknown>("POST", `/tables/${table}/resume`, { seat }),
  undo: (table: string, seat: number | null) => call<unknown>("POST", `/tables/${table}/undo`, { seat }),
  answerUndo: (table: string, agree: boolean, seat: number) =>
    call<unknown>("POST", `/tables/${table}/undo/answer`, { agree, seat }),
  restart: (table: string, seat: number) => call<unknown>("POST", `/tables/${table}/restart`, { seat }),
  whatIf: (table: string, at: number, bots: string | null) =>
    call<TableView>("POST", `/tables/${table}/what-if`, { at, bots }),
  replay: (table: string, at: number, lang: Lang, seat: number | null) =>
    call<TableView>("GET", `/tables/${table}/replay/${at}?${query({ lang, seat })}`),
  course: (table: string, points: number, seat: number | null) =>
    call<Point[]>("GET", `/tables/${table}/course?${query({ points, seat })}`),
  why: (table: string, seat: number, intent: string, lang: Lang) =>
    call<Reason>("GET", `/tables/${table}/why?${query({ seat, intent, lang })}`),
  /** The best actions of a seat; with more patience they are thought about longer. */
  hints: (table: string, seat: number | null, patience: number, lang: Lang) =>
    call<Hint[]>("GET", `/tables/${table}/hints?${query({ seat, patience, lang })}`),
  forecast: (table: string, seat: number, notation: string, lang: Lang) =>
    call<Forecast>("GET", `/tables/${table}/forecast?${query({ seat, notation, lang })}`),
  /** What was found in a finished game, or how far looking for it has come. */
  analysis: (table: string) => call<AnalysisView>("GET", `/tables/${table}/analysis`),
  /** One of its decisions, in words. */
  decision: (table: string, number: number, lang: Lang) =>
    call<DecisionWords>("GET", `/tables/${table}/analysis/${number}?${query({ lang })}`),
  analyse: (table: string) => call<AnalysisView>("POST", `/tables/${table}/analysis`),
  /** Before the start: words of one's own that all chance is drawn from, with the server's secret. */
  addWords: (table: string, seat: number, text: string) =>
    call<unknown>("POST", `/tables/${table}/words`, { seat, text }),
  /** The owner of a game that does not fit the rules any more goes on from the last action that does. */
  fit: (table: string, lang: Lang) => call<TableView>("POST", `/tables/${table}/fit?${query({ lang })}`),
  rematch: (table: string, lang: Lang) =>
    call<TableView>("POST", `/tables/${table}/rematch?${query({ lang })}`),
  /** The record of a game, or (as JSON) what may be known of one that is still going on. */
  exported: (table: string, lang: Lang, seat: number | null) =>
    asked("GET", `/tables/${table}/export?${query({ lang, seat })}`),
  log: (table: string, before: number, lang: Lang, seat: number | null) =>
    call<LogLine[]>("GET", `/tables/${table}/log?${query({ before, lang, seat })}`),
  chat: (table: string) => call<ChatLine[]>("GET", `/tables/${table}/chat`),
  say: (table: string, text: string) => call<ChatLine>("POST", `/tables/${table}/chat`, { text }),
  notes: (table: string) => call<{ text: string }>("GET", `/tables/${table}/notes`),
  keepNotes: (table: string, text: string) => call<unknown>("PUT", `/tables/${table}/notes`, { text }),
};
