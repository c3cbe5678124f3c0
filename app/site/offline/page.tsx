import { HeartHandshake, RotateCw, Siren } from 'lucide-react';
import { brand } from '~/shared/brand/brand';
import { pageLoader } from '~/shared/i18n/page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Radio } from '~/shared/illustrations/radio';
import { LocalLink } from '~/shared/page/local-link';
import { LinkButton } from '~/shared/ui/link-button';
import { MessagePage } from '~/site/message-page';

export const loader = pageLoader('offline');
export const clientLoader = pageLoader('offline');

/** Served by the service worker, without scripts, for a page that is not cached. */
export default function Offline() {
  const { t } = useTranslation();
  return (
    <MessagePage title={t('offlinePage.title')} text={t('offlinePage.text')} illustration={Radio}>
      {/* An empty `href` reloads the requested URL, which stays in the address bar. */}
      <LinkButton href="">
        <RotateCw className="size-5" />
        {t('offlinePage.retry')}
      </LinkButton>
      <LinkButton to="emergency" variant="outline">
        <Siren className="size-5" />
        {t('offlinePage.emergency')}
      </LinkButton>
      {/* The service worker shows it if that page is cached (scripts/build/postbuild/pages-worker.ts). */}
      <div id="app-link" hidden>
        <LinkButton to="billHelp" variant="outline">
          <HeartHandshake className="size-5" />
          {t('offlinePage.billHelp')}
        </LinkButton>
      </div>
      <p className="w-full text-muted">
        <a href={`tel:${brand.phone.number}`} className="link inline-flex min-h-11 items-center">
          {t('footer.contact.call', { phone: brand.phone.display })}
        </a>
        <span aria-hidden="true"> · </span>
        <LocalLink to="home" className="link inline-flex min-h-11 items-center">
          {t('actions.backHome')}
        </LocalLink>
      </p>
    </MessagePage>
  );
}
