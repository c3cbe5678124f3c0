import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { cast } from '../cast.ts';
import { testServer } from '../support/server.ts';
import { type Person, people, signInEveryone } from './people.ts';

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
async function announced(): Promise<string> {
  const { data, error } = await clients.Ana.rpc('add_request_file', {
    file_id: crypto.randomUUID(),
    request_id: requestId,
    document_kind: 'other',
    file_name: 'conta.pdf',
    mime_type: 'application/pdf',
    size_bytes: pdf.length,
    sha256: Buffer.from(crypto.randomUUID().slice(0, 32)).toString('hex'),
  });
  expect(error).toBeNull();
  return (data as { path: string }).path;
}

const upload = (client: SupabaseClient, path: string, upsert = false) =>
  client.storage.from(bucket).upload(path, pdf, { contentType: 'application/pdf', upsert });

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
