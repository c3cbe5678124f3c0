import type { Language } from '../../shared/i18n/language.ts';
import { proseOf } from './plain-text.ts';
import { type Proposal, proposals } from './proposals.ts';
import type { Block, RulesContent, RulesPart, RulesTabId } from './types.ts';

/** A tab of the rules with every proposal for the next edition. */
export function proposeChanges(
  content: RulesContent,
  tab: RulesTabId,
  language: Language,
): RulesContent {
  const ofTab = Object.values<Proposal>(proposals).filter(({ rule }) => rule[0] === tab);
  return ofTab.reduce((draft, proposal) => propose(draft, proposal, language), content);
}

/** @throws if the section does not have the sentences of the proposal exactly once. */
function propose(content: RulesContent, proposal: Proposal, language: Language): RulesContent {
  const [tab, id] = proposal.rule;
  const at = proposal.at[language];
  let places = 0;
  const changed = <Part extends RulesPart>(part: Part): Part => {
    if (part.id !== id) return part;
    places += occurrences(part.blocks.flatMap(proseOf).join('\n'), at);
    const blocks = part.blocks.flatMap((block) => change(block, proposal, language));
    return { ...part, blocks };
  };
  const sections = content.sections.map((section) => {
    const { parts } = section;
    return changed(parts ? { ...section, parts: parts.map(changed) } : section);
  });
  if (places !== 1) {
    throw new Error(`${tab}#${id} (${language}) has the sentence ${places} times: ${at}`);
  }
  return { ...content, sections };
}

function change(block: Block, { change, at, text }: Proposal, language: Language): Block[] {
  const sentence = at[language];
  if (!proseOf(block).some((prose) => prose.includes(sentence))) return [block];
  if (change === 'newParagraph') return [block, text[language]];
  const next = change === 'append' ? `${sentence} ${text[language]}` : text[language];
  return [replaceIn(block, sentence, next)];
}

/** Replaces a sentence in every text of a block. */
function replaceIn<Content>(content: Content, sentence: string, next: string): Content {
  if (typeof content === 'string') return content.replace(sentence, () => next) as Content;
  if (Array.isArray(content)) {
    return content.map((item) => replaceIn(item, sentence, next)) as Content;
  }
  if (typeof content !== 'object' || content === null) return content;
  const entries = Object.entries(content).map(([key, value]) => [
    key,
    replaceIn(value, sentence, next),
  ]);
  return Object.fromEntries(entries) as Content;
}

function occurrences(text: string, part: string): number {
  return text.split(part).length - 1;
}
