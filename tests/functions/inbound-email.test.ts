import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cast } from '../cast.ts';
import { adminSession, bearer } from '../support/admin-session.ts';
import { testServer } from '../support/server.ts';
import { callFunction } from './call.ts';
import {
  authenticator,
  letter,
  messageIdOf,
  newSecret,
  ownAddress,
  report,
  secret,
  signatureOf,
  vouched,
} from './inbound-emails.ts';
import { projectWithSecrets } from './stripe-events.ts';

const supabaseDir = projectWithSecrets({
  INBOUND_EMAIL_SECRET: `${secret},${newSecret}`,
  INBOUND_EMAIL_AUTHENTICATOR: authenticator,
  INBOUND_EMAIL_OWN_ADDRESSES: `no-reply@example.org,${ownAddress}`,
});
afterAll(() => rmSync(dirname(supabaseDir), { recursive: true, force: true }));

const server = testServer(() => ({ supabaseDir }));
const off = testServer();

type Answer = { status: number; code?: string; state?: string };

async function post(
  mail: string,
  signature: string | null = signatureOf(mail),
  { url = server.url, method = 'POST' } = {},
): Promise<Answer> {
  const response = await fetch(`${url}/functions/v1/inbound-email`, {
    method,
    headers: {
      'content-type': 'message/rfc822',
      ...(signature !== null && { 'x-inbound-signature': signature }),
    },
    ...(method === 'POST' && { body: mail }),
  });
  return { status: response.status, ...((await response.json()) as object) };
}

const stateOf = async (mail: string) => {
  const answer = await post(mail);
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer.state;
};

const now = () => Math.floor(Date.now() / 1000);
let visitors = 0;
const newVisitor = () => `visitor-${++visitors}@example.com`;

const rowsOf = async <Row>(text: string, values: unknown[] = []) =>
  (await server.owner.query<Row & object>(text, values)).rows;

const messagesFrom = (email: string) =>
  rowsOf<Record<string, unknown>>('select * from contact_messages where email = $1', [email]);

/** A message of a visitor that Otávio has answered, and the Message-ID of his reply. */
async function answeredMessage(email = newVisitor()) {
  const [row] = await rowsOf<{ id: string }>(
    `insert into contact_messages (name, email, subject, message, type, language)
     values ('Marcos', $1, 'Dental plans', 'How do they work?', 'form', 'en') returning id`,
    [email],
  );
  const messageId = row?.id ?? '';
  const replyId = crypto.randomUUID();
  const session = await adminSession(server, cast.otavio.email);
  const sent = { messageId, replyId, body: 'They begin at once.' };
  const { status, body } = await callFunction(server, 'reply-to-message', sent, bearer(session));
  expect(status, body.message).toBe(200);
  return { id: messageId, email, mail: messageIdOf('reply', replyId) };
}

const threadOf = (id: string) =>
  rowsOf<{
    body: string;
    is_from_sender: boolean;
    sent_from: string | null;
  }>(
    'select body, is_from_sender, sent_from from message_replies where message_id = $1 order by created_at',
    [id],
  );

type StoredFile = {
  id: string;
  name: string;
  mime_type: string | null;
  refusal: string | null;
  path: string;
  of_reply: boolean;
  is_stored: boolean;
};

/** The files of a message and its replies. */
const filesOf = (id: string) =>
  rowsOf<StoredFile>(
    `select files.id, files.name, files.mime_type, files.refusal, files.path, files.reply_id is not null as of_reply,
       files.received_at is not null and exists (
         select from storage.objects where bucket_id = 'message-files' and objects.name = files.path
       ) as is_stored
     from message_files as files where $1 in (files.message_id, files.request_message_id) order by files.created_at, files.position`,
    [id],
  );

