// Late games of every title, at every size: all that is written can be read, all that is drawn can be heard, whoever is
// clicked shows what they have, and no action hides behind a number.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { letFinish } from "./support/advance";
import { clipped, covering } from "./support/clipped";
import { expect, test } from "./support/fixtures";
import { press } from "./support/hand";
import { bots, openLate } from "./support/late";
import { playOn } from "./support/play";
import { root } from "./support/server";
import { SIZES } from "./support/sizes";

interface Expected {
  /** What a click on the second player's panel shows. */
  has: RegExp[];
  /** What the prompt offers, each a button. */
  offers: RegExp[];
  /** What a screen reader hears of things on the board and of one's own: whose they are and what they hold. */
  heard: string[];
  /** The same in German. */
  heardInGerman: string[];
}

const TITLES: Record<string, Expected> = {
  antike: {
    has: [/^Red \(Roma\)/, /Advances/, /citizen 2, navigator 1/],
    offers: [/^Advances 7/, /^Done/],
    heard: [
      "Neapolis, city, temple, Owner Red (Roma), Yields iron, Strength 4, Galleys, Red (Roma) 1",
      "Aquileia, neutral temple, Yields iron, Strength 3",
      "Movere (after Scientia), Rondel, Price free",
      "Aurum, Rondel, Price 1 good,",
    ],
    heardInGerman: [
      "Neapolis, Stadt, Tempel, Besitzer Red (Roma), Ertrag Eisen, Stärke 4, Galeeren, Red (Roma) 1",
      "Aurum, Rondell, Preis 1 Gut,",
    ],
  },
  mosaic: {
    has: [/^Red \(Philosopher\)/, /Technology: Bridles/, /Wonders: Great Library/],
    offers: [/^Work 3/, /^Population 2/, /^Build 6/, /^Technology 7/, /^Tax and tariff 2/],
    heard: [
      "artisan town, Greece, Region Greece, Owner Red (Farmer)",
      "Military, Red (Philosopher) 1 cavalry",
      "5 stone, Gaul, Region Gaul, Gives 5 stone",
      "Crop Rotation, Costs 5 ideas, Needs 2 Food Production",
      "Work for 21 food. food, You have 10",
      "money, You have 11",
      "artisan town, In supply 1, Costs free",
    ],
    heardInGerman: [
      "Handwerksdorf, Hispanien, Region Hispanien, Besitzer Red (Künstlerin)",
      "Arbeit für 21 Nahrung. Nahrung, Du hast 10",
    ],
  },
  ages: {
    has: [/^Red \(Grey\)/, /J\. S\. Bach/, /Colossus, Universitas Carolina/, /Riflemen/],
    offers: [
      /^Take 5/,
      /^Destroy 5/,
      /^Play from hand 2/,
      /^End turn, draw no card/,
      /^End turn, draw 1 card/,
    ],
    heard: [
      "Kremlin, Wonder · Age II, To take 3 civil actions, not now 2 actions short, Stages 4 · 4 · 4",
      "Iron, Mine · Age I, Workers 2, To build 5, Blue tokens 3 · worth 6",
      "strength 6 · 2nd of 4",
    ],
    heardInGerman: [
      "Kreml, Wunder · Zeitalter II, Nehmen kostet 3 Zivilaktionen, gerade nicht 2 Aktionen zu wenig",
      "Stärke 6 · 2. von 4",
    ],
  },
  civilization: {
    has: [/^Red \(Germany\)/, /4 Infantry, 1 Mounted, 3 Artillery/, /Technologies/],
    offers: [/^Great people 14/, /^Government 2/, /^Events 2/, /^End/],
    heard: [
      "Water A1, Terrain Water, Gives 1 trade, Silk, capital Red (China)",
      "Water H6, Terrain Water, Gives 1 trade, Red (China) 1 army",
      "Mountain P1, Terrain Mountain, Gives 1 production, 1 coin, capital",
    ],
    heardInGerman: [
      "Wasser A1, Gelände Wasser, Bringt 1 Handel, Seide, Hauptstadt Red (China)",
      "Wasser H6, Gelände Wasser, Bringt 1 Handel, Red (China) 1 Armee",
    ],
  },
};

