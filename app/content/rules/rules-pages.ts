import type { Page } from '../../paths.ts';
import type { RulesTabId } from './types.ts';

/** Each tab of the rules is a page of its own. */
export const rulesPages = {
  instructions: 'rules',
  procedures: 'rulesProcedures',
  exclusions: 'rulesExclusions',
  maternity: 'rulesMaternity',
} as const satisfies Record<RulesTabId, Page>;
