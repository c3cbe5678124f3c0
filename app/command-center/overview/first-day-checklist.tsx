import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Circle, CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useAdmin } from '~/command-center/kit/backend/session';
import { unpublishable } from '~/shared/brand/unpublishable';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';
import {
  doneLines,
  type FirstDayFacts,
  firstDayQuery,
  type LineName,
  lineNames,
} from './first-day';
import { LineText } from './first-day-line';

/** The query that shows the checklist also when it is done, and in a demonstration. */
export const firstDaySearch = '?show=first-day';

/**
 * What is to do before an organization opens, for super admins. It disappears when everything is
 * done. A demonstration never opens, so it shows the checklist only on request.
 */
export function FirstDay() {
  const { search } = useLocation();
  const isWanted = search === firstDaySearch;
  const { requires_second_factor: isOrganization } = useAdmin();
  return isWanted || isOrganization ? <Checklist isWanted={isWanted} /> : null;
}

function Checklist({ isWanted }: { isWanted: boolean }) {
  const { t } = useTranslation('manageOverview');
  const query = useQuery(firstDayQuery);
  const { data } = query;
  if (!data && query.error) return <LoadFailure title={t('firstDay.title')} query={query} />;
  // It may be done, so nothing announces it unless someone asked for it.
  if (!data) return isWanted ? <Skeleton className="h-80 rounded-lg" /> : null;
  const isDone = doneLines(data, unpublishable);
  const open = lineNames.filter((name) => !isDone[name]);
  if (open.length === 0 && !isWanted) return null;
  return (
    <Lines
      facts={data}
      open={open}
      done={lineNames.filter((name) => isDone[name])}
      isWanted={isWanted}
    />
  );
}

type LinesProps = {
  facts: FirstDayFacts;
  open: readonly LineName[];
  done: readonly LineName[];
  isWanted: boolean;
};

function Lines({ facts, open, done, isWanted }: LinesProps) {
  const { t } = useTranslation('manageOverview');
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  // The link to the checklist is on the same page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each click moves the focus again
  useEffect(() => {
    if (isWanted) heading.current?.focus();
  }, [isWanted, key]);
  const total = lineNames.length;
  const lineOf = (name: LineName, isDone: boolean) => (
    <Line key={name} name={name} isDone={isDone}>
      <LineText
        name={name}
        facts={facts}
        isDone={isDone}
        onConfirmed={() => heading.current?.focus()}
      />
    </Line>
  );
  return (
    <section
      aria-labelledby="first-day"
      className="grid gap-4 rounded-lg bg-white p-4 shadow-raised sm:p-6"
    >
      <div className="grid gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="first-day" ref={heading} tabIndex={-1} className="text-lead font-semibold">
            {t('firstDay.title')}
          </h2>
          <p className="text-sm text-muted tabular-nums">
            {t('firstDay.progress', { done: done.length, total })}
          </p>
        </div>
        <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sand">
          <div
            className="h-full rounded-full bg-mata-700"
            style={{ width: `${(100 * done.length) / total}%` }}
          />
        </div>
        <p className="text-sm text-muted">
          {t(open.length === 0 ? 'firstDay.allDone' : 'firstDay.lead')}
        </p>
      </div>
      {open.length > 0 && (
        <ul aria-label={t('firstDay.open')} className="grid">
          {open.map((name) => lineOf(name, false))}
        </ul>
      )}
      {done.length > 0 && (
        <details className="group" open={open.length === 0}>
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 rounded-sm text-sm font-semibold text-mata-700">
            <ChevronRight
              className="size-5 transition-transform group-open:rotate-90"
              aria-hidden
            />
            {t('firstDay.done', { count: done.length })}
          </summary>
          <ul aria-label={t('firstDay.done', { count: done.length })} className="grid">
            {done.map((name) => lineOf(name, true))}
          </ul>
        </details>
      )}
    </section>
  );
}

type LineProps = { name: LineName; isDone: boolean; children: ReactNode };

function Line({ name, isDone, children }: LineProps) {
  const { t } = useTranslation('manageOverview');
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <li className="flex gap-3 border-t border-line/70 py-4 first:border-0">
      <Icon
        aria-hidden
        className={`mt-0.5 size-5 shrink-0 ${isDone ? 'text-mata-700' : 'text-muted'}`}
      />
      <div className="grid min-w-0 grow gap-1">
        <h3 className="font-semibold">
          {t(`firstDay.lines.${name}`)}
          <span className="sr-only"> {t(isDone ? 'firstDay.isDone' : 'firstDay.isOpen')}</span>
        </h3>
        {children}
      </div>
    </li>
  );
}
