import { plainPath } from '~/paths';
import { backend } from '~/shared/backend/env';
import type { Language } from '~/shared/i18n/language';
import { isStaffBrowser } from './staff-browser';
import { recordVisit } from './visit';

/** Counts a page view, except in a browser that staff use. It sends no personal data. */
export function recordPageView(pathname: string, language: Language): void {
  if (isStaffBrowser()) return;
  const { source, begins, daysSinceLast } = recordVisit();
  const { url, publishableKey } = backend();
  const request = fetch(new URL('/rest/v1/rpc/count_page_view', url), {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      path: plainPath(pathname),
      language,
      source,
      is_visit: begins,
      days_since_last: daysSinceLast,
    }),
    keepalive: true,
  });
  // Visitors do not need to know that a count failed.
  request.catch((error: unknown) => console.info('The page was not counted:', error));
}
