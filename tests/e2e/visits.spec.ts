import { expect, test } from '@playwright/test';
import { cast } from '../cast.ts';
import { adminHeaders } from './support/sessions.ts';

type Analytics = {
  totals: { visitors: number };
  pages: { path: string; views: number; visits: number }[];
};

test('A visit counts each page once and the visitor once, and admins are not counted', async ({
  browser,
  request,
}) => {
  const headers = await adminHeaders({ request }, cast.otavio.email);
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format();
  const seen = async () => {
    const response = await request.post('/rest/v1/rpc/site_analytics', {
      headers,
      data: { first_day: day, last_day: day },
    });
    const { totals, pages } = (await response.json()) as Analytics;
    const about = pages.find(({ path }) => path === '/about') ?? { views: 0, visits: 0 };
    return { visitors: totals.visitors, views: about.views, visits: about.visits };
  };
  // Robots identify themselves; this visitor must not look like one.
  const visitor = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.8.7.6' } });
  await visitor.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { get: () => false });
  });
  const before = await seen();
  const page = await visitor.newPage();
  await page.goto('/about');
  await expect.poll(seen).toEqual({
    visitors: before.visitors + 1,
    views: before.views + 1,
    visits: before.visits + 1,
  });
  await page.goto('/BR/about');
  await expect.poll(seen).toMatchObject({
    visitors: before.visitors + 1,
    views: before.views + 2,
    visits: before.visits + 1,
  });

  const asked: string[] = [];
  page.on('request', (one) => asked.push(one.url()));
  await page.evaluate(() => localStorage.setItem('staff-browser', 'yes'));
  await page.goto('/about');
  await page.getByRole('heading', { level: 1 }).click();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('count_page_view'))).toEqual([]);
  await visitor.close();
});
