import { minifySync } from 'vite';
import { replaceOrFail, rewritePages } from './files.ts';

/**
 * The portal and the Command Center need scripts to render, so their one file loads them at once.
 */
export const fallbackFile = '__spa-fallback.html';

const laterLink = /(?<=<link[^>]* )rel="(?=(?:modulepreload|manifest)"(?![^>]* media=))/g;
const entryElement = /<script id="app-entry" data-start="[^"]*"><\/script>/;
const largestScript = /(?<=<link) (?=rel="modulepreload" href="\/assets\/vendor-)/;
const endOfFirstScript = /(?=<\/script><style id="page-styles")/;

/**
 * Lets the prerendered page paint before its scripts compete for bandwidth. It makes the links that
 * only scripts need inert. It adds a starter that activates the links and runs the page's start
 * file.
 */
export async function delayScripts(folder: string): Promise<void> {
  const starter = `<script>${minified(startAfterLoad)}</script>`;
  const early = `;${minified(askEarlyForLargest)}`;
  await rewritePages(folder, (html, file) => {
    if (file === fallbackFile) return html;
    const changes: [RegExp, string][] = [
      [largestScript, ' id="largest-script" '],
      [laterLink, 'rel="idle-'],
      [entryElement, `$&${starter}`],
      [endOfFirstScript, early],
    ];
    return changes.reduce((page, [from, to]) => replaceOrFail(page, from, to, file), html);
  });
}

function minified(script: () => void): string {
  return minifySync('script.js', `(${script})()`, { module: false }).code;
}

/**
 * Runs in the page's head, as text. If the page itself loaded slowly, the largest script takes the
 * longest. It is requested at once, with lower priority than the font and the picture.
 */
function askEarlyForLargest(): void {
  const link = document.getElementById('largest-script');
  if (!(link instanceof HTMLLinkElement) || performance.now() < 200) return;
  link.fetchPriority = 'low';
  link.rel = 'modulepreload';
}

/**
 * Runs in the page, as text. Starts the scripts at the first user input or focus, or when the page
 * has loaded.
 */
function startAfterLoad(): void {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const link of document.querySelectorAll<HTMLLinkElement>('[rel^=idle-]')) {
      link.rel = link.rel.slice('idle-'.length);
    }
    const add = <Wanted extends HTMLElement>(element: Wanted, its: Partial<Wanted>) => {
      document.head.append(Object.assign(element, its));
      return new Promise((settle) => {
        element.onload = settle;
        element.onerror = settle;
      });
    };
    const run = (src: string) => add(document.createElement('script'), { type: 'module', src });
    const largest = document.getElementById('largest-script') as HTMLLinkElement;
    // The page contains its own styles only. Its scripts can render any component, so they add this
    // style sheet first (app/shared/styles/page-styles.tsx).
    const href = document.getElementById('page-styles')?.dataset.sheet;
    const sheet = add(document.createElement('link'), { rel: 'preload', as: 'style', href });
    // The largest script is parsed separately, before the rest. One long task would block a phone.
    Promise.all([sheet, run(largest.href)]).then(() => {
      run(document.getElementById('app-entry')?.dataset.start ?? '');
    });
  };
  for (const sign of ['pointerdown', 'keydown', 'focusin']) {
    addEventListener(sign, start, { once: true, capture: true, passive: true });
  }
  const afterPaint = () => {
    const paints = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) start();
    });
    paints.observe({ type: 'paint', buffered: true });
    setTimeout(start, 1500);
  };
  // On a slow connection, a script requested now arrives a round trip later, after the font. On a
  // fast connection everything loads before the first paint, so the scripts wait for that paint.
  addEventListener('DOMContentLoaded', () => {
    if (performance.now() > 300) start();
    else addEventListener('load', afterPaint);
  });
}
