import { LocalLink } from '~/components/local-link';
import { QuietPage } from '~/components/quiet-page';
import { pageLoader } from '~/i18n/page-data';
import { useTranslation } from '~/i18n/use-translation';
import { LostKite } from '~/illustrations/lost-kite';
import { LinkButton } from '~/ui/link-button';

export const loader = pageLoader('notFound');
export const clientLoader = pageLoader('notFound');

export default function NotFound() {
  const { t } = useTranslation();
  return (
    <QuietPage title={t('notFound.title')} text={t('notFound.text')} illustration={LostKite}>
      <LinkButton to="home">{t('notFound.home')}</LinkButton>
      <LocalLink to="contact" className="link">
        {t('notFound.contact')}
      </LocalLink>
    </QuietPage>
  );
}
