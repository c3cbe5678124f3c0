/**
 * Normalizes text for comparison: no accents, lower case. The length stays the same, so that
 * positions in the result are positions in the text.
 */
export function normalize(text: string): string {
  return Array.from(text.normalize('NFC'), (character) => {
    const plain = character
      .normalize('NFD')
      .replaceAll(/\p{Mark}/gu, '')
      .toLowerCase();
    return plain.length === character.length ? plain : character;
  })
    .join('')
    .replaceAll('\u00a0', ' ');
}
