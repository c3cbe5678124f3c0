import { expect, type Locator, type Page } from '@playwright/test';

/** Goes on with the Tab key until this has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await target.waitFor();
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(target).toBeFocused();
  await expectVisibleFocus(page);
}

/** That whoever looks at the screen sees where the focus is, and nothing lies over it. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const lost = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'nothing has the focus';
    const isDrawn = [null, '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const { left, top, width, height } = element.getBoundingClientRect();
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
    const isBare = onTop && (element.contains(onTop) || onTop.contains(element));
    return isDrawn && isBare ? '' : element.outerHTML;
  });
  expect(lost).toBe('');
}

/** That the Tab key goes round inside an open window, and never out of it. */
export async function expectTrap(page: Page, dialog: Locator): Promise<void> {
  for (let stops = 0; stops < 8; stops += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
}
