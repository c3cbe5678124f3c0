import MiniSearch from 'minisearch';
import { normalize } from './normalize';
import { wordsIn } from './words';

/** The known words, to correct typos. */
export type Spelling = {
  known: Pick<ReadonlySet<string>, 'has'>;
  engine: MiniSearch<{ id: string }>;
};

export function spellingIndex(texts: readonly string[]): Spelling {
  const known = new Set(texts.flatMap((text) => wordsIn(text).map((word) => normalize(word.text))));
  const engine = new MiniSearch<{ id: string }>({ fields: ['id'] });
  engine.addAll([...known].map((id) => ({ id })));
  return { known, engine };
}

/** Words shorter than this have too many neighbors. */
const shortest = 5;

/** Corrects the typos of a query. Known words and their prefixes stay. */
export function correctTypos(query: string, { known, engine }: Spelling): string {
  return wordsIn(query)
    .map(({ text }) => normalize(text))
    .map((word) => {
      if (word.length < shortest || known.has(word)) return word;
      const [begun] = engine.search(word, { prefix: true });
      if (begun) return word;
      return String(engine.search(word, { fuzzy: word.length < 7 ? 1 : 2 })[0]?.id ?? word);
    })
    .join(' ');
}
