import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type AssistanceRule, chanceOf } from '#bill-help/assistance';
import { assistanceRules } from '#bill-help/assistance-rules';
import { billIssues, questionsFor } from '#bill-help/checklist';
import { deadlinesOf } from '#bill-help/deadlines';
import { check, lettersFor } from '#bill-help/findings';
import { guidelinesSource, isWithin, percentOf } from '#bill-help/poverty-guidelines';
import { programsFor, type Situation } from '#bill-help/programs';
import {
  amountNow,
  type LetterOutcome,
  type Payment,
  reminderOf,
  statusOf,
} from '#bill-help/status';
import { type Answer, type Answers, type Bill, questions, type Sender } from '#bill-help/types';
import { addDays } from '#rules/engine/days';

const page = readFileSync(join(import.meta.dirname, '../../docs/bill-help-cases.md'), 'utf8');
const sections = page.split(/^## /m).slice(1).map(rowsOf);
const [findings = [], refusals = [], days = [], incomes = [], chances = [], programs = []] =
  sections;
const standings = sections[6] ?? [];
const own = sections[7] ?? [];

/** The cells of each row that begins with the number of a case. */
function rowsOf(section: string): string[][] {
  return section
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, ...cells]) => cells)
    .filter(([first]) => /^\d+$/.test(first ?? ''));
}

function wordsOf(cell = ''): string[] {
  return cell.split(',').flatMap((word) => word.trim() || []);
}

function cents(amount: string): number {
  return Math.round(Number(amount.replace(/[$,]/g, '')) * 100);
}

/** An amount contains commas, which also separate the entries of a cell. */
function entriesOf(cell = ''): [string, string][] {
  const entries = cell.replace(/(\d),(?=\d{3})/g, '$1').split(',');
  return entries.flatMap((entry) => {
    const [name, value] = entry.trim().split(' ');
    return name && value ? [[name, value] as [string, string]] : [];
  });
}

/** The bill that a row describes, and the day on which someone looks at it. */
function situationOf(cell: string | undefined) {
  const bill: Bill = { sender: 'hospital', amount: 4_200_00, billed: '2026-03-01' };
  const answers: Answers = {
    asksForMoney: 'yes',
    mine: 'yes',
    itemized: 'yes',
    addsUp: 'yes',
    twice: 'no',
    outsideVisit: 'no',
    unshownPayment: 'no',
    fees: 'no',
    estimate: 'no',
    otherPayer: 'no',
    namedInsurer: 'no',
    collector: 'no',
  };
  let today = '2026-04-01';
  for (const [name, value] of entriesOf(cell)) {
    if (name === 'today') today = value;
    else if (name === 'sender') bill.sender = value as Sender;
    else if (name === 'amount') bill.amount = cents(value);
    else if (name === 'billed' || name === 'due') bill[name] = value;
    else if (name === 'paid' || name === 'estimated') answers[name] = cents(value);
    else if (name === 'notice') answers.notice = value;
    else {
      const question = questions.find((one) => one === name);
      if (!question) throw new Error(`Unknown: ${name}`);
      answers[question] = value as Answer;
    }
  }
  return { bill, answers, today };
}

