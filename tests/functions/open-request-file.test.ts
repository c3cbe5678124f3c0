import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { cast } from '../cast.ts';
import { adminSession, bearer } from '../support/admin-session.ts';
import { testServer } from '../support/server.ts';
import { callFunction } from './call.ts';

const server = testServer();
const requestId = '5a000000-0000-4000-8000-000000000002';
const draftId = '5a000000-0000-4000-8000-000000000004';
/** A JPEG of one pixel. */
const photo = Buffer.from(
  '/9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAABAAEBAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/APn+v//Z',
  'base64',
);
let fileId: string;
let draftFileId: string;

type Opened = { path?: string; code?: string };

async function open(file_id: unknown, session: string) {
  const answer = await callFunction(
    server,
    'open-request-file',
    { file_id, language: 'en' },
    session ? bearer(session) : {},
  );
  return { status: answer.status, body: answer.body as Opened };
}

/** Announces a photo as Ana and, unless it is a draft's, uploads it. */
async function addPhoto(request_id: string, content: Buffer): Promise<string> {
  const ana = await server.signedIn(cast.ana.email);
  const { data, error } = await ana.rpc('add_request_file', {
    file_id: randomUUID(),
    request_id,
    document_kind: 'other',
    file_name: 'conta do hospital.jpg',
    mime_type: 'image/jpeg',
    size_bytes: content.length,
    sha256: createHash('sha256').update(content).update(request_id).digest('hex'),
  });
  expect(error).toBeNull();
  const { id, path } = data as { id: string; path: string };
  const uploaded = await ana.storage
    .from('request-files')
    .upload(path, content, { contentType: 'image/jpeg' });
  expect(uploaded.error).toBeNull();
  return id;
}

async function openings(): Promise<number> {
  const { rows } = await server.owner.query<{ count: number }>(
    "select count(*)::int as count from activity_log where action = 'request.document_opened'",
  );
  return rows[0]?.count ?? 0;
}

beforeAll(async () => {
  fileId = await addPhoto(requestId, photo);
  draftFileId = await addPhoto(draftId, photo);
});

describe('A page of a request', () => {
  test('opens for Otávio by an address that works for a minute, and the opening is logged', async () => {
    const before = await openings();
    const session = await adminSession(server, cast.otavio.email);
    const { status, body } = await open(fileId, session);
    expect(status).toBe(200);
    expect(await openings()).toBe(before + 1);
    const address = `${server.url}/storage/v1${body.path}`;
    const token = new URL(address).searchParams.get('token') ?? '';
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims.exp - Date.now() / 1000).toBeLessThanOrEqual(60);
    const content = await fetch(address);
    expect(Buffer.from(await content.arrayBuffer())).toEqual(photo);
    expect(content.headers.get('cache-control')).toContain('no-store');
    expect(content.headers.get('x-content-type-options')).toBe('nosniff');
    expect(content.headers.get('content-security-policy')).toContain('sandbox');
    const other = await fetch(address.replace(fileId, draftFileId));
    expect(other.status).toBeGreaterThanOrEqual(400);
  });

  test('opens for an auditor, who may only read', async () => {
    await server.owner.query("update admins set permissions = '{requests_read}' where id = $1", [
      cast.gabriela.adminId,
    ]);
    const session = await adminSession(server, cast.gabriela.email);
    expect((await open(fileId, session)).status).toBe(200);
    await server.owner.query('update admins set permissions = $2 where id = $1', [
      cast.gabriela.adminId,
      cast.gabriela.permissions,
    ]);
    expect(await open(fileId, session)).toMatchObject({
      status: 403,
      body: { code: 'permission_denied' },
    });
  });

  test('stays closed to visitors, ended sessions and members', async () => {
    const before = await openings();
    const ana = await server.signedIn(cast.ana.email);
    const token = (await ana.auth.getSession()).data.session?.access_token ?? '';
    for (const session of ['', 'f'.repeat(64), token]) {
      expect((await open(fileId, session)).status).toBe(401);
    }
    expect(await openings()).toBe(before);
  });

  test('of a draft, or one that does not exist, is not found', async () => {
    const session = await adminSession(server, cast.fabio.email);
    for (const id of [draftFileId, randomUUID(), '', '../x', { a: 1 }, null, `${fileId}'--`]) {
      expect((await open(id, session)).status).toBe(404);
    }
  });
});
