import { ChevronDown } from 'lucide-react';
import type { ShouldRevalidateFunction } from 'react-router';
import { pageLoader } from '~/shared/i18n/page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { HeartLedger } from '~/shared/illustrations/heart-ledger';
import { LocalLink } from '~/shared/page/local-link';
import { LinkButton } from '~/shared/ui/link-button';
import { PageHead } from '~/site/page-head';
import { WhatsAppLink } from '~/site/whatsapp-link';
import { Books } from './books';

export const loader = pageLoader('openBooks');
export const clientLoader = pageLoader('openBooks');

/** Selecting a month changes the URL, not the page's data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** The open books: what happened to the contributions, month by month. */
export default function OpenBooksPage() {
  const { t } = useTranslation('openBooks');
  return (
    <>
      <PageHead eyebrow={t('eyebrow')} lead={t('lead')} illustration={HeartLedger} />
      <Books />
      <HowToRead />
      <section aria-labelledby="next-title" className="page grid gap-4 py-band print:hidden">
        <h2 id="next-title" className="text-subtitle">
          {t('next.title')}
        </h2>
        <p className="max-w-prose text-muted">{t('next.text')}</p>
        <div className="mt-2 grid gap-3 sm:flex">
          <WhatsAppLink>{t('next.ask')}</WhatsAppLink>
          <LinkButton to="rules" variant="outline">
            {t('next.rules')}
          </LinkButton>
        </div>
      </section>
    </>
  );
}

const items = ['requested', 'administration', 'fund', 'hidden', 'notHeld', 'corrections'] as const;

/** What the figures mean, in plain words. */
function HowToRead() {
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
