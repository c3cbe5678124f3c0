import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { fewestConnections, usualConnections } from 'supabase-gateway/database/connection-shares';
import { describe, expect, test } from 'vitest';
import { minimumPasswordLength } from '../../app/shared/fields/typed-credentials.ts';
import { idleLimit } from '../../app/shared/session/idle/activity.ts';
import { budgets } from '../../scripts/build/postbuild/budgets/budgets.ts';

const root = join(import.meta.dirname, '../..');

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** A document as one line, without the padding of its tables and without bold. */
function textOf(document: string): string {
  return read(document).replace(/\s+/g, ' ').replaceAll('**', '');
}

const documents = [
  ...readdirSync(root),
  ...[
    'app',
    'bill-help',
    'deploy',
    'docs',
    'emails',
    'gateway',
    'rules',
    'scripts',
    'supabase',
  ].flatMap((area) =>
    readdirSync(join(root, area), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(area, path),
    ),
  ),
].filter((path) => path.endsWith('.md') && !path.includes('node_modules'));

describe('The README of an area', () => {
  const areas = {
    ...Object.fromEntries(
      ['site', 'account', 'portal', 'command-center', 'advisor', 'shared', 'content'].map(
        (name) => [`app/${name}`, `app/${name}/README.md`],
      ),
    ),
    'gateway/src': 'gateway/README.md',
    'bill-help': 'bill-help/README.md',
    rules: 'rules/README.md',
    supabase: 'supabase/README.md',
    emails: 'emails/README.md',
  };

  test.each(Object.entries(areas))('of %s names each of its folders, in 30 lines', (area, file) => {
    const text = read(file);
    const prefix = file === 'gateway/README.md' ? 'src/' : '';
    const missing = readdirSync(join(root, area), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .filter(({ name }) => !new RegExp(`[\`\\s]${prefix}${name}/`).test(text));
    expect(missing.map(({ name }) => name)).toEqual([]);
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(30);
  });
});

test('The documents name commands that exist', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const runs = (folder: string) =>
    readdirSync(join(root, folder)).filter((name) =>
      existsSync(join(root, folder, name, 'run.ts')),
    );
  const known = {
    operate: [...read('scripts/operate.ts').matchAll(/^ {2}'?([a-z-]+)'?: '/gm)].map(
      ([, name = '']) => name,
    ),
    bench: [...runs('bench'), ...runs('gateway/bench'), 'all'],
  };
  // Each command of the list is a file.
  for (const name of known.operate) read(`scripts/operate/${name}.ts`);
  const wrong = documents.flatMap((document) => {
    const text = read(document);
    const named = [...text.matchAll(/\bnpm run (?:--silent )?([a-z:-]+)(?![\w -]*-w )/g)];
    const missing = named.filter(([, name = '']) => !(name in scripts));
    const parts = [...text.matchAll(/\b(operate|bench) -- ([a-z-]+)/g)].filter(
      ([, list, name = '']) => !known[list as keyof typeof known].includes(name),
    );
    return [...missing, ...parts].map(([command]) => `${document}: ${command}`);
  });
  expect(wrong).toEqual([]);
});

test('The environment of operators has every variable of the server', () => {
  const variables = [...read('gateway/src/env.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)];
  expect(variables.length).toBeGreaterThan(15);
  const guide = read('docs/operating.md');
  // systemd sets these itself.
  const ofSystemd = /^(?:LISTEN|NOTIFY|WATCHDOG)_/;
  const missing = variables.filter(
    ([, name = '']) => !ofSystemd.test(name) && !guide.includes(`\`${name}\``),
  );
  expect(missing.map(([, name]) => name)).toEqual([]);
});

test('A decision has at most 65 lines', () => {
  const decisions = documents.filter((path) => /decisions[\\/]\d{3}-/.test(path));
  expect(textOf('docs/decisions/README.md')).toContain('at most 65 lines');
  const long = decisions.filter((path) => read(path).trimEnd().split('\n').length > 65);
  expect(long).toEqual([]);
});

/** The number that a file of the code has at this place. */
function numberIn(path: string, place: RegExp): number {
  const [, number] = place.exec(read(path)) ?? [];
  if (!number) throw new Error(`${path} has no ${place}.`);
  return Number(number.replaceAll('_', ''));
}

const inWords: Record<number, string> = { 3: 'three', 5: 'five', 6: 'Six', 7: 'seven', 10: 'ten' };
const config = (place: RegExp) => numberIn('supabase/config.toml', place);
function schema(domain: string, place: RegExp): number {
  const file = readdirSync(join(root, 'supabase/schemas')).find((name) =>
    name.endsWith(`_${domain}.sql`),
  );
  return numberIn(`supabase/schemas/${file}`, place);
}
const supervise = (place: RegExp) => numberIn('scripts/lib/supervise.mjs', place) / 1000;

const idleMinutes = idleLimit / 60_000;
const staffMinutes = schema('admins', /last_seen_at > now\(\) - interval '(\d+) minutes'/);
const staffHours = schema('admins', /expires_at .* interval '(\d+) hours'/);
const staffPassword = schema('admin_sign_in', /char_length\(password\) < (\d+)/);
const sessionHours = config(/^timebox = "(\d+)h"/m);
const unusedHours = config(/^inactivity_timeout = "(\d+)h"/m);
const freshMinutes = config(/^reauthenticate_after = "(\d+)m"/m);
const reuseSeconds = config(/^refresh_token_reuse_interval = (\d+)/m);
const runMinutes = config(/^run_every = "(\d+)m"/m);
const importLines = schema('member_import', /between 1 and (\d+)/);
const commonPasswords = gunzipSync(
  readFileSync(join(root, 'gateway/src/auth/passwords/common-passwords.txt.gz')),
)
  .toString()
  .trim()
  .split('\n')
  .length.toLocaleString('en');
const fuzzRuns = numberIn('bench/fuzz/run.ts', /default: '(\d+)'/).toLocaleString('en');
const soakMinutes = inWords[numberIn('bench/soak/run.ts', /minutes: .*default: '(\d+)'/)];

describe('A number in a document is the number of the code', () => {
  test.each<[document: string, sentences: string[]]>([
    [
      'docs/operating.md',
      [
        `| \`DATABASE_CONNECTIONS\` | \`${usualConnections}\` | the most connections of one process to PostgreSQL, at least ${fewestConnections}`,
        `Two processes with ${usualConnections} connections each`,
        `after up to ${supervise(/longestPause = ([\d_]+)/)} seconds if it fails repeatedly`,
        `does not respond for ${supervise(/longestSilence = ([\d_]+)/)} seconds`,
        `rotated at each start and at ${numberIn('gateway/src/database/embedded/log-file.ts', /mostBytes = ([\d_]+)/) / 1e6} MB; ${inWords[numberIn('gateway/src/database/embedded/log-file.ts', /kept = (\d+)/)]} older files are kept`,
        `backups that are older than ${numberIn('deploy/systemd/mutirao-backup.service', /-mtime \+(\d+)/)} days`,
        `a date less than ${schema('rule_editions', /local_today\(\) \+ (\d+) then/)} days ahead`,
        `${schema('legal_notices', /'terms' then (\d+)/)} days for the terms, ${schema('legal_notices', /'privacy' then (\d+)/)} days for the privacy policy`,
        `valid for ${inWords[schema('advisors', /now\(\) \+ interval '(\d+) days'/)]} days`,
        `at most ${schema('edition_notices', /limit (\d\d+)\n/)} in each call`,
        `then every ${inWords[runMinutes]} minutes (\`run_every\``,
        `its limit of ${importLines.toLocaleString('en')} lines`,
        `under load for ${soakMinutes} minutes`,
      ],
    ],
    [
      'docs/security.md',
      [
        `portal after ${idleMinutes} idle minutes, Command Center after ${staffMinutes} and after ${staffHours} hours`,
        `passwords of ${minimumPasswordLength} characters`,
        `sends ${fuzzRuns} random and hostile requests`,
        `runs ${soakMinutes} minutes of load`,
      ],
    ],
    [
      'docs/decisions/028-sessions-and-passwords.md',
      [
        `A session lasts ${sessionHours} hours, or ${unusedHours} hours without use`,
        `used again after ${reuseSeconds} seconds`,
        `of the last ${freshMinutes} minutes (\`reauthenticate_after\`)`,
        `${inWords[minimumPasswordLength]} characters or more`,
        `none of ${commonPasswords} common ones`,
      ],
    ],
    [
      'docs/decisions/058-readings-of-the-specification.md',
      [
        `left after ${idleMinutes} idle minutes`,
        `have at least ${staffPassword} characters, those of members ${minimumPasswordLength}`,
      ],
    ],
    [
      'docs/decisions/060-the-team-in-the-auth-service.md',
      [`at least ${minimumPasswordLength} characters`, `${commonPasswords} common`],
    ],
    [
      'docs/decisions/021-weight-and-loading-of-pages.md',
      [
        `more than ${budgets.scripts} kB of scripts`,
        `the portal more than ${budgets.portalScripts} kB`,
        `warns from ${numberIn('scripts/build/postbuild/budgets/budgets.ts', /nearly = 0\.(\d+)/)} %`,
      ],
    ],
    ['README.md', [`run-jobs every ${inWords[runMinutes]} minutes`]],
  ])('%s', (document, sentences) => {
    const text = textOf(document);
    expect(sentences.filter((sentence) => !text.includes(sentence))).toEqual([]);
  });

  test('and the site has the minimum of the server', () => {
    expect(config(/^minimum_password_length = (\d+)/m)).toBe(minimumPasswordLength);
  });
});
