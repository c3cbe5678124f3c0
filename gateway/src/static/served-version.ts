import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { authEmailTemplates, type RenderAuthEmail } from '../mail/templates.ts';
import { type ProjectConfig, readProjectConfig } from '../project/config.ts';
import { claimCurrentBuild, releaseBuild } from './current-build.ts';
import { readSiteTable, type SiteTable } from './site-table.ts';

type Version = {
  /** The site's folder and its table. Without one, the server only provides the services. */
  site: { folder: string; table: SiteTable } | undefined;
  /** The project folder with the functions and templates. */
  supabaseDir: string;
  renderMail: RenderAuthEmail;
  /** Where replies to emails go. */
  replyTo: string | undefined;
};

type Own = { siteDir?: string | undefined; supabaseDir: string; config: ProjectConfig };

/** The file of a build that identifies its sources. A published version names the same one. */
const buildStamp = '.built';

/**
 * The site, functions and email templates that the server serves. These are its own, until the team
 * publishes a version: a copy of the project with other values in it and its own build. The server
 * changes to it without a restart.
 */
export class ServedVersion {
  readonly #own: Own;
  readonly #link: string | undefined;
  /** The folder of published versions. */
  readonly publications: string | undefined;
  #current: Version;
  /** The folders of the current published version and of the one before it, which opened pages use. */
  readonly #claimed: string[] = [];

  /**
   * @param publications the folder of published versions. `current` in it is a link to the newest.
   * @throws StartupError if the server's own files are incomplete
   */
  constructor(own: Own, publications?: string) {
    this.#own = own;
    this.publications = publications;
    this.#link = publications && join(publications, 'current');
    this.#current = readVersion(own.siteDir, own.supabaseDir, own.config.auth.email);
  }

  get current(): Version {
    return this.#current;
  }

  /**
   * Changes to the newest published version, if this release has built it.
   * @throws StartupError if it is incomplete. The current version stays.
   */
  follow() {
    const folder = this.#published();
    if (!folder || folder === this.#claimed.at(-1) || !this.#isOfThisRelease()) return;
    const supabaseDir = join(folder, 'supabase');
    const { email } = readProjectConfig(supabaseDir).auth;
    this.#current = readVersion(join(folder, 'build', 'client'), supabaseDir, email);
    this.#claimed.push(claimCurrentBuild(folder));
    if (this.#claimed.length > 2) releaseBuild(this.#claimed.shift() as string);
  }

  #published(): string | undefined {
    return this.#link && existsSync(this.#link) ? realpathSync(this.#link) : undefined;
  }

  #isOfThisRelease(): boolean {
    const { siteDir } = this.#own;
    if (!siteDir || !this.#link) return false;
    return textOf(join(siteDir, '..', buildStamp)) === textOf(join(this.#link, 'release'));
  }
}

function readVersion(
  siteDir: string | undefined,
  supabaseDir: string,
  email: ProjectConfig['auth']['email'],
): Version {
  return {
    site: siteDir ? { folder: siteDir, table: readSiteTable(siteDir) } : undefined,
    supabaseDir,
    renderMail: authEmailTemplates(supabaseDir, email),
    replyTo: email.reply_to,
  };
}

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
