import type { Page } from "@playwright/test";
import type { TableView } from "../src/lib/api/types";
import { expect, type Player, test } from "./support/fixtures";

const ME = { kind: "me" } as const;
const OPEN = { kind: "open" } as const;
const MOVING = { reducedMotion: "no-preference" } as const;
/** Roma arms a legion and the next nation one too; then the third seat is asked. */
const FIRST_ROUND = ["militia", "legion ancona", "militia", "legion athenae"];

/** Blue holds two seats and plays them through the API; somebody else sits or watches with a browser. */
async function blueAgainst(blue: Player, third: typeof ME | typeof OPEN): Promise<TableView> {
  return blue.create({ title: "antike", seats: [ME, ME, third], seed: 14, public: true });
}

async function plays(player: Player, table: string, notations: string[]): Promise<void> {
  for (const notation of notations) {
    const { seq, actors } = await player.view(table);
    const key = `${seq}-${notation.replaceAll(" ", "_")}`;
    await player.post(`/api/tables/${table}/move`, { seq, key, seat: actors[0], notation });
  }
}

interface Flight {
  duration: number;
  running: boolean;
  from: { x: number; y: number };
  to: { x: number; y: number };
}

/** Writes down every copy that flies over the table. */
async function watchFlights(page: Page): Promise<void> {
  await page.evaluate(() => {
    const flights: unknown[] = [];
    Object.assign(window, { flights });
    const middle = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    new MutationObserver((changes) => {
      for (const added of changes.flatMap((change) => [...change.addedNodes])) {
        if (!(added instanceof Element) || !added.matches("[data-flights] > *")) continue;
        for (const animation of added.getAnimations({ subtree: true })) {
          const copy = (animation.effect as KeyframeEffect).target as HTMLElement;
          const { left, top, width, height } = copy.style;
          const [x, y, wide, high] = [left, top, width, height].map(Number.parseFloat) as [
            number,
            number,
            number,
            number,
          ];
          flights.push({
            duration: Number(animation.effect?.getTiming().duration),
            running: animation.playState === "running",
            from: middle(copy.getBoundingClientRect()),
            to: { x: x + wide / 2, y: y + high / 2 },
          });
        }
      }
    }).observe(document.body, { subtree: true, childList: true });
  });
}

const flightsOn = (page: Page): Promise<Flight[]> =>
  page.evaluate(() => (window as unknown as { flights: Flight[] }).flights);

/** The browser's clock stands still until it is told to go on; the newest view that came is known. */
async function sitInStillTime(player: Player, table: string): Promise<() => number> {
  let newest = 0;
  player.page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload));
      if (message.type === "view") newest = message.view.length;
    }),
  );
  await player.page.clock.install();
  await player.sit(table);
  await player.page.clock.pauseAt(Date.now() + 60_000);
  return () => newest;
}

interface Point {
  x: number;
  y: number;
}

/** The middles of all units' tokens on the map. */
const tokens = (page: Page): Promise<Point[]> =>
  page.locator(".token > g").evaluateAll((all) =>
    all.map((token) => {
      const box = token.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }),
  );

const near = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 2;

const lengthShown = (page: Page): Promise<number> =>
  page.locator(".replay input").evaluate((slider) => Number((slider as HTMLInputElement).max));

test("a piece travels from where it stood to where it stands, on a zoomed map too", async ({ arrive }) => {
  const blue = await arrive("Blue");
  const { table } = await blueAgainst(blue, ME);
  await plays(blue, table, [...FIRST_ROUND, "aurum", "movere_2"]);
  const grey = await arrive("Grey", MOVING);
  const { page } = grey;
  await grey.sit(table);
  await expect(page.locator(".token")).toHaveCount(2);
  await page.mouse.move(500, 300);
  await page.mouse.wheel(0, -300);
  await page.waitForTimeout(300);
  const before = await tokens(page);
  await watchFlights(page);
  await plays(blue, table, ["legion ancona>mediolanum"]);
  await expect.poll(() => flightsOn(page)).toHaveLength(1);
  await expect(page.locator("[data-flights]")).toHaveCount(0);
  const after = await tokens(page);
  const left = before.filter((one) => !after.some((other) => near(one, other)));
  const come = after.filter((one) => !before.some((other) => near(one, other)));
  expect([left.length, come.length]).toEqual([1, 1]);
  const [flight] = (await flightsOn(page)) as [Flight];
  expect(flight).toMatchObject({ duration: 260, running: true });
  expect(near(flight.from, left[0]!), JSON.stringify([flight, left])).toBe(true);
  expect(near(flight.to, come[0]!), JSON.stringify([flight, come])).toBe(true);
  await expect(page.locator(".token > g").first()).toHaveCSS("opacity", "1");
});

