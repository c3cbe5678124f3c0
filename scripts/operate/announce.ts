import { createInterface } from 'node:readline/promises';
import type { Language } from '../../app/shared/i18n/language.ts';
import type { EmailWriter } from '../../supabase/functions/_shared/mail/write-email.ts';
import { siteUrl } from '../build/settings.ts';
import { CommandError } from './command.ts';

/** How many people get an email in a language. */
export type Recipients = { language: Language; count: number };

/** The first name of each reader, which an example does not have. */
export const anyone = '…';

/** The address of a page in an email. */
export function emailedUrl(path: string, language: Language): string {
  return new URL(`${language === 'en' ? '' : '/BR'}${path}`, siteUrl()).href;
}

/** An email to many people as they will get it, in each of their languages, and how many get it. */
export function describeEmail<Values>(
  recipients: readonly Recipients[],
  writer: EmailWriter<Values>,
  valuesIn: (language: Language) => Values,
): string {
  const texts = (['pt-BR', 'en'] as const).map((language) => {
    const { subject, text } = writer[language](valuesIn(language));
    const count = recipients.find((one) => one.language === language)?.count ?? 0;
    const indented = `${subject}\n\n${text.trim()}`.replaceAll(/^(?=.)/gm, '  ');
    return `Email in ${language}, to ${count} people\n\n${indented}`;
  });
  return texts.join('\n\n');
}

/** Asks before something that cannot be taken back. @throws CommandError for any answer but "yes". */
export async function confirm(question: string, canceled: string): Promise<void> {
  if (!process.stdin.isTTY) throw new CommandError('Add --yes to publish without a question');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal
    .question(`${question} Type yes: `)
    .catch(() => '')
    .finally(() => terminal.close());
  if (answer.trim().toLowerCase() !== 'yes') throw new CommandError(`Canceled. ${canceled}`);
}
