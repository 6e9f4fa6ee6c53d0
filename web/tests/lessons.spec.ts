// Lessons and puzzles as a learner takes them: a mistake is told, tried again, done right, and on to the next.

import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { findsNothing } from "./support/axe";
import { clipped } from "./support/clipped";
import { expect, type Player, test } from "./support/fixtures";
import { press } from "./support/hand";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test("a lesson answers a mistake, accepts what is right, and leads to the next", async ({ arrive }) => {
  const { page } = await arrive("");
  await page.goto("/how-to-play/antike");
  await page.waitForLoadState("networkidle");
  await press(page.getByRole("link", { name: "Lessons" }));
  const card = page.locator(".lesson");
  await expect(card).toContainText("Lesson 1 of 9");
  await expect(card).toContainText("Next turn you want to reach Militia");
  // One seat is the learner's; the others are called by their nations, and nobody gives the answer away.
  const panels = page.locator(".players .name");
  await expect(panels.filter({ hasText: "you" })).toHaveCount(1);
  await expect(panels).toHaveText([/^\s*Roma\s*you\s*$/, "Graecia", "Germania"]);
  await expect(page.getByRole("button", { name: /^Hint/ })).toHaveCount(0);
  await press(page.locator('[data-thing="rondel:ferrum"]'));
  await expect(card).toContainText("Not quite. Ferrum brings the iron");
  await expect(page.locator(".prompt")).toContainText("nobody plays on here");
  await findsNothing(page, "lesson");
  await press(card.getByRole("button", { name: "Once more" }));
  await expect(card).toContainText("Next turn you want to reach Militia");
  await press(page.locator('[data-thing="rondel:aurum"]'));
  await expect(card).toContainText("That is it.");
  await press(card.getByRole("link", { name: "The next lesson" }));
  await expect(card).toContainText("Lesson 2 of 9");
  // Whoever is stuck goes to another one.
  await card.getByRole("combobox", { name: "Lesson" }).selectOption({ index: 4 });
  await expect(card).toContainText("Lesson 5 of 9");
  await expect(card.getByRole("button", { name: "Once more" })).toHaveCount(0);
  await expect(card.getByRole("option", { name: "✓" })).toHaveCount(1);
  // Lessons are no tables of one's own in the lobby.
  await page.goto("/");
  await expect(page.getByRole("region", { name: "My tables" })).toContainText("No tables yet.");
  await page.goto("/lesson/antike");
  await expect(card).toContainText("Lesson 2 of 9");
});

test("on a phone a lesson opens on the units it speaks of, far from the cities", async ({ arrive }) => {
  const { page } = await arrive("", PHONE);
  await page.goto("/lesson/antike/conquest");
  await expect(page.locator(".lesson")).toContainText("Two legions stand in Dyrrhachion.");
  await expect
    .poll(() =>
      page
        .locator('[data-thing="region:pella"]')
        .evaluate((region) => innerWidth - region.getBoundingClientRect().right),
    )
    .toBeGreaterThan(0);
});

test("in German nothing in a lesson of ages is cut or broken, not even in the narrowest card", async ({
  arrive,
}) => {
  const { page } = await arrive("", { locale: "de-DE", viewport: { width: 1440, height: 900 } });
  await page.goto("/lesson/ages/wonder");
  await expect(page.locator(".prompt.mine")).toBeVisible();
  await expect.poll(() => clipped(page)).toEqual([]);
});

/** What is clicked, one thing after another, for a wrong answer and for a right one. */
const answers = {
  ages: {
    lesson: "leader",
    wrong: ["slot:2"],
    said: "That was your last action.",
    right: ["card:hammurabi", "slot:2"],
  },
  mosaic: {
    lesson: "work",
    wrong: ["resource:food"],
    said: "That brought no 8 stone.",
    right: ["resource:stone"],
  },
  civilization: {
    lesson: "research",
    wrong: ["tech:philosophy"],
    said: "the other 5 trade",
    right: ["tech:monarchy"],
  },
} as const;

for (const [title, { lesson, wrong, said, right }] of Object.entries(answers))
  test(`a lesson of ${title} is taken with the mouse`, async ({ arrive }) => {
    const { page } = await arrive("");
    await page.goto(`/lesson/${title}/${lesson}`);
    const card = page.locator(".lesson");
    await expect(card).toContainText(/^Lesson \d/);
    await expect(card.getByRole("button")).toHaveCount(0);
    for (const thing of wrong) await press(page.locator(`[data-thing="${thing}"]`).first());
    await expect(card).toContainText(said);
    await press(card.getByRole("button", { name: "Once more" }));
    await expect(card).not.toContainText(said);
    for (const thing of right) await press(page.locator(`[data-thing="${thing}"]`).first());
    await expect(card).toContainText("That is it.");
    await expect(card.getByRole("link", { name: "A puzzle" })).toBeVisible();
  });

interface Wanted {
  seq: number;
  notation: string;
  targets: string[];
}

