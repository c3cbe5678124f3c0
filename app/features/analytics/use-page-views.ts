import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '~/i18n/use-language';
import { plainPath } from '~/paths';
import { countPageView } from './api/count-page-view';
import { isStaffBrowser } from './staff-browser';
import { noteVisit } from './visit';

/** Counts each page that a visitor sees, once; nobody who works here, and no robot. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  const { language } = useLanguage();
  useEffect(() => {
    if (import.meta.env.DEV || navigator.webdriver || isStaffBrowser()) return;
    countPageView(plainPath(pathname), language, noteVisit());
  }, [pathname, language]);
}
