import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callGuarded } from '../../../app/shared/backend/call-guarded.ts';
import type { Json } from '../../../supabase/database.types.ts';
import { cast } from '../../cast.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();
type Client = Awaited<ReturnType<typeof server.signedIn>>;
let ana: Client;
let bruno: Client;
let otavio: Client;
let service: SupabaseClient;

beforeAll(async () => {
  ana = await server.signedIn(cast.ana.email);
  bruno = await server.signedIn(cast.bruno.email);
  otavio = await server.admin(cast.otavio.email);
  service = createClient(server.url, server.secretKey, { auth: { persistSession: false } });
});

const facts = {
  kind: 'illness',
  care_stage: 'happened',
  service_date: '2026-09-01',
  what_happened: 'Febre alta, fomos ao pronto-socorro.',
  had_before: 'no',
  provider: 'Memorial Hospital',
  other_payer: 'no',
  payment: 'unpaid',
} as const;

let requestId: string;

/** A request of Ana with these facts, not sent yet. */
async function draft(more: Record<string, unknown> = {}) {
  const id = crypto.randomUUID();
  const { error } = await ana.from('sharing_requests').insert({ id, ...facts, ...more });
  expect(error).toBeNull();
  return id;
}

async function sent(more: Record<string, unknown> = {}) {
  const id = await draft(more);
  const { error } = await ana.rpc('submit_request', { request_id: id, is_truthful: true });
  expect(error).toBeNull();
  return id;
}

async function stateOf(id: string) {
  const { rows } = await server.owner.query('select * from sharing_requests where id = $1', [id]);
  return rows[0];
}

async function itemsOf(id: string) {
  const { data } = await ana
    .from('request_items')
    .select('id, document_kind, status, is_required, note')
    .eq('request_id', id);
  return Object.fromEntries((data ?? []).map((item) => [item.document_kind, item]));
}

/** Announces a page and stores its row as the bucket would after the upload. */
async function page(id: string, kind: string, content = crypto.randomUUID()) {
  const fileId = crypto.randomUUID();
  const { data, error } = await announce(id, kind, fileId, content);
  if (error) return { fileId, error };
  const { path } = data as { path: string };
  const upload = await ana.storage
    .from('request-files')
    .upload(path, jpeg, { contentType: 'image/jpeg' });
  return { fileId, path, error: upload.error };
}

/** A verdict of Otávio about a page that no one has reviewed. */
const verdict = (fileId: string, verdict: 'accepted' | 'rejected', seen = 'received') =>
  otavio.rpc('review_request_file', {
    file_id: fileId,
    verdict,
    seen_status: seen,
    ...(verdict === 'rejected' && { reason: 'blurry' }),
  });

const release = (id: string) => otavio.rpc('release_page_verdicts', { request_id: id });

async function reviewed(id: string, fileId: string, what: 'accepted' | 'rejected') {
  expect((await verdict(fileId, what)).error).toBeNull();
  expect((await release(id)).error).toBeNull();
}

/** The pages of a request as its member sees them. */
async function seenByAna(id: string) {
  const { data } = await ana
    .from('request_files')
    .select('status, rejection_reason')
    .eq('request_id', id)
    .order('created_at');
  return data?.map(({ status, rejection_reason: reason }) =>
    reason ? `${status}: ${reason}` : status,
  );
}

const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z',
  'base64',
);

function announce(id: string, kind: string, fileId: string, content: string, size = jpeg.length) {
  const sha256 = Buffer.from(content.padEnd(32).slice(0, 32)).toString('hex');
  return ana.rpc('add_request_file', {
    file_id: fileId,
    request_id: id,
    document_kind: kind,
    file_name: 'conta.jpg',
    mime_type: 'image/jpeg',
    size_bytes: size,
    sha256,
  });
}

beforeEach(async () => {
  await server.owner.query('delete from private.rate_limits');
});

describe('A draft', () => {
  test('is one of at most 20, also of those that are begun at the same time', async () => {
    await server.owner.query(
      "delete from sharing_requests where member_id = $1 and state = 'draft'",
      [cast.bruno.memberId],
    );
    const begun = await Promise.all(
      Array.from({ length: 40 }, () =>
        bruno.from('sharing_requests').insert({ id: crypto.randomUUID(), language: 'en' }),
      ),
    );
    expect(begun.filter(({ error }) => error === null)).toHaveLength(20);
    expect(begun.find(({ error }) => error)?.error?.code).toBe('too_many_drafts');
    await server.owner.query(
      "delete from sharing_requests where member_id = $1 and state = 'draft'",
      [cast.bruno.memberId],
    );
  });

  test('begins with the bill, before anything is known about it', async () => {
    const id = crypto.randomUUID();
    await ana.from('sharing_requests').insert({ id });
    expect((await page(id, 'itemized-bill')).error).toBeNull();
    const bill = { status: 'received', is_required: false };
    expect(await itemsOf(id)).toMatchObject({ 'itemized-bill': bill });
    await ana.from('sharing_requests').update(facts).eq('id', id);
    expect((await itemsOf(id))['itemized-bill']).toMatchObject({ ...bill, is_required: true });
  });

  test('follows the member’s answers with its checklist', async () => {
    const id = await draft({ kind: 'accident', accident_kind: 'traffic', other_payer: 'yes' });
    expect(Object.keys(await itemsOf(id)).toSorted()).toEqual([
      'accident-report',
      'itemized-bill',
      'other-payer-letter',
      'provider-notes',
      'release',
    ]);
    await ana
      .from('sharing_requests')
      .update({ care_stage: 'planned', kind: 'illness', other_payer: 'unsure' })
      .eq('id', id);
    const items = await itemsOf(id);
    expect(Object.keys(items).toSorted()).toEqual([
      'good-faith-estimate',
      'itemized-bill',
      'other-payer-letter',
      'release',
    ]);
    expect(items['other-payer-letter']?.is_required).toBe(false);
    // The bill follows the estimate.
    expect(items['itemized-bill']?.is_required).toBe(false);
  });

  test('belongs to the member alone: neither the team nor Bruno sees or sends it', async () => {
    const id = await draft();
    expect((await otavio.from('sharing_requests').select('id').eq('id', id)).data).toEqual([]);
    expect((await bruno.from('sharing_requests').select('id').eq('id', id)).data).toEqual([]);
    const { error } = await bruno.rpc('submit_request', { request_id: id, is_truthful: true });
    const missing = await bruno.rpc('submit_request', {
      request_id: crypto.randomUUID(),
      is_truthful: true,
    });
    expect(error).toEqual(missing.error);
    expect(error?.code).toBe('not_found');
  });

  test('cannot be for a person of another household', async () => {
    const { error } = await bruno
      .from('sharing_requests')
      .insert({ person_id: cast.ana.spouse.personId });
    expect(error?.code).toBe('23503');
  });

  test('is refused until it is complete, and says what is missing', async () => {
    const id = await draft({ kind: 'accident', had_before: null });
    const { error } = await ana.rpc('submit_request', { request_id: id, is_truthful: false });
    expect(error?.code).toBe('request_incomplete');
    expect(error?.message).toBe('Missing: had_before, accident_kind, is_truthful');
  });

  test('can be deleted; a request that was sent cannot', async () => {
    const id = await draft();
    expect((await ana.from('sharing_requests').delete({ count: 'exact' }).eq('id', id)).count).toBe(
      1,
    );
    requestId = await sent();
    const { count } = await ana
      .from('sharing_requests')
      .delete({ count: 'exact' })
      .eq('id', requestId);
    expect(count).toBe(0);
    const changed = await ana
      .from('sharing_requests')
      .update({ provider: 'Other' }, { count: 'exact' })
      .eq('id', requestId);
    expect(changed.count).toBe(0);
  });
});

