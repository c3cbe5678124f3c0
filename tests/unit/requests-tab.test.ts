import { describe, expect, test } from 'vitest';
import {
  completeMention,
  mentionedSoFar,
  mentionsOf,
  splitMentions,
} from '../../app/command-center/kit/team-work/mentions.ts';
import { requestsToChange } from '../../app/command-center/requests/change-requests.ts';
import {
  fillPlaceholders,
  placeholderValues,
} from '../../app/command-center/requests/conversation/placeholders.ts';
import { usualDueDate } from '../../app/command-center/requests/documents/usual-due-date.ts';
import { plainNumber } from '../../app/command-center/requests/fetch-requests.ts';
import { officeMinutesBetween } from '../../app/command-center/requests/office-minutes.ts';
import { snoozeTimes } from '../../app/command-center/requests/snooze-times.ts';
import { findTags } from '../../app/command-center/requests/tags/tags.ts';
import { timeLeftOf } from '../../app/command-center/requests/time-left.ts';

const at = (moment: string) => new Date(moment);

const opens = [...Array<string | null>(5).fill('09:00:00'), null, null];
const closes = [...Array<string | null>(5).fill('17:00:00'), null, null];
const office = {
  hours: [{ starts_on: '2000-01-01', opens, closes }],
  closedDays: new Set(['2026-11-26']),
};

describe('Office minutes', () => {
  test.each([
    // Monday, November 23, 2026. The office is five hours behind UTC.
    ['within a day', '2026-11-23T14:00:00Z', '2026-11-23T16:30:00Z', 150],
    ['over a night', '2026-11-23T21:00:00Z', '2026-11-24T15:00:00Z', 120],
    ['over a weekend', '2026-11-20T21:00:00Z', '2026-11-23T15:00:00Z', 120],
    ['from Saturday to Sunday', '2026-11-21T15:00:00Z', '2026-11-22T20:00:00Z', 0],
    ['from before opening to after closing', '2026-11-23T10:00:00Z', '2026-11-24T02:00:00Z', 480],
    ['over a week', '2026-11-16T14:00:00Z', '2026-11-23T14:00:00Z', 2400],
    ['over Thanksgiving', '2026-11-23T14:00:00Z', '2026-11-30T14:00:00Z', 1920],
    ['on a holiday', '2026-11-26T14:00:00Z', '2026-11-26T20:00:00Z', 0],
    ['from a holiday', '2026-11-26T16:00:00Z', '2026-11-27T15:00:00Z', 60],
    // The clock changes on March 8 and November 1, 2026.
    ['into daylight saving time', '2026-03-06T21:00:00Z', '2026-03-09T14:00:00Z', 120],
    ['out of daylight saving time', '2026-10-30T20:00:00Z', '2026-11-02T15:00:00Z', 120],
    ['on February 29', '2028-02-29T14:00:00Z', '2028-02-29T22:00:00Z', 480],
  ])('are counted %s', (_words, from, to, minutes) => {
    expect(officeMinutesBetween(office, at(from), at(to))).toBe(minutes);
    expect(officeMinutesBetween(office, at(to), at(from))).toBe(minutes === 0 ? 0 : -minutes);
  });

  test('have the hours of each time', () => {
    const later = {
      starts_on: '2026-11-24',
      opens: [null, '10:30:00', null, null, null, '08:00:00', null],
      closes: [null, '12:00:00', null, null, null, '24:00:00', null],
    };
    const both = { ...office, hours: [later, ...office.hours] };
    // Monday 8 hours, Tuesday 1.5 hours, Saturday 16 hours.
    expect(officeMinutesBetween(both, at('2026-11-23T12:00:00Z'), at('2026-11-30T12:00:00Z'))).toBe(
      480 + 90 + 960,
    );
  });
});

describe('The time left of a request', () => {
  const states = [
    { state: 'checking', target_minutes: 960 },
    { state: 'waiting_member', target_minutes: 960 },
  ];
  const now = at('2026-11-23T15:00:00Z');

  test('runs in office hours while it is the team’s turn, also past its end', () => {
    const request = { state: 'checking', turn: 'team', team_minutes_used: 100 } as const;
    const due = { ...request, team_due_at: '2026-11-23T16:00:00Z' };
    expect(timeLeftOf(due, { states, office }, now)).toEqual({ minutes: 60, isPaused: false });
    const past = { ...request, team_due_at: '2026-11-20T21:00:00Z' };
    expect(timeLeftOf(past, { states, office }, now)).toEqual({ minutes: -120, isPaused: false });
  });

  test('is paused during the member’s turn, and continues where it stopped', () => {
    const waiting = { state: 'waiting_member', turn: 'member', team_due_at: null } as const;
    const request = { ...waiting, team_minutes_used: 420 };
    expect(timeLeftOf(request, { states, office }, now)).toEqual({ minutes: 540, isPaused: true });
  });

  test('does not exist once a request is answered', () => {
    const answered = { state: 'answered', turn: 'none', team_due_at: null } as const;
    expect(
      timeLeftOf({ ...answered, team_minutes_used: 0 }, { states, office }, now),
    ).toBeUndefined();
  });
});

