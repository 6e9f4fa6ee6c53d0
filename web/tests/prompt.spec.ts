// The prompt and what stands beside it: undo, confirming, names, clocks, settings.

import type { Locator } from "@playwright/test";
import { letPlay } from "./support/advance";
import { findsNothing } from "./support/axe";
import { expect, type Player, test } from "./support/fixtures";
import { press } from "./support/hand";
import { openLate } from "./support/late";
import { SIZES } from "./support/sizes";

const ME = { kind: "me" } as const;
const BOT = { kind: "bot", bot: "greedy" } as const;
const thing = (player: Player, id: string) => player.page.locator(`[data-thing="${id}"]`).first();

test("U goes back to my last decision, the bots' answers included, as often as I like", async ({
  player,
}) => {
  const { page } = player;
  const { table } = await player.create({ title: "antike", seats: [ME, BOT, BOT], seed: 3 });
  await player.sit(table);
  await expect(page.locator(".prompt.mine")).toBeVisible();
  const mine = async (length: number) => {
    await expect(page.locator(".prompt.mine")).toBeVisible();
    await expect.poll(async () => (await player.view(table)).length).toBeGreaterThan(length);
    await expect.poll(async () => (await player.view(table)).actors).toEqual([0]);
  };
  const first = (await player.view(table)).length;
  await press(thing(player, "rondel:marmor"));
  await mine(first);
  const second = (await player.view(table)).length;
  await press(thing(player, "rondel:ferrum"));
  await mine(second);
  await page.locator(".prompt").getByRole("button", { name: "Undo" }).waitFor();
  await page.keyboard.press("u");
  await expect.poll(async () => (await player.view(table)).length).toBe(second);
  await page.keyboard.press("u");
  await expect.poll(async () => (await player.view(table)).length).toBe(first);
  const prompt = page.locator(".prompt");
  await expect(prompt.getByRole("button", { name: "Undo" })).toHaveCount(0);

  // Whoever wants to be asked is asked, also where a turn ends without a word of it.
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("checkbox", { name: /^Confirm my turn/ }).check();
  await page.keyboard.press("Escape");
  await press(thing(player, "rondel:marmor"));
  await expect(prompt).toContainText("Really?");
  await page.keyboard.press("u");
  await expect(prompt).not.toContainText("Really?");
  expect((await player.view(table)).length).toBe(first);
  // What only begins something is not asked about.
  await press(thing(player, "rondel:militia"));
  await expect(prompt).toContainText("arms: you can pay");
  await page.keyboard.press("u");
  await expect(prompt).toContainText("rondel field");
  await press(thing(player, "rondel:marmor"));
  await press(prompt.getByRole("button", { name: "Yes, do it" }));
  await mine(first);
});

test("settings: patterns, the dark, notation beside words, and the browser remembers", async ({ player }) => {
  const { page } = player;
  const { table } = await player.create({ title: "antike", seats: [ME, BOT], seed: 3 });
  await letPlay(player, table, 30);
  await player.sit(table);
  const woven = (what: string) =>
    page
      .locator(what)
      .evaluateAll((drawn) => drawn.filter((one) => getComputedStyle(one).fill.includes("#woven")).length);
  expect(await woven(".players .seal path")).toBe(0);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("checkbox", { name: /^Patterns for the colours/ }).check();
  await page.getByRole("checkbox", { name: /^Notation/ }).check();
  const ground = () => page.locator("dialog[open]").evaluate((box) => getComputedStyle(box).backgroundColor);
  const light = await ground();
  await page.getByRole("group", { name: "Colours" }).getByRole("button", { name: "Dark" }).click();
  await expect.poll(ground).not.toBe(light);
  await page.keyboard.press("Escape");
  expect(await woven(".players .seal path")).toBeGreaterThan(0);
  await page.reload();
  await expect(page.locator(".prompt.mine")).toBeVisible();
  expect(await woven(".players .seal path")).toBeGreaterThan(0);
  expect(await woven("#board path")).toBeGreaterThan(1);
  // Whatever tells seats apart by colour, on every board: pieces, marks and bars.
  for (const title of ["ages", "mosaic", "civilization"]) {
    await openLate(player, title);
    expect(await woven("#board path, .tray path"), title).toBeGreaterThan(1);
    if (title === "ages") await expect(page.locator(".prompt")).toContainText(/End turn, draw 1 card \[end/);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    if (title === "mosaic")
      expect(
        await page
          .locator(".influence .bar i")
          .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).backgroundImage)),
      ).toContainEqual(expect.stringContaining("gradient"));
  }
});

