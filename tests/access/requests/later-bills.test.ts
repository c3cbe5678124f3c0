import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callGuarded } from '../../../app/shared/backend/call-guarded.ts';
import { cast } from '../../cast.ts';
import {
  decisionSteps,
  type Json,
  type Part,
  type Readable,
} from '../../support/decision-steps.ts';
import {
  billOf,
  lineOf,
  type Reviewer,
  requestInReview,
  reviewer,
} from '../../support/reviewed-request.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();
let otavio: Reviewer;
let fabio: Reviewer;
let ana: Awaited<ReturnType<typeof server.signedIn>>;
let bruno: typeof ana;

beforeAll(async () => {
  otavio = await reviewer(server, cast.otavio);
  fabio = await reviewer(server, cast.fabio);
  ana = await server.signedIn(cast.ana.email);
  bruno = await server.signedIn(cast.bruno.email);
});

beforeEach(async () => {
  await server.owner.query('delete from private.rate_limits');
});

const { readable, proposed, deciding, confirming, decided } = decisionSteps(server, () => otavio);

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Announces a page and uploads it, as the portal does. */
async function page(requestId: string, more: Record<string, unknown> = {}, member = ana) {
  const file_id = crypto.randomUUID();
  const { data, error } = await member.rpc('add_request_file', {
    file_id,
    request_id: requestId,
    document_kind: 'itemized-bill',
    file_name: 'conta.png',
    mime_type: 'image/png',
    size_bytes: png.length,
    sha256: crypto.randomUUID().replaceAll('-', '').repeat(2),
    ...more,
  });
  if (error) return { file_id, code: error.code };
  const { path } = data as { path: string };
  const upload = await member.storage.from('request-files').upload(path, png, {
    contentType: 'image/png',
  });
  return { file_id, code: upload.error ? 'upload_refused' : undefined };
}

async function stored(id: string) {
  const { rows } = await server.owner.query(
    `select state, turn, team_due_at is not null as has_clock, outcome from sharing_requests where id = $1`,
    [id],
  );
  return rows[0];
}

async function documents(id: string): Promise<Record<string, string>> {
  const { rows } = await server.owner.query(
    'select document_kind, status from request_items where request_id = $1',
    [id],
  );
  return Object.fromEntries(rows.map((row) => [row.document_kind, row.status]));
}

async function lastEvents(id: string, count: number) {
  const { rows } = await server.owner.query(
    `select kind, actor_kind, details ->> 'from' as from, details ->> 'to' as to
     from request_events where request_id = $1 order by id desc limit $2`,
    [id, count],
  );
  return rows;
}

const emailsOf = async (id: string) => {
  const { rows } = await server.owner.query(
    'select kind from private.request_emails where request_id = $1 and sent_at is null',
    [id],
  );
  return rows.map(({ kind }) => kind);
};

const move = async (id: string, ...states: string[]) => {
  for (const to_state of states) {
    const { error } = await otavio.client.rpc('move_request', { request_id: id, to_state });
    expect(error).toBeNull();
  }
};

const pay = (request_id: string, amount_cents: number) =>
  otavio.client.rpc('record_payment', {
    payment: {
      id: crypto.randomUUID(),
      request_id,
      amount_cents,
      payee_kind: 'member',
      payee_name: 'Ana Souza',
      method: 'direct_member',
      paid_on: '2026-06-01',
      reference: null,
    } as never,
  });

const news = async () => {
  const { data } = await otavio.client.rpc('request_counts');
  return (data as Json).news as number;
};

/** Whether the view "New from members" has the request; its number must agree with its rows. */
async function isNews(number: string): Promise<boolean> {
  await callGuarded(otavio.client, 'open_lists', { lists: ['sharing_requests'] });
  const { data, error } = await otavio.client
    .from('request_list')
    .select('number')
    .eq('has_news', true);
  expect(error).toBeNull();
  expect(await news()).toBe(data?.length);
  return data?.some((row) => row.number === number) ?? false;
}

async function answered(charges = [100_000]): Promise<Readable> {
  const request = await readable(charges);
  await decided(request);
  expect(await stored(request.id)).toMatchObject({ state: 'answered', turn: 'none' });
  return request;
}

