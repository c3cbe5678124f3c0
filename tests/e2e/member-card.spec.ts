import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import { cast } from '../cast.ts';
import { inBothLanguages } from './support/in-both-languages.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { signInMember } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  card: 'card:title',
  whose: 'card:whose',
  household: 'card:household',
  print: 'card:print',
  call: 'card:call',
  brightness: 'card:brightness',
  wallet: 'card:wallet',
  show: 'deskCards:show',
  close: 'deskCards:close',
  bill: 'deskCards:cards.bill.title',
  meaning: 'deskCards:cards.bill.meaning',
  readPage: 'card:readPage',
  heading: 'pages:providers.heading',
  nothing: 'providers:what.items.person',
  patient: 'providers:bill.items.patient',
  discount: 'providers:discount.title',
  english: 'providers:english',
});

const selfPay = 'Self-pay patient. This is not insurance. Please bill the patient.';
const itemized = 'An itemized bill, please: every service, with date, code, and price.';

inBothLanguages(words, (t) => {
  const portal = `${t.prefix}/member-portal`;
  const card = (page: Page) => page.getByRole('region', { name: t.card });
  const choose = (page: Page, name: string) =>
    page.getByRole('group', { name: t.whose }).getByRole('button', { name, exact: true });

  test('Ana opens her family’s card with one tap, in English with Portuguese below', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signInMember(page, cast.ana.email);
    await page.goto(portal);
    const link = page.getByRole('banner').getByRole('link', { name: t.card });
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click();
    await expect(page).toHaveURL(`${portal}/card`);

    const face = card(page);
    await expect(face).toContainText(selfPay);
    await expect(face).toContainText('Isto não é seguro de saúde.');
    await expect(face).toContainText(cast.ana.memberNumber);
    const people = face.getByRole('listitem');
    await expect(people.first()).toContainText('Ana Souza');
    await expect(people.first()).toContainText(/Date of birth\s*Nascimento/);
    await expect(people.first()).toContainText('Mar 1, 1985');
    await expect(people.filter({ hasText: 'Theo Souza' })).toContainText('Apr 8, 2015');
    await expect(people.filter({ hasText: 'Rafael' })).toContainText(
      /Member since\s*Membro desde\s*Mar 1, 2024/,
    );
    await expect(face.locator('[lang="en"]').first()).toContainText('Member card');
    await expect(face.locator('[lang="pt-BR"]').first()).toHaveText('Carteirinha de membro');
    await expect(page.getByText(t.brightness)).toBeVisible();
    await expect(page.getByText(t.wallet)).toBeVisible();
    await expectNoViolation(page);

    await choose(page, 'Theo').click();
    await expect(choose(page, 'Theo')).toHaveAttribute('aria-pressed', 'true');
    await expect(face).toContainText(/Patient\s*Paciente\s*Theo Souza/);
    await expect(face).toContainText(/Household of\s*Família de\s*Ana Souza/);
    await expect(face).toContainText('Apr 8, 2015');
    await expect(face).not.toContainText('Mar 1, 1985');
    await expect(page).toHaveURL(`${portal}/card`);
    await expectNoViolation(page);
    await expectToFit(page, 1440, 360, 320);
  });

  test('The card fills the screen, which stays on, and one tap shows a sentence', async ({
    page,
  }) => {
    await page.addInitScript(countWakeLocks);
    await signInMember(page, cast.ana.email);
    await page.goto(`${portal}/card`);
    await choose(page, 'Ana').click();
    const full = page.getByRole('dialog');
    await page.getByRole('link', { name: t.show, exact: true }).click();
    await expect(full).toHaveAccessibleName(t.card);
    await expect(full.getByText('Mar 1, 1985')).toBeVisible();
    await expect(full.getByText(selfPay)).toBeVisible();
    await expect(full).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect.poll(() => page.evaluate(wakeLocks)).toBe(1);
    await expectNoViolation(page);
    await choose(page, t.household).click();
    await expect(full.getByRole('listitem')).toHaveCount(5);
    await expectNoViolation(page);
    await expectToFit(page, 1440, 360, 320);
    await page.keyboard.press('Escape');
    await expect(full).toHaveCount(0);
    await expect.poll(() => page.evaluate(wakeLocks)).toBe(0);
    await expect(card(page).getByRole('listitem')).toHaveCount(5);

    await page.getByRole('link', { name: itemized }).click();
    await expect(full).toHaveAccessibleName(t.bill);
    await expect(full.getByText(itemized)).toBeVisible();
    await expect(full.getByText(t.meaning)).toBeVisible();
    await page.goBack();
    await expect(full).toHaveCount(0);
    await expect(page).toHaveURL(`${portal}/card`);
  });

  test('Ana’s card and its sentences open offline after one visit', async ({
    page,
    context,
    complaints,
  }) => {
    await signInMember(page, cast.ana.email);
    await page.goto(portal);
    await expect(page.getByText(cast.ana.memberNumber)).toBeVisible();
    await expect.poll(() => page.evaluate(portalScopes)).toBe(2);
    await context.setOffline(true);
    await page.goto(`${portal}/card`);
    await expect(card(page)).toContainText(selfPay);
    await choose(page, 'Theo').click();
    await expect(card(page)).toContainText('Apr 8, 2015');
    expect(await decode(page)).toBe(new URL('/providers', page.url()).href);
    await page.getByRole('link', { name: itemized }).click();
    await expect(page.getByRole('dialog').getByText(itemized)).toBeVisible();
    complaints.splice(0);
  });

  test('The card prints on one page, without buttons', async ({ page }) => {
    await signInMember(page, cast.ana.email);
    await page.goto(`${portal}/card`);
    for (const name of [t.household, 'Theo']) {
      await choose(page, name).click();
      for (const format of ['Letter', 'A4']) {
        expect(pagesIn(await page.pdf({ format })), `${name}, ${format}`).toBe(1);
      }
    }
    await page.emulateMedia({ media: 'print' });
    await expect(card(page).getByText(selfPay)).toBeVisible();
    await expect(card(page).getByRole('img')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByText(t.brightness)).toBeHidden();
    await expect(page.getByRole('link', { name: itemized })).toHaveCount(0);
  });

  test('The code on the card leads to a page that confirms nothing about a person', async ({
    page,
  }) => {
    await signInMember(page, cast.ana.email);
    await page.goto(`${portal}/card`);
    const address = new URL('/providers', page.url()).href;
    expect(await decode(page)).toBe(address);
    await choose(page, 'Theo').click();
    expect(await decode(page)).toBe(address);

    await page.getByRole('link', { name: t.readPage }).click();
    await expect(page).toHaveURL(`${t.prefix}/providers`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.heading);
    const main = page.getByRole('main');
    for (const text of [t.nothing, t.patient, t.discount]) {
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(main.locator('a[href^="tel:"]')).toHaveAttribute('href', 'tel:+15615550134');
    await expect(main.locator('a[href^="mailto:"]')).toHaveAttribute(
      'href',
      'mailto:support@example.com',
    );
    await expect(main).not.toContainText(cast.ana.memberNumber);
    await expect(main.locator('input, form')).toHaveCount(0);
    if (t.prefix) {
      await page.getByRole('link', { name: t.english }).click();
      await expect(page).toHaveURL('/providers');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.heading);
    }
  });
});

