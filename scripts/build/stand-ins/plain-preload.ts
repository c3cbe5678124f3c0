/**
 * Stands in for the bundler's helper around every `import()`: fetches what the wanted file will ask
 * for at the same time, and not after it. The bundler's own also knows nonces and old browsers: 1 kB
 * on every page. See docs/decisions/021.
 * @param load imports the wanted file.
 * @param files addresses of what it needs, without the slash in front.
 * @throws what `load` throws; the window hears of it by the bundler's own event.
 */
export async function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map(fetchAhead));
  try {
    return await load();
  } catch (error) {
    window.dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
}

/** Only a style sheet is waited for: the import waits for modules by itself. */
function fetchAhead(file: string): Promise<unknown> | undefined {
  const href = `/${file}`;
  if (document.querySelector(`link[href="${href}"]`)) return;
  const isSheet = file.endsWith('.css');
  const link = document.createElement('link');
  link.rel = isSheet ? 'stylesheet' : 'modulepreload';
  link.href = href;
  document.head.append(link);
  if (!isSheet) return;
  return new Promise((settle) => {
    link.onload = settle;
    link.onerror = settle;
  });
}
