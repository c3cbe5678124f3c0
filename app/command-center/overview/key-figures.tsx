import { clsx } from 'clsx';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import type { Figures } from './fetch-figures';
import { Panel } from './panel';

const figures = [
  { name: 'failed_payments', search: '?payments=failed', isBad: true },
  { name: 'applications', search: '?view=applications&status=new', isBad: false },
  { name: 'contradictions', search: '?membership=check', isBad: true },
  { name: 'active_members', search: '?status=active', isBad: false },
] as const;

type KeyFiguresProps = { values: Pick<Figures, (typeof figures)[number]['name']> };

/** Failed payments, applications, contradictions if there are any, and the number of active members. */
export function KeyFigures({ values }: KeyFiguresProps) {
  const { t } = useTranslation('manageOverview');
  const { language } = useLanguage();
  const shown = figures.filter(({ name }) => name !== 'contradictions' || values[name]);
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
