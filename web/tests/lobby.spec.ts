import type { TableView } from "../src/lib/api/types";
import { advance } from "./support/advance";
import { clipped } from "./support/clipped";
import { expect, test } from "./support/fixtures";
import { playOn } from "./support/play";
import { SIZES } from "./support/sizes";

test("a stranger may say their name first", async ({ arrive }) => {
  const { page } = await arrive("");
  await page.goto("/");
  await page.getByRole("button", { name: "Keep" }).click();
  await expect(page.getByRole("alert")).toHaveText("Type a name first.");
  await page.getByLabel("Name").fill("Blue");
  await page.getByRole("button", { name: "Keep" }).click();
  await expect(page.getByRole("heading", { name: "Sit down, Blue." })).toBeVisible();
  await page.getByRole("button", { name: "Play now: Antike II" }).dblclick();
  await expect(page.locator(".prompt.mine")).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Take your turn" })).toBeVisible();
});

test("options are explained, seats can be changed, others invited by link", async ({ player, arrive }) => {
  const { page } = player;
  await page.goto("/");
  await page.getByRole("combobox", { name: "Game" }).selectOption("antike");
  await page.getByRole("button", { name: "3", exact: true }).click();
  await page.getByText("more options").click();
  await expect(page.getByText("Plinius goes to the first nation")).toBeVisible();
  await page.getByRole("button", { name: "Orient" }).click();
  // How bots of a level think is told once, however many there are.
  const line = page.getByText("Practised: Looks one action ahead and judges it well");
  await expect(line).toHaveCount(1);
  await page.getByRole("combobox", { name: "Seat 2" }).selectOption("bot, Strongest");
  await expect(page.getByText("Strongest: Plans its turn")).toBeVisible();
  await page.getByRole("combobox", { name: "Seat 3" }).selectOption("open");
  await expect(line).toHaveCount(0);
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByText("open seat")).toBeVisible();
  await expect(page.getByText("Send the link to whom you want")).toBeVisible();
  const link = await page.getByLabel("Invite with this link").inputValue();
  // Whoever has a seat is not asked to sit down; another seat may be played from the same screen.
  await expect(page.getByRole("button", { name: "Sit down here" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Play here too" })).toHaveCount(1);
  // A bot that was seated may go again.
  await page.getByRole("button", { name: "Free the seat" }).click();
  await expect(page.getByText("open seat")).toHaveCount(2);
  await expect(page.getByRole("button", { name: /^Change the name/ })).toHaveCount(0);
  await page.getByRole("combobox", { name: "Seat a bot" }).first().selectOption("Strong");
  await expect(page.getByText("open seat")).toHaveCount(1);
  await expect(page.getByRole("listitem").filter({ hasText: /Strong\s*bot/ })).toBeVisible();

  const guest = await arrive("Blue");
  await guest.page.goto(link);
  await expect(guest.page.getByText("You are invited.")).toBeVisible();
  await expect(guest.page.getByText("Orient")).toBeVisible();
  await guest.page.getByRole("button", { name: "Sit down here" }).click();
  await expect(guest.page.getByText("It starts when the owner of the table says so.")).toBeVisible();
  await expect(guest.page.getByRole("button", { name: "Start", exact: true })).toHaveCount(0);
  await expect(page.getByText("Blue")).toBeVisible();
  // Nobody else is to be invited now, and who comes all the same is told so.
  await expect(page.getByText("Every seat is taken. It starts when you say so.")).toBeVisible();
  await expect(page.getByLabel("Invite with this link")).toHaveCount(0);
  const late = await arrive("");
  await late.page.goto(link);
  await expect(late.page.getByText("Once it starts you can watch here.")).toBeVisible();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.locator(".prompt")).toBeVisible();
  await expect(guest.page.locator(".prompt")).toBeVisible();
});

test("the lobby says at every size whose turn it is", async ({ player, arrive }) => {
  const { page } = player;
  const blue = await arrive("Blue");
  const seats = [{ kind: "me" as const }, { kind: "open" as const }];
  for (const seed of [1, 2, 3]) {
    const { table } = await player.create({ title: "antike", seats, seed, public: true });
    await blue.post(`/api/tables/${table}/join`, {});
    await player.post(`/api/tables/${table}/start`, {});
  }
  await page.goto("/");
  const rows = page.getByRole("region", { name: "My tables" }).getByRole("listitem");
  await expect(rows).toHaveCount(3);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const row of await rows.all()) {
      const mine = (await row.getByRole("link", { name: "Take your turn" }).count()) > 0;
      await expect(row.getByText(mine ? "your turn" : "Blue thinks", { exact: true })).toBeVisible();
    }
    // Of a title's picture the lobby shows a part.
    expect((await clipped(page)).filter((text) => !text.includes("div.picture"))).toEqual([]);
  }
});

