/**
 * Converts a pattern of `additional_redirect_urls` to a regular expression. `*` matches anything
 * but `.` and `/`, `**` anything, `?` one character, `[a-z]` and `{a,b}` a choice.
 * @see https://supabase.com/docs/guides/auth/redirect-urls#use-wildcards-in-redirect-urls
 */
export function globToRegExp(pattern: string): RegExp {
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
