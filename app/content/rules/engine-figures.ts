import type { RuleFigures } from '../../shared/rules-engine/types.ts';
import { type Figure, type FigureUnit, figures } from '../figures.ts';

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
