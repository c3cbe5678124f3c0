import { inBothLanguages } from './support/in-both-languages.ts';
import { activeMember } from './support/new-member.ts';
import { sharingDraft } from './support/sharing-draft.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts-of.ts';

const texts = textsOf({
  receiver: 'requestForm:death.receiver.label',
  choose: 'requestFiles:choose.files',
  later: 'requestForm:later',
  delete: 'requests:list.draft.delete',
  confirm: 'requests:list.draft.confirm',
  empty: 'requests:list.empty.title',
  death: 'requestForm:fields.kind.options.death',
  illness: 'requestForm:fields.kind.options.illness',
  saved: 'requestForm:save.saved',
  email: 'auth:login.email',
  password: 'auth:login.password',
  enter: 'auth:login.submit',
});

inBothLanguages(texts, (t, language) => {
  test('Rita’s session ends while she writes; after signing in she finds every word', async ({
    page,
    complaints,
  }) => {
    const rita = await activeMember('Rita');
    await signIn(page, language, rita.email, rita.password);
    await expect(page).toHaveURL(/member-portal$/);
    const draft = await sharingDraft(page, rita.email, rita.password, 'death');
    const step = page
      .url()
      .replace(/member-portal$/, `member-portal/requests/new?draft=${draft.id}&step=before`);
    await page.goto(step);
    const story = page.getByLabel(t.receiver, { exact: true });
    await expect(story).toHaveValue('Febre alta');

    // The session ends on the server: neither of its tokens is valid any longer. She writes at the
    // same moment, because any request of the page can notice it.
    await story.evaluate((field: HTMLTextAreaElement) => {
      const stored = JSON.parse(localStorage.getItem('member-session') ?? '{}');
      const ended = { ...stored, expires_at: 1000, access_token: 'x.y.z', refresh_token: 'ended' };
      localStorage.setItem('member-session', JSON.stringify(ended));
      field.focus();
      field.setSelectionRange(field.value.length, field.value.length);
      document.execCommand('insertText', false, ' e dor no peito');
    });
    await expect(page).toHaveURL(/my-account/);
    complaints.splice(0);
    await page.getByLabel(t.email, { exact: true }).fill(rita.email);
    await page.getByLabel(t.password, { exact: true }).fill(rita.password);
    await page.getByRole('button', { name: t.enter, exact: true }).click();
    await expect(page).toHaveURL(step);
    await expect(story).toHaveValue('Febre alta e dor no peito');
    await expect(page.getByText(t.saved, { exact: true })).toBeVisible();
  });

  test('Rita answers in two tabs, and neither overwrites the other; what she deletes is gone', async ({
    page,
    context,
    complaints,
  }) => {
    const rita = await activeMember('Rita');
    await signIn(page, language, rita.email, rita.password);
    await expect(page).toHaveURL(/member-portal$/);
    const draft = await sharingDraft(page, rita.email, rita.password, 'death');
    const step = page
      .url()
      .replace(/member-portal$/, `member-portal/requests/new?draft=${draft.id}&step=before`);
    await page.goto(step);
    const other = await context.newPage();
    await other.goto(step.replace('step=before', 'step=who'));
    await expect(other.getByLabel(t.death, { exact: true })).toBeChecked();
    await page.getByLabel(t.receiver, { exact: true }).fill('Lúcia, a filha');
    await expect(page.getByText(t.saved, { exact: true })).toBeVisible();
    await other.getByLabel(t.illness, { exact: true }).check();
    await other.getByLabel(t.death, { exact: true }).check();
    await expect(other.getByText(t.saved, { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(t.receiver, { exact: true })).toHaveValue('Lúcia, a filha');
    await other.close();

    // A deleted draft does not come back with a page that has not arrived.
    let announced = 0;
    await page.route('**/rpc/add_request_file', async (route) => {
      announced += 1;
      await route.abort();
    });
    await page.goto(step.replace('step=before', 'step=bill'));
    await page.getByLabel(t.choose, { exact: true }).setInputFiles({
      ...{ name: 'conta.pdf', mimeType: 'application/pdf' },
      buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<</Type /Catalog>>\nendobj\nstartxref\n0\n%%EOF'),
    });
    await expect.poll(() => announced).toBeGreaterThan(0);
    await page.getByRole('link', { name: t.later }).click();
    await page.getByRole('button', { name: t.delete, exact: true }).click();
    await page.getByRole('button', { name: t.confirm, exact: true }).click();
    await expect(page.getByRole('heading', { name: t.empty })).toBeVisible();
    await page.unroute('**/rpc/add_request_file');
    await page.reload();
    await expect(page.getByRole('heading', { name: t.empty })).toBeVisible();
    complaints.splice(0);
  });
});
