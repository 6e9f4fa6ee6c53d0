// A place to come back to (profiles, finished games, ratings), and people far away: clocks, pauses, vacations, notices.

import type { Locator } from "@playwright/test";
import { advance, letFinish } from "./support/advance";
import { clipped } from "./support/clipped";
import { expect, type Player, test } from "./support/fixtures";

const PHONE = { width: 390, height: 844 };

/** A short game against bots, played to its end by oneself: whoever leaves it to a bot to win is not rated. */
async function played(player: Player, counts: boolean): Promise<string> {
  const bots = [1, 2].map(() => ({ kind: "bot" as const, bot: "random" }));
  const { table } = await player.create({
    title: "antike",
    seats: [{ kind: "me" }, ...bots],
    options: { turn_cap_rounds: 2 },
    public: true,
    counts,
  });
  await advance(player, table, Number.POSITIVE_INFINITY);
  return table;
}

test("a rated game is agreed to, found again and told in the profile and the ratings", async ({
  player,
  arrive,
}) => {
  const { page } = player;
  await page.goto("/");
  await page.getByRole("combobox", { name: "Game" }).selectOption("antike");
  const rated = page.getByRole("group", { name: "Rated" });
  await rated.getByRole("button", { name: "yes" }).click();
  await expect(rated.getByText("Whoever sits down agrees")).toBeVisible();
  // What is rated is played without hints.
  await expect(page.getByRole("group", { name: "Hints" })).toHaveCount(0);

  const open = await player.create({
    title: "antike",
    seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }],
    public: true,
    counts: true,
  });
  const guest = await arrive("Blue");
  await guest.page.goto(`/t/${open.table}`);
  await expect(guest.page.getByText("This game changes the ratings of all who play it.")).toBeVisible();

  await played(player, true);
  await played(player, false);
  await page.goto("/");
  await page.getByRole("link", { name: "My profile" }).click();
  await expect(async () => {
    await page.reload();
    const soon = { timeout: 2000 };
    await expect(page.getByRole("region", { name: "Ratings" }).getByText("one rated game")).toBeVisible(soon);
    // Of both games, whichever was written down last.
    const results = page.getByRole("region", { name: "Results" });
    await expect(results.getByRole("row", { name: /Antike II 2/ })).toBeVisible(soon);
    const games = page.getByRole("region", { name: "Games" }).getByRole("link", { name: /^Replay/ });
    await expect(games).toHaveCount(2, soon);
  }).toPass();
  await expect(page.getByRole("region", { name: "Ratings" }).getByText(/^\d+ ± \d+$/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Opponents" }).getByRole("row")).toHaveCount(2);

  await page.getByRole("link", { name: "Ratings" }).click();
  await page.getByLabel("Game").selectOption("antike");
  await expect(page.getByRole("row")).toHaveCount(3);

  await page.getByRole("link", { name: "Finished games" }).click();
  await expect(page.getByRole("status")).toHaveText("2 games");
  await page.getByLabel("A player's name begins with").fill("nobody");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("status")).toHaveText("Nothing found");
  const name = (await (await page.request.get("/api/me")).json()).name as string;
  await page.getByLabel("A player's name begins with").fill(name.slice(0, 2).toUpperCase());
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("status")).toHaveText("2 games");
  await page
    .getByRole("link", { name: /^Replay/ })
    .first()
    .click();
  await expect(page.locator("dialog[open] .winner h3")).toBeVisible();
  // One seal for a person: at the end of the game, and wherever it is listed.
  const seal = (where: string) => page.locator(`${where} .seal path`).first().getAttribute("fill");
  const own = await seal("dialog[open] .winner");
  const replayed = new URL(page.url()).pathname;
  await page.goto("/games");
  const row = page.getByRole("listitem").filter({ has: page.locator(`a[href="${replayed}"]`) });
  await expect(row.locator(".won .seal path").first()).toHaveAttribute("fill", own!);

  // Everything can be read whole, on a phone too, in both languages.
  await page.setViewportSize(PHONE);
  const me = (await (await page.request.get("/api/me")).json()).id as string;
  for (const address of [`/people/${me}`, "/games", "/ratings"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/moment/);
    expect(await clipped(page)).toEqual([]);
  }
});

