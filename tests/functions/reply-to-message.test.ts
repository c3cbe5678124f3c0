import { beforeAll, describe, expect, test } from 'vitest';
import { referenceOf } from '../../app/shared/format/reference.ts';
import { cast } from '../cast.ts';
import { adminSession, bearer, enterAsAdmin } from '../support/admin-session.ts';
import { testServer } from '../support/server.ts';
import { callFunction, emailTo, queuedEmails } from './call.ts';

const server = testServer();
let messageId: string;
let anonymousId: string;
let submissionId: string;

beforeAll(async () => {
  const { rows } = await server.owner.query<{ id: string }>(
    `insert into public.contact_messages (name, email, subject, message, language) values
      ('Marcos<b> Ferreira', 'marcos@example.org', 'Dental plans', 'How do they work?', 'en'),
      ('Rita', null, '', 'Me liguem', 'pt-BR')
     returning id`,
  );
  [messageId, anonymousId] = rows.map(({ id }) => id) as [string, string];
  const forms = await server.owner.query<{ id: string }>(
    `insert into public.form_submissions (form_slug, member_id, name, email, language, answers)
     values ('sharing', $1, 'Ana Souza', 'ana@example.com', 'pt-BR', '{"whatHappened": "Enxaqueca"}')
     returning id`,
    [cast.ana.memberId],
  );
  submissionId = forms.rows[0]?.id ?? '';
});

const reply = (body: Record<string, unknown>, session?: string) =>
  callFunction(
    server,
    'reply-to-message',
    { messageId, body: 'Thank you for asking.\nThey begin at once.', ...body },
    session === undefined ? {} : bearer(session),
  );

const replies = async (id: string) =>
  (await server.owner.query('select * from public.message_replies where message_id = $1', [id]))
    .rows;

describe('A reply to a message', () => {
  test('from an admin for contacts is stored and sent, in the writer’s language', async () => {
    const { status, body } = await reply({}, await adminSession(server, cast.otavio.email));
    expect(body).toMatchObject({ success: true, message: 'Resposta enviada.' });
    expect(status).toBe(200);
    const mail = await emailTo(server, 'marcos@example.org');
    expect(mail).toMatchObject({
      kind: 'reply',
      subject: `Re: Dental plans [${referenceOf(messageId)}]`,
    });
    expect(mail.text).toContain(`Your reference: ${referenceOf(messageId)}`);
    expect(mail.text).not.toContain('Ferreira');
    expect(mail.text).toContain('Thank you for asking.\nThey begin at once.');
    expect(mail.text).toContain('Your message:\n\n> How do they work?');
    expect(mail.html).toContain('Hi Marcos&lt;b&gt;,');
    expect(await replies(messageId)).toMatchObject([
      { admin_id: cast.otavio.adminId, sent_at: expect.any(Date) },
    ]);
    const { rows } = await server.owner.query(
      'select status from public.contact_messages where id = $1',
      [messageId],
    );
    expect(rows).toEqual([{ status: 'responded' }]);
  });

  test('is emailed once if the server stopped before it responded', async () => {
    const session = await adminSession(server, cast.otavio.email);
    const replyId = crypto.randomUUID();
    expect((await reply({ replyId }, session)).status).toBe(200);
    const before = await queuedEmails(server);
    await server.owner.query('update public.message_replies set sent_at = null where id = $1', [
      replyId,
    ]);
    expect((await reply({ replyId }, session)).status).toBe(200);
    expect(await queuedEmails(server)).toEqual(before);
  });

  test('from an admin without the permission is refused, and nothing is stored or sent', async () => {
    const before = [await replies(messageId), await queuedEmails(server)];
    const { status, body } = await reply(
      { language: 'en' },
      await adminSession(server, cast.gabriela.email),
    );
    expect(status).toBe(403);
    expect(body).toEqual({
      success: false,
      code: 'permission_denied',
      message: 'You don’t have permission to reply to messages.',
    });
    expect([await replies(messageId), await queuedEmails(server)]).toEqual(before);
  });

  test.each([undefined, '', 'f'.repeat(64)])('with the session %j is refused', async (session) => {
    const { status, body } = await reply({}, session);
    expect(status).toBe(401);
    expect(body).toMatchObject({ success: false, code: 'admin_session_ended' });
  });

  test('after sign-out is refused', async () => {
    const otavio = await enterAsAdmin(server, cast.otavio.email);
    const { session } = (await otavio.auth.getSession()).data;
    await otavio.auth.signOut({ scope: 'local' });
    expect((await reply({}, session?.access_token)).status).toBe(401);
  });

  test('needs an existing message with an email address', async () => {
    const session = await adminSession(server, cast.fabio.email);
    for (const unknown of [cast.ana.memberId, 'x', "' or true --", null]) {
      const { status, body } = await reply({ messageId: unknown }, session);
      expect(status).toBe(404);
      expect(body.code).toBe('message_not_found');
    }
    const { status, body } = await reply({ messageId: anonymousId }, session);
    expect(status).toBe(422);
    expect(body.code).toBe('message_without_email');
    expect(await replies(anonymousId)).toEqual([]);
  });

  test.each([[''], ['   '], ['x'.repeat(5001)], [7]])('refuses the text %j', async (text) => {
    const { status, body } = await reply(
      { body: text },
      await adminSession(server, cast.fabio.email),
    );
    expect(status).toBe(422);
    expect(body.code).toBe('reply_invalid');
  });
});

