import { loadRules } from '../../../app/content/rules/load-rules.ts';
import { parseProse } from '../../../app/content/rules/parse-prose.ts';
import { continuesName } from '../../../app/content/rules/plain-text.ts';
import {
  type Block,
  type Prose,
  type RulesPart,
  type RulesTabId,
  rulesTabs,
} from '../../../app/content/rules/types.ts';
import { writeFigures } from '../../../app/content/rules/write-figures.ts';
import { loadShareable } from '../../../app/content/shareable/load-shareable.ts';
import type { Language } from '../../../app/shared/i18n/language.ts';
import { readMessageFile } from '../../build/message-files.ts';
import { wordsIn } from './grade.ts';

/** A page that members read before they act. */
export type ReadPage = { name: string; isRules: boolean; sentences: string[] };

const namespaces = [
  'emergency',
  'deskCards',
  'yourPart',
  'whatWouldIPay',
  'billHelp',
  'billLetters',
  'openBooks',
  'shareable',
  'formSharingRules',
  'formSharing',
];

/** A text with fewer words is a label, not a sentence. */
const fewestWords = 5;

/** The sentences of the rules and of the pages about them, in one language. */
export async function readPages(language: Language): Promise<ReadPage[]> {
  const rules = rulesTabs.map(async (tab) => ({
    name: `rules: ${tab}`,
    isRules: true,
    sentences: sentencesIn(await proseOfTab(tab, language), language),
  }));
  const lists = await loadShareable(language);
  const shareable = lists.flatMap(({ items }) => items.map(({ text }) => text));
  const messages = namespaces.map((namespace) => {
    const prose = messagesOf(namespace, language);
    const all = namespace === 'shareable' ? [...prose, ...shareable] : prose;
    return { name: namespace, isRules: false, sentences: sentencesIn(all, language) };
  });
  return Promise.all([...rules, ...messages]);
}

/**
 * Each sentence of some texts, as the reader sees it, with figures written out and links as their
 * text.
 */
function sentencesIn(prose: readonly Prose[], language: Language): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return prose
    .map((text) => ownWords(writeFigures(text, language)))
    .flatMap((text) => [...segmenter.segment(text)].map(({ segment }) => segment.trim()))
    .filter((sentence) => wordsIn(sentence, language).length >= fewestWords);
}

/** A text as the reader sees it, without the English words that a Portuguese text only quotes. */
function ownWords(text: Prose): string {
  return parseProse(text)
    .map((token) => (token.kind === 'english' ? '' : token.text))
    .join('');
}

async function proseOfTab(tab: RulesTabId, language: Language): Promise<Prose[]> {
  const { lead, short = [], sections } = await loadRules(tab, language);
  const parts: RulesPart[] = sections.flatMap((section) => [section, ...(section.parts ?? [])]);
  return [lead, ...short, ...parts.flatMap(({ blocks }) => blocks.flatMap(proseIn))];
}

/** The sentences of a block. A name above a text is a heading, unless the text continues it. */
function proseIn(block: Block): Prose[] {
  if (typeof block === 'string') return [block];
  switch (block.kind) {
    case 'list':
      return block.items;
    case 'steps':
    case 'terms':
      return block.items.flatMap((term) =>
        continuesName(term) ? [`${term.name} ${term.text}`] : [term.name, term.text],
      );
    case 'boxes':
      return block.items.flatMap(({ text }) => text ?? []);
    case 'note':
      return [block.title ?? '', block.text];
    case 'names':
      return [];
    case 'yearsChart':
      return block.years.map(({ remark }) => remark);
  }
}

function messagesOf(namespace: string, language: Language): string[] {
  return leaves(readMessageFile(language, namespace)).map((text) =>
    text.replaceAll(/\{\w+\}/g, '1'),
  );
}

function leaves(branch: unknown): string[] {
  if (typeof branch === 'string') return [branch];
  // `sentence` is English in both languages, because the member reads it aloud at a desk.
  return Object.entries(branch as Record<string, unknown>).flatMap(([name, inner]) =>
    name === 'sentence' ? [] : leaves(inner),
  );
}
