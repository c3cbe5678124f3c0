/** The office hours, in the office's time zone. Weekdays start with Sunday, 0. */
export const supportHours = {
  timeZone: 'America/New_York',
  days: [1, 2, 3, 4, 5],
  opens: 9,
  closes: 17,
} as const;
