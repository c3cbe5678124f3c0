import { useTranslation } from '~/shared/i18n/use-translation';

/** The first element for the Tab key. It skips the header and leads to `<main id="content">`. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-sm focus:bg-white focus:px-5 focus:py-3 focus:font-semibold"
    >
      {t('skipToContent')}
    </a>
  );
}
