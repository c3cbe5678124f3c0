import type { Reason } from './reasons.ts';

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

type ExcludedCare =
  | 'not-eligible'
  | 'work'
  | 'fees'
  | 'transport'
  | 'dental'
  | 'vision'
  | 'mental-health'
  | 'cosmetic'
  | 'conditional'
  | 'genetic-testing'
  | 'long-term-care'
  | 'maternity-extra'
  | 'above-fair-price'
  | 'driving'
  | 'fight'
  | 'required-exam'
  | 'abroad';

/** What a reviewer says that a charge is for. It selects the rule that limits or excludes it. */
export type Care = OpenCare | LimitedCare | ExcludedCare;

/** Why care is not shared. A reviewer enters care that meets an exception as `general`. */
export const exclusions: Readonly<Record<ExcludedCare, Reason>> = {
  'not-eligible': 'notEligible',
  work: 'work',
  fees: 'fees',
  transport: 'transport',
  dental: 'dental',
  vision: 'vision',
  'mental-health': 'mentalHealth',
  cosmetic: 'cosmetic',
  conditional: 'conditional',
  'genetic-testing': 'geneticTesting',
  'long-term-care': 'longTermCare',
  'maternity-extra': 'maternityExtra',
  'above-fair-price': 'aboveFairPrice',
  driving: 'driving',
  fight: 'fight',
  'required-exam': 'requiredExam',
  abroad: 'abroad',
};

export function isExcluded(care: Care): care is ExcludedCare {
  return Object.hasOwn(exclusions, care);
}
