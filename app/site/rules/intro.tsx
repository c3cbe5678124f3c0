import type { ComponentType } from 'react';
import { rulesPages } from '~/content/rules/rules-pages';
import type { Prose, RulesTabId } from '~/content/rules/types';
import { pathFor } from '~/paths';
import { siteUrl } from '~/shared/backend/env';
import { usePageData } from '~/shared/i18n/page-data';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { IllustrationProps } from '~/shared/illustrations/illustration';
import { LegalNotice } from '~/shared/page/legal-notice';
import { ProseText } from './prose-text';
import type { FinishedRules } from './rules-loader';
import { RulesTabs } from './rules-tabs';
import { RulesSearch } from './search/rules-search';

type IntroProps = {
  tab: RulesTabId;
  lead: Prose;
  edition: FinishedRules['edition'];
  drawing: ComponentType<IllustrationProps>;
};

/** The head of a tab: its title, the way to the other tabs, the search and what this is not. */
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
          </p>
          <p className="mt-3 hidden text-sm print:block">
            {siteUrl + pathFor(rulesPages[tab], language)}
          </p>
        </div>
        <Drawing className="w-full rounded-lg bg-mata-50 max-md:hidden print:hidden" />
      </div>
      <div className="mt-8 grid gap-4 lg:grid-cols-[1fr_20rem] lg:gap-x-6 print:hidden">
        <RulesTabs current={tab} />
        <RulesSearch />
      </div>
      <LegalNotice length="short" className="mt-4 mb-8 lg:mb-12" />
    </header>
  );
}
