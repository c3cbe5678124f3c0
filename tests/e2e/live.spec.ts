import type { Page } from '@playwright/test';
import { cast } from '../cast.ts';
import { MemberRequest } from './support/member-request.ts';
import { activeMember } from './support/new-member.ts';
import { replyToRequest } from './support/reply-to-request.ts';
import { screenFor } from './support/screen-for.ts';
import { signInAdmin, signInMember } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  request: { en: '/member-portal/requests/', 'pt-BR': '/BR/member-portal/requests/' },
  admin: { en: '/admin/requests/', 'pt-BR': '/BR/admin/requests/' },
  late: 'common:state.late',
});

for (const language of languages) {
  const t = words[language];

  test(
    `In ${language}, without a live connection, Lia and Otávio read that updates are late, and still receive them`,
    screenFor(language),
    async ({ page, browser, baseURL }) => {
      const member = await activeMember('Lia');
      const request = await MemberRequest.begin(page.request, language, member);
      const number = await request.submit();
      const otavio = await browser.newPage({ baseURL, viewport: page.viewportSize() });
      await signInMember(page, member.email, member.password);
      await signInAdmin(otavio, cast.otavio.email);
      const answer = `Answer ${number}`;
      const connections = [];
      for (const [screen, address] of [[page, t.request] as const, [otavio, t.admin] as const]) {
        connections.push(await withoutConnection(screen));
        // In the Command Center, messages are a tab.
        await screen.goto(`${address}${number}?tab=messages`);
        await afterSeconds(screen, 6, () => expect(screen.getByText(t.late)).toBeVisible());
      }
      await replyToRequest(page, number, answer);
      for (const screen of [page, otavio]) {
        await afterSeconds(screen, 30, () =>
          expect(screen.getByText(answer).first()).toBeVisible(),
        );
      }
      for (const connection of connections) connection.isDown = false;
      for (const screen of [page, otavio]) {
        await afterSeconds(screen, 30, () => expect(screen.getByText(t.late)).toBeHidden());
      }
      await otavio.close();
    },
  );
}

/** The socket of live updates closes as soon as it opens, until the connection is up. */
async function withoutConnection(page: Page): Promise<{ isDown: boolean }> {
  const connection = { isDown: true };
  await page.clock.install();
  await page.routeWebSocket(/\/realtime\//, (socket) => {
    if (connection.isDown) void socket.close();
    else socket.connectToServer();
  });
  return connection;
}

/** Moves the page's clock until something holds. Requests take their time. */
async function afterSeconds(page: Page, seconds: number, check: () => Promise<unknown>) {
  await expect(async () => {
    await page.clock.runFor(seconds * 1000);
    await check();
  }).toPass({ intervals: [0] });
}