test('There are at least 60 worked cases, each with its own number', () => {
  const numbers = sections.flat().map(([number]) => Number(number));
  expect(numbers.length).toBeGreaterThanOrEqual(60);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

describe('The checklist', () => {
  test.each(findings)('case %s: %s', (_case, cell, found, letter, open) => {
    const { bill, answers, today } = situationOf(cell);
    const result = check(bill, answers, today);
    expect(result.found).toEqual(wordsOf(found));
    expect(result.open).toEqual(wordsOf(open));
    expect(lettersFor(bill, result.found, false)[0]).toBe(letter);
  });

  test('finds each kind of problem in some case', () => {
    const named = new Set(findings.flatMap(([, , found]) => wordsOf(found)));
    expect([...named].sort()).toEqual(
      [
        ...['aboveEstimate', 'aboveEstimateLate', 'collector', 'collectorLate', 'fees'],
        ...['namedInsurer', 'nearEstimate', 'noMoneyAsked', 'notItemized', 'notMine'],
        ...['otherPayer', 'outsideVisit', 'twice', 'unshownPayment', 'wrongSum'],
      ].sort(),
    );
  });

  test('asks no question that an earlier answer settles', () => {
    const hospital = { sender: 'hospital' } as const;
    expect(questionsFor(hospital, { asksForMoney: 'no' })).toEqual(['asksForMoney']);
    expect(questionsFor(hospital, { itemized: 'no' })).not.toContain('twice');
    expect(questionsFor(hospital, { itemized: 'yes' })).toEqual(questions);
    expect(questionsFor({ sender: 'collector' }, {})).not.toContain('asksForMoney');
  });

  test('never offers the letter about the community to someone who is no member', () => {
    const { bill } = situationOf('');
    expect(lettersFor(bill, [], false)).not.toContain('communityReview');
    expect(lettersFor(bill, [], true)).toContain('communityReview');
  });
});

describe('A bill that cannot be one is refused', () => {
  test.each(refusals)('case %s: %s', (_case, cell, reasons) => {
    const { bill, today } = situationOf(cell);
    expect(Object.entries(billIssues(bill, today))).toEqual(entriesOf(reasons));
  });
});

describe('A day that counts', () => {
  test.each(days)('case %s: %s, %s', (_case, cell, kind, day, until) => {
    const { bill, answers } = situationOf(cell);
    const found = deadlinesOf(bill, answers).find((one) => one.kind === kind);
    expect(found ? `${found.isFrom ? 'from ' : ''}${found.day}` : '').toBe(day);
    expect(found?.perhapsUntil ?? '').toBe(until);
  });

  test('stands before later ones', () => {
    const { bill, answers } = situationOf('due 2026-03-31, estimate yes, estimated $100.00');
    const kinds = deadlinesOf(bill, answers).map(({ kind }) => kind);
    expect(kinds).toEqual(['due', 'collection', 'dispute', 'assistance']);
  });
});

/** Letters such as `sent 2026-03-10 answered 2026-03-20 $900.00`, separated by semicolons. */
function lettersOf(cell = ''): LetterOutcome[] {
  return cell.split(';').flatMap((letter) => {
    const [, sentOn] = /sent (\S+)/.exec(letter) ?? [];
    const [, answeredOn, amount] = /answered (\S+)(?: (\$\S+))?/.exec(letter) ?? [];
    if (!sentOn) return [];
    return {
      sentOn,
      answeredOn: answeredOn ?? null,
      newAmount: amount === undefined ? null : cents(amount),
    };
  });
}

describe('A bill stands', () => {
  test.each(standings)('case %s: %s, %s, %s', (_case, cell, payment, sent, now, status, next) => {
    const { bill, answers, today } = situationOf(cell);
    const letters = lettersOf(sent);
    expect(amountNow(bill.amount, letters)).toBe(cents(now ?? ''));
    const found = statusOf(bill, payment as Payment, answers, letters, today);
    expect(found.status.kind).toBe(status);
    expect(found.next ? `${found.next.kind} ${found.next.day}` : '').toBe(next);
  });

  test('at its questions while some are open, and waits since the oldest letter', () => {
    const { bill, today } = situationOf('');
    const { status } = statusOf(bill, 'unpaid', { asksForMoney: 'yes' }, [], today);
    expect(status).toEqual({ kind: 'check', count: 8 });
    const waiting = statusOf(
      bill,
      'unpaid',
      {},
      lettersOf('sent 2026-03-20; sent 2026-03-10'),
      today,
    );
    expect(waiting.status).toEqual({ kind: 'waiting', since: '2026-03-10' });
  });
});

test('A member is reminded seven days and one day before the next day, or a day later', () => {
  const next = { kind: 'due', day: '2026-03-02' } as const;
  const found = Object.fromEntries(
    Array.from({ length: 12 }, (_, ahead) => {
      const today = addDays(next.day, 2 - ahead);
      return [today, reminderOf(next, today)?.daysBefore];
    }).filter(([, daysBefore]) => daysBefore),
  );
  expect(found).toEqual({ '2026-02-23': 7, '2026-02-24': 7, '2026-03-01': 1, '2026-03-02': 1 });
  expect(reminderOf(next, '2026-02-23')).toEqual({ day: next.day, daysBefore: 7 });
  expect(reminderOf(undefined, '2026-02-23')).toBeUndefined();
});

describe('An income', () => {
  test.each(incomes)('case %s: %s, %s people, %s percent', (...row) => {
    const [, state = '', people, percent, within = '', above = ''] = row;
    const household = { state, people: Number(people) };
    expect(isWithin(Number(percent), { ...household, income: cents(within) })).toBe(true);
    expect(isWithin(Number(percent), { ...household, income: cents(above) })).toBe(false);
    expect(percentOf({ ...household, income: cents(within) })).toBe(Number(percent));
    expect(percentOf({ ...household, income: cents(above) })).toBe(Number(percent) + 1);
  });

  test.each(chances)('case %s: %s, %s people, %s, %s', (...row) => {
    const [, state = '', people, income = '', sender, answer] = row;
    const household = { state, people: Number(people), income: cents(income) };
    const rule = assistanceRules.find((one) => one.state === state);
    expect(chanceOf(household, sender as Sender, { state: rule })).toBe(answer);
  });
});

/** A rule with the limits of a cell; undefined without any. */
function ruleWith(cell = ''): AssistanceRule | undefined {
  const { free, reduced } = Object.fromEntries(entriesOf(cell));
  if (!cell) return undefined;
  return {
    state: 'GA',
    name: 'A rule',
    source: 'https://rule.example',
    ...(free && { freeUpTo: Number(free) }),
    ...(reduced && { reducedUpTo: Number(reduced) }),
  };
}

describe('The policy of a hospital', () => {
  const hospital = { id: '1', state: 'GA', name: 'Hospital', city: 'Atlanta' };
  const links = { policy: 'https://hospital.example/policy', source: 'The policy' };

  test.each(own)('case %s: %s, law %s, sure up to %s', (...row) => {
    const [, policy, law, percent, above] = row;
    const income = 15_960 * Number(percent);
    const household = { state: 'GA', people: 1, income };
    const rules = {
      state: ruleWith(law),
      hospital: { ...ruleWith(policy), ...hospital, ...links },
    };
    expect(chanceOf(household, 'hospital', rules)).toBe('veryLikely');
    expect(chanceOf({ ...household, income: income + 1 }, 'hospital', rules)).toBe(above);
    // A doctor's office is not bound by it.
    expect(chanceOf(household, 'office', rules)).not.toBe('veryLikely');
  });
});

test.each(programs)('Programs, case %s: %s', (_case, household, names) => {
  const words = wordsOf(household);
  const has = (word: keyof Situation) => words.includes(word);
  const situation: Situation = {
    child: has('child'),
    pregnant: has('pregnant'),
    senior: has('senior'),
    disabled: has('disabled'),
    emergency: has('emergency'),
  };
  expect(words.every((word) => word in situation)).toBe(true);
  expect(programsFor(situation)).toEqual(wordsOf(names));
});

test('Each rule of a state and the guidelines name a source', () => {
  for (const { source } of [...assistanceRules, guidelinesSource])
    expect(source).toMatch(/^https:\/\//);
  expect(new Set(assistanceRules.map(({ state }) => state)).size).toBe(assistanceRules.length);
});
