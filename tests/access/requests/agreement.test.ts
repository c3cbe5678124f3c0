import type pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { evaluate } from '#rules/engine/evaluate';
import { memberYear } from '#rules/engine/member-year';
import { addTotals } from '#rules/engine/totals';
import type { LineResult, Part, Result, Totals } from '#rules/engine/types';
import { cares } from '../../../app/command-center/requests/bills/care-codes.ts';
import { cast } from '../../cast.ts';
import { adminSession } from '../../support/admin-session.ts';
import type { Json } from '../../support/decision-steps.ts';
import { addHouseholds, monthsAgo } from '../../support/households.ts';
import { type Picker, picker } from '../../support/picker.ts';
import { billOf, lineOf, needOf } from '../../support/reviewed-request.ts';
import { testServer } from '../../support/server.ts';
import { claimsJsonOf } from '../../support/session-id.ts';

const server = testServer();
const households = 230;
const reason = 'The records say so.';

type Line = ReturnType<typeof lineOf>;
type Payment = { id: string; cents: number; isRefund: boolean; isReversed: boolean };

/** A request and what was agreed on so far, as the tests add it up. */
type History = {
  household: Household;
  id: string;
  number: string;
  needId: ReturnType<typeof crypto.randomUUID> | '';
  bill: ReturnType<typeof billOf>;
  seenAt: string | null;
  isWithdrawn: boolean;
  /** Answered again because of another request of the household. */
  isAffected: boolean;
  answers: { totals: Totals; result: Result }[];
  payments: Payment[];
};

type Household = { id: string; claims: string; histories: History[] };

let pick: Picker;
let otavio: string;
let fabio: string;
let all: Household[];
let histories: History[];
let months: string[];
let before: Json;

beforeAll(async () => {
  pick = picker(20_261_127);
  otavio = claimsJsonOf(await adminSession(server, cast.otavio.email));
  fabio = claimsJsonOf(await adminSession(server, cast.fabio.email));
  months = [3, 2, 1, 0, -1].map((ago) => monthsAgo(ago));
  before = await booksOf();
  all = await seed();
  histories = all.flatMap((household) => household.histories);
  await answer(histories);
  await pay();
  await answerAgain();
  await pay();
  await pay();
  await withdraw();
});

