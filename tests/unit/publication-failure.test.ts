import { expect, test } from 'vitest';
import { publicationFailure } from '../../scripts/operate/publication-failure.ts';

const failed = (message: string, stderr = '') => Object.assign(new Error(message), { stderr });

test.each([
  ['No space left: 14 MB of 100 MB.', ''],
  ["ENOSPC: no space left on device, copyfile 'a' -> 'b'", ''],
  ['Command failed: react-router build', '\u001b[31mError: ENOSPC: no space left on device'],
  ['Command failed: node scripts/emails.ts', 'cp: No space left on device'],
])('A full disk is the reason of "%s" %s', (message, stderr) => {
  const { failure, detail } = publicationFailure(failed(message, stderr));
  expect(failure).toBe('disk');
  expect(detail).toMatch(/no space left/i);
  expect(detail).not.toContain('\u001b');
});

test('A failed build ends with the last lines of its output', () => {
  const output = `${'x'.repeat(10_000)}\nBudget exceeded`;
  const { failure, detail } = publicationFailure(failed('Command failed', output));
  expect(failure).toBe('build');
  expect(detail).toHaveLength(4_000);
  expect(detail).toMatch(/Budget exceeded$/);
});

test('An invalid description names its values, and not the file', () => {
  const message =
    'ORGANIZATION: /data/organization.json is no description.\n✖ must be a URL\n  → at map';
  expect(publicationFailure(failed(message))).toEqual({
    failure: 'invalid',
    detail: '✖ must be a URL\n  → at map',
  });
});
