import type { Answer } from './answer.ts';
import { care } from './care.ts';
import { conditions } from './conditions.ts';
import { family } from './family.ts';
import { membership } from './membership.ts';

/**
 * All questions with an answer; if two match a query equally, the first is found. The search loads
 * them with the rules, never with a page.
 */
export const answers: readonly Answer[] = [...care, ...conditions, ...family, ...membership];
