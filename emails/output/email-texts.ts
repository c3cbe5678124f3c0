import { type Language, languages } from '../../app/i18n/language.ts';
import { authEmails } from '../auth/auth-emails.ts';
import type { Email } from '../email.ts';
import { functionEmails } from '../functions/function-emails.ts';
import { authTemplatePath, functionModulePath } from './email-files.ts';
import { renderEmail } from './render-email.tsx';

/** What an email says in one language. `file` is the file of `supabase/` that it is part of. */
type EmailText = { file: string; language: Language; subject: string; text: string };

/** The words of every email, up to the footer that all of them share. */
export async function emailTexts(): Promise<EmailText[]> {
  const emails: [file: string, email: Email][] = [
    ...authEmails.flatMap(({ file, email, variant }) =>
      [email, ...(variant ? [variant.email] : [])].map(
        (one) => [authTemplatePath(file), one] as [string, Email],
      ),
    ),
    ...Object.entries(functionEmails).map(
      ([name, email]) => [functionModulePath(name), email] as [string, Email],
    ),
  ];
  const texts = emails.flatMap(([file, email]) =>
    languages.map(async (language) => {
      const { subject, text } = await renderEmail(email[language], language);
      const { reason } = email[language];
      const end = text.indexOf(reason) + reason.length;
      return { file, language, subject, text: text.slice(0, end) };
    }),
  );
  return Promise.all(texts);
}
