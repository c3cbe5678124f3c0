import { sessionEntry } from './storage';

/** The release that this tab was last reloaded for. */
const reloadedFor = sessionEntry('left-release');

/**
 * Importing this module reloads the page once if one of its files is missing because a new release
 * has replaced it. Without a connection the page stays as it is.
 */
if (!import.meta.env.SSR) {
  window.addEventListener('vite:preloadError', () => {
    leave().catch((error: unknown) => console.info('Release:', error));
  });
}

async function leave(): Promise<void> {
  // The URL of the router's manifest is different in each release.
  const { url } = Reflect.get(window, '__reactRouterManifest') as { url: string };
  if (reloadedFor.read() === url) return;
  const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
  // Without this entry, a page with a missing file would reload forever.
  if (status === 404 && reloadedFor.write(url)) location.reload();
}
