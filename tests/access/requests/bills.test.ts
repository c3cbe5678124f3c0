import { beforeAll, describe, expect, test } from 'vitest';
import { callGuarded } from '../../../app/shared/backend/call-guarded.ts';
import { cast } from '../../cast.ts';
import {
  billOf,
  lineOf,
  needOf,
  type Reviewer,
  requestInReview,
  reviewer,
  thirdReviewer,
} from '../../support/reviewed-request.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();
let otavio: Reviewer;
let request: { id: string; number: string };

beforeAll(async () => {
  otavio = await reviewer(server, cast.otavio);
  request = await requestInReview(server);
});

type Bill = { updated_at: string; lines: { id: string; position: number }[] };
type Warning = { code: string; bill_id: string; line_id: string | null; date?: string };

async function saved(bill: object) {
  const { data, error } = await otavio.client.rpc('save_bill', { bill: bill as never });
  expect(error).toBeNull();
  return data as unknown as { bill: Bill; warnings: Warning[] };
}

async function refusal(bill: unknown) {
  const { error, status } = await otavio.client.rpc('save_bill', { bill: bill as never });
  return { status, code: error?.code, hint: error?.hint };
}

async function work(number: string, who = otavio) {
  const { data, error } = await callGuarded(who.client, 'request_bills', {
    request_number: number,
  });
  expect(error).toBeNull();
  // biome-ignore lint/suspicious/noExplicitAny: the payload is JSON of the database.
  return data as any;
}

