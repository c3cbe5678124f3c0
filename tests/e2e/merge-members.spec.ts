import { cast } from '../cast.ts';
import { inBothLanguages } from './support/in-both-languages.ts';
import { addMember } from './support/new-member.ts';
import { expectNoViolation } from './support/screen-checks.ts';
import { signInAdmin } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  open: 'mergeMembers:button',
  next: 'mergeMembers:choose.next',
  submit: 'mergeMembers:submit',
  swap: 'mergeMembers:swap',
  reason: 'mergeMembers:reason',
  tooShort: 'mergeMembers:validation.reasonShort',
  possible: 'mergeMembers:duplicates.title',
  undone: 'mergeMembers:undone',
  stays: 'mergeMembers:stays',
  hasRequests: [
    'mergeMembers:obstacles.open_requests',
    'mergeMembers:obstacles.has_requests',
    'mergeMembers:obstacles.has_contributions',
  ],
  search: 'commandCenter:memberChoice.search',
  list: 'manageMembers:members.search',
  undo: { en: 'Undo the merge with', 'pt-BR': 'Desfazer a união com' },
  into: { en: 'Merged into', 'pt-BR': 'Unido a' },
  phone: 'mergeMembers:fields.phone_number',
});

/** A name that no other test has, in letters. */
const newName = () =>
  `Rute${[...crypto.randomUUID()].map((sign) => (/[a-f]/.test(sign) ? sign : '')).join('')}`;

inBothLanguages(words, (t) => {
  test('Fábio merges a possible duplicate, finds it by number only, and undoes the merge', async ({
    page,
  }) => {
    const name = newName();
    const [keep, duplicate] = [await addMember(name), await addMember(name)];
    const headers = await signInAdmin(page, cast.fabio.email);
    const phone = await page.request.patch(`/rest/v1/members?id=eq.${duplicate.id}`, {
      ...{ headers, data: { phone_number: '+1 561 555 0147' } },
    });
    expect(phone.ok()).toBe(true);

    await page.goto(`${t.prefix}/admin/members?open=${keep.id}`);
    const possible = page.getByRole('region', { name: t.possible });
    await expect(possible).toContainText(duplicate.number);
    await possible.getByRole('button').click();
    const dialog = page.locator('[role="dialog"][aria-labelledby]');
    await expect(dialog.getByText(duplicate.email)).toBeVisible();
    await expect(
      dialog.getByRole('group', { name: t.phone }).getByRole('radio').last(),
    ).toBeChecked();
    await expectNoViolation(page);
    await dialog.getByRole('button', { name: t.submit }).click();
    await expect(dialog.getByText(t.tooShort)).toBeVisible();
    await dialog.getByLabel(t.reason).fill('Cadastrada duas vezes');
    await dialog.getByRole('button', { name: t.submit }).dblclick({ delay: 300 });
    const undo = page.getByRole('button', { name: `${t.undo} ${duplicate.number}` });
    await expect(undo).toBeVisible();
    await expect(page.getByText('+1 561 555 0147').first()).toBeVisible();
    await expectNoViolation(page);

    await page.goto(`${t.prefix}/admin/members?q=${name}`);
    await expect(page.getByText(keep.number).first()).toBeVisible();
    await expect(page.getByText(duplicate.number)).toHaveCount(0);
    await page.goto(`${t.prefix}/admin/members?q=${duplicate.number}`);
    await expect(page.getByText(duplicate.number).first()).toBeVisible();

    await page.goto(`${t.prefix}/admin/members?open=${duplicate.id}`);
    await expect(page.getByText(`${t.into} ${keep.number}`)).toBeVisible();
    await page.getByRole('button', { name: `${t.undo} ${keep.number}` }).click();
    await expect(page.getByText(t.undone).first()).toBeVisible();
    await expect(page.getByText(`${t.into} ${keep.number}`)).toHaveCount(0);
    await expect(page.getByRole('button', { name: t.open })).toBeVisible();
  });

  test('A record with requests stays: Fábio chooses it by number and turns the merge around', async ({
    page,
  }) => {
    const member = await addMember(newName());
    await signInAdmin(page, cast.fabio.email);
    await page.goto(`${t.prefix}/admin/members?open=${member.id}`);
    await page.getByRole('button', { name: t.open }).click();
    const dialog = page.locator('[role="dialog"][aria-labelledby]');
    await dialog.getByLabel(t.search).fill(cast.ana.memberNumber);
    await dialog.getByRole('radio', { name: cast.ana.memberNumber }).check();
    await dialog.getByRole('button', { name: t.next }).click();
    await expect(page).toHaveURL(new RegExp(`edit=merge-${cast.ana.memberId}`));
    await expect(dialog.getByText(new RegExp(t.hasRequests.join('|')))).toBeVisible();
    await expect(dialog.getByRole('button', { name: t.submit })).toBeDisabled();
    await expectNoViolation(page);
    await dialog.getByRole('button', { name: t.swap }).click();
    await expect(dialog.getByRole('region', { name: t.stays })).toContainText(cast.ana.email);
    await expect(dialog.getByRole('button', { name: t.submit })).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
});