describe('A macro', () => {
  const documents = [
    { kind: 'itemized-bill', name_en: 'Itemized bill', name_pt: 'Conta detalhada' },
    { kind: 'records', name_en: 'Medical records', name_pt: 'Prontuário' },
  ];
  const message = {
    firstName: 'Ana',
    number: 'R-26-000002-4',
    kinds: ['itemized-bill', 'records'],
    dueOn: '2027-01-13',
    admin: 'Otávio',
    documents,
  };
  const body = '{first_name}: {number}, {documents}, {due_date}, {admin}';

  test('is filled in the member’s language', () => {
    expect(fillPlaceholders(body, placeholderValues({ ...message, language: 'pt-BR' }))).toBe(
      'Ana: R-26-000002-4, Conta detalhada e Prontuário, 13/01/2027, Otávio',
    );
    expect(fillPlaceholders(body, placeholderValues({ ...message, language: 'en' }))).toBe(
      'Ana: R-26-000002-4, Itemized bill and Medical records, January 13, 2027, Otávio',
    );
  });

  test('keeps placeholders without a value and other braces', () => {
    const values = placeholderValues({ ...message, kinds: [], dueOn: '', language: 'en' });
    expect(fillPlaceholders('{documents} {due_date} {constructor} {x y} $& {number}', values)).toBe(
      '{documents} {due_date} {constructor} {x y} $& R-26-000002-4',
    );
  });

  test('does not fill placeholders that a value contains', () => {
    const values = placeholderValues({ ...message, firstName: '{admin}', language: 'en' });
    expect(fillPlaceholders('{first_name}', values)).toBe('{admin}');
  });
});

describe('A note', () => {
  const team = [
    { id: '1', name: 'Fábio Teixeira' },
    { id: '2', name: 'Fábio Teixeira Neto' },
    { id: '3', name: 'Otávio Reis' },
  ];

  test('mentions the people whose names follow an @', () => {
    expect(mentionsOf('@Otávio Reis, ligue', team).map(({ id }) => id)).toEqual(['3']);
    expect(mentionsOf('otavio@example.com', team)).toEqual([]);
  });

  test('suggests names after an @ and completes them', () => {
    expect(mentionedSoFar('Pergunte ao @fab')).toBe('fab');
    expect(mentionedSoFar('mail me@fab')).toBeUndefined();
    expect(completeMention('Pergunte ao @fab', 'Fábio Teixeira')).toBe(
      'Pergunte ao @Fábio Teixeira ',
    );
  });

  test('highlights the longest name', () => {
    expect(splitMentions('@Fábio Teixeira Neto: sim', team)).toEqual([
      { text: '@Fábio Teixeira Neto', isMention: true },
      { text: ': sim', isMention: false },
    ]);
  });
});

test.each([
  ['R-26-000002-4', '260000024'],
  ['r260000024', '260000024'],
  [' R 26 000002 4 ', '260000024'],
  ['Rafael', 'Rafael'],
  ['M-104-283-1', 'M-104-283-1'],
  ['r', 'r'],
])('The search for "%s" looks for "%s"', (typed, searched) => {
  expect(plainNumber(typed)).toBe(searched);
});

test('A snoozed request returns at nine at the office, on either side of a clock change', () => {
  expect(snoozeTimes(at('2026-11-23T15:00:00Z'))).toEqual({
    next: '2026-11-24T14:00:00.000Z',
    three: '2026-11-26T14:00:00.000Z',
    week: '2026-11-30T14:00:00.000Z',
  });
  expect(snoozeTimes(at('2026-03-06T15:00:00Z')).next).toBe('2026-03-09T13:00:00.000Z');
  expect(snoozeTimes(at('2026-10-31T15:00:00Z')).next).toBe('2026-11-02T14:00:00.000Z');
});

test('A document is due with the others, but never in less than two weeks', () => {
  const now = at('2026-11-23T15:00:00Z');
  expect(usualDueDate({ documents_due_on: '2027-01-13' }, now)).toBe('2027-01-13');
  expect(usualDueDate({ documents_due_on: '2026-11-25' }, now)).toBe('2026-12-07');
  expect(usualDueDate({ documents_due_on: null }, now)).toBe('2026-12-07');
});

test('A tag changes requests that do not have it, unless they have ten, and is removed where it is', () => {
  const ten = Array.from({ length: 10 }, (_, index) => `tag ${index}`);
  const seen = [[], ['fax'], ten, [...ten.slice(1), 'fax']].map((tag_ids, index) => ({
    id: String(index),
    assigned_to: null,
    priority: 'medium' as const,
    snoozed_until: null,
    tag_ids,
  }));
  const changed = (isOn: boolean) =>
    requestsToChange(seen, { tag: 'fax', isOn }).map(({ id }) => id);
  expect(changed(true)).toEqual(['0']);
  expect(changed(false)).toEqual(['1', '3']);
  const same = requestsToChange(seen, { change: { tag_ids: ['fax'] } });
  expect(same.map(({ id }) => id)).toEqual(['0', '2', '3']);
});

test('A tag is found by a part of its name, and is the same without case and accents', () => {
  const tags = ['Revisão do conselho', 'Fax'].map((name) => ({
    id: name,
    name,
    created_by: null,
    created_at: '',
    updated_at: '',
  }));
  expect(findTags(tags, 'REVISAO').matching).toEqual([tags[0]]);
  expect(findTags(tags, 'REVISAO').same).toBeUndefined();
  expect(findTags(tags, ' fax ').same).toEqual(tags[1]);
  expect(findTags(tags, '').matching).toEqual(tags);
});
