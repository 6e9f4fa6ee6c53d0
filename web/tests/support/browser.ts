import { existsSync } from "node:fs";

const FOUND = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) =>
  existsSync(path),
);

/** Only the last such list counts: what Playwright switches off for tests, and the pages behind every address bar. */
const OFF = [
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
  // Nobody types there, and they are an eighth of the work.
  "AimEnabled",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxPopup",
];

/** The system's own Chromium, quiet and without anything that reaches for the network. */
export const chromium = {
  ...(FOUND ? { executablePath: FOUND } : {}),
  args: [
    "--no-sandbox",
    // A tone may sound before anybody has clicked: a page in the background was clicked on long ago.
    "--autoplay-policy=no-user-gesture-required",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    `--disable-features=${OFF.join(",")}`,
  ],
};
