import { useTranslation } from 'react-i18next';
import { whatsAppLink } from '~/config/external';
import { usePageData } from '~/i18n/page-data';
import { LocalLink } from './local-link';

/** A page whose content is still being written: its name, one calm sentence, two ways on. */
export function BeingPrepared() {
  const { t } = useTranslation('pages');
  const data = usePageData();
  return (
    <section className="mx-auto flex max-w-2xl flex-col gap-6 px-6 py-24">
      <h1 className="text-4xl font-semibold">{data?.text.heading}</h1>
      <p className="text-lg">{t('beingPrepared.text')}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-3 underline underline-offset-4">
        <a href={whatsAppLink()} rel="noopener">
          {t('beingPrepared.whatsapp')}
        </a>
        <LocalLink to="home">{t('beingPrepared.home')}</LocalLink>
      </p>
    </section>
  );
}
