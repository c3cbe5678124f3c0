import type { ReportDefinition } from '~/content/reports/report-definition';
import { writeCsv } from '~/shared/format/csv';
import type { CompletedField } from './complete-report';
import { filedTexts, writeValue } from './write-value';

/** The report as a table in English, one line for each field. No cell can start a formula. */
export function reportCsv(
  definition: ReportDefinition,
  period: string,
  status: string,
  fields: readonly CompletedField[],
): Promise<string> {
  const sectionOf = new Map(
    definition.sections.flatMap(({ title, fields: own }) =>
      own.map(({ id }) => [id, title.en] as const),
    ),
  );
  return writeCsv<CompletedField>(
    [
      { title: 'Report', value: () => definition.title.en },
      { title: 'Period', value: () => period },
      { title: 'Status', value: () => status },
      { title: 'Section', value: ({ field }) => sectionOf.get(field.id) },
      { title: 'Field', value: ({ field }) => field.label.en },
      { title: 'Statute', value: ({ field }) => field.statute },
      { title: 'Value', value: ({ value }) => writeValue(value, 'en', filedTexts).join('\n') },
    ],
    fields,
  );
}
