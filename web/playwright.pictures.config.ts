import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

/** `npm run pictures`: the small pictures in "How to play" and in the rules, into src/boards/<title>/pictures/. */
export default defineConfig({
  ...base,
  workers: 1,
  testMatch: "pictures.ts",
  timeout: 600_000,
  // What is not on the board is told, not waited for.
  use: { ...base.use, actionTimeout: 60_000 },
});
