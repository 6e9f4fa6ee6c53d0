// Everybody's first minutes at a table, and what becomes of their seat: each with a fresh browser, by hand.

import { expect, type Player, test } from "./support/fixtures";
import { press } from "./support/hand";
import { SIZES } from "./support/sizes";

const ME = { kind: "me" } as const;
const OPEN = { kind: "open" } as const;
const BOT = { kind: "bot", bot: "greedy" } as const;
const thing = (player: Player, id: string) => player.page.locator(`[data-thing="${id}"]`).first();

test("from the cold page to the first move against a bot: one click, and a name later", async ({
  arrive,
}) => {
  const player = await arrive("");
  const { page } = player;
  await page.goto("/");
  await expect(page.locator("button:disabled")).toHaveCount(0);
  await page.getByRole("button", { name: "Play now: Antike II" }).click();
  await expect(page.locator(".prompt.mine")).toBeVisible();
  await press(thing(player, "rondel:marmor"));
  await expect(page.locator(".log")).toContainText("to Marmor");

  const me = await player.get<{ name: string }>("/api/me");
  expect(me.name).toMatch(/^\w+ of \w+$/);
  await page.getByRole("button", { name: `Change the name ${me.name}` }).click();
  await page.getByLabel("Name", { exact: true }).fill("Blue");
  await page.getByRole("button", { name: "Keep" }).click();
  await expect(page.getByRole("button", { name: "Change the name Blue" })).toBeVisible();
});

test("a table is not drawn before its title's words are there: nobody sees ids become names", async ({
  player,
}) => {
  const { page } = player;
  const { table } = await player.create({ title: "antike", seats: [ME, BOT], seed: 5 });
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        // A map is asked for by the board that is drawn.
        .filter((name) => name.endsWith(".js") && !name.includes("mare_nostrum")),
    );
  await player.sit(table);
  await expect(thing(player, "rondel:marmor")).toBeVisible();
  const drawnBy = await scripts();
  let come = () => {};
  const words = new Promise<void>((go) => {
    come = go;
  });
  await page.route("**/api/titles/antike/texts*", async (route) => {
    await words;
    await route.continue();
  });
  await page.reload();
  // All else that the board is drawn by is there.
  await expect
    .poll(async () => {
      const now = await scripts();
      return drawnBy.filter((name) => !now.includes(name));
    })
    .toEqual([]);
  await page.evaluate(() => new Promise((drawn) => requestIdleCallback(drawn)));
  await expect(page.locator("[data-thing]")).toHaveCount(0);
  come();
  await expect(thing(player, "rondel:marmor")).toBeVisible();
});

test("a stranger finds an open seat in the lobby, and plays", async ({ player, arrive }) => {
  const stranger = await arrive("");
  const { page } = stranger;
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play now: Antike II" })).toBeVisible();
  const { table } = await player.create({ title: "antike", seats: [ME, OPEN, BOT], seed: 5, public: true });
  await page.goto("/");
  const row = page.getByRole("region", { name: "Tables" }).getByRole("listitem").filter({ hasText: "Red" });
  await press(row.getByRole("link", { name: "Take a seat" }).first());
  await press(page.getByRole("button", { name: "Sit down here" }));
  await expect(page.getByText("You have a seat.")).toBeVisible();
  await player.post(`/api/tables/${table}/start`, {});
  await expect(page.locator(".prompt.mine")).toBeVisible();
});

test("a tour begins without a name", async ({ arrive }) => {
  const { page } = await arrive("");
  await page.goto("/");
  await page.getByRole("link", { name: "Tour: Antike II" }).click();
  await expect(page.getByText(/^Step 1 of/)).toBeVisible();
});

type Arrive = (name: string) => Promise<Player>;
const ways: Record<string, (guest: Player, arrive: Arrive) => Promise<void>> = {
  "without saying who they are": async () => {},
  "naming themselves on that page": async ({ page }) => {
    await page.getByLabel("Name").fill("Green");
    await page.getByRole("button", { name: "Keep" }).click();
    await expect(page.getByLabel("Name")).toHaveCount(0);
  },
  "typing a name, and sitting down with it": async ({ page }) => {
    await page.getByLabel("Name").fill("Green");
  },
  "logging in on that page": async ({ page }, arrive) => {
    const elsewhere = await arrive("");
    await elsewhere.post("/api/account/register", { name: "Umber", password: "long enough" });
    await page.getByText("I have an account, or want one").click();
    await page.locator("#account-name").fill("Umber");
    await page.getByLabel("Password").fill("long enough");
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(page.getByLabel("Password")).toHaveCount(0);
  },
};
for (const [how, arriving] of Object.entries(ways))
  test(`an invited newcomer plays at once, ${how}`, async ({ player, arrive }) => {
    const { table, invite } = await player.create({ title: "antike", seats: [ME, OPEN, BOT], seed: 5 });
    const guest = await arrive("");
    await guest.page.goto(`/t/${table}?invite=${invite}`);
    await arriving(guest, arrive);
    await guest.page.getByRole("button", { name: "Sit down here" }).click();
    await expect(guest.page.getByText("You have a seat.")).toBeVisible();
    if (how.includes("nam"))
      await expect(guest.page.getByRole("listitem").filter({ hasText: "Green" })).toBeVisible();
    await player.post(`/api/tables/${table}/start`, {});
    await expect(guest.page.locator(".prompt.mine")).toBeVisible();
    await press(thing(guest, "rondel:marmor"));
    await expect(guest.page.locator(".log")).toContainText("to Marmor");
  });

