import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Period } from '~/command-center/analytics/period';
import { logExport } from '~/command-center/kit/backend/log-export';
import { errorMessageKey } from '~/shared/backend/app-error';
import { Field } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import { download, writeCsv } from '~/shared/format/csv';
import { dayInBocaRaton } from '~/shared/format/office-clock';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';
import { useToast } from '~/shared/ui/toast';
import { timedStages } from '../../../../supabase/contracts/request-states';
import { responseTimesQuery, type TimeRow } from './fetch-response-times';
import { type NamedTime, TimeTable, useNamedTimes } from './time-table';

type Stage = TimeRow['stage'];

/** How long requests wait in each stage; one stage also by kind of request and by person. */
export function ResponseTimes({ period }: { period: Period }) {
  const { t } = useTranslation('manageAnalytics');
  const query = useQuery(responseTimesQuery(period, dayInBocaRaton()));
  const [stage, setStage] = useState<Stage>(timedStages[0]);
  const rows = useNamedTimes(query.data?.rows ?? []);
  const partsOf = (part: 'kind' | 'person') =>
    rows
      .filter((row) => row.part === part && row.stage === stage)
      .sort((a, b) => b.requests - a.requests || a.label.localeCompare(b.label));
  const all = timedStages.flatMap((one) =>
    rows.filter((row) => row.part === 'all' && row.stage === one),
  );
  return (
    <section
      aria-labelledby="response-times"
      aria-busy={query.isPlaceholderData}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 rounded-lg bg-white p-5 shadow-raised md:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="grid gap-1">
          <h2 id="response-times" className="text-lead font-semibold">
            {t('response.title')}
          </h2>
          <p className="max-w-prose text-sm text-muted">{t('response.text')}</p>
        </div>
        {query.data && all.length > 0 && <ExportResponseTimes rows={rows} period={period} />}
      </div>
      {query.error && !query.data && <LoadFailure query={query} />}
      {!query.data && !query.error && <Skeleton className="h-80" />}
      {query.data && (
        <>
          <TimeTable title={t('response.byStage')} rows={all} />
          {all.length > 0 && (
            <>
              <Field label={t('response.stage')} className="max-w-md">
                <Select value={stage} onChange={({ target }) => setStage(target.value as Stage)}>
                  {timedStages.map((one) => (
                    <option key={one} value={one}>
                      {t(`response.stages.${one}`)}
                    </option>
                  ))}
                </Select>
              </Field>
              <div className="grid grid-cols-[minmax(0,1fr)] gap-6 min-[110rem]:grid-cols-[repeat(2,minmax(0,1fr))]">
                <TimeTable title={t('response.byKind')} rows={partsOf('kind')} />
                {query.data.sees_people && (
                  <TimeTable
                    title={t('response.byPerson')}
                    text={t('response.personText')}
                    rows={partsOf('person')}
                  />
                )}
              </div>
            </>
          )}
        </>
      )}
    </section>
  );
}

type ExportProps = { rows: readonly NamedTime[]; period: Period };

/** Downloads the response times of the period, in office minutes, and logs the export. */
function ExportResponseTimes({ rows, period }: ExportProps) {
  const { t } = useTranslation(['manageAnalytics', 'commandCenter', 'errors']);
  const toast = useToast();
  const save = useMutation({
    mutationFn: async () => {
      const value = {
        stage: ({ stage }: NamedTime) => t(`manageAnalytics:response.stages.${stage}`),
        part: ({ part }: NamedTime) => t(`manageAnalytics:response.parts.${part}`),
        name: ({ part, label }: NamedTime) => (part === 'all' ? '' : label),
        requests: (row: NamedTime) => row.requests,
        median: (row: NamedTime) => row.median,
        p90: (row: NamedTime) => row.p90,
        requests_before: (row: NamedTime) => row.requests_before,
        median_before: (row: NamedTime) => row.median_before,
      };
      const columns = (Object.keys(value) as (keyof typeof value)[]).map((column) => ({
        title: t(`manageAnalytics:response.csv.${column}`),
        value: value[column],
      }));
      const text = await writeCsv(columns, [...rows]);
      await logExport(
        'response_times',
        { search: '', sort: '', filters: { period: [period] } },
        rows.length,
      );
      download(`${t('manageAnalytics:response.csv.fileName')}.csv`, text);
      return rows.length;
    },
    onSuccess: (count) => toast({ text: t('commandCenter:list.exported', { count }) }),
    onError: (error) => toast({ tone: 'danger', text: t(`errors:${errorMessageKey(error)}`) }),
  });
  return (
    <Button
      variant="outline"
      size="sm"
      busy={save.isPending}
      aria-label={`${t('commandCenter:list.export')}: ${t('manageAnalytics:response.title')}`}
      onClick={() => save.mutate()}
    >
      {!save.isPending && <Download className="size-5" />}
      {t('commandCenter:list.export')}
    </Button>
  );
}
