// A browser that nobody looks into. Playwright has the tab keep a copy of every answer it gets, and of those of its
// workers: a quarter of what a page with an engine in it weighs.

import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { chromium } from "./browser";

interface Said {
  id?: number;
  method?: string;
  params?: { sessionId: string };
  result?: unknown;
}

export class BareBrowser {
  private readonly waiting = new Map<number, (result: unknown) => void>();
  private readonly workers: string[] = [];
  private number = 0;
  private page = "";

  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
  ) {
    let rest = "";
    (child.stdio[4] as Readable).on("data", (chunk: Buffer) => {
      const parts = (rest + chunk.toString()).split("\0");
      rest = parts.pop()!;
      for (const part of parts) this.hear(JSON.parse(part) as Said);
    });
  }

  /** One tab of this size at an address. */
  static async open(address: string, width: number, height: number): Promise<BareBrowser> {
    const folder = mkdtempSync(join(tmpdir(), "ziggurat-bare-"));
    const child = spawn(
      chromium.executablePath ?? "chromium",
      [
        ...chromium.args,
        "--headless",
        "--remote-debugging-pipe",
        "--force-prefers-reduced-motion",
        "--lang=en-GB",
        `--user-data-dir=${folder}`,
        `--window-size=${width},${height}`,
        "about:blank",
      ],
      { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] },
    );
    const browser = new BareBrowser(child, folder);
    const { targetId } = await browser.send<{ targetId: string }>("Target.createTarget", { url: address });
    const attached = await browser.send<{ sessionId: string }>("Target.attachToTarget", {
      targetId,
      flatten: true,
    });
    browser.page = attached.sessionId;
    return browser;
  }

  private hear({ id, method, params, result }: Said): void {
    if (method === "Target.attachedToTarget" && this.page) this.workers.push(params!.sessionId);
    if (id === undefined) return;
    this.waiting.get(id)?.(result);
    this.waiting.delete(id);
  }

  private send<T>(method: string, params: object = {}, sessionId?: string): Promise<T> {
    return new Promise((settle) => {
      const id = ++this.number;
      this.waiting.set(id, (result) => settle(result as T));
      (this.child.stdio[3] as Writable).write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  }

  /** What a function says in the page. */
  async ask<A, R>(asked: (given: A) => R | Promise<R>, given?: A): Promise<R> {
    const expression = `(${asked})(${JSON.stringify(given) ?? ""})`;
    const { result } = await this.send<{ result: { value: R } }>(
      "Runtime.evaluate",
      { expression, awaitPromise: true, returnByValue: true },
      this.page,
    );
    return result.value;
  }

  async until(asked: () => boolean): Promise<void> {
    // While a page is exchanged for another one nobody answers.
    while (!(await this.ask(asked).catch(() => false))) await new Promise((wait) => setTimeout(wait, 100));
  }

  reload(): Promise<unknown> {
    return this.send("Page.reload", {}, this.page);
  }

  /** Megabytes that are the tab's own, and its share of what it has in common with others; workers are in it. */
  async memory(): Promise<number | undefined> {
    await this.send(
      "Target.setAutoAttach",
      { autoAttach: true, waitForDebuggerOnStart: false, flatten: true },
      this.page,
    );
    // Only what is needed, not what is about to be thrown away.
    for (const session of [this.page, ...this.workers])
      await this.send("HeapProfiler.collectGarbage", {}, session);
    const { processInfo } = await this.send<{ processInfo: { id: number; type: string }[] }>(
      "SystemInfo.getProcessInfo",
    );
    const tabs = processInfo
      .filter(({ type }) => type === "renderer")
      .map(({ id }) => `/proc/${id}/smaps_rollup`)
      .filter(existsSync)
      .map((file) => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(file, "utf8"))?.[1]) / 1024);
    return tabs.length ? Math.max(...tabs) : undefined;
  }

  async close(): Promise<void> {
    const gone = new Promise((done) => this.child.once("exit", done));
    await Promise.race([this.send("Browser.close"), gone]);
    await gone;
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
