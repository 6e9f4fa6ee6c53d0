import { expect, test } from "./support/fixtures";
import { isOver, playOn } from "./support/play";

/** Options under which a game of each title is whole but short. */
const SHORT: Record<string, { players: number; options: Record<string, boolean | number | string> }> = {
  antike: { players: 3, options: { turn_cap_rounds: 4 } },
  mosaic: { players: 2, options: { turn_cap_rounds: 8 } },
  ages: { players: 2, options: { tier: "simple", resigning: false } },
  civilization: { players: 2, options: { round_limit: 3, offers_per_player: 1 } },
};

for (const [title, { players, options }] of Object.entries(SHORT))
  test(`a whole game of ${title} is played by clicking`, async ({ player }) => {
    test.setTimeout(420_000);
    const installed = (await player.titles()).some((other) => other.id === title);
    test.skip(!installed, "not installed");
    const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, bot: "random" }));
    const { table } = await player.create({ title, seats: [{ kind: "me" }, ...bots], options, seed: 7 });
    await player.sit(table);
    await playOn(player.page, isOver(player.page));
    expect((await player.view(table)).status).toBe("finished");
    await expect(player.page.locator("dialog[open] .winner h3")).toBeVisible();
    await expect(player.page.locator("dialog[open] table")).toBeVisible();
  });
