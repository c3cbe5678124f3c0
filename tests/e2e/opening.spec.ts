import type { Locator, Page } from '@playwright/test';
import { dayInBocaRaton } from '../../app/shared/format/office-clock.ts';
import { withDatabase, withOwner } from '../../scripts/operate/operator-database.ts';
import { drawPhoto } from './support/draw-photo.ts';
import { fillDate } from './support/fill-date.ts';
import { emailedLink } from './support/outbox.ts';
import { withOwnServer } from './support/own-server.ts';
import { openTab } from './support/request-tabs.ts';
import { screenFor } from './support/screen-for.ts';
import { fillSignUp, signUpPassword, signUpTexts } from './support/sign-up-form.ts';
import { firstAdmin, teamMember } from './support/team-member.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  home: { en: '/en', 'pt-BR': '/BR' },
  closed: 'closed:title',
  firstDay: {
    title: 'manageOverview:firstDay.title',
    open: 'manageOverview:firstDay.open',
    plans: 'manageOverview:firstDay.lines.plans',
    table: 'manageOverview:firstDay.lines.contributions',
    team: 'manageOverview:firstDay.lines.team',
    organization: 'manageOverview:firstDay.lines.addresses',
  },
  plans: {
    add: 'managePlans:add',
    label: 'managePlans:editor.label',
    short: 'managePlans:editor.short',
    save: 'managePlans:editor.addButton',
    amount: 'managePlans:iua.new',
    addAmount: 'managePlans:iua.add',
  },
  tables: {
    add: 'managePlans:tables.add',
    file: 'managePlans:tables.import',
    read: { en: /^8 amounts were read/, 'pt-BR': /^8 valores lidos/ },
    check: 'managePlans:tables.check',
    save: 'managePlans:effects.save',
    inForce: 'managePlans:tables.inForce',
  },
  organization: {
    phone: 'organizationFields:phone',
    whatsApp: 'organizationFields:whatsApp',
    support: 'organizationFields:email.support',
    privacy: 'organizationFields:email.privacy',
    street: 'organizationFields:office.street',
    links: [
      'organizationFields:office.map',
      'organizationFields:office.mapFrame',
      'organizationFields:office.directions',
      'organizationFields:telemedicine',
      'organizationFields:dentalProvider.name',
      'organizationFields:dentalProvider.address',
      'organizationFields:show.channel',
    ],
    social: [
      'organizationFields:social.instagram',
      'organizationFields:social.facebook',
      'organizationFields:social.youtube',
    ],
    testimonial: { en: /^Remove testimonial/, 'pt-BR': /^Remover depoimento/ },
    confirm: 'manageOrganization:confirmation.label',
    publish: 'manageOrganization:publish.button',
    publishNow: 'manageOrganization:publish.confirm',
    published: { en: /Visitors see version 1 since/, 'pt-BR': /O site mostra a versão 1 desde/ },
  },
  team: {
    firstName: 'manageUsers:dialog.firstName',
    lastName: 'manageUsers:dialog.lastName',
    email: 'manageUsers:columns.email',
    role: 'manageUsers:columns.role',
    superAdmin: 'commandCenter:roles.super_admin',
    invite: 'manageUsers:dialog.invitation',
  },
  cost: {
    link: 'home:how.costLink',
    justMe: 'cost:household.individual',
    age: 'cost:ages.age',
    answer: 'cost:answer.title',
    apply: 'cost:answer.apply',
    chosen: 'signup:choice.title',
  },
  approval: {
    open: 'manageApplications:dialog.approve',
    plan: 'manageMembers:record.plan',
    starts: 'manageMembers:record.starts',
    firstBilling: 'manageApplications:approve.firstBilling',
    approve: 'manageApplications:approve.button',
    active: 'manageMembers:status.active',
  },
  portal: {
    signIn: 'auth:login.submit',
    welcome: { en: 'Welcome, Rita', 'pt-BR': 'Boas-vindas, Rita' },
  },
  telemedicine: {
    tile: 'portal:tiles.telemedicine.title',
    ask: 'portal:tiles.telemedicine.ask',
    howTo: 'support:telemedicine.steps.ask',
  },
  request: {
    list: { en: '/member-portal/bills', 'pt-BR': '/BR/member-portal/bills' },
    begin: 'requests:list.new',
    next: 'requestForm:continue',
    accident: 'requestForm:fields.kind.options.accident',
    another: 'requestForm:fields.accidentKind.options.other',
    date: 'requestForm:fields.serviceDate.label',
    story: 'requestForm:fields.whatHappened.label',
    notBefore: 'requestForm:fields.hadBefore.options.no',
    provider: 'requestForm:fields.provider.label',
    noOne: 'requestForm:fields.otherPayer.options.no',
    unpaid: 'requestForm:fields.payment.options.unpaid',
    saveAnswer: 'requests:questions.save',
    answered: 'requests:questions.doneTitle',
    bill: 'requestForm:bill.label',
    notes: { en: 'Visit notes', 'pt-BR': 'Anotações da consulta' },
    choose: 'requestFiles:choose.files',
    received: { en: /^Received ·/, 'pt-BR': /^Recebida ·/ },
    release: { en: 'Permission to speak for you', 'pt-BR': 'Autorização para falarmos por você' },
    name: 'requests:release.name',
    sign: 'requests:release.sign',
    signed: { en: /^Signed by Rita Nogueira/, 'pt-BR': /^Assinado por Rita Nogueira/ },
    truthful: 'requestForm:fields.truthful',
    submit: 'requestForm:submit.action',
    sent: 'requests:track.sentTitle',
  },
  review: {
    openBill: {
      en: 'Open page 1 of Itemized bill',
      'pt-BR': 'Abrir a página 1 de Conta detalhada',
    },
    accepted: { en: /^Accepted: /, 'pt-BR': /^Aceita: / },
    close: 'common:actions.close',
    start: 'manageRequests:move.in_review',
    assign: 'reviewRequests:need.assign',
    title: 'reviewRequests:need.title',
    saveNeed: 'reviewRequests:need.save',
    addBill: 'reviewRequests:bill.add',
    total: 'reviewRequests:bill.total',
    saveBill: 'reviewRequests:bill.save',
    firstDay: { en: 'Date of care, line 1', 'pt-BR': 'Data do atendimento, linha 1' },
    care: { en: 'medical', 'pt-BR': 'cuidado méd' },
    charge: { en: '9,000', 'pt-BR': '9.000' },
    propose: 'reviewRequests:decision.propose',
    next: 'reviewRequests:decide.next',
    decide: 'reviewRequests:decide.submitSecond',
    confirm: 'reviewRequests:second.confirm',
    answered: 'manageRequests:states.answered',
    pay: 'reviewRequests:payment.add',
    payAmount: 'reviewRequests:payment.amount',
    reference: 'reviewRequests:payment.reference',
    record: 'reviewRequests:payment.save',
    paid: 'reviewRequests:payment.settled',
  },
  letter: {
    read: 'answer:card.read',
    shared: { en: '$6,000.00', 'pt-BR': 'US$ 6.000,00' },
  },
});

