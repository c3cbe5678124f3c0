import { type Analytics, metrics } from './numbers';

/** A line of the exported file. */
export type CsvLine = {
  part: string;
  name: string;
  first_day: string;
  last_day: string;
  now: number;
  /** The number of the earlier period; none if the line has no counterpart. */
  before: number | null;
};

/** The labels of the parts and their metrics. */
export type CsvNames = {
  parts: Record<'totals' | 'pages' | 'sources' | 'languages', string>;
  metric: (metric: (typeof metrics)[number]) => string;
  page: (path: string) => string;
  source: (source: Analytics['sources'][number]['source']) => string;
  language: (language: Analytics['languages'][number]['language']) => string;
};

/** All numbers of the tab, one per line, so that a spreadsheet can filter and chart them. */
export function csvLines(numbers: Analytics, names: CsvNames): CsvLine[] {
  const { first_day, last_day, totals, before, course } = numbers;
  const line = (part: string, name: string, now: number, earlier: number): CsvLine => ({
    part,
    name,
    first_day,
    last_day,
    now,
    before: earlier,
  });
  return [
    ...metrics.map((metric) =>
      line(names.parts.totals, names.metric(metric), totals[metric], before[metric]),
    ),
    ...numbers.pages.map(({ path, views, views_before }) =>
      line(names.parts.pages, names.page(path), views, views_before),
    ),
    ...numbers.sources.map(({ source, visits, visits_before }) =>
      line(names.parts.sources, names.source(source), visits, visits_before),
    ),
    ...numbers.languages.map(({ language, views, views_before }) =>
      line(names.parts.languages, names.language(language), views, views_before),
    ),
    ...metrics.flatMap((metric) =>
      course.map((step, index) => ({
        part: names.metric(metric),
        name: '',
        first_day: step.first_day,
        last_day: step.last_day,
        now: step[metric],
        before: before.course[index]?.[metric] ?? null,
      })),
    ),
  ];
}
