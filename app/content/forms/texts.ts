import type { FormSlug } from '~/shared/forms/form-settings';
import { catalog, type Namespace } from '~/shared/i18n/catalog';
import type { Language } from '~/shared/i18n/language';

export type FieldTexts = {
  label: string;
  hint?: string;
  placeholder?: string;
  options?: Record<string, string>;
};

/** All texts of a form. A test compares them with the form's fields. */
export type FormTexts = {
  lead: string;
  /** Shown before the first question, one sentence per point. */
  points?: Record<string, string>;
  submit: string;
  sent: { title: string; text: string };
  fields: Record<string, FieldTexts>;
};

/** The namespace of each form's texts. */
export const formNamespaces = {
  contact: 'formContact',
  'sharing-rules': 'formSharingRules',
  sharing: 'formSharing',
  discounts: 'formDiscounts',
  'plan-updates': 'formPlanUpdates',
  scheduling: 'formScheduling',
} as const satisfies Record<FormSlug, Namespace>;

/** Loads a form's texts, to display submitted answers. */
export async function loadFormTexts(form: FormSlug, language: Language): Promise<FormTexts> {
  return (await catalog[language][formNamespaces[form]]()).default;
}
