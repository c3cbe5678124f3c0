import { parseProse } from './parse-prose.ts';
import type { Block, Prose, Term } from './types.ts';

/** A sentence of the rules as plain text: a link becomes its label. */
export function plainText(prose: Prose): string {
  return parseProse(prose)
    .map(({ text }) => text)
    .join('');
}

/** The texts of a block, one per sentence or term. */
export function proseOf(block: Block): Prose[] {
  if (typeof block === 'string') return [block];
  switch (block.kind) {
    case 'list':
    case 'names':
      return block.items;
    case 'steps':
    case 'terms':
      return block.items.map((term) => `${term.name}${punctuation(term)}${term.text}`);
    case 'boxes':
      return block.items.map(({ title, limit, text, tag }) =>
        [title, limit, tag, text].filter(Boolean).join(' · '),
      );
    case 'note':
      return block.title ? [block.title, block.text] : [block.text];
    case 'yearsChart':
      return [block.caption, ...block.years.map(({ amount, remark }) => `${amount}: ${remark}`)];
  }
}

/** Whether the text continues the sentence that the name starts. */
export function continuesName({ text }: Term): boolean {
  return /^[\p{Lowercase_Letter}(]/u.test(text);
}

function punctuation(term: Term): string {
  return continuesName(term) || /[.?!]$/.test(term.name) ? ' ' : ': ';
}