describe(`After two answers, payments, refunds and reversals in ${households} households`, () => {
  test('there are all kinds of histories', () => {
    const kinds = {
      lower: histories.filter(({ answers: [now, earlier] }) => {
        return earlier && now && now.totals.shareable < earlier.totals.shareable;
      }),
      refunds: histories.filter(({ payments }) => payments.some(({ isRefund }) => isRefund)),
      reversed: histories.filter(({ payments }) =>
        payments.some(({ isRefund, isReversed }) => !isRefund && isReversed),
      ),
      reversedRefunds: histories.filter(({ payments }) =>
        payments.some(({ isRefund, isReversed }) => isRefund && isReversed),
      ),
      open: histories.filter((one) => paid(one) < shared(one)),
      again: histories.filter(({ answers: given }) => given.length > 1),
      affected: histories.filter(({ isAffected }) => isAffected),
      above: histories.filter((one) => paid(one) > shared(one)),
      withdrawn: histories.filter(({ isWithdrawn }) => isWithdrawn),
    };
    for (const [kind, some] of Object.entries(kinds)) {
      expect(some.length, kind).toBeGreaterThanOrEqual(3);
    }
  });

  test('the letters say what was decided and paid', async () => {
    const letters = await read<Json>(
      'select public.read_decision(call ->> $2) as value',
      histories.map((one) => ({ claims: one.household.claims, number: one.number })),
      'number',
    );
    const actual = letters.map((letter) => ({
      shared: letter.shared_cents,
      decided: letter.decision.shared_cents,
      totals: letter.decision.totals,
      lines: addTotals(letter.decision.lines),
      charges: sumOf(letter.decision.lines.map((line: Json) => line.charge_cents)),
      paid: letter.paid_cents,
      payments: sumOf(letter.payments.map((payment: Json) => payment.amount_cents)),
      earlier: letter.earlier.map((one: Json) => one.shared_cents),
    }));
    expect(actual).toEqual(
      histories.map((one) => ({
        shared: shared(one),
        decided: shared(one),
        totals: totalsOf(one),
        lines: totalsOf(one),
        charges: sumOf(one.bill.lines.map(({ charge_cents }) => charge_cents)),
        paid: paid(one),
        payments: paid(one),
        earlier: one.answers.slice(1).map(({ totals }) => totals.shareable),
      })),
    );
  });

  test('the team reads the same', async () => {
    const actual = await asAdmin<Json>(
      otavio,
      'select public.request_bills(call ->> $2) as value',
      histories.map(({ number }) => ({ number })),
      'number',
    );
    expect(actual.map((one) => [one.shared_cents, one.paid_cents])).toEqual(
      histories.map((one) => [shared(one), paid(one)]),
    );
  });

  test('the member’s meter has the IUAs of the letters', async () => {
    const asked = all.filter(({ histories: own }) => own.every((one) => !one.isWithdrawn));
    const facts = await read<Json>('select public.member_year() as value', asked, 'id');
    expect(asked.length).toBeGreaterThan(households / 2);
    const ofMeter = facts.map(({ household, editions }) =>
      memberYear(household, editions, '2099-12-31').needs.map(
        ({ conditionId, iuaSoFar }) => [conditionId, iuaSoFar] as const,
      ),
    );
    expect(ofMeter.map(sumsByName)).toEqual(
      asked.map(({ histories: own }) =>
        sumsByName(own.map((one) => [one.needId, totalsOf(one).iua])),
      ),
    );
  });

  test('the ledger has the same for each request', async () => {
    const { rows } = await server.owner.query<{ request_id: string; sums: Json }>(
      `select request_id, jsonb_object_agg(measure, cents) as sums
       from (select request_id, measure, sum(cents) as cents from private.book_entries where request_id = any ($1) group by 1, 2) as entries
       group by 1`,
      [histories.map(({ id }) => id)],
    );
    const sums = new Map(rows.map((row) => [row.request_id, row.sums]));
    const measures = ['decided', 'reduced', 'iua', 'shared', 'paid'];
    expect(
      histories.map(({ id }) => [
        ...measures.map((measure) => sums.get(id)?.[measure] ?? 0),
        (sums.get(id)?.paid_to_members ?? 0) + (sums.get(id)?.paid_to_providers ?? 0),
      ]),
    ).toEqual(
      histories.map((one) => {
        const { discount, otherPayer, iua } = totalsOf(one);
        const charges = sumOf(one.bill.lines.map(({ charge_cents }) => charge_cents));
        const standing = one.isWithdrawn ? 0 : shared(one);
        return [charges, discount + otherPayer, iua, standing, paid(one), paid(one)];
      }),
    );
  });

  test('statements and reports have the same for all of them', async () => {
    const after = await booksOf();
    const sharedByAll = sumOf(histories.map((one) => (one.isWithdrawn ? 0 : shared(one))));
    const paidToAll = sumOf(histories.map(paid));
    expect({
      shared: after.shared - before.shared,
      paid: after.paid - before.paid,
      waiting: after.waiting - before.waiting,
      report: after.report.map((figure: number, index: number) => figure - before.report[index]),
    }).toEqual({
      shared: sharedByAll,
      paid: paidToAll,
      waiting: sharedByAll - paidToAll,
      report: [sharedByAll, paidToAll, sharedByAll - paidToAll],
    });
  });
});

