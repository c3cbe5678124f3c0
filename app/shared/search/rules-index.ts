import MiniSearch from 'minisearch';
import { loadRules } from '~/content/rules/load-rules';
import { plainText, proseOf } from '~/content/rules/plain-text';
import {
  type Block,
  type RulesPart,
  type RulesTabId,
  rulesTabs,
  type Term,
} from '~/content/rules/types';
import { writeFigures } from '~/content/rules/write-figures';
import type { Language } from '~/shared/i18n/language';
import { vocabularies } from './vocabulary/vocabularies';
import type { Vocabulary } from './vocabulary/vocabulary';
import { type Spelling, spellingIndex, termOf, wordsIn } from './words';

/** A paragraph of the rules, with the anchor of its section, part, or box. */
export type Paragraph = {
  id: number;
  tab: RulesTabId;
  anchor: string;
  /** The title of the section, part, or box. */
  title: string;
  /** The paragraph's own name: a term, a step, or the title of a note. */
  name: string;
  /** The full text. */
  text: string;
};

export type RulesIndex = {
  vocabulary: Vocabulary;
  paragraphs: readonly Paragraph[];
  engine: MiniSearch<Paragraph>;
  spelling: Spelling;
};

const indexes: Partial<Record<Language, Promise<RulesIndex>>> = {};

/** The index of all paragraphs of the four tabs in a language. Loaded once. */
export function rulesIndex(language: Language): Promise<RulesIndex> {
  indexes[language] ??= build(language).catch((error: unknown) => {
    // A load that failed while offline may succeed on retry.
    delete indexes[language];
    throw error;
  });
  return indexes[language];
}

async function build(language: Language): Promise<RulesIndex> {
  const [vocabulary, ...contents] = await Promise.all([
    vocabularies[language](),
    ...rulesTabs.map((tab) => loadRules(tab, language)),
  ]);
  const paragraphs = rulesTabs
    .flatMap((tab, place) =>
      (contents[place]?.sections ?? [])
        .flatMap((section) => [section, ...(section.parts ?? [])])
        .flatMap((part) => paragraphsOf(tab, writeFigures(part, language))),
    )
    .map((paragraph, id) => ({ id, ...paragraph }));
  const engine = new MiniSearch<Paragraph>({
    fields: ['title', 'name', 'text'],
    tokenize: (text) => wordsIn(text).map((word) => word.text),
    processTerm: (word) => termOf(word, vocabulary),
    // Queries are already terms: see `find-in-rules.ts`.
    searchOptions: { tokenize: (terms) => terms.split(' '), processTerm: (term) => term },
  });
  engine.addAll(paragraphs);
  const known = paragraphs.flatMap(({ title, text }) => [title, text]);
  const spelling = spellingIndex([...known, ...Object.keys(vocabulary.synonyms)]);
  return { vocabulary, paragraphs, engine, spelling };
}

type Passage = Omit<Paragraph, 'id'>;

function paragraphsOf(tab: RulesTabId, { id: anchor, title, blocks }: RulesPart): Passage[] {
  return blocks.flatMap((block) => passagesOf(block, { tab, anchor, title }));
}

type Place = Pick<Paragraph, 'tab' | 'anchor' | 'title'>;

function passagesOf(block: Block, place: Place): Passage[] {
  if (typeof block === 'string') return [{ ...place, name: '', text: plainText(block) }];
  switch (block.kind) {
    case 'steps':
    case 'terms': {
      const texts = proseOf(block).map(plainText);
      const nameOf = ({ name }: Term) => plainText(name);
      return block.items.map((item, at) => ({
        ...place,
        name: nameOf(item),
        text: texts[at] ?? '',
      }));
    }
    case 'boxes':
      // Each box has its own anchor.
      return block.items.map(({ id, title, limit, text }) => ({
        tab: place.tab,
        anchor: id,
        title,
        name: '',
        text: [limit, text]
          .filter((part) => part !== undefined)
          .map(plainText)
          .join(' · '),
      }));
    case 'note': {
      const name = plainText(block.title ?? '');
      return [{ ...place, name, text: [name, plainText(block.text)].filter(Boolean).join(' ') }];
    }
    default:
      return proseOf(block).map((prose) => ({ ...place, name: '', text: plainText(prose) }));
  }
}
