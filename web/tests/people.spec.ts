// A place to come back to: profiles, finished games, ratings.

import { letFinish } from "./support/advance";
import { clipped } from "./support/clipped";
import { expect, type Player, test } from "./support/fixtures";

const PHONE = { width: 390, height: 844 };

/** A short game against bots, played to its end. */
async function played(player: Player, counts: boolean): Promise<string> {
  const bots = [1, 2].map(() => ({ kind: "bot" as const, bot: "random" }));
  const { table } = await player.create({
    title: "antike",
    seats: [{ kind: "me" }, ...bots],
    options: { turn_cap_rounds: 2 },
    public: true,
    counts,
  });
  await letFinish(player, table);
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
    await expect(page.getByRole("region", { name: "Ratings" }).getByText("one rated game")).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
  await expect(page.getByRole("region", { name: "Ratings" }).getByText(/^\d+ ± \d+$/)).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Results" }).getByRole("row", { name: /Antike II 2/ }),
  ).toBeVisible();
  await expect(page.getByRole("region", { name: "Opponents" }).getByRole("row")).toHaveCount(2);
  await expect(
    page.getByRole("region", { name: "Games" }).getByRole("link", { name: /^Replay/ }),
  ).toHaveCount(2);

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

  // Everything can be read whole, on a phone too, in both languages.
  await page.setViewportSize(PHONE);
  const me = (await (await page.request.get("/api/me")).json()).id as string;
  for (const address of [`/people/${me}`, "/games", "/ratings"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/moment/);
    expect(await clipped(page)).toEqual([]);
  }
});
