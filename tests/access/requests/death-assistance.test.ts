import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { evaluate } from '#rules/engine/evaluate';
import { callGuarded } from '../../../app/shared/backend/call-guarded.ts';
import { cast } from '../../cast.ts';
import type { Json } from '../../support/decision-steps.ts';
import {
  billOf,
  lineOf,
  needOf,
  type Reviewer,
  requestInReview,
  reviewer,
} from '../../support/reviewed-request.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();
let otavio: Reviewer;
let fabio: Reviewer;
let ana: Awaited<ReturnType<typeof server.signedIn>>;

beforeAll(async () => {
  otavio = await reviewer(server, cast.otavio);
  fabio = await reviewer(server, cast.fabio);
  ana = await server.signedIn(cast.ana.email);
});

beforeEach(async () => {
  await server.owner.query('delete from private.rate_limits');
});

async function drafted(answers: Record<string, unknown>): Promise<string> {
  const id = crypto.randomUUID();
  const { error } = await ana.from('sharing_requests').insert({ id, ...answers } as never);
  expect(error).toBeNull();
  return id;
}

const submit = (request_id: string) => ana.rpc('submit_request', { request_id, is_truthful: true });

async function checklist(id: string) {
  const { rows } = await server.owner.query(
    'select document_kind, is_required from request_items where request_id = $1 order by 1',
    [id],
  );
  return rows;
}

/** The letter of a request whose answer the engine gives, and two people confirm. */
async function answered(request: { id: string; number: string }) {
  const { data: facts } = await callGuarded(otavio.client, 'request_facts', {
    request_id: request.id,
  });
  const { household, editions, facts_hash } = facts as Json;
  const result = evaluate(household, editions);
  const proposal = await otavio.service.rpc('save_proposal', {
    request_id: request.id,
    facts_hash,
    result: result as never,
  });
  expect(proposal.error).toBeNull();
  const decision = await otavio.client.rpc('decide_request', {
    proposal_id: (proposal.data as Json).id,
  });
  expect(decision.error).toBeNull();
  if ((decision.data as Json).status === 'pending') {
    const decision_id = (decision.data as Json).id;
    const { error } = await fabio.client.rpc('confirm_decision', { decision_id, agrees: true });
    expect(error).toBeNull();
  }
  return letterOf(request.number);
}

async function letterOf(request_number: string): Promise<Json> {
  const { data, error } = await ana.rpc('read_decision', { request_number });
  expect(error).toBeNull();
  return data;
}

const asOtavio = async (name: string, args: Record<string, unknown>) => {
  const { data, error } = await otavio.client.rpc(name as never, args as never);
  return { data: data as Json, code: error?.code, hint: error?.hint };
};

