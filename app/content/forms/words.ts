import type { FormSlug } from '~/shared/forms/form-settings';
import { catalogue, type Namespace } from '~/shared/i18n/catalogue';
import type { Language } from '~/shared/i18n/language';

export type FieldWords = {
  label: string;
  hint?: string;
  placeholder?: string;
  options?: Record<string, string>;
};

/** All that a form says. A test compares it with what the form asks. */
export type FormWords = {
  lead: string;
  /** Said before the first question, one sentence a point. */
  points?: Record<string, string>;
  submit: string;
  sent: { title: string; text: string };
  fields: Record<string, FieldWords>;
};

/** The namespace of each form's words. */
export const formNamespaces = {
  contact: 'formContact',
  'sharing-rules': 'formSharingRules',
  sharing: 'formSharing',
  discounts: 'formDiscounts',
  'plan-updates': 'formPlanUpdates',
  scheduling: 'formScheduling',
} as const satisfies Record<FormSlug, Namespace>;

/** Fetches a form's words, for those who show what was sent. */
export async function loadFormWords(form: FormSlug, language: Language): Promise<FormWords> {
  return (await catalogue[language][formNamespaces[form]]()).default;
}
