import { cast } from '../cast.ts';
import { expectNoViolation } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { signInMember } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages, texts } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const notice = textsOf({ title: 'common:legalNotice.title', short: 'common:legalNotice.short' });

for (const language of languages) {
  const { prefix } = texts[language];
  const { title, short } = notice[language];

  test(
    `In ${language}, Helena reads once per page that this is not insurance, at home and before she sends a request`,
    screenFor(language),
    async ({ page }) => {
      await signInMember(page, cast.helena.email);
      for (const address of ['', '/health-sharing/request', '/health-sharing']) {
        await page.goto(`${prefix}/member-portal${address}`);
        await expect(page.locator('main').getByText(title)).toHaveCount(1);
        await expectNoViolation(page);
      }
      const frame = page.frameLocator('iframe');
      await expect(frame.getByRole('button').last()).toBeVisible();
      await expect(frame.getByText(short)).toBeHidden();

      await page.goto(`${prefix}/forms/sharing`);
      await expect(page.getByText(short)).toBeVisible();
    },
  );
}