describe('Without a secret, everything is rejected:', () => {
  test.each(['signed', 'unsigned'])('%s', async (what) => {
    const mail = letter({ from: newVisitor() });
    const signature = what === 'signed' ? signatureOf(mail) : null;
    const answer = await post(mail, signature, { url: off.url });
    expect(answer).toMatchObject({ status: 503, code: 'not_configured' });
  });
});

describe('Nothing is stored of a request', () => {
  const mail = letter({ from: 'forged@example.com' });
  const cases: [string, () => Promise<Answer>, number, string][] = [
    ['without a signature', () => post(mail, null), 400, 'invalid_signature'],
    ['with text as signature', () => post(mail, 't=1,v1=x'), 400, 'invalid_signature'],
    [
      'signed with another secret',
      () => post(mail, signatureOf(mail, { secret: 'forged' })),
      400,
      'invalid_signature',
    ],
    [
      'signed for another email',
      () => post(mail, signatureOf(`${mail} `)),
      400,
      'invalid_signature',
    ],
    [
      'that is a replay, signed six minutes ago',
      () => post(mail, signatureOf(mail, { timestamp: now() - 360 })),
      400,
      'invalid_signature',
    ],
    ['by GET', () => post(mail, null, { method: 'GET' }), 405, 'method_not_allowed'],
    [
      'of eleven megabytes',
      () => post(letter({ from: 'forged@example.com', text: 'x'.repeat(11_000_000) })),
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    [
      'with parts nested hundreds deep',
      () => {
        const nested = Array.from(
          { length: 300 },
          (_, depth) => `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}\r\n`,
        );
        return post(`From: forged@example.com\r\n${nested.join('')}`);
      },
      422,
      'unreadable',
    ],
    [
      'with a megabyte of headers',
      () => post(`From: forged@example.com\r\nX-Long: ${'x'.repeat(1_000_000)}\r\n\r\nHi`),
      422,
      'unreadable',
    ],
  ];
  test.each(cases)('%s', async (_what, request, status, code) => {
    expect(await request()).toMatchObject({ status, code });
    expect(await messagesFrom('forged@example.com')).toEqual([]);
  });
});

describe('An email about nothing that we sent', () => {
  test('is a new message of the inbox, once, and is accepted with either secret', async () => {
    const from = newVisitor();
    const mail = letter({
      from: `"Rita <b>Prates</b>" <${from.toUpperCase()}>`,
      subject: '=?utf-8?Q?D=C3=BAvida?=',
      text: 'Como faço para participar?',
    });
    const first = await post(mail, signatureOf(mail, { secret: newSecret }));
    expect(first).toMatchObject({ status: 200, state: 'inbox' });
    expect(await stateOf(mail)).toBe('repeated');
    expect(await messagesFrom(from)).toMatchObject([
      {
        name: 'Rita <b>Prates</b>',
        subject: 'Dúvida',
        message: 'Como faço para participar?',
        type: 'email',
        status: 'new',
        member_id: null,
        about_request: null,
      },
    ]);
  });

  test('of which ten copies arrive at once is stored once', async () => {
    const from = newVisitor();
    const mail = letter({ from });
    const states = await Promise.all(Array.from({ length: 10 }, () => stateOf(mail)));
    expect(states.toSorted()).toEqual(['inbox', ...Array.from({ length: 9 }, () => 'repeated')]);
    expect(await messagesFrom(from)).toHaveLength(1);
  });

  test('of ten megabytes is stored with its first 20,000 characters, and names its files', async () => {
    const from = newVisitor();
    const mail = letter({ from, text: 'palavra '.repeat(1_250_000), files: ['conta.pdf'] });
    expect(await stateOf(mail)).toBe('inbox');
    const [message] = await messagesFrom(from);
    expect(await filesOf(message?.id as string)).toMatchObject([
      { name: 'conta.pdf', is_stored: true },
    ]);
    const rest = await threadOf(message?.id as string);
    expect(rest.map(({ is_from_sender }) => is_from_sender)).toEqual([true, true, true, true]);
    expect(rest.at(-1)?.body).toMatch(/\[…\]$/);
  });

  test('in HTML is stored as text', async () => {
    const from = newVisitor();
    const mail = [
      `From: ${from}`,
      'Content-Type: text/html',
      '',
      '<head><style>p { color: red }</style></head><p>One &amp; two</p><script>alert(1)</script>three',
    ].join('\r\n');
    expect(await stateOf(mail)).toBe('inbox');
    const [message] = await messagesFrom(from);
    expect(message?.message).toMatch(/^One & two\s+three$/);
  });

  test('without text, or without anything but a sender, is stored', async () => {
    for (const from of [newVisitor(), newVisitor()]) {
      expect(await stateOf(`From: ${from}\r\n\r\n`)).toBe('inbox');
      expect(await messagesFrom(from)).toMatchObject([{ message: '…', name: from, subject: '' }]);
    }
  });

  test.each([
    ['bytes that are no email', '\u0000\u0001{"a": [', 'ignored'],
    ['nothing', '', 'ignored'],
    [
      'half a tag a hundred thousand times',
      `Content-Type: text/html\r\n\r\n${'<style'.repeat(1e5)}`,
      'ignored',
    ],
    ['a sender that is no address', letter({ from: 'x y <not an address>' }), 'ignored'],
  ])('can be %s', async (_what, mail, state) => {
    expect(await stateOf(mail)).toBe(state);
  });
});

describe('The files of an email', () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);
  const filesIn = async (files: readonly { name: string; content: Buffer }[]) => {
    const from = newVisitor();
    const mail = letter({ from, files });
    expect(await stateOf(mail)).toBe('inbox');
    const [message] = await messagesFrom(from);
    return { mail, id: message?.id as string, files: await filesOf(message?.id as string) };
  };

  test('are stored by their content, whatever they are called', async () => {
    const { files } = await filesIn([
      { name: 'photo.heic', content: heic },
      { name: 'scan.txt', content: png },
      { name: 'card.jpg', content: Buffer.from('ffd8ffe000104a464946', 'hex') },
    ]);
    expect(files).toMatchObject([
      { name: 'photo.heic', mime_type: 'image/heic', refusal: null, is_stored: true },
      { name: 'scan.txt', mime_type: 'image/png', refusal: null, is_stored: true },
      { name: 'card.jpg', mime_type: 'image/jpeg', refusal: null, is_stored: true },
    ]);
  });

  test('of another type, or empty, are only named, with the reason', async () => {
    const { files } = await filesIn([
      { name: 'bill.pdf', content: Buffer.from('MZ program') },
      { name: 'archive.zip', content: Buffer.from('PK\u0003\u0004') },
      { name: 'page.html', content: Buffer.from('<script>alert(1)</script>') },
      { name: 'nothing.pdf', content: Buffer.alloc(0) },
    ]);
    expect(files.map(({ name, refusal, is_stored }) => [name, refusal, is_stored])).toEqual([
      ['bill.pdf', 'type', false],
      ['archive.zip', 'type', false],
      ['page.html', 'type', false],
      ['nothing.pdf', 'empty', false],
    ]);
  });

  test('that are too large are only named', async () => {
    const content = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(7_340_032)]);
    const { files } = await filesIn([{ name: 'large.pdf', content }]);
    expect(files).toMatchObject([{ name: 'large.pdf', refusal: 'too_large', is_stored: false }]);
  });

  test('beyond the tenth are only named, and beyond the twentieth not even that', async () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ name: `${index}.png`, content: png }));
    const { files } = await filesIn(many);
    expect(files).toHaveLength(20);
    expect(files.filter(({ is_stored }) => is_stored)).toHaveLength(10);
    expect(files.filter(({ refusal }) => refusal === 'too_many')).toHaveLength(10);
  });

  test('have names without folders, controls and marks that turn text around', async () => {
    const { files } = await filesIn([
      { name: '../../etc/passwd', content: png },
      { name: 'C:\\\\Users\\\\bill.png', content: png },
      { name: 'bill\u202Egnp.exe', content: png },
    ]);
    expect(files.map(({ name }) => name)).toEqual(['passwd', 'bill.png', 'billgnp.exe']);
  });

  test('are stored when the email arrives again, if Storage failed at first', async () => {
    const { mail, id, files } = await filesIn([{ name: 'card.png', content: png }]);
    await server.owner.query(`begin; select set_config('storage.allow_delete_query', 'true', true);
      delete from storage.objects where name = '${files[0]?.path}'; commit`);
    await server.owner.query('update message_files set received_at = null where message_id = $1', [
      id,
    ]);
    expect(await stateOf(mail)).toBe('repeated');
    expect(await filesOf(id)).toMatchObject([{ id: files[0]?.id, is_stored: true }]);
  });

  test('of ten copies that arrive at once are stored once', async () => {
    const from = newVisitor();
    const mail = letter({ from, files: ['card.pdf'] });
    await Promise.all(Array.from({ length: 10 }, () => stateOf(mail)));
    const [message] = await messagesFrom(from);
    expect(await filesOf(message?.id as string)).toMatchObject([{ is_stored: true }]);
  });

  test('beyond what one sender may send within a day are only named', async () => {
    const from = newVisitor();
    const filesOfNext = async () => {
      const files = ['a.png', 'b.png'].map((name) => ({ name, content: png }));
      expect(await stateOf(letter({ from, files }))).toBe('inbox');
      const [latest] = await rowsOf<{ id: string }>(
        'select id from contact_messages where email = $1 order by created_at desc, id limit 1',
        [from],
      );
      return (await filesOf(latest?.id ?? '')).map(({ refusal }) => refusal);
    };
    expect(await filesOfNext()).toEqual([null, null]);
    const sent = (bytes: number, ago: string) =>
      server.owner.query(
        `update private.inbound_emails set file_bytes = $2, received_at = now() - $3::interval
         where sender_hash = private.hash_key($1)`,
        [from, bytes, ago],
      );
    await sent(100 * 1_048_576 - png.length, '23 hours');
    expect(await filesOfNext()).toEqual([null, 'over_limit']);
    await sent(100 * 1_048_576, '25 hours');
    expect(await filesOfNext()).toEqual([null, null]);
    await sent(2048 * 1_048_576, '1 hour');
    const others = await filesIn([{ name: 'a.png', content: png }]);
    expect(others.files).toMatchObject([{ refusal: 'over_limit', is_stored: false }]);
    await sent(0, '1 hour');
  });

  test('of an ignored email are not stored', async () => {
    const before = await rowsOf('select id from message_files');
    const headers = ['Auto-Submitted: auto-replied (vacation)'];
    expect(await stateOf(letter({ from: newVisitor(), headers, files: ['a.pdf'] }))).toBe(
      'ignored',
    );
    expect(await rowsOf('select id from message_files')).toEqual(before);
  });
});

