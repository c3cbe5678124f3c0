import type { SiteTable } from './site-table.ts';

/**
 * The Content-Security-Policy of every page, by file. Scripts and styles come from this site or
 * are allowed by their hash; nothing of a third party loads with a page.
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
        // Forms and videos of others load when somebody asks for them.
        "frame-src 'self' https:",
        // Pages send their forms themselves: no browser does, with scripts or without.
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
