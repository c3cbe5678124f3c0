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
    const entry = document.createElement('script');
    entry.type = 'module';
    entry.src = document.getElementById('app-entry')?.dataset.start ?? '';
    for (const link of document.querySelectorAll<HTMLLinkElement>('[rel^=idle-]')) {
      link.rel = link.rel.slice('idle-'.length);
    }
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
