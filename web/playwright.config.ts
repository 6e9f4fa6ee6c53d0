import { defineConfig } from "@playwright/test";
import { chromium } from "./tests/support/browser";

export default defineConfig({
  testDir: "tests",
  testMatch: "*.spec.ts",
  outputDir: "test-results",
  // Each has a server of its own, on the one build of the client. More than cores: tests wait for things.
  workers: Number(process.env["WAITING"] ?? 3),
  fullyParallel: true,
  // Long enough for a machine that is slow or busy: nothing here is a measurement.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  // A second try tells a busy machine from a defect; what needed one is listed as flaky at the end.
  retries: 1,
  reporter: [["list"]],
  use: {
    launchOptions: chromium,
    locale: "en-GB",
    viewport: { width: 1440, height: 900 },
    // Whole games are played without waiting for pieces to arrive; tests/motion.spec.ts looks at the motion itself.
    contextOptions: { reducedMotion: "reduce" },
    // Recording costs more than some tests do: what failed once is recorded.
    trace: "on-first-retry",
  },
});
