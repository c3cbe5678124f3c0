import { loadRules } from '~/content/rules/load-rules';
import { plainText, proseOf } from '~/content/rules/plain-text';
import { type RulesPart, type RulesTabId, rulesTabs } from '~/content/rules/types';
import { writeFigures } from '~/content/rules/write-figures';
import type { Language } from '~/i18n/language';
import { normalize } from './normalize';

/** A section or a part of one, as it is read and as it is compared. */
export type RulesEntry = {
  tab: RulesTabId;
  id: string;
  title: string;
  titleKey: string;
  lines: string[];
  keys: string[];
};

const indexes: Partial<Record<Language, Promise<RulesEntry[]>>> = {};

/** Everything the four tabs say in a language, ready to be searched. Loaded once. */
export function rulesIndex(language: Language): Promise<RulesEntry[]> {
  indexes[language] ??= build(language).catch((error: unknown) => {
    // What failed for want of a network may succeed the next time.
    delete indexes[language];
    throw error;
  });
  return indexes[language];
}

async function build(language: Language): Promise<RulesEntry[]> {
  const contents = await Promise.all(rulesTabs.map((tab) => loadRules(tab, language)));
  return rulesTabs.flatMap((tab, place) =>
    (contents[place]?.sections ?? []).flatMap((section) =>
      [section, ...(section.parts ?? [])].map((part) => entryOf(tab, writeFigures(part, language))),
    ),
  );
}

function entryOf(tab: RulesTabId, { id, title, blocks }: RulesPart): RulesEntry {
  const lines = blocks.flatMap(proseOf).map(plainText);
  return { tab, id, title, titleKey: normalize(title), lines, keys: lines.map(normalize) };
}
