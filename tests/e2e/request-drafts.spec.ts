import { inBothLanguages } from './support/in-both-languages.ts';
import { activeMember } from './support/new-member.ts';
import { sharingDraft } from './support/sharing-draft.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts-of.ts';

const texts = textsOf({
  story: 'requestForm:fields.whatHappened.label',
  signs: 'requestForm:fields.firstSigns.label',
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
    const draft = await sharingDraft(page, rita.email, rita.password);
    const step = page
      .url()
      .replace(/member-portal$/, `member-portal/requests/new?draft=${draft.id}&step=what`);
    await page.goto(step);
    const story = page.getByLabel(t.story, { exact: true });
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

  test('Rita answers in two tabs, and neither overwrites the other', async ({ page, context }) => {
    const rita = await activeMember('Rita');
    await signIn(page, language, rita.email, rita.password);
    await expect(page).toHaveURL(/member-portal$/);
    const draft = await sharingDraft(page, rita.email, rita.password);
    const step = page
      .url()
      .replace(/member-portal$/, `member-portal/requests/new?draft=${draft.id}&step=what`);
    await page.goto(step);
    const other = await context.newPage();
    await other.goto(step);
    await expect(other.getByLabel(t.story, { exact: true })).toHaveValue('Febre alta');
    await page.getByLabel(t.story, { exact: true }).fill('Febre há três dias');
    await expect(page.getByText(t.saved, { exact: true })).toBeVisible();
    await other.getByLabel(t.signs, { exact: true }).fill('Na terça');
    await expect(other.getByText(t.saved, { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(t.story, { exact: true })).toHaveValue('Febre há três dias');
    await expect(page.getByLabel(t.signs, { exact: true })).toHaveValue('Na terça');
  });
});
