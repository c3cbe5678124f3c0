/**
 * The tests that `npm run test:changed` runs, by folder. The first line whose path is a prefix of a
 * changed file applies. `tests` are folders of unit, access and protocol tests. `specs` are
 * end-to-end specs.
 * @type {{ path: string, tests?: string[], specs?: string[] }[]}
 */
const testsByPath = [
  { path: 'app/account/activation/', ...page('activation') },
  { path: 'app/account/email-link/', ...page('sign-up') },
  { path: 'app/account/recovery/', ...page('recovery') },
  { path: 'app/account/', ...page('member') },
  { path: 'app/command-center/account/', ...page('admin-second-factor') },
  { path: 'app/command-center/analytics/', ...page('analytics') },
  { path: 'app/command-center/audit-log/', ...page('audit-log') },
  { path: 'app/command-center/contacts/', ...page('manage-contacts') },
  { path: 'app/command-center/members/', ...page('manage-members') },
  { path: 'app/command-center/overview/', ...page('overview') },
  { path: 'app/command-center/shows/', ...page('manage-shows') },
  { path: 'app/command-center/team/', ...page('team-permissions') },
  { path: 'app/command-center/', ...page('manage-shows', 'team-permissions') },
  { path: 'app/content/rules/', ...page('rules') },
  { path: 'app/content/', ...page('public-pages') },
  { path: 'app/portal/card/', ...page('membership') },
  { path: 'app/portal/forms/', ...page('forms') },
  { path: 'app/portal/home/', ...page('portal-loading') },
  { path: 'app/portal/membership/', ...page('membership') },
  { path: 'app/portal/security/', ...page('security') },
  { path: 'app/portal/', ...page('portal') },
  { path: 'app/site/desk-cards/', ...page('desk-cards') },
  { path: 'app/site/emergency/', ...page('questions') },
  { path: 'app/site/film/', ...page('films') },
  { path: 'app/site/forms/', ...page('forms') },
  { path: 'app/site/join/', ...page('sign-up') },
  { path: 'app/site/rules/', ...page('rules') },
  { path: 'app/site/shareable/', ...page('questions') },
  { path: 'app/site/show/', ...page('show') },
  { path: 'app/site/your-part/', ...page('questions') },
  { path: 'app/site/', ...page('public-pages') },
  { path: 'app/shared/styles/', ...page('styles') },
  { path: 'app/', ...page('pages', 'phone') },
  {
    path: 'deploy/',
    tests: ['tests/operating/deployment.test.ts', 'tests/operating/units.test.ts'],
  },
  { path: 'emails/', tests: ['tests/unit/'] },
  { path: 'gateway/src/auth/', tests: ['gateway/tests/auth/', 'gateway/tests/unit/'] },
  { path: 'gateway/src/functions/', tests: ['gateway/tests/functions/', 'gateway/tests/unit/'] },
  { path: 'gateway/src/mail/', tests: ['gateway/tests/mail/', 'gateway/tests/unit/'] },
  { path: 'gateway/src/project/', tests: ['gateway/tests/blog/'] },
  { path: 'gateway/src/rest/', tests: ['gateway/tests/rest/'] },
  { path: 'gateway/src/storage/', tests: ['gateway/tests/storage/'] },
  { path: 'gateway/src/static/', tests: ['gateway/tests/server/'], specs: ['pages'] },
  { path: 'gateway/', tests: ['gateway/tests/server/', 'gateway/tests/unit/'] },
  { path: 'public/', ...page('pages') },
  { path: 'scripts/build/', ...page('pages', 'styles') },
  { path: 'scripts/operate/', tests: ['tests/operating/'] },
  { path: 'scripts/', tests: ['tests/unit/'] },
  { path: 'supabase/functions/', tests: ['tests/functions/'] },
  { path: 'supabase/', tests: ['tests/access/'] },
  { path: 'tests/access/', tests: ['tests/access/'] },
  { path: 'tests/functions/', tests: ['tests/functions/'] },
  { path: 'tests/operating/', tests: ['tests/operating/'] },
  { path: 'tests/unit/', tests: ['tests/unit/'] },
  { path: 'tests/', tests: ['tests/access/'] },
  { path: 'vite.config.ts', ...page('pages', 'styles') },
  { path: 'react-router.config.ts', ...page('pages') },
];

function page(...specs) {
  return { tests: ['tests/unit/'], specs };
}

/**
 * The tests of the changed files. A changed test runs alone. Any other file runs the tests of its
 * folder.
 * @param {string[]} files paths from the root of the repository
 */
export function testsFor(files) {
  const tests = new Set();
  const specs = new Set();
  for (const file of files) {
    if (file.endsWith('.test.ts')) tests.add(file);
    else if (file.endsWith('.spec.ts')) specs.add(file);
    else {
      const line = testsByPath.find(({ path }) => file.startsWith(path));
      for (const folder of line?.tests ?? []) tests.add(folder);
      for (const name of line?.specs ?? []) specs.add(`tests/e2e/${name}.spec.ts`);
    }
  }
  return { tests: [...tests], specs: [...specs] };
}
