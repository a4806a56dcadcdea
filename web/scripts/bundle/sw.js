/**
 * Keeps the shell of the client, so that it opens without a network; never anything about a game.
 *
 * - The page comes from the network; without a network, the kept one of this version comes.
 * - Assets change their name with their content: a kept one is always right.
 * - Everything else (the interface under /api, sockets, pictures for links) is left to the network.
 *
 * A new version keeps its own shell beside the old one and takes over when no page of the old one is open any more, so
 * that a page never mixes two versions. Version and list are written at the build.
 */
const VERSION = "VERSION";
const SHELL = ["SHELL"];
const PREFIX = "hanpan-";
const KEPT = PREFIX + VERSION;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) =>
        cache.addAll(SHELL.map((address) => new Request(address, { cache: "no-cache" }))),
      ),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith(PREFIX) && name !== KEPT)
            .map((name) => caches.delete(name)),
        ),
      ),
  );
});

async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match("/", { cacheName: KEPT, ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

async function asset(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (!pathname.startsWith("/api/")) event.respondWith(page(request));
  } else if (pathname.startsWith("/assets/") || SHELL.includes(pathname)) {
    event.respondWith(asset(request));
  }
});

/** A press on a notice leads to the page that it is about. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const open = pages.find((client) => client.url === address);
      return open ? open.focus() : self.clients.openWindow(address);
    }),
  );
});
