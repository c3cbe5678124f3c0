import { adjustmentYear, periodOn } from './adjustment-year.ts';
import { periodsBetween } from './days.ts';
import { limitOf } from './limits.ts';
import { addPart, type OpenLine } from './open-line.ts';
import { byDay, hasAdjustment, type OpenNeed } from './open-need.ts';
import type { Reason, RuleRef } from './reasons.ts';
import { takeFirst } from './take-iua.ts';
import type { Cents, Condition, Part, Period } from './types.ts';

/** What is assumed where facts are missing or the rules are silent. */
export type Reading = {
  /** The household pays the first part of a need after its limit of IUAs. */
  paysFirstPart: boolean;
  /** Nothing of a need is shared if its IUA was paid late. */
  refusesLate: boolean;
  preExisting: ReadonlySet<Condition>;
};

/** What can be shared of something, and where it is counted how much of it is used. */
type Budget = { limit: number; counter: number };

/** A line above its IUA, with what limits it in every reading. */
type LimitedLine = {
  need: number;
  line: number;
  /** The amount of the adjustment year, if the condition is pre-existing. */
  year: Budget | undefined;
  /** The limit of this kind of care. */
  specific: { rule: RuleRef; amount: Budget; visits: Budget | undefined } | undefined;
};

export type LimitedLines = { lines: readonly LimitedLine[]; counters: number };

/** Finds the limits of all lines, by date of care. */
export function findLimits(needs: readonly OpenNeed[]): LimitedLines {
  const counters = new Map<string, number>();
  const budget = (limit: number, key: string): Budget => {
    const known = counters.get(key);
    const counter = known ?? counters.size;
    if (known === undefined) counters.set(key, counter);
    return { limit, counter };
  };
  const lines = needs
    .flatMap((need, index) => need.lines.map((open, line) => ({ need, index, open, line })))
    .filter(({ open }) => open.isEligible)
    .sort((one, other) => byDay(one.open, other.open) || one.index - other.index)
    .map(({ need, index, open, line }) => ({
      need: index,
      line,
      year: findYear(need, open, budget),
      specific: findSpecific(need, open, budget),
    }));
  return { lines, counters: counters.size };
}

function findYear(
  { condition, person }: OpenNeed,
  { line, edition }: OpenLine,
  budget: (limit: number, key: string) => Budget,
): Budget | undefined {
  if (condition.preExisting === 'no' || !hasAdjustment(condition)) return;
  const { from } = periodOn(person, line.day) as Period;
  const year = adjustmentYear(from, line.day, edition.figures);
  return budget(year.limit, `year ${condition.id} ${year.from}`);
}

/** The limit of a kind of care: of its need, of a time from the person's start date, or for good. */
function findSpecific(
  { person, condition, startsOn }: OpenNeed,
  { line, edition: { figures } }: OpenLine,
  budget: (limit: number, key: string) => Budget,
): LimitedLine['specific'] {
  const limit = limitOf(line.care);
  if (!limit) return;
  const {
    rule = `exclusions#limit-${line.care}`,
    amount,
    amounts,
    visits,
    period,
    monthsPerUnit = 1,
    countsToward,
  } = limit;
  const months = !period || period === 'membership' ? 0 : figures[period] * monthsPerUnit;
  const { from } = periodOn(person, line.day) as Period;
  const index = months && periodsBetween(from, line.day, months);
  const scope = period ? `${months} ${index} ${from} ${person.id}` : `${startsOn} ${condition.id}`;
  return {
    rule,
    amount: budget(
      figures[(person.relation && amounts?.[person.relation]) ?? amount],
      `${countsToward ?? line.care} ${scope}`,
    ),
    visits: visits && budget(figures[visits], `visits ${line.care} ${scope}`),
  };
}

/**
 * Divides what is above the IUA: the amount of the adjustment year first, then the specific limit.
 * What is not shared uses up neither.
 * @returns the parts of each line of each need, which are not changed
 */
export function applyLimits(
  needs: readonly OpenNeed[],
  { lines, counters }: LimitedLines,
  reading: Reading,
): Part[][][] {
  const used = new Array<number>(counters).fill(0);
  const copies = needs.map((need) => {
    const own = need.lines.map((open) => ({ ...open, parts: [] }));
    if (reading.paysFirstPart && need.firstPart) {
      takeFirst(own, need.firstPart, need.firstPart, 'smallAfterCap');
    }
    return own;
  });
  for (const limited of lines) {
    const need = needs[limited.need] as OpenNeed;
    const open = copies[limited.need]?.[limited.line] as OpenLine;
    if (need.isPaidLate && reading.refusesLate) addPart(open, 'iuaPaidLate', open.left);
    else divide(need, open, limited, reading.preExisting.has(need.condition), used);
  }
  return copies.map((own) => own.map(({ parts }) => parts));
}

function divide(
  need: OpenNeed,
  open: OpenLine,
  { year: ofYear, specific }: LimitedLine,
  isPreExisting: boolean,
  used: number[],
): void {
  const roomIn = ({ limit, counter }: Budget) => Math.max(0, limit - (used[counter] ?? 0));
  const use = ({ counter }: Budget, amount: number) => {
    used[counter] = (used[counter] ?? 0) + amount;
  };
  const year = isPreExisting ? ofYear : undefined;
  if (year) {
    const reason = year.limit === 0 ? 'adjustmentFirstYear' : 'aboveAdjustment';
    addPart(open, reason, Math.max(0, open.left - roomIn(year)));
  }
  if (specific) {
    const { rule, amount, visits } = specific;
    let room = Math.min(open.left, roomIn(amount));
    if (visits && open.isAboveIua && year?.limit !== 0) {
      room = Math.min(room, sharedByVisits(open, roomIn(visits)));
      use(visits, open.line.visits ?? 1);
    }
    addPart(open, 'aboveSpecificLimit', open.left - room, rule);
    use(amount, open.left);
  }
  if (year) use(year, open.left);
  if (specific) addPart(open, reasonWithin(need), open.left, specific.rule);
  else addPart(open, year ? 'withinAdjustment' : reasonToShare(need), open.left);
}

/** What can be shared of a line with the visits that are left. Rounded up to a whole cent. */
function sharedByVisits({ line: { visits = 1 }, left }: OpenLine, visitsLeft: number): Cents {
  return visits > visitsLeft ? Math.ceil((left * visitsLeft) / visits) : left;
}

function reasonWithin({ condition }: OpenNeed): Reason {
  return condition.kind === 'death' ? 'deathAssistance' : 'withinSpecificLimit';
}

function reasonToShare({ condition, isAfterCap }: OpenNeed): Reason {
  if (condition.kind === 'maternity') return 'birth';
  return isAfterCap ? 'afterCap' : 'shareable';
}
