import { once } from 'node:events';
import type { ClientHttp2Session } from 'node:http2';
import { type RequestOptions, request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { createClient } from '@supabase/supabase-js';
import { Upload } from 'tus-js-client';
import { cast, password } from '../cast.ts';

const apikey = 'sb_publishable_local';

export type Answer = { status: number | undefined; body: string };

/** Sends one request with Node's own client, which can also choose its local address. */
export async function ask(port: number, path: string, options: RequestOptions = {}, body?: object) {
  const headers = { apikey, 'content-type': 'application/json', ...options.headers };
  const sent = request({ host: 'localhost', family: 4, port, path, ...options, headers });
  sent.end(body && JSON.stringify(body));
  const [response] = await once(sent, 'response');
  return {
    status: response.statusCode,
    body: (await buffer(response)).toString(),
  } as Answer;
}

export const signIn = (port: number, secret: string, options: RequestOptions = {}) =>
  ask(
    port,
    '/auth/v1/token?grant_type=password',
    { method: 'POST', ...options },
    { email: cast.ana.email, password: secret },
  );

export function storageOf(port: number, secretKey: string) {
  const auth = { persistSession: false };
  return createClient(`https://localhost:${port}`, secretKey, { auth }).storage;
}

export async function get(session: ClientHttp2Session, headers: Record<string, string>) {
  const stream = session.request(headers);
  const [answered] = await once(stream, 'response');
  await buffer(stream);
  return answered as Record<string, string | number>;
}

export async function contentOf(blob: Blob | null) {
  return Buffer.from(await (blob ?? new Blob()).arrayBuffer());
}

/** A socket of a member through a proxy, with one channel. */
export async function openChannel(port: number) {
  const auth = { persistSession: false };
  const client = createClient(`https://localhost:${port}`, apikey, { auth });
  const { error } = await client.auth.signInWithPassword({ email: cast.ana.email, password });
  if (error) throw error;
  const config = { private: true, broadcast: { self: true } };
  const channel = client.channel(`news-${port}`, { config });
  let messages = 0;
  channel.on('broadcast', { event: 'news' }, () => {
    messages += 1;
  });
  channel.subscribe();
  return {
    /** Sends a message. Resolves with whether one has arrived. */
    async hearsItself() {
      if (client.realtime.isConnected())
        await channel.send({ type: 'broadcast', event: 'news', payload: {} });
      return messages > 0;
    },
    forget() {
      messages = 0;
    },
    close: () => client.removeAllChannels(),
  };
}

type Settings = ConstructorParameters<typeof Upload>[1];

export function tusUpload(port: number, secretKey: string, file: Buffer, more: Settings) {
  return new Upload(file as never, {
    endpoint: `https://localhost:${port}/storage/v1/upload/resumable`,
    headers: { apikey: secretKey, 'x-upsert': 'true' },
    uploadSize: file.length,
    chunkSize: 256 * 1024,
    retryDelays: [100, 500, 1_000],
    metadata: { bucketName: 'bills', objectName: `${port}.bin`, contentType: 'image/x-scan' },
    ...more,
  });
}
