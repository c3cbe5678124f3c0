import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  doneLines,
  type FirstDayFacts,
  lineNames,
} from '../../app/command-center/overview/first-day.ts';

const confirmed = { at: '2026-01-05T12:00:00+00:00', by: 'Fábio Lima' };

/** An organization that may open. */
const ready: FirstDayFacts = {
  email: { accepted_at: '2026-01-05T12:00:00+00:00', confirmed },
  plans: { open: 2 },
  contributions: { starts_on: '2026-01-01', is_in_force: true },
  team: { active: 3, with_second_factor: 3, super_admins: 2 },
  states: { open: 40, notice: 8, closed: 8, unconfirmed: 0 },
  edition: { number: 1, effective_on: '2026-01-01', is_in_force: true, confirmed },
  drafts: confirmed,
  encryption_key: confirmed,
  backup: { made_at: '2026-01-05T03:30:00+00:00', is_recent: true },
  jobs: { ran_at: '2026-01-05T12:00:00+00:00', is_late: false, failed: [] },
};

/** The lines that are to do, in their order. */
function open(change: Partial<FirstDayFacts> = {}, unpublishable: string[] = []) {
  const isDone = doneLines({ ...ready, ...change }, unpublishable);
  return lineNames.filter((name) => !isDone[name]);
}

test('An organization that has done everything has nothing to do', () => {
  expect(open()).toEqual([]);
});

describe('A line is open', () => {
  const { email, team, edition, jobs } = ready;
  test.each<[string, Partial<FirstDayFacts>]>([
    ['email', { email: { ...email, confirmed: null } }],
    ['plans', { plans: { open: 0 } }],
    ['contributions', { contributions: { starts_on: '2026-02-01', is_in_force: false } }],
    ['team', { team: { ...team, super_admins: 1 } }],
    ['team', { team: { ...team, with_second_factor: 2 } }],
    ['states', { states: { ...ready.states, unconfirmed: 1 } }],
    ['edition', { edition: { ...edition, confirmed: null } }],
    ['edition', { edition: { ...edition, is_in_force: false } }],
    ['drafts', { drafts: null }],
    ['encryption_key', { encryption_key: null }],
    ['backup', { backup: { made_at: '2025-12-01T03:30:00+00:00', is_recent: false } }],
    ['jobs', { jobs: { ...jobs, ran_at: null } }],
    ['jobs', { jobs: { ...jobs, is_late: true } }],
    ['jobs', { jobs: { ...jobs, failed: ['form-emails'] } }],
  ])('and no other one: %s', (line, change) => {
    expect(open(change)).toEqual([line]);
  });

  test('for the values that visitors must not see', () => {
    expect(open({}, ['testimonials'])).toEqual(['testimonials']);
    expect(open({}, ['confirmedOn', 'emails'])).toEqual(['addresses']);
    expect(open({}, ['phone', 'testimonials'])).toEqual(['addresses', 'testimonials']);
  });
});

test('docs/first-day.md has a section for each line, in the order of the checklist', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/first-day.md'), 'utf8');
  const titles = JSON.parse(
    readFileSync(
      join(
        import.meta.dirname,
        '../../app/shared/i18n/locales/en/command-center/manage-overview.json',
      ),
      'utf8',
    ),
  ).firstDay.lines as Record<string, string>;
  const sections = [...guide.matchAll(/^## \d+\. (.*)$/gm)].map(([, title]) => title);
  expect(sections).toEqual(lineNames.map((name) => titles[name]));
  expect(guide.trimEnd().split('\n').length).toBeLessThanOrEqual(120);
});
