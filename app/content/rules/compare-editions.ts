import { diffArrays } from 'diff/lib/diff/array.js';
import type { EditionSection, EditionTexts } from './edition-content.ts';
import { type RulesTabId, rulesTabs } from './types.ts';

/** A piece of a sentence, and whether the later edition keeps, adds or removes it. */
export type Piece = { kind: 'same' | 'added' | 'removed'; text: string };

/** A section that differs between two editions, with its sentences that differ. */
export type SectionChange = {
  tab: RulesTabId;
  id: string;
  /** The title, as pieces if it differs. It is empty above the first title of a tab. */
  title: Piece[];
  kind: 'changed' | 'added' | 'removed';
  sentences: Piece[][];
};

/** The sections that differ between two editions in one language, in the order of the rules. */
export function compareEditions(before: EditionTexts, after: EditionTexts): SectionChange[] {
  return rulesTabs.flatMap((tab) => {
    const later = new Map((after[tab] ?? []).map((section) => [section.id, section]));
    const earlier = new Map((before[tab] ?? []).map((section) => [section.id, section]));
    const ids = new Set([...later.keys(), ...earlier.keys()]);
    return [...ids].flatMap((id) => {
      const change = compareSections(earlier.get(id), later.get(id));
      return change ? [{ tab, id, ...change }] : [];
    });
  });
}

type Change = Pick<SectionChange, 'title' | 'kind' | 'sentences'>;

function compareSections(before?: EditionSection, after?: EditionSection): Change | undefined {
  if (!before) return whole('added', after);
  if (!after) return whole('removed', before);
  const sentences = compareSentences(before.text, after.text);
  if (before.title === after.title && sentences.length === 0) return undefined;
  return { kind: 'changed', title: compareWords(before.title, after.title), sentences };
}

function whole(kind: 'added' | 'removed', section?: EditionSection): Change | undefined {
  if (!section) return undefined;
  return {
    kind,
    title: piece(kind, section.title),
    sentences: section.text.map((text) => piece(kind, text)),
  };
}

/** The sentences that differ. A changed sentence is compared with the one it replaces, by words. */
function compareSentences(before: string[], after: string[]): Piece[][] {
  const found: Piece[][] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const flush = () => {
    found.push(...pairSentences(removed, added));
    [removed, added] = [[], []];
  };
  for (const { value, added: isAdded, removed: isRemoved } of diffArrays(before, after)) {
    if (isAdded) added = value;
    else if (isRemoved) removed = value;
    else flush();
  }
  flush();
  return found;
}

function pairSentences(removed: string[], added: string[]): Piece[][] {
  const found: Piece[][] = [];
  let next = 0;
  for (const sentence of removed) {
    const match = added.findIndex((other, index) => index >= next && isSimilar(sentence, other));
    if (match < 0) {
      found.push(piece('removed', sentence));
      continue;
    }
    found.push(...added.slice(next, match).map((text) => piece('added', text)));
    found.push(compareWords(sentence, added[match] ?? ''));
    next = match + 1;
  }
  return [...found, ...added.slice(next).map((text) => piece('added', text))];
}

/** Whether two sentences share so many words that one replaces the other. */
function isSimilar(before: string, after: string): boolean {
  const earlier = new Set(wordsOf(before).map((word) => word.trim()));
  const later = new Set(wordsOf(after).map((word) => word.trim()));
  const shared = [...earlier].filter((word) => later.has(word)).length;
  return shared / Math.max(earlier.size, later.size) >= 0.4;
}

/** An amount (`US$ 1.500,00`) is one word: a change shows the old and the new amount. */
const word = /(?:US\$\s|\$)?[\p{L}\p{N}]+(?:[.,'’-][\p{L}\p{N}]+)*\s*|\S\s*/gu;

function wordsOf(text: string): string[] {
  return text.match(word) ?? [];
}

function compareWords(before: string, after: string): Piece[] {
  const changes = diffArrays(wordsOf(before), wordsOf(after), {
    comparator: (one, other) => one.trim() === other.trim(),
  });
  return changes.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

function piece(kind: Piece['kind'], text: string): Piece[] {
  return text ? [{ kind, text }] : [];
}
