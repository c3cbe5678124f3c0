import { cast } from '../cast.ts';
import { MemberRequest } from './support/member-request.ts';
import { openTab } from './support/request-tabs.ts';
import { screenFor } from './support/screen-for.ts';
import { signInAdmin } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  tab: 'commandCenter:tabs.forMe',
  menu: 'commandCenter:frame.menu',
  heading: 'manageForMe:notices.title',
  note: 'commandCenter:notes.label',
  addNote: 'commandCenter:notes.add',
  undo: 'commandCenter:undo',
  task: 'commandCenter:tasks.label',
  who: 'commandCenter:tasks.assigned',
  due: 'commandCenter:tasks.due',
  addTask: 'commandCenter:tasks.add',
  mentions: { en: /^Mentions/, 'pt-BR': /^Menções/ },
  tasks: { en: /^Tasks due/, 'pt-BR': /^Tarefas para hoje/ },
  later: { en: /^Later tasks/, 'pt-BR': /^Tarefas para depois/ },
  mentioned: { en: 'Otávio Reis mentioned you', 'pt-BR': 'Otávio Reis mencionou você' },
  seen: { en: /^Mark the mention/, 'pt-BR': /^Marcar como vista/ },
  finish: { en: /^Finish the task/, 'pt-BR': /^Concluir a tarefa/ },
  finished: 'commandCenter:tasks.finished',
  digest: 'manageForMe:notices.digest',
  saved: 'manageForMe:notices.saved',
});

for (const language of languages) {
  const t = words[language];
  const forMe = `${t.prefix}/admin/for-me`;

  test(
    `In ${language}, a note and a task of Otávio reach Fábio at once, who finishes both`,
    screenFor(language),
    async ({ page, browser, isMobile }) => {
      const own = await MemberRequest.begin(page.request, language);
      const number = await own.submit();
      await signInAdmin(page, cast.fabio.email);
      await page.goto(forMe);
      await expect(page.getByRole('heading', { name: t.heading })).toBeVisible();
      const mention = page.getByRole('link', { name: number }).filter({ hasText: t.mentioned });
      await expect(mention).toHaveCount(0);

      // On a request, Otávio writes @ and chooses the name.
      const other = await browser.newPage();
      await signInAdmin(other, cast.otavio.email);
      await other.goto(`${t.prefix}/admin/requests/${number}`);
      await openTab(other, 'messages');
      await other.getByLabel(t.note, { exact: true }).fill('Pode olhar, @fab');
      await other.getByRole('button', { name: '@Fábio Teixeira' }).click();
      await other.getByRole('button', { name: t.addNote, exact: true }).click();
      // The field, too, has the text until it is stored.
      const note = { hasText: 'Pode olhar, @Fábio Teixeira' };
      await expect(other.getByRole('paragraph').filter(note)).toBeVisible();

      // Fábio's page, which he did not touch, has it.
      await expect(mention).toBeVisible();
      await mention.click();
      await expect(page.getByRole('paragraph').filter(note)).toBeVisible();
      await page.goto(forMe);
      await expect(page.getByRole('heading', { name: t.heading })).toBeVisible();
      await expect(mention).toHaveCount(0);

      // A task of today counts, one of a later day waits below.
      const name = `Ligar ${number} ${language}`;
      await openTab(other, 'facts');
      await other.getByLabel(t.task, { exact: true }).fill(name);
      await other.getByLabel(t.who, { exact: true }).selectOption({ label: 'Fábio Teixeira' });
      await other.getByLabel(t.due, { exact: true }).fill('2026-01-02');
      await other.getByRole('button', { name: t.addTask, exact: true }).click();
      const task = page.getByRole('listitem').filter({ hasText: name });
      await expect(task).toBeVisible();
      await task.getByRole('checkbox', { name: t.finish }).click();
      await expect(page.getByText(t.finished).first()).toBeVisible();
      await expect(task).toHaveCount(0);
      await page.getByRole('button', { name: t.undo }).first().click();
      await expect(task).toBeVisible();
      await task.getByRole('checkbox', { name: t.finish }).click();
      await expect(task).toHaveCount(0);
      await other.close();

      // The choice of emails stays.
      const digest = page.getByRole('switch', { name: t.digest });
      const wasOn = await digest.isChecked();
      await digest.click();
      await expect(page.getByText(t.saved).first()).toBeVisible();
      await page.reload();
      await expect(digest).toBeChecked({ checked: !wasOn });
      await digest.click();
      await expect(digest).toBeChecked({ checked: wasOn });
      if (!isMobile) {
        await expect(page.getByRole('navigation', { name: t.menu }).first()).toBeVisible();
      }
    },
  );

  test(
    `In ${language}, Fábio notes something about a member, takes it back, and adds a task`,
    screenFor(language),
    async ({ page }) => {
      await signInAdmin(page, cast.fabio.email);
      await page.goto(`${t.prefix}/admin/members?open=${cast.bruno.memberId}`);
      const text = `Prefere ligar à noite ${language}`;
      await page.getByLabel(t.note, { exact: true }).fill(text);
      await page.getByRole('button', { name: t.addNote, exact: true }).click();
      await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible();
      await page.getByRole('button', { name: t.undo }).first().click();
      await expect(page.getByRole('listitem').filter({ hasText: text })).toHaveCount(0);
      const name = `Pedir o comprovante ${language}`;
      await page.getByLabel(t.task, { exact: true }).fill(name);
      await page.getByRole('button', { name: t.addTask, exact: true }).click();
      const task = page.getByRole('checkbox', { name });
      await expect(task).not.toBeChecked();
      await page.goto(forMe);
      const line = page.getByRole('link', { name: new RegExp(name) });
      await expect(line).toBeVisible();
      await line.click();
      await expect(task).not.toBeChecked();
      await task.click();
      await expect(task).toBeChecked();
    },
  );
}
