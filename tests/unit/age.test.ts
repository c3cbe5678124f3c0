import { expect, test } from 'vitest';
import { ageOn } from '../../app/shared/format/age.ts';

test.each([
  ['2000-11-23', '2026-11-22', 25],
  ['2000-11-23', '2026-11-23', 26],
  ['2000-02-29', '2026-02-28', 25],
  ['2000-02-29', '2026-03-01', 26],
  ['2000-02-29', '2028-02-29', 28],
  ['2026-01-15', '2026-01-15', 0],
])('Someone born on %s is on %s %i years old', (birth, day, age) => {
  expect(ageOn(birth, day)).toBe(age);
});
