import type { Page } from '@playwright/test';
import { MemberRequest } from './support/member-request.ts';
import { activeMember, addEnrollment } from './support/new-member.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { signInMember } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  title: 'notices:title',
  start: 'notices:start',
  none: 'notices:none',
  this: 'notices:device.this',
  end: 'notices:device.end',
  refused: 'notices:refused',
  sent: 'requests:track.sentTitle',
  ask: 'notices:ask.title',
  yes: 'notices:ask.yes',
  done: 'notices:ask.done',
});

/**
 * A browser without a screen has no notices, and in a test it reaches no push service. So what it
 * answers is that of a phone; what the service worker shows is in tests/unit/service-worker.test.ts.
 */
async function answerAsPhone(page: Page, name: string) {
  await page.addInitScript((id) => {
    const isOn = () => sessionStorage.getItem('test-push') === 'on';
    let permission = 'default';
    Object.defineProperty(Notification, 'permission', {
      get: () => (isOn() ? 'granted' : permission),
    });
    Notification.requestPermission = async () => {
      permission = sessionStorage.getItem('test-permission') ?? 'granted';
      return permission as NotificationPermission;
    };
    const own = {
      endpoint: `https://fcm.googleapis.com/fcm/send/${id}`,
      toJSON: () => ({
        endpoint: own.endpoint,
        keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
      }),
      unsubscribe: async () => {
        sessionStorage.removeItem('test-push');
        return true;
      },
    };
    PushManager.prototype.getSubscription = async () => (isOn() ? own : null) as never;
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem('test-push', 'on');
      return own as never;
    };
  }, name);
}

for (const language of languages) {
  const t = words[language];
  const portal = `${t.prefix}/member-portal`;

  test(
    `In ${language}, Nara chooses what her device shows, and turns it off`,
    screenFor(language),
    async ({ page }) => {
      const nara = await activeMember('Nara');
      await addEnrollment(nara);
      await answerAsPhone(page, nara.email);
      await signInMember(page, nara.email, nara.password);
      await page.goto(`${portal}/profile/information`);
      const notices = page.getByRole('region', { name: t.title });
      await expect(notices.getByText(t.none)).toBeVisible();
      const start = notices.getByRole('button', { name: t.start });
      await page.evaluate(() => sessionStorage.setItem('test-permission', 'default'));
      await start.click();
      await expect(notices.getByText(t.refused)).toBeVisible();
      // The button that was pressed was disabled meanwhile, or is gone.
      await expect(page.locator(':focus')).toHaveText(t.refused);
      await expect(notices.getByText(t.none)).toBeVisible();
      await page.evaluate(() => sessionStorage.removeItem('test-permission'));
      await start.click();
      await expect(notices.getByText(t.this)).toBeVisible();
      await expect(notices).toBeFocused();
      const switches = notices.getByRole('switch');
      await expect(switches).toHaveCount(3);
      await switches.first().click();
      await expect(switches.first()).not.toBeChecked();
      await page.reload();
      await expect(switches.first()).not.toBeChecked();
      await expect(switches.last()).toBeChecked();
      await expectNoViolation(page);
      await expectToFit(page, 320, 390);
      await notices.getByRole('button', { name: t.end }).click();
      await expect(notices.getByText(t.none)).toBeVisible();
      await expect(notices).toBeFocused();
    },
  );

  test(
    `In ${language}, Nara is asked once she has sent a request, and not before`,
    screenFor(language),
    async ({ page }) => {
      const nara = await activeMember('Nara');
      await addEnrollment(nara);
      const request = await MemberRequest.begin(page.request, language, nara);
      const number = await request.submit();
      await answerAsPhone(page, nara.email);
      await signInMember(page, nara.email, nara.password);
      await page.goto(`${portal}/requests/${number}`);
      const ask = page.getByRole('region', { name: t.ask });
      await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
      await expect(ask).toHaveCount(0);

      // As the page is right after sending.
      await page.evaluate(() => {
        history.replaceState({ ...history.state, usr: { isJustSent: true } }, '');
      });
      await page.reload();
      await expect(ask).toBeVisible();
      await expectNoViolation(page);
      await expectToFit(page, 320, 390);
      await ask.getByRole('button', { name: t.yes }).click();
      await expect(page.getByText(t.done)).toBeVisible();
      await page.reload();
      await expect(page.getByText(t.sent)).toBeVisible();
      await expect(ask).toHaveCount(0);
    },
  );
}
