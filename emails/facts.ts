import { brand } from '../app/shared/brand/brand.ts';
import { supportHours } from '../app/shared/brand/support-hours.ts';
import type { Language } from '../app/shared/i18n/language.ts';

const { support } = brand.email;
const phone = brand.phone.display;

/** How to contact a person, as the end of a sentence: "…, call {phone} or write to {email}." */
export const callOrWrite: Record<Language, string> = {
  en: `call us right away at ${phone} or write to ${support}.`,
  'pt-BR': `ligue agora para ${phone} ou escreva para ${support}.`,
};

/** The hours of phone support. */
export function officeHours(language: Language): string {
  const first = weekday(supportHours.days[0], language);
  const last = weekday(supportHours.days[supportHours.days.length - 1] ?? 0, language);
  const { opens, closes } = supportHours;
  if (language === 'en') {
    return `${first} to ${last}, ${onTwelveHourClock(opens)} to ${onTwelveHourClock(closes)} Eastern time`;
  }
  return `de ${first.replace('-feira', '')} a ${last}, das ${opens}h às ${closes}h (horário da Costa Leste, Eastern time)`;
}

/** Days count from Sunday, 0. */
function weekday(day: number, language: Language): string {
  const sunday = Date.UTC(2023, 0, 1);
  const date = new Date(sunday + day * 86_400_000);
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(date);
}

function onTwelveHourClock(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}
