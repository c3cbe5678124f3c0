/** When the office answers. Days count from Sunday, 0; hours are the office's own. */
export const supportHours = {
  timeZone: 'America/New_York',
  days: [1, 2, 3, 4, 5],
  opens: 9,
  closes: 17,
} as const;
