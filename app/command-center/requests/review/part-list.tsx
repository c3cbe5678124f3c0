import { clsx } from 'clsx';
import type { RuleRef } from '#rules/engine/reasons';
import type { Part } from '#rules/engine/types';
import { rulesPages } from '~/content/rules/rules-pages';
import { pathFor } from '~/paths';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { ExternalLink } from '~/shared/ui/external-link';
import type { ShownPart } from './review-types';

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

/** A link to a section of the public rules, in a new tab. */
function RuleLink({ rule }: { rule: RuleRef }) {
  const { t } = useTranslation('reviewRequests');
  const { language } = useLanguage();
  const [tab, anchor] = rule.split('#') as [keyof typeof rulesPages, string];
  return (
    <ExternalLink
      newTab
      href={pathFor(rulesPages[tab], language, anchor)}
      className="inline-flex items-center gap-0.5 font-semibold whitespace-nowrap text-mata-700 underline underline-offset-4"
    >
      {t('parts.rule')}
      <span className="sr-only"> ({anchor})</span>
    </ExternalLink>
  );
}

/** The text of a reason code of the engine. A code of a newer engine is shown unchanged. */
function useReasonText(): (code: string) => string {
  const { t, exists } = useTranslation(['reviewRequests', 'rulesEngine']);
  return (code) => {
    if (code === 'decided') return t('reviewRequests:parts.decided');
    return exists(`rulesEngine:reasons.${code}`)
      ? t(`rulesEngine:reasons.${code as 'shareable'}`)
      : code;
  };
}
