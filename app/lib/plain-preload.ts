/**
 * Stands in for the bundler's helper around every `import()`: fetches what the wanted file will ask
 * for at the same time, and not after it. The bundler's own also knows nonces, old browsers and an
 * event for failures, which the import tells of by itself: 1 kB on every page.
 * @param load imports the wanted file.
 * @param files addresses of what it needs, without the slash in front.
 */
export async function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map(fetchAhead));
  return load();
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