test("an opponent's turn is shown in steps within 1.2 s, and the log is whole", async ({ arrive }) => {
  const blue = await arrive("Blue");
  const { table } = await blueAgainst(blue, ME);
  const grey = await arrive("Grey", MOVING);
  const { page } = grey;
  const newest = await sitInStillTime(grey, table);
  await expect(page.locator(".replay input")).toHaveAttribute("max", "0");
  const moves = [...FIRST_ROUND, "aurum", "movere_2", "legion ancona>mediolanum"];
  await plays(blue, table, moves);
  await expect.poll(newest).toBe(moves.length);
  // The first step at once, although no time has passed; the others one by one.
  expect(await lengthShown(page)).toBe(1);
  await page.clock.runFor(200);
  expect(await lengthShown(page)).toBe(2);
  await page.clock.runFor(300);
  expect(await lengthShown(page)).toBe(4);
  await page.clock.runFor(440);
  expect(await lengthShown(page)).toBe(moves.length);
  // The log names the person first, the nation beside it; the engine's own line names the nation.
  const told = await page.locator(".log .line").allTextContents();
  const lines = told.map((line) => line.replace(/^\w+ \((\w+)\)/, "$1"));
  expect(lines).toEqual((await grey.view(table)).log.map((line) => line.text));
});

test("a click or a key skips to the newest position, and a click on the board does nothing else", async ({
  arrive,
}) => {
  const blue = await arrive("Blue");
  const { table, invite } = await blueAgainst(blue, OPEN);
  const red = await arrive("Red", MOVING);
  const { page } = red;
  await red.post(`/api/tables/${table}/join`, { invite });
  await blue.post(`/api/tables/${table}/start`, {});
  const newest = await sitInStillTime(red, table);
  const marmor = page.locator('[data-thing="rondel:marmor"]');
  await expect(marmor).toHaveAttribute("data-state", "rest");
  await plays(blue, table, FIRST_ROUND);
  await expect.poll(newest).toBe(FIRST_ROUND.length);
  expect(await lengthShown(page)).toBe(1);
  await marmor.click();
  expect(await lengthShown(page)).toBe(FIRST_ROUND.length);
  await expect(marmor).toHaveAttribute("data-state", /lamp|ember/);
  expect((await red.view(table)).length).toBe(FIRST_ROUND.length);
  // Now it means what it says.
  await marmor.click();
  await expect.poll(newest).toBe(FIRST_ROUND.length + 1);
  await expect.poll(() => lengthShown(page)).toBe(newest());
  await page.clock.runFor(1000);
  await plays(blue, table, ["movere_2", "legion ancona>mediolanum"]);
  await expect.poll(newest).toBe(FIRST_ROUND.length + 3);
  expect(await lengthShown(page)).toBe(newest() - 1);
  await page.keyboard.press("e");
  expect(await lengthShown(page)).toBe(newest());
});

test("with reduced motion everything is shown at once and nothing flies", async ({ arrive }) => {
  const blue = await arrive("Blue");
  const { table } = await blueAgainst(blue, ME);
  const grey = await arrive("Grey");
  const { page } = grey;
  const newest = await sitInStillTime(grey, table);
  await watchFlights(page);
  const moves = [...FIRST_ROUND, "aurum", "movere_2", "legion ancona>mediolanum"];
  await plays(blue, table, moves);
  await expect.poll(newest).toBe(moves.length);
  expect(await lengthShown(page)).toBe(moves.length);
  expect(await flightsOn(page)).toEqual([]);
  await expect(page.locator(".washed").first()).toHaveCSS("opacity", "0.75");
});
