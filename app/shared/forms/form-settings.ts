/** The forms of the site, by the last part of their address. */
export const formSlugs = [
  'contact',
  'sharing-rules',
  'sharing',
  'discounts',
  'plan-updates',
  'scheduling',
] as const;

export type FormSlug = (typeof formSlugs)[number];

/**
 * An operator's forms elsewhere: `contact: 'https://forms.example.com/…'`. Each that is named here
 * takes the place of the site's own form, in the same frame. What is sent there is kept there.
 */
export const thirdPartyForms: Partial<Record<FormSlug, `https://${string}`>> = {};
