import { expect, test } from "./support/fixtures";

test("a stranger names themselves and plays in two clicks", async ({ arrive }) => {
  const { page } = await arrive("");
  await page.goto("/");
  await expect(page.getByRole("button", { name: /Play now/ }).first()).toBeDisabled();
  await page.getByLabel("Name").fill("Blue");
  await page.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByRole("heading", { name: "Sit down, Blue." })).toBeVisible();
  await page.getByRole("button", { name: "Play now: Antike II" }).click();
  await expect(page.locator(".prompt")).toBeVisible();
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
  await page.getByRole("button", { name: /^Seat 3/ }).click();
  while ((await page.getByRole("button", { name: /^Seat 3/ }).textContent()) !== "open")
    await page.getByRole("button", { name: /^Seat 3/ }).click();
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByText("open seat")).toBeVisible();
  const link = await page.getByLabel("Invite with this link").inputValue();

  const guest = await arrive("Blue");
  await guest.page.goto(link);
  await guest.page.getByRole("button", { name: "Sit down here" }).click();
  await expect(page.getByText("Blue")).toBeVisible();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.locator(".prompt")).toBeVisible();
  await expect(guest.page.locator(".prompt")).toBeVisible();
});

test("open tables are listed and can be joined", async ({ player, arrive }) => {
  await player.create({
    title: "antike",
    seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }],
    public: true,
  });
  const { page } = await arrive("Green");
  await page.goto("/");
  await page.getByRole("button", { name: "Open seats" }).click();
  await page.getByRole("link", { name: "Take a seat" }).first().click();
  await page.getByRole("button", { name: "Sit down here" }).first().click();
  await expect(page.getByText("you", { exact: true })).toBeVisible();
});
