import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { cast, password } from '../cast.ts';
import { addAdmin } from './support/add-admin.ts';
import { MemberRequest } from './support/member-request.ts';
import { activeMember } from './support/new-member.ts';
import { openTab } from './support/request-tabs.ts';
import { expectNoViolation } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { adminHeaders, noAdmin, signInAdmin, storedAdmin } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  isHere: {
    en: /^(Otávio Reis|Paula Prado).* open, too\.$/,
    'pt-BR': /^(Otávio Reis|Paula Prado).* com este pedido aberto\.$/,
  },
  editFacts: 'manageRequests:facts.editTitle',
  provider: 'manageRequests:facts.provider',
  save: 'manageRequests:facts.save',
  conflict: 'commandCenter:conflict.title',
  load: 'commandCenter:conflict.load',
  openNotes: {
    en: 'Open page 1 of Visit notes',
    'pt-BR': 'Abrir a página 1 de Anotações da consulta',
  },
  accept: { en: 'Accept page 1', 'pt-BR': 'Aceitar a página 1' },
  accepted: 'manageRequests:documents.fileStatus.accepted',
  close: 'common:actions.close',
  reply: { en: 'Message to Rosa', 'pt-BR': 'Mensagem para Rosa' },
  send: 'manageRequests:thread.send',
  inReview: 'manageRequests:states.in_review',
  late: 'common:state.late',
  closed: 'commandCenter:permission.closed.title',
  changed: 'commandCenter:access.less',
  expired: 'commandCenter:ends.expired',
  kept: 'commandCenter:ends.draftsKept',
  email: 'commandCenter:login.email',
  password: 'commandCenter:login.password',
  signIn: 'commandCenter:login.submit',
});

const story = 'Febre alta e dor de garganta';

/** A request of Rosa, and someone of the team for this test. */
async function begin(page: Page, language: 'en' | 'pt-BR', permissions = ['requests', 'members']) {
  const rosa = await activeMember('Rosa');
  const request = await MemberRequest.begin(page.request, language, rosa);
  const number = await request.submit();
  const admin = await addAdmin(page, { firstName: 'Paula', permissions });
  return { rosa, request, number, admin };
}

/** Fábio changes what an admin may do. */
async function changeAdmin(page: Page, email: string, changes: Record<string, unknown>) {
  const headers = await adminHeaders(page, cast.fabio.email);
  const answer = await page.request.patch(`/rest/v1/admins?email=eq.${email}`, {
    headers,
    data: changes,
  });
  expect(answer.status(), await answer.text()).toBe(204);
}

