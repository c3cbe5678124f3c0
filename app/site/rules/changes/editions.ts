import type { EditionTexts } from '~/content/rules/edition-content';
import { type EditionDay, editionOn, readEditions } from '~/shared/editions/read-editions';
import type { Language } from '~/shared/i18n/language';

/** A published edition of the rules, without its texts. Days have no time. */
export type Edition = EditionDay & {
  published_at: string;
  reason: string;
};

/** Whether an edition is in force on a day: the latest one that has begun. */
export type EditionState = 'inForce' | 'upcoming' | 'past';

/** The state of an edition on a day, among all editions, the newest first. */
export function stateOf(edition: Edition, editions: readonly Edition[], day: string): EditionState {
  if (edition.effective_on > day) return 'upcoming';
  return editionOn(editions, day) === edition ? 'inForce' : 'past';
}

/** All published editions, the newest first. */
export function fetchEditions(language: Language, signal: AbortSignal): Promise<Edition[]> {
  const reason = language === 'en' ? 'reason_en' : 'reason_pt';
  const select = `number,effective_on,published_at,reason:${reason}`;
  return readEditions({ select, order: 'number.desc' }, signal);
}

/** The texts of editions in a language, in the order of the numbers. */
export async function fetchTexts(
  numbers: readonly number[],
  language: Language,
  signal: AbortSignal,
): Promise<EditionTexts[]> {
  const rows = await readEditions<{ number: number; texts: EditionTexts }>(
    { select: `number,texts:content->${language}`, number: `in.(${numbers.join(',')})` },
    signal,
  );
  const found = numbers.flatMap((number) => rows.find((row) => row.number === number) ?? []);
  if (found.length < numbers.length) throw new Error('An edition is missing');
  return found.map(({ texts }) => texts);
}
