import type { Page } from '~/paths';
import { type FormSlug, formSlugs } from './form-settings';

/** The page of each form without a frame around it. */
export const formPages = {
  contact: 'contactForm',
  'sharing-rules': 'sharingRulesForm',
  sharing: 'sharingForm',
  discounts: 'discountsForm',
  'plan-updates': 'planUpdatesForm',
  scheduling: 'schedulingForm',
} as const satisfies Record<FormSlug, Page>;

/**
 * The form of a URL such as `/BR/forms/contact`, or of the URL of that page's data.
 * @throws RangeError if there is none.
 */
export function formAt(pathname: string): FormSlug {
  const [, name] = /\/forms\/([a-z-]+)/.exec(pathname) ?? [];
  const slug = formSlugs.find((known) => known === name);
  if (!slug) throw new RangeError(`No form at ${pathname}`);
  return slug;
}
