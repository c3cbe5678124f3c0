import type { FetchEvent, PushEvent, ServiceWorkerScope } from './service-worker-scope.ts';

type Settings = {
  cacheName: string;
  /** All files that the card's page needs besides its HTML. Their names contain hashes. */
  files: string[];
  /** A URL whose response is the HTML of every portal page. */
  shell: string;
  areas: { portal: string; card: string }[];
  /** Pages of the portal that the installed app's cache contains, with the files of their route. */
  pages: { pattern: string; files: string[] }[];
  /** The name of a notice that cannot be read. */
  brand: string;
};

/**
 * Runs in the browser, as text. Pages are always loaded from the network. Without a network, a
 * portal URL shows the membership card, whose files are cached, or a page of the installed app. This cache has no personal data.
 * The card's data is in the page's own storage and is deleted when the member signs out.
 * It also shows notices of the server, and opens their page.
 */
export function serviceWorker({ cacheName, files, shell, areas, pages, brand }: Settings): void {
  const scope = self as unknown as ServiceWorkerScope;
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

  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== location.origin) return;
    if (request.mode === 'navigate') event.respondWith(navigate(event, url));
    // With a connection, the browser's own cache is faster.
    else if ((isLost || !navigator.onLine) && url.pathname.startsWith('/assets/')) {
      event.respondWith(keptOrFetched(request));
    }
  });

  scope.addEventListener('push', (event) => {
    event.waitUntil(showNotice(event));
  });

  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPage(String(event.notification.data)));
  });

  /** A browser requires that each push shows something. */
  async function showNotice({ data }: PushEvent) {
    const [first] = areas;
    let notice = { title: brand, body: '', url: first?.portal ?? '/', tag: '' };
    try {
      notice = { ...notice, ...(data?.json() as Partial<typeof notice>) };
    } catch {
      // Not one of ours: only the name is shown.
    }
    const { title, body, url, tag } = notice;
    const icon = '/media/icons/icon-192.png';
    await scope.registration.showNotification(title, { body, tag, icon, data: url });
  }

  /** Shows the page in the window where it is open, or in a new one. */
  async function openPage(path: string) {
    const url = new URL(path, location.origin);
    if (url.origin !== location.origin) return;
    const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const open = windows.find((one) => new URL(one.url).pathname === url.pathname);
    await (open ? open.focus() : scope.clients.openWindow(url.href));
  }

  async function fillCache() {
    const cache = await caches.open(cacheName);
    const known = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
    await cache.addAll(files.filter((file) => !known.has(file)));
    await cache.add(new Request(shell, { cache: 'reload' }));
  }

  async function dropOldCaches() {
    const names = await caches.keys();
    await Promise.all(
      names
        .filter((name) => name.startsWith('membership-card-') && name !== cacheName)
        .map((name) => caches.delete(name)),
    );
  }

  async function navigate(event: FetchEvent, url: URL): Promise<Response> {
    try {
      const response = (await event.preloadResponse) ?? (await fetch(event.request));
      isLost = false;
      return response;
    } catch (error) {
      isLost = true;
      const area = areas.findLast(({ portal }) => url.pathname.startsWith(portal));
      const page = area && (await caches.match(shell));
      if (!page) throw error;
      if (url.pathname === area.card && url.searchParams.has('offline')) return page;
      if (await isInApp(url.pathname)) return page;
      return Response.redirect(`${area.card}?offline`);
    }
  }

  async function isInApp(path: string): Promise<boolean> {
    const found = pages.find(({ pattern }) => new RegExp(pattern).test(path));
    if (!found) return false;
    const cached = await Promise.all(found.files.map((file) => caches.match(file)));
    return cached.every(Boolean);
  }

  async function keptOrFetched(request: Request): Promise<Response> {
    return (await caches.match(request)) ?? fetch(request);
  }
}
