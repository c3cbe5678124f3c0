import { clsx } from 'clsx';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { WrittenLetter } from './written-letter';

const looks = {
  bills: 'bg-sand',
  off: 'bg-sand',
  shared: 'bg-mata-100',
  yours: 'bg-barro-100',
};

type LetterAmountsProps = {
  letter: Pick<WrittenLetter, 'amounts' | 'summary'>;
  /** Several letters of one page are no landmarks. */
  isPart?: boolean;
};

/** The answer in numbers, with the same in one sentence. */
export function LetterAmounts({ letter, isPart = false }: LetterAmountsProps) {
  const { t } = useTranslation('answer');
  const { amounts, summary } = letter;
  return (
    <section aria-label={isPart ? undefined : t('amounts.label')} className="@container grid gap-4">
      <dl
        className={clsx(
          'grid gap-3',
          amounts.length > 3
            ? '@md:grid-cols-2 print:grid-cols-2'
            : '@xl:grid-cols-3 print:grid-cols-3',
        )}
      >
        {amounts.map(({ name, label, amount }) => (
          <div
            key={name}
            className={clsx(
              'grid min-w-0 content-between gap-1 rounded-md p-4 @max-xl:flex @max-xl:flex-wrap @max-xl:items-baseline @max-xl:justify-between @max-xl:gap-x-4',
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
