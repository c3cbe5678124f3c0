import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { evaluate } from '#rules/engine/evaluate';
import { memberYear } from '#rules/engine/member-year';
import { addTotals, memberPays } from '#rules/engine/totals';
import type { Cents, Edition, Household, Line, Result } from '#rules/engine/types';
import { centsOf, typedAmount } from '~/command-center/kit/typed-amount';
import { previewHousehold } from '~/command-center/requests/bills/preview-household';
import {
  type Changes,
  changeOf,
  changeRows,
  decidedKinds,
  decidedParts,
  issueOf,
} from '~/command-center/requests/decision/change-form';
import { isUndecided, proposedLines } from '~/command-center/requests/decision/proposed-lines';
import {
  paymentForm,
  paymentRow,
  paymentSchema,
} from '~/command-center/requests/payments/payment-form';
import type { Review } from '~/command-center/requests/review/fetch-review';
import type { Bill, Proposal } from '~/command-center/requests/review/review-types';
import { deadlinesOf } from '~/portal/home/year/deadlines-of';
import { type Language, languages } from '~/shared/i18n/language';
import type { DecidedLine, Decision, RequestAnswer } from '~/shared/letter/letter';
import { amountsOf, groupsOf } from '~/shared/letter/letter';
import { writeLetter } from '~/shared/letter/write-letter';
import type { Writer } from '~/shared/letter/writer';
import type { WrittenGroup, WrittenLetter } from '~/shared/letter/written-letter';
import { answers, beginnings, type Choices, starts, years } from '~/site/what-would-i-pay/choices';
import { loadCalculator } from '~/site/what-would-i-pay/load-calculator';
import { householdOf, whoPays } from '~/site/what-would-i-pay/who-pays';
import { type Picker, picker } from '../../support/picker.ts';
import { compareResults } from './compare-results';
import { editions, household, seed } from './households';

const runs = 10_000;
// A busy machine needs more than five minutes for the longest.
vi.setConfig({ testTimeout: 1_200_000 });
/** After every bill. */
const today = '2031-12-15';
const largest = 9_999_999_999;

/** What a person decides here. The meter does not know what a person calls the IUA. */
const openKinds = decidedKinds.filter((kind) => kind !== 'iua');

const { edition, iuas } = await loadCalculator('en');

/** Words and forms take most of the time, so these have at most three conditions. */
const smallHousehold = household.map((facts) => ({
  ...facts,
  conditions: facts.conditions.slice(-3),
}));

const bill = fc.oneof(
  fc.integer({ min: 1, max: 3_000_000 }),
  fc.constantFrom(1, 150_000, 300_001, largest),
);

const choices: fc.Arbitrary<Choices> = fc.record({
  start: fc.constantFrom(...starts),
  bill,
  prenatal: fc.oneof(fc.constant(0), bill),
  discount: fc.oneof(fc.constant(0), bill),
  iua: fc.constantFrom(...iuas),
  year: fc.constantFrom(...years),
  preExisting: fc.constantFrom(...answers),
  pregnancy: fc.constantFrom(...beginnings),
});

test(`the calculator, the letter and the meter say the same of any bill (${runs})`, () => {
  fc.assert(
    fc.property(choices, (chosen) => {
      fc.pre(chosen.prenatal <= chosen.bill && chosen.discount <= chosen.bill);
      const answer = whoPays(chosen, edition);
      const facts = householdOf(chosen);
      const lines = decidedLines(facts, evaluate(facts, [edition]));
      expect(amountsOf(lines)).toEqual({
        bills: chosen.bill,
        off: answer.discount,
        shared: answer.shareable,
        yours: answer.own,
        open: answer.undecided,
      });
      for (const { kind, cents } of groupsOf(lines)) {
        expect(sumOf(answer.parts.filter((part) => part.kind === kind))).toBe(cents);
      }
      const iua = sumOf(answer.parts.filter(({ kind }) => kind === 'iua'));
      const { needs } = memberYear(facts, [edition], today);
      expect(needs.reduce((sum, { iuaSoFar }) => sum + iuaSoFar, 0)).toBe(iua);
    }),
    { seed, numRuns: runs },
  );
});

