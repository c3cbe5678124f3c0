import { expect, test } from 'vitest';
import { calendarFile } from '~/shared/documents/calendar';

test('A calendar file has each day without a time, with two reminders, and keeps its texts', async () => {
  const day = {
    id: 'due-1@x',
    day: '2028-02-29',
    title: 'Last day; really',
    text: 'One\nTwo, três',
  };
  const text = await calendarFile([day], 'Mutirão', 'https://example.org/bill-help').text();
  const lines = text.replace(/\r\n /g, '').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      ...['UID:due-1@x', 'DTSTART;VALUE=DATE:20280229', 'SUMMARY:Last day\\; really'],
      ...['DESCRIPTION:One\\nTwo\\, três', 'TRIGGER:-P6DT15H', 'TRIGGER:-PT15H'],
    ]),
  );
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  // No time zone, and nothing about one.
  expect(text).not.toMatch(/TZID|VTIMEZONE/);
});
