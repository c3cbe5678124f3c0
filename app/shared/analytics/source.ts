/** The kinds of places that visitors come from. */
export type Source = 'direct' | 'search' | 'social' | 'referral' | 'campaign';

const searchEngines =
  /(^|\.)(google|bing|duckduckgo|yahoo|ecosia|startpage|qwant|brave|yandex|baidu)\./;
const socialSites =
  /(^|\.)(facebook|instagram|whatsapp|youtube|linkedin|tiktok|x|twitter|threads|pinterest|reddit|telegram)\.(com|net|org)$|^(wa\.me|t\.co|t\.me|youtu\.be|l\.facebook\.com|lnkd\.in)$/;

/**
 * The kind of place that a page was reached from.
 * @param referrer the page before, or an empty text when the browser tells none.
 * @param search the query of the page's own address: campaigns mark their links there.
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

/** The host of an address, or an empty text. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : '';
}