test("two at one screen are called by their own names: at the table, in its log, in the lobby and at its end", async ({
  player,
}) => {
  const { page } = player;
  await page.goto("/");
  await page.getByRole("combobox", { name: "Game" }).selectOption("antike");
  await page.getByRole("group", { name: "Players" }).getByRole("button", { name: "2" }).click();
  await expect(page.getByLabel("Name at seat 2")).toHaveCount(0);
  // Who comes to the same screen later sits down in the waiting room, and is named there.
  const room = await player.create({ title: "antike", seats: [ME, { kind: "open" }, { kind: "open" }] });
  await page.goto(`/t/${room.table}`);
  await page.getByRole("button", { name: "Play here too" }).first().click();
  await page.getByRole("button", { name: "Change the name Red" }).last().click();
  await page.getByLabel("Name", { exact: true }).fill("Teal");
  await page.getByRole("button", { name: "Keep" }).click();
  await expect(page.locator(".room li b")).toHaveText(["Red", "Teal", "open seat"]);
  await page.goto("/");
  await page.getByRole("combobox", { name: "Game" }).selectOption("antike");
  await page.getByRole("group", { name: "Players" }).getByRole("button", { name: "2" }).click();
  await page.getByRole("combobox", { name: "Seat 2" }).selectOption("you");
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    const seen = (name: string) => page.getByLabel(name, { exact: true }).boundingBox();
    const [seat, name, form] = [
      await seen("Seat 2"),
      await seen("Name at seat 2"),
      await page.getByRole("group", { name: "Players" }).boundingBox(),
    ];
    expect(Math.abs(name!.y - seat!.y), "beside its seat").toBeLessThan(8);
    expect(name!.x + name!.width, "within the form").toBeLessThanOrEqual(form!.x + form!.width + 1);
  }
  await page.setViewportSize(SIZES[0]!);
  await page.getByLabel("Name at seat 1").fill("Ochre");
  await page.getByLabel("Name at seat 2").fill("Teal");
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.locator(".curtain h2")).toContainText(/Ochre|Teal/);
  await press(page.getByText("Do not hide between us"));
  const panels = page.locator(".players .seat");
  await expect(panels.nth(0).locator(".name")).toContainText(/^\s*Ochre/);
  await expect(panels.nth(1).locator(".name")).toContainText(/^\s*Teal/);
  await press(thing(player, "rondel:marmor"));
  await expect(page.locator(".log")).toContainText(/(Ochre|Teal) \(/);
  const colours = (seals: Locator) =>
    seals.locator("path").evaluateAll((all) => all.map((one) => getComputedStyle(one).fill));
  const atTable = await colours(panels.locator("> .seal"));
  await page.goto("/");
  const row = page.getByRole("listitem").filter({ hasText: "Ochre" }).first();
  await expect(row).toContainText("Teal");
  expect(await colours(row.locator(".seal"))).toEqual(atTable);
});

test("every seat's clock is shown, with its seconds, and people's names come first", async ({
  player,
  arrive,
}) => {
  const { table, invite } = await player.create({
    title: "antike",
    seats: [ME, { kind: "open" }, BOT],
    seed: 5,
    clock: { kind: "bank", bank: 300, increment: 5, on_timeout: "bot" },
  });
  const other = await arrive("Blue");
  const began = Date.now();
  await other.page.clock.install({ time: began });
  await other.page.goto(`/t/${table}?invite=${invite}`);
  await expect(other.page.getByText("5 min each and 5 s a turn")).toBeVisible();
  await other.page.getByRole("button", { name: "Sit down here" }).click();
  await player.post(`/api/tables/${table}/start`, {});
  await player.sit(table);
  const clocks = other.page.getByLabel("time left");
  await expect(clocks).toHaveCount(2);
  await expect(clocks.nth(1)).toContainText(/4:\d\d/);
  // A bot has none.
  await expect(other.page.locator(".players li").nth(2).locator(".clock")).toContainText("no clock");
  await expect(other.page.locator(".players li").first().locator(".name")).toContainText(/^\s*Red\s*Roma/);
  await press(thing(other, "rondel:marmor"));
  await expect(player.page.locator(".log")).toContainText("Blue (Graecia)");

  // Red's runs on, whatever one looks at meanwhile: an earlier position, or the list of players on a phone.
  const { page } = other;
  await expect(page.locator(".prompt")).toContainText("Red (Roma) to decide.");
  await page.keyboard.press("[");
  await expect(clocks).toHaveCount(0);
  await page.clock.setSystemTime(began + 100_000);
  await page.getByRole("button", { name: "Back to now" }).click();
  await expect(clocks.first()).toContainText(/3:[12]\d/);
  await page.setViewportSize(SIZES[2]!);
  await page.clock.setSystemTime(began + 280_000);
  await expect(clocks.first()).toContainText(/0:[12]\d/);
  await page.getByRole("tab", { name: "Players" }).click();
  await expect(page.locator("dialog[open]").getByLabel("time left").first()).toContainText(/0:[12]\d/);
  await page.keyboard.press("Escape");
  // Short of time, on the lit seat: it is read by light and by dark.
  await expect(page.locator(".chips .turn .short")).toBeVisible();
  await findsNothing(page, "a clock that runs short");
});

