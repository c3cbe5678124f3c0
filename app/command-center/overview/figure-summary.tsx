import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { ListFailure } from '~/command-center/kit/list-messages';
import { Panel } from '~/command-center/kit/panel';
import { formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Skeleton } from '~/shared/ui/skeleton';
import { ages, type Figures, figuresQuery } from './overview-queries';

/** The figures that this admin may see. Hidden figures are named, never shown as zero. */
export function FigureSummary() {
  const { t } = useTranslation('manageOverview');
  const { data, error, isFetching, refetch } = useQuery(figuresQuery);
  if (!data && error) {
    return <ListFailure error={error} isTrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <>
        <Skeleton className="h-58 rounded-lg" />
        <Skeleton className="h-40 rounded-lg" />
      </>
    );
  }
  const { requests, oldest, sharing } = data;
  const seesMembers = data.active_members !== undefined;
  return (
    <>
      {sharing && <SharingFigures counts={sharing} />}
      {requests && <OpenRequests requests={requests} oldest={oldest ?? null} />}
      {seesMembers && <KeyFigures values={data} />}
      {!seesMembers && (
        <p className="px-1 text-sm text-muted">
          {t(requests ? 'withheld.members' : 'withheld.all')}
        </p>
      )}
    </>
  );
}

const keyFigures = [
  { name: 'failed_payments', search: '?payments=failed', isBad: true },
  { name: 'applications', search: '?view=applications&status=new', isBad: false },
  { name: 'contradictions', search: '?membership=check', isBad: true },
  { name: 'active_members', search: '?status=active', isBad: false },
] as const;

type KeyFiguresProps = { values: Pick<Figures, (typeof keyFigures)[number]['name']> };

/** Failed payments, applications, contradictions if there are any, and the number of active members. */
function KeyFigures({ values }: KeyFiguresProps) {
  const { t } = useTranslation('manageOverview');
  const { language } = useLanguage();
  const shown = keyFigures.filter(({ name }) => name !== 'contradictions' || values[name]);
  const write = new Intl.NumberFormat(language);
  return (
    <Panel title={t('figures.title')}>
      <ul className={clsx('grid gap-3', shown.length > 3 ? 'sm:grid-cols-2' : 'sm:grid-cols-3')}>
        {shown.map(({ name, search, isBad }) => {
          const count = values[name] ?? 0;
          return (
            <li key={name}>
              <LocalLink
                to="adminMembers"
                search={search}
                className={clsx(
                  'grid h-full content-between gap-1 rounded-md px-4 py-3 transition-colors',
                  isBad && count > 0
                    ? 'bg-danger-100 text-danger-700 hover:bg-danger-100/70'
                    : 'bg-sand/70 hover:bg-sand',
                )}
              >
                <span className="text-subtitle font-semibold tabular-nums">
                  {write.format(count)}
                </span>
                <span className="text-sm">{t(`figures.${name}`, { count })}</span>
              </LocalLink>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

const open = '?status=new&status=in_progress';

type OpenRequestsProps = Required<Pick<Figures, 'requests'>> & Pick<Figures, 'oldest'>;

/** Unanswered messages and forms by age, and the oldest one. */
function OpenRequests({ requests, oldest }: OpenRequestsProps) {
  const { t } = useTranslation('manageOverview');
  const { language } = useLanguage();
  const total = ages.reduce((sum, age) => sum + requests[age], 0);
  const write = new Intl.NumberFormat(language);
  return (
    <Panel title={t('requests.title')}>
      {total === 0 ? (
        <p className="text-muted">{t('requests.nothing')}</p>
      ) : (
        <>
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {ages.map((age) => (
              <li key={age}>
                <LocalLink
                  to="adminContacts"
                  search={`${open}&age=${age}`}
                  className={clsx(
                    'grid h-full content-between gap-1 rounded-md px-4 py-3 transition-colors',
                    age === 'older' && requests.older > 0
                      ? 'bg-danger-100 text-danger-700 hover:bg-danger-100/70'
                      : 'bg-sand/70 hover:bg-sand',
                  )}
                >
                  <span className="text-subtitle font-semibold tabular-nums">
                    {write.format(requests[age])}
                  </span>
                  <span className="text-sm">{t(`requests.ages.${age}`)}</span>
                </LocalLink>
              </li>
            ))}
          </ul>
          {oldest && (
            <LocalLink
              to="adminContacts"
              search={`${open}&sort=received_at&open=${oldest.id}`}
              className="group -mx-3 flex items-center gap-4 rounded-md px-3 py-2.5 transition-colors hover:bg-mata-50"
            >
              <span className="grid min-w-0 grow">
                <span className="text-sm text-muted">
                  {t('requests.oldest')}
                  {' · '}
                  <time dateTime={oldest.created_at}>
                    {formatDateTime(oldest.created_at, language)}
                  </time>
                </span>
                <span className="truncate font-semibold">
                  {oldest.name || t('requests.nameless')}
                  {oldest.subject && <span className="font-normal"> · {oldest.subject}</span>}
                </span>
              </span>
              <ChevronRight className="size-5 shrink-0 text-muted transition-transform group-hover:translate-x-0.5" />
            </LocalLink>
          )}
        </>
      )}
    </Panel>
  );
}

const sharingFigures = [
  { name: 'overdue', search: '?view=overdue', isBad: true },
  { name: 'waiting_for_us', search: '', isBad: false },
  { name: 'mine', search: '?view=mine', isBad: false },
] as const;

/** The sharing requests that wait for the team, with links to the queue. */
function SharingFigures({ counts }: { counts: NonNullable<Figures['sharing']> }) {
  const { t } = useTranslation('manageOverview');
  const { language } = useLanguage();
  const write = new Intl.NumberFormat(language);
  return (
    <Panel title={t('sharing.title')}>
      <ul className="grid gap-3 sm:grid-cols-3">
        {sharingFigures.map(({ name, search, isBad }) => (
          <li key={name}>
            <LocalLink
              to="adminRequests"
              search={search}
              className={clsx(
                'grid h-full content-between gap-1 rounded-md px-4 py-3 transition-colors',
                isBad && counts[name] > 0
                  ? 'bg-danger-100 text-danger-700 hover:bg-danger-100/70'
                  : 'bg-sand/70 hover:bg-sand',
              )}
            >
              <span className="text-subtitle font-semibold tabular-nums">
                {write.format(counts[name])}
              </span>
              <span className="text-sm">{t(`sharing.${name}`, { count: counts[name] })}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
