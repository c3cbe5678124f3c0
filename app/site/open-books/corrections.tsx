import { formatDate } from '~/shared/format/dates';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { Correction, Statement } from '~/shared/statements/statement';
import { useCorrectionText } from '~/shared/statements/use-correction-text';
import { formatMonth, useFigureText } from '~/shared/statements/use-figure-text';

type CorrectionsProps = { corrections: readonly Correction[]; latest: Statement | undefined };

/** All corrections, the latest first. */
export function Corrections({ corrections, latest }: CorrectionsProps) {
  const { t } = useTranslation('openBooks');
  const { language } = useFigureText();
  return (
    <section aria-labelledby="corrections-title" className="grid gap-4">
      <h2 id="corrections-title" className="scroll-mt-24 text-subtitle">
        {t('corrections.title')}
      </h2>
      <p className="max-w-prose text-muted">{t('corrections.text')}</p>
      {corrections.length === 0 && <p className="font-semibold">{t('corrections.none')}</p>}
      <ul className="grid gap-3">
        {corrections.map((correction) => (
          <li key={correction.id} className="grid gap-2 rounded-md bg-white p-5 shadow-raised">
            <p className="text-sm text-muted">
              <span className="inline-block font-semibold text-ink first-letter:uppercase">
                {formatMonth(correction.month, language)}
              </span>
              {', '}
              {formatDate(correction.published_on, language)}
              {latest && correction.published_on >= latest.frozen_on && (
                <span className="mt-1 block font-semibold text-barro-700">
                  {t('corrections.since')}
                </span>
              )}
            </p>
            <ul>
              <CorrectionLine correction={correction} />
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What changed in a month, and why. */
export function CorrectionLine({ correction }: { correction: Correction }) {
  const { change, reason } = useCorrectionText()(correction);
  return (
    <li className="grid gap-1">
      {change && <span className="font-semibold">{change}</span>}
      <span className="max-w-prose whitespace-pre-line text-muted">{reason}</span>
    </li>
  );
}