describe('A reply to a reply of the inbox', () => {
  test('is in its thread, opens the message again, and is news for the inbox', async () => {
    const { id, email, mail } = await answeredMessage();
    const [before] = await rowsOf<{ received_at: Date }>(
      'select received_at from contact_messages where id = $1',
      [id],
    );
    const text = 'And for children?\r\n\r\n> They begin at once.';
    const files = ['card.pdf', 'second.pdf'];
    expect(await stateOf(letter({ from: email, text, files, references: mail }))).toBe('thread');
    expect(await threadOf(id)).toEqual([
      { body: 'They begin at once.', is_from_sender: false, sent_from: null },
      {
        body: 'And for children?\n\n> They begin at once.',
        is_from_sender: true,
        sent_from: null,
      },
    ]);
    expect(await filesOf(id)).toMatchObject([
      { name: 'card.pdf', of_reply: true, is_stored: true },
      { name: 'second.pdf', of_reply: true, is_stored: true },
    ]);
    const [after] = await rowsOf<{ status: string; received_at: Date }>(
      'select status, received_at from contact_messages where id = $1',
      [id],
    );
    expect(after?.status).toBe('new');
    expect(after?.received_at.getTime()).toBeGreaterThan(before?.received_at.getTime() ?? 0);
    expect(await messagesFrom(email)).toHaveLength(1);
  });

  test('from another address is marked with it', async () => {
    const { id, mail } = await answeredMessage();
    const from = newVisitor();
    expect(await stateOf(letter({ from, references: `<other@example.com> ${mail}` }))).toBe(
      'thread',
    );
    expect((await threadOf(id)).at(-1)).toMatchObject({ sent_from: from });
  });

  test('is not sent back to its sender, whatever id the admin chooses', async () => {
    const { id, email, mail } = await answeredMessage();
    await stateOf(letter({ from: email, references: mail }));
    const [reply] = await rowsOf<{ id: string }>(
      'select id from message_replies where message_id = $1 and is_from_sender',
      [id],
    );
    const session = await adminSession(server, cast.otavio.email);
    const sent = { messageId: id, replyId: reply?.id };
    const { status } = await callFunction(server, 'reply-to-message', sent, bearer(session));
    expect(status).toBe(422);
  });

  test('with a reference that was guessed is a new message', async () => {
    const { id } = await answeredMessage();
    const from = newVisitor();
    for (const guess of [id, crypto.randomUUID(), "' or true --"]) {
      expect(await stateOf(letter({ from, references: `<${guess}@mutirao.example>` }))).toBe(
        'inbox',
      );
    }
    expect(await threadOf(id)).toHaveLength(1);
  });
});

