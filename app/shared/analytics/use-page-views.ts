import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '~/shared/i18n/use-language';

/** Counts each page that a visitor sees, once, except for staff and robots. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  const { language } = useLanguage();
  useEffect(() => {
    if (import.meta.env.DEV || navigator.webdriver) return;
    // The count loads after the page, so that its script delays nothing.
    import('./record-page-view').then(
      ({ recordPageView }) => recordPageView(pathname, language),
      (error: unknown) => console.info('The page was not counted:', error),
    );
  }, [pathname, language]);
}
