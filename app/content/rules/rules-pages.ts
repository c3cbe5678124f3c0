import type { Page } from '../../paths.ts';
import type { RulesTabId } from './types.ts';

/** The page of each tab of the rules. */
export const rulesPages = {
  instructions: 'rules',
  procedures: 'rulesProcedures',
  exclusions: 'rulesExclusions',
  maternity: 'rulesMaternity',
} as const satisfies Record<RulesTabId, Page>;
