/** `claim`: a fact about the community that must be true on the day of publication. */
export type SiteFigure = {
  value: number;
  unit: string;
  status: 'spec' | 'draft';
  claim?: true;
};

/**
 * The figures of all other pages, each defined once, with its source: `spec` must not change,
 * `draft` is our own and waits for the operator. They are separate from the figures of the rules,
 * so that a page that needs two of these does not load all of those.
 */
export const siteFigures = {
  families: { value: 5000, unit: 'families', status: 'spec', claim: true },
  cities: { value: 50, unit: 'cities', status: 'spec', claim: true },
  dentalYearlyLimit: { value: 5000, unit: 'usd', status: 'spec' },
  visionExam: { value: 10, unit: 'usd', status: 'spec' },
  showEpisodes: { value: 50, unit: 'episodes', status: 'spec', claim: true },
  showMinutes: { value: 15, unit: 'minutes', status: 'spec' },
  retentionShortest: { value: 90, unit: 'days', status: 'spec' },
  retentionLongest: { value: 2, unit: 'years', status: 'spec' },
  privacyNotice: { value: 180, unit: 'days', status: 'spec' },
  termsNotice: { value: 30, unit: 'days', status: 'spec' },
  privacyAnswer: { value: 30, unit: 'days', status: 'draft' },
  responseBusinessDays: { value: 2, unit: 'business days', status: 'draft' },
} as const satisfies Record<string, SiteFigure>;