test("logging in and out changes who looks at the table, without a reload", async ({ player, arrive }) => {
  await player.post("/api/account/register", { name: "Crimson", password: "long enough" });
  await player.page.request.patch("/api/me", {
    data: { email: "crimson@example.org" },
    headers: { origin: player.address },
  });
  const { table } = await player.create({ title: "antike", seats: [ME, BOT, BOT], public: true, seed: 3 });
  const stranger = await arrive("");
  const { page } = stranger;
  await page.goto(`/t/${table}`);
  await expect(page.getByText("You are watching.")).toBeVisible();
  await page
    .getByRole("link", { name: /Ziggurat/ })
    .first()
    .click();
  await page.getByText("I have an account, or want one").click();
  await page.locator("#account-name").fill("Crimson");
  await page.getByLabel("Password").fill("long enough");
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByText("Tell me when it is my turn").click();
  await expect(page.getByLabel("E-mail")).toHaveValue("crimson@example.org");
  await page.getByRole("link", { name: "Take your turn" }).click();
  await expect(page.locator(".prompt.mine")).toBeVisible();
  await press(page.locator('[data-thing="rondel:marmor"]').first());
  await expect(page.locator(".log")).toContainText("to Marmor");
  await page
    .getByRole("link", { name: /Ziggurat/ })
    .first()
    .click();
  await page.getByText("Tell me when it is my turn").click();
  // Also where the table was asked for before, and comes after.
  const out = page.waitForResponse("**/api/account/logout");
  let seen = () => {};
  const asked = new Promise<void>((done) => {
    seen = done;
  });
  await page.route("**/api/account/logout", async (route) => {
    await asked;
    await route.continue();
  });
  await page.route(
    new RegExp(`/api/tables/${table}`),
    async (route) => {
      const answer = await route.fetch();
      seen();
      await out;
      await route.fulfill({ response: answer });
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: "Log out" }).click();
  await page.goBack();
  await expect(page.getByText("You are watching.")).toBeVisible();

  // What is not open to a stranger is, once they have said who they are.
  const own = await player.create({ title: "antike", seats: [ME, BOT, BOT], seed: 3 });
  await page.goto(`/t/${own.table}`);
  await page.getByText("I have an account, or want one").click();
  await page.locator("#account-name").fill("Crimson");
  await page.getByLabel("Password").fill("long enough");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.locator(".prompt.mine")).toBeVisible();
  // The browser itself reports what was not open.
  for (const complaint of stranger.complaints.splice(0)) expect(complaint).toContain("status of 404");
});

test("a time-out is seen by all, and the seat is taken back where the prompt is", async ({
  player,
  arrive,
}) => {
  const { table, invite } = await player.create({
    title: "antike",
    seats: [ME, OPEN, BOT],
    seed: 5,
    clock: { kind: "bank", bank: 10, increment: 0, on_timeout: "bot" },
  });
  const other = await arrive("Blue");
  await other.post(`/api/tables/${table}/join`, { invite });
  await player.post(`/api/tables/${table}/start`, {});
  await other.sit(table);
  await player.sit(table);
  // Blue begins, and does nothing.
  await expect(other.page.getByText("A bot plays for you.")).toBeVisible();
  await expect(other.page.getByText(/Your time ran out/)).toBeVisible();
  await other.page.locator(".prompt").getByRole("button", { name: "Take my seat back" }).click();
  await expect(other.page.getByText("A bot plays for you.")).toBeHidden();
  await expect(player.page.locator(".log")).toContainText("Blue ran out of time.");
  await expect(player.page.locator(".log")).toContainText("Blue has come back.");
});

