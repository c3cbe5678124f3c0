import type { Resolver, ResolverResult } from 'react-hook-form';
import { parseAmount, typedAmount } from '~/command-center/kit/typed-amount';
import type { FieldSource } from '~/content/reports/report-definition';
import type { Language } from '~/shared/i18n/language';
import type { AnswerValue, ReportAnswer } from './fetch-report';

type AnswerSource = Extract<FieldSource, { from: 'answer' }>;

export type AnswerForm = {
  text: string;
  rows: { cells: string[] }[];
  /** A list or a table without entries, which is an answer. */
  isNone: boolean;
  isNotHeld: boolean;
};

/** The answer as it is typed. */
export function answerForm(
  answer: Pick<ReportAnswer, 'value' | 'is_not_held'> | undefined,
  source: AnswerSource,
  language: Language,
): AnswerForm {
  const { value = null, is_not_held: isNotHeld = false } = answer ?? {};
  const rows = Array.isArray(value)
    ? value.map((row) => ({ cells: Array.isArray(row) ? row : [row] }))
    : [];
  return {
    text: typedValue(value, source, language),
    rows: source.kind === 'table' && rows.length === 0 ? [emptyRow(source)] : rows,
    isNone: Array.isArray(value) && value.length === 0,
    isNotHeld,
  };
}

function typedValue(value: AnswerValue | null, source: AnswerSource, language: Language): string {
  if (typeof value === 'number') {
    return source.kind === 'cents' ? typedAmount(value, language) : String(value);
  }
  if (Array.isArray(value)) return source.kind === 'list' ? value.join('\n') : '';
  return value ?? '';
}

/** Whether an answer can be that there are none. */
export function canBeNone({ kind }: AnswerSource): boolean {
  return kind === 'list' || kind === 'table';
}

/** A new row of a table. */
export function emptyRow(source: AnswerSource): { cells: string[] } {
  return { cells: source.kind === 'table' ? source.columns.map(() => '') : [] };
}

/** What is stored; null for nothing. */
export function answerValue(form: AnswerForm, source: AnswerSource): AnswerValue | null {
  const { text, rows } = form;
  if (form.isNone && canBeNone(source)) return [];
  switch (source.kind) {
    case 'text':
      return text.trim() || null;
    case 'cents': {
      const typed = parseAmount(text);
      return typed && 'cents' in typed ? typed.cents : null;
    }
    case 'count':
      return text.trim() === '' ? null : Number(text.trim());
    case 'list': {
      const lines = text.split('\n').map((line) => line.trim());
      return nullIfEmpty(lines.filter(Boolean));
    }
    case 'table': {
      const filled = rows.map(({ cells }) => cells.map((cell) => cell.trim()));
      return nullIfEmpty(filled.filter((cells) => cells.some(Boolean)));
    }
  }
}

function nullIfEmpty<Entry extends string | string[]>(list: Entry[]): AnswerValue | null {
  return list.length > 0 ? (list as AnswerValue) : null;
}

/** The longest answer that is stored. */
const longest = 20_000;

/** An answer is not both given and "not held". */
export function answerResolver(source: AnswerSource): Resolver<AnswerForm> {
  return (form): ResolverResult<AnswerForm> => {
    const problem = problemOf(form, source);
    if (!problem) return { values: form, errors: {} };
    return {
      values: {},
      errors: { text: { type: 'custom', message: `manageReports:validation.${problem}` } },
    };
  };
}

function problemOf(form: AnswerForm, source: AnswerSource) {
  if (form.isNotHeld) return undefined;
  const typed = source.kind === 'cents' ? parseAmount(form.text) : undefined;
  if (typed && 'problem' in typed) return 'amount';
  if (source.kind === 'count' && !/^\s*\d{0,10}\s*$/.test(form.text)) return 'count';
  const value = answerValue(form, source);
  if (value === null) return 'required';
  return JSON.stringify(value).length > longest ? 'tooLong' : undefined;
}
