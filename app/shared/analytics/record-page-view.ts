import { plainPath } from '~/paths';
import type { Language } from '~/shared/i18n/language';
import { countPageView } from './count-page-view';
import { isStaffBrowser } from './staff-browser';
import { noteVisit } from './visit';

/** Counts a page that somebody sees, unless they work here. */
export function recordPageView(pathname: string, language: Language): void {
  if (!isStaffBrowser()) countPageView(plainPath(pathname), language, noteVisit());
}
