import { expect, type Locator, type Page } from '@playwright/test';

/** By purpose: text that is typed, moving to a control, and acting on it. */
type Counts = { typed: number; moves: number; actions: number };

/** Presses keys as a person does, and counts each: a typed character is one, Ctrl+S two. */
class CountedKeys {
  readonly #page: Page;
  readonly #sections: Map<string, Counts>;
  #counts: Counts = { typed: 0, moves: 0, actions: 0 };

  /** @param sections counts the keys of both people. */
  constructor(page: Page, sections: Map<string, Counts>) {
    this.#page = page;
    this.#sections = sections;
  }

  /** Counts the following keys as those of a section. */
  begin(section: string): void {
    this.#counts = { typed: 0, moves: 0, actions: 0 };
    this.#sections.set(section, this.#counts);
  }

  async type(text: string): Promise<void> {
    this.#counts.typed += text.length;
    await this.#page.keyboard.type(text);
  }

  async press(keys: string, as: 'actions' | 'moves' = 'actions'): Promise<void> {
    this.#counts[as] += keys.split('+').length;
    await this.#page.keyboard.press(keys);
  }

  /** Presses a key until a control has the focus. */
  async moveTo(target: Locator, key = 'Tab'): Promise<void> {
    await target.waitFor();
    for (let stops = 0; stops < 150; stops += 1) {
      if (await target.evaluate((one) => one === document.activeElement)) return;
      await this.press(key, 'moves');
    }
    throw new Error(`No key ${key} leads to ${target}.`);
  }
}

/** A bill with six lines, of which a person decides nothing: care, then charge. */
const lines = [
  ['ER visit', 'medical', '5000'],
  ['X-ray', 'medical', '800'],
  ['Cast', 'medical', '950'],
  ['Nurse', 'medical', '400'],
  ['Follow-up', 'medical', '600'],
  ['Late fee', 'fees', '25'],
] as const;

type Measured = {
  /** Otávio on the queue, where no one has the request. */
  page: Page;
  /** Fábio on the list of requests that wait for a second person. */
  second: Page;
  number: string;
};

/**
 * One request from the queue to its end by keyboard alone: assign, open, accept three pages, need, a bill with
 * six lines, proposal, decision, confirmation by a second person, payment, close.
 * @returns the keys of both people, in all and by section
 */
export async function measureRequest({ page, second, number }: Measured) {
  const sections = new Map<string, Counts>();
  const keys = new CountedKeys(page, sections);
  const others = new CountedKeys(second, sections);
  const dialog = page.locator('[role="dialog"][aria-labelledby]');
  const heading = (on: Page) => on.getByRole('heading', { name: number });
  const goOn = async (by: CountedKeys, on: Page) => {
    await on.locator('[data-next-step]:enabled').waitFor();
    await by.press('g');
  };

  keys.begin('assign');
  await keys.moveTo(page.getByRole('link', { name: number }), 'j');
  await keys.press('a');
  await expect(dialog).toBeVisible();
  await keys.press('Enter');
  await expect(page.getByRole('link', { name: number })).toBeFocused();
  keys.begin('open');
  await keys.press('o');
  await heading(page).waitFor();

  keys.begin('three pages');
  await page.locator('[data-page]').first().waitFor();
  await goOn(keys, page);
  for (const count of [1, 2, 3]) {
    await expect(dialog.getByRole('button', { name: /^Accept page/ })).toBeEnabled();
    await keys.press('a');
    await expect(page.locator('[data-page].bg-mata-50')).toHaveCount(count);
  }
  await keys.press('Escape');
  await expect(dialog).toHaveCount(0);

  keys.begin('need');
  await goOn(keys, page);
  await expect(page.getByText('In review', { exact: true }).first()).toBeVisible();
  await expectNextStep('Classify the need');
  await goOn(keys, page);
  await keys.moveTo(dialog.getByLabel('Name', { exact: true }));
  await keys.type('Broken wrist');
  await keys.press('Enter');
  await expect(dialog).toHaveCount(0);

  keys.begin('bill with six lines');
  await expectNextStep('Enter the bill');
  await goOn(keys, page);
  const provider = dialog.getByLabel('Doctor or hospital');
  await expect(provider).toBeFocused();
  // The provider is the request's, and the date may be empty. Enter leads from cell to cell.
  for (let cell = 0; cell < 2; cell += 1) await keys.press('Enter', 'moves');
  await keys.type('7775');
  for (let cell = 0; cell < 2; cell += 1) await keys.press('Enter', 'moves');
  for (const [index, [what, care, charge]] of lines.entries()) {
    await expect(dialog.getByLabel(`Date of care, line ${index + 1}`)).toBeFocused();
    await keys.press('Enter', 'moves');
    await keys.type(what);
    await keys.press('Enter', 'moves');
    await keys.type(care);
    await keys.press('Enter', 'moves');
    await keys.type(charge);
    if (index === lines.length - 1) continue;
    for (let cell = 0; cell < 3; cell += 1) await keys.press('Enter', 'moves');
  }
  await keys.press('Control+s');
  await expect(dialog).toHaveCount(0);

  keys.begin('proposal and decision');
  await expectNextStep('Propose a decision');
  await goOn(keys, page);
  for (const name of ['Continue to the letter', 'Decide and ask for confirmation']) {
    await page.getByRole('button', { name, exact: true }).waitFor();
    await keys.press('Control+Enter');
  }
  await expect(dialog).toHaveCount(0);

  others.begin('confirmation');
  await others.moveTo(second.getByRole('link', { name: number }), 'j');
  await others.press('o');
  await heading(second).waitFor();
  await goOn(others, second);
  await others.press('Enter');
  await expect(second.getByText('Answered', { exact: true }).first()).toBeVisible();

  keys.begin('payment');
  await expectNextStep('Record the payment');
  await goOn(keys, page);
  await keys.moveTo(dialog.getByLabel('Reference'));
  await keys.type('ACH 20-118');
  await keys.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();

  keys.begin('close');
  await expectNextStep('Close');
  await goOn(keys, page);
  await expect(page.getByText('Closed', { exact: true }).first()).toBeVisible();

  const sum = (name: keyof Counts) =>
    [...sections.values()].reduce((keyCount, counts) => keyCount + counts[name], 0);
  const all = { typed: sum('typed'), moves: sum('moves'), actions: sum('actions') };
  const total = all.typed + all.moves + all.actions;
  return { total, ...all, sections: Object.fromEntries(sections) };

  async function expectNextStep(name: string) {
    await expect(page.locator('[data-next-step]')).toHaveText(name);
  }
}
