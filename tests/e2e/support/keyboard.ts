import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the target has focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await target.waitFor();
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(target).toBeFocused();
  await expectVisibleFocus(page);
}

/** Expects a visible focus indicator that nothing covers. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const lost = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'no element has focus';
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

/** Expects that focus is trapped in the dialog. */
export async function expectTrap(page: Page, dialog: Locator): Promise<void> {
  for (let stops = 0; stops < 8; stops += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
}

/** Expects that Tab reaches every control of a screen with a visible focus indicator. */
export async function expectReachable(page: Page): Promise<void> {
  const stops = await page.evaluate(watchFocus);
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    await page.evaluate(noteHiddenFocus);
  }
  const found = await page.evaluate(() => {
    const { missed, hidden } = window as unknown as Record<'missed' | 'hidden', Set<Element>>;
    const names = (elements: Set<Element>) =>
      [...elements].map(({ outerHTML }) => outerHTML.slice(0, 200));
    return { missed: names(missed), hidden: names(hidden) };
  });
  const where = `${page.url()} at ${page.viewportSize()?.width} px`;
  expect.soft(found, where).toEqual({ missed: [], hidden: [] });
}

/** Runs in the page: records controls without focus so far. Returns the maximum number of tab stops. */
function watchFocus(): number {
  const usable = (element: Element) => {
    if (!(element instanceof HTMLElement) || element.tabIndex < 0) return false;
    if (element.matches(':disabled, [inert] *, [aria-hidden=true], [aria-hidden=true] *'))
      return false;
    if (element instanceof HTMLInputElement && element.type === 'radio' && !element.checked) {
      return false;
    }
    return element.checkVisibility({ visibilityProperty: true });
  };
  const all = document.querySelectorAll('a[href], button, input, select, textarea, summary');
  const missed = new Set([...all].filter(usable));
  document.addEventListener('focusin', ({ target }) => missed.delete(target as Element));
  Object.assign(window, { missed, usable: new Set(missed), hidden: new Set<Element>() });
  // Controls of an embedded form are additional tab stops.
  const frames = [...document.querySelectorAll('iframe')].map(
    ({ contentDocument }) => contentDocument,
  );
  const inside = frames.flatMap((frame) => [
    ...(frame?.querySelectorAll('a[href], button, input, select, textarea') ?? []),
  ]);
  return missed.size + inside.length + 12;
}

/** Runs in the page: records the focused element if the next frame displays no focus indicator. */
async function noteHiddenFocus(): Promise<void> {
  const isDrawn = (element: Element, part?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  // A choice displays focus on its label, a row on its whole area.
  const isShown = (element: Element) =>
    [element, element.closest('label'), element.nextElementSibling, element.parentElement].some(
      (place) => place && isDrawn(place),
    ) || isDrawn(element, '::after');
  const { usable, hidden } = window as unknown as Record<'usable' | 'hidden', Set<Element>>;
  // At the end of a dialog, focus wraps in the next frame.
  while (document.activeElement?.matches('[data-base-ui-focus-guard]')) {
    await new Promise(requestAnimationFrame);
  }
  const element = document.activeElement;
  // Check each element once: inside a date field, the browser marks the focused part.
  if (!element || !usable.delete(element) || isShown(element)) return;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  if (!isShown(element)) hidden.add(element);
}