/** The number of pages of a PDF. */
function pagesIn(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** What a camera reads in the code that is visible. */
async function decode(page: Page): Promise<string | undefined> {
  const { data, size } = await page
    .getByRole('img', { name: /\/providers$/ })
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const size = 400;
      const canvas = new OffscreenCanvas(size, size);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('There is no canvas.');
      context.fillStyle = '#fff';
      context.fillRect(0, 0, size, size);
      context.drawImage(image, 40, 40, size - 80, size - 80);
      return { data: [...context.getImageData(0, 0, size, size).data], size };
    });
  return jsQR(Uint8ClampedArray.from(data), size, size)?.data;
}

/** Runs before the page: counts how many locks keep the screen on. */
function countWakeLocks() {
  const counted = window as unknown as { locks: number };
  counted.locks = 0;
  Object.defineProperty(navigator, 'wakeLock', {
    value: {
      request: async () => {
        counted.locks += 1;
        return {
          release: async () => {
            counted.locks -= 1;
          },
        };
      },
    },
  });
}

/** Runs in the page. */
function wakeLocks(): number {
  return (window as unknown as { locks: number }).locks;
}

/** Runs in the page: the number of site scopes in which the card is available offline. */
async function portalScopes() {
  const all = await navigator.serviceWorker.getRegistrations();
  return all.filter(({ active }) => active?.state === 'activated').length;
}