describe('The questions after sending', () => {
  const short = { what_happened: null, provider: null, other_payer: null, payment: null };
  const answer = (id: string, values: Record<string, unknown>, client = ana) =>
    client.rpc('answer_question', { request_id: id, ...values } as never);
  const openIn = async (id: string) => (await stateOf(id)).open_questions;

  test('are those that the member has not answered, and each answer adds its documents', async () => {
    const id = await sent(short);
    expect(await openIn(id)).toEqual(['what', 'where', 'payer', 'payment']);
    expect((await answer(id, { other_payer: 'yes', other_payer_name: 'Geico' })).error).toBeNull();
    expect(await openIn(id)).toEqual(['what', 'where', 'payment']);
    expect(Object.keys(await itemsOf(id))).toContain('other-payer-letter');
    expect((await answer(id, { payment: 'paid', amount_cents: 120_000 })).error).toBeNull();
    expect(Object.keys(await itemsOf(id))).toContain('payment-proof');
    const { data } = await ana
      .from('request_events')
      .select('details')
      .eq('request_id', id)
      .eq('kind', 'question_answered')
      .order('id');
    expect(data?.map(({ details }) => details)).toEqual([
      { question: 'payer' },
      { question: 'payment' },
    ]);
  });

  test('are answered once, whatever comes later', async () => {
    const id = await sent(short);
    await answer(id, { provider: '  Memorial  ', provider_city: '' });
    expect((await answer(id, { provider: 'Other' })).error).toBeNull();
    const row = await stateOf(id);
    expect(row).toMatchObject({ provider: 'Memorial', provider_city: null });
    expect((await answer(id, { what_happened: '   ' })).error?.code).toBe('request_incomplete');
    expect((await answer(id, {})).error?.code).toBe('request_incomplete');
    expect((await answer(id, { payment: 'someday' })).error?.code).toBe('23514');
    expect((await answer(id, { what_happened: 'a'.repeat(4001) })).error?.code).toBe('23514');
  });

  test('are the member’s alone, and change nothing that was answered before', async () => {
    const id = await sent({ ...short, payment: 'unpaid' });
    expect((await answer(id, { provider: 'x' }, bruno)).error?.code).toBe('not_found');
    expect((await answer(id, { provider: 'x' }, otavio)).error?.code).toBe('42501');
    await answer(id, { payment: 'paid' });
    expect(await stateOf(id)).toMatchObject({ payment: 'unpaid', provider: null });
  });

  test('keep the turn with the member until the last one is answered', async () => {
    const id = await sent({ ...short, what_happened: 'Febre', other_payer: 'no' });
    await otavio.rpc('move_request', { request_id: id, to_state: 'waiting_member' });
    for (const kind of Object.keys(await itemsOf(id))) {
      const item = (await itemsOf(id))[kind]?.id ?? '';
      await otavio.rpc('set_request_item', { item_id: item, status: 'waived' });
    }
    await answer(id, { provider: 'Memorial' });
    expect((await stateOf(id)).state).toBe('waiting_member');
    await answer(id, { payment: 'unpaid' });
    expect((await stateOf(id)).state).toBe('checking');
  });

  test('are not asked about a death, in a form of the old address, or once there is an answer', async () => {
    const death = await sent({ kind: 'death', provider: null, payment: null });
    expect(await openIn(death)).toEqual([]);
    const id = await sent(short);
    await server.owner.query("update sharing_requests set state = 'answered' where id = $1", [id]);
    expect(await openIn(id)).toEqual([]);
    await answer(id, { provider: 'Memorial' });
    expect((await stateOf(id)).provider).toBeNull();
  });
});

describe('A signature', () => {
  const sign = (id: string, full_name: string) =>
    ana.rpc('sign_request_release', { request_id: id, full_name });

  test('is the registered name, whatever its accents and capitals', async () => {
    const id = await sent();
    for (const name of ['', 'Ana', 'Bruno Lima', 'Ana Souza Lima']) {
      expect((await sign(id, name)).error?.code, name).toBe('name_mismatch');
    }
    expect((await sign(id, ' ÁNA   souza ')).error).toBeNull();
    expect(await stateOf(id)).toMatchObject({ release_name: 'ÁNA souza' });
    expect((await itemsOf(id)).release?.status).toBe('accepted');
  });

  test('can be given again, with a new date', async () => {
    const id = await sent();
    await sign(id, 'ana souza');
    const { release_signed_at: first } = await stateOf(id);
    await sign(id, 'ana souza');
    expect((await stateOf(id)).release_signed_at).toEqual(first);
    await sign(id, 'Ana Souza');
    const again = await stateOf(id);
    expect(again.release_name).toBe('Ana Souza');
    expect(again.release_signed_at > first).toBe(true);
  });
});

