import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { logExport } from '~/command-center/kit/backend/log-export';
import { errorMessageKey } from '~/shared/backend/app-error';
import { download, writeCsv } from '~/shared/format/csv';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { useToast } from '~/shared/ui/toast';
import { type Analytics, metrics } from './fetch-analytics';
import type { Period } from './period';
import { usePageNames } from './use-page-names';

/** Downloads all numbers of the period as a CSV file, and logs the export. */
export function ExportNumbers({ numbers, period }: { numbers: Analytics; period: Period }) {
  const { t } = useTranslation(['manageAnalytics', 'commandCenter', 'errors']);
  const toast = useToast();
  const pageName = usePageNames();
  const save = useMutation({
    mutationFn: async () => {
      const lines = csvLines(numbers, {
        parts: {
          totals: t('manageAnalytics:csv.totals'),
          pages: t('manageAnalytics:pages.title'),
          sources: t('manageAnalytics:sources.title'),
          languages: t('manageAnalytics:languages.title'),
        },
        metric: (metric) => t(`manageAnalytics:metrics.${metric}.name`),
        page: (path) => {
          const name = pageName(path);
          return name ? `${name} (${path})` : path;
        },
        source: (source) => t(`manageAnalytics:sources.${source}`),
        language: (language) => t(`manageAnalytics:languages.${language}`),
      });
      const columns = (['part', 'name', 'first_day', 'last_day', 'now', 'before'] as const).map(
        (column) => ({
          title: t(`manageAnalytics:csv.${column}`),
          value: (line: (typeof lines)[number]) => line[column],
        }),
      );
      const text = await writeCsv(columns, lines);
      await logExport(
        'site_analytics',
        { search: '', sort: '', filters: { period: [period] } },
        lines.length,
      );
      download(`${t('manageAnalytics:csv.fileName')}-${numbers.last_day}.csv`, text);
      return lines.length;
    },
    onSuccess: (count) => toast({ text: t('commandCenter:list.exported', { count }) }),
    onError: (error) => toast({ tone: 'danger', text: t(`errors:${errorMessageKey(error)}`) }),
  });
  return (
    <Button variant="outline" size="sm" busy={save.isPending} onClick={() => save.mutate()}>
      {!save.isPending && <Download className="size-5" />}
      {t('commandCenter:list.export')}
    </Button>
  );
}

/** A line of the exported file. */
type CsvLine = {
  part: string;
  name: string;
  first_day: string;
  last_day: string;
  now: number;
  /** The number of the earlier period; none if the line has no counterpart. */
  before: number | null;
};

/** The labels of the parts and their metrics. */
type CsvNames = {
  parts: Record<'totals' | 'pages' | 'sources' | 'languages', string>;
  metric: (metric: (typeof metrics)[number]) => string;
  page: (path: string) => string;
  source: (source: Analytics['sources'][number]['source']) => string;
  language: (language: Analytics['languages'][number]['language']) => string;
};

/** All numbers of the tab, one per line, so that a spreadsheet can filter and chart them. */
function csvLines(numbers: Analytics, names: CsvNames): CsvLine[] {
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
