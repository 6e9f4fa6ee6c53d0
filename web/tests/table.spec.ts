import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { advance } from "./support/advance";
import { expect, Player, test } from "./support/fixtures";
import { press } from "./support/hand";
import { clickOn, playOn } from "./support/play";
import { Server } from "./support/server";
import { SIZES } from "./support/sizes";

const BOT = { kind: "bot", bot: "random" } as const;
const ME = { kind: "me" } as const;
const OPEN = { kind: "open" } as const;

/** First decision of Antike II: any rondel field, free of charge. */
const field = (id: string) => `[data-thing="rondel:${id}"]`;

test("a click on the board plays, and undo takes it back", async ({ player }) => {
  const { page } = player;
  const { table } = await player.create({ title: "antike", seats: [ME, ME, ME], seed: 1 });
  await player.sit(table);
  await page.locator(".curtain .button.lamp").click();
  await expect(page.getByText(/choose any rondel field/)).toBeVisible();
  await page.locator(field("movere_1")).hover();
  await expect(page.getByRole("tooltip")).toContainText("Movere");
  await press(page.locator(field("militia")));
  await expect(page.getByText(/arms: you can pay/)).toBeVisible();
  await page.keyboard.press("u");
  await expect(page.getByText(/choose any rondel field/)).toBeVisible();
  expect((await player.view(table)).length).toBe(0);
});

test("restarting the turn goes back to its begin", async ({ player }) => {
  const { page } = player;
  const { table } = await player.create({ title: "antike", seats: [ME, BOT, BOT], seed: 3 });
  await player.sit(table);
  await expect(page.getByText(/choose any rondel field/)).toBeVisible();
  const before = (await player.view(table)).length;
  const restart = async () => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Restart my turn" }).click();
  };
  // Nothing was played: that it cannot be is no refused action.
  await restart();
  await expect(page.locator(".prompt .refusal")).toHaveText("There is nothing of yours to take back.");
  expect(player.complaints.splice(0)).toHaveLength(1);
  await press(page.locator(field("militia")));
  await expect(page.getByText(/arms: you can pay/)).toBeVisible();
  await page.locator('[data-thing="supply:legion"]').click();
  await expect(page.getByText("Chosen: legion")).toBeVisible();
  await restart();
  await expect(page.getByText(/choose any rondel field/)).toBeVisible();
  expect((await player.view(table)).length).toBe(before);
});

test("what cannot be clicked says why not, with its rule", async ({ player }) => {
  const { page } = player;
  const { table } = await player.create({ title: "antike", seats: [ME, BOT, BOT], seed: 3 });
  await player.sit(table);
  // Bots may be first: what is told closes when they move, and a click then means nothing.
  await expect(page.locator(".prompt.mine")).toBeVisible();
  await press(page.locator(field("militia")));
  await expect(page.getByText(/arms: you can pay/)).toBeVisible();
  await press(page.locator('[data-thing="region:tingis"]'));
  const tip = page.getByRole("dialog", { name: "Tingis" });
  await expect(tip).toBeVisible();
  await expect(tip.locator(".reason .rule")).toBeVisible();
  await tip.locator(".reason .rule").click();
  await expect(page.locator("dialog[open]")).toContainText("Rule R");
  await page.keyboard.press("Escape");
});

test("the keyboard is enough", async ({ player }) => {
  const { page } = player;
  const { table } = await player.create({ title: "antike", seats: [ME, BOT, BOT], seed: 3 });
  await player.sit(table);
  await expect(page.getByText(/choose any rondel field/)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(":focus")).toHaveAttribute("data-thing", /rondel:/);
  const before = (await player.view(table)).length;
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await player.view(table)).length).toBeGreaterThan(before);
});

