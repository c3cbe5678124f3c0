export type SiteFigure = {
  value: number;
  unit: string;
  status: 'spec' | 'draft';
};

/**
 * The figures of all other pages, each defined once, with its source: `spec` must not change,
 * `draft` is our own and waits for the operator. Figures about the community itself belong to the
 * description of the organization. They are separate from the figures of the rules,
 * so that a page that needs two of these does not load all of those.
 */
export const siteFigures = {
  dentalYearlyLimit: { value: 5000, unit: 'usd', status: 'spec' },
  visionExam: { value: 10, unit: 'usd', status: 'spec' },
  showMinutes: { value: 15, unit: 'minutes', status: 'spec' },
  retentionShortest: { value: 90, unit: 'days', status: 'spec' },
  retentionLongest: { value: 2, unit: 'years', status: 'spec' },
  privacyNotice: { value: 180, unit: 'days', status: 'spec' },
  termsNotice: { value: 30, unit: 'days', status: 'spec' },
  privacyAnswer: { value: 30, unit: 'days', status: 'draft' },
  responseBusinessDays: { value: 2, unit: 'business days', status: 'draft' },
} as const satisfies Record<string, SiteFigure>;