/** Members with a login, half a year in the community, some with a gap before it or a lapse in it. */
async function seed(): Promise<Household[]> {
  const { owner } = server;
  const ids = await addHouseholds(owner, households);
  await owner.query(
    `insert into auth.users (id, aud, role, email, email_confirmed_at)
     select id, 'authenticated', 'authenticated', email, now() from members where id = any ($1)`,
    [ids],
  );
  await owner.query('update members set auth_user_id = id where id = any ($1)', [ids]);
  await owner.query(
    `insert into auth.sessions (id, user_id, created_at, updated_at)
     select id, id, now(), now() from members where id = any ($1)`,
    [ids],
  );
  const chosen = (one: number) => ids.filter((_, index) => index % 5 === one);
  await owner.query(
    `insert into enrollments (member_id, status, start_date, end_date)
     select id, 'Active', $2::date, $3::date from unnest($1::uuid[]) as id`,
    [chosen(1), monthsAgo(30), monthsAgo(9)],
  );
  await owner.query(
    `insert into membership_lapses (member_id, from_date, paid_on)
     select id, $2::date, $2::date + 20 from unnest($1::uuid[]) as id`,
    [chosen(2), monthsAgo(4, 10)],
  );
  const counts = ids.map(() => (pick(4) ? 2 : 1));
  const { rows } = await owner.query<{ id: string; number: string; member_id: string }>(
    `insert into sharing_requests (
       member_id, state, number, submitted_at, received_on, kind, care_stage, service_date, what_happened, provider
     )
     select member_id, 'in_review', private.next_request_number(), now(), $3::date, 'illness', 'happened', $3::date, 'Dor.', 'Hospital'
     from unnest($1::uuid[], $2::integer[]) as members (member_id, count), generate_series(1, count)
     returning id, number, member_id`,
    [ids, counts, monthsAgo(2)],
  );
  const seeded = ids.map((id): Household => {
    const claims = JSON.stringify({ sub: id, session_id: id, role: 'authenticated', aal: 'aal1' });
    const household: Household = { id, claims, histories: [] };
    household.histories = rows
      .filter(({ member_id }) => member_id === id)
      .map((request) => historyOf(household, request));
    return household;
  });
  const added = seeded.flatMap((household) => household.histories);
  await saveBills(added);
  const first = added.filter(({ household, id }) => household.histories[0]?.id === id);
  const others = added.filter((one) => !first.includes(one));
  // The second request of a household is about the same need or about another one.
  const same = others.filter(() => pick(4) > 0);
  for (const one of same) one.needId = one.household.histories[0]?.needId ?? '';
  const needs = [...first, ...others.filter((one) => !same.includes(one))].map((one) => ({
    need: needOf(one.id, {
      id: one.needId,
      kind: ['illness', 'illness', 'accident'][pick(3)],
      pre_existing: ['no', 'no', 'yes', 'unknown'][pick(4)],
      is_chronic: pick(2) === 0,
      ...(pick(4) === 0 && { iua_reduction_cents: 1 + pick(90_000), iua_reduction_reason: reason }),
    }),
  }));
  const links = same.map(({ id, needId }) => ({ need: { request_id: id, id: needId } }));
  const save = 'select public.save_need(call -> $2) as value';
  await asAdmin(otavio, save, [...needs, ...links], 'need');
  return seeded;
}

function historyOf(household: Household, { id, number }: { id: string; number: string }): History {
  const lines = Array.from({ length: 1 + pick(4) }, () => {
    const charge = [1 + pick(999_999), 1 + pick(99), 1 + pick(9_999_999)][pick(3)] ?? 1;
    const discount = pick(3) ? 0 : pick(charge + 1);
    return lineOf(charge, {
      service_date: monthsAgo(pick(8), 1 + pick(28)),
      care: pick(3) ? 'general' : cares[pick(cares.length)],
      discount_cents: discount,
      other_payer_cents: pick(4) ? 0 : pick(charge - discount + 1),
    });
  });
  return {
    ...{ household, id, number, needId: crypto.randomUUID(), bill: billOf(id, lines) },
    ...{ seenAt: null, isWithdrawn: false, isAffected: false, answers: [], payments: [] },
  };
}

async function saveBills(changed: History[]): Promise<void> {
  const bills = changed.map(({ bill, seenAt }) => ({ bill: { ...bill, seen_at: seenAt } }));
  const query = `select public.save_bill(call -> $2) -> 'bill' ->> 'updated_at' as value`;
  const versions = await asAdmin<string>(otavio, query, bills, 'bill');
  for (const [index, one] of changed.entries()) one.seenAt = versions[index] ?? null;
}

/** Lets the engine propose, decides what it leaves open, and confirms; of some, at the second attempt. */
async function answer(some: History[]): Promise<void> {
  const refused = some.filter(() => pick(10) === 0);
  await decide(refused, false);
  await decide(some, true);
}

async function decide(some: History[], agrees: boolean): Promise<void> {
  const facts = await asAdmin<Json>(
    otavio,
    'select public.request_facts((call ->> $2)::uuid) as value',
    some,
    'id',
  );
  const results = facts.map(({ household, editions }) => evaluate(household, editions));
  const proposals = await asAdmin<Json>(
    otavio,
    `select public.save_proposal((call ->> $2)::uuid, call ->> 'hash', call -> 'result') as value`,
    some.map(({ id }, index) => ({ id, hash: facts[index].facts_hash, result: results[index] })),
    'id',
  );
  const answers = some.map((one, index) => {
    const result = results[index] as Result;
    const proposed = ownLines(one, result);
    expect(proposals[index].totals).toEqual(addTotals(proposed));
    const changes = proposed.flatMap(changeOf);
    const changed = new Map(changes.map(({ line_id, parts }) => [line_id, parts]));
    const lines = proposed.map(({ lineId, parts }) => ({ parts: changed.get(lineId) ?? parts }));
    return { result, changes, totals: addTotals(lines) };
  });
  const decisions = await asAdmin<Json>(
    otavio,
    `select public.decide_request((call ->> $2)::uuid, call -> 'changes') as value`,
    answers.map(({ changes }, index) => ({ id: proposals[index].id, changes })),
    'id',
  );
  expect(decisions.map(({ totals }) => totals)).toEqual(answers.map(({ totals }) => totals));
  const pending = decisions.filter(({ status }) => status === 'pending');
  await asAdmin(
    fabio,
    `select public.confirm_decision((call ->> $2)::uuid, (call ->> 'agrees')::boolean, 'No.') as value`,
    pending.map(({ id }) => ({ id, agrees })),
    'id',
  );
  for (const [index, one] of some.entries()) {
    const isEffective = agrees || decisions[index].status === 'effective';
    if (isEffective) one.answers.unshift(answers[index] as (typeof answers)[number]);
  }
  if (agrees) return;
  // What needed no confirmation was answered at the first attempt, and is reviewed again.
  const done = some.filter((_, index) => decisions[index].status === 'effective');
  await review(done);
}

