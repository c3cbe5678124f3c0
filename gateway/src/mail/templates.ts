import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { ProjectConfig } from '../project/config.ts';
import { StartupError } from '../startup-error.ts';
import { type AuthMailKind, defaultTemplates } from './default-templates.ts';
import { type Node, parseTemplate } from './template/parse.ts';
import { plainText } from './template/plain-text.ts';
import { renderHtml, renderText } from './template/render.ts';

/** What a template may name, as Supabase's templates do. */
export type AuthMailVariables = {
  /** The link to follow. Not there in a reauthentication, which has only a code. */
  ConfirmationURL?: string;
  /** The code to type. */
  Token?: string;
  TokenHash?: string;
  SiteURL: string;
  /** The address of the account, as it is before a change. */
  Email: string;
  /** The address that the account is to have. */
  NewEmail?: string;
  OldEmail?: string;
  RedirectTo?: string;
  FactorType?: string;
  /** The account's `raw_user_meta_data`. */
  Data: Record<string, unknown>;
};

export type RenderAuthMail = (
  kind: AuthMailKind,
  variables: AuthMailVariables,
) => { kind: AuthMailKind; subject: string; html: string; text: string };

/**
 * Reads the auth service's mail templates: the project's own where config.toml names one in
 * `[auth.email.template.<kind>]` or `[auth.email.notification.<kind>]`, plain English ones else.
 * @returns a function that writes a mail; what it returns, with `to`, is what `queueMail` takes.
 * @throws StartupError for a template that is not there or cannot be read.
 * @see https://supabase.com/docs/guides/auth/auth-email-templates
 */
export function authMailTemplates(
  supabaseDir: string,
  { template, notification }: ProjectConfig['auth']['email'],
): RenderAuthMail {
  const own = { ...notification, ...template };
  const templates = Object.fromEntries(
    Object.entries(defaultTemplates).map(([kind, standard]) => {
      const { subject = standard.subject, content_path } = own[kind] ?? {};
      const file = content_path && findTemplate(supabaseDir, content_path);
      const html = file ? readFileSync(file, 'utf8') : standard.html;
      const place = file ? shown(file) : `config.toml: auth.email: ${kind}`;
      return [kind, { subject: parse(subject, `subject of ${kind}`), html: parse(html, place) }];
    }),
  ) as Record<AuthMailKind, { subject: Node[]; html: Node[] }>;
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

/** Supabase's tool counts some paths from the project's folder and some from `supabase` in it. */
function findTemplate(supabaseDir: string, path: string): string {
  const candidates = [resolve(dirname(supabaseDir), path), resolve(supabaseDir, path)];
  const file = candidates.find(existsSync);
  if (!file) throw new StartupError(`${shown(candidates[0] as string)}: template not found`);
  return file;
}

function shown(path: string) {
  return relative(process.cwd(), path);
}
