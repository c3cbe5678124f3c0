import { divideBills } from '#rules/engine/divide-bills';
import { addTotals, isOwn, memberPays, mergeParts } from '#rules/engine/totals';
import type { Cents, Condition, Part } from '#rules/engine/types';
import type { HouseholdFacts } from '~/portal/home/year/fetch-member-year';

/** What an estimate depends on. Codes and amounts only. */
export type EstimatedRequest = {
  kind: string | null;
  service_date: string | null;
  person_id: string | null;
  had_before: string | null;
  other_payer: string | null;
  amount_cents: number | null;
};

export type Estimate = {
  own: Cents;
  shareable: Cents;
  undecided: Cents;
  /** Whether all of `own` is below the IUA, not refused or above a limit. */
  isIuaOnly: boolean;
  /** What stays with the member or is not decided, reason by reason. */
  hard: readonly Part[];
};

/**
 * Needs whose amount says enough. A pregnancy has bills with rules of their own, preventive care has
 * limits by kind, and a death has no bill.
 */
const kinds: Partial<Record<string, Condition['kind']>> = {
  illness: 'illness',
  accident: 'accident',
  other: 'illness',
};

const preExisting: Partial<Record<string, Condition['preExisting']>> = { no: 'no', yes: 'yes' };

/**
 * Who would have which part of a request, by the rules and what was decided before, if everything
 * on its bills can be shared; `undefined` as long as too little is known.
 */
export function estimateOf(
  request: EstimatedRequest,
  { household, editions, people }: HouseholdFacts,
): Estimate | undefined {
  const { service_date: day, amount_cents: charge, other_payer } = request;
  const kind = kinds[request.kind ?? ''];
  const personId = request.person_id ?? people[0]?.id;
  const isMember = household.people.some(({ id }) => id === personId);
  if (!kind || !day || !charge || !personId || !isMember || other_payer === 'yes') return undefined;
  if (household.iuaChoices.length === 0) return undefined;
  const condition: Condition = {
    ...{ id: 'estimate', personId, kind, isChronic: false, otherSigns: [], iuaReduction: 0 },
    preExisting: preExisting[request.had_before ?? ''] ?? 'unknown',
    iuaPaidOn: [],
    lines: [{ id: 'estimate', day, care: 'general', charge, discount: 0, otherPayer: 0 }],
  };
  const conditions = [...household.conditions, condition];
  const lines = divideBills({ ...household, conditions }, editions)
    .needs.filter(({ conditionId }) => conditionId === condition.id)
    .flatMap((need) => need.lines);
  const totals = addTotals(lines);
  const { shareable, undecided } = totals;
  const hard = mergeParts(lines).filter((part) => isOwn(part) || part.kind === 'undecided');
  return {
    own: memberPays(totals),
    shareable,
    undecided,
    isIuaOnly: hard.every((part) => !isOwn(part) || part.kind === 'iua'),
    hard,
  };
}
