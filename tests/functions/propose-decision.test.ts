import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { evaluate } from '#rules/engine/evaluate';
import { cast } from '../cast.ts';
import { adminSession, bearer } from '../support/admin-session.ts';
import {
  billOf,
  lineOf,
  needOf,
  type Reviewer,
  requestInReview,
  reviewer,
} from '../support/reviewed-request.ts';
import { testServer } from '../support/server.ts';
import { callFunction } from './call.ts';

const server = testServer();
let otavio: Reviewer;
let session: string;

beforeAll(async () => {
  otavio = await reviewer(server, cast.otavio);
  session = await adminSession(server, cast.otavio.email);
});

// biome-ignore lint/suspicious/noExplicitAny: the payload is JSON of the database.
type Json = any;

async function propose(request_id: unknown, headers = bearer(session) as object) {
  const body = { request_id, language: 'en' };
  const answer = await callFunction(server, 'propose-decision', body, { ...headers });
  return { status: answer.status, body: answer.body as Json };
}

/** A request of Ana in review, with one bill; without a need unless given. */
async function billed(charges: number[], need?: Record<string, unknown>) {
  const request = await requestInReview(server);
  const lines = charges.map((charge) => lineOf(charge));
  const bill = billOf(request.id, lines);
  expect((await otavio.client.rpc('save_bill', { bill: bill as never })).error).toBeNull();
  const saved = need ?? needOf(request.id);
  const { error } = await otavio.client.rpc('save_need', {
    need: { ...saved, request_id: request.id } as never,
  });
  expect(error).toBeNull();
  return { ...request, lines, bill, need: saved as Record<string, unknown> };
}

describe('The proposal', () => {
  test('is the engine’s answer: the IUA first, then what can be shared, line by line', async () => {
    const request = await billed([200_000, 250_000]);
    const { status, body } = await propose(request.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, message: 'Answer calculated.', affected: [] });
    expect(body.proposal.totals).toMatchObject({ iua: 300_000, shareable: 150_000, undecided: 0 });
    expect(body.proposal.lines.map((line: Json) => line.lineId).toSorted()).toEqual(
      request.lines.map(({ id }) => id).toSorted(),
    );
    const decision = await otavio.client.rpc('decide_request', { proposal_id: body.proposal.id });
    expect(decision.data).toMatchObject({ outcome: 'shared', status: 'effective' });
  });

  test('names the answers that would differ now', async () => {
    const one = await billed([400_000]);
    const first = await propose(one.id);
    expect(first.body.proposal.totals).toMatchObject({ iua: 300_000, shareable: 100_000 });
    await otavio.client.rpc('decide_request', { proposal_id: first.body.proposal.id });
    // Another bill of the same need, of an earlier day: the IUA comes from it instead.
    const other = await requestInReview(server);
    const early = billOf(other.id, [lineOf(300_000, { service_date: '2026-05-01' })]);
    await otavio.client.rpc('save_bill', { bill: early as never });
    await otavio.client.rpc('save_need', {
      need: { request_id: other.id, id: one.need.id } as never,
    });
    const { body } = await propose(other.id);
    expect(body.proposal.totals).toMatchObject({ iua: 300_000, shareable: 0 });
    expect(body.affected).toEqual([
      { number: one.number, decided_cents: 100_000, now_cents: 400_000 },
    ]);
  });

  test('is the same for two clicks at once', async () => {
    const request = await billed([50_000]);
    const answers = await Promise.all([propose(request.id), propose(request.id)]);
    const [one, two] = answers.map(({ body }) => body.proposal?.id);
    expect(one).toBe(two);
  });

  test('is refused in words without a need, bills, or a session', async () => {
    const empty = await requestInReview(server);
    expect(await propose(empty.id)).toMatchObject({ status: 422, body: { code: 'need_missing' } });
    await otavio.client.rpc('save_need', { need: needOf(empty.id) as never });
    expect(await propose(empty.id)).toMatchObject({ status: 422, body: { code: 'bills_missing' } });
    const brunos = await requestInReview(server, { memberId: cast.bruno.memberId });
    await otavio.client.rpc('save_bill', { bill: billOf(brunos.id, [lineOf(5)]) as never });
    await otavio.client.rpc('save_need', { need: needOf(brunos.id) as never });
    expect(await propose(brunos.id)).toMatchObject({ status: 422, body: { code: 'iua_missing' } });
    expect(await propose(empty.id, {})).toMatchObject({
      status: 401,
      body: { code: 'admin_session_ended' },
    });
    expect(await propose(empty.id, bearer('x.y.z'))).toMatchObject({ status: 401 });
    for (const id of [undefined, null, 5, {}, 'x', crypto.randomUUID()]) {
      expect(await propose(id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
    const gabriela = await adminSession(server, cast.gabriela.email);
    const request = await billed([1000]);
    expect(await propose(request.id, bearer(gabriela))).toMatchObject({
      status: 403,
      body: { code: 'permission_denied' },
    });
    await otavio.client.rpc('move_request', {
      request_id: request.id,
      to_state: 'waiting_provider',
    });
    expect(await propose(request.id)).toMatchObject({
      status: 409,
      body: { code: 'request_moved' },
    });
  });
});

test('the demo data has the engine’s answer, to the cent', async () => {
  const { rows } = await server.owner.query(
    "select facts, result from decision_proposals where id = '5f200000-0000-4000-8000-000000000001'",
  );
  const { facts, result } = rows[0] as { facts: Json; result: Json };
  expect(evaluate(facts.household, facts.editions)).toEqual(result);
});

test('the database and the engine know the same kinds of care', async () => {
  const { rows } = await server.owner.query<{ source: string }>(
    "select prosrc as source from pg_proc where proname = 'is_care'",
  );
  const codesOf = (source = '') =>
    [...source.matchAll(/'([a-z]+(?:-[a-z]+)*)'/g)].map(([, care]) => care).toSorted();
  const [types] = readFileSync('rules/engine/care.ts', 'utf8').split('export type Care =');
  const known = types?.replace(/^import.*$/m, '').replace(/\/\*\*.*\*\//g, '');
  expect(codesOf(rows[0]?.source)).toEqual(codesOf(known));
});