for (const [title, { has, offers, heard, heardInGerman }] of Object.entries(TITLES))
  test(`late in a game of ${title} everything can be read, heard and found`, async ({ player }) => {
    const { page } = player;
    const table = await openLate(player, title);
    const prompt = page.locator(".prompt");

    for (const offer of offers) await expect(prompt.getByRole("button", { name: offer })).toBeVisible();
    await expect(prompt.getByRole("button", { name: /more|all \d/ })).toHaveCount(0);
    await press(page.locator('[data-thing="seat:1"]').first());
    for (const thing of has) await expect(page.locator(".tip.pinned")).toContainText(thing);
    // How high it is, is known once it is there.
    await expect.poll(() => covering(page), "what is told of a player leaves the rondel free").toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.locator(".tip")).toHaveCount(0);

    const found: string[] = [];
    for (const lang of ["en", "de"]) {
      await page.evaluate((lang) => localStorage.setItem("ziggurat.lang", lang), lang);
      await page.setViewportSize(SIZES[0]!);
      await player.sit(table);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.locator(".prompt.mine")).toBeVisible();
      // The title's words come after the table.
      await expect(async () => {
        const tree = await page.locator("main").ariaSnapshot();
        for (const sentence of lang === "en" ? heard : heardInGerman) expect(tree).toContain(sentence);
      }).toPass();
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expect(page.locator(".page.phone")).toHaveCount(size.width < 768 ? 1 : 0);
        await expect(prompt).toBeVisible();
        const note = async (part: string) => {
          for (const line of await clipped(page)) found.push(`${lang} ${size.width}, ${part}: ${line}`);
        };
        await note("table");
        for (const all of await prompt.getByRole("button", { name: /^(all|alle) \d/ }).all())
          found.push(`${lang} ${size.width}: actions hide behind “${(await all.textContent())!.trim()}”`);
        if (size.width >= 768) continue;
        for (const tab of await page.locator(".bar [role=tab]").all()) {
          await press(tab);
          await note((await tab.textContent())!.trim());
          const other = page.locator('dialog[open] [data-thing="seat:1"]');
          if (await other.count()) {
            // What is told of a player can be read: it is not behind the sheet of players.
            await press(other);
            const tip = page.locator(".tip.pinned");
            await expect(tip).toBeVisible();
            for (const edge of [0.1, 0.5, 0.9])
              expect(
                await tip.evaluate((tip, edge) => {
                  const { left, top, width, height } = tip.getBoundingClientRect();
                  return tip.contains(document.elementFromPoint(left + width / 2, top + height * edge));
                }, edge),
                `${lang} ${size.width}: what is told of a player is covered`,
              ).toBe(true);
            await note("what is told of a player");
          }
          await page.keyboard.press("Escape");
        }
      }
    }
    expect(found).toEqual([]);
  });

// In German, whose words are longer; new and late games, a small laptop and a desk. All seats are ours.
for (const title of Object.keys(TITLES))
  test(`the board of ${title} keeps its height from question to question: not a pixel makes the map be drawn anew`, async ({
    player,
  }) => {
    const { page } = player;
    const seats = Array.from({ length: 3 }, () => ({ kind: "me" as const }));
    const { table: fresh } = await player.create({ title, seats, seed: 7 });
    await page.goto(`/t/${fresh}`);
    await press(page.locator(".curtain .never"));
    const late = await openLate(player, title);
    await page.addInitScript(() => localStorage.setItem("ziggurat.lang", "de"));
    const found: string[] = [];
    for (const table of [fresh, late])
      for (const size of [SIZES[1]!, SIZES[0]!]) {
        await page.setViewportSize(size);
        await player.sit(table);
        const heights = await page.evaluateHandle(() => {
          const seen = new Map<number, string>();
          new ResizeObserver(([board]) =>
            seen.set(board!.contentRect.height, document.querySelector(".prompt")!.textContent),
          ).observe(document.querySelector("#board")!);
          return seen;
        });
        await expect(page.locator(".prompt.mine")).toBeVisible();
        const enough = (await player.view(table)).length + 30;
        // Whoever clicks on anything may give up, too.
        const played = async () => {
          const { length, over } = await player.view(table);
          return over !== null || length >= enough;
        };
        await playOn(page, played, 10);
        const [first, ...others] = await heights.evaluate((seen) => [...seen]);
        for (const [height, asked] of others)
          found.push(`${size.width}: ${height} instead of ${first![0]}: ${asked}`);
      }
    expect(found, "other heights of the board, and what was asked").toEqual([]);
  });

