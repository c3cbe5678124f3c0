import { officeClock } from './office-clock';

/** The day it is at the office, as `YYYY-MM-DD`: all counts by day go by it. */
export function dayInBocaRaton(now = new Date()): string {
  return officeClock(now).day;
}
