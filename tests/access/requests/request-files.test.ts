import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { cast } from '../../cast.ts';
import { testServer } from '../../support/server.ts';
import { type Person, people, signInEveryone } from '../people.ts';

const server = testServer();
const requestId = '5a000000-0000-4000-8000-000000000002';
const bucket = 'request-files';
/** The smallest content that is recognized as a PDF. */
const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');

let clients: Record<Person, SupabaseClient>;
let service: SupabaseClient;

beforeAll(async () => {
  clients = await signInEveryone(server);
  service = createClient(server.url, server.secretKey, { auth: { persistSession: false } });
});

/** A file of Ana that she has announced. */
async function announced(replaces?: string): Promise<string> {
  const { data, error } = await clients.Ana.rpc('add_request_file', {
    file_id: crypto.randomUUID(),
    request_id: requestId,
    document_kind: 'other',
    file_name: 'conta.pdf',
    mime_type: 'application/pdf',
    size_bytes: pdf.length,
    sha256: Buffer.from(crypto.randomUUID().slice(0, 32)).toString('hex'),
    ...(replaces && { replaces }),
  });
  expect(error).toBeNull();
  return (data as { path: string }).path;
}

const idOf = (path: string) => path.split('/')[2];

/** The stored pages as Ana sees them. */
async function pagesOfAna() {
  const rows = clients.Ana.from('request_files').select('path').neq('status', 'uploading');
  const { data } = await rows.eq('request_id', requestId).order('position');
  return data?.map(({ path }) => path);
}

const upload = (client: SupabaseClient, path: string, upsert = false) =>
  client.storage.from(bucket).upload(path, pdf, { contentType: 'application/pdf', upsert });

/** An address by which Ana may upload the file once. */
async function signUpload(path: string, ana: SupabaseClient = clients.Ana) {
  const { data, error } = await ana.storage.from(bucket).createSignedUploadUrl(path);
  expect(error).toBeNull();
  return data as NonNullable<typeof data>;
}

/** By someone with the address only. */
const uploadTo = ({ path, token }: { path: string; token: string }) =>
  server
    .anonymous()
    .storage.from(bucket)
    .uploadToSignedUrl(path, token, pdf, { contentType: 'application/pdf' });

type Operation = (
  client: SupabaseClient,
  paths: { stored: string; open: string },
) => Promise<{ data: unknown; error: unknown }>;

/** Each operation on Ana's stored file, or on the path of one that she has announced. */
const operations: Record<string, Operation> = {
  download: (client, { stored }) => client.storage.from(bucket).download(stored),
  info: (client, { stored }) => client.storage.from(bucket).info(stored),
  list: (client) => listed(client.storage.from(bucket).list(`${cast.ana.memberId}/${requestId}`)),
  'sign a download': (client, { stored }) =>
    client.storage.from(bucket).createSignedUrl(stored, 60),
  'sign an upload': (client, { open }) => client.storage.from(bucket).createSignedUploadUrl(open),
  upload: (client, { open }) => upload(client, open),
  'upload what no one announced': (client, { open }) => upload(client, `${open}0`),
  replace: (client, { stored }) => upload(client, stored, true),
  update: (client, { stored }) => client.storage.from(bucket).update(stored, pdf),
  copy: (client, { stored, open }) => client.storage.from(bucket).copy(stored, `${open}1`),
  move: (client, { stored, open }) => client.storage.from(bucket).move(stored, `${open}2`),
  remove: (client, { stored }) => listed(client.storage.from(bucket).remove([stored])),
  'empty the bucket': (client) => client.storage.emptyBucket(bucket),
  'open the bucket to everyone': (client) => client.storage.updateBucket(bucket, { public: true }),
  'read the row': (client, { stored }) =>
    listed(client.from('request_files').select('id').eq('path', stored)),
};

/** An empty list is no access. */
async function listed(answer: PromiseLike<{ data: unknown[] | null; error: unknown }>) {
  const { data, error } = await answer;
  return { data: data?.length ? data : null, error };
}

const ofAna = [
  'download',
  'info',
  'list',
  'sign a download',
  'sign an upload',
  'upload',
  'read the row',
];

