import { formatDate } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { monthNames } from '~/shared/format/months';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Notice } from '~/shared/ui/notice';
import type { Standing } from './fetch-standing';

const tones = { paid: 'success', open: 'info', late: 'warning', over: 'warning' } as const;

/** Whether the month is paid, and until when a late payment continues the membership. */
export function MonthStanding({ standing }: { standing: Standing }) {
  const { t } = useTranslation('standing');
  const { language } = useLanguage();
  const { state } = standing;
  const month = monthNames[language][Number(standing.month.slice(5, 7)) - 1] ?? '';
  const day = (value: string) => formatDate(value, language);
  const money = (cents: number) => formatMoney(cents / 100, language);
  const since = 'inactive_from' in standing ? day(standing.inactive_from) : '';
  return (
    <Notice tone={tones[state]} title={t(`${state}.title`, { month, date: since })}>
      {standing.state === 'paid' && <p>{t('paid.text')}</p>}
      {standing.state === 'open' && (
        <p>
          {t('open.text', { amount: money(standing.open_cents), date: day(standing.due_on) })}{' '}
          {standing.last_day && t('open.last', { date: day(standing.last_day) })}
        </p>
      )}
      {(standing.state === 'late' || standing.state === 'over') && (
        <p>
          {t(`${standing.state}.text`, {
            month,
            amount: money(standing.open_cents),
            date: day(standing.last_day),
          })}
        </p>
      )}
      {state !== 'paid' && (
        <p>
          {t('hard')}{' '}
          <LocalLink to="concierge" className="link font-semibold">
            {t('talk')}
          </LocalLink>
        </p>
      )}
    </Notice>
  );
}
