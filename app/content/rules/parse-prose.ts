import { type Prose, type RulesTabId, rulesTabs } from './types.ts';

export type ProseToken =
  | { kind: 'text' | 'english'; text: string }
  | { kind: 'link'; tab: RulesTabId | undefined; anchor: string; text: string };

const special = /\[([^\]]+)\]\((\w*)#([\w-]+)\)|_([^_]+)_/g;

/**
 * Parses a sentence of the rules. A link without a tab leads to a section of its own tab. Figures
 * stay unchanged: `writeFigures` runs before.
 */
export function parseProse(prose: Prose): ProseToken[] {
  const tokens: ProseToken[] = [];
  let end = 0;
  for (const match of prose.matchAll(special)) {
    if (match.index > end) tokens.push({ kind: 'text', text: prose.slice(end, match.index) });
    tokens.push(tokenOf(match));
    end = match.index + match[0].length;
  }
  if (end < prose.length) tokens.push({ kind: 'text', text: prose.slice(end) });
  return tokens;
}

function tokenOf([, text, tab, anchor = '', english = '']: RegExpMatchArray): ProseToken {
  if (text === undefined) return { kind: 'english', text: english };
  return { kind: 'link', tab: rulesTabs.find((id) => id === tab), anchor, text };
}
