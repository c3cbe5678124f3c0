import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** What the build writes down of each page: hashes of its inline scripts and styles. */
const inlineHashes = z.record(
  z.string(),
  z.object({ script: z.array(z.string()), style: z.array(z.string()) }),
);

/**
 * The Content-Security-Policy of every page, by file. Scripts and styles come from this site or
 * are allowed by their hash; nothing of a third party loads with a page.
 * @param folder the built site; the build writes `csp.json` beside it
 * @param services another origin that the site's backend is at, if it is not this one
 */
export function readContentPolicies(folder: string, services = ''): Map<string, string> {
  const pages = inlineHashes.parse(
    JSON.parse(readFileSync(join(folder, '..', 'csp.json'), 'utf8')),
  );
  return new Map(
    Object.entries(pages).map(([file, { script, style }]) => [
      file,
      [
        "default-src 'none'",
        `script-src 'self' ${quoted(script)}`,
        `style-src 'self' ${quoted(style)}`,
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        `connect-src 'self' ${services}`,
        // Forms and videos of others load when somebody asks for them.
        "frame-src 'self' https:",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'self'",
      ]
        .map((directive) => directive.trim())
        .join('; '),
    ]),
  );
}

function quoted(hashes: string[]): string {
  return hashes.map((hash) => `'${hash}'`).join(' ');
}
