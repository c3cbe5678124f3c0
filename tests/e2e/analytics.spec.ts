import { cast } from '../cast.ts';
import { adminTexts } from './support/admin-texts.ts';
import { expectNoViolation } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { signInAdmin } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  views: 'manageAnalytics:metrics.views.name',
  viewsByDay: 'manageAnalytics:metrics.views.day',
  thirty: 'manageAnalytics:period.30',
  year: 'manageAnalytics:period.year',
  chart: 'manageAnalytics:chart.label',
  reading: { en: /\d+ page views?/, 'pt-BR': /\d+ páginas? vistas?/ },
  openTable: 'manageAnalytics:table.open',
  table: 'manageAnalytics:table.label',
  whole: 'manageAnalytics:table.total',
  topPages: 'manageAnalytics:pages.title',
  rules: { en: /^Rules/, 'pt-BR': /^Regras/ },
  export: 'commandCenter:list.export',
  file: { en: /^analytics-\d{4}-\d\d-\d\d\.csv$/, 'pt-BR': /^estatisticas-\d{4}-\d\d-\d\d\.csv$/ },
  line: { en: 'Top Pages,Rules (/rules),', 'pt-BR': 'Páginas mais vistas,Regras (/rules),' },
});

for (const language of languages) {
  const t = words[language];
  const address = `${adminTexts[language].prefix}/admin/analytics`;

  test(
    `In ${language}, Otávio reads the site’s numbers: chart, table, period, file`,
    screenFor(language),
    async ({ page }) => {
      const counted = await page.request.post('/rest/v1/rpc/count_page_view', {
        headers: { apikey: 'sb_publishable_local', 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
        // Someone who was here today already: another test counts new visitors at the same time.
        data: { path: '/rules', language, source: 'search', is_visit: true, days_since_last: 0 },
      });
      expect(counted.status()).toBe(204);
      await signInAdmin(page, cast.otavio.email);
      await page.goto(address);
      await expect(page.getByRole('radio', { name: t.thirty })).toBeChecked();
      await page.getByRole('radio', { name: t.views }).check();
      await expect(page).toHaveURL(`${address}?number=views`);
      await expect(page.getByRole('heading', { name: t.viewsByDay })).toBeVisible();

      const chart = page.getByRole('slider', { name: t.chart });
      await chart.focus();
      const last = await chart.getAttribute('aria-valuetext');
      expect(last).toMatch(t.reading);
      await page.keyboard.press('ArrowLeft');
      await expect(chart).not.toHaveAttribute('aria-valuetext', last ?? '');

      await page.getByText(t.openTable).click();
      const sums = page.getByRole('table', { name: t.table }).getByRole('row', { name: t.whole });
      const views = await sums.getByRole('cell').nth(2).textContent();
      await expect(page.getByRole('radio', { name: t.views }).locator('..')).toContainText(
        views ?? '?',
      );
      await expect(
        page.getByRole('region', { name: t.topPages }).getByRole('rowheader', { name: t.rules }),
      ).toBeVisible();
      await expectNoViolation(page);

      await page.getByRole('radio', { name: t.year }).check();
      await expect(page).toHaveURL(`${address}?number=views&period=year`);
      await page.goBack();
      await expect(page.getByRole('radio', { name: t.thirty })).toBeChecked();

      const waiting = page.waitForEvent('download');
      await page.getByRole('button', { name: t.export, exact: true }).click();
      const file = await waiting;
      expect(file.suggestedFilename()).toMatch(t.file);
      const chunks: Buffer[] = [];
      for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
      expect(Buffer.concat(chunks).toString()).toContain(t.line);
    },
  );
}