describe('A bill', () => {
  test('is saved with its lines in their order, and replaced as a whole', async () => {
    const lines = [lineOf(120_000), lineOf(30_000, { discount_cents: 10_000, visits: 3 })];
    const bill = billOf(request.id, lines);
    const first = await saved(bill);
    expect(first.bill).toMatchObject({ id: bill.id, total_cents: 150_000, lines });
    expect(first.warnings).toEqual([]);
    const again = await saved({
      ...bill,
      seen_at: first.bill.updated_at,
      lines: [lines[1], lineOf(120_000)],
    });
    expect(again.bill.lines.map(({ id }) => id)[0]).toBe(lines[1]?.id);
    expect(again.bill.lines.map(({ position }) => position)).toEqual([1, 2]);
  });

  test('that is sent twice is saved once', async () => {
    const bill = billOf(request.id, [lineOf(5000)]);
    const [one, two] = await Promise.all([saved(bill), saved(bill)]);
    expect(one.bill).toEqual(two.bill);
  });

  test('is not overwritten by someone who has not seen the last change', async () => {
    const bill = billOf(request.id, [lineOf(5100)]);
    const { updated_at } = (await saved(bill)).bill;
    await saved({ ...bill, provider: 'Other Hospital', seen_at: updated_at });
    const late = { ...bill, provider: 'Third Hospital', seen_at: updated_at };
    expect(await refusal(late)).toMatchObject({ status: 409, code: 'changed_meanwhile' });
    expect(await refusal({ ...late, seen_at: null })).toMatchObject({ code: 'changed_meanwhile' });
  });

  test.each([
    [
      'a discount above the charge',
      { discount_cents: 3000, other_payer_cents: 2001 },
      'discount_above_charge',
      'lines.0.discount_cents',
    ],
    [
      'an amount of 11 digits',
      { charge_cents: 10_000_000_000 },
      'amount_invalid',
      'lines.0.charge_cents',
    ],
    ['a huge number', { charge_cents: 1e300 }, 'amount_invalid', 'lines.0.charge_cents'],
    ['half a cent', { charge_cents: 0.5 }, 'amount_invalid', 'lines.0.charge_cents'],
    ['a negative amount', { charge_cents: -1 }, 'amount_invalid', 'lines.0.charge_cents'],
    ['an amount in words', { charge_cents: '5000' }, 'amount_invalid', 'lines.0.charge_cents'],
    [
      'a list instead of an amount',
      { charge_cents: [5000] },
      'amount_invalid',
      'lines.0.charge_cents',
    ],
    ['no charge', { charge_cents: null }, 'amount_invalid', 'lines.0.charge_cents'],
    [
      'a day that does not exist',
      { service_date: '2026-02-30' },
      'date_invalid',
      'lines.0.service_date',
    ],
    [
      'a day before the birth',
      { service_date: '1980-01-01' },
      'date_invalid',
      'lines.0.service_date',
    ],
    ['a day far away', { service_date: '9999-12-31' }, 'date_invalid', 'lines.0.service_date'],
    ['a word instead of a day', { service_date: 'today' }, 'date_invalid', 'lines.0.service_date'],
    ['a kind of care that the rules do not know', { care: 'spa' }, 'care_unknown', 'lines.0.care'],
    ['an object instead of care', { care: {} }, 'care_unknown', 'lines.0.care'],
    ['no description', { description: '  ' }, 'description_length', 'lines.0.description'],
    [
      'a number instead of a description',
      { description: 5 },
      'description_length',
      'lines.0.description',
    ],
    [
      'a long description',
      { description: 'x'.repeat(301) },
      'description_length',
      'lines.0.description',
    ],
    ['a long payer', { other_payer: 'x'.repeat(201) }, 'other_payer_length', 'lines.0.other_payer'],
    ['visits that are negative', { visits: -1 }, 'visits_invalid', 'lines.0.visits'],
    ['many visits', { visits: 1000 }, 'visits_invalid', 'lines.0.visits'],
    ['half a visit', { visits: 1.5 }, 'visits_invalid', 'lines.0.visits'],
    ['an id that is none', { id: 'one' }, 'lines_invalid', 'lines.0.id'],
    [
      'another person',
      { person_id: cast.ana.spouse.personId },
      'other_person',
      'lines.0.person_id',
    ],
  ])('with %s in a line is refused, with the field', async (_, wrong, code, hint) => {
    const bill = billOf(request.id, [lineOf(5000, wrong)], { total_cents: 5000 });
    expect(await refusal(bill)).toEqual({ status: 422, code, hint });
  });

  test.each([
    ['in euros', { currency: 'EUR' }, 'currency_unsupported', 'currency'],
    [
      'of another person of the household',
      { person_id: cast.ana.spouse.personId },
      'other_person',
      'person_id',
    ],
    ['with a total of 11 digits', { total_cents: 10_000_000_000 }, 'amount_invalid', 'total_cents'],
    ['without a total', { total_cents: null }, 'amount_invalid', 'total_cents'],
    ['without a provider', { provider: '' }, 'provider_length', 'provider'],
    ['without an id', { id: null }, 'bill_invalid', 'id'],
    ['with a page of no one', { file_id: crypto.randomUUID() }, 'file_unknown', 'file_id'],
    ['with a bad version', { seen_at: 'before' }, 'time_invalid', 'seen_at'],
    ['without lines', { lines: [] }, 'lines_invalid', 'lines'],
    ['with lines that are no list', { lines: { 0: {} } }, 'lines_invalid', 'lines'],
    ['with a line that is no object', { lines: ['x'] }, 'lines_invalid', 'lines.0'],
    [
      'with 301 lines',
      { lines: Array.from({ length: 301 }, () => lineOf(1)) },
      'lines_invalid',
      'lines',
    ],
  ])('%s is refused, with the field', async (_, wrong, code, hint) => {
    const bill = { ...billOf(request.id, [lineOf(5000)]), ...wrong };
    expect(await refusal(bill)).toEqual({ status: 422, code, hint });
  });

  test('that is no object, or of no request, is refused', async () => {
    for (const bill of [null, 5, 'x', [], true]) {
      expect(await refusal(bill)).toMatchObject({ status: 422, code: 'bill_invalid' });
    }
    const nobody = billOf(crypto.randomUUID(), [lineOf(1)]);
    expect(await refusal(nobody)).toMatchObject({ status: 404, code: 'not_found' });
    expect(await refusal({ ...nobody, request_id: 'x' })).toMatchObject({ status: 422 });
    expect(await refusal({ ...nobody, request_id: null })).toMatchObject({ status: 404 });
    const nul = await fetch(`${server.url}/rest/v1/rpc/save_bill`, {
      method: 'POST',
      headers: { apikey: server.secretKey, 'content-type': 'application/json' },
      body: '{"bill": {"provider": "a\\u0000b"}}',
    });
    expect(nul.status).toBe(400);
  });

  test('does not take a line of another bill, nor the id of a bill of another request', async () => {
    const line = lineOf(700);
    const bill = billOf(request.id, [line]);
    await saved(bill);
    const thief = billOf(request.id, [line]);
    expect(await refusal(thief)).toMatchObject({ code: 'lines_invalid' });
    const other = await requestInReview(server);
    const moved = billOf(other.id, [lineOf(700)], { id: bill.id });
    expect(await refusal(moved)).toMatchObject({ status: 409, code: 'bill_exists' });
  });

  test('is for admins for requests: not for members, editors and auditors', async () => {
    const bill = billOf(request.id, [lineOf(5000)]) as never;
    const ana = await server.signedIn(cast.ana.email);
    expect((await ana.rpc('save_bill', { bill })).error?.code).toBe('42501');
    expect((await server.anonymous().rpc('save_bill', { bill })).error?.code).toBe('42501');
    const gabriela = await server.admin(cast.gabriela.email);
    expect((await gabriela.rpc('save_bill', { bill })).error?.code).toBe('permission_denied');
    const auditor = await thirdReviewer(server, '{requests_read}');
    expect((await auditor.client.rpc('save_bill', { bill })).error?.code).toBe('permission_denied');
    expect((await work(request.number, auditor)).viewer).toEqual({
      may_change: false,
      was_involved: false,
    });
    const { error } = await callGuarded(gabriela, 'request_bills', {
      request_number: request.number,
    });
    expect(error?.code).toBe('permission_denied');
  });

  test('can be deleted by someone who has seen it last', async () => {
    const bill = billOf(request.id, [lineOf(5000)]);
    const { updated_at } = (await saved(bill)).bill;
    const remove = (seen_at: string) =>
      otavio.client.rpc('delete_bill', { bill_id: bill.id, seen_at });
    expect((await remove('2026-01-01T00:00:00Z')).error?.code).toBe('changed_meanwhile');
    expect((await remove(updated_at)).error).toBeNull();
    expect((await remove(updated_at)).error?.code).toBe('not_found');
  });
});

