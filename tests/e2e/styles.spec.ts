import { expect, type Page, test } from '@playwright/test';

// Pages as they are before any script runs, which is when they have only their own styles.
test.use({ bypassCSP: true });

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
  test(`${address} holds all the styles that it needs: the whole sheet changes nothing`, async ({
    page,
    request,
  }) => {
    await page.route(/\/assets\/.*\.(js|css)$/, (route) => route.abort());
    await page.goto(address);
    const sheet = await page.locator('#page-styles').getAttribute('data-sheet');
    const styles = await (await request.get(sheet ?? '')).text();
    expect(styles.length).toBeGreaterThan(20_000);
    expect(await changedBy(page, styles)).toEqual([]);
    // The check can fail: a sheet that does change something is found out.
    expect(await changedBy(page, 'h1 { color: rgb(1 2 3) }')).not.toEqual([]);
  });
}

/** Which elements look different with these styles added, and in what. */
function changedBy(page: Page, styles: string): Promise<string[]> {
  return page.evaluate((text) => {
    const elements = [...document.querySelectorAll('body, body *')];
    const look = (element: Element) => {
      const computed = getComputedStyle(element);
      return [...computed]
        .filter((name) => !name.startsWith('--'))
        .map((name) => `${name}: ${computed.getPropertyValue(name)}`);
    };
    const before = elements.map(look);
    const sheet = document.createElement('style');
    sheet.textContent = text;
    document.head.append(sheet);
    return elements.flatMap((element, index) => {
      const changed = look(element).filter((line, place) => line !== before[index]?.[place]);
      return changed.length > 0 ? [`${element.tagName} ${element.className} ${changed[0]}`] : [];
    });
  }, styles);
}