for (const language of languages) {
  const t = words[language];
  const queue = `${t.prefix}/admin/requests`;

  test(
    `In ${language}, Otávio and Paula work on one request at the same time, see each other and each other’s work, and neither overwrites the other`,
    screenFor(language),
    async ({ page, browser, baseURL }) => {
      const { number, admin, request } = await begin(page, language);
      await signInAdmin(page, cast.otavio.email);
      const paula = await browser.newPage({ baseURL, viewport: page.viewportSize() });
      await signInAdmin(paula, admin.email, admin.password);
      for (const screen of [page, paula]) await screen.goto(`${queue}/${number}`);
      for (const screen of [page, paula]) {
        await expect(screen.getByText(t.isHere)).toBeVisible();
      }

      // Both have the form with the facts open. Otávio saves first.
      const typed = [page, 'Mount Sinai'] as const;
      const later = [paula, 'Baptist Hospital'] as const;
      const form = (screen: Page) => screen.locator('[role="dialog"][aria-labelledby]');
      const save = (screen: Page) =>
        form(screen).getByRole('button', { name: t.save, exact: true });
      for (const [screen, provider] of [typed, later]) {
        await openTab(screen, 'facts');
        await screen.getByRole('button', { name: t.editFacts }).click();
        await form(screen).getByLabel(t.provider, { exact: true }).fill(provider);
      }
      await save(page).click();
      await expect(form(page)).toHaveCount(0);
      await save(paula).click();
      await expect(form(paula).getByText(t.conflict)).toBeVisible();
      await expect(form(paula).getByText('Mount Sinai', { exact: true })).toBeVisible();
      await expect(form(paula).getByLabel(t.provider, { exact: true })).toHaveValue(
        'Baptist Hospital',
      );
      await expectNoViolation(paula);
      // She loads his version, and decides that hers is right.
      await form(paula).getByRole('button', { name: t.load }).click();
      await expect(paula.getByText('Mount Sinai').first()).toBeVisible();
      await paula.getByRole('button', { name: t.editFacts }).click();
      await form(paula).getByLabel(t.provider, { exact: true }).fill('Baptist Hospital');
      await save(paula).click();
      await expect(form(paula)).toHaveCount(0);
      for (const screen of [page, paula]) {
        await expect(screen.getByText('Baptist Hospital').first()).toBeVisible();
      }

      // Otávio accepts a page and writes a message; Paula sees both without a reload.
      for (const screen of [page, paula]) await openTab(screen, 'documents');
      await page.getByRole('button', { name: t.openNotes }).click();
      await form(page).getByRole('button', { name: t.accept }).click();
      await expect(form(page).getByText(t.accepted, { exact: true })).toBeVisible();
      await form(page).getByRole('button', { name: t.close }).click();
      await expect(
        paula.getByRole('button', { name: t.openNotes }).getByText(t.accepted),
      ).toBeVisible();
      for (const screen of [page, paula]) await openTab(screen, 'messages');
      const message = `Obrigado, ${randomUUID()}`;
      await page.getByRole('textbox', { name: t.reply }).fill(message);
      await page.getByRole('button', { name: t.send, exact: true }).click();
      await expect(paula.getByText(message)).toBeVisible();
      expect(await request.messages()).toEqual([message]);

      await page.goto(queue);
      await expect(paula.getByText(t.isHere)).toHaveCount(0);
      await paula.close();
    },
  );

  test(
    `In ${language}, a permission is removed while Paula writes in a request: it closes, nothing of it stays, and nothing is sent`,
    screenFor(language),
    async ({ page, browser, baseURL }) => {
      const { number, admin, request } = await begin(page, language);
      const paula = await browser.newPage({ baseURL, viewport: page.viewportSize() });
      await signInAdmin(paula, admin.email, admin.password);
      await paula.goto(`${queue}/${number}`);
      await openTab(paula, 'facts');
      await expect(paula.getByText(story).first()).toBeVisible();
      await openTab(paula, 'messages');
      await paula.getByRole('textbox', { name: t.reply }).fill('Ainda não enviei');
      const reads: string[] = [];
      paula.on('request', (sent) => reads.push(sent.url()));

      await changeAdmin(page, admin.email, { permissions: ['members'] });
      await expect(paula.getByRole('heading', { name: t.closed })).toBeVisible();
      await expect(paula.getByRole('alert').getByText(t.changed)).toBeVisible();
      await expect(paula.getByText(story)).toHaveCount(0);
      await expectNoViolation(paula);
      expect(await request.messages()).toEqual([]);
      expect(reads.filter((url) => url.includes('reply_to_request'))).toEqual([]);

      // What she may still do works, without signing in again.
      await paula.goto(`${t.prefix}/admin/members`);
      await expect(paula.locator('[data-row]').first()).toBeVisible();
      await paula.close();
    },
  );
}

test('A permission is removed while Paula has a member record open: it closes, and its address opens nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  const t = words.en;
  const { rosa, admin } = await begin(page, 'en');
  const paula = await browser.newPage({ baseURL });
  await signInAdmin(paula, admin.email, admin.password);
  await paula.goto(`/admin/members?open=${rosa.id}`);
  await expect(paula.getByRole('heading', { name: /^Rosa/ }).first()).toBeVisible();
  await changeAdmin(page, admin.email, { permissions: ['requests'] });
  await expect(paula.getByRole('heading', { name: t.closed })).toBeVisible();
  await expect(paula.getByText(rosa.email)).toHaveCount(0);
  await paula.reload();
  await expect(paula.getByRole('heading', { name: t.closed })).toBeVisible();
  await paula.close();
});

test('Paula is deactivated while she writes in a request: the login replaces it, and nothing was sent', async ({
  page,
  browser,
  baseURL,
}) => {
  const t = words.en;
  const { number, admin, request } = await begin(page, 'en');
  const paula = await browser.newPage({ baseURL });
  await signInAdmin(paula, admin.email, admin.password);
  await paula.goto(`/admin/requests/${number}?tab=messages`);
  await paula.getByRole('textbox', { name: t.reply }).fill('Ainda não enviei');
  await changeAdmin(page, admin.email, { status: 'inactive' });
  await expect(paula.getByText(t.expired)).toBeVisible();
  await expect(paula.getByText(story)).toHaveCount(0);
  expect(await storedAdmin(paula)).toEqual(noAdmin);
  expect(await request.messages()).toEqual([]);
  await paula.close();
});

