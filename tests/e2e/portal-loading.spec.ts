import type { Page } from '@playwright/test';
import { cast } from '../cast.ts';
import { inBothLanguages } from './support/in-both-languages.ts';
import { signInMember } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

/** All pages except the card, which is rendered after its data is known. */
const places = [
  '',
  '/concierge',
  '/discounts',
  '/forms',
  '/health-sharing',
  '/health-sharing/start',
  '/profile/information',
  '/profile/plan',
  '/profile/payments',
  '/profile/advisor',
  '/profile/security',
];

/** What each frame displayed, from the first one. */
type Watched = { wide: string[]; shifts: string[] };

const steps = textsOf({ none: 'portal:nextStep.none.title', setup: 'portal:nextStep.setup.title' });

inBothLanguages(texts, (t, language) => {
  const portal = `${t.prefix}/member-portal`;
  test('Bruno, without a plan, never reads that he is all set', async ({ page }) => {
    const { none, setup } = steps[language];
    await signInMember(page, cast.bruno.email);
    const overview = await holdData(page, '**/rest/v1/members?*enrollment_status*');
    const agenda = page.waitForResponse('**/rest/v1/members?*phone_number*');
    await page.goto(portal);
    await (await agenda).finished();
    await twoFrames(page);
    await expect(page.getByText(none, { exact: true })).toHaveCount(0);
    overview.release();
    await expect(page.getByText(setup, { exact: true })).toBeVisible();
    await expect(page.getByText(none, { exact: true })).toHaveCount(0);
  });

  for (const width of [320, 412]) {
    test(`No page of the portal is wider than a screen of ${width} px, during or after loading`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await signInMember(page, cast.ana.email);
      await watchFrames(page);
      const data = await holdData(page, '**/rest/v1/**');
      for (const place of places) {
        data.hold();
        await page.goto(`${portal}${place}`);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        await twoFrames(page);
        data.release();
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await twoFrames(page);
        expect.soft((await watched(page)).wide, place || 'home').toEqual([]);
      }
    });

    for (const person of [cast.ana, cast.bruno, cast.helena]) {
      test(`Nothing moves on ${person.firstName}’s home at ${width} px when the next step appears`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await signInMember(page, person.email);
        await watchFrames(page);
        const agenda = await holdData(page, '**/rest/v1/members?*phone_number*');
        await page.goto(portal);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          t.welcome(person.firstName),
        );
        await page.evaluate(() => document.fonts.ready);
        await twoFrames(page);
        await forgetShifts(page);
        agenda.release();
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await twoFrames(page);
        expect((await watched(page)).shifts).toEqual([]);
      });
    }
  }
});

/** Records each frame with content beyond the screen, and each layout shift. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Watched = { wide: [], shifts: [] };
    Object.assign(window, { seen });
    const look = () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth) seen.wide.push(`${scrollWidth} > ${clientWidth}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node?: Element }[];
      })[]) {
        const moved = shift.sources.map(({ node }) => node?.nodeName);
        seen.shifts.push(`${shift.value.toFixed(4)}: ${moved}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function watched(page: Page): Promise<Watched> {
  return page.evaluate(() => (window as unknown as { seen: Watched }).seen);
}

function forgetShifts(page: Page): Promise<unknown> {
  return page.evaluate(() => (window as unknown as { seen: Watched }).seen.shifts.splice(0));
}

function twoFrames(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Delays the page's database requests until `release`; `hold` delays them again. */
async function holdData(page: Page, addresses: string) {
  let gate = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return {
    release: () => gate.resolve(),
    hold: () => {
      gate = Promise.withResolvers<void>();
    },
  };
}
