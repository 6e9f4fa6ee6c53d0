import { type Browser, type BrowserContextOptions, test as base, expect, type Page } from "@playwright/test";
import type { NewTable, TableView, Title } from "../../src/lib/api/types";
import { Server } from "./server";

export { expect };

/** A person with a browser of their own; whatever the console says is held against the client. */
export class Player {
  readonly complaints: string[] = [];

  private constructor(
    readonly page: Page,
    readonly address: string,
  ) {
    page.on("console", (message) => {
      // While the server is down the browser itself reports every failed connection.
      if (!["error", "warning"].includes(message.type())) return;
      if (/ERR_CONNECTION|WebSocket connection to/.test(message.text())) return;
      // What an action would change may be asked for just when the table moves on.
      if (/409/.test(message.text()) && /\/forecast\?/.test(message.location().url)) return;
      this.complaints.push(message.text());
    });
    page.on("pageerror", (error) => this.complaints.push(String(error)));
  }

  static async arrive(browser: Browser, server: Server, name: string, options: BrowserContextOptions = {}) {
    const context = await browser.newContext({ baseURL: server.address, ...options });
    const player = new Player(await context.newPage(), server.address);
    if (name) await player.post("/api/me", { name });
    return player;
  }

  async post<T>(path: string, data: object): Promise<T> {
    const answer = await this.page.request.post(path, { data, headers: { origin: this.address } });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json().catch(() => null)) as T;
  }

  async get<T>(path: string): Promise<T> {
    return (await (await this.page.request.get(path)).json()) as T;
  }

  titles(): Promise<Title[]> {
    return this.get<Title[]>("/api/titles");
  }

  create(table: Partial<NewTable> & Pick<NewTable, "title" | "seats">): Promise<TableView> {
    return this.post<TableView>("/api/tables", table);
  }

  view(table: string): Promise<TableView> {
    return this.get<TableView>(`/api/tables/${table}`);
  }

  async sit(table: string): Promise<void> {
    await this.page.goto(`/t/${table}`);
    await expect(this.page.locator(".prompt")).toBeVisible();
  }

  async close(): Promise<void> {
    expect(this.complaints).toEqual([]);
    await this.page.context().close();
  }
}

interface Fixtures {
  player: Player;
  arrive: (name: string, options?: BrowserContextOptions) => Promise<Player>;
}

export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first argument's shape.
    async ({}, use) => {
      const server = await Server.open();
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  arrive: async ({ browser, server }, use) => {
    const arrived: Player[] = [];
    await use(async (name, options = {}) => {
      const player = await Player.arrive(browser, server, name, options);
      arrived.push(player);
      return player;
    });
    for (const player of arrived) await player.close();
  },
  player: async ({ arrive }, use) => {
    await use(await arrive("Red"));
  },
});
