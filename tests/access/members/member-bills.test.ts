import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { letters } from '#bill-help/findings';
import { questions } from '#bill-help/types';
import { cast } from '../../cast.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();
type Client = Awaited<ReturnType<typeof server.signedIn>>;
let ana: Client;
let bruno: Client;
let otavio: Client;

beforeAll(async () => {
  ana = await server.signedIn(cast.ana.email);
  bruno = await server.signedIn(cast.bruno.email);
  otavio = await server.admin(cast.otavio.email);
});

afterEach(() => server.owner.query("delete from sharing_requests where state = 'draft'"));

const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);

/** A draft of a request, in which bills are. */
async function careOf(client: Client) {
  const id = randomUUID();
  const row = { id, language: 'pt-BR', time_zone: 'America/New_York' };
  const { error } = await client.from('sharing_requests').insert(row);
  expect(error).toBeNull();
  return id;
}

async function add(client: Client, request_id: string, more: object = {}) {
  const row = { id: randomUUID(), request_id, sender: 'hospital', amount_cents: 420_000 };
  const bill = { ...row, billed_on: day(-30), ...more };
  const { error } = await client.from('member_bills').insert(bill);
  return { id: row.id, error };
}

const written = { letter: { subject: 'Re: bill' }, meaning: null };

async function write(client: Client, bill_id: string, more: object = {}) {
  const row = { id: randomUUID(), bill_id, letter: 'discount', written_on: day(-10) };
  const { error } = await client
    .from('bill_letters')
    .insert({ ...row, contents: written, ...more });
  return { id: row.id, error };
}

describe('A bill', () => {
  test('belongs to one member: no other member and no admin reads, changes or deletes it', async () => {
    const { id, error } = await add(ana, await careOf(ana));
    expect(error).toBeNull();
    const letter = await write(ana, id);
    expect(letter.error).toBeNull();
    const own = await ana.from('member_bills').select('id').eq('id', id);
    expect(own.data).toHaveLength(1);
    for (const table of ['member_bills', 'bill_letters'] as const) {
      const key = table === 'member_bills' ? id : letter.id;
      expect((await bruno.from(table).select('id').eq('id', key)).data).toEqual([]);
      await bruno.from(table).delete().eq('id', key);
      expect((await otavio.from(table).select('id')).error?.code).toBe('42501');
      expect((await ana.from(table).select('id').eq('id', key)).data).toHaveLength(1);
    }
    await bruno.from('member_bills').update({ amount_cents: 1 }).eq('id', id);
    const { data } = await ana.from('member_bills').select('amount_cents').eq('id', id).single();
    expect(data?.amount_cents).toBe(420_000);
  });

  test('cannot be put into the care of another member, and its letters neither', async () => {
    const care = await careOf(ana);
    const { id } = await add(ana, care);
    expect((await add(bruno, care)).error?.code).toBe('42501');
    expect((await write(bruno, id)).error?.code).toBe('42501');
  });

  test('is not for a person outside the household', async () => {
    const care = await careOf(ana);
    const { rows } = await server.owner.query(
      'select id from household_people where member_id <> $1 limit 1',
      [cast.ana.memberId],
    );
    const { error } = await ana
      .from('sharing_requests')
      .update({ person_id: rows[0].id })
      .eq('id', care);
    expect(error?.code).toBe('23503');
  });

  test.each([
    ['of nothing', { amount_cents: 0 }, '23514'],
    ['from the future', { billed_on: day(5) }, 'bill_in_future'],
    ['due before its date', { due_on: day(-31) }, '23514'],
    ['of an unknown sender', { sender: 'friend' }, '23514'],
    ['with an income', { answers: { income: 4_000_000 } }, '23514'],
    ['with words as an answer', { answers: { mine: 'my knee hurts' } }, '23514'],
    ['with a list of answers', { answers: ['yes'] }, '23514'],
    ['with a field that no letter has', { letter_fields: { income: '40000' } }, '23514'],
    ['with a field that is too long', { letter_fields: { name: 'x'.repeat(201) } }, '23514'],
  ])('%s is refused', async (_what, more, code) => {
    expect((await add(ana, await careOf(ana), more)).error?.code).toBe(code);
  });

  test('has every answer of the checklist', async () => {
    const answers = {
      ...Object.fromEntries(questions.map((question) => [question, 'unsure'])),
      ...{ paid: 20_000, estimated: 300_000, notice: day(-3) },
    };
    expect((await add(ana, await careOf(ana), { answers })).error).toBeNull();
  });

  test('cannot be deleted once the team sees it', async () => {
    const care = await careOf(ana);
    const sent = await add(ana, '5a000000-0000-4000-8000-000000000002');
    const { id } = await add(ana, care);
    await ana.from('member_bills').delete().in('id', [id, sent.id]);
    const { data } = await ana.from('member_bills').select('id').in('id', [id, sent.id]);
    expect(data).toEqual([{ id: sent.id }]);
  });

  test('does not use up the drafts of requests', async () => {
    for (let count = 0; count < 25; count += 1) {
      expect((await add(ana, await careOf(ana))).error).toBeNull();
    }
    const { data } = await ana.from('member_bills').select('id');
    expect(data?.length).toBeGreaterThan(24);
  });

  test('goes with the draft in which it is', async () => {
    const care = await careOf(ana);
    const { id } = await add(ana, care);
    await ana.from('sharing_requests').delete().eq('id', care);
    expect((await ana.from('member_bills').select('id').eq('id', id)).data).toEqual([]);
  });
});

describe('A letter', () => {
  test('is one of those that can be written', async () => {
    const { id } = await add(ana, await careOf(ana));
    for (const letter of letters) expect((await write(ana, id, { letter })).error).toBeNull();
    expect((await write(ana, id, { letter: 'threat' })).error?.code).toBe('23514');
  });

  test.each([
    ['sent before it was written', { sent_on: day(-11), sent_by: 'fax' }, '23514'],
    ['sent in the future', { sent_on: day(5), sent_by: 'fax' }, 'day_in_future'],
    ['sent without a way', { sent_on: day(-9) }, '23514'],
    ['answered before it was sent', { answered_on: day(-9), result: 'agreed' }, '23514'],
    ['with a new amount but no answer', { new_amount_cents: 0 }, '23514'],
  ])('%s is refused', async (_what, change, code) => {
    const { id } = await add(ana, await careOf(ana));
    const letter = await write(ana, id);
    const { error } = await ana.from('bill_letters').update(change).eq('id', letter.id);
    expect(error?.code).toBe(code);
  });

  test('stays as it was written, and once it was sent', async () => {
    const { id } = await add(ana, await careOf(ana));
    const letter = await write(ana, id, { sent_on: day(-9), sent_by: 'mail' });
    const changed = await ana
      .from('bill_letters')
      .update({ contents: { letter: 'other' } } as never)
      .eq('id', letter.id);
    expect(changed.error?.code).toBe('42501');
    await ana.from('bill_letters').delete().eq('id', letter.id);
    const { data } = await ana
      .from('bill_letters')
      .select('sent_by, contents')
      .eq('id', letter.id)
      .single();
    expect(data).toEqual({ sent_by: 'mail', contents: written });
  });

  test('cannot fill the disk', async () => {
    const { id } = await add(ana, await careOf(ana));
    const contents = { letter: 'x'.repeat(60_001) };
    expect((await write(ana, id, { contents })).error?.code).toBe('23514');
  });
});