describe('A reply to an email about a request', () => {
  let ana: SupabaseClient;
  let request: { id: string; number: string };
  let mail: string;

  beforeAll(async () => {
    ana = await server.signedIn(cast.ana.email);
    const id = crypto.randomUUID();
    const draft = {
      id,
      language: 'pt-BR',
      kind: 'illness',
      care_stage: 'happened',
      service_date: '2026-09-01',
      had_before: 'no',
      other_payer: 'no',
      payment: 'unpaid',
      what_happened: 'Enxaqueca forte',
      provider: 'Dr. Lee',
    };
    expect((await ana.from('sharing_requests').insert(draft)).error).toBeNull();
    const { data } = await ana.rpc('submit_request', { request_id: id, is_truthful: true });
    request = { id, number: (data as { number: string }).number };
    await callFunction(server, 'send-request-emails', {});
    const [sent] = await rowsOf<{ message_id: string; once: string }>(
      `select mail.message_id, emails.id as once from gateway.mail_queue as mail
       join private.request_emails as emails on private.email_id('request-update', emails.id) = mail.message_id
       where emails.request_id = $1`,
      [id],
    );
    mail = messageIdOf('request-update', sent?.once ?? '');
    expect(mail).toContain(sent?.message_id);
  });

  const messages = () =>
    rowsOf<{ id: string; author: string; body: string }>(
      'select id, author, body from request_messages where request_id = $1 order by created_at',
      [request.id],
    );

  test('from Ana’s own address, for which her provider vouches, is a message of the request', async () => {
    const reply = letter({
      from: `Ana Souza <Ana@Example.com>`,
      text: 'A conta chega amanhã.',
      references: mail,
      files: [
        { name: 'conta.pdf', content: Buffer.from('%PDF-1.7 conta') },
        { name: 'conta.zip', content: Buffer.from('PK\u0003\u0004') },
      ],
      headers: [vouched('example.com')],
    });
    expect(await stateOf(reply)).toBe('request');
    expect(await stateOf(reply)).toBe('repeated');
    const sent = await messages();
    expect(sent).toMatchObject([
      {
        author: 'member',
        body: 'A conta chega amanhã.\n\n[Arquivos no e-mail: 1]\n\n[Arquivos do e-mail que não recebemos: 1. Envie por este pedido.]',
      },
    ]);
    expect(await filesOf(sent[0]?.id ?? '')).toMatchObject([
      { name: 'conta.pdf', refusal: null, is_stored: true },
      { name: 'conta.zip', refusal: 'type', is_stored: false },
    ]);
    expect(await messagesFrom(cast.ana.email)).toEqual([]);
  });

  const forged: [string, () => string[]][] = [
    ['without a verdict', () => []],
    ['that failed', () => [vouched('example.com', 'fail')]],
    ['of another domain', () => [vouched('example.net')]],
    [
      'of another server',
      () => [vouched('example.com').replace(authenticator, 'mx.attacker.example')],
    ],
    [
      'that its sender wrote below the provider’s',
      () => [vouched('example.com', 'none'), vouched('example.com')],
    ],
    ['with two senders', () => [vouched('example.com'), 'From: mallory@example.com']],
    [
      'hidden in a comment',
      () => [
        `Authentication-Results: ${authenticator}; spf=fail (; dmarc=pass header.from=example.com)`,
      ],
    ],
  ];
  test.each(forged)(
    'with Ana’s address, %s, is in the inbox only, marked',
    async (_what, headers) => {
      const before = await messages();
      const subject = crypto.randomUUID();
      const text = 'Mandem para mim.';
      const reply = letter({
        from: cast.ana.email,
        subject,
        text,
        references: mail,
        headers: headers(),
      });
      expect(await stateOf(reply)).toBe('inbox');
      expect(await messages()).toEqual(before);
      expect(
        await rowsOf('select * from contact_messages where subject = $1', [subject]),
      ).toMatchObject([
        { about_request: request.number, member_id: null, message: text, language: 'pt-BR' },
      ]);
    },
  );

  test('from another member, whose provider vouches, is in the inbox only, marked', async () => {
    const before = await messages();
    const from = cast.bruno.email;
    const headers = [vouched('example.com')];
    expect(await stateOf(letter({ from, references: mail, headers }))).toBe('inbox');
    expect(await messages()).toEqual(before);
    expect(await messagesFrom(from)).toMatchObject([{ about_request: request.number }]);
  });

  test('from the address that Ana had before is in the inbox only', async () => {
    await server.owner.query('update members set email = $2 where id = $1', [
      cast.ana.memberId,
      'ana.new@example.com',
    ]);
    const headers = [vouched('example.com')];
    const state = await stateOf(letter({ from: cast.ana.email, references: mail, headers }));
    await server.owner.query('update members set email = $2 where id = $1', [
      cast.ana.memberId,
      cast.ana.email,
    ]);
    expect(state).toBe('inbox');
  });
});