describe.each(people)('%s', (person) => {
  test.each(Object.keys(operations))('%s', async (name) => {
    await server.owner.query('delete from request_files');
    await server.owner.query('delete from private.rate_limits');
    const stored = await announced();
    expect((await upload(clients.Ana, stored)).error).toBeNull();
    const open = await announced();
    const { data, error } = await (operations[name] as Operation)(clients[person], {
      stored,
      open,
    });
    const isAllowed = error === null && data !== null;
    expect(isAllowed).toBe(person === 'Ana' && ofAna.includes(name));
    const kept = await service.storage.from(bucket).download(stored);
    expect(await kept.data?.text()).toBe(pdf.toString());
  });
});

describe('A page that was announced is stored once', () => {
  test('not by an address that was signed before, once it is stored', async () => {
    const path = await announced();
    const first = await signUpload(path);
    const second = await signUpload(path);
    expect((await uploadTo(first)).error).toBeNull();
    expect((await uploadTo(second)).error).not.toBeNull();
    const kept = await service.storage.from(bucket).download(path);
    expect(await kept.data?.text()).toBe(pdf.toString());
  });

  test('not by an address that was signed before, once it is removed', async () => {
    const path = await announced();
    const signed = await signUpload(path);
    const removed = await clients.Ana.rpc('remove_request_file', { file_id: idOf(path) });
    expect(removed.error).toBeNull();
    expect((await uploadTo(signed)).error).not.toBeNull();
    expect((await service.storage.from(bucket).exists(path)).data).toBe(false);
  });

  test('not for a request that was withdrawn meanwhile', async () => {
    const path = await announced();
    const signed = await signUpload(path);
    const setState = (state: string) =>
      server.owner.query('update sharing_requests set state = $1 where id = $2', [
        state,
        requestId,
      ]);
    const { rows } = await server.owner.query<{ state: string }>(
      'select state from sharing_requests where id = $1',
      [requestId],
    );
    await setState('withdrawn');
    expect((await uploadTo(signed)).error).not.toBeNull();
    expect((await upload(clients.Ana, path)).error).not.toBeNull();
    await setState(rows[0]?.state ?? '');
    expect((await uploadTo(signed)).error).toBeNull();
  });

  test('or not, while it is removed, and neither waits for the other', async () => {
    for (let round = 0; round < 10; round += 1) {
      const path = await announced();
      const [, removed] = await Promise.all([
        upload(clients.Ana, path),
        clients.Ana.rpc('remove_request_file', { file_id: idOf(path) }),
      ]);
      expect(removed.error).toBeNull();
      expect((await service.storage.from(bucket).exists(path)).data).toBe(false);
    }
  });

  test.each([
    ['shorter', pdf.subarray(0, -1)],
    ['longer', Buffer.concat([pdf, Buffer.from(' ')])],
    ['empty', Buffer.alloc(0)],
  ])('not with a %s content', async (_, content) => {
    const path = await announced();
    const options = { contentType: 'application/pdf' };
    const sent = await clients.Ana.storage.from(bucket).upload(path, content, options);
    expect(sent.error).not.toBeNull();
    // As a form, which does not declare the length of the file.
    const form = new Blob([Uint8Array.from(content)], { type: 'application/pdf' });
    expect((await clients.Ana.storage.from(bucket).upload(path, form)).error).not.toBeNull();
    expect((await upload(clients.Ana, path)).error).toBeNull();
  });

  test('not with a form that is much larger', async () => {
    const path = await announced();
    const form = new FormData();
    form.append('', new Blob([new Uint8Array(19_000_000)], { type: 'application/pdf' }), 'a.pdf');
    const { data } = await clients.Ana.auth.getSession();
    const answer = await fetch(`${server.url}/storage/v1/object/${bucket}/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${data.session?.access_token}` },
      body: form,
    });
    expect(answer.status).toBe(400);
    const arrived = await server.owner.query("select from gateway.files where state = 'arriving'");
    expect(arrived.rowCount).toBe(0);
  });

  test('and goes with its row', async () => {
    const path = await announced();
    await upload(clients.Ana, path);
    const removed = await clients.Ana.rpc('remove_request_file', { file_id: idOf(path) });
    expect(removed.error).toBeNull();
    expect((await service.storage.from(bucket).exists(path)).data).toBe(false);
  });

  test('and takes the place of the page that it replaces, in one step', async () => {
    await server.owner.query('delete from request_files');
    const paths = [await announced(), await announced()];
    for (const path of paths) expect((await upload(clients.Ana, path)).error).toBeNull();
    const [old = '', other = ''] = paths;
    const path = await announced(idOf(old));
    expect(await pagesOfAna()).toEqual([old, other]);
    expect((await upload(clients.Ana, path)).error).toBeNull();
    expect(await pagesOfAna()).toEqual([path, other]);
    expect((await service.storage.from(bucket).exists(old)).data).toBe(false);

    // Once the team has reviewed a page, it stays, and the new one comes last.
    const late = await announced(idOf(path));
    await server.owner.query("update request_files set status = 'accepted' where path = $1", [
      path,
    ]);
    expect((await upload(clients.Ana, late)).error).toBeNull();
    expect(await pagesOfAna()).toEqual([path, other, late]);
  });

  test('not with another type', async () => {
    const path = await announced();
    const picture = Buffer.from('\x89PNG\r\n\x1a\n'.padEnd(pdf.length), 'latin1');
    const options = { contentType: 'image/png' };
    const sent = await clients.Ana.storage.from(bucket).upload(path, picture, options);
    expect(sent.error).not.toBeNull();
  });

  test('and neither replaced nor moved by the service', async () => {
    const path = await announced();
    await upload(clients.Ana, path);
    const files = service.storage.from(bucket);
    expect((await upload(service, path, true)).error).not.toBeNull();
    expect((await files.move(path, `${path}1`)).error).not.toBeNull();
    expect((await upload(service, `${path}2`)).error).not.toBeNull();
    expect(await (await files.download(path)).data?.text()).toBe(pdf.toString());
  });
});

