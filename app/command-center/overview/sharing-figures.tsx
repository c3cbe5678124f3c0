import { clsx } from 'clsx';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import type { Figures } from './fetch-figures';
import { Panel } from './panel';

const figures = [
  { name: 'overdue', search: '?view=overdue', isBad: true },
  { name: 'waiting_for_us', search: '', isBad: false },
  { name: 'mine', search: '?view=mine', isBad: false },
] as const;

/** The sharing requests that wait for the team, with links to the queue. */
export function SharingFigures({ counts }: { counts: NonNullable<Figures['sharing']> }) {
  const { t } = useTranslation('manageOverview');
  const { language } = useLanguage();
  const write = new Intl.NumberFormat(language);
  return (
    <Panel title={t('sharing.title')}>
      <ul className="grid gap-3 sm:grid-cols-3">
        {figures.map(({ name, search, isBad }) => (
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
