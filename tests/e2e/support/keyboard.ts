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

/** That the Tab key reaches all that can be used on a screen, and always shows where it stands. */
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

/** Runs in the page: notes what has not had the focus yet. Returns how many stops there may be. */
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
  // Those of a form in a frame come in between.
  const frames = [...document.querySelectorAll('iframe')].map(
    ({ contentDocument }) => contentDocument,
  );
  const inside = frames.flatMap((frame) => [
    ...(frame?.querySelectorAll('a[href], button, input, select, textarea') ?? []),
  ]);
  return missed.size + inside.length + 12;
}

/** Runs in the page: notes where the focus stands, if the next picture does not show it. */
async function noteHiddenFocus(): Promise<void> {
  const isDrawn = (element: Element, part?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  // A choice shows the focus on its label, a row on the whole of it.
  const isShown = (element: Element) =>
    [element, element.closest('label'), element.nextElementSibling, element.parentElement].some(
      (place) => place && isDrawn(place),
    ) || isDrawn(element, '::after');
  const { usable, hidden } = window as unknown as Record<'usable' | 'hidden', Set<Element>>;
  // At the end of a dialog the focus comes round with the next picture.
  while (document.activeElement?.matches('[data-base-ui-focus-guard]')) {
    await new Promise(requestAnimationFrame);
  }
  const element = document.activeElement;
  // Once each: within a field of a date the browser itself shows which part has the focus.
  if (!element || !usable.delete(element) || isShown(element)) return;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  if (!isShown(element)) hidden.add(element);
}