const review = (some: History[]) =>
  asAdmin(
    otavio,
    `select public.move_request((call ->> $2)::uuid, 'in_review') as value`,
    some,
    'id',
  );

/** What a person decides about undecided parts, and about some others. */
function changeOf({ lineId, parts }: LineResult) {
  const isOpen = parts.some(({ kind }) => kind === 'undecided');
  if (!isOpen && pick(12)) return [];
  const kinds = ['shareable', 'notEligible', 'aboveLimit', 'otherPayer'] as const;
  const changed = parts.map((part): Part => {
    const isChanged = part.kind === 'undecided' || (!isOpen && part.kind === 'shareable');
    return { ...part, ...(isChanged && { kind: kinds[pick(4)] ?? 'shareable' }) };
  });
  return changed.length > 0 ? [{ line_id: lineId, parts: changed, reason }] : [];
}

function ownLines({ bill }: History, { needs }: Result): LineResult[] {
  const ids = new Set<string>(bill.lines.map(({ id }) => id));
  return needs.flatMap(({ lines }) => lines).filter(({ lineId }) => ids.has(lineId));
}

/** Records payments, or money that comes back, as a whole or in two parts, and reverses some. */
async function pay(): Promise<void> {
  await reverseSome();
  for (const share of [3, 4]) {
    const asked = histories.flatMap((one) => {
      const open = shared(one) - paid(one);
      if (open === 0 || pick(share) === 0) return [];
      const size = Math.abs(open);
      const cents = pick(2) ? size : 1 + pick(size);
      const payment = { id: crypto.randomUUID(), cents, isRefund: open < 0, isReversed: false };
      one.payments.push(payment);
      return [{ payment: paymentOf(one, payment) }];
    });
    await asAdmin(otavio, 'select public.record_payment(call -> $2) as value', asked, 'payment');
  }
  await reverseSome();
  // One cent more is refused.
  const wrong = histories.filter((one) => paid(one) === shared(one)).slice(0, 20);
  for (const one of wrong) {
    const payment = {
      id: crypto.randomUUID(),
      cents: 1,
      isRefund: pick(2) === 0,
      isReversed: false,
    };
    const asked = [{ payment: paymentOf(one, payment) }];
    await expect(
      asAdmin(otavio, 'select public.record_payment(call -> $2) as value', asked, 'payment'),
    ).rejects.toThrow(/nothing_to_pay|above_shared|above_return/);
  }
}

function paymentOf({ id }: History, payment: Payment) {
  return {
    id: payment.id,
    request_id: id,
    amount_cents: payment.cents,
    payee_kind: ['member', 'provider'][pick(2)],
    payee_name: 'Nina',
    method: ['direct_member', 'direct_provider', 'debit_card'][pick(3)],
    paid_on: monthsAgo(pick(3)),
    reference: 'ACH 7',
    is_refund: payment.isRefund,
    reason: payment.isRefund ? reason : null,
  };
}

/** Reverses a payment, or money that came back, where less than nothing would not remain. */
async function reverseSome(): Promise<void> {
  const asked = histories.flatMap((one) => {
    if (pick(4)) return [];
    const refunds = one.payments.filter(({ isRefund, isReversed }) => isRefund && !isReversed);
    const chosen = refunds[0] ?? one.payments[pick(one.payments.length)];
    if (!chosen || chosen.isReversed || paid(one) < centsOf(chosen)) return [];
    chosen.isReversed = true;
    return [{ id: chosen.id, reversal: crypto.randomUUID() }];
  });
  await asAdmin(
    otavio,
    `select public.reverse_payment((call ->> $2)::uuid, (call ->> 'reversal')::uuid, 'Wrong account') as value`,
    asked,
    'id',
  );
}

