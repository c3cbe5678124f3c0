import type { Page } from '@playwright/test';
import type { Answer } from '../../supabase/contracts/answers.ts';
import type { ServerDetails } from '../../supabase/contracts/system.ts';
import { cast } from '../cast.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { signInAdmin } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

type State = Answer<'system_state'>;

const words = textsOf({
  section: 'manageSettings:sections.system',
  phone: 'organizationFields:phone',
  emails: 'manageSystem:emails.title',
  noEmails: 'manageSystem:emails.none',
  send: 'manageSystem:emails.send',
  sent: 'manageSystem:emails.sent',
  inbound: 'manageSystem:inbound.title',
  inboundOn: 'manageSystem:inbound.on',
  inboundOff: 'manageSystem:inbound.off',
  lastReceived: { en: '2 hours ago', 'pt-BR': 'há 2 horas' },
  jobs: 'manageSystem:jobs.title',
  noJobs: 'manageSystem:jobs.none',
  done: 'manageSystem:jobs.done',
  late: 'manageSystem:jobs.late',
  interrupted: 'manageSystem:jobs.interrupted',
  backups: 'manageSystem:backups.title',
  noBackup: 'manageSystem:problems.backupMissing',
  oldBackup: 'manageSystem:problems.backupLate',
  capacity: 'manageSystem:capacity.title',
  jobsLate: 'manageSystem:problems.jobsLate',
  versions: 'manageSystem:versions.title',
  well: 'manageSystem:well',
  supabase: 'manageSystem:supabase',
  closed: 'commandCenter:permission.closed.title',
  retry: 'common:actions.retry',
  diskLow: { en: /^The disk is nearly full/, 'pt-BR': /^O disco está quase cheio/ },
  failedEmails: {
    en: /^7 emails could not be sent/,
    'pt-BR': /^Não foi possível enviar 7 e-mails/,
  },
  failedJobs: { en: /^Scheduled work failed: /, 'pt-BR': /^Tarefas automáticas com erro: / },
});

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const names = ['application-emails', 'contribution-reminders', 'monthly-work', 'statements'];

/** Everything works: the jobs have run, and no email waits. */
function wellState(): State {
  return {
    database: { version: '18.4', bytes: 48_200_000, connections: 14, most_connections: 100 },
    migrations: { count: 1, latest: '20260101000000' },
    emails: [],
    jobs: names.map((name) => ({
      name,
      started_at: ago(3),
      ended_at: ago(2),
      failure: null,
      has_failed: false,
      is_late: false,
    })),
    backup: { made_at: ago(400), is_recent: true },
    inbound: { last_at: ago(120), filed: 12, ignored: 3, undelivered: 1 },
  };
}

function wellServer(): ServerDetails {
  return {
    version: { gateway: '0.1.0', node: '24.21.0', build: 'b28ed4971205' },
    uptime: 90_000,
    memory_bytes: 142_000_000,
    sockets: 23,
    disk: { free_bytes: 61_000_000_000, total_bytes: 80_000_000_000, reserved_bytes: 2 ** 30 },
    backups: { count: 30, newest_at: ago(400), newest_bytes: 8_400_000 },
    mail: { has_server: true, waiting: 0, failed: 0, oldest_at: null, last_error: null },
    schedules: [{ name: 'run-jobs', every_seconds: 300, next_at: ago(-3) }],
    project: null,
  };
}

/** Answers for the server. `sent` collects what the page asks the function for. */
async function show(page: Page, state: State, details: ServerDetails | null | number) {
  const sent: unknown[] = [];
  await page.route('**/rest/v1/rpc/system_state', (route) => route.fulfill({ json: state }));
  await page.route('**/functions/v1/system', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent.push(route.request().postDataJSON());
    if (typeof details === 'number') return route.fulfill({ status: details, json: {} });
    return route.fulfill({ json: { success: true, message: 'Done.', details, takes_email: true } });
  });
  return sent;
}

