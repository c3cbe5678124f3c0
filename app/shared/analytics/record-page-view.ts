import { plainPath } from '~/paths';
import { sendCall } from '~/shared/backend/send-call';
import type { Language } from '~/shared/i18n/language';
import { isStaffBrowser } from './staff-browser';
import { recordVisit } from './visit';

/** Counts a page view, except in a browser that staff use. It sends no personal data. */
export function recordPageView(pathname: string, language: Language): void {
  if (isStaffBrowser()) return;
  const { source, begins, daysSinceLast } = recordVisit();
  sendCall('count_page_view', {
    path: plainPath(pathname),
    language,
    source,
    is_visit: begins,
    days_since_last: daysSinceLast,
  });
}
