import type { FrameLocator, Locator, Page } from '@playwright/test';
import { addDays } from '../../../rules/engine/days.ts';

/** A day of this browser, some days from today. */
export async function dayFromNow(page: Page, days: number): Promise<string> {
  return addDays(await page.evaluate(() => new Date().toLocaleDateString('sv-SE')), days);
}

/** Fills in the fields of a date, given as `1988-07-14`. */
export async function fillDate(place: Page | FrameLocator, label: string, date: string) {
  const [year = '', month = '', day = ''] = date.split('-');
  const question = dateField(place, label);
  await question.getByLabel(/^(Day|Dia)$/).fill(String(Number(day)));
  await question.getByLabel(/^(Month|Mês)$/).selectOption(String(Number(month)));
  await question.getByLabel(/^(Year|Ano)$/).fill(year);
}

/** The fields of a date. */
export function dateField(place: Page | FrameLocator, label: string): Locator {
  return place.getByRole('group', { name: label, exact: true });
}
