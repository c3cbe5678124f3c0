/** The day it is at the office, as `YYYY-MM-DD`: all counts by day go by it. */
export function dayInBocaRaton(now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(now);
}
