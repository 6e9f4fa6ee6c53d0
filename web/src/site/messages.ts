// What page and worker say to each other.

export type ToWorker =
  | { kind: "start"; base: string; scope: string; name: string; pause: number }
  | { kind: "name"; name: string }
  | { kind: "request"; id: number; method: string; path: string; body: string }
  | { kind: "socket"; text: string }
  | { kind: "forget"; table: string };

export type FromWorker =
  | { kind: "progress"; loaded: number; total: number }
  | { kind: "ready" }
  | { kind: "answer"; id: number; status: number; text: string }
  | { kind: "socket"; text: string }
  | { kind: "not-kept" }
  | { kind: "kept" }
  | { kind: "dead"; reason: string };

/** Why the worker itself says no; the page has the words for it. */
export const ELSEWHERE = "elsewhere";