describe('Sending', () => {
  test('gives a number with a check digit, once, and starts the clock of the team', async () => {
    const id = await draft();
    const calls = await Promise.all(
      [1, 2, 3].map(() => ana.rpc('submit_request', { request_id: id, is_truthful: true })),
    );
    const numbers = new Set(calls.map(({ data }) => (data as { number: string }).number));
    expect(numbers.size).toBe(1);
    expect([...numbers][0]).toMatch(/^R-\d\d-\d{6}-\d$/);
    const row = await stateOf(id);
    expect(row).toMatchObject({ state: 'received', turn: 'team' });
    expect(row.team_due_at).toBeInstanceOf(Date);
  });

  test('a form of the old address becomes a request, too', async () => {
    const submission = crypto.randomUUID();
    await server.owner.query(
      `insert into form_submissions (id, form_slug, member_id, answers)
       values ($1, 'sharing', $2, '{"whatHappened": "Dor", "need": "illness", "stage": "happened", "serviceDate": "2026-10-01"}')`,
      [submission, cast.ana.memberId],
    );
    const { rows } = await server.owner.query(
      'select state, what_happened from sharing_requests where form_submission_id = $1',
      [submission],
    );
    expect(rows).toEqual([{ state: 'received', what_happened: 'Dor' }]);
  });
});

describe('Files', () => {
  test('are announced, uploaded once, and received in the same moment', async () => {
    requestId = await sent();
    const { fileId, path, error } = await page(requestId, 'itemized-bill');
    expect(error).toBeNull();
    const { data } = await ana.from('request_files').select('status').eq('id', fileId);
    expect(data).toEqual([{ status: 'received' }]);
    expect((await itemsOf(requestId))['itemized-bill']?.status).toBe('received');
    const again = await ana.storage.from('request-files').upload(String(path), jpeg, {
      contentType: 'image/jpeg',
      upsert: true,
    });
    expect(again.error).not.toBeNull();
  });

  test('that were not announced, or by someone else, are refused', async () => {
    const unknown = `${cast.ana.memberId}/${requestId}/${crypto.randomUUID()}`;
    const upload = (client: Client, path: string) =>
      client.storage.from('request-files').upload(path, jpeg, { contentType: 'image/jpeg' });
    expect((await upload(ana, unknown)).error).not.toBeNull();
    const fileId = crypto.randomUUID();
    const { data } = await announce(requestId, 'itemized-bill', fileId, 'another page');
    const { path } = data as { path: string };
    expect((await upload(bruno, path)).error).not.toBeNull();
    expect((await upload(otavio, path)).error).not.toBeNull();
    expect((await upload(ana, path)).error).toBeNull();
    const sign = (client: Client) => client.storage.from('request-files').createSignedUrl(path, 60);
    expect((await sign(ana)).error).toBeNull();
    expect((await sign(bruno)).error).not.toBeNull();
    expect((await sign(otavio)).error).not.toBeNull();
    const listed = await otavio.storage
      .from('request-files')
      .list(`${cast.ana.memberId}/${requestId}`);
    expect(listed.data ?? []).toEqual([]);
  });

  test('twice the same, and a thirty-first, are refused with a reason', async () => {
    const id = await draft();
    expect((await announce(id, 'itemized-bill', crypto.randomUUID(), 'same')).error).toBeNull();
    const twice = await announce(id, 'itemized-bill', crypto.randomUUID(), 'same');
    expect(twice.error?.code).toBe('file_duplicate');
    for (let count = 1; count < 30; count += 1) {
      await announce(id, 'other', crypto.randomUUID(), `page ${count}`);
    }
    const last = await announce(id, 'other', crypto.randomUUID(), 'one too many');
    expect(last.error?.code).toBe('too_many_files');
  });

  test('of more than 200 MB in all are refused with a reason', async () => {
    const id = await draft();
    for (let count = 0; count < 10; count += 1) {
      const added = await announce(id, 'other', crypto.randomUUID(), `scan ${count}`, 20_000_000);
      expect(added.error).toBeNull();
    }
    const last = await announce(id, 'other', crypto.randomUUID(), 'one too many', 1);
    expect(last.error?.code).toBe('files_too_large');
  });

  test('are deleted with their draft', async () => {
    const id = await draft();
    const { path } = await page(id, 'provider-notes');
    await ana.from('sharing_requests').delete().eq('id', id);
    const left = await server.owner.query('select from storage.objects where name = $1', [path]);
    expect(left.rowCount).toBe(0);
  });

  test('can be removed until someone has reviewed them', async () => {
    const { fileId, path } = await page(requestId, 'provider-notes');
    const early = await ana.storage.from('request-files').remove([String(path)]);
    expect(early.data ?? []).toEqual([]);
    expect((await ana.rpc('remove_request_file', { file_id: fileId })).error).toBeNull();
    const left = await server.owner.query('select from storage.objects where name = $1', [path]);
    expect(left.rowCount).toBe(0);
    const kept = await page(requestId, 'provider-notes');
    await reviewed(requestId, kept.fileId, 'accepted');
    const late = await ana.rpc('remove_request_file', { file_id: kept.fileId });
    expect(late.error?.code).toBe('file_reviewed');
  });
});

describe('A rejected page and a document that is asked for', () => {
  test('are two tasks of the member; when both are done, the team’s clock goes on', async () => {
    const id = await sent();
    const bill = await page(id, 'itemized-bill');
    const notes = await page(id, 'provider-notes');
    await ana.rpc('sign_request_release', { request_id: id, full_name: 'Ana Souza' });
    await reviewed(id, notes.fileId, 'accepted');
    // A week, at any moment, contains office hours that have passed before the team turns to the member.
    await server.owner.query(
      `update sharing_requests set state_since = now() - interval '7 days', team_minutes_used = 0 where id = $1`,
      [id],
    );
    await reviewed(id, bill.fileId, 'rejected');
    const paused = await stateOf(id);
    expect(paused).toMatchObject({ state: 'waiting_member', turn: 'member', team_due_at: null });
    expect(paused.team_minutes_used).toBeGreaterThan(0);
    await otavio.rpc('reply_to_request', {
      request_id: id,
      message_id: crypto.randomUUID(),
      body: 'Falta o recibo.',
      document_kinds: ['payment-proof'],
    });
    const open = Object.values(await itemsOf(id)).filter(
      (item) => item?.is_required && ['missing', 'rejected'].includes(item.status),
    );
    expect(open.map((item) => item?.document_kind).toSorted()).toEqual([
      'itemized-bill',
      'payment-proof',
    ]);

    await page(id, 'itemized-bill');
    expect((await stateOf(id)).turn).toBe('member');
    await page(id, 'payment-proof');
    const resumed = await stateOf(id);
    expect(resumed).toMatchObject({ state: 'checking', turn: 'team' });
    expect(resumed.team_minutes_used).toBe(paused.team_minutes_used);
    expect(resumed.team_due_at).not.toBeNull();
  });
});

