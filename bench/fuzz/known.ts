/** Words of a request that stand for what is known only when it is sent: tokens and ids of that moment. */
export const knownWords = [
  'known-refresh',
  'known-factor',
  'known-challenge',
  'known-link',
  'known-otp',
  'known-user',
  'known-reset',
] as const;

export type KnownWord = (typeof knownWords)[number];

/** A text with each of the words replaced by what it stands for. */
export function inPlaceOf(text: string, known: Partial<Record<KnownWord, string>>): string {
  if (!text.includes('known-')) return text;
  return text.replace(/known-[a-z]+/g, (word) => known[word as KnownWord] ?? word);
}
