import { type Care, excludedCares } from '#rules/engine/care';

/** What a charge can be for, in the order of the list: the usual ones first. */
export const cares: readonly Care[] = [
  'general',
  'unclear',
  'diagnostics',
  'prenatal',
  'supplies',
  'orthotics',
  'injections',
  'home-care',
  'recovery',
  'hormone',
  'allergy',
  'apnea-home',
  'apnea-laboratory',
  'apnea-device',
  'apnea-rental',
  'apnea-masks',
  'apnea-oral',
  'apnea-follow-up',
  'apnea-surgery',
  ...excludedCares,
  'death-assistance',
];

/** Care whose limit counts visits or sessions. */
export const countedCares: ReadonlySet<Care> = new Set([
  'home-care',
  'recovery',
  'apnea-rental',
  'apnea-follow-up',
]);
