import { type FigureId, figures } from '../figures.ts';
import { type Prose, type RulesTabId, rulesTabs } from './types.ts';

export type ProseToken =
  | { kind: 'text' | 'english'; text: string }
  | { kind: 'figure'; id: FigureId; bare: boolean }
  | { kind: 'link'; tab: RulesTabId | undefined; anchor: string; text: string };

const special = /\{(\w+)(:number)?\}|\[([^\]]+)\]\((\w*)#([\w-]+)\)|_([^_]+)_/g;

/**
 * Takes a sentence of the rules apart. A link without a tab leads to a section of its own tab.
 * @throws on a figure or a tab that does not exist.
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

function tokenOf([whole, figure, bare, text, tab, anchor, english]: RegExpMatchArray): ProseToken {
  if (figure !== undefined) return { kind: 'figure', id: figureId(figure), bare: bare !== undefined };
  if (text !== undefined && anchor !== undefined) {
    return { kind: 'link', tab: tab ? tabId(tab) : undefined, anchor, text };
  }
  return { kind: 'english', text: english ?? whole };
}

function figureId(name: string): FigureId {
  if (!(name in figures)) throw new Error(`There is no figure "${name}"`);
  return name as FigureId;
}

function tabId(name: string): RulesTabId {
  const tab = rulesTabs.find((id) => id === name);
  if (!tab) throw new Error(`The rules have no tab "${name}"`);
  return tab;
}
