import type { FetchEvent, ServiceWorkerScope } from './service-worker-scope.ts';

type Settings = {
  cacheName: string;
  /** Paths of the pages that are cached when the user visits them. */
  pages: string[];
  /** Pages that are always cached, with the files that they need besides their HTML. */
  always: string[];
  files: string[];
  /** The page to show instead of an uncached page, by path prefix, longest first. */
  offline: { prefix: string; page: string }[];
};

/**
 * Runs in the browser, as text. Pages are always loaded from the network. Without a network, the
 * emergency page and visited pages load from the cache. For other pages, a fallback page explains
 * that there is no connection. The cache contains only the site's public files, without query
 * strings, so it has no personal data.
 */
export function pagesWorker({ cacheName, pages, always, files, offline }: Settings): void {
  const scope = self as unknown as ServiceWorkerScope;
  const known = new Set(pages);
  const mostVisited = 40;
  /** Whether the last page could not be fetched, regardless of `navigator.onLine`. */
  let isLost = false;

  scope.addEventListener('install', (event) => {
    event.waitUntil(Promise.all([fillCache(), scope.skipWaiting()]));
  });

  scope.addEventListener('activate', (event) => {
    event.waitUntil(
      Promise.all([
        dropOldCaches(),
        scope.clients.claim(),
        scope.registration.navigationPreload?.enable(),
      ]),
    );
  });

  // Client-side navigation fetches no page. The site sends the path, so that the page is cached for
  // later.
  scope.addEventListener('message', (event) => {
    const path = event.data;
    if (typeof path === 'string' && known.has(path)) event.waitUntil(keepAnew(path));
  });

  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== location.origin) return;
    if (request.mode === 'navigate') event.respondWith(navigate(event, url));
    else if ((isLost || !navigator.onLine) && url.pathname.startsWith('/assets/')) {
      event.respondWith(keptOrFetched(request));
    }
  });

  async function fillCache() {
    const cache = await caches.open(cacheName);
    await cache.addAll(files);
    await cache.addAll(always.map((page) => new Request(page, { cache: 'reload' })));
    await Promise.all(offline.map(({ page }) => keepWithoutScripts(cache, page)));
  }

  /** This page is shown at another page's URL, where its scripts would load that other page. */
  async function keepWithoutScripts(cache: Cache, page: string) {
    const response = await fetch(page, { cache: 'reload' });
    if (!response.ok) throw new Error(`${page}: ${response.status}`);
    const html = (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '');
    const headers = new Headers(response.headers);
    headers.delete('content-encoding');
    headers.delete('content-length');
    await cache.put(page, new Response(html, { headers }));
  }

  async function dropOldCaches() {
    const names = await caches.keys();
    await Promise.all(
      names
        .filter((name) => name.startsWith('public-pages-') && name !== cacheName)
        .map((name) => caches.delete(name)),
    );
  }

  async function navigate(event: FetchEvent, url: URL): Promise<Response> {
    try {
      const response = (await event.preloadResponse) ?? (await fetch(event.request));
      isLost = false;
      if (known.has(url.pathname) && response.ok && !response.redirected) {
        const copy = response.clone();
        event.waitUntil(caches.open(cacheName).then((cache) => keep(cache, url.pathname, copy)));
      }
      return response;
    } catch (error) {
      isLost = true;
      const place = offline.find(({ prefix }) => url.pathname.startsWith(prefix));
      const kept =
        (await caches.match(url.pathname)) ?? (place && (await caches.match(place.page)));
      if (!kept) throw error;
      return kept;
    }
  }

  async function keepAnew(path: string) {
    const cache = await caches.open(cacheName);
    if (await cache.match(path)) return;
    const response = await fetch(path);
    if (response.ok && !response.redirected) await keep(cache, path, response);
  }

  /** Caches a page. If there are too many, deletes the pages that were visited first. */
  async function keep(cache: Cache, path: string, response: Response) {
    await cache.put(path, response);
    const visited = (await cache.keys()).filter((request) => {
      const { pathname } = new URL(request.url);
      return known.has(pathname) && !always.includes(pathname);
    });
    await Promise.all(visited.slice(0, -mostVisited).map((request) => cache.delete(request)));
  }

  async function keptOrFetched(request: Request): Promise<Response> {
    return (await caches.match(request)) ?? fetch(request);
  }
}
