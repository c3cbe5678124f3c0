import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { cast } from '../cast.ts';
import { testServer } from '../support/server.ts';

// The product has no bucket yet. These have the policies that a bucket for bills would have.
const server = testServer();
const anas = `${cast.ana.userId}/bill.txt`;

type Storage = SupabaseClient['storage'];
type Persona = 'a visitor' | 'Ana' | 'Bruno' | 'Otávio, an admin' | 'the secret key';
let personas: Record<Persona, Storage>;

beforeAll(async () => {
  await server.owner.query(`
    insert into storage.buckets (id, name, public) values ('bills', 'bills', false), ('notices', 'notices', true);
    create policy "Own folder" on storage.objects for all to authenticated
      using (bucket_id = 'bills' and (storage.foldername(name))[1] = (select auth.uid()::text))
      with check (bucket_id = 'bills' and (storage.foldername(name))[1] = (select auth.uid()::text))`);
  const service = createClient(server.url, server.secretKey, { auth: { persistSession: false } });
  personas = {
    'a visitor': server.anonymous().storage,
    Ana: (await server.signedIn(cast.ana.email)).storage,
    Bruno: (await server.signedIn(cast.bruno.email)).storage,
    'Otávio, an admin': (await server.admin(cast.otavio.email)).storage,
    'the secret key': service.storage,
  };
  await service.storage.from('notices').upload('hours.txt', 'hours');
});

type Operation = (storage: Storage) => Promise<{ data: unknown; error: unknown }>;

/** Each operation works on Ana's file, unless its name says otherwise. */
const operations: Record<string, Operation> = {
  'download a public file': (storage) => storage.from('notices').download('hours.txt'),
  'upload a public file': (storage) =>
    storage.from('notices').upload('new.txt', 'x', { upsert: true }),
  download: (storage) => storage.from('bills').download(anas),
  info: (storage) => storage.from('bills').info(anas),
  list: (storage) => listed(storage.from('bills').list(cast.ana.userId)),
  'list, version 2': async (storage) => {
    const { data, error } = await storage.from('bills').listV2({ prefix: cast.ana.userId });
    return { data: data?.objects.length ? data : null, error };
  },
  'sign a download': (storage) => storage.from('bills').createSignedUrl(anas, 60),
  'sign an upload': (storage) => storage.from('bills').createSignedUploadUrl(`${anas}-signed`),
  upload: (storage) => storage.from('bills').upload(`${anas}-${crypto.randomUUID()}`, 'x'),
  replace: (storage) => storage.from('bills').upload(anas, 'x', { upsert: true }),
  update: (storage) => storage.from('bills').update(anas, 'x'),
  copy: (storage) => storage.from('bills').copy(anas, `${anas}-${crypto.randomUUID()}`),
  move: async (storage) => {
    const moved = await storage.from('bills').move(anas, `${anas}-moved`);
    if (!moved.error) await storage.from('bills').move(`${anas}-moved`, anas);
    return moved;
  },
  remove: (storage) => listed(storage.from('bills').remove([anas])),
  'see a bucket': (storage) => storage.getBucket('bills'),
  'list buckets': (storage) => listed(storage.listBuckets()),
  'create a bucket': (storage) => storage.createBucket(crypto.randomUUID(), { public: false }),
  'change a bucket': (storage) => storage.updateBucket('bills', { public: false }),
  'empty a bucket': (storage) => storage.emptyBucket('bills'),
  'delete a bucket': (storage) => storage.deleteBucket('bills'),
};

/** An empty list is no access. */
async function listed(answer: Promise<{ data: unknown[] | null; error: unknown }>) {
  const { data, error } = await answer;
  return { data: data?.length ? data : null, error };
}

const ofBuckets = ['see a bucket', 'list buckets', 'create a bucket', 'change a bucket'];
const ofMembers = Object.keys(operations).filter(
  (name) => !/bucket/.test(name) && name !== 'upload a public file',
);
const allowed: Record<Persona, string[]> = {
  'a visitor': ['download a public file'],
  Ana: ofMembers,
  Bruno: ['download a public file'],
  // The Command Center has no token of a user, so policies for users do not apply.
  'Otávio, an admin': ['download a public file'],
  // Deletion of a bucket with files is refused to everyone.
  'the secret key': [...ofMembers, 'upload a public file', ...ofBuckets, 'empty a bucket'],
};

describe.each(Object.entries(allowed))('Buckets and files: %s', (persona, expected) => {
  test.each(Object.entries(operations))('%s', async (name, operation) => {
    const { owner } = server;
    const { data, error } = await personas['the secret key']
      .from('bills')
      .upload(anas, 'bill', { upsert: true });
    expect(error).toBeNull();
    expect(data?.path).toBe(anas);
    const answer = await operation(personas[persona as Persona]);
    const isAllowed = answer.error === null && answer.data !== null;
    expect(isAllowed).toBe(expected.includes(name));
    if (isAllowed) return;
    const { rows } = await owner.query(
      `select user_metadata is null as unchanged, (metadata ->> 'size')::int as size
       from storage.objects where bucket_id = 'bills' and name = $1`,
      [anas],
    );
    expect(rows).toEqual([{ unchanged: true, size: 4 }]);
  });
});
