import type { Household, Line } from '#rules/engine/types';
import type { BillLine, Facts } from '~/command-center/requests/review/review-types';

/**
 * The household as it would be with these lines in place of the stored ones of a bill.
 * @param stored the ids of the stored lines.
 */
export function previewHousehold(
  { household, need_id }: Facts,
  stored: readonly string[],
  lines: readonly BillLine[],
): Household {
  const replaced = new Set([...stored, ...lines.map(({ id }) => id)]);
  return {
    ...household,
    conditions: household.conditions.map((condition) =>
      condition.id === need_id
        ? {
            ...condition,
            lines: [
              ...condition.lines.filter(({ id }) => !replaced.has(id)),
              ...lines.map(engineLine),
            ],
          }
        : condition,
    ),
  };
}

function engineLine(line: BillLine): Line {
  return {
    id: line.id,
    day: line.service_date,
    care: line.care,
    charge: line.charge_cents,
    discount: line.discount_cents,
    otherPayer: line.other_payer_cents,
    ...(line.visits !== null && { visits: line.visits }),
  };
}
