import { rulesPages } from '~/content/rules/rules-pages';
import { WeekList } from '~/shared/hard-news/week-list';
import type { WrittenStep } from '~/shared/hard-news/write-week';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { WrittenEntry } from '~/shared/letter/written-letter';
import { LocalLink } from '~/shared/page/local-link';

type WhatStaysProps = {
  entries: readonly Pick<WrittenEntry, 'reason' | 'rule' | 'amount'>[];
  steps: readonly WrittenStep[];
};

/** What stays with the member, each part with its reason and rule, and what they can do about it. */
export function WhatStays({ entries, steps }: WhatStaysProps) {
  const { t } = useTranslation('hardNews');
  return (
    <>
      <section aria-labelledby="what-stays" className="grid grid-cols-1 gap-2">
        <h3 id="what-stays" className="font-semibold">
          {t('why')}
        </h3>
        <ul className="divide-y divide-line border-y border-line">
          {entries.map(({ reason, rule, amount }) => (
            <li
              key={`${rule.tab}#${rule.anchor} ${reason}`}
              className="flex justify-between gap-x-6 gap-y-1 py-3 max-sm:flex-col-reverse sm:items-baseline"
            >
              <p className="max-w-prose min-w-0 wrap-anywhere">
                {reason}{' '}
                <LocalLink
                  to={rulesPages[rule.tab]}
                  hash={rule.anchor}
                  className="link inline-flex min-h-6 items-center text-sm"
                >
                  {t('rule', { name: rule.title })}
                </LocalLink>
              </p>
              <p className="shrink-0 font-semibold tabular-nums">{amount}</p>
            </li>
          ))}
        </ul>
      </section>
      <WeekList steps={steps} level="h3" className="rounded-md" />
    </>
  );
}
