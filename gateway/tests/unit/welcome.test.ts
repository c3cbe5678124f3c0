import { expect, test, vi } from 'vitest';
import { printSiteUrl } from '../../src/welcome.ts';
import { testProject } from '../support/people.ts';

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
    printSiteUrl(site, demo, testProject.supabaseDir);
    expect(warn).toHaveBeenCalledTimes(times);
  },
);
