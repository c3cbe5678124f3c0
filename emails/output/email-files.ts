import { brand } from '../../app/shared/brand/brand.ts';
import { authEmails } from '../auth/auth-emails.ts';
import { functionEmails } from '../functions/function-emails.ts';
import { authTemplate } from './auth-template.ts';
import { writeConfig } from './config-subjects.ts';
import { functionModule } from './function-module.ts';

/**
 * Every file that `npm run emails` writes, by its path from the repository's folder.
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
  files.set(
    'supabase/functions/_shared/mail/emails/reply-to.ts',
    `// Written by \`npm run emails\` from app/shared/brand/brand.ts. Do not edit.\n/** Where replies go. A person reads this mailbox. */\nexport const replyTo = '${brand.email.support}';\n`,
  );
  files.set('supabase/config.toml', writeConfig(config, subjects, brand.email.support));
  return files;
}

export function authTemplatePath(file: string): string {
  return `supabase/templates/${file}.html`;
}

export function functionModulePath(name: string): string {
  const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `supabase/functions/_shared/mail/emails/${file}.ts`;
}
