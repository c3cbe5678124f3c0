import { localEntry, sessionEntry } from '~/shared/browser/storage';
import { dayInBocaRaton } from '~/shared/format/office-day';
import { hostOf, type Source, sourceOf } from './source';

/** What one page view is part of. */
export type Visit = {
  source: Source;
  /** Whether it is the first view of a visit. */
  begins: boolean;
  /** How many days ago this browser was here last: 0 is today, null never (or it does not remember). */
  daysSinceLast: number | null;
};

const visitSource = sessionEntry('visit-source');
/** The day of the last visit, the only thing that a browser remembers for the count. */
const lastVisit = localEntry('last-visit');

/** Notes a page view in this browser. @returns the visit that the view is part of. */
export function noteVisit(now = new Date()): Visit {
  const today = dayInBocaRaton(now);
  const isFromOutside = hostOf(document.referrer) !== window.location.host;
  const known = visitSource.read() as Source | undefined;
  const source = known ?? sourceOf(isFromOutside ? document.referrer : '', window.location.search);
  const daysSinceLast = daysBetween(lastVisit.read(), today);
  visitSource.write(source);
  lastVisit.write(today);
  return { source, begins: known === undefined && isFromOutside, daysSinceLast };
}

/** Days from one `YYYY-MM-DD` to another; null if the first is not a date. */
export function daysBetween(earlier: string | undefined, later: string): number | null {
  if (!earlier || !/^\d{4}-\d{2}-\d{2}$/.test(earlier)) return null;
  return Math.max(0, Math.round((Date.parse(later) - Date.parse(earlier)) / 86_400_000));
}
