import { clsx } from 'clsx';
import type { Part } from '#rules/engine/types';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { ShownPart } from './review-types';
import { RuleLink } from './rule-link';
import { useReasonText } from './use-reason-text';

/** The order in which a person looks at parts: what needs a decision is first. */
const order: readonly Part['kind'][] = [
  'undecided',
  'shareable',
  'iua',
  'notEligible',
  'belowMinimum',
  'aboveLimit',
  'discount',
  'otherPayer',
];

const tones: Partial<Record<Part['kind'], string>> = {
  undecided: 'bg-warning-100 text-warning-700',
  shareable: 'bg-mata-100 text-mata-800',
};

/** The parts of a charge: amount, who has it, why, and the rule. */
export function PartList({ parts }: { parts: readonly ShownPart[] }) {
  const { t } = useTranslation('reviewRequests');
  const { language } = useLanguage();
  const reasonOf = useReasonText();
  const sorted = parts.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  return (
    <ul className="grid gap-1">
      {sorted.map((part, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id and no state
          key={index}
          className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5 text-sm"
        >
          <span
            className={clsx(
              'rounded-xs px-2 py-0.5 font-semibold tabular-nums sm:whitespace-nowrap',
              tones[part.kind] ?? 'bg-sand text-ink',
            )}
          >
            {formatMoney(part.amount / 100, language)} · {t(`parts.${part.kind}`)}
          </span>
          <span className="text-muted">{reasonOf(part.reason)}</span>
          <RuleLink rule={part.rule} />
        </li>
      ))}
    </ul>
  );
}
