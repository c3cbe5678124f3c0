import { backend } from '~/shared/backend/env';
import type { Language } from '~/shared/i18n/language';
import type { Visit } from './visit';

/** Tells the backend that a page was seen: its plain path, and what the visit is. Never who came. */
export function countPageView(path: string, language: Language, visit: Visit): void {
  const { url, publishableKey } = backend();
  const request = fetch(new URL('/rest/v1/rpc/count_page_view', url), {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      path,
      language,
      source: visit.source,
      is_visit: visit.begins,
      days_since_last: visit.daysSinceLast,
    }),
    keepalive: true,
  });
  // Nobody who reads has to hear that a count failed.
  request.catch((error: unknown) => console.info('The page was not counted:', error));
}
