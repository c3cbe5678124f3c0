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
      [section, ...(section.parts ?? [])]
        .map((part) => writeFigures(part, language))
        .flatMap((part) => [entryOf(tab, part), ...boxesOf(part).map((box) => entryOf(tab, box))]),
    ),
  );
}

type Findable = Pick<RulesPart, 'id' | 'title' | 'blocks'>;

/** A box has an anchor of its own, so it is found by itself and not in its section. */
function boxesOf({ blocks }: RulesPart): Findable[] {
  return blocks
    .flatMap((block) => (typeof block === 'object' && block.kind === 'boxes' ? block.items : []))
    .map(({ id, title, limit, text }) => ({
      id,
      title,
      blocks: [[limit, text].filter(Boolean).join(' · ')],
    }));
}

function entryOf(tab: RulesTabId, { id, title, blocks }: Findable): RulesEntry {
  const lines = blocks
    .filter((block) => typeof block === 'string' || block.kind !== 'boxes')
    .flatMap(proseOf)
    .map(plainText);
  return { tab, id, title, titleKey: normalize(title), lines, keys: lines.map(normalize) };
}
