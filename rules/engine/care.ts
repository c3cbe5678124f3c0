/** `general` is care without a limit of its own. `unclear` needs a decision by a person. */
type OpenCare = 'general' | 'unclear';

export type LimitedCare =
  | 'allergy'
  | 'diagnostics'
  | 'home-care'
  | 'hormone'
  | 'injections'
  | 'supplies'
  | 'orthotics'
  | 'recovery'
  | 'apnea-home'
  | 'apnea-laboratory'
  | 'apnea-device'
  | 'apnea-rental'
  | 'apnea-masks'
  | 'apnea-oral'
  | 'apnea-follow-up'
  | 'apnea-surgery'
  | 'prenatal'
  | 'death-assistance';

/** Care that is not shared, in the order of lists: the usual kinds first. */
export const excludedCares = [
  'not-eligible',
  'fees',
  'transport',
  'dental',
  'vision',
  'mental-health',
  'cosmetic',
  'conditional',
  'genetic-testing',
  'long-term-care',
  'maternity-extra',
  'work',
  'above-fair-price',
  'driving',
  'fight',
  'required-exam',
  'abroad',
] as const;

export type ExcludedCare = (typeof excludedCares)[number];

/** What a reviewer says that a charge is for. It selects the rule that limits or excludes it. */
export type Care = OpenCare | LimitedCare | ExcludedCare;
