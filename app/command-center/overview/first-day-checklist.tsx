import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Circle, CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { messageKeyOf } from '~/command-center/kit/backend/admin-request-error';
import { useAdmin } from '~/command-center/kit/backend/session';
import { SaveFailure } from '~/command-center/kit/editor/save-failure';
import { useSave } from '~/command-center/kit/editor/use-save';
import { ListFailure } from '~/command-center/kit/list-messages';
import { type Page, pathFor } from '~/paths';
import { missing, unpublishable } from '~/shared/brand/unpublishable';
import { formatDate, formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Skeleton } from '~/shared/ui/skeleton';
import {
  confirmLine,
  doneLines,
  type FirstDayFacts,
  firstDayKey,
  firstDayQuery,
  type LineName,
  lineNames,
  sendTestEmail,
  type Topic,
} from './first-day';

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
  const { data, error, isFetching, refetch } = useQuery(firstDayQuery);
  if (!data && error) {
    return <ListFailure error={error} isTrying={isFetching} onRetry={() => void refetch()} />;
  }
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

type LineTextProps = {
  name: LineName;
  facts: FirstDayFacts;
  isDone: boolean;
  onConfirmed: () => void;
};

/** The facts of a line in one sentence, and where or how it is done. */
function LineText({ name, facts, isDone, onConfirmed }: LineTextProps) {
  const { t } = useTranslation('manageOverview');
  const { language } = useLanguage();
  const time = (moment: string | null) => (moment ? formatDateTime(moment, language) : '');
  switch (name) {
    case 'email': {
      const { accepted_at: acceptedAt, confirmed } = facts.email;
      return (
        <Confirmable
          topic="email"
          confirmed={confirmed}
          isReady={acceptedAt !== null}
          onConfirmed={onConfirmed}
        >
          {acceptedAt
            ? t('firstDay.email.accepted', { time: time(acceptedAt) })
            : t('firstDay.email.none')}
        </Confirmable>
      );
    }
    case 'plans':
      return (
        <Linked to="adminSettings" label={t('firstDay.plans.link')}>
          {t('firstDay.plans.text', { count: facts.plans.open })}
        </Linked>
      );
    case 'team': {
      const { active, with_second_factor: protectedOnes, super_admins: supers } = facts.team;
      return (
        <Linked to="adminUsers" label={t('firstDay.team.link')}>
          {t('firstDay.team.text', { active, protected: protectedOnes, supers })}
        </Linked>
      );
    }
    case 'states':
      return (
        <Linked
          to="adminBooks"
          section={isDone ? 'states' : 'states?is_confirmed=false'}
          label={t('firstDay.states.link')}
        >
          {t('firstDay.states.text', facts.states)}
        </Linked>
      );
    case 'edition': {
      const { number, effective_on: day, confirmed } = facts.edition;
      return (
        <Confirmable topic="edition" confirmed={confirmed} onConfirmed={onConfirmed}>
          {number && day
            ? t('firstDay.edition.text', { number, date: formatDate(day, language) })
            : t('firstDay.edition.none')}
        </Confirmable>
      );
    }
    case 'drafts':
    case 'encryption_key':
      return (
        <Confirmable topic={name} confirmed={facts[name]} onConfirmed={onConfirmed}>
          {t(`firstDay.${name}.text`)}
        </Confirmable>
      );
    case 'addresses': {
      const count = unpublishable.filter((value) => value !== 'testimonials').length;
      return (
        <Linked to="adminSettings" label={t('firstDay.addresses.link')}>
          {t('firstDay.addresses.text', { count })}{' '}
          {missing.length > 0 && t('firstDay.addresses.missing', { count: missing.length })}
        </Linked>
      );
    }
    case 'testimonials':
      return (
        <Linked to="adminSettings" label={t('firstDay.testimonials.link')}>
          {t(isDone ? 'firstDay.testimonials.agreed' : 'firstDay.testimonials.text')}
        </Linked>
      );
    case 'backup': {
      const { made_at: madeAt } = facts.backup;
      return (
        <Text>
          {madeAt ? t('firstDay.backup.last', { time: time(madeAt) }) : t('firstDay.backup.never')}{' '}
          {!isDone && t('firstDay.backup.todo')}
        </Text>
      );
    }
    case 'jobs': {
      const { ran_at: ranAt, is_late: isLate, failed } = facts.jobs;
      return (
        <Text>
          {ranAt ? t('jobs.ranAt', { time: time(ranAt) }) : t('firstDay.jobs.never')}{' '}
          {isLate && t('jobs.late')} {failed.length > 0 && t('firstDay.jobs.failed')}
        </Text>
      );
    }
  }
}

