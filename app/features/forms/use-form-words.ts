import { useTranslation } from 'react-i18next';
import type { FormSlug } from '~/config/forms';
import { type FormWords, formNamespaces } from '~/content/forms/words';

/** What a form says, in the language of the page that brought it. */
export function useFormWords(form: FormSlug): FormWords {
  const { i18n } = useTranslation();
  return i18n.getResourceBundle(i18n.language, formNamespaces[form]) as FormWords;
}
