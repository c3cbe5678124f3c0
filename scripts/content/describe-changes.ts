import { compareEditions, type Piece } from '../../app/content/rules/compare-editions.ts';
import type { EditionContent } from '../../app/content/rules/edition-content.ts';
import { languages } from '../../app/shared/i18n/language.ts';

type Edition = { content: EditionContent; figures: Record<string, number> };

const marks = { same: ['', ''], added: ['{+', '+}'], removed: ['[-', '-]'] } as const;

/** The differences of two editions for a terminal: `[-removed-]` and `{+added+}` words. */
export function describeChanges(before: Edition, after: Edition): string[] {
  const ids = [...new Set([...Object.keys(before.figures), ...Object.keys(after.figures)])];
  const figures = ids
    .filter((id) => before.figures[id] !== after.figures[id])
    .map((id) => `  ${id}: ${before.figures[id] ?? 'none'} → ${after.figures[id] ?? 'none'}`);
  const texts = languages.flatMap((language) => {
    const changes = compareEditions(before.content[language], after.content[language]);
    return [
      `${language}: ${changes.length} sections differ`,
      ...changes.flatMap(({ tab, id, title, sentences }) => [
        `  ${tab}#${id} ${marked(title)}`.trimEnd(),
        ...sentences.map((pieces) => `    ${marked(pieces)}`),
      ]),
    ];
  });
  return [`Figures: ${figures.length} differ`, ...figures, ...texts];
}

function marked(pieces: readonly Piece[]): string {
  return pieces.map(({ kind, text }) => `${marks[kind][0]}${text}${marks[kind][1]}`).join('');
}
