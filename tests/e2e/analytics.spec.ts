import { cast } from '../cast.ts';
import { adminTexts } from './support/admin-texts.ts';
import { enter } from './support/enter.ts';
import { expectNoViolation } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';

const words = {
  en: {
    views: 'Page views',
    viewsByDay: 'Page views by day',
    thirty: 'Last 30 days',
    year: 'This Year',
    chart: 'Go through the chart step by step',
    reading: /\d+ page views?/,
    openTable: 'Show as a table',
    table: 'Numbers for this period',
    whole: 'Whole period',
    topPages: 'Top Pages',
    rules: /^Rules/,
    export: 'Export CSV',
    file: /^analytics-\d{4}-\d\d-\d\d\.csv$/,
    line: 'Top Pages,Rules (/rules),',
  },
  'pt-BR': {
    views: 'Páginas vistas',
    viewsByDay: 'Páginas vistas por dia',
    thirty: 'Últimos 30 dias',
    year: 'Este ano',
    chart: 'Percorrer o gráfico',
    reading: /\d+ páginas? vistas?/,
    openTable: 'Ver como tabela',
    table: 'Números deste período',
    whole: 'Todo o período',
    topPages: 'Páginas mais vistas',
    rules: /^Regras/,
    export: 'Exportar CSV',
    file: /^estatisticas-\d{4}-\d\d-\d\d\.csv$/,
    line: 'Páginas mais vistas,Regras (/rules),',
  },
};

for (const language of languages) {
  const t = words[language];
  const address = `${adminTexts[language].prefix}/admin/analytics`;

  test(
    `In ${language}, Otávio reads the site’s numbers: chart, table, period, file`,
    screenFor(language),
    async ({ page }) => {
      const counted = await page.request.post('/rest/v1/rpc/count_page_view', {
        headers: { apikey: 'sb_publishable_local', 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
        data: { path: '/rules', language, source: 'search', is_visit: true, days_since_last: null },
      });
      expect(counted.status()).toBe(204);
      await enter(page, cast.otavio.email);
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
      await page.getByRole('button', { name: t.export }).click();
      const file = await waiting;
      expect(file.suggestedFilename()).toMatch(t.file);
      const chunks: Buffer[] = [];
      for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
      expect(Buffer.concat(chunks).toString()).toContain(t.line);
    },
  );
}
