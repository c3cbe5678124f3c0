import { beforeAll, expect, test } from 'vitest';
import { evaluate } from '#rules/engine/evaluate';
import { memberYear } from '#rules/engine/member-year';
import { callGuarded } from '../../app/shared/backend/call-guarded.ts';
import type { RequestAnswer } from '../../app/shared/letter/letter.ts';
import { amountsOf } from '../../app/shared/letter/letter.ts';
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
let fabio: Reviewer;

beforeAll(async () => {
  otavio = await reviewer(server, cast.otavio);
  fabio = await reviewer(server, cast.fabio);
});

// The payloads are JSON of the database.
// biome-ignore lint/suspicious/noExplicitAny: see above.
type Json = any;

const today = '2026-11-23';

test('engine, proposal, letter and meter agree to the cent', async () => {
  const request = await requestInReview(server, {
    personId: cast.ana.spouse.personId,
  });
  const bill = billOf(request.id, [
    lineOf(412_337, { discount_cents: 61_251 }),
    lineOf(88_819, { other_payer_cents: 10_001, other_payer: 'Auto' }),
    lineOf(2599, { care: 'fees' }),
    lineOf(120_003, { care: 'supplies', service_date: '2026-05-09' }),
  ]);
  const need = needOf(request.id);
  await otavio.client.rpc('save_bill', { bill: bill as never });
  await otavio.client.rpc('save_need', { need: need as never });

  const read = await callGuarded(otavio.client, 'request_facts', { request_id: request.id });
  const facts = read.data as Json;
  const [own] = evaluate(facts.household, facts.editions).needs.filter(
    ({ conditionId }) => conditionId === need.id,
  );
  const session = await adminSession(server, cast.otavio.email);
  const { body } = await callFunction(
    server,
    'propose-decision',
    { request_id: request.id, language: 'en' },
    bearer(session),
  );
  const { proposal } = body as Json;
  expect(proposal.totals).toEqual(own?.totals);

  const ana = await server.signedIn(cast.ana.email);
  const year = async () => {
    const { data } = await ana.rpc('member_year');
    const { household, editions } = data as Json;
    return memberYear(household, editions, today).needs.find(
      ({ conditionId }) => conditionId === need.id,
    );
  };
  const { data: decision } = await otavio.client.rpc('decide_request', {
    proposal_id: proposal.id,
  });
  expect(await year()).toBeUndefined();
  await fabio.client.rpc('confirm_decision', { decision_id: (decision as Json).id, agrees: true });

  const { data } = await ana.rpc('read_decision', { request_number: request.number });
  const letter = data as RequestAnswer;
  const { discount, otherPayer, iua, notEligible, belowMinimum, aboveLimit, shareable } =
    proposal.totals;
  expect(amountsOf(letter.decision.lines)).toEqual({
    bills: bill.total_cents,
    off: discount + otherPayer,
    shared: shareable,
    yours: iua + notEligible + belowMinimum + aboveLimit,
    open: 0,
  });
  expect(letter.shared_cents).toBe(shareable);
  const counted = await year();
  expect(counted).toMatchObject({ iuaSoFar: iua, personId: cast.ana.spouse.personId });
  expect(letter.decision.need?.iua_due_on).toBe(counted?.payBy);
});

test('letters stay as they were when the IUA, the kind and names change', async () => {
  const request = await requestInReview(server, { personId: cast.ana.spouse.personId });
  const bill = billOf(request.id, [lineOf(900_000)]);
  // The reduction is larger than the IUA: the letter says what was taken off.
  const need = needOf(request.id, {
    iua_reduction_cents: 400_000,
    iua_reduction_reason: 'Você baixou a conta.',
  });
  await otavio.client.rpc('save_bill', { bill: bill as never });
  await otavio.client.rpc('save_need', { need: need as never });
  const decide = async () => {
    const session = await adminSession(server, cast.otavio.email);
    const asked = { request_id: request.id, language: 'en' };
    const headers = bearer(session);
    const { body } = await callFunction(server, 'propose-decision', asked, headers);
    const proposal_id = (body as Json).proposal.id;
    const { data } = await otavio.client.rpc('decide_request', { proposal_id });
    const decision_id = (data as Json).id;
    if ((data as Json).status === 'effective') return;
    await fabio.client.rpc('confirm_decision', { decision_id, agrees: true });
  };
  const ana = await server.signedIn(cast.ana.email);
  const letter = async () => {
    const { data } = await ana.rpc('read_decision', { request_number: request.number });
    return data as RequestAnswer;
  };
  await decide();
  const first = await letter();
  expect(first.decision).toMatchObject({
    person: cast.ana.spouse.firstName,
    kind: 'illness',
    need: { iua_reduction_cents: 300_000, iua_reduction_reason: 'Você baixou a conta.' },
  });

  // The request is corrected.
  await otavio.client.rpc('move_request', { request_id: request.id, to_state: 'in_review' });
  const { rows } = await server.owner.query(
    'select updated_at::text as seen_at from medical_needs where id = $1',
    [need.id],
  );
  const changed = { iua_reduction_cents: 50_000, iua_reduction_reason: 'Só uma parte da conta.' };
  const saved = await otavio.client.rpc('save_need', {
    need: { ...need, ...changed, seen_at: rows[0].seen_at } as never,
  });
  expect(saved.error).toBeNull();
  await server.owner.query("update sharing_requests set kind = 'accident' where id = $1", [
    request.id,
  ]);
  await server.owner.query("update members set last_name = 'Souza Prado' where id = $1", [
    cast.ana.memberId,
  ]);
  const { decision: untouched } = await letter();
  expect(untouched).toEqual(first.decision);

  await decide();
  const second = await letter();
  expect(second.earlier).toEqual([first.decision]);
  expect(second.decision).toMatchObject({
    kind: 'accident',
    member: { last_name: 'Souza Prado' },
    need: { iua_reduction_cents: 50_000, iua_reduction_reason: 'Só uma parte da conta.' },
  });
});
