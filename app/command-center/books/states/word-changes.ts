/** A run of words that stayed, was added or was removed. */
export type WordRun = { kind: 'same' | 'added' | 'removed'; words: string };

/** The changes from one text to another, word by word (longest common subsequence). */
export function wordChanges(before: string, after: string): WordRun[] {
  const old = before.split(/(?<=\s)/);
  const now = after.split(/(?<=\s)/);
  // common[i][j]: how many words the rest of both texts share, from old[i] and now[j] on.
  const common = Array.from({ length: old.length + 1 }, () =>
    new Array<number>(now.length + 1).fill(0),
  );
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const row = common[i] ?? [];
      row[j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const runs: WordRun[] = [];
  const add = (kind: WordRun['kind'], words = '') => {
    const last = runs.at(-1);
    if (last?.kind === kind) last.words += words;
    else if (words) runs.push({ kind, words });
  };
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      add('same', old[i]);
      i += 1;
      j += 1;
    } else if (j >= now.length || (i < old.length && at(i + 1, j) >= at(i, j + 1))) {
      add('removed', old[i]);
      i += 1;
    } else {
      add('added', now[j]);
      j += 1;
    }
  }
  return runs;
}
