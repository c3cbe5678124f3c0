import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { languages } from '../../app/i18n/language.ts';

const source = join(import.meta.dirname, '../../app/i18n/locales');

/** Writes `/locales/{language}/translation.json`: all messages of a language, by namespace. */
export async function writeTranslations(folder: string): Promise<void> {
  for (const language of languages) {
    const files = (await readdir(join(source, language))).sort();
    const entries = files.map(async (file) => {
      const text = await readFile(join(source, language, file), 'utf8');
      return [parse(file).name, JSON.parse(text) as unknown] as const;
    });
    const messages = Object.fromEntries(await Promise.all(entries));
    const target = join(folder, 'locales', language);
    await mkdir(target, { recursive: true });
    await writeFile(join(target, 'translation.json'), JSON.stringify(messages));
  }
}
