import { afterAll, beforeAll, expect, test } from 'vitest';
import { cast } from '../../cast.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();
type Client = Awaited<ReturnType<typeof server.admin>>;
let fabio: Client;

beforeAll(async () => {
  fabio = await server.admin(cast.fabio.email);
});

afterAll(async () => {
  await server.owner.query(
    "update document_kinds set name_en = 'Itemized bill' where kind = 'itemized-bill'",
  );
});

test('A new name of a document is what members read, and is in the log', async () => {
  const { error } = await fabio
    .from('document_kinds')
    .update({ name_en: 'Full bill' })
    .eq('kind', 'itemized-bill');
  expect(error).toBeNull();
  const ana = await server.signedIn(cast.ana.email);
  const { data } = await ana
    .from('request_items')
    .select('document_kinds (name_en)')
    .eq('document_kind', 'itemized-bill')
    .limit(1)
    .single();
  expect(data).toEqual({ document_kinds: { name_en: 'Full bill' } });
  const { rows } = await server.owner.query(
    `select changes from private.activity_values as kept join activity_log as log on log.id = kept.log_id
     where log.action = 'document_kinds.update' order by log.id desc limit 1`,
  );
  expect(rows[0].changes).toEqual({ name_en: ['Itemized bill', 'Full bill'] });
});

test('A new kind has a code of its own, and the team can ask for it', async () => {
  const { data } = await fabio
    .from('document_kinds')
    .insert({ name_pt: 'Carta', name_en: 'Letter', help_pt: 'Uma.', help_en: 'One.', position: 50 })
    .select('kind,is_signed')
    .single();
  expect(data).toMatchObject({
    kind: expect.stringMatching(/^kind-[0-9a-f]{8}$/),
    is_signed: false,
  });
  const { rows } = await server.owner.query(
    "select id from sharing_requests where state in ('checking', 'in_review') order by number limit 1",
  );
  const asked = await fabio.rpc('ask_for_documents', {
    request_id: rows[0].id,
    document_kinds: [data?.kind ?? ''],
  });
  expect(asked.error).toBeNull();
});

test.each([
  ['a kind without its English words for the front desk', { ask_pt: 'Peço.', ask_en: null }],
  ['a kind with a name of 101 letters', { name_pt: 'a'.repeat(101) }],
  ['a kind without a name', { name_en: '' }],
])('%s is refused', async (_what, change) => {
  const { error } = await fabio.from('document_kinds').update(change).eq('kind', 'other');
  expect(error).toMatchObject({ code: '23514' });
});

test('Codes, signatures and deletions are not for the settings', async () => {
  const closed = { code: '42501' };
  for (const change of [{ kind: 'bill' }, { is_signed: true }]) {
    const { error } = await fabio.from('document_kinds').update(change).eq('kind', 'other');
    expect(error).toMatchObject(closed);
  }
  expect((await fabio.from('document_kinds').delete().eq('kind', 'other')).error).toMatchObject(
    closed,
  );
  expect((await fabio.from('rejection_reasons').delete().eq('code', 'blurry')).error).toMatchObject(
    closed,
  );
});

test('A retired reason stays with the pages that were rejected with it', async () => {
  const { rows } = await server.owner.query(
    `insert into request_files
       (id, request_id, item_id, member_id, position, name, mime_type, size_bytes, sha256, status, rejection_reason)
     select gen_random_uuid(), items.request_id, items.id, $1, 1, 'a.png', 'image/png', 1, repeat('a', 64), 'rejected', 'blurry'
     from request_items as items join sharing_requests as requests on requests.id = items.request_id
     where requests.member_id = $1 order by items.id limit 1
     returning id, rejection_reason`,
    [cast.ana.memberId],
  );
  const { id, rejection_reason: code } = rows[0];
  const { error } = await fabio
    .from('rejection_reasons')
    .update({ retired_at: new Date().toISOString() })
    .eq('code', code);
  expect(error).toBeNull();
  const ana = await server.signedIn(cast.ana.email);
  const { data } = await ana
    .from('request_files')
    .select('rejection_reasons!request_files_rejection_reason_fkey (text_pt)')
    .eq('id', id)
    .single();
  expect(data?.rejection_reasons?.text_pt.length).toBeGreaterThan(10);
});
