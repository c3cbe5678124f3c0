import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { cast } from '../cast.ts';
import { pdfText } from '../support/pdf-text.ts';
import { addAdmin } from './support/add-admin.ts';
import { activeMember, addEnrollment } from './support/new-member.ts';
import { refusal, refusedRequest } from './support/refused-request.ts';
import { expectNoViolation } from './support/screen-checks.ts';
import { signInAdmin, signInMember } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  involved: 'reviewRequests:decision.wasInvolved',
  propose: 'reviewRequests:decision.propose',
  next: 'reviewRequests:decide.next',
  decide: 'reviewRequests:decide.submit',
  answered: 'manageRequests:states.answered',
  why: 'hardNews:why',
  week: 'hardNews:week',
  back: 'answer:back',
  download: 'answer:download',
}).en;

/** The screen of an admin who opens a request. */
async function openAs(
  browser: Browser,
  baseURL: string | undefined,
  path: string,
  { email, password }: { email: string; password?: string },
) {
  const page = await browser.newPage({ baseURL });
  await signInAdmin(page, email, password);
  await page.goto(path);
  return page;
}

test('After a disagreement, neither who decided nor who confirmed can review again; Paula can, and the first letter stays as it was', async ({
  page,
  browser,
  baseURL,
}) => {
  const member = await activeMember('Joana');
  await addEnrollment(member);
  const request = await refusedRequest(page.request, member);
  await request.disagree();
  const path = `/admin/requests/${request.number}`;
  for (const { email } of [cast.otavio, cast.fabio]) {
    const involved = await openAs(browser, baseURL, path, { email });
    await expect(involved.getByText(words.involved)).toBeVisible();
    await expect(involved.getByText(refusal)).toBeVisible();
    await expect(involved.getByRole('button', { name: words.propose })).toHaveCount(0);
    // Nor at the address of the dialog.
    await involved.goto(`${path}?open=decide`);
    await expect(involved.getByText(words.involved)).toBeVisible();
    await expect(involved.getByRole('dialog')).toHaveCount(0);
    await involved.close();
  }

  await request.reduceLess();
  const reviewer = await addAdmin(page, { firstName: 'Paula', permissions: ['requests'] });
  const paula = await openAs(browser, baseURL, path, reviewer);
  await expect(paula.getByText(refusal)).toBeVisible();
  await expect(paula.getByText(words.involved)).toHaveCount(0);
  await paula.getByRole('button', { name: words.propose, exact: true }).click();
  await paula.getByRole('button', { name: words.next }).click();
  await paula.getByRole('button', { name: words.decide, exact: true }).click();
  await expect(paula.getByText(words.answered, { exact: true }).first()).toBeVisible();
  await expectNoViolation(paula);
  await paula.close();

  // The new letter is of the second review; the first one did not change with the IUA.
  await signInMember(page, member.email, member.password);
  const letter = `/member-portal/requests/${request.number}/answer`;
  const paper = page.getByRole('article');
  await page.goto(letter);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('second review');
  await expect(paper.getByText('by $100.00: Só a consulta.')).toBeVisible();
  await page.goto(`${letter}?letter=1`);
  await expect(paper.getByText('This is an earlier letter.')).toBeVisible();
  await expect(paper.getByText('by $200.00: Você negociou.')).toBeVisible();
  await expect(paper.getByText(refusal)).toBeVisible();
  await expect(paper.getByRole('heading', { name: words.why })).toBeVisible();
  await expect(paper.getByRole('heading', { name: words.week })).toHaveCount(0);
  await expect(paper.getByText('Só a consulta.')).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.download }).click();
  const printed = pdfText(readFileSync(await (await download).path())).replaceAll('\n', ' ');
  expect(printed).toContain('Você negociou.');
  expect(printed).not.toContain('Só a consulta.');

  // Paper has no way back; the screen has.
  const back = page.getByRole('link', { name: words.back });
  await page.emulateMedia({ media: 'print' });
  await expect(back).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await back.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(request.number);
});
