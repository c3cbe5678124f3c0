const storageKey = 'left-release';

/**
 * Importing this keeps a page alive that was open when a new release came, and took the files of
 * the old one away: what misses one of them is loaded anew, once. Without a connection it stays.
 */
if (!import.meta.env.SSR) {
  window.addEventListener('vite:preloadError', () => {
    leave().catch((error: unknown) => console.info('Release:', error));
  });
}

async function leave(): Promise<void> {
  // The router's list of pages has a name of its own in each release.
  const { url } = Reflect.get(window, '__reactRouterManifest') as { url: string };
  if (sessionStorage.getItem(storageKey) === url) return;
  const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
  if (status !== 404) return;
  sessionStorage.setItem(storageKey, url);
  location.reload();
}
