import { expect, test } from "./support/fixtures";
import { isOver, playByHand, playOn } from "./support/play";

/** Games that end by their own rules: the bots see to that, whatever we click. */
const GAMES: Record<string, { players: number; seed: number; options: Record<string, number | boolean> }> = {
  antike: { players: 3, seed: 7, options: {} },
  mosaic: { players: 2, seed: 7, options: {} },
  // Whoever clicks at random would soon give up, which is a right of the full game.
  ages: { players: 2, seed: 7, options: { resigning: false } },
  civilization: { players: 2, seed: 3, options: { offers_per_player: 1 } },
};

const BY_HAND = 25;

for (const [title, { players, seed, options }] of Object.entries(GAMES))
  test(`a whole game of ${title} is played by clicking`, async ({ arrive }) => {
    const player = await arrive("Red", { reducedMotion: "reduce" });
    const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, bot: "greedy" }));
    const { table } = await player.create({ title, seats: [{ kind: "me" }, ...bots], options, seed });
    await player.sit(table);
    // The first moves with the mouse itself; all of them would take five times as long.
    expect(await playByHand(player.page, BY_HAND)).toBe(BY_HAND);
    await playOn(player.page, isOver(player.page), 40);
    const view = await player.view(table);
    expect(view.status).toBe("finished");
    console.log(`${title}: ${view.length} actions. ${view.over?.reason}`);
    await expect(player.page.locator("dialog[open] .winner h3")).toBeVisible();
    await expect(player.page.locator("dialog[open] table")).toBeVisible();
    await expect(player.page.locator("dialog[open] .plot")).toBeVisible();
  });
