import { adjustmentYear } from './adjustment-year.ts';
import { periodsBetween } from './days.ts';
import { type Limit, limitOf } from './limits.ts';
import { addPart, type OpenLine } from './open-line.ts';
import { byDay, type OpenNeed } from './open-need.ts';
import type { Reason } from './reasons.ts';
import { takeFirst } from './take-iua.ts';
import type { Cents, Condition, Part } from './types.ts';

/** What is assumed where facts are missing or the rules are silent. */
export type Reading = {
  /** The household pays the first part of a need after its limit of IUAs. */
  paysFirstPart: boolean;
  /** Nothing of a need is shared if its IUA was paid late. */
  refusesLate: boolean;
  isPreExisting: (condition: Condition) => boolean;
};

/** What can be shared of something, and how much of it is used. */
type Budget = { limit: number; spent: { amount: number } };

/** What is used of each budget, by its key. */
type Spent = Map<string, Budget['spent']>;

/**
 * Divides what is above the IUA, by date of care: the amount of the adjustment year first, then the
 * specific limit. What is not shared uses up neither.
 * @returns the parts of each line of each need, which are not changed
 */
export function applyLimits(needs: readonly OpenNeed[], reading: Reading): Part[][][] {
  const spent: Spent = new Map();
  const copies = needs.map((need) => {
    const lines = need.lines.map((open) => ({ ...open, parts: [] }));
    if (reading.paysFirstPart && need.firstPart) {
      takeFirst(lines, need.firstPart, need.firstPart, 'smallAfterCap');
    }
    return { ...need, lines };
  });
  copies
    .flatMap((need) => need.lines.map((open) => ({ need, open })))
    .filter(({ open }) => open.isEligible)
    .sort((one, other) => byDay(one.open, other.open))
    .forEach(({ need, open }) => {
      if (need.isPaidLate && reading.refusesLate) addPart(open, 'iuaPaidLate', open.left);
      else divide(need, open, reading, spent);
    });
  return copies.map(({ lines }) => lines.map(({ parts }) => parts));
}

function divide(need: OpenNeed, open: OpenLine, reading: Reading, spent: Spent): void {
  const year = findYear(need, open, reading, spent);
  if (year) addPart(open, year.reason, Math.max(0, open.left - roomIn(year)));

  const limit = limitOf(open.line.care);
  const room = limit && findLimit(need, open, limit, spent);
  if (limit && room) {
    const withVisits =
      room.visits && open.isAboveIua && year?.limit !== 0
        ? takeVisits(open, room.visits)
        : open.left;
    const canShare = Math.min(withVisits, roomIn(room));
    addPart(open, 'aboveSpecificLimit', open.left - canShare, limit.rule);
  }
  if (year) year.spent.amount += open.left;
  if (room) room.spent.amount += open.left;
  if (limit) addPart(open, 'withinSpecificLimit', open.left, limit.rule);
  else addPart(open, year ? 'withinAdjustment' : reasonToShare(need), open.left);
}

/** The amount of the adjustment year, unless the condition is not pre-existing. */
function findYear(
  { condition, person }: OpenNeed,
  { line, edition }: OpenLine,
  { isPreExisting }: Reading,
  spent: Spent,
): (Budget & { reason: Reason }) | undefined {
  if (condition.kind === 'maternity' || !isPreExisting(condition)) return;
  const { from, limit } = adjustmentYear(person.startsOn, line.day, edition.figures);
  const reason = limit === 0 ? 'adjustmentFirstYear' : 'aboveAdjustment';
  return { limit, spent: spentOf(spent, `year ${condition.id} ${from}`), reason };
}

/** The limit of a kind of care: of its need, of a period from the person's start date, or for good. */
function findLimit(
  need: OpenNeed,
  { line, edition: { figures } }: OpenLine,
  { amount, visits, period, monthsPerUnit = 1, countsToward }: Limit,
  spent: Spent,
): Budget & { visits: Budget | undefined } {
  const { person, condition, startsOn } = need;
  const months = !period || period === 'membership' ? 0 : figures[period] * monthsPerUnit;
  const index = months && periodsBetween(person.startsOn, line.day, months);
  const scope = period ? `${months} ${index} ${person.id}` : `${startsOn} ${condition.id}`;
  return {
    limit: figures[amount],
    spent: spentOf(spent, `${countsToward ?? line.care} ${scope}`),
    visits: visits && {
      limit: figures[visits],
      spent: spentOf(spent, `visits ${line.care} ${scope}`),
    },
  };
}

/** What can be shared of a line with the visits that are left. Rounded up to a whole cent. */
function takeVisits({ line: { visits = 1 }, left }: OpenLine, budget: Budget): Cents {
  const visitsLeft = roomIn(budget);
  budget.spent.amount += visits;
  return visits > visitsLeft ? Math.ceil((left * visitsLeft) / visits) : left;
}

function reasonToShare({ condition, isAfterCap }: OpenNeed): Reason {
  if (condition.kind === 'maternity') return 'birth';
  return isAfterCap ? 'afterCap' : 'shareable';
}

function roomIn({ limit, spent }: Budget): number {
  return Math.max(0, limit - spent.amount);
}

function spentOf(all: Spent, key: string): Budget['spent'] {
  const known = all.get(key) ?? { amount: 0 };
  all.set(key, known);
  return known;
}
