import { useTranslation } from 'react-i18next';
import { whatsAppLink } from '~/config/external';
import { usePageData } from '~/i18n/page-data';
import { Hands } from '~/illustrations/hands';
import { LinkButton } from '~/ui/link-button';
import { LocalLink } from './local-link';
import { QuietPage } from './quiet-page';

/** A page whose content is still being written: its name, one calm sentence, two ways on. */
export function BeingPrepared() {
  const { t } = useTranslation('pages');
  const data = usePageData();
  return (
    <QuietPage title={data?.text.heading} text={t('beingPrepared.text')} illustration={Hands}>
      <LinkButton href={whatsAppLink()} newTab>
        {t('beingPrepared.whatsapp')}
      </LinkButton>
      <LocalLink to="home" className="link">
        {t('beingPrepared.home')}
      </LocalLink>
    </QuietPage>
  );
}
