import { describe, expect, test } from 'vitest';
import { numberedPages } from '../../app/portal/requests/data/requests.ts';
import { columnsOf, factsOf } from '../../app/portal/requests/new/facts.ts';
import {
  issuesIn,
  nextStepOf,
  openSteps,
  stepBeside,
  stepNamed,
} from '../../app/portal/requests/new/steps.ts';
import { deadlineOf, warningsOf } from '../../app/portal/requests/new/warnings.ts';
import { parseAmount } from '../../app/shared/format/amount.ts';

describe('Members are warned, and not stopped,', () => {
  const today = '2026-11-23';
  const member = { date_of_birth: '1985-03-01', start_date: '2024-03-01' };
  const child = { ...member, date_of_birth: '2000-11-20', relationship: 'child' };
  const baby = { date_of_birth: '2026-01-01', start_date: '2026-01-01', relationship: 'child' };
  const spouse = { ...member, relationship: 'spouse', end_date: '2026-10-31' };
  test.each([
    ['of nothing on the last day', 'happened', '2026-05-23', member, []],
    ['the day after', 'happened', '2026-05-22', member, ['afterDeadline']],
    ['if care that happened is tomorrow', 'happened', '2026-11-24', member, ['inFuture']],
    ['of nothing today', 'ongoing', '2026-11-23', member, []],
    ['if planned care is past', 'planned', '2026-11-22', member, ['isPast']],
    ['if planned care is too soon', 'planned', '2026-12-07', member, ['afterDeadline']],
    ['of nothing 15 days ahead', 'planned', '2026-12-08', member, []],
    ['before the start', 'happened', '2024-02-29', member, ['afterDeadline', 'beforeStart']],
    ['of nothing at 25', 'happened', '2026-11-19', child, []],
    ['of a child of 26', 'happened', '2026-11-20', child, ['ageLimit']],
    ['of nothing on a birthday', 'happened', '2026-06-01', baby, []],
    ['after the end', 'happened', '2026-11-01', spouse, ['afterEnd']],
    ['without a household', 'happened', '2026-11-01', undefined, []],
  ])('%s', (_name, care_stage, service_date, person, warnings) => {
    const care = { kind: 'illness', care_stage, service_date };
    expect(warningsOf(care, person, today)).toEqual(warnings);
  });

  test('of no deadline for care of a pregnancy, where each bill has its own', () => {
    const care = { kind: 'maternity', care_stage: 'happened', service_date: '2025-01-10' };
    expect(warningsOf(care, member, today)).toEqual([]);
  });
});

describe('An amount', () => {
  test.each([
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    ['US$ 1234', 123_400],
    ['$12.5', 1250],
    ['1.234', 123_400],
    ['1,234,567', 123_456_700],
    ['0,01', 1],
    ['0', undefined],
    ['', undefined],
    ['-5', undefined],
    ['about 500', undefined],
    ['999999999999', undefined],
  ])('%s has %s cents', (text, cents) => {
    expect(parseAmount(text)).toBe(cents);
  });
});

describe('The steps of a request', () => {
  const empty = factsOf(null, 'en');

  test('need three answers at most before the request can be sent', () => {
    expect(openSteps(empty)).toEqual(['who', 'when', 'before']);
  });

  test('ask what kind of accident it was only after an accident', () => {
    expect(issuesIn('who', { ...empty, kind: 'illness' })).toEqual({});
    expect(issuesIn('who', { ...empty, kind: 'accident' })).toEqual({ accident_kind: 'choose' });
  });

  test('refuse dates that do not exist and texts that do not fit', () => {
    const facts = { ...empty, care_stage: 'happened', service_date: '2026-02-29' };
    expect(issuesIn('when', facts)).toEqual({ service_date: 'date' });
    const long = { ...empty, what_happened: 'a'.repeat(4001) };
    expect(issuesIn('what', long)).toEqual({ what_happened: 'tooLong' });
  });

  test('continue after the last one saved', () => {
    expect([0, 1, 4, 5].map(nextStepOf)).toEqual(['bill', 'who', 'send', 'send']);
    expect([null, 'when', 'x'].map(stepNamed)).toEqual(['bill', 'when', 'bill']);
    expect(stepBeside('bill', -1)).toBeUndefined();
    expect(stepBeside('before', 1)).toBe('send');
  });

  test('ask after a death only for the day and who receives the assistance', () => {
    const death = { ...empty, kind: 'death' };
    expect(openSteps(death)).toEqual(['when', 'before']);
    expect(issuesIn('before', death)).toEqual({ what_happened: 'required' });
    const care = { kind: 'death', care_stage: 'planned', service_date: '2026-01-10' };
    expect(deadlineOf(care)).toBeUndefined();
    expect(warningsOf(care, undefined, '2026-01-09')).toEqual(['inFuture']);
  });

  test('store only what the database accepts', () => {
    const answers = { service_date: '2026-11-', what_happened: 'a'.repeat(4001), amount: 'x' };
    expect(columnsOf(answers)).toEqual({});
    expect(columnsOf({ who: 'member', provider: ' ', amount: '1.234,50' })).toEqual({
      person_id: null,
      provider: null,
      amount_cents: 123_450,
    });
  });
});

test('A rejected page keeps its number among the pages that have arrived', () => {
  const page = (position: number, status: string) => ({ position, status });
  const [rejected, last] = [page(2, 'rejected'), page(3, 'received')];
  expect(numberedPages([last, page(0, 'uploading'), rejected, page(1, 'accepted')])).toEqual([
    { file: page(1, 'accepted'), number: 1 },
    { file: rejected, number: 2 },
    { file: last, number: 3 },
  ]);
});
