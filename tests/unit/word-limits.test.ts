import { describe, expect, test } from 'vitest';
import { languages } from '~/shared/i18n/language';
import { testimonials } from '../../app/shared/brand/testimonials.ts';
import { readMessageFile } from '../../scripts/build/message-files.ts';
import { wordsIn } from '../../scripts/content/reading/grade.ts';

/** The texts below an object, without those at the given keys. */
function textsBelow(value: unknown, except: readonly string[], path = ''): string[] {
  if (except.includes(path)) return [];
  if (typeof value === 'string') return [value];
  return Object.entries(value ?? {}).flatMap(([key, inner]) =>
    textsBelow(inner, except, path ? `${path}.${key}` : key),
  );
}

describe.each(languages)('In %s', (language) => {
  const words = (texts: readonly string[]) => wordsIn(texts.join('\n'), language).length;
  const messages = (namespace: string) => readMessageFile(language, namespace);

  test('at most 220 words stand before the first question of a request', () => {
    const { healthSharing, start, backToPortal, backToRules } = messages('portalForms') as Record<
      string,
      object | string
    >;
    const { lead, points } = messages('formSharingRules') as Record<string, object | string>;
    const { signedIn } = messages('forms') as Record<string, string>;
    const { legalNotice } = messages('common') as Record<string, Record<string, string>>;
    const notShown = ['done', 'readAgain'];
    const texts = textsBelow(
      [healthSharing, start, backToPortal, backToRules, lead, points, signedIn],
      notShown.map((key) => `0.${key}`),
    );
    const notice = [legalNotice?.title ?? '', legalNotice?.link ?? ''];
    expect(words([...texts, ...notice])).toBeLessThanOrEqual(220);
  });

  test('the home page has at most 560 words', () => {
    const labels = [
      'hero.pause',
      'hero.play',
      'shared.video.play',
      'shared.video.failure',
      'testimonials.rating',
    ];
    const texts = textsBelow(messages('home'), labels);
    const quotes = testimonials.flatMap(({ author, city, quote }) => [
      author,
      city,
      quote[language],
    ]);
    expect(words([...texts, ...quotes])).toBeLessThanOrEqual(560);
  });
});
