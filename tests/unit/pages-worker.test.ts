import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { builtFiles } from '../../scripts/build/postbuild/built-files.ts';
import { pagesWorker } from '../../scripts/build/postbuild/pages-worker.ts';

const origin = 'https://example.com';
const link = ' id="app-link" hidden=""';
const handlers = new Map<string, (event: unknown) => void>();
const stores = new Map<string, Map<string, Response>>();
/** The paths that were fetched, and those that the network refuses. */
const fetched: string[] = [];
const refused = new Set<string>();

const pathOf = (address: string | Request | URL) =>
  new URL(address instanceof Request ? address.url : address, origin).pathname;

async function fakeFetch(address: string | Request): Promise<Response> {
  const path = pathOf(address);
  if (refused.has(path) || refused.has('*')) throw new TypeError('Failed to fetch');
  fetched.push(path);
  return new Response(path === '/offline' ? `<p${link}>${path}</p>` : `new ${path}`);
}

function fakeCache(name: string) {
  const store = stores.get(name) ?? new Map<string, Response>();
  stores.set(name, store);
  const add = async (address: string | Request) => {
    store.set(pathOf(address), await fakeFetch(address));
  };
  return {
    add,
    addAll: async (addresses: (string | Request)[]) => void (await Promise.all(addresses.map(add))),
    put: async (path: string, response: Response) => void store.set(path, response),
    match: async (path: string) => store.get(path)?.clone(),
    keys: async () => [...store.keys()].map((path) => ({ url: origin + path })),
    delete: async ({ url }: Request) => store.delete(pathOf(url)),
  };
}

beforeEach(() => {
  for (const one of [handlers, stores, refused]) one.clear();
  fetched.length = 0;
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', fakeFetch);
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(address: string) {
        super(new URL(address, origin));
      }
    },
  );
  vi.stubGlobal('caches', {
    open: async (name: string) => fakeCache(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (address: string | Request, { cacheName }: { cacheName?: string } = {}) =>
      [...stores]
        .filter(([name]) => !cacheName || name === cacheName)
        .flatMap(([, store]) => store.get(pathOf(address)) ?? [])[0]
        ?.clone(),
  });
  vi.stubGlobal('self', {
    addEventListener: (type: string, handle: (event: unknown) => void) =>
      handlers.set(type, handle),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
    registration: {},
  });
  vi.spyOn(console, 'info').mockReturnValue();
  pagesWorker({
    cacheName: 'public-pages-2',
    pages: ['/about', '/bill-help'],
    always: ['/emergency'],
    files: ['/assets/font.woff2'],
    offline: [{ prefix: '/', page: '/offline' }],
    app: {
      ...{ prefix: 'app-pages-', cacheName: 'app-pages-2', message: 'app', link },
      ...{ pages: ['/bill-help'], files: ['/assets/page.js'], parts: ['/assets/letter.js'] },
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Sends an event to the worker, and waits for what it does. */
async function send(type: string, event: object = {}) {
  let work: Promise<unknown> | undefined;
  handlers.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
  await work;
}

/** What the worker responds. Undefined if it leaves the request to the browser. */
async function open(path: string, mode = 'navigate') {
  let response: Promise<Response> | undefined;
  const request = new Request(path);
  Object.defineProperty(request, 'mode', { value: mode });
  handlers.get('fetch')?.({
    request,
    waitUntil: () => undefined,
    respondWith: (promise: Promise<Response>) => (response = promise),
  });
  return (await response)?.text();
}

test('A browser tab downloads nothing of the app', async () => {
  await send('install');
  await send('message', { data: '/about' });
  expect(fetched.sort()).toEqual(['/about', '/assets/font.woff2', '/emergency', '/offline']);
  refused.add('*');
  expect(await open('/bill-help')).toBe(`<p${link}>/offline</p>`);
});

test('An installed app has its pages, and the offline page leads to them', async () => {
  await send('install');
  await send('message', { data: 'app' });
  fetched.length = 0;
  // A newer release is about to take over.
  fakeCache('app-pages-3');
  await send('message', { data: 'app' });
  expect([fetched, stores.has('app-pages-3')]).toEqual([[], true]);
  refused.add('*');
  expect(await open('/bill-help')).toBe('new /bill-help');
  expect(await open('/cost')).toBe('<p id="app-link">/offline</p>');
  expect(await open('/assets/page.js', 'cors')).toBe('new /assets/page.js');
});

test('A part that loads later needs no network, also where the browser reports one', async () => {
  await send('message', { data: 'app' });
  refused.add('*');
  expect(await open('/assets/letter.js', 'cors')).toBe('new /assets/letter.js');
  expect(await open('/assets/other.js', 'cors')).toBeUndefined();
});

test('A new release has the app’s pages again, and downloads no file twice', async () => {
  const old = fakeCache('app-pages-1');
  for (const path of ['/bill-help', '/assets/page.js']) await old.put(path, new Response('old'));
  await send('install');
  await send('activate');
  expect(fetched).not.toContain('/assets/page.js');
  expect([...stores.keys()].sort()).toEqual(['app-pages-2', 'public-pages-2']);
  refused.add('*');
  expect(await open('/bill-help')).toBe('new /bill-help');
});

test('The pages of the last release stay until those of the new one are complete', async () => {
  await fakeCache('app-pages-1').put('/bill-help', new Response('old'));
  refused.add('/assets/letter.js');
  await send('install');
  await send('activate');
  refused.add('*');
  expect(await open('/bill-help')).toBe('old');
});

test('The files of a page are its imports, and the parts that any of them loads on demand', () => {
  const manifest = {
    'app/site/x/page.tsx?route': { file: 'page.js', imports: ['_shared.js'] },
    '_shared.js': {
      file: 'shared.js',
      dynamicImports: ['app/shared/x/letter.ts', 'app/shared/i18n/home.json'],
    },
    'app/shared/x/letter.ts': { file: 'letter.js', imports: ['_pdf.js'] },
    '_pdf.js': { file: 'pdf.js', assets: ['font.ttf'] },
    'app/shared/i18n/home.json': { file: 'home.js' },
  };
  expect([...builtFiles(manifest, ['app/site/x/page.tsx'], ['app/shared/x/'])].sort()).toEqual([
    '/font.ttf',
    '/letter.js',
    '/page.js',
    '/pdf.js',
    '/shared.js',
  ]);
  expect([...builtFiles(manifest, ['app/site/x/page.tsx'])]).toEqual(['/page.js', '/shared.js']);
  expect(() => builtFiles(manifest, ['app/site/y/page.tsx'])).toThrow('app/site/y/page.tsx');
});
