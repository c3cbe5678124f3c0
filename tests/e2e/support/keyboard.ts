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

/** Presses Tab until the target has focus. On the way, no bar at the screen's edges covers what has it. */
export async function tabInSight(page: Page, target: Locator) {
  await target.waitFor();
  const covered: string[] = [];
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab');
    covered.push(await page.evaluate(coveredFocus));
    if (await target.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(target).toBeFocused();
  expect(covered.filter(Boolean)).toEqual([]);
}

/** Runs in the page: what has the focus, if something else is drawn over its middle. */
function coveredFocus(): string {
  const focused = document.activeElement;
  // After the last control, the browser's own bars have the focus.
  if (!focused || focused === document.body) return '';
  // A choice displays focus on its label.
  const place = focused.closest('label') ?? focused;
  const { left, top, width, height } = place.getBoundingClientRect();
  const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
  const isBare = onTop && (place.contains(onTop) || onTop.contains(place));
  return isBare ? '' : focused.outerHTML.slice(0, 200);
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
    // `:focus` does not match a date field while its calendar button has the focus.
    await expect
      .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
  }
}

/** Expects that Tab reaches every control of a screen with a visible focus indicator. In Chromium only. */
export async function expectReachable(page: Page): Promise<void> {
  const { stops, isGuarded } = await page.evaluate(watchFocus);
  if (isGuarded) {
    // At the end of a dialog, focus wraps in the next frame: a faster key would leave the dialog.
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab');
      await page.evaluate(leaveGuard);
    }
  } else {
    await pressTab(page, stops);
  }
  const found = await page.evaluate(missedAndHidden);
  const where = `${page.url()} at ${page.viewportSize()?.width} px`;
  expect.soft(found, where).toEqual({ missed: [], hidden: [] });
}

/** Presses Tab many times without waiting for an answer each time, in a tenth of the time. */
async function pressTab(page: Page, times: number) {
  const browser = await page.context().newCDPSession(page);
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  const press = (type: 'rawKeyDown' | 'keyUp') =>
    browser.send('Input.dispatchKeyEvent', { ...key, type });
  await Promise.all(
    Array.from({ length: times }, () => [press('rawKeyDown'), press('keyUp')]).flat(),
  );
  await browser.detach();
}

/**
 * Runs in the page: records controls without focus so far, and controls whose focus is not visible.
 * Returns the maximum number of tab stops, and whether a dialog guards its ends.
 */
function watchFocus() {
  const isUsable = (element: Element) => {
    if (!(element instanceof HTMLElement) || element.tabIndex < 0) return false;
    if (element.matches(':disabled, [inert] *, [aria-hidden=true], [aria-hidden=true] *'))
      return false;
    if (element instanceof HTMLInputElement && element.type === 'radio' && !element.checked) {
      return false;
    }
    return element.checkVisibility({ visibilityProperty: true });
  };
  const isDrawn = (element: Element, part?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  // A choice displays focus on its label, a row on its whole area.
  const isShown = (element: Element) =>
    [element, element.closest('label'), element.nextElementSibling, element.parentElement].some(
      (place) => place && isDrawn(place),
    ) || isDrawn(element, '::after');
  const all = document.querySelectorAll(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  );
  const missed = new Set([...all].filter(isUsable));
  const unchecked = new Set(missed);
  const hidden = new Set<Element>();
  document.addEventListener('focusin', ({ target }) => {
    const element = target as Element;
    missed.delete(element);
    // Check each element once: inside a date field, the browser marks the focused part.
    if (unchecked.delete(element) && !isShown(element)) hidden.add(element);
  });
  Object.assign(window, { missed, hidden, isShown });
  // Controls of an embedded form are additional tab stops.
  const frames = [...document.querySelectorAll('iframe')].map(
    ({ contentDocument }) => contentDocument,
  );
  const inside = frames.flatMap((frame) => [
    ...(frame?.querySelectorAll('a[href], button, input, select, textarea') ?? []),
  ]);
  return {
    stops: missed.size + inside.length + 12,
    isGuarded: document.querySelector('[data-base-ui-focus-guard]') !== null,
  };
}

/** Runs in the page: waits until a dialog has moved focus from its end to its beginning. */
async function leaveGuard(): Promise<void> {
  while (document.activeElement?.matches('[data-base-ui-focus-guard]')) {
    await new Promise(requestAnimationFrame);
  }
}

/** Runs in the page: the controls that never had focus, and those whose focus is never visible. */
async function missedAndHidden() {
  type Watched = {
    missed: Set<Element>;
    hidden: Set<HTMLElement>;
    isShown: (element: Element) => boolean;
  };
  const { missed, hidden, isShown } = window as unknown as Watched;
  const isHiddenLater = async (element: HTMLElement) => {
    // A script may draw the indicator, in the next frames.
    element.focus();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return !isShown(element);
  };
  const stillHidden: Element[] = [];
  for (const element of [...hidden]) {
    if (await isHiddenLater(element)) stillHidden.push(element);
  }
  const names = (elements: Iterable<Element>) =>
    [...elements].map(({ outerHTML }) => outerHTML.slice(0, 200));
  return { missed: names(missed), hidden: names(stillHidden) };
}
