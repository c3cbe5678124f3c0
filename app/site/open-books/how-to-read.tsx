import { ChevronDown } from 'lucide-react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';

const items = ['requested', 'administration', 'fund', 'hidden', 'notHeld', 'corrections'] as const;

/** What the figures mean, in plain words. */
export function HowToRead() {
  const { t } = useTranslation('openBooks');
  return (
    <section aria-labelledby="read-title" className="bg-sand print:bg-white">
      <div className="page grid gap-x-16 gap-y-8 py-band print:py-0 lg:grid-cols-[1fr_1.6fr]">
        <div className="grid content-start gap-5">
          <h2 id="read-title" className="text-title">
            {t('read.title')}
          </h2>
          <p className="max-w-prose text-muted">{t('read.promise')}</p>
        </div>
        <div className="border-t border-line print:hidden">
          {items.map((item) => (
            <details key={item} className="group border-b border-line">
              <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-semibold">
                {t(`read.items.${item}.title`)}
                <ChevronDown className="size-5 shrink-0 transition-transform group-open:rotate-180" />
              </summary>
              <p className="max-w-prose pb-5 text-muted">{t(`read.items.${item}.text`)}</p>
              {item === 'fund' && (
                <p className="pb-5">
                  <LocalLink
                    to="rulesExclusions"
                    hash="excess-fund"
                    className="font-semibold text-mata-700 underline underline-offset-4"
                  >
                    {t('read.items.fund.link')}
                  </LocalLink>
                </p>
              )}
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
