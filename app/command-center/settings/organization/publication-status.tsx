import { clsx } from 'clsx';
import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { pathFor } from '~/paths';
import { formatDateTime } from '~/shared/format/dates';
import { languages } from '~/shared/i18n/language';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { FocusOnMount } from '~/shared/ui/focus-on-mount';
import { Notice } from '~/shared/ui/notice';
import { Spinner } from '~/shared/ui/spinner';
import {
  isOnStaticHost,
  type NewestVersion,
  type OrganizationState,
  type Publication,
  type PublishedVersion,
  publicationSteps,
} from './organization-state';

type PublicationStatusProps = {
  state: OrganizationState;
  publication: Publication;
  /** When the state was read, in milliseconds. */
  readAt: number;
  /** The version that this admin published since the page was opened. */
  publishedHere: number | undefined;
  /** Whether the admin published the newest version here, or watched it. */
  isAwaited: boolean;
};

/** What happens to the newest version, and what visitors see. */
export function PublicationStatus(props: PublicationStatusProps) {
  const { state, publication, readAt, publishedHere, isAwaited } = props;
  const { newest, published } = state;
  const { t } = useTranslation('manageOrganization');
  const isFailure = ['failed', 'interrupted', 'notStarted'].includes(publication);
  const isNews = publication === 'published' && isAwaited;
  const panel = newest && (
    <>
      {publication === 'running' && <Progress version={newest} readAt={readAt} />}
      {isNews && published && <Published version={published} />}
      {publication === 'saved' && <Saved number={newest.number} />}
      {isFailure && <Failure version={newest} publication={publication} published={published} />}
    </>
  );
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 className="text-heading">{t('title')}</h2>
        {!isFailure && !isNews && (
          <p className="text-sm text-muted">
            <InForce published={published} />
          </p>
        )}
      </div>
      {publishedHere === undefined ? (
        panel
      ) : (
        <FocusOnMount reason={publishedHere}>{panel}</FocusOnMount>
      )}
    </div>
  );
}

/** Which description visitors see. */
function InForce({ published }: { published: PublishedVersion | null }) {
  const { t } = useTranslation('manageOrganization');
  const { language } = useLanguage();
  if (!published) return t('inForce.build');
  return t('inForce.version', {
    number: published.number,
    date: formatDateTime(published.published_at, language),
    name: published.created_by,
  });
}

/** The steps of the running publication. The time is outside of the announced part. */
function Progress({ version, readAt }: { version: NewestVersion; readAt: number }) {
  const { t } = useTranslation('manageOrganization');
  const { number, step } = version;
  const current = step === null ? -1 : publicationSteps.indexOf(step);
  const elapsed = Math.max(0, Math.floor((readAt - Date.parse(version.created_at)) / 1000));
  const minutes = Math.floor(elapsed / 60);
  const seconds = String(elapsed % 60).padStart(2, '0');
  return (
    <section
      aria-label={t('progress.title', { number })}
      className="grid gap-4 rounded-lg bg-white p-5 shadow-raised"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-lead font-semibold">{t('progress.title', { number })}</h3>
        <p className="text-sm text-muted tabular-nums">
          {t('progress.startedBy', { name: version.created_by })}
          {' · '}
          {t('progress.elapsed', { minutes, seconds })}
        </p>
      </div>
      <p role="status" className={clsx(step && 'sr-only', 'text-sm')}>
        {step
          ? t('progress.status', { number, step: t(`progress.steps.${step}`) })
          : t('progress.waiting')}
      </p>
      <ol className="grid gap-x-6 gap-y-2 sm:grid-cols-2 xl:grid-cols-4">
        {publicationSteps.map((name, index) => {
          const place = placeOf(index, current);
          return (
            <li
              key={name}
              aria-current={place === 'current' ? 'step' : undefined}
              className={clsx(
                'flex items-center gap-2 text-sm',
                place === 'coming' && 'text-muted',
                place === 'current' && 'font-semibold',
              )}
            >
              <StepIcon place={place} />
              {t(`progress.steps.${name}`)}
              <span className="sr-only">({t(`progress.${place}`)})</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

type Place = 'done' | 'current' | 'coming';

function placeOf(index: number, current: number): Place {
  if (index < current) return 'done';
  return index === current ? 'current' : 'coming';
}

function StepIcon({ place }: { place: Place }): ReactNode {
  if (place === 'done') return <CircleCheck className="size-5 shrink-0 text-mata-700" />;
  if (place === 'current') return <Spinner />;
  return <CircleDashed className="size-5 shrink-0" />;
}

/** The pages of the new build open as documents, because the running page is of the old one. */
function Published({ version }: { version: PublishedVersion }) {
  const { t } = useTranslation('manageOrganization');
  const { language } = useLanguage();
  const { number, published_at: at } = version;
  return (
    <Notice
      tone="success"
      live="status"
      title={t('published.title', { number, date: formatDateTime(at, language) })}
    >
      <p>{t('published.text')}</p>
      <ul className="flex flex-wrap gap-x-6">
        {languages.map((one) => (
          <li key={one}>
            <a
              href={pathFor('contact', one)}
              className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4"
            >
              {t(`published.${one}`)}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Saved({ number }: { number: number }) {
  const { t } = useTranslation('manageOrganization');
  return (
    <Notice live="status" title={t('saved.title', { number })}>
      <p>{t('saved.text')}</p>
      <Command />
    </Notice>
  );
}

type FailureProps = {
  version: NewestVersion;
  publication: Publication;
  published: PublishedVersion | null;
};

/** Why the newest version is not published. Visitors still see the one before. */
function Failure({ version, publication, published }: FailureProps) {
  const { t } = useTranslation('manageOrganization');
  const { number, detail } = version;
  const reason = reasonOf(version, publication);
  return (
    <Notice
      tone={reason === 'notStarted' ? 'warning' : 'danger'}
      live="alert"
      title={t(`failures.${reason}`, { number })}
    >
      {reason !== 'invalid' && <p>{t(`failures.${reason}Text`)}</p>}
      {reason === 'notStarted' && <Command />}
      {reason === 'invalid' && detail && (
        <p className="wrap-anywhere whitespace-pre-line">{detail}</p>
      )}
      <p>
        {t('failures.unchanged')} <InForce published={published} />
      </p>
      {reason === 'build' && detail && (
        <details>
          <summary className="cursor-pointer font-semibold">{t('failures.details')}</summary>
          <pre className="mt-2 max-h-80 overflow-auto rounded-sm bg-white/70 p-3 text-xs whitespace-pre-wrap wrap-anywhere">
            {detail}
          </pre>
        </details>
      )}
    </Notice>
  );
}

function reasonOf(version: NewestVersion, publication: Publication) {
  if (publication === 'interrupted' || publication === 'notStarted') return publication;
  return version.failure ?? 'build';
}

/** The command that builds the newest version. */
export function Command() {
  return (
    <code className="mt-1 block rounded-sm bg-white/70 px-3 py-2 font-mono text-xs wrap-anywhere select-all">
      {isOnStaticHost && 'DATABASE_URL=… '}npm run operate -- organization-publish
    </code>
  );
}
