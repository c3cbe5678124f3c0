import { changePages, replaceOrFail } from './files.ts';

/** Portal and admin are nothing without script: their one file starts at once. */
export const fallbackFile = '__spa-fallback.html';

const modulePreload = /<link rel="modulepreload"/g;
const entryScript = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * Lets the finished page paint before its scripts compete for the line: makes the module
 * preloads and the entry script inert, and adds a starter that wakes them up.
 */
export async function delayScripts(folder: string): Promise<void> {
  const source = startWhenIdle.toString().replaceAll(/^\s*\/\/.*\n|^\s+/gm, '');
  const starter = `<script>(${source})()</script>`;
  await changePages(folder, (html, file) => {
    if (file === fallbackFile) return html;
    const inert = replaceOrFail(html, modulePreload, '<link rel="idle-preload"', file);
    const entry = `<script type="text/plain" id="app-entry">$1</script>${starter}`;
    return replaceOrFail(inert, entryScript, entry, file);
  });
}

/**
 * Runs in the page, as text. Starts the scripts at the first sign of a visitor who wants
 * to do something, or when the browser is idle after loading (some Safaris cannot tell).
 */
function startWhenIdle(): void {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const link of document.querySelectorAll<HTMLLinkElement>('[rel=idle-preload]')) {
      const preload = document.createElement('link');
      preload.rel = 'modulepreload';
      preload.href = link.href;
      link.replaceWith(preload);
    }
    const entry = document.createElement('script');
    entry.type = 'module';
    entry.textContent = document.getElementById('app-entry')?.textContent ?? '';
    const run = () => document.head.append(entry);
    const sheet = document.getElementById('page-styles')?.dataset.sheet;
    if (!sheet) return run();
    // The page holds its own styles only; the scripts may draw anything.
    const styles = document.createElement('link');
    styles.rel = 'stylesheet';
    styles.href = sheet;
    styles.onload = run;
    styles.onerror = run;
    document.head.append(styles);
  };
  for (const sign of ['pointerdown', 'keydown', 'focusin']) {
    addEventListener(sign, start, { once: true, capture: true, passive: true });
  }
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start);
    else setTimeout(start, 200);
  };
  const afterLoad = () => {
    // On a fast line everything is loaded before the first paint is on the screen.
    const paints = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) whenIdle();
    });
    paints.observe({ type: 'paint', buffered: true });
    setTimeout(start, 1500);
  };
  if (document.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad);
}