test("one seal for a person: in the lobby before the table was ever opened, there, and at the end", async ({
  player,
  arrive,
}) => {
  const { page } = player;
  const bots = [1, 2].map(() => ({ kind: "bot" as const, bot: "greedy" }));
  const game = { title: "antike", seed: 4, options: { turn_cap_rounds: 3 }, public: true };
  const { table } = await player.create({ ...game, seats: [{ kind: "me" }, ...bots] });
  await player.create({ ...game, seats: [{ kind: "me" }, { kind: "open" }, ...bots] });
  const seals = (where: Locator) =>
    where.locator(".seal path").evaluateAll((all) => all.map((one) => one.getAttribute("fill")));
  const fills = (...colours: number[]) => colours.map((colour) => `var(--f${colour})`);
  await page.goto("/");
  const rows = page.getByRole("region", { name: "My tables" }).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  expect(await seals(rows.first())).toEqual(fills(5, 1, 2));
  // Nations are dealt when the game begins: until then nobody has a colour.
  expect(await seals(rows.nth(1))).toEqual(fills(0, 0, 0, 0));
  await player.sit(table);
  expect(await seals(page.locator(".players"))).toEqual(fills(5, 1, 2));
  await expect(page.locator(".log .seal path").first()).toHaveAttribute("fill", "var(--f5)");
  await letFinish(player, table);
  const end = page.locator("dialog[open]");
  await expect(end.locator("thead .seal")).toHaveCount(3);
  const worn = Object.fromEntries(
    await end
      .locator("thead th:has(.seal)")
      .evaluateAll((all) =>
        all.map((one) => [
          one.querySelector("small")?.textContent,
          one.querySelector("path")?.getAttribute("fill"),
        ]),
      ),
  );
  expect(worn).toEqual({ Germania: "var(--f5)", Roma: "var(--f1)", Graecia: "var(--f2)" });
  // Somebody who never saw the game finds the same ones.
  const other = await arrive("Blue");
  await other.page.goto("/games");
  const found = other.page.getByRole("listitem").filter({ has: other.page.locator(`a[href="/t/${table}"]`) });
  await expect(found.locator("ol li", { hasText: "Red" }).locator(".seal path")).toHaveAttribute(
    "fill",
    "var(--f5)",
  );
});

const DAYS = { kind: "days", days: 2, on_timeout: "bot" } as const;

test("somebody who looks at something else is called back by a notification and a tone", async ({
  player,
}) => {
  const { page } = player;
  await page.context().grantPermissions(["notifications"]);
  // The desktop is not ours to look at: what would be shown there, and heard, is written down.
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(globalThis, {
      shown,
      Notification: class {
        static permission = "granted";
        static async requestPermission(): Promise<NotificationPermission> {
          return "granted";
        }
        constructor(heading: string, { body }: { body: string }) {
          shown.push(`${heading}: ${body}`);
        }
        close() {}
      },
    });
    const Real = AudioContext;
    globalThis.AudioContext = class extends Real {
      constructor() {
        super();
        shown.push("tone");
      }
    };
  });
  await page.goto("/");
  await page.getByText("Settings", { exact: true }).click();
  await page.getByLabel("Notification on the desktop").check();
  await page.getByLabel("Sound").check();
  const { table } = await player.create({
    title: "antike",
    seats: [{ kind: "me" }, { kind: "me" }, { kind: "me" }],
  });
  const seen = () => page.evaluate(() => (globalThis as unknown as { shown: string[] }).shown);
  await page.goto(`/t/${table}`);
  await expect(page.locator(".curtain, .prompt").first()).toBeVisible();
  expect((await seen()).filter((one) => one !== "tone")).toEqual([]);
  await page.addInitScript(() => {
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
  });
  await page.reload();
  await expect.poll(seen).toEqual(["tone", "Your turn: Antike II"]);
});

test("days and increments are chosen, all clocks are seen, a pause is agreed to", async ({
  player,
  arrive,
}) => {
  const { page } = player;
  await page.goto("/");
  await page.getByRole("combobox", { name: "Game" }).selectOption("antike");
  await page.getByRole("button", { name: "3", exact: true }).click();
  for (const n of [2, 3]) await page.getByRole("combobox", { name: `Seat ${n}` }).selectOption("open");
  const pace = page.getByRole("group", { name: "Pace" });
  await pace.getByRole("button", { name: "Time for the game" }).click();
  await pace.getByLabel("Minutes each").fill("45");
  await pace.getByLabel("Seconds more for each turn").fill("20");
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByText("45 min each and 20 s a turn")).toBeVisible();
  const pieces = page.locator("dl div", { hasText: "When the time is over" });
  await expect(pieces).toContainText("a bot plays on");
  const link = await page.getByLabel("Invite with this link").inputValue();
  const others = [await arrive("Blue"), await arrive("Green")];
  for (const other of others) {
    await other.page.goto(link);
    await other.page.getByRole("button", { name: "Sit down here" }).first().click();
  }
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.getByRole("timer")).toHaveCount(3);
  await page.setViewportSize(PHONE);
  await expect(page.locator(".page.phone .chips")).toBeVisible();
  await expect(page.getByRole("timer")).toHaveCount(3);
  expect(await clipped(page)).toEqual([]);

  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Ask for a pause" }).click();
  await expect(page.getByText("You ask for a pause.")).toBeVisible();
  await expect(others[0]!.page.getByRole("alertdialog")).toContainText(/Red \(\w+\) asks/);
  for (const other of others) await other.page.getByRole("button", { name: "Agree" }).click();
  await expect(page.getByText("Pause: nobody's time passes.")).toBeVisible();
  await others[0]!.page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByText("Pause: nobody's time passes.")).toHaveCount(0);
});

