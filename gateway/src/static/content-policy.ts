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
        // Files of the backend are images, and its channels are sockets.
        ["img-src 'self' data:", ...connect].join(' '),
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        ["connect-src 'self'", ...connect, ...connect.map(socketOrigin)].join(' '),
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

/** The origin of a backend's sockets. Browsers apply `'self'` to sockets of the site itself. */
function socketOrigin(origin: string): string {
  return origin.replace(/^http/, 'ws');
}

function quote(hash: string): string {
  return `'${hash}'`;
}
