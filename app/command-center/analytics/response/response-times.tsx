import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Period } from '~/command-center/analytics/period';
import { Field } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import { dayInBocaRaton } from '~/shared/format/office-day';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';
import { ExportResponseTimes } from './export-response-times';
import { responseTimesQuery, type Stage, stages } from './fetch-response-times';
import { TimeTable } from './time-table';
import { useNamedTimes } from './use-named-times';

/** How long requests wait in each stage; one stage also by kind of request and by person. */
export function ResponseTimes({ period }: { period: Period }) {
  const { t } = useTranslation('manageAnalytics');
  const query = useQuery(responseTimesQuery(period, dayInBocaRaton()));
  const [stage, setStage] = useState<Stage>(stages[0]);
  const rows = useNamedTimes(query.data?.rows ?? []);
  const partsOf = (part: 'kind' | 'person') =>
    rows
      .filter((row) => row.part === part && row.stage === stage)
      .sort((a, b) => b.requests - a.requests || a.label.localeCompare(b.label));
  const all = stages.flatMap((one) =>
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
                  {stages.map((one) => (
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
