import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '../../../app/shared/i18n/language.ts';
import { messageFiles, readMessageFile } from '../message-files.ts';

/**
 * Writes `/locales/{language}/translation.json`, which contains all messages of a language by
 * namespace.
 */
export async function writeTranslations(folder: string): Promise<void> {
  for (const language of languages) {
    const messages = Object.fromEntries(
      messageFiles(language).map(({ namespace }) => [
        namespace,
        readMessageFile(language, namespace),
      ]),
    );
    const target = join(folder, 'locales', language);
    await mkdir(target, { recursive: true });
    await writeFile(join(target, 'translation.json'), JSON.stringify(messages));
  }
}
