import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * Axe finds nothing serious, by light and by dark. Only contrast depends on the colours, so only that is
 * looked at twice.
 */
export async function findsNothing(page: Page, where: string): Promise<void> {
  const found: string[] = [];
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    // Five times as quick: what is in order is not listed node by node, and no second page is opened for frames of
    // other hosts, of which there are none.
    const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode(true);
    const { violations } = await (scheme === "light" ? axe : axe.withRules("color-contrast")).analyze();
    for (const { id, impact, nodes } of violations) {
      if (impact !== "serious" && impact !== "critical") continue;
      const examples = nodes.slice(0, 3).map((node) => node.html.slice(0, 160));
      found.push(`${where}, ${scheme}: ${id}: ${examples.join(" | ")}`);
    }
  }
  expect(found).toEqual([]);
}