test(`proposal, letter, payments and meter agree through second answers, refunds and reversals (${runs})`, () => {
  fc.assert(
    fc.property(
      smallHousehold,
      editions,
      fc.nat(),
      fc.boolean(),
      (facts, rules, chance, isEnglish) => {
        const pick = picker(chance);
        const language = languages[Number(isEnglish)] as Language;
        const requests = requestsOf(facts, pick);

        const first = evaluate(facts, rules);
        expectSamePreview(facts, rules, requests, first);
        for (const request of requests) answer(request, first, language, pick);
        expectSameMeter(facts, rules, requests);
        const paidOnes = requests.filter((_, index) => index === 0 || !pick(3));
        for (const request of paidOnes) pay(request, language, pick);

        const later = withOtherPayer(facts, pick);
        const second = evaluate(later, rules);
        const before = requests.map(({ proposed }) => proposed);
        for (const request of requests) answer(request, second, language, pick);
        expectSameMeter(later, rules, requests);
        const { backToCommunity, alsoShared } = compareResults(first, second);
        expect(total(requests.map(({ proposed }) => proposed)) - total(before)).toBe(
          alsoShared - backToCommunity,
        );
        for (const request of paidOnes) pay(request, language, pick);
      },
    ),
    { seed, numRuns: runs },
  );
});

/** A request with its bill, its answers so far, and what was paid for it. */
type Request = {
  conditionId: string;
  bill: Bill;
  proposed: Cents;
  answers: Decision[];
  payments: (RequestAnswer['payments'][number] & { isReversed?: boolean })[];
};

/** Splits the bills of each condition into one or two requests. */
function requestsOf({ conditions }: Household, pick: Picker): Request[] {
  return conditions.flatMap(({ id, lines }) => {
    const cut = pick(2) ? lines.length : pick(lines.length + 1);
    return [lines.slice(0, cut), lines.slice(cut)].flatMap((own, index): Request[] =>
      own.length === 0
        ? []
        : [
            {
              conditionId: id,
              bill: billOf(`${id} ${index}`, own),
              proposed: 0,
              answers: [],
              payments: [],
            },
          ],
    );
  });
}

function billOf(id: string, lines: readonly Line[]): Bill {
  return {
    ...{ id, request_id: '', provider: 'Hospital', bill_date: null, estimate_cents: null },
    ...{ file_id: null, created_at: '' },
    total_cents: lines.reduce((sum, { charge }) => sum + charge, 0),
    updated_at: '',
    lines: lines.map(({ id: lineId, day, care, charge, discount, otherPayer, visits }, index) => ({
      ...{ id: lineId, service_date: day, description: 'Care', care, charge_cents: charge },
      ...{ discount_cents: discount, other_payer_cents: otherPayer, other_payer: null },
      ...{ visits: visits ?? null, position: index + 1 },
    })),
  };
}

/** What the reviewer sees while typing the last bill is what is proposed afterwards. */
function expectSamePreview(
  facts: Household,
  rules: Edition[],
  requests: Request[],
  proposed: Result,
): void {
  const last = requests.at(-1);
  if (!last) return;
  const { conditionId, bill: typed } = last;
  const ids = new Set(typed.lines.map(({ id }) => id));
  const stored = {
    ...facts,
    conditions: facts.conditions.map((one) => ({
      ...one,
      lines: one.lines.filter(({ id }) => !ids.has(id)),
    })),
  };
  const preview = previewHousehold(
    { household: stored, editions: rules, need_id: conditionId },
    [],
    typed.lines,
  );
  expect(JSON.stringify(evaluate(preview, rules))).toBe(JSON.stringify(proposed));
}

/** Answers a request as the engine proposes. A person decides what it leaves undecided. */
function answer(request: Request, result: Result, language: Language, pick: Picker): void {
  const ids = new Set(request.bill.lines.map(({ id }) => id));
  const lines = result.needs.flatMap((need) => need.lines).filter(({ lineId }) => ids.has(lineId));
  const rows = proposedLines([request.bill], { lines } as unknown as Proposal);
  expect(rows).toHaveLength(ids.size);
  const changes: Changes = {};
  for (const row of rows.filter((one) => isUndecided(one.result))) {
    const asked = changeOf(row.result, language);
    expect(issueOf(asked, row.charge)).toBe('kindRequired');
    const kind = openKinds[pick(openKinds.length)] ?? 'shareable';
    const parts = asked.parts.map((part) => ({ ...part, kind: part.kind || kind }));
    const change = { parts, reason: 'The records say so.' };
    expect(issueOf(change, row.charge)).toBeUndefined();
    changes[row.id] = change;
  }
  const changed = new Map(changeRows(changes).map(({ line_id, parts }) => [line_id, parts]));
  const decided = rows.map((row, index): DecidedLine => {
    const parts = decidedParts(row.result, changes[row.id]);
    const stored = changed.get(row.id);
    if (stored) expect(parts).toMatchObject(stored);
    return {
      ...{ line_id: row.id, provider: row.provider, service_date: row.day, parts },
      ...{ description: row.description, care: 'general', charge_cents: row.charge },
      ...{ position: index + 1, edition: row.result.edition },
      reason: stored ? 'The records say so.' : null,
    };
  });
  expect(decided.every(({ parts, charge_cents }) => sumOf(parts) === charge_cents)).toBe(true);
  const totals = addTotals(decided);
  const before = addTotals(lines);
  // A person decides what was undecided, and nothing else.
  expect(decidedKinds.every((kind) => totals[kind] >= before[kind])).toBe(true);
  request.proposed = before.shareable;
  request.answers.unshift({
    ...{ id: '', position: request.answers.length + 1, outcome: 'shared', kind: 'illness' },
    ...{ effective_at: '2026-06-01T12:00:00Z', is_second_reading: false, message: null },
    ...{ member: { first_name: 'Ana', last_name: 'Souza', member_number: 'M-1' }, person: 'Ana' },
    ...{ need: null, totals, lines: decided },
  } as Decision);
}

