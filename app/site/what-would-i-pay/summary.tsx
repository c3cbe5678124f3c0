import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Bar } from './bar';
import type { Answer } from './who-pays';

/**
 * The two amounts that matter, always on a phone's screen while the choices change. Screen readers
 * skip it: the result says the same.
 */
export function Summary({ answer }: { answer: Answer }) {
  const { t } = useTranslation('whatWouldIPay');
  const { language } = useLanguage();
  const other = answer.undecided > 0 ? 'undecided' : 'shareable';
  return (
    <div
      aria-hidden="true"
      className="sticky top-18 bottom-0 z-20 -mx-gutter grid gap-2 border-y border-line bg-white px-gutter py-3 lg:hidden"
    >
      <Bar answer={answer} className="h-3" />
      <p className="flex justify-between gap-4 text-sm">
        {(['own', other] as const).map((kind) => (
          <span key={kind}>
            {t(`summary.${kind}`)}{' '}
            <strong className="tabular-nums">{formatMoney(answer[kind] / 100, language)}</strong>
          </span>
        ))}
      </p>
    </div>
  );
}
