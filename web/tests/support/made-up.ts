// A copy of the house with a language made from English by a program: every letter is a wide one. Client and server.

import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { root, Server } from "./server";

export const LANG = "xx";

export async function openHouse(): Promise<{ server: Server; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "ziggurat-made-up-"));
  const own = join(root, ".venv/bin/python");
  const run = (command: string, given: string[], cwd: string) =>
    execFileSync(command, given, { cwd, stdio: ["ignore", "ignore", "inherit"] });
  run(existsSync(own) ? own : "python3", ["-m", "tests.words.made_up", folder], root);
  const web = join(folder, "web");
  for (const part of ["src", "public", "scripts"])
    cpSync(join(root, "web", part), join(web, part), { recursive: true });
  for (const part of ["index.html", "package.json", "svelte.config.js", "tsconfig.json", "vite.config.ts"])
    cpSync(join(root, "web", part), join(web, part));
  symlinkSync(join(root, "web/node_modules"), join(web, "node_modules"));
  const client = join(folder, "src/ziggurat/server/client");
  run("npx", ["vite", "build", "--outDir", client, "--logLevel", "error"], web);
  const server = await Server.open("", { PYTHONPATH: join(folder, "src"), ZIGGURAT_PURE: "1" });
  return {
    server,
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Every text on the page, and every name that is only heard or shown on hovering. */
export const texts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (node instanceof Element) {
        for (const name of ["aria-label", "aria-description", "title", "placeholder", "alt"])
          if (node.hasAttribute(name)) found.push(`${name}: ${node.getAttribute(name)}`);
      } else if (!node.parentElement?.closest("script, style, code, [data-said-as-it-is]"))
        found.push(node.textContent ?? "");
    }
    return found.filter((text) => text.trim());
  });