describe('A page that a member sends after the answer', () => {
  test('makes it the team’s turn, with a deadline, and the letter stays', async () => {
    const request = await answered();
    expect((await page(request.id)).code).toBeUndefined();
    expect(await stored(request.id)).toEqual({
      state: 'checking',
      turn: 'team',
      has_clock: true,
      outcome: 'shared',
    });
    expect(await lastEvents(request.id, 2)).toEqual([
      { kind: 'state', actor_kind: 'member', from: 'answered', to: 'checking' },
      { kind: 'file_received', actor_kind: 'member', from: null, to: null },
    ]);
    expect(await emailsOf(request.id)).toEqual(['our_turn']);
    const letter = await ana.rpc('read_decision', { request_number: request.number });
    expect((letter.data as Json).shared_cents).toBe(100_000);
  });

  test('is read like any other: the bill is entered, and a second answer adds to the first', async () => {
    const request = await answered();
    await pay(request.id, 100_000);
    expect(await stored(request.id)).toMatchObject({ state: 'paid' });
    await page(request.id);
    await move(request.id, 'in_review');
    const line = lineOf(40_000, { description: 'Lab' });
    const bill = billOf(request.id, [line], { provider: 'Laboratório' });
    expect((await otavio.client.rpc('save_bill', { bill: bill as never })).error).toBeNull();
    const both = { ...request, lines: [...request.lines, line] };
    expect(await decided(both)).toMatchObject({ position: 2, status: 'effective' });
    const { data } = await ana.rpc('read_decision', { request_number: request.number });
    expect(data).toMatchObject({
      shared_cents: 140_000,
      paid_cents: 100_000,
      earlier: [{ position: 1, shared_cents: 100_000 }],
    });
    expect((await pay(request.id, 40_001)).error?.code).toBe('above_shared');
    expect((await pay(request.id, 40_000)).error).toBeNull();
    expect(await stored(request.id)).toMatchObject({ state: 'paid' });
  });

  test('also continues a closed request', async () => {
    const request = await answered();
    await move(request.id, 'closed');
    expect((await page(request.id)).code).toBeUndefined();
    expect(await stored(request.id)).toMatchObject({ state: 'checking', turn: 'team' });
  });

  test('waits for the payments that are being made, and is next after them', async () => {
    const request = await answered();
    await pay(request.id, 60_000);
    await page(request.id);
    expect(await stored(request.id)).toMatchObject({ state: 'paying', turn: 'team' });
    await pay(request.id, 40_000);
    expect(await stored(request.id)).toMatchObject({ state: 'checking', turn: 'team' });
  });

  test('is not lost when it comes between a decision and its confirmation', async () => {
    const request = await readable([600_000]);
    await page(request.id);
    const decision = await decided(request);
    expect(decision.needs_confirmation).toBe(true);
    await page(request.id);
    expect((await confirming(decision.id, fabio)).code).toBeUndefined();
    expect(await stored(request.id)).toMatchObject({ state: 'checking', outcome: 'shared' });
    const { rows } = await server.owner.query(
      'select status from request_files where request_id = $1 order by received_at',
      [request.id],
    );
    expect(rows).toEqual([{ status: 'accepted' }, { status: 'received' }]);
  });

  test('is not lost when it comes between a proposal and the decision', async () => {
    const request = await readable();
    const proposal = await proposed(request);
    await page(request.id);
    expect((await deciding(proposal.id)).data).toMatchObject({ status: 'effective' });
    expect(await stored(request.id)).toMatchObject({ state: 'checking', outcome: 'shared' });
  });

  test('is no news once the request was withdrawn', async () => {
    const request = await requestInReview(server);
    await page(request.id);
    await move(request.id, 'waiting_member');
    expect(await isNews(request.number)).toBe(true);
    await ana.rpc('withdraw_request', { request_id: request.id });
    expect(await isNews(request.number)).toBe(false);
  });

  test('is refused for a withdrawn request, and for someone else’s', async () => {
    const request = await answered();
    expect((await page(request.id, {}, bruno)).code).toBe('not_found');
    const { error } = await ana.rpc('withdraw_request', { request_id: request.id });
    expect(error).toBeNull();
    expect((await page(request.id)).code).toBe('request_closed');
    expect(await stored(request.id)).toMatchObject({ state: 'withdrawn' });
  });

  test('has its own place beside 30 pages that were read', async () => {
    const request = await requestInReview(server);
    const { rows } = await server.owner.query(
      `insert into request_files (id, request_id, item_id, member_id, position, name, mime_type, size_bytes, sha256, status)
       select gen_random_uuid(), items.request_id, items.id, $2, n, 'a.png', 'image/png', 1, md5(n::text) || md5(n::text), 'accepted'
       from request_items as items, generate_series(1, 30) as n
       where items.request_id = $1 and items.document_kind = 'itemized-bill' returning id`,
      [request.id, cast.ana.memberId],
    );
    expect(rows).toHaveLength(30);
    expect((await page(request.id)).code).toBeUndefined();
  });
});

