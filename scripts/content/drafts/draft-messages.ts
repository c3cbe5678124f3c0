import { type DraftMessage, draftMessages } from '../../../app/content/drafts.ts';
import { pathFor } from '../../../app/paths.ts';
import { type Language, languages } from '../../../app/shared/i18n/language.ts';
import { fillSharedValues } from '../../build/bundle/shared-values.ts';
import { messageFiles, readMessageFile } from '../../build/message-files.ts';

/** One invented message in one language, with its URL path, or its file if it has no path. */
type DraftText = { language: Language; address: string; key: string; text: string; why: string };

/**
 * All invented messages of the site, in full.
 * @throws if the registry names a message that does not exist.
 */
export async function draftTexts(): Promise<DraftText[]> {
  const texts = draftMessages.map((message) =>
    Promise.all(languages.map((language) => textsOf(message, language))),
  );
  const found = (await Promise.all(texts)).flat(2);
  const isListed = new Set(found.map(({ language, key }) => `${language} ${key}`));
  const promises = (await responseTimePromises()).filter(
    ({ language, key }) => !isListed.has(`${language} ${key}`),
  );
  return [...found, ...promises];
}

/** Every message that promises a reply within the response time. */
async function responseTimePromises(): Promise<DraftText[]> {
  const texts: DraftText[] = [];
  for (const language of languages) {
    for (const { namespace, path } of messageFiles(language)) {
      const messages = readMessageFile(language, namespace);
      const promises = leaves(messages, '').filter(([, text]) => text.includes('{responseTime}'));
      for (const [key, text] of promises) {
        texts.push({
          language,
          address: path,
          key: `${namespace}:${key.slice(1)}`,
          text: fillSharedValues(text, language),
          why: 'How soon the team answers is yours to promise.',
        });
      }
    }
  }
  return texts;
}

async function textsOf(message: DraftMessage, language: Language): Promise<DraftText[]> {
  const { page, namespace, key, why } = message;
  const messages = readMessageFile(language, namespace);
  const found = key.split('.').reduce<unknown>(below, messages);
  if (found === undefined) throw new Error(`${namespace}.json has no "${key}" in ${language}`);
  return leaves(found, key).map(([leaf, text]) => ({
    language,
    address: pathFor(page, language),
    key: `${namespace}:${leaf}`,
    text: fillSharedValues(text, language),
    why,
  }));
}

function below(branch: unknown, key: string): unknown {
  if (typeof branch !== 'object' || branch === null) return undefined;
  return (branch as Record<string, unknown>)[key];
}

function leaves(branch: unknown, key: string): [string, string][] {
  if (typeof branch === 'string') return [[key, branch]];
  return Object.entries(branch as Record<string, unknown>).flatMap(([name, inner]) =>
    leaves(inner, `${key}.${name}`),
  );
}
