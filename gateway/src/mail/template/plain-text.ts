import { createRequire } from 'node:module';
import type { HtmlToTextOptions } from 'html-to-text';

type Library = typeof import('html-to-text');

const require = createRequire(import.meta.url);

const options: HtmlToTextOptions = {
  wordwrap: 78,
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false } },
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: false } },
    { selector: 'img', format: 'skip' },
    // Tables of a layout: one cell below the other.
    { selector: 'td', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    // Previews of inboxes, and hints that only make sense next to a button (React Email's mark).
    { selector: '[data-skip-in-text=true]', format: 'skip' },
  ],
};

let convert: ((html: string) => string) | undefined;

/** The text of a mail, made from its HTML, for those who read without it. */
export function plainText(html: string): string {
  // Loaded with the first mail: it takes 15 MB.
  convert ??= (require('html-to-text') as Library).compile(options);
  return `${convert(html).trim()}\n`;
}
