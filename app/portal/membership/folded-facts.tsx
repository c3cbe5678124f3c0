import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Fact, FactGroup } from '~/shared/ui/facts';

type FoldedFactsProps = {
  title: string;
  facts: ComponentProps<typeof Fact>[];
};

/** A card of facts. Those without a value are in a closed `<details>` below the others. */
export function FoldedFacts({ title, facts }: FoldedFactsProps) {
  const { t } = useTranslation('profile');
  const empty = facts.filter(({ value }) => value === null || value === '');
  const known = facts.filter((fact) => !empty.includes(fact));
  return (
    <FactGroup
      title={title}
      footer={
        empty.length > 0 && (
          <details className="group">
            <summary className="link inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-xs text-sm text-muted">
              {t('facts.showEmpty', { count: empty.length })}
              <ChevronDown className="size-4 transition-transform group-open:rotate-180" />
            </summary>
            <dl className="grid gap-x-8 gap-y-4 pt-2 sm:grid-cols-2">
              {empty.map((fact) => (
                <Fact key={fact.label} {...fact} />
              ))}
            </dl>
          </details>
        )
      }
    >
      {known.map((fact) => (
        <Fact key={fact.label} {...fact} />
      ))}
    </FactGroup>
  );
}
