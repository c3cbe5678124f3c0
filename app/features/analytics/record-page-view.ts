import type { Language } from '~/i18n/language';
import { plainPath } from '~/paths';
import { countPageView } from './api/count-page-view';
import { isStaffBrowser } from './staff-browser';
import { noteVisit } from './visit';

/** Counts a page that somebody sees, unless they work here. */
export function recordPageView(pathname: string, language: Language): void {
  if (!isStaffBrowser()) countPageView(plainPath(pathname), language, noteVisit());
}
