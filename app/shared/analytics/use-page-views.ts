import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '~/shared/i18n/use-language';

/** Counts each page that a visitor sees, once; nobody who works here, and no robot. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  const { language } = useLanguage();
  useEffect(() => {
    if (import.meta.env.DEV || navigator.webdriver) return;
    // The count comes after the page: nobody waits for its script.
    import('./record-page-view').then(
      ({ recordPageView }) => recordPageView(pathname, language),
      (error: unknown) => console.info('The page was not counted:', error),
    );
  }, [pathname, language]);
}
