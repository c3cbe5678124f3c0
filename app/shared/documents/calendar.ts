import ical, { ICalAlarmType } from 'ical-generator';

/** A day in a calendar. The same `id` again replaces the day that a calendar already has. */
export type CalendarDay = { id: string; day: string; title: string; text: string };

/** When calendars remind of a day: at nine in the morning, a week and a day before. */
const reminders = [7, 1].map((days) => (days * 24 - 9) * 3600);

/**
 * Days as a calendar file (RFC 5545), without a time and therefore without a time zone: March 1 is
 * March 1 wherever the phone is.
 */
export function calendarFile(days: readonly CalendarDay[], name: string, url: string): Blob {
  const calendar = ical({ name, prodId: { company: name, product: name } });
  for (const { id, day, title, text } of days) {
    const event = calendar.createEvent({
      id,
      // The library writes the date of this moment in UTC.
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      summary: title,
      description: text,
      url,
    });
    for (const seconds of reminders) {
      event.createAlarm({ type: ICalAlarmType.display, trigger: seconds, description: title });
    }
  }
  return new Blob([calendar.toString()], { type: 'text/calendar' });
}