test("two people at two browsers see each other's moves", async ({ player, arrive }) => {
  const { table, invite } = await player.create({ title: "antike", seats: [ME, OPEN, BOT], seed: 5 });
  const other = await arrive("Blue");
  await other.page.goto(`/t/${table}?invite=${invite}`);
  await other.page.getByRole("button", { name: "Sit down here" }).click();
  await player.post(`/api/tables/${table}/start`, {});
  await player.sit(table);
  await expect(other.page.locator(".prompt")).toBeVisible();
  // Each sees that the other has no account; of oneself one knows.
  const seat = (name: string) => player.page.locator(".players .name", { hasText: name });
  await expect(seat("Blue")).toContainText("guest");
  await expect(seat("Red")).not.toContainText("guest");
  const pages = [player.page, other.page];
  const mine = await expect
    .poll(async () => {
      for (const page of pages) if (await page.locator(".prompt.mine").count()) return pages.indexOf(page);
      return -1;
    })
    .toBeGreaterThanOrEqual(0)
    .then(async () => ((await player.page.locator(".prompt.mine").count()) ? 0 : 1));
  const [actor, watcher] = [pages[mine]!, pages[1 - mine]!];
  const line = /to Marmor/;
  const before = await watcher.getByText(line).count();
  await press(actor.locator(field("marmor")));
  await expect.poll(() => watcher.getByText(line).count()).toBeGreaterThan(before);

  await other.page.getByRole("tab", { name: "Chat" }).click();
  await other.page.getByLabel("Message").fill("Good luck");
  await other.page.getByRole("button", { name: "Send" }).click();
  await player.page.getByRole("tab", { name: /Chat/ }).click();
  await expect(player.page.getByText("Good luck")).toBeVisible();
});

test("a lost server is said, a click made meanwhile is kept and played once", async ({ player, server }) => {
  const { page } = player;
  const { table } = await player.create({ title: "antike", seats: [ME, ME, ME], seed: 1 });
  await player.sit(table);
  await page.locator(".curtain .button.lamp").click();
  await expect(page.getByText(/choose any rondel field/)).toBeVisible();
  await server.kill();
  await expect(page.getByText(/Connection lost/)).toBeVisible();
  await press(page.locator(field("marmor")));
  await expect(page.getByText(/Your click is kept/)).toBeVisible();
  await server.start();
  await expect(page.getByText("Connected again.")).toBeVisible();
  await expect.poll(async () => (await player.view(table)).length).toBeGreaterThan(0);
  const played = (await player.view(table)).log.filter((line) => /Marmor/.test(line.text));
  expect(played).toHaveLength(1);
});

test("players add words to the shuffles, and see after the end what was fixed before the first action", async ({
  player,
  arrive,
}) => {
  const { page } = player;
  const { table, invite } = await player.create({ title: "antike", seats: [ME, OPEN], start: false });
  const other = await arrive("Blue");
  await other.page.goto(`/t/${table}?invite=${invite}`);
  await other.page.getByRole("button", { name: "Sit down here" }).click();
  await press(other.page.getByText("Fair shuffles"));
  const fixed = (await other.page.locator("details code").first().textContent()) ?? "";
  expect(fixed).toMatch(/^[0-9a-f]{64}$/);
  await press(other.page.getByRole("button", { name: "Add them" }));
  await expect(other.page.getByRole("alert")).toHaveText("Type some words first.");
  await other.page.getByLabel("Words of your own").fill("a blue moon");
  await press(other.page.getByRole("button", { name: "Add them" }));
  await expect(other.page.getByText("Blue added: a blue moon")).toBeVisible();
  await expect(other.page.getByText("The secret, as it was fixed:")).toHaveCount(0);

  await page.goto(`/t/${table}`);
  await press(page.getByText("Fair shuffles"));
  await expect(page.getByText("Blue added: a blue moon")).toBeVisible();
  await press(page.getByRole("button", { name: "Start", exact: true }));
  await expect(page.locator(".prompt")).toBeVisible();
  for (const who of [player, other]) await who.post(`/api/tables/${table}/end`, {});
  await press(page.getByRole("button", { name: "See the board" }));
  await press(page.getByRole("button", { name: "Menu" }));
  await press(page.getByText("Fair shuffles"));
  const secret = (await page.locator("details code").nth(1).textContent()) ?? "";
  expect(createHash("sha256").update(secret).digest("hex")).toBe(fixed);
});

