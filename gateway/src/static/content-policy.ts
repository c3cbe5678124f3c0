import type { SiteTable } from './site-table.ts';

/**
 * Returns the Content-Security-Policy of every page, by file. Scripts and styles are loaded from
 * this site or allowed by their hash. No third-party resource loads with a page.
 */
export function contentPolicies({ policies, connect }: SiteTable): Map<string, string> {
  return new Map(
    Object.entries(policies).map(([file, { script, style }]) => [
      file,
      [
        "default-src 'none'",
        ["script-src 'self'", ...script.map(quote)].join(' '),
        ["style-src 'self'", ...style.map(quote)].join(' '),
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        ["connect-src 'self'", ...connect].join(' '),
        // Third-party forms and videos load only at the user's request.
        "frame-src 'self' https:",
        // The pages' own code sends forms. The browser never submits them, with or without scripts.
        "form-action 'none'",
        "base-uri 'none'",
        "frame-ancestors 'self'",
      ].join('; '),
    ]),
  );
}

function quote(hash: string): string {
  return `'${hash}'`;
}
