const vowels = 'aeiouáàâãéêíóôõúü';

/**
 * A vowel with its glide (`ei`, `ão`), or a vowel alone. A glide is a separate vowel before `nh`
 * and `ç`, or if `l`, `m`, `n`, `r` or `z` closes its syllable. Examples are `rainha`,
 * `contribuição` and `ruim`.
 */
const nuclei = new RegExp(
  `ã[oe]|õe|(?:[aeoáéóâêô][iu]|ui)(?!nh|ç|[lmnrz](?![${vowels}]))|[${vowels}]`,
  'g',
);

/** `história`, `água`: an unstressed ending after a stressed vowel is one syllable. */
const glidingEnd = /([áéíóúâêô].*[^aeiou])[iu]([aeo]s?)$/;

/**
 * Counts the syllables of a Portuguese word by its vowels. Packages hyphenate for print. They keep
 * a first vowel on its line (`água`, `ade-são`), so they count too few.
 */
export function portugueseSyllables(word: string): number {
  const spoken = word
    .toLowerCase()
    .replace(/([qg])u(?=[aeiouáéíóúâêôã])/g, '$1')
    .replace(glidingEnd, '$1$2');
  return Math.max(1, spoken.match(nuclei)?.length ?? 0);
}
