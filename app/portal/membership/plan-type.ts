import type { Messages } from '~/shared/i18n/catalogue';

type PlanTypeKey = keyof Messages['portal']['cards']['planType']['types'];

const known: readonly string[] = [
  'individual',
  'couple',
  'single_parent',
  'family',
] satisfies PlanTypeKey[];

/** The key of a plan type's name, if it is one that has a name. */
export function planTypeKey(planType: string | null | undefined): PlanTypeKey | undefined {
  return planType && known.includes(planType) ? (planType as PlanTypeKey) : undefined;
}
