import { expect, test, vi } from 'vitest';
import { welcome } from '../../src/welcome.ts';
import { ownProject } from '../support/people.ts';

test.each([
  ['http://localhost:3000', true, 0],
  ['https://example.org', false, 0],
  ['https://example.org', true, 1],
])(
  'The start warns of open demo accounts where others can reach them: %s, %s',
  (site, demo, times) => {
    vi.spyOn(console, 'log').mockReturnValue(undefined);
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    warn.mockClear();
    welcome(site, demo, ownProject.supabaseDir);
    expect(warn).toHaveBeenCalledTimes(times);
  },
);
