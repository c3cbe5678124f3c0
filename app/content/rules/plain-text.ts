import type { Language } from '../../i18n/language.ts';
import { figures } from '../figures.ts';
import { formatFigure } from '../format-figure.ts';
import { parseProse } from './parse-prose.ts';
import type { Block, Prose } from './types.ts';

/** A sentence of the rules as it is read: figures written out, links as their words. */
export function plainText(prose: Prose, language: Language): string {
  return parseProse(prose)
    .map((token) => {
      if (token.kind !== 'figure') return token.text;
      return token.bare ? String(figures[token.id].value) : formatFigure(token.id, language);
    })
    .join('');
}

/** Everything that a block says, a sentence or a term each. */
export function proseOf(block: Block): Prose[] {
  if (typeof block === 'string') return [block];
  switch (block.kind) {
    case 'list':
    case 'names':
      return block.items;
    case 'steps':
    case 'terms':
      return block.items.map(({ name, text }) => (text ? `${name}: ${text}` : name));
    case 'boxes':
      return block.items.map(({ title, limit, text, tag }) =>
        [title, limit, tag, text].filter(Boolean).join(' · '),
      );
    case 'note':
      return block.title ? [block.title, block.text] : [block.text];
    case 'adjustmentChart':
      return [];
  }
}