test("a long question beside many buttons and many actions left is read, and the prompt keeps its height", async ({
  player,
}) => {
  const { page } = player;
  await page.addInitScript(() => localStorage.setItem("ziggurat.lang", "de"));
  await page.setViewportSize(SIZES[1]!);
  await openLate(player, "ages");
  const prompt = page.locator(".prompt");
  await expect(prompt).toContainText("Übrig: 1 Zivilaktion");
  const before = (await prompt.boundingBox())!.height;
  // As it can come to be: the counters of a late government, the most that a turn brings, a hand to be thinned out.
  await prompt.evaluate((prompt) => {
    const find = (what: string) => prompt.querySelector<HTMLElement>(what)!;
    find(".turn").style.width = "140px";
    find(".ask").textContent = "Übrig: 5 Zivilaktionen und 4 Militäraktionen.";
    find(".hint").firstChild!.textContent =
      "Zugende: Kultur 17, Wissenschaft 3, Nahrung 2 − 1 verzehrt, Rohstoffe 8 − 4 Korruption. ";
    const ending = find(".acts .btn.lit");
    for (const words of ["Nehmen 10", "Zerstören 5", "„Verteidigungsarmee“ einführen", "Weniger ziehen 3"]) {
      const more = ending.cloneNode(true) as HTMLElement;
      more.classList.remove("lit");
      more.textContent = words;
      ending.before(more);
    }
  });
  await expect(prompt.locator(".question")).toHaveAttribute("data-step", "3");
  expect((await prompt.boundingBox())!.height).toBe(before);
  const [question, buttons] = [prompt.locator(".question"), prompt.locator(".acts")];
  const [left, right] = [(await question.boundingBox())!, (await buttons.boundingBox())!];
  expect(left.x + left.width, "they do not lie on each other").toBeLessThanOrEqual(right.x);
  expect(right.height).toBeLessThanOrEqual(before);
});

test("the end of a turn of Ages says what it brings, and brings it; the board keeps its height", async ({
  player,
}) => {
  const { page } = player;
  const table = await openLate(player, "ages");
  const prompt = page.locator(".prompt");
  const height = () => page.locator("#board").evaluate((board) => board.clientHeight);
  await expect(prompt).toContainText("End of turn: culture 4, science 6, food 2 − 2 eaten, resources 7.");
  const high = await height();
  // A kind of action is a list of its actions.
  await press(prompt.getByRole("button", { name: /^Destroy 5/ }));
  await expect(page.getByRole("dialog", { name: "Everything you may do" }).getByRole("button")).toHaveCount(
    5,
  );
  await press(prompt.getByRole("button", { name: /^Destroy 5/ }));
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("checkbox", { name: /^Confirm my turn/ }).check();
  await page.keyboard.press("Escape");
  const before = (await player.view(table)).length;
  await press(prompt.getByRole("button", { name: /^End turn, draw 1 card/ }));
  await expect(prompt).toContainText("Really?");
  expect((await player.view(table)).length).toBe(before);
  await press(prompt.getByRole("button", { name: "Yes, do it" }));
  const log = page.locator(".log");
  for (const line of [
    "scores 4 culture and 6 science",
    "produces 2 food",
    "eats 2 food",
    "produces 7 resources",
  ])
    await expect(log).toContainText(line);
  await expect.poll(async () => (await player.view(table)).actors).toEqual([3]);
  await expect(prompt.locator(".who")).toContainText("Your turn");
  expect(await height()).toBe(high);
});

test("the cards of Ages that say most are whole in the row and in the hand", async ({ player }) => {
  const { page } = player;
  interface Card {
    id: string;
    type: string;
    tech_class?: string;
  }
  const files = await player.get<Record<string, { cards?: Card[] }>>("/api/titles/ages/content");
  const cards = Object.values(files).flatMap((file) => file.cards ?? []);
  const text: Record<string, string> = {};
  const most = (kinds: string[], n: number) =>
    cards
      .filter((card) => kinds.includes(card.tech_class ?? card.type))
      .map(({ id }) => id)
      .sort((a, b) => text[b]!.length - text[a]!.length)
      .slice(0, n);
  const table = await openLate(player, "ages");
  // Nobody waits for such a deal: what the server says is changed on its way.
  await page.routeWebSocket(/\/ws\b/, (client) => {
    const server = client.connectToServer();
    server.onMessage((message) => {
      const said = JSON.parse(message as string);
      const seen = said.view?.observation;
      if (seen) {
        const row = most(["leader", "wonder", "action", "special"], seen.row.length);
        // A third of it are cards with figures, as in every deal.
        for (const [i, slot] of seen.row.entries()) slot.card = i % 3 ? row[i] : "iron";
        seen.military = most(["event", "aggression", "war", "pact", "tactics", "territory"], 8);
      }
      client.send(JSON.stringify(said));
    });
  });
  const found: string[] = [];
  for (const lang of ["en", "de"]) {
    const { messages } = await player.get<{ messages: Record<string, string> }>(
      `/api/titles/ages/texts?lang=${lang}`,
    );
    for (const { id } of cards) text[id] = messages[`text-${id}`] ?? "";
    await page.evaluate((lang) => localStorage.setItem("ziggurat.lang", lang), lang);
    await page.setViewportSize(SIZES[0]!);
    await player.sit(table);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    const said = page.locator(".slots em, .hand em");
    await expect.poll(() => said.count()).toBeGreaterThan(15);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect(page.locator(".page.phone")).toHaveCount(size.width < 768 ? 1 : 0);
      for (const line of await clipped(page)) found.push(`${lang} ${size.width}: ${line}`);
    }
  }
  expect(found).toEqual([]);
});

