import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { assistanceRules, sourcesReadOn } from '#bill-help/assistance-rules';
import {
  builtInGuidelines,
  guidelineIn,
  guidelineOf,
  guidelinesSource,
} from '#bill-help/poverty-guidelines';
import { builtInRegister, type RegisterRows, registerOf } from '#bill-help/register';

const schema = readFileSync(
  join(import.meta.dirname, '../../supabase/schemas/54_bill_help_tables.sql'),
  'utf8',
);

/** The rows that the schema inserts into a table: texts, numbers and nulls. */
function insertedRows(table: string): (string | number | null)[][] {
  const [, rest = ''] = schema.split(`insert into public.${table} `);
  const [rows = ''] = rest.split(';\n');
  return [...rows.matchAll(/^ {2}\((.*)\)/gm)].map(([, row = '']) =>
    [...row.matchAll(/'([^']*)'|(\d+)|null/g)].map(([, text, number]) =>
      number === undefined ? (text ?? null) : Number(number),
    ),
  );
}

describe('The first rows of the tables are the built-in figures', () => {
  test('of the poverty guidelines', () => {
    const { source } = guidelinesSource;
    expect(insertedRows('poverty_guidelines')).toEqual(
      Object.entries(builtInGuidelines).map(([area, { year, first, more }]) => {
        return [year, area, first, more, source, sourcesReadOn];
      }),
    );
  });

  test('of the rules of states, and no hospital', () => {
    expect(insertedRows('assistance_rules')).toEqual(
      assistanceRules.map((rule) => {
        const { freeUpTo = null, reducedUpTo = null, applyDays = null } = rule;
        const limits = [freeUpTo, reducedUpTo, applyDays];
        return ['state', rule.state, rule.name, ...limits, rule.source, sourcesReadOn];
      }),
    );
  });
});

const row: RegisterRows['rules'][number] = {
  id: '1',
  kind: 'state',
  us_state: 'FL',
  name: 'A law',
  city: null,
  policy_url: null,
  free_up_to: null,
  reduced_up_to: 250,
  apply_days: null,
  source: 'https://law.example',
};
const hospitalRow = {
  ...row,
  id: '2',
  kind: 'hospital',
  name: 'Hospital Boa Vista',
  city: 'Boca Raton',
  policy_url: 'https://hospital.example/policy',
  free_up_to: 150,
  reduced_up_to: null,
  apply_days: 120,
} as const;

describe('The register that was read', () => {
  test('replaces the built-in rules, so that a retired one does not come back', () => {
    const { states, hospitals } = registerOf({ guidelines: [], rules: [row, hospitalRow] });
    expect(states).toEqual([
      { state: 'FL', name: 'A law', reducedUpTo: 250, source: 'https://law.example' },
    ]);
    expect(hospitals).toEqual([
      {
        id: '2',
        state: 'FL',
        name: 'Hospital Boa Vista',
        city: 'Boca Raton',
        policy: 'https://hospital.example/policy',
        freeUpTo: 150,
        applyDays: 120,
        source: 'https://law.example',
      },
    ]);
    expect(registerOf({ guidelines: [], rules: [] }).states).toEqual([]);
    expect(builtInRegister.hospitals).toEqual([]);
  });

  test('has the guideline of its newest year, with that year', () => {
    const { guidelines } = registerOf({
      guidelines: [{ area: 'alaska', year: 2027, first: 20_500, more: 7300 }],
      rules: [],
    });
    expect(guidelineIn('AK', guidelines).year).toBe(2027);
    expect(guidelineOf('AK', 3, guidelines)).toBe(35_100);
    // Areas without a row keep the built-in one.
    expect(guidelineIn('FL', guidelines)).toEqual(builtInGuidelines.contiguous);
  });

  test('does not bring back an older guideline than the built-in one, and corrects the same year', () => {
    const rows = (year: number) => ({
      guidelines: [{ area: 'hawaii', year, first: 18_000, more: 6000 }] as const,
      rules: [],
    });
    expect(registerOf(rows(2025)).guidelines).toEqual(builtInGuidelines);
    expect(guidelineOf('HI', 2, registerOf(rows(2026)).guidelines)).toBe(24_000);
  });
});
