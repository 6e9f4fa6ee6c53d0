// Lessons as a learner takes them: a mistake is told, tried again, done right, and on to the next.

import { findsNothing } from "./support/axe";
import { expect, test } from "./support/fixtures";
import { press } from "./support/hand";

test("a lesson answers a mistake, accepts what is right, and leads to the next", async ({ arrive }) => {
  const { page } = await arrive("");
  await page.goto("/how-to-play/antike");
  await page.waitForLoadState("networkidle");
  await press(page.getByRole("link", { name: "Lessons" }));
  const card = page.locator(".lesson");
  await expect(card).toContainText("Lesson 1 of 8");
  await expect(card).toContainText("Next turn you want to reach Militia");
  await press(page.locator('[data-thing="rondel:ferrum"]'));
  await expect(card).toContainText("Not quite. Ferrum brings the iron");
  await findsNothing(page, "lesson");
  await press(card.getByRole("button", { name: "Once more" }));
  await expect(card).toContainText("Next turn you want to reach Militia");
  await press(page.locator('[data-thing="rondel:aurum"]'));
  await expect(card).toContainText("That is it.");
  await press(card.getByRole("link", { name: "The next lesson" }));
  await expect(card).toContainText("Lesson 2 of 8");
  // Lessons are no tables of one's own in the lobby.
  await page.goto("/");
  await expect(page.getByRole("region", { name: "My tables" })).toContainText("No tables yet.");
  await page.goto("/lesson/antike");
  await expect(card).toContainText("Lesson 2 of 8");
});