test('A signed address ends, and belongs to one file', async () => {
  await server.owner.query('delete from request_files');
  const stored = await announced();
  await upload(clients.Ana, stored);
  const { data } = await clients.Ana.storage.from(bucket).createSignedUrl(stored, 1);
  const address = new URL(data?.signedUrl ?? '');
  expect((await fetch(address)).status).toBe(200);
  const other = new URL(address);
  other.pathname = `${other.pathname}x`;
  expect((await fetch(other)).status).toBe(400);
  await expect.poll(async () => (await fetch(address)).status).toBe(400);
});

type Ending = { end: (ana: SupabaseClient) => PromiseLike<unknown>; undo?: () => Promise<unknown> };

const setStatus = (status: string) =>
  server.owner.query('update members set enrollment_status = $1 where id = $2', [
    status,
    cast.ana.memberId,
  ]);
const setBan = (duration: string) =>
  service.auth.admin.updateUserById(cast.ana.userId, { ban_duration: duration });

const endings: Record<string, Ending> = {
  'with the session that signed it': { end: (ana) => ana.auth.signOut({ scope: 'local' }) },
  'with all sessions': { end: () => clients.Ana.auth.signOut({ scope: 'global' }) },
  'while the member may not sign in': { end: () => setBan('1h'), undo: () => setBan('none') },
  'with the membership': { end: () => setStatus('inactive'), undo: () => setStatus('active') },
};

test.each(Object.entries(endings))('A signed address ends %s', async (_, { end, undo }) => {
  const ana = await server.signedIn(cast.ana.email);
  const stored = await announced();
  await upload(ana, stored);
  const download = await ana.storage.from(bucket).createSignedUrl(stored, 60);
  const signedUpload = await signUpload(await announced(), ana);
  const address = download.data?.signedUrl ?? '';
  expect((await fetch(address)).status).toBe(200);
  await end(ana);
  expect((await fetch(address)).status).toBe(400);
  expect((await uploadTo(signedUpload)).error).not.toBeNull();
  await undo?.();
  clients.Ana = await server.signedIn(cast.ana.email);
});

test('What is no image and no PDF is refused, whatever its name and type say', async () => {
  await server.owner.query('delete from request_files');
  const path = await announced();
  const program = Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(200)]);
  const { error } = await clients.Ana.storage
    .from(bucket)
    .upload(path, program, { contentType: 'application/pdf' });
  expect(error).not.toBeNull();
  const { data } = await clients.Ana.from('request_files').select('status').eq('path', path);
  expect(data).toEqual([{ status: 'uploading' }]);
});
