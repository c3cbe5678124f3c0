import { type FormTexts, formNamespaces } from '~/content/forms/texts';
import type { FormSlug } from '~/shared/forms/form-settings';
import { usePageData } from '~/shared/i18n/page-data';

/** A form's texts, in the page's language. */
export function useFormTexts(form: FormSlug): FormTexts {
  const words = usePageData()?.messages[formNamespaces[form]];
  if (!words) throw new Error(`The page has not brought the words of the form ${form}.`);
  return words;
}
