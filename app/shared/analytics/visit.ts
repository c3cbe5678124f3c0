import { localEntry, sessionEntry } from '~/shared/browser/storage';
import { dayInBocaRaton } from '~/shared/format/office-clock';

/** The kinds of sources that visits come from. */
export type Source = 'direct' | 'search' | 'social' | 'referral' | 'campaign';

/** The visit that a page view is part of. */
export type Visit = {
  source: Source;
  /** Whether the page view is the first one of the visit. */
  begins: boolean;
  /** Days since this browser's last visit. 0 is today; null is never, or not remembered. */
  daysSinceLast: number | null;
};

const visitSource = sessionEntry('visit-source');
/** The day of the last visit, which is all that a browser stores for the count. */
const lastVisit = localEntry('last-visit');

/** Stores a page view in this browser. @returns the visit that the view is part of. */
export function recordVisit(now = new Date()): Visit {
  const today = dayInBocaRaton(now);
  const isFromOutside = hostOf(document.referrer) !== window.location.host;
  const known = visitSource.read() as Source | undefined;
  const source = known ?? sourceOf(isFromOutside ? document.referrer : '', window.location.search);
  const daysSinceLast = daysBetween(lastVisit.read(), today);
  visitSource.write(source);
  lastVisit.write(today);
  return { source, begins: known === undefined && isFromOutside, daysSinceLast };
}

/** The number of days between two `YYYY-MM-DD`; null if the first is not a date. */
export function daysBetween(earlier: string | undefined, later: string): number | null {
  if (!earlier || !/^\d{4}-\d{2}-\d{2}$/.test(earlier)) return null;
  return Math.max(0, Math.round((Date.parse(later) - Date.parse(earlier)) / 86_400_000));
}

const searchEngines =
  /(^|\.)(google|bing|duckduckgo|yahoo|ecosia|startpage|qwant|brave|yandex|baidu)\./;
const socialSites =
  /(^|\.)(facebook|instagram|whatsapp|youtube|linkedin|tiktok|x|twitter|threads|pinterest|reddit|telegram)\.(com|net|org)$|^(wa\.me|t\.co|t\.me|youtu\.be|l\.facebook\.com|lnkd\.in)$/;

/**
 * The kind of site that led to a page.
 * @param referrer the previous page's URL, or an empty string if the browser does not send it.
 * @param search the query of the page's own URL, where campaigns mark their links.
 */
export function sourceOf(referrer: string, search: string): Source {
  if ([...new URLSearchParams(search).keys()].some((name) => name.startsWith('utm_'))) {
    return 'campaign';
  }
  const host = hostOf(referrer);
  if (!host) return 'direct';
  if (searchEngines.test(host)) return 'search';
  if (socialSites.test(host)) return 'social';
  return 'referral';
}

/** The host of a URL, or an empty string. */
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : '';
}
