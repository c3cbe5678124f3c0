import type { ShouldRevalidateFunction } from 'react-router';
import { pageLoader } from '~/shared/i18n/page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { HeartLedger } from '~/shared/illustrations/heart-ledger';
import { LinkButton } from '~/shared/ui/link-button';
import { PageHead } from '~/site/page-head';
import { WhatsAppLink } from '~/site/whatsapp-link';
import { Books } from './books';
import { HowToRead } from './how-to-read';

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
