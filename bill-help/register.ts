import type { AssistanceRule, HospitalRule } from './assistance.ts';
import { assistanceRules } from './assistance-rules.ts';
import { type Area, builtInGuidelines, type Guidelines } from './poverty-guidelines.ts';

/** What the database returns: the guidelines in use, and the rules that are not retired. */
export type RegisterRows = {
  guidelines: readonly { area: Area; year: number; first: number; more: number }[];
  rules: readonly {
    id: string;
    kind: 'state' | 'hospital';
    us_state: string;
    name: string;
    city: string | null;
    policy_url: string | null;
    free_up_to: number | null;
    reduced_up_to: number | null;
    apply_days: number | null;
    source: string;
  }[];
};

/** The figures and rules about financial assistance. */
export type Register = {
  guidelines: Guidelines;
  states: readonly AssistanceRule[];
  hospitals: readonly HospitalRule[];
};

/** What is known without a connection. No hospital is in it. */
export const builtInRegister: Register = {
  guidelines: builtInGuidelines,
  states: assistanceRules,
  hospitals: [],
};

/**
 * The register as the team keeps it. An area without a row, or with an older year than the built-in
 * one, has the built-in guideline. Rules are taken as they are: a retired one must not come back.
 */
export function registerOf({ guidelines, rules }: RegisterRows): Register {
  const newest = { ...builtInGuidelines };
  for (const { area, year, first, more } of guidelines) {
    if (year >= newest[area].year) newest[area] = { year, first, more };
  }
  const read = rules.map((row) => ({
    ...row,
    rule: {
      state: row.us_state,
      name: row.name,
      source: row.source,
      ...(row.free_up_to !== null && { freeUpTo: row.free_up_to }),
      ...(row.reduced_up_to !== null && { reducedUpTo: row.reduced_up_to }),
      ...(row.apply_days !== null && { applyDays: row.apply_days }),
    },
  }));
  return {
    guidelines: newest,
    states: read.filter(({ kind }) => kind === 'state').map(({ rule }) => rule),
    hospitals: read.flatMap(({ kind, id, city, policy_url: policy, rule }) =>
      kind === 'hospital' && city && policy ? [{ ...rule, id, city, policy }] : [],
    ),
  };
}