describe('Ignored is', () => {
  const automatic: [string, string[]][] = [
    ['an out-of-office reply', ['Auto-Submitted: auto-replied (vacation)']],
    ['a mailing list', ['Precedence: list']],
    ['bulk email', ['Precedence: bulk']],
    ['an old autoresponder', ['Precedence: auto_reply']],
    ['an email with an empty return path', ['Return-Path: <>']],
    ['a newsletter', ['List-Id: <news.example.com>']],
  ];
  test.each(automatic)('%s', async (_what, headers) => {
    const { id, email, mail } = await answeredMessage();
    expect(await stateOf(letter({ from: email, references: mail, headers }))).toBe('ignored');
    expect(await threadOf(id)).toHaveLength(1);
  });

  test('an email of our own, or of a mail server', async () => {
    for (const from of [ownAddress, 'No-Reply@Example.org', 'MAILER-DAEMON@example.com']) {
      expect(await stateOf(letter({ from }))).toBe('ignored');
    }
  });

  test('an email that says it is not automatic: not', async () => {
    const headers = ['Auto-Submitted: no', 'Return-Path: <someone@example.com>'];
    expect(await stateOf(letter({ from: newVisitor(), headers }))).toBe('inbox');
  });

  test('the 21st email of one sender within an hour', async () => {
    const from = newVisitor();
    const states: (string | undefined)[] = [];
    for (let sent = 0; sent < 22; sent += 1) states.push(await stateOf(letter({ from })));
    expect(states.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'inbox'));
    expect(states.slice(20)).toEqual(['too_many', 'too_many']);
    await server.owner.query(
      "update private.inbound_emails set received_at = received_at - interval '1 hour'",
    );
    expect(await stateOf(letter({ from }))).toBe('inbox');
  });
});

