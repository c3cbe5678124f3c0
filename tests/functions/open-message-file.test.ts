import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { cast } from '../cast.ts';
import { adminSession, bearer } from '../support/admin-session.ts';
import { testServer } from '../support/server.ts';
import { callFunction } from './call.ts';

const server = testServer();
const messageId = 'ca000000-0000-4000-8000-000000000001';
const formId = 'fa000000-0000-4000-8000-000000000001';
const pdf = Buffer.from('%PDF-1.7 card');
const ofMessage = randomUUID();
const ofForm = randomUUID();
const lost = randomUUID();

const secret = () =>
  createClient(server.url, server.secretKey, { auth: { persistSession: false } });

async function open(file_id: unknown, session: string) {
  const headers = session ? bearer(session) : {};
  const call = { file_id, language: 'en' };
  const { status, body } = await callFunction(server, 'open-message-file', call, headers);
  return { status, body: body as { path?: string; code?: string } };
}

const openings = async () => {
  const { rows } = await server.owner.query(
    "select subject_table, subject_id from activity_log where action = 'message.file_opened' order by id",
  );
  return rows;
};

beforeAll(async () => {
  await server.owner.query(
    `insert into message_files (id, message_id, submission_id, position, name, mime_type, size_bytes) values
       ($1, $4, null, 1, 'carteirinha "nova".pdf', 'application/pdf', $6),
       ($2, null, $5, 1, 'form.pdf', 'application/pdf', $6),
       ($3, $4, null, 2, 'lost.pdf', 'application/pdf', $6)`,
    [ofMessage, ofForm, lost, messageId, formId, pdf.length],
  );
  for (const path of [`${messageId}/${ofMessage}`, `${formId}/${ofForm}`]) {
    const stored = await secret()
      .storage.from('message-files')
      .upload(path, pdf, { contentType: 'application/pdf' });
    expect(stored.error).toBeNull();
  }
});

describe('A file of a message', () => {
  test('is saved by Otávio from an address that works for a minute, and the opening is logged', async () => {
    const { status, body } = await open(ofMessage, await adminSession(server, cast.otavio.email));
    expect(status).toBe(200);
    expect(await openings()).toEqual([
      { subject_table: 'contact_messages', subject_id: messageId },
    ]);
    const content = await fetch(`${server.url}/storage/v1${body.path}`);
    expect(Buffer.from(await content.arrayBuffer())).toEqual(pdf);
    expect(content.headers.get('content-disposition')).toMatch(/^attachment; filename/);
    expect(content.headers.get('x-content-type-options')).toBe('nosniff');
    const token = new URL(`${server.url}${body.path}`).searchParams.get('token') ?? '';
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims.exp - Date.now() / 1000).toBeLessThanOrEqual(60);
  });

  test('of a form opens for an admin for members; that of a message does not', async () => {
    await server.owner.query("update admins set permissions = '{members}' where id = $1", [
      cast.gabriela.adminId,
    ]);
    const session = await adminSession(server, cast.gabriela.email);
    expect((await open(ofForm, session)).status).toBe(200);
    expect((await open(ofMessage, session)).body.code).toBe('permission_denied');
    await server.owner.query('update admins set permissions = $2 where id = $1', [
      cast.gabriela.adminId,
      cast.gabriela.permissions,
    ]);
    for (const id of [ofForm, ofMessage, randomUUID()]) {
      expect((await open(id, session)).body.code).toBe('permission_denied');
    }
  });

  test('of an email about a request opens for an admin for requests alone, and its request is logged', async () => {
    const file = randomUUID();
    const { rows } = await server.owner.query<{ id: string; request_id: string }>(
      `insert into request_messages (request_id, author, body)
       select id, 'member', 'Segue a conta' from sharing_requests where state <> 'draft' limit 1 returning id, request_id`,
    );
    const [message] = rows;
    await server.owner.query(
      `insert into message_files (id, request_message_id, position, name, mime_type, size_bytes)
       values ($1, $2, 1, 'conta.pdf', 'application/pdf', $3)`,
      [file, message?.id, pdf.length],
    );
    const stored = await secret()
      .storage.from('message-files')
      .upload(`${message?.id}/${file}`, pdf, { contentType: 'application/pdf' });
    expect(stored.error).toBeNull();
    const permit = (permissions: readonly string[]) =>
      server.owner.query('update admins set permissions = $2 where id = $1', [
        cast.gabriela.adminId,
        permissions,
      ]);
    await permit(['contacts', 'members']);
    const session = await adminSession(server, cast.gabriela.email);
    expect((await open(file, session)).body.code).toBe('permission_denied');
    await permit(['requests']);
    expect((await open(file, session)).status).toBe(200);
    expect((await openings()).at(-1)).toEqual({
      subject_table: 'sharing_requests',
      subject_id: message?.request_id,
    });
    await permit(cast.gabriela.permissions);
    await server.owner.query('delete from request_messages where id = $1', [message?.id]);
  });

  test('stays closed to visitors, ended sessions and members', async () => {
    const before = await openings();
    const ana = await server.signedIn(cast.ana.email);
    const token = (await ana.auth.getSession()).data.session?.access_token ?? '';
    for (const session of ['', 'f'.repeat(64), token]) {
      expect((await open(ofMessage, session)).status).toBe(401);
    }
    expect(await openings()).toEqual(before);
  });

  test('that was not stored, or does not exist, is not found', async () => {
    const session = await adminSession(server, cast.fabio.email);
    for (const id of [lost, randomUUID(), '', '../x', null]) {
      expect((await open(id, session)).status).toBe(404);
    }
  });
});

describe('The bucket', () => {
  const path = `${messageId}/${ofMessage}`;

  test('is closed to visitors, members and the team', async () => {
    const clients = [
      server.anonymous(),
      await server.signedIn(cast.ana.email),
      await server.admin(cast.otavio.email),
      await server.admin(cast.fabio.email),
    ];
    for (const { storage } of clients) {
      const bucket = storage.from('message-files');
      expect((await bucket.download(path)).error).not.toBeNull();
      expect((await bucket.createSignedUrl(path, 60)).error).not.toBeNull();
      expect((await bucket.upload(`${messageId}/${lost}`, pdf)).error).not.toBeNull();
      expect((await bucket.list(messageId)).data ?? []).toEqual([]);
      expect((await bucket.remove([path])).data ?? []).toEqual([]);
    }
  });

  test('accepts only what is announced, once, even with the secret key', async () => {
    const bucket = secret().storage.from('message-files');
    const store = (name: string, content: Buffer, upsert = false) =>
      bucket.upload(name, content, { contentType: 'application/pdf', upsert });
    expect((await store(`${messageId}/${randomUUID()}`, pdf)).error).not.toBeNull();
    expect((await store(path, pdf, true)).error).not.toBeNull();
    expect((await store(`${messageId}/${lost}`, Buffer.concat([pdf, pdf]))).error).not.toBeNull();
    const html = Buffer.from('<html></html');
    expect((await store(`${messageId}/${lost}`, html)).error).not.toBeNull();
    expect((await store(`${messageId}/${lost}`, pdf)).error).toBeNull();
  });

  test('loses the content with the message', async () => {
    await server.owner.query('delete from contact_messages where id = $1', [messageId]);
    const { rows } = await server.owner.query(
      "select name from storage.objects where bucket_id = 'message-files'",
    );
    expect(rows).toEqual([{ name: `${formId}/${ofForm}` }]);
  });
});
