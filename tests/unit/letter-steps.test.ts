import { describe, expect, test } from 'vitest';
import type { RequestAnswer } from '../../app/shared/letter/letter.ts';
import { writeLetter } from '../../app/shared/letter/write-letter.ts';
import { stepsOf } from '../../app/shared/letter/write-steps.ts';
import type { Writer } from '../../app/shared/letter/writer.ts';
import type { WrittenLetter } from '../../app/shared/letter/written-letter.ts';

const writer = {
  language: 'en',
  today: '2026-11-23',
  t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
} as unknown as Writer;

const part = (kind: string, amount: number) => ({ kind, rule: 'procedures#iua', amount });
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

describe('A letter', () => {
  const texts = { reasonOf: (code: string) => code, titleOf: (rule: string) => rule };
  const letterOf = (decision: object, more: object = {}) =>
    writeLetter(
      {
        ...answer,
        shared_cents: 0,
        can_disagree: true,
        editions: [],
        earlier: [],
        ...more,
        decision,
      } as unknown as RequestAnswer,
      decision as never,
      { ...writer, ...texts } as Writer,
    );
  const refused = [
    { kind: 'notEligible', rule: 'exclusions#dental', reason: 'dental', amount: 20_000 },
  ];
  const about = {
    outcome: 'not_shared',
    effective_at: '2026-11-23T15:00:00Z',
    member: { first_name: 'Ana', last_name: 'Souza', member_number: 'M-1' },
    person: 'Rafael',
    kind: 'other',
    need: null,
    totals: { shareable: 0 },
    lines: [{ service_date: '2026-11-20', charge_cents: 20_000, edition: 1, parts: refused }],
  };
  const weekOf = ({ week }: WrittenLetter) => week?.map(({ text }) => text.split(':').at(-1));

  test('with a no says sorry, what stays, and what to do this week', () => {
    const letter = letterOf(about);
    expect(letter).toMatchObject({
      greeting: 'greeting Ana',
      outcome: 'outcomes.not_shared',
      beginsWithReason: true,
      detailTitle: 'hardNews:why',
      steps: undefined,
    });
    expect(weekOf(letter)).toEqual([
      ...['steps.discount', 'steps.assistance', 'steps.cards', 'steps.prices'],
      ...['steps.payRest $200.00', 'steps.keep', 'steps.review'],
    ]);
    expect(letter.week?.[1]?.link).toMatchObject({ to: 'billHelp' });
  });

  test('without anything to share yet is hard news, unless someone else pays all of it', () => {
    const iua = [{ kind: 'iua', rule: 'procedures#iua', reason: 'iua', amount: 20_000 }];
    const below = { ...about, outcome: 'within_iua', lines: [{ ...about.lines[0], parts: iua }] };
    expect(letterOf(below)).toMatchObject({
      outcome: 'outcomes.below_iua',
      detailTitle: 'hardNews:why',
    });
    const paid = [{ ...iua[0], kind: 'otherPayer', reason: 'otherPayer' }];
    expect(letterOf({ ...below, lines: [{ ...about.lines[0], parts: paid }] })).toMatchObject({
      outcome: 'outcomes.within_iua',
      detailTitle: 'detail.title',
      week: undefined,
      steps: ['steps.keep'],
    });
  });

  test('that shares a part helps with the rest, and still says what happens next', () => {
    const shared = { ...refused[0], kind: 'shareable', reason: 'shareable', amount: 50_000 };
    const lines = [{ ...about.lines[0], charge_cents: 70_000, parts: [...refused, shared] }];
    const partly = { ...about, outcome: 'partly_shared', totals: { shareable: 50_000 }, lines };
    const letter = letterOf(partly, { shared_cents: 50_000 });
    expect(letter).toMatchObject({ beginsWithReason: false, detailTitle: 'detail.title' });
    expect(letter.steps).toContain('steps.weArrange $500.00');
    expect(weekOf(letter)).toEqual([
      ...['steps.discount', 'steps.assistance', 'steps.cards', 'steps.prices', 'steps.review'],
    ]);
  });

  test('that shares everything above the IUA is no hard news', () => {
    const { lines } = answer.decision;
    const dated = lines.map((line) => ({ ...line, service_date: '2026-11-20', edition: 1 }));
    const whole = { ...about, outcome: 'shared', totals: { shareable: 90_000 }, lines: dated };
    expect(letterOf(whole, { shared_cents: 90_000 })).toMatchObject({ week: undefined });
  });

  test('about a death without assistance speaks of no discounts', () => {
    const lines = [{ ...about.lines[0], charge_cents: 0, parts: [] }];
    const death = letterOf({ ...about, lines, need: { iua_reason: 'deathAssistance' } });
    expect(death).toMatchObject({
      greeting: 'death.greeting Rafael',
      outcome: 'death.outcomes.not_shared',
      summary: 'death.none $0.00',
      amounts: [{ name: 'shared' }],
      beginsWithReason: true,
      detailTitle: 'detail.title',
    });
    expect(weekOf(death)).toEqual(['death.keep', 'steps.review']);
    const more = { state: 'withdrawn', can_disagree: false };
    const withdrawn = { ...about, lines, need: { iua_reason: 'deathAssistance' } };
    expect(letterOf(withdrawn, more)).toMatchObject({
      steps: ['death.withdrawn'],
      week: undefined,
    });
  });

  test('under a second review says what happens next, and what helps meanwhile', () => {
    const second = {
      state: 'second_reading',
      second_reading_due_on: '2026-12-04',
      can_disagree: false,
    };
    const letter = letterOf(about, second);
    expect(letter.steps?.[0]).toBe('steps.secondReading Friday, December 4, 2026');
    expect(weekOf(letter)).not.toContain('steps.review');
  });
});
