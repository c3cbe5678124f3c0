import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { ages, type Figures } from './fetch-figures';
import { Panel } from './panel';

const open = '?status=new&status=in_progress';

type OpenRequestsProps = Required<Pick<Figures, 'requests'>> & Pick<Figures, 'oldest'>;

/** Unanswered messages and forms by age, and the oldest one. */
export function OpenRequests({ requests, oldest }: OpenRequestsProps) {
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
              search={`${open}&sort=created_at&open=${oldest.id}`}
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
