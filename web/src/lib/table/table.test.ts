import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BoardModule } from "../../boards/contract";
import type { MoveOutcome } from "../api/connection";
import { api } from "../api/rest";
import type { Action, TableView } from "../api/types";
import { session } from "../session.svelte";
import { type Shown, Table } from "./table.svelte";
import { Tour } from "./tour.svelte";

const action = {
  notation: "aurum",
  label: "Aurum",
  group: "move",
  targets: ["rondel:aurum"],
} as unknown as Action;
const view = (seq: number) =>
  ({
    table: "t",
    seq,
    length: seq,
    seat: 0,
    you: [0],
    actors: [0],
    seats: [{ seat: 0 }],
    actions: [action],
    log: [],
    log_from: seq - 1,
    can_undo: true,
  }) as unknown as Shown;

let answer: (outcome: MoveOutcome) => void;
let sent = 0;
let table: Table;

beforeEach(() => {
  vi.useFakeTimers();
  sent = 0;
  vi.spyOn(session.connection, "move").mockImplementation(() => {
    sent++;
    return new Promise((settle) => {
      answer = settle;
    });
  });
  table = new Table("t", "");
  table.live = view(4);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("shows that a move is on its way only when its answer does not come at once", async () => {
  table.chosen = ["rondel:aurum"];
  void table.play(action);
  void table.play(action);
  table.click("rondel:aurum");
  expect(sent).toBe(1);
  // What was clicked stays as it is drawn until the position after it comes.
  expect(table.sending).toBeNull();
  expect(table.chosen).toEqual(["rondel:aurum"]);
  vi.advanceTimersByTime(200);
  expect(table.sending).toBe(action);
  expect(table.chosen).toEqual([]);
  expect(table.narrowed.lit.size).toBe(0);
  answer({ ok: false, code: "stale", text: "", rule: "" });
  await vi.waitFor(() => expect(table.sending).toBeNull());
  expect(table.refusal).not.toBeNull();
});

it("shows the position that was asked for last, whichever answer comes first", async () => {
  const answers = new Map<number, () => void>();
  vi.spyOn(api, "replay").mockImplementation(
    (_id, at) => new Promise((settle) => answers.set(at, () => settle(view(at) as TableView))),
  );
  // Twice back, before the first position has come: two moves.
  const going = [table.playback.move(-1), table.playback.move(-1)];
  await vi.waitFor(() => expect([...answers.keys()]).toEqual([3, 2]));
  answers.get(2)!();
  answers.get(3)!();
  await Promise.all(going);
  expect(table.at).toBe(2);
  expect(table.past?.length).toBe(2);
});

it("takes nothing back while an earlier position is looked at", async () => {
  vi.spyOn(api, "replay").mockResolvedValue(view(2) as TableView);
  const undo = vi.spyOn(api, "undo").mockResolvedValue(view(3) as never);
  await table.goTo(2);
  await table.undo();
  expect(undo).not.toHaveBeenCalled();
  await table.goTo(4);
  await table.undo();
  expect(undo).toHaveBeenCalledOnce();
});

it("asks in a tour for as many clicks as a game does, and lights only what comes next", () => {
  const march = (to: string) =>
    ({ ...action, notation: `roma>${to}`, targets: ["region:roma", `region:${to}`] }) as Action;
  const script = { players: 1, seed: 0, options: {}, learner: 0, steps: [{ say: "a", move: "roma>ancona" }] };
  table.tour = new Tour(script);
  vi.spyOn(table.things, "has").mockReturnValue(true);
  table.live = { ...view(5), actions: [march("neapolis"), march("ancona")] };
  table.click("region:neapolis");
  expect(table.chosen).toEqual([]);
  table.click("region:roma");
  expect(sent).toBe(0);
  expect([...table.narrowed.lit.keys()]).toEqual(["region:ancona"]);
  table.click("region:neapolis");
  expect(sent).toBe(0);
  table.click("region:ancona");
  expect(sent).toBe(1);
});

it("calls a learner as in the game, not by a guest's name", () => {
  const seats = [
    { seat: 0, name: "Stork of Susa", kind: "human" },
    { seat: 1, name: "Stork of Susa", kind: "human" },
  ];
  const learning = { ...view(5), you: [0, 1], seats, purpose: "tour", observation: {} };
  table.live = learning as unknown as Shown;
  expect(table.who(0)).toBe("Stork of Susa");
  table.tour = new Tour({ players: 2, seed: 0, options: {}, learner: 0, steps: [] });
  expect([table.who(0), table.who(1)]).toEqual(["You", "Rival"]);
  table.board = { role: (_: Table, seat: number) => ["Farmer", "Artist"][seat]! } as unknown as BoardModule;
  expect([table.who(0), table.who(1)]).toEqual(["Farmer", "Rival (Artist)"]);
});
