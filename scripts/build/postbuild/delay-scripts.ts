import { minifySync } from 'vite';
import { changePages, replaceOrFail } from './files.ts';

/** Portal and admin are nothing without script: their one file starts at once. */
export const fallbackFile = '__spa-fallback.html';

const laterLink = /(?<=<link[^>]* )rel="(?=(?:modulepreload|manifest)"(?![^>]* media=))/g;
const entryElement = /<script id="app-entry" data-start="[^"]*"><\/script>/;
const largestScript = /(?<=<link) (?=rel="modulepreload" href="\/assets\/vendor-)/;
const endOfFirstScript = /(?=<\/script><style id="page-styles")/;

/**
 * Lets the finished page paint before its scripts compete for the line: makes what only they
 * need inert, and adds a starter that wakes it up and runs the page's start file.
 */
export async function delayScripts(folder: string): Promise<void> {
  const starter = `<script>${minified(startAfterLoad)}</script>`;
  const early = `;${minified(askEarlyForLargest)}`;
  await changePages(folder, (html, file) => {
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
 * Runs in the page's head, as text. Over a line on which the page itself took this long, the largest
 * script is the longest wait: it is asked for at once, and comes behind the font and the picture.
 */
function askEarlyForLargest(): void {
  const link = document.getElementById('largest-script');
  if (!(link instanceof HTMLLinkElement) || performance.now() < 200) return;
  link.fetchPriority = 'low';
  link.rel = 'modulepreload';
}

/**
 * Runs in the page, as text. Starts the scripts at the first sign of a visitor who wants
 * to do something, or when the page is there.
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
    // The page holds its own styles only. Its scripts may draw anything, and add this sheet before
    // they do (app/shared/styles/page-styles.tsx).
    const href = document.getElementById('page-styles')?.dataset.sheet;
    const sheet = add(document.createElement('link'), { rel: 'preload', as: 'style', href });
    // The largest script is read by itself, before the rest: in one piece that blocks a phone.
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
  // Over a slow line, what is asked for now comes a round trip later, when the font is there. On a
  // fast one everything is loaded before the first paint is on the screen, and that comes first.
  addEventListener('DOMContentLoaded', () => {
    if (performance.now() > 300) start();
    else addEventListener('load', afterPaint);
  });
}
