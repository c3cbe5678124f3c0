import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { ProjectConfig } from '../project/config.ts';
import { StartupError } from '../startup-error.ts';
import { type AuthEmailKind, defaultTemplates } from './default-templates.ts';
import { type Node, parseTemplate } from './template/parse.ts';
import { plainText } from './template/plain-text.ts';
import { renderHtml, renderText } from './template/render.ts';

/** The values that a template may use. They have the same names as in Supabase's templates. */
export type AuthEmailVariables = {
  /** The link to follow. A reauthentication has no link, only a code. */
  ConfirmationURL?: string;
  /** The code to enter. */
  Token?: string;
  TokenHash?: string;
  SiteURL: string;
  /** The account's current address, before a change. */
  Email: string;
  /** The account's new address. */
  NewEmail?: string;
  OldEmail?: string;
  RedirectTo?: string;
  FactorType?: string;
  /** The account's `raw_user_meta_data`. */
  Data: Record<string, unknown>;
};

export type RenderAuthEmail = (
  kind: AuthEmailKind,
  variables: AuthEmailVariables,
) => { kind: AuthEmailKind; subject: string; html: string; text: string };

/**
 * Reads the auth service's email templates. It uses the project's templates where config.toml names
 * them, in `[auth.email.template.<kind>]` or `[auth.email.notification.<kind>]`. Otherwise it uses
 * plain English defaults.
 * @returns a function that renders an email. Its result and `to` are the input of `queueEmail`.
 * @throws StartupError for a template that does not exist or cannot be parsed.
 * @see https://supabase.com/docs/guides/auth/auth-email-templates
 */
export function authEmailTemplates(
  supabaseDir: string,
  { template, notification }: ProjectConfig['auth']['email'],
): RenderAuthEmail {
  const own = { ...notification, ...template };
  const templates = Object.fromEntries(
    Object.entries(defaultTemplates).map(([kind, standard]) => {
      const { subject = standard.subject, content_path } = own[kind] ?? {};
      const file = content_path && findTemplate(supabaseDir, content_path);
      const html = file ? readFileSync(file, 'utf8') : standard.html;
      const place = file ? shown(file) : `config.toml: auth.email: ${kind}`;
      return [kind, { subject: parse(subject, `subject of ${kind}`), html: parse(html, place) }];
    }),
  ) as Record<AuthEmailKind, { subject: Node[]; html: Node[] }>;
  return (kind, variables) => {
    const html = renderHtml(templates[kind].html, variables);
    const subject = renderText(templates[kind].subject, variables);
    return { kind, subject, html, text: plainText(html) };
  };
}

function parse(source: string, place: string): Node[] {
  try {
    return parseTemplate(source);
  } catch (error) {
    throw new StartupError(`${place}: ${(error as Error).message}`);
  }
}

/**
 * Supabase's CLI resolves some paths from the project folder and others from its `supabase` folder.
 */
function findTemplate(supabaseDir: string, path: string): string {
  const candidates = [resolve(dirname(supabaseDir), path), resolve(supabaseDir, path)];
  const file = candidates.find(existsSync);
  if (!file) throw new StartupError(`${shown(candidates[0] as string)}: template not found`);
  return file;
}

function shown(path: string) {
  return relative(process.cwd(), path);
}
