import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queueEmail } from '../../src/mail/queue.ts';
import { isPermanent, retryDelay } from '../../src/mail/retry.ts';
import { testServer } from '../support/server.ts';
import { type Mailbox, openMailbox } from '../support/smtp-server.ts';
import { makeDue, queuedTo, queueEmailTo, sender } from './queued-emails.ts';

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
});
const server = testServer(() => ({ smtp: { url: mailbox.url, from: sender } }));
afterAll(() => mailbox.close());

const emailsTo = (to: string) => mailbox.mails.filter((mail) => mail.to.includes(to));
const stateOf = async (to: string) => (await queuedTo(server.owner, to))[0]?.state;

describe('A mail in the queue', () => {
  test('leaves at once, with both its forms, and its body does not stay behind', async () => {
    await queueEmailTo(server.owner, 'ana@example.com', 'Olá, Ana');
    await expect.poll(() => stateOf('ana@example.com')).toBe('sent');
    const [mail] = emailsTo('ana@example.com');
    expect(mail?.from).toBe('no-reply@sender.example');
    expect(mail?.raw).toContain('Content-Type: text/plain');
    expect(mail?.raw).toContain('Content-Type: text/html');
    expect(mail?.raw).toMatch(/^auto-submitted: auto-generated/im);
    expect(mail?.raw).toMatch(/^reply-to: support@example\.com/im);
    expect(await queuedTo(server.owner, 'ana@example.com')).toMatchObject([
      { html: null, text: null, attempts: 1, last_error: null },
    ]);
  });

  test('brings its files, which do not stay behind', async () => {
    await queueEmail(server.owner, {
      to: 'files@example.com',
      kind: 'reply',
      subject: 'Plans',
      html: '<p>Attached</p>',
      text: 'Attached',
      attachments: [
        {
          filename: 'planos "novos" é.pdf',
          contentType: 'application/pdf',
          content: Buffer.from('%PDF-1.7').toString('base64'),
        },
      ],
    });
    await expect.poll(() => stateOf('files@example.com')).toBe('sent');
    const [mail] = emailsTo('files@example.com');
    expect(mail?.raw).toContain('Content-Type: application/pdf');
    expect(mail?.raw).toContain('Content-Disposition: attachment');
    expect(mail?.raw).toContain(Buffer.from('%PDF-1.7').toString('base64'));
    const { rows } = await server.owner.query(
      "select attachments from gateway.mail_queue where recipient = 'files@example.com'",
    );
    expect(rows).toEqual([{ attachments: null }]);
  });

  test('leaves only if the transaction that wrote it is kept', async () => {
    await server.owner.query('begin');
    await queueEmailTo(server.owner, 'undone@example.com');
    await server.owner.query('rollback');
    await queueEmailTo(server.owner, 'kept@example.com');
    await expect.poll(() => stateOf('kept@example.com')).toBe('sent');
    expect(emailsTo('undone@example.com')).toEqual([]);
  });

  test('that the mail server puts off is tried again a minute later, as the same mail', async () => {
    mailbox.refusals.push({ code: 451, at: 'data' });
    await queueEmailTo(server.owner, 'later@example.com');
    await expect
      .poll(async () => (await queuedTo(server.owner, 'later@example.com'))[0]?.attempts)
      .toBe(1);
    const [row] = await queuedTo(server.owner, 'later@example.com');
    expect(row).toMatchObject({ state: 'waiting' });
    expect(row?.wait).toBeGreaterThan(30);
    expect(row?.wait).toBeLessThanOrEqual(60);
    expect(row?.last_error).not.toContain('@');

    await makeDue(server.owner, 'later@example.com');
    await expect.poll(() => stateOf('later@example.com')).toBe('sent');
    expect(emailsTo('later@example.com')).toHaveLength(1);
  });

  test('for a mailbox that does not exist is given up at once', async () => {
    mailbox.refusals.push({ code: 550, at: 'recipient' });
    await queueEmailTo(server.owner, 'nobody@example.com');
    await expect.poll(() => stateOf('nobody@example.com')).toBe('failed');
    expect(await queuedTo(server.owner, 'nobody@example.com')).toMatchObject([
      { html: null, text: null, attempts: 1 },
    ]);
  });

  test('waits while there is no mail server, and leaves by itself when there is one again', async () => {
    mailbox.breakDown();
    await queueEmailTo(server.owner, 'patient@example.com');
    const row = async () => (await queuedTo(server.owner, 'patient@example.com'))[0];
    await expect.poll(async () => (await row())?.attempts).toBe(1);
    expect(await row()).toMatchObject({ state: 'waiting' });
    // A new connection shows that the sender checks whether the server is available again.
    const tried = mailbox.missed;
    await expect.poll(() => mailbox.missed).toBeGreaterThan(tried);

    mailbox.recover();
    await expect.poll(() => stateOf('patient@example.com')).toBe('sent');
    expect(emailsTo('patient@example.com')).toHaveLength(1);
  });
});

