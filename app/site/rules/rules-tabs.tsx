import { rulesPages } from '~/content/rules/rules-pages';
import { type RulesTabId, rulesTabs } from '~/content/rules/types';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';

/** The four tabs, each a link to a page: they work without script and can be sent to somebody. */
export function RulesTabs({ current }: { current: RulesTabId }) {
  const { t } = useTranslation('rules');
  return (
    <nav aria-label={t('tabs.label')}>
      <ul className="grid grid-cols-2 gap-1 rounded-md bg-sand p-1 md:grid-cols-4">
        {rulesTabs.map((tab) => (
          <li key={tab}>
            <LocalLink
              to={rulesPages[tab]}
              aria-current={tab === current ? 'page' : undefined}
              className="flex min-h-12 items-center justify-center rounded-sm px-2 text-center font-semibold transition-colors hover:bg-paper aria-[current=page]:bg-mata-700 aria-[current=page]:text-white"
            >
              {t(`tabs.${tab}`)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
