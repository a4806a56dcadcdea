/**
 * Keeps the shell of the client, so that it opens without a network; never anything about a game.
 *
 * - The page, and what keeps its name when it changes, comes from the network; without a server that answers, the kept
 *   one of this version comes.
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

/** What a proxy answers while the server behind it is away. */
const AWAY = [502, 503, 504];

async function fresh(request, address) {
  const kept = () => caches.match(address, { cacheName: KEPT, ignoreVary: true });
  try {
    const answer = await fetch(request);
    return AWAY.includes(answer.status) ? ((await kept()) ?? answer) : answer;
  } catch (error) {
    const found = await kept();
    if (found) return found;
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
    if (!pathname.startsWith("/api/")) event.respondWith(fresh(request, "/"));
  } else if (pathname.startsWith("/assets/")) {
    event.respondWith(asset(request));
  } else if (SHELL.includes(pathname)) {
    event.respondWith(fresh(request, pathname));
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
