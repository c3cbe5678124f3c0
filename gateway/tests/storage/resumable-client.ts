import { expect } from 'vitest';
import { publishableKey } from '../support/project-server.ts';

type Headers = Record<string, string>;

function metadata(values: Record<string, string>) {
  return Object.entries(values)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
}

/** Functions that send single requests of the TUS protocol to a server. */
export function resumableClient(serverUrl: string, token: string, path = '/upload/resumable') {
  const base = `${serverUrl}/storage/v1${path}`;
  const headers = {
    'tus-resumable': '1.0.0',
    apikey: publishableKey,
    authorization: `Bearer ${token}`,
  };
  const create = (length: number | string, values: Headers, more: Headers = {}) =>
    fetch(base, {
      method: 'POST',
      headers: {
        ...headers,
        'upload-length': String(length),
        'upload-metadata': metadata(values),
        ...more,
      },
    });
  return {
    create,
    /** Begins an upload and returns its URL. */
    async begin(length: number, values: Headers) {
      const created = await create(length, values);
      expect(created.status).toBe(201);
      return created.headers.get('location') ?? '';
    },
    patch: (url: string, offset: number | string, body: Buffer, more: Headers = {}) =>
      fetch(new URL(url, base), {
        method: 'PATCH',
        headers: {
          ...headers,
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
          ...more,
        },
        body: new Uint8Array(body),
      }),
    head: (url: string) => fetch(new URL(url, base), { method: 'HEAD', headers }),
    remove: (url: string) => fetch(new URL(url, base), { method: 'DELETE', headers }),
    headers,
  };
}