describe('A verdict about a page', () => {
  /** Two pages of the bill and one of the notes, all unchecked. */
  async function threePages() {
    const id = await sent();
    await ana.rpc('sign_request_release', { request_id: id, full_name: 'Ana Souza' });
    const [first, second, notes] = [
      await page(id, 'itemized-bill'),
      await page(id, 'itemized-bill'),
      await page(id, 'provider-notes'),
    ].map(({ fileId }) => fileId) as [string, string, string];
    return { id, first, second, notes };
  }

  const emailsOf = async (id: string) => {
    const { rows } = await server.owner.query(
      "select kind from private.request_emails where request_id = $1 and kind <> 'received'",
      [id],
    );
    return rows.map(({ kind }) => kind);
  };
  const released = async () => (await service.rpc('release_due_verdicts')).data;
  const messagesTo = async (topic: string, id: string) => {
    const { rows } = await server.owner.query<{ count: number }>(
      "select count(*)::int as count from realtime.messages where topic = $1 and payload ->> 'request_id' = $2",
      [topic, id],
    );
    return rows[0]?.count;
  };

  test('reaches the member once it is released, and can be undone until then', async () => {
    const { id, first } = await threePages();
    const before = await messagesTo(`member:${cast.ana.memberId}`, id);
    expect((await verdict(first, 'rejected')).error).toBeNull();
    expect(await seenByAna(id)).toEqual(['received', 'received', 'received']);
    const { data } = await callGuarded(otavio, 'open_request', {
      request_number: (await stateOf(id)).number,
    });
    const { files } = data as { files: Record<string, unknown>[] };
    const own = files.find((file) => file.id === first);
    expect(own).toMatchObject({
      ...{ status: 'rejected', rejection_reason: 'blurry', is_provisional: true },
      reviewed_by: cast.otavio.adminId,
    });
    expect(Object.keys(own ?? {}).filter((column) => column.startsWith('verdict'))).toEqual([]);
    expect((await otavio.rpc('undo_page_verdict', { file_id: first })).error).toBeNull();
    expect(await messagesTo(`member:${cast.ana.memberId}`, id)).toBe(before);

    await verdict(first, 'accepted');
    await release(id);
    expect(await seenByAna(id)).toEqual(['accepted', 'received', 'received']);
    const late = await otavio.rpc('undo_page_verdict', { file_id: first });
    expect(late.error?.code).toBe('verdict_released');
    // A mistake that was released is corrected by another verdict.
    expect((await verdict(first, 'rejected', 'accepted')).error).toBeNull();
    const { rows } = await server.owner.query(
      `select values.changes -> 'verdict' as verdict from activity_log as log
       join private.activity_values as values on values.log_id = log.id
       where log.subject_id = $1 and log.actor_id = $2 order by log.id`,
      [first, cast.otavio.adminId],
    );
    expect(rows.map((row) => row.verdict)).toEqual([
      [null, 'rejected'],
      ['rejected', null],
      [null, 'accepted'],
      [null, 'rejected'],
    ]);
  });

  test('makes it the member’s turn when no page is left to check, with one email', async () => {
    const { id, first, second, notes } = await threePages();
    await verdict(first, 'rejected');
    await release(id);
    expect((await stateOf(id)).turn).toBe('team');
    expect((await itemsOf(id))['itemized-bill']?.status).toBe('received');
    await verdict(second, 'accepted');
    await release(id);
    expect((await stateOf(id)).turn).toBe('team');
    expect(await emailsOf(id)).toEqual([]);
    await verdict(notes, 'rejected');
    await release(id);
    expect((await stateOf(id)).state).toBe('waiting_member');
    await release(id);
    expect(await emailsOf(id)).toEqual(['your_turn']);
    expect((await itemsOf(id))['itemized-bill']?.status).toBe('rejected');
  });

  test('shows the team the email that a release or the last document sends', async () => {
    const { id, first, second, notes } = await threePages();
    const fabio = await server.admin(cast.fabio.email);
    const { number } = await stateOf(id);
    const emails = async (admin = otavio) => {
      const { data } = await callGuarded(admin, 'open_request', { request_number: number });
      const opened = data as {
        verdict_email: string | null;
        items: { document_kind: string; email: string | null }[];
      };
      const items = opened.items.filter(({ email }) => email !== null);
      return [opened.verdict_email, ...items.map((item) => `${item.document_kind}: ${item.email}`)];
    };
    await verdict(first, 'rejected');
    await verdict(second, 'accepted');
    expect(await emails()).toEqual([null]);
    await verdict(notes, 'rejected');
    expect(await emails()).toEqual(['your_turn']);
    expect(await emails(fabio)).toEqual([null]);
    expect(await emailsOf(id)).toEqual([]);
    await release(id);
    expect(await emailsOf(id)).toEqual(['your_turn']);

    // Two documents are open. Without the first, the second one is the last.
    expect(await emails()).toEqual([null]);
    const set = async (kind: string, status: string) => {
      const item_id = (await itemsOf(id))[kind]?.id ?? '';
      expect((await otavio.rpc('set_request_item', { item_id, status })).error).toBeNull();
    };
    await set('itemized-bill', 'waived');
    expect(await emailsOf(id)).toEqual(['your_turn']);
    expect(await emails()).toEqual([null, 'provider-notes: our_turn']);
    await set('provider-notes', 'accepted');
    expect(await emailsOf(id)).toEqual(['our_turn']);

    // Needed after all, each is sent again.
    expect(await emails()).toEqual([null, 'itemized-bill: your_turn', 'provider-notes: your_turn']);
    await set('provider-notes', 'missing');
    expect(await emailsOf(id)).toEqual(['your_turn']);
  });

  test('makes it the member’s turn, too, when the unchecked page is removed or not needed', async () => {
    for (const settle of [
      async (_id: string, second: string) => ana.rpc('remove_request_file', { file_id: second }),
      async (id: string) => {
        const item_id = (await itemsOf(id))['provider-notes']?.id ?? '';
        return otavio.rpc('set_request_item', { item_id, status: 'waived' });
      },
    ]) {
      const { id, first, second, notes } = await threePages();
      await verdict(first, 'rejected');
      const isWaived = settle.length === 1;
      await verdict(isWaived ? second : notes, 'accepted');
      await release(id);
      expect((await stateOf(id)).turn).toBe('team');
      expect((await settle(id, second)).error).toBeNull();
      expect((await stateOf(id)).state).toBe('waiting_member');
    }
  });

  test('is released by the job a minute after the last one, also of a closed browser', async () => {
    const { id, first, second, notes } = await threePages();
    for (const fileId of [first, second, notes]) await verdict(fileId, 'rejected');
    await server.owner.query(
      "update request_files set verdict_at = verdict_at - interval '5 minutes' where id = any ($1)",
      [[first, second]],
    );
    await released();
    expect(await seenByAna(id)).toEqual(['received', 'received', 'received']);
    await server.owner.query(
      "update request_files set verdict_at = verdict_at - interval '2 minutes' where id = $1",
      [notes],
    );
    expect(await released()).toBe(1);
    expect(await seenByAna(id)).toEqual(Array(3).fill('rejected: blurry'));
    expect(await released()).toBe(0);
    expect(await emailsOf(id)).toEqual(['your_turn']);
    const { rows } = await server.owner.query(
      "select admin_id from request_events where request_id = $1 and kind = 'file_rejected'",
      [id],
    );
    expect(rows).toEqual(Array(3).fill({ admin_id: cast.otavio.adminId }));
  });

  test('of two admins at once is one; each releases their own', async () => {
    const { id, first, second, notes } = await threePages();
    const fabio = await server.admin(cast.fabio.email);
    const byFabio = (fileId: string, verdict: string, seen_status = 'received') =>
      fabio.rpc('review_request_file', { file_id: fileId, verdict, seen_status, reason: 'dark' });
    const answers = await Promise.all([verdict(first, 'accepted'), byFabio(first, 'rejected')]);
    expect(answers.map(({ error }) => error?.code).toSorted()).toEqual([
      'page_reviewed',
      undefined,
    ]);
    await otavio.rpc('undo_page_verdict', { file_id: first });

    await verdict(first, 'accepted');
    // The response to the first call did not arrive.
    expect((await verdict(first, 'accepted')).error).toBeNull();
    await byFabio(second, 'rejected');
    await byFabio(notes, 'accepted');
    await release(id);
    expect(await seenByAna(id)).toEqual(['accepted', 'received', 'received']);
    expect((await stateOf(id)).turn).toBe('team');
    await fabio.rpc('release_page_verdicts', { request_id: id });
    expect(await seenByAna(id)).toEqual(['accepted', 'rejected: dark', 'accepted']);
    expect((await stateOf(id)).state).toBe('waiting_member');
  });

  test('needs a page that is there, a verdict, and a reason', async () => {
    const { first, second } = await threePages();
    await ana.rpc('remove_request_file', { file_id: second });
    const answers = await Promise.all([
      verdict(second, 'accepted'),
      otavio.rpc('undo_page_verdict', { file_id: crypto.randomUUID() }),
      otavio.rpc('review_request_file', {
        ...{ file_id: first, verdict: 'received', seen_status: 'received' },
      }),
      otavio.rpc('review_request_file', {
        ...{ file_id: first, verdict: 'rejected', seen_status: 'received', explanation: ' ' },
      }),
    ]);
    expect(answers.map(({ error }) => error?.code)).toEqual([
      'not_found',
      'not_found',
      'invalid_verdict',
      'reason_missing',
    ]);
  });
});

