import { brand } from '../../app/shared/brand/brand.ts';
import { languages } from '../../app/shared/i18n/language.ts';
import { authEmails } from '../auth/auth-emails.ts';
import type { Email } from '../email.ts';
import { functionEmails } from '../functions/function-emails.ts';
import { functionModule, stylesModule } from './function-module.ts';
import { renderEmail } from './render-email.tsx';

/**
 * Every file that `npm run emails` writes, by its path relative to the repository's root.
 * @param config the text of supabase/config.toml
 */
export async function emailFiles(config: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const subjects: Record<string, string> = {};
  for (const auth of authEmails) {
    const { subject, html } = await authTemplate(auth);
    subjects[auth.section] = subject;
    files.set(authTemplatePath(auth.file), html);
  }
  for (const [name, email] of Object.entries(functionEmails)) {
    files.set(functionModulePath(name), await functionModule(name, email));
  }
  files.set(functionModulePath('darkStyles'), stylesModule());
  files.set(functionModulePath('organization'), organizationModule());
  files.set('supabase/config.toml', writeConfig(config, subjects, brand.email.support));
  return files;
}

/** The values of the organization that emails contain. A build checks whether they are current. */
function organizationModule(): string {
  return `// Written by \`npm run emails\` from the description of the organization. Do not edit.
/** The organization that the emails name. Replies go to \`email.support\`. */
export const organization = ${JSON.stringify(brand, null, 2)};
`;
}

export function authTemplatePath(file: string): string {
  return `supabase/templates/${file}.html`;
}

export function functionModulePath(name: string): string {
  const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `supabase/functions/_shared/mail/emails/${file}.ts`;
}

type AuthEmail = (typeof authEmails)[number];

/** A template of the auth service. The account's metadata selects the language and the variant. */
async function authTemplate({ email, variant }: AuthEmail) {
  const [subject, html] = await bilingual(email);
  if (!variant) return { subject, html: `${html}\n` };
  const [otherSubject, otherHtml] = await bilingual(variant.email);
  const either = (whenSet: string, otherwise: string) =>
    `{{ if ${variant.when} }}${whenSet}{{ else }}${otherwise}{{ end }}`;
  return { subject: either(otherSubject, subject), html: `${either(otherHtml, html)}\n` };
}

/** Portuguese is the default for an account without a language. */
async function bilingual(email: Email): Promise<[subject: string, html: string]> {
  const [en, pt] = await Promise.all(languages.map((language) => renderEmail(email, language)));
  if (!en || !pt) throw new Error('an email needs both languages');
  const either = (english: string, portuguese: string) =>
    `{{ if eq .Data.language "en" }}${english}{{ else }}${portuguese}{{ end }}`;
  return [either(en.subject, pt.subject), either(en.html, pt.html)];
}

/**
 * Writes the subjects and the reply-to address of the auth service's emails into the text of
 * config.toml. Everything else stays unchanged.
 * @param subjects by section, such as `template.recovery`
 * @throws Error if a section or its subject is missing
 */
export function writeConfig(
  config: string,
  subjects: Record<string, string>,
  replyTo: string,
): string {
  let written = setValue(config, 'auth.email', 'reply_to', `"${replyTo}"`);
  for (const [section, subject] of Object.entries(subjects)) {
    if (subject.includes("'")) throw new Error(`the subject of ${section} contains a '`);
    written = setValue(written, `auth.email.${section}`, 'subject', `'${subject}'`);
  }
  return written;
}

function setValue(config: string, section: string, key: string, value: string): string {
  const start = config.indexOf(`[${section}]\n`);
  const next = config.indexOf('\n[', start + 1);
  const end = next < 0 ? config.length : next;
  const line = new RegExp(`^${key} = .*$`, 'm');
  const body = config.slice(start, end);
  if (start < 0 || !line.test(body)) throw new Error(`config.toml has no ${section}.${key}`);
  return config.slice(0, start) + body.replace(line, () => `${key} = ${value}`) + config.slice(end);
}