test("a game that the rules have left behind says why, and its owner goes on from where it fits", async ({
  player,
  arrive,
  server,
}) => {
  const { page } = player;
  const { table } = await player.create({ title: "antike", seats: [ME, BOT], seed: 1, public: true });
  while ((await player.view(table)).length < 6) {
    const { seq, seat, actions } = await player.view(table);
    const first = actions[0];
    if (first)
      await player.post(`/api/tables/${table}/move`, { seq, seat, key: `k${seq}`, notation: first.notation });
  }
  const [figures, gone] = await Promise.all(
    [1, 2].map(() => player.create({ title: "antike", seats: [{ kind: "me" }, { kind: "me" }], seed: 4 })),
  );
  await server.kill();
  // As a release would find them whose rules do not know the fourth action, that has other figures, or not the title.
  const forged = `
import sqlite3, sys
with sqlite3.connect(sys.argv[1]) as there:
    there.execute("UPDATE tables SET content = '0123456789abcdef' WHERE id = '${figures!.table}'")
    there.execute("UPDATE tables SET title = 'gone' WHERE id = '${gone!.table}'")
    there.execute("UPDATE tables SET rules = '0'")
    there.execute("UPDATE moves SET notation = 'a word of old' WHERE length = 4")`;
  execFileSync("python3", ["-c", forged, server.database]);
  await server.start();

  const other = await arrive("Blue");
  await other.page.goto(`/t/${table}`);
  await expect(other.page.getByText(/no longer fits them/)).toBeVisible();
  await expect(other.page.locator(".prompt")).toContainText(/action 4 .*a word of old/);
  const fit = /from the last action that fits/;
  await expect(other.page.getByRole("button", { name: fit })).toHaveCount(0);

  await page.goto("/");
  await expect(page.locator("li", { has: page.locator(`a[href$="/t/${table}"]`) })).toContainText(
    "set aside",
  );
  await player.sit(table);
  await expect(page.locator(".prompt")).toContainText("set aside");
  await expect(page.getByText("Your turn")).toHaveCount(0);
  await expect(page).not.toHaveTitle(/●/);
  await press(page.getByRole("button", { name: fit }));
  await expect(page.getByText("is taken back, for everybody")).toBeVisible();
  expect((await player.view(table)).length).toBeGreaterThanOrEqual(6);
  await press(page.getByRole("button", { name: "Go on", exact: true }));
  await expect(page.getByText(/no longer fits them/)).toHaveCount(0);
  await expect(page.locator(".prompt")).toBeVisible();
  expect((await player.view(table)).pinned).toBe(null);

  await page.goto(`/t/${gone!.table}`);
  await expect(page.locator(".prompt")).toContainText(/gone/);
  await expect(page.getByRole("button", { name: fit })).toBeVisible();
  await player.sit(figures!.table);
  await expect(page.locator(".prompt")).toContainText("other figures (content 0123456789abcdef)");
  await press(page.getByRole("button", { name: fit }));
  await press(page.getByRole("button", { name: "Go on", exact: true }));
  await expect(page.locator(".prompt")).toContainText("Your turn");
});

test("a table is drawn with the figures it is played with, and says so", async ({ browser }, info) => {
  const pack = info.outputPath("cheap-roads.yaml");
  writeFileSync(
    pack,
    "advances: {advances: [{id: strata, price_first: 1, effect: {type: legion_range, borders: 3}}]}",
  );
  const server = await Server.open(`antike=${pack}`);
  try {
    const player = await Player.arrive(browser, server, "Red");
    const { page } = player;
    await page.goto("/");
    await page.getByRole("combobox", { name: "Game" }).selectOption("antike");
    await expect(page.getByText("Played with corrected figures: cheap-roads.yaml")).toBeVisible();
    await page.getByRole("combobox", { name: "Game" }).selectOption("mosaic");
    await expect(page.getByText(/corrected figures/)).toHaveCount(0);
    const { table } = await player.create({ title: "antike", seats: [ME, BOT, BOT], seed: 1 });
    const drawn = async () => {
      await player.sit(table);
      await expect(page.locator("h1")).toContainText("corrected figures");
      const strata = page.getByRole("button", { name: /^Strata/ });
      await expect(strata).toContainText("legions 3");
      await expect(strata.locator(".prices s").first()).toHaveText("1");
      await page.getByRole("button", { name: "Menu" }).click();
      await expect(page.getByText("Played with corrected figures: cheap-roads.yaml")).toBeVisible();
    };
    await drawn();
    await server.kill();
    await server.start();
    await drawn();
    await page.goto("/");
    await expect(page.getByRole("listitem").getByText(/cheap-roads\.yaml/)).toBeVisible();
    await player.close();
  } finally {
    await server.close();
  }
});

test("a shared screen hides each player's things behind a curtain", async ({ player }) => {
  const { page } = player;
  const { table } = await player.create({ title: "antike", seats: [ME, ME, BOT], seed: 2 });
  await player.sit(table);
  const curtain = page.locator(".curtain");
  await expect(curtain).toBeVisible();
  const first = await curtain.locator("h2").textContent();
  await curtain.locator(".button.lamp").click();
  await expect(curtain).toBeHidden();
  await playOn(page, async () => (await curtain.count()) > 0);
  expect(await curtain.locator("h2").textContent()).not.toBe(first);
  await page.getByText("Do not hide between us").click();
  await expect(curtain).toBeHidden();
  await playOn(page, async () => (await player.view(table)).length > 12);
  await expect(curtain).toBeHidden();
});

