import { withDatabase, withOwner } from '../../scripts/operate/operator-database.ts';
import { cast } from '../cast.ts';
import { command } from '../operating/commands.ts';
import { textOfEmail } from './support/outbox.ts';
import { withOwnServer } from './support/own-server.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { signInAdmin } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  selectAll: 'commandCenter:list.selectAll',
  select: { en: 'Select', 'pt-BR': 'Selecionar' },
  write: 'manageMembers:message.button',
  health: 'manageMembers:message.health',
  english: 'manageMembers:message.in.en',
  portuguese: 'manageMembers:message.in.pt-BR',
  subject: 'manageMembers:message.subject',
  body: 'manageMembers:message.body',
  subjectRequired: 'manageMembers:validation.subjectRequired',
  next: 'manageMembers:message.next',
  gets: { en: /^(\d+) members get the email$/, 'pt-BR': /^(\d+) membros recebem o e-mail$/ },
  closed: {
    en: /left out: the membership is not open/,
    'pt-BR': /de fora: a adesão não está aberta/,
  },
  restored: { en: /^Restored what you typed/, 'pt-BR': /^Recuperamos o que você digitou/ },
  send: { en: /^Send \d+ emails$/, 'pt-BR': /^Enviar \d+ e-mails$/ },
  sent: { en: /^(\d+) emails wait a minute/, 'pt-BR': /^(\d+) e-mails esperam um minuto/ },
  undo: 'commandCenter:undo',
  undone: {
    en: /^Undone: (\d+) emails not sent\./,
    'pt-BR': /^Desfeito: (\d+) e-mails não foram enviados\./,
  },
  gone: { en: /^Not undone: all 2 emails had/, 'pt-BR': /^Não deu para desfazer: os 2 e-mails/ },
  inTimeline: { en: /^Message sent: Novo horário$/, 'pt-BR': /^Mensagem enviada: Novo horário$/ },
});

const written = {
  english: { subject: 'New hours', body: 'From May on we are here from 8 to 5.\nSee you soon.' },
  portuguese: { subject: 'Novo horário', body: 'A partir de maio, das 8 às 17.\nAté logo.' },
};

/** The clock of the database cannot be set: what waits can no longer be undone. */
async function endTimeToUndo(DATA_DIR: string) {
  await withDatabase({ databaseUrl: undefined, dataDir: DATA_DIR }, {}, (location) =>
    withOwner(location, async (owner) => {
      await owner.query(
        "update private.member_message_emails set send_after = now() - interval '1 second'",
      );
    }),
  );
}

