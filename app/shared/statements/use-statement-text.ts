import { formatMoney } from '~/shared/format/money';
import { monthNames } from '~/shared/format/months';
import type { Language } from '~/shared/i18n/language';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import {
  type Correction,
  correctionReason,
  type FigureName,
  type FigureValue,
  isAmount,
} from './statement';

/** `October 2026` or `outubro de 2026`. */
export function formatMonth(month: string, language: Language): string {
  const name = monthNames[language][Number(month.slice(5, 7)) - 1];
  return language === 'en' ? `${name} ${month.slice(0, 4)}` : `${name} de ${month.slice(0, 4)}`;
}

/** `Oct` or `out`, for a chart. */
export function shortMonth(month: string, language: Language): string {
  return monthNames[language][Number(month.slice(5, 7)) - 1]?.slice(0, 3) ?? '';
}

/** Writes figures in the language: exact, or without cents where space is short. */
export function useFigureText() {
  const { t } = useTranslation('openBooks');
  const { language } = useLanguage();
  const write = (isExact: boolean) => (figure: FigureName, value: FigureValue) => {
    if (value === null) return t('values.none');
    if (typeof value !== 'number') return t(`values.${value}`);
    if (isAmount(figure)) {
      if (isExact) return formatMoney(value / 100, language);
      return formatMoney(Math.round(value / 100), language, { cents: false });
    }
    if (figure === 'median_days') return t('values.days', { count: value });
    return value.toLocaleString(language);
  };
  return { text: write(true), shortText: write(false), language };
}

/** Writes what a correction changed, if it names a figure, and why. */
export function useCorrectionText() {
  const { t } = useTranslation('openBooks');
  const { text, language } = useFigureText();
  return (correction: Correction): { change: string | undefined; reason: string } => {
    const { figure, before, after, reason, is_hidden, reason_en, reason_pt } = correction;
    const names = figure && { figure: t(`figures.${figure}`) };
    const change = () => {
      if (!figure || !names) return undefined;
      if (reason === 'typed') return t('corrections.note', names);
      if (is_hidden) return t('corrections.hidden', names);
      return t('corrections.change', {
        ...names,
        before: text(figure, before ?? 'not_held'),
        after: text(figure, after ?? 'not_held'),
      });
    };
    return {
      change: change(),
      reason:
        (language === 'en' ? reason_en : reason_pt) ??
        t(`corrections.reasons.${correctionReason(correction)}`),
    };
  };
}
