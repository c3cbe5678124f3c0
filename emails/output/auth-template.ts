import { languages } from '../../app/shared/i18n/language.ts';
import type { authEmails } from '../auth/auth-emails.ts';
import type { Email } from '../email.ts';
import { renderEmail } from './render-email.tsx';

type AuthEmail = (typeof authEmails)[number];

/** A template of the auth service: the account's metadata chooses the language and the variant. */
export async function authTemplate({ email, variant }: AuthEmail) {
  const [subject, html] = await bilingual(email);
  if (!variant) return { subject, html: `${html}\n` };
  const [otherSubject, otherHtml] = await bilingual(variant.email);
  const either = (whenSet: string, otherwise: string) =>
    `{{ if ${variant.when} }}${whenSet}{{ else }}${otherwise}{{ end }}`;
  return { subject: either(otherSubject, subject), html: `${either(otherHtml, html)}\n` };
}

/** An account without a language is Portuguese. */
async function bilingual(email: Email): Promise<[subject: string, html: string]> {
  const [en, pt] = await Promise.all(
    languages.map((language) => renderEmail(email[language], language)),
  );
  if (!en || !pt) throw new Error('an email needs both languages');
  const either = (english: string, portuguese: string) =>
    `{{ if eq .Data.language "en" }}${english}{{ else }}${portuguese}{{ end }}`;
  return [either(en.subject, pt.subject), either(en.html, pt.html)];
}
