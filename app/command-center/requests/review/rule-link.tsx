import type { RuleRef } from '#rules/engine/reasons';
import { rulesPages } from '~/content/rules/rules-pages';
import { pathFor } from '~/paths';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { ExternalLink } from '~/shared/ui/external-link';

/** A link to a section of the public rules, in a new tab. */
export function RuleLink({ rule }: { rule: RuleRef }) {
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
