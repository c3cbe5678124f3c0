import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { prepareDatabase } from '../../src/database/open-database.ts';
import { readProjectConfig } from '../../src/project/config.ts';
import { testKeySource } from '../support/encryption.ts';
import { password, testProject } from '../support/people.ts';
import { projectServer } from '../support/project-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'storage-config-'));
cpSync(testProject.supabaseDir, folder, { recursive: true });
const other = mkdtempSync(join(tmpdir(), 'storage-config-'));
afterAll(() => {
  for (const used of [folder, other]) rmSync(used, { recursive: true });
});

function configure(toml: string, at = folder) {
  writeFileSync(join(at, 'config.toml'), `project_id = "storage"\n${toml}`);
  return readProjectConfig(at);
}

configure(`
[storage]
file_size_limit = "1KB"

[storage.buckets.pictures]
public = true
allowed_mime_types = ["image/*"]

[storage.buckets.notes]
file_size_limit = "100B"
longest_signed_url = 60
`);

describe('The section [storage] of config.toml', () => {
  const server = projectServer({ supabaseDir: folder, password });
  const storage = () =>
    createClient(server.url, server.secretKey, { auth: { persistSession: false } }).storage;

  it('creates buckets when the server starts', async () => {
    const { data } = await storage().listBuckets();
    expect(data).toEqual([
      expect.objectContaining({
        ...{ id: 'notes', name: 'notes', public: false },
        ...{ file_size_limit: 100, allowed_mime_types: null },
      }),
      expect.objectContaining({
        ...{ id: 'pictures', name: 'pictures', public: true },
        ...{ file_size_limit: 1_000, allowed_mime_types: ['image/*'] },
      }),
    ]);
  });

  it('limits how long signed URLs work', async () => {
    const inTenYears = 10 * 365 * 24 * 60 * 60;
    await storage().from('notes').upload('a.txt', 'a');
    const { data: one } = await storage().from('notes').createSignedUrl('a.txt', inTenYears);
    const { data: many } = await storage().from('notes').createSignedUrls(['a.txt'], inTenYears);
    const { data: upload } = await storage().from('notes').createSignedUploadUrl('b.txt');
    for (const url of [one?.signedUrl, many?.[0]?.signedUrl, upload?.signedUrl]) {
      const { iat = 0, exp = 0 } = decodeJwt(new URL(url ?? '').searchParams.get('token') ?? '');
      expect(exp - iat).toBeLessThanOrEqual(60);
      expect(exp).toBeGreaterThan(iat);
    }
  });

  it('limits the size of every file', async () => {
    expect((await storage().createBucket('any', { public: false })).error).toBeNull();
    const refusal = { statusCode: '413' };
    const upload = (bucket: string, size: number) =>
      storage().from(bucket).upload(`${size}.txt`, 'x'.repeat(size));
    expect((await upload('any', 1_001)).error).toMatchObject(refusal);
    expect((await upload('any', 1_000)).error).toBeNull();
    expect((await upload('notes', 101)).error).toMatchObject(refusal);
    expect((await upload('notes', 100)).error).toBeNull();
    expect(
      (await storage().createBucket('large', { public: false, fileSizeLimit: '2KB' })).error,
    ).toMatchObject(refusal);
  });

  it('updates buckets at the next start, and keeps settings that it does not name', async () => {
    await storage().updateBucket('pictures', { public: false });
    const config = configure('[storage.buckets.pictures]\nfile_size_limit = "2KB"');
    const { host, database = '' } = server.owner;
    const location = { socketFolder: host, name: database };
    await prepareDatabase(location, { supabaseDir: folder, demo: false }, config, testKeySource);
    const { data } = await storage().getBucket('pictures');
    expect(data).toMatchObject({
      ...{ public: false, file_size_limit: 2_000, allowed_mime_types: ['image/*'] },
    });
    expect((await storage().listBuckets()).data?.map(({ id }) => id)).toEqual([
      ...['any', 'notes', 'pictures'],
    ]);
  });

  it('is refused with the name of the invalid or unsupported setting', () => {
    const wrong = {
      'file_size_limit = "much"': 'storage.file_size_limit: expected a size such as 50MiB',
      '[storage.buckets."a/b"]': 'storage.buckets.a/b: expected the name of a bucket',
      '[storage.buckets.a]\nallowed_mime_types = ["png"]':
        'storage.buckets.a.allowed_mime_types.0: expected types such as image/*',
      '[storage.buckets.a]\nobjects_path = "./images"':
        'storage.buckets.a.objects_path: not supported: upload the files with the client library',
    };
    for (const [toml, message] of Object.entries(wrong)) {
      expect(() => configure(`[storage]\n${toml}`, other)).toThrow(message);
    }
  });
});

describe('With enabled = false', () => {
  const off = configure('[storage]\nenabled = false', other);
  const server = projectServer(testProject, () => ({ config: off }));

  it('the server has no storage service', async () => {
    const answer = await fetch(`${server.url}/storage/v1/bucket`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ message: 'This server has no storage service' });
  });
});
