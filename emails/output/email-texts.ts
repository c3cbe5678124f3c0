import { type Language, languages } from '../../app/i18n/language.ts';
import { authEmails } from '../auth/auth-emails.ts';
import type { Email } from '../email.ts';
import { functionEmails } from '../functions/function-emails.ts';
import { renderEmail } from './render-email.tsx';

type EmailText = { name: string; language: Language; subject: string; text: string };

/** The words of every email, up to the footer that all of them share. */
export async function emailTexts(): Promise<EmailText[]> {
  const emails: [name: string, email: Email][] = [
    ...authEmails.map(({ file, email }): [string, Email] => [file, email]),
    ...authEmails.flatMap(({ file, variant }): [string, Email][] =>
      variant ? [[`${file}, if ${variant.when}`, variant.email]] : [],
    ),
    ...Object.entries(functionEmails),
  ];
  const texts = emails.flatMap(([name, email]) =>
    languages.map(async (language) => {
      const { subject, text } = await renderEmail(email[language], language);
      const { reason } = email[language];
      const end = text.indexOf(reason) + reason.length;
      return { name, language, subject, text: text.slice(0, end) };
    }),
  );
  return Promise.all(texts);
}
