import type { RuleFigures } from './engine/types.ts';
import { type Figure, type FigureUnit, figures } from './figures.ts';

/**
 * The current edition of the rules, the same for both languages. `effective` is a date without a
 * time. A request follows the edition in force on the date of care, so every change of the rules is
 * a new edition.
 */
export const rulesEdition = { number: 1, effective: '2026-01-01', status: 'draft' } as const;

/** A unit's factor: the engine calculates in whole cents. Phone numbers are not rules. */
const factors: Partial<Record<FigureUnit, number>> = {
  usd: 100,
  days: 1,
  months: 1,
  years: 1,
  sessions: 1,
  visits: 1,
  count: 1,
};

/** The figures of the rules as an edition stores them: money in cents, lengths in their own units. */
export function engineFigures(): RuleFigures {
  const all: Record<keyof RuleFigures, Figure> = figures;
  const entries = Object.entries(all).flatMap(([id, { value, unit }]) => {
    const factor = factors[unit];
    return factor === undefined ? [] : [[id, Math.round(value * factor)]];
  });
  return Object.fromEntries(entries);
}
