import type { LineResult, Part } from '#rules/engine/types';
import { PartList } from '~/command-center/requests/review/part-list';
import type { BillLine } from '~/command-center/requests/review/review-types';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';

type PreviewProps = { lines: readonly BillLine[]; results: readonly LineResult[] };

/** What the engine says about the typed lines; those that need a decision are first. */
export function Preview({ lines, results }: PreviewProps) {
  const { t } = useTranslation('reviewRequests');
  const { language } = useLanguage();
  const money = (cents: number) => formatMoney(cents / 100, language);
  const shown = lines
    .map((line, index) => ({
      line,
      number: index + 1,
      parts: results.find(({ lineId }) => lineId === line.id)?.parts ?? [],
    }))
    .toSorted((a, b) => Number(isOpen(b.parts)) - Number(isOpen(a.parts)));
  const sum = (kinds: readonly Part['kind'][]) =>
    results
      .flatMap(({ parts }) => parts)
      .reduce((total, { kind, amount }) => total + (kinds.includes(kind) ? amount : 0), 0);
  const undecided = sum(['undecided']);
  return (
    <section aria-label={t('preview.title')} className="grid gap-3 rounded-md bg-white p-4">
      <p role="status" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <span className="font-semibold">{t('preview.title')}</span>
        <span>{t('preview.shareable', { amount: money(sum(['shareable'])) })}</span>
        <span>
          {t('preview.member', {
            amount: money(sum(['iua', 'notEligible', 'belowMinimum', 'aboveLimit'])),
          })}
        </span>
        {undecided > 0 && (
          <span className="font-semibold text-warning-700">
            {t('preview.undecided', { amount: money(undecided) })}
          </span>
        )}
      </p>
      <ol className="grid gap-3">
        {shown.map(({ line, number, parts }) => (
          <li key={line.id} className="grid gap-1">
            <p className="text-sm font-semibold wrap-anywhere">
              {t('preview.line', { line: number, description: line.description })}
            </p>
            <PartList parts={parts} />
          </li>
        ))}
      </ol>
      <p className="text-xs text-muted">{t('preview.hint')}</p>
    </section>
  );
}

function isOpen(parts: readonly Part[]): boolean {
  return parts.some(({ kind }) => kind === 'undecided');
}
