import { dayInBocaRaton } from '~/shared/format/office-day';
import { recall, remember } from './browser-memory';
import { hostOf, type Source, sourceOf } from './source';

/** What one page view is part of. */
export type Visit = {
  source: Source;
  /** Whether it is the first view of a visit. */
  begins: boolean;
  /** How many days ago this browser was here last: 0 is today, null never (or it does not remember). */
  daysSinceLast: number | null;
};

/** Where this tab came from, for as long as it is open. */
const sourceKey = 'visit-source';
/** The day of the last visit, the only thing that a browser remembers for the count. */
const dayKey = 'last-visit';

/** Notes a page view in this browser, and says what it is part of. */
export function noteVisit(now = new Date()): Visit {
  const today = dayInBocaRaton(now);
  const isFromOutside = hostOf(document.referrer) !== window.location.host;
  const known = recall('sessionStorage', sourceKey) as Source | null;
  const source = known ?? sourceOf(isFromOutside ? document.referrer : '', window.location.search);
  const daysSinceLast = daysBetween(recall('localStorage', dayKey), today);
  remember('sessionStorage', sourceKey, source);
  remember('localStorage', dayKey, today);
  return { source, begins: known === null && isFromOutside, daysSinceLast };
}

/** Days from one `YYYY-MM-DD` to another; null when the first is none. */
export function daysBetween(earlier: string | null, later: string): number | null {
  if (!earlier || !/^\d{4}-\d{2}-\d{2}$/.test(earlier)) return null;
  return Math.max(0, Math.round((Date.parse(later) - Date.parse(earlier)) / 86_400_000));
}
