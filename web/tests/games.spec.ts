import { expect, test } from "./support/fixtures";
import { isOver, playOn } from "./support/play";

test("a whole game of Antike II is played by clicking", async ({ player }) => {
  test.setTimeout(300_000);
  const table = await player.create({
    title: "antike",
    seats: [{ kind: "me" }, { kind: "bot", bot: "random" }, { kind: "bot", bot: "random" }],
    options: { turn_cap_rounds: 4 },
    seed: 7,
  });
  await player.sit(table.table);
  await playOn(player.page, isOver(player.page));
  await expect(player.page.getByText(/wins?/).first()).toBeVisible();
  await expect(player.page.locator("dialog[open] table")).toBeVisible();
  await expect(player.page.locator("dialog[open] .plot")).toBeVisible();
});
