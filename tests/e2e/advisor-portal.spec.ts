import { cast } from '../cast.ts';
import { inBothLanguages } from './support/in-both-languages.ts';
import { emailedLink } from './support/outbox.ts';
import { expectNoViolation } from './support/screen-checks.ts';
import { adminHeaders, signInAdmin, signInMember } from './support/sessions.ts';
import { expect } from './support/test.ts';
import { textsOf } from './support/texts-of.ts';
import { testWithOwnServer as test } from './support/with-own-server.ts';

// One server for all tests of this file. Opening the portal would show it to the other tests, too.
test.describe.configure({ mode: 'default' });

const texts = textsOf({
  password: 'recovery:reset.password',
  confirmation: 'recovery:reset.confirmation',
  submit: 'recovery:reset.submit',
  readEmail: { en: 'Read the email that Paulo gets', 'pt-BR': 'Ler o e-mail que Paulo recebe' },
  people: 'advisor:people.title',
  active: 'advisor:people.status.active',
  search: 'advisor:people.search',
  none: 'advisor:people.none',
  clear: 'advisor:people.clear',
  notes: 'advisor:nav.notes',
  link: 'advisor:nav.link',
  note: 'advisor:notes.label',
  warning: 'advisor:notes.warning',
  send: 'advisor:notes.send',
  sent: 'advisor:notes.sent',
  waiting: 'advisor:notes.waiting',
  qr: 'advisor:link.qr',
  remove: 'signup:referral.remove',
  login: 'auth:login.title',
  ended: 'auth:notices.advisorEnded',
  notFound: 'common:notFound.title',
  welcome: 'portal:home.lead',
  write: { en: 'Write about Pia', 'pt-BR': 'Escrever sobre Pia' },
  about: { en: 'About Pia', 'pt-BR': 'Sobre Pia' },
  with: { en: 'Your advisor: Paulo', 'pt-BR': 'Com o acompanhamento de Paulo' },
  prefix: { en: '', 'pt-BR': '/BR' },
});

/** An address of its own, because each email can be invited a few times an hour only. */
const unique = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

inBothLanguages(texts, (t, language) => {
  test('Paulo accepts his invitation, sees Pia by first name, writes about her and shares his link, until his access ends', async ({
    page,
    browser,
    request,
    serverUrl,
  }) => {
    const headers = {
      ...(await adminHeaders({ request }, cast.fabio.email)),
      apikey: 'sb_publishable_local',
    };
    const send = async (path: string, data: object, more = {}) => {
      const answer = await request.post(path, { headers: { ...headers, ...more }, data });
      expect(answer.ok(), await answer.text()).toBe(true);
      return answer;
    };
    const code = unique().toUpperCase();
    const email = `paulo-${code.toLowerCase()}@example.com`;
    const represented = { prefer: 'return=representation' };
    await send('/functions/v1/rpc/open_lists', { lists: ['agents', 'members'] });
    const added = await send(
      '/rest/v1/agents',
      { first_name: 'Paulo', last_name: 'Neves', email, enrollment_code: code },
      represented,
    );
    const [{ id }] = (await added.json()) as [{ id: string }];
    await send('/rest/v1/members', {
      first_name: 'Pia',
      last_name: 'Segredo',
      email: `pia-${code.toLowerCase()}@example.com`,
      date_of_birth: '1990-01-01',
      enrollment_status: 'active',
      agent_id: id,
    });
    await send('/functions/v1/rpc/set_advisor_portal', { is_open: true });
    // Before the invitation, Fábio reads it in the language of the advisor, with the place of its link.
    const desk = await browser.newPage();
    await signInAdmin(desk, cast.fabio.email);
    await desk.goto(`${t.prefix}/admin/members?view=advisors&open=${id}`);
    await desk.getByText(t.readEmail).press('Enter');
    await expect(desk.locator('[data-email]')).toContainText('/BR/reset-password#…');
    await expectNoViolation(desk);
    await desk.close();
    await send('/functions/v1/send-advisor-invitation', { advisorId: id, mailLanguage: language });

    await page.goto(await emailedLink(email, '/reset-password', serverUrl));
    await page.getByLabel(t.password, { exact: true }).fill('um lugar ao sol 7');
    await page.getByLabel(t.confirmation, { exact: true }).fill('um lugar ao sol 7');
    await page.getByRole('button', { name: t.submit }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.people);
    await expect(page).toHaveURL(`${t.prefix}/advisor`);
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(t.active);
    await expect(page.getByRole('main')).not.toContainText(/Segredo|Ana|@/);
    await page.getByLabel(t.search).fill('zzz');
    await expect(page.getByText(t.none)).toBeVisible();
    await page.getByRole('button', { name: t.clear }).click();

    await page.getByRole('link', { name: t.write }).click();
    await expect(page.getByText(t.about, { exact: true })).toBeVisible();
    await expect(page.getByText(t.warning)).toBeVisible();
    await page.getByLabel(t.note, { exact: true }).fill('<b>Pia</b> mudou de telefone.');
    await page.getByRole('button', { name: t.send }).dblclick({ delay: 300 });
    await expect(page.getByText(t.sent)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText('<b>Pia</b> mudou de telefone.');
    await expect(page.getByRole('article')).toContainText(t.waiting);

    await page.getByRole('link', { name: t.link }).filter({ visible: true }).click();
    await expect(page.getByRole('img', { name: t.qr })).toBeVisible();
    await expect(page.getByText(`/signup?ref=${code}`)).toBeVisible();

    await page.goto(`${t.prefix}/signup?ref=${code.toLowerCase()}`);
    await expect(page.getByText(t.with)).toBeVisible();
    await page.goto(`${t.prefix}/signup`);
    await page.getByRole('button', { name: t.remove }).click();
    await expect(page.getByText(t.with)).toHaveCount(0);
    await page.reload();
    await expect(page.locator('form')).toBeVisible();
    await expect(page.getByText(t.with)).toHaveCount(0);

    await page.goto(`${t.prefix}/advisor`);
    await expect(rows).toHaveCount(1);
    await send('/functions/v1/rpc/revoke_advisor_access', { advisor_id: id });
    await page.getByRole('link', { name: t.notes }).filter({ visible: true }).click();
    await expect(page).toHaveURL(`${t.prefix}/my-account`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.login);
    await expect(page.getByText(t.ended)).toBeVisible();
  });

  test('Ana, who is no advisor, finds no advisor portal', async ({ page }) => {
    await signInMember(page, cast.ana.email);
    await page.goto(`${t.prefix}/advisor/notes`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.notFound);
    await page.goto(`${t.prefix}/member-portal`);
    await expect(page.getByText(t.welcome)).toBeVisible();
  });
});
