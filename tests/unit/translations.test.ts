import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CompiledIcuChoices,
  type CompiledMessage,
  compileMessageOrThrow,
} from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { states } from '../../supabase/contracts/request-states.ts';

const folder = join(import.meta.dirname, '../../app/shared/i18n/locales');
const namespaces = globSync('*/*.json', { cwd: join(folder, 'en') });

describe.each(namespaces)('%s in both languages', (file) => {
  const english = messages('en', file);
  const portuguese = messages('pt-BR', file);

  test('has the same messages in both', () => {
    expect([...portuguese.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('has no empty message', () => {
    const empty = [...english, ...portuguese].filter(([, text]) => text.trim() === '');
    expect(empty).toEqual([]);
  });

  test('has all forms of every plural', () => {
    const forms = [...english, ...portuguese].flatMap(([, text]) => pluralForms(text));
    // None at all may have a form of its own.
    for (const names of forms) {
      expect(names.filter((name) => name !== '0')).toEqual(['one', 'other']);
    }
  });

  test('has the same placeholders in both', () => {
    for (const [key, text] of english) {
      expect([key, values(portuguese.get(key))]).toEqual([key, values(text)]);
    }
  });
});

test.each(states)('the log names the state %s of a request', (state) => {
  expect([...messages('en', 'command-center/manage-log.json').keys()]).toContain(`values.${state}`);
});

/** A language's messages by their full key. */
function messages(language: string, file: string): Map<string, string> {
  const content: unknown = JSON.parse(readFileSync(join(folder, language, file), 'utf8'));
  return new Map(flatten(content));
}

function flatten(value: unknown, prefix = ''): [string, string][] {
  if (typeof value === 'string') return [[prefix, value]];
  return Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) =>
    flatten(inner, prefix ? `${prefix}.${key}` : key),
  );
}

/** The placeholders of a message, with repetitions; for plurals, those of the last form. */
function values(text = ''): string[] {
  return valuesIn(compileMessageOrThrow(text)).sort();
}

function valuesIn(message: CompiledMessage): string[] {
  return partsOf(message).flatMap(([name, , forms]) =>
    isChoice(forms) ? valuesIn(forms.other ?? []) : [name],
  );
}

function pluralForms(text: string): string[][] {
  return partsOf(compileMessageOrThrow(text))
    .map(([, , forms]) => forms)
    .filter(isChoice)
    .map(({ offset: _none, ...forms }) => Object.keys(forms));
}

function partsOf(message: CompiledMessage) {
  return message.filter((part) => typeof part !== 'string');
}

function isChoice(forms: unknown): forms is CompiledIcuChoices {
  return typeof forms === 'object' && forms !== null;
}
