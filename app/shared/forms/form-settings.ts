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
