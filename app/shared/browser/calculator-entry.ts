import { jsonEntry, sessionEntry } from './storage';

/**
 * The choices of the calculator of costs. They can be about health, so they last only as long as the
 * tab, and signing out deletes them with the drafts of forms. The portal writes the member's own.
 */
export const calculatorEntry = jsonEntry(
  sessionEntry('form-draft:calculator'),
  (value): value is Record<string, unknown> => typeof value === 'object' && value !== null,
);
