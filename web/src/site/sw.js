// The site without a network. `make site` writes VERSION and FILES (the digest of every file) before this text.
// A version is installed whole or not at all; an unchanged file is taken from the version before.

const SCOPE = new URL(self.registration.scope).pathname;
const NAME = `ziggurat ${SCOPE} ${VERSION}`;
const key = (file) => `${self.registration.scope}${file}?${encodeURIComponent(FILES[file])}`;

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(NAME);
      for (const file of Object.keys(FILES)) {
        await cache.put(key(file), (await caches.match(key(file))) ?? (await fetched(file)));
      }
    })(),
  );
});

/** Not from the browser's own cache when that is of another version. The browser itself compares: no copy is made. */
function fetched(file) {
  const [integrity, address] = [FILES[file], self.registration.scope + file];
  return fetch(address, { integrity }).catch(() => fetch(address, { integrity, cache: "reload" }));
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
