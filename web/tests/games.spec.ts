import { expect, test } from "./support/fixtures";
import { isOver, playOn } from "./support/play";

/** Games that end by their own rules: the bots see to that, whatever we click. */
const GAMES: Record<string, { players: number; options: Record<string, boolean | number | string> }> = {
  antike: { players: 3, options: {} },
  mosaic: { players: 2, options: {} },
  ages: { players: 2, options: {} },
  civilization: { players: 2, options: { offers_per_player: 1 } },
};

for (const [title, { players, options }] of Object.entries(GAMES))
  test(`a whole game of ${title} is played by clicking`, async ({ arrive }) => {
    test.setTimeout(180_000);
    const player = await arrive("Red", { reducedMotion: "reduce" });
    const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, bot: "greedy" }));
    const { table } = await player.create({ title, seats: [{ kind: "me" }, ...bots], options, seed: 7 });
    await player.sit(table);
    await playOn(player.page, isOver(player.page), 40);
    const view = await player.view(table);
    expect(view.status).toBe("finished");
    console.log(`${title}: ${view.length} actions. ${view.over?.reason}`);
    await expect(player.page.locator("dialog[open] .winner h3")).toBeVisible();
    await expect(player.page.locator("dialog[open] table")).toBeVisible();
    await expect(player.page.locator("dialog[open] .plot")).toBeVisible();
  });
