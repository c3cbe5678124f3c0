import { type Language, languages } from '../../shared/i18n/language.ts';
import { loadRules } from './load-rules.ts';
import { plainText, proseOf } from './plain-text.ts';
import {
  type Block,
  type RulesContent,
  type RulesPart,
  type RulesTabId,
  rulesTabs,
} from './types.ts';
import { writeFigures } from './write-figures.ts';

/** A section of a published edition: its anchor, its title, and its text in plain sentences. */
export type EditionSection = { id: string; title: string; text: string[] };

/** The text of an edition in one language. */
export type EditionTexts = Record<RulesTabId, EditionSection[]>;

/** The text of an edition in both languages. */
export type EditionContent = Record<Language, EditionTexts>;

/** The section of a tab that contains the sentences above its first title. */
const leadSection = 'lead';

/** The rules of the repository as an edition stores them: with figures, without formatting. */
export async function editionContent(): Promise<EditionContent> {
  const texts = await Promise.all(
    languages.map(async (language) => [language, await editionTexts(language)] as const),
  );
  return Object.fromEntries(texts) as EditionContent;
}

type Revise = (content: RulesContent, tab: RulesTabId, language: Language) => RulesContent;

/** The same in one language. `revise` changes the rules before their figures are written. */
export async function editionTexts(
  language: Language,
  revise: Revise = (content) => content,
): Promise<EditionTexts> {
  const tabs = await Promise.all(
    rulesTabs.map(async (tab) => {
      const content = revise(await loadRules(tab, language), tab, language);
      return [tab, sectionsOf(content, language)] as const;
    }),
  );
  return Object.fromEntries(tabs) as EditionTexts;
}

function sectionsOf(content: RulesContent, language: Language): EditionSection[] {
  const { lead, short = [], sections } = writeFigures(content, language);
  const parts = sections.flatMap((section) => [section, ...(section.parts ?? [])]);
  return [
    { id: leadSection, title: '', text: [lead, ...short].map(plainText) },
    ...parts.map(({ id, title, blocks }: RulesPart) => ({ id, title, text: textOf(blocks) })),
  ];
}

function textOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap(proseOf).map(plainText);
}
