import { existsSync } from "node:fs";

const FOUND = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) =>
  existsSync(path),
);

/** The system's own Chromium, quiet and without anything that reaches for the network. */
export const chromium = {
  ...(FOUND ? { executablePath: FOUND } : {}),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};
