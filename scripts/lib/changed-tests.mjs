const docs = ['tests/unit/docs.test.ts', 'tests/unit/docs-links.test.ts'];

/**
 * The tests that `npm run test:changed` runs, by folder. The first line whose path is a prefix of a
 * changed file applies. `tests` are folders of unit, access and protocol tests. `specs` are
 * end-to-end specs.
 * @type {{ path: string, tests?: string[], specs?: string[] }[]}
 */
const testsByPath = [
  { path: 'app/account/activation/', ...page('activation', 'member-errors') },
  { path: 'app/account/email-link/', ...page('sign-up', 'recovery', 'first-sign-in') },
  { path: 'app/account/recovery/', ...page('recovery') },
  { path: 'app/account/', ...page('member', 'member-errors', 'keyboard') },
  { path: 'app/advisor/', ...page('advisor-portal') },
  { path: 'app/portal/bills/', ...page('bills') },
  { path: 'app/command-center/account/', ...page('admin-second-factor') },
  { path: 'app/command-center/analytics/', ...page('analytics', 'visits') },
  { path: 'app/command-center/audit-log/', ...page('audit-log') },
  { path: 'app/command-center/books/states/', ...page('state-register') },
  { path: 'app/command-center/books/', ...page('open-books') },
  { path: 'app/command-center/contacts/', ...page('manage-contacts', 'inbox', 'inbound-email') },
  { path: 'app/command-center/members/message/', ...page('member-messages') },
  { path: 'app/command-center/members/account/', ...page('account-help', 'member-view') },
  { path: 'app/command-center/members/applications/', ...page('duplicates', 'manage-members') },
  { path: 'app/command-center/members/duplicates/', ...page('duplicates') },
  {
    path: 'app/command-center/members/import/',
    ...page('member-import', 'manage-members', 'duplicates'),
  },
  { path: 'app/command-center/members/merge/', ...page('merge-members') },
  { path: 'app/command-center/members/personal-data/', ...page('personal-data') },
  {
    path: 'app/command-center/members/',
    ...page('manage-members', 'household', 'manage-contributions', 'record-payments'),
  },
  {
    path: 'app/command-center/overview/',
    ...page('overview', 'first-day', 'opening', 'closed-site'),
  },
  { path: 'app/command-center/frame/search/', ...page('search-everything', 'page-actions') },
  { path: 'app/command-center/frame/', ...page('two-people', 'command-center', 'admin-session') },
  { path: 'app/command-center/kit/backend/', ...page('two-people', 'admin-session') },
  {
    path: 'app/command-center/kit/sent/',
    ...page('decision-letter', 'inbox', 'manage-requests', 'account-help'),
  },
  { path: 'app/command-center/kit/message-text/', ...page('inbound-email', 'inbox') },
  { path: 'app/command-center/for-me/', ...page('for-me') },
  {
    path: 'app/command-center/kit/team-work/',
    ...page('for-me', 'two-people', 'manage-requests', 'inbox'),
  },
  { path: 'app/command-center/kit/editor/', ...page('drafts', 'command-center') },
  { path: 'app/command-center/kit/list/', ...page('lists', 'saved-views', 'inbox', 'bulk') },
  { path: 'app/command-center/requests/bills/', ...page('invalid-bills', 'decide-requests') },
  {
    path: 'app/command-center/requests/decision/',
    ...page('decide-requests', 'decision-letter', 'second-review', 'confirm-amount', 'refunds'),
  },
  { path: 'app/command-center/requests/payments/', ...page('refunds', 'decide-requests') },
  { path: 'app/command-center/requests/record/', ...page('request-keys', 'manage-requests') },
  { path: 'app/command-center/requests/tags/', ...page('request-tags', 'bulk') },
  {
    path: 'app/command-center/requests/',
    ...page('manage-requests', 'decide-requests', 'later-bills', 'death-assistance'),
  },
  { path: 'app/command-center/settings/system/', ...page('system') },
  { path: 'app/command-center/settings/plans/', ...page('plans') },
  { path: 'app/command-center/settings/contributions/', ...page('plans') },
  { path: 'app/command-center/settings/documents/', ...page('office-settings') },
  { path: 'app/command-center/settings/hours/', ...page('office-settings') },
  { path: 'app/command-center/settings/bill-help/', ...page('office-settings', 'bill-help') },
  { path: 'app/command-center/settings/', ...page('organization', 'closed-site', 'plans') },
  { path: 'app/command-center/shows/', ...page('manage-shows') },
  {
    path: 'app/command-center/sign-in/',
    ...page('command-center', 'admin-second-factor', 'admin-session', 'first-sign-in'),
  },
  {
    path: 'app/command-center/team/',
    ...page('team-permissions', 'second-person', 'command-center'),
  },
  { path: 'app/command-center/', ...page('command-center', 'list-widths', 'manage-shows') },
  { path: 'app/content/legal', ...page('legal-notice', 'public-pages') },
  { path: 'app/content/answers/', ...page('search', 'rules') },
  { path: 'app/content/rules/', ...page('rules', 'rule-editions') },
  { path: 'app/content/', ...page('public-pages') },
  { path: 'app/portal/card/', ...page('member-card', 'membership', 'portal') },
  { path: 'app/portal/forms/', ...page('forms') },
  { path: 'app/portal/home/', ...page('portal-loading', 'member') },
  { path: 'app/portal/member/', ...page('household', 'portal-loading') },
  { path: 'app/portal/membership/', ...page('membership') },
  { path: 'app/portal/payments/', ...page('portal') },
  { path: 'app/portal/requests/files/', ...page('request-files', 'webkit', 'firefox') },
  {
    path: 'app/portal/requests/',
    ...page('requests', 'request-drafts', 'request-files', 'later-bills', 'death-assistance'),
  },
  { path: 'app/portal/notices/', ...page('notices', 'security') },
  { path: 'app/portal/security/', ...page('security', 'account-help') },
  { path: 'app/portal/', ...page('portal', 'phone') },
  { path: 'app/shared/bill-help/', ...page('bill-help') },
  { path: 'app/shared/analytics/', ...page('visits') },
  { path: 'app/shared/letter/', ...page('decision-letter', 'refunds', 'second-review') },
  { path: 'app/shared/hard-news/', ...page('calculator', 'decision-letter', 'requests') },
  { path: 'app/shared/live/', ...page('live', 'two-people') },
  { path: 'app/shared/styles/', ...page('styles', 'films') },
  { path: 'app/site/bill-help/', ...page('bill-help') },
  { path: 'app/site/cost/', ...page('cost') },
  { path: 'app/site/desk-cards/', ...page('desk-cards') },
  { path: 'app/site/emergency/', ...page('questions') },
  { path: 'app/site/film/', ...page('films') },
  { path: 'app/site/forms/', ...page('forms') },
  { path: 'app/site/join/', ...page('sign-up', 'cost') },
  { path: 'app/site/open-books/', ...page('open-books') },
  { path: 'app/site/offline/', ...page('installed-app') },
  { path: 'app/site/providers/', ...page('member-card') },
  { path: 'app/site/rules/', ...page('rules', 'rule-editions') },
  { path: 'app/site/shareable/', ...page('questions') },
  { path: 'app/site/show/', ...page('show') },
  { path: 'app/site/what-would-i-pay/', ...page('calculator') },
  { path: 'app/site/your-part/', ...page('questions') },
  { path: 'app/site/', ...page('public-pages', 'pages') },
  { path: 'app/', ...page('pages', 'phone') },
  {
    path: 'deploy/',
    tests: ['tests/operating/deployment.test.ts', 'tests/operating/units.test.ts'],
  },
  { path: 'bill-help/', ...page('bill-help') },
  { path: 'docs/', tests: docs },
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
  { path: 'CONTRIBUTING.md', tests: docs },
  { path: 'README.md', tests: docs },
  { path: 'rules/', ...page('calculator', 'rules', 'decide-requests') },
  { path: 'scripts/build/', ...page('pages', 'styles') },
  { path: 'scripts/operate', tests: ['tests/operating/'] },
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

/** Of a file that many pages use. All specs take 20 minutes. */
const mostSpecs = 4;

/**
 * The tests of the changed files. A changed test runs alone. Any other file runs the tests of its
 * folder. A file of the site also runs the specs of the pages that import it, the nearest first.
 * @param {string[]} files paths from the root of the repository
 * @param {(file: string) => string[]} [importersOf] the files that import a file, the nearest first
 * @returns {{ tests: string[], specs: string[], left: string[] }} `left` are specs that are too many
 */
export function testsFor(files, importersOf = () => []) {
  const tests = new Set();
  const specs = new Set();
  for (const file of files) {
    if (file.endsWith('.test.ts')) tests.add(file);
    else if (file.endsWith('.spec.ts')) specs.add(file);
    else {
      for (const folder of lineOf(file)?.tests ?? []) tests.add(folder);
    }
  }
  const code = files.filter((file) => !/\.(?:test|spec)\.ts$/.test(file));
  // The pages that changed come before those that only import what changed.
  const users = code.flatMap((file) => importersOf(file));
  const found = [...code, ...users].flatMap((file) => lineOf(file)?.specs ?? []);
  const [chosen, left] = splitAt([...new Set(found)], mostSpecs);
  for (const name of chosen) specs.add(specFile(name));
  return { tests: [...tests], specs: [...specs], left: left.map(specFile) };
}

function lineOf(file) {
  return testsByPath.find(({ path }) => file.startsWith(path));
}

function specFile(name) {
  return `tests/e2e/${name}.spec.ts`;
}

function splitAt(list, length) {
  return [list.slice(0, length), list.slice(length)];
}
