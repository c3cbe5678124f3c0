/** Today in the office's time zone, as `'2025-01-20'`. Scheduled episodes appear on their day. */
export function officeToday(now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/New_York',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);
}