test("who leaves is seen to leave", async ({ player, arrive }) => {
  const { table, invite } = await player.create({ title: "antike", seats: [ME, OPEN, BOT], seed: 5 });
  const other = await arrive("Blue");
  await other.post(`/api/tables/${table}/join`, { invite });
  await player.post(`/api/tables/${table}/start`, {});
  await player.sit(table);
  await other.sit(table);
  await other.page.getByRole("button", { name: "Menu" }).click();
  await other.page.getByRole("button", { name: "Let a bot play for me" }).click();
  await expect(player.page.locator(".log")).toContainText("Blue left; a bot plays on.");
  await expect(player.page.locator(".players")).toContainText("left, a bot plays");
  await player.page.setViewportSize(SIZES[2]!);
  await expect(player.page.getByRole("button", { name: /^Blue.*left, a bot plays$/ })).toContainText("bot");
  await player.page.setViewportSize(SIZES[0]!);
  await other.page.locator(".prompt").getByRole("button", { name: "Take my seat back" }).click();
  await expect(player.page.locator(".log")).toContainText("Blue has come back.");
  // Who only closes the page is away until they open it again.
  const seat = player.page.locator(".players .seat", { hasText: "Blue" });
  await expect(seat).not.toContainText("away");
  await other.page.goto("about:blank");
  await expect(seat).toContainText("away");
  await other.page.goto(`/t/${table}`);
  await expect(seat).not.toContainText("away");
});

test("a what-if is a place of its own, with the same bots and a way back", async ({ player }) => {
  const { page } = player;
  const { table } = await player.create({ title: "antike", seats: [ME, BOT, BOT], seed: 3 });
  await player.sit(table);
  // A bot begins.
  await expect(page.locator(".prompt.mine")).toBeVisible();
  await page.getByRole("button", { name: "What if" }).click();
  await expect(page).not.toHaveURL(new RegExp(table));
  await expect(page.getByRole("note")).toContainText("A try of your own, from move 1.");
  await expect(page.locator(".curtain")).toHaveCount(0);
  await press(page.locator('[data-thing="rondel:marmor"]').first());
  // The bots answer here as they would there.
  await expect(page.locator(".log")).toContainText(/Germania|Graecia|Phoenicia|Carthago|Aegyptus/);
  const tried = page.url();
  // On a phone the note says what it is, and the title stays within its bar, in longer words too.
  await page.getByRole("combobox", { name: "Language" }).selectOption("Deutsch");
  await page.setViewportSize(SIZES[2]!);
  await expect(page.locator(".page.phone")).toBeVisible();
  await expect(page.getByRole("note")).toBeVisible();
  const bar = (await page.locator(".top").boundingBox())!;
  const name = (await page.locator("h1").boundingBox())!;
  expect(name.y).toBeGreaterThanOrEqual(bar.y);
  expect(name.y + name.height).toBeLessThanOrEqual(bar.y + bar.height);
  await page.setViewportSize(SIZES[0]!);
  await page.getByRole("combobox", { name: "Sprache" }).selectOption("English");
  await page.getByRole("link", { name: "Back to the game" }).click();
  await expect(page).toHaveURL(new RegExp(table));
  expect((await player.view(table)).length).toBe(1);
  await page.goto("/");
  const tables = page.getByRole("region", { name: "My tables" });
  await expect(tables.getByRole("link", { name: "Take your turn" })).toHaveCount(1);
  // Until the chosen list has come, what is seen are the tables of the one before, and called so.
  let come = () => {};
  const held = new Promise<void>((done) => {
    come = done;
  });
  await page.route(/\/api\/tables\?.*what_if/, async (route) => {
    await held;
    await route.continue();
  });
  const whatIfs = tables.getByRole("button", { name: "What ifs" });
  await whatIfs.click();
  await expect(whatIfs).toHaveAttribute("aria-pressed", "true");
  await expect(tables.getByRole("link", { name: "Take your turn" })).toHaveCount(1);
  come();
  await tables.getByRole("link", { name: "Look" }).click();
  await expect(page).toHaveURL(tried);
  await page.getByRole("button", { name: "Throw it away" }).click();
  await expect(page).toHaveURL(new RegExp(table));
  await page.goto("/");
  await whatIfs.click();
  await expect(page.getByText("Nothing tried yet.")).toBeVisible();
});

test("tours do not pile up, and what is one's own can be removed", async ({ player }) => {
  const { page } = player;
  await player.create({ title: "antike", seats: [ME, BOT, BOT], seed: 3 });
  await page.goto("/tour/antike");
  await expect(page.getByText(/^Step 1 of/)).toBeVisible();
  await page.goto("/");
  const tables = page.getByRole("region", { name: "My tables" });
  await expect(tables.getByRole("listitem")).toHaveCount(1);
  await page.setViewportSize(SIZES[2]!);
  await press(tables.getByRole("button", { name: "Remove: Antike II" }));
  await expect(tables.getByText("Remove it for good?")).toBeVisible();
  const lying = await tables.locator("li").evaluate((row) => {
    const box = (part: string) => row.querySelector(part)!.getBoundingClientRect();
    return { named: box(".what").bottom, asked: box(".sure").top };
  });
  expect(lying.asked).toBeGreaterThanOrEqual(lying.named);
  await tables.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(tables).toContainText("No tables yet.");
});
