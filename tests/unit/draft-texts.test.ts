import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { draftTexts } from '../../app/content/draft-texts.ts';

const root = join(import.meta.dirname, '../..');

test.each(draftTexts)(
  'the draft at $where can be found by whoever has to confirm it',
  ({ where }) => {
    const [namespace = '', key] = where.split(':');
    if (!key) return expect(existsSync(join(root, where))).toBe(true);
    for (const language of ['en', 'pt-BR']) {
      const file = join(root, 'app/i18n/locales', language, `${namespace}.json`);
      const messages: unknown = JSON.parse(readFileSync(file, 'utf8'));
      expect(messages).toHaveProperty(key);
    }
  },
);
