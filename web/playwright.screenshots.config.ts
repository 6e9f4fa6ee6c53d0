import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

/** `npm run screenshots`: every screen and board into screenshots/, which is not committed. */
export default defineConfig({ ...base, workers: 1, testMatch: "screenshots.ts", timeout: 600_000 });
