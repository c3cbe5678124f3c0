import { ArrowLeft, ArrowRight } from 'lucide-react';
import { rulesPages } from '~/content/rules/rules-pages';
import { type RulesTabId, rulesTabs } from '~/content/rules/types';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { WhatsAppLink } from '~/site/whatsapp-link';

/** The end of a tab: a contact, and links to the previous and next tabs. */
export function TabFooter({ tab }: { tab: RulesTabId }) {
  const { t } = useTranslation('rules');
  const place = rulesTabs.indexOf(tab);
  const previous = rulesTabs[place - 1];
  const next = rulesTabs[place + 1];
  return (
    <footer className="grid gap-8 print:hidden">
      <div className="grid justify-items-start gap-4 rounded-lg bg-mata-100 p-6 md:p-8">
        <h2 className="text-heading">{t('help.title')}</h2>
        <p>{t('help.text')}</p>
        <WhatsAppLink>{t('help.whatsapp')}</WhatsAppLink>
      </div>
      <nav aria-label={t('onward.label')} className="flex flex-wrap justify-between gap-x-6">
        {previous && (
          <LocalLink to={rulesPages[previous]} className={onwardLink}>
            <ArrowLeft className="size-5" />
            {t('onward.previous', { tab: t(`tabs.${previous}`) })}
          </LocalLink>
        )}
        {next && (
          <LocalLink to={rulesPages[next]} className={`${onwardLink} ml-auto`}>
            {t('onward.next', { tab: t(`tabs.${next}`) })}
            <ArrowRight className="size-5" />
          </LocalLink>
        )}
      </nav>
    </footer>
  );
}

const onwardLink =
  'inline-flex min-h-11 items-center gap-2.5 rounded-xs font-semibold text-mata-700 hover:underline';
