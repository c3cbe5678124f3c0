export type IsRedirectAllowed = (address: string) => boolean;

/**
 * Creates a function that checks whether a session or a code may be sent to a URL. It allows the
 * site itself, the loopback addresses and the URLs in config.toml.
 * @see https://github.com/supabase/auth internal/utilities/request.go (IsRedirectURLValid)
 */
export function redirectRules(siteUrl: string, patterns: string[]): IsRedirectAllowed {
  const site = new URL(siteUrl);
  const listed = patterns.map(globToRegExp);
  return (address) => {
    if (/[\s\\\p{Cc}]/u.test(address) || !URL.canParse(address)) return false;
    const { protocol, hostname, port, username, password } = new URL(address);
    if (username || password) return false;
    if (protocol === site.protocol && hostname === site.hostname) {
      if (port === site.port || hostname === 'localhost') return true;
    }
    const isWeb = protocol === 'http:' || protocol === 'https:';
    if (isWeb && /^127(\.\d+){3}$|^\[::1\]$/.test(hostname)) return true;
    if (isWeb && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(hostname)) return false;
    if (/^[\d.]+$|^\[/.test(hostname)) return false;
    const withoutFragment = address.split('#')[0] ?? '';
    return listed.some((pattern) => pattern.test(withoutFragment));
  };
}

/**
 * Converts a pattern of `additional_redirect_urls` to a regular expression. `*` matches anything
 * but `.` and `/`, `**` anything, `?` one character, `[a-z]` and `{a,b}` a choice.
 * @see https://supabase.com/docs/guides/auth/redirect-urls#use-wildcards-in-redirect-urls
 */
function globToRegExp(pattern: string): RegExp {
  const parts = pattern.match(/\*\*|\*|\?|\[!?[^\]]+\]|\{[^{}]*\}|\\.|./gs) ?? [];
  return new RegExp(`^${parts.map(translate).join('')}$`);
}

function translate(part: string): string {
  if (part === '**') return '.*';
  if (part === '*') return '[^./]*';
  if (part === '?') return '[^./]';
  if (part.length > 2 && part.startsWith('[')) {
    const negated = part[1] === '!';
    const inside = part.slice(negated ? 2 : 1, -1).replace(/[\\\]^]/g, '\\$&');
    return `[${negated ? '^' : ''}${inside}]`;
  }
  if (part.length > 1 && part.startsWith('{')) {
    return `(?:${part.slice(1, -1).split(',').map(literal).join('|')})`;
  }
  return literal(part.length === 2 && part.startsWith('\\') ? part.slice(1) : part);
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
