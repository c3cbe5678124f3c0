import type { Page } from '~/paths';
import { type FormSlug, formSlugs } from './form-settings';

/** The page that each form is on its own. */
export const formPages = {
  contact: 'contactForm',
  'sharing-rules': 'sharingRulesForm',
  sharing: 'sharingForm',
  discounts: 'discountsForm',
  'plan-updates': 'planUpdatesForm',
  scheduling: 'schedulingForm',
} as const satisfies Record<FormSlug, Page>;

/**
 * The form that an address shows: `/BR/forms/contact`, or the address of that page's data.
 * @throws RangeError if it shows none.
 */
export function formAt(pathname: string): FormSlug {
  const [, name] = /\/forms\/([a-z-]+)/.exec(pathname) ?? [];
  const slug = formSlugs.find((known) => known === name);
  if (!slug) throw new RangeError(`No form at ${pathname}`);
  return slug;
}