describe('A reply to a form', () => {
  const form = () => ({ messageId: undefined, submissionId });

  test('from Otávio, an admin for contacts, is sent and quotes nothing about health', async () => {
    expect((await reply(form(), await adminSession(server, cast.otavio.email))).status).toBe(200);
    const mail = await emailTo(server, 'ana@example.com');
    expect(mail.subject).toBe(`Re: Pedido de compartilhamento [${referenceOf(submissionId)}]`);
    expect(mail.text).not.toContain('Enxaqueca');
  });

  test('from Gabriela, who works with neither contacts nor members, is refused', async () => {
    const { status, body } = await reply(form(), await adminSession(server, cast.gabriela.email));
    expect([status, body.code]).toEqual([403, 'permission_denied']);
  });
});

describe('A reply with files', () => {
  const pdf = Buffer.from('%PDF-1.7 plans');
  const fileOf = (content: Buffer, name = 'plans.pdf', id: string = crypto.randomUUID()) => ({
    id,
    name,
    content: content.toString('base64'),
  });
  const attached = async (replyId: string) => {
    const { rows } = await server.owner.query(
      `select mail.attachments from gateway.mail_queue as mail
       where mail.message_id = private.email_id('reply', $1)`,
      [replyId],
    );
    return rows[0]?.attachments;
  };

  test('brings them by email, once, and stores them with the reply', async () => {
    const session = await adminSession(server, cast.otavio.email);
    const replyId = crypto.randomUUID();
    const files = [fileOf(pdf), fileOf(pdf, '../second.pdf')];
    expect((await reply({ replyId, files }, session)).status).toBe(200);
    expect((await reply({ replyId, files }, session)).status).toBe(200);
    const { rows } = await server.owner.query(
      `select files.name, objects.metadata ->> 'mimetype' as type, (objects.metadata ->> 'size')::int as size
       from message_files as files join storage.objects on objects.name = files.path
       where files.reply_id = $1 and objects.bucket_id = 'message-files' order by files.position`,
      [replyId],
    );
    expect(rows).toEqual([
      { name: 'plans.pdf', type: 'application/pdf', size: pdf.length },
      { name: 'second.pdf', type: 'application/pdf', size: pdf.length },
    ]);
    const content = pdf.toString('base64');
    expect(await attached(replyId)).toEqual([
      { filename: 'plans.pdf', contentType: 'application/pdf', content },
      { filename: 'second.pdf', contentType: 'application/pdf', content },
    ]);
  });

  test('is sent again with the stored files', async () => {
    const session = await adminSession(server, cast.otavio.email);
    const replyId = crypto.randomUUID();
    expect((await reply({ replyId, files: [fileOf(pdf)] }, session)).status).toBe(200);
    const before = await attached(replyId);
    await server.owner.query('update message_replies set sent_at = null where id = $1', [replyId]);
    await server.owner.query(
      "delete from gateway.mail_queue where message_id = private.email_id('reply', $1)",
      [replyId],
    );
    expect((await reply({ replyId }, session)).status).toBe(200);
    expect(await attached(replyId)).toEqual(before);
  });

  test('whose files did not arrive is not sent without them', async () => {
    const session = await adminSession(server, cast.otavio.email);
    const replyId = crypto.randomUUID();
    await server.owner.query(
      `insert into message_replies (id, message_id, admin_id, body) values ($1, $2, $3, 'With a file')`,
      [replyId, messageId, cast.otavio.adminId],
    );
    await server.owner.query(
      `insert into message_files (id, message_id, reply_id, position, name, mime_type, size_bytes)
       values (gen_random_uuid(), $1, $2, 1, 'lost.pdf', 'application/pdf', 9)`,
      [messageId, replyId],
    );
    const { status, body } = await reply({ replyId }, session);
    expect([status, body.code]).toEqual([409, 'reply_files_missing']);
  });

  const refused: [string, () => unknown][] = [
    ['a program called PDF', () => [fileOf(Buffer.from('MZ program'))]],
    ['an empty file', () => [fileOf(Buffer.alloc(0))]],
    ['six files', () => Array.from({ length: 6 }, () => fileOf(pdf))],
    ['more than 7 MB', () => [fileOf(Buffer.concat([pdf, Buffer.alloc(7_340_032)]))]],
    ['text that is not Base64', () => [{ ...fileOf(pdf), content: '%%%' }]],
    ['a file without a name', () => [fileOf(pdf, '../')]],
    ['a file without an id', () => [fileOf(pdf, 'a.pdf', 'x')]],
    ['something else', () => 'files'],
  ];
  test.each(refused)('is refused with %s, and nothing is stored or sent', async (_what, files) => {
    const before = [await replies(messageId), await queuedEmails(server)];
    const session = await adminSession(server, cast.otavio.email);
    const { status, body } = await reply({ files: files() }, session);
    expect([status, body.code]).toEqual([422, 'reply_files_invalid']);
    expect([await replies(messageId), await queuedEmails(server)]).toEqual(before);
  });

  test('of seven megabytes is sent', async () => {
    const content = Buffer.concat([pdf, Buffer.alloc(7_340_032 - pdf.length)]);
    const session = await adminSession(server, cast.otavio.email);
    expect((await reply({ files: [fileOf(content)] }, session)).status).toBe(200);
  });
});

test('A message without an assignee belongs to the admin who replies; others keep theirs', async () => {
  const { rows } = await server.owner.query<{ id: string }>(
    `insert into contact_messages (name, email, message, assigned_to) values
       ('Um', 'um@example.org', 'Oi', null), ('Dois', 'dois@example.org', 'Oi', $1) returning id`,
    [cast.fabio.adminId],
  );
  const session = await adminSession(server, cast.otavio.email);
  for (const { id } of rows) expect((await reply({ messageId: id }, session)).status).toBe(200);
  const { rows: assigned } = await server.owner.query(
    'select name, assigned_to from contact_messages where id = any ($1) order by name desc',
    [rows.map(({ id }) => id)],
  );
  expect(assigned).toEqual([
    { name: 'Um', assigned_to: cast.otavio.adminId },
    { name: 'Dois', assigned_to: cast.fabio.adminId },
  ]);
});
