import { startOnFreePorts } from '../../scripts/lib/free-port.ts';
import { cast, password } from '../cast.ts';
import { withOwnServer } from './support/own-server.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts-of.ts';

const allWords = textsOf({
  title: 'closed:title',
  team: 'closed:team',
  email: 'commandCenter:login.email',
  password: 'commandCenter:login.password',
  signIn: 'commandCenter:login.submit',
  panel: 'manageOverview:closed.title',
  phone: 'organizationFields:phone',
  testimonials: 'organizationFields:unconsented',
});

for (const language of ['en', 'pt-BR'] as const) {
  const t = allWords[language];

  test(
    `A public site with values of the demonstration is closed to visitors; Fábio sees why (${language})`,
    screenFor(language),
    async ({ browser }) => {
      // A name that is not this machine's own makes the site public, and still leads here.
      await startOnFreePorts(1, (port) =>
        withOwnServer(
          'closed-site',
          async () => {
            const baseURL = `http://mutirao.localhost:${port}`;
            const visitor = await browser.newPage({ baseURL });
            for (const path of ['/', `${t.prefix}/contact`, `${t.prefix}/member-portal`, '/x']) {
              const response = await visitor.goto(path);
              expect(response?.status(), path).toBe(503);
              await expect(visitor.getByRole('heading', { name: t.title })).toBeVisible();
            }
            await expect(visitor.locator('body')).not.toContainText(/555|example/);
            await expectToFit(visitor);
            await expectNoViolation(visitor);

            await visitor.getByRole('link', { name: t.team }).click();
            await visitor.getByLabel(t.email, { exact: true }).fill(cast.fabio.email);
            await visitor.getByLabel(t.password, { exact: true }).fill(password);
            await visitor.getByRole('button', { name: t.signIn, exact: true }).click();
            const panel = visitor.getByRole('region', { name: t.panel });
            await expect(panel.getByText(t.phone, { exact: true })).toBeVisible();
            await expect(panel.getByText(t.testimonials)).toBeVisible();
            await expectToFit(visitor);
            await expectNoViolation(visitor);
            await visitor.close();
          },
          {
            PORT: String(port),
            SITE_URL: `http://mutirao.localhost:${port}`,
            ALLOW_PLAIN_HTTP: 'on',
            DEMO: 'on',
          },
        ),
      );
    },
  );
}