test("the end of a game is told whole, to six on a phone too, and names what counts and who resigned", async ({
  player,
  arrive,
}) => {
  const { page } = player;
  const end = page.locator("dialog[open]");
  const finished = (title: string, name: string) =>
    readFileSync(join(root, `tests/games/${title}/golden/${name}.txt`), "utf8");
  const open = async (record: string) => {
    const { table } = await player.post<{ table: string }>("/api/tables/import", { record });
    await page.goto(`/t/${table}`);
    await expect(end.locator(".total")).toBeVisible();
  };
  await open(finished("mosaic", "6_players_displays"));
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    await expect(end.locator("thead .seal")).toHaveCount(6);
    const { wide, room } = await end
      .locator(".breakdown")
      .evaluate((box) => ({ wide: box.scrollWidth, room: box.clientWidth }));
    expect(wide, `at ${viewport.width}`).toBeLessThanOrEqual(room);
  }
  // Of the ways to win in Civilization the best counts, not their sum.
  await open(finished("civilization", "3_players"));
  await expect(end.locator("tbody th")).toHaveText([
    "Coins (7 each)",
    "Technologies (7 each)",
    "Best of the three",
  ]);

  const { table, invite } = await player.create({
    title: "antike",
    seats: [{ kind: "me" }, { kind: "open" }, ...bots(1)],
    options: { turn_cap_rounds: 2 },
  });
  const other = await arrive("Blue");
  await other.post(`/api/tables/${table}/join`, { invite });
  await player.post(`/api/tables/${table}/start`, {});
  await other.post(`/api/tables/${table}/resign`, { seat: 1 });
  await letFinish(player, table);
  await page.goto(`/t/${table}`);
  await expect(end.locator("thead th", { hasText: "Blue" })).toContainText("resigned");
  await expect(end.locator("thead th", { hasText: "resigned" })).toHaveCount(1);
});

/** What has to be in sight on a small laptop without scrolling; lists of cards and of what is in reach scroll inside. */
const IN_SIGHT: Record<string, string> = {
  antike: ".tray .cell, .board aside",
  mosaic: ".tray .cell, .board aside",
  ages: ".tray .cell, .hand, .ages > .scroll, .estate > div",
  civilization: ".tray .cell",
};
for (const [title, areas] of Object.entries(IN_SIGHT))
  test(`on a small laptop one's own things in ${title} are in sight without scrolling, in German too`, async ({
    arrive,
  }) => {
    const player = await arrive("Red", { viewport: { width: 1024, height: 768 } });
    const { page } = player;
    const below = () =>
      page.locator(areas).evaluateAll((all) =>
        all
          .map((area) => ({
            area: area.ariaLabel ?? area.className,
            // A pixel is what rounding makes.
            more: Math.max(area.scrollHeight - area.clientHeight, area.scrollWidth - area.clientWidth) > 1,
          }))
          .filter(({ more }) => more),
      );
    for (const enough of title === "mosaic" ? [40, Infinity] : [Infinity]) {
      const table = await openLate(player, title, enough);
      for (const lang of ["en", "de"]) {
        await page.evaluate((lang) => localStorage.setItem("ziggurat.lang", lang), lang);
        await player.sit(table);
        await expect(page.locator("html")).toHaveAttribute("lang", lang);
        await expect.poll(below, `in ${lang} after ${enough} actions`).toEqual([]);
      }
    }
    if (title === "ages") await expect(page.locator(".banks")).toBeInViewport({ ratio: 1 });
  });

test("among the stores of Mosaic on a phone nothing lit lies over its neighbours", async ({ arrive }) => {
  const player = await arrive("Red", {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const { page } = player;
  await openLate(player, "mosaic");
  await press(page.locator(".bar [role=tab]").nth(1), true);
  const lit = page.locator(".stores [data-state=ember], .stores [data-state=lamp]");
  await expect(lit.first()).toBeVisible();
  const over = await page.locator(".stores, .supply").evaluateAll((groups) => {
    const boxes = groups.flatMap((group) =>
      [...group.querySelectorAll("[data-thing]")].map((thing) => ({
        name: thing.getAttribute("data-thing"),
        // The rim of what is lit is drawn around it.
        rim: thing.getAttribute("data-state") === "rest" ? 0 : 3,
        box: thing.getBoundingClientRect(),
      })),
    );
    return boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter(
          (b) =>
            a.box.left - a.rim < b.box.right + b.rim &&
            a.box.right + a.rim > b.box.left - b.rim &&
            a.box.top - a.rim < b.box.bottom + b.rim &&
            a.box.bottom + a.rim > b.box.top - b.rim,
        )
        .filter((b) => a.rim + b.rim > 0)
        .map((b) => `${a.name}, ${b.name}`),
    );
  });
  expect(over).toEqual([]);
});
