// The site without a network. `make site` writes VERSION and FILES (digest and size of every file) before this text.
// A version is installed whole or not at all; an unchanged file is taken from the version before.

const SCOPE = new URL(self.registration.scope).pathname;
const NAME = `ziggurat ${SCOPE} ${VERSION}`;
const key = (file) => `${self.registration.scope}${file}?digest=${FILES[file][0]}`;

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(NAME);
      for (const file of Object.keys(FILES)) {
        const before = await caches.match(key(file));
        // Not from the browser's own cache when that may be of another version: its digest decides.
        const response = before ?? (await fetched(file));
        await cache.put(key(file), response);
      }
    })(),
  );
});

async function fetched(file) {
  for (const cache of ["default", "reload"]) {
    const response = await fetch(self.registration.scope + file, { cache });
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    const bytes = await response.clone().arrayBuffer();
    const made = [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))];
    if (
      made
        .map((byte) => byte.toString(16).padStart(2, "0"))
        .join("")
        .startsWith(FILES[file][0])
    )
      return response;
  }
  throw new Error(`${file} is of another version`);
}

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name.startsWith(`ziggurat ${SCOPE} `) && name !== NAME) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("message", (event) => {
  if (event.data === "take-over") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || !url.href.startsWith(self.registration.scope)) return;
  const file = url.pathname.slice(SCOPE.length) || "index.html";
  if (!(file in FILES)) return;
  event.respondWith(
    caches
      .open(NAME)
      .then((cache) => cache.match(key(file)))
      .then((kept) => kept ?? fetch(event.request)),
  );
});
