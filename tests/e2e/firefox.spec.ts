import { cast, password } from '../cast.ts';
import { adminTexts } from './support/admin-texts.ts';
import {
  click,
  expect,
  readHeading,
  roleSelector,
  test,
  untilPrefetched,
  untilReady,
  waitForPath,
} from './support/firefox.ts';
import { languages, texts } from './support/texts.ts';

// In CI, a missing browser is a failure.
test.skip(!process.env.FIREFOX && !process.env.CI, 'Firefox is not installed.');

const about = {
  en: { mission: 'Nobody raises a roof alone.', other: 'pt-BR' },
  'pt-BR': { mission: 'Ninguém levanta um telhado sozinho.', other: 'en' },
} as const;

for (const language of languages) {
  const t = texts[language];

  test.describe(`In Firefox, in ${language}`, () => {
    test('A visitor reads About and continues in the other language', async ({
      visitor,
      baseURL,
    }) => {
      const { mission, other } = about[language];
      await visitor.goto(`${baseURL}${t.prefix}/about`);
      await untilReady(visitor);
      await readHeading(visitor, mission);
      await click(visitor, 'header details:has(a[data-language]) summary');
      await click(visitor, `a[data-language="${other}"]`);
      await readHeading(visitor, about[other].mission);
      await waitForPath(visitor, `${texts[other].prefix}/about`);
      expect(await visitor.$eval('html', ({ lang }) => lang)).toBe(other);
    });

    test('Ana signs in, stays signed in after a reload, and signs out', async ({
      visitor,
      baseURL,
    }) => {
      const login = `${t.prefix}/my-account`;
      const portal = `${t.prefix}/member-portal`;
      await visitor.goto(`${baseURL}${portal}`);
      await waitForPath(visitor, login);
      await untilReady(visitor);
      await visitor.locator('[name="email"]').fill(cast.ana.email);
      await visitor.locator('[name="password"]').fill(password);
      await click(visitor, roleSelector('button', t.signIn));
      await waitForPath(visitor, portal);
      await readHeading(visitor, t.welcome('Ana'));
      await visitor.locator(`::-p-text(${cast.ana.memberNumber})`).wait();
      await untilPrefetched(visitor);
      await visitor.reload();
      await readHeading(visitor, t.welcome('Ana'));
      await click(visitor, roleSelector('button', t.signOut));
      await click(visitor, `[role="alertdialog"] ${roleSelector('button', t.dialogConfirm)}`);
      await waitForPath(visitor, login);
      await untilPrefetched(visitor);
      await visitor.goto(`${baseURL}${portal}`);
      await waitForPath(visitor, login);
    });

    test('Fábio signs in and finds every tab', async ({ visitor, baseURL }) => {
      const admin = adminTexts[language];
      await visitor.goto(`${baseURL}${t.prefix}/admin`);
      await visitor.locator('[name="email"]').fill(cast.fabio.email);
      await visitor.locator('[name="password"]').fill(password);
      await click(visitor, roleSelector('button', admin.signIn));
      await visitor.locator(roleSelector('button', admin.logOut)).wait();
      for (const [address, name] of admin.tabs) {
        await click(visitor, `nav a[href="${address}"]`);
        await waitForPath(visitor, address);
        await readHeading(visitor, name);
      }
    });
  });
}
