/** The site's forms, by the last segment of their URL. */
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
 * An operator's external forms, such as `contact: 'https://forms.example.com/…'`. Each replaces the
 * site's own form in the same frame, and stores its submissions separately.
 */
export const thirdPartyForms: Partial<Record<FormSlug, `https://${string}`>> = {};
