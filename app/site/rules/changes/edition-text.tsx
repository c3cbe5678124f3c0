import { ChevronDown } from 'lucide-react';
import { rulesTabs } from '~/content/rules/types';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Card } from '~/shared/ui/card';
import { Skeleton } from '~/shared/ui/skeleton';
import { ArrivalHeading } from './arrival-heading';
import { fetchTexts } from './editions';
import { LoadState, useLoaded } from './load-state';

/** An edition in full, as it was published. Care follows the edition of its day. */
export function EditionText({ number }: { number: number }) {
  const { t } = useTranslation(['rulesChanges', 'rules']);
  const { language } = useLanguage();
  const texts = useLoaded(`${language} ${number}`, async (signal) => {
    const [found] = await fetchTexts([number], language, signal);
    return found;
  });
  return (
    <section id="text" aria-labelledby="text-title">
      <ArrivalHeading id="text">{t('full.title', { number })}</ArrivalHeading>
      <p className="mt-2 mb-5 max-w-prose text-muted">{t('full.text')}</p>
      <LoadState loaded={texts} skeleton={<Skeleton className="h-64 w-full rounded-lg" />}>
        {(found) => (
          <Card className="grid gap-4">
            {rulesTabs.map((tab) => (
              <details
                key={tab}
                className="group border-b border-line pb-4 last:border-0 last:pb-0"
              >
                <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 text-heading font-semibold">
                  {t(`rules:tabs.${tab}`)}
                  <ChevronDown className="size-6 shrink-0 text-mata-700 transition-transform group-open:rotate-180" />
                </summary>
                {found?.[tab].map(({ id, title, text }) => (
                  <div key={id} className="mt-6 grid max-w-prose gap-3">
                    {title && <h3 className="font-semibold">{title}</h3>}
                    {text.map((sentence) => (
                      <p key={sentence}>{sentence}</p>
                    ))}
                  </div>
                ))}
              </details>
            ))}
          </Card>
        )}
      </LoadState>
    </section>
  );
}