test("a rondel field where nothing can be paid says so before one goes there", async ({ player }) => {
  const { page } = player;
  // At the start everybody has three of each good: enough for a unit, not for a temple or an advance.
  const { table } = await player.create({ title: "antike", seats: [ME, BOT, BOT], seed: 3 });
  await player.sit(table);
  await expect(page.locator(".prompt.mine")).toBeVisible();
  for (const field of ["templum", "scientia"]) {
    await expect(thing(player, `rondel:${field}`)).toHaveAccessibleName(/nothing can be paid there/);
    await expect(thing(player, `rondel:${field}`)).toContainText("too dear");
  }
  await expect(thing(player, "rondel:militia")).not.toHaveAccessibleName(/nothing/);
  await thing(player, "rondel:templum").hover();
  await expect(page.getByRole("tooltip")).toContainText("nothing can be paid");
});

test("goods are paid by clicking them, in any order and more than once; nothing hides behind a number", async ({
  player,
}) => {
  const { page } = player;
  const PAYING = 111;
  const table = await openLate(player, "antike", PAYING);
  const prompt = page.locator(".prompt");
  await expect(prompt).toContainText("4 steps beyond the free ones: what do you pay?");
  await expect(prompt.getByRole("button", { name: /^Pay 20/ })).toBeVisible();
  await press(thing(player, "good:gold"));
  await press(thing(player, "good:marble"));
  await expect(prompt).toContainText("Chosen: gold · marble");
  await press(thing(player, "good:marble"));
  await expect(prompt.getByRole("button", { name: /^Pay/ })).toHaveText([
    /Pay 2 marble, 1 iron, 1 gold/,
    /Pay 3 marble, 1 gold/,
    /Pay 2 marble, 1 gold, 1 coin/,
  ]);
  await press(thing(player, "good:coins"));
  await expect.poll(async () => (await player.view(table)).length).toBeGreaterThan(PAYING);
  await expect(page.locator(".log")).toContainText("pays 2 marble, 1 gold, 1 coin");
});

interface Foreseen {
  thing: string;
  /** In the prompt, where the thing means one action only. */
  said: string;
  /** In what is told of the thing: a line for each way to do it. */
  told: string[];
}
const FORESEEN: Record<string, Foreseen[]> = {
  antike: [
    {
      thing: "advance:res_publica",
      said: "+1 personality card · +1 advance · −11 gold · −2 coins",
      told: ["+1 personality card · +1 advance · −11 gold · −2 coins"],
    },
    {
      thing: "advance:strata",
      said: "",
      told: ["+1 advance · −3 gold", "+1 advance · −2 gold · −1 coin", "+1 advance · −1 gold · −2 coins"],
    },
  ],
  ages: [{ thing: "slot:1", said: "+1 card in hand", told: ["+1 card in hand"] }],
  mosaic: [
    { thing: "card:tax_02", said: "+16 money · more is open", told: ["+16 money · more is open"] },
    {
      thing: "card:trade_routes",
      said: "",
      told: ["+1 symbol · +1 technology", "no figures change yet"],
    },
  ],
  civilization: [
    { thing: "government:anarchy", said: "no figures change yet", told: ["no figures change yet"] },
    {
      thing: "great_person:general",
      said: "",
      told: [
        "−1 wonder",
        "−2 trade a turn · −1 production",
        "−1 trade a turn",
        "−1 trade a turn · −1 production",
      ],
    },
  ],
};
for (const [title, foreseen] of Object.entries(FORESEEN))
  test(`what an action of ${title} will change is told to the pointer and to the keyboard`, async ({
    player,
  }) => {
    const { page } = player;
    await openLate(player, title);
    const said = page.locator(".prompt .foreseen");
    const told = page.locator(".tip .foreseen");
    for (const way of ["pointer", "keyboard"])
      for (const { thing: id, ...expected } of foreseen) {
        if (way === "pointer") await thing(player, id).hover();
        else {
          await thing(player, id).focus();
          // Away with the keys, and back again.
          await page.keyboard.press("Shift+Tab");
          await page.keyboard.press("Tab");
          await expect(thing(player, id)).toBeFocused();
        }
        await expect(told).toHaveText(expected.told);
        // Nothing of what was looked at before is left there.
        await expect(said).toHaveText(expected.said ? [expected.said] : []);
        if (way === "pointer") await page.mouse.move(0, 0);
        else await thing(player, id).blur();
        await expect(said).toHaveCount(0);
      }
  });

test("a click on an opponent shows what they have and no rule; with bots alone nobody is asked to undo", async ({
  player,
}) => {
  const { page } = player;
  const bot = { kind: "bot", bot: "greedy" } as const;
  const { table } = await player.create({ title: "antike", seats: [bot, { kind: "me" }, bot], seed: 5 });
  await player.sit(table);
  await expect(page.locator(".prompt.mine")).toBeVisible();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/why?")) asked.push(request.url());
  });
  await press(page.locator('.players [data-thing="seat:0"]'));
  await expect(page.locator(".tip")).toContainText("Personalities");
  await press(page.locator('[data-thing="region:roma"]').first());
  await expect(page.locator(".tip .reason")).toContainText("First choose a rondel field");
  expect(asked).toHaveLength(1);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("button", { name: "Restart my turn" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Ask to undo" })).toHaveCount(0);
});
