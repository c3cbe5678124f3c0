import { RestError } from '../errors.ts';

/** One `key=value` of a query string, decoded. */
export type QueryPair = readonly [key: string, value: string];

/**
 * Splits and decodes a query string. A percent sign that starts no escape sequence is kept.
 * @throws RestError 22021 for bytes that are not UTF-8, and for the null character, which no
 * PostgreSQL text can contain.
 */
export function parseQueryString(text: string): QueryPair[] {
  const pairs: QueryPair[] = [];
  if (text === '') return pairs;
  for (const part of text.split('&')) {
    if (part === '') continue;
    const equals = part.indexOf('=');
    if (equals === -1) continue;
    pairs.push([decode(part.slice(0, equals)), decode(part.slice(equals + 1))]);
  }
  return pairs;
}

/** Decodes one part of a URL. @throws RestError 22021 */
export function decodePart(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return withoutNull(decodeURIComponent(text));
  } catch (error) {
    if (error instanceof RestError) throw error;
    return withoutNull(decodeLeniently(text));
  }
}

function decode(text: string): string {
  return decodePart(text.includes('+') ? text.replaceAll('+', ' ') : text);
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decodeLeniently(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
    try {
      return utf8.decode(Buffer.from(escapes.replaceAll('%', ''), 'hex'));
    } catch {
      throw invalidText();
    }
  });
}

function withoutNull(text: string): string {
  if (text.includes('\0')) throw invalidText();
  return text;
}

function invalidText(): RestError {
  return new RestError({
    status: 400,
    code: '22021',
    message: 'invalid byte sequence for encoding "UTF8"',
  });
}