test('Paula’s session ends while she writes a message and a form: both are there after her next sign-in, and not after Otávio’s', async ({
  page,
  browser,
  baseURL,
}) => {
  const t = words.en;
  const { number, admin, request } = await begin(page, 'en');
  const paula = await browser.newPage({ baseURL });
  await signInAdmin(paula, admin.email, admin.password);
  await paula.goto(`/admin/requests/${number}?tab=messages`);
  const box = paula.getByRole('textbox', { name: t.reply });
  const form = paula.locator('[role="dialog"][aria-labelledby]');
  const signIn = async (email: string, secret: string) => {
    await paula.getByLabel(t.email, { exact: true }).fill(email);
    await paula.getByLabel(t.password, { exact: true }).fill(secret);
    await paula.getByRole('button', { name: t.signIn, exact: true }).click();
  };
  /** As on the server after 30 idle minutes: the next request is refused. */
  const endSession = async (button: Locator) => {
    await paula.evaluate(() => {
      const tokens = JSON.parse(localStorage.getItem('admin-tokens') ?? '{}');
      return fetch('/auth/v1/logout?scope=local', {
        method: 'POST',
        headers: {
          apikey: 'sb_publishable_local',
          authorization: `Bearer ${tokens.access_token}`,
        },
      });
    });
    // The page may have noticed by itself.
    await button.click({ timeout: 5000 }).catch(() => undefined);
    await expect(paula.getByText(t.expired)).toBeVisible();
  };
  const send = paula.getByRole('button', { name: t.send, exact: true });
  const save = form.getByRole('button', { name: t.save, exact: true });

  await box.fill('Recebi a conta, obrigada');
  await endSession(send);
  await expect(paula.getByText(story)).toHaveCount(0);
  await expect(paula.getByText(t.kept)).toBeVisible();
  await signIn(admin.email, admin.password);
  await expect(box).toHaveValue('Recebi a conta, obrigada');
  expect(await request.messages()).toEqual([]);

  await paula.getByRole('button', { name: t.editFacts }).click();
  await form.getByLabel(t.provider, { exact: true }).fill('Mount Sinai');
  await endSession(save);
  await signIn(admin.email, admin.password);
  if ((await form.count()) === 0) await paula.getByRole('button', { name: t.editFacts }).click();
  await expect(form.getByLabel(t.provider, { exact: true })).toHaveValue('Mount Sinai');

  // Another admin of the same browser reads none of it.
  await endSession(save);
  await signIn(cast.otavio.email, password);
  await expect(paula.getByText('Otávio Reis').first()).toBeVisible();
  await paula.goto(`/admin/requests/${number}?tab=messages`);
  await expect(box).toHaveValue('');
  const stored = await paula.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(stored).not.toContain('Mount Sinai');
  expect(stored).not.toContain('Recebi a conta');
  await paula.close();
});

test('Without a live connection, the queue, an open request and “For me” follow Fábio’s work, a removed permission still closes the request, and nothing breaks', async ({
  page,
  browser,
  baseURL,
}) => {
  const t = words.en;
  const { number, admin, request } = await begin(page, 'en');
  const paula = await browser.newPage({ baseURL });
  await signInAdmin(paula, admin.email, admin.password);
  let isDown = true;
  await paula.clock.install();
  await paula.routeWebSocket(/\/realtime\//, (socket) => {
    if (isDown) void socket.close();
    else socket.connectToServer();
  });
  /** Moves the page's clock until something is true. Requests take their time. */
  const afterSeconds = (seconds: number, check: () => Promise<unknown>) =>
    expect(async () => {
      await paula.clock.runFor(seconds * 1000);
      await check();
    }).toPass({ intervals: [0] });
  const visible = (text: string | RegExp) => () =>
    expect(paula.getByText(text).first()).toBeVisible({ timeout: 5000 });
  const headers = await adminHeaders(page, cast.fabio.email);
  const call = (name: string, data: object) =>
    page.request.post(`/rest/v1/rpc/${name}`, { headers, data });

  // The queue says quietly that updates are late, and shows the new state of the request.
  await paula.goto('/admin/requests?view=all&sort=-submitted_at');
  await expect(paula.getByRole('link', { name: number })).toBeVisible();
  await afterSeconds(6, visible(t.late));
  const move = { request_id: request.id, to_state: 'in_review' };
  expect((await call('move_request', move)).ok()).toBe(true);
  const row = paula.getByRole('row').filter({ hasText: number });
  await afterSeconds(30, () => expect(row.getByText(t.inReview)).toBeVisible({ timeout: 5000 }));

  // The open request follows, and the text in the box stays.
  await paula.getByRole('link', { name: number }).click();
  await openTab(paula, 'messages');
  await paula.getByRole('textbox', { name: t.reply }).fill('Um momento');
  const body = `Da parte de Fábio ${number}`;
  const message = { request_id: request.id, message_id: randomUUID(), body };
  expect((await call('reply_to_request', message)).ok()).toBe(true);
  await afterSeconds(30, visible(body));
  await expect(paula.getByRole('textbox', { name: t.reply })).toHaveValue('Um momento');

  // It recovers by itself, and is down again when the permission is removed.
  isDown = false;
  await afterSeconds(30, () => expect(paula.getByText(t.late)).toBeHidden({ timeout: 5000 }));
  isDown = true;
  await paula.reload();
  await expect(paula.getByRole('heading', { name: number })).toBeVisible();
  await changeAdmin(page, admin.email, { permissions: ['members'] });
  await afterSeconds(30, () =>
    expect(paula.getByRole('heading', { name: t.closed })).toBeVisible({ timeout: 5000 }),
  );
  await expect(paula.getByText(story)).toHaveCount(0);
  await paula.close();
});
