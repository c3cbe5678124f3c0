import { clsx } from 'clsx';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { WrittenLetter } from './written-letter';

const looks = {
  bills: 'bg-sand',
  off: 'bg-sand',
  shared: 'bg-mata-100',
  yours: 'bg-barro-100',
};

type LetterAmountsProps = { letter: Pick<WrittenLetter, 'amounts' | 'summary'> };

/** The answer in numbers, with the same in one sentence. */
export function LetterAmounts({ letter }: LetterAmountsProps) {
  const { t } = useTranslation('answer');
  const { amounts, summary } = letter;
  return (
    <section aria-label={t('amounts.label')} className="grid gap-4">
      <dl
        className={clsx(
          'grid gap-3',
          amounts.length > 3
            ? 'sm:grid-cols-2 print:grid-cols-2'
            : 'md:grid-cols-3 print:grid-cols-3',
        )}
      >
        {amounts.map(({ name, label, amount }) => (
          <div
            key={name}
            className={clsx(
              'grid min-w-0 content-between gap-1 rounded-md p-4 max-md:flex max-md:flex-wrap max-md:items-baseline max-md:justify-between max-md:gap-x-4',
              looks[name],
            )}
          >
            <dt className="text-sm">{label}</dt>
            <dd className="text-heading font-semibold wrap-anywhere tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-prose">{summary}</p>
    </section>
  );
}
