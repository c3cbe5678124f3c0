import { type FormWords, formNamespaces } from '~/content/forms/words';
import { usePageData } from '~/shared/i18n/page-data';
import type { FormSlug } from './form-settings';

/** What a form says, in the language of the page that brought it. */
export function useFormWords(form: FormSlug): FormWords {
  const words = usePageData()?.messages[formNamespaces[form]];
  if (!words) throw new Error(`The page has not brought the words of the form ${form}.`);
  return words;
}