const email = 'rita@example.com';
/** What households contribute each month, from age 18 and from age 40, as a file says it. */
const amounts = {
  individual: [180, 240],
  couple: [320, 380],
  single_parent: [290, 350],
  family: [420, 480],
};
const table = [
  'plan,household,from_age,to_age,iua,monthly',
  ...Object.entries(amounts).flatMap(([household, [young, older]]) => [
    `familia,${household},18,39,3000,${young}`,
    `familia,${household},40,,3000,${older}`,
  ]),
].join('\r\n');

/** The clock of the database cannot be set: what has happened until now happened a day before. */
async function letADayPass(DATA_DIR: string) {
  await withDatabase({ databaseUrl: undefined, dataDir: DATA_DIR }, {}, (location) =>
    withOwner(location, async (owner) => {
      await owner.query('begin');
      await owner.query('set local session_replication_role = replica');
      for (const [name, time] of [
        ['activity_log', 'created_at'],
        ['admins', 'counts_asked_at'],
      ]) {
        await owner.query(`update public.${name} set ${time} = ${time} - interval '25 hours'`);
      }
      await owner.query('commit');
    }),
  );
}

for (const language of languages) {
  const t = words[language];
  const form = signUpTexts[language];
  const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
  const press = (page: Page, name: string) =>
    page.getByRole('button', { name, exact: true }).click();

  test(
    `In ${language}, Maria opens an organization on an empty server, and Rita joins it and gets its first answer`,
    screenFor(language),
    async ({ browser }) => {
      // A whole site is built while the test waits, on a machine that may be busy.
      test.setTimeout(900_000);
      await withOwnServer(
        'opening',
        async ({ url, DATA_DIR }) => {
          const newPage = async () => (await browser.newContext({ baseURL: url })).newPage();
          const first = await firstAdmin(DATA_DIR);
          const maria = await newPage();
          const rita = await newPage();
          const joana = await newPage();
          const open = maria
            .getByRole('region', { name: t.firstDay.title })
            .getByRole('list', { name: t.firstDay.open });
          const line = (name: string) => open.getByRole('listitem').filter({ hasText: name });

          await test.step('Maria reads what is to do', async () => {
            await rita.goto(t.home);
            await expect(rita.getByRole('heading', { name: t.closed })).toBeVisible();
            await maria.goto(`${t.prefix}/admin`);
            await teamMember(maria, language).signInFirst(first.email, first.password);
            for (const name of Object.values(t.firstDay).slice(2)) {
              await expect(line(name)).toBeVisible();
            }
          });

          await test.step('Maria adds a plan, an IUA and a table of contributions', async () => {
            await maria.goto(`${t.prefix}/admin/settings/plans`);
            await press(maria, t.plans.add);
            await field(maria, t.plans.label).fill('Mutirão Família');
            await field(maria, t.plans.short).fill('familia');
            await press(maria, t.plans.save);
            await expect(
              maria.getByRole('listitem').filter({ hasText: 'Mutirão Família' }),
            ).toBeVisible();
            await field(maria, t.plans.amount).fill('3000');
            await press(maria, t.plans.addAmount);
            await expect(maria.getByRole('listitem').filter({ hasText: /3[.,]000/ })).toBeVisible();
            await maria.goto(`${t.prefix}/admin/settings/contributions`);
            await press(maria, t.tables.add);
            await maria.getByLabel(t.tables.file).setInputFiles({
              ...{ name: 'table.csv', mimeType: 'text/csv' },
              buffer: Buffer.from(table),
            });
            await expect(maria.getByText(t.tables.read)).toBeVisible();
            await press(maria, t.tables.check);
            await press(maria, t.tables.save);
            await expect(maria.getByText(t.tables.inForce, { exact: true })).toBeVisible();
          });

          await test.step('Maria publishes who the organization is', async () => {
            await maria.goto(`${t.prefix}/admin/settings`);
            for (const [name, value] of [
              [t.organization.phone, '+55 11 90000-0000'],
              [t.organization.whatsApp, '+55 11 90000-0000'],
              [t.organization.support, 'ajuda@vizinhos.internal'],
              [t.organization.privacy, 'privacidade@vizinhos.internal'],
              [t.organization.street, '10 Main Street'],
              ...t.organization.links.map((name) => [name, '']),
              ...t.organization.social.map((name) => [name, 'https://social.internal/vizinhos']),
            ]) {
              await field(maria, name ?? '').fill(value ?? '');
            }
            const testimonials = maria.getByRole('button', { name: t.organization.testimonial });
            for (let left = await testimonials.count(); left > 0; left -= 1) {
              await testimonials.first().click();
            }
            await maria.getByLabel(t.organization.confirm).check();
            await press(maria, t.organization.publish);
            await maria
              .getByRole('alertdialog')
              .getByRole('button', { name: t.organization.publishNow, exact: true })
              .click();
            await expect(maria.getByText(t.organization.published)).toBeVisible({
              timeout: 600_000,
            });
          });

          await test.step('Maria invites Joana, and both are the team', async () => {
            const invited = 'joana@example.com';
            await maria.goto(`${t.prefix}/admin/users?open=new`);
            const dialog = maria.getByRole('dialog');
            await dialog.getByLabel(t.team.firstName, { exact: true }).fill('Joana');
            await dialog.getByLabel(t.team.lastName, { exact: true }).fill('Lima');
            await dialog.getByLabel(t.team.email, { exact: true }).fill(invited);
            await dialog.getByLabel(t.team.role).selectOption(t.team.superAdmin);
            await dialog.getByRole('button', { name: t.team.invite }).click();
            await expect(dialog).toHaveCount(0);
            await teamMember(joana, language).acceptInvitation(
              await emailedLink(invited, '/confirm#', url),
              invited,
              'jabuticaba na rede 3',
            );
            await maria.goto(`${t.prefix}/admin`);
            await expect(open.getByRole('listitem').first()).toBeVisible();
            for (const name of Object.values(t.firstDay).slice(2)) {
              await expect(line(name)).toHaveCount(0);
            }
          });

          await test.step('Rita sees what joining costs, and applies', async () => {
            await rita.goto(t.home);
            await rita.getByRole('link', { name: t.cost.link }).click();
            await rita.getByText(t.cost.justMe, { exact: true }).click();
            await field(rita, t.cost.age).fill('35');
            const answer = rita.getByRole('region', { name: t.cost.answer });
            await expect(answer).toContainText(/180[.,]00/);
            await answer.getByRole('link', { name: t.cost.apply }).click();
            await expect(rita.getByText(t.cost.chosen, { exact: true })).toBeVisible();
            await fillSignUp(rita, language, { email });
            await press(rita, form.submit);
            await expect(rita.getByRole('heading', { name: form.checkEmail })).toBeVisible();
            await rita.goto(await emailedLink(email, '/confirm#', url));
            await press(rita, form.confirm);
            await expect(rita.getByRole('heading', { name: form.confirmed })).toBeVisible();
          });

          await test.step('Maria approves what Rita chose, and Rita signs in', async () => {
            await maria.goto(`${t.prefix}/admin/members?view=applications`);
            await maria.getByRole('link', { name: 'Rita Nogueira' }).click();
            await press(maria, t.approval.open);
            await expect(field(maria, t.approval.plan).locator('option:checked')).toHaveText(
              'Mutirão Família',
            );
            await field(maria, t.approval.starts).fill(dayInBocaRaton());
            await field(maria, t.approval.firstBilling).fill('');
            await expect(maria.getByText(/180[.,]00/)).toBeVisible();
            await press(maria, t.approval.approve);
            await expect(maria.getByText(t.approval.active, { exact: true }).first()).toBeVisible();
            await rita.goto(`${t.prefix}/my-account`);
            await field(rita, form.email).fill(email);
            await field(rita, form.password).fill(signUpPassword);
            await press(rita, t.portal.signIn);
            await expect(rita.getByRole('heading', { name: t.portal.welcome })).toBeVisible();
          });

          await test.step('Rita reads how to see a doctor without an address of telemedicine', async () => {
            const tile = rita.getByRole('link', { name: t.telemedicine.tile });
            await expect(tile).toContainText(t.telemedicine.ask);
            await tile.click();
            await expect(rita).toHaveURL(`${url}${t.prefix}/member-portal/concierge#telemedicine`);
            const section = rita.getByRole('region', { name: t.telemedicine.tile });
            await expect(section).toBeInViewport();
            await expect(section).toContainText(t.telemedicine.howTo);
          });

          // An account that the only super admin made counts as a second person after 24 hours.
          await letADayPass(DATA_DIR);

          let number = '';
          await test.step('Rita sends a request with photos', async () => {
            const next = () => press(rita, t.request.next);
            await rita.goto(t.request.list);
            await rita.getByRole('link', { name: t.request.begin }).click();
            const addPhoto = async (place: Locator, index: number) => {
              const look = { width: 960, height: 1280, number: index };
              await place.getByLabel(t.request.choose, { exact: true }).setInputFiles({
                ...{ name: `${index}.jpg`, mimeType: 'image/jpeg' },
                buffer: Buffer.from(await rita.evaluate(drawPhoto, look), 'base64'),
              });
              await expect(place.getByText(t.request.received)).toBeVisible();
            };
            await addPhoto(rita.getByRole('region', { name: t.request.bill, exact: true }), 1);
            await next();
            await field(rita, t.request.accident).check();
            await field(rita, t.request.another).check();
            await next();
            await fillDate(rita, t.request.date, dayInBocaRaton());
            await next();
            await field(rita, t.request.notBefore).check();
            await next();
            await rita.getByLabel(t.request.truthful).check();
            await press(rita, t.request.submit);
            await expect(rita.getByText(t.request.sent)).toBeVisible();
            number = rita.url().slice(-13);

            // What the team still has to know is asked one question at a time.
            await field(rita, t.request.story).fill('Caí da escada e quebrei o braço.');
            await press(rita, t.request.saveAnswer);
            await field(rita, t.request.provider).fill('Trident Medical Center');
            await press(rita, t.request.saveAnswer);
            await field(rita, t.request.noOne).check();
            await press(rita, t.request.saveAnswer);
            await field(rita, t.request.unpaid).check();
            await press(rita, t.request.saveAnswer);
            await expect(rita.getByText(t.request.answered)).toBeVisible();
            // The next document that is needed opens by itself.
            const nextDocument = async (name: string) => {
              const document = rita.locator('details').filter({ hasText: name });
              await expect(document).toHaveAttribute('open', '');
              return document;
            };
            await addPhoto(await nextDocument(t.request.notes), 2);
            await nextDocument(t.request.release);
            await field(rita, t.request.name).fill('Rita Nogueira');
            await press(rita, t.request.sign);
            await expect(rita.getByText(t.request.signed)).toBeVisible();
          });

          await test.step('Joana reviews it and decides', async () => {
            await joana.goto(`${t.prefix}/admin/requests`);
            await joana.getByRole('link', { name: number }).click();
            await press(joana, t.review.openBill);
            const viewer = joana.getByRole('dialog');
            await expect(viewer.getByRole('img')).toBeVisible();
            const status = viewer.locator('p[role="status"]');
            await joana.keyboard.press('a');
            await expect(status).toHaveText(t.review.accepted);
            await joana.keyboard.press('a');
            await expect(status).toContainText(t.request.notes);
            await press(joana, t.review.close);
            await press(joana, t.review.start);
            await openTab(joana, 'bills');
            await press(joana, t.review.assign);
            await field(joana, t.review.title).fill('Braço quebrado');
            await press(joana, t.review.saveNeed);
            await press(joana, t.review.addBill);
            await field(joana, t.review.total).fill(t.review.charge);
            await field(joana, t.review.firstDay).focus();
            for (const cell of ['', 'Fratura', t.review.care, t.review.charge, '', '']) {
              if (cell) await joana.keyboard.type(cell);
              await joana.keyboard.press('Enter');
            }
            await press(joana, t.review.saveBill);
            await expect(joana.locator('[data-bill]')).toHaveCount(0);
            await expect(joana.getByRole('cell', { name: 'Fratura' })).toBeVisible();
            await openTab(joana, 'decision');
            await press(joana, t.review.propose);
            await press(joana, t.review.next);
            await press(joana, t.review.decide);
          });

          await test.step('Maria confirms, and Joana records the payment', async () => {
            await maria.goto(`${t.prefix}/admin/requests?view=second_person`);
            await maria.getByRole('link', { name: number }).click();
            await press(maria, t.review.confirm);
            await expect(maria.getByText(t.review.answered, { exact: true }).first()).toBeVisible();
            await press(joana, t.review.pay);
            await field(joana, t.review.reference).fill('ACH 20-118');
            await press(joana, t.review.record);
            await expect(joana.getByText(t.review.paid)).toBeVisible();
          });

          await test.step('Rita reads the letter', async () => {
            await rita.goto(`${t.prefix}/member-portal/requests/${number}`);
            await rita.getByRole('link', { name: t.letter.read }).click();
            await expect(rita.getByRole('article')).toContainText(t.letter.shared);
          });
        },
        { DEMO: 'off', SCHEDULES: 'on' },
      );
    },
  );
}
