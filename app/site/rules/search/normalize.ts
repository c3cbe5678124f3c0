/**
 * Text as the search compares it: without accents and case. Every character stays one character,
 * so a place found in it is the same place in the text.
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
