import type { Messages } from '~/shared/i18n/catalog';

type PlanTypeKey = keyof Messages['portal']['cards']['planType']['types'];

const known: readonly string[] = [
  'individual',
  'couple',
  'single_parent',
  'family',
] satisfies PlanTypeKey[];

/** The message key of a plan type's name, if it has one. */
export function planTypeKey(planType: string | null | undefined): PlanTypeKey | undefined {
  return planType && known.includes(planType) ? (planType as PlanTypeKey) : undefined;
}