test("a spectator sees the game and can do nothing", async ({ player, arrive }) => {
  const { table } = await player.create({ title: "antike", seats: [ME, BOT, BOT], public: true, seed: 3 });
  const spectator = await arrive("Grey");
  await spectator.sit(table);
  await expect(spectator.page.getByText("You are watching.")).toBeVisible();
  expect(await clickOn(spectator.page, 0)).toBe(false);
  await expect(spectator.page.locator('[data-state="lamp"],[data-state="ember"]')).toHaveCount(0);
});

test("replay walks through the game, what-if branches off", async ({ player }) => {
  const { page } = player;
  const { table } = await player.create({ title: "antike", seats: [ME, BOT, BOT], seed: 3 });
  await player.sit(table);
  await playOn(page, async () => (await player.view(table)).length > 12);
  await page.keyboard.press("[");
  await expect(page.getByText(/You are looking at move/)).toBeVisible();
  const slider = page.getByLabel("Replay").first();
  await slider.fill("3");
  await expect(page.getByText("You are looking at move 3.")).toBeVisible();
  await page.locator(".log .line").nth(4).click();
  await expect(page.getByText(/You are looking at move/)).toBeVisible();
  await page.locator(".prompt").getByRole("button", { name: "What if" }).click();
  await expect(page).not.toHaveURL(new RegExp(table));
  await expect(page.locator(".curtain, .prompt").first()).toBeVisible();
});

test("notes are kept for oneself", async ({ player }) => {
  const { page } = player;
  const { table } = await player.create({ title: "antike", seats: [ME, BOT, BOT], seed: 3 });
  await player.sit(table);
  await page.getByRole("tab", { name: "Notes" }).click();
  await page.getByLabel(/Only you/).fill("Watch Carthago");
  await expect
    .poll(async () => (await player.get<{ text: string }>(`/api/tables/${table}/notes`)).text)
    .toBe("Watch Carthago");
});

test("German at any time", async ({ player }) => {
  const { page } = player;
  const { table } = await player.create({ title: "antike", seats: [ME, BOT, BOT], seed: 3 });
  await player.sit(table);
  await page.getByRole("combobox", { name: "Language" }).selectOption("Deutsch");
  await expect(page.getByText("Du bist dran").first()).toBeVisible();
  await expect(page.locator(".question .ask")).toContainText(/Rondell/i);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});

test("resigning asks first", async ({ player }) => {
  const { page } = player;
  const { table } = await player.create({ title: "antike", seats: [ME, BOT, BOT], seed: 3 });
  await player.sit(table);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await expect(page.getByText(/Leave this game for good/)).toBeVisible();
  await page.getByRole("button", { name: "Resign" }).click();
  await expect.poll(async () => (await player.view(table)).seats[0]?.resigned).toBe(true);
});