describe('Warnings', () => {
  test('name a wrong sum, an estimate, a day outside the membership, and the same line elsewhere', async () => {
    const one = await requestInReview(server);
    const other = await requestInReview(server);
    const elsewhere = billOf(other.id, [lineOf(77_700)], { provider: 'MEMORIAL HÓSPITAL' });
    await saved(elsewhere);
    const line = lineOf(77_700);
    const early = lineOf(100, { service_date: '2024-02-29' });
    const bill = billOf(one.id, [line, early], { total_cents: 90_000, estimate_cents: 50_000 });
    const { warnings } = await saved(bill);
    expect(warnings).toEqual([
      {
        code: 'wrong_sum',
        bill_id: bill.id,
        line_id: null,
        total_cents: 90_000,
        lines_cents: 77_800,
      },
      { code: 'above_estimate', bill_id: bill.id, line_id: null, difference_cents: 40_000 },
      {
        code: 'duplicate',
        bill_id: bill.id,
        line_id: line.id,
        other_bill_id: elsewhere.id,
        other_number: other.number,
      },
      { code: 'outside_membership', bill_id: bill.id, line_id: early.id, date: '2024-02-29' },
    ]);
    expect((await work(one.number)).warnings).toEqual(warnings);
    const { updated_at } = (await work(one.number)).bills[0];
    const better = await saved({
      ...bill,
      total_cents: 77_800,
      estimate_cents: 37_801,
      seen_at: updated_at,
    });
    expect(better.warnings.map(({ code }) => code)).toEqual(['duplicate', 'outside_membership']);
  });
});

