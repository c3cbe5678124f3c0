/** The minimum similarity of a suggestion, from 0 to 1. */
const similarEnough = 0.75;

/** Finds the known name that the caller may have meant; null if no name is similar enough. */
export function mostSimilar(
  name: string,
  known: string[],
  threshold = similarEnough,
): string | null {
  let best: string | null = null;
  let bestScore = threshold;
  for (const candidate of known) {
    const score = similarity(name.toLowerCase(), candidate.toLowerCase());
    if (score >= bestScore) {
      best = candidate;
      bestScore = score;
    }
  }
  return best;
}

/** Longer names are not compared, because the work grows with the product of the lengths. */
const longestText = 128;

function similarity(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  if (longest === 0) return 1;
  if (longest > longestText) return 0;
  return 1 - editDistance(a, b) / longest;
}

/** Computes the Levenshtein distance, one row of the table at a time. */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(substitution, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    previous = row;
  }
  return previous[b.length] ?? 0;
}
