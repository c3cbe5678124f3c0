import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../app/i18n/locales');
const namespaces = readdirSync(join(folder, 'en'));

describe.each(namespaces)('%s speaks both languages', (file) => {
  const english = messages('en', file);
  const portuguese = messages('pt-BR', file);

  test('has the same messages in both', () => {
    expect([...portuguese.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('has no empty message', () => {
    const empty = [...english, ...portuguese].filter(([, text]) => text.trim() === '');
    expect(empty).toEqual([]);
  });

  test('fills in the same values in both', () => {
    for (const [key, text] of english) {
      expect([key, variables(portuguese.get(key))]).toEqual([key, variables(text)]);
    }
  });
});

/** A language's messages by their full key. Plural forms of one message count as one. */
function messages(language: string, file: string): Map<string, string> {
  const content: unknown = JSON.parse(readFileSync(join(folder, language, file), 'utf8'));
  const entries = flatten(content).map(
    ([key, text]) => [key.replace(/_(zero|one|two|few|many|other)$/, ''), text] as const,
  );
  return new Map(entries);
}

function flatten(value: unknown, prefix = ''): [string, string][] {
  if (typeof value === 'string') return [[prefix, value]];
  return Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) =>
    flatten(inner, prefix ? `${prefix}.${key}` : key),
  );
}

function variables(text = ''): string[] {
  return [...text.matchAll(/{{\s*(\w+)/g)].map(([, name]) => name ?? '').sort();
}
