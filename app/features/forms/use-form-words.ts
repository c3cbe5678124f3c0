import type { FormSlug } from '~/config/forms';
import { type FormWords, formNamespaces } from '~/content/forms/words';
import { usePageData } from '~/i18n/page-data';

/** What a form says, in the language of the page that brought it. */
export function useFormWords(form: FormSlug): FormWords {
  const words = usePageData()?.messages[formNamespaces[form]];
  if (!words) throw new Error(`The page has not brought the words of the form ${form}.`);
  return words;
}
