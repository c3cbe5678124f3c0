import { expect, test } from 'vitest';
import { describeError } from '../../src/functions/worker/describe-error.ts';

test('What a function logs of an error names no person that the database quoted', () => {
  const duplicate = Object.assign(new Error('duplicate key: ana@example.com'), {
    code: '23505',
    details: 'Key (email)=(ana@example.com) already exists.',
  });
  expect(describeError(duplicate)).toMatch(/^Error: 23505\n\s+at /);
  expect(describeError(duplicate)).not.toContain('ana@example.com');
  expect(describeError({ details: 'Ana' })).toBe('thrown: object');
  const own = Object.assign(new TypeError('no such template'), { details: 'Ana' });
  expect(describeError(own)).toMatch(/^TypeError: no such template\n\s+at /);
  expect(describeError(own)).not.toContain('Ana');
});
