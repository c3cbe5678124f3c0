import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './install.mjs';

/**
 * The file with the description of the organization that the team has published on this machine, if
 * there is one (scripts/operate/organization-publish.ts). It has precedence over `ORGANIZATION`.
 */
export function publishedDescription() {
  const file = resolve(root, process.env.DATA_DIR || '.data', 'organization.json');
  return existsSync(file) ? file : undefined;
}
