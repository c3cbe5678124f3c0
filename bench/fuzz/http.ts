import fc from 'fast-check';
import { hostile } from './hostile.ts';

/** A request to write to the connection. */
export type RequestDraft = {
  service: string;
  method: string;
  path: string;
  headers: [string, string][];
  body: Buffer;
};

/** The caller by name, because tokens change during the run. */
export type Sender = 'nobody' | 'ana' | 'server' | 'forged' | 'expired' | 'no key';

export const askers = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Sender>('ana') },
  { weight: 3, arbitrary: fc.constant<Sender>('nobody') },
  { weight: 2, arbitrary: fc.constant<Sender>('server') },
  { weight: 1, arbitrary: fc.constantFrom<Sender>('forged', 'expired', 'no key') },
);

const oddHeaders: fc.Arbitrary<[string, string]> = fc.oneof(
  fc.tuple(
    fc.constantFrom(
      'X-Client-Info',
      'X-Supabase-Api-Version',
      'Accept-Language',
      'Origin',
      'Referer',
      'Cookie',
      'User-Agent',
      'X-Admin-Session',
      'X-Forwarded-Host',
      'X-Forwarded-Proto',
      'If-None-Match',
      'If-Modified-Since',
      'Range',
      'Accept-Encoding',
      'Prefer',
      'Content-Type',
      'Accept',
      'Host',
    ),
    hostile,
  ),
  // Additional lines, if the server does not escape a header's value.
  fc.tuple(
    fc.constantFrom('X-Client-Info', 'Prefer', 'User-Agent'),
    fc.constantFrom(
      'a\r\nX-Forwarded-For: 127.0.0.1',
      'a\r\n\r\nGET /health HTTP/1.1\r\n\r\n',
      'a\nb: c',
      'a\rb',
    ),
  ),
  fc.constantFrom<[string, string]>(
    ['Transfer-Encoding', 'chunked'],
    ['Content-Length', '5'],
    ['Content-Length', '-1'],
    ['Content-Length', '99999999999999999999'],
    ['Expect', '100-continue'],
    ['Upgrade', 'websocket'],
    ['Content-Encoding', 'gzip'],
    ['Authorization', 'Basic YTpi'],
    ['Authorization', 'Bearer'],
    ['Authorization', 'Bearer a.b.c'],
    ['apikey', 'sb_secret_'],
    ['X-HTTP-Method-Override', 'DELETE'],
  ),
);

/** Headers that ordinary clients do not send; mostly none. */
export const moreHeaders: fc.Arbitrary<[string, string][]> = fc.oneof(
  { weight: 14, arbitrary: fc.constant<[string, string][]>([]) },
  { weight: 2, arbitrary: fc.array(oddHeaders, { minLength: 1, maxLength: 3 }) },
  // The same header many times.
  {
    weight: 1,
    arbitrary: fc
      .tuple(oddHeaders, fc.integer({ min: 2, max: 60 }))
      .map(([header, times]) => Array(times).fill(header)),
  },
);

/** The request's bytes, with all texts as UTF-8. */
export function bytesOf({ method, path, headers, body }: RequestDraft): Buffer {
  const named = new Set(headers.map(([name]) => name.toLowerCase()));
  const lines = [
    `${method} ${path} HTTP/1.1`,
    ...(named.has('host') ? [] : ['Host: 127.0.0.1']),
    'Connection: close',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body.length === 0 || named.has('content-length') || named.has('transfer-encoding')
      ? []
      : [`Content-Length: ${body.length}`]),
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body]);
}

/** Whether a request contains its own header about the length of its body. */
export function isOpenEnded({ headers }: RequestDraft): boolean {
  return headers.some(([name]) =>
    /^(transfer-encoding|content-length|expect|upgrade)$/i.test(name),
  );
}

/** A query string from pairs, encoded like a browser or unencoded. */
export function queryOf(pairs: fc.Arbitrary<[string, string][]>): fc.Arbitrary<string> {
  return fc.tuple(pairs, fc.boolean()).map(([list, raw]) => {
    const parts = list.map(([name, value]) =>
      raw ? `${name}=${value}`.replaceAll(/[\s#]/g, '+') : `${encode(name)}=${encode(value)}`,
    );
    return parts.length > 0 ? `?${parts.join('&')}` : '';
  });
}

/** A part of a path. Lone surrogates become UTF-8's replacement character. */
export function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
