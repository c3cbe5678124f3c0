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
  /** What an installed app also caches. */
  app: {
    prefix: string;
    cacheName: string;
    /** Asks for this cache. */
    message: string;
    /** Hides the link of the offline page to the app's page. */
    link: string;
    pages: string[];
    /** What these pages load at once, and what they or pages of the portal load later. */
    files: string[];
    parts: string[];
  };
};

/**
 * Runs in the browser, as text. Pages are always loaded from the network. Without a network, the
 * emergency page and visited pages load from the cache. For other pages, a fallback page explains
 * that there is no connection. An installed app also has its pages, also those that were never
 * visited, in a cache of its own. The caches contain only the site's public files, without query
 * strings, so they have no personal data.
 */
export function pagesWorker({ cacheName, pages, always, files, offline, app }: Settings): void {
  const scope = self as unknown as ServiceWorkerScope;
  const known = new Set(pages);
  const parts = new Set(app.parts);
  const mostVisited = 40;
  /** Whether the last page could not be fetched, regardless of `navigator.onLine`. */
  let isLost = false;
  let filling: Promise<void> | undefined;

  scope.addEventListener('install', (event) => {
    event.waitUntil(Promise.all([fillCache(), refillApp(), scope.skipWaiting()]));
  });

  scope.addEventListener('activate', (event) => {
    event.waitUntil(
      Promise.all([
        dropOldCaches('public-pages-', cacheName),
        scope.clients.claim(),
        scope.registration.navigationPreload?.enable(),
      ]),
    );
  });

  // Client-side navigation fetches no page. The site sends the path, so that the page is cached for
  // later. An installed app asks for its pages.
  scope.addEventListener('message', (event) => {
    const path = event.data;
    if (path === app.message) event.waitUntil(fillApp());
    if (typeof path === 'string' && known.has(path)) event.waitUntil(keepAnew(path));
  });

  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== location.origin) return;
    if (request.mode === 'navigate') event.respondWith(navigate(event, url));
    else if (parts.has(url.pathname)) event.respondWith(keptOrFetched(request));
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

  /** Where an earlier release filled the app's cache, the new one does, too. */
  async function refillApp() {
    const names = await caches.keys();
    if (!names.some((name) => name.startsWith(app.prefix))) return;
    // The old cache stays until the new one is complete, and the app asks again when it opens.
    await fillApp().catch((error: unknown) => console.info('App:', error));
  }

  function fillApp(): Promise<void> {
    filling ??= fillAppCache().finally(() => {
      filling = undefined;
    });
    return filling;
  }

  /** A page comes after its files: a page that is in the cache is complete. */
  async function fillAppCache() {
    const cache = await caches.open(app.cacheName);
    const cached = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
    const missing = (paths: string[]) => paths.filter((path) => !cached.has(path));
    const explained = missing(offline.map(({ page }) => page));
    // Complete. The cache of a newer release may be there by now, and stays.
    if (explained.length === 0) return;
    await Promise.all(missing([...app.files, ...app.parts]).map((file) => addFile(cache, file)));
    await cache.addAll(missing(app.pages).map((page) => new Request(page, { cache: 'reload' })));
    const visible = app.link.replace(' hidden=""', '');
    await Promise.all(
      explained.map((page) =>
        keepWithoutScripts(cache, page, (html) => html.replace(app.link, visible)),
      ),
    );
    await dropOldCaches(app.prefix, app.cacheName);
  }

  /** The file's name has its hash, so another cache has the same file. */
  async function addFile(cache: Cache, file: string) {
    const cached = await caches.match(file);
    await (cached ? cache.put(file, cached) : cache.add(file));
  }

  /** This page is shown at another page's URL, where its scripts would load that other page. */
  async function keepWithoutScripts(
    cache: Cache,
    page: string,
    change = (html: string): string => html,
  ) {
    const response = await fetch(page, { cache: 'reload' });
    if (!response.ok) throw new Error(`${page}: ${response.status}`);
    const html = change((await response.text()).replace(/<script[\s\S]*?<\/script>/g, ''));
    const headers = new Headers(response.headers);
    headers.delete('content-encoding');
    headers.delete('content-length');
    await cache.put(page, new Response(html, { headers }));
  }

  async function dropOldCaches(prefix: string, current: string) {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(prefix) && name !== current);
    await Promise.all(old.map((name) => caches.delete(name)));
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
      const cached = (await cachedPage(url.pathname)) ?? (place && (await cachedPage(place.page)));
      if (!cached) throw error;
      return cached;
    }
  }

  /** The app's cache also has the page's files, so it comes first. */
  async function cachedPage(path: string): Promise<Response | undefined> {
    return (await caches.match(path, { cacheName: app.cacheName })) ?? caches.match(path);
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