/** Plays an action as a person does who knows what they want: things that are lit, then a button or a list of them. */
async function playAs({ page }: Player, { seq, notation, targets }: Wanted): Promise<void> {
  const prompt = page.locator(".prompt");
  await expect(prompt).toHaveAttribute("data-seq", String(seq));
  const lit = (thing: string) =>
    page.locator(`[data-thing="${thing}"]:is([data-state="lamp"], [data-state="ember"])`).first();
  const button = prompt.locator(`[data-notation="${notation}"]`).first();
  const sure = prompt.getByRole("button", { name: "Yes, do it" });
  const kinds = prompt.locator(".kind");
  const played = async () => (await prompt.getAttribute("data-seq")) !== String(seq);
  const asked = () => expect.poll(async () => (await played()) || (await sure.or(button).count()) > 0);
  for (const [i, thing] of targets.entries()) {
    if ((await played()) || (await button.count()) || !(await lit(thing).count())) continue;
    await press(lit(thing));
    const next = targets.slice(i + 1);
    // The server answers, or the page asks on; where it asks with lists, nothing of this comes.
    await expect
      .poll(
        async () => {
          if ((await played()) || (await sure.or(button).count())) return true;
          for (const other of next) if (await lit(other).count()) return true;
          return false;
        },
        { timeout: 1500 },
      )
      .toBe(true)
      .catch(() => {});
  }
  for (let kind = 0; !(await played()) && !(await sure.or(button).count()); kind++)
    await press(kinds.nth(kind));
  if (!(await played()) && (await button.count())) await press(button);
  await asked().toBe(true);
  if (!(await played()) && (await sure.count())) await press(sure);
  await expect.poll(played, notation).toBe(true);
}

for (const title of ["antike", "ages", "mosaic", "civilization"])
  test(`every lesson of ${title} is done by clicking what is right`, async ({ player }) => {
    const { page } = player;
    const { lessons } = load(readFileSync(`../src/ziggurat/games/${title}/lessons/lessons.yaml`, "utf8")) as {
      lessons: { id: string; right: string[][] }[];
    };
    let table = "";
    page.on("response", async (response) => {
      if (response.request().method() === "POST" && response.url().endsWith("/api/tables"))
        table = (await response.json()).table;
    });
    await page.goto(`/lesson/${title}/${lessons[0]!.id}`);
    const card = page.locator(".lesson");
    for (const [number, { id, right }] of lessons.entries()) {
      await expect(card).toContainText(`Lesson ${number + 1} of ${lessons.length}`);
      await expect(page.locator(".prompt.mine")).toBeVisible();
      for (const notation of right[0]!) {
        let wanted: Wanted | undefined;
        await expect
          .poll(async () => {
            const { seq, actions } = await player.view(table);
            const action = actions.find((one) => one.notation === notation);
            wanted = action && { ...action, seq };
            return action !== undefined;
          }, `${id}: ${notation} may be played`)
          .toBe(true);
        await playAs(player, wanted!);
      }
      await expect(card, id).toContainText("That is it.");
      const next = card.getByRole("link", { name: "The next lesson" });
      if (number + 1 < lessons.length) {
        table = "";
        await press(next);
      } else await expect(next).toHaveCount(0);
    }
  });

test("the puzzle of the day is found in the lobby, and changes with the day", async ({ arrive }) => {
  const { page } = await arrive("");
  await page.clock.setFixedTime(new Date("2026-03-01T12:00:00Z"));
  await page.goto("/");
  await press(page.getByRole("link", { name: "Puzzle of the day" }));
  const card = page.locator(".lesson");
  await expect(card).toContainText(/Puzzle \d+ of \d+/);
  const today = await page.locator("h1").textContent();
  await page.clock.setFixedTime(new Date("2026-03-02T12:00:00Z"));
  await page.goto("/puzzle");
  await expect(card).toContainText(/Puzzle \d+ of \d+/);
  await expect(page.locator("h1")).not.toHaveText(today ?? "");
});

test("a puzzle says what an action costs, on a phone too", async ({ arrive }) => {
  const { page } = await arrive("", PHONE);
  await page.goto("/puzzle/antike/1-10");
  const card = page.locator(".lesson");
  await expect(card).toContainText("One action is clearly better");
  await press(page.locator('[data-thing="rondel:marmor"]'), true);
  await expect(card).toContainText(/Not quite\..*58 %/);
  await expect(card).not.toContainText("Scientia");
  await press(card.getByRole("button", { name: "Show the answer" }), true);
  await expect(card).toContainText("The best action: Scientia");
  await press(card.getByRole("button", { name: "Once more" }), true);
  await expect(card).toContainText("One action is clearly better");
  await press(page.locator('[data-thing="rondel:scientia"]'), true);
  await expect(card).toContainText("That is it.");
  await findsNothing(page, "puzzle on a phone");
  await press(card.getByRole("link", { name: "Another puzzle" }), true);
  await expect(card).toContainText("Puzzle 2 of");
  // The list says which ones are done.
  const list = card.getByRole("combobox", { name: "Puzzles" });
  await expect(list.getByRole("option", { name: "✓" })).toHaveText(["✓ Puzzle 1"]);
  await list.selectOption("Puzzle 4");
  await expect(card).toContainText("Puzzle 4 of");
});