describe('Nobody writes into the headers of a mail', () => {
  test.each([
    'ana@example.com\r\nBcc: all@example.com',
    'ana@example.com,all@example.com',
    'ana@example.com;all@example.com',
    'Ana <ana@example.com>',
    '"ana b"@example.com',
    'ana@exam\tple.com',
    'ana',
    '@example.com',
    '',
  ])('%j is no recipient', async (to) => {
    await expect(queueEmailTo(server.owner, to)).rejects.toThrow('not one plain e-mail address');
  });

  test('the database refuses such a recipient and such a subject as well', async () => {
    const insert = `insert into gateway.mail_queue (kind, recipient, subject, html, text)
      values ('test', $1, $2, 'x', 'x')`;
    for (const [to, subject] of [
      ['ana@example.com\nBcc: all@example.com', 'Hello'],
      ['a@example.com,b@example.com', 'Hello'],
      ['ana@example.com', 'Hello\r\nBcc: all@example.com'],
    ]) {
      await expect(server.owner.query(insert, [to, subject])).rejects.toThrow('check constraint');
    }
  });

  test('a subject of several lines becomes one', async () => {
    await queueEmailTo(
      server.owner,
      'lines@example.com',
      'Hello\r\nBcc: all@example.com\u2028X: y',
    );
    await expect.poll(() => stateOf('lines@example.com')).toBe('sent');
    const [mail] = emailsTo('lines@example.com');
    expect(mail?.to).toEqual(['lines@example.com']);
    expect(mail?.raw).not.toMatch(/^(bcc|x):/im);
  });
});

describe('Retries', () => {
  const minute = 60_000;
  const day = 24 * 60 * minute;

  test('come after 1, 2, 4… minutes, up to 6 hours, and end within a day', () => {
    const delays: number[] = [];
    let age = 0;
    for (let attempts = 1; ; attempts += 1) {
      const delay = retryDelay(attempts, age);
      if (delay === undefined) break;
      delays.push(delay / minute);
      age += delay;
    }
    expect(delays.slice(0, 4)).toEqual([1, 2, 4, 8]);
    expect(Math.max(...delays)).toBe(360);
    expect(age).toBeGreaterThan(day * 0.8);
    expect(age).toBeLessThanOrEqual(day);
  });

  test('are not spent on a refused sign-in’s account of the mail: that is the operator’s to mend', () => {
    expect(isPermanent({ command: 'AUTH PLAIN', responseCode: 535 })).toBe(false);
    expect(isPermanent({ command: 'MAIL FROM', responseCode: 550 })).toBe(false);
    expect(isPermanent({ command: 'RCPT TO', responseCode: 450 })).toBe(false);
    expect(isPermanent({ command: 'RCPT TO', responseCode: 550 })).toBe(true);
  });
});
