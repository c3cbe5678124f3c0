import { type Figure, type FigureId, figures } from '#rules/figures';
import { formatMoney } from '../shared/format/money.ts';
import type { Language } from '../shared/i18n/language.ts';

type Counted = 'sessions' | 'visits';

/** Units that Intl does not know: singular and plural. */
const counted: Record<Language, Record<Counted, readonly [string, string]>> = {
  en: {
    sessions: ['session', 'sessions'],
    visits: ['visit', 'visits'],
  },
  'pt-BR': {
    sessions: ['sessão', 'sessões'],
    visits: ['visita', 'visitas'],
  },
};

const timeUnits = { days: 'day', months: 'month', years: 'year' } as const;

/** A figure with its unit, formatted in the language: `$5,000`, `US$ 5.000`, `30 dias`. */
export function formatFigure(id: FigureId, language: Language): string {
  const { value, unit, cents }: Figure = figures[id];
  switch (unit) {
    case 'usd':
      return formatMoney(value, language, { cents: cents === true });
    case 'days':
    case 'months':
    case 'years':
      return onOneLine(timeFormat(unit, language).format(value));
    case 'sessions':
    case 'visits':
      return onOneLine(`${value} ${counted[language][unit][value === 1 ? 0 : 1]}`);
    case 'count':
    case 'phone':
      return String(value);
  }
}

function timeFormat(unit: keyof typeof timeUnits, language: Language): Intl.NumberFormat {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: timeUnits[unit],
    unitDisplay: 'long',
  });
}

/** Keeps a number and its unit on one line. */
function onOneLine(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
