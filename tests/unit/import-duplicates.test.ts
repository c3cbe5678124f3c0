import { expect, test } from 'vitest';
import {
  candidatesOf,
  leaveOut,
  withResemblances,
} from '../../app/command-center/members/import/import-duplicates.ts';
import type { CheckedLine } from '../../app/command-center/members/import/import-results.ts';

type Given = Partial<CheckedLine> & { values: CheckedLine['values'] };

function lines(...given: Given[]): CheckedLine[] {
  return given.map((line, place) => ({
    row: place + 2,
    cells: [],
    written: line.values,
    unreadable: [],
    outcome: 'new',
    mistakes: [],
    number: undefined,
    stored: undefined,
    ...line,
  }));
}

const ana = { first_name: 'Ana', last_name: 'Conceição', date_of_birth: '1990-02-28' };
const found = {
  key: '2',
  member_id: 'b0000000-0000-4000-8000-000000000001',
  member_number: 'M-104-283-1',
  name: 'Ana Souza',
  date_of_birth: null,
  enrollment_status: 'active',
  relation: null,
  matches: ['phone'] as ['phone'],
};

function resemblances(...given: Given[]) {
  return withResemblances(lines(...given), []).map(({ resembles = [] }) =>
    resembles.map(({ row, matches }) => [row, ...matches]),
  );
}

test('a later line resembles an earlier one by name and birth date, or by phone', () => {
  expect(
    resemblances(
      { values: { ...ana, phone_number: '+1 561 555 0101' } },
      { values: { ...ana, first_name: ' ANA ', last_name: 'conceicao' } },
      { values: { ...ana, date_of_birth: '1991-01-01' } },
      { values: { first_name: 'Ana', last_name: 'Conceição' } },
      { values: { ...ana, first_name: 'Rui', phone_number: '561-555-0101' } },
      { values: { ...ana, phone_number: '15615550101' } },
      { values: { first_name: 'Bia', last_name: 'Reis', phone_number: '55501' } },
      { values: { first_name: 'Caio', last_name: 'Reis', phone_number: '55501' } },
    ),
  ).toEqual([
    [],
    [[2, 'name']],
    [],
    [],
    [[2, 'phone']],
    [
      [2, 'name', 'phone'],
      [3, 'name'],
      [6, 'phone'],
    ],
    [],
    [],
  ]);
});

test('only lines that would be added are compared, people in households without phone', () => {
  const phone_number = '+1 561 555 0101';
  const given = lines(
    { values: { ...ana, phone_number }, outcome: 'there' },
    { values: { ...ana, phone_number }, outcome: 'wrong' },
    { values: { ...ana, phone_number }, outcome: 'person' },
    { values: { ...ana, first_name: 'Rui', phone_number } },
  );
  expect(candidatesOf(given).map((one) => [one.key, one.phone_number])).toEqual([
    ['4', undefined],
    ['5', phone_number],
  ]);
  expect(withResemblances(given, []).some(({ resembles }) => resembles)).toBe(false);
});

test('the lines left out are those of the choice, with their families', () => {
  const email = 'ana@example.org';
  const given = withResemblances(
    lines(
      { values: { ...ana, email } },
      { values: { ...ana, first_name: 'Filha', email }, outcome: 'person' },
      { values: { ...ana, email: 'again@example.org' } },
    ),
    [found],
  );
  const outcomes = (choice: 'all' | 'name' | 'none') =>
    leaveOut(given, choice).map(({ outcome, mistakes: [mistake] }) =>
      mistake ? `${outcome}: ${mistake.reason}` : outcome,
    );
  expect(outcomes('all')).toEqual(['left', 'left: member_left', 'left']);
  expect(outcomes('name')).toEqual(['new', 'person', 'left']);
  expect(outcomes('none')).toEqual(['new', 'person', 'new']);
});
