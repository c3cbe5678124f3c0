import type { RulesTabId } from '../rules/types.ts';

/**
 * Something that can be shared, and the rule that says so: a tab and its anchor. Figures are
 * references, as in the rules (`{recoveryAmount}`). No item may claim more than its rule.
 */
export type ShareableItem = { name: string; text: string; rule: readonly [RulesTabId, string] };

export type ShareableGroup = {
  id: 'sudden' | 'illness' | 'birth' | 'recovery' | 'more';
  title: string;
  items: readonly ShareableItem[];
};