describe('The team', () => {
  test('opens a request by its number, and the opening is logged once', async () => {
    const id = await sent();
    const { number } = await stateOf(id);
    const { data, error } = await callGuarded(otavio, 'open_request', { request_number: number });
    expect(error).toBeNull();
    expect(data).toMatchObject({ request: { id, what_happened: facts.what_happened } });
    await callGuarded(otavio, 'open_request', { request_number: number });
    const { rows } = await server.owner.query(
      "select count(*)::int from activity_log where action = 'request.opened' and subject_id = $1",
      [id],
    );
    expect(rows[0].count).toBe(1);
  });

  test('does not stay signed in by updates of an open page', async () => {
    const { number } = await stateOf(await sent());
    const otavio = await server.admin(cast.otavio.email);
    const idle = async () => {
      const { rows } = await server.owner.query(
        "select now() - max(last_seen_at) > '20 minutes' as idle from admin_sessions where admin_id = $1",
        [cast.otavio.adminId],
      );
      return rows[0].idle as boolean;
    };
    await server.owner.query(
      "update admin_sessions set last_seen_at = now() - interval '25 minutes' where admin_id = $1",
      [cast.otavio.adminId],
    );
    await callGuarded(otavio, 'open_request', { request_number: number, is_update: true });
    expect(await idle()).toBe(true);
    await callGuarded(otavio, 'open_request', { request_number: number });
    expect(await idle()).toBe(false);
  });

  test('sees who else has a request open, until they close it', async () => {
    const id = await sent();
    const fabio = await server.admin(cast.fabio.email);
    const others = async () => {
      const { data } = await otavio.rpc('view_request', { request_id: id });
      return (data as { name: string }[]).map(({ name }) => name);
    };
    await fabio.rpc('view_request', { request_id: id });
    expect(await others()).toEqual(['Fábio Teixeira']);
    await fabio.rpc('view_request', { request_id: id, is_open: false });
    expect(await others()).toEqual([]);
  });

  test('whom a note names has the request in a view until they open it', async () => {
    const id = await sent();
    const otavio = await server.admin(cast.otavio.email);
    const fabio = await server.admin(cast.fabio.email);
    const { number } = await stateOf(id);
    const mentions = [cast.fabio.adminId, cast.otavio.adminId, crypto.randomUUID()];
    const note = { request_id: id, body: '@Fábio', mentions };
    expect((await otavio.from('notes').insert(note)).error).toBeNull();
    const inView = async (admin: typeof fabio) => {
      const rows = await admin.from('request_list').select('id').eq('is_mentioned', true);
      const counts = await admin.rpc('request_counts');
      expect((counts.data as { mentions: number }).mentions).toBe(rows.data?.length);
      return rows.data?.map((row) => row.id);
    };
    expect(await inView(fabio)).toEqual([id]);
    expect(await inView(otavio)).toEqual([]);
    await callGuarded(fabio, 'open_request', { request_number: number });
    expect(await inView(fabio)).toEqual([]);
  });

  test('without the permission sees neither requests nor files, and moves nothing', async () => {
    const id = await sent();
    const gabriela = await server.admin(cast.gabriela.email);
    const { number } = await stateOf(id);
    const refusals = await Promise.all([
      callGuarded(gabriela, 'open_request', { request_number: number }),
      callGuarded(gabriela, 'open_request_file', { file_id: crypto.randomUUID() }),
      gabriela.rpc('move_request', { request_id: id, to_state: 'checking' }),
      gabriela.rpc('assign_requests', { request_ids: [id] }),
      gabriela.rpc('request_counts'),
      gabriela.rpc('view_request', { request_id: id }),
      gabriela.rpc('release_page_verdicts', { request_id: id }),
      gabriela.rpc('undo_page_verdict', { file_id: crypto.randomUUID() }),
    ]);
    expect(refusals.map(({ error }) => (error as { code?: string } | null)?.code)).toEqual(
      refusals.map(() => 'permission_denied'),
    );
  });

  test('as an auditor reads everything and changes nothing', async () => {
    const id = await sent();
    await server.owner.query("update admins set permissions = '{requests_read}' where id = $1", [
      cast.gabriela.adminId,
    ]);
    const auditor = await server.admin(cast.gabriela.email);
    const { number } = await stateOf(id);
    expect(
      (await callGuarded(auditor, 'open_request', { request_number: number })).error,
    ).toBeNull();
    expect((await auditor.from('request_list').select('id').eq('id', id)).data).toHaveLength(1);
    const changed = await auditor
      .from('sharing_requests')
      .update({ priority: 'high' }, { count: 'exact' })
      .eq('id', id);
    expect(changed.count).toBe(0);
    const { error } = await auditor.rpc('move_request', { request_id: id, to_state: 'checking' });
    expect(error?.code).toBe('permission_denied');
    await server.owner.query("update admins set permissions = '{blog,shows}' where id = $1", [
      cast.gabriela.adminId,
    ]);
  });

  test('changes facts only with the version that was read, and only facts', async () => {
    const id = await sent();
    const read = async () => {
      const row = otavio.from('sharing_requests').select('provider, updated_at').eq('id', id);
      return (await row.single()).data;
    };
    const change = async (seen_at: string, changes: Record<string, string | null>) =>
      otavio.rpc('change_request_facts', { request_id: id, seen_at, changes });
    const seen = (await read())?.updated_at ?? '';
    const first = await change(seen, { provider: 'Mount Sinai' });
    expect(first.error).toBeNull();
    expect((await change(seen, { provider: 'Baptist' })).error?.code).toBe('changed_meanwhile');
    expect(await read()).toEqual({
      provider: 'Mount Sinai',
      updated_at: (first.data as { updated_at: string }).updated_at,
    });
    const now = (await read())?.updated_at ?? '';
    expect((await change(now, { state: 'paid' })).error?.code).toBe('unknown_fact');
    expect((await change(now, { kind: 'dental' })).error).not.toBeNull();
    const plain = await otavio.from('sharing_requests').update({ provider: 'X' }).eq('id', id);
    expect(plain.error?.code).toBe('42501');
    const both = await Promise.all([
      change(now, { provider: 'One' }),
      change(now, { provider: 'Two' }),
    ]);
    expect(both.filter(({ error }) => error === null)).toHaveLength(1);
    const anas = await ana.rpc('change_request_facts', {
      ...{ request_id: id, seen_at: now, changes: { provider: 'Ana' } },
    });
    expect(anas.error).not.toBeNull();
  });

  test('cannot skip states, and two who move at once do not both win', async () => {
    const id = await sent();
    const skipped = await otavio.rpc('move_request', { request_id: id, to_state: 'paid' });
    expect(skipped.error?.code).toBe('request_moved');
    const nowhere = { request_id: id, to_state: null as unknown as string };
    expect((await otavio.rpc('move_request', nowhere)).error?.code).toBe('request_moved');
    const moves = await Promise.all(
      ['in_review', 'checking'].map((to_state) =>
        otavio.rpc('move_request', { request_id: id, to_state, seen_state: 'received' }),
      ),
    );
    expect(moves.filter(({ error }) => error === null)).toHaveLength(1);
  });

  test('assigns to the admin with the fewest requests', async () => {
    await server.owner.query('update sharing_requests set assigned_to = null');
    const ids = [await sent(), await sent()];
    const { data } = await otavio.rpc('assign_requests', { request_ids: ids });
    expect(data).toHaveLength(2);
    const assignees = await Promise.all(ids.map(async (id) => (await stateOf(id)).assigned_to));
    expect(new Set(assignees)).toEqual(new Set([cast.otavio.adminId, cast.fabio.adminId]));
    // Its result undoes it, and does not touch a request that has moved on.
    await server.owner.query('update sharing_requests set assigned_to = $1 where id = $2', [
      assignees.find((id) => id !== (data ?? [])[0]?.from.assigned_to),
      data?.[0]?.id,
    ]);
    const undone = await otavio.rpc('change_requests', { changes: (data ?? []) as Json });
    expect(undone.data?.map(({ id }) => id)).toEqual([data?.[1]?.id]);
    expect((await stateOf(data?.[1]?.id ?? '')).assigned_to).toBeNull();
  });

  test('changes many requests in one call, skips those that someone else changed, and undoes exactly what changed', async () => {
    const ids = [await sent(), await sent(), await sent(), await sent()];
    const priorities = async () => {
      const { rows } = await server.owner.query<{ id: string; priority: string }>(
        'select id, priority from sharing_requests where id = any ($1)',
        [ids],
      );
      return ids.map((id) => rows.find((row) => row.id === id)?.priority);
    };
    await server.owner.query(`update sharing_requests set priority = 'high' where id = $1`, [
      ids[3],
    ]);
    // Another field, which does not count.
    await server.owner.query('update sharing_requests set assigned_to = null where id = $1', [
      ids[0],
    ]);
    const high = ids.map((id) => ({ id, from: { priority: 'medium' }, to: { priority: 'high' } }));
    const { data: inverse, error } = await otavio.rpc('change_requests', { changes: high });
    expect(error).toBeNull();
    expect(inverse?.map(({ id }) => id).toSorted()).toEqual(ids.slice(0, 3).toSorted());
    expect(await priorities()).toEqual(['high', 'high', 'high', 'high']);
    await server.owner.query(`update sharing_requests set priority = 'low' where id = $1`, [
      ids[1],
    ]);
    const undone = await otavio.rpc('change_requests', { changes: (inverse ?? []) as Json });
    expect(undone.data).toHaveLength(2);
    expect(await priorities()).toEqual(['medium', 'low', 'medium', 'high']);
    const lines = await server.owner.query(
      `select count(*)::int as count from activity_log where action = 'sharing_requests.update' and subject_id = any ($1)
       and actor_id = $2`,
      [ids, cast.otavio.adminId],
    );
    expect(lines.rows).toEqual([{ count: 5 }]);
  });

  test('saves all changes of one call, or none, and only of the three columns', async () => {
    const ids = [await sent(), await sent()];
    const to = (id: string, fields: Record<string, unknown>) => ({ id, from: {}, to: fields });
    const change = (changes: unknown) =>
      otavio.rpc('change_requests', { changes: changes as Json });
    const half = [to(ids[0] ?? '', { priority: 'low' }), to(ids[1] ?? '', { priority: 'none' })];
    expect((await change(half)).error?.code).toBe('23514');
    expect((await change([to(ids[0] ?? '', { state: 'paid' })])).data).toEqual([]);
    expect((await stateOf(ids[0] ?? '')).state).toBe('received');
    for (const wrong of [[], {}, Array.from({ length: 501 }, () => to(ids[0] ?? '', {}))]) {
      expect((await change(wrong)).error?.code).toBe('22023');
    }
    const { data: snoozed } = await change([
      to(ids[0] ?? '', { snoozed_until: '2098-01-05T14:00:00.000Z' }),
    ]);
    expect(snoozed).toHaveLength(1);
  });

  test('of many requests, members and others of the team change none', async () => {
    const id = await sent();
    const changes = [{ id, from: {}, to: { priority: 'high' } }];
    const gabriela = await server.admin(cast.gabriela.email);
    expect((await gabriela.rpc('change_requests', { changes })).data).toEqual([]);
    expect((await ana.rpc('change_requests', { changes })).error?.code).toBe('42501');
    expect((await server.anonymous().rpc('change_requests', { changes })).error?.code).toBe(
      '42501',
    );
    const closed = await server.admin(cast.otavio.email, 'closed');
    expect((await closed.rpc('change_requests', { changes })).error?.code).toBe('list_not_open');
    expect((await stateOf(id)).priority).toBe('medium');
  });

  test('moves many requests by the rules of one, names those that stay, and moves back those that can return', async () => {
    const [first = '', second = '', third = ''] = [await sent(), await sent(), await sent()];
    const ids = [first, second, third];
    const move = (moves: unknown, isPreview = false) =>
      otavio.rpc('move_requests', { moves: moves as Json, is_preview: isPreview });
    const to = (state: string, from = 'received') => ids.map((id) => ({ id, from, to: state }));
    const byId = (data: unknown) =>
      ids.map((id) => (data as { id: string }[]).find((one) => one.id === id));
    await otavio.rpc('move_request', { request_id: third, to_state: 'waiting_member' });

    const preview = await move(to('checking'), true);
    expect(byId(preview.data)).toEqual([
      { id: first, problem: null, can_return: false },
      { id: second, problem: null, can_return: false },
      { id: third, problem: 'request_moved', can_return: false },
    ]);
    expect((await stateOf(first)).state).toBe('received');

    expect((await move(to('checking'))).data).toEqual(preview.data);
    expect((await stateOf(second)).state).toBe('checking');
    expect((await stateOf(third)).state).toBe('waiting_member');
    // The same call again finds nothing as the admin saw it.
    const again = await move(to('checking'));
    expect(again.data?.map(({ problem }) => problem)).toEqual(Array(3).fill('request_moved'));

    const reviewed = await move(to('in_review', 'checking').slice(0, 2));
    expect(reviewed.data?.map(({ can_return }) => can_return)).toEqual([true, true]);
    await otavio.rpc('move_request', { request_id: second, to_state: 'waiting_provider' });
    const undone = await move(to('checking', 'in_review').slice(0, 2));
    expect(byId(undone.data).map((one) => (one as { problem?: string })?.problem)).toEqual([
      null,
      'request_moved',
      undefined,
    ]);
    expect((await stateOf(first)).state).toBe('checking');

    // What decides or pays a request is refused here as it is for one.
    await otavio.rpc('move_request', { request_id: first, to_state: 'in_review' });
    const answers = await move([{ id: first, from: 'in_review', to: 'answered' }]);
    expect(answers.data).toEqual([{ id: first, problem: 'decision_missing', can_return: false }]);
    expect((await move(to('withdrawn', 'in_review'))).error?.code).toBe('invalid_state');
    for (const wrong of [[], {}, Array.from({ length: 501 }, () => to('checking')[0])]) {
      expect((await move(wrong)).error?.code).toBe('too_many');
    }
    const lines = await server.owner.query(
      `select count(*)::int as count from request_events where request_id = $1 and kind = 'state' and admin_id = $2`,
      [first, cast.otavio.adminId],
    );
    expect(lines.rows).toEqual([{ count: 4 }]);
  });

  test('writes to the members of many requests once, asks for documents, and leaves out closed ones', async () => {
    const [first = '', second = '', withdrawn = ''] = [await sent(), await sent(), await sent()];
    await ana.rpc('withdraw_request', { request_id: withdrawn });
    const messages = [first, second, withdrawn].map((id) => ({
      request_id: id,
      message_id: crypto.randomUUID(),
      body: 'Oi, Ana! Falta a conta detalhada.',
      due_on: '2098-01-05',
    }));
    const call = { messages, document_kinds: ['payment-proof'] };
    for (const _ of ['sent', 'sent again']) {
      const { data, error } = await otavio.rpc('reply_to_requests', call);
      expect(error).toBeNull();
      expect(data?.toSorted()).toEqual([first, second].toSorted());
    }
    for (const id of [first, second]) {
      const { data } = await ana.from('request_messages').select('body').eq('request_id', id);
      expect(data).toEqual([{ body: 'Oi, Ana! Falta a conta detalhada.' }]);
      expect((await itemsOf(id))['payment-proof']?.status).toBe('missing');
      expect((await stateOf(id)).state).toBe('waiting_member');
      const { rows } = await server.owner.query(
        'select kind from private.request_emails where request_id = $1 and claimed_at is null',
        [id],
      );
      expect(rows).toHaveLength(1);
    }
    const none = await ana.from('request_messages').select('id').eq('request_id', withdrawn);
    expect(none.data).toEqual([]);
    // One message that is too long sends none.
    const long = [first, second].map((id, index) => ({
      request_id: id,
      message_id: crypto.randomUUID(),
      body: index === 0 ? 'Oi' : 'a'.repeat(4001),
    }));
    const refused = await otavio.rpc('reply_to_requests', { messages: long });
    expect(refused.error?.code).toBe('message_length');
    const after = await ana.from('request_messages').select('id').eq('request_id', first);
    expect(after.data).toHaveLength(1);
    for (const wrong of [[], {}, Array.from({ length: 501 }, () => messages[0])] as Json[]) {
      const many = await otavio.rpc('reply_to_requests', { messages: wrong });
      expect(many.error?.code).toBe('too_many');
    }
  });

  test('members and others of the team write to none of many requests', async () => {
    const id = await sent();
    const messages = [{ request_id: id, message_id: crypto.randomUUID(), body: 'Oi' }];
    const gabriela = await server.admin(cast.gabriela.email);
    const call = { messages };
    expect((await gabriela.rpc('reply_to_requests', call)).error?.code).toBe('permission_denied');
    expect((await ana.rpc('reply_to_requests', call)).error?.code).toBe('42501');
    expect((await server.anonymous().rpc('reply_to_requests', call)).error?.code).toBe('42501');
    const { data } = await ana.from('request_messages').select('id').eq('request_id', id);
    expect(data).toEqual([]);
  });

  test('members and others of the team move none of many requests', async () => {
    const id = await sent();
    const args = { moves: [{ id, from: 'received', to: 'checking' }] };
    for (const is_preview of [false, true]) {
      const call = { ...args, is_preview };
      const gabriela = await server.admin(cast.gabriela.email);
      expect((await gabriela.rpc('move_requests', call)).error?.code).toBe('permission_denied');
      expect((await ana.rpc('move_requests', call)).error?.code).toBe('42501');
      expect((await server.anonymous().rpc('move_requests', call)).error?.code).toBe('42501');
    }
    expect((await stateOf(id)).state).toBe('received');
  });
});

