import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/components/local-link';
import { pageLoader } from '~/i18n/page-data';
import { LinkButton } from '~/ui/link-button';

export const loader = pageLoader('notFound');
export const clientLoader = pageLoader('notFound');

export default function NotFound() {
  const { t } = useTranslation();
  return (
    <section className="page grid min-h-[65dvh] content-center justify-items-start gap-6 py-band">
      <h1 className="max-w-2xl text-title">{t('notFound.title')}</h1>
      <p className="max-w-prose text-lead text-muted">{t('notFound.text')}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <LinkButton to="home">{t('notFound.home')}</LinkButton>
        <LocalLink to="contact" className="link">
          {t('notFound.contact')}
        </LocalLink>
      </div>
    </section>
  );
}