test("open tables are listed and can be joined", async ({ player, arrive }) => {
  await player.create({
    title: "antike",
    seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }],
    public: true,
  });
  const { page } = await arrive("Green");
  await page.goto("/");
  await expect(page.getByRole("region", { name: "My tables" })).toBeVisible();
  await page.getByRole("button", { name: "Open seats" }).click();
  // They are somebody else's.
  await expect(page.getByRole("region", { name: "Tables", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Take a seat" }).first().click();
  await page.getByRole("button", { name: "Sit down here" }).first().click();
  await expect(page.getByText("you", { exact: true })).toBeVisible();
});

test("what a table's menu exports is opened again: by file, dropped, pasted", async ({ player }) => {
  const { page } = player;
  const bots = [1, 2].map(() => ({ kind: "bot" as const, bot: "random" }));
  const { table } = await player.create({
    title: "antike",
    seats: [{ kind: "me" }, ...bots],
    options: { turn_cap_rounds: 2 },
    seed: 7,
  });
  const exported = async (id: string) => (await page.request.get(`/api/tables/${id}/export`)).text();
  await advance(player, table, 1000);

  // The lobby says who won it.
  const winner = (await player.view(table)).over!.places.indexOf(1);
  await page.goto("/");
  await page.getByRole("button", { name: "Finished", exact: true }).click();
  const row = page.getByRole("region", { name: "Tables", exact: true }).getByRole("listitem").first();
  await expect(row.getByText(/ won$/)).toBeVisible();
  await expect(row.locator(".who > span").nth(winner).getByRole("img", { name: "won" })).toBeVisible();

  // A finished game as the menu gives it.
  await player.sit(table);
  await page.getByRole("button", { name: "See the board" }).click();
  await page.getByRole("button", { name: "Menu" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export the game" }).click(),
  ]);
  await page.goto("/");
  await page.getByLabel("Choose a file").setInputFiles(await download.path());
  // With a seed of one's own nothing proves chance, and the record does not say by itself that the game is over.
  const saved = page.getByRole("region", { name: "A saved game" });
  await saved.getByRole("button", { name: "Open the game" }).click();
  await expect(page).toHaveURL(/\/t\/.+/);
  expect(page.url()).not.toContain(table);
  await expect(page.locator("dialog[open] .winner h3")).toBeVisible();

  // A what-if of one's own, still running, dropped on the lobby.
  const branch = await player.post<TableView>(`/api/tables/${table}/what-if`, { at: 4 });
  const record = await exported(branch.table);
  await page.goto("/");
  const dropped = await page.evaluateHandle((text) => {
    const held = new DataTransfer();
    held.items.add(new File([text], "game.txt"));
    return held;
  }, record);
  await saved.locator("form").dispatchEvent("drop", { dataTransfer: dropped });
  // Bots play on beside whoever opens it, or other people at the same screen.
  const taken = saved.getByRole("combobox", { name: /^Seat/ }).locator("option:checked");
  await expect(taken).toHaveText(["you", "bot, Practised", "bot, Practised"]);
  await saved.getByRole("combobox", { name: "Seat 3" }).selectOption("bot, Strong");
  await expect(taken).toHaveText(["you", "bot, Practised", "bot, Strong"]);
  await saved.getByRole("button", { name: "Open the game" }).click();
  await expect(page.locator(".prompt.mine")).toBeVisible();
  await expect(page.locator(".players .seat", { hasText: /Practised|Strong/ })).toHaveCount(2);
  const wentOn = page.url().split("/t/")[1]!;
  await playOn(page, async () =>
    (await player.view(wentOn)).log.some(({ seat, seq }) => seat > 0 && seq > 0),
  );
  expect(await exported(wentOn)).toContain(record.replace(/^end .*\n/m, ""));

  // What is known of a running game that counts is no record, and that is said in the reader's language.
  const counting = await player.create({ title: "antike", seats: [{ kind: "me" }, ...bots], counts: true });
  const running = await exported(counting.table);
  await page.goto("/");
  await page.getByLabel("Or paste its text").fill(running);
  await page.getByRole("button", { name: "Open the game" }).click();
  await expect(page.getByRole("alert")).toContainText("running game");
  await page.getByRole("combobox", { name: "Language" }).selectOption("Deutsch");
  await page.getByLabel("Oder füge ihren Text ein").fill(record.replace(/^end .*/m, ""));
  await page.getByRole("button", { name: "Partie öffnen" }).click();
  await expect(page.getByRole("alert")).toContainText("abgeschnitten");
  // The browser itself reports what the server refuses.
  for (const complaint of player.complaints.splice(0)) expect(complaint).toContain("status of 422");
});

test("a program of one's own gets a token, is asked to a table and marked as what it is", async ({
  player,
  playwright,
}) => {
  const { page } = player;
  await page.goto("/");
  await page.getByText("Programs of mine").click();
  await page.getByRole("button", { name: "Make one" }).click();
  await expect(page.getByRole("alert")).toHaveText("Type a name first.");
  await page.getByRole("textbox", { name: "Name of the program" }).fill("Obelisk");
  await page.getByRole("button", { name: "Make one" }).click();
  const token = await page.locator("output").textContent();
  const { table } = await player.create({
    title: "antike",
    seats: [{ kind: "me" }, { kind: "open" }],
    start: false,
  });
  await page.goto(`/t/${table}`);
  await page.getByRole("combobox", { name: "Ask a program" }).selectOption("Obelisk");
  const seat = page.locator("li", { has: page.locator("b", { hasText: "Obelisk" }) });
  await expect(seat).toContainText("is asked");
  const program = await playwright.request.newContext({
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  const joined = await program.post(new URL(`/api/tables/${table}/join`, page.url()).href, {
    data: { seat: 1 },
  });
  expect(joined.status()).toBe(200);
  // Nobody is asked any more: the word is the mark.
  await expect(seat.getByRole("combobox")).toHaveCount(0);
  await expect(seat).toContainText("program");
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.locator(".players .seat", { hasText: "Obelisk" })).toContainText("program");
});

test("an account changes its password, is taken along and goes for good", async ({ player, arrive }) => {
  const { page } = player;
  await page.goto("/");
  await page.getByText("Keep my tables on other devices").click();
  // Not the field in which a guest changes their name.
  await page
    .locator("form", { has: page.getByLabel("Password", { exact: true }) })
    .getByLabel("Name")
    .fill("Ochre");
  await page.getByLabel("Password", { exact: true }).fill("first words");
  await page.getByRole("button", { name: "Make an account" }).click();
  await expect(page.getByText("This server cannot send e-mail")).toBeVisible();

  await page.getByText("Password and my data").click();
  await page.getByLabel("Current password").fill("wrong words");
  await page.getByLabel("New password").fill("other words");
  await page.getByRole("button", { name: "Change the password" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  // The browser itself reports the refusal.
  expect(player.complaints.splice(0)).toHaveLength(1);
  await page.getByLabel("Current password").fill("first words");
  await page.getByRole("button", { name: "Change the password" }).click();
  await expect(page.getByText("On other devices you are logged out.")).toBeVisible();

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download all that is kept about me" }).click();
  expect((await saving).suggestedFilename()).toBe("ziggurat-me.json");

  const other = await arrive("");
  await other.post("/api/account/login", { name: "Ochre", password: "other words" });
  await page.getByRole("button", { name: "Log out on all devices" }).click();
  await expect(page.getByRole("heading", { name: "Sit down." })).toBeVisible();
  expect(await other.get("/api/me")).toBeNull();

  await other.post("/api/account/login", { name: "Ochre", password: "other words" });
  await other.page.goto("/");
  await other.page.getByText("Password and my data").click();
  await other.page.getByRole("button", { name: "Delete everything about me" }).click();
  await other.page.getByLabel("Password", { exact: true }).fill("other words");
  await other.page.getByRole("button", { name: "Delete everything about me", exact: true }).click();
  await expect(other.page.getByRole("heading", { name: "Sit down." })).toBeVisible();
  expect(
    (
      await other.page.request.post("/api/account/login", {
        data: { name: "Ochre", password: "other words" },
        headers: { origin: other.address },
      })
    ).ok(),
  ).toBe(false);
});
