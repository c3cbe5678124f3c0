import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/components/local-link';
import { pageLoader } from '~/i18n/page-data';

export const loader = pageLoader('notFound');
export const clientLoader = pageLoader('notFound');

export default function NotFound() {
  const { t } = useTranslation();
  return (
    <section className="mx-auto flex max-w-2xl flex-col gap-6 px-6 py-24">
      <h1 className="text-4xl font-semibold">{t('notFound.title')}</h1>
      <p className="text-lg">{t('notFound.text')}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-3 underline underline-offset-4">
        <LocalLink to="home">{t('notFound.home')}</LocalLink>
        <LocalLink to="contact">{t('notFound.contact')}</LocalLink>
      </p>
    </section>
  );
}
