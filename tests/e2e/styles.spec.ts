import { expect, type Page, test } from '@playwright/test';

// Pages before hydration have only their inlined styles. With reduced motion, every change would be
// animated for a moment and could be missed.
test.use({ bypassCSP: true, reducedMotion: 'no-preference' });

const addresses = [
  '/BR',
  '/en',
  '/about',
  '/dental-plans',
  '/BR/contact',
  '/legal',
  '/BR/show',
  '/BR/rules/procedures',
  '/BR/my-account',
  '/activate-account',
  '/nowhere',
];

for (const address of addresses) {
  test(`${address} contains all the styles that it needs: the complete sheet changes nothing`, async ({
    page,
    request,
  }) => {
    await page.route(/\/assets\/.*\.(js|css)$/, (route) => route.abort());
    await page.goto(address);
    // One element has a visible focus.
    await page.keyboard.press('Tab');
    const sheet = await page.locator('#page-styles').getAttribute('data-sheet');
    const styles = await (await request.get(sheet ?? '')).text();
    expect(styles.length).toBeGreaterThan(20_000);
    for (const width of [1280, 412]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await changedBy(page, styles), `at ${width} px`).toEqual([]);
    }
  });
}

test('The test detects a sheet that changes something', async ({ page }) => {
  await page.goto('/nowhere');
  expect(await changedBy(page, 'h1 { color: rgb(1 2 3) }')).toEqual([
    expect.stringMatching(/^H1 .*color$/),
  ]);
});

/** The elements and properties that change with these styles. */
function changedBy(page: Page, styles: string): Promise<string[]> {
  return page.evaluate((text) => {
    // Parts of an SVG inherit its style, unless they have a class.
    const elements = [...document.querySelectorAll('body, body :not(svg :not([class]))')];
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
    const look = (element: Element) => {
      const computed = getComputedStyle(element);
      return names.map((name) => computed.getPropertyValue(name));
    };
    const before = elements.map(look);
    const sheet = document.createElement('style');
    sheet.textContent = text;
    document.head.append(sheet);
    const found = elements.flatMap((element, index) => {
      const changed =
        names[look(element).findIndex((now, place) => now !== before[index]?.[place])];
      return changed ? [`${element.tagName} ${element.className} ${changed}`] : [];
    });
    sheet.remove();
    return found;
  }, styles);
}
