import { expect, test } from 'vitest';
import { reasons } from '#rules/engine/reasons';
import { catalog, loadMessages } from '~/shared/i18n/catalog';
import { languages } from '~/shared/i18n/language';

test.each(languages)('every reason and every kind has its words in %s', async (language) => {
  const { rulesEngine } = await loadMessages(catalog[language], ['rulesEngine']);
  expect(Object.keys(rulesEngine?.reasons ?? {}).sort()).toEqual(Object.keys(reasons).sort());
  const kinds = new Set(Object.values(reasons).map(([kind]) => kind));
  expect(Object.keys(rulesEngine?.kinds ?? {}).sort()).toEqual([...kinds].sort());
});
