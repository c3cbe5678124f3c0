import { officeClock } from './office-clock';

/** The date at the office, as `YYYY-MM-DD`. All daily counts use it. */
export function dayInBocaRaton(now = new Date()): string {
  return officeClock(now).day;
}
