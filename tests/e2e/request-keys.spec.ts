import { cast } from '../cast.ts';
import { measureRequest } from './support/measured-request.ts';
import { MemberRequest } from './support/member-request.ts';
import { activeMember, addEnrollment } from './support/new-member.ts';
import { signInAdmin } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

test('Otávio brings a request from the queue to its end with at most 220 keys, and Fábio confirms', async ({
  page,
  browser,
  baseURL,
}) => {
  const member = await activeMember('Rita');
  await addEnrollment(member);
  const own = await MemberRequest.begin(page.request, 'en', member);
  await own.addPage('itemized-bill');
  const number = await own.submit();
  await signInAdmin(page, cast.otavio.email);
  // The list of the newest requests, so that those of other tests do not count.
  await page.goto('/admin/requests?view=unassigned&sort=-submitted_at');
  const second = await browser.newPage({ baseURL });
  await signInAdmin(second, cast.fabio.email);
  await second.goto('/admin/requests?view=second_person&sort=-submitted_at');
  const keys = await measureRequest({ page, second, number });
  test.info().annotations.push({ type: 'keys', description: JSON.stringify(keys) });
  expect(keys.total).toBeLessThanOrEqual(220);
  await second.close();
});

for (const width of [1280, 1366, 1920]) {
  test(`At ${width} px a request is on one screen: the page does not scroll, and its header is low`, async ({
    page,
  }) => {
    const own = await MemberRequest.begin(page.request, 'en');
    const number = await own.submit();
    await signInAdmin(page, cast.otavio.email);
    await page.setViewportSize({ width, height: 768 });
    await page.goto(`/admin/requests/${number}?view=unassigned`);
    const queue = page.getByRole('navigation', { name: 'Sharing requests' });
    await expect(queue.getByRole('link', { name: number })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('tab', { name: /^Documents/, selected: true })).toBeVisible();
    const size = await page.evaluate(() => ({
      page: document.documentElement.scrollHeight - window.innerHeight,
      header: document.querySelector('[data-request-header]')?.getBoundingClientRect().height ?? 0,
      row: document.querySelector('#queue li')?.getBoundingClientRect().height ?? 0,
    }));
    expect(size.page).toBe(0);
    expect(size.header).toBeLessThanOrEqual(120);
    expect(size.row).toBeLessThanOrEqual(56);
    // A note that is not sent stays while another tab is open.
    await page.keyboard.press('n');
    await page.keyboard.type('Call on Monday');
    await page.getByRole('tab', { name: 'Bills' }).click();
    await expect(page).toHaveURL(/[?&]tab=bills/);
    await page.keyboard.press('n');
    await expect(page.locator('[data-note]')).toHaveValue('Call on Monday');
  });
}
