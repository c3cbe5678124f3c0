// The part of a service worker's global scope that the workers use. TypeScript's `webworker` library
// conflicts with `dom`, which the rest of the scripts need.

type LifetimeEvent = Event & { waitUntil: (promise: Promise<unknown>) => void };

export type FetchEvent = LifetimeEvent & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
};

type MessageEvent = LifetimeEvent & { data: unknown };

export type ServiceWorkerScope = {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  addEventListener: ((type: 'install' | 'activate', on: (event: LifetimeEvent) => void) => void) &
    ((type: 'fetch', on: (event: FetchEvent) => void) => void) &
    ((type: 'message', on: (event: MessageEvent) => void) => void);
};
