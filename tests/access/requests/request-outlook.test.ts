import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { answers } from '../../../supabase/contracts/answers.ts';
import type { State } from '../../../supabase/contracts/request-states.ts';
import { cast } from '../../cast.ts';
import { requestInReview } from '../../support/reviewed-request.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();
type Client = Awaited<ReturnType<typeof server.signedIn>>;
let ana: Client;
let bruno: Client;
let otavio: Client;
let fabio: Client;

beforeAll(async () => {
  ana = await server.signedIn(cast.ana.email);
  bruno = await server.signedIn(cast.bruno.email);
  otavio = await server.admin(cast.otavio.email);
  fabio = await server.admin(cast.fabio.email);
});

afterEach(async () => {
  await server.owner.query('delete from admin_introductions');
});

async function outlookOf(id: string, client = ana) {
  const { data, error } = await client.rpc('request_outlook');
  expect(error).toBeNull();
  return answers.request_outlook.parse(data).find((outlook) => outlook.id === id);
}

const inState = (state: string) => requestInReview(server, { state });

const settle = (id: string) =>
  server.owner.query("update request_items set status = 'accepted' where request_id = $1", [id]);

describe('What a member can expect', () => {
  const stops: Record<Exclude<State, 'withdrawn'>, string> = {
    received: 'documents',
    checking: 'documents',
    waiting_member: 'documents',
    in_review: 'review',
    waiting_provider: 'review',
    answered: 'answer',
    second_reading: 'answer',
    paying: 'payment',
    paid: 'payment',
    closed: 'closed',
  };

  test.each(Object.entries(stops))('in the state %s is at the stop %s', async (state, stop) => {
    const { id } = await inState(state);
    expect(await outlookOf(id)).toMatchObject({ stop, reader: null });
  });

  test('is the end of the team’s time, with the time for the review while documents are checked', async () => {
    const { id } = await inState('in_review');
    await settle(id);
    const { rows } = await server.owner.query(
      `select private.day_in_zone(team_due_at, time_zone)::text as review,
         private.day_in_zone(private.add_office_minutes(team_due_at, 9600), time_zone)::text as whole
       from sharing_requests where id = $1`,
      [id],
    );
    expect(await outlookOf(id)).toMatchObject({ answer_on: rows[0].review, needs_member: false });
    const first = await inState('received');
    await settle(first.id);
    const { rows: received } = await server.owner.query(
      `select private.day_in_zone(private.add_office_minutes(team_due_at, 9600), time_zone)::text as day
       from sharing_requests where id = $1`,
      [first.id],
    );
    expect((await outlookOf(first.id))?.answer_on).toBe(received[0].day);
  });

  test('depends on the member as long as a document or an answer is missing', async () => {
    const { id } = await inState('received');
    expect(await outlookOf(id)).toMatchObject({ needs_member: true });
    await settle(id);
    expect(await outlookOf(id)).toMatchObject({ needs_member: false });
    await server.owner.query('update sharing_requests set payment = null where id = $1', [id]);
    expect(await outlookOf(id)).toMatchObject({ needs_member: true });
  });

  test('has no day once the team is late, while a provider is asked, and after the answer', async () => {
    const late = await inState('in_review');
    await server.owner.query(
      "update sharing_requests set team_due_at = now() - interval '1 day' where id = $1",
      [late.id],
    );
    expect((await outlookOf(late.id))?.answer_on).toBeNull();
    for (const state of ['waiting_provider', 'answered', 'paid']) {
      expect((await outlookOf((await inState(state)).id))?.answer_on, state).toBeNull();
    }
  });

  test('is about the own requests only, and not about drafts', async () => {
    const { id } = await inState('in_review');
    expect(await outlookOf(id, bruno)).toBeUndefined();
    const draft = crypto.randomUUID();
    await ana.from('sharing_requests').insert({ id: draft });
    expect(await outlookOf(draft)).toBeUndefined();
    expect((await otavio.rpc('request_outlook')).error?.code).toBe('42501');
  });
});

describe('Who reads a request', () => {
  const picture = 'data:image/jpeg;base64,/9j/4AAQ';
  const introduce = (client: Client, row: Record<string, unknown>) =>
    client.from('admin_introductions').insert(row as never);

  test('is shown to the member only with the consent of that admin', async () => {
    const { id } = await inState('in_review');
    await server.owner.query('update sharing_requests set assigned_to = $2 where id = $1', [
      id,
      cast.otavio.adminId,
    ]);
    expect((await outlookOf(id))?.reader).toBeNull();
    expect((await introduce(otavio, { picture })).error).toBeNull();
    expect((await outlookOf(id))?.reader).toEqual({ first_name: 'Otávio', picture });
    await otavio.from('admin_introductions').delete().eq('admin_id', cast.otavio.adminId);
    expect((await outlookOf(id))?.reader).toBeNull();
  });

  test('is not shown once the account is inactive', async () => {
    const { id } = await inState('in_review');
    await server.owner.query('update sharing_requests set assigned_to = $2 where id = $1', [
      id,
      cast.igor.adminId,
    ]);
    await server.owner.query('insert into admin_introductions (admin_id) values ($1)', [
      cast.igor.adminId,
    ]);
    expect((await outlookOf(id))?.reader).toBeNull();
  });

  test('decides each admin alone: not even a super admin decides for another', async () => {
    const row = { admin_id: cast.otavio.adminId };
    expect((await introduce(fabio, row)).error?.code).toBe('42501');
    await introduce(otavio, {});
    expect((await fabio.from('admin_introductions').select('admin_id')).data).toEqual([]);
    const removed = await fabio
      .from('admin_introductions')
      .delete({ count: 'exact' })
      .eq('admin_id', cast.otavio.adminId);
    expect(removed.count).toBe(0);
    expect((await ana.from('admin_introductions').select('admin_id')).error?.code).toBe('42501');
  });

  test.each([
    ['another type', 'data:image/svg+xml;base64,PHN2Zz4='],
    ['an address', 'https://example.com/a.jpg'],
    ['a large picture', `data:image/jpeg;base64,${'A'.repeat(40_000)}`],
  ])('has no picture of %s', async (_, wrong) => {
    expect((await introduce(otavio, { picture: wrong })).error?.code).toBe('23514');
  });
});
