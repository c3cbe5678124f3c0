/** When the team answers, on the clock of Boca Raton. Days as JavaScript counts them, 0 is Sunday. */
const hours = { timeZone: 'America/New_York', days: [1, 2, 3, 4, 5], opens: 9, closes: 17 };

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: hours.timeZone,
  weekday: 'short',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** Whether the team is there at that moment, wherever in the world somebody asks. */
export function isOfficeOpen(moment: Date): boolean {
  const parts = Object.fromEntries(
    clock.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  const hour = Number(parts.hour);
  const isWorkday = hours.days.includes(weekdays.indexOf(parts.weekday ?? ''));
  return isWorkday && hour >= hours.opens && hour < hours.closes;
}

/** The time of day in Boca Raton, as the language writes it: `14:05` or `2:05 PM`. */
export function officeTime(moment: Date, language: string): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-US' : 'pt-BR', {
    timeZone: hours.timeZone,
    hour: 'numeric',
    minute: '2-digit',
  }).format(moment);
}
