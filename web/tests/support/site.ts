// The built site as a static host serves it, below a path.

import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { api } from "../../src/lib/api/rest";

export const PATH = "/ziggurat/";
export const FOLDER = process.env.SITE ?? fileURLToPath(new URL("../../../site", import.meta.url));

const KINDS: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** What the page asks its engine can be asked by hand too. */
declare global {
  interface Window {
    ziggurat: typeof api;
  }
}

export const exported = (page: Page, table: string): Promise<string> =>
  page.evaluate((id) => window.ziggurat.exported(id, "en", null), table);

export class StaticHost {
  /** Files that are served instead of those of the folder, by name. */
  readonly instead = new Map<string, string>();
  readonly asked: string[] = [];
  private server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? "/", "http://host");
      const name = normalize(pathname.slice(PATH.length) || "index.html");
      this.asked.push(name);
      const changed = this.instead.get(name);
      const file = join(FOLDER, name);
      if (!pathname.startsWith(PATH) || name.startsWith("..") || (!changed && !existsSync(file))) {
        response.writeHead(404).end();
        return;
      }
      const kind = KINDS[extname(name)] ?? "application/octet-stream";
      if (changed !== undefined) {
        response.writeHead(200, { "content-type": kind, "cache-control": "no-cache" }).end(changed);
        return;
      }
      response.writeHead(200, {
        "content-type": kind,
        "content-length": statSync(file).size,
        "cache-control": "no-cache",
      });
      createReadStream(file).pipe(response);
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, "127.0.0.1", done));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}${PATH}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