/** Half of the households: another payer pays, or a line was wrong. All requests that change are answered again. */
async function answerAgain(): Promise<void> {
  const changed = histories.filter(() => pick(2) === 0);
  await review(changed);
  for (const one of changed) {
    const lines = one.bill.lines.map((line): Line => {
      const room = line.charge_cents - line.discount_cents - line.other_payer_cents;
      if (pick(5) === 0) return { ...line, charge_cents: line.charge_cents + 1 + pick(99_999) };
      return {
        ...line,
        other_payer_cents: line.other_payer_cents + (pick(3) ? pick(room + 1) : 0),
      };
    });
    one.bill = { ...billOf(one.id, lines), id: one.bill.id };
  }
  await saveBills(changed);
  await answer(changed);
  // The other request of the household can have another answer now.
  const latest = new Map(changed.map((one) => [one.household, one.answers[0]?.result as Result]));
  const affected = histories.filter((one) => {
    const result = latest.get(one.household);
    const own = (some: Result) => JSON.stringify(ownLines(one, some));
    const answered = one.answers[0]?.result as Result;
    return !changed.includes(one) && result && own(result) !== own(answered);
  });
  for (const one of affected) one.isAffected = true;
  await review(affected);
  await answer(affected);
}

/** Some members withdraw what was not paid. */
async function withdraw(): Promise<void> {
  const chosen = histories.filter((one) => paid(one) === 0 && pick(3) === 0);
  await read(
    'select public.withdraw_request((call ->> $2)::uuid) as value',
    chosen.map(({ id, household }) => ({ id, claims: household.claims })),
    'id',
  );
  for (const one of chosen) one.isWithdrawn = true;
}

/** What statements and this year's and last year's reports say. */
async function booksOf(): Promise<Json> {
  const { rows } = await server.owner.query<{ figures: Json }>(
    'select private.statement_figures(month) as figures from unnest($1::date[]) as month',
    [months],
  );
  const begun = months.filter((month) => month <= monthsAgo(0));
  const years = [...new Set(begun.map((month) => month.slice(0, 4)))];
  const reports = await asAdmin<Json>(
    fabio,
    `select public.open_report('test', call ->> $2) -> 'figures' -> 'national' as value`,
    years.map((year) => ({ year })),
    'year',
  );
  const figure = (name: string) => rows.map(({ figures }) => Number(figures[name].value));
  return {
    shared: sumOf(figure('shared')),
    paid: sumOf(figure('paid')),
    waiting: figure('waiting').at(-1),
    report: [
      sumOf(reports.map((report) => Number(report.shared))),
      sumOf(reports.map((report) => Number(report.paid))),
      Number(reports.at(-1)?.unpaid),
    ],
  };
}

const centsOf = ({ cents, isRefund }: Payment) => (isRefund ? -cents : cents);
const totalsOf = ({ answers: [now] }: History): Totals => now?.totals ?? addTotals([]);
const shared = (one: History) => totalsOf(one).shareable;
const paid = ({ payments }: History) =>
  sumOf(payments.filter(({ isReversed }) => !isReversed).map(centsOf));

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

function sumsByName(pairs: readonly (readonly [string, number])[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [name, cents] of pairs) sums[name] = (sums[name] ?? 0) + cents;
  return sums;
}

/** Sends the same call many times in one statement, each with a JSON object `call`, for an admin. */
async function asAdmin<Value>(
  claims: string,
  query: string,
  calls: readonly object[],
  field: string,
): Promise<Value[]> {
  await server.owner.query("select set_config('request.jwt.claims', $1, false)", [claims]);
  return send(query, calls, field);
}

/** The same for members: each call has the claims of its login. */
async function read<Value>(
  query: string,
  calls: readonly object[],
  field: string,
): Promise<Value[]> {
  const claims = "select set_config('request.jwt.claims', call ->> 'claims', false), ";
  return send(query.replace('select ', claims), calls, field);
}

async function send<Value>(
  query: string,
  calls: readonly object[],
  field: string,
): Promise<Value[]> {
  const list = calls.map(({ ...call }) => ({
    ...call,
    household: undefined,
    histories: undefined,
  }));
  const { rows } = await (server.owner as pg.Client).query<{ value: Value }>(
    `${query} from jsonb_array_elements($1::jsonb) as call`,
    query.includes('$2') ? [JSON.stringify(list), field] : [JSON.stringify(list)],
  );
  return rows.map(({ value }) => value);
}