describe('Care that was not in the membership', () => {
  test('is a warning: after the end, in a gap or a lapse, and of a child who is too old', async () => {
    const [member] = (
      await server.owner.query(
        `with member as (
           insert into members (email, first_name, last_name, date_of_birth, state)
           values ('rita.prates@example.com', 'Rita', 'Prates', '1975-01-01', 'FL') returning id
         ), enrolled as (
           insert into enrollments (member_id, status, start_date, end_date)
           select id, 'Cancelled', '2024-01-01'::date, '2025-06-30'::date from member
           union all select id, 'Active', '2026-01-01', null from member
         )
         insert into household_people (member_id, first_name, last_name, date_of_birth, relationship, start_date, end_date)
         select id, 'Caio', 'Prates', '2000-03-13', 'child', '2024-01-01'::date, '2026-04-30'::date from member
         returning member_id, id as person_id`,
      )
    ).rows;
    const codesOf = async (personId: string | undefined, ...days: string[]) => {
      const request = await requestInReview(server, {
        memberId: member.member_id,
        ...(personId && { personId }),
      });
      const lines = days.map((service_date, index) => lineOf(100 + index, { service_date }));
      const { warnings } = await saved(billOf(request.id, lines));
      return warnings
        .filter(({ code }) => code === 'outside_membership' || code === 'child_age')
        .map(({ code, date }) => `${code} ${date}`)
        .sort();
    };
    expect(
      await codesOf(undefined, '2025-06-30', '2025-07-01', '2025-12-31', '2026-01-01'),
    ).toEqual(['outside_membership 2025-07-01', 'outside_membership 2025-12-31']);
    // The lapse of the first membership does not touch the second one, which has its own.
    await server.owner.query(
      `insert into membership_lapses (member_id, from_date, paid_on, cause)
       values ($1, '2025-06-01', null, 'contribution'), ($1, '2026-02-01', '2026-02-10', 'contribution')`,
      [member.member_id],
    );
    expect(
      await codesOf(
        undefined,
        ...['2025-05-31', '2025-06-30', '2026-01-31', '2026-02-01', '2026-02-09', '2026-02-10'],
      ),
    ).toEqual([
      'outside_membership 2025-06-30',
      'outside_membership 2026-02-01',
      'outside_membership 2026-02-09',
    ]);
    expect(await codesOf(member.person_id, '2026-03-12', '2026-03-13', '2026-05-01')).toEqual([
      'child_age 2026-03-13',
      'child_age 2026-05-01',
      'outside_membership 2026-05-01',
    ]);
  });
});

describe('A bill of a pregnancy', () => {
  test('has a deadline of its own, counted from its date until the day on which it arrived', async () => {
    const request = await requestInReview(server);
    const lateOf = async (bill_date: string, file_id: string | null = null) => {
      const bill = billOf(request.id, [lineOf(100)], { bill_date, file_id });
      const { warnings } = await saved(bill);
      return warnings.filter((one) => one.code === 'late' && one.bill_id === bill.id);
    };
    const set = (facts: string) =>
      server.owner.query(`update sharing_requests set ${facts} where id = $1`, [request.id]);
    await set("received_on = '2026-07-10'");
    expect(await lateOf('2025-01-01')).toEqual([]);
    await set("kind = 'maternity'");
    expect(await lateOf('2026-01-10')).toEqual([]);
    expect(await lateOf('2026-01-09')).toMatchObject([
      { line_id: null, date: '2026-07-10', due_on: '2026-07-09' },
    ]);
    // A page that came later counts by its own day, at the member's place.
    const { rows } = await server.owner.query(
      `insert into request_files (id, request_id, item_id, member_id, position, name, mime_type, size_bytes, sha256, status, received_at)
       select gen_random_uuid(), items.request_id, items.id, $2, 1, 'a.png', 'image/png', 1, repeat('a', 64), 'accepted',
         '2026-09-11 03:59Z'
       from request_items as items where items.request_id = $1 and items.document_kind = 'itemized-bill' returning id`,
      [request.id, cast.ana.memberId],
    );
    expect(await lateOf('2026-03-10', rows[0].id)).toEqual([]);
    expect(await lateOf('2026-03-09', rows[0].id)).toMatchObject([{ due_on: '2026-09-09' }]);
  });
});