test("a phone shows everything without sideways scrolling", async ({ arrive }) => {
  const player = await arrive("Red", {
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
  });
  const { page } = player;
  const { table } = await player.create({ title: "antike", seats: [ME, BOT, BOT, BOT], seed: 3 });
  await player.sit(table);
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  for (const tab of ["Stocks", "Advances", "Turn"]) {
    await page.getByRole("tab", { name: tab }).tap();
    expect(await fits()).toBe(true);
  }
  await press(page.locator(field("marmor")));
  await expect.poll(async () => (await player.view(table)).length).toBeGreaterThan(0);
  await page.getByRole("tab", { name: "Log" }).tap();
  await expect(page.locator("dialog[open] .log")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.goto("/");
  expect(await fits()).toBe(true);
});

test("taking back over another's move needs their consent", async ({ player, arrive }) => {
  const { table, invite } = await player.create({ title: "antike", seats: [ME, OPEN, BOT], seed: 5 });
  const other = await arrive("Blue");
  await other.post(`/api/tables/${table}/join`, { invite });
  await player.post(`/api/tables/${table}/start`, {});
  await player.sit(table);
  await other.sit(table);
  const moved = async () => {
    const view = await player.view(table);
    return view.can_ask_undo && view.length > 4;
  };
  for (let turn = 0; turn < 200 && !(await moved()); turn++) {
    for (const { page } of [player, other]) await clickOn(page, turn);
  }
  const ask = async () => {
    await player.page.getByRole("button", { name: "Menu" }).click();
    await player.page.getByRole("button", { name: "Ask to undo" }).click();
  };
  const asked = other.page.getByRole("alertdialog");
  const waits = player.page.getByText("You ask to take back a move.");
  // Who asks sees that they do, and may think better of it.
  await ask();
  await expect(asked).toBeVisible();
  await expect(waits).toBeVisible();
  await player.page.getByRole("button", { name: "Withdraw" }).click();
  await expect(asked).toBeHidden();
  await expect(waits).toBeHidden();
  await expect(player.page.locator(".prompt .refusal")).toHaveCount(0);
  // A refusal has the name of who refuses.
  await ask();
  await asked.getByRole("button", { name: "Refuse" }).click();
  await expect(player.page.locator(".prompt .refusal")).toContainText(
    /Blue.* does not agree to taking it back/,
  );
  await ask();
  await expect(asked).toBeVisible();
  const before = (await player.view(table)).length;
  await asked.getByRole("button", { name: "Agree" }).click();
  await expect(asked).toBeHidden();
  await expect.poll(async () => (await player.view(table)).length).toBeLessThan(before);
});

test("a game is ended by agreement, scored as it stands", async ({ player, arrive }) => {
  const { table, invite } = await player.create({ title: "mosaic", seats: [ME, OPEN], seed: 5 });
  const other = await arrive("Blue");
  await other.post(`/api/tables/${table}/join`, { invite });
  await player.post(`/api/tables/${table}/start`, {});
  await player.sit(table);
  await other.sit(table);
  const propose = async () => {
    await player.page.getByRole("button", { name: "Menu" }).click();
    await player.page.getByRole("button", { name: "Propose to end the game" }).click();
    await expect(player.page.getByText(/scored as it stands/)).toBeVisible();
    await player.page.getByRole("button", { name: "Propose to end the game" }).click();
  };
  const asked = other.page.getByRole("alertdialog", { name: "Red proposes to end the game" });
  await test.step("who declines plays on", async () => {
    await propose();
    await other.page.setViewportSize({ width: 390, height: 844 });
    await expect(asked).toBeVisible();
    expect((await asked.boundingBox())!.width, "a phone's breadth is used").toBeGreaterThan(300);
    await expect(player.page.getByText("The others are asked.")).toBeVisible();
    await asked.getByRole("button", { name: "Refuse" }).click();
    await expect(player.page.getByText("The others are asked.")).toBeHidden();
    expect((await player.view(table)).status).toBe("running");
  });
  await test.step("when all agree both see the end", async () => {
    await propose();
    await asked.getByRole("button", { name: "Agree" }).click();
    for (const { page } of [player, other]) {
      const end = page.getByRole("dialog", { name: "The game is over" });
      await expect(
        end.getByText("The players agreed to end the game; it is scored as it stands."),
      ).toBeVisible();
      // Nobody has a point yet: both are first, and both are named.
      await expect(end.getByText("Red, Blue win")).toBeVisible();
      await expect(page.locator(".prompt .name")).toHaveText(/^Red, Blue\s*win$/);
    }
    expect((await player.view(table)).over?.scores).toHaveLength(2);
  });
});

test("what happened since the last visit is marked in the log", async ({ player }) => {
  const { page } = player;
  const { table } = await player.create({ title: "antike", seats: [ME, BOT, BOT], seed: 3 });
  await player.sit(table);
  // Others may begin: one has seen what is on the screen.
  await expect(page.locator(".prompt.mine")).toBeVisible();
  await page.goto("/");
  const seen = (await player.view(table)).length;
  await advance(player, table, seen + 8);
  await player.sit(table);
  await expect(page.getByText("since your last visit")).toBeVisible();
  const marked = page.locator(".log .new");
  const lines = (await player.view(table)).log.filter((line) => line.seq > seen);
  await expect(marked).toHaveCount(lines.length);
  // Who it was is told with their own name first.
  await expect(marked.last()).toContainText(lines.at(-1)!.text.replace(/^\S+/, ""));
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(page.getByRole("tab", { name: "Log" })).toContainText(String(lines.length));
  // What one sees happen is not missed, and who plays on knows.
  await page.setViewportSize(SIZES[0]!);
  const longer = (n: number) => async () => (await player.view(table)).length > n;
  const { length } = await player.view(table);
  await playOn(page, longer(length));
  await expect(page.getByText("since your last visit")).toHaveCount(0);
  await page.reload();
  await expect(page.locator(".prompt.mine")).toBeVisible();
  await playOn(page, longer(length + 4));
  await expect(page.locator(".prompt.mine")).toBeVisible();
  await expect(page.locator(".log")).toBeVisible();
  await expect(page.getByText("since your last visit")).toHaveCount(0);
});
