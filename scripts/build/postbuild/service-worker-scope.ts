// The part of a service worker's global scope that the workers use. TypeScript's `webworker` library
// conflicts with `dom`, which the rest of the scripts need.

type LifetimeEvent = Event & { waitUntil: (promise: Promise<unknown>) => void };

export type FetchEvent = LifetimeEvent & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
};

type MessageEvent = LifetimeEvent & { data: unknown };

/** A notice of the server, which no one else can read. */
export type PushEvent = LifetimeEvent & { data: { json: () => unknown } | null };

export type NotificationEvent = LifetimeEvent & { notification: Notification };

type WindowClient = { url: string; focus: () => Promise<unknown> };

export type ServiceWorkerScope = {
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: {
      type: 'window';
      includeUncontrolled: boolean;
    }) => Promise<WindowClient[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  registration: {
    navigationPreload?: { enable: () => Promise<void> };
    showNotification: (title: string, options: NotificationOptions) => Promise<void>;
  };
  addEventListener: ((type: 'install' | 'activate', on: (event: LifetimeEvent) => void) => void) &
    ((type: 'fetch', on: (event: FetchEvent) => void) => void) &
    ((type: 'push', on: (event: PushEvent) => void) => void) &
    ((type: 'notificationclick', on: (event: NotificationEvent) => void) => void) &
    ((type: 'message', on: (event: MessageEvent) => void) => void);
};