describe('A need', () => {
  const save = async (need: unknown) => {
    const { data, error, status } = await otavio.client.rpc('save_need', { need: need as never });
    // biome-ignore lint/suspicious/noExplicitAny: the payload is JSON of the database.
    return { data: data as any, code: error?.code, hint: error?.hint, status };
  };

  test('is of the request’s person, and becomes a condition of the facts with its lines', async () => {
    const one = await requestInReview(server, { personId: cast.ana.spouse.personId });
    const line = lineOf(5000, { discount_cents: 100, other_payer_cents: 200, visits: 2 });
    await saved(billOf(one.id, [line]));
    const need = needOf(one.id, { other_signs: ['2026-04-01', '2026-03-01', '2026-04-01'] });
    const { data } = await save(need);
    expect(data).toMatchObject({
      id: need.id,
      person_id: cast.ana.spouse.personId,
      other_signs: ['2026-03-01', '2026-04-01'],
    });
    const { facts, facts_hash } = await work(one.number);
    expect(facts.need_id).toBe(need.id);
    expect(facts.household.conditions).toContainEqual({
      id: need.id,
      personId: cast.ana.spouse.personId,
      kind: 'illness',
      preExisting: 'no',
      isChronic: false,
      otherSigns: ['2026-03-01', '2026-04-01'],
      iuaReduction: 0,
      iuaPaidOn: [],
      lines: [
        {
          id: line.id,
          day: '2026-05-04',
          care: 'general',
          charge: 5000,
          discount: 100,
          otherPayer: 200,
          visits: 2,
        },
      ],
    });
    expect(facts.household.iuaChoices).toEqual([{ from: '2024-03-01', amount: 300_000 }]);
    expect(facts.editions[0]).toMatchObject({ number: 1, effectiveOn: '2026-01-01' });
    const { data: again } = await callGuarded(otavio.client, 'request_facts', {
      request_id: one.id,
    });
    expect(again).toMatchObject({ ...facts, facts_hash, facts_missing: null });
    const other = await requestInReview(server, { personId: cast.ana.spouse.personId });
    expect((await save({ request_id: other.id, id: need.id })).data.id).toBe(need.id);
    expect((await work(other.number)).need.id).toBe(need.id);
  });

  test('of another person or household cannot be taken, and is lost with the person', async () => {
    const anas = await requestInReview(server);
    const need = needOf(anas.id);
    await save(need);
    const spouses = await requestInReview(server, { personId: cast.ana.spouse.personId });
    const brunos = await requestInReview(server, { memberId: cast.bruno.memberId });
    for (const { id } of [spouses, brunos]) {
      expect(await save({ request_id: id, id: need.id })).toMatchObject({
        status: 422,
        code: 'other_person',
      });
      expect(await save({ ...need, request_id: id })).toMatchObject({
        status: 422,
        code: 'other_person',
      });
    }
    expect((await work(brunos.number)).facts_missing).toBe('iua_missing');
    const withLists = await server.admin(cast.otavio.email);
    const { data: read } = await withLists
      .from('sharing_requests')
      .select('updated_at')
      .eq('id', anas.id)
      .single();
    await withLists.rpc('change_request_facts', {
      ...{ request_id: anas.id, seen_at: read?.updated_at ?? '' },
      changes: { person_id: cast.ana.spouse.personId },
    });
    expect((await work(anas.number)).need).toBeNull();
  });

  test.each([
    ['without a title', { title: ' ' }, 'title_length', 'title'],
    ['of no kind', { kind: 'dental' }, 'kind_unknown', 'kind'],
    ['with a list as kind', { kind: [] }, 'kind_unknown', 'kind'],
    ['that may be pre-existing', { pre_existing: 'maybe' }, 'pre_existing_unknown', 'pre_existing'],
    ['with a day that is none', { other_signs: ['2026-13-01'] }, 'date_invalid', 'other_signs'],
    ['with days that are no list', { other_signs: 'x' }, 'date_invalid', 'other_signs'],
    [
      'with 101 days',
      { other_signs: Array.from({ length: 101 }, () => '2026-01-01') },
      'too_many_dates',
      'other_signs',
    ],
    [
      'with a reduction without a reason',
      { iua_reduction_cents: 5 },
      'reason_missing',
      'iua_reduction_reason',
    ],
    ['with a flag in words', { is_chronic: 'yes' }, 'need_invalid', 'is_chronic'],
  ])('%s is refused, with the field', async (_, wrong, code, hint) => {
    expect(await save({ ...needOf(request.id), ...wrong })).toMatchObject({
      status: 422,
      code,
      hint,
    });
  });

  test('of a pregnancy has no due date if there was no ultrasound', async () => {
    const pregnancy = await save({ ...needOf(request.id), kind: 'maternity', due_on: null });
    expect(pregnancy.data).toMatchObject({ kind: 'maternity', due_on: null });
    const illness = await save({ ...needOf(request.id), due_on: '2026-10-01' });
    expect(illness.data).toMatchObject({ kind: 'illness', due_on: null });
  });

  test('is changed by someone who has seen the last change', async () => {
    const need = needOf(request.id);
    const { data } = await save(need);
    expect((await save(need)).data).toEqual(data);
    const changed = { ...need, pre_existing: 'yes', seen_at: data.updated_at };
    expect((await save(changed)).data.pre_existing).toBe('yes');
    expect(await save({ ...changed, pre_existing: 'no' })).toMatchObject({
      code: 'changed_meanwhile',
    });
  });
});

