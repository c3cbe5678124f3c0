import { useTranslation } from 'react-i18next';
import { whatsAppLink } from '~/config/external';
import { usePageData } from '~/i18n/page-data';
import { LinkButton } from '~/ui/link-button';
import { LocalLink } from './local-link';

/** A page whose content is still being written: its name, one calm sentence, two ways on. */
export function BeingPrepared() {
  const { t } = useTranslation('pages');
  const data = usePageData();
  return (
    <section className="page grid min-h-[65dvh] content-center justify-items-start gap-6 py-band">
      <h1 className="max-w-2xl text-title">{data?.text.heading}</h1>
      <p className="max-w-prose text-lead text-muted">{t('beingPrepared.text')}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <LinkButton href={whatsAppLink()} newTab>
          {t('beingPrepared.whatsapp')}
        </LinkButton>
        <LocalLink to="home" className="link">
          {t('beingPrepared.home')}
        </LocalLink>
      </div>
    </section>
  );
}