function Text({ children }: { children: ReactNode }) {
  return <p className="max-w-prose text-sm text-muted">{children}</p>;
}

type LinkedProps = { to: Page; section?: string; label: string; children: ReactNode };

function Linked({ to, section, label, children }: LinkedProps) {
  const { language } = useLanguage();
  const path = pathFor(to, language);
  return (
    <>
      <Text>{children}</Text>
      <p>
        <Link
          to={section ? `${path}/${section}` : path}
          className="link inline-flex min-h-11 items-center text-sm font-semibold text-mata-700"
        >
          {label}
        </Link>
      </p>
    </>
  );
}

type ConfirmableProps = {
  topic: Topic;
  confirmed: FirstDayFacts['drafts'];
  /** Whether it can be confirmed now. */
  isReady?: boolean;
  onConfirmed: () => void;
  children: ReactNode;
};

const refusals = {
  test_email_missing: 'manageOverview:firstDay.email.none',
  email_failed: 'manageOverview:firstDay.email.failed',
} as const;

/** A line that a super admin confirms, and can withdraw. */
function Confirmable({
  topic,
  confirmed,
  isReady = true,
  onConfirmed,
  children,
}: ConfirmableProps) {
  const { t } = useTranslation(['manageOverview', 'errors']);
  const { language } = useLanguage();
  const confirm = useSave<boolean>({
    queryKey: firstDayKey,
    onSaved: onConfirmed,
    save: async (isConfirmed) => {
      await confirmLine(topic, isConfirmed);
      return {
        text: t(`manageOverview:firstDay.${isConfirmed ? 'saved' : 'withdrawn'}`),
        undo: () => confirmLine(topic, !isConfirmed),
      };
    },
  });
  const send = useSave<void>({
    queryKey: firstDayKey,
    onSaved: () => undefined,
    save: async () => {
      await sendTestEmail(language);
      return { text: t('manageOverview:firstDay.email.sent') };
    },
  });
  const failure = confirm.error ?? send.error;
  return (
    <>
      <Text>{children}</Text>
      {confirmed && (
        <Text>
          {t('manageOverview:firstDay.confirmedBy', {
            name: confirmed.by,
            time: formatDateTime(confirmed.at, language),
          })}
        </Text>
      )}
      <SaveFailure
        error={failure}
        message={failure ? t(messageKeyOf(failure, refusals)) : undefined}
        onReload={undefined}
      />
      <div className="mt-1 flex flex-wrap gap-2">
        {topic === 'email' && (
          <Button
            variant="outline"
            size="sm"
            busy={send.isPending}
            onClick={() => {
              confirm.reset();
              send.mutate();
            }}
          >
            {t(`manageOverview:firstDay.email.${isReady ? 'again' : 'send'}`)}
          </Button>
        )}
        {(confirmed || isReady) && (
          <Button
            variant={confirmed ? 'quiet' : 'outline'}
            size="sm"
            busy={confirm.isPending}
            onClick={() => {
              send.reset();
              confirm.mutate(!confirmed);
            }}
          >
            {confirmed
              ? t('manageOverview:firstDay.withdraw')
              : t(`manageOverview:firstDay.confirm.${topic}`)}
          </Button>
        )}
      </div>
    </>
  );
}
