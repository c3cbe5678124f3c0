import type { Language } from '~/shared/i18n/language';

type Plan = { name: string; label: string; label_en: string | null };

/** The name of a plan as the reader knows it. */
export function planName(plan: Plan, language: Language): string {
  return (language === 'en' && plan.label_en) || plan.label || plan.name;
}
