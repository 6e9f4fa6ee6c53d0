import { defineConfig } from "@playwright/test";
import { chromium } from "./tests/support/browser";

export default defineConfig({
  testDir: "tests",
  testMatch: "*.spec.ts",
  outputDir: "test-results",
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 8_000 },
  reporter: [["list"]],
  use: {
    launchOptions: chromium,
    locale: "en-GB",
    viewport: { width: 1440, height: 900 },
    trace: "retain-on-failure",
  },
});
