// Shows what the server tells this browser, and leads to the table.

self.addEventListener("push", (event) => {
  const told = event.data.json();
  event.waitUntil(show(told));
});

async function show({ title, body, link }) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  // Whoever looks at the table sees it there.
  if (pages.some((page) => page.visibilityState === "visible" && path(page.url) === path(link))) return;
  await self.registration.showNotification(title, {
    body,
    tag: path(link),
    icon: "/icon-192.png",
    data: { link },
  });
}

const path = (url) => new URL(url, self.location.origin).pathname;

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(go(path(event.notification.data.link)));
});

async function go(where) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => path(page.url) === where);
  await (there ? there.focus() : self.clients.openWindow(where));
}