describe('A delivery report', () => {
  const sentToAna = async () => {
    await server.owner.query('delete from gateway.mail_queue');
    const [row] = await rowsOf<{ message_id: string }>(
      `insert into gateway.mail_queue (kind, recipient, subject, state, attempts, ended_at)
       values ('request-update', $1, 'News', 'sent', 1, now() - interval '1 hour') returning message_id`,
      [cast.ana.email],
    );
    return row?.message_id ?? '';
  };
  const eventOf = async () => {
    const fabio = await server.admin(cast.fabio.email);
    const args = { member_id: cast.ana.memberId, only_kind: 'emails', max_rows: 1 };
    const { data } = await fabio.rpc('member_timeline', args);
    return data?.map(({ event, details }) => [event, (details as { code?: string }).code]);
  };
  const refused = async () => {
    const { data } = await (await server.admin(cast.fabio.email)).rpc('overview_figures');
    return (data as { refused_emails: { count: number } }).refused_emails.count;
  };

  test('of a refused address is on the member’s timeline and the overview, with its code only', async () => {
    const id = await sentToAna();
    expect(await refused()).toBe(0);
    expect(await stateOf(report(`<${id}@mutirao.example>`, 'failed', '5.1.1'))).toBe('refused');
    expect(await eventOf()).toEqual([['email_refused', 'BOUNCE 5.1.1']]);
    expect(await refused()).toBe(1);
    // A second report about the same email changes nothing.
    const row = () => rowsOf('select * from gateway.mail_queue where message_id = $1', [id]);
    const before = await row();
    expect(await stateOf(report(`<${id}@mutirao.example>`, 'delayed', '4.4.1'))).toBe('delayed');
    expect(await stateOf(report(`<${id}@mutirao.example>`, 'failed', '5.2.2'))).toBe('refused');
    expect(await row()).toEqual(before);
  });

  test('of a delay, and of giving up after it', async () => {
    const id = await sentToAna();
    expect(await stateOf(report(`<${id}@mutirao.example>`, 'delayed', '4.4.7'))).toBe('delayed');
    expect(await eventOf()).toEqual([['email_delayed', 'BOUNCE 4.4.7']]);
    expect(await stateOf(report(`<${id}@mutirao.example>`, 'failed', '4.4.7'))).toBe('given_up');
    expect(await eventOf()).toEqual([['email_given_up', 'BOUNCE 4.4.7']]);
  });

  test('of an unknown email, or of a success, changes nothing and is no message', async () => {
    const before = await rowsOf('select count(*) from contact_messages');
    const unknown = `<${crypto.randomUUID()}@mutirao.example>`;
    expect(await stateOf(report(unknown, 'failed', '5.1.1'))).toBe('unknown_email');
    expect(await stateOf(report('', 'failed', '5.1.1'))).toBe('unknown_email');
    const id = await sentToAna();
    expect(await stateOf(report(`<${id}@mutirao.example>`, 'delivered', '2.0.0'))).toBe('ignored');
    expect(await eventOf()).toEqual([['email_sent', undefined]]);
    expect(await rowsOf('select count(*) from contact_messages')).toEqual(before);
  });
});

test('Only a digest of an email is stored beside what the team reads', async () => {
  const rows = await rowsOf('select * from private.inbound_emails');
  expect(JSON.stringify(rows)).not.toContain('@');
});
