// A real server on a database of its own, to be started, killed and started again.

import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "../../..");

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => found(port));
    });
  });

export class Server {
  private child: ChildProcess | null = null;
  private said = "";
  private readonly folder = mkdtempSync(join(tmpdir(), "ziggurat-web-"));

  private constructor(
    private readonly port: number,
    private readonly settings: Record<string, string>,
  ) {}

  static async open(content = "", settings: Record<string, string> = {}): Promise<Server> {
    const server = new Server(await freePort(), settings);
    await server.start(content);
    return server;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get database(): string {
    return join(this.folder, "tables.sqlite");
  }

  /** `content` is a content pack for new tables, `title=file`. */
  async start(content = ""): Promise<void> {
    const own = join(root, ".venv/bin/ziggurat");
    this.child = spawn(
      existsSync(own) ? own : "ziggurat",
      [
        "serve",
        "--no-browser",
        "--port",
        String(this.port),
        "--database",
        this.database,
        ...(content ? ["--content", content] : []),
      ],
      {
        cwd: root,
        env: {
          ...process.env,
          ZIGGURAT_BOT_WORKERS: "1",
          ZIGGURAT_BOT_PAUSE: "0",
          ZIGGURAT_RATE_PERSON: "2000",
          ZIGGURAT_RATE_ADDRESS: "4000",
          ZIGGURAT_RATE_GUESTS: "100",
          ZIGGURAT_RATE_HEAVY: "100",
          ...this.settings,
        },
      },
    );
    const listen = (text: Buffer) => {
      this.said = (this.said + text.toString()).slice(-4000);
    };
    this.child.stdout?.on("data", listen);
    this.child.stderr?.on("data", listen);
    for (let tries = 0; tries < 800; tries++) {
      if (this.child.exitCode !== null) break;
      try {
        if ((await fetch(`${this.address}/healthz`)).ok) return;
      } catch {
        // Not listening yet.
      }
      await new Promise((wait) => setTimeout(wait, 125));
    }
    throw new Error(`the server did not start:\n${this.said}`);
  }

  /** The hard way, as a crash would. */
  async kill(): Promise<void> {
    const child = this.child;
    this.child = null;
    if (!child || child.exitCode !== null) return;
    await new Promise<void>((gone) => {
      child.once("exit", () => gone());
      child.kill("SIGKILL");
    });
  }

  async close(): Promise<void> {
    const child = this.child;
    this.child = null;
    if (child && child.exitCode === null)
      await new Promise<void>((gone) => {
        child.once("exit", () => gone());
        child.kill("SIGTERM");
        setTimeout(() => child.kill("SIGKILL"), 5000).unref();
      });
    rmSync(this.folder, { recursive: true, force: true });
  }
}