const shared = ({ answers: [latest] }: Request) => latest?.totals.shareable ?? 0;
const paid = ({ payments }: Request) =>
  payments.reduce((sum, { amount_cents: cents }) => sum + cents, 0);

/** Pays what is open, or lets come back what is too much, in parts; some payments are reversed. */
function pay(request: Request, language: Language, pick: Picker): void {
  expectSameLetter(request, language);
  reverseOne(request, pick);
  for (let part = 0; paid(request) !== shared(request); part += 1) {
    const open = shared(request) - paid(request);
    const most = Math.min(Math.abs(open), largest);
    record(request, language, part === 0 ? 1 + pick(most) : most);
  }
  expectSameLetter(request, language);
  expect(paid(request)).toBe(shared(request));
}

/** Records a payment, or money that came back, with the form of the Command Center. */
function record(request: Request, language: Language, cents: Cents): void {
  const review = { shared_cents: shared(request), paid_cents: paid(request) } as Review;
  const open = review.shared_cents - review.paid_cents;
  const isRefund = open < 0;
  const member = { first_name: 'Ana', last_name: 'Souza' } as never;
  const form = paymentForm({ member }, review, language);
  if (Math.abs(open) <= largest) expect(centsOf(form.amount)).toBe(Math.abs(open));
  const schema = paymentSchema(open);
  const filled = (amount: Cents) => ({
    ...{ ...form, reference: 'ACH 7', reason: isRefund ? 'Another payer paid.' : '' },
    amount: typedAmount(amount, language),
  });
  expect(schema.safeParse(filled(cents)).success).toBe(true);
  expect(schema.safeParse(filled(Math.abs(open) + 1)).success).toBe(false);
  const row = paymentRow(filled(cents), '', '', isRefund);
  expect(row.amount_cents).toBe(cents);
  request.payments.push({
    ...row,
    payee_kind: 'member',
    amount_cents: isRefund ? -row.amount_cents : row.amount_cents,
    is_reversal: false,
  });
}

function reverseOne(request: Request, pick: Picker): void {
  const one = request.payments[pick(2 * request.payments.length + 1)];
  if (!one || one.is_reversal || one.isReversed || paid(request) < one.amount_cents) return;
  one.isReversed = true;
  request.payments.push({ ...one, amount_cents: -one.amount_cents, is_reversal: true });
}

/** The letter in words says the amounts of the decision and of the payments, to the cent. */
function expectSameLetter(request: Request, language: Language): void {
  const [decision, ...earlier] = request.answers as [Decision, ...Decision[]];
  const { totals } = decision;
  const paidCents = paid(request);
  const write = (about: Decision) =>
    writeLetter(
      {
        ...{ id: '', number: 'R-26-1', language, received_on: '2026-05-04', state: 'answered' },
        ...{ editions: [], iua_paid_on: null },
        ...{ decision: about, earlier, payments: request.payments, can_disagree: true },
        ...{ shared_cents: totals.shareable, paid_cents: paidCents, second_reading_due_on: null },
      } as RequestAnswer,
      about,
      writerIn(language),
    );
  const letter = write(decision);
  const amount = (name: WrittenLetter['amounts'][number]['name'], { amounts } = letter) =>
    read(amounts.find((one) => one.name === name)?.amount ?? '0');
  const stepsIn = ({ steps = [], week = [] }: WrittenLetter) =>
    new Map([...steps, ...week.map(({ text }) => text)].map(parseStep));
  const steps = stepsIn(letter);
  const step = (name: string, { amount: cents } = steps.get(`steps.${name}`) ?? {}) =>
    read(cents ?? '0');
  const open = totals.shareable - paidCents;
  expect({
    bills: amount('bills'),
    shared: amount('shared'),
    yours: amount('yours'),
    off: amount('off'),
    groups: letter.groups.map((group) => [group.kind, ...sumsOf(group)]),
    payments: total(letter.payments?.rows.map((row) => read(row.amount)) ?? []),
    wePay: step('wePay') + step('weArrange'),
    giveBack: step('giveBack'),
    payIua: step('payIuaSoon'),
    payRest: step('payRest'),
  }).toEqual({
    bills: request.bill.total_cents,
    shared: totals.shareable,
    yours: memberPays(totals),
    off: totals.discount + totals.otherPayer,
    groups: letter.groups.map(({ kind }) => [kind, totals[kind], totals[kind], totals[kind]]),
    payments: paidCents,
    wePay: Math.max(0, open),
    giveBack: Math.max(0, -open),
    payIua: totals.iua,
    payRest: memberPays(totals) - totals.iua,
  });
  if (totals.iua > 0) return;
  // The same answer about a death has other words.
  const need = { iua_reason: 'deathAssistance' } as Decision['need'];
  const aboutDeath = write({ ...decision, need });
  const own = stepsIn(aboutDeath);
  const arranged = own.get('death.weArrange') ?? own.get('steps.wePay');
  expect(amount('shared', aboutDeath)).toBe(totals.shareable);
  expect(read(arranged?.amount ?? '0')).toBe(Math.max(0, open));
  expect(read(own.get('steps.giveBack')?.amount ?? '0')).toBe(Math.max(0, -open));
}

