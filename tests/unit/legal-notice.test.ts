import { describe, expect, test } from 'vitest';
import { legalNotice } from '~/content/legal-notice';
import { loadRules } from '~/content/rules/load-rules';
import type { Language } from '~/shared/i18n/language';

/** The statements that state laws require, in each language. */
const elements: Record<Language, readonly (readonly [what: string, said: RegExp])[]> = {
  en: [
    ['is not insurance', /is not (insurance|an insurance company)/],
    ['is no insurance policy', /is (not )?an insurance policy/],
    ['is not regulated as insurance', /not regulated as insurance/],
    ['has no state insurance protections', /state insurance protections do not apply/],
    ['promises no payment', /No one promises/],
    [
      'leaves the bills with the member, even if it closes',
      /always responsible .*even if .* closes/,
    ],
  ],
  'pt-BR': [
    ['is not insurance', /não é (um seguro|uma seguradora)/i],
    ['is no insurance policy', /(não é|são) uma apólice/],
    ['is not regulated as insurance', /não é regulada como seguro/],
    ['has no state insurance protections', /leis estaduais de seguro não valem/],
    ['promises no payment', /Ninguém promete/],
    [
      'leaves the bills with the member, even if it closes',
      /sempre responsável .*deixe de existir/,
    ],
  ],
};

describe.each(['en', 'pt-BR'] as const)('The legal notice in %s', (language) => {
  const { short, long } = legalNotice[language];

  test.each(elements[language])('states, short and long, that the community %s', (_what, said) => {
    expect(short).toMatch(said);
    expect([long.lead, ...long.points].join(' ')).toMatch(said);
  });

  test('is complete in the rules', async () => {
    const rules = JSON.stringify(await loadRules('instructions', language));
    for (const sentence of [long.lead, ...long.points]) expect(rules).toContain(sentence);
  });
});

test('The legal notice has the same points in both languages', () => {
  expect(legalNotice['pt-BR'].long.points).toHaveLength(legalNotice.en.long.points.length);
});
