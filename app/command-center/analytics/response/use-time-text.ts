import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';

/** An office day has 8 hours. */
const hour = 60;
const day = 8 * hour;

/** Formats office minutes in the unit in which a person would say them: `45 min`, `3.5 h`, `2 office days`. */
export function useTimeText() {
  const { t } = useTranslation('manageAnalytics');
  const { language } = useLanguage();
  const decimals = new Intl.NumberFormat(language === 'en' ? 'en-US' : 'pt-BR', {
    maximumFractionDigits: 1,
  });
  return (minutes: number | null) => {
    if (minutes === null) return '—';
    if (minutes < hour) return t('response.minutes', { amount: decimals.format(minutes) });
    if (minutes < day) return t('response.hours', { amount: decimals.format(minutes / hour) });
    const days = Math.round((minutes / day) * 10) / 10;
    return t('response.days', { count: days, amount: decimals.format(days) });
  };
}
