import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serviceWorker } from '../../scripts/build/postbuild/service-worker.ts';

const origin = 'https://example.com';
const handlers = new Map<string, (event: unknown) => void>();
const shown: unknown[] = [];
const opened: string[] = [];
const focused: string[] = [];
let windows: string[] = [];

beforeEach(() => {
  for (const list of [shown, opened, focused]) list.length = 0;
  windows = [];
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('self', {
    addEventListener: (type: string, handle: (event: unknown) => void) =>
      handlers.set(type, handle),
    clients: {
      matchAll: async () =>
        windows.map((path) => ({ url: `${origin}${path}`, focus: async () => focused.push(path) })),
      openWindow: async (url: string) => opened.push(url),
    },
    registration: {
      showNotification: async (title: string, options: object) => shown.push({ title, ...options }),
    },
  });
  serviceWorker({
    ...{ cacheName: 'one', files: [], shell: '/member-portal/card', brand: 'Mutirão' },
    areas: [{ portal: '/member-portal', card: '/member-portal/card' }],
    pages: [{ pattern: '^/member-portal/bills/[^/]+/?$', files: ['/assets/bill.js'] }],
  });
});

afterEach(() => vi.unstubAllGlobals());

/** Sends an event to the worker, and waits for what it does. */
async function send(type: string, event: object) {
  let work: Promise<unknown> | undefined;
  handlers.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
  await work;
}

const push = (json: () => unknown) => send('push', { data: { json } });

const click = async (data: unknown) => {
  const close = vi.fn();
  await send('notificationclick', { notification: { data, close } });
  expect(close).toHaveBeenCalledOnce();
};

test('A notice shows what the server says', async () => {
  const notice = { title: 'Mutirão', body: 'Há uma novidade.', url: '/BR/x', tag: 'one' };
  await push(() => notice);
  expect(shown).toEqual([
    {
      ...{ title: 'Mutirão', body: 'Há uma novidade.', tag: 'one', data: '/BR/x' },
      icon: '/media/icons/icon-192.png',
    },
  ]);
});

test('A notice that cannot be read shows the name alone', async () => {
  await push(() => {
    throw new SyntaxError();
  });
  await send('push', { data: null });
  expect(shown).toMatchObject([
    { title: 'Mutirão', body: '', data: '/member-portal' },
    { title: 'Mutirão', body: '', data: '/member-portal' },
  ]);
});

test('A tap opens the page, or the window that shows it', async () => {
  windows = ['/', '/member-portal/requests/R-1'];
  await click('/member-portal/requests/R-2');
  expect(opened).toEqual([`${origin}/member-portal/requests/R-2`]);
  await click('/member-portal/requests/R-1');
  expect(focused).toEqual(['/member-portal/requests/R-1']);
});

test('A tap opens no other site', async () => {
  await click('https://elsewhere.example/');
  expect([opened, focused]).toEqual([[], []]);
});

/** What an address shows without a connection, if some addresses are cached. */
async function open(path: string, cached: string[]) {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('caches', {
    match: async (address: string) =>
      cached.includes(address) ? new Response(address) : undefined,
  });
  vi.stubGlobal(
    'Response',
    class extends Response {
      static override redirect = (url: string) => new Response(`to ${url}`);
    },
  );
  let response: Promise<Response> | undefined;
  handlers.get('fetch')?.({
    request: { method: 'GET', mode: 'navigate', url: origin + path },
    respondWith: (promise: Promise<Response>) => (response = promise),
  });
  return (await response)?.text();
}

test('Without a connection, the portal shows the card, or a page of the app whose files are there', async () => {
  const shell = '/member-portal/card';
  const bill = '/member-portal/bills/B-1';
  expect(await open(bill, [shell])).toBe(`to ${shell}?offline`);
  expect(await open(bill, [shell, '/assets/bill.js'])).toBe(shell);
  expect(await open('/member-portal/requests', [shell, '/assets/bill.js'])).toBe(
    `to ${shell}?offline`,
  );
  expect(await open(`${shell}?offline`, [shell])).toBe(shell);
});
