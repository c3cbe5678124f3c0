import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { AppOptions } from '../../src/app.ts';
import { people } from '../support/people.ts';
import { type ProjectServer, publishableKey } from '../support/project-server.ts';
import { type S3Server, startS3 } from '../support/s3-server.ts';
import { testServer } from '../support/server.ts';

/** A client without row types. */
type Client = SupabaseClient;

type Place = 'PostgreSQL' | 'S3';

export type StorageServer = ProjectServer & {
  /** The S3-compatible server that holds the bytes, if there is one. */
  s3: S3Server | undefined;
  /** The client with the secret key, which bypasses the policies. */
  service(): Client['storage'];
  /** A plain request, for requests that the client library never sends. */
  ask(path: string, init?: RequestInit & { as?: string }): Promise<Response>;
};

/**
 * A server with a public bucket `pictures`, a private bucket `bills` with a folder for each user,
 * a bucket `letterbox` to which users may only upload files, and a small bucket.
 * @param s3Timeout how long it waits for S3, in milliseconds
 */
export function storageServer(
  place: Place = 'PostgreSQL',
  s3Timeout?: number,
  more: Partial<AppOptions> = {},
): StorageServer {
  let s3: S3Server | undefined;
  beforeAll(async () => {
    if (place === 'S3') s3 = await startS3(s3Timeout);
  });
  const server = testServer(() => ({ s3: s3?.settings, ...more })) as StorageServer;
  beforeAll(async () => {
    await server.owner.query(`
      insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
        ('pictures', 'pictures', true, null, null),
        ('bills', 'bills', false, null, null),
        ('letterbox', 'letterbox', false, null, null),
        ('small', 'small', false, 1000, array['image/*', 'application/pdf']);
      create policy "Own folder" on storage.objects for all to authenticated
        using (bucket_id = 'bills' and (storage.foldername(name))[1] = (select auth.uid()::text))
        with check (bucket_id = 'bills' and (storage.foldername(name))[1] = (select auth.uid()::text));
      create policy "Leave files" on storage.objects for insert to authenticated
        with check (bucket_id = 'letterbox');
    `);
    Object.assign(server, {
      s3,
      service: () =>
        createClient(server.url, server.secretKey, { auth: { persistSession: false } }).storage,
      ask: (
        path: string,
        { as: key = publishableKey, headers, ...init }: RequestInit & { as?: string } = {},
      ) =>
        fetch(`${server.url}/storage/v1${path}`, {
          ...init,
          headers: { apikey: key, ...headers },
        }),
    });
  });
  afterAll(() => s3?.close());
  return server;
}

/** Runs the same tests with each implementation of the byte store. */
export function onEachStore(tests: (server: StorageServer, place: Place) => void) {
  describe.each(['PostgreSQL', 'S3'] as const)('with bytes in %s', (place) => {
    tests(storageServer(place), place);
  });
}

/** Signs in a user. Returns their storage client, folder and access token. */
export async function signIn(server: ProjectServer, email: string = people.ana.email) {
  const client = await server.signedIn(email);
  const { data } = await client.auth.getSession();
  const { access_token: token = '', user } = data.session ?? {};
  return { storage: client.storage, token, folder: user?.id ?? '' };
}

/** Expects a refusal in the form of the protocol: a status of 4xx and a JSON body. */
export async function expectRefusal(response: Response) {
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  const body = await response.json();
  expect(body).toEqual({
    statusCode: expect.any(String),
    error: expect.any(String),
    message: expect.any(String),
    code: expect.any(String),
  });
  return body;
}

/**
 * Expects more concurrent uploads than the pool has connections, and none that keeps a transaction
 * open while it waits.
 */
export async function expectWaitingWithoutTransactions({ owner }: ProjectServer) {
  const counts = async () => {
    const { rows } = await owner.query(`
      select (select count(*) from gateway.files where state = 'arriving') > 10 as many,
        (select count(*)::int from pg_stat_activity
          where application_name = 'gateway storage' and datname = current_database()
            and state like 'idle in transaction%') as transactions`);
    return rows[0];
  };
  await expect.poll(counts).toEqual({ many: true, transactions: 0 });
}

/** Pseudorandom bytes, the same for the same seed. */
export function bytes(length: number, seed = 1): Buffer {
  const all = Buffer.allocUnsafe(length);
  let state = seed;
  for (let index = 0; index < length; index += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    all[index] = state >>> 16;
  }
  return all;
}

/** The smallest picture, with one pixel. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
