import type { Messages } from '~/shared/i18n/catalog';
import type { Language } from '~/shared/i18n/language';

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

type Plan = { name: string; label: string; label_en: string | null };

/** The name of a plan as the reader knows it; null without one. */
export function planName(plan: Plan | null, language: Language): string | null {
  if (!plan) return null;
  return (language === 'en' && plan.label_en) || plan.label || plan.name;
}
