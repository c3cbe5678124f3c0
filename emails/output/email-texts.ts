import { type Language, languages } from '../../app/shared/i18n/language.ts';
import { authEmails } from '../auth/auth-emails.ts';
import type { Email } from '../email.ts';
import { functionEmails } from '../functions/function-emails.ts';
import { authTemplatePath, functionModulePath } from './email-files.ts';
import { renderEmail } from './render-email.tsx';

/** The texts of an email in one language. `file` is the file in `supabase/` that contains it. */
type EmailText = { name: string; file: string; language: Language; subject: string; text: string };

/** The texts of every email, without the common footer. */
export async function emailTexts(): Promise<EmailText[]> {
  const emails: { name: string; file: string; email: Email }[] = [
    ...authEmails.map(({ file, email }) => ({ name: file, file: authTemplatePath(file), email })),
    ...authEmails.flatMap(({ file, variant }) =>
      variant
        ? {
            name: `${file}, if ${variant.when}`,
            file: authTemplatePath(file),
            email: variant.email,
          }
        : [],
    ),
    ...Object.entries(functionEmails).map(([name, email]) => ({
      name,
      file: functionModulePath(name),
      email,
    })),
  ];
  const texts = emails.flatMap(({ name, file, email }) =>
    languages.map(async (language) => {
      const { subject, text } = await renderEmail(email, language);
      const { reason } = email[language];
      const end = text.indexOf(reason) + reason.length;
      return { name, file, language, subject, text: text.slice(0, end) };
    }),
  );
  return Promise.all(texts);
}