describe('A request about a death', () => {
  test('asks only for the day, who receives the assistance, and the certificate', async () => {
    const id = await drafted({ kind: 'death' });
    expect(await checklist(id)).toEqual([
      { document_kind: 'death-certificate', is_required: true },
    ]);
    const refused = await submit(id);
    expect(refused.error).toMatchObject({
      code: 'request_incomplete',
      message: 'Missing: service_date, what_happened',
    });
    const told = { service_date: '2026-03-01', what_happened: 'Rafael Souza, marido.' };
    await ana.from('sharing_requests').update(told).eq('id', id);
    const sent = await submit(id);
    expect(sent.error).toBeNull();
    const { rows } = await server.owner.query(
      'select state, deadline_on, care_stage from sharing_requests where id = $1',
      [id],
    );
    expect(rows).toEqual([{ state: 'received', deadline_on: null, care_stage: 'happened' }]);
  });

  test('contains nothing of answers from before the member chose this kind', async () => {
    const id = await drafted({
      kind: 'accident',
      accident_kind: 'traffic',
      care_stage: 'planned',
      had_before: 'yes',
      other_payer: 'yes',
      other_payer_name: 'GEICO',
      payment: 'paid',
      amount_cents: 900_000,
      provider: 'Memorial Hospital',
    });
    expect((await checklist(id)).length).toBeGreaterThan(3);
    const changed = { kind: 'death', service_date: '2026-03-01', what_happened: 'Rafael.' };
    await ana.from('sharing_requests').update(changed).eq('id', id);
    expect((await submit(id)).error).toBeNull();
    expect(await checklist(id)).toEqual([
      { document_kind: 'death-certificate', is_required: true },
    ]);
    const { rows } = await server.owner.query(
      `select accident_kind, care_stage, had_before, other_payer, other_payer_name, payment, amount_cents, provider
       from sharing_requests where id = $1`,
      [id],
    );
    expect(Object.values(rows[0])).toEqual([null, 'happened', null, null, null, null, null, null]);
  });

  test('is shared by what the person was to the member, without an IUA, and paid to whom they named', async () => {
    const { rows } = await server.owner.query(
      `select least(private.local_today(), people.start_date + 800) as day
       from household_people as people where people.id = $1`,
      [cast.ana.spouse.personId],
    );
    const service_date = rows[0].day.toISOString().slice(0, 10);
    const request = await requestInReview(server, { personId: cast.ana.spouse.personId });
    await server.owner.query("update sharing_requests set kind = 'death' where id = $1", [
      request.id,
    ]);
    const lines = [lineOf(1_200_000, { care: 'death-assistance', service_date })];
    const need = needOf(request.id, { kind: 'death', title: 'Falecimento' });
    expect((await asOtavio('save_bill', { bill: billOf(request.id, lines) })).code).toBeUndefined();
    expect((await asOtavio('save_need', { need })).code).toBeUndefined();

    const letter = await answered(request);
    expect(letter.decision).toMatchObject({
      outcome: 'partly_shared',
      kind: 'death',
      person: cast.ana.spouse.firstName,
      need: { iua_cents: 0, iua_reason: 'deathAssistance', iua_due_on: null },
    });
    expect(letter.decision.lines[0].parts).toEqual([
      {
        kind: 'aboveLimit',
        amount: 200_000,
        rule: 'exclusions#death-assistance',
        reason: 'aboveSpecificLimit',
      },
      {
        kind: 'shareable',
        amount: 1_000_000,
        rule: 'exclusions#death-assistance',
        reason: 'deathAssistance',
      },
    ]);
    const payment = {
      id: crypto.randomUUID(),
      request_id: request.id,
      amount_cents: 1_000_000,
      payee_kind: 'member',
      payee_name: 'Lúcia Souza',
      method: 'direct_member',
      paid_on: '2026-06-01',
      reference: null,
    };
    expect((await asOtavio('record_payment', { payment })).code).toBeUndefined();
    expect(await letterOf(request.number)).toMatchObject({
      paid_cents: 1_000_000,
      payments: [{ payee_name: 'Lúcia Souza', amount_cents: 1_000_000 }],
    });
    // The meter of the household's IUAs does not have it.
    const { data: year } = await ana.rpc('member_year');
    const condition = (year as Json).household.conditions.find(
      ({ id }: { id: string }) => id === need.id,
    );
    expect(condition).toMatchObject({ kind: 'death' });
  });
});

describe('The days on which IUAs were paid', () => {
  test('are a list without repetition, of at most 100 days', async () => {
    const request = await requestInReview(server);
    const save = (iua_paid_on: unknown) =>
      asOtavio('save_need', { need: needOf(request.id, { iua_paid_on }) });
    const saved = await save(['2027-03-01', '2026-07-31', '2027-03-01', null]);
    expect(saved.data.iua_paid_on).toEqual(['2026-07-31', '2027-03-01']);
    expect((await save(null)).data.iua_paid_on).toEqual([]);
    expect(await save('2026-07-31')).toMatchObject({ code: 'date_invalid', hint: 'iua_paid_on' });
    expect(await save(['2026-02-30'])).toMatchObject({ code: 'date_invalid', hint: 'iua_paid_on' });
    expect(await save(Array(101).fill('2026-07-31'))).toMatchObject({
      code: 'too_many_dates',
      hint: 'iua_paid_on',
    });
  });

  test('are those of each need: the letter names its own', async () => {
    const first = await requestInReview(server);
    const second = await requestInReview(server);
    const need = needOf(first.id, { iua_paid_on: ['2026-05-30', '2027-06-20'] });
    const save = async (request: { id: string }, service_date: string) => {
      const bill = billOf(request.id, [lineOf(500_000, { service_date })]);
      expect((await asOtavio('save_bill', { bill })).code).toBeUndefined();
    };
    await save(first, '2026-05-04');
    expect((await asOtavio('save_need', { need })).code).toBeUndefined();
    await save(second, '2027-06-04');
    const link = { id: need.id, request_id: second.id };
    expect((await asOtavio('save_need', { need: link })).code).toBeUndefined();
    expect((await answered(first)).iua_paid_on).toBe('2026-05-30');
    expect((await answered(second)).iua_paid_on).toBe('2027-06-20');
    // A day that is entered later is in the letter at once, and only in its own.
    await server.owner.query(
      "update medical_needs set iua_paid_on = '{2027-06-21}' where id = $1",
      [need.id],
    );
    expect((await letterOf(second.number)).iua_paid_on).toBe('2027-06-21');
    expect((await letterOf(first.number)).iua_paid_on).toBeNull();
  });
});
