import { expect, test } from 'vitest';
import type { RequestAnswer } from '../../app/shared/letter/letter.ts';
import { writeLetter } from '../../app/shared/letter/write-letter.ts';
import { stepsOf } from '../../app/shared/letter/write-steps.ts';
import type { Writer } from '../../app/shared/letter/writer.ts';

const writer = {
  language: 'en',
  today: '2026-11-23',
  t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
} as unknown as Writer;

const part = (kind: string, amount: number) => ({ kind, amount });
const answer = {
  state: 'answered',
  payments: [],
  shared_cents: 90_000,
  paid_cents: 0,
  iua_paid_on: null,
  decision: {
    lines: [{ charge_cents: 390_000, parts: [part('iua', 300_000), part('shareable', 90_000)] }],
    need: { iua_due_on: '2027-05-01' },
  },
};

const steps = (more: object = {}) =>
  stepsOf({ ...answer, ...more } as unknown as RequestAnswer, writer);

test('An answer says who pays what, and by when', () => {
  expect(steps()).toEqual([
    'steps.payIua $3,000.00 May 1, 2027',
    'steps.weArrange $900.00',
    'steps.keep',
  ]);
  expect(steps({ iua_paid_on: '2026-11-02' })[0]).toBe('steps.iuaPaid November 2, 2026');
});

test('While someone else reads the request again, the answer promises no payment and says what happens next', () => {
  const second = { state: 'second_reading', second_reading_due_on: '2026-12-04' };
  expect(steps(second)).toEqual([
    'steps.secondReading Friday, December 4, 2026',
    'steps.weWait $900.00',
    'steps.payIua $3,000.00 May 1, 2027',
    'steps.billDue',
    'steps.keep',
  ]);
  expect(steps({ ...second, shared_cents: 0 })).not.toContainEqual(
    expect.stringContaining('weWait'),
  );
  expect(steps({ ...second, second_reading_due_on: '2026-11-20' })[0]).toBe(
    'steps.secondReadingLate',
  );
});

test('The answer to a withdrawn request promises no payment', () => {
  expect(steps({ state: 'withdrawn' })).toEqual(['steps.withdrawn']);
});

test('An answer about a death speaks of no IUA and of no bills', () => {
  const lines = [{ charge_cents: 1_000_000, parts: [part('shareable', 1_000_000)] }];
  const decision = { lines, need: { iua_reason: 'deathAssistance', iua_due_on: null } };
  const death = { decision, shared_cents: 1_000_000 };
  expect(steps(death)).toEqual(['death.weArrange $10,000.00', 'death.keep']);
  expect(steps({ ...death, state: 'withdrawn' })).toEqual(['death.withdrawn']);
  expect(steps({ ...death, shared_cents: 0 })).toEqual(['death.keep']);
  const second = { state: 'second_reading', second_reading_due_on: '2026-12-04' };
  expect(steps({ ...death, ...second })).toEqual([
    'steps.secondReading Friday, December 4, 2026',
    'steps.weWait $10,000.00',
    'death.keep',
  ]);
});

test('A letter without anything to share begins with the reason', () => {
  const letterOf = (decision: object) =>
    writeLetter(
      { ...answer, editions: [], earlier: [], decision } as unknown as RequestAnswer,
      decision as never,
      { ...writer, reasonOf: (code: string) => code, titleOf: (rule: string) => rule } as Writer,
    );
  const about = {
    outcome: 'not_shared',
    effective_at: '2026-11-23T15:00:00Z',
    member: { first_name: 'Ana', last_name: 'Souza', member_number: 'M-1' },
    person: 'Rafael',
    kind: 'other',
    totals: { shareable: 0 },
    lines: [{ service_date: '2026-11-20', charge_cents: 0, edition: 1, parts: [] }],
  };
  const death = letterOf({ ...about, need: { iua_reason: 'deathAssistance' } });
  expect(death).toMatchObject({
    greeting: 'death.greeting Rafael',
    outcome: 'death.outcomes.not_shared',
    summary: 'death.none $0.00',
    amounts: [{ name: 'shared' }],
    beginsWithReason: true,
    help: undefined,
  });
  expect(letterOf({ ...about, need: null })).toMatchObject({
    greeting: 'greeting Ana',
    beginsWithReason: true,
    help: ['help.discount', 'help.assistance'],
  });
  const shared = { ...about, outcome: 'shared', totals: { shareable: 1 }, need: null };
  expect(letterOf(shared)).toMatchObject({ beginsWithReason: false, help: undefined });
});
