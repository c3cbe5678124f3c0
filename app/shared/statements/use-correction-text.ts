import { useTranslation } from '~/shared/i18n/use-translation';
import { type Correction, correctionReason } from './statement';
import { useFigureText } from './use-figure-text';

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
