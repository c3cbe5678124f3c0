import { pageLoader } from '~/shared/i18n/page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LostKite } from '~/shared/illustrations/lost-kite';
import { LocalLink } from '~/shared/page/local-link';
import { LinkButton } from '~/shared/ui/link-button';
import { MessagePage } from '~/site/message-page';

export const loader = pageLoader('notFound');
export const clientLoader = pageLoader('notFound');

export default function NotFound() {
  const { t } = useTranslation();
  return (
    <MessagePage title={t('notFound.title')} text={t('notFound.text')} illustration={LostKite}>
      <LinkButton to="home">{t('notFound.home')}</LinkButton>
      <LocalLink to="contact" className="link">
        {t('notFound.contact')}
      </LocalLink>
    </MessagePage>
  );
}
