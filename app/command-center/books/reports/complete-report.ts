import type {
  FieldSource,
  ReportDefinition,
  ReportField,
} from '~/content/reports/report-definition';
import type { Language } from '~/shared/i18n/language';
import type { AnswerValue, ReportContent } from './fetch-report';

/** A field's value. An amount is in cents, a share in hundredths of a percent. */
export type FieldValue =
  | { is: 'not-held' }
  | { is: 'missing' }
  | { is: 'cents' | 'count' | 'share'; number: number }
  | { is: 'list'; list: string[] }
  | { is: 'table'; rows: string[][]; columns: readonly Record<Language, string>[] }
  | { is: 'text'; text: string };

export type CompletedField = { field: ReportField; value: FieldValue };

const amounts: ReadonlySet<string> = new Set([
  'collected',
  'administration',
  'requested',
  'eligible',
  'not_eligible',
  'shared',
  'paid',
  'paid_to_members',
  'paid_to_providers',
  'unpaid',
  'fund_used',
  'fund',
]);

/** The value of a field. What nobody knows is not held; what nobody has answered is missing. Neither is ever zero. */
export function fieldValue({ id, source }: ReportField, content: ReportContent): FieldValue {
  switch (source.from) {
    case 'books':
      return numberOf(
        content.figures[source.scope]?.[source.figure],
        amounts.has(source.figure) ? 'cents' : 'count',
      );
    case 'administration-share': {
      const figures = content.figures[source.scope];
      const { administration, collected } = figures ?? {};
      if (typeof administration !== 'number' || typeof collected !== 'number' || collected <= 0) {
        return { is: 'not-held' };
      }
      return { is: 'share', number: Math.round((administration / collected) * 10_000) };
    }
    case 'states': {
      const { states } = content.figures.national;
      return Array.isArray(states) ? { is: 'list', list: states } : { is: 'not-held' };
    }
    case 'answer': {
      const answer = content.answers[id];
      if (answer?.is_not_held) return { is: 'not-held' };
      return answer && answer.value !== null ? answered(answer.value, source) : { is: 'missing' };
    }
  }
}

function numberOf(value: unknown, is: 'cents' | 'count'): FieldValue {
  return typeof value === 'number' ? { is, number: value } : { is: 'not-held' };
}

function answered(
  value: AnswerValue,
  source: Extract<FieldSource, { from: 'answer' }>,
): FieldValue {
  if (typeof value === 'number') {
    return { is: source.kind === 'cents' ? 'cents' : 'count', number: value };
  }
  if (typeof value === 'string') return { is: 'text', text: value };
  if (source.kind !== 'table') return { is: 'list', list: value.map(String) };
  const rows = value.map((row) => (Array.isArray(row) ? row : [row]));
  return { is: 'table', rows, columns: source.columns };
}

/** The fields of a report with their values, in order. */
export function completeReport(
  { sections }: ReportDefinition,
  content: ReportContent,
): CompletedField[] {
  return sections.flatMap(({ fields }) =>
    fields.map((field) => ({ field, value: fieldValue(field, content) })),
  );
}

/** The fields whose values differ between two versions of a report. */
export function differences(
  definition: ReportDefinition,
  before: ReportContent,
  after: ReportContent,
): { field: ReportField; before: FieldValue; after: FieldValue }[] {
  return definition.sections
    .flatMap(({ fields }) => fields)
    .map((field) => ({ field, before: fieldValue(field, before), after: fieldValue(field, after) }))
    .filter((one) => JSON.stringify(one.before) !== JSON.stringify(one.after));
}

/** Today's content of an opened report, as an attestation stores it. */
export function contentOf(report: {
  figures: ReportContent['figures'];
  answers: readonly { field: string; value: AnswerValue | null; is_not_held: boolean }[];
}): ReportContent {
  return {
    figures: report.figures,
    answers: Object.fromEntries(
      report.answers.map(({ field, value, is_not_held }) => [field, { value, is_not_held }]),
    ),
  };
}
