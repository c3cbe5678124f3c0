import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connectAsOwner, newDatabase } from '../support/database.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { type Mailbox, openMailbox } from '../support/smtp-server.ts';
import { queuedTo, queueEmailTo, sender } from './queued-emails.ts';

let mailbox: Mailbox;
let owner: pg.Client;
let databaseUrl: string;
const running: ServerProcess[] = [];

beforeEach(async () => {
  mailbox = await openMailbox();
  const database = await newDatabase();
  owner = await connectAsOwner(database.location);
  databaseUrl = database.url;
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.end('SIGKILL')));
  await owner.end();
  await mailbox.close();
});

async function start(env: Record<string, string> = { SMTP_URL: mailbox.url, MAIL_FROM: sender }) {
  const server = await startServer({ DATABASE_URL: databaseUrl, PORT: '0', ...env });
  running.push(server);
  return server;
}

const stateOf = async (to: string) => (await queuedTo(owner, to))[0]?.state;

describe('Mail and the processes that send it', () => {
  test('what waited while no server ran is sent once by the next', async () => {
    await (await start({})).end('SIGTERM');
    await queueEmailTo(owner, 'ana@example.com');
    await start();
    await expect.poll(() => stateOf('ana@example.com')).toBe('sent');
    expect(mailbox.mails).toHaveLength(1);
  });

  test('a server that is killed while it hands over a mail loses none and doubles none', async () => {
    mailbox.hesitation = 1_500;
    const first = await start();
    await queueEmailTo(owner, 'ana@example.com');
    await expect.poll(() => mailbox.begun).toBe(1);
    await first.end('SIGKILL');

    mailbox.hesitation = 0;
    await start();
    await expect.poll(() => stateOf('ana@example.com')).toBe('sent');
    expect(mailbox.mails).toHaveLength(1);
  });

  test('a server that is asked to end finishes the mail under way', async () => {
    mailbox.hesitation = 1_000;
    const server = await start();
    await queueEmailTo(owner, 'ana@example.com');
    await expect.poll(() => mailbox.begun).toBe(1);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(mailbox.mails).toHaveLength(1);
    expect(await stateOf('ana@example.com')).toBe('sent');
  });

  test('two servers share the work and never send a mail twice; the log names nobody', async () => {
    const servers = await Promise.all([start(), start()]);
    const people = Array.from({ length: 60 }, (_, number) => `person-${number}@example.com`);
    for (const person of people) await queueEmailTo(owner, person);
    await expect.poll(() => mailbox.mails.length).toBeGreaterThanOrEqual(60);
    const open = "select count(*)::int as open from gateway.mail_queue where state = 'waiting'";
    await expect.poll(async () => (await owner.query(open)).rows[0].open).toBe(0);
    expect(mailbox.mails.map(({ to }) => to[0]).sort()).toEqual([...people].sort());

    const logs = servers.map((server) => server.output());
    for (const log of logs) {
      expect(log).toContain('email sent');
      expect(log).not.toContain('@example.com');
    }
  });

  test('what nobody could send for a day is given up, not sent with dead links', async () => {
    await (await start({})).end('SIGTERM');
    await queueEmailTo(owner, 'late@example.com');
    await owner.query("update gateway.mail_queue set created_at = now() - interval '25 hours'");
    await start();
    await expect.poll(() => stateOf('late@example.com')).toBe('failed');
    expect(mailbox.mails).toEqual([]);
  });

  test('there is no outbox in front of an operator’s database', async () => {
    const server = await start({});
    await queueEmailTo(owner, 'ana@example.com');
    const response = await fetch(`${server.url}/outbox`);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('example.org/secret');
  });
});
