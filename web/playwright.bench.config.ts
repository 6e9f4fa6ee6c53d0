import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

/** `npm run bench`: how quick the client is, printed. */
export default defineConfig({
  ...base,
  workers: 1,
  testMatch: "bench*.ts",
  timeout: 600_000,
  retries: 0,
  // What is traced is slower.
  use: { ...base.use, trace: "off" },
});