describe('Messages', () => {
  test('of the member arrive once, as they were written, and only in their own request', async () => {
    const id = await sent();
    const message = {
      request_id: id,
      message_id: crypto.randomUUID(),
      body: '<b>Oi</b> & obrigada',
    };
    await ana.rpc('send_request_message', message);
    await ana.rpc('send_request_message', message);
    const { data } = await ana.from('request_messages').select('body').eq('request_id', id);
    expect(data).toEqual([{ body: '<b>Oi</b> & obrigada' }]);
    const { error } = await bruno.rpc('send_request_message', message);
    expect(error?.code).toBe('not_found');
  });

  test('of more than 4,000 characters are refused', async () => {
    const { error } = await ana.rpc('send_request_message', {
      request_id: await sent(),
      message_id: crypto.randomUUID(),
      body: 'a'.repeat(4001),
    });
    expect(error?.code).toBe('message_length');
  });
});

test('a change of turn queues one email with the number and no word about health', async () => {
  const id = await sent();
  const { rows } = await server.owner.query(
    'select kind from private.request_emails where request_id = $1',
    [id],
  );
  expect(rows).toEqual([{ kind: 'received' }]);
});

test('each move sends the email that its state announces, once', async () => {
  const { data: states } = await otavio.from('request_states').select('state,emails');
  const announced = (from: string, to: string) =>
    ((states?.find(({ state }) => state === from)?.emails ?? {}) as Record<string, string>)[to] ??
    null;
  expect(announced('received', 'waiting_member')).toBe('your_turn');
  expect(announced('waiting_member', 'in_review')).toBe('our_turn');
  expect(announced('answered', 'paying')).toBe('update');
  expect(announced('received', 'in_review')).toBeNull();
  expect(announced('in_review', 'withdrawn')).toBeNull();
  const id = await sent();
  const emails = () =>
    server.owner
      .query<{ kind: string }>(
        'delete from private.request_emails where request_id = $1 returning kind',
        [id],
      )
      .then(({ rows }) => rows[0]?.kind ?? null);
  await emails();
  let from = 'received';
  for (const to of ['checking', 'waiting_member', 'in_review', 'waiting_provider', 'in_review']) {
    await otavio.rpc('move_request', { request_id: id, to_state: to });
    expect(await emails()).toBe(announced(from, to));
    from = to;
  }
});

test('a live message contains the id of the request, and nothing else', async () => {
  const id = await sent();
  const { rows } = await server.owner.query(
    `select distinct payload - 'id' as payload from realtime.messages
     where topic = $1 and payload ->> 'request_id' = $2`,
    [`member:${cast.ana.memberId}`, id],
  );
  expect(rows).toEqual([{ payload: { request_id: id } }]);
});

test.each([
  'Etc/GMT+167',
  'Etc/GMT+99',
  'GMT+99',
  'Abc/Def+99',
  'EST5EDT',
  '<X>99',
  'America/Sao_Paulo2',
  '',
])('the zone %j moves no day: a request with it is refused', async (time_zone) => {
  const { error } = await ana.from('sharing_requests').insert({ ...facts, time_zone });
  expect(error?.code).toBe('23514');
});

test.each(['America/Sao_Paulo', 'America/Argentina/Buenos_Aires', 'Etc/UTC', 'UTC', 'Etc/GMT-14'])(
  'the zone %s is one',
  async (time_zone) => {
    const { rows } = await server.owner.query('select private.is_time_zone($1) as known', [
      time_zone,
    ]);
    expect(rows).toEqual([{ known: true }]);
  },
);