describe('The history of the membership', () => {
  const history = async (memberId: string) => {
    const choices = await server.owner.query(
      'select from_date::text, amount_cents::int from member_iua_choices where member_id = $1 order by 1',
      [memberId],
    );
    const lapses = await server.owner.query(
      'select from_date::text, paid_on::text from membership_lapses where member_id = $1 order by 1',
      [memberId],
    );
    return { choices: choices.rows, lapses: lapses.rows };
  };

  test('keeps each IUA from its day, and each lapse until it is paid', async () => {
    const { rows } = await server.owner.query<{ today: string }>(
      'select private.local_today()::text as today',
    );
    const today = rows[0]?.today;
    await server.owner.query(
      `insert into enrollments (member_id, product_iua_id, status, start_date)
       values ($1, 'd1000000-0000-4000-8000-000000006000', 'Active', '2025-03-01')`,
      [cast.bruno.memberId],
    );
    const change = (set: string) =>
      server.owner.query(`update enrollments set ${set} where member_id = $1`, [
        cast.bruno.memberId,
      ]);
    await change("start_date = '2025-04-01'");
    await change("product_iua_id = 'd1000000-0000-4000-8000-000000001500'");
    expect((await history(cast.bruno.memberId)).choices).toEqual([
      { from_date: '2025-04-01', amount_cents: 600_000 },
      { from_date: today, amount_cents: 150_000 },
    ]);
    await change("status = 'Inactive', inactive_date = '2026-02-01'");
    expect((await history(cast.bruno.memberId)).lapses).toEqual([
      { from_date: '2026-02-01', paid_on: null },
    ]);
    await change("status = 'Active'");
    expect((await history(cast.bruno.memberId)).lapses).toEqual([
      { from_date: '2026-02-01', paid_on: today },
    ]);
  });
});
