import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./scripts/vite-icons";

export default defineConfig(({ mode }) => ({
  // Without a server the site lies anywhere, also below a path.
  base: mode === "site" ? "./" : "/",
  plugins: [svelte(), icons()],
  build: {
    target: "es2022",
    // The server sends `font-src 'self'`; an inlined data: font would be refused.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  server: {
    // The client's words lie beside the engine's, outside this folder.
    fs: { allow: [".."] },
    proxy: {
      "/api": "http://127.0.0.1:8765",
      "/ws": { target: "ws://127.0.0.1:8765", ws: true },
    },
  },
  // Vitest resolves packages like Node; runes stores need the browser build of Svelte.
  resolve: {
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
    // Who answers the client; each build holds one of them.
    alias: {
      "#transport": fileURLToPath(
        new URL(`./src/lib/api/${mode === "site" ? "local" : "server"}.ts`, import.meta.url),
      ),
    },
  },
  worker: { format: "es" },
  // Long enough for a machine that is busy: nothing here is a measurement.
  test: { include: ["src/**/*.test.ts"], testTimeout: 60_000 },
}));