for (const language of languages) {
  const t = words[language];
  const address = `${t.prefix}/admin/settings/system`;

  test.describe(`In ${language}, the system page`, screenFor(language), () => {
    const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

    test('shows Fábio what this server and its database say, without the secret key', async ({
      page,
    }) => {
      await signInAdmin(page, cast.fabio.email);
      await page.goto(`${t.prefix}/admin/settings`);
      await expect(page.getByLabel(t.phone, { exact: true })).toBeVisible();
      const answers: Promise<string>[] = [];
      page.on('response', (response) => {
        if (/system/.test(response.url()) && response.request().method() === 'POST')
          answers.push(response.text());
      });
      await page.getByRole('link', { name: t.section, exact: true }).click();
      await expect(page).toHaveURL(address);
      for (const name of [t.emails, t.inbound, t.jobs, t.backups, t.capacity, t.versions])
        await expect(card(page, name)).toBeVisible();
      await expect(card(page, t.versions)).toContainText(process.versions.node);
      await expect(card(page, t.inbound).getByText(t.inboundOff, { exact: true })).toBeVisible();
      await expect(page.getByText(t.noBackup)).toBeVisible();
      expect(await Promise.all(answers)).toHaveLength(2);
      for (const answer of answers) expect(await answer).not.toContain('sb_secret');
      await expectNoViolation(page);
      await expectToFit(page, 320, 1920);
    });

    test('says that everything works, and that nothing has run and nothing waits', async ({
      page,
    }) => {
      await signInAdmin(page, cast.fabio.email);
      await show(page, wellState(), wellServer());
      await page.goto(address);
      await expect(page.getByText(t.well)).toBeVisible();
      await expect(card(page, t.jobs).getByText(t.done)).toHaveCount(names.length);
      await expect(page.getByText(t.noEmails)).toBeVisible();
      await expect(card(page, t.inbound).getByText(t.inboundOn, { exact: true })).toBeVisible();
      await expect(card(page, t.inbound).getByText(t.lastReceived)).toBeVisible();
      await expect(page.getByRole('button', { name: t.send })).toHaveCount(0);
      await expectNoViolation(page);

      await page.unrouteAll();
      const server = {
        ...wellServer(),
        backups: { count: 0, newest_at: null, newest_bytes: null },
      };
      const backup = { made_at: null, is_recent: false };
      await show(page, { ...wellState(), jobs: [], backup }, server);
      await page.reload();
      await expect(page.getByText(t.noJobs)).toBeVisible();
      await expect(page.getByText(t.noBackup)).toBeVisible();
      await expectNoViolation(page);
    });

    test('names what failed and what is late, and sends the waiting emails', async ({ page }) => {
      await signInAdmin(page, cast.fabio.email);
      const [failed, interrupted, late, last] = wellState().jobs as [Job, Job, Job, Job];
      const state: State = {
        ...wellState(),
        emails: [
          { name: 'application-emails', waiting: 12, failed: 7, oldest_at: ago(70) },
          { name: 'statements', waiting: 480, failed: 0, oldest_at: ago(3000) },
        ],
        jobs: [
          { ...failed, failure: 'EmailsFailed', has_failed: true },
          { ...interrupted, ended_at: null, started_at: ago(50), has_failed: true, is_late: true },
          { ...late, ended_at: ago(120), is_late: true },
          { ...last, ended_at: ago(40), is_late: true },
        ].map((job) => ({ ...job, is_late: true })),
        backup: { made_at: ago(4000), is_recent: false },
      };
      const sent = await show(page, state, {
        ...wellServer(),
        disk: { free_bytes: 900_000_000, total_bytes: 80_000_000_000, reserved_bytes: 2 ** 30 },
        backups: { count: 4, newest_at: ago(4000), newest_bytes: 8_400_000 },
        mail: {
          has_server: true,
          waiting: 35,
          failed: 2,
          oldest_at: ago(70),
          last_error: 'ECONNREFUSED CONN',
        },
      });
      await page.goto(address);
      for (const problem of [t.diskLow, t.jobsLate, t.failedJobs, t.failedEmails, t.oldBackup])
        await expect(page.getByText(problem)).toBeVisible();
      await expect(page.getByText(/ECONNREFUSED CONN/)).toHaveCount(2);
      await expect(card(page, t.jobs).getByText(/EmailsFailed/)).toBeVisible();
      await expect(card(page, t.jobs).getByText(t.interrupted)).toBeVisible();
      await expect(card(page, t.jobs).getByText(t.late)).toHaveCount(2);
      await expectNoViolation(page);
      await expectToFit(page, 320);

      await page.getByRole('button', { name: t.send }).click();
      await expect(page.getByText(t.sent)).toBeVisible();
      expect(sent).toContainEqual({ action: 'send' });
    });

    test('keeps what the database says when the server does not answer, and points to Supabase where there is none', async ({
      page,
    }) => {
      await signInAdmin(page, cast.fabio.email);
      await show(page, wellState(), 429);
      await page.goto(address);
      await expect(page.getByRole('button', { name: t.retry })).toBeVisible();
      await expect(card(page, t.jobs).getByText(t.done)).toHaveCount(names.length);
      await expect(page.getByText(t.well)).toHaveCount(0);

      await page.unrouteAll();
      await show(page, wellState(), null);
      await page.getByRole('button', { name: t.retry }).click();
      await expect(page.getByText(t.supabase)).toBeVisible();
      await expect(card(page, t.backups)).toHaveCount(0);
      await expectNoViolation(page);
    });

    test('is closed to Otávio', async ({ page }) => {
      await signInAdmin(page, cast.otavio.email);
      await page.goto(address);
      await expect(page.getByText(t.closed)).toBeVisible();
    });
  });
}

type Job = State['jobs'][number];
