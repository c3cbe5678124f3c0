import type { Page } from '../../paths.ts';
import { type RulesTabId, rulesTabs } from './types.ts';

/** Each tab of the rules is a page of its own. */
export const rulesPages = {
  instructions: 'rules',
  procedures: 'rulesProcedures',
  exclusions: 'rulesExclusions',
  maternity: 'rulesMaternity',
} as const satisfies Record<RulesTabId, Page>;

/** The tab that a page shows; the first one for a page that is none of the rules. */
export function rulesTabOf(page: Page | undefined): RulesTabId {
  return rulesTabs.find((tab) => rulesPages[tab] === page) ?? rulesTabs[0];
}