for (const language of languages) {
  const t = words[language];
  const viewport = language === 'en' ? { width: 1366, height: 768 } : { width: 360, height: 800 };

  test(
    `In ${language}, Fábio writes to many members, undoes it, and then two get it in their language`,
    screenFor(language),
    async ({ browser }) => {
      test.setTimeout(240_000);
      await withOwnServer('member-messages', async ({ url, DATA_DIR }) => {
        const context = await browser.newContext({ baseURL: url, viewport });
        const page = await context.newPage();
        await signInAdmin(page, cast.fabio.email);
        const speak = (id: string, spoken: string) =>
          withDatabase({ databaseUrl: undefined, dataDir: DATA_DIR }, {}, (location) =>
            withOwner(location, async (owner) => {
              await owner.query(
                `update auth.users set raw_user_meta_data = raw_user_meta_data || jsonb_build_object('language', $2::text)
                 where id = $1`,
                [id, spoken],
              );
            }),
          );
        await speak(cast.ana.userId, 'pt-BR');
        await speak(cast.helena.userId, 'en');
        const calls: string[] = [];
        page.on('request', (request) => {
          expect(request.url()).not.toMatch(/hor%C3%A1rio|New%20hours/);
          if (request.url().includes('send_member_message')) calls.push(request.url());
        });
        const bar = page.getByRole('toolbar');
        const dialog = page.locator('[role="dialog"][aria-labelledby]');
        const write = async (name: 'english' | 'portuguese') => {
          const group = dialog.getByRole('group', { name: t[name], exact: true });
          await group.getByLabel(t.subject).fill(written[name].subject);
          await group.getByLabel(t.body).fill(written[name].body);
        };

        await page.goto(`${t.prefix}/admin/members`);
        await page.getByRole('button', { name: t.selectAll }).press('Enter');
        await bar.getByRole('button', { name: t.write, exact: true }).press('Enter');
        await expect(dialog.getByText(t.gets)).toBeVisible();
        await expect(dialog.getByText(t.closed)).toBeVisible();
        await expect(dialog.getByText(t.health)).toBeVisible();
        const send = dialog.getByRole('button', { name: t.send });
        await send.click();
        await expect(dialog.getByText(t.subjectRequired)).toHaveCount(2);
        expect(calls).toEqual([]);
        await write('english');
        await write('portuguese');
        await expectNoViolation(page);
        await expectToFit(page, viewport.width);

        // What was typed is there again.
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await bar.getByRole('button', { name: t.write, exact: true }).press('Enter');
        await expect(dialog.getByText(t.restored)).toBeVisible();
        const email = dialog.locator('[data-email]');
        await email.locator('summary').press('Enter');
        await expect(email).toContainText(/New hours|Novo horário/);
        await expect(email).toContainText(/Fábio, (Mutirão team|equipe do Mutirão)/);
        await expect(dialog.getByRole('heading', { name: /^1 (of|de) \d+: M-/ })).toBeVisible();
        await dialog.getByRole('button', { name: t.next }).press('Enter');
        await expect(dialog.getByRole('heading', { name: /^2 (of|de) \d+: M-/ })).toBeVisible();

        // A double click sends once, and all of it can be undone.
        await send.dblclick();
        await expect(page.getByText(t.sent)).toBeVisible();
        await expect(dialog).toHaveCount(0);
        await expect(bar).toHaveCount(0);
        const count = t.sent.exec((await page.getByText(t.sent).textContent()) ?? '')?.[1];
        await page.getByRole('button', { name: t.undo, exact: true }).click();
        await expect(page.getByText(t.undone)).toContainText(String(count));
        expect(calls).toHaveLength(1);

        // Two members get it, each in their language, with what the preview shows.
        for (const { firstName } of [cast.ana, cast.helena]) {
          const name = new RegExp(`^${t.select} ${firstName}`);
          await page.getByRole('checkbox', { name }).check();
        }
        // The undone text is there to be corrected.
        await bar.getByRole('button', { name: t.write, exact: true }).press('Enter');
        await expect(dialog.getByText(t.restored)).toBeVisible();
        await write('portuguese');
        await send.click();
        await expect(page.getByText(t.sent)).toContainText('2');
        await endTimeToUndo(DATA_DIR);
        const secret = await command('secret-key', { DATA_DIR });
        const ran = await page.request.post('/functions/v1/run-jobs', {
          headers: { apikey: secret.lines[0] ?? '' },
          data: {},
        });
        expect(await ran.json()).toMatchObject({ failed: [] });
        await page.getByRole('button', { name: t.undo, exact: true }).click();
        await expect(page.getByText(t.gone)).toBeVisible();
        const toAna = await textOfEmail(cast.ana.email, 'Novo horário', url);
        expect(toAna).toMatch(/Oi, Ana![\s\S]*maio, das 8 às 17\.\nAté logo\.[\s\S]*Fábio/);
        const toHelena = await textOfEmail(cast.helena.email, 'New hours', url);
        expect(toHelena).toMatch(/Hi Helena,[\s\S]*from 8 to 5\.\nSee you soon\.[\s\S]*Fábio/);
        await page.goto(`${t.prefix}/admin/members?open=${cast.ana.memberId}`);
        await expect(page.getByText(t.inTimeline)).toBeVisible();
        await context.close();
      });
    },
  );
}