/** What a group says, and what its entries and their lines add up to. */
function sumsOf({ amount, entries }: WrittenGroup): Cents[] {
  const lines = entries.flatMap((entry) => entry.lines);
  const sum = (some: { amount: string }[]) => total(some.map((one) => read(one.amount)));
  return [read(amount), sum(entries), sum(lines)];
}

/** The IUAs of the meter and of its deadlines are those of the letters. */
function expectSameMeter(facts: Household, rules: Edition[], requests: Request[]): void {
  const year = memberYear(facts, rules, today);
  const ofLetters = new Map<string, Cents>();
  for (const { conditionId, answers: given } of requests) {
    const iua = given[0]?.totals.iua ?? 0;
    ofLetters.set(conditionId, (ofLetters.get(conditionId) ?? 0) + iua);
  }
  const ofMeter = new Map<string, Cents>();
  for (const { conditionId, iuaSoFar } of year.needs) {
    ofMeter.set(conditionId, (ofMeter.get(conditionId) ?? 0) + iuaSoFar);
  }
  const ids = [...ofLetters.keys()];
  // A death has no IUA, and is not in the meter.
  expect(ids.map((id) => ofMeter.get(id) ?? 0)).toEqual([...ofLetters.values()]);
  const named = { nameOf: () => '', letterOf: () => undefined, threshold: 0, deadlines: [] };
  const due = deadlinesOf({ ...year, ...named }, [], today).map(
    (one) => 'amount' in one && one.amount,
  );
  const unpaid = year.needs.filter(({ payBy, iuaSoFar }) => payBy && iuaSoFar > 0);
  expect(due.toSorted()).toEqual(unpaid.map(({ iuaSoFar }) => iuaSoFar).toSorted());
}

/** Another payer pays a part of some lines later. */
function withOtherPayer(facts: Household, pick: Picker): Household {
  return {
    ...facts,
    conditions: facts.conditions.map((condition) => ({
      ...condition,
      lines: condition.lines.map((line) => {
        const room = line.charge - line.discount - line.otherPayer;
        return pick(3) ? line : { ...line, otherPayer: line.otherPayer + pick(room + 1) };
      }),
    })),
  };
}

function decidedLines({ conditions }: Household, { needs }: Result): DecidedLine[] {
  const charges = new Map(
    conditions.flatMap(({ lines }) => lines.map(({ id, charge }) => [id, charge])),
  );
  return needs.flatMap(({ lines }) =>
    lines.map(
      ({ lineId, parts }) =>
        ({ charge_cents: charges.get(lineId), parts, reason: null }) as DecidedLine,
    ),
  );
}

type Values = Record<string, string> | undefined;

function parseStep(text: string): [string, Values] {
  return JSON.parse(text) as [string, Values];
}

/** Messages as their key and values. */
const writerIn = (language: Language) =>
  ({
    language,
    today,
    t: (key: string, values?: Values) => JSON.stringify([key, values]),
    reasonOf: (code: string) => code,
    titleOf: (rule: string) => rule,
  }) as unknown as Writer;

/** The cents of an amount in words of a language. */
function read(written: string): Cents {
  const cents = Number(written.replace(/\D/g, ''));
  return /[-−]/.test(written) ? -cents : cents;
}

function sumOf(parts: readonly { amount: Cents }[]): Cents {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

function total(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
