import type { Page } from '@playwright/test';
import { inBothLanguages } from './support/in-both-languages.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  mission: 'about:hero.title',
  families: { en: '5,000+', 'pt-BR': '5.000+' },
  badge: 'dental:hero.badge',
  limit: { en: '$5,000 a year', 'pt-BR': /^US\$\s5\.000 por ano$/ },
  exam: { en: '$10 eye exams', 'pt-BR': /^Exame por US\$\s10$/ },
  whatIsIncluded: 'dental:hero.shared',
  pause: 'home:hero.pause',
  play: 'home:hero.play',
  portuguese: { en: /Support in Portuguese/, 'pt-BR': /Atendimento em português/ },
  open: 'contact:hours.open',
  closed: 'contact:hours.closed',
  map: { en: /drawn map/, 'pt-BR': /Mapa desenhado/ },
  showMap: 'contact:office.showMap',
  hideMap: 'contact:office.hideMap',
  readTerms: 'legal:terms.read',
  readPrivacy: 'legal:privacy.read',
  terms: 'common:footer.legal.terms',
  privacy: 'common:footer.legal.privacy',
  updated: { en: 'January 20, 2025', 'pt-BR': '20/01/2025' },
  close: 'common:actions.close',
  lastSection: { en: '14. Talk to us', 'pt-BR': '14. Fale com a gente' },
  safeguards: 'common:footer.badges.hipaa',
});

/** The first message of every WhatsApp link on the page. */
async function prefilledTexts(page: Page): Promise<string[]> {
  const links = await page.locator('a[href*="wa.me"]').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  return addresses.map((address) => new URL(address ?? '').searchParams.get('text') ?? '');
}

inBothLanguages(words, (t) => {
  // One of these pages has a film.
  test.use({ reducedMotion: 'no-preference' });

  test('About displays the mission, the story with its figures, and six values', async ({
    page,
  }) => {
    await page.goto(`${t.prefix}/about`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.mission);
    await expect(page.getByText(t.families, { exact: true })).toBeVisible();
    await expect(page.getByText('50+', { exact: true })).toBeVisible();
    const values = page.getByRole('region').filter({ has: page.locator('#values-title') });
    await expect(values.getByRole('listitem')).toHaveCount(6);
    const texts = await prefilledTexts(page);
    expect(texts.length).toBeGreaterThan(1);
    for (const text of texts) expect(text).not.toMatch(/\d|member id|número de membro/i);
  });

  test('Dental and vision lists every benefit; its film pauses, and disappears if it fails', async ({
    page,
  }) => {
    await page.goto(`${t.prefix}/dental-plans`);
    await expect(page.getByText(t.badge, { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: t.pause }).click();
    await expect(page.getByRole('button', { name: t.play })).toBeVisible();
    await page.getByRole('link', { name: t.whatIsIncluded }).click();
    await expect(page).toHaveURL(/#coverage$/);
    const shared = page.locator('#coverage');
    await expect(shared.getByRole('heading', { level: 2 })).toHaveText(t.whatIsIncluded);
    await expect(shared.getByRole('listitem')).toHaveCount(3 + 4);
    await expect(shared.getByRole('heading', { name: t.limit })).toBeVisible();
    await expect(shared.getByRole('heading', { name: t.exam })).toBeVisible();
    const reasons = page.getByRole('region').filter({ has: page.locator('#why-title') });
    await expect(reasons.getByRole('listitem')).toHaveCount(4);
    await expect(page.getByText(t.portuguese)).toBeVisible();
    await expect(page.getByText('Sorriso Claro')).toBeVisible();
    const choose = page.locator('main a[href="https://www.example.com/sorriso-claro"]');
    await expect(choose).toHaveCount(3);

    await page.route(/\/media\/dental\.(webm|mp4)/, (route) => route.fulfill({ status: 404 }));
    await page.reload();
    await expect(page.locator('video')).toHaveCount(0);
    await expect(page.getByRole('button', { name: t.play })).toHaveCount(0);
    await expect(page.locator('img[src="/media/dental-poster.jpg"]')).toBeVisible();
  });

  test('Contact displays the time at the office and loads a map only on request', async ({
    page,
    complaints,
  }) => {
    await page.clock.setFixedTime('2026-07-13T13:30:00Z');
    await page.goto(`${t.prefix}/contact`);
    await expect(page.getByText(t.open, { exact: true })).toBeVisible();
    await page.clock.setFixedTime('2026-07-12T13:30:00Z');
    await page.reload();
    await expect(page.getByText(t.closed, { exact: true })).toBeVisible();

    await expect(page.getByRole('img', { name: t.map })).toBeVisible();
    // The form loads when it is near the viewport.
    await page.locator('#write').scrollIntoViewIfNeeded();
    const form = page.locator('iframe');
    await expect(form).toHaveAttribute('height', /^[7-9]\d\d|\d{4}$/);
    await expect(form).toHaveAttribute('src', new RegExp(`^${t.prefix}/forms/contact`));
    expect(complaints).toEqual([]);

    await page.route(/openstreetmap/, (route) => route.fulfill({ body: 'A map' }));
    await page.getByRole('link', { name: t.showMap }).click();
    const map = page.locator('iframe[src*="openstreetmap"]');
    await expect(map.contentFrame().getByText('A map')).toBeVisible();
    await page.getByRole('button', { name: t.hideMap }).click();
    await expect(page.getByRole('img', { name: t.map })).toBeVisible();
    expect(complaints.splice(0)).toEqual([expect.stringContaining('openstreetmap')]);
  });

  test('Legal opens each text in a dialog that closes by button, Escape, and backdrop', async ({
    page,
  }) => {
    await page.goto(`${t.prefix}/legal`);
    await expect(page.getByText(t.updated).first()).toBeVisible();
    const dialog = page.getByRole('dialog', { name: t.terms });
    await page.getByRole('button', { name: t.readTerms }).click();
    await expect(dialog.getByRole('heading', { name: t.lastSection })).toBeAttached();
    await dialog.getByRole('button', { name: t.close }).last().click();
    await expect(dialog).toBeHidden();

    const other = page.getByRole('dialog', { name: t.privacy });
    await page.getByRole('button', { name: t.readPrivacy }).click();
    await expect(other).toContainText(t.updated);
    await page.mouse.click(4, 4);
    await expect(other).toBeHidden();
    await page.getByRole('button', { name: t.readTerms }).press('Space');
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`${t.prefix}/legal`);
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('A visitor reads values, plans, hours, and both legal texts in full', async ({ page }) => {
    const t = words['pt-BR'];
    await page.goto('/BR/about');
    await expect(page.getByText(t.families, { exact: true })).toBeVisible();
    await page.goto('/BR/dental-plans');
    await expect(page.getByRole('heading', { name: t.exam })).toBeVisible();
    await page.goto('/BR/contact');
    await expect(page.getByRole('img', { name: t.map })).toBeVisible();
    await expect(page.locator('noscript a[href^="mailto:"]')).toBeVisible();
    await expect(page.locator('iframe')).toBeHidden();
    await page.goto('/BR/legal');
    await page.getByRole('link', { name: t.readPrivacy }).click();
    await expect(page).toHaveURL('/BR/legal#privacy');
    await expect(page.locator('#privacy-retention')).toContainText('de 90 dias a 2 anos');
    await expect(page.locator('#terms')).toContainText(t.lastSection);
    await page.goto('/BR/legal#safeguards');
    await expect(page.locator('#safeguards')).toContainText(t.safeguards);
  });
});
