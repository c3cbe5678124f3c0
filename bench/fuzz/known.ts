/** Placeholders for values that are known only when a request is sent: tokens and ids. */
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

/** Replaces each placeholder with its value. */
export function inPlaceOf(text: string, known: Partial<Record<KnownWord, string>>): string {
  if (!text.includes('known-')) return text;
  return text.replace(/known-[a-z]+/g, (word) => known[word as KnownWord] ?? word);
}
