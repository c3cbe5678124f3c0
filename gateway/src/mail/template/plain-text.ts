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
    // Cells of layout tables are placed below each other.
    { selector: 'td', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    // Inbox previews are skipped, and so are hints that only make sense next to a button (React
    // Email's marker).
    { selector: '[data-skip-in-text=true]', format: 'skip' },
  ],
};

let convert: ((html: string) => string) | undefined;

/** Converts the HTML of an email to text for recipients without HTML. */
export function plainText(html: string): string {
  // The library is loaded with the first email because it takes 15 MB.
  convert ??= (require('html-to-text') as Library).compile(options);
  return `${convert(html).trim()}\n`;
}
