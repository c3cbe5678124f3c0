import type { ComponentType } from 'react';
import { rulesPages } from '~/content/rules/rules-pages';
import { type Prose, type RulesTabId, rulesTabs } from '~/content/rules/types';
import { pathFor } from '~/paths';
import { siteUrl } from '~/shared/backend/env';
import { usePageData } from '~/shared/i18n/page-data';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { IllustrationProps } from '~/shared/illustrations/illustration';
import { LegalLine, LegalNotice } from '~/shared/page/legal-notice';
import { LocalLink } from '~/shared/page/local-link';
import { SearchBox } from '~/shared/search/search-box';
import { ProseText } from './prose-text';

/** The edition of the rules. `effective` is a date formatted in the language. */
export type Edition = { number: number; effective: string };

type IntroProps = {
  tab: RulesTabId;
  lead: Prose;
  edition: Edition;
  drawing: ComponentType<IllustrationProps>;
};

/** The header of a tab: its title, the other tabs, the search, and the legal notice. */
export function Intro({ tab, lead, edition, drawing: Drawing }: IntroProps) {
  const { t } = useTranslation('rules');
  const { language } = useLanguage();
  const data = usePageData();
  return (
    <header className="page pt-6 md:pt-10">
      <div className="grid items-end gap-x-16 md:grid-cols-[1fr_16rem] lg:grid-cols-[1fr_20rem]">
        <div>
          <p className="font-semibold text-barro-600">{t('eyebrow')}</p>
          <h1 className="mt-3 max-w-200 text-title">{data?.text.heading}</h1>
          <p className="mt-4 max-w-prose text-lead text-muted">
            <ProseText>{lead}</ProseText>
          </p>
          <p className="mt-3 text-sm text-muted">
            {t('edition', { number: edition.number, date: edition.effective })}
            {' · '}
            <LocalLink to="rulesChanges" className="rounded-xs underline print:hidden">
              {t('changes')}
            </LocalLink>
          </p>
          <p className="mt-3 hidden text-sm print:block">
            {siteUrl + pathFor(rulesPages[tab], language)}
          </p>
        </div>
        <Drawing className="w-full rounded-lg bg-mata-50 max-md:hidden print:hidden" />
      </div>
      <div className="mt-8 grid gap-4 lg:grid-cols-[1fr_20rem] lg:gap-x-6 print:hidden">
        <RulesTabs current={tab} />
        <SearchBox />
      </div>
      <div className="mt-4 mb-8 lg:mb-12">
        {/* The instructions contain the whole notice. */}
        {tab === 'instructions' ? <LegalLine /> : <LegalNotice />}
      </div>
    </header>
  );
}

/** The four tabs. Each is a link, so that it works without JavaScript and can be shared. */
function RulesTabs({ current }: { current: RulesTabId }) {
  const { t } = useTranslation(['rules', 'search']);
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
              {t(`search:tabs.${tab}`)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
