import { useMemo } from 'react';
import { useLanguage } from '~/shared/i18n/use-language';
import type { Step } from './fetch-analytics';
import type { Span } from './period';

/** Formats numbers, shares and days in the language. Days are dates without a time zone. */
export function useFormatters() {
  const { language } = useLanguage();
  return useMemo(() => {
    const locale = language === 'en' ? 'en-US' : 'pt-BR';
    const write = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    const numbers = new Intl.NumberFormat(locale);
    const shares = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
    // In Portuguese the short month is not shorter: `12 de nov.`.
    const shortDay = write({ day: 'numeric', month: language === 'en' ? 'short' : '2-digit' });
    const shortMonth = write({ month: 'short' });
    const longDay = write({ weekday: 'short', day: 'numeric', month: 'short' });
    const longMonth = write({ month: 'long', year: 'numeric' });
    const span = write({ day: 'numeric', month: 'short', year: 'numeric' });
    return {
      count: (amount: number) => numbers.format(amount),
      /** `0.123` as `12%`. */
      share: (part: number) => shares.format(part),
      /** The label below a chart, such as `Nov 12` or `12/11`, or for a month `Nov` or `nov`. */
      tick: ({ first_day: day }: Step, unit: Unit) =>
        (unit === 'day' ? shortDay : shortMonth).format(new Date(day)).replace('.', ''),
      step: ({ first_day: day }: Step, unit: Unit) =>
        (unit === 'day' ? longDay : longMonth).format(new Date(day)),
      span: ({ first, last }: Span) => span.formatRange(new Date(first), new Date(last)),
    };
  }, [language]);
}

export type Unit = 'day' | 'month';