describe('With an answer', () => {
  test('the pages that it rests on stay, and nothing else is asked for', async () => {
    const request = await readable();
    const { file_id } = await page(request.id);
    expect(await documents(request.id)).toMatchObject({
      'itemized-bill': 'received',
      'provider-notes': 'missing',
      release: 'missing',
    });
    await decided(request);
    expect(await documents(request.id)).toEqual({
      'itemized-bill': 'accepted',
      'provider-notes': 'waived',
      release: 'waived',
    });
    const removed = await ana.rpc('remove_request_file', { file_id });
    expect(removed.error?.code).toBe('file_reviewed');
    const replacing = await page(request.id, { replaces: file_id });
    expect(replacing.code).toBeUndefined();
    const { rows } = await server.owner.query(
      'select status from request_files where request_id = $1 order by received_at',
      [request.id],
    );
    expect(rows).toEqual([{ status: 'accepted' }, { status: 'received' }]);
  });

  test('what was not needed can still come, and is checked', async () => {
    const request = await answered();
    expect(await documents(request.id)).toEqual({
      'itemized-bill': 'missing',
      'provider-notes': 'waived',
      release: 'waived',
    });
    const { rows } = await server.owner.query(
      'select from request_items where request_id = $1 and is_required',
      [request.id],
    );
    expect(rows).toEqual([]);
    await page(request.id, { document_kind: 'provider-notes' });
    expect(await documents(request.id)).toMatchObject({ 'provider-notes': 'received' });
    expect(await stored(request.id)).toMatchObject({ state: 'checking' });
  });

  test('that the IUA covers, the need is not refused', async () => {
    const iua: Part[] = [{ kind: 'iua', amount: 100_000, rule: 'instructions#iua' }];
    const request = await readable();
    const decision = await decided(request, [iua]);
    expect(decision).toMatchObject({ outcome: 'within_iua', needs_confirmation: true });
    expect((await confirming(decision.id, fabio)).code).toBeUndefined();
    expect(await stored(request.id)).toMatchObject({ state: 'answered', outcome: 'within_iua' });
    const paying = await otavio.client.rpc('move_request', {
      request_id: request.id,
      to_state: 'paying',
    });
    expect(paying.error?.code).toBe('nothing_to_pay');
  });

  test.each([
    ['notEligible', 'exclusions#cosmetic-surgery', 'within_iua'],
    ['aboveLimit', 'procedures#adjustment-period', 'not_shared'],
  ])('beside what is %s (%s), the IUA makes it %s', async (kind, rule, outcome) => {
    const mixed = await readable([100_000, 5000]);
    const { id } = await proposed(mixed, [
      [{ kind: 'iua', amount: 100_000, rule: 'instructions#iua' }],
      [{ kind, amount: 5000, rule }],
    ]);
    expect((await deciding(id)).data).toMatchObject({ outcome });
  });
});

describe('While the document was accepted as a whole', () => {
  test('its pages stay, and a new one is checked', async () => {
    const request = await requestInReview(server);
    const { file_id } = await page(request.id);
    const { rows } = await server.owner.query(
      `select id from request_items where request_id = $1 and document_kind = 'itemized-bill'`,
      [request.id],
    );
    const accepting = { item_id: rows[0].id, status: 'accepted' };
    expect((await otavio.client.rpc('set_request_item', accepting)).error).toBeNull();
    expect((await ana.rpc('remove_request_file', { file_id })).error?.code).toBe('file_reviewed');
    await page(request.id, { replaces: file_id });
    const left = await server.owner.query('select id from request_files where request_id = $1', [
      request.id,
    ]);
    expect(left.rows).toHaveLength(2);
    expect(await documents(request.id)).toMatchObject({ 'itemized-bill': 'received' });
  });
});

describe('The team', () => {
  test('gets the turn when a page comes while a doctor was to send something', async () => {
    const request = await requestInReview(server);
    await move(request.id, 'waiting_provider');
    await page(request.id, { document_kind: 'provider-notes' });
    expect(await stored(request.id)).toMatchObject({ state: 'in_review', turn: 'team' });
  });

  test('gets the turn when the member answers, unless a document is still missing', async () => {
    const request = await requestInReview(server);
    const write = () =>
      ana.rpc('send_request_message', {
        request_id: request.id,
        message_id: crypto.randomUUID(),
        body: 'Foi em maio.',
      });
    await move(request.id, 'waiting_member');
    await write();
    expect(await stored(request.id)).toMatchObject({ state: 'waiting_member' });
    await server.owner.query(
      "update request_items set status = 'accepted' where request_id = $1 and is_required",
      [request.id],
    );
    expect((await write()).error).toBeNull();
    expect(await stored(request.id)).toMatchObject({ state: 'checking', turn: 'team' });
  });

  test('finds a message about a request that is nobody’s turn, until someone opens it', async () => {
    const request = await answered();
    await move(request.id, 'closed');
    expect(await isNews(request.number)).toBe(false);
    await ana.rpc('send_request_message', {
      request_id: request.id,
      message_id: crypto.randomUUID(),
      body: 'O hospital ligou de novo.',
    });
    expect(await isNews(request.number)).toBe(true);
    expect(await stored(request.id)).toMatchObject({ state: 'closed' });
    await callGuarded(otavio.client, 'open_request', { request_number: request.number });
    expect(await isNews(request.number)).toBe(false);
  });
});