test("another game asks who played; whoever does not want to says so, and a bot takes the seat", async ({
  player,
  arrive,
}) => {
  const { page } = player;
  const blue = await arrive("Blue");
  const seats = [{ kind: "me" }, { kind: "open" }] as const;
  const clock = { ...DAYS, on_timeout: "resign" } as const;
  const made = await player.create({ title: "antike", seats: [...seats], clock, stand_in: "" });
  const { table, invite } = made;
  await blue.post(`/api/tables/${table}/join`, { invite });
  await player.post(`/api/tables/${table}/start`, {});
  await blue.post(`/api/tables/${table}/resign`, { seat: 1 });
  await page.goto(`/t/${table}`);
  await page.getByRole("button", { name: "Play again" }).click();
  const seat = page.locator(".room li").nth(1);
  await expect(seat).toContainText(/Blue\s*is asked/);
  await expect(page.getByText("2 days a move")).toBeVisible();

  await blue.page.goto("/");
  await expect(blue.page.getByText("you are asked to play")).toBeVisible();
  await blue.page.getByRole("link", { name: "Take a seat" }).click();
  await blue.page.getByRole("button", { name: "No, thanks" }).click();
  await expect(blue.page.getByText("No tables yet.")).toBeVisible();

  await expect(seat).toContainText("open seat");
  await seat.getByRole("combobox", { name: "Seat a bot" }).selectOption("Practised");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.locator(".prompt")).toBeVisible();
});

test("who goes on vacation is seen to be away, and comes back", async ({ player, arrive }) => {
  const { page } = player;
  const { table } = await player.create({
    title: "antike",
    seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }],
    clock: DAYS,
    public: true,
  });
  const others = [await arrive("Blue"), await arrive("Green")];
  for (const other of others) await other.post(`/api/tables/${table}/join`, {});
  await player.post(`/api/tables/${table}/start`, {});
  await player.sit(table);
  // A clock of two days that has just begun to run has not lost one of them.
  await expect(page.getByRole("timer").filter({ hasText: "1 d 23 h" })).toHaveCount(1);
  await expect(page.getByRole("timer").filter({ hasText: /^2 d$/ })).toHaveCount(2);
  await page.goto("/");
  await page.getByText("Vacation", { exact: true }).click();
  await page.getByLabel("Days", { exact: true }).fill("5");
  await page.getByRole("button", { name: "Be away from now on" }).click();
  await expect(page.getByText(/^Away until /)).toBeVisible();
  const blue = others[0]!.page;
  await blue.goto(`/t/${table}`);
  await expect(blue.getByText("on vacation")).toBeVisible();
  await page.getByRole("button", { name: "I am back" }).click();
  await expect(page.getByText("Vacation", { exact: true })).toBeVisible();
  await expect(blue.getByText("on vacation")).toHaveCount(0);
});

test("a browser asks to be told, its worker shows what comes and leads to the table", async ({ player }) => {
  const { page } = player;
  await page.context().grantPermissions(["notifications"]);
  const taken: object[] = [];
  await page.route("**/api/me/push", (route) => {
    taken.push({ method: route.request().method(), ...route.request().postDataJSON() });
    return route.fulfill({ status: 200, body: "null" });
  });
  // The service of the browser's maker cannot be reached from here.
  await page.addInitScript(() => {
    const made = {
      endpoint: "https://push.example.org/1",
      toJSON: () => ({ endpoint: "https://push.example.org/1", keys: { p256dh: "BPoint", auth: "secret" } }),
      unsubscribe: async () => {
        localStorage.removeItem("subscribed");
        return true;
      },
    } as unknown as PushSubscription;
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem("subscribed", "yes");
      return made;
    };
    PushManager.prototype.getSubscription = async () => (localStorage.getItem("subscribed") ? made : null);
  });
  await page.goto("/");
  await page.getByText("Settings", { exact: true }).click();
  const box = page.getByLabel("Notices to this browser");
  await box.check();
  const wanted = { method: "POST", endpoint: "https://push.example.org/1", p256dh: "BPoint", auth: "secret" };
  await expect.poll(() => taken).toEqual([wanted]);
  await expect(box).toBeChecked();

  const session = await page.context().newCDPSession(page);
  const ids: string[] = [];
  session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    ids.push(...registrations.map((one) => one.registrationId));
  });
  await session.send("ServiceWorker.enable");
  await expect.poll(() => ids.length).toBeGreaterThan(0);
  const told = { title: "It is your turn: Antike II", body: "Come back.", link: `${player.address}/t/abc` };
  const deliver = () =>
    session.send("ServiceWorker.deliverPushMessage", {
      origin: player.address,
      registrationId: ids[0]!,
      data: JSON.stringify(told),
    });
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, body, data }) => ({
        title,
        body,
        link: data.link,
      }));
    });
  // A worker that is still being set up hears nothing; notices of one table take each other's place.
  await expect(async () => {
    await deliver();
    await expect.poll(shown, { timeout: 2000 }).toEqual([told]);
  }).toPass();
  await box.uncheck();
  await expect.poll(() => taken.length).toBe(2);
  await expect(box).not.toBeChecked();

  // It is for whoever sits here: the server hears of it with every visit, and it ends when nobody does any longer.
  await box.check();
  await expect.poll(() => taken.length).toBe(3);
  await page.reload();
  await expect.poll(() => taken.slice(3)).toEqual([wanted]);
  await page.context().clearCookies();
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("subscribed"))).toBeNull();
});
